"""Payments without tiles: which pairs of han and fu can be, and what roles pay."""

from dataclasses import replace

import pytest

from riichi_desktop.documents import by_role, points_to_document, preset
from riichi_desktop.engine import (
    FU_VALUES,
    Award,
    NotScorable,
    Rules,
    explain_award,
    fu_fault,
    nagashi_award,
    renhou_award,
    value_award,
)

TENHOU = preset("tenhou")
SOUL = preset("mahjong_soul")


def paid(award: Award, rules: Rules = TENHOU) -> dict[str, int]:
    """Give the payments by role; what is paid is what is gained, but for the sticks."""
    awarded = value_award(award, rules)
    assert sum(awarded.payment.deltas.values()) == 1000 * award.sticks
    return dict(by_role(awarded))


def reason(han: int, fu: int | None, tsumo: bool) -> object:
    fault = fu_fault(han, fu, tsumo)
    return fault and fault.details["reason"]


@pytest.mark.parametrize(
    ("han", "fu", "ron", "tsumo"),
    [
        (1, None, "fu_needed", "fu_needed"),
        (4, None, "fu_needed", "fu_needed"),
        (5, None, None, None),
        (13, None, None, None),
        (1, 20, "fu_20_ron", "fu_20_needs_2_han"),
        (2, 20, "fu_20_ron", None),
        (6, 20, "fu_20_ron", None),
        (1, 25, "fu_25_needs_2_han", "fu_25_tsumo_needs_3_han"),
        (2, 25, None, "fu_25_tsumo_needs_3_han"),
        (3, 25, None, None),
        (1, 30, None, None),
        (1, 110, None, None),
        (3, 140, None, None),
        (3, 150, "fu_range", "fu_range"),
        (3, 170, "fu_range", "fu_range"),
        (3, 10, "fu_range", "fu_range"),
        (3, 0, "fu_range", "fu_range"),
        (3, -30, "fu_range", "fu_range"),
        (3, 32, "fu_not_tens", "fu_not_tens"),
        (3, 35, "fu_not_tens", "fu_not_tens"),
        (6, 130, None, None),
    ],
)
def test_han_and_fu_that_can_be(
    han: int, fu: int | None, ron: str | None, tsumo: str | None
) -> None:
    assert (reason(han, fu, tsumo=False), reason(han, fu, tsumo=True)) == (ron, tsumo)


def test_the_fu_that_a_hand_can_have() -> None:
    assert FU_VALUES == (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140)


@pytest.mark.parametrize(
    ("award", "payments"),
    [
        (Award(3, 30), {"winner": 3900, "discarder": -3900}),
        (Award(3, 30, honba=1), {"winner": 4200, "discarder": -4200}),
        (Award(3, 30, sticks=2), {"winner": 5900, "discarder": -3900}),
        (Award(3, 30, dealer=True), {"winner": 5800, "discarder": -5800}),
        (Award(3, 30, tsumo=True), {"winner": 4000, "dealer": -2000, "others": -1000}),
        (
            Award(3, 30, tsumo=True, honba=2, sticks=1),
            {"winner": 5600, "dealer": -2200, "others": -1200},
        ),
        (Award(3, 30, tsumo=True, dealer=True, honba=1), {"winner": 6300, "each": -2100}),
        (Award(5), {"winner": 8000, "discarder": -8000}),
        (Award(7, 30), {"winner": 12000, "discarder": -12000}),
        (Award(yakuman=1, dealer=True), {"winner": 48000, "discarder": -48000}),
        (Award(yakuman=2, tsumo=True), {"winner": 64000, "dealer": -32000, "others": -16000}),
        (Award(yakuman=9), {"winner": 192000, "discarder": -192000}),
    ],
)
def test_who_pays(award: Award, payments: dict[str, int]) -> None:
    assert paid(award) == payments


@pytest.mark.parametrize(
    ("award", "rules", "payments"),
    [
        (
            Award(yakuman=1, pao=1, honba=2),
            TENHOU,
            {"winner": 32600, "liable": -16600, "discarder": -16000},
        ),
        (
            Award(yakuman=1, pao=1, honba=2),
            preset("wrc2025"),
            {"winner": 32600, "liable": -16000, "discarder": -16600},
        ),
        (Award(yakuman=1, pao=1, tsumo=True), TENHOU, {"winner": 32000, "liable": -32000}),
        (
            Award(yakuman=1, pao=1, tsumo=True, dealer=True),
            TENHOU,
            {"winner": 48000, "liable": -48000},
        ),
        (Award(yakuman=2, pao=1, tsumo=True), TENHOU, {"winner": 64000, "liable": -64000}),
        (
            Award(yakuman=2, pao=1, tsumo=True),
            SOUL,
            {"winner": 64000, "liable": -40000, "dealer": -16000, "others": -8000},
        ),
        (
            Award(yakuman=2, pao=1, tsumo=True, liable_is_dealer=True),
            SOUL,
            {"winner": 64000, "liable": -48000, "others": -8000},
        ),
        (
            Award(yakuman=2, pao=1, tsumo=True, dealer=True),
            SOUL,
            {"winner": 96000, "liable": -64000, "each": -16000},
        ),
        (
            Award(yakuman=1, pao=1, tsumo=True, honba=1),
            preset("mahjong_soul_sanma"),
            {"winner": 24200, "liable": -24200},
        ),
        (  # the other yakuman is cut by the cap, and has honba shared all the same
            Award(yakuman=2, pao=1, tsumo=True, honba=2),
            replace(preset("wrc2025"), yakuman_cap=1),
            {"winner": 32600, "liable": -32200, "dealer": -200, "others": -200},
        ),
        (
            Award(yakuman=2, pao=1, tsumo=True, honba=2),
            replace(preset("wrc2025"), pao_scope="hand"),
            {"winner": 64600, "liable": -64200, "dealer": -200, "others": -200},
        ),
        (
            Award(yakuman=2, pao=2, tsumo=True, honba=2),
            preset("wrc2025"),
            {"winner": 64600, "liable": -64600},
        ),
    ],
)
def test_who_pays_where_someone_is_liable(
    award: Award, rules: Rules, payments: dict[str, int]
) -> None:
    assert paid(award, rules) == payments


@pytest.mark.parametrize(
    ("split", "payments", "from_dealer"),
    [
        ("loss", {"winner": 6000, "dealer": -4000, "others": -2000}, -4000),
        ("north_half", {"winner": 8000, "dealer": -5000, "others": -3000}, -6000),
        ("equal", {"winner": 8000, "dealer": -4000, "others": -4000}, -6000),
        ("dealer_pays", {"winner": 8000, "dealer": -6000, "others": -2000}, -6000),
        ("full", {"winner": 10000, "dealer": -6000, "others": -4000}, -8000),
        ("plus_1000", {"winner": 8000, "dealer": -5000, "others": -3000}, -5000),
    ],
)
def test_three_players_share_a_tsumo(
    split: str, payments: dict[str, int], from_dealer: int
) -> None:
    rules = replace(preset("tenhou_sanma"), tsumo_split=split)
    assert paid(Award(5, tsumo=True), rules) == payments
    assert paid(Award(5, tsumo=True, dealer=True), rules)["each"] == from_dealer


@pytest.mark.parametrize(
    ("make", "id", "field", "reason"),
    [
        (Award, "malformed", "han", "han_or_yakuman"),
        (lambda: Award(3, 30, yakuman=1), "malformed", "han", "han_or_yakuman"),
        (lambda: Award(0, 30), "wrong_type", "han", "han_range"),
        (lambda: Award(100), "wrong_type", "han", "han_range"),
        (lambda: Award(yakuman=-1), "wrong_type", "yakuman", "yakuman_range"),
        (lambda: Award(yakuman=100), "wrong_type", "yakuman", "yakuman_range"),
        (lambda: Award(5, honba=-1), "wrong_type", "honba", "honba_range"),
        (lambda: Award(5, sticks=1000), "wrong_type", "sticks", "sticks_range"),
        (lambda: Award(1, 25), "impossible_fu", "fu", "fu_25_needs_2_han"),
        (lambda: Award(5, pao=1), "pao_impossible", "pao", "pao_more_than_yakuman"),
        (lambda: Award(yakuman=1, pao=2), "pao_impossible", "pao", "pao_more_than_yakuman"),
        (
            lambda: Award(yakuman=1, pao=1, dealer=True, liable_is_dealer=True),
            "pao_impossible",
            "pao",
            "pao_dealer_who",
        ),
        (
            lambda: Award(yakuman=1, liable_is_dealer=True),
            "pao_impossible",
            "pao",
            "pao_dealer_who",
        ),
        (lambda: renhou_award(Award(5), TENHOU), "flags_conflict", "renhou", "renhou_not_in_rules"),
        (
            lambda: renhou_award(Award(5, dealer=True), preset("wrc2025")),
            "flags_conflict",
            "renhou",
            "renhou_dealer",
        ),
        (
            lambda: renhou_award(Award(5, tsumo=True), preset("wrc2025")),
            "flags_conflict",
            "renhou",
            "renhou_tsumo",
        ),
        (
            lambda: nagashi_award(Award(5), preset("wrc2025")),
            "flags_conflict",
            "nagashi",
            "nagashi_not_in_rules",
        ),
    ],
)
def test_what_cannot_be(make: object, id: str, field: str, reason: str) -> None:
    with pytest.raises(NotScorable) as caught:
        make()  # type: ignore[operator]
    (fault,) = caught.value.problems
    assert (fault.id, fault.field, fault.details["reason"]) == (id, field, reason)


def test_renhou_is_what_the_rules_make_of_it() -> None:
    given = Award(5, honba=1, sticks=1)
    for rules in (preset("wrc2025"), preset("ema2025")):
        assert paid(renhou_award(given, rules), rules)["winner"] == 9300
    yakuman = replace(TENHOU, renhou="yakuman")
    assert renhou_award(given, yakuman) == Award(yakuman=1, honba=1, sticks=1)


def test_nagashi_takes_honba_only_where_it_is_a_win() -> None:
    given = Award(5, honba=2, sticks=1)
    assert paid(nagashi_award(given, TENHOU)) == {"winner": 8000, "dealer": -4000, "others": -2000}
    as_win = replace(TENHOU, nagashi_as="win")
    assert paid(nagashi_award(given, as_win), as_win)["winner"] == 9600
    assert paid(nagashi_award(replace(given, dealer=True), TENHOU)) == {
        "winner": 12000,
        "each": -4000,
    }


def test_the_steps_lead_from_fu_to_what_the_winner_gets() -> None:
    steps = explain_award(value_award(Award(4, 30, honba=1, sticks=1), preset("wrc2025")))
    assert [(s.id, s.before, s.after) for s in steps] == [
        ("fu", 30, 30),
        ("base", 30, 1920),
        ("kiriage", 1920, 2000),
        ("transfer", 8000, 8000),
        ("honba", 8000, 8300),
        ("sticks", 8300, 9300),
        ("total", 8000, 9300),
    ]


def test_the_document_of_the_specification() -> None:
    assert points_to_document(value_award(Award(3, 30), TENHOU)) == {
        "han": 3,
        "fu": 30,
        "limit": None,
        "base_points": 960,
        "points": 3900,
        "payments": {"winner": 3900, "discarder": -3900},
        "rules": "tenhou",
    }


def test_the_document_of_capped_yakuman() -> None:
    document = points_to_document(value_award(Award(yakuman=3), replace(TENHOU, yakuman_cap=2)))
    assert (document["han"], document["fu"], document["limit"]) == (None, None, "yakuman")
    assert (document["yakuman"], document["points"]) == (2, 64000)
