"""One choice out of a few, joined in one frame."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit.focus import chain
from riichi_desktop.ui.kit.option import Option
from riichi_desktop.ui.kit.paint import (
    HOVER,
    PRESSED,
    RADIUS,
    draw_frame,
    draw_ring,
    mix,
    segment,
)
from riichi_desktop.ui.kit.pressable import Pressable
from riichi_desktop.ui.kit.widths import grow, shrink
from riichi_desktop.ui.theme import Theme


class Segmented(QWidget):
    """Joined options, one chosen: accent and bold. One Tab stop; arrows move and choose.

    Args:
        theme: what it is painted by.
        stretch: whether it fills the width it is given.
    """

    picked = Signal(str)
    """The key that the reader chose; not told for `set_current`."""
    refused = Signal(str)
    """Why a greyed option cannot be chosen, when it is pressed or reached."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, stretch: bool = False
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._options: list[Option] = []
        self._offered: tuple[tuple[str, str, str], ...] = ()
        self._current: str | None = None
        across = QSizePolicy.Policy.Expanding if stretch else QSizePolicy.Policy.Preferred
        self._stretch = stretch
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._refit)

    @property
    def current(self) -> str | None:
        """The chosen key, or None."""
        return self._current

    @property
    def keys(self) -> tuple[str, ...]:
        """Give the keys of the options in their order."""
        return tuple(option.key for option in self._options)

    def set_options(self, options: Sequence[tuple[str, str, str]]) -> None:
        """Offer (key, words, accessible name) triples; keys that stay keep choice and reason."""
        if tuple(options) == self._offered:
            return
        self._offered = tuple(options)
        known = {option.key: option for option in self._options}
        self._options = [
            known.pop(key) if key in known else self._new(key) for key, _, _ in options
        ]
        for option in known.values():
            option.hide()
            option.setParent(None)
            option.deleteLater()
        for option, (_, words, name) in zip(self._options, options, strict=True):
            option.setText(words)
            option.setAccessibleName(name)
            option.show()
        chain(self, self._options)
        self.set_current(self._current)
        self._refit()

    def _new(self, key: str) -> Option:
        option = Option(self.theme, key, self, self)
        option.refused.connect(self.refused)
        return option

    def set_current(self, key: str | None) -> None:
        """Show a key as chosen, or none; tells nobody."""
        self._current = key
        for option in self._options:
            if option.isChecked() != (option.key == key):
                option.show_choice(option.key == key)
        self.stop_at(next((o for o in self._options if o.hasFocus()), None))
        self.update()

    def set_reason(self, key: str, reason: str | None) -> None:
        """Grey one option with a sentence that says why, or free it with None."""
        next(o for o in self._options if o.key == key).set_reason(reason)

    def set_reasons(self, reasons: Mapping[str, str | None]) -> None:
        """Grey the options that have a reason here, free all others."""
        for option in self._options:
            option.set_reason(reasons.get(option.key))

    def option(self, key: str) -> Pressable:
        """Give the button of one option, to focus it."""
        return next(o for o in self._options if o.key == key)

    def pick(self, option: Option) -> None:
        """Choose as the reader did."""
        if option.key != self._current:
            self.set_current(option.key)
            self.picked.emit(option.key)

    def refuse(self, option: Option) -> None:
        """Say why an option cannot be chosen, and show the choice as it was."""
        self.set_current(self._current)
        self.refused.emit(option.reason)

    def walk(self, option: Option, step: int) -> None:
        """Move the focus by one; choose what is there unless it is greyed."""
        at = self._options.index(option) + step
        if 0 <= at < len(self._options):
            there = self._options[at]
            there.setFocus(Qt.FocusReason.OtherFocusReason)
            if there.reason is None:
                self.pick(there)

    def stop_at(self, option: Option | None) -> None:
        """Make this option the one that Tab comes to; None: the chosen one, else the first."""
        chosen = next((o for o in self._options if o.key == self._current), None)
        stop = option or chosen or next(iter(self._options), None)
        for each in self._options:
            tab = Qt.FocusPolicy.StrongFocus if each is stop else Qt.FocusPolicy.ClickFocus
            if each.focusPolicy() != tab:
                each.setFocusPolicy(tab)

    def sizeHint(self) -> QSize:
        """Give the size in px that shows the words in bold, so that a choice moves nothing."""
        return QSize(sum(self._wanted()), self.theme.control_height)

    def minimumSizeHint(self) -> QSize:
        """Give the size in px below which words are cut."""
        return QSize(sum(self._widths(4)), self.theme.control_height)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Share the width out."""
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, fills, separators, words, ring."""
        if not self._options:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = [QRectF(option.geometry()) for option in self._options]
        whole = QRectF(0, 0, places[-1].right(), self.height())
        for option, place in zip(self._options, places, strict=True):
            if option.reason is None and option.key != self._current:
                self._fill(painter, option, place.adjusted(0, 0.5, 0, -0.5), self._ground(option))
        draw_frame(painter, whole, RADIUS, None, self.theme.color("outline"))
        for option, place in zip(self._options, places, strict=True):
            self._draw_option(painter, option, place)
        for option, place in zip(self._options, places, strict=True):
            if option.ring and option.hasFocus():
                self._draw_ring(painter, option, place)

    def _ends(self, option: Option) -> dict[str, bool]:
        return {"left": option is self._options[0], "right": option is self._options[-1]}

    def _ground(self, option: Option) -> QColor:
        share = PRESSED if option.isDown() else HOVER if option.underMouse() else 0.0
        return mix(self.theme.color("control"), self.theme.color("text"), share)

    def _fill(self, painter: QPainter, option: Option, place: QRectF, fill: QColor) -> None:
        ends = self._ends(option)
        if any(ends.values()):
            painter.fillPath(segment(place, RADIUS, **ends), fill)
        else:
            painter.fillRect(place, fill)

    def _draw_option(self, painter: QPainter, option: Option, place: QRectF) -> None:
        chosen = option.key == self._current
        color = self.theme.color
        before = self._options[self._options.index(option) - 1]
        if chosen:
            self._fill(painter, option, place, color("accent"))
        elif option is not self._options[0] and before.key != self._current:
            line = QRectF(place.left(), 1, 1, place.height() - 2)
            painter.fillRect(line, color("outline"))
        role = "strong" if chosen else "body"
        greyed = option.reason is not None and not chosen
        painter.setPen(color("on_accent" if chosen else "greyed" if greyed else "text"))
        painter.setFont(self.theme.font(role))
        room = self._room(option, place)
        words = self.theme.cut(role, option.text(), room.width() - 4)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

    def _room(self, _option: Option, place: QRectF) -> QRectF:
        """Give the part of an option that its words may fill: all of it."""
        return place

    def _draw_ring(self, painter: QPainter, option: Option, place: QRectF) -> None:
        strong, ends = option.key == self._current, self._ends(option)
        draw_ring(painter, self.theme, self, place, RADIUS, strong=strong, **ends)

    def _wanted(self) -> list[int]:
        """Give the widths in px that the options have where there is room."""
        widths = self._widths(6 if self.theme.compact else 8)
        if not self.theme.touch:
            return widths
        return [max(width, self.theme.control_height) for width in widths]

    def _widths(self, pad: int) -> list[int]:
        least = 28 if self.theme.compact else 38
        return [
            max(least, round(self.theme.width("strong", option.text())) + 2 * pad)
            for option in self._options
        ]

    def _lay_out(self) -> None:
        """Give each option its place: the narrow ones grow first."""
        if not self._options:
            return
        wanted = self._wanted()
        spare = self.width() - sum(wanted)
        if spare < 0:
            wanted = shrink(wanted, self.width())
        elif spare and self._stretch:
            wanted = grow(wanted, self.width())
        x = 0
        for option, width in zip(self._options, wanted, strict=True):
            option.setGeometry(QRect(x, 0, width, self.height()))
            option.set_tip(self._tip(option, width))
            x += width

    def _tip(self, option: Option, width: int) -> str:
        """Give the whole name where the words are short for it, or cut."""
        name, words = option.accessibleName(), option.text()
        room = self._room(option, QRectF(0, 0, width, self.height())).width()
        cut = self.theme.width("strong", words) > room - 4
        return (name or words) if cut or name != words.strip() else ""

    def _refit(self) -> None:
        self.updateGeometry()
        self._lay_out()
        self.update()
