"""A match as a game document (FORMATS.md 4): to be kept, sent, and read in again."""

import json
from typing import Any

from riichi_desktop.documents import game_to_document
from riichi_desktop.ledger import Game


def game_json(game: Game) -> bytes:
    """Give the document of a game, an event a line; what was corrected is as it is now.

    To read it again: `documents.game_from_json`, then `ledger.replay`.
    """
    events = [held.event for held in game.events]
    document = game_to_document(game.rules, game.names, events)
    held = ",\n  ".join(_line(event) for event in document.pop("events"))
    head = ",\n ".join(f"{_line(key)}: {_line(value)}" for key, value in document.items())
    listed = f"[\n  {held}\n ]" if held else "[]"
    return f'{{{head},\n "events": {listed}}}\n'.encode("utf-8", "backslashreplace")


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
