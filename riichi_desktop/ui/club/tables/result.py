"""A result of which only the scores are known, as it is filled in; values in, values out."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from riichi_desktop.club import Played, Totals, played_of_totals, totals_fault
from riichi_desktop.engine import Problem, Rules, problem
from riichi_desktop.words import MINUS

HUNDRED: Final = 100
_IN_HUNDREDS: Final = 2000
"""Where no score is larger, all were written in hundreds: 253 is 25,300."""

MOST: Final = 1_000_000
_SPACES: Final = re.compile(r"[\s.,'’]")


@dataclass(frozen=True, slots=True)
class ResultForm:
    """What is said of a result so far.

    Attributes:
        names: of the players, East first, as typed.
        players: their ids; "" of who is not known.
        scores: as typed.
        penalties: what the result has already, in points, by chair; () for none.
    """

    names: tuple[str, ...]
    players: tuple[str, ...]
    scores: tuple[str, ...]
    penalties: tuple[int, ...] = ()

    def points(self) -> tuple[int | None, ...]:
        """Read the scores, in points or all in hundreds; None where one is none."""
        return scores_of(self.scores)


def scores_of(texts: Sequence[str]) -> tuple[int | None, ...]:
    """Read scores as people write them: 25300, 25 300, or all in hundreds: 253."""
    numbers = [_number(text) for text in texts]
    known = [one for one in numbers if one is not None]
    if known and all(abs(one) <= _IN_HUNDREDS for one in known):
        return tuple(None if one is None else one * HUNDRED for one in numbers)
    return tuple(None if one is None or one % HUNDRED else one for one in numbers)


def _number(text: str) -> int | None:
    """Read a whole number, whatever parts its thousands and whatever its minus is."""
    bare = _SPACES.sub("", text).replace(MINUS, "-")
    if not re.fullmatch(r"-?\d{1,7}", bare, re.ASCII):
        return None
    return int(bare) if abs(int(bare)) <= MOST else None


def rest_of(form: ResultForm, rules: Rules) -> int | None:
    """Give what the one score that is missing must be; None where not exactly one is."""
    points = form.points()
    blank = [at for at, text in enumerate(form.scores) if not text.strip()]
    known = [one for one in points if one is not None]
    if len(blank) != 1 or len(known) != len(points) - 1:
        return None
    return rules.start * rules.players - sum(known)


def off_by(form: ResultForm, rules: Rules) -> int | None:
    """Give how much the scores are over (above 0) or under what was handed out."""
    points = form.points()
    known = [one for one in points if one is not None]
    if len(known) != len(points):
        return None
    return sum(known) - rules.start * rules.players


def form_fault(form: ResultForm, rules: Rules) -> Problem | None:
    """Say why a result cannot be booked yet; None where it can."""
    for at, name in enumerate(form.names):
        if not name:
            return problem("result_name", "players", number=at + 1)
    folded = [name.casefold() for name in form.names]
    twice = next((name for name in form.names if folded.count(name.casefold()) > 1), None)
    if twice is not None:
        return problem("seated_twice", "players", player=twice)
    for name, text, points in zip(form.names, form.scores, form.points(), strict=True):
        if not text.strip():
            return problem("result_score", "scores", player=name)
        if points is None:
            return problem("result_unreadable", "scores", player=name)
    return totals_fault(_totals(form), rules)


def settled(form: ResultForm, rules: Rules) -> Played | None:
    """Give what a result comes to, the players known by their places; None where it cannot be."""
    if form_fault(form, rules) is not None:
        return None
    return played_of_totals(_totals(form), rules)


def _totals(form: ResultForm) -> Totals:
    """Give totals whose players are their chairs: enough to be settled."""
    chairs = tuple(map(str, range(len(form.names))))
    scores = tuple(one or 0 for one in form.points())
    return Totals("", chairs, scores, penalties=form.penalties)
