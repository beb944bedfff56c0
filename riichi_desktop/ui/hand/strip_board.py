"""What lies on the felt: tiles to press, places to fill."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from riichi_desktop.engine import Part, Problem, Study, mode_refusal
from riichi_desktop.ui.hand.reasons import Reasons
from riichi_desktop.ui.hand.strip_key import StripKey
from riichi_desktop.ui.hand.strip_layout import Layout, Sizes, Spot, lay_out
from riichi_desktop.ui.hand.strip_paint import (
    draw_caption,
    draw_ghosts,
    draw_line,
    draw_place,
    draw_sentence,
)
from riichi_desktop.ui.hand.strip_words import sayings, spoken, tip
from riichi_desktop.ui.hand.tile_board import HOVER_LIFT, TileBoard
from riichi_desktop.ui.kit import announce
from riichi_desktop.ui.kit.stamps import Stamps
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.tile_art import tile_lift

TILE: Final = 72
"""The height in px of the strip's tiles in a normal window."""

_INDICATOR_COMPACT: Final = 27
_FAINT: Final = 0.45
_TAKE: Final = frozenset({Qt.Key.Key_Delete, Qt.Key.Key_Backspace})
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class StripBoard(TileBoard[StripKey]):
    """Tiles, calls, extracted norths and indicators; the next place of each indicator row."""

    def __init__(self, look: Look, session: Session, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._session = session
        self._reasons = Reasons(look, session)
        self._lit: frozenset[tuple[Part, int]] = frozenset()
        self._hovered: tuple[Part, int] | None = None
        self._layout: Layout | None = None
        self._study: Study = session.study
        self._ura_refusal: Problem | None = None
        self._said = ("", "", "", "")
        self._stamps = Stamps(look.theme)
        self.tile = TILE
        self.compact = False
        self.refused.connect(self._reasons.tell)

    def make_key(self) -> StripKey:
        """Make one key more."""
        return StripKey(self)

    def set_tiles(self, tile: int, compact: bool) -> None:
        """Choose the height of the tiles where everything fits."""
        self.tile, self.compact = tile, compact
        self.show_study(self._study)

    def light(self, places: frozenset[tuple[Part, int]]) -> None:
        """Raise and rim what lies at these places; put out all else."""
        for key in self.keys:
            where = (key.spot.part, key.spot.place)
            if (where in places) != (where in self._lit):
                self.update(key.area)
        self._lit = places
        self.aim()

    def show_study(self, study: Study) -> None:
        """Lay the draft out; keys that stay what they were are left alone."""
        self._study = study
        draft = study.draft
        self._ura_refusal = mode_refusal(draft, "ura", study.rules)
        layout = lay_out(draft, study.rules.players, self._sizes())
        self._show_ground(layout)
        for key, spot in zip(self.use(len(layout.spots)), layout.spots, strict=True):
            refused = self._ura_refusal if spot.tile is None and spot.part == "ura" else None
            key.set_reason(self._reasons.text(refused))
            if spot != key.spot:
                key.put(spot, self.height())
                self.name_key(key)
        self.aim()

    def reword(self) -> None:
        """Say everything anew."""
        for key in self.keys:
            self.name_key(key)
        self.show_study(self._study)
        self.update()

    def name_key(self, key: StripKey) -> None:
        """Say what a key is and what a press of it does."""
        words = self.look.words
        key.setAccessibleName(spoken(words, self._study.draft, key.spot))
        key.set_tip(tip(words, key.spot, on_mark=key.on_mark))

    def lift_of(self, key: StripKey) -> float:
        """Raise lit tiles, and what lies under the pointer: all of a call together."""
        spot = key.spot
        if spot.tile is None:
            return 0.0
        where = (spot.part, spot.place)
        if where in self._lit:
            return float(tile_lift(max(spot.box.height(), spot.box.width())))
        return HOVER_LIFT if where == self._hovered else 0.0

    def aim(self) -> None:
        """Let every tile rise or sink to where it should be."""
        hovered = next((k.spot for k in self.keys if k.underMouse() and not k.on_mark), None)
        self._hovered = (hovered.part, hovered.place) if hovered is not None else None
        super().aim()

    def paint_ground(self, painter: QPainter, region: QRegion) -> None:
        """Paint missing places, captions, the winning tile's line."""
        layout, draft, theme = self._layout, self._study.draft, self.look.theme
        if layout is None:
            return
        draw_ghosts(painter, theme, self._stamps, layout, region, win_missing=draft.win is None)
        if draft.win is not None:
            draw_line(painter, theme, layout.win, 1.0)
        if self._said[0]:
            draw_sentence(painter, theme, layout, self._said[0])
        for part, box in layout.empty:
            if region.intersects(box):
                free = part == "dora" or self._ura_refusal is None
                draw_place(painter, theme, self._stamps, box, free=free)
        for box, words in zip(layout.captions, self._said[1:], strict=True):
            if region.intersects(box):
                draw_caption(painter, theme, box, words, left=box is layout.captions[2])

    def paint_key(self, painter: QPainter, key: StripKey, box: QRectF) -> None:
        """Paint a tile, its mark, or the place for the next indicator."""
        spot, theme = key.spot, self.look.theme
        if spot.tile is None:
            free, waits = key.reason is None, self._session.mode == spot.part
            over = key.underMouse()
            draw_place(painter, theme, self._stamps, key.box, free=free, waits=waits, hover=over)
            return
        lit = (spot.part, spot.place) in self._lit
        self.look.art.paint(painter, box, spot.tile, turned=spot.turned, back=spot.back, lit=lit)
        if key.marked:
            draw_line(painter, theme, key.box, 1.0 if key.on_mark and key.underMouse() else _FAINT)

    def key_pressed(self, key: StripKey, event: QKeyEvent) -> bool:
        """Enter makes a tile the winning one, Delete and Backspace take it back; arrows walk."""
        pressed = Qt.Key(event.key())
        if pressed in _TAKE and key.spot.tile is not None:
            self.take_back(key)
        elif pressed in _ENTER and key.spot.tile is not None:
            self.make_winning(key)
        else:
            return super().key_pressed(key, event)
        return True

    def take_back(self, key: StripKey) -> None:
        """Take back what lies here; an empty place asks for its indicator instead."""
        spot = key.spot
        if spot.tile is None:
            self._session.set_mode("dora" if spot.part == "dora" else "ura")
            return
        words = self.look.words
        announce(self, words.text("ui.say.taken_back", tile=words.tile(spot.tile)))
        self._session.take_back(spot.part, spot.place)

    def make_winning(self, key: StripKey) -> None:
        """Make a concealed tile the winning one; the keyboard's focus goes with it."""
        if not key.can_win or key.spot.tile is None:
            return
        followed, words = key.hasFocus() and key.ring, self.look.words
        announce(self, words.text("ui.say.win_is", tile=words.tile(key.spot.tile)))
        self._session.make_winning(key.spot.place)
        win = next(other for other in self.keys if other.spot.part == "win")
        if followed:
            win.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_menu(self, key: StripKey, at: QPoint) -> None:
        """Offer to take a tile back or to make it the winning one."""
        if key.spot.tile is None:
            return
        menu, words = QMenu(self), self.look.words
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if key.can_win:
            win = menu.addAction(words.text("ui.strip.make_win"))
            win.triggered.connect(lambda: self.make_winning(key))
        taken = menu.addAction(words.text("ui.strip.take_back"))
        taken.triggered.connect(lambda: self.take_back(key))
        menu.popup(at)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay everything out anew."""
        self._layout = None
        for key in self.keys:
            key.spot = Spot("win", 0, None, QRect())
        self.show_study(self._study)

    def _show_ground(self, layout: Layout) -> None:
        """Repaint of the ground what is another now."""
        refused = self._ura_refusal
        no_riichi = refused is not None and refused.id == "ura_without_riichi"
        no_riichi = no_riichi and not self.compact
        said = sayings(self.look.words, self._study.draft, no_riichi=no_riichi)
        before, self._layout = self._layout, layout
        if before is None or said != self._said or before.captions != layout.captions:
            self._said = said
            self.update()
            return
        for box in _differing([*before.ghosts, before.win], [*layout.ghosts, layout.win]):
            self.update(box.adjusted(-2, -2, 2, 10))
        for box in _differing([b for _, b in before.empty], [b for _, b in layout.empty]):
            self.update(box)
        self.update(layout.win.adjusted(-2, -2, 2, 12))

    def _sizes(self) -> Sizes:
        words, width = self.look.words, self.look.theme.width
        ura = "ui.strip.ura" if self.compact else "ui.strip.ura_no_riichi"
        caption = max(width("caption", words.text(key)) for key in ("ui.strip.dora", ura))
        return Sizes(
            width=self.width(),
            height=self.height(),
            tile=self.tile,
            indicator=_INDICATOR_COMPACT if self.compact else self.tile // 2,
            left=16,
            right=10 if self.compact else 18,
            caption=round(caption) + 1,
            norths=round(width("caption", words.text("ui.strip.norths") + " 4")) + 1,
        )


def _differing(one: list[QRect], other: list[QRect]) -> list[QRect]:
    """Give the boxes that are in one list alone."""
    return [box for box in one if box not in other] + [box for box in other if box not in one]
