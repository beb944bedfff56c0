"""Asks the next question of a level: what went wrong before, a recorded hand, one by chance."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from riichi_desktop.engine import Rules

from .hands import make_hand
from .levels import recipes
from .points_questions import make_award, points_question
from .questions import hand_question, question_of
from .values import Chance, Drill, Question

_RECORDED_TRIES: Final = 30
_MADE_TRIES: Final = 150
_REPEATS: Final = 8
"""How often another question is looked for where chance gives the one before again."""


class Asker:
    """Asks questions without end.

    Args:
        recorded: hand lines of hands that were played, without rules.
        chance: where chance comes from.
    """

    def __init__(self, recorded: Sequence[str], chance: Chance) -> None:
        self._recorded = tuple(recorded)
        self._chance = chance
        self._at = chance.randrange(len(self._recorded)) if self._recorded else 0
        self._last = ""

    def ask(self, drill: Drill, level: int, rules: Rules, text: str, due: str = "") -> Question:
        """Give the next question.

        Args:
            drill: which drill.
            level: which level.
            rules: the rules in force.
            text: those rules as a draft names them.
            due: the line of one to ask again; "" for none.

        Raises:
            LookupError: the rules are so odd that no hand can be made.
        """
        question = question_of(drill, level, due, rules, text) if due else None
        for _ in range(_REPEATS):
            if question is not None and question.line != self._last:
                break
            question = self._another(drill, level, rules, text)
        if question is None:
            raise LookupError(f"no hand for {drill} {level}")
        self._last = question.line
        return question

    def _another(self, drill: Drill, level: int, rules: Rules, text: str) -> Question | None:
        if drill == "points":
            return points_question(level, make_award(level, self._chance), rules)
        sources = [self._played(drill, level, rules, text), self._made(drill, level, rules, text)]
        first = self._chance.randrange(2)
        found = chain(sources[first], sources[1 - first])
        loose = self._made(drill, level, rules, text, strict=False)
        return next(chain(found, loose), None)

    def _played(self, drill: Drill, level: int, rules: Rules, text: str) -> Iterator[Question]:
        """Go on through the recorded hands."""
        for _ in range(min(_RECORDED_TRIES, len(self._recorded))):
            line = self._recorded[self._at]
            self._at = (self._at + 1) % len(self._recorded)
            question = question_of(drill, level, line, rules, text, recorded=True, strict=True)
            if question is not None:
                yield question

    def _made(
        self, drill: Drill, level: int, rules: Rules, text: str, *, strict: bool = True
    ) -> Iterator[Question]:
        """Make hands by the recipes of the level, one after the other."""
        ways = recipes(drill, level)
        start = self._chance.randrange(len(ways))
        for at in range(_MADE_TRIES):
            # One recipe has several tries before the next has its turn: all come up alike.
            recipe = ways[(start + at // 30) % len(ways)]
            draft = make_hand(recipe, rules, text, self._chance)
            if draft is None:
                continue
            question = hand_question(drill, level, draft, rules, strict=strict)
            if question is not None:
                yield question
