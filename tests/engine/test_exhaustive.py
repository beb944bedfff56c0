"""What can be gone through in full: every hand of one suit, every hand of honours."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from riichi_desktop.engine import (
    Hand,
    HandValue,
    NotScorable,
    Situation,
    evaluate,
    payment_of,
    shanten,
)

from .lines import rules_of

Counts = tuple[int, ...]
TSUMO = Situation("tsumo", "S", "E")
RON = Situation("ron", "S", "E", flags=frozenset({"riichi"}))
RULES = rules_of("tenhou")


def holdings(ranks: int, size: int) -> Iterator[Counts]:
    """Give every way to hold so many tiles of so many kinds, at most four of a kind."""
    if ranks == 1:
        if size <= 4:
            yield (size,)
        return
    for first in range(min(4, size) + 1):
        for rest in holdings(ranks - 1, size - first):
            yield (first, *rest)


def built(ranks: int, runs: bool) -> set[Counts]:
    """Put every four groups to every pair."""
    groups = [tuple(3 * (rank == k) for rank in range(ranks)) for k in range(ranks)]
    if runs:
        groups += [tuple(int(k <= rank < k + 3) for rank in range(ranks)) for k in range(ranks - 2)]
    found = set()
    for four, pair in product(combinations_with_replacement(groups, 4), range(ranks)):
        counts = [sum(column) for column in zip(*four, strict=True)]
        counts[pair] += 2
        if max(counts) <= 4:
            found.add(tuple(counts))
    return found


def tiles_of(counts: Counts, first: int) -> tuple[int, ...]:
    return tuple(first + rank for rank, n in enumerate(counts) for _ in range(n))


def drawn(tiles: tuple[int, ...], place: int = -1) -> HandValue | None:
    """Give what a closed hand is worth by tsumo, or None where it is no win."""
    rest = tiles[:place] + tiles[place:][1:]
    try:
        return evaluate(Hand(rest, tiles[place]), TSUMO, RULES)
    except NotScorable as error:
        if error.problems[0].id != "not_a_win":
            raise
        return None


@pytest.fixture(scope="module")
def one_suit() -> dict[Counts, HandValue]:
    """Every win of circles, by the number of its tiles of each rank."""
    values = {counts: drawn(tiles_of(counts, 9)) for counts in holdings(9, 14)}
    assert len(values) == 118_800
    return {counts: value for counts, value in values.items() if value is not None}


def shapes(value: HandValue) -> set[int]:
    """Give the sizes of its readings: 5 groups or 7 pairs."""
    return {len(reading.blocks) for reading in (value.best, *value.others)}


def test_every_hand_of_one_suit(one_suit: dict[Counts, HandValue]) -> None:
    standard = {counts for counts, value in one_suit.items() if 5 in shapes(value)}
    pairs = {counts for counts, value in one_suit.items() if 7 in shapes(value)}
    assert standard == built(9, runs=True)
    assert pairs == {counts for counts in holdings(9, 14) if set(counts) == {0, 2}}
    assert (len(standard), len(pairs), len(standard & pairs)) == (13_259, 36, 18)


def test_every_hand_of_one_suit_is_a_flush_or_a_yakuman(one_suit: dict[Counts, HandValue]) -> None:
    for value in one_suit.values():
        assert value.yakuman or value.yaku["chinitsu"] == 6
        assert value.yakuman or value.yaku["menzen_tsumo"] == 1


def test_no_other_reading_of_a_flush_pays_more(one_suit: dict[Counts, HandValue]) -> None:
    """On equal pay: a real yakuman, then more han, then more fu."""
    for value in one_suit.values():
        ranks = [
            (
                payment_of(reading, TSUMO, RULES).points,
                bool(reading.yakuman),
                reading.han or 0,
                reading.fu_raw,
            )
            for reading in (value.best, *value.others)
        ]
        assert ranks == sorted(ranks, reverse=True)


def test_every_win_of_one_suit_is_one_whatever_was_drawn_last(
    one_suit: dict[Counts, HandValue],
) -> None:
    """Every seventh hand: each of its tiles may be the last, by tsumo and by ron."""
    for counts in list(one_suit)[::7]:
        tiles = tiles_of(counts, 9)
        assert shanten(tiles) == -1
        for place in (tiles.index(tile) for tile in set(tiles)):
            assert drawn(tiles, place) is not None
            rest = tiles[:place] + tiles[place + 1 :]
            assert evaluate(Hand(rest, tiles[place]), RON, RULES).points >= 12_000


def test_every_hand_of_honours() -> None:
    wins = {}
    for counts in holdings(7, 14):
        value = drawn(tiles_of(counts, 27))
        if value is not None:
            wins[counts] = value
    standard = {counts for counts, value in wins.items() if 5 in shapes(value)}
    assert standard == built(7, runs=False)
    assert (len(standard), len(wins)) == (105, 106)
    assert all("tsuuiisou" in value.yakuman for value in wins.values())
    assert all("suuankou" in " ".join(wins[counts].yakuman) for counts in standard)
