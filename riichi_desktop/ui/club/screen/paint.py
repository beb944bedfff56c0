"""The pages of the club's second screen, painted: always dark, to be read from five metres."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from riichi_desktop.ui.club.people import short_name
from riichi_desktop.ui.club.tables.values import SeatShown, TableShown
from riichi_desktop.ui.club.tournament.lines import state_said
from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.match.board.words import final_points, isolated
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.ui.match.scoreboard.canvas import (
    ACCENT,
    BRASS,
    CAPTION,
    CARD,
    LOSSES,
    ON_ACCENT,
    ROUND,
    TEXT,
    WHITE,
    Canvas,
)
from riichi_desktop.ui.match.scoreboard.paint import paint_clock

from .values import ROWS_A_PAGE, Line, Slide
from .words import out_of, title_of

_GAP: Final = 16
_COLUMNS: Final = 2


def body_of(canvas: Canvas) -> QRectF:
    """Give where a page lies: between the header and the footer."""
    layout = canvas.layout
    return QRectF(
        layout.header.left(),
        layout.header.bottom(),
        layout.header.width(),
        layout.footer.top() - layout.header.bottom(),
    )


def paint_slide(canvas: Canvas, slide: Slide, event: str, face: ClockFace | None) -> None:
    """Paint a page: its title, the clock, and its tables or lines."""
    _paint_header(canvas, slide, event, face)
    if slide.tables:
        _paint_tables(canvas, slide)
        _paint_out(canvas, slide)
    else:
        _paint_lines(canvas, slide)


def paint_nothing(canvas: Canvas, event: str, said: str) -> None:
    """Paint what the screen waits for."""
    middle = canvas.layout.header.center()
    height = canvas.layout.footer.bottom() / 2
    room = canvas.layout.header.width()
    size = canvas.faces.fitted(event, canvas.layout.px(72), room, bold=True)
    canvas.put(event, middle.x(), height, size, WHITE, bold=True, align=0.5)
    below = height + canvas.layout.px(76)
    size = canvas.faces.fitted(said, canvas.layout.px(30), room)
    canvas.put(said, middle.x(), below, size, CAPTION, align=0.5)


def paint_dots(canvas: Canvas, at: int, count: int, hint: str) -> None:
    """Paint which of how many pages is shown, and what a window says of itself."""
    px, footer = canvas.layout.px, canvas.layout.footer
    middle, step = footer.center().y() + px(6), px(22)
    left = footer.center().x() - step * (count - 1) / 2
    for one in range(count if count > 1 else 0):
        side = px(5 if one == at else 4)
        spot = QRectF(left + step * one - side, middle - side, 2 * side, 2 * side)
        draw_frame(canvas.painter, spot, side, WHITE if one == at else QColor("#4a5154"), None)
    if hint:
        canvas.put(hint, footer.right(), middle, px(18), CAPTION, align=1)


def _paint_header(canvas: Canvas, slide: Slide, event: str, face: ClockFace | None) -> None:
    px, header = canvas.layout.px, canvas.layout.header
    x, middle, right = header.left(), header.center().y() + px(6), header.right()
    if face is not None:
        right -= paint_clock(canvas, face, right, middle)
    title = title_of(slide, canvas.words)
    if slide.parts > 1:
        title += f"  {slide.part}/{slide.parts}"
    room = right - x - px(20)
    size = canvas.faces.fitted(title, px(ROUND), room * 0.75, bold=True)
    x += canvas.put(title, x, middle, size, TEXT, bold=True) + px(28)
    name = canvas.faces.cut(event, px(30), right - x - px(20))
    canvas.put(name, x, middle + px(4), px(30), CAPTION)


def _paint_tables(canvas: Canvas, slide: Slide) -> None:
    px, body, count = canvas.layout.px, body_of(canvas), len(slide.tables)
    columns = 1 if canvas.layout.upright or count == 1 else _COLUMNS
    rows, gap = -(-count // columns), px(_GAP)
    wide = (body.width() - gap * (columns - 1)) / columns
    high = min((body.height() - gap * (rows - 1)) / rows, px(292))
    for at, table in enumerate(slide.tables):
        left = body.left() + at % columns * (wide + gap)
        top = body.top() + at // columns * (high + gap)
        _paint_table(canvas, table, QRectF(left, top, wide, high), slide)


def _paint_out(canvas: Canvas, slide: Slide) -> None:
    """Paint who sits out, at the lower left."""
    px, footer = canvas.layout.px, canvas.layout.footer
    for said in out_of(slide, canvas.words):
        words = canvas.faces.cut(said, px(24), footer.width() * 0.42)
        canvas.put(words, footer.left(), footer.center().y() + px(6), px(24), CAPTION)


def _paint_table(canvas: Canvas, table: TableShown, card: QRectF, slide: Slide) -> None:
    """Paint a table: its number and state at the left, a line a seat."""
    px, words = canvas.layout.px, canvas.words
    draw_frame(canvas.painter, card, px(14), CARD, None)
    side = px(128)
    middle = card.left() + side / 2
    size = min(px(72), int(card.height() * 0.46))
    live = slide.kind == "tables"
    up = card.center().y() - (size * 0.28 if live else 0)
    canvas.put(words.number(table.number), middle, up, size, WHITE, bold=True, align=0.5)
    if live:
        said = state_said(table, words)
        small = canvas.faces.fitted(said, min(px(26), int(card.height() * 0.18)), side - px(20))
        ink = BRASS if table.state == "running" else CAPTION
        canvas.put(said, middle, up + size * 0.78, small, ink, align=0.5)
    line = card.height() / (len(table.seats) + 0.4)
    for at, seat in enumerate(table.seats):
        y = card.top() + line * (at + 0.7)
        place = QRectF(card.left() + side, y - line / 2, card.width() - side - px(20), line)
        _paint_seat(canvas, seat, place, live=live)


def _paint_seat(canvas: Canvas, seat: SeatShown, place: QRectF, *, live: bool) -> None:
    """Paint somebody at a table: the wind, the name, the score or the points."""
    px, words, faces = canvas.layout.px, canvas.words, canvas.faces
    y, right = place.center().y(), place.right()
    size = min(px(36), int(place.height() * 0.72))
    first = live and seat.place == 1
    if live and seat.score is not None:
        if seat.points is None:
            said, ink = words.number(seat.score), WHITE if first else TEXT
        else:
            said = final_points(words, seat.points)
            ink = ACCENT if seat.points > 0 else LOSSES if seat.points < 0 else TEXT
        canvas.put(said, right, y, size, ink, bold=True, align=1)
        right -= faces.width(said, size, bold=True) + px(16)
    wind = words.text(f"ui.match.wind_letter.{seat.wind}")
    wide = px(44) * size / px(36)
    canvas.put(wind, place.left() + wide / 2, y, int(size * 0.8), CAPTION, bold=True, align=0.5)
    left = place.left() + wide + px(8)
    name = seat.name or words.text("ui.club.nobody")
    if faces.width(name, size, bold=first) > right - left:
        name = short_name(name) or name
    name = faces.cut(isolated(name), size, right - left, bold=first)
    canvas.put(name, left, y, size, WHITE if first or not live else TEXT, bold=first)


def _paint_lines(canvas: Canvas, slide: Slide) -> None:
    px, body = canvas.layout.px, body_of(canvas)
    most = px(84 if canvas.layout.upright else 62)
    line = min(body.height() / max(ROWS_A_PAGE / 2, len(slide.lines)), most)
    for at, one in enumerate(slide.lines):
        place = QRectF(body.left(), body.top() + line * at, body.width(), line - px(5))
        _paint_line(canvas, one, place)


def _paint_line(canvas: Canvas, one: Line, place: QRectF) -> None:
    """Paint a line of the standings: rank, name, team, the last places, games, points."""
    px, words, faces = canvas.layout.px, canvas.words, canvas.faces
    draw_frame(canvas.painter, place, px(8), CARD, None)
    size = min(px(32), int(place.height() * 0.66))
    y, right = place.center().y(), place.right() - px(18)
    ink = BRASS if one.rank <= 3 else CAPTION
    canvas.put(words.number(one.rank), place.left() + px(64), y, size, ink, bold=True, align=1)
    points = final_points(words, one.points)
    ink = ACCENT if one.points > 0 else LOSSES if one.points < 0 else TEXT
    canvas.put(points, right, y, size, ink, bold=True, align=1)
    right -= px(160) * size / px(32)
    small = int(size * 0.72)
    games = words.text("ui.club.standings.games", n=one.games)
    if not canvas.layout.upright:
        canvas.put(games, right, y, small, CAPTION, align=1)
        right -= max(faces.width(games, small), px(104)) + px(20)
        right = _paint_places(canvas, one.places, right, place, small)
    left = place.left() + px(88)
    name = faces.cut(isolated(one.name), size, right - left, bold=True)
    left += canvas.put(name, left, y, size, WHITE, bold=True) + px(16)
    if right - left > px(60):
        canvas.put(faces.cut(one.team, small, right - left), left, y, small, CAPTION)


def _paint_places(
    canvas: Canvas, places: tuple[int, ...], right: float, place: QRectF, size: int
) -> float:
    """Paint the last places from an edge to the left; give where they begin.

    A first place stands on a filled ground, as in the standings of the window.
    """
    if not places:
        return right
    px, y, step = canvas.layout.px, place.center().y(), size * 1.15
    left = right - step * len(places)
    for at, number in enumerate(places):
        box = QRectF(left + step * at + 1, y - size * 0.62, step - 2, size * 1.24)
        first = number == 1
        if first:
            draw_frame(canvas.painter, box, px(5), ACCENT, None)
        ink = ON_ACCENT if first else CAPTION
        canvas.put(str(number), box.center().x(), y, int(size * 0.86), ink, bold=first, align=0.5)
    return right - step * max(len(places), 10) - px(20)
