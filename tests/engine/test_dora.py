"""Dora of all kinds: what each indicator, red five and north gives."""

import pytest

from riichi_desktop.engine import KINDS, next_in_cycle, tile_name

from .lines import notices, value

PLAIN = "123789m456p3357s+6s riichi"


def dora(line: str) -> dict[str, int]:
    return dict(value(line).dora)


@pytest.mark.parametrize("kind", KINDS)
def test_each_indicator_gives_one_han_for_each_tile_it_points_to(kind: int) -> None:
    """All 34, against a pair of the tile, or against a triplet where seven pairs cannot hold it."""
    target = tile_name(next_in_cycle(kind))
    rest = [name for name in ("2m", "4m", "6p", "8p", "2s", "4s", "6s") if name != target][:6]
    line = "".join(name * 2 for name in rest) + f"{target}+{target}"
    assert dora(f"{line} dora={tile_name(kind)}") == {"dora": 2}
    assert dora(f"{line} dora={tile_name(kind)} ura={tile_name(kind)} riichi") == {
        "dora": 2,
        "ura_dora": 2,
    }


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (f"{PLAIN}", {}),
        (f"{PLAIN} dora=4m", {}),
        (f"{PLAIN} dora=2s", {"dora": 2}),
        # In calls and kans too; a kan has four.
        ("123m3357s+6s [777z] (9999m) dora=8m6z", {"dora": 7}),
        # The same indicator twice counts twice (EMA 2025 4.1).
        (f"{PLAIN} dora=2s2s ura=2s6m", {"dora": 4, "ura_dora": 3}),
        # A red five is a five, and so is a red indicator.
        ("123789m406p3357s+6s riichi dora=4p rules=tenhou", {"dora": 1, "aka_dora": 1}),
        ("123789m406p3357s+6s riichi dora=0s rules=tenhou", {"dora": 1, "aka_dora": 1}),
        ("67p33067s+8p [777z] [340m] rules=tenhou", {"aka_dora": 2}),
        # Without kan dora the first indicator alone counts; JPML A has no ura either.
        ("123m456p3357s+6s (9999m) riichi dora=2s8m ura=2s rules=jpml_a", {"dora": 2}),
        (
            "123m456p3357s+6s (9999m) riichi dora=2s8m ura=2s8m rules=wrc2025,kan_ura_dora=false",
            {"dora": 6, "ura_dora": 2},
        ),
    ],
)
def test_what_dora_a_hand_has(line: str, found: dict[str, int]) -> None:
    assert dora(line) == found


@pytest.mark.parametrize(
    ("line", "found"),
    [
        # An extracted north is a dora, and again under each west (Mahjong Soul, Tenhou).
        ("999m123456p3357s+6s riichi north=2", {"north_dora": 2}),
        ("999m123456p3357s+6s riichi north=2 dora=3z", {"dora": 2, "north_dora": 2}),
        (
            "999m123456p3357s+6s riichi north=1 dora=3z3z ura=3z3z",
            {
                "dora": 2,
                "ura_dora": 2,
                "north_dora": 1,
            },
        ),
        # The man run from one to nine.
        ("999m123456p3357s+6s riichi dora=1m", {"dora": 3}),
        ("111m123456p3357s+6s riichi dora=9m", {"dora": 3}),
        ("999m123406p3357s+6s riichi", {"aka_dora": 1}),
    ],
)
def test_dora_with_three_players(line: str, found: dict[str, int]) -> None:
    assert dora(f"{line} rules=tenhou_sanma") == found


def test_a_north_kept_in_hand_is_a_plain_tile() -> None:
    line = "123456p3357s444z+6s riichi rules=tenhou_sanma"
    assert dora(f"{line} dora=3z") == {"dora": 3}
    assert dora(f"{line},north=yakuhai dora=3z") == {"dora": 3}


def test_kan_ura_that_the_rules_do_not_count_are_told() -> None:
    line = "123m456p3357s+6s (9999m) riichi dora=2s8m ura=2s8m rules=wrc2025,kan_ura_dora=false"
    assert notices(line) == ["kan_ura_dora_not_in_rules"]
