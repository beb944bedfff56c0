"""One choice out of a few whose words are long: joined rows, one below the other."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit.focus import chain
from riichi_desktop.ui.kit.option import Option
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, RADIUS, draw_frame, draw_ring, mix
from riichi_desktop.ui.kit.pressable import Pressable
from riichi_desktop.ui.theme import Theme

_DOT: Final = 16
_PAD: Final = 10
_BEFORE: Final = _PAD + _DOT + 8
"""What stands before the words, in px: margin, dot, gap."""

_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_FLAGS: Final = _WRAPPED | Qt.TextFlag.TextWordWrap


class ChoiceList(QWidget):
    """Rows, one chosen: its dot filled, its words bold. One Tab stop; arrows move and choose.

    Words that need it take two lines.
    """

    picked = Signal(str)
    """The key that the reader chose; not told for `set_current`."""
    refused = Signal(str)
    """Why a greyed row cannot be chosen, when it is pressed or reached."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._options: list[Option] = []
        self._current: str | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._refit)

    @property
    def current(self) -> str | None:
        """The chosen key, or None."""
        return self._current

    @property
    def keys(self) -> tuple[str, ...]:
        """Give the keys of the rows in their order."""
        return tuple(option.key for option in self._options)

    def set_options(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer (key, words) pairs; keys that stay keep choice and reason."""
        known = {option.key: option for option in self._options}
        self._options = [known.pop(key) if key in known else self._new(key) for key, _ in options]
        for option in known.values():
            option.hide()
            option.deleteLater()
        for option, (_, words) in zip(self._options, options, strict=True):
            option.setText(words)
            option.setAccessibleName(words)
            option.show()
        chain(self, self._options)
        self.set_current(self._current)
        self._refit()

    def set_current(self, key: str | None) -> None:
        """Show a key as chosen, or none; tells nobody."""
        self._current = key
        for option in self._options:
            if option.isChecked() != (option.key == key):
                option.show_choice(option.key == key)
        self.stop_at(next((o for o in self._options if o.hasFocus()), None))
        self.update()

    def set_reasons(self, reasons: Mapping[str, str | None]) -> None:
        """Grey the rows that have a reason here, free all others."""
        for option in self._options:
            option.set_reason(reasons.get(option.key))

    def option(self, key: str) -> Pressable:
        """Give the button of one row, to focus it."""
        return next(o for o in self._options if o.key == key)

    def pick(self, option: Option) -> None:
        """Choose as the reader did."""
        if option.key != self._current:
            self.set_current(option.key)
            self.picked.emit(option.key)

    def refuse(self, option: Option) -> None:
        """Say why a row cannot be chosen, and show the choice as it was."""
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
        """Make this row the one that Tab comes to; None: the chosen one, else the first."""
        chosen = next((o for o in self._options if o.key == self._current), None)
        stop = option or chosen or next(iter(self._options), None)
        for each in self._options:
            tab = Qt.FocusPolicy.StrongFocus if each is stop else Qt.FocusPolicy.ClickFocus
            if each.focusPolicy() != tab:
                each.setFocusPolicy(tab)

    def hasHeightForWidth(self) -> bool:
        """Tell that words may need a second line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height in px that shows every row whole."""
        return sum(self._heights(width))

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        widest = max((self.theme.width("strong", o.text()) for o in self._options), default=0)
        width = min(320, round(widest) + _BEFORE + _PAD)
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(140, self.theme.control_height)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the rows in their places."""
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, rows, ring."""
        if not self._options:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self.theme.color
        free = any(option.reason is None for option in self._options)
        whole = QRectF(0, 0, self.width(), self._options[-1].geometry().bottom() + 1)
        draw_frame(painter, whole, RADIUS, color("control") if free else None, color("outline"))
        for option in self._options:
            place = QRectF(option.geometry())
            self._draw(painter, option, place)
            if option is not self._options[0]:
                line = QRectF(1, place.top(), place.width() - 2, 1)
                painter.fillRect(line, color("hairline"))
        for option in self._options:
            if option.ring and option.hasFocus():
                draw_ring(painter, self.theme, self, QRectF(option.geometry()), RADIUS)

    def _draw(self, painter: QPainter, option: Option, place: QRectF) -> None:
        chosen, greyed = option.key == self._current, option.reason is not None
        color = self.theme.color
        share = PRESSED if option.isDown() else HOVER if option.underMouse() else 0.0
        if share and not greyed:
            inside = place.adjusted(1.5, 1.5, -1.5, -1.5)
            draw_frame(painter, inside, 5, mix(color("control"), color("text"), share), None)
        self._draw_dot(painter, place, chosen=chosen, greyed=greyed)
        painter.setFont(self.theme.font("strong" if chosen else "body"))
        painter.setPen(color("greyed" if greyed and not chosen else "text"))
        painter.drawText(place.adjusted(_BEFORE, 0, -_PAD, 0), int(_FLAGS), option.text())

    def _draw_dot(self, painter: QPainter, place: QRectF, *, chosen: bool, greyed: bool) -> None:
        color = self.theme.color
        center = QPointF(place.left() + _PAD + _DOT / 2, place.center().y())
        strong = color("greyed" if greyed else "accent")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(strong if chosen else color("outline"), 1.5))
        painter.drawEllipse(center, _DOT / 2 - 0.75, _DOT / 2 - 0.75)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(strong)
            painter.drawEllipse(center, 4.25, 4.25)

    def _new(self, key: str) -> Option:
        option = Option(self.theme, key, self, self)
        option.refused.connect(self.refused)
        return option

    def _heights(self, width: int) -> list[int]:
        room = QRectF(0, 0, max(60, width - _BEFORE - _PAD), 1000)
        metrics, least = self.theme.metrics("strong"), self.theme.control_height
        high = (
            metrics.boundingRect(room, int(_FLAGS), o.text()).height() + 10 for o in self._options
        )
        return [max(least, round(each)) for each in high]

    def _lay_out(self) -> None:
        y = 0
        for option, height in zip(self._options, self._heights(self.width()), strict=True):
            option.setGeometry(QRect(0, y, self.width(), height))
            y += height
        if y != self.height():
            self.updateGeometry()

    def _refit(self) -> None:
        self.updateGeometry()
        self._lay_out()
        self.update()
