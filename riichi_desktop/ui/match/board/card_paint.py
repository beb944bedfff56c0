"""The face of a player's card: wind, name, place, score; or the gap to another player."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from . import words as say
from .faces import put
from .layout import Layout
from .sticks_paint import draw_check, draw_wind
from .values import Gap, SeatView

if TYPE_CHECKING:
    from .board import Board


def draw_card(
    painter: QPainter, board: "Board", layout: Layout, seat: SeatView, gap: Gap | None
) -> None:
    """Draw what stands on a card, its ground and its stick apart.

    Args:
        painter: antialiased, at the card's corner.
        board: whose look and faces.
        layout: the sizes.
        seat: whose card.
        gap: to the player that all are compared with; None where the score is shown.
    """
    _draw_head(painter, board, layout, seat, gap)
    if gap is None:
        _draw_score(painter, board, layout, seat)
    else:
        _draw_gap(painter, board, layout, gap)


def _draw_head(
    painter: QPainter, board: "Board", layout: Layout, seat: SeatView, gap: Gap | None
) -> None:
    """Draw wind, name, place, and a line that says the wind in words."""
    theme, words, faces = board.look.theme, board.look.words, board.faces
    sizes, px = layout.sizes, layout.px
    pad, side = px(sizes.pad), px(sizes.wind)
    tile = QRectF(pad, pad - 1, side, side)
    ground = theme.color("accent" if seat.dealer else "tray")
    ink = theme.color("on_accent" if seat.dealer else "text")
    draw_wind(painter, tile, seat.wind, ground, ink, board.devicePixelRatioF())
    name_px, caption_px = px(sizes.name), px(sizes.caption)
    left = tile.right() + px(9)
    right = layout.cards[seat.chair].width() - px(sizes.pad + 1)
    upper = QPointF(right, tile.top() + name_px * 0.87)
    name = say.isolated(say.name_of(words, seat))
    place = say.place(words, seat)
    room = right - left - px(8)
    if faces.width(name, name_px, bold=True) > room - faces.width(place, caption_px):
        place = say.place(words, seat, short=True)
    muted = theme.color("muted")
    room -= put(painter, faces, place, upper, caption_px, muted, align=1)
    name = faces.cut(name, name_px, room, bold=True)
    upper.setX(left)
    put(painter, faces, name, upper, name_px, theme.color("text"), bold=True)
    line = say.seat_line(words, seat)
    if gap is not None:
        line = f"{words.text(f'seat.{seat.wind}')} · {words.number(seat.score)}"
    line = faces.cut(line, caption_px, right - left)
    put(painter, faces, line, QPointF(left, tile.bottom() + px(1)), caption_px, muted)


def _draw_score(painter: QPainter, board: "Board", layout: Layout, seat: SeatView) -> None:
    theme, faces = board.look.theme, board.faces
    sizes, px, card = layout.sizes, layout.px, layout.cards[seat.chair]
    right = card.width() - px(sizes.pad + 2)
    room = right - px(sizes.pad + sizes.slot[0] + 6)
    score = board.look.words.number(seat.score)
    size = faces.fitted(score, px(sizes.score), room, bold=True)
    at = QPointF(right, card.height() - px(sizes.score_rise))
    ink = theme.color("losses" if seat.score < 0 else "text")
    put(painter, faces, score, at, size, ink, bold=True, align=1)


def _draw_gap(painter: QPainter, board: "Board", layout: Layout, gap: Gap) -> None:
    """Draw the gap now, and below it after a mangan; a check where that one passes."""
    theme, words, faces = board.look.theme, board.look.words, board.faces
    sizes, px, card = layout.sizes, layout.px, layout.cards[gap.chair]
    line, size = px(sizes.gap_line), px(sizes.gap)
    right = card.width() - px(sizes.pad + 2)
    foot = float(card.height() - px(sizes.pad) + 1)
    rows = [("tsumo", gap.after_tsumo), ("ron", gap.after_ron)]
    shown = [(words.text(f"ui.match.{key}"), after) for key, after in rows if after is not None]
    amounts = max((faces.width(words.signed(a), line, bold=True) for _, a in shown), default=0)
    labels = max((faces.width(label, line) for label, _ in shown), default=0)
    for label, after in shown:
        passes = gap.passes(after)
        ink = theme.color("accent" if passes else "muted")
        amount = words.signed(after)
        put(painter, faces, amount, QPointF(right, foot), line, ink, bold=passes, align=1)
        at = QPointF(right - amounts - px(8) - labels, foot)
        put(painter, faces, label, at, line, ink)
        if passes:
            draw_check(painter, at - QPointF(px(10), line * 0.34), ink, line * 0.66)
        foot -= line * 1.25
    at = QPointF(right, foot - line * 0.22 if shown else card.height() - px(sizes.score_rise))
    text = theme.color("text")
    put(painter, faces, words.signed(gap.now), at, size, text, bold=True, align=1)
