"""The second screen, painted: always dark, to be read from five metres."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.sticks_paint import draw_stick, draw_wind
from riichi_desktop.ui.match.board.values import STICK
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.ui.match.clock.face import CLOCK_PAD, clock_width, draw_clock
from riichi_desktop.ui.palette import DARK
from riichi_desktop.words import Words

from .canvas import (
    ACCENT,
    BRASS,
    CAP,
    CAPTION,
    CHANGE,
    CLOCK,
    COUNTERS,
    GROUND,
    LAST,
    LOSSES,
    NAME,
    ON_ACCENT,
    PLACE,
    ROUND,
    SCORE,
    TEXT,
    TILE,
    WHITE,
    Canvas,
    paint_ground,
    shown_name,
)
from .standings_paint import columns_of, paint_standing
from .values import ScoreboardView, ScoreSeat


def paint_scores(
    canvas: Canvas, view: ScoreboardView, face: ClockFace | None, hint: str, dirty: QRectF
) -> None:
    """Paint what of a window lies in a rectangle.

    Args:
        canvas: with what.
        view: the scores.
        face: the clock; None for none.
        hint: the words at the lower right; "" for none.
        dirty: the rectangle.
    """
    layout = canvas.layout
    pairs = [
        pair for pair in zip(view.seats, layout.cards, strict=True) if dirty.intersects(pair[1])
    ]
    _paint_header(canvas, view, face)
    if view.is_settled:
        columns = columns_of(canvas, view)
        for seat, card in pairs:
            paint_standing(canvas, seat, card, columns)
    else:
        size = _score_size(canvas, view)
        paint = _paint_row if layout.in_rows else _paint_card
        for seat, card in pairs:
            first = bool(view.ending) and seat.seat.place == 1
            paint_ground(canvas, card, marked=seat.seat.dealer or first)
            paint(canvas, seat, card, size)
    if dirty.intersects(layout.footer):
        _paint_footer(canvas, view, hint)


def _paint_header(canvas: Canvas, view: ScoreboardView, face: ClockFace | None) -> None:
    """Paint the round, counters and pot, and at the right the clock; or that the game is over."""
    words, px = canvas.words, canvas.layout.px
    header = canvas.layout.header
    x, middle, right = header.left(), header.center().y() + px(8), header.right()
    if view.ending:
        title = words.text("ui.match.over")
        line = view.title or say.ending(words, view.ending)
    else:
        title = say.round_name(words, view.wind, view.turn)
        line = " · ".join(filter(None, _counters(words, view)))
        if face is not None:
            right -= paint_clock(canvas, face, right, middle)
    if canvas.layout.upright:
        canvas.put(title, x, middle - px(30), px(ROUND), TEXT, bold=True)
        middle += px(30)
    else:
        x += canvas.put(title, x, middle, px(ROUND), TEXT, bold=True) + px(34)
        middle += px(3)
    size = canvas.faces.fitted(line, px(COUNTERS), right - x)
    canvas.put(canvas.faces.cut(line, size, right - x), x, middle, size, CAPTION)


def paint_clock(canvas: Canvas, face: ClockFace, right: float, middle: float) -> float:
    """Paint the clock flush with an edge; give the room it takes."""
    size = canvas.layout.px(CLOCK)
    wide = clock_width(canvas.faces, face, size)
    bare = not (face.warning or face.state == "over")
    edge = right + (size * CLOCK_PAD if bare else 0)
    box = QRectF(edge - wide, middle - size, wide, 2 * size)
    draw_clock(canvas.painter, canvas.faces, box, face, size, (BRASS, GROUND))
    return wide + size * 0.3


def _counters(words: Words, view: ScoreboardView) -> tuple[str, str, str]:
    return (
        say.honba(words, view.honba),
        say.pot(words, view.sticks),
        say.bell_line(words, view.bell),
    )


def _score_size(canvas: Canvas, view: ScoreboardView) -> int:
    """Give the size at which every score fits beside its change: one for all."""
    px, faces, card = canvas.layout.px, canvas.faces, canvas.layout.cards[0]
    size = min(px(SCORE), int(card.height() * (0.8 if canvas.layout.in_rows else 0.56)))
    for seat in view.seats:
        score = canvas.words.number(seat.seat.score)
        change = canvas.words.signed(seat.change) if seat.change is not None else ""
        taken = faces.width(change, px(CHANGE), bold=True) + px(3 * 22)
        if canvas.layout.in_rows:
            taken += card.width() * 0.32
        size = min(size, faces.fitted(score, size, card.width() - taken, bold=True))
    return size


def _paint_card(canvas: Canvas, one: ScoreSeat, card: QRectF, size: int) -> None:
    """Paint a card of the two by two: wind and name above, the score large below."""
    px, words, seat = canvas.layout.px, canvas.words, one.seat
    pad, side = px(22), px(64)
    tile = QRectF(card.left() + pad, card.top() + pad - px(2), side, side)
    _paint_wind(canvas, one, tile)
    middle = tile.center().y()
    x, right = tile.right() + px(16), card.right() - px(26)
    right -= canvas.put(say.place(words, seat), right, middle, px(PLACE), CAPTION, align=1)
    right -= px(20)
    if seat.riichi:
        right = _paint_riichi(canvas, x, right, middle, say.name_of(words, seat))
    name = canvas.faces.cut(shown_name(canvas, one), px(NAME), right - x, bold=True)
    canvas.put(name, x, middle, px(NAME), TEXT, bold=True)
    low = (tile.bottom() + card.bottom()) / 2 + px(2)
    canvas.put(
        words.number(seat.score),
        card.right() - px(26),
        low,
        size,
        LOSSES if seat.score < 0 else WHITE,
        bold=True,
        align=1,
    )
    _paint_change(canvas, one, card.left() + pad, low + size * CAP - px(CHANGE) * CAP, 0.0)


def _paint_row(canvas: Canvas, one: ScoreSeat, card: QRectF, size: int) -> None:
    """Paint a wide, low card: wind, name above place, the change, the score."""
    px, words, seat = canvas.layout.px, canvas.words, one.seat
    side = min(px(96), int(card.height() * 0.62))
    tile = QRectF(card.left() + px(28), card.center().y() - side / 2, side, side)
    _paint_wind(canvas, one, tile)
    x, middle = tile.right() + px(26), card.center().y()
    score = words.number(seat.score)
    right = card.right() - px(30)
    ink = LOSSES if seat.score < 0 else WHITE
    right -= canvas.put(score, right, middle, size, ink, bold=True, align=1)
    low = middle + size * CAP - px(CHANGE) * CAP
    right -= px(28)
    end = right - (_paint_change(canvas, one, right, low, 1.0) + px(24))
    name_px = px(NAME * 1.15)
    name = canvas.faces.cut(shown_name(canvas, one), name_px, end - x, bold=True)
    canvas.put(name, x, middle - name_px * 0.62, name_px, TEXT, bold=True)
    below = middle + name_px * 0.66
    x += canvas.put(say.place(words, seat), x, below, px(PLACE), CAPTION) + px(26)
    if seat.riichi:
        _paint_riichi(canvas, x, end, below, "")


def _paint_footer(canvas: Canvas, view: ScoreboardView, hint: str) -> None:
    """Paint the sentence of the last hand, and at the right a hint."""
    px, footer = canvas.layout.px, canvas.layout.footer
    middle, right = footer.center().y() + px(2), footer.right()
    if hint:
        small = max(12, px(15))
        wide = canvas.put(hint, right, middle, small, QColor(DARK.greyed), align=1)
        right -= wide + px(24)
    line = view.last
    if view.is_settled:
        line = say.ending(canvas.words, view.ending) if view.title else ""
        line = " · ".join(filter(None, [view.last, line]))
    size = canvas.faces.fitted(line, px(LAST), (right - footer.left()) * 1.25)
    line = canvas.faces.cut(line, size, right - footer.left())
    canvas.put(line, footer.left(), middle, size, CAPTION)


def _paint_wind(canvas: Canvas, one: ScoreSeat, tile: QRectF) -> None:
    seat = one.seat
    ground, ink = (ACCENT, ON_ACCENT) if seat.dealer else (TILE, TEXT)
    draw_wind(canvas.painter, tile, seat.wind, ground, ink, canvas.dpr)


def _paint_riichi(canvas: Canvas, x: float, right: float, middle: float, name: str) -> float:
    """Paint a riichi stick after a name, with the word where there is room; give where both begin.

    A long name leaves the word out, a longer one shortens the stick, then itself.
    """
    px, faces = canvas.layout.px, canvas.faces
    said = canvas.words.text("ui.match.riichi")
    long, size, space = px(120), px(30), px(14)
    word = space + faces.width(said, size)
    start = x + (faces.width(name, px(NAME), bold=True) + px(26) if name else 0.0)
    if start + long + word > right:
        word = 0.0
        long = px(84) if start + long > right else long
        start = min(start, right - long)
    high = long * 0.15
    draw_stick(canvas.painter, QRectF(start, middle - high / 2, long, high), STICK, rim=False)
    if word:
        canvas.put(said, start + long + space, middle, size, CAPTION)
    return start - px(20)


def _paint_change(canvas: Canvas, one: ScoreSeat, x: float, middle: float, align: float) -> float:
    """Paint what the last hand did; give how wide it is."""
    if one.change is None:
        return 0.0
    ink = ACCENT if one.change > 0 else LOSSES if one.change < 0 else CAPTION
    said = canvas.words.signed(one.change)
    return canvas.put(said, x, middle, canvas.layout.px(CHANGE), ink, bold=True, align=align)
