"""Tiles that can be pressed: a board paints them, its keys are pressed, focused and spoken."""

from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.kit import Pressable, chain, draw_ring
from riichi_desktop.ui.look import Look

HOVER_LIFT: Final = 2
"""How many px a tile rises under the pointer."""

_RING_GAP: Final = 5
_RING_RADIUS: Final = 9.0
_BLEED: Final = 8
_SIDEWAYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_UPRIGHT: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENDS: Final = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class TileKey(Pressable):
    """The place of one tile: pressed, focused and spoken; its board paints the tile.

    Attributes:
        box: where the tile lies in the board when it is not lifted, in px.
        area: what of the board shows it: box, shadow, lift, focus ring, and its own field.
        lift: how many px it is lifted now.
    """

    def __init__(self, board: "TileBoard[Any]") -> None:
        super().__init__(board.look.theme, "", board)
        self.board = board
        self.box = self.area = QRect()
        self.lift = 0.0
        self.setUpdatesEnabled(False)  # there is nothing to paint here

    def lay(self, box: QRect, field: QRect) -> None:
        """Have the tile lie in a box of the board, and be pressed in a field around it."""
        self.box = box
        self.setGeometry(field)
        self.area = box.adjusted(-_BLEED, -_BLEED - 2, _BLEED, _BLEED + 4).united(field)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Rise."""
        super().enterEvent(event)
        self.board.aim()
        self.board.update(self.area)

    def leaveEvent(self, event: QEvent) -> None:
        """Sink."""
        super().leaveEvent(event)
        self.board.aim()
        self.board.update(self.area)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Become the Tab stop of the board."""
        super().focusInEvent(event)
        self.board.stop_at(self)
        self.board.update(self.area)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Lose the ring."""
        super().focusOutEvent(event)
        self.board.update(self.area)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, Home and End; else press."""
        if not self.ring:
            self.ring = True
            self.board.update(self.area)
        if not self.board.key_pressed(self, event):
            super().keyPressEvent(event)


Key = TypeVar("Key", bound=TileKey)


class TileBoard(QWidget, Generic[Key]):
    """The base of the strip and of the picker: keys in reading order, one Tab stop among them.

    A board calls `use` for as many keys as it shows, gives each its `box` and geometry, and says
    in `lift_of`, `paint_ground` and `paint_key` how they look. Keys are made once and used again.

    Attributes:
        keys: those in use, in reading order.
    """

    refused = Signal(str)
    """The reason of a greyed key that was pressed or reached by the keyboard."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.keys: list[Key] = []
        self._pool: list[Key] = []
        self._stop: Key | None = None
        self._aims: dict[Key, tuple[float, float]] = {}
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._move)
        look.theme.changed.connect(self.update)

    def make_key(self) -> Key:
        """Make one key more."""
        raise NotImplementedError

    def lift_of(self, key: Key) -> float:
        """Give how many px a tile should be lifted."""
        return HOVER_LIFT if key.underMouse() and key.reason is None else 0.0

    def paint_ground(self, painter: QPainter, region: QRegion) -> None:
        """Paint what lies below the tiles within a region; nothing here."""

    def paint_key(self, painter: QPainter, key: Key, box: QRectF) -> None:
        """Paint the tile of a key into its lifted box."""
        raise NotImplementedError

    def paint_over(self, painter: QPainter, key: Key) -> None:
        """Paint what lies over tiles and focus ring; nothing here."""

    def use(self, count: int) -> list[Key]:
        """Show that many keys and give them in order; what a key was before, it stays."""
        if len(self._pool) < count:
            self._make_keys(count - len(self._pool))
        before = len(self.keys)
        if count != before:
            self.keys = self._pool[:count]
            self._keep_focus()
            for key in self._pool[min(before, count) : max(before, count)]:
                key.setVisible(count > before)
            self.stop_at(self._stop)
        return self.keys

    def stop_at(self, stop: Key | None) -> None:
        """Make a key the one that Tab comes to; the first where it is not shown."""
        self._stop = stop if stop in self.keys else next(iter(self.keys), None)
        for key in self._pool:
            tab = Qt.FocusPolicy.StrongFocus if key is self._stop else Qt.FocusPolicy.ClickFocus
            if key.focusPolicy() != tab:
                key.setFocusPolicy(tab)

    def key_pressed(self, key: Key, event: QKeyEvent) -> bool:
        """Do what a key of the keyboard does on a tile; tell whether it did anything."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        pressed = Qt.Key(event.key())
        if pressed in _SIDEWAYS:
            at = self.keys.index(key) + _SIDEWAYS[pressed]
            there = self.keys[at] if 0 <= at < len(self.keys) else None
        elif pressed in _UPRIGHT:
            there = self._beyond(key, _UPRIGHT[pressed])
        elif pressed in _ENDS:
            there = self.keys[_ENDS[pressed]]
        else:
            return False
        if there is not None:
            there.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def aim(self) -> None:
        """Let every tile rise or sink to where it should be."""
        self._aims = {
            key: (key.lift, aim) for key in self.keys if (aim := self.lift_of(key)) != key.lift
        }
        self._motion.stop()
        fade = self.look.theme.fade_ms
        if self._aims and fade and self.isVisible():
            self._motion.setDuration(fade)
            self._motion.start()
        else:
            self._move(1.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the tiles, lifted ones over the others, and the focus ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        region = event.region()
        self.paint_ground(painter, region)
        shown = [key for key in self.keys if region.intersects(key.area)]
        for key in sorted(shown, key=lambda key: key.lift):
            self.paint_key(painter, key, QRectF(key.box).translated(QPointF(0, -key.lift)))
        for key in shown:
            if key.ring and key.hasFocus():
                gap = _RING_GAP
                ring = QRectF(key.box).adjusted(-gap, -gap - key.lift, gap, gap - key.lift)
                draw_ring(painter, self.look.theme, self, ring, _RING_RADIUS)
        for key in shown:
            self.paint_over(painter, key)

    def _beyond(self, key: Key, step: int) -> Key | None:
        """Give the key of the next row above (-1) or below (1): in its column, or the nearest."""
        here = key.box.center()
        found = []
        for place, other in enumerate(self.keys):
            away = other.box.center() - here
            if step * away.y() > key.box.height() / 2:
                across = abs(away.x())
                found.append((across > key.box.width(), step * away.y(), across, place))
        return self.keys[min(found)[3]] if found else None

    def _make_keys(self, count: int) -> None:
        for _ in range(count):
            key = self.make_key()
            key.refused.connect(self.refused)
            self._pool.append(key)
        chain(self, self._pool)

    def _keep_focus(self) -> None:
        """Move the focus to the last key shown, from one that goes."""
        held = next((key for key in self._pool if key.hasFocus()), None)
        if held is not None and held not in self.keys and self.keys:
            self.keys[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, share: float) -> None:
        for key, (start, end) in self._aims.items():
            key.lift = start + (end - start) * share
            self.update(key.area)
