"""The tiles of the picker: every kind, with the number still free."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.engine import (
    Mode,
    Problem,
    Rules,
    Study,
    Tile,
    clear_tiles,
    mode_refusal,
    press_refusal,
    problem,
    red_of,
    take_back_last,
)
from riichi_desktop.ui.hand.picker_layout import (
    DISC,
    OVERHANG,
    TILE,
    TILE_COMPACT,
    TILE_LEAST,
    grid_height,
    lay_out,
    tallest,
)
from riichi_desktop.ui.hand.reasons import Reasons
from riichi_desktop.ui.hand.tile_board import TileBoard, TileKey
from riichi_desktop.ui.kit import Button, ElidedLabel, announce
from riichi_desktop.ui.kit.stamps import Stamps
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words

USED_UP: Final = 0.34
"""The opacity of a tile that cannot be pressed."""

RESTING: Final = 0.86
"""The opacity of the tiles where the mode itself can do nothing now."""

_SHOWN: Final = 8
_TYPED: Final = 14
"""The height in px that waiting digits need below the buttons; else they stand in for Clear."""

_FREE_MODES: Final = ("tile", "dora", "ura")


class PickerKey(TileKey):
    """One kind of tile, or a red five.

    Attributes:
        tile: which.
        free: how many of it are not visible.
        reds: how many reds a press of a plain five means, where no plain one is free.
        opacity: 0 to 1.
        in_set: whether the set of the rules has it.
        disc: where the number lies that is free, in the board.
    """

    def __init__(self, grid: "PickerGrid") -> None:
        super().__init__(grid)
        self.tile: Tile = -1
        self.free = -1
        self.reds = 0
        self.opacity = 1.0
        self.in_set = True
        self.disc = QRect()
        self.clicked.connect(lambda: grid.press(self))

    def lay(self, box: QRect, field: QRect) -> None:
        """Have the tile lie in a box of the board, and be pressed in a field around it."""
        super().lay(box, field)
        corner = box.bottomRight() + QPoint(1 + OVERHANG - DISC, 1 + OVERHANG - DISC)
        self.disc = QRect(corner, QSize(DISC, DISC))


class PickerGrid(TileBoard[PickerKey]):
    """Four rows of tiles; take back and clear at the end of the honours."""

    def __init__(self, look: Look, session: Session, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._session = session
        self._reasons = Reasons(look, session)
        self._study: Study = session.study
        self._laid: tuple[Rules, QSize, bool] | None = None
        self._digits = ""
        self._discs = Stamps(look.theme)
        self.compact = False
        self.refused.connect(self._reasons.tell)
        self.take_back = Button(look.theme, parent=self, icon="backspace", icon_only=True)
        self.clear = Button(look.theme, parent=self)
        self.typed = ElidedLabel(look.theme, parent=self, font="caption", color="muted")
        self.take_back.clicked.connect(session.take_back_last)
        self.clear.clicked.connect(session.clear)
        for button in (self.take_back, self.clear):
            button.refused.connect(self._reasons.tell)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def tallest(self, width: int) -> int:
        """Give the height in px beyond which tiles in a width only lie in emptiness."""
        return tallest(self._study.rules, width, self.compact)

    def make_key(self) -> PickerKey:
        """Make one key more."""
        return PickerKey(self)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.compact = compact
        self.updateGeometry()
        self._lay_out()

    def press(self, key: PickerKey) -> None:
        """Press a tile in the mode in force."""
        before, words = self._session.draft, self.look.words
        self._session.press(key.tile)
        if self._session.draft != before:
            announce(self, words.text("ui.say.added", tile=words.tile(key.tile)))

    def cell_of(self, tile: Tile) -> QRect:
        """Give where a tile lies, in px; an empty field where the set has it not."""
        return next((key.box for key in self.keys if key.tile == tile), QRect())

    def show_typed(self, digits: str) -> None:
        """Show the digits that wait for their suit."""
        self._digits = digits
        words = self.look.words
        digits = digits if len(digits) <= _SHOWN else "…" + digits[-_SHOWN:]
        self.typed.setText(words.text("ui.picker.pending", digits=digits) if digits else "")
        self.clear.setHidden(
            bool(digits) and self.typed.geometry().intersects(self.clear.geometry())
        )

    def show_study(self, study: Study) -> None:
        """Show what is free, and what can be pressed in the mode in force."""
        self._study = study
        self._lay_out()
        refusals = self._refusals(study)
        whole = mode_refusal(study.draft, self._session.mode, study.rules) is not None
        for key, refusal in zip(self.keys, refusals, strict=True):
            self._show_key(key, refusal, whole)
        self._show_buttons(study)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.look.words
        self.take_back.setText(words.text("ui.button.take_back"))
        self.take_back.set_tip(self.take_back.text())
        self.clear.setText(words.text("ui.button.clear"))
        self.show_typed(self._digits)
        for key in self.keys:
            self._name(key)
        self._laid = None
        self.show_study(self._study)

    def sizeHint(self) -> QSize:
        """Give the size in px with tiles as the mocks have them."""
        tile = TILE_COMPACT if self.compact else TILE
        return QSize(498 if self.compact else 613, grid_height(tile, self.compact))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(490, grid_height(TILE_LEAST, self.compact))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._lay_out()

    def paint_key(self, painter: QPainter, key: PickerKey, box: QRectF) -> None:
        """Paint a tile and the disc with its number."""
        self.look.art.paint(painter, box, key.tile, opacity=key.opacity)

    def paint_over(self, painter: QPainter, key: PickerKey) -> None:
        """Paint the disc with the number that is free; none where the set has no such tile.

        Where a press of a plain five means the red one, its number stands there, in red.
        """
        if not key.in_set:
            return
        number, red = max(0, key.free) or key.reds, bool(key.reds)
        self._discs.paint(
            painter, key.disc, (number, red), lambda on: self._draw_disc(on, number, red)
        )

    def _draw_disc(self, painter: QPainter, number: int, red: bool) -> None:
        color, none, few = self.look.theme.color, not number, number <= 1
        disc = QRectF(0, 0, DISC, DISC)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("text" if none else "surface"))
        painter.drawEllipse(disc)
        painter.setFont(self.look.theme.font("badge_strong" if few else "badge"))
        ink = "surface" if none else "losses" if red else "text" if few else "muted"
        painter.setPen(color(ink))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))

    def _refusals(self, study: Study) -> list[Problem | None]:
        """Say of each tile why it cannot be pressed in the mode in force."""
        draft, rules, mode = study.draft, study.rules, self._session.mode
        whole = mode_refusal(draft, mode, rules)
        if whole is not None:
            return [whole] * len(self.keys)
        # Where any free tile will do, those that are free need not be asked one by one.
        plain = mode in _FREE_MODES
        return [
            None if plain and study.left[key.tile] > 0 else self._refusal(study, mode, key.tile)
            for key in self.keys
        ]

    def _refusal(self, study: Study, mode: Mode, tile: Tile) -> Problem | None:
        return press_refusal(study.draft, mode, tile, study.rules)

    def _show_key(self, key: PickerKey, refusal: Problem | None, whole: bool) -> None:
        free, rules = self._study.left[key.tile], self._study.rules
        red = red_of(key.tile)
        reds = self._study.left[red] if red is not None and free <= 0 else 0
        in_set = free > 0 or not _never_in_set(key.tile, rules)
        dead = not in_set or (free <= 0 and not reds) or (refusal is not None and not whole)
        opacity = USED_UP if dead else RESTING if whole else 1.0
        if (free, reds, in_set) != (key.free, key.reds, key.in_set):
            key.free, key.reds, key.in_set = free, reds, in_set
            self._name(key)
            self.update(key.disc)
        if opacity != key.opacity:
            key.opacity = opacity
            self.update(key.area)
        key.set_reason(self._reasons.text(refusal))
        tip = "ui.picker.red_next" if refusal is None and free <= 0 else ""
        key.set_tip(self.look.words.text(tip) if tip else "")

    def _show_buttons(self, study: Study) -> None:
        empty = problem("move_refused", "concealed", reason="hand_is_empty")
        last = take_back_last(study.draft, study.rules)
        self.take_back.set_reason(self._reasons.text(None if last else empty))
        cleared = clear_tiles(study.draft) == study.draft
        self.clear.set_reason(self._reasons.text(empty if cleared else None))

    def _name(self, key: PickerKey) -> None:
        key.setAccessibleName(_spoken(self.look.words, key.tile, max(0, key.free)))

    def _lay_out(self) -> None:
        """Place keys and buttons, where rules or size are others than before."""
        wanted = (self._study.rules, self.size(), self.compact)
        if wanted == self._laid:
            return
        self._laid = wanted
        grid = lay_out(self._study.rules, self.width(), self.height(), self.compact)
        self.use(len(grid.cells))
        for key, cell in zip(self.keys, grid.cells, strict=True):
            if key.tile != cell.tile:
                key.tile, key.free = cell.tile, -1
            key.lay(cell.box, cell.box.adjusted(0, 0, OVERHANG, OVERHANG - 2))
        self._place_buttons(grid.buttons)
        self.update()

    def _place_buttons(self, room: QRect) -> None:
        high = self.look.theme.control_height
        y = room.center().y() - high // 2 + 1
        self.take_back.setGeometry(room.left(), y, 40, high)
        left = room.left() + 48
        wide = min(self.clear.sizeHint().width(), self.width() - left)
        self.clear.setGeometry(left, y, wide, high)
        below = room.bottom() + OVERHANG - y - high - 2
        if below < _TYPED:
            self.typed.setGeometry(left, y, room.width() - 48, high)
        else:
            self.typed.setGeometry(room.left(), y + high + 3, room.width(), below)
        self.show_typed(self._digits)


@lru_cache(maxsize=1000)
def _spoken(words: Words, tile: Tile, free: int) -> str:
    return words.text("ui.picker.tile", tile=words.tile(tile), n=free)


def _never_in_set(tile: Tile, rules: Rules) -> bool:
    """Tell whether the set of the rules has no such tile at all."""
    if tile > 33:
        return not rules.red_fives[tile - 34]
    return rules.players == 3 and 0 < tile < 8
