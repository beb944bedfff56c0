"""Searching the reference: words of any of the three languages in, places out.

Accents, case, the long vowels of romaji (``chiitoitsu``, ``chitoitsu``) and the kind of kana make
no difference, nor do the signs between thousands. All words of a query must be found.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from .blocks import Block, Entries, Entry, Line, Lines, PointTable, ReferenceSheet, Text, Worked

MOST_FOUND: Final = 40
"""Places given at most."""

_LATIN_MARKS: Final = range(0x300, 0x370)
_KATAKANA: Final = range(0x30A1, 0x30F7)
_TO_HIRAGANA: Final = 0x60
_THOUSANDS: Final = re.compile(r"(?<=\d)[\s,.\u202f](?=\d{3}(?!\d))")
_LONG: Final = re.compile(r"([aeiou])\1+|(?<=o)u")
_NO_WORD: Final = re.compile(r"[^\w]+")


class Place(NamedTuple):
    """Something that can be found.

    Attributes:
        section: the id of its section.
        block: the number of its block there.
        row: the number of its row in the block.
        item: what stands there.
        title: of its block.
        heads: over the values of its block.
    """

    section: str
    block: int
    row: int
    item: Entry | Line | Text | Worked
    title: str
    heads: tuple[str, ...] = ()


class Index:
    """Everything that can be found, prepared once.

    Args:
        sheets: the reference in each language, the one that is shown first; all of one rule set.
    """

    def __init__(self, sheets: Sequence[ReferenceSheet]) -> None:
        shown, *others = sheets
        self._places = [*places(shown)]
        words = [[*map(_words_of, places(sheet))] for sheet in others]
        rows = zip(map(_words_of, self._places), *words, strict=True)
        texts = [tuple(zip(*row, strict=True)) for row in rows]
        self._names = [
            tuple(simplified(name).replace(" ", "") for name in names) for names, _ in texts
        ]
        self._texts = [_searched(" ".join((*names, *rests))) for names, rests in texts]

    def find(self, query: str) -> tuple[Place, ...]:
        """Give the places that have all words of a query, section by section.

        A section that has a yaku so named comes first, then those with another yaku or another such
        name, then the rest; each time in counting order.
        """
        wanted = simplified(query).split()
        if not wanted:
            return ()
        whole = "".join(wanted)
        found = [
            self._places[at]
            for at, text in enumerate(self._texts)
            if all(word in text for word in wanted)
        ]
        begun = {at for at, names in enumerate(self._names) if _begins(names, whole)}
        named = {self._places[at] for at in begun}
        return tuple(_ordered(found, named)[:MOST_FOUND])


def _begins(names: Iterable[str], whole: str) -> bool:
    return any(name.startswith(whole) for name in names)


def _ordered(found: list[Place], named: set[Place]) -> list[Place]:
    ranks = {place.section: 2 for place in found}
    for place in found:
        is_yaku, is_named = isinstance(place.item, Entry), place in named
        ranks[place.section] = min(ranks[place.section], 2 - is_yaku - is_named)
    order = {id: at for at, id in enumerate(ranks)}
    return sorted(found, key=lambda one: (ranks[one.section], order[one.section], one not in named))


def simplified(text: str) -> str:
    """Give text as it is compared: small, without accents, in hiragana, with short vowels."""
    text = _THOUSANDS.sub("", normalize("NFKC", text).lower())
    bare = (c for c in normalize("NFD", text) if ord(c) not in _LATIN_MARKS or not combining(c))
    text = normalize("NFC", "".join(bare)).translate(_HIRAGANA).replace("ー", "")
    return _NO_WORD.sub(" ", _LONG.sub(lambda found: found[1] or "", text)).strip()


_HIRAGANA: Final = {code: code - _TO_HIRAGANA for code in _KATAKANA}


def _searched(text: str) -> str:
    """Give simplified words, once more without the spaces between them."""
    text = simplified(text)
    return f"{text} {text.replace(' ', '')}"


def places(sheet: ReferenceSheet) -> Iterator[Place]:
    """Give everything of a sheet that can be found, in its order; the same for every language."""
    for section in sheet.sections:
        for number, block in enumerate(section.blocks):
            for row, (item, title) in enumerate(_items(block)):
                yield Place(section.id, number, row, item, title, _heads(block))


def _items(block: Block) -> Iterable[tuple[Entry | Line | Text | Worked, str]]:
    if isinstance(block, Entries):
        return [(one, block.title) for one in block.entries]
    if isinstance(block, Lines):
        return [(one, block.title) for one in block.lines]
    if isinstance(block, PointTable):
        return [(line, block.title) for line in _cells(block)]
    if isinstance(block, Text | Worked):
        return [(block, "")]
    return [(Line(one.name), block.title) for one in block.cycles]


def _heads(block: Block) -> tuple[str, ...]:
    """Give what stands over the values of a block; over a cell that of its table's amounts."""
    if isinstance(block, Entries | Lines):
        return block.heads
    return (block.note,) if isinstance(block, PointTable) else ()


def _cells(table: PointTable) -> Iterator[Line]:
    """Give each cell that is paid as a line of its own."""
    for fu, cells in table.rows:
        for cell in cells:
            if cell.payments:
                name = f"{table.heads[cell.han - 1]} {fu}"
                place = (cell.han, cell.fu, table.dealer, table.tsumo)
                shown = " / ".join(cell.payments)
                yield Line(name, values=(shown,), cell=place)


def _words_of(place: Place) -> tuple[str, str]:
    """Give the name of a place, and all else that it says."""
    item = place.item
    if isinstance(item, Text):
        return "", item.text
    if isinstance(item, Entry):
        return item.name, f"{item.beside} {item.gloss} {item.condition}"
    if isinstance(item, Worked):
        return item.title, item.formula
    said = (item.kanji, item.gloss, *item.values, item.below, place.title)
    return item.name, " ".join(said)
