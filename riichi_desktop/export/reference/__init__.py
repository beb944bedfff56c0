"""The reference as values: yaku, dora, fu, point tables, examples, under the rules in force."""

from .blocks import (
    Block,
    Cell,
    Cycle,
    Cycles,
    Entries,
    Entry,
    Example,
    Line,
    Lines,
    PointTable,
    ReferenceSheet,
    Section,
    SheetTile,
    Text,
    Titled,
    Worked,
)
from .search import MOST_FOUND, Index, Place
from .sheet import (
    SECTION_GROUPS,
    SECTION_IDS,
    reference_head,
    reference_section,
    reference_sheet,
)
from .tables_part import together
from .text import block_text, section_text
from .yaku_part import HAND_KINDS, HandKind, yaku_groups

__all__ = [
    "HAND_KINDS",
    "MOST_FOUND",
    "SECTION_GROUPS",
    "SECTION_IDS",
    "Block",
    "Cell",
    "Cycle",
    "Cycles",
    "Entries",
    "Entry",
    "Example",
    "HandKind",
    "Index",
    "Line",
    "Lines",
    "Place",
    "PointTable",
    "ReferenceSheet",
    "Section",
    "SheetTile",
    "Text",
    "Titled",
    "Worked",
    "block_text",
    "reference_head",
    "reference_section",
    "reference_sheet",
    "section_text",
    "together",
    "yaku_groups",
]
