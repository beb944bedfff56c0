"""Cuts of a tournament: after some round only so many go on.

Choices where the documents are silent:

- A cut is made when every table of its round, and of those before, has its result, or when a later
  round was drawn.
- The first round that was drawn after a cut says who went on, whatever a later correction says of
  the standings: the first so many of its tables in their order, then who sits out. So the others
  may play on at tables of their own.
- Before, the standings say it. Of equals on the line, those go on who stand first there; they are
  named, so that a referee can decide otherwise by whom he draws.
- Who withdrew, or takes no place, does not go on; the next one does.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .played import Played
from .register import Register
from .rows import StandingsRow
from .values import Round


class Cut(NamedTuple):
    """A cut that was made.

    Attributes:
        round: after which round.
        size: how many go on.
        through: who they are, the first first.
        out: who does not go on.
        tied: who shares a rank on both sides of the line; () where there is nothing to decide.
    """

    round: int
    size: int
    through: tuple[str, ...]
    out: tuple[str, ...]
    tied: tuple[str, ...] = ()


def rounds_of(register: Register, event: str) -> list[Round]:
    """Give the rounds of an event by their numbers."""
    held = [one for one in register.rounds.values() if event and one.event == event]
    return sorted(held, key=lambda one: one.number)


def went_on(register: Register, rounds: Iterable[Round], number: int, size: int) -> tuple[str, ...]:
    """Give who went on after a round, as the next round that was drawn says; () before it was."""
    later = next((one for one in rounds if one.number > number), None)
    if later is None:
        return ()
    seated = (player for table in later.tables for player in table)
    return tuple(register.who(player) for player in (*seated, *later.sits_out))[:size]


def is_played(rounds: Sequence[Round], played: Iterable[Played], number: int) -> bool:
    """Tell whether a round is there, and whether it and all before it have every result.

    A game that was declared void is a result too.
    """
    found = {(game.round, game.table) for game in played if game.finished or not game.counts}
    until = [one for one in rounds if one.number <= number]
    return any(one.number == number for one in until) and all(
        (one.uid, table) in found for one in until for table in range(1, len(one.tables) + 1)
    )


def games_until(register: Register, games: Iterable[Played], number: int) -> list[Played]:
    """Give the games of no round and of the rounds up to a number."""
    late = {one.uid for one in register.rounds.values() if one.number > number}
    return [game for game in games if game.round not in late]


def make_cut(
    number: int,
    size: int,
    rows: Sequence[StandingsRow],
    withdrawn: frozenset[str],
    seated: tuple[str, ...],
) -> Cut:
    """Make a cut.

    Args:
        number: after which round.
        size: how many go on.
        rows: the standings after it, whoever was cut before among them.
        withdrawn: who plays no more.
        seated: who went on as the next round says; () before it was drawn.
    """
    left = [row for row in rows if not row.unplaced and not row.cut]
    able = [row for row in left if row.player not in withdrawn]
    through = seated or tuple(row.player for row in able[:size])
    out = tuple(row.player for row in left if row.player not in through)
    line = able[size - 1].rank if not seated and 0 < size < len(able) else 0
    tied = tuple(row.player for row in able if row.rank == line)
    is_open = line and able[size].rank == line
    return Cut(number, size, through, out, tied if is_open else ())


def cut_rounds(cuts: Iterable[Cut]) -> dict[str, int]:
    """Give after which round each player who did not go on was cut."""
    return {player: cut.round for cut in cuts for player in cut.out}
