"""A mutator that knows JSON: one value of a document, or of one of its lines, becomes another."""

import json
import random
from typing import Any, Final

_ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 2, 3, 4, 5, 13, 30, 1000, 2**31, 2**63, 10**30, -(10**30)),
    *(0.5, 1e308, float("inf"), float("nan"), "", "0", "x", "é", "\ud800", "x" * 200, "123m", "E"),
    *([], {}, [[]], [None], {"": 0}, [0, 1, 2, 3], [1, 0, 3, 2], ["A", "B", "C", "D"]),
    *("tenhou", "wrc2025", "tenhou_sanma", "riichi", "N", "5m", "0m", "2026-11-30T20:00:00"),
)


def mutated(data: bytes, seed: int) -> bytes | None:
    """Give JSON with one thing changed; None where the bytes are no JSON."""
    chance = random.Random(seed)
    lines = data.split(b"\n")
    places = [place for place, line in enumerate(lines) if line.strip()]
    whole = _read(data)
    if whole is not None:
        return _written(_changed(whole, chance))
    if not places:
        return None
    place = chance.choice(places)
    one = _read(lines[place])
    if one is None:
        return None
    lines[place : place + 1] = [_written(_changed(one, chance))] * chance.choice((1, 1, 1, 2))
    return b"\n".join(lines)


def _read(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def _written(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=True).encode()


def _changed(value: Any, chance: random.Random) -> Any:
    """Give a value with one of its parts changed, or another value."""
    inner = _read(value.encode("utf-8", "replace")) if isinstance(value, str) else None
    if isinstance(inner, dict | list) and chance.random() < 0.9:
        return json.dumps(_changed(inner, chance))
    if isinstance(value, dict) and value and chance.random() < 0.93:
        return _changed_object(dict(value), chance)
    if isinstance(value, list) and value and chance.random() < 0.9:
        return _changed_list(list(value), chance)
    if isinstance(value, int) and chance.random() < 0.5:
        return value + chance.choice((-100, -1, 1, 100))
    return chance.choice(_ODD)


def _changed_object(held: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    key, roll = chance.choice(list(held)), chance.random()
    if roll < 0.08:
        del held[key]
    elif roll < 0.14:
        held[chance.choice([*held, "x", ""])] = held[key]
    else:
        held[key] = _changed(held[key], chance)
    return held


def _changed_list(held: list[Any], chance: random.Random) -> list[Any]:
    place, roll = chance.randrange(len(held)), chance.random()
    if roll < 0.1:
        del held[place]
    elif roll < 0.2:
        held.insert(place, held[chance.randrange(len(held))])
    else:
        held[place] = _changed(held[place], chance)
    return held
