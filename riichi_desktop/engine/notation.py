"""The hand line: one line of text that holds a complete problem (or a hand so far).

    067p3455s+2s [340m] (9999m) ron riichi seat=S round=E from=W dora=3m ura=4p rules=tenhou

Tiles are digits then a suit; ``h`` is read as ``z``, ``r5`` as ``0``. ``[…]`` is an open call (a run is
a chi, three alike a pon, four alike an open kan, ``[777+7z]`` an added kan), ``(…)`` a closed kan. In
a call ``'`` marks the turned tile and ``@W`` names who discarded it. Without ``+`` the last of a full
hand's tiles is the winning one. `format_draft` writes the canonical form: sorted tiles, and only
what differs from the defaults, always in the same order.
"""

import re
from dataclasses import replace
from typing import Any, Final, NoReturn

from .draft import Draft, sorted_draft
from .facts import FLAG_NAMES, FLAGS
from .hand import Hand, Meld, MeldType, sort_tiles
from .problems import NotScorable, problem
from .situation import WINDS, Pao, Situation
from .tiles import KIND, TILE_NAMES, Tile, tile_name

_TOKEN: Final = re.compile(
    r"\s+|(?P<tiles>(?:r?\d)+[mpszh])|(?P<plus>\+)|\[(?P<call>[^\]]*)\]|\((?P<kan>[^)]*)\)"
    r"|(?P<word>[A-Za-z_]+)(?P<equals>=(?P<value>[^\s\[\]()]*))?"
)
_GROUP: Final = re.compile(r"((?:r?\d'?)+)([mpszh])")
_CALL: Final = re.compile(r"\s*((?:(?:r?\d'?)+\+?)+)([mpszh])\s*(?:@([ESWN]))?\s*")
_TILES_ONLY: Final = re.compile(r"(?:(?:r?\d)+[mpszh]|\s)*")
_NUMBERS: Final = ("north", "honba", "sticks", "players")
_BY_NAME: Final[dict[str, Tile]] = {name: tile for tile, name in enumerate(TILE_NAMES)} | {
    name[0] + "h": tile for tile, name in enumerate(TILE_NAMES) if name[1] == "z"
}


def _fail(id: str, at: int, field: str = "text", **data: object) -> NoReturn:
    raise NotScorable([problem(id, field, at=at, **data)])


def parse_tiles(text: str, field: str = "text") -> tuple[Tile, ...]:
    """Read tiles such as ``340m11z``, in the order written.

    Raises:
        NotScorable: `malformed`, with the place of the first character that is no tile.
    """
    found: list[Tile] = []
    place = 0
    for token in _GROUP.finditer(text):
        if text[place : token.start()].strip() or "'" in token[1]:
            break
        found.extend(_group(token[1], token[2], token.start(), field))
        place = token.end()
    else:
        if not text[place:].strip():
            return tuple(found)
    match = _TILES_ONLY.match(text)
    at = min(match.end() if match else 0, len(text) - 1)
    return _fail("malformed", at, field, reason="not_tiles", text=text[at : at + 12])


def _group(digits: str, suit: str, at: int, field: str = "text") -> list[Tile]:
    if "r" in digits:
        digits = digits.replace("r5", "0")
    try:
        return [_BY_NAME[digit + suit] for digit in digits]
    except KeyError:
        return _fail("malformed", at, field, reason="no_such_tile", text=f"{digits}{suit}")


def format_tiles(tiles: tuple[Tile, ...]) -> str:
    """Write tiles in the order given, each suit's letter once per stretch: the inverse of reading."""
    text, suit = "", ""
    for tile in tiles:
        name = TILE_NAMES[tile]
        if suit and name[1] != suit:
            text += suit
        text += name[0]
        suit = name[1]
    return text + suit


def _scan(text: str) -> dict[str, Any]:
    """Read a line into the fields of a draft; every field at most once."""
    fields: dict[str, Any] = {}
    concealed: list[Tile] = []
    melds: list[Meld] = []
    win: Tile | None = None
    place, end = 0, len(text)
    awaits_win = False
    match = _TOKEN.match
    while place < end:
        token = match(text, place)
        if token is None:
            _fail("malformed", place, reason="not_understood", text=text[place : place + 12])
        kind = token.lastgroup
        if kind == "tiles":
            digits = token["tiles"]
            tiles = _group(digits[:-1], digits[-1], place)
            if awaits_win:
                if len(tiles) != 1:
                    _fail("malformed", place, reason="one_winning_tile", text=digits)
                win, awaits_win = tiles[0], False
            else:
                concealed.extend(tiles)
        elif kind == "plus":
            if win is not None or awaits_win:
                _fail("malformed", place, reason="one_winning_tile", text="+")
            awaits_win = True
        elif kind == "call":
            melds.append(_call(token["call"], place + 1, len(melds)))
        elif kind == "kan":
            melds.append(_closed_kan(token["kan"], place + 1, len(melds)))
        elif kind:
            _word(token["word"], token["value"], place, fields)
        place = token.end()
    if awaits_win:
        _fail("malformed", end, reason="one_winning_tile", text="+")
    if win is None and concealed and len(concealed) + 3 * len(melds) == 14:
        win = concealed.pop()
    fields.update(concealed=tuple(concealed), win=win, melds=tuple(melds))
    return fields


def _call(text: str, at: int, index: int) -> Meld:
    found = _CALL.fullmatch(text)
    if found is None:
        _fail("malformed", at, f"melds[{index}]", reason="not_a_call", text=text[:12])
    body, suit, source = found.groups()
    called = None
    if "'" in body:
        turned = re.findall(r"(r?\d)'", body)
        if len(turned) > 1:
            _fail("malformed", at, f"melds[{index}]", reason="one_turned_tile", text=text[:12])
        called = _group(turned[0], suit, at)[0]
    plain = body.replace("'", "")
    added = "+" in plain
    tiles = tuple(_group(plain.replace("+", ""), suit, at))
    kinds = {KIND[tile] for tile in tiles}
    type: MeldType = "chi"
    if added:
        type = "shouminkan"
        if plain.count("+") > 1 or len(plain.rsplit("+", 1)[1].replace("r", "")) != 1:
            _fail("malformed", at, f"melds[{index}]", reason="not_a_call", text=text[:12])
    elif len(tiles) == 4:
        type = "daiminkan"
    elif len(kinds) == 1:
        type = "pon"
    return _meld(type, tiles, called, source, index)


def _closed_kan(text: str, at: int, index: int) -> Meld:
    return _meld("ankan", parse_tiles(text, f"melds[{index}]"), None, None, index)


def _meld(
    type: MeldType, tiles: tuple[Tile, ...], called: Tile | None, source: str | None, index: int
) -> Meld:
    try:
        return Meld(type, tiles, called, source)
    except NotScorable as error:
        fault = error.problems[0]
        raise NotScorable([fault._replace(field=f"melds[{index}]")]) from None


def _word(word: str, value: str | None, at: int, fields: dict[str, Any]) -> None:
    if value is None:
        if word in ("ron", "tsumo"):
            _once("by", word, at, fields)
        elif word in FLAGS:
            flags = fields.setdefault("flags", set())
            if word in flags:
                _fail("malformed", at, reason="twice", text=word)
            flags.add(word)
        else:
            _fail("malformed", at, reason="unknown_word", text=word)
    elif word in ("seat", "round", "from"):
        if value not in WINDS:
            _fail("malformed", at, word, reason="not_a_wind", text=value)
        _once("source" if word == "from" else word, value, at, fields)
    elif word in ("dora", "ura"):
        _once(word, parse_tiles(value, word), at, fields)
    elif word in _NUMBERS:
        if not (value.isascii() and value.isdigit() and len(value) < 5):
            _fail("wrong_type", at, word, reason="not_a_number", text=value)
        _once(word, int(value), at, fields)
    elif word == "pao":
        yakuman, _, liable = value.partition(":")
        if liable not in WINDS:
            _fail("malformed", at, word, reason="not_a_wind", text=value)
        fields["pao"] = (*fields.get("pao", ()), Pao(yakuman, liable))
    elif word == "rules":
        _once(word, value, at, fields)
    else:
        _fail("unknown_field", at, word, text=word)


def _once(name: str, value: object, at: int, fields: dict[str, Any]) -> None:
    if name in fields:
        _fail("malformed", at, reason="twice", text=name)
    fields[name] = value


def parse_draft(text: str) -> Draft:
    """Read a hand line, whole or not.

    Raises:
        NotScorable: one problem; its data has ``at``, the offset of the character.
    """
    fields = _scan(text)
    if "flags" in fields:
        fields["flags"] = frozenset(fields["flags"])
    return sorted_draft(Draft(**fields))


def parse_hand(text: str) -> tuple[Hand, Situation, str]:
    """Read a whole hand line.

    Returns:
        The hand, its situation, and the text of its rules ("wrc2025" where it names none).

    Raises:
        NotScorable: the text is not understood, a tile is missing, or the hand cannot be.
    """
    fields = _scan(text)
    rules = fields.pop("rules", "wrc2025")
    win = fields.pop("win")
    if win is None:
        have = len(fields["concealed"])
        raise NotScorable([problem("tile_count", "win", reason="no_win_tile", have=have)])
    fields.pop("players", None)
    hand = Hand(fields.pop("concealed"), win, fields.pop("melds"), fields.pop("north", 0))
    fields["flags"] = frozenset(fields.get("flags", ()))
    by, seat, round = fields.pop("by", "ron"), fields.pop("seat", "E"), fields.pop("round", "E")
    return hand, Situation(by, seat, round, **fields), rules


def format_meld(meld: Meld) -> str:
    """Write one call or closed kan, brackets included."""
    names = [TILE_NAMES[tile][0] for tile in meld.tiles]
    suit = TILE_NAMES[meld.tiles[0]][1]
    if meld.type == "ankan":
        return f"({''.join(names)}{suit})"
    if meld.called is not None:
        place = meld.tiles.index(meld.called)
        names[place] += "'"
    if meld.type == "shouminkan":
        names.insert(3, "+")
    source = f"@{meld.source}" if meld.source else ""
    return f"[{''.join(names)}{suit}{source}]"


def format_draft(draft: Draft) -> str:
    """Write a draft as its canonical hand line."""
    words = [format_tiles(sort_tiles(draft.concealed))]
    if draft.win is not None:
        words[0] += "+" + tile_name(draft.win)
    words += [format_meld(meld) for meld in draft.melds]
    if draft.by != "ron":
        words.append(draft.by)
    words += [flag for flag in FLAG_NAMES if flag in draft.flags]
    default = Draft()
    for name in ("seat", "round", "source"):
        value = getattr(draft, name)
        if value != getattr(default, name):
            words.append(f"{'from' if name == 'source' else name}={value}")
    for name in ("dora", "ura"):
        if getattr(draft, name):
            words.append(f"{name}={format_tiles(getattr(draft, name))}")
    for name in _NUMBERS:
        value = getattr(draft, name)
        if value != getattr(default, name):
            words.append(f"{name}={value}")
    words += [f"pao={pao.yakuman}:{pao.liable}" for pao in draft.pao]
    if draft.rules != default.rules:
        words.append(f"rules={draft.rules}")
    return " ".join(word for word in words if word)


def format_hand(hand: Hand, situation: Situation, rules: str = "wrc2025") -> str:
    """Write a whole hand as its canonical line."""
    return format_draft(draft_of(hand, situation, rules))


def draft_of(hand: Hand, situation: Situation, rules: str = "wrc2025") -> Draft:
    """Give the draft that a whole hand completes."""
    return replace(
        Draft(hand.concealed, hand.win, hand.melds, hand.north),
        by=situation.by,
        seat=situation.seat,
        round=situation.round,
        source=situation.source,
        flags=situation.flags,
        dora=situation.dora,
        ura=situation.ura,
        honba=situation.honba,
        sticks=situation.sticks,
        pao=situation.pao,
        rules=rules,
    )
