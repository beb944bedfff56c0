"""Hand lines that are read: typed, pasted, kept from earlier."""

from dataclasses import replace

from riichi_desktop.documents import placed, rules_from_text, rules_to_text
from riichi_desktop.engine import (
    Draft,
    Move,
    NotScorable,
    Problem,
    RulesError,
    faults,
    parse_draft,
    read_surplus_reds,
)


def move_of_line(text: str) -> Move | Problem:
    """Give the hand that a line stands for, with what had to be understood, or its first fault.

    The fault has its place in the line where one word of it is to blame (see `documents.placed`).
    """
    try:
        draft = parse_draft(text)
        rules = rules_from_text(draft.rules)
    except (NotScorable, RulesError) as error:
        return placed(error.problems[0], text)
    draft, notices, _ = read_surplus_reds(replace(draft, rules=rules_to_text(rules)), rules)
    broken = faults(draft, rules)
    if broken:
        return placed(broken[0], text, rules)
    return Move(replace(draft, players=None), notices)


def without_rules(line: str) -> str:
    """Give a hand line that names no rules: its rule set may be gone."""
    return " ".join(word for word in line.split() if not word.startswith("rules="))


def starting_draft(line: str, rules: str = "") -> Draft:
    """Give the draft of a kept line, under other rules where its own are gone.

    Where it no longer holds, give an empty one under `rules`.
    """
    for text in filter(None, (line, without_rules(line), rules and f"rules={rules}")):
        move = move_of_line(text)
        if isinstance(move, Move):
            return move.draft
    return Draft()
