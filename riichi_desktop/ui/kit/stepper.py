"""A small number, with less and more beside it."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QWidget

from riichi_desktop.ui.kit.focus import ring_after
from riichi_desktop.ui.kit.paint import (
    HOVER,
    PRESSED,
    RADIUS,
    draw_frame,
    draw_ring,
    mix,
    segment,
)
from riichi_desktop.ui.theme import Theme

_LESS: Final = frozenset({Qt.Key.Key_Minus, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_PageDown})
_MORE: Final = frozenset({Qt.Key.Key_Plus, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_PageUp})
_SIGNS: Final = {-1: "\u2212", 1: "+"}


class Stepper(QAbstractSlider):
    """Less, n, more. Arrows and signs step, digits type the number, Home and End go to its ends.

    It is a slider to assistive technology, which may set the value too. Its base has the value
    and the range; set them with `set_value` and `set_range`. The mouse does not take the focus.
    """

    stepped = Signal(int)
    """The number that the reader chose; not told for `set_value`."""
    refused = Signal(str)
    """Why it cannot go further, or at all."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, low: int = 0, high: int = 99
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._reason: str | None = None
        self._end_reasons: dict[int, str | None] = {-1: None, 1: None}
        self._told = True
        self._ring = True
        self._typed = ""
        self._before = low
        self._under = self._down = 0
        self.setRange(low, high)
        self.setPageStep(1)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._value_changed)
        theme.changed.connect(self._refit)

    @property
    def reason(self) -> str | None:
        """Why the whole control cannot be used now, or None."""
        return self._reason

    def set_value(self, value: int) -> None:
        """Show a number; tells nobody."""
        self._told = False
        self.setValue(value)
        self._told = True

    def set_range(
        self, low: int, high: int, low_reason: str | None = None, high_reason: str | None = None
    ) -> None:
        """Set both ends, and the sentences for who would go beyond them."""
        self._told = False
        self.setRange(low, high)
        self._told = True
        self._end_reasons = {-1: low_reason, 1: high_reason}
        self._refit()

    def set_reason(self, reason: str | None) -> None:
        """Grey the control with a sentence that says why, or free it with None."""
        if reason != self._reason:
            self._reason = reason
            self.setAccessibleDescription(reason or "")
            self.update()

    def reason_of(self, step: int) -> str | None:
        """Say why it cannot go down (-1) or up (1): "" without a sentence, None when it can."""
        if self._reason is not None:
            return self._reason
        at_end = self.value() == (self.minimum() if step < 0 else self.maximum())
        return (self._end_reasons[step] or "") if at_end else None

    def step(self, by: int) -> None:
        """Go one down (-1) or up (1) as the reader does, or refuse."""
        reason = self.reason_of(by)
        if reason is None:
            self.setValue(self.value() + by)
        elif reason:
            self.refused.emit(reason)

    def sizeHint(self) -> QSize:
        """Give the size in px; the number has room for its greatest value."""
        digits = self.theme.width("strong", str(self.maximum()))
        side = self.theme.control_height - 2
        return QSize(2 * side + max(34, round(digits) + 16), self.theme.control_height)

    def minimumSizeHint(self) -> QSize:
        """Give the only size, in px."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Show the reason of the part under the pointer as its tooltip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            side = self._side(event.pos().x())
            reason = self.reason_of(side) if side else self._reason
            QToolTip.showText(event.globalPos(), reason or self.toolTip(), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, jump or type."""
        self._ring = True
        key = Qt.Key(event.key())
        if event.text().isdigit():
            self._type(event.text())
            return
        self._typed = ""
        if key in _LESS or key in _MORE:
            self.step(-1 if key in _LESS else 1)
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.setValue(self.minimum() if key == Qt.Key.Key_Home else self.maximum())
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step, and go on while the button is held."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._down = self._side(event.position().x())
        if not self._down:
            if self._reason:
                self.refused.emit(self._reason)
            return
        self.step(self._down)
        more = self._down > 0
        action = self.SliderAction
        if self.reason_of(self._down) is None:
            self.setRepeatAction(action.SliderSingleStepAdd if more else action.SliderSingleStepSub)
        self.update()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Stop."""
        self._down = 0
        self.setRepeatAction(self.SliderAction.SliderNoAction)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Mark the part under the pointer."""
        self._mark(self._side(event.position().x()))

    def leaveEvent(self, _event: QEvent) -> None:
        """Mark nothing."""
        self._mark(0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll: a number must not change by the way."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring and tell the reason, when the keyboard came here."""
        self._ring = ring_after(event, self._ring)
        self._typed = ""
        if self._reason is not None and self._ring:
            self.refused.emit(self._reason)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint frame, signs, number, ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, color = QRectF(self.rect()), self.theme.color
        side = rect.height() - 2
        number = rect.adjusted(side, 0, -side, 0)
        if self._reason is None:
            painter.fillRect(number.adjusted(0, 0.5, 0, -0.5), color("control"))
        for step in (-1, 1):
            self._draw_side(
                painter, step, QRectF(0 if step < 0 else number.right(), 0, side, side + 2)
            )
        draw_frame(painter, rect, RADIUS, None, color("outline"))
        for x in (number.left(), number.right() - 1):
            painter.fillRect(QRectF(x, 1, 1, rect.height() - 2), color("outline"))
        painter.setFont(self.theme.font("strong"))
        painter.setPen(color("text" if self._reason is None else "greyed"))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self.value()))
        if self._ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, RADIUS)

    def _draw_side(self, painter: QPainter, step: int, place: QRectF) -> None:
        """Paint less (-1) or more (1)."""
        color = self.theme.color
        free = self.reason_of(step) is None
        if free:
            share = PRESSED if self._down == step else HOVER if self._under == step else 0.0
            fill = mix(color("control"), color("text"), share)
            shape = segment(place.adjusted(0, 0.5, 0, -0.5), RADIUS, left=step < 0, right=step > 0)
            painter.fillPath(shape, fill)
        painter.setFont(self.theme.font("body"))
        painter.setPen(color("text" if free else "greyed"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, _SIGNS[step])

    def _side(self, x: float) -> int:
        side = self.height() - 2
        return -1 if x < side else 1 if x >= self.width() - side else 0

    def _mark(self, side: int) -> None:
        if side != self._under:
            self._under = side
            self.update()

    def _type(self, digit: str) -> None:
        """Take a typed digit: it goes on with the digits before it where the range allows."""
        if self._reason is not None:
            self.refused.emit(self._reason)
            return
        longer = self._typed + digit
        self._typed = longer if int(longer) <= self.maximum() else digit
        value = int(self._typed)
        if self.minimum() <= value <= self.maximum():
            self.setValue(value)
            return
        reason = self._end_reasons[1 if value > self.maximum() else -1]
        if reason:
            self.refused.emit(reason)

    def _value_changed(self, value: int) -> None:
        """Pass on a change that is not ours, or take it back."""
        self.update()
        if self._told and self._reason is not None:
            self.set_value(self._before)
            self.refused.emit(self._reason)
            return
        self._before = value
        if self._told:
            self.stepped.emit(value)

    def _refit(self) -> None:
        self.updateGeometry()
        self.update()
