"""Everything that can be said of a hand so far: what is missing, its waits, its value."""

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from .check import check
from .choices import plain_reds, with_by
from .draft import Draft, faults, settle_flags
from .evaluate import evaluate, read
from .law import law_of
from .problems import NotScorable, Problem
from .rules import Rules
from .tiles import Kind, Tile, red_of
from .value import HandValue, Reading
from .waits import shanten, waits

if TYPE_CHECKING:
    from .situation import By


class WaitValue(NamedTuple):
    """One tile that completes the hand.

    Attributes:
        kind: the tile.
        free: how many of it are not visible.
        ron, tsumo: what the hand is worth won so, or the reason why it is worth nothing.
    """

    kind: Kind
    free: int
    ron: HandValue | Problem
    tsumo: HandValue | Problem


class Study(NamedTuple):
    """What can be said of a draft under a rule set.

    Attributes:
        draft, rules: what was looked at.
        faults: what is impossible about it; empty for anything that was clicked.
        left: how many of each tile are free, indexed by tile.
        missing: how many tiles it lacks, the winning tile not counted.
        shanten: how far from ready; None where it is whole or impossible.
        waits: the tiles that complete it, where only the winning tile lacks.
        value: what a whole hand is worth, or None.
        problem: why a whole hand is worth nothing, or None.
        nearest: the reading of a whole hand without yaku.
    """

    draft: Draft
    rules: Rules
    faults: tuple[Problem, ...]
    left: tuple[int, ...]
    missing: int
    shanten: int | None = None
    waits: tuple[WaitValue, ...] = ()
    value: HandValue | None = None
    problem: Problem | None = None
    nearest: Reading | None = None


def study(draft: Draft, rules: Rules) -> Study:
    """Look at a draft under a rule set; raises nothing."""
    broken = tuple(faults(draft, rules))
    left = draft.left(rules)
    missing = max(0, draft.room)
    plain = Study(draft, rules, broken, left, missing)
    if broken:
        return plain._replace(problem=broken[0])
    if draft.is_whole:
        return _whole(plain)
    if not missing and draft.win is None:
        # A hand is ready exactly when it waits; the waits are the cheaper of the two.
        kinds = waits(draft.concealed, draft.melds)
        if kinds:
            return plain._replace(shanten=0, waits=tuple(_waits(draft, rules, left, kinds)))
    return plain._replace(shanten=shanten(draft.concealed, draft.melds))


def _whole(plain: Study) -> Study:
    draft, rules = plain.draft, plain.rules
    value = value_of(draft, rules)
    if isinstance(value, HandValue):
        return plain._replace(value=value)
    nearest = _nearest(draft, rules) if value.id == "no_yaku" else None
    return plain._replace(problem=value, nearest=nearest)


def value_of(draft: Draft, rules: Rules) -> HandValue | Problem:
    """Give what a whole draft is worth, or the first reason why not."""
    try:
        return evaluate(*draft.complete(), rules)
    except NotScorable as error:
        return error.problems[0]


def _nearest(draft: Draft, rules: Rules) -> Reading:
    hand, situation = draft.complete()
    law = law_of(rules)
    checked, facts, _ = check(hand, situation, law)
    return read(checked, situation, law, facts)[0]


def _waits(
    draft: Draft, rules: Rules, left: tuple[int, ...], kinds: tuple[Kind, ...]
) -> list[WaitValue]:
    ways: dict[By, Draft] = {
        by: settle_flags(with_by(draft, by), rules)[0] for by in ("ron", "tsumo")
    }
    found = []
    for kind in kinds:
        red = red_of(kind)
        free = left[kind] + (left[red] if red is not None else 0)
        tile: Tile = red if red is not None and not left[kind] and left[red] else kind
        ron, tsumo = (_won(ways[by], tile, rules) for by in ("ron", "tsumo"))
        found.append(WaitValue(kind, free, ron, tsumo))
    return found


def _won(draft: Draft, tile: Tile, rules: Rules) -> HandValue | Problem:
    whole = replace(draft, win=tile)
    broken = faults(whole, rules)
    if broken and broken[0].id == "fifth_tile":
        return broken[0]
    whole, _ = settle_flags(whole, rules)
    return value_of(whole, rules)


class Compared(NamedTuple):
    """A hand under another rule set.

    Attributes:
        rules: that rule set.
        value: what it is worth there, or why it is worth nothing there.
    """

    rules: Rules
    value: HandValue | Problem


def compare(draft: Draft, rule_sets: tuple[Rules, ...]) -> tuple[Compared, ...]:
    """Give what a whole draft is worth under each rule set.

    Red fives that a set does not have count as plain; a set for another number of players, or one
    that excludes the hand, gives the reason.
    """
    found = []
    for rules in rule_sets:
        other = plain_reds(replace(draft, players=None), rules)
        broken = faults(other, rules)
        found.append(Compared(rules, broken[0] if broken else value_of(other, rules)))
    return tuple(found)
