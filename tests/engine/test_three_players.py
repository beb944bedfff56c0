"""Three players: the tsumo of a missing payer, north, and what follows of a smaller set."""

import pytest

from riichi_desktop.engine import Liability, limit_of, settle, tsumo_factors

from .lines import names, paid, reason, rules_of, value

SANMA = "999m123456p3357s+6s"
NORTHS = "123456p3357s444z+6s"
MANGAN = 2000

SPLITS = [
    ("loss", (4000, 2000), 4000),
    ("north_half", (5000, 3000), 6000),
    ("equal", (4000, 4000), 6000),
    ("dealer_pays", (6000, 2000), 6000),
    ("full", (6000, 4000), 8000),
    ("plus_1000", (5000, 3000), 5000),
]
"""Mangan by tsumo: (dealer, other) to a non-dealer, each to the dealer. Mahjong Soul and Tenhou
have the loss, clubs and parlours the others."""


@pytest.mark.parametrize(("split", "shares", "each"), SPLITS)
def test_who_pays_the_missing_share(split: str, shares: tuple[int, int], each: int) -> None:
    rules = rules_of(f"tenhou_sanma,tsumo_split={split}")
    dealer, other = shares
    assert settle(MANGAN, "S", None, 0, 0, rules).deltas == {
        "S": dealer + other,
        "E": -dealer,
        "W": -other,
    }
    assert settle(MANGAN, "E", None, 0, 0, rules).deltas == {"E": 2 * each, "S": -each, "W": -each}


@pytest.mark.parametrize(
    ("split", "shares", "each"),
    [
        ("loss", (500, 300), 500),
        ("north_half", (600, 400), 800),
        ("equal", (500, 500), 800),
        ("dealer_pays", (800, 300), 800),
        ("full", (800, 500), 1000),
        ("plus_1000", (1500, 1300), 1500),
    ],
)
def test_below_mangan_each_share_is_rounded_up(
    split: str, shares: tuple[int, int], each: int
) -> None:
    """1 han 30 fu: base 240."""
    rules = rules_of(f"tenhou_sanma,tsumo_split={split}")
    _, base = limit_of(1, 30, rules)
    found = settle(base, "W", None, 0, 0, rules)
    assert (-found.deltas["E"], -found.deltas["S"]) == shares
    assert -settle(base, "E", None, 0, 0, rules).deltas["W"] == each


@pytest.mark.parametrize("split", [split for split, _, _ in SPLITS])
@pytest.mark.parametrize("dealer_wins", [True, False])
def test_with_four_players_no_share_is_missing(split: str, dealer_wins: bool) -> None:
    assert tsumo_factors(4, split, dealer_wins) == tsumo_factors(4, "loss", dealer_wins)


def test_ron_is_worth_what_it_is_with_four() -> None:
    rules = rules_of("tenhou_sanma,tsumo_split=full")
    assert settle(MANGAN, "S", "W", 0, 0, rules).deltas == {"S": 8000, "W": -8000}
    assert settle(MANGAN, "E", "W", 0, 0, rules).deltas == {"E": 12000, "W": -12000}


def test_a_counter_is_200_by_ron_and_100_each_by_tsumo() -> None:
    line = f"{SANMA} riichi seat=S honba=3 sticks=1 rules=tenhou_sanma"
    assert paid(f"{line} from=E") == {"S": 1000 + 600 + 1300, "E": -1300 - 600}
    assert paid(f"{line} tsumo") == {"S": 1000 + 600 + 2000, "E": -1300 - 300, "W": -700 - 300}


def test_north_by_variant() -> None:
    """Mahjong Soul and Tenhou: a guest wind when kept in hand; a value tile in other places."""
    line = f"{NORTHS} riichi"
    for rules in ("tenhou_sanma", "mahjong_soul_sanma", "tenhou_sanma,north=guest"):
        assert names(f"{line} rules={rules}") == "riichi"
    assert names(f"{line} rules=tenhou_sanma,north=yakuhai") == "north_wind riichi"
    assert names("123m456p3357s444z+6s riichi rules=tenhou,north=yakuhai") == "riichi"


def test_a_north_pair_is_a_value_pair_where_north_is() -> None:
    line = "123456p12356s44z+7s riichi"
    assert names(f"{line} rules=tenhou_sanma") == "pinfu riichi"
    assert names(f"{line} rules=tenhou_sanma,north=yakuhai") == "riichi"


def test_an_extracted_north_that_is_won_on_is_no_chankan() -> None:
    line = "123456p345567s4z+4z riichi north_ron rules=mahjong_soul_sanma"
    assert names(line) == "riichi"
    assert value(f"{line} from=W").payment.deltas["W"] < 0


def test_no_north_is_won_on_where_none_is_extracted() -> None:
    line = "123456p345567s4z+4z riichi north_ron rules=tenhou_sanma,north=yakuhai"
    assert reason(line) == "north_not_extracted"


def test_yakuman_with_three_players() -> None:
    line = "9s+9s [111z] [222z] [333z] [444z] seat=S"
    assert names(f"{line} tsumo rules=tenhou_sanma") == "daisuushii"
    assert paid(f"{line} tsumo rules=tenhou_sanma") == {"S": 24000, "E": -16000, "W": -8000}
    assert paid(f"{line} tsumo rules=mahjong_soul_sanma") == {"S": 48000, "E": -32000, "W": -16000}
    assert paid(f"{line} from=W rules=tenhou_sanma") == {"S": 32000, "W": -32000}
    assert names("19m19p19s1234567z+9m rules=tenhou_sanma") == "kokushi_musou_13"


def test_a_flat_extra_is_paid_once_beside_liability() -> None:
    """Two yakuman, one of them answered for: the 1,000 of each payer stays one."""
    rules = rules_of("tenhou_sanma,tsumo_split=plus_1000,pao_scope=yakuman")
    part = settle(16000, "S", None, 0, 0, rules, (Liability("W", 1),), 2)
    assert part.deltas == {"S": 50000, "W": -24000 - 9000, "E": -17000}
    whole = settle(8000, "S", None, 0, 0, rules, (Liability("W", 1),), 1)
    assert whole.deltas == {"S": 26000, "W": -26000}
