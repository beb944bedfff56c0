"""The reference as plain text: for Copy."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from riichi_desktop.engine import format_tiles
from riichi_desktop.export.columns import columns
from riichi_desktop.words import Words

from .blocks import (
    Block,
    Cycles,
    Entries,
    Entry,
    Lines,
    PointTable,
    ReferenceSheet,
    Section,
    SheetTile,
    Text,
    Titled,
)
from .tables_part import together


def section_text(sheet: ReferenceSheet, section: Section, words: Words) -> str:
    """Word a section, under the rules that it follows from."""
    blocks = (block_text(block) for block in section.blocks)
    head = [section.title, words.text("sheet.rules", rules=sheet.rules), sheet.settings]
    return "\n\n".join(["\n".join(head), section.intro, *blocks])


def block_text(block: Block) -> str:
    """Word one block: its title, then its rows in columns."""
    if isinstance(block, Text):
        return block.text
    return "\n".join([block.title, *_rows(block)])


def _rows(block: Titled) -> Iterable[str]:
    if isinstance(block, Entries):
        return _entries(block)
    if isinstance(block, Lines):
        return _lines(block)
    if isinstance(block, Cycles):
        return columns(
            [(one.name, format_tiles((*one.tiles, one.tiles[0]))) for one in block.cycles], right=()
        )
    if isinstance(block, PointTable):
        rows = [(name, *(together(cell.payments) for cell in cells)) for name, cells in block.rows]
        return columns([("", *block.heads), *rows], right=range(1, len(block.heads) + 1))
    return [f"  {block.example.line}", *columns(block.lines, right=()), f"  {block.formula}"]


def _entries(block: Entries) -> list[str]:
    heads = ("", *block.heads, "", "", "")
    rows = [
        (f"{one.name} {one.beside}", *one.values, one.gloss, one.condition, _line_of(one))
        for one in block.entries
    ]
    return columns([heads, *rows] if any(block.heads) else rows, right=range(1, len(heads) - 3))


def _line_of(entry: Entry) -> str:
    """Give the hand line of an example without its rules: the sheet says them."""
    return entry.example.line.split(" rules=")[0] if entry.example else ""


def _lines(block: Lines) -> Iterator[str]:
    wide = max([len(block.heads), *(len(line.values) for line in block.lines)])
    rows: list[tuple[str, ...]] = [("", *_filled(block.heads, wide), "")] if block.heads else []
    for line in block.lines:
        name = " ".join(filter(None, (line.name, line.kanji)))
        notes = (line.gloss, _tiles(line.tiles), line.below)
        rows.append((name, *_filled(line.values, wide), " · ".join(filter(None, notes))))
    yield from columns(rows, right=range(1, wide + 1))


def _filled(values: tuple[str, ...], wide: int) -> tuple[str, ...]:
    """Give values to the right, nothing before them where there are fewer."""
    return tuple(reversed([b for _, b in zip_longest(range(wide), reversed(values), fillvalue="")]))


def _tiles(tiles: tuple[SheetTile, ...]) -> str:
    """Write tiles as text: those held, a plus before those that win, calls after them."""
    groups: list[list[SheetTile]] = []
    for tile in tiles:
        if not groups or tile.apart:
            groups.append([])
        groups[-1].append(tile)
    return " ".join(
        ("+" if group[0].win else "") + format_tiles(tuple(one.tile for one in group))
        for group in groups
    )
