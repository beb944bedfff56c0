"""Every number of the five seed documents, reproduced by the engine; and where we say otherwise."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from riichi_desktop.documents import preset, rules_from_text
from riichi_desktop.engine import (
    YAKU_IDS,
    Award,
    Rules,
    evaluate,
    fu_fault,
    is_reachable,
    law_of,
    limit_of,
    parse_draft,
    value_award,
)
from riichi_desktop.export import reference
from riichi_desktop.words import Words

FOLDER = Path(__file__).parents[1] / "data" / "seeds"
FORMULA, KIRIAGE = preset("tenhou"), preset("wrc2025")
SITUATIONS = {
    "non_dealer_ron": (False, False),
    "non_dealer_tsumo": (False, True),
    "dealer_ron": (True, False),
    "dealer_tsumo": (True, True),
}


@cache
def seed(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def paid(han: int, fu: int, situation: str, rules: Rules) -> int | list[int]:
    """Give what is paid as the pages print it: one amount, or [each non-dealer, dealer]."""
    dealer, tsumo = SITUATIONS[situation]
    transfers = value_award(Award(han, fu, dealer=dealer, tsumo=tsumo), rules).payment.transfers
    each = {one.payer: one.points for one in transfers}
    if tsumo and not dealer:
        return [each["W"], each["E"]]
    return each.popitem()[1]


CELLS = [
    (name, rules, situation, han, int(fu), printed)
    for name in ("000", "002")
    for rules in ([seed(name)["rules"]] if name == "000" else seed(name)["rules"])
    for situation, rows in seed(name)["tables"].items()
    for fu, cells in rows.items()
    for han, printed in enumerate(cells, 1)
]


def test_the_tables_are_whole():
    assert len(CELLS) == 3 * 4 * (10 + 11 + 10 + 11)
    assert sum(cell[-1] == "x" for cell in CELLS) == 3 * (1 + 3 + 1 + 3)


@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: "-".join(map(str, cell[:5])))
def test_a_cell_of_a_table(cell):
    _, rules, situation, han, fu, printed = cell
    if printed == "x":
        assert fu_fault(han, fu, SITUATIONS[situation][1]) is not None
    elif printed is None:
        assert limit_of(han, fu, preset(rules))[0] == "mangan"
    else:
        assert paid(han, fu, situation, preset(rules)) == printed


@pytest.mark.parametrize("name", ["000", "002"])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_limits_beside_the_tables(name, situation):
    rules = preset("bareme")  # both pages count 13 han as a yakuman; see the differences
    for han, printed in seed(name)["limits"][situation].items():
        assert paid(int(han), 30, situation, rules) == printed


# 000: the score sheet


def test_the_settings_of_the_sheet():
    rules, printed = preset("bareme"), seed("000")["settings"]
    assert printed.pop("red_fives") is any(rules.red_fives)
    assert {name: getattr(rules, name) for name in printed} == printed


def test_the_yaku_of_the_sheet():
    law = law_of(preset("bareme"))
    closed = {row.id: row.closed for row in law.yaku}
    opened = {row.id: row.open for row in law.yaku if row.open}
    assert closed == seed("000")["closed"]
    assert opened == seed("000")["open"]
    assert {*closed} - {*opened} == {*seed("000")["closed_only"]}
    assert {*closed} <= {*YAKU_IDS}
    assert {*seed("000")["yakuman"]} <= {row.id for row in law.yakuman}


@pytest.mark.parametrize(
    ("line", "id", "fu"),
    [
        ("222p678s79s11p+8s [555'z@S]", "base", 20),
        ("234678p234s57s11p+6s tsumo", "tsumo", 2),
        ("222p678s345s79s11p+8s riichi", "closed_ron", 10),
        ("234678p57s22s+6s [55'5p@W]", "open_triplet", 2),
        ("678s234p79s11p+8s [55'5z@W]", "open_triplet", 4),
        ("222p678s345s79s11p+8s riichi", "closed_triplet", 4),
        ("999p678s345s79s11p+8s riichi", "closed_triplet", 8),
        ("234678p57s22s+6s [55'55p@W]", "open_kan", 8),
        ("678s234p79s11p+8s [5555'z@W]", "open_kan", 16),
        ("678s234p79s11p+8s (5555p) riichi", "closed_kan", 16),
        ("678s234p79s11p+8s (5555z) riichi", "closed_kan", 32),
        ("678s234p345s79s55z+8s riichi", "value_pair", 2),
        ("678s234p345s79s22z+8s riichi seat=S", "value_pair", 2),
        ("678s234p345s79s11z+8s riichi seat=S", "value_pair", 2),
        ("678s234p345s79s11z+8s riichi", "double_wind_pair", 4),
        ("234678p234s57s11p+6s riichi", "wait", 2),
        ("678s234p345s89s11p+7s riichi", "wait", 2),
        ("678s234p345s678p5z+5z riichi", "wait", 2),
    ],
)
def test_the_fu_of_the_sheet(line, id, fu):
    value = evaluate(*parse_draft(line).complete(), preset("bareme"))
    assert [item.fu for item in value.best.fu_items if item.id == id] == [fu]
    table = seed("000")["fu"]
    printed = {20, 10, 2, *table["pairs"].values(), *table["waits"].values()}
    printed |= {each for pair in table["groups"].values() for each in pair}
    assert fu in printed


@pytest.mark.parametrize(
    ("line", "raw", "fu"),
    [
        ("234678p234s57s11p+6s riichi", 32, 40),
        ("222p678s57s345s55z+6s riichi", 38, 40),
        ("678s234p345s67p11s+8p riichi", 30, 30),
        ("678s234p345s67p11s+8p riichi tsumo", 20, 20),
        ("1133p5577s2266s4z+4z", 25, 25),
        ("678s234p67p22s+8p [3'45s@N]", 22, 30),
    ],
)
def test_rounding_and_the_cases_that_are_not_counted(line, raw, fu):
    best = evaluate(*parse_draft(line).complete(), preset("bareme")).best
    assert (best.fu_raw, best.fu) == (raw, fu)
    assert fu in {*seed("000")["fu"]["fixed"].values(), *seed("000")["fu"]["rounding"].values()}


@pytest.mark.parametrize("name", ["000", "001", "003", "004"])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_multipliers(name, situation):
    dealer, tsumo = SITUATIONS[situation]
    award = value_award(Award(3, 30, dealer=dealer, tsumo=tsumo), FORMULA)
    found = {one.payer: one.factor // 2 for one in award.payment.transfers}
    printed = seed(name)["multipliers"][situation]
    assert ([found["W"], found["E"]] if isinstance(printed, list) else {*found.values()}) == (
        printed if isinstance(printed, list) else {printed}
    )


@pytest.mark.parametrize("name", ["000", "003"])
def test_the_cap_of_the_base(name):
    assert limit_of(4, 110, FORMULA) == ("mangan", seed(name)["cap"])


# 001: the reference of points


@pytest.mark.parametrize("row", seed("001")["limits"], ids=lambda row: row["limit"])
def test_a_limit(row):
    for han in range(row["han"][0], row["han"][1] + 1):
        assert limit_of(han, 30, FORMULA) == (row["limit"], row["base"])
        assert paid(han, 30, "dealer_ron", FORMULA) == row["dealer"]
        assert paid(han, 30, "non_dealer_ron", FORMULA) == row["non_dealer"]


def test_a_yakuman():
    printed = seed("001")["yakuman"]
    for dealer, points in ((True, printed["dealer"]), (False, printed["non_dealer"])):
        award = value_award(Award(yakuman=1, dealer=dealer), FORMULA)
        assert (award.base, award.payment.points) == (printed["base"], points)
    assert seed("003")["yakuman"] == [printed["non_dealer"], printed["dealer"]]


@pytest.mark.parametrize("id", seed("001")["counted"])
def test_13_han_by_rule_set(id):
    limit, *points = seed("001")["counted"][id]
    assert limit_of(13, 30, preset(id))[0] == limit
    assert [paid(13, 30, f"{who}_ron", preset(id)) for who in ("non_dealer", "dealer")] == points


@pytest.mark.parametrize("id", seed("001")["kiriage"])
def test_4_han_30_fu_by_rule_set(id):
    found = [paid(4, 30, f"{who}_ron", preset(id)) for who in ("non_dealer", "dealer")]
    assert found == seed("001")["kiriage"][id]
    assert found == [paid(3, 60, f"{who}_ron", preset(id)) for who in ("non_dealer", "dealer")]


def test_what_is_always_a_mangan():
    for han, least in seed("001")["always_mangan"]:
        for fu in range(least, 120, 10):
            assert limit_of(han, fu, FORMULA)[0] == "mangan"
        assert limit_of(han, least - 20, FORMULA)[0] is None


@pytest.mark.parametrize("row", seed("001")["examples"], ids=lambda row: row["name"])
def test_a_worked_example(row):
    for situation in SITUATIONS:
        if situation in row:
            assert paid(row["han"], row["fu"], situation, FORMULA) == row[situation]
    total = seed("001")["totals"].get(row["name"])
    if total:
        award = Award(row["han"], row["fu"], tsumo=True)
        assert value_award(award, FORMULA).payment.points == total


def test_what_is_to_be_memorised():
    for han, fu, non_dealer, dealer in seed("001")["memorise"]:
        assert paid(han, fu, "non_dealer_ron", FORMULA) == non_dealer
        assert paid(han, fu, "dealer_ron", FORMULA) == dealer


# 002, 003: the tables with kiriage, the guide in four steps


@pytest.mark.parametrize("id", ["wrc2025", "ema2025"])
def test_what_other_rules_pay_for_a_base_of_1920(id):
    printed = seed("002")["formula_instead"]
    for han, fu in printed["pairs"]:
        for who in ("non_dealer_ron", "dealer_ron"):
            assert paid(han, fu, who, FORMULA) == printed[who]
            assert paid(han, fu, who, preset(id)) in (8000, 12000)
    guide = seed("003")["formula_instead"]
    assert paid(guide["han"], guide["fu"], "non_dealer_ron", FORMULA) == guide["non_dealer"]
    assert paid(guide["han"], guide["fu"], "dealer_ron", FORMULA) == guide["dealer"]


@pytest.mark.parametrize("name", ["002", "003"])
def test_honba(name):
    ron = value_award(Award(1, 30, honba=1), KIRIAGE).payment.transfers
    tsumo = value_award(Award(1, 30, tsumo=True, honba=1), KIRIAGE).payment.transfers
    assert {one.honba for one in ron} == {seed(name)["honba"]["ron"]}
    assert {one.honba for one in tsumo} == {seed(name)["honba"]["each"]}


@pytest.mark.parametrize("id", ["wrc2025", "ema2025"])
def test_the_steps_of_the_guide(id):
    rules, guide = preset(id), seed("003")
    for han, points in guide["limits"].items():
        if han != "13":
            found = [paid(int(han), 30, f"{who}_ron", rules) for who in ("non_dealer", "dealer")]
            assert found == points
    common = guide["common"]
    for who in ("non_dealer", "dealer"):
        found = [paid(han, common["fu"], f"{who}_ron", rules) for han in (1, 2, 3, 4)]
        assert found == common[who]
    example = guide["example"]
    (transfer,) = value_award(Award(example["han"], example["fu"]), rules).payment.transfers
    assert (transfer.base, transfer.factor // 2) == (example["base"], example["factor"])
    assert (transfer.exact, transfer.points) == (example["exact"], example["paid"])


def test_the_reference_teaches_in_the_order_of_the_guide():
    section = reference.reference_section("start", KIRIAGE, Words("en"))
    titles = [
        block.title if isinstance(block, reference.Lines) else block.text
        for block in section.blocks
        if isinstance(block, reference.Lines)
        or (isinstance(block, reference.Text) and block.kind == "heading")
    ]
    order = {"limits": "limits", "common": "common", "formula": "formula", "fu": "Fu"}
    assert len(titles) >= len(seed("003")["order"])  # a whole hand may follow
    assert all(
        order[step] in title for step, title in zip(seed("003")["order"], titles, strict=False)
    )


# 004: the manual calculator


@pytest.mark.parametrize("row", seed("004")["bases"], ids=lambda row: str(row["han"]))
def test_a_limit_of_the_calculator(row):
    assert limit_of(row["han"], 30, FORMULA) == (row["limit"], row["base"])


def test_the_base_of_1920():
    for han, fu in seed("004")["rounded_up"]:
        assert limit_of(han, fu, FORMULA) == (None, seed("004")["raw"])
        assert limit_of(han, fu, KIRIAGE) == ("mangan", 2000)


@pytest.mark.parametrize("row", seed("004")["ron"], ids=lambda row: f"{row['han']}-{row['base']}")
def test_a_ron_of_the_calculator(row):
    rules = rules_from_text(f"tenhou,kiriage_mangan={json.dumps(row['kiriage'])}")
    (transfer,) = value_award(Award(row["han"], row["fu"]), rules).payment.transfers
    found = (transfer.base, transfer.exact, transfer.points)
    assert found == (row["base"], row["exact"], row["paid"])


def test_the_tsumo_of_the_calculator():
    row = seed("004")["tsumo"]
    award = value_award(Award(row["han"], 30, tsumo=True), FORMULA)
    assert (award.base, award.payment.points) == (row["base"], row["total"])
    assert paid(row["han"], 30, "non_dealer_tsumo", FORMULA) == [row["each"], row["dealer"]]


# What we say otherwise


@pytest.mark.parametrize(
    "row", seed("differences"), ids=lambda row: f"{row['seed']}-{row['what']}-{row.get('rules')}"
)
def test_a_difference_is_one_and_has_a_reason(row):
    assert row["reason"]
    if row["what"] == "unreachable":
        han, fu, how = row["cell"]
        assert not is_reachable(han, fu, how == "tsumo", preset(row["rules"]))
        assert fu_fault(han, fu, how == "tsumo") is None, "it is printed, in grey"
    elif row["what"] == "counted":
        rules = preset(row["rules"])
        found = [limit_of(13, 30, rules)[0]]
        found += [paid(13, 30, f"{who}_ron", rules) for who in ("non_dealer", "dealer")]
        assert found == row["ours"] != row["printed"]
    else:
        ours = row["ours"]
        for seat, points in (("S", ours["non_dealer"]), ("E", ours["dealer"])):
            draft = parse_draft(f"234567p345s57s88s+6s riichi seat={seat}")
            value = evaluate(*draft.complete(), FORMULA)
            assert {*value.best.yaku} == {"riichi", "tanyao"}
            assert (value.best.fu, value.points) == (ours["fu"], points)
        assert ours != row["printed"]
