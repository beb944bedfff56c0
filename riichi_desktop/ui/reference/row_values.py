"""The rows that the reference paints, as values; and what becomes of its blocks as rows."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from riichi_desktop.export import reference
from riichi_desktop.words import Words

_POWER: Final = re.compile(r"\^\(([0-9+]*)\)")
_RAISED: Final = str.maketrans("0123456789+", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺")


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above rows, over a hairline.

    Attributes:
        title: bold, at the left; "" for none.
        note: muted, after it.
        heads: captions of the columns of values, at the right.
    """

    title: str
    note: str = ""
    heads: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """One row.

    Attributes:
        name: the first words.
        beside: muted, after the name: kanji, or romaji.
        gloss: muted, after a middle dot, or under the name where there is no room.
        below: a sentence under it.
        tiles: at the right of the words.
        caption: small, under the tiles.
        values: bold, one a column, from the right.
        answer: bold, at the right end of the first line, or of those after it.
        muted: whether the whole row is by the way.
        strong: whether the name is bold.
        spoken: what a screen reader says.
        line: the hand line that a press opens; "" for none.
        cell: the cell of the point tables that a press opens.
        place: where a press leads, in the reference itself.
    """

    name: str
    beside: str = ""
    gloss: str = ""
    below: str = ""
    tiles: tuple[reference.SheetTile, ...] = ()
    caption: str = ""
    values: tuple[str, ...] = ()
    answer: str = ""
    muted: bool = False
    strong: bool = False
    spoken: str = ""
    line: str = ""
    cell: tuple[int, int, bool, bool] | None = None
    place: reference.Place | None = None

    @property
    def opens(self) -> bool:
        """Whether a press does something."""
        return bool(self.line or self.cell or self.place)


RowLine = Head | Item


def rows_of(block: reference.Entries | reference.Lines, words: Words) -> Iterator[RowLine]:
    """Give a block of the reference as rows."""
    if isinstance(block, reference.Entries):
        yield Head(block.title, heads=block.heads)
        yield from (entry_row(one, block.heads, words) for one in block.entries)
        return
    if block.title:
        yield Head(block.title, block.note, block.heads)
    is_rule = block.id.startswith("rules.")
    yield from (line_row(one, block.heads, is_rule=is_rule) for one in block.lines)


def entry_row(
    entry: reference.Entry, heads: tuple[str, ...], words: Words, value: str = ""
) -> Item:
    """Give a yaku as a row; `value` stands in place of its own values."""
    example = entry.example
    caption = ""
    if example is not None:
        caption = example.note
        if example.beside:
            beside = words.listed(example.beside)
            caption = words.listed([caption, words.text("reference.with", yaku=beside)])
    said = [f"{entry.name} {entry.beside}", entry.gloss, *_said(entry.values, heads)]
    said.append(entry.condition)
    if example is not None:
        said.append(words.text("reference.example", tiles=example.spoken, note=caption))
    return Item(
        entry.name,
        entry.beside,
        entry.gloss,
        entry.condition,
        example.tiles if example else (),
        caption,
        (value,) if value else entry.values,
        strong=True,
        spoken=words.joined(filter(None, said)),
        line=example.line if example else "",
    )


def line_row(
    line: reference.Line, heads: tuple[str, ...], title: str = "", *, is_rule: bool = False
) -> Item:
    """Give a line as a row.

    Args:
        line: the line.
        heads: over its values.
        title: of the block that it is out of, where that has to be said.
        is_rule: whether it is a field of the rules, whose value is to be found at the right end.
    """
    said = (line.name, line.kanji, line.gloss, title, *_said(line.values, heads), line.below)
    return Item(
        line.name,
        line.kanji,
        "" if is_rule else line.gloss,
        raised(line.below),
        line.tiles,
        values=line.values,
        answer=line.gloss if is_rule else "",
        muted=line.muted,
        spoken=", ".join(filter(None, said)),
        cell=line.cell,
    )


def raised(formula: str) -> str:
    """Give a formula with its powers as small signs: ``2⁴⁺²``."""
    return _POWER.sub(lambda found: found[1].translate(_RAISED), formula)


def _said(values: tuple[str, ...], heads: tuple[str, ...]) -> list[str]:
    if len(values) != len(heads):
        return list(values)
    return [f"{head} {value}".strip() for head, value in zip(heads, values, strict=True)]
