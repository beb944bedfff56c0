"""Figures of the club in words: ratios, shares, places; values in, words out."""

from collections.abc import Sequence
from typing import Final

from riichi_desktop.club import PlayedSeat, Ratio
from riichi_desktop.export import decimal
from riichi_desktop.ui.match.board.words import place_name
from riichi_desktop.words import Words

NOTHING: Final = "–"
"""Stands where there was nothing to count."""

_PERMILLE: Final = 1000


def average(ratio: Ratio, words: Words, digits: int = 2) -> str:
    """Write a ratio that is not below zero with so many decimals; `NOTHING` of nothing."""
    scaled = ratio.scaled(10**digits)
    return NOTHING if scaled is None else decimal(scaled, digits, words)


def percent(ratio: Ratio, words: Words, digits: int = 0) -> str:
    """Write a part of a whole as a percentage: "25 %"; `NOTHING` of nothing."""
    scaled = ratio.scaled(100 * 10**digits)
    if scaled is None:
        return NOTHING
    number = decimal(scaled, digits, words) if digits else words.number(scaled)
    return words.text("club.percent", number=number)


def shares_said(places: Sequence[Ratio], words: Words) -> str:
    """Say how often somebody took each place: "1st 25%, 2nd 30% …"; "" without games."""
    if not any(ratio.of for ratio in places):
        return ""
    shares = (percent(ratio, words) for ratio in places)
    named = (place_name(words, n) for n in range(1, len(places) + 1))
    return words.listed(f"{name} {share}" for name, share in zip(named, shares, strict=True))


def places_said(seats: Sequence[PlayedSeat], words: Words) -> str:
    """Say the places of some games, the latest last."""
    return words.listed(place_name(words, seat.place, shared=seat.tied > 1) for seat in seats)


def permille(places: Sequence[Ratio]) -> tuple[int, ...]:
    """Give shares in thousandths, to be drawn; () without games."""
    if not any(ratio.of for ratio in places):
        return ()
    return tuple(ratio.scaled(_PERMILLE) or 0 for ratio in places)
