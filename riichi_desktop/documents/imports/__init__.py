"""Records of other programs read: game logs, played again hand by hand, and tables of results.

A file that cannot be read is refused with `ImportRefused`, whatever is in it.
"""

from typing import TYPE_CHECKING

from riichi_desktop.later import later

from .refusal import MOST_BYTES, MOST_HANDS, ImportRefused

if TYPE_CHECKING:
    from .cells import DayOrder
    from .logged import ImportedGame
    from .logs import read_log
    from .mapping import ColumnMapping, Shape, Unit, guess_mapping
    from .mjlog import read_mjlog
    from .result_rows import ImportedResult
    from .result_table import ResultTable, read_table
    from .results import apply
    from .table_text import DELIMITERS, ENCODINGS, MOST_COLUMNS, MOST_ROWS
    from .tenhou_json import read_tenhou_json

__all__ = [
    "DELIMITERS",
    "ENCODINGS",
    "MOST_BYTES",
    "MOST_COLUMNS",
    "MOST_HANDS",
    "MOST_ROWS",
    "ColumnMapping",
    "DayOrder",
    "ImportRefused",
    "ImportedGame",
    "ImportedResult",
    "ResultTable",
    "Shape",
    "Unit",
    "apply",
    "guess_mapping",
    "read_log",
    "read_mjlog",
    "read_table",
    "read_tenhou_json",
]

__getattr__ = later(
    __name__,
    {
        "cells": ("DayOrder",),
        "logged": ("ImportedGame",),
        "logs": ("read_log",),
        "mapping": ("ColumnMapping", "Shape", "Unit", "guess_mapping"),
        "mjlog": ("read_mjlog",),
        "result_table": ("ResultTable", "read_table"),
        "result_rows": ("ImportedResult",),
        "results": ("apply",),
        "table_text": ("DELIMITERS", "ENCODINGS", "MOST_COLUMNS", "MOST_ROWS"),
        "tenhou_json": ("read_tenhou_json",),
    },
)
