"""Words and lines on paper: black ink, lengths in units of the paper.

What is written is kept first, so that its height is known, and drawn then, on any painter.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from riichi_desktop.ui.line_breaks import broken
from riichi_desktop.ui.theme import Theme

_ROLES: Final = {
    "title": (72, True),
    "points": (130, True),
    "limit": (66, True),
    "strong": (48, True),
    "body": (48, False),
    "cell_strong": (42, True),
    "cell": (42, False),
    "small": (40, False),
    "note": (36, False),
    "note_strong": (36, True),
    "tiny": (33, False),
    "tiny_strong": (33, True),
    "mono": (38, False),
}
"""The height in units of each role's letters, and whether they are bold."""

_LOCAL_FORMS: Final = QFont.Tag("locl")

_INKS: Final = {
    "text": "#111111",
    "muted": "#555555",
    "line": "#999999",
    "hair": "#c4c4c4",
    "tint": "#ebebeb",
    "white": "#ffffff",
}
_WHOLE: Final = Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
"""A line may be higher than its box: the letters are never cut."""

_ELLIPSIS: Final = Qt.TextElideMode.ElideRight
RULE: Final = 3
"""How thick a hairline is."""

Draw = Callable[[QPainter], None]


def ink_color(name: str) -> QColor:
    """Give a colour of ink."""
    return QColor(_INKS[name])


class Ink:
    """A piece of paper that is written on, `width` units wide.

    Attributes:
        theme: whose type is used.
        width: in units.
        height: how far down it has come, in units.
        has_kanji: whether some font can show kanji; else they are left out.
    """

    def __init__(self, theme: Theme, width: float) -> None:
        self.theme = theme
        self.width = width
        self.height = 0.0
        self.has_kanji = theme.has_kanji
        self._families = {"mono": theme.font("mono").family()}
        self._family = theme.font("body").family()
        self._fonts: dict[str, QFont] = {}
        self._metrics: dict[str, QFontMetricsF] = {}
        self._draws: list[Draw] = []

    def draw(self, painter: QPainter) -> None:
        """Draw everything, from 0, 0."""
        for draw in self._draws:
            draw(painter)

    def add(self, draw: Draw) -> None:
        """Keep something to be drawn."""
        self._draws.append(draw)

    def skip(self, units: float) -> None:
        """Leave room."""
        self.height += units

    def rule(self) -> None:
        """Draw a hairline."""
        self.fill(QRectF(0, self.height, self.width, RULE), "line")
        self.height += RULE

    def fill(self, box: QRectF, color: str) -> None:
        """Fill a box; a thin one is a line."""
        whole = QRectF(box)
        self.add(lambda painter: painter.fillRect(whole, ink_color(color)))

    def font(self, role: str) -> QFont:
        """Give the font of a role.

        Its letters have no local forms: Qt tells a PDF what each glyph reads as from the font's
        table of characters, in which such forms are not, as the digits of Noto Sans CJK among
        Latin letters. (A kanji that is a radical too reads as the radical, which comes first in
        that table; nothing of ours can change that.)
        """
        if role not in self._fonts:
            size, bold = _ROLES[role]
            font = QFont(self._families.get(role, self._family))
            font.setPixelSize(size)
            font.setBold(bold)
            font.setFeature(_LOCAL_FORMS, 0)
            self._fonts[role] = font
        return QFont(self._fonts[role])

    def measure(self, words: str, role: str) -> float:
        """Give how wide words are."""
        return self._metrics_of(role).horizontalAdvance(words)

    def line_height(self, role: str) -> float:
        """Give how high a line of a paragraph is."""
        return self._metrics_of(role).height()

    def _metrics_of(self, role: str) -> QFontMetricsF:
        if role not in self._metrics:
            self._metrics[role] = QFontMetricsF(self.font(role))
        return self._metrics[role]

    def words(
        self,
        words: str,
        role: str,
        box: QRectF,
        *,
        ink: str = "text",
        right: bool = False,
        center: bool = False,
        struck: bool = False,
        least: int = 1,
    ) -> float:
        """Write words into a box, made narrower where they do not fit; give how wide they are.

        Args:
            words: on one line.
            role: of the letters.
            box: where to.
            ink: their colour.
            right: whether they end at its right.
            center: whether they stand in its middle; else they begin at its left.
            struck: whether they are struck through.
            least: how narrow they may become, in per cent; what does not fit then is cut.
        """
        font, width = self.font(role), self.measure(words, role)
        font.setStrikeOut(struck)
        if width > box.width():
            stretch = max(least, round(100 * box.width() / width))
            font.setStretch(max(1, stretch))
            width = box.width()
            if stretch == least > 1:
                words = QFontMetricsF(font).elidedText(words, _ELLIPSIS, width)
        align = _CENTER if center else _RIGHT if right else _LEFT
        room = box.adjusted(-1, 0, 1, 0)

        def draw(painter: QPainter) -> None:
            painter.setFont(font)
            painter.setPen(QColor(_INKS[ink]))
            painter.drawText(room, align | _WHOLE, words)

        self.add(draw)
        return width

    def paragraph(
        self,
        words: str,
        role: str,
        *,
        ink: str = "text",
        left: float = 0,
        right: float | None = None,
        struck: bool = False,
    ) -> None:
        """Write words on as many lines as they need, between two edges (else the paper's)."""
        width = (self.width if right is None else right) - left
        font = self.font(role)
        font.setStrikeOut(struck)
        layout, high = broken(words, font, width)
        at = QPointF(left, self.height)

        def draw(painter: QPainter) -> None:
            painter.setPen(QColor(_INKS[ink]))
            layout.draw(painter, at)

        self.add(draw)
        self.height += high
