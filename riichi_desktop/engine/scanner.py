"""The words of a hand line: text into the fields of a draft (the line itself: see `notation`).

Every token of a line but its concealed tiles is one of a few thousand words, and the tiles are a
few pieces of one suit each. What each of these says is read once and kept; nothing larger is.
"""

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, NamedTuple, NoReturn

from .draft import Draft
from .facts import FLAGS
from .hand import Meld, MeldType, sort_tiles
from .lanes import LANES, lanes_of
from .memo import Memo
from .problems import NotScorable, Problem, problem
from .situation import WINDS, Pao
from .tiles import KIND, SORT_KEY, TILE_NAMES, Tile

_TOKEN: Final = re.compile(r"\[[^\[\]()]*\]|\([^\[\]()]*\)|[^\s\[\]()]+|\S")
_SUIT: Final = re.compile(r"(?:r?\d)+[mpszh]")
_PIECE: Final = re.compile(r"[0-9]+[mpszh]|(?:r?\d)+[mpszh]|\+|.{1,12}", re.DOTALL)
_TILES: Final = re.compile(r"(?:r?\d)+[mpszh]|\s+|.", re.DOTALL)
_CALL: Final = re.compile(r"\s*((?:r?\d'?\+?)+)([mpszh])\s*(?:@([ESWN]))?\s*")
_TURNED: Final = re.compile(r"(r?\d)'")
_SPACED: Final = re.compile(r"(?<!\S)[0-9r+](?:[0-9r+mpszh]|\s+(?=[0-9mpszh+]))*[mpszh](?!\S)")
"""Tiles with spaces among them, alone between spaces."""
_NARROW: Final = {0xFF01 + n: 0x21 + n for n in range(94)} | {0x3000: 0x20}
NUMBERS: Final = ("north", "honba", "sticks", "players")
LONGEST: Final = 4000
"""Characters of a line, or of tiles; no hand comes near it, and the time to read is bounded."""
_SHOWN: Final = 12
"""How many characters of a text that is not understood are quoted."""

FIELDS: Final = tuple(field.name for field in fields(Draft))
"""What `scan` gives, in its order."""
_PLACES: Final = {name: place for place, name in enumerate(FIELDS)}
_CONCEALED: Final = _PLACES["concealed"]
_WIN: Final = _PLACES["win"]
_MELDS: Final = _PLACES["melds"]
_GATHERED: Final = (_PLACES["flags"], _PLACES["pao"])


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


class _Piece(NamedTuple):
    """Tiles of one suit: as written, counted, and the first and last of them in table order; first
    is -1 where they are written in another order.
    """

    tiles: tuple[Tile, ...]
    lanes: int
    first: int
    last: int


def _piece(text: str) -> _Piece:
    """Read tiles of one suit, such as ``340m``."""
    if not _SUIT.fullmatch(text):
        _fail("malformed", 0, reason="not_understood", text=text)
    suit = "z" if text[-1] == "h" else text[-1]
    digits = text[:-1].replace("r5", "0")
    try:
        tiles = tuple([_BY_NAME[digit + suit] for digit in digits])
    except KeyError:
        _fail("malformed", 0, reason="no_such_tile", text=text)
    first = SORT_KEY[tiles[0]] if tiles == sort_tiles(tiles) else -1
    return _Piece(tiles, lanes_of(tiles), first, SORT_KEY[tiles[-1]])


_BY_NAME: Final[dict[str, Tile]] = {name: tile for tile, name in enumerate(TILE_NAMES)}
_PIECES: Final = Memo(_piece)


def parse_tiles(text: str, field: str = "text") -> tuple[Tile, ...]:
    """Read tiles such as ``340m11z``, in the order written.

    Raises:
        NotScorable: `malformed`, with the place of the first character that is no tile.
    """
    found: tuple[Tile, ...] = ()
    at = 0
    if len(text) > LONGEST:
        _fail("malformed", LONGEST, field, reason="text_too_long", most=LONGEST)
    if not text.isalnum():
        text = _closed_up_anywhere(text)
    for piece in _TILES.findall(text):
        if len(piece) > 1 and piece[-1] in "mpszh":
            try:
                found += _PIECES[piece].tiles
            except NotScorable as error:
                first = _moved(error, at).problems[0]
                raise NotScorable([first._replace(field=field)]) from None
        elif not piece.isspace():
            _fail("malformed", at, field, reason="not_tiles", text=text[at : at + _SHOWN])
        at += len(piece)
    return found


def _closed_up_anywhere(text: str) -> str:
    return "".join(text.split()).rjust(len(text))


def scan(text: str) -> tuple[list[Any], int]:
    """Read a line into the fields of a draft.

    Returns:
        The fields by `FIELDS`, None for what is not said, melds as a list; and the count of the
        concealed tiles, which come sorted.

    Raises:
        NotScorable: one problem; its data has ``at``, the offset of the character.
    """
    if len(text) > LONGEST:
        _fail("malformed", LONGEST, reason="text_too_long", most=LONGEST)
    said = _nothing_said()
    try:
        _read(text.split(), said)
        return said, _read_pieces(said)
    except (ValueError, IndexError):
        # Spaces part the tokens of nearly every line, and are found in a fifth of the time. This
        # one has brackets with none before or with some inside, spaces among its tiles, wide
        # characters as a Japanese keyboard gives, or a fault to be placed.
        said = _scan_by_token(_SPACED.sub(_closed_up, text.translate(_NARROW)))
        return said, _read_pieces(said)


def _closed_up(spaced: re.Match[str]) -> str:
    """Put the spaces among tiles before them, so that what follows keeps its place."""
    tiles = "".join(spaced.group().split())
    return tiles.rjust(len(spaced.group()))


def _nothing_said() -> list[Any]:
    return [[], None, [], *_UNSAID]  # concealed, win, melds


_UNSAID: Final = (None,) * (len(FIELDS) - 3)


def _read(tokens: list[str], said: list[Any]) -> None:
    """Put what tokens say into the fields; of concealed tiles, only their pieces."""
    melds, pieces = said[_MELDS], said[_CONCEALED]
    for place, value in map(_MEANING, tokens):
        if said[place] is None:
            said[place] = value
        elif place == _MELDS:
            melds.append(value)
        elif place == _CONCEALED:
            pieces += _PIECE.findall(value)
        else:
            said[place] = _gathered(place, said[place], value, tokens)


def _read_pieces(said: list[Any]) -> int:
    """Put the tiles of the pieces in their place, sorted, and the winning one; give their count."""
    pieces: list[str] = said[_CONCEALED]
    tiles: list[Tile] = []
    lanes = before = 0
    is_sorted = True
    if "+" in pieces:
        at = pieces.index("+")
        [said[_WIN]] = _PIECES[pieces[at + 1]].tiles
        del pieces[at : at + 2]
    for piece in pieces:
        more, count, first, last = _PIECES[piece]
        tiles += more
        lanes += count
        if first < before:
            is_sorted = False
        before = last
    if said[_WIN] is None and tiles and len(tiles) + 3 * len(said[_MELDS]) == 14:
        said[_WIN] = win = tiles.pop()
        lanes -= LANES[win]
    said[_CONCEALED] = tuple(tiles) if is_sorted else sort_tiles(tiles)
    return lanes


def _scan_by_token(text: str) -> list[Any]:
    """Read a line as `scan` does, its concealed tiles in pieces, and tell where it goes wrong."""
    said = _nothing_said()
    pieces = said[_CONCEALED]
    for token in _TOKEN.finditer(text):
        known = len(pieces)
        try:
            _read([token.group()], said)
            _check_pieces(pieces, known)
        except NotScorable as error:
            found = _moved(error, token.start()).problems
            found = tuple(_at_least_at(one, token.start()) for one in found)
            if token.group()[0] in "[(":
                field = f"melds[{len(said[_MELDS])}]"
                found = tuple(one._replace(field=field) for one in found)
            raise NotScorable(found) from None
    if pieces and pieces[-1] == "+":
        _fail("malformed", len(text), reason="one_winning_tile", text="+")
    return said


def _at_least_at(fault: Problem, at: int) -> Problem:
    """Give a fault the place of its token where it has none of its own."""
    return fault if "at" in fault.details else fault._replace(data=(*fault.data, ("at", at)))


def _check_pieces(pieces: list[str], known: int) -> None:
    """Check the pieces of a token: those from number ``known`` on."""
    for number in range(known, len(pieces)):
        piece, before = pieces[number], pieces[:number]
        try:
            if piece == "+" and "+" in before:
                _fail("malformed", 0, reason="one_winning_tile", text="+")
            elif piece != "+" and len(_PIECES[piece].tiles) > 1 and before[-1:] == ["+"]:
                _fail("malformed", 0, reason="one_winning_tile", text=piece)
        except NotScorable as error:
            raise _moved(error, len("".join(before[known:]))) from None


def _gathered(place: int, held: tuple[Any, ...], value: Any, tokens: list[str]) -> tuple[Any, ...]:
    """Put one more flag or liability to those that were named; nothing else comes twice."""
    if place not in _GATHERED or value[0] in held:
        _fail("malformed", 0, reason="twice", text=" ".join(tokens))
    return (*held, *value)


class _Words(Memo[str, tuple[int, Any]]):
    """What a token of a line says: the place of a field and its value; more in one for flags and
    liabilities. Concealed tiles are themselves: a hand is no word, and none is kept.
    """

    def __missing__(self, token: str) -> tuple[int, Any]:
        if token[0] in _STARTS_TILES or token[:2] == "r5":
            return _CONCEALED, token
        return super().__missing__(token)


def _meaning(token: str) -> tuple[int, Any]:
    if not _TOKEN.fullmatch(token):
        _fail("malformed", 0, reason="not_understood", text=token[:_SHOWN])
    if token[0] == "[" and token[-1] == "]":
        return _MELDS, _call(token[1:-1])
    if token[0] == "(" and token[-1] == ")":
        return _MELDS, Meld("ankan", _within(token[1:-1]))
    if token in ("ron", "tsumo"):
        return _PLACES["by"], token
    if token in FLAGS:
        return _PLACES["flags"], (token,)
    name, value = _assignment(*token.partition("="))
    return _PLACES[name], value


_STARTS_TILES: Final = "0123456789+"
_WORDS: Final = _Words(_meaning)
_MEANING: Final = _WORDS.__getitem__


def _within(text: str) -> tuple[Tile, ...]:
    try:
        return parse_tiles(text)
    except NotScorable as error:
        raise _moved(error, 1) from None


def _call(text: str) -> Meld:
    found = _CALL.fullmatch("".join(text.split()))
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
    if word not in _READERS:
        _fail("unknown_field", 0, word, text=word)
    try:
        return _READERS[word](word, value)
    except NotScorable as error:
        raise _moved(error, at) from None


def _wind(word: str, value: str) -> tuple[str, Any]:
    if value not in WINDS:
        _fail("malformed", 0, word, reason="not_a_wind", text=value[:_SHOWN])
    return "source" if word == "from" else word, value


def _indicators(word: str, value: str) -> tuple[str, Any]:
    if not value:
        _fail("malformed", 0, word, reason="not_tiles", text="")
    return word, parse_tiles(value, word)


def _number(word: str, value: str) -> tuple[str, Any]:
    if not (value.isascii() and value.isdigit() and len(value) < 5):
        _fail("wrong_type", 0, word, reason="not_a_number", text=value[:_SHOWN])
    return word, int(value)


def _liability(word: str, value: str) -> tuple[str, Any]:
    yakuman, _, liable = value.partition(":")
    if liable not in WINDS:
        _fail("malformed", 0, word, reason="not_a_wind", text=value[:_SHOWN])
    return word, (Pao(yakuman, liable),)


_READERS: Final[dict[str, Callable[[str, str], tuple[str, Any]]]] = {
    **dict.fromkeys(("seat", "round", "from"), _wind),
    **dict.fromkeys(("dora", "ura"), _indicators),
    **dict.fromkeys(NUMBERS, _number),
    "pao": _liability,
    "rules": lambda word, value: (word, value),
}
