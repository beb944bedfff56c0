"""The final standings on the second screen."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from riichi_desktop.ui.match.board import words as say

from .canvas import (
    ACCENT,
    CAPTION,
    LOSSES,
    NAME,
    TEXT,
    WHITE,
    Canvas,
    paint_ground,
    shown_name,
)
from .values import ScoreboardView, ScoreSeat


class Columns(NamedTuple):
    """The columns of the final standings: sizes of text, and widths in px."""

    place_px: int
    points_px: int
    place: float
    points: float
    score: float


def columns_of(canvas: Canvas, view: ScoreboardView) -> Columns:
    """Measure the columns of the final standings."""
    px, faces, words, card = canvas.layout.px, canvas.faces, canvas.words, canvas.layout.cards[0]
    place_px = min(px(56), int(card.height() * 0.5))
    points_px = min(px(76), int(card.height() * 0.6), int(card.width() * 0.085))
    seats = [one.seat for one in view.seats]
    places = [say.place(words, seat, short=True) for seat in seats]
    points = [say.final_points(words, one.points or 0) for one in view.seats]
    scores = [words.number(seat.score) for seat in seats]
    return Columns(
        place_px,
        points_px,
        max(faces.width(place, place_px, bold=True) for place in places),
        max(faces.width(each, points_px, bold=True) for each in points),
        max(faces.width(score, px(42)) for score in scores),
    )


def paint_standing(canvas: Canvas, one: ScoreSeat, card: QRectF, columns: Columns) -> None:
    """Paint a line of the final standings: place, name, score, points after uma."""
    px, words, seat = canvas.layout.px, canvas.words, one.seat
    paint_ground(canvas, card, marked=seat.place == 1)
    middle, x, right = card.center().y(), card.left() + px(34), card.right() - px(34)
    ink = ACCENT if seat.place == 1 else CAPTION
    place = say.place(words, seat, short=True)
    canvas.put(place, x, middle, columns.place_px, ink, bold=True)
    x += columns.place + px(34)
    gained = one.points or 0
    ink = ACCENT if gained > 0 else LOSSES if gained < 0 else WHITE
    points = say.final_points(words, gained)
    canvas.put(points, right, middle, columns.points_px, ink, bold=True, align=1)
    right -= columns.points + px(34)
    canvas.put(words.number(seat.score), right, middle, px(42), TEXT, align=1)
    right -= columns.score + px(24)
    name_px = px(NAME * 1.25)
    name = canvas.faces.cut(shown_name(canvas, one), name_px, right - x, bold=True)
    canvas.put(name, x, middle, name_px, WHITE, bold=True)
