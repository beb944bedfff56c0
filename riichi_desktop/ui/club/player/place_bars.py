"""How often somebody took each place, as bars."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.club import Ratio
from riichi_desktop.ui.club.standings.numbers import average, percent
from riichi_desktop.ui.club.standings.pictures import place_inks
from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.words import place_name

_LINE: Final = (28, 21)
_BAR: Final = 14
_INSET: Final = 8
"""The bars begin and end where the rows of a table do."""

_PARTS: Final = 12
"""A place is counted in twelfths, where some are shared."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PlaceBars(QLabel):
    """A bar a place: its name, how long it is, the share and how often."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._places: tuple[Ratio, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.updateGeometry)
        look.theme.changed.connect(self.update)

    def show_places(self, places: tuple[Ratio, ...]) -> None:
        """Show the share of each place, the first place first."""
        self._places = places
        words = self._look.words
        self.setAccessibleName(words.text("ui.club.page.places"))
        self.setAccessibleDescription(words.listed(map(" ".join, self.lines())))
        self.updateGeometry()
        self.update()

    def lines(self) -> list[tuple[str, str, str]]:
        """Give for each place its name, its share, and how often it was."""
        words = self._look.words
        return [
            (place_name(words, n), percent(ratio, words), self._times(ratio))
            for n, ratio in enumerate(self._places, start=1)
        ]

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(240, _LINE[self._look.theme.compact] * len(self._places))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bars; the longest fills the room."""
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines, high = self.lines(), _LINE[theme.compact]
        name = max((theme.width("body", line[0]) for line in lines), default=0) + 12
        share = theme.width("strong", percent(Ratio(1, 1), self._look.words)) + 4
        times = max((theme.width("caption", line[2]) for line in lines), default=0) + 10
        room = self.width() - 2 * _INSET - name - share - times - 8
        most = max((ratio.scaled(1000) or 0 for ratio in self._places), default=0)
        inks = place_inks(theme, len(lines))
        for at, (ratio, words, ink) in enumerate(zip(self._places, lines, inks, strict=True)):
            line = QRectF(_INSET, at * high, self.width() - 2 * _INSET, high)
            self._put(painter, words[0], line, "body", "text", right=False)
            left = line.adjusted(name, 0, 0, 0)
            wide = room * (ratio.scaled(1000) or 0) / most if most else 0
            top = round(line.center().y() - _BAR / 2)
            if wide:
                draw_frame(painter, QRectF(left.left(), top, max(wide, 3.0), _BAR), 3, ink, None)
            self._put(painter, words[2], line, "caption", "muted", right=True)
            self._put(painter, words[1], line.adjusted(0, 0, -times, 0), "strong", "text")

    def _put(
        self,
        painter: QPainter,
        words: str,
        place: QRectF,
        role: str,
        ink: str,
        *,
        right: bool = True,
    ) -> None:
        theme = self._look.theme
        painter.setFont(theme.font(role))
        painter.setPen(theme.color(ink))
        painter.drawText(place, int(_RIGHT if right else _LEFT), words)

    def _times(self, ratio: Ratio) -> str:
        """Say how often a place was taken; one that was shared is a part of one."""
        words = self._look.words
        digits = 1 if ratio.part % _PARTS else 0
        times = Ratio(ratio.part, _PARTS)
        number = average(times, words, 1) if digits else words.number(ratio.part // _PARTS)
        return words.text("ui.club.page.times", number=number)
