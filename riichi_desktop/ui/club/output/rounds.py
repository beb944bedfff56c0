"""The rounds of what is put on paper: which was chosen, what it is called."""

from collections.abc import Sequence

from riichi_desktop.club import Register, Round, rounds_of_evening
from riichi_desktop.export import club as out
from riichi_desktop.ui.club.days import day_short
from riichi_desktop.words import Words

from .heads import Printed


def with_rounds(season: out.Season) -> out.Season:
    """Give a season with rounds: of all games, those of the latest evening."""
    if season.event:
        return season
    return season._replace(rounds=tuple(latest_rounds(season.register)))


def latest_rounds(register: Register) -> Sequence[Round]:
    """Give the rounds of the latest evening that has some."""
    evenings = sorted(register.evenings.values(), key=lambda one: one.day, reverse=True)
    found = (rounds_of_evening(register, one.uid) for one in evenings)
    return next((rounds for rounds in found if rounds), ())


def round_of(printed: Printed) -> Round:
    """Give the round that was chosen; the last one where none was.

    Raises:
        IndexError: there is none.
    """
    rounds = printed.season.rounds
    return next((one for one in rounds if one.uid == printed.round), rounds[-1])


def round_title(season: out.Season, held: Round, words: Words) -> str:
    """Name a round, with its evening's day where it has one."""
    named = words.text("ui.club.paper.round", number=held.number)
    evening = season.register.evenings.get(held.evening)
    return named if evening is None else f"{named} · {day_short(evening.day, words)}"
