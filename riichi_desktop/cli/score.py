"""`score`: one hand from a line of text, or many from JSON lines."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from riichi_desktop.documents import (
    error_to_document,
    hand_from_json,
    is_blank,
    placed,
    result_to_document,
    rules_from_text,
    unwrap,
    wrap,
)
from riichi_desktop.engine import (
    HandValue,
    NotScorable,
    Rules,
    RulesError,
    evaluate,
    parse_draft,
    problem,
)
from riichi_desktop.export import text_sheet
from riichi_desktop.words import Words

from .answers import ALL_WELL, NOT_SCORED, refuse
from .arguments import Options
from .streams import lines_of, write, write_at_once


def run(options: Options, words: Words) -> int:
    """Score what was asked for and give the exit status."""
    try:
        rules = rules_from_text(options.rules) if options.rules else None
    except RulesError as error:
        return refuse(error.problems, words, as_json=options.json)
    if options.jsonl is not None:
        return score_lines(lines_of(options.jsonl), write_at_once, rules, words)
    line = " ".join(options.hand)
    try:
        value = value_of_line(line, rules)
    except (NotScorable, RulesError) as error:
        found = [placed(one, line, rules) for one in error.problems]
        return refuse(found, words, as_json=options.json, line=line)
    if options.json:
        document = result_to_document(value, words.problem)
        write(json.dumps(document, ensure_ascii=False) + "\n")
    else:
        write(text_sheet(value, words) + "\n")
    return ALL_WELL


def value_of_line(line: str, rules: Rules | None = None) -> HandValue:
    """Give what the hand of a hand line is worth.

    Args:
        line: the hand line.
        rules: the rules to take instead of the line's own.

    Raises:
        NotScorable: the line is not understood, or the hand is worth nothing.
        RulesError: the line's rules are none.
    """
    draft = parse_draft(line)
    rules = rules or rules_from_text(draft.rules)
    if draft.players not in (None, rules.players):
        raise NotScorable(
            [problem("flags_conflict", "players", reason="players_differ", n=rules.players)]
        )
    return evaluate(*draft.complete(), rules)


def score_lines(
    lines: Iterable[bytes], out: Callable[[bytes], object], rules: Rules | None, words: Words
) -> int:
    """Answer each line that is not blank with one line, at once; give the exit status.

    Args:
        lines: hand documents as JSON, one a line, bare or wrapped.
        out: what takes each answer.
        rules: the rules to take instead of each document's own.
        words: the language of messages.
    """
    status = ALL_WELL
    for line in lines:
        if is_blank(line):
            continue
        id, answer = _answer(line, rules, words)
        if "error" in answer:
            status = NOT_SCORED
        out(wrap(id, answer))
    return status


def _answer(line: bytes, rules: Rules | None, words: Words) -> tuple[bytes, dict[str, Any]]:
    id = b""
    try:
        id, document = unwrap(line, "hand")
        value = evaluate(*hand_from_json(_present(document), rules))
    except NotScorable as error:
        return id, error_to_document(error.problems, words.problem)
    return id, result_to_document(value, words.problem)


def _present(document: bytes) -> bytes:
    """Give the document of a wrapper, or refuse a wrapper without one."""
    if not document:
        raise NotScorable([problem("malformed", "hand", reason="field_missing")])
    return document
