"""The place of a fault in a hand line that was read: the word, or the tile, that is to blame.

What no word of a line can be is found at its character when the line is read. What the words of a
line cannot be together shows in the whole alone: a fifth tile, ippatsu without riichi, rules that
nobody has. Read from the left, such a line goes wrong at one of its words: that one is to blame.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from riichi_desktop.engine import NotScorable, Problem, Rules, RulesError, faults, parse_draft

from .rule_values import ROOT
from .rules_text import rules_from_text

Span = tuple[int, int]

_UNIT: Final = r"\[[^\[\]()]*\]|\([^\[\]()]*\)|(?:[0-9r+]+\s+)*[^\s\[\]()]+"
"""A word of a line, a call, or tiles of one suit with spaces among them."""
_RUN: Final = r"((?:r?\d\s*)+)([mpszh])"
_TILE: Final = r"r?\d(?=([mpszh])?)"
_WIDE: Final = range(0xFF01, 0xFF5F)


class _Cut(NamedTuple):
    """A place where a line can end.

    Attributes:
        end: where it ends.
        suit: what has to follow the digits that it ends with.
        tile: the last tile before the cut, its suit too where it is written there; the same as
            `unit` in a word that is no tiles.
        unit: the last word before it, tiles as they stand together.
    """

    end: int
    suit: str
    tile: Span
    unit: Span


def placed(fault: Problem, line: str, rules: Rules | None = None) -> Problem:
    """Give a fault with its place in the line: ``at``, and ``until`` where it is a whole word.

    Args:
        fault: why the line was refused.
        line: the hand line.
        rules: the rules that it was read under, where they are not its own.

    Returns:
        The fault itself where it has a place already, or where no word of the line is to blame.
    """
    if "at" in fault.details:
        return fault
    narrow = line.translate({wide: wide - 0xFEE0 for wide in _WIDE})
    span = _span(fault, narrow, rules)
    if span is None:
        return fault
    return fault._replace(data=(*fault.data, ("at", span[0]), ("until", span[1])))


def _span(fault: Problem, line: str, rules: Rules | None) -> Span | None:
    if fault.field.partition(".")[0] == ROOT:
        return _in_rules(fault, line)
    try:
        return _first_wrong(fault, line, rules) or _named(fault.field, line)
    except (NotScorable, RulesError):
        return None


def _units(line: str) -> Iterator[re.Match[str]]:
    return re.finditer(_UNIT, line)


def _first_wrong(fault: Problem, line: str, rules: Rules | None) -> Span | None:
    """Give what makes the fault where the line is read from the left; None where nothing does.

    Seat and rules hold from the start, wherever they are written.
    """
    whole = parse_draft(line)
    rules = rules or rules_from_text(whole.rules)
    wanted = _kind(fault)

    def is_wrong(text: str) -> bool:
        try:
            part = replace(parse_draft(text), seat=whole.seat)
        except NotScorable:
            return False
        return wanted in map(_kind, faults(part, rules))

    cuts = [cut for unit in _units(line) for cut in _cuts(unit)]
    if is_wrong("") or not is_wrong(line):
        return None
    cut = cuts[bisect_left(cuts, True, hi=len(cuts) - 1, key=lambda c: is_wrong(_before(line, c)))]
    return cut.tile if "tile" in fault.details or fault.id == "tile_count" else cut.unit


def _before(line: str, cut: _Cut) -> str:
    return line[: cut.end] + cut.suit


def _kind(fault: Problem) -> tuple[object, ...]:
    """Give what two faults have alike that only differ in how far a line was read."""
    return fault.id, fault.details.get("reason"), fault.details.get("tile")


def _cuts(unit: re.Match[str]) -> Iterator[_Cut]:
    """Give the places where a line can end within a word, its end included."""
    text, start = unit[0], unit.start()
    holds_tiles = text.startswith(("dora=", "ura=")) or ("=" not in text and text[0] not in "[(")
    runs = list(re.finditer(_RUN, text)) if holds_tiles else []
    for run in runs:
        for tile in re.finditer(_TILE, run[0]):
            first, last = (start + run.start() + place for place in tile.span())
            yield _Cut(last, run[2], (first, last + len(tile[1] or "")), unit.span())
    if not runs:
        yield _Cut(unit.end(), "", unit.span(), unit.span())


def _named(field: str, line: str) -> Span | None:
    """Give the word that states a field of the hand document, the call for one of its melds."""
    if field.startswith("melds["):
        calls = [unit.span() for unit in _units(line) if unit[0][0] in "[("]
        return dict(enumerate(calls)).get(int(field[6 : field.index("]")]))
    stating = (unit.span() for unit in _units(line) if unit[0].startswith(f"{field}="))
    return next(stating, None)


def _in_rules(fault: Problem, line: str) -> Span | None:
    """Give the field of the rules that is wrong, else the name of their set."""
    word = next((unit for unit in _units(line) if unit[0].startswith(f"{ROOT}=")), None)
    if word is None:
        return None
    start = word.start() + len(ROOT) + 1
    name, *stated = re.compile(r"[^,]*").finditer(line, start, word.end())
    field = fault.field.split(".")[1:2]
    for item in reversed(stated):
        if item[0] and (item[0] == fault.details.get("value") or item[0].split("=")[:1] == field):
            return item.span()
    return name.span() if name[0] else word.span()
