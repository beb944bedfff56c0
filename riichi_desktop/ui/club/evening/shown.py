"""An evening as it is shown, as values: who is here, its rounds, who is free."""

from collections.abc import Mapping
from typing import NamedTuple

from riichi_desktop.club import (
    Evening,
    Event,
    Played,
    Register,
    present_players,
    rounds_of_evening,
)
from riichi_desktop.engine import Rules
from riichi_desktop.storage import GameHead
from riichi_desktop.ui.club.tables.values import (
    RoundShown,
    games_of,
    loose_shown,
    round_shown,
)


class EveningShown(NamedTuple):
    """An evening.

    Attributes:
        day: which.
        evening: as it was written down; None where nobody did yet.
        event: the id of what it counts for, or would; "" for nothing.
        rules: of its games.
        here: the ids of who is here, in the order of arrival.
        rounds: the latest first; last, as one without a number, the games of no round.
        busy: who sits at a table that plays or is to, and at which.
    """

    day: str
    evening: Evening | None
    event: str
    rules: Rules
    here: tuple[str, ...]
    rounds: tuple[RoundShown, ...]
    busy: Mapping[str, int]

    @property
    def number(self) -> int:
        """The number of the round that comes next."""
        return 1 + max((shown.round.number for shown in self.rounds), default=0)

    @property
    def planned(self) -> RoundShown | None:
        """The first round that has a table to begin; None for none."""
        return next((shown for shown in self.rounds if shown.in_state("planned")), None)

    def bench(self, shown: RoundShown) -> tuple[str, ...]:
        """Give who sits out of a round; of one to begin, also who came since and is at no table."""
        out = shown.round.sits_out
        if shown is not self.planned:
            return out
        return (*out, *(uid for uid in self.here if uid not in self.busy and uid not in out))


def evening_of(register: Register, day: str) -> Evening | None:
    """Give the evening of a day; the one that was written down last where there are several."""
    found = [one for one in register.evenings.values() if one.day == day]
    return found[-1] if found else None


def evening_shown(
    register: Register,
    heads: Mapping[str, GameHead],
    played: tuple[Played, ...],
    day: str,
    chosen: Event | None,
    otherwise: Rules,
) -> EveningShown:
    """Give an evening as it is shown.

    Args:
        register: what the club wrote down.
        heads: the games of the database.
        played: results.
        day: which evening.
        chosen: the event that is looked at, for an evening that nobody wrote down yet.
        otherwise: the rules where it counts for nothing.
    """
    evening = evening_of(register, day)
    event = _counts_for(evening, chosen)
    held = register.events.get(event)
    rules = otherwise if held is None else held.rules
    games = games_of(register, heads, played)
    uid = evening.uid if evening is not None else ""
    rounds = [
        round_shown(register, one, games, otherwise)
        for one in reversed(rounds_of_evening(register, uid))
    ]
    loose = loose_shown(register, day, games, event, rules)
    shown = (*rounds, loose) if loose is not None else tuple(rounds)
    here = present_players(register, uid) if uid else ()
    return EveningShown(day, evening, event, rules, here, shown, _busy(register, shown))


def _counts_for(evening: Evening | None, chosen: Event | None) -> str:
    if evening is not None:
        return evening.event
    return chosen.uid if chosen is not None and not chosen.closed else ""


def _busy(register: Register, rounds: tuple[RoundShown, ...]) -> dict[str, int]:
    return {
        register.who(seat.player): table.number
        for shown in rounds
        for table in shown.tables
        if table.state != "finished"
        for seat in table.seats
        if seat.player
    }
