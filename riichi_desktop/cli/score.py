"""`score`: one hand from a line of text, or many from JSON lines."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

from riichi_desktop.documents import (
    error_to_document,
    hand_from_json,
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

from .answers import ALL_WELL, NOT_SCORED, WRONG_USAGE, refuse
from .arguments import STANDARD_INPUT


def run(options: Namespace, words: Words) -> int:
    """Score what was asked for and give the exit status."""
    try:
        rules = rules_from_text(options.rules) if options.rules else None
        if options.jsonl is None:
            value = value_of_line(" ".join(options.hand), rules)
    except (NotScorable, RulesError) as error:
        line = " ".join(options.hand)
        return refuse(error.problems, words, as_json=options.json, line=line)
    if options.jsonl is not None:
        return _score_file(options.jsonl, rules, words)
    if options.json:
        document = result_to_document(value, words.problem)
        sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")
    else:
        sys.stdout.write(text_sheet(value, words) + "\n")
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


def _score_file(name: str, rules: Rules | None, words: Words) -> int:
    if name == STANDARD_INPUT:
        return score_lines(sys.stdin.buffer, sys.stdout.buffer, rules, words)
    try:
        with Path(name).open("rb") as lines:
            return score_lines(lines, sys.stdout.buffer, rules, words)
    except BrokenPipeError:
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        sys.stderr.write(words.text("cli.unreadable", file=name, reason=reason) + "\n")
        return WRONG_USAGE


def score_lines(lines: Iterable[bytes], out: BinaryIO, rules: Rules | None, words: Words) -> int:
    """Answer each line that is not blank with one line, at once; give the exit status.

    Args:
        lines: hand documents as JSON, one a line, bare or wrapped.
        out: where the answers go.
        rules: the rules to take instead of each document's own.
        words: the language of messages.
    """
    status = ALL_WELL
    for line in lines:
        if not line.strip():
            continue
        id, answer = _answer(line, rules, words)
        if "error" in answer:
            status = NOT_SCORED
        out.write(wrap(id, answer))
        out.flush()
    return status


def _answer(line: bytes, rules: Rules | None, words: Words) -> tuple[bytes, dict[str, Any]]:
    id = b""
    try:
        id, document = unwrap(line, "hand")
        value = evaluate(*hand_from_json(document, rules))
    except NotScorable as error:
        return id, error_to_document(error.problems, words.problem)
    return id, result_to_document(value, words.problem)
