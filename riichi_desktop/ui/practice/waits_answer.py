"""An answer in tiles: every kind there is, to mark those that complete the hand."""

from typing import Final, Literal

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.drills import Answer, Outcome, Question
from riichi_desktop.engine import KINDS, NotScorable, Tile, parse_tiles
from riichi_desktop.ui.hand.tile_board import TileBoard, TileKey
from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.tile_art import tile_lift, tile_size

Mark = Literal["", "right", "missed", "wrong"]

_HEIGHTS: Final = (72, 68, 64, 60, 56, 52, 48, 44)
_GAP: Final = 14
_ROW_GAP: Final = 14
_SIGN: Final = 16
_SIGNS: Final = {"right": "check", "missed": "plus", "wrong": "close"}
_INKS: Final = {"right": "accent", "missed": "notice", "wrong": "losses"}
_INSET: Final = 7
"""Room in px for the focus ring of the first tile."""

_PALE: Final = 0.4
_VERDICT: Final = 92
"""The room in px for what is said of an answer."""


class WaitKey(TileKey):
    """One kind of tile, marked or not.

    Attributes:
        tile: which.
        mark: after the answer, what was right about it.
    """

    def __init__(self, board: "WaitsAnswer") -> None:
        super().__init__(board)
        self._owner = board
        self.tile: Tile = -1
        self.mark: Mark = ""
        self.setCheckable(True)
        self.clicked.connect(lambda: board.press(self))

    def nextCheckState(self) -> None:
        """Stay as it is once the answer is judged."""
        if not self._owner.judged:
            super().nextCheckState()


class WaitsAnswer(TileBoard[WaitKey]):
    """Four rows of tiles; one Tab stop, arrows walk, Space marks, `36p` marks by name.

    Attributes:
        judged: whether the answer was given.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._kinds: tuple[Tile, ...] = ()
        self._digits = ""
        self._tile = _HEIGHTS[0]
        self.judged = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def answer(self) -> Answer:
        """The tiles that are marked."""
        return frozenset(key.tile for key in self.keys if key.isChecked())

    @property
    def is_empty(self) -> bool:
        """Whether none is marked."""
        return not self.answer

    def ask(self, question: Question) -> None:
        """Offer the tiles of the set, none marked."""
        self.judged, self._digits = False, ""
        missing = range(1, 8) if question.rules.players == 3 else ()
        self._kinds = tuple(kind for kind in KINDS if kind not in missing)
        self.use(len(self._kinds))
        for key, kind in zip(self.keys, self._kinds, strict=True):
            key.tile, key.mark = kind, ""
            key.setChecked(False)
        self.stop_at(self.keys[0])
        self._lay_out()
        self.reword()

    def judge(self, outcome: Outcome) -> None:
        """Show which were right, which were missed, which were too many."""
        self.judged = True
        answer, wanted = frozenset[object](outcome.answer), outcome.question.wanted
        for key in self.keys:
            key.mark = ""
            if key.tile in answer or key.tile in wanted:
                key.mark = "wrong" if key.tile not in wanted else "right"
            if key.tile in wanted and key.tile not in answer:
                key.mark = "missed"
            key.setChecked(key.tile in answer)
        self.reword()

    def make_key(self) -> WaitKey:
        """Make one key more."""
        return WaitKey(self)

    def press(self, key: WaitKey) -> None:
        """Follow a mark that was set or taken away."""
        self.aim()
        self.update(key.area)
        if not self.judged:
            self.changed.emit()

    def focus_home(self) -> None:
        """Put the keyboard on the tile that Tab comes to."""
        stops = (key for key in self.keys if key.focusPolicy() == Qt.FocusPolicy.StrongFocus)
        next(stops, self.keys[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def type(self, sign: str) -> bool:
        """Take digits, then the letter of their suit: those tiles are marked, or no more."""
        if self.judged:
            return False
        if sign.isdigit():
            self._digits = (self._digits + sign)[-9:]
            return True
        digits, self._digits = self._digits, ""
        try:
            tiles = set(parse_tiles(digits + sign.lower())) if digits else set()
        except NotScorable:
            return False
        for key in self.keys:
            if key.tile in tiles:
                key.click()
        return bool(tiles)

    def key_pressed(self, key: WaitKey, event: QKeyEvent) -> bool:
        """Walk with the arrows; leave Enter to whoever checks the answer."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
            return True
        return super().key_pressed(key, event)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.look.words
        for key in self.keys:
            sign = words.text(f"ui.practice.mark.{key.mark}") if key.mark else ""
            key.setAccessibleName(words.listed(filter(None, (words.tile(key.tile), sign))))
        self.aim()
        self.update()

    def lift_of(self, key: WaitKey) -> float:
        """Raise what is marked."""
        if key.mark or (key.isChecked() and not self.judged):
            return float(tile_lift(key.box.height()))
        return 0.0 if self.judged else super().lift_of(key)

    def paint_key(self, painter: QPainter, key: WaitKey, box: QRectF) -> None:
        """Paint a tile; pale where it does not matter any more."""
        pale = self.judged and not key.mark
        lit = key.isChecked() and not self.judged
        self.look.art.paint(painter, box, key.tile, lit=lit, opacity=_PALE if pale else 1.0)

    def paint_over(self, painter: QPainter, key: WaitKey) -> None:
        """Paint the sign of a tile that was judged, on a disc at its corner."""
        if not key.mark:
            return
        ink = self.look.theme.color(_INKS[key.mark])
        disc = QRectF(0, 0, _SIGN + 6, _SIGN + 6)
        disc.moveCenter(QPointF(key.box.right() - 1, key.box.top() - key.lift + 2))
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(self.look.theme.color("surface"))
        painter.drawEllipse(disc)
        dpr = self.devicePixelRatioF()
        pixmap = icon_pixmap(_SIGNS[key.mark], ink.name(), _SIGN, dpr)
        painter.drawPixmap(disc.topLeft() + QPointF(3, 3), pixmap)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        tile = _HEIGHTS[4 if self.look.theme.compact else 2]
        return QSize(9 * (tile * 3 // 4 + _GAP), 4 * tile + 3 * _ROW_GAP + 16)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        least = _HEIGHTS[-1]
        return QSize(9 * (least * 3 // 4 + 2), 4 * least + 3 * 8 + 16)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        """Put the suits one under another, the honours last."""
        if not self.keys:
            return
        rows = [[k for k in self._kinds if k // 9 == suit] for suit in range(4)]
        gap = _ROW_GAP if not self.look.theme.compact else 10
        # What will be said of the answer has its room from the start: no tile moves then.
        room = self.height() - (0 if self.judged else _VERDICT)
        heights = [t for t in _HEIGHTS if not self.judged or t <= self._tile]
        fitting = (
            t
            for t in heights
            if 4 * t + 3 * gap + 16 <= room and 9 * (t * 3 // 4 + 4) <= self.width()
        )
        self._tile = next(fitting, _HEIGHTS[-1])
        size = tile_size(self._tile)
        pitch = min(
            size.width() + _GAP,
            (self.width() - size.width() - 2 * _INSET) // 8 if self.width() else 0,
        )
        left = max(_INSET, (self.width() - 8 * pitch - size.width()) // 2)
        at = 0
        for line, row in enumerate(rows):
            for column, _ in enumerate(row):
                corner = QPoint(left + column * pitch, 12 + line * (size.height() + gap))
                box = QRect(corner, size)
                self.keys[at].lay(box, box)
                at += 1
        self.update()
