"""The list of rule sets at the left: the shipped ones, then the club's own."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from riichi_desktop.documents import RuleSet
from riichi_desktop.export import as_of, rule_set_name
from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit.paint import draw_frame, draw_ring
from riichi_desktop.ui.line_list import LINE, Index, LineList
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

from .editing import base_of, departures
from .shelf import RuleShelf

_PAD: Final = 9
_CHECK: Final = 16
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SetLine:
    """A rule set, or the heading of some.

    Attributes:
        key: its id; "" for a heading.
        name: in words.
        below: its date, or what it was copied from.
        in_force: whether the hand is played under it.
        spoken: all of it.
    """

    key: str
    name: str
    below: str = ""
    in_force: bool = False
    spoken: str = ""

    @property
    def tip(self) -> str:
        """What the pointer is told: a narrow list cuts the date."""
        return self.spoken


def set_lines(shelf: RuleShelf, in_force: str, words: Words) -> Iterator[SetLine]:
    """Give a line for each set; `in_force` is the id of the one that governs the hand."""
    own = [id for id in shelf.ids if shelf.is_own(id)]
    shipped = [id for id in shelf.ids if id not in own]
    for key, ids in (("own", own), ("shipped", shipped)):
        if ids:
            title = words.text(f"ui.rule_sets.{key}")
            yield SetLine("", title, spoken=title)
        for id in ids:
            yield _line(shelf.held(id), id == in_force, words, own=key == "own")


def _line(held: RuleSet, in_force: bool, words: Words, *, own: bool) -> SetLine:
    id = held.rules.id
    name = rule_set_name(id, words)
    below = _origin(held, words) if own else as_of(held.date, words)
    current = words.text("ui.rules.current") if in_force else ""
    spoken = words.listed(filter(None, (name, current, below)))
    return SetLine(id, name, below, in_force, spoken)


def _origin(held: RuleSet, words: Words) -> str:
    """Say what a set was copied from, and how far it departs from it."""
    base = base_of(held)
    if base is None:
        return as_of(held.date, words)
    name, count = rule_set_name(base.rules.id, words), len(departures(held))
    if not count:
        return words.text("ui.rule_sets.origin_same", base=name)
    return words.text("ui.rule_sets.origin", n=count, base=name)


class SetRows(QStyledItemDelegate):
    """Draws the lines of `set_lines`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give the size of a line in px."""
        theme = self._look.theme
        if not index.data(LINE).key:
            return QSize(60, 28 if index.row() == 0 else 38)
        lines = theme.metrics("body").height() + theme.metrics("caption").height()
        return QSize(60, round(lines) + (10 if theme.compact else 12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a line."""
        line: SetLine = index.data(LINE)
        theme, place = self._look.theme, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not line.key:
            painter.setFont(theme.font("caption"))
            painter.setPen(theme.color("muted"))
            bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            painter.drawText(place.adjusted(_PAD, 0, -_PAD, -5), int(bottom), line.name)
        else:
            self._draw(painter, option, line, place)
        painter.restore()

    def _draw(
        self, painter: QPainter, option: QStyleOptionViewItem, line: SetLine, place: QRectF
    ) -> None:
        theme, state, view = self._look.theme, QStyle.StateFlag, self.parent()
        chosen = bool(option.state & state.State_Selected)
        if chosen or option.state & state.State_MouseOver:
            draw_frame(painter, place.adjusted(0, 1, 0, -1), 6, theme.color("tint"), None)
        if chosen:
            bar = QRectF(place.left(), place.top() + 7, 3, place.height() - 14)
            draw_frame(painter, bar, 1.5, theme.color("accent"), None)
        if chosen and isinstance(view, LineList) and view.hasFocus() and view.ring:
            draw_ring(painter, theme, view, place.adjusted(0, 1, 0, -1), 6)
        room = place.adjusted(_PAD, 0, -_PAD, 0)
        upper = QRectF(room.left(), room.top() + 5, room.width(), theme.metrics("body").height())
        if line.in_force:
            spot = QPointF(round(room.right() - _CHECK), round(upper.center().y() - _CHECK / 2))
            ink = theme.color("accent").name()
            dpr = self._dpr()
            painter.drawPixmap(spot, icon_pixmap("check", ink, _CHECK, dpr))
            upper.setRight(room.right() - _CHECK - 4)
        role = "strong" if chosen else "body"
        self._text(painter, upper, line.name, role, "text")
        lower = QRectF(room.left(), upper.bottom(), room.width(), theme.metrics("caption").height())
        self._text(painter, lower, line.below, "caption", "muted")

    def _text(self, painter: QPainter, place: QRectF, words: str, role: str, color: str) -> None:
        theme = self._look.theme
        painter.setFont(theme.font(role))
        painter.setPen(theme.color(color))
        painter.drawText(place, int(_LEFT), theme.cut(role, words, place.width() + 0.5))

    def _dpr(self) -> float:
        view = self.parent()
        return view.devicePixelRatioF() if isinstance(view, QWidget) else 1.0
