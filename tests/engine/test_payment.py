"""What a win pays: every cell of the point tables, limits, roles, honba and sticks."""

import pytest

from riichi_desktop.engine import (
    DISCARDER,
    Rules,
    limit_of,
    settle,
    transfers_by_payer,
    up_to_hundred,
)

from .lines import paid, rules_of, value

RON = """
fu    1 han        2 han         3 han         4 han
20    -            -             -             -
25    -            1600 2400     3200 4800     6400 9600
30    1000 1500    2000 2900     3900 5800     7700 11600
40    1300 2000    2600 3900     5200 7700     8000 12000
50    1600 2400    3200 4800     6400 9600     8000 12000
60    2000 2900    3900 5800     7700 11600    8000 12000
70    2300 3400    4500 6800     8000 12000    8000 12000
80    2600 3900    5200 7700     8000 12000    8000 12000
90    2900 4400    5800 8700     8000 12000    8000 12000
100   3200 4800    6400 9600     8000 12000    8000 12000
110   3600 5300    7100 10600    8000 12000    8000 12000
"""
"""Paid by the discarder, to another and to the dealer (EMA 2025 8, without kiriage)."""

TSUMO = """
fu    1 han            2 han               3 han               4 han
20    -                400 700 700         700 1300 1300       1300 2600 2600
25    -                -                   800 1600 1600       1600 3200 3200
30    300 500 500      500 1000 1000       1000 2000 2000      2000 3900 3900
40    400 700 700      700 1300 1300       1300 2600 2600      2000 4000 4000
50    400 800 800      800 1600 1600       1600 3200 3200      2000 4000 4000
60    500 1000 1000    1000 2000 2000      2000 3900 3900      2000 4000 4000
70    600 1200 1200    1200 2300 2300      2000 4000 4000      2000 4000 4000
80    700 1300 1300    1300 2600 2600      2000 4000 4000      2000 4000 4000
90    800 1500 1500    1500 2900 2900      2000 4000 4000      2000 4000 4000
100   800 1600 1600    1600 3200 3200      2000 4000 4000      2000 4000 4000
110   900 1800 1800    1800 3600 3600      2000 4000 4000      2000 4000 4000
"""
"""Paid by another and by the dealer to a non-dealer, and by each to the dealer (EMA 2025 8)."""

KIRIAGE = {(30, 4), (60, 3)}
"""The cells that kiriage raises to a mangan."""

LIMITS = [
    ((5,), "mangan", 2000),
    ((6, 7), "haneman", 3000),
    ((8, 9, 10), "baiman", 4000),
    ((11, 12), "sanbaiman", 6000),
]


def cells(table: str, width: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """Give (fu, han, amounts) of a printed table; "-" is a cell that no hand has."""
    found = []
    for line in table.strip().splitlines()[1:]:
        fu, *words = line.split()
        amounts = iter(words)
        for han in range(1, 5):
            first = next(amounts)
            if first != "-":
                rest = [next(amounts) for _ in range(width - 1)]
                found.append((int(fu), han, tuple(map(int, [first, *rest]))))
    return found


def pay(fu: int, han: int, winner: str, discarder: str | None, rules: Rules) -> dict[str, int]:
    _, base = limit_of(han, fu, rules)
    payment = settle(base, winner, discarder, 0, 0, rules)
    assert payment.points == payment.deltas[winner]
    return {seat: -points for seat, points in payment.deltas.items() if seat != winner}


def test_the_printed_tables_are_whole() -> None:
    assert len(cells(RON, 2)) == 9 * 4 + 3
    assert len(cells(TSUMO, 3)) == 9 * 4 + 3 + 2


@pytest.mark.parametrize("kiriage", [False, True])
def test_every_cell_by_ron(kiriage: bool) -> None:
    rules = Rules(kiriage_mangan=kiriage)
    for fu, han, (other, dealer) in cells(RON, 2):
        if kiriage and (fu, han) in KIRIAGE:
            other, dealer = 8000, 12000
        assert pay(fu, han, "S", DISCARDER, rules) == {DISCARDER: other}
        assert pay(fu, han, "E", "W", rules) == {"W": dealer}


@pytest.mark.parametrize("kiriage", [False, True])
def test_every_cell_by_tsumo(kiriage: bool) -> None:
    rules = Rules(kiriage_mangan=kiriage)
    for fu, han, (other, dealer, each) in cells(TSUMO, 3):
        if kiriage and (fu, han) in KIRIAGE:
            other, dealer, each = 2000, 4000, 4000
        assert pay(fu, han, "N", None, rules) == {"E": dealer, "S": other, "W": other}
        assert pay(fu, han, "E", None, rules) == {"S": each, "W": each, "N": each}


@pytest.mark.parametrize(("hans", "limit", "base"), LIMITS)
def test_from_five_han_on_fu_do_not_count(hans: tuple[int, ...], limit: str, base: int) -> None:
    """EMA 2025 4.1.2; the same in every named set."""
    for han in hans:
        for fu in (20, 25, 30, 140):
            assert limit_of(han, fu, Rules()) == (limit, base)
        assert pay(30, han, "S", "W", Rules()) == {"W": 4 * base}
        assert pay(30, han, "E", "W", Rules()) == {"W": 6 * base}
        assert pay(30, han, "S", None, Rules()) == {"E": 2 * base, "W": base, "N": base}
        assert pay(30, han, "E", None, Rules()) == {"S": 2 * base, "W": 2 * base, "N": 2 * base}


@pytest.mark.parametrize(
    ("rules", "limit", "base"),
    [
        ("wrc2025", "yonbaiman", 8000),
        ("ema2025", "sanbaiman", 6000),
        ("ema2016", "sanbaiman", 6000),
        ("jpml_a", "yonbaiman", 8000),
        ("m_league", "sanbaiman", 6000),
        ("mahjong_soul", "counted_yakuman", 8000),
        ("tenhou", "counted_yakuman", 8000),
    ],
)
def test_what_13_han_are_without_a_yakuman(rules: str, limit: str, base: int) -> None:
    """One unit, never two for 26 han."""
    for han in (13, 14, 26, 40):
        assert limit_of(han, 30, rules_of(rules)) == (limit, base)


@pytest.mark.parametrize("rules", ["ema2016", "jpml_a", "mahjong_soul", "tenhou"])
def test_rule_sets_without_kiriage(rules: str) -> None:
    for fu, han in KIRIAGE:
        assert limit_of(han, fu, rules_of(rules)) == (None, 1920)


@pytest.mark.parametrize("rules", ["wrc2025", "ema2025", "m_league"])
def test_rule_sets_with_kiriage(rules: str) -> None:
    for fu, han in KIRIAGE:
        assert limit_of(han, fu, rules_of(rules)) == ("mangan", 2000)
    assert limit_of(4, 25, rules_of(rules)) == (None, 1600)
    assert limit_of(3, 50, rules_of(rules)) == (None, 1600)


@pytest.mark.parametrize(
    ("points", "rounded"), [(0, 0), (1, 100), (100, 100), (101, 200), (3840, 3900)]
)
def test_rounding(points: int, rounded: int) -> None:
    assert up_to_hundred(points) == rounded


PINFU = "123789m456p3356s+7s"


@pytest.mark.parametrize(
    ("situation", "deltas"),
    [
        # 300 for a counter by ron, 100 each by tsumo (EMA 2025 3.4.4); sticks to the winner.
        ("seat=S from=W", {"S": 1000, "W": -1000}),
        ("seat=S", {"S": 1000, "discarder": -1000}),
        ("seat=S from=E honba=2 sticks=3", {"S": 4600, "E": -1600}),
        ("seat=E from=N honba=1", {"E": 1800, "N": -1800}),
        ("tsumo seat=S honba=2 sticks=1", {"E": -900, "S": 3100, "W": -600, "N": -600}),
        ("tsumo seat=E honba=1", {"E": 2400, "S": -800, "W": -800, "N": -800}),
        ("seat=S from=W honba=1 rules=tenhou,honba_per_payer=500", {"S": 2500, "W": -2500}),
        (
            "tsumo seat=E honba=1 rules=tenhou,honba_per_payer=0",
            {
                "E": 2100,
                "S": -700,
                "W": -700,
                "N": -700,
            },
        ),
    ],
)
def test_honba_and_sticks(situation: str, deltas: dict[str, int]) -> None:
    assert paid(f"{PINFU} {situation}") == deltas


def test_points_are_without_honba_and_sticks() -> None:
    assert value(f"{PINFU} seat=S honba=5 sticks=5").points == 1000
    assert value(f"{PINFU} seat=S tsumo honba=5 sticks=5").points == 700 + 400 + 400


@pytest.mark.parametrize(
    ("times", "ron", "tsumo"),
    [(1, 32000, (16000, 8000)), (2, 64000, (32000, 16000)), (6, 192000, (96000, 48000))],
)
def test_yakuman_add_up(times: int, ron: int, tsumo: tuple[int, int]) -> None:
    rules = rules_of("mahjong_soul")
    assert settle(8000 * times, "S", "W", 0, 0, rules).deltas == {"S": ron, "W": -ron}
    dealer, other = tsumo
    assert settle(8000 * times, "S", None, 0, 0, rules).deltas == {
        "S": ron,
        "E": -dealer,
        "W": -other,
        "N": -other,
    }


@pytest.mark.parametrize(
    ("cap", "points"), [(1, 32000), (2, 64000), (3, 96000), (5, 160000), (6, 160000)]
)
def test_the_cap_cuts_what_adds_up_and_a_lone_double(cap: int, points: int) -> None:
    """EMA 2025 4.2: one; JPML A: four. The names stay."""
    line = "1112223334445z+5z seat=S"
    found = value(f"{line} rules=mahjong_soul,yakuman_cap={cap}")
    assert found.points == points
    assert dict(found.yakuman) == {"suuankou_tanki": 2, "daisuushii": 2, "tsuuiisou": 1}
    double = value(f"2229m444p333888s+9m seat=S rules=mahjong_soul,yakuman_cap={cap}")
    assert double.points == min(cap, 2) * 32000


def test_each_transfer_says_what_it_is_made_of() -> None:
    transfers = transfers_by_payer(value(f"{PINFU} tsumo seat=S honba=1 rules=tenhou"))
    assert set(transfers) == {"E", "W", "N"}
    (dealer,), (other,) = transfers["E"], transfers["W"]
    assert (dealer.base, dealer.factor, dealer.exact, dealer.points) == (320, 4, 640, 700)
    assert (other.base, other.factor, other.exact, other.points) == (320, 2, 320, 400)
    assert {t.reason for ts in transfers.values() for t in ts} == {"tsumo"}
    assert {t.honba for ts in transfers.values() for t in ts} == {100}
