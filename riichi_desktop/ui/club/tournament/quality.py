"""How good a seating is, in words and as a small table; values in, rows out."""

from collections.abc import Sequence
from typing import Final

from riichi_desktop.club import Register, SeatingMeeting, SeatingQuality
from riichi_desktop.ui.club.people import name_of
from riichi_desktop.ui.kit import Row
from riichi_desktop.words import Words

_GRADES: Final = ((100, "best"), (90, "very_good"), (70, "good"), (50, "fair"), (0, "poor"))
"""From which percentage on a seating is called what."""

_NAMED: Final = 3
"""So many pairs are named."""


def verdict(quality: SeatingQuality, words: Words) -> str:
    """Say in a sentence how near a seating is to what can be."""
    grade = next(name for least, name in _GRADES if quality.percent >= least)
    return words.text(f"ui.club.cup.verdict.{grade}", percent=quality.percent)


def quality_rows(quality: SeatingQuality, register: Register, words: Words) -> list[Row]:
    """Give a row a count, with what no seating of the same form can undercut."""
    best = quality.best
    rows = [_row("again", quality.again, best.again, words)]
    rows[0] = _with_pairs(rows[0], quality.rematches, register, words)
    if quality.conflicts or best.conflicts:
        row = _row("conflicts", _sum(quality.conflicts), best.conflicts, words)
        rows.append(_with_pairs(row, quality.conflicts, register, words))
    if quality.avoided or best.avoided:
        row = _row("avoided", _sum(quality.avoided), best.avoided, words)
        rows.append(_with_pairs(row, quality.avoided, register, words))
    rows.append(_row("wind_spread", quality.wind_spread, None, words))
    rows.append(_row("same_table", quality.same_table, best.same_table, words))
    if any(one.out for one in quality.players):
        rows.append(_row("out_spread", quality.out_spread, best.out_spread, words))
    return rows


def _sum(meetings: Sequence[SeatingMeeting]) -> int:
    return sum(one.times for one in meetings)


def _row(key: str, count: int, best: int | None, words: Words) -> Row:
    name = words.text(f"ui.club.cup.quality.{key}")
    shown = words.text("ui.club.cup.quality.least", n=best) if best else ""
    return Row(key, name, gloss=shown, values=(words.number(count),))


def _with_pairs(
    row: Row, meetings: Sequence[SeatingMeeting], register: Register, words: Words
) -> Row:
    """Name some of those who meet below a row."""
    named = [
        f"{name_of(register, one.player, words)} – {name_of(register, one.partner, words)}"
        for one in meetings[:_NAMED]
    ]
    if not named:
        return row
    more = "…" if len(meetings) > _NAMED else ""
    below = words.listed(named) + more
    return Row(row.key, row.name, gloss=row.gloss, values=row.values, below=below)
