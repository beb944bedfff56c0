"""What the tests of the law share: a hand line in, its value or its problem out."""

from functools import cache

import pytest

from riichi_desktop.documents.rules_text import rules_from_text
from riichi_desktop.engine import (
    Hand,
    HandValue,
    NotScorable,
    Problem,
    Rules,
    Situation,
    evaluate,
    parse_hand,
)

rules_of = cache(rules_from_text)
"""Give the rules that a text such as ``tenhou,kiriage_mangan=true`` stands for."""


def problem_of(line: str) -> tuple[Hand, Situation, Rules]:
    """Give what a hand line asks: the hand, its situation, its rules."""
    hand, situation, rules = parse_hand(line)
    return hand, situation, rules_of(rules)


def value(line: str) -> HandValue:
    """Give what a hand line is worth."""
    return evaluate(*problem_of(line))


def refusal(line: str) -> Problem:
    """Give the first reason why a hand line cannot be scored."""
    with pytest.raises(NotScorable) as caught:
        value(line)
    return caught.value.problems[0]


def reason(line: str) -> str:
    """Give the reason of that refusal, its id where it names none."""
    fault = refusal(line)
    return str(fault.details.get("reason", fault.id))


def names(line: str) -> str:
    """Give the yaku and yakuman of a hand line, sorted by name, joined by spaces."""
    found = value(line)
    return " ".join(sorted({**found.yaku, **found.yakuman}))


def notices(line: str) -> list[str]:
    """Give the ids of what was understood."""
    return [notice.id for notice in value(line).notices]


def paid(line: str) -> dict[str, int]:
    """Give what each seat pays or gets."""
    return dict(value(line).payment.deltas)


def fu(line: str) -> dict[str, int]:
    """Give the reasons for the fu with the sum of each."""
    found: dict[str, int] = {}
    for item in value(line).fu_items:
        found[item.id] = found.get(item.id, 0) + item.fu
    return found
