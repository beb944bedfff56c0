"""`replay`: what becomes of a game, hand by hand; one game or many from JSON lines."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from riichi_desktop.documents import (
    GameError,
    error_to_document,
    game_from_json,
    illegal_to_document,
    is_blank,
    printable,
    replay_to_document,
    unwrap,
    wrap,
)
from riichi_desktop.engine import NotScorable, problem
from riichi_desktop.export import game_text
from riichi_desktop.ledger import Game, IllegalEvent, NotLegal, replay
from riichi_desktop.words import Words

from .answers import ALL_WELL, NOT_SCORED
from .arguments import Options
from .streams import lines_of, tell, write, write_at_once


def run(options: Options, words: Words) -> int:
    """Replay what was asked for and give the exit status."""
    if options.jsonl is not None:
        return replay_lines(lines_of(options.jsonl), write_at_once, words)
    try:
        game = game_of_json(b"".join(lines_of(options.game)))
    except (GameError, IllegalEvent) as error:
        document = illegal_to_document(error, words.problem)
        if options.json:
            write(json.dumps(document, ensure_ascii=False) + "\n")
        else:
            tell(_refused(document["error"]))
        return NOT_SCORED
    if options.json:
        write(json.dumps(replay_to_document(game, words.problem), ensure_ascii=False) + "\n")
    else:
        write("\n".join(printable(line) for line in game_text(game, words).split("\n")) + "\n")
    return ALL_WELL


def game_of_json(text: bytes) -> Game:
    """Replay a game document.

    Raises:
        GameError: it is none.
        IllegalEvent: one of its events cannot follow.
    """
    given = game_from_json(text)
    try:
        return replay(*given)
    except NotLegal as error:
        raise GameError(error.problems[0]) from error


def replay_lines(lines: Iterable[bytes], out: Callable[[bytes], object], words: Words) -> int:
    """Answer each line that is not blank with one line, at once; give the exit status.

    Args:
        lines: game documents as JSON, one a line, bare or wrapped.
        out: what takes each answer.
        words: the language of messages.
    """
    status = ALL_WELL
    for line in lines:
        if is_blank(line):
            continue
        id, answer = _answer(line, words)
        if "error" in answer:
            status = NOT_SCORED
        out(wrap(id, answer))
    return status


def _answer(line: bytes, words: Words) -> tuple[bytes, dict[str, Any]]:
    id = b""
    try:
        id, document = unwrap(line, "game")
        game = game_of_json(_present(document))
    except (GameError, IllegalEvent) as error:
        return id, illegal_to_document(error, words.problem)
    except NotScorable as error:
        return id, error_to_document(error.problems, words.problem)
    return id, replay_to_document(game, words.problem)


def _present(document: bytes) -> bytes:
    """Give the document of a wrapper, or refuse a wrapper without one."""
    if not document:
        raise GameError(problem("malformed", "game", reason="field_missing"))
    return document


def _refused(error: dict[str, Any]) -> str:
    """Give an error document as a line: the event that is meant, then the sentence."""
    place = error["field"] if "event" in error else ""
    return printable(f"{place}: {error['message']}" if place else error["message"])
