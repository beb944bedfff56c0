"""From a payment heard at the table back to han and fu: read, looked up, checked by paying anew."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.documents import preset, presets
from riichi_desktop.engine import (
    FU_VALUES,
    Award,
    Heard,
    Problem,
    Rules,
    is_reachable,
    nearest_payments,
    read_heard,
    search_payment,
    value_award,
)

TENHOU = preset("tenhou")
WRC = preset("wrc2025")


def found(text: str, rules: Rules = TENHOU) -> list[tuple[object, ...]]:
    """Give (han or yakuman, fu, who, way, honba) of each win that a text may mean."""
    heard = read_heard(text)
    assert isinstance(heard, Heard)
    return [
        (
            one.award.han or f"y{one.award.yakuman}",
            one.award.fu,
            "dealer" if one.award.dealer else "other",
            one.way,
            one.award.honba,
        )
        for one in search_payment(heard, rules)
    ]


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("7700", Heard((7700,))),
        (" 7,700 points ", Heard((7700,))),
        ("7.700", Heard((7700,))),
        ("7\u202f700", Heard((7700,))),
        ("７７００点", Heard((7700,))),
        ("2000/3900", Heard((2000, 3900))),
        ("3900-2000", Heard((2000, 3900))),
        ("2 000 / 3 900", Heard((2000, 3900))),
        ("1 000 2 000", Heard((1000, 2000))),
        ("300 500", Heard((300, 500))),
        ("400,700", Heard((400, 700))),
        ("2000 et 4000", Heard((2000, 4000))),
        ("1000・2000", Heard((1000, 2000))),
        ("1300 all", Heard((1300,), each=True)),
        ("1 300 chacun", Heard((1300,), each=True)),
        ("1300オール", Heard((1300,), each=True)),
        ("2000/2000", Heard((2000,), each=True)),
        ("288 000", Heard((288000,))),
        ("1,152,000", Heard((1152000,))),
    ],
)
def test_a_payment_is_read_as_it_is_said(text, heard):
    assert read_heard(text) == heard


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "heard_unreadable"),
        ("all", "heard_unreadable"),
        ("mangan", "heard_unreadable"),
        ("7700 yen", "heard_unreadable"),
        ("1000 2000 3000", "heard_unreadable"),
        ("1000/2000 all", "heard_unreadable"),
        ("7" * 5000, "heard_unreadable"),
        ("7750", "heard_hundreds"),
        ("0", "heard_hundreds"),
        ("300/550", "heard_hundreds"),
    ],
)
def test_what_is_no_payment_is_told(text, id):
    heard = read_heard(text)
    assert isinstance(heard, Problem)
    assert heard.id == id


def test_a_sum_alone_is_a_ron_or_what_each_pays_or_a_total():
    assert found("3900")[:9] == [
        (2, 60, "other", "ron", 0),
        (3, 30, "other", "ron", 0),
        (1, 80, "dealer", "ron", 0),
        (2, 40, "dealer", "ron", 0),
        (3, 60, "dealer", "tsumo", 0),
        (4, 30, "dealer", "tsumo", 0),
        (1, 80, "dealer", "total", 0),
        (2, 40, "dealer", "total", 0),
        (3, 20, "dealer", "total", 0),
    ]
    assert {row[-1] for row in found("3900")[9:]} == {1, 3, 4, 5, 6, 7, 8}


def test_two_sums_of_a_tsumo_and_a_sum_from_each():
    assert found("2000/3900") == [(3, 60, "other", "tsumo", 0), (4, 30, "other", "tsumo", 0)]
    assert found("2600 all")[:3] == [
        (2, 80, "dealer", "tsumo", 0),
        (3, 40, "dealer", "tsumo", 0),
        (4, 20, "dealer", "tsumo", 0),
    ]
    assert {row[3] for row in found("2600 all")} == {"tsumo"}


def test_honba_is_looked_for_in_the_sum():
    assert (4, 30, "other", "ron", 1) in found("8000")
    assert (3, 60, "other", "ron", 2) in found("8300")
    assert found("2100/4000") == [(3, 60, "other", "tsumo", 1), (4, 30, "other", "tsumo", 1)]
    assert {row[-1] for row in found("3900", replace(TENHOU, honba_per_payer=0))} == {0}


def test_the_rules_decide():
    assert found("7700", WRC)[:2] == [(2, 80, "dealer", "ron", 0), (3, 40, "dealer", "ron", 0)]
    assert found("2000/3900", WRC) == []
    sanma = preset("tenhou_sanma")
    assert (4, 30, "other", "ron", 1) in found("7900", sanma)
    assert found("4000 all", replace(sanma, tsumo_split="equal"))[0][2:4] == ("other", "tsumo")


def test_yakuman_up_to_the_cap():
    assert [row[0] for row in found("64000")] == ["y2", "y4", "y2"]
    assert found("64000", replace(TENHOU, yakuman_cap=1)) == []


def test_the_nearest_payments_of_the_same_sort():
    assert nearest_payments(Heard((7900,)), WRC) == (Heard((7700,)), Heard((8000,)))
    assert nearest_payments(Heard((2000, 3900)), WRC) == (Heard((1800, 3600)), Heard((2000, 4000)))
    assert nearest_payments(Heard((3000,), each=True), WRC) == (
        Heard((2900,), each=True),
        Heard((3200,), each=True),
    )
    assert nearest_payments(Heard((100,)), WRC) == (Heard((1000,)),)
    assert nearest_payments(Heard((900000,)), WRC) == (Heard((288000,)),)


awards = st.builds(
    Award,
    han=st.integers(1, 4),
    fu=st.sampled_from(FU_VALUES[2:11]),
    dealer=st.booleans(),
    tsumo=st.booleans(),
    honba=st.integers(0, 9),
)


@given(awards, st.sampled_from(sorted(presets())))
def test_what_a_win_pays_leads_back_to_it(award, id):
    rules = preset(id)
    if not is_reachable(award.han, award.fu, award.tsumo, rules):
        award = replace(award, han=2)
    transfers = value_award(award, rules).payment.transfers
    amounts = sorted({one.points + one.honba for one in transfers})
    heard = read_heard("/".join(map(str, amounts)) + (" all" * (award.tsumo and len(amounts) == 1)))
    assert isinstance(heard, Heard)
    assert award in [one.award for one in search_payment(heard, rules)]


@given(st.sampled_from(sorted(presets())), st.integers(3, 400), st.booleans())
def test_all_that_is_found_pays_what_was_heard(id, hundreds, each):
    rules, heard = preset(id), Heard((100 * hundreds,), each)
    for award, way, limit in search_payment(heard, rules):
        awarded = value_award(award, rules)
        paid = [one.points + one.honba for one in awarded.payment.transfers]
        amounts = {"ron": paid, "tsumo": [*set(paid)], "total": [sum(paid)]}[way]
        assert (amounts, awarded.limit) == ([*heard.amounts], limit)


@pytest.mark.parametrize(
    ("han", "fu", "tsumo", "reachable"),
    [
        (1, 20, False, False),  # no pair of han and fu at all
        (2, 20, True, True),
        (1, 100, True, True),
        (1, 110, True, False),
        (2, 110, True, True),
        (3, 120, False, False),
        (4, 120, False, True),
        (4, 140, True, True),
        (5, None, True, True),
        (6, 130, True, True),
    ],
)
def test_cells_that_no_hand_reaches(han, fu, tsumo, reachable):
    assert is_reachable(han, fu, tsumo, WRC) is reachable


def test_1_han_110_fu_is_a_ron_with_a_double_wind_pair_of_4_fu():
    assert is_reachable(1, 110, False, TENHOU)
    assert not is_reachable(1, 110, False, WRC)
