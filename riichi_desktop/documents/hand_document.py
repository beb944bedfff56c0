"""The codec of hand documents: JSON in, a `Hand` with its `Situation` and `Rules` out, and back.

Strict: an unknown key, a value of another type or a tile that is none is a `NotScorable` whose
problem names the field as the document has it, e.g. ``melds[1].tiles``. What hand, situation and
rules cannot be together, `evaluate` refuses with the same names.
"""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from riichi_desktop.engine import (
    FLAG_NAMES,
    Hand,
    Meld,
    MeldType,
    NotScorable,
    Pao,
    Rules,
    RulesError,
    Situation,
    Tile,
    format_tiles,
    parse_tiles,
    problem,
    tile_name,
)

from .rules_document import rules_from_document, rules_to_document

if TYPE_CHECKING:
    from msgspec.json import Decoder

    from .hand_schema import HandDocument, MeldDocument

_KNOWN_FLAGS: Final = frozenset(FLAG_NAMES)
_SHOWN: Final = 24
"""How much of an unknown word is shown."""
_NO_FLAGS: Final[frozenset[str]] = frozenset()


class HandInput(NamedTuple):
    """What a hand document says, ready for `evaluate`."""

    hand: Hand
    situation: Situation
    rules: Rules


def hand_from_json(text: bytes | str, rules: Rules | None = None) -> HandInput:
    """Read a hand document from its JSON text.

    Args:
        text: the JSON, UTF-8 where it is bytes.
        rules: the rules to take instead of the document's own.

    Raises:
        NotScorable: it is no hand document, or the hand cannot be.
    """
    try:
        text = text.encode() if isinstance(text, str) else str(text, "utf-8").encode()
        return _built(_decoder().decode(text), rules)
    except (ValueError, RecursionError) as error:
        raise _refusal(error, text) from error


def hand_from_document(document: object, rules: Rules | None = None) -> HandInput:
    """Read a hand document from the dicts, lists, texts and numbers that JSON stands for.

    Raises:
        NotScorable: as `hand_from_json`.
    """
    from msgspec import convert

    from .hand_schema import HandDocument

    try:
        return _built(convert(document, HandDocument), rules)
    except (ValueError, RecursionError) as error:
        raise _refusal(error, document) from error


def _refusal(error: ValueError | RecursionError, document: object) -> NotScorable:
    if isinstance(error, NotScorable | RulesError):
        return NotScorable(error.problems)
    from .faults import fault_of

    return NotScorable([fault_of(error, document)])


def hand_to_document(hand: Hand, situation: Situation, rules: Rules) -> dict[str, Any]:
    """Write a hand document: what must be there, and what differs from the defaults."""
    document: dict[str, Any] = {
        "players": rules.players,
        **hand_parts_to_document(hand, situation.flags, situation.dora, situation.ura),
        "by": situation.by,
        "seat": situation.seat,
        "round": situation.round,
        "from": situation.source,
        "honba": situation.honba,
        "sticks": situation.sticks,
        "pao": [pao._asdict() for pao in situation.pao],
    }
    stated = {key: value for key, value in document.items() if value or key == "concealed"}
    return {**stated, "rules": rules_to_document(rules)}


def hand_parts_to_document(
    hand: Hand, flags: frozenset[str], dora: tuple[Tile, ...], ura: tuple[Tile, ...]
) -> dict[str, Any]:
    """Write the part of a hand document that says nothing of the table."""
    document: dict[str, Any] = {
        "concealed": format_tiles(hand.concealed),
        "win": tile_name(hand.win),
        "melds": [_meld_to_document(meld) for meld in hand.melds],
        "flags": [flag for flag in FLAG_NAMES if flag in flags],
        "dora": format_tiles(dora),
        "ura": format_tiles(ura),
        "north": hand.north,
    }
    return {key: value for key, value in document.items() if value or key == "concealed"}


def _meld_to_document(meld: Meld) -> dict[str, str]:
    document = {"type": meld.type, "tiles": format_tiles(meld.tiles)}
    if meld.called is not None:
        document["called"] = tile_name(meld.called)
    if meld.source is not None:
        document["from"] = meld.source
    return document


@cache
def _decoder() -> "Decoder[HandDocument]":
    from msgspec.json import Decoder

    from .hand_schema import HandDocument

    return Decoder(HandDocument)


def _built(document: "HandDocument", rules: Rules | None) -> HandInput:
    rules = rules or rules_from_document(document.rules)
    if (document.players or rules.players) != rules.players:
        raise NotScorable(
            [problem("flags_conflict", "players", reason="players_differ", n=rules.players)]
        )
    melds = document.melds
    situation = Situation(
        document.by,
        document.seat,
        document.round,
        document.source or None,
        _flags(document.flags) if document.flags else _NO_FLAGS,
        parse_tiles(document.dora, "dora") if document.dora else (),
        parse_tiles(document.ura, "ura") if document.ura else (),
        document.honba,
        document.sticks,
        _pao(document) if document.pao else (),
    )
    hand = Hand(
        parse_tiles(document.concealed, "concealed"),
        _one_tile(document.win, "win"),
        tuple([_meld(meld, place) for place, meld in enumerate(melds)]) if melds else (),
        document.north,
    )
    return HandInput(hand, situation, rules)


def _flags(stated: tuple[str, ...]) -> frozenset[str]:
    for place, flag in enumerate(stated):
        field = f"flags[{place}]"
        if flag not in _KNOWN_FLAGS:
            raise NotScorable(
                [problem("malformed", field, reason="unknown_flag", flag=flag[:_SHOWN])]
            )
        if flag in stated[:place]:
            raise NotScorable([problem("malformed", field, reason="twice", text=flag)])
    return frozenset(stated)


def _meld(document: "MeldDocument", place: int) -> Meld:
    called, source = document.called, document.source or None
    try:
        turned = _one_tile(called, "called") if isinstance(called, str) else None
        return _read_meld(document.type, document.tiles, turned, source)
    except NotScorable as error:
        fault = error.problems[0]
        part = fault.field
        if fault.details.get("reason") in ("called_tile_not_in_meld", "closed_kan_is_not_called"):
            part = "called" if called else "from"
        raise NotScorable([fault._replace(field=f"melds[{place}].{part}")]) from error


@lru_cache(maxsize=4096)
def _read_meld(type: MeldType, tiles: str, called: Tile | None, source: str | None) -> Meld:
    """Read a meld; few kinds of calls make up nearly all, so each is built once."""
    try:
        return Meld(type, parse_tiles(tiles, "tiles"), called, source)
    except NotScorable as error:
        raise NotScorable([fault._replace(field="tiles") for fault in error.problems]) from error


def _one_tile(text: str, field: str) -> Tile:
    tiles = parse_tiles(text, field)
    if len(tiles) != 1:
        raise NotScorable([problem("tile_count", field, reason="just_one_tile", have=len(tiles))])
    return tiles[0]


def _pao(document: "HandDocument") -> tuple[Pao, ...]:
    stated = document.pao if isinstance(document.pao, tuple) else (document.pao,)
    return tuple(Pao(one.yakuman, one.liable) for one in stated)
