"""The ways to understand a press, as small groups of tiles to choose from."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QVBoxLayout, QWidget

from riichi_desktop.engine import Move
from riichi_desktop.ui.kit import Label, Pressable, announce, draw_ring, mix
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, RADIUS, draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.tile_art import tile_size

TILE: Final = 48
"""The height in px of the tiles that are offered: none smaller is easy to touch."""

_COLUMNS: Final = 3
_PAD: Final = 8
_NUMBER: Final = 16
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -_COLUMNS,
    Qt.Key.Key_Down: _COLUMNS,
}


class Candidate(Pressable):
    """One way: its number, and the tiles that the call would lay down."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look.theme, "", parent)
        self._look = look
        self.move_: Move | None = None

    def offer(self, move: Move, number: int) -> None:
        """Stand for a way, under a number of the keyboard."""
        self.move_ = move
        self.setText(str(number))
        words, meld = self._look.words, move.meld
        if meld is not None:
            kind = words.text(f"meld.{meld.type}")
            tiles = words.tiles(meld.tiles)
            self.setAccessibleName(words.text("ui.say.call", meld=kind, tiles=tiles))
        self.refit()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        meld = self.move_.meld if self.move_ else None
        across = len(meld.tiles) if meld else 1
        size = tile_size(TILE)
        return QSize(across * size.width() + 2 * _PAD + _NUMBER, TILE + 2 * _PAD)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint fill, number, tiles, ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rect = self.theme, QRectF(self.rect())
        share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
        fill = mix(theme.color("control"), theme.color("text"), share)
        draw_frame(painter, rect, RADIUS, fill, theme.color("outline"))
        painter.setFont(theme.font("badge"))
        painter.setPen(theme.color("muted"))
        number = QRectF(_PAD - 2, 0, _NUMBER, rect.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.text())
        meld = self.move_.meld if self.move_ else None
        size = tile_size(TILE)
        for place, tile in enumerate(meld.tiles if meld else ()):
            x = _PAD + _NUMBER - 2 + place * size.width()
            self._look.art.paint(painter, QRect(x, _PAD, size.width(), TILE), tile)
        if self.ring and self.hasFocus():
            draw_ring(painter, theme, self, rect, RADIUS)


class Candidates(QWidget):
    """Shows the ways over the page until one is chosen; not a dialog, nothing waits for it.

    A press, Enter, or the number of a way chooses it; Esc, a click elsewhere, or any change of the
    hand closes it. The focus goes back to where it was.
    """

    def __init__(self, look: Look, session: Session, owner: QWidget) -> None:
        super().__init__(owner)
        self._look = look
        self._session = session
        self._owner = owner
        self._ways: list[Candidate] = []
        self._before: QWidget | None = None
        self._title = Label(look.theme, "", self, font="caption", color="muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(6)
        column.addWidget(self._title)
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        column.addLayout(self._grid)
        self.hide()
        session.changed.connect(self.close_quietly)
        session.mode_changed.connect(self.close_quietly)
        look.reworded.connect(self.close_quietly)
        look.theme.changed.connect(self.update)

    def offer(self, moves: Sequence[Move], beside: QRect) -> None:
        """Show the ways next to a field of the owner, and take the focus."""
        while len(self._ways) < len(moves):
            self._add_way()
        for place, way in enumerate(self._ways):
            way.setVisible(place < len(moves))
            if place < len(moves):
                way.offer(moves[place], place + 1)
        title = self._look.words.text("ui.mode.candidates")
        self._title.setText(title)
        self.setAccessibleName(title)
        if self.isHidden():
            self._before = QApplication.focusWidget()
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        window = self._owner.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self._grid.invalidate()
        self.layout().activate()  # type: ignore[union-attr]
        self.resize(self.sizeHint())
        corner = self._owner.mapTo(window, QPoint())
        room = QRect(corner.x(), 0, self._owner.width(), window.height())
        self._place(beside.translated(corner), room)
        self.show()
        self.raise_()
        announce(self, title)
        self._ways[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def shown(self) -> list[Candidate]:
        """Give the ways that are offered now; none while it is closed."""
        return [] if self.isHidden() else [way for way in self._ways if not way.isHidden()]

    def close_quietly(self) -> None:
        """Close without a choice; the focus goes back to where it was."""
        if self.isHidden():
            return
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        held = self.isAncestorOf(QApplication.focusWidget() or self)
        before, self._before = self._before, None
        self.hide()
        if held and before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close when something else is pressed; the press goes on."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            spot = self.mapFromGlobal(event.globalPosition().toPoint())
            if not self.rect().contains(spot):
                self.close_quietly()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by number, walk, close; let no other key through to the page."""
        shown, key = self.shown(), Qt.Key(event.key())
        held = next((i for i, way in enumerate(shown) if way.hasFocus()), 0)
        if key == Qt.Key.Key_Escape:
            self.close_quietly()
        elif event.text().isdecimal() and 0 < int(event.text()) <= len(shown):
            self._choose(shown[int(event.text()) - 1])
        elif key in _STEPS and 0 <= held + _STEPS[key] < len(shown):
            shown[held + _STEPS[key]].setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self._look.theme.color
        draw_frame(painter, QRectF(self.rect()), 10, color("surface"), color("outline"))

    def _add_way(self) -> None:
        way = Candidate(self._look, self)
        way.clicked.connect(lambda: self._choose(way))
        place = len(self._ways)
        self._grid.addWidget(way, place // _COLUMNS, place % _COLUMNS)
        self._ways.append(way)

    def _choose(self, way: Candidate) -> None:
        move = way.move_
        self.close_quietly()
        if move is not None:
            self._session.take(move)

    def _place(self, beside: QRect, room: QRect) -> None:
        """Lie below the field, or above where there is no room there."""
        room = room.adjusted(6, 6, -6, -6)
        place = self.rect()
        place.moveCenter(beside.center())
        place.moveTop(beside.bottom() + 10)
        if place.bottom() > room.bottom():
            place.moveBottom(beside.top() - 10)
        place.moveLeft(max(room.left(), min(place.left(), room.right() - place.width() + 1)))
        place.moveTop(max(room.top(), min(place.top(), room.bottom() - place.height() + 1)))
        self.move(place.topLeft())
