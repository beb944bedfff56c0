"""The point table: what every han and fu pay for who wins and how; a press chooses them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.ui.kit import ElidedLabel, Panel, draw_ring, mix
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, draw_frame
from riichi_desktop.ui.look import Look

from .option_grid import OptionGrid
from .session import PointsSession, PointsView
from .table_layout import HEADING, LEAST_ROW, Places, beside, lay_out
from .table_values import (
    FU,
    HAN,
    LIMITS,
    Cell,
    chosen_key,
    han_fu_of,
    key_of,
    table_cells,
)

if TYPE_CHECKING:
    from riichi_desktop.engine import Rules

_RADIUS: Final = 5.0
_PAD: Final = (7, 4)
"""Within cells at the left and right, normal and compact, in px."""

_INSET: Final = (2, 1)
_AFTER_LABEL: Final = (14, 9)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_KEYS: Final = (
    *(key_of(han, fu) for fu in FU for han in HAN),
    *(key_of(least, None) for least, _ in LIMITS),
)


class PointTable(OptionGrid):
    """Rows of fu, columns of han, the limits beside them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._look = look
        self._cells: Mapping[str, Cell] = {}
        self._places = lay_out(400, 400, False)
        self._roles = {"plain": "body", "mangan": "body"}
        super().__init__(look.theme, _KEYS, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def cells(self) -> Mapping[str, Cell]:
        """What stands in the cells, by their keys."""
        return self._cells

    def show_cells(self, cells: Mapping[str, Cell]) -> None:
        """Show other cells."""
        self._cells = cells
        words = self._look.words
        faults = {key: cell.fault for key, cell in cells.items() if cell.fault is not None}
        self.set_reasons({key: words.problem(fault) for key, fault in faults.items()})
        self.set_names({key: cell.name for key, cell in cells.items()})
        self._fit()

    def _fit(self) -> None:
        """Take the fonts in which all cells have room, those of a limit beside their letter.

        In a face too wide even so those of a limit say its name: what it pays stands beside them.
        """
        small, theme = self.theme.compact, self.theme
        room = self._places.heads[0].width() - 2 * (_PAD[small] + _INSET[small])
        letter = theme.width("badge", self._look.words.text("ui.points.mangan_letter")) + 3
        for state, width in (("plain", room), ("mangan", room - letter)):
            texts = [cell.text for cell in self._cells.values() if cell.state == state and cell.fu]
            fitting = (
                role
                for role in ("body", "caption", "badge")
                if all(theme.width(role, text) <= width for text in texts)
            )
            self._roles[state] = next(fitting, "")
        self.update()

    def neighbour(self, key: str, across: int, down: int) -> str | None:
        """Give the key of the cell beside another."""
        return beside(key, across, down)

    def relay(self) -> None:
        """Lay the cells out for the size in force."""
        self._places = lay_out(self.width(), self.height(), self.theme.compact)
        for key, box in self._places.cells.items():
            self.place(key, box)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(380, HEADING[True] + len(FU) * LEAST_ROW)

    def sizeHint(self) -> QSize:
        """Give the size in px that it likes."""
        return QSize(560, HEADING[False] + len(FU) * 26)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay the cells out anew."""
        self.relay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint headings, labels and cells, as far as they need it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wanted, places = event.rect(), self._places
        self._draw_labels(painter, places)
        for key, cell in self._cells.items():
            if wanted.intersects(places.cells[key]):
                self._draw_cell(painter, cell, places.cells[key])
        for option in self.options.values():
            if option.ring and option.hasFocus():
                place = QRectF(option.geometry()).adjusted(1, 0, -1, 0)
                strong = option.key == self.current
                draw_ring(painter, self.theme, self, place, _RADIUS, strong=strong)

    def _draw_labels(self, painter: QPainter, places: Places) -> None:
        """Draw the headings over a hairline, and the fu of each row; those chosen are bold."""
        words, theme, small = self._look.words, self.theme, self.theme.compact
        pad, after = _PAD[small] + _INSET[small], _AFTER_LABEL[small]
        han, fu = han_fu_of(self.current) if self.current else (0, None)
        heads = [words.text("ui.result.han", n=one) for one in HAN]
        for one, head, place in zip(HAN, heads, places.heads, strict=False):
            self._draw_label(painter, head, place.adjusted(0, 0, -pad, 0), one == han)
        limits = places.heads[-1].adjusted(pad, 0, 0, 0)
        self._draw_label(painter, words.text("ui.points.limits"), limits, False, _LEFT)
        for one, place in zip(FU, places.rows, strict=True):
            self._draw_label(painter, str(one), place.adjusted(0, 0, -after, 0), one == fu)
        corner = QRect(0, 0, places.rows[0].width() - after, places.heads[0].height())
        self._draw_label(painter, words.text("ui.result.fu"), corner, False)
        bottom = places.heads[0].bottom() - 1
        painter.fillRect(QRect(0, bottom, self.width(), 1), theme.color("hairline"))

    def _draw_label(
        self,
        painter: QPainter,
        words: str,
        place: QRect,
        chosen: bool,
        side: Qt.AlignmentFlag = _RIGHT,
    ) -> None:
        theme = self.theme
        painter.setFont(theme.font("strong" if chosen else "caption"))
        painter.setPen(theme.color("text" if chosen else "muted"))
        painter.drawText(place, side, words)

    def _draw_cell(self, painter: QPainter, cell: Cell, box: QRect) -> None:
        color, option = self.theme.color, self.options[cell.key]
        chosen, limit = cell.key == self.current, cell.fu is None
        inset = _INSET[self.theme.compact]
        place = QRectF(box).adjusted(inset, 0, -inset, 0)
        fill = color("surface")
        if cell.state == "mangan":
            fill = color("tint")
            self._draw_tint(painter, cell, place)
        share = PRESSED if option.isDown() else HOVER if option.underMouse() else 0.0
        if chosen:
            draw_frame(painter, place, _RADIUS, color("accent"), None)
        elif share and cell.fault is None:
            draw_frame(painter, place, _RADIUS, mix(fill, color("text"), share), None)
        if limit:
            self._draw_limit(painter, cell, place, chosen)
        else:
            self._draw_amount(painter, cell, place, chosen)

    def _draw_tint(self, painter: QPainter, cell: Cell, place: QRectF) -> None:
        """Tint a cell: those of a column are one field, rounded at its ends."""
        tint = self.theme.color("tint")
        draw_frame(painter, place, _RADIUS, tint, None)
        for down, end in ((-1, place.top()), (1, place.bottom() - _RADIUS)):
            key = beside(cell.key, 0, down) if cell.fu is not None else None
            if key is not None and self._cells[key].state == "mangan":
                painter.fillRect(QRectF(place.left(), end, place.width(), _RADIUS), tint)

    def _draw_amount(self, painter: QPainter, cell: Cell, place: QRectF, chosen: bool) -> None:
        theme, pad = self.theme, _PAD[self.theme.compact]
        dim = cell.state in ("unreachable", "impossible")
        text = f"({cell.text})" if cell.state == "unreachable" else cell.text or "–"
        role = self._roles.get(cell.state, "caption")
        if not role:
            role = "badge"
            text = self._look.words.text("limit_word.mangan") if cell.state == "mangan" else text
        if chosen:
            room = place.width() - 2 * pad - 12
            role = "strong" if theme.width("strong", text) <= room else "badge_strong"
        painter.setPen(theme.color("on_accent" if chosen else "greyed" if dim else "text"))
        painter.setFont(theme.font(role))
        painter.drawText(place.adjusted(0, 0, -pad, 0), _RIGHT, text)
        if cell.state == "mangan" and self._roles["mangan"]:
            painter.setFont(theme.font("badge_strong" if chosen else "badge"))
            painter.setPen(theme.color("on_accent" if chosen else "accent"))
            letter = self._look.words.text("ui.points.mangan_letter")
            painter.drawText(place.adjusted(pad, 0, 0, 0), _LEFT, letter)

    def _draw_limit(self, painter: QPainter, cell: Cell, place: QRectF, chosen: bool) -> None:
        """Draw the name of a limit, its han, and what is paid, on two or three lines."""
        theme, ink = self.theme, "on_accent" if chosen else "text"
        name, han = cell.title
        pad = _PAD[theme.compact]
        inner = place.adjusted(pad, 2, -pad, -2)
        if theme.width("strong", name) > inner.width():
            name = name.partition(" ")[0]
        line = min(inner.height() / 3, 24.0)
        top = inner.top() + (inner.height() - 3 * line) / 2
        rows = [QRectF(inner.left(), top + at * line, inner.width(), line) for at in range(3)]
        painter.setPen(theme.color(ink))
        painter.setFont(theme.font("strong"))
        painter.drawText(rows[0], _LEFT, theme.cut("strong", name, inner.width()))
        role = "strong" if chosen else "body"
        if theme.width(role, cell.text) > inner.width():
            role = "badge_strong" if chosen else "caption"
        painter.setFont(theme.font(role))
        painter.drawText(rows[2], _RIGHT, cell.text)
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color(ink if chosen else "muted"))
        painter.drawText(rows[1], _LEFT, han)


class TablePanel(Panel):
    """The table under its title: who wins and how; and what the signs in it mean."""

    def __init__(self, look: Look, points: PointsSession, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=12)
        self._look = look
        self._points = points
        self._shown: tuple[Rules, bool, bool] | None = None
        self.title = ElidedLabel(look.theme, "", self, font="strong")
        self.legend = ElidedLabel(look.theme, "", self, font="caption", color="muted")
        self.legend.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.table = PointTable(look, self)
        self.table.picked.connect(self._pick)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title)
        head.addWidget(self.legend, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        self._column.addWidget(self.table, 1)
        self.set_compact(False)
        points.changed.connect(self.show_view)
        look.reworded.connect(self.reword)
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        side = 10 if compact else 12
        self.setContentsMargins(12, side - 2, 12, side)
        self._column.setSpacing(0 if compact else 4)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.table.setAccessibleName(words.text("ui.points.table"))
        letter = words.text("ui.points.mangan_letter")
        self.legend.setText(words.text("ui.points.legend", letter=letter))
        self._shown = None
        self.show_view(self._points.view)

    def show_view(self, view: PointsView) -> None:
        """Show the table of who wins and how, and the cell that is chosen."""
        award, words = view.award, self._look.words
        wanted = (view.rules, award.dealer, award.tsumo)
        if wanted != self._shown:
            self._shown = wanted
            who = words.text(f"role.{'dealer' if award.dealer else 'non_dealer'}")
            how = words.text(f"by.{'tsumo' if award.tsumo else 'ron'}")
            title = "dealer_tsumo_each" if award.dealer and award.tsumo else "who_how"
            self.title.setText(words.text(f"ui.points.{title}", who=who, how=how))
            self.table.show_cells(table_cells(*wanted, words))
        self.table.set_current(chosen_key(view.choice))

    def _pick(self, key: str) -> None:
        han, fu = han_fu_of(key)
        award = self._points.view.award
        self._points.open_at(han, fu, award.dealer, award.tsumo)
