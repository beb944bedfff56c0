"""What is said of a table: rounds, places, counters, seats, gaps; values in, sentences out."""

from riichi_desktop import export
from riichi_desktop.engine import Wind
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.words import Words

from .values import STICK, BoardView, Gap, SeatView


def isolated(name: str) -> str:
    """Give a name for a sentence: its direction of writing turns no word around it.

    (First strong isolate and its end, Unicode UAX #9.)
    """
    return f"\u2068{name}\u2069"


def name_of(words: Words, seat: SeatView) -> str:
    """Give a player's name; his number where nobody wrote one."""
    return seat.name or words.text("ui.match.nameless", number=seat.chair + 1)


def round_name(words: Words, wind: Wind, turn: int) -> str:
    """Name a round: "Sud 1", "South 1", 南一局."""
    return export.round_name(f"{wind}{turn}", words)


def round_kanji(words: Words, wind: Wind, turn: int) -> str:
    """Name a round in kanji: 南一局."""
    return export.round_kanji(f"{wind}{turn}", words)


def round_short(words: Words, wind: Wind, turn: int, honba: int = 0) -> str:
    """Name a round where there is little room: "S1", "S1·2" with counters."""
    letter = words.text(f"ui.match.wind_letter.{wind}")
    return f"{letter}{turn}·{honba}" if honba else f"{letter}{turn}"


def place(words: Words, seat: SeatView, *, short: bool = False) -> str:
    """Name a place: "2e", "2nd", 2位; a shared one says so."""
    return place_name(words, seat.place, shared=seat.shared, short=short)


def place_name(words: Words, number: int, *, shared: bool = False, short: bool = False) -> str:
    """Name a place from 1 to 4."""
    ordinal = words.text(f"ui.match.place.{number}")
    if not shared:
        return ordinal
    return words.text(
        "ui.match.place_tied_short" if short else "ui.match.place_tied", place=ordinal
    )


def honba(words: Words, count: int) -> str:
    """Say how many counters lie on the table."""
    return words.text("ui.match.honba", n=count)


def honba_line(words: Words, view: BoardView) -> str:
    """Say how many counters lie on the table, and what they add to a win."""
    points = view.honba_points
    said = honba(words, view.table.honba)
    return f"{said} · {words.signed(points)}" if points else said


def pot(words: Words, count: int) -> str:
    """Say how many riichi sticks lie on the table."""
    return words.text("ui.match.pot", n=count)


def pot_line(words: Words, view: BoardView) -> str:
    """Say how many riichi sticks lie on the table, and their points."""
    said = pot(words, view.sticks)
    return f"{said} · {words.number(view.sticks * STICK)}" if view.sticks else said


def seat_line(words: Words, seat: SeatView) -> str:
    """Name a seat's wind, and the dealer."""
    wind = words.text(f"seat.{seat.wind}")
    return words.text("ui.match.dealer_seat", seat=wind) if seat.dealer else wind


def spoken_seat(words: Words, seat: SeatView) -> str:
    """Say all of a seat, for a screen reader."""
    parts = [isolated(name_of(words, seat)), seat_line(words, seat)]
    parts += [words.text("ui.match.points", points=seat.score), place(words, seat)]
    if seat.riichi:
        parts.append(words.text("ui.match.riichi_declared"))
    return words.listed(parts)


def spoken_gap(words: Words, seat: SeatView, gap: Gap) -> str:
    """Say how far a player is ahead or behind, and what a mangan would make of it."""
    parts = [f"{isolated(name_of(words, seat))} {words.signed(gap.now)}"]
    for key, after in (("ron", gap.after_ron), ("tsumo", gap.after_tsumo)):
        if after is not None:
            parts.append(words.text(f"ui.match.after_{key}", points=words.signed(after)))
    return words.listed(parts)


def bell_line(words: Words, bell: int | None) -> str:
    """Say how many hands follow the bell; "" before it, and where the rules end nothing by it."""
    return words.text("ui.match.hands_left", n=bell) if bell else ""


def clock_line(words: Words, face: ClockFace) -> str:
    """Say what state a clock is in."""
    return words.text(f"ui.match.clock.{face.state}")


def spoken_clock(words: Words, face: ClockFace) -> str:
    """Say what a clock shows, for a screen reader."""
    return words.text("ui.match.clock.name", time=face.text, state=clock_line(words, face))


def ending(words: Words, id: str) -> str:
    """Say why a game is over; "" where the catalogue has no sentence for the id."""
    return export.ending_text(id, words)


def final_points(words: Words, points: int) -> str:
    """Write points after uma in thousands, signed: 15,300 as "+15,3" or "+15.3"."""
    return export.decimal_points(points, words)
