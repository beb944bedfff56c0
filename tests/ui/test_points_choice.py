"""What is chosen on the Points page: what follows of itself, what is refused, what is paid."""

from dataclasses import replace
from itertools import product

import pytest

from riichi_desktop.documents import by_role, preset, preset_ids, presets
from riichi_desktop.engine import FU_VALUES, read_heard, search_payment
from riichi_desktop.ui.points.choice import (
    KINDS,
    LIABLE,
    PointsChoice,
    award_of,
    counters_refusal,
    dealer_refusal,
    fu_refusal,
    liable_refusal,
    rules_in_force,
    settled,
    times_refusal,
    way_refusal,
)
from riichi_desktop.ui.points.page_layout import share
from riichi_desktop.ui.points.payment_grid import four_payments
from riichi_desktop.ui.points.search_rows import search_lines
from riichi_desktop.ui.points.session import view_of
from riichi_desktop.ui.points.table_layout import beside, lay_out
from riichi_desktop.ui.points.table_values import FU, HAN, LIMITS, chosen_key, key_of, table_cells
from riichi_desktop.ui.points.words import (
    payments_of_award,
    seats_of_award,
    spoken_award,
    summary_of_award,
)
from riichi_desktop.words import LANGUAGES, Words

EN = Words("en")
WRC, TENHOU, SANMA = preset("wrc2025"), preset("tenhou"), preset("tenhou_sanma")
CHOSEN = PointsChoice()


def why(problem) -> object:
    return problem and problem.details.get("reason", problem.id)


# What follows of itself


def test_fu_that_cannot_be_any_more_become_the_usual_and_it_is_said():
    choice = replace(CHOSEN, han=3, fu=20, tsumo=True)
    assert settled(choice, WRC) == (choice, ())
    after, told = settled(replace(choice, tsumo=False), WRC)
    assert (after.fu, [why(one) for one in told]) == (30, ["fu_20_ron"])
    after, told = settled(replace(choice, kind="yakuman", tsumo=False), WRC)
    assert (after.fu, told) == (30, ())


def test_what_the_rules_say_anyhow_is_no_departure():
    choice, told = settled(replace(CHOSEN, kiriage=True, counted="yonbaiman", split="full"), WRC)
    assert (choice, told) == (CHOSEN, ())
    choice, _ = settled(replace(CHOSEN, kiriage=False, counted="yakuman"), WRC)
    rules = rules_in_force(choice, WRC)
    assert (rules.kiriage_mangan, rules.counted_limit) == (False, "yakuman")
    assert rules_in_force(CHOSEN, WRC) is WRC
    choice, _ = settled(replace(CHOSEN, split="full"), SANMA)
    assert rules_in_force(choice, SANMA).tsumo_split == "full"


def test_a_kind_that_the_rules_have_not_gives_way():
    choice, told = settled(replace(CHOSEN, kind="renhou"), TENHOU)
    assert (choice.kind, [why(one) for one in told]) == ("han", ["renhou_not_in_rules"])
    choice, told = settled(replace(CHOSEN, kind="nagashi"), WRC)
    assert (choice.kind, [why(one) for one in told]) == ("han", ["nagashi_not_in_rules"])


def test_liability_follows_the_yakuman_and_the_winner():
    liable = replace(CHOSEN, kind="yakuman", yakuman=3, pao=3, liable_is_dealer=True)
    assert settled(replace(liable, yakuman=2), WRC)[0].pao == 2
    assert not settled(replace(liable, dealer=True), WRC)[0].liable_is_dealer
    assert settled(liable, replace(WRC, pao=()))[0].liable == "nobody"
    assert [replace(liable, pao=n, liable_is_dealer=d).liable for n, d in ((0, 0), (1, 0))] == [
        "nobody",
        "other",
    ]


@pytest.mark.parametrize("id", preset_ids())
def test_whatever_is_chosen_is_paid_once_it_has_settled(id):
    rules = presets()[id]
    for kind, han, fu, dealer, tsumo in product(
        KINDS, (1, 2, 4, 5, 13), FU_VALUES, (False, True), (False, True)
    ):
        asked = PointsChoice(kind, han, fu, 2, dealer, tsumo, 2, 1, 1, True)
        choice, _ = settled(asked, rules)
        awarded = view_of(choice, rules).awarded
        assert sum(awarded.payment.deltas.values()) == 1000 * awarded.award.sticks
        assert settled(choice, rules) == (choice, ())


# What is refused


def test_refusals():
    renhou, nagashi = replace(CHOSEN, kind="renhou"), replace(CHOSEN, kind="nagashi")
    assert why(dealer_refusal(renhou)) == "renhou_dealer"
    assert dealer_refusal(nagashi) is None
    assert why(way_refusal(renhou, True)) == "renhou_tsumo"
    assert why(way_refusal(nagashi, False)) == "nagashi_is_tsumo"
    assert way_refusal(nagashi, True) is way_refusal(renhou, False) is None
    assert why(counters_refusal(nagashi, TENHOU)) == "nagashi_no_counters"
    assert counters_refusal(nagashi, replace(TENHOU, nagashi_as="win")) is None
    assert why(fu_refusal(replace(CHOSEN, han=1), 25)) == "fu_25_needs_2_han"
    assert why(fu_refusal(replace(CHOSEN, han=6), 30)) == "record_fu_idle"
    assert times_refusal(2, preset("ema2025")).details == {"n": 1}
    assert times_refusal(6, TENHOU) is None
    yakuman = replace(CHOSEN, kind="yakuman", dealer=True)
    assert [why(liable_refusal(yakuman, one, WRC)) for one in LIABLE] == [
        None,
        None,
        "pao_dealer_who",
    ]
    assert why(liable_refusal(yakuman, "other", replace(WRC, pao=()))) == "pao_in_no_rules"


def test_a_renhou_is_a_ron_of_a_non_dealer_whatever_was_chosen_before():
    award = award_of(replace(CHOSEN, kind="renhou", dealer=True, tsumo=True), WRC)
    assert (award.dealer, award.tsumo, award.han) == (False, False, 5)
    award = award_of(replace(CHOSEN, kind="nagashi", honba=2), TENHOU)
    assert (award.tsumo, award.honba) == (True, 0)


# Who pays


def test_the_four_payments_with_honba():
    def texts(choice: PointsChoice, rules=TENHOU) -> dict[str, str]:
        return {key: one.text for key, one in four_payments(choice, rules, EN).items()}

    assert texts(replace(CHOSEN, han=4, honba=1)) == {
        "other_ron": "8,000",
        "other_tsumo": "2,100 / 4,000",
        "dealer_ron": "11,900",
        "dealer_tsumo": "4,000 each",
    }
    assert texts(replace(CHOSEN, fu=20, tsumo=True))["other_ron"] == ""
    nagashi = four_payments(replace(CHOSEN, kind="nagashi"), TENHOU, EN)
    assert why(nagashi["dealer_ron"].fault) == "nagashi_is_tsumo"
    liable = replace(CHOSEN, kind="yakuman", pao=1, liable_is_dealer=True)
    assert texts(liable) == {
        "other_ron": "16,000 each",
        "other_tsumo": "32,000",
        "dealer_ron": "24,000 each",
        "dealer_tsumo": "48,000",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_and_sentences_for_every_kind_of_win(lang):
    words = Words(lang)
    for rules, dealer, tsumo, pao in product((WRC, SANMA), *[(False, True)] * 3):
        choice = PointsChoice("yakuman", yakuman=2, dealer=dealer, tsumo=tsumo, pao=int(pao))
        awarded = view_of(settled(choice, rules)[0], rules).awarded
        cards, arrows = seats_of_award(awarded, words)
        paying = [card for card in cards if card.gain < 0]
        assert len({card.position for card in cards}) == len(cards)
        assert sum(card.gain for card in cards) == 0
        assert {start for start, _ in arrows} == {card.position for card in paying}
        assert [card.dealer for card in cards if card.role == "winner"] == [dealer]
        assert words.text("ui.points.seat.winner") in {card.name for card in cards}
        for points in by_role(awarded).values():
            assert words.number(abs(points)) in payments_of_award(awarded, words)
        assert summary_of_award(awarded, words).points in spoken_award(awarded, words)


def test_a_headline():
    summary = summary_of_award(view_of(replace(CHOSEN, han=4, sticks=2), WRC).awarded, EN)
    assert (summary.title, summary.beside, summary.points) == ("Mangan", "満貫", "8,000")
    assert (summary.worth, summary.sticks) == ("4 han 30 fu", "+ 2,000 riichi sticks")
    departing = view_of(replace(CHOSEN, kiriage=False), WRC).awarded
    assert summary_of_award(departing, EN).rules == "WRC 2025 *"


# The table


def test_cells_say_what_is_paid_and_what_cannot_be():
    cells = table_cells(TENHOU, dealer=False, tsumo=True, words=EN)
    assert cells["4-30"].text == "2,000/3,900"
    assert (cells["4-40"].text, cells["4-40"].state) == ("2,000/4,000", "mangan")
    assert (cells["1-20"].text, why(cells["1-20"].fault)) == ("", "fu_20_needs_2_han")
    assert cells["1-110"].state == "unreachable"
    assert cells["1-110"].name == "1 han 110 fu, 900 / 1,800, out of reach"
    assert (cells["11"].title, cells["11"].text) == (("Sanbaiman", "11–12 han"), "6,000/12,000")
    assert cells["13"].title == ("Kazoe yakuman", "13+ han")
    kiriage = table_cells(WRC, dealer=True, tsumo=False, words=EN)
    assert (kiriage["4-30"].text, kiriage["4-30"].state) == ("12,000", "mangan")
    assert kiriage["3-30"].name == "3 han 30 fu, 5,800"


def test_every_choice_has_its_cell():
    for han, fu in product(range(1, 14), FU):
        assert key_of(han, fu) in table_cells(WRC, dealer=False, tsumo=False, words=EN)
    assert chosen_key(replace(CHOSEN, han=7)) == "6"
    assert chosen_key(replace(CHOSEN, kind="yakuman")) is None


@pytest.mark.parametrize(("size", "compact"), [((613, 400), False), ((506, 320), True)])
def test_cells_lie_side_by_side_within_the_table(size, compact):
    places = lay_out(*size, compact)
    boxes = [*places.cells.values(), *places.heads, *places.rows]
    assert all(b.left() >= 0 and b.right() < size[0] and b.bottom() < size[1] for b in boxes)
    for at, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[at + 1 :])


def test_arrows_reach_every_cell_and_stop_at_the_edges():
    keys = [key_of(han, fu) for fu in FU for han in HAN]
    keys += [key_of(least, None) for least, _ in LIMITS]
    seen, left = {"1-20"}, ["1-20"]
    while left:
        here = left.pop()
        for step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            there = beside(here, *step)
            if there is not None and there not in seen:
                seen.add(there)
                left.append(there)
    assert seen == set(keys)
    assert beside("1-20", 0, -1) is beside("1-20", -1, 0) is beside("4-140", 0, 1) is None
    assert beside("5", 0, -1) is beside("13", 0, 1) is beside("8", 1, 0) is None
    assert (beside("4-20", 1, 0), beside("4-140", 1, 0)) == ("5", "13")


def test_shares_of_the_page():
    for width, compact in ((916, True), (1172, False), (1400, False), (1800, False)):
        left, right = share(width, compact=compact)
        assert left + right + (12 if compact else 16) == width
        assert right <= 600


# Back from a payment


def test_found_wins_as_rows_those_of_a_limit_together():
    found = search_payment(read_heard("8000"), TENHOU)
    lines, wins = search_lines(found, TENHOU, EN)
    titles = [(line.title, *line.totals) for line in lines if hasattr(line, "title")]
    assert titles[:2] == [("Ron, non-dealer", "8,000"), ("Tsumo, dealer", "8,000 each")]
    assert ("Ron, non-dealer, 1 honba", "7,700 + 300 honba") in titles
    assert ("Tsumo total, non-dealer", "2,000 / 4,000") in titles
    names = [(line.name, line.gloss) for line in lines if not hasattr(line, "title")]
    assert names[:4] == [
        ("3 han 70–110 fu", "Mangan"),
        ("4 han 40–140 fu", "Mangan"),
        ("5 han", "Mangan"),
        ("8–10 han", "Baiman"),
    ]
    assert (wins["0"].han, wins["0"].fu, len(wins)) == (3, 70, len(names))


def test_found_yakuman_and_counted_ones():
    lines, _ = search_lines(search_payment(read_heard("32000"), WRC), WRC, EN)
    assert [(one.name, one.gloss) for one in lines[1:3]] == [
        ("13+ han", "Yonbaiman"),
        ("Yakuman", ""),
    ]
    ema = preset("ema2025")
    lines, _ = search_lines(search_payment(read_heard("24000"), ema), ema, EN)
    assert (lines[1].name, lines[1].gloss) == ("11+ han", "Sanbaiman")
