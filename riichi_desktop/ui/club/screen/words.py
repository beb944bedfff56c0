"""What is said of a page of the second screen; values in, sentences out."""

from riichi_desktop.ui.club.tables.values import SeatShown, TableShown
from riichi_desktop.ui.club.tournament.lines import state_said
from riichi_desktop.ui.match.board.words import final_points, isolated, place_name
from riichi_desktop.words import Words

from .values import Line, Slide


def title_of(slide: Slide, words: Words) -> str:
    """Name a page: "Round 4 · seating"."""
    said = words.text(f"ui.club.screen.kind.{slide.kind}")
    if slide.number:
        return f"{words.text('ui.club.round.name', number=slide.number)} · {said}"
    return said


def spoken(slide: Slide, words: Words) -> str:
    """Say all of a page, for a screen reader."""
    tables = (_table(table, words) for table in slide.tables)
    lines = (_line(line, words) for line in slide.lines)
    return words.joined((title_of(slide, words), *tables, *lines, *out_of(slide, words)))


def out_of(slide: Slide, words: Words) -> tuple[str, ...]:
    """Say who sits out; nothing where nobody does."""
    if not slide.out:
        return ()
    return (f"{words.text('ui.club.round.sits_out')} {words.listed(map(isolated, slide.out))}",)


def _table(table: TableShown, words: Words) -> str:
    name = words.text("ui.club.table.name", n=table.number)
    seats = (_seat(seat, words) for seat in table.seats)
    return words.listed((name, state_said(table, words), *seats))


def _seat(seat: SeatShown, words: Words) -> str:
    wind = words.text(f"wind.{seat.wind}")
    parts = [wind, isolated(seat.name or words.text("ui.club.nobody"))]
    if seat.points is not None:
        parts.append(final_points(words, seat.points))
    elif seat.score is not None:
        parts.append(words.number(seat.score))
    if seat.place:
        parts.append(place_name(words, seat.place, shared=seat.tied))
    return " ".join(parts)


def _line(line: Line, words: Words) -> str:
    rank = words.text("ui.club.standings.said.rank", rank=line.rank)
    return words.listed((rank, isolated(line.name), final_points(words, line.points)))
