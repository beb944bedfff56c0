"""The hand of a question on felt: how it was won, its tiles, the indicators."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.engine import Draft, Part, Study
from riichi_desktop.ui.hand.strip_layout import Layout, Sizes, Spot, lay_out
from riichi_desktop.ui.hand.strip_paint import draw_caption, draw_ghosts, draw_line
from riichi_desktop.ui.kit import Felt
from riichi_desktop.ui.kit.stamps import Stamps
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.tile_art import tile_lift

from .asked_words import spoken_hand, win_parts

HEIGHT: Final = (132, 108)
"""Of the felt in px, normal and compact."""

_TILE: Final = (72, 56)
_INDICATOR: Final = (36, 27)
_SAID: Final = (30, 24)
"""The height in px of the line above the tiles."""

_SIDE: Final = 16
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BETWEEN: Final = "   ·   "


class HandFelt(Felt):
    """Tiles to look at; the rows of the result raise those that they speak of."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=0)
        self._look = look
        self._stamps = Stamps(look.theme)
        self._draft = Draft()
        self._players = 4
        self._lit: frozenset[tuple[Part, int]] = frozenset()
        self._layout: Layout | None = None
        self._said: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._refit)

    @property
    def draft(self) -> Draft:
        """The hand that is shown."""
        return self._draft

    @property
    def said(self) -> tuple[str, ...]:
        """How it was won, in pieces."""
        return self._said

    def show_study(self, study: Study) -> None:
        """Show a hand."""
        self._draft, self._players = study.draft, study.rules.players
        self._lit = frozenset()
        self.reword()

    def light(self, places: frozenset[tuple[Part, int]]) -> None:
        """Raise and rim what lies at these places; put out all else."""
        if places != self._lit:
            self._lit = places
            self.update()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words, draft = self._look.words, self._draft
        self._said = win_parts(draft, words, won=draft.win is not None)
        self.setAccessibleName(words.text("ui.strip.name"))
        self.setAccessibleDescription(words.joined((spoken_hand(draft, words), *self._said)))
        self._refit()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(900, HEIGHT[self.theme.compact])

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(600, self.sizeHint().height())

    def resizeEvent(self, _event: object) -> None:
        """Lay the hand out anew."""
        self._layout = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint felt, line, tiles."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        small = self.theme.compact
        self._draw_said(painter, small)
        painter.translate(0, _SAID[small])
        layout = self._layout or self._lay_out()
        draft, region = self._draft, QRegion(self.rect())
        draw_ghosts(
            painter, self.theme, self._stamps, layout, region, win_missing=draft.win is None
        )
        draw_line(painter, self.theme, layout.win, 1.0)
        for spot in sorted(layout.spots, key=lambda spot: (spot.part, spot.place) in self._lit):
            if spot.tile is not None:
                self._draw_tile(painter, spot)
        self._draw_captions(painter, layout)

    def _draw_said(self, painter: QPainter, small: bool) -> None:
        """Draw how the hand was won; the manner of winning first, bold."""
        theme = self.theme
        room = QRectF(_SIDE, 5, self.width() - 2 * _SIDE, _SAID[small])
        for at, piece in enumerate(self._said):
            role = "strong" if not at else "body"
            painter.setFont(theme.font(role))
            painter.setPen(theme.color("on_felt"))
            painter.drawText(room, _LEFT, theme.cut(role, piece, room.width()))
            room.setLeft(room.left() + theme.width(role, piece))
            painter.setPen(theme.color("on_felt_caption"))
            if piece is not self._said[-1]:
                painter.setFont(theme.font("body"))
                painter.drawText(room, _LEFT, _BETWEEN)
                room.setLeft(room.left() + theme.width("body", _BETWEEN))

    def _draw_tile(self, painter: QPainter, spot: Spot) -> None:
        lit = (spot.part, spot.place) in self._lit
        box = spot.box
        if lit:
            box = box.translated(0, -round(tile_lift(max(box.height(), box.width()))))
        assert spot.tile is not None
        self._look.art.paint(
            painter, QRectF(box), spot.tile, turned=spot.turned, back=spot.back, lit=lit
        )

    def _draw_captions(self, painter: QPainter, layout: Layout) -> None:
        """Name the indicators that there are, and the extracted norths."""
        words, draft = self._look.words, self._draft
        shown = (draft.dora, draft.ura, (0,) * draft.north)
        named = (words.text("ui.strip.dora"), words.text("ui.strip.ura"), self._norths())
        for at, (box, said, tiles) in enumerate(zip(layout.captions, named, shown, strict=True)):
            if tiles:
                draw_caption(painter, self.theme, box, said, left=at == 2)

    def _norths(self) -> str:
        """Say how many norths were extracted."""
        return self._look.words.text("sheet.norths", n=self._draft.north)

    def _lay_out(self) -> Layout:
        """Lay the hand out below the line; indicators at the right, with no empty places."""
        small, words, width = self.theme.compact, self._look.words, self.theme.width
        caption = max(width("caption", words.text(f"ui.strip.{key}")) for key in ("dora", "ura"))
        sizes = Sizes(
            width=self.width(),
            height=self.height() - _SAID[small] - 2,
            tile=_TILE[small],
            indicator=_INDICATOR[small],
            left=_SIDE,
            right=_SIDE,
            caption=round(caption) + 1,
            norths=round(width("caption", self._norths())) + 1,
        )
        layout = lay_out(self._draft, self._players, sizes)
        self._layout = _closed_up(layout, self._draft)
        return self._layout

    def _refit(self) -> None:
        self._layout = None
        self.updateGeometry()
        self.update()


def _closed_up(layout: Layout, draft: Draft) -> Layout:
    """Move the indicators to the right end, where fewer than five lie."""
    most = max(len(draft.dora), len(draft.ura), 1)
    boxes = [spot.box for spot in layout.spots if spot.part == "dora"]
    boxes += [box for part, box in layout.empty if part == "dora"]
    if len(boxes) <= most:
        return layout
    step = (boxes[-1].left() - boxes[0].left()) // (len(boxes) - 1)
    by = QPoint(step * (len(boxes) - most), 0)
    spots = tuple(
        spot._replace(box=spot.box.translated(by)) if spot.part in ("dora", "ura") else spot
        for spot in layout.spots
    )
    dora, ura, norths = layout.captions
    captions = (dora.adjusted(0, 0, by.x(), 0), ura.adjusted(0, 0, by.x(), 0), norths)
    return layout._replace(spots=spots, captions=captions)
