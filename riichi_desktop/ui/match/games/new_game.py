"""What is said of a match before it begins, as one frozen value; no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from riichi_desktop.documents import name_fault, title_fault
from riichi_desktop.engine import WINDS, Problem, Rules, problem
from riichi_desktop.ui.match.board.values import one_line

Length = Literal["south", "east"]
"""The last wind that is played in full."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A match to begin.

    Attributes:
        rules: as they were chosen, whole.
        names: who sits at each chair, as typed; as many as there are fields, four.
        title: what people call it.
        minutes: of the round clock; 0 for none.
        event: the id of what it counts for; "" for nothing.
    """

    rules: Rules
    names: tuple[str, ...] = ("", "", "", "")
    title: str = ""
    minutes: int = 0
    event: str = ""

    @property
    def seated(self) -> tuple[str, ...]:
        """The names of those who play, each on one line."""
        return tuple(one_line(name) for name in self.names[: self.rules.players])

    @property
    def refusal(self) -> Problem | None:
        """Why it cannot begin."""
        seated = self.seated
        blank = next((at for at, name in enumerate(seated) if not name), None)
        if blank is not None:
            return problem("new_game_name", "names", seat=WINDS[blank])
        long = next(filter(None, (name_fault(name, "names") for name in seated)), None)
        long = long or title_fault(one_line(self.title), "title")
        if long is not None:
            return long
        folded = [name.casefold() for name in seated]
        twice = next((name for name in seated if folded.count(name.casefold()) > 1), None)
        return None if twice is None else problem("new_game_twice", "names", player=twice)


def with_rules(game: NewGame, rules: Rules) -> NewGame:
    """Give the match under other rules; the clock is as they say, unless another was chosen."""
    untouched = game.minutes == game.rules.time_limit.minutes
    minutes = rules.time_limit.minutes if untouched else game.minutes
    return replace(game, rules=rules, minutes=minutes)


def with_length(game: NewGame, length: Length) -> NewGame:
    """Give the match with another last wind than its rules have."""
    return replace(game, rules=replace(game.rules, length=length))


def drawn(game: NewGame, chance: Random) -> NewGame:
    """Give the match with those who play seated by lot."""
    seated = list(game.names[: game.rules.players])
    chance.shuffle(seated)
    return replace(game, names=(*seated, *game.names[game.rules.players :]))


def moved(game: NewGame, seat: int, by: int) -> NewGame:
    """Give the match with a name moved to the next seat, or the one before."""
    other = (seat + by) % game.rules.players
    names = list(game.names)
    names[seat], names[other] = names[other], names[seat]
    return replace(game, names=tuple(names))


def known_names(games: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Give the names of the players of games, each once, the latest first."""
    return tuple(dict.fromkeys(name for names in games for name in map(one_line, names) if name))
