"""What the result says: a hand in, rows and sentences out."""

import pytest

from riichi_desktop.documents import preset_ids, rules_from_text
from riichi_desktop.engine import FIELDS_BY_DOCUMENT, Study, parse_draft, study
from riichi_desktop.export import rule_value
from riichi_desktop.ui.hand.count_lines import count_lines
from riichi_desktop.ui.hand.count_tab import liability_lines
from riichi_desktop.ui.hand.formula_strip import formula_of
from riichi_desktop.ui.hand.headline_words import spoken_result, summary_of
from riichi_desktop.ui.hand.readings_tab import reading_lines, why_less
from riichi_desktop.ui.hand.result_state import spoken_state, state_of
from riichi_desktop.ui.hand.rules_tab import rules_lines
from riichi_desktop.ui.hand.seats import seats_of
from riichi_desktop.ui.hand.waits_view import wait_lines
from riichi_desktop.ui.hand.why_not_tab import absent_lines
from riichi_desktop.ui.kit import Heading, Row
from riichi_desktop.words import LANGUAGES, Words

EN, FR, JA = (Words(lang) for lang in ("en", "fr", "ja"))

RON = "340m68p888s22z+7p [66'6z] ron seat=S from=W dora=1z honba=1 sticks=1 rules=m_league"
TSUMO = "234m340p99p67s+8s (1111z) tsumo riichi seat=S dora=3z ura=8p honba=1 sticks=1 rules=tenhou"
PAO = "22s34p+5p [555z] [666z] [777z] ron seat=S from=W pao=daisangen:N rules=tenhou honba=2"
SANMA = "234p567p345s67s99p+5s ron riichi seat=W dora=2s rules=mahjong_soul_sanma"
NO_YAKU = "123m456p789s22z33p+3p ron seat=W round=S dora=2p"
READY = "234m567m345p67s99p ron seat=S"


def look_at(line: str) -> Study:
    draft = parse_draft(line)
    return study(draft, rules_from_text(draft.rules))


def value(line: str):
    found = look_at(line).value
    assert found is not None, line
    return found


def count(line: str, words: Words = EN) -> list[str]:
    """Give the lines of the count as name and number."""
    lines = count_lines(look_at(line).draft, value(line), words)
    return [
        " ".join((line.title + line.note, *line.totals))
        if isinstance(line, Heading)
        else " ".join((line.name, *line.values))
        for line in lines
    ]


def shown(lines) -> list[tuple[str, ...]]:
    """Give the rows of a table as the words that are shown."""
    return [
        (line.name, *line.notes, *line.values, line.below)
        for line in lines
        if isinstance(line, Row)
    ]


# The headline


def test_the_headline_of_a_ron():
    summary = summary_of(value(RON), EN)
    assert summary == (
        "Mangan",
        "満貫",
        "8,300",
        ("8,000", "+ 300 honba"),
        "+ 1,000 riichi stick",
        "4 han 40 fu",
        "M-League",
    )


@pytest.mark.parametrize(
    ("line", "title", "points", "parts"),
    [
        (
            TSUMO,
            "Haneman",
            "12,300",
            ("3,100 / 6,100", "(3,000 / 6,000 + 100 honba)"),
        ),
        (
            "1112345678999m+5m tsumo honba=2",
            "Yakuman",
            "48,600",
            ("16,200 each", "(16,000 + 200 honba)"),
        ),
        ("1112345678999m+5m tsumo", "Yakuman", "48,000", ("16,000 each",)),
        ("234m456p678s2255p+2p ron", "1 han 40 fu", "2,000", ()),
        ("111z222z333z44z55z+5z ron rules=tenhou", "Double yakuman", "96,000", ()),
        (PAO, "Yakuman", "32,600", ("32,000", "+ 600 honba")),
        (SANMA, "3 han 30 fu", "3,900", ()),
    ],
)
def test_the_points_and_what_they_are_made_of(line, title, points, parts):
    summary = summary_of(value(line), EN)
    assert (summary.title, summary.points, summary.parts) == (title, points, parts)


def test_in_japanese_the_limit_is_in_kanji_and_its_romaji_stands_beside_it():
    summary = summary_of(value(TSUMO), JA)
    assert (summary.title, summary.beside) == ("跳満", "Haneman")


def test_the_result_is_one_sentence_for_screen_readers():
    assert spoken_result(value(RON), EN) == (
        "Mangan, 8,300 points. Yakuhai hatsu, Dora 3. South receives 9,300. West pays 8,300."
    )
    assert spoken_result(value(SANMA), JA) == (
        "3翻30符、3,900点。立直、平和、ドラ 1。西家が3,900点を受け取る。放銃者が3,900点を払う。"
    )


# Who pays whom


def seats(line: str) -> dict[str, tuple[str, str, str]]:
    cards, _ = seats_of(value(line), EN)
    return {card.position: (card.name, card.amount_text, card.role) for card in cards}


def test_the_winner_sits_at_the_bottom_and_the_next_player_at_his_right():
    assert seats(RON) == {
        "bottom": ("South", "+9,300", "winner"),
        "right": ("West", "−8,300", "loser"),
        "top": ("North", "0", "none"),
        "left": ("East", "0", "none"),
    }
    assert seats_of(value(RON), EN).arrows == (("right", "bottom"),)


def test_by_tsumo_everyone_pays_the_dealer_more():
    assert [seats(TSUMO)[place][1] for place in ("right", "top", "left")] == [
        "−3,100",
        "−3,100",
        "−6,100",
    ]
    assert len(seats_of(value(TSUMO), EN).arrows) == 3


def test_of_an_unknown_discarder_everyone_else_may_be_the_one():
    found = seats("234m456p678s2255p+2p ron")
    assert found == {
        "bottom": ("East", "+2,000", "winner"),
        "right": ("South", "", "possible"),
        "top": ("West", "", "possible"),
        "left": ("North", "", "possible"),
        "center": ("Discarder", "−2,000", "loser"),
    }


def test_three_players_sit_at_three_sides():
    assert seats(SANMA).keys() == {"bottom", "right", "left", "center"}
    named = seats(f"{SANMA} from=S")
    assert named["left"] == ("South", "−3,900", "loser")
    assert "top" not in named


def test_liability_shows_both_payers():
    assert [seats(PAO)[place][1] for place in ("right", "top", "left")] == [
        "−16,000",
        "−16,600",
        "0",
    ]


# The count


def test_the_count_of_a_ron():
    assert count(RON) == [
        "Yaku 4 han",
        "Yakuhai hatsu 1",
        "Dora 2",
        "Aka dora 1",
        "Fu, rounded up to ten 32 → 40 fu",
        "Base 20",
        "Concealed triplet 4",
        "Open triplet, honour 4",
        "Pair, seat wind 2",
        "Kanchan wait 2",
    ]


def test_from_five_han_on_the_fu_have_no_effect():
    assert "Fu, of no effect from 5 han on 54 → 60 fu" in count(TSUMO)


def test_yakuman_say_how_often_they_count_and_what_a_cap_leaves():
    line = "111z222z333z44z55z+5z ron rules=tenhou,yakuman_cap=1"
    assert count(line) == [
        "Yakuman × 2",
        "Shousuushii × 1",
        "Tsuuiisou × 1",
        "These rules count at most 1 yakuman in a hand. → 1",
        "Only yakuman count: no dora, no fu.",
    ]


def test_a_yaku_that_an_open_hand_lowers_says_which_it_is():
    line = "23467899m11z+1z [222z] ron rules=tenhou"
    rows = count_lines(look_at(line).draft, value(line), EN)
    gloss = next(row.gloss for row in rows if isinstance(row, Row) and row.name == "Honitsu")
    assert gloss == "half flush · open"


def test_in_japanese_a_yaku_is_in_kanji():
    rows = [row for row in count_lines(look_at(RON).draft, value(RON), JA) if isinstance(row, Row)]
    assert (rows[0].name, rows[0].kanji, rows[0].gloss) == ("役牌 發", "Yakuhai hatsu", "ハツ")


def test_two_payments_of_one_player_are_told_apart_by_their_yakuman():
    line = "5z+5z [1111z] [2222z] [3333z] [4444z] {} seat=S pao=daisuushii:N rules=mahjong_soul"
    rows = liability_lines(value(line.format("ron from=W")), EN)[2:]
    assert [(row.name, row.gloss) for row in rows] == [
        ("North", "liable, half, Daisuushii"),
        ("West", "discarder, half, Daisuushii"),
        ("West", "discarder, Tsuuiisou, Suukantsu"),
    ]
    rows = liability_lines(value(line.format("tsumo")), EN)[2:]
    assert [(row.name, row.gloss) for row in rows] == [
        ("North", "liable, Daisuushii"),
        ("East", "tsumo, Tsuuiisou, Suukantsu"),
        ("West", "tsumo, Tsuuiisou, Suukantsu"),
        ("North", "tsumo, Tsuuiisou, Suukantsu"),
    ]
    rows = liability_lines(
        value(line.format("ron from=W pao=suukantsu:N") + ",pao=daisuushii+suukantsu"), EN
    )[3:]
    assert [(row.name, row.gloss) for row in rows] == [
        ("North", "liable, half, Daisuushii"),
        ("West", "discarder, half, Daisuushii"),
        ("North", "liable, half, Suukantsu"),
        ("West", "discarder, half, Suukantsu"),
        ("West", "discarder, Tsuuiisou"),
    ]


def test_a_triplet_that_a_discard_completes_says_why_it_is_open():
    rows = count("22m456p678s99s555m+2m ron riichi seat=S")
    assert "Open triplet (completed by ron) 2" in rows
    rows = count(RON)
    assert "Open triplet, honour 4" in rows


def test_the_steps_of_a_japanese_formula_end_with_a_full_width_sign():
    assert formula_of(value(RON), JA).steps[:2] == (
        "32 → 40符；",
        "40 × 2^(4+2) = 2,560 → 満貫 2,000；",
    )


def test_liability_says_why_and_what_each_pays():
    assert shown(liability_lines(value(PAO), EN)) == [
        (
            "Daisangen",
            "Ron: North and the discarder pay half each.",
        ),
        ("North", "16,600", ""),
        ("West", "16,000", ""),
    ]
    assert [row.gloss for row in liability_lines(value(PAO), EN)[2:]] == [
        "liable, half, 16,000 + 600",
        "discarder, half",
    ]
    assert liability_lines(value(RON), EN) == []


@pytest.mark.parametrize(
    ("line", "steps", "total"),
    [
        (RON, "32 → 40 fu; 40 × 2^(4+2) = 2,560 → mangan 2,000; × 4 = 8,000; + 300 =", "8,300"),
        (
            TSUMO,
            (
                "6 han → haneman 3,000; dealer × 2 = 6,000; each non-dealer × 1 = 3,000; "
                "+ 100 each; 6,100 + 2 × 3,100 ="
            ),
            "12,300",
        ),
        ("234m456p678s2255p+2p ron", "32 → 40 fu; 40 × 2^(1+2) = 320; × 6 = 1,920 →", "2,000"),
        (
            PAO,
            (
                "yakuman: 8,000; liable player × 2 = 16,000 + 600; discarder × 2 = 16,000; "
                "16,600 + 16,000 ="
            ),
            "32,600",
        ),
    ],
)
def test_the_formula_ends_with_what_the_headline_says(line, steps, total):
    formula = formula_of(value(line), EN)
    assert (" ".join(formula.steps), formula.total) == (steps, total)
    assert formula.total == summary_of(value(line), EN).points


# Other readings


@pytest.mark.parametrize(
    ("line", "reasons"),
    [
        ("2233445566778p+8p tsumo", ["same", "more_han", "more_points"]),
        ("22334m12377p789s+1m ron riichi seat=S", []),
        ("111222333m78p99s+9p ron riichi", ["more_points"]),
    ],
)
def test_each_other_reading_says_why_the_kept_one_stands_before_it(line, reasons):
    found = value(line)
    said = [why_less(found, other) for other in found.others]
    assert said == reasons
    assert all(f"ui.reading.{reason}" in words for reason in said for words in (EN, FR, JA))


def test_readings_show_their_groups_their_worth_and_what_they_lose():
    line = "2233445566778p+8p tsumo"
    lines = reading_lines(look_at(line).draft, value(line), EN)
    heads = [line for line in lines if isinstance(line, Heading)]
    assert [(head.title, head.note, *head.totals) for head in heads][::3] == [
        ("Sanbaiman, 12 han 20 fu", " · kept", "36,000 points"),
        ("Baiman, 10 han 25 fu", " · 12,000 points less", "24,000 points"),
    ]
    seven = lines[-1]
    assert seven.below == "Menzen tsumo, Tanyao, Chiitoitsu, Chinitsu ·\u00a0Tanki"
    assert sum(tile.apart for tile in seven.lead) == 6
    assert sum(tile.marked for tile in seven.lead) == 2  # the pair that it completes


# Why not


def test_what_an_open_hand_lacks_stands_first():
    line = "234m456p78s22m+9s [345m] ron"
    rows = shown(absent_lines(look_at(line), EN))
    assert rows[0] == ("Pinfu", "1", "only with a closed hand")


def test_absent_yaku_are_told_in_every_language():
    for words in map(Words, LANGUAGES):
        for line in (RON, TSUMO, NO_YAKU, PAO):
            rows = shown(absent_lines(look_at(line), words))
            assert len(rows) > 20
            assert all(below for *_, below in rows)


def test_a_set_of_honours_that_is_not_begun_is_no_near_miss():
    near = sections(NO_YAKU)["One tile or one circumstance away"]
    assert near == {
        "Riichi": "riichi not declared",
        "Menzen tsumo": "won by ron",
        "Yakuhai bakaze": "with 2z in place of 6p",
    }
    assert sections(NO_YAKU)["Absent"]["Yakuhai chun"] == "no triplet of red dragons"


def sections(line: str, words: Words = EN) -> dict[str, dict[str, str]]:
    """Give the absent yaku by section, each with what is said of it."""
    found: dict[str, dict[str, str]] = {}
    for one in absent_lines(look_at(line), words):
        if isinstance(one, Heading):
            rows = found[one.title] = {}
        else:
            rows[one.name] = one.below
    return found


def test_what_one_tile_cannot_give_is_not_near():
    found = sections("555m1555p123s789s+1p ron")
    near = found["One tile or one circumstance away"]
    assert not {"Ryanpeikou", "Sanshoku doukou", "Ittsu"} & near.keys()
    assert {"Ryanpeikou", "Sanshoku doukou", "Ittsu"} <= found["Absent"].keys()


def test_a_near_yaku_lights_the_tile_to_change_and_shows_the_one_to_take():
    line = "234m456p678s66s78p+9p ron riichi"
    rows = [one for one in absent_lines(look_at(line), EN) if isinstance(one, Row)]
    row = next(one for one in rows if one.below.startswith("with 3p"))
    assert row.name == "Tanyao"
    assert row.below == "with 3p in place of 9p"
    assert row.key == {("win", 0)}
    assert [tile.tile for tile in row.tiles] == [11]


def test_a_win_by_tsumo_is_near_where_ron_opened_the_third_triplet():
    near = sections("222m444p66s345m99s+6s ron riichi")["One tile or one circumstance away"]
    assert near["Sanankou"] == "by tsumo instead of ron"


def test_near_yakuman_stand_among_the_near():
    near = sections("11m222p333p444s99s+9s tsumo")["One tile or one circumstance away"]
    assert near["Suuankou tanki"] == "with 1m in place of 9s"


def test_what_is_only_replaced_is_not_near():
    found = sections("19m19p19s1234567z+1z ron")
    assert found["Absent yakuman"]["Kokushi musou"] == "replaced by the thirteen-sided wait"


def test_three_players_are_told_nothing_that_their_tiles_cannot_make():
    assert "Sanshoku doujun" not in {name for one in sections(SANMA).values() for name in one}
    assert "Sanshoku doukou" in sections(SANMA)["Absent"]


def test_yakuman_have_no_han_and_what_replaces_a_yaku_is_named():
    line = "112233m112233p9s+9s ron rules=tenhou"
    rows = {name: rest for name, *rest in shown(absent_lines(look_at(line), EN))}
    assert rows["Iipeikou"] == ["1", "replaced by ryanpeikou"]
    assert rows["Daisangen"] == ["fewer than three dragon triplets"]


# Other rules


def rules_rows(line: str, words: Words = EN) -> dict[str, tuple[str, ...]]:
    return {name: tuple(rest) for name, *rest in shown(rules_lines(look_at(line), words))}


def test_the_rules_in_force_stand_first_and_once():
    rows = [row for row in rules_lines(look_at(RON), EN) if isinstance(row, Row)]
    assert (rows[0].key, rows[0].name, rows[0].gloss) == (None, "M-League", "in force")
    assert {row.key for row in rows[1:]} == {*preset_ids()} - {"m_league"}


def test_what_differs_is_marked_with_the_rules_that_do_it():
    rows = rules_rows(RON)
    assert rows["Tenhou"] == ("Mangan, 4 han", "8,300", "")
    assert rows["WRC 2025"] == ("3 han 40 fu", "5,500", "−2,800: no red fives")


def test_kiriage_alone_makes_a_mangan():
    line = "234m456p678s33p45s+6s ron riichi ippatsu seat=W rules=tenhou,kiriage_mangan=false"
    found = rules_rows(line)
    assert found["WRC 2025"][-1] == "+300: rounded up to mangan (kiriage)"


def test_rules_for_other_players_are_not_compared_where_the_hand_cannot_be():
    note, number, below = rules_rows(RON)["Tenhou, three players"]
    assert (note, number) == ("not comparable", "")
    assert below == "Played by three: no 2 to 8 of characters"


def test_a_hand_without_yaku_is_compared_too():
    rows = rules_rows("234m456p8s+8s [345m] [678p] ron rules=tenhou,open_tanyao=false")
    assert rows["Tenhou, changed: Open tanyao"] == ("does not win", "", "")
    assert rows["Tenhou"] == ("1 han 30 fu", "1,500", "open tanyao counts")


@pytest.mark.parametrize(
    ("field", "given", "said"),
    [
        ("kiriage_mangan", True, "yes"),
        ("double_wind_pair_fu", 4, "4 fu"),
        ("yakuman_cap", 6, "6"),
        ("double_yakuman", (), "none"),
        ("double_yakuman", ("suuankou_tanki",), "Suuankou tanki"),
        ("red_fives", FIELDS_BY_DOCUMENT["red_fives"].default, "0"),
        ("red_fives", type(FIELDS_BY_DOCUMENT["red_fives"].default)(1, 2, 1), None),
    ],
)
def test_a_value_of_a_rule_in_a_few_words(field, given, said):
    text = rule_value(FIELDS_BY_DOCUMENT[field], given, EN)
    assert text == (said or "1 characters, 2 circles, 1 bamboo")


# No value yet


def test_an_empty_hand_says_what_may_be_done():
    state = state_of(look_at(""), EN)
    assert state.title == "No hand yet"
    assert len(state.lines) == len(state.icons) == 3


@pytest.mark.parametrize(
    ("line", "title", "first"),
    [
        ("123m456p78s", "6 tiles missing", "5 tiles from tenpai"),
        ("123m456p78s+9s", "5 tiles missing", None),
        ("1123m456p78s79s11z", "1 tile from tenpai", None),
        (READY, "Tenpai", "2 tiles waited on, 8 free"),
        (NO_YAKU, "No yaku", None),
        ("123m456p789s14z33p+3p", "Not a win", None),
        ("1111m1m", "Hand that cannot be scored", None),
    ],
)
def test_a_hand_without_value_says_what_it_lacks(line, title, first):
    state = state_of(look_at(line), EN)
    assert state.title == title
    assert state.lines
    assert first is None or state.lines[0] == first


def test_screen_readers_hear_waits_and_refusals_and_no_chatter_before():
    assert spoken_state(look_at("123m456p78s"), EN) == ""
    assert spoken_state(look_at(READY), EN).startswith("Tenpai. Waiting on: ")
    assert spoken_state(look_at(NO_YAKU), EN).startswith("No score. No yaku")


def test_waits_have_a_value_by_ron_and_by_tsumo():
    heading, *rows = wait_lines(look_at(READY), EN)
    assert heading.totals == ("Free", "Ron", "Tsumo")
    assert (rows[0].values, rows[0].notes) == (
        ("4", "1,000", "1,500"),
        ("", "1 han 30 fu", "2 han 20 fu"),
    )
    assert rows[0].accessible == (
        "five of bamboo; 4 free; Ron 1,000, 1 han 30 fu; Tsumo 1,500, 2 han 20 fu"
    )


def test_a_red_five_that_is_out_is_a_line_of_its_own():
    line = "234m567m345p67s99p ron riichi seat=S rules=m_league"
    rows = wait_lines(look_at(line), EN)[1:]
    assert [(row.lead[0].tile, row.values[0], row.notes[1]) for row in rows] == [
        (22, "3", "2 han 30 fu"),
        (36, "1", "3 han 30 fu"),
        (25, "4", "2 han 30 fu"),
    ]
    assert [row.key.of for row in rows] == [22, 36, 25]
    gone = wait_lines(look_at(line.replace(" ron", " dora=555s ron")), EN)[1:]
    assert [row.lead[0].tile for row in gone] == [36, 25]


def test_waits_without_yaku_say_so_and_exhausted_ones_are_muted():
    rows = wait_lines(look_at("123m456p789s33z11z ron seat=S"), EN)[1:]
    assert [row.notes[1:] for row in rows] == [
        ("1 han 40 fu", "2 han 30 fu"),
        ("no yaku", "1 han 40 fu"),
    ]
    gone = wait_lines(look_at("234m567m345p67s99p ron seat=S dora=5555s"), EN)[1:]
    assert [(row.values[0], row.muted) for row in gone] == [("0", True), ("4", False)]


def test_a_closed_hand_without_yaku_is_told_of_riichi_and_tsumo_first():
    rows = shown(absent_lines(look_at("123m456p789s1122z+2z dora=2z"), EN))
    assert [name for name, *_ in rows[:2]] == ["Riichi", "Menzen tsumo"]
