"""The hand line: one line of text that holds a complete problem (or a hand so far).

    067p3455s+2s [340m] (9999m) ron riichi seat=S round=E from=W dora=3m ura=4p rules=tenhou

Tiles are digits then a suit; ``h`` is read as ``z``, ``r5`` as ``0``. ``[…]`` is an open call (a run is
a chi, three alike a pon, four alike an open kan, ``[777+7z]`` an added kan), ``(…)`` a closed kan. In
a call ``'`` marks the turned tile and ``@W`` names who discarded it. Without ``+`` the last of a full
hand's tiles is the winning one. `format_draft` writes the canonical form: sorted tiles, and only
what differs from the defaults, always in the same order.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NoReturn

from .draft import DEFAULT_RULES, Draft, sorted_draft
from .facts import FLAG_NAMES, FLAGS
from .hand import Hand, Meld, MeldType, sort_tiles
from .problems import NotScorable, problem
from .situation import WINDS, Pao, Situation
from .tiles import KIND, TILE_NAMES, Tile, tile_name

_TOKEN: Final = re.compile(r"\[[^\[\]()]*\]|\([^\[\]()]*\)|[^\s\[\]()]+|\S")
_SUIT: Final = re.compile(r"(?:r?\d)+[mpszh]|\+|\s+|.", re.DOTALL)
_CALL: Final = re.compile(r"\s*((?:(?:r?\d'?)+\+?)+)([mpszh])\s*(?:@([ESWN]))?\s*")
_TURNED: Final = re.compile(r"(r?\d)'")
_NUMBERS: Final = ("north", "honba", "sticks", "players")
_MEMO_LIMIT: Final = 20_000
_SHOWN: Final = 12
"""How many characters of a text that is not understood are quoted."""


def _fail(id: str, at: int, field: str = "text", **data: object) -> NoReturn:
    raise NotScorable([problem(id, field, at=at, **data)])


def _moved(error: NotScorable, by: int) -> NotScorable:
    """Give an error with its place counted from further left."""
    return NotScorable(
        one._replace(data=tuple((k, _plus(v, by) if k == "at" else v) for k, v in one.data))
        for one in error.problems
    )


def _plus(at: object, by: int) -> int:
    assert isinstance(at, int)
    return at + by


class _Suits(dict[str, tuple[Tile, ...]]):
    """Tiles of one suit by their text, such as ``340m``; the same few thousand come again."""

    def __missing__(self, text: str) -> tuple[Tile, ...]:
        suit = "z" if text[-1] == "h" else text[-1]
        digits = text[:-1].replace("r5", "0")
        try:
            tiles = tuple(_BY_NAME[digit + suit] for digit in digits)
        except KeyError:
            _fail("malformed", 0, reason="no_such_tile", text=text)
        if len(self) > _MEMO_LIMIT:
            self.clear()
        self[text] = tiles
        return tiles


_BY_NAME: Final[dict[str, Tile]] = {name: tile for tile, name in enumerate(TILE_NAMES)}
_SUITS: Final = _Suits()


def parse_tiles(text: str, field: str = "text") -> tuple[Tile, ...]:
    """Read tiles such as ``340m11z``, in the order written.

    Raises:
        NotScorable: `malformed`, with the place of the first character that is no tile.
    """
    found: tuple[Tile, ...] = ()
    at = 0
    for suit in _SUIT.findall(text):
        if len(suit) > 1 and suit[-1] in "mpszh":
            try:
                found += _SUITS[suit]
            except NotScorable as error:
                first = _moved(error, at).problems[0]
                raise NotScorable([first._replace(field=field)]) from None
        elif not suit.isspace():
            _fail("malformed", at, field, reason="not_tiles", text=text[at : at + _SHOWN])
        at += len(suit)
    return found


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
    win: list[Tile | None] = []
    for place, token in enumerate(_TOKEN.findall(text)):
        try:
            if token[0] in _STARTS_TILES or token[:2] == "r5":
                _read_tiles(token, concealed, win)
                continue
            name, value = _WORDS[token]
            if name == "meld":
                melds.append(value)
            elif name not in fields:
                fields[name] = (value,) if name in _GATHERED else value
            else:
                fields[name] = _gathered(name, fields[name], value, token)
        except NotScorable as error:
            raise _placed(error, text, place, token, len(melds)) from None
    if win and win[0] is None:
        _fail("malformed", len(text), reason="one_winning_tile", text="+")
    if not win and len(concealed) + 3 * len(melds) == 14 and concealed:
        win.append(concealed.pop())
    fields["concealed"], fields["win"] = tuple(concealed), win[0] if win else None
    fields["melds"] = tuple(melds)
    return fields


def _read_tiles(token: str, concealed: list[Tile], win: list[Tile | None]) -> None:
    """Read a token of tiles; ``win`` is empty before a ``+``, and [None] between it and its tile."""
    at = 0
    for suit in _SUIT.findall(token):
        if suit == "+":
            if win:
                _fail("malformed", at, reason="one_winning_tile", text="+")
            win.append(None)
        elif len(suit) == 1 or suit[-1] not in "mpszh":
            _fail("malformed", at, reason="not_understood", text=token[at : at + _SHOWN])
        elif win and win[0] is None:
            tiles = _SUITS[suit]
            if len(tiles) != 1:
                _fail("malformed", at, reason="one_winning_tile", text=suit)
            win[0] = tiles[0]
        else:
            concealed.extend(_SUITS[suit])
        at += len(suit)


def _gathered(name: str, held: tuple[Any, ...], value: Any, token: str) -> tuple[Any, ...]:
    """Put one more flag or liability to those that were named; nothing else comes twice."""
    if name not in _GATHERED or value in held:
        _fail("malformed", 0, reason="twice", text=token)
    return (*held, value)


_GATHERED: Final = ("flags", "pao")
_STARTS_TILES: Final = "0123456789+"


def _placed(error: NotScorable, text: str, place: int, token: str, melds: int) -> NotScorable:
    """Say where in the line a token's fault lies."""
    tokens = list(_TOKEN.finditer(text))
    moved = _moved(error, tokens[place].start())
    if token[0] not in "[(":
        return moved
    return NotScorable(one._replace(field=f"melds[{melds}]") for one in moved.problems)


class _Words(dict[str, tuple[str, Any]]):
    """What a word, an assignment or a meld of a line says: the name of a field and its value."""

    def __missing__(self, token: str) -> tuple[str, Any]:
        if token[0] == "[" and token[-1] == "]":
            said: tuple[str, Any] = ("meld", _call(token[1:-1]))
        elif token[0] == "(" and token[-1] == ")":
            said = ("meld", Meld("ankan", _within(token[1:-1])))
        elif token in ("ron", "tsumo"):
            said = ("by", token)
        elif token in FLAGS:
            said = ("flags", token)
        else:
            said = _assignment(*token.partition("="))
        if len(self) > _MEMO_LIMIT:
            self.clear()
        self[token] = said
        return said


_WORDS: Final = _Words()


def _within(text: str) -> tuple[Tile, ...]:
    try:
        return parse_tiles(text)
    except NotScorable as error:
        raise _moved(error, 1) from None


def _call(text: str) -> Meld:
    found = _CALL.fullmatch(text)
    if found is None:
        _fail("malformed", 1, reason="not_a_call", text=text[:_SHOWN])
    body, suit, source = found.groups()
    turned = _TURNED.findall(body)
    if len(turned) > 1:
        _fail("malformed", 1, reason="one_turned_tile", text=text[:_SHOWN])
    plain = body.replace("'", "").replace("r5", "0")
    before, _, added = plain.partition("+")
    tiles = _within(before + added + suit)
    type: MeldType = "chi"
    if "+" in plain:
        if len(added) != 1:
            _fail("malformed", 1, reason="not_a_call", text=text[:_SHOWN])
        type = "shouminkan"
    elif len(tiles) == 4:
        type = "daiminkan"
    elif len({KIND[tile] for tile in tiles}) == 1:
        type = "pon"
    return Meld(type, tiles, _within(turned[0] + suit)[0] if turned else None, source)


def _assignment(word: str, equals: str, value: str) -> tuple[str, Any]:
    at = len(word) + 1
    if not equals:
        known = word.isascii() and word.replace("_", "").isalpha()
        reason = "unknown_word" if known else "not_understood"
        _fail("malformed", 0, reason=reason, text=word[:_SHOWN])
    if word not in _FIELDS:
        _fail("unknown_field", 0, word, text=word)
    try:
        return _FIELDS[word](word, value)
    except NotScorable as error:
        raise _moved(error, at) from None


def _wind(word: str, value: str) -> tuple[str, Any]:
    if value not in WINDS:
        _fail("malformed", 0, word, reason="not_a_wind", text=value[:_SHOWN])
    return "source" if word == "from" else word, value


def _indicators(word: str, value: str) -> tuple[str, Any]:
    return word, parse_tiles(value, word)


def _number(word: str, value: str) -> tuple[str, Any]:
    if not (value.isascii() and value.isdigit() and len(value) < 5):
        _fail("wrong_type", 0, word, reason="not_a_number", text=value[:_SHOWN])
    return word, int(value)


def _liability(word: str, value: str) -> tuple[str, Any]:
    yakuman, _, liable = value.partition(":")
    if liable not in WINDS:
        _fail("malformed", 0, word, reason="not_a_wind", text=value[:_SHOWN])
    return word, Pao(yakuman, liable)


_FIELDS: Final[dict[str, Callable[[str, str], tuple[str, Any]]]] = {
    **dict.fromkeys(("seat", "round", "from"), _wind),
    **dict.fromkeys(("dora", "ura"), _indicators),
    **dict.fromkeys(_NUMBERS, _number),
    "pao": _liability,
    "rules": lambda word, value: (word, value),
}


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
        The hand, its situation, and the text of its rules (the default set where it names none).

    Raises:
        NotScorable: the text is not understood, a tile is missing, or the hand cannot be.
    """
    fields = _scan(text)
    win = fields.pop("win")
    if win is None:
        have = len(fields["concealed"])
        raise NotScorable([problem("tile_count", "win", reason="no_win_tile", have=have)])
    take = fields.pop
    hand = Hand(take("concealed"), win, take("melds"), take("north", 0))
    rules = take("rules", DEFAULT_RULES)
    take("players", None)
    fields["flags"] = frozenset(fields["flags"]) if "flags" in fields else _NO_FLAGS
    by, seat, round = take("by", "ron"), take("seat", "E"), take("round", "E")
    return hand, Situation(by, seat, round, **fields), rules


_NO_FLAGS: Final[frozenset[str]] = frozenset()


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
