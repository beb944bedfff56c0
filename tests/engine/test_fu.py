"""Fu: what each reason is worth, and that their sum is the hand's (EMA 2025 4.1.1)."""

import pytest

from riichi_desktop.engine import format_tiles

from .lines import value


def items(line: str) -> str:
    """Write the reasons for the fu as ``id fu tiles``, joined by commas."""
    found = value(line).fu_items
    return ", ".join(f"{item.id} {item.fu} {format_tiles(item.tiles)}".strip() for item in found)


@pytest.mark.parametrize(
    ("group", "item"),
    [
        # Simples 2, terminals and honours 4; concealed twice that, a kan four times.
        ("[222m]", "open_triplet 2 222m"),
        ("[555s]", "open_triplet 2 555s"),
        ("[111m]", "open_triplet 4 111m"),
        ("[999s]", "open_triplet 4 999s"),
        ("[444z]", "open_triplet 4 444z"),
        ("[2222m]", "open_kan 8 2222m"),
        ("[222+2m]", "open_kan 8 2222m"),
        ("[9999s]", "open_kan 16 9999s"),
        ("[555+5z]", "open_kan 16 5555z"),
        ("(2222m)", "closed_kan 16 2222m"),
        ("(1111m)", "closed_kan 32 1111m"),
        ("(5555z)", "closed_kan 32 5555z"),
        ("[123m]", ""),
    ],
)
def test_called_groups_and_closed_kans(group: str, item: str) -> None:
    found = items(f"123p99p34s+5s [678p] {group} houtei")
    wanted = f"base 20, {item}" if item else "base 20, open_minimum 2"
    assert found == wanted


@pytest.mark.parametrize(
    ("line", "item"),
    [
        ("222m123678p78s99p+9s", "closed_triplet 4 222m"),
        ("111s123678p78s99p+9s", "closed_triplet 8 111s"),
        ("444z123678p78s99p+9s", "closed_triplet 8 444z"),
        # Won by ron it counts as open, by tsumo as concealed.
        ("22m123678p78999s+2m", "open_triplet 2 222m"),
        ("44z123678p78999s+4z", "open_triplet 4 444z"),
    ],
)
def test_concealed_triplets(line: str, item: str) -> None:
    assert f", {item}" in items(f"{line} riichi")


def test_a_triplet_won_by_tsumo_is_concealed() -> None:
    line = "44z12367899p789s+4z tsumo"
    assert items(line) == "base 20, tsumo 2 4z, closed_triplet 8 444z"


@pytest.mark.parametrize(
    ("tiles", "wait"),
    [
        ("123m56p999s123s11m+7p", ""),  # ryanmen
        ("123m57p999s123s11m+6p", "wait 2 567p"),  # kanchan
        ("123m12p999s123s11m+3p", "wait 2 123p"),  # penchan, low
        ("123m89p999s123s11m+7p", "wait 2 789p"),  # penchan, high
        ("123m11p999s123s22m+1p", ""),  # shanpon
        ("123m567p999s123s4z+4z", "wait 2 44z"),  # tanki
    ],
)
def test_waits(tiles: str, wait: str) -> None:
    found = items(f"{tiles} riichi seat=S").split(", ")
    assert [item for item in found if item.startswith("wait")] == ([wait] if wait else [])


@pytest.mark.parametrize(
    ("pair", "situation", "item"),
    [
        ("55z", "", "value_pair 2 55z"),
        ("66z", "", "value_pair 2 66z"),
        ("77z", "", "value_pair 2 77z"),
        ("11z", "seat=S round=E", "value_pair 2 11z"),
        ("22z", "seat=S round=E", "value_pair 2 22z"),
        ("33z", "seat=S round=E", ""),
        ("44z", "seat=N round=E", "value_pair 2 44z"),
        ("11z", "seat=E round=E", "double_wind_pair 2 11z"),
        ("11z", "seat=E round=E rules=tenhou", "double_wind_pair 4 11z"),
        ("22z", "seat=S round=S rules=mahjong_soul", "double_wind_pair 4 22z"),
        ("99m", "", ""),
    ],
)
def test_pairs(pair: str, situation: str, item: str) -> None:
    found = items(f"123m56789s123p{pair}+4s riichi {situation}")
    assert found == "base 20, closed_ron 10" + (f", {item}" if item else "")


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("123789m456p3356s+7s", "base 20, closed_ron 10"),
        ("123789m456p3356s+7s tsumo", "base 20"),
        ("456p3356s+7s [234m] [567m]", "base 20, open_minimum 2"),
        ("456p3356s+7s [234m] [567m] tsumo", "base 20, tsumo 2 7s"),
        ("1133m5577p2244s5z+5z", "chiitoitsu 25"),
        ("1133m5577p2244s5z+5z tsumo", "chiitoitsu 25"),
        (
            "123m3357s+6s (9999m) [5555z] tsumo rinshan",
            "base 20, tsumo 2 6s, wait 2 567s, closed_kan 32 9999m, open_kan 16 5555z",
        ),
        # No fu where a hand is not made of four groups and a pair.
        ("119m19p19s123456z+7z", ""),
    ],
)
def test_the_whole_list_in_its_order(line: str, wanted: str) -> None:
    assert sorted(items(line).split(", ")) == sorted(wanted.split(", "))


@pytest.mark.parametrize(
    ("line", "raw", "fu"),
    [
        ("123789m456p3356s+7s tsumo", 20, 20),
        ("1133m5577p2244s5z+5z", 25, 25),
        ("456p3356s+7s [234m] [567m]", 22, 30),
        ("222m345p99p33678s+3s riichi", 36, 40),
        ("111m345p99p33678s+3s riichi", 40, 40),
        ("234m567s3456s+3s (1111p) riichi", 64, 70),
        # The most that a hand below yakuman can have: three closed kans of terminals and honours,
        # and a double-wind pair that gives 4.
        ("57s11z+6s (1111m) (9999m) (5555z) riichi rules=tenhou", 132, 140),
        ("1z567s+1z (1111m) (9999m) (5555z) riichi rules=tenhou", 132, 140),
        ("11z57s+6s (1111m) (9999m) (5555z) riichi rules=wrc2025", 130, 130),
    ],
)
def test_the_sum_is_rounded_up_to_ten(line: str, raw: int, fu: int) -> None:
    best = value(line).best
    assert sum(item.fu for item in best.fu_items) == best.fu_raw == raw
    assert best.fu == fu


def test_a_hand_counted_by_yakuman_shows_its_fu_only_as_a_sum() -> None:
    """The steps stay to be looked at; the fu decide nothing."""
    best = value("9m+9m (1111p) [2222s] [3333s] [444+4s]").best
    assert best.fu is None
    assert best.fu_raw == sum(item.fu for item in best.fu_items)
