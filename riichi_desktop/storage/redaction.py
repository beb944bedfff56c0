"""A person's name taken out of texts that were written already: pure, JSON in, JSON out.

Whoever is erased keeps an id and results; what the record calls this person becomes `NOBODY`. In
one game two of them stay two, so the second one is ``— 2``.
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import MsgspecError
from msgspec.json import decode

from riichi_desktop.club import Player
from riichi_desktop.documents import thing_to_json

NOBODY: Final = "—"
"""The name of whoever was erased."""

_SPACED: Final = 0x2E80
"""Scripts before this one set spaces between words."""


def erased(player: Player) -> Player:
    """Give what is left of a player: an id, and whom it is the same as."""
    return Player(player.uid, "", hidden=True, same_as=player.same_as, erased=True)


def erased_payload(uid: str, payload: str) -> str:
    """Give what is left of what an act said of a player; of a text that is none, ``{}``."""
    if not _read(payload):
        return payload and "{}"
    return thing_to_json(erased(Player(uid, "", same_as=merged_into(payload))))


def names_of(payload: str) -> set[str]:
    """Give what an act calls a player."""
    held = _read(payload)
    said = (held.get("name"), held.get("alias"))
    return {text for text in said if isinstance(text, str) and text}


def is_erased(payload: str) -> bool:
    """Tell whether an act says that a player is erased."""
    return _read(payload).get("erased") is True


def merged_into(payload: str) -> str:
    """Give the player whom an act says another one is the same as; "" for nobody."""
    same_as = _read(payload).get("same_as")
    return same_as if isinstance(same_as, str) else ""


def linked_players(payload: str) -> set[str]:
    """Give the players whom an act of kind ``link`` names."""
    return {player for _, player in _pairs(payload)}


def linked_names(payload: str, players: Iterable[str]) -> list[str]:
    """Give what a game calls some players, as an act of kind ``link`` has it, in its order."""
    ids = set(players)
    return [name for name, player in _pairs(payload) if player in ids]


def link_names(payload: str) -> set[str]:
    """Give all names that an act of kind ``link`` has."""
    return {name for name, _ in _pairs(payload)}


def first_names(text: str) -> set[str]:
    """Give the names with which a game began."""
    return {one for one in _read_list(text) if isinstance(one, str)}


def record_names(payload: str) -> set[str]:
    """Give the name that an entry puts into a game, if it does."""
    event = _read(payload).get("event")
    name = event.get("name") if isinstance(event, dict) else None
    return {name} if isinstance(name, str) else set()


def instead(names: Iterable[str], in_use: Iterable[str]) -> dict[str, str]:
    """Give what stands for each name of one person in a game from then on.

    Args:
        names: of the person, the first one first; those that stand for nobody already are left.
        in_use: every name in the game.
    """
    taken, found = set(in_use), {}
    for name in names:
        if name in found or name == NOBODY or name.startswith(f"{NOBODY} "):
            continue
        number, word = 1, NOBODY
        while word in taken:
            number += 1
            word = f"{NOBODY} {number}"
        taken.add(word)
        found[name] = word
    return found


def without_in_link(payload: str, words: Mapping[str, str]) -> str:
    """Give an act of kind ``link`` with other names; an empty object where it cannot be read."""
    held = _read(payload)
    if not held:
        return payload and "{}"
    pairs = [[words.get(name, name), player] for name, player in _pairs(payload)]
    return _text({**held, "players": pairs})


def without_in_names(text: str, words: Mapping[str, str]) -> str:
    """Give the first names of a game with other ones; a text that is none stays."""
    names = _read_list(text)
    if not names:
        return text
    return _ascii([words.get(one, one) if isinstance(one, str) else one for one in names])


def without_in_entry(payload: str, words: Mapping[str, str]) -> str:
    """Give an entry of a record with other names, in its reasons too."""
    held = _read(payload)
    event = held.get("event")
    if not isinstance(event, dict):
        return payload
    changed = dict(event)
    name, reason = event.get("name"), event.get("reason")
    if isinstance(name, str):
        changed["name"] = words.get(name, name)
    if isinstance(reason, str) and event.get("type") != "abort":  # there it is an id
        changed["reason"] = without(reason, words)
    return payload if changed == event else _ascii({**held, "event": changed})


def without_in_act(payload: str, field: str, names: Iterable[str]) -> str:
    """Give an act without some names in one of its texts."""
    held = _read(payload)
    text = held.get(field)
    if not isinstance(text, str):
        return payload
    changed = without(text, names)
    return payload if changed == text else _text({**held, field: changed})


def without(text: str, names: Iterable[str]) -> str:
    """Give a free text with `NOBODY` for each name that stands in it as a word."""
    for name in sorted(names, key=len, reverse=True):
        if name:
            before, after = (_edge(name[0]), _edge(name[-1]))
            text = re.sub(
                (r"(?<!\w)" if before else "") + re.escape(name) + (r"(?!\w)" if after else ""),
                NOBODY,
                text,
            )
    return text


def _edge(letter: str) -> bool:
    """Tell whether a word that ends with a letter ends there: Japanese has no spaces."""
    return letter.isalnum() and ord(letter) < _SPACED


def _read(payload: str) -> dict[str, Any]:
    """Give an object; an empty one where there is none."""
    held = _decoded(payload)
    return held if isinstance(held, dict) else {}


def _read_list(text: str) -> list[Any]:
    """Give a list; an empty one where there is none."""
    held = _decoded(text)
    return held if isinstance(held, list) else []


def _decoded(text: str) -> object:
    try:
        return decode(text)
    except (MsgspecError, UnicodeError, RecursionError):
        return None


def _pairs(payload: str) -> list[tuple[str, str]]:
    pairs = _read(payload).get("players")
    if not isinstance(pairs, list):
        return []
    found = []
    for pair in pairs:
        match pair:
            case [str(name), str(player)]:
                found.append((name, player))
    return found


def _text(value: object) -> str:
    """Write an act, as `thing_to_json` does."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _ascii(value: object) -> str:
    """Write a line of a game, as `codec` does."""
    return json.dumps(value, separators=(",", ":"))
