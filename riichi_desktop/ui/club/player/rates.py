"""The rates of a player, each with what it is a part of; values in, rows out."""

from typing import Final, Literal, NamedTuple

from riichi_desktop.club import Rates, Ratio
from riichi_desktop.ui.club.standings.numbers import NOTHING, average, percent
from riichi_desktop.ui.kit import Row
from riichi_desktop.words import Words

Kind = Literal["share", "points", "mean"]


class RateRow(NamedTuple):
    """How a rate is shown.

    Attributes:
        key: a field of `Rates`; `ui.club.page.rate.<key>` names it, `ui.club.page.why.<key>` says
            what it is.
        of: what it is a part of, `ui.club.page.of.<of>`.
        kind: a share in percent, points, or a mean with decimals.
    """

    key: str
    of: str
    kind: Kind = "share"


RATES: Final = (
    RateRow("win", "hands"),
    RateRow("deal_in", "hands"),
    RateRow("riichi", "hands"),
    RateRow("tsumo", "wins"),
    RateRow("value", "wins", "points"),
    RateRow("dealt_in", "deal_ins", "points"),
    RateRow("riichi_won", "riichi"),
    RateRow("riichi_dealt_in", "riichi"),
    RateRow("tenpai", "draws"),
    RateRow("opened", "tiles"),
    RateRow("dora", "tiles", "mean"),
    RateRow("chombo", "hands"),
)
"""The rates, as they are shown."""


def rate_rows(hands: int, rates: Rates, words: Words) -> list[Row]:
    """Give a row a rate: its name, its fraction muted, its value.

    Args:
        hands: how many are known; without any there is only one row that says so.
        rates: what they come to.
        words: the language.
    """
    if not hands:
        return [Row(None, words.text("ui.club.page.no_hands"), muted=True)]
    return [_row(one, getattr(rates, one.key), words) for one in RATES]


def explained(key: str, rates: Rates, words: Words) -> str:
    """Say what a rate is, and what it was worked out of."""
    row = next(one for one in RATES if one.key == key)
    ratio: Ratio = getattr(rates, key)
    why = words.text(f"ui.club.page.why.{key}")
    return words.text("ui.club.page.explained", why=why, fraction=fraction(row, ratio, words))


def fraction(row: RateRow, ratio: Ratio, words: Words) -> str:
    """Say what a rate is worked out of: "12 of 55 hands"."""
    what = words.text(f"ui.club.page.of.{row.of}", n=ratio.of)
    if row.kind == "share" and ratio.of:
        return words.text("ui.club.page.part_of", part=ratio.part, what=what)
    return what


def value(row: RateRow, ratio: Ratio, words: Words) -> str:
    """Write a rate."""
    if not ratio.of:
        return NOTHING
    if row.kind == "share":
        return percent(ratio, words, 1)
    if row.kind == "points":
        return words.number(ratio.scaled(1) or 0)
    return average(ratio, words)


def _row(row: RateRow, ratio: Ratio, words: Words) -> Row:
    name = words.text(f"ui.club.page.rate.{row.key}")
    said, number = fraction(row, ratio, words), value(row, ratio, words)
    spoken = words.listed((name, number, said))
    return Row(row.key, name, gloss=said, values=(number,), accessible=spoken)
