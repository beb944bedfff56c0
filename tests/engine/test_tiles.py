"""Tiles: names, order, kinds, and the dora that each indicator points to."""

import pytest

from riichi_desktop.engine import (
    KIND,
    KINDS,
    RED_FIVES,
    SUITS,
    TILES,
    is_outside,
    is_red,
    next_in_cycle,
    parse_tile,
    parse_tiles,
    red_of,
    sort_tiles,
    suit_of,
    tile_name,
)

FOUR_PLAYERS = """
1m>2m 2m>3m 3m>4m 4m>5m 5m>6m 6m>7m 7m>8m 8m>9m 9m>1m
1p>2p 2p>3p 3p>4p 4p>5p 5p>6p 6p>7p 7p>8p 8p>9p 9p>1p
1s>2s 2s>3s 3s>4s 4s>5s 5s>6s 6s>7s 7s>8s 8s>9s 9s>1s
1z>2z 2z>3z 3z>4z 4z>1z 5z>6z 6z>7z 7z>5z
"""
"""The order that every rule set has (EMA 2025 4.1); the 34 indicators, each once."""


def cycle(text: str) -> dict[str, str]:
    return dict(pair.split(">") for pair in text.split())


def test_each_indicator_with_four_players() -> None:
    table = cycle(FOUR_PLAYERS)
    assert {tile_name(k): tile_name(next_in_cycle(k)) for k in KINDS} == table
    assert len(table) == len(set(table.values())) == 34


def test_each_indicator_with_three_players() -> None:
    """No 2 to 8 of characters: 1m and 9m point to each other (Mahjong Soul, Tenhou)."""
    table = cycle(FOUR_PLAYERS) | {"1m": "9m", "9m": "1m"}
    in_set = [k for k in KINDS if not 0 < k < 8]
    found = {tile_name(k): tile_name(next_in_cycle(k, 3)) for k in in_set}
    assert found == {name: table[name] for name in found}
    assert set(found) == set(found.values())


def test_each_name_is_read_as_the_tile_it_names() -> None:
    assert [parse_tile(tile_name(tile)) for tile in TILES] == list(TILES)
    assert len({tile_name(tile) for tile in TILES}) == 37


@pytest.mark.parametrize("name", ["", "5", "m5", "0z", "8z", "5x", "5mm", "10m", "５m"])
def test_what_names_no_tile(name: str) -> None:
    with pytest.raises(ValueError, match="no tile is called"):
        parse_tile(name)


def test_a_red_five_is_a_five_of_its_suit() -> None:
    assert [tile_name(tile) for tile in TILES if is_red(tile)] == ["0m", "0p", "0s"]
    assert [tile_name(KIND[tile]) for tile in RED_FIVES] == ["5m", "5p", "5s"]
    assert {k: red_of(k) for k in KINDS if red_of(k) is not None} == {4: 34, 13: 35, 22: 36}


def test_suits() -> None:
    assert "".join(SUITS[suit_of(parse_tile(name))] for name in ("1m", "9p", "0s", "1z", "7z")) == (
        "mpszz"
    )


def test_terminals_and_honours_are_outside() -> None:
    outside = parse_tiles("19m19p19s1234567z")
    assert tuple(k for k in KINDS if is_outside(k)) == outside


def test_tiles_lie_by_suit_and_rank_the_red_five_before_the_plain() -> None:
    mixed = parse_tiles("7z1s9p5m6m0m4m5p0p1z9m")
    assert sort_tiles(mixed) == parse_tiles("40569m059p1s17z")
