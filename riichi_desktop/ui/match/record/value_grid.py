"""All values at one touch: what each han and fu pay the winner, and the limits below."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.engine import Award, Problem, Rules, problem, value_award
from riichi_desktop.export import limit_name
from riichi_desktop.ui.kit import draw_ring, mix
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, draw_frame
from riichi_desktop.ui.kit.widths import grow, shrink
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.points.option_grid import OptionGrid
from riichi_desktop.ui.points.table_values import (
    HAN,
    LIMITS,
    brief_text,
    key_of,
    paid_text,
    table_cells,
)

from .form import FIRST_LIMIT, Gain
from .preview import Preview
from .problems import FU
from .reasons import Reasons
from .worth import Worth

YAKUMAN: Final = "yakuman"
LIMIT_CELLS: Final = (*(key_of(least, None) for least, _ in LIMITS), YAKUMAN)
"""The cells below the rows: the least han of each limit, then a yakuman."""

COUNTED: Final = LIMIT_CELLS[-2]
LIMIT_KEYS: Final = {
    "mangan": "M",
    "haneman": "H",
    "baiman": "B",
    "sanbaiman": "S",
    "yakuman": "Y",
}
"""The letter of each limit, the same in every language."""

LETTERS: Final = {
    key: LIMIT_KEYS.get(limit, "")
    for key, limit in zip(
        LIMIT_CELLS, ("mangan", "haneman", "baiman", "sanbaiman", "counted", YAKUMAN), strict=True
    )
}
"""The letter in each cell; 13 han and more have none."""

_KEYS: Final = (*(key_of(han, fu) for han in HAN for fu in FU), *LIMIT_CELLS)

_LABEL: Final = 58
_HEAD: Final = 20
_ROW: Final = 40
_TIGHT_ROW: Final = (36, 33)
_LIMIT: Final = (44, 42)
"""Heights in px; those in pairs normal and compact."""

_GAP: Final = 6
_RADIUS: Final = 5.0
_CENTER: Final = Qt.AlignmentFlag.AlignCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Face(NamedTuple):
    """What stands in a cell.

    Attributes:
        title: the name of a limit; "" else.
        paid: what is paid, as in point tables; "" where no such win can be.
        look: `plain`, `mangan` (tinted), `unreachable`, `impossible`.
        name: all of it, to be spoken.
        fault: why it cannot be chosen.
    """

    title: str
    paid: str
    look: str
    name: str
    fault: Problem | None = None


class ValueGrid(OptionGrid):
    """Rows of han, columns of fu, a row of limits; letters are those of the keys."""

    def __init__(self, look: Look, reasons: Reasons, parent: QWidget | None = None) -> None:
        self._look = look
        self._reasons = reasons
        self._faces: Mapping[str, Face] = {}
        self._shown: tuple[object, ...] = ()
        self._han: int | None = None
        self._step = "none"
        self._whole = True
        self._tight = False
        super().__init__(look.theme, _KEYS, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def faces(self) -> Mapping[str, Face]:
        """What stands in the cells, by their keys."""
        return self._faces

    def show_preview(self, preview: Preview, worth: Worth | None) -> None:
        """Show what the current winner would be paid, and the cell of what is chosen."""
        gain, table, words = preview.form.gain, preview.table, self._look.words
        dealer = gain is not None and gain.winner == table.dealer
        tsumo = preview.form.kind == "tsumo"
        wanted = (table.rules, dealer, tsumo, words.lang, gain is None)
        if wanted != self._shown:
            self._shown = wanted
            self._faces = self._faces_of(table.rules, dealer, tsumo)
            nobody = problem("record_no_winner") if gain is None else None
            faults = {key: nobody or face.fault for key, face in self._faces.items()}
            self.set_reasons({key: self._reasons.text(one) for key, one in faults.items()})
            self.set_names({key: face.name for key, face in self._faces.items()})
            self.relay()
        self._han = gain.han if gain is not None else None
        self._show_whole(gain is None or not gain.yakuman)
        self.set_current(_current(gain, worth))
        self.update()

    def show_step(self, step: str) -> None:
        """Show where the next digit goes: to the han at the left, or to the fu above."""
        self._step = step
        self.update()

    def set_tight(self, tight: bool) -> None:
        """Leave room for one more control below."""
        if tight != self._tight:
            self._tight = tight
            self.updateGeometry()
            self.relay()

    @property
    def _row(self) -> int:
        return _TIGHT_ROW[self.theme.compact] if self._tight else _ROW

    def _show_whole(self, whole: bool) -> None:
        """Show han and fu; a yakuman has none, and leaves their room to what it asks."""
        if whole != self._whole:
            self._whole = whole
            self.updateGeometry()
            self.relay()

    def _faces_of(self, rules: Rules, dealer: bool, tsumo: bool) -> Mapping[str, Face]:
        words = self._look.words
        cells = table_cells(rules, dealer, tsumo, words)
        faces = {}
        for key in _KEYS[:-1]:
            cell = cells[key]
            title = cell.title[1] if key == COUNTED else cell.title[0]
            faces[key] = Face(title, cell.text, cell.state, cell.name, cell.fault)
        awarded = value_award(Award(yakuman=1, dealer=dealer, tsumo=tsumo), rules)
        title = limit_name(YAKUMAN, words)
        name = words.listed((title, paid_text(awarded, words)))
        faces[YAKUMAN] = Face(title, brief_text(awarded, words), "mangan", name)
        return faces

    def neighbour(self, key: str, across: int, down: int) -> str | None:
        """Give the key of the cell beside another; the limits lie below all columns."""
        if key in LIMIT_CELLS:
            at = LIMIT_CELLS.index(key)
            if down < 0 and self._whole:
                return key_of(HAN[-1], FU[(2 * at + 1) * len(FU) // (2 * len(LIMIT_CELLS))])
            at += across
            return LIMIT_CELLS[at] if not down and 0 <= at < len(LIMIT_CELLS) else None
        han, fu = map(int, key.split("-"))
        row, column = HAN.index(han) + down, FU.index(fu) + across
        if row == len(HAN):
            return LIMIT_CELLS[(2 * column + 1) * len(LIMIT_CELLS) // (2 * len(FU))]
        inside = 0 <= row < len(HAN) and 0 <= column < len(FU)
        return key_of(HAN[row], FU[column]) if inside else None

    def relay(self) -> None:
        """Lay the cells out for the size in force."""
        small = self.theme.compact
        row, step = self._row, (self.width() - _LABEL) / len(FU)
        for line, han in enumerate(HAN):
            for at, fu in enumerate(FU):
                left, right = round(_LABEL + at * step), round(_LABEL + (at + 1) * step)
                box = QRect(left, _HEAD + line * row, right - left, row)
                self.place(key_of(han, fu), box)
                self.options[key_of(han, fu)].setVisible(self._whole)
        left, top = 0, self._limit_top()
        for key, width in zip(LIMIT_CELLS, self._limit_widths(), strict=True):
            self.place(key, QRect(left, top, width, _LIMIT[small]))
            left += width
        self.update()

    def _limit_top(self) -> int:
        return _HEAD + len(HAN) * self._row + _GAP if self._whole else 0

    def _limit_widths(self) -> list[int]:
        """Give each limit the room of its words and letter, and share out the rest."""
        width, wanted = self.theme.width, []
        for key in LIMIT_CELLS:
            face = self._faces.get(key)
            title, paid = (face.title, face.paid) if face is not None else ("", "")
            letter = width("badge", LETTERS[key]) + 4
            needs = width("strong", title) + letter, width("caption", paid)
            wanted.append(round(max(needs)) + 19)
        share = grow if sum(wanted) <= self.width() else shrink
        return share(wanted, self.width())

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(540, self._limit_top() + _LIMIT[self.theme.compact])

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(480, self.sizeHint().height())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay the cells out anew."""
        self.relay()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint headings and cells."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._whole:
            self._draw_labels(painter)
        for key, face in self._faces.items():
            if self._whole or key in LIMIT_CELLS:
                self._draw_cell(painter, key, face)
        for option in self.options.values():
            if option.ring and option.hasFocus():
                place = QRectF(option.geometry()).adjusted(1, 1, -1, -1)
                strong = option.key == self.current
                draw_ring(painter, self.theme, self, place, _RADIUS, strong=strong)

    def _draw_labels(self, painter: QPainter) -> None:
        """Name rows and columns; those chosen, or asked for next, stand out."""
        words, row = self._look.words, self._row
        fu = self.current.partition("-")[2] if self.current else ""
        for line, han in enumerate(HAN):
            text = words.text("ui.result.han", n=han)
            place = QRectF(2, _HEAD + line * row, _LABEL - 10, row)
            self._draw_label(painter, text, place, han == self._han, self._step == "han", _LEFT)
        for one in FU:
            box = QRectF(self.options[key_of(1, one)].geometry())
            place = QRectF(box.left(), 0, box.width(), _HEAD)
            self._draw_label(painter, str(one), place, str(one) == fu, self._step == "fu")
        corner = QRectF(2, 0, _LABEL - 10, _HEAD)
        for key, letter, side in (("han", "V", _LEFT), ("fu", "F", _RIGHT)):
            self._draw_corner(painter, key, letter, corner, side)

    def _draw_label(
        self,
        painter: QPainter,
        text: str,
        place: QRectF,
        chosen: bool,
        asked: bool,
        side: Qt.AlignmentFlag = _CENTER,
    ) -> None:
        painter.setFont(self.theme.font("strong" if chosen else "caption"))
        ink = "accent" if asked else "text" if chosen else "muted"
        painter.setPen(self.theme.color(ink))
        painter.drawText(place, side, text)

    def _draw_corner(
        self, painter: QPainter, key: str, letter: str, box: QRectF, side: Qt.AlignmentFlag
    ) -> None:
        """Draw the letter that has the next digit go to the han, or to the fu."""
        painter.setFont(self.theme.font("badge"))
        painter.setPen(self.theme.color("accent" if self._step == key else "muted"))
        painter.drawText(box, side, f"{letter} ↓" if key == "han" else f"{letter} →")

    def _draw_cell(self, painter: QPainter, key: str, face: Face) -> None:
        color, option = self.theme.color, self.options[key]
        chosen, free = key == self.current, option.reason is None
        place = QRectF(option.geometry()).adjusted(1, 1, -1, -1)
        fill = color("tint" if face.look == "mangan" and free else "control")
        share = PRESSED if option.isDown() else HOVER if option.underMouse() else 0.0
        if chosen:
            draw_frame(painter, place, _RADIUS, color("accent"), None)
        elif free:
            ground = mix(fill, color("text"), share)
            draw_frame(painter, place, _RADIUS, ground, color("hairline"))
        dim = not free or face.look == "unreachable"
        ink = "on_accent" if chosen else "greyed" if dim else "text"
        painter.setPen(color(ink))
        if face.title:
            self._draw_limit(painter, key, face, place, chosen)
        else:
            self._draw_paid(painter, face, place, chosen)

    def _draw_paid(self, painter: QPainter, face: Face, place: QRectF, chosen: bool) -> None:
        """Draw what is paid; what dealer and others pay stands on two lines."""
        theme, lines = self.theme, (face.paid or "–").split("/")
        roles = ["strong", "badge_strong"] if chosen else ["body", "caption", "badge"]
        roles = roles[1:] if len(lines) > 1 else roles
        room = place.width() - 4
        fits = (one for one in roles if all(theme.width(one, line) <= room for line in lines))
        painter.setFont(theme.font(next(fits, roles[-1])))
        high = (place.height() - 4) / len(lines)
        for at, line in enumerate(lines):
            box = QRectF(place.left(), place.top() + 2 + at * high, place.width(), high)
            painter.drawText(box, _CENTER, line)

    def _draw_limit(
        self, painter: QPainter, key: str, face: Face, place: QRectF, chosen: bool
    ) -> None:
        """Draw a limit over what it pays, and the letter of its key at the corner."""
        theme = self.theme
        inner = place.adjusted(7, 3, -5, -3)
        above, below = QRectF(inner), QRectF(inner)
        above.setHeight(inner.height() * 0.54)
        below.setTop(above.bottom())
        role = "strong" if chosen else "body"
        painter.setFont(theme.font(role))
        painter.drawText(above, _LEFT, theme.cut(role, face.title, above.width() - 11))
        painter.setFont(theme.font("badge_strong" if chosen else "caption"))
        painter.drawText(below, _LEFT, face.paid)
        if not chosen:
            painter.setPen(theme.color("greyed" if self.options[key].reason else "muted"))
        painter.setFont(theme.font("badge"))
        corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(inner, corner, LETTERS[key])


def _current(gain: Gain | None, worth: Worth | None) -> str | None:
    """Give the cell of what is chosen; the limit where fu beyond the columns make one."""
    if gain is None or gain.yakuman:
        return YAKUMAN if gain is not None else None
    if gain.han is None or (gain.fu is None and gain.han < FIRST_LIMIT):
        return None
    key = key_of(gain.han, gain.fu)
    if key in _KEYS:
        return key
    return LIMIT_CELLS[0] if worth is not None and worth.limit else None
