"""The codec of game documents, and of what a replay gives (FORMATS.md 4)."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from riichi_desktop.engine import Problem, Rules, RulesError
from riichi_desktop.ledger import Event, Game, IllegalEvent, Row

from .event_document import event_from_document, event_to_document
from .fields import MOST, FieldError, Fields
from .lengths import event_fault, name_fault
from .printable import printable
from .result_document import Say
from .rules_document import rules_from_document, rules_to_document


class GameInput(NamedTuple):
    """What a game document says, ready for `replay`."""

    rules: Rules
    names: tuple[str, ...]
    events: tuple[Event, ...]


class GameError(ValueError):
    """A document that is no game.

    Attributes:
        problem: what is wrong, its field the whole way to it.
        event: the index of the event that is meant, or None.
    """

    def __init__(self, fault: Problem, event: int | None = None) -> None:
        self.problem = fault
        self.event = event
        super().__init__(f"{fault.id} ({fault.field})")


def game_from_json(text: bytes | str) -> GameInput:
    """Read a game document from its JSON text; a byte order mark may stand before it.

    Raises:
        GameError: it is none.
    """
    from msgspec import ValidationError
    from msgspec.json import decode

    try:
        text = text if isinstance(text, str) else str(text, "utf-8")
        text = text.removeprefix("\ufeff")
        document = decode(text.encode())
    except (ValueError, RecursionError) as error:
        from .faults import fault_of

        if isinstance(error, ValidationError):
            _name_the_number(text)
        raise GameError(fault_of(error, text)) from error
    return game_from_document(document)


def _name_the_number(text: bytes | str) -> None:
    """Refuse, with its place, a number that the decoder cannot hold and does not place.

    Raises:
        GameError: where such a number stands in a text that else can be read.
    """
    try:
        document = json.loads(text, parse_int=_bounded)
    except (ValueError, RecursionError):
        return
    try:
        game_from_document(document)
    except GameError as error:
        if error.problem.id == "wrong_type":
            raise


def _bounded(digits: str) -> int:
    return int(digits) if len(digits) <= len(str(MOST)) else MOST


def game_from_document(document: object) -> GameInput:
    """Read a game document from the dicts, lists, texts and numbers that JSON stands for.

    Raises:
        GameError: it is none.
    """
    at: int | None = None
    events: list[Event] = []
    try:
        fields = Fields(document)
        rules = rules_from_document(fields.value("rules", "wrc2025"))
        names = fields.texts("players")
        held = fields.each("events", lambda value, _place: value, [])
        fields.end()
        for chair, name in enumerate(names):
            _refuse(name_fault(name, f"players[{chair}]"))
        for at, value in enumerate(held):
            events.append(event_from_document(value, rules, f"events[{at}]"))
            _refuse(event_fault(events[-1], f"events[{at}]"))
    except RulesError as error:
        raise GameError(error.problems[0], at) from error
    except FieldError as error:
        raise GameError(error.problem, at) from error
    return GameInput(rules, names, tuple(events))


def _refuse(fault: Problem | None) -> None:
    if fault is not None:
        raise FieldError(fault)


def game_to_document(rules: Rules, names: Iterable[str], events: Iterable[Event]) -> dict[str, Any]:
    """Write a game document; reading it again gives the same game."""
    return {
        "rules": rules_to_document(rules),
        "players": [*names],
        "events": [event_to_document(event) for event in events],
    }


def replay_to_document(game: Game, say: Say) -> dict[str, Any]:
    """Write a replay: the rows, and how it ends; `places` and `points` are null while it goes on.

    Args:
        game: the game.
        say: what puts a notice into words.
    """
    accounts = game.settlement
    final = game.table.scores if accounts is None else [one.score for one in accounts]
    return {
        "rows": [_row(row, say) for row in game.rows],
        "finished": game.is_over,
        "final": [*final],
        "places": accounts and [one.place for one in accounts],
        "points": accounts and [one.points / 1000 for one in accounts],
    }


def _row(row: Row, say: Say) -> dict[str, Any]:
    document: dict[str, Any] = {
        "round": row.round,
        "dealer": row.dealer,
        "honba": row.honba,
        "sticks": row.sticks,
        "deltas": [*row.deltas],
        "scores": [*row.scores],
    }
    if row.notices:
        document["notices"] = [_said(notice, say) for notice in row.notices]
    return document


def illegal_to_document(error: GameError | IllegalEvent, say: Say) -> dict[str, Any]:
    """Write why a game cannot be replayed.

    The field of an event that cannot follow is the event, ``events[7]``; `part` is what of it.
    """
    if isinstance(error, GameError):
        fault, at = error.problem, error.event
        said = _said(fault, say)
        return {"error": said if at is None else {**said, "event": at}}
    fault = error.problems[0]
    said = {**_said(fault, say), "field": f"events[{error.index}]", "event": error.index}
    return {"error": {**said, "part": fault.field} if fault.field else said}


def _said(one: Problem, say: Say) -> dict[str, Any]:
    return {"id": one.id, "field": one.field, "message": printable(say(one))}
