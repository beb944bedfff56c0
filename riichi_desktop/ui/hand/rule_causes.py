"""Which rules make a hand worth something else under another rule set."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from riichi_desktop.engine import (
    FIELDS_BY_DOCUMENT,
    Compared,
    Draft,
    HandValue,
    Problem,
    RuleField,
    Rules,
    RulesError,
    compare,
    differences,
)

_GROUPS: Final = ("limits", "fu", "dora", "yaku", "liability", "three_players")
_HONBA: Final = FIELDS_BY_DOCUMENT["honba_per_payer"]
_PLAYERS: Final = FIELDS_BY_DOCUMENT["players"]


def is_same(one: HandValue | Problem, other: HandValue | Problem) -> bool:
    """Tell whether two rule sets make the same of a hand: yaku, dora, fu, limit and payments."""
    if isinstance(one, HandValue) and isinstance(other, HandValue):
        return _result(one) == _result(other)
    return one == other


def _result(value: HandValue) -> tuple[object, ...]:
    best = value.best
    told = (best.yaku, best.dora, best.yakuman)
    return (*map(dict, told), best.han, best.fu, best.limit, dict(value.payment.deltas))


class Causes:
    """Finds the rules that make a difference: each is put in force alone and the hand valued anew.

    Args:
        draft: a whole hand.
        mine: what it is worth under the rules in force.
    """

    def __init__(self, draft: Draft, mine: Compared) -> None:
        self._draft = draft
        self._mine = mine
        self._tried: dict[tuple[str, object], bool] = {}

    def of(self, other: Compared) -> tuple[RuleField, ...]:
        """Give the fields that make the hand worth something else, in the order of the rules.

        Where none does alone, give all of value that differ; a hand that is the same has none.
        """
        if is_same(self._mine.value, other.value):
            return ()
        if other.rules.players != self._mine.rules.players:
            return (_PLAYERS,)
        differing = tuple(self._differing(other.rules))
        alone = tuple(field for field in differing if self._matters(field, other.rules))
        return alone or differing

    def _differing(self, rules: Rules) -> Iterator[RuleField]:
        for field in differences(rules, self._mine.rules):
            if field.group in _GROUPS or field is _HONBA:
                yield field

    def _matters(self, field: RuleField, rules: Rules) -> bool:
        value = getattr(rules, field.name)
        key = (field.name, value)
        if key not in self._tried:
            self._tried[key] = self._changes(field, value)
        return self._tried[key]

    def _changes(self, field: RuleField, value: object) -> bool:
        changed = _with(self._mine.rules, field.name, value)
        if changed is None:
            return False
        return not is_same(self._mine.value, compare(self._draft, (changed,))[0].value)


@lru_cache(maxsize=1000)
def _with(rules: Rules, name: str, value: object) -> Rules | None:
    """Give rules with one field changed; None where they cannot be. To check all fields is slow."""
    try:
        return replace(rules, **{name: value})  # type: ignore[arg-type]
    except RulesError:
        return None
