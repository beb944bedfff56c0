"""The steps of a win without tiles in words, and what is said beside them."""

from dataclasses import replace

import pytest

from riichi_desktop.documents import preset, preset_ids, presets
from riichi_desktop.engine import Award, value_award
from riichi_desktop.export import award_notes, award_steps, counted_note
from riichi_desktop.words import LANGUAGES, Words

EN = Words("en")


def steps(award: Award, rules: str = "tenhou", words: Words = EN) -> list[tuple[str, str, str]]:
    return [line[1:] for line in award_steps(value_award(award, preset(rules)), words)]


def test_a_ron_with_honba_and_a_stick():
    assert steps(Award(3, 30, honba=2, sticks=1)) == [
        ("Base points", "30 × 2^(3+2) =", "960"),
        ("Discarder", "960 × 4 = 3,840 →", "3,900"),
        ("Honba", "2 × 300 =", "600"),
        ("Riichi sticks", "1 × 1,000 =", "1,000"),
        ("Total", "3,900 + 600 + 1,000 =", "5,500"),
    ]


def test_a_tsumo_rounds_each_payment_by_itself():
    assert steps(Award(4, 30, tsumo=True, honba=1)) == [
        ("Base points", "30 × 2^(4+2) =", "1,920"),
        ("Dealer", "1,920 × 2 = 3,840 →", "3,900"),
        ("Each non-dealer", "1,920 × 1 = 1,920 →", "2,000"),
        ("Honba", "1 × 300 = 3 × 100 =", "300"),
        ("Total", "3,900 + 2 × 2,000 + 300 =", "8,200"),
    ]


@pytest.mark.parametrize(
    ("award", "rules", "line"),
    [
        (Award(4, 30), "wrc2025", ("Kiriage mangan", "1,920 →", "2,000")),
        (Award(4, 40), "tenhou", ("Mangan", "2,560 →", "2,000")),
        (Award(6, 30), "tenhou", ("Haneman", "6 han →", "3,000")),
        (Award(13), "tenhou", ("Kazoe yakuman", "13 han →", "8,000")),
        (Award(yakuman=2), "tenhou", ("Double yakuman", "2 × 8,000 =", "16,000")),
        (Award(yakuman=3), "ema2025", ("Yakuman", "3 → 1 × 8,000 =", "8,000")),
    ],
)
def test_limits(award, rules, line):
    assert line in steps(award, rules)


def test_a_sum_alone_needs_no_working():
    assert steps(Award(5))[-1] == ("Total", "", "8,000")
    assert steps(Award(5, dealer=True, tsumo=True))[-1][1:] == ("3 × 4,000 =", "12,000")


def test_who_is_liable_pays_apart_and_honba_too():
    paid = steps(Award(yakuman=2, tsumo=True, pao=1, honba=1), "tenhou_sanma")
    assert paid[1][0] == "Liable player"
    assert [line[0] for line in paid].count("Honba") == 1
    ron = steps(Award(yakuman=1, pao=1, honba=1))
    assert ron[1:3] == [
        ("Liable player", "8,000 × 2 =", "16,000"),
        ("Discarder", "8,000 × 2 =", "16,000"),
    ]


def test_a_flat_extra_stands_in_the_working():
    rules = replace(preset("tenhou_sanma"), tsumo_split="plus_1000")
    lines = award_steps(value_award(Award(3, 30, tsumo=True), rules), EN)
    assert lines[1].working == "960 × 2 + 1,000 = 2,920 →"


def test_a_payer_of_honba_alone_has_no_line_of_his_own():
    rules = replace(preset("wrc2025"), pao_tsumo_honba="shared")
    lines = award_steps(value_award(Award(yakuman=1, tsumo=True, pao=1, honba=1), rules), EN)
    assert [line.id for line in lines] == ["yakuman", "transfer", "honba", "total"]
    assert lines[2].working == "1 × 300 = 3 × 100 ="


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", preset_ids())
def test_13_han_says_what_these_rules_do_and_what_others_do(id, lang):
    words = Words(lang)
    note = counted_note(presets()[id], words)
    assert note in [*award_notes(value_award(Award(13), presets()[id]), words)]
    alike = [
        one
        for one in preset_ids()
        if presets()[one].counted_limit == presets()[id].counted_limit
        and presets()[one].players == 4
    ]
    told = {one for one in preset_ids() if words.text(f"rules.{one}") in note}
    assert not told & set(alike)
    assert {"tenhou", "ema2025", "wrc2025"} - set(alike) <= told


def test_notes_on_caps_and_cells_that_no_hand_reaches():
    def notes(award: Award, rules: str) -> list[str]:
        return [*award_notes(value_award(award, preset(rules)), EN)]

    assert notes(Award(yakuman=2), "ema2025") == ["These rules count at most 1 yakuman in a hand."]
    assert notes(Award(yakuman=1), "ema2025") == []
    assert notes(Award(1, 110), "wrc2025")[0].startswith("No hand has 1 han 110 fu")
    assert notes(Award(1, 110), "tenhou") == []
    assert notes(Award(12), "wrc2025") == []
