"""What booking would do: who pays whom, told apart; the words of the rules; what comes next."""

from dataclasses import replace

import pytest

from riichi_desktop.documents import preset
from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Chombo,
    Drawn,
    Finished,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Win,
    Won,
    new_table,
)
from riichi_desktop.ui.match.record.cards import arrows_of, cards_of
from riichi_desktop.ui.match.record.changes import tapped, with_han
from riichi_desktop.ui.match.record.events import form_of
from riichi_desktop.ui.match.record.form import RecordForm
from riichi_desktop.ui.match.record.headline import headline
from riichi_desktop.ui.match.record.preview import preview_of
from riichi_desktop.ui.match.record.sentences import next_words, sentences
from riichi_desktop.ui.match.record.worth import points_words, worth_of
from riichi_desktop.words import LANGUAGES, Words

NAMES = ("Aiko", "Bruno", "Chloé", "David")
WORDS = {lang: Words(lang) for lang in LANGUAGES}
EN = WORDS["en"]
ISOLATES = {0x2068: None, 0x2069: None}


def table(rules="tenhou", **changes):
    chosen = preset(rules)
    return replace(new_table(chosen, NAMES[: chosen.players]), **changes)


def preview(event, rules="tenhou", ronned=False, **changes):
    return preview_of(replace(form_of(event), ronned=ronned), table(rules, **changes))


def said(seen):
    return [sentence.translate(ISOLATES) for sentence in sentences(seen, EN)]


def parts(seen):
    return [(line.hand, line.honba, line.sticks) for line in seen.lines]


# Points told apart


def test_hand_honba_and_sticks_are_told_apart():
    seen = preview(Won((Win(1, 3, 3, 40),), (3,)), honba=1, sticks=1)
    assert parts(seen) == [(0, 0, 0), (5200, 300, 2000), (0, 0, 0), (-5200, -300, -1000)]
    assert [line.score for line in seen.lines] == [25000, 32500, 25000, 18500]
    assert [line.place for line in seen.lines] == [2, 1, 3, 4]
    assert [line.before for line in seen.lines] == [1, 2, 3, 4]
    assert [line.total for line in seen.lines] == list(seen.row.deltas)


def test_each_winner_is_told_what_he_takes():
    event = Won((Win(1, 3, 3, 40), Win(0, 3, 5)), (1, 3))
    assert parts(preview(event, "ema2025", honba=1, sticks=1)) == [
        (12000, 300, 2000),
        (5200, 300, 0),
        (0, 0, 0),
        (-17200, -600, -1000),
    ]


def test_what_is_paid_after_uma_is_no_score():
    seen = preview(Chombo((1,)), "ema2025")
    assert [line.final for line in seen.lines] == [0, -20000, 0, 0]
    assert [line.total for line in seen.lines] == [0, 0, 0, 0]
    later = preview(Penalty(2, -8000), "ema2025")
    assert [line.final for line in later.lines] == [0, 0, -8000, 0]
    at_once = preview(Penalty(2, -8000, "table"), "ema2025")
    assert [line.hand for line in at_once.lines] == [0, 0, -8000, 0]


def test_while_something_is_missing_the_scores_stand():
    seen = preview_of(tapped(RecordForm(), 0, 4), table())
    assert (seen.event, seen.after, seen.row) == (None, None, None)
    assert [line.score for line in seen.lines] == [25000] * 4
    assert (said(seen), next_words(seen, EN)) == ([], "")


# Cards


def test_all_sit_as_at_the_table_and_the_winner_is_paid_by_arrows():
    cards, arrows = cards_of(preview(Won((Win(1, None, 5),))), EN, 1)
    assert [(card.position, card.name, card.amount_text) for card in cards] == [
        ("bottom", "Bruno", "+8,000"),
        ("right", "Chloé", "\u22122,000"),
        ("top", "David", "\u22122,000"),
        ("left", "Aiko", "\u22124,000"),
    ]
    assert set(arrows) == {("left", "bottom"), ("right", "bottom"), ("top", "bottom")}


def test_nobody_moves_whoever_wins():
    for wins in ((Win(1, 3, 5),), (Win(1, 3, 5), Win(0, 3, 5)), (Win(2, None, 5),)):
        cards, _ = cards_of(preview(Won(wins)), EN, 2)
        assert [card.name for card in cards] == ["Chloé", "David", "Aiko", "Bruno"]


def test_of_several_rons_the_discarder_pays_each():
    cards, arrows = cards_of(preview(Won((Win(1, 3, 5), Win(0, 3, 5)))), EN)
    assert (cards[3].name, cards[3].role) == ("David", "loser")
    assert set(arrows) == {("left", "bottom"), ("left", "right")}


def test_with_a_head_bump_only_the_nearest_is_paid():
    seen = preview(Won((Win(1, 3, 5), Win(0, 3, 5))), "wrc2025")
    assert arrows_of(seen) == ((3, 0),)
    assert [card.role for card in cards_of(seen, EN).cards] == ["winner", "none", "none", "loser"]


@pytest.mark.parametrize(
    ("event", "arrows"),
    [
        (Drawn((0,)), ((1, 0), (2, 0), (3, 0))),
        (Drawn((0, 1, 2)), ((3, 0), (3, 1), (3, 2))),
        (Drawn((0, 1)), ()),
        (Drawn(()), ()),
        (Drawn((), nagashi=(2,)), ((0, 2), (1, 2), (3, 2))),
        (Aborted("suukaikan"), ()),
        (Bell(), ()),
    ],
)
def test_arrows_show_who_pays_whom(event, arrows):
    assert set(arrows_of(preview(event))) == set(arrows)


def test_a_reverse_mangan_is_paid_outward():
    chombo = preset("tenhou").chombo._replace(kind="reverse_mangan")
    rules = replace(preset("tenhou"), chombo=chombo)
    seen = preview_of(form_of(Chombo((2,))), new_table(rules, NAMES))
    cards, arrows = cards_of(seen, EN)
    assert cards[2].name == "Chloé"
    assert set(arrows) == {("top", "right"), ("top", "bottom"), ("top", "left")}


def test_three_players_sit_at_three_edges():
    cards, _ = cards_of(preview(Won((Win(1, 0, 5),)), "tenhou_sanma"), EN)
    assert [card.position for card in cards] == ["bottom", "right", "left"]


# Sentences


RON = Win(1, 3, 3, 40)


@pytest.mark.parametrize(
    ("rules", "event", "changes", "expected"),
    [
        ("tenhou", Won((RON,)), {}, []),
        ("tenhou", Won((RON,)), {"honba": 2}, ["2 honba: +600 to Bruno"]),
        ("tenhou", Won((RON,)), {"sticks": 1}, ["1 riichi stick: +1,000 to Bruno"]),
        (
            "tenhou",
            Won((RON,), (0,)),
            {},
            ["1 riichi stick: +1,000 to Bruno", "Riichi stick paid: Aiko"],
        ),
        (
            "tenhou",
            Won((RON,), (1, 2)),
            {"sticks": 1},
            [
                "Pot to Bruno: 3,000 \u2212 own riichi 1,000 = +2,000",
                "Riichi stick paid: Chloé",
            ],
        ),
        (
            "tenhou",
            Won((RON, Win(0, 3, 1, 30)), (0,)),
            {},
            ["Pot to the nearest, Aiko: 1,000 \u2212 own riichi 1,000 = 0"],
        ),
        (
            "wrc2025",
            Won((RON, Win(0, 3, 1, 30))),
            {},
            ["Several rons: only the nearest, Aiko, is paid."],
        ),
        (
            "ema2025",
            Won((RON, Win(0, 3, 1, 30)), (1,)),
            {"honba": 1, "sticks": 1},
            [
                "1 honba: +300 to each winner",
                "Own riichi stick taken back: Bruno",
                "1 riichi stick: +1,000 to Aiko, the first after the discarder",
                "Riichi stick paid: Bruno",
            ],
        ),
        (
            "tenhou",
            Won((RON, Win(0, 3, 1, 30))),
            {"honba": 1, "sticks": 2},
            [
                "1 honba: +300 to Aiko, the first after the discarder",
                "2 riichi sticks: +2,000 to Aiko, the first after the discarder",
            ],
        ),
        ("wrc2025", Won((Win(1, 3, 4, 30),)), {}, ["Kiriage: 4 han 30 fu pay a mangan."]),
        (
            "m_league",
            Won((Win(1, 3, 13),)),
            {},
            ["13 han or more without a yakuman: sanbaiman under these rules."],
        ),
        (
            "ema2025",
            Won((Win(1, 3, yakuman=2),)),
            {},
            ["These rules count at most 1 yakuman in a hand."],
        ),
        (
            "tenhou",
            Won((Win(1, None, yakuman=1, pao=(Liable(0, 1),)),)),
            {"honba": 1},
            [
                "Tsumo: Aiko pays it all, in everyone’s place.",
                "1 honba: +300 to Bruno",
                "Honba paid by Aiko",
            ],
        ),
        (
            "tenhou",
            Won((Win(1, 3, yakuman=1, pao=(Liable(0, 1),)),)),
            {},
            ["Ron: Aiko and the discarder pay half each."],
        ),
        (
            "tenhou",
            Won((Win(1, 3, yakuman=1, pao=(Liable(3, 1),)),)),
            {},
            ["David, discarder and liable, pays it all."],
        ),
        (
            "mahjong_soul",
            Won((Win(1, None, yakuman=2, pao=(Liable(0, 1),)),)),
            {},
            [
                "Tsumo: Aiko pays it all, in everyone’s place.",
                "Liability for 1 of 2 yakuman; the rest is paid as usual.",
            ],
        ),
        (
            "tenhou_sanma",
            Won((Win(1, None, 5),)),
            {},
            ["Share of the absent fourth player: nobody (tsumo loss)"],
        ),
        (
            "tenhou",
            Drawn((1,)),
            {},
            ["Noten: Aiko, Chloé, David pay 1,000 each", "Tenpai: Bruno receives 3,000"],
        ),
        (
            "tenhou",
            Drawn((0, 1, 2)),
            {},
            ["Noten: David pays 3,000", "Tenpai: Aiko, Bruno, Chloé receive 1,000 each"],
        ),
        ("tenhou", Drawn(()), {}, ["All are noten: nobody pays."]),
        ("tenhou", Drawn((0, 1, 2, 3)), {}, ["All are tenpai: nobody pays."]),
        (
            "tenhou",
            Drawn((1,), (1,), (2,)),
            {},
            [
                "Nagashi mangan (Chloé): paid as a mangan by tsumo, in place of noten payments.",
                "Riichi stick paid: Bruno",
            ],
        ),
        (
            "tenhou",
            Aborted("suukaikan"),
            {},
            ["Nothing is paid; the hand is replayed with one more honba."],
        ),
        (
            "ema2025",
            Chombo((2,), (1,)),
            {},
            [
                "Chloé: \u221220,000 after uma",
                "The hand is replayed; honba and pot stay as they are.",
                "Riichi stick taken back: Bruno",
            ],
        ),
        ("tenhou", Penalty(0, -1000, "table"), {}, ["Aiko: \u22121,000 at the table"]),
        ("ema2025", Bell(), {}, ["2 hands left, this one included."]),
        ("tenhou", Bell(), {}, ["These rules set no time limit: the game goes on."]),
        ("tenhou", Finished(), {}, ["The game ends with these scores."]),
        ("tenhou", Replaced(1, "Zoé"), {}, ["Zoé takes over seat and score: Bruno leaves."]),
        (
            "tenhou",
            Reseated((1, 0, 2, 3)),
            {},
            ["Hands and scores stay with the seat; only the names move."],
        ),
        ("tenhou", Placed("S1", 0, 0), {}, ["Round, honba and pot are set by hand."]),
    ],
)
def test_the_rules_are_told_in_sentences(rules, event, changes, expected):
    assert said(preview(event, rules, **changes)) == expected


def test_a_ronned_riichi_is_told():
    seen = preview(Won((RON,), (3,)), ronned=True)
    assert said(seen) == ["David: riichi tile ronned, stick not paid"]
    assert parts(seen)[3] == (-5200, 0, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_there_in_every_language(lang):
    events = [
        Won((RON, Win(0, 3, yakuman=1, pao=(Liable(2, 1),))), (0, 1)),
        Drawn((1,), (), (2,)),
        Chombo((1, 2), (0,)),
        Bell(),
        Penalty(1, 1000),
    ]
    for event in events:
        seen = preview(event, honba=1, sticks=3)
        assert all(sentences(seen, WORDS[lang]))
        assert next_words(seen, WORDS[lang])
        assert headline(seen, WORDS[lang]).title


@pytest.mark.parametrize(
    ("event", "changes", "expected"),
    [
        (Won((RON,)), {}, "Next: East 2"),
        (Won((Win(0, 3, 3, 40),)), {"honba": 1}, "Next: East 1 · the dealer stays · 2 honba"),
        (Drawn((), (1,)), {}, "Next: East 2 · 1 honba · 1 in pot"),
        (Won((Win(1, 3, 11),)), {}, "Next: East 2"),
        (Won((Win(1, 3, yakuman=1),)), {}, "Game over: a player has run out of points"),
        (Won((Win(1, 3, 11),)), {"wind": "S", "turn": 4}, "Game over: last hand played"),
        (Placed("S2", 1, 2), {}, "Next: South 2 · 1 honba · 2 in pot"),
    ],
)
def test_what_comes_next_is_told(event, changes, expected):
    assert next_words(preview(event, **changes), EN) == expected


# Headline and worth


@pytest.mark.parametrize(
    ("event", "title", "points", "line"),
    [
        (Won((RON,)), "3 han 40 fu", "5,200", "Ron · David → Bruno"),
        (Won((Win(1, None, 3, 40),)), "3 han 40 fu", "1,300 / 2,600", "Tsumo · Bruno"),
        (Won((Win(0, None, 3, 40),)), "3 han 40 fu", "2,600 each", "Tsumo · Aiko"),
        (Won((Win(1, 3, 4, 40),)), "Mangan", "8,000", "Ron · David → Bruno"),
        (Won((Win(1, 3, yakuman=2),)), "Double yakuman", "64,000", "Ron · David → Bruno"),
        (Won((RON, Win(0, 3, 5))), "2 × Ron", "17,200", "Ron · David → Bruno, Aiko"),
        (Drawn((1, 2)), "Draw", "", "Tenpai: Bruno, Chloé"),
        (Drawn(), "Draw", "", "Nobody is tenpai."),
        (Drawn((), nagashi=(1,)), "Nagashi mangan", "", "Bruno"),
        (Aborted("suufon_renda"), "Suufon renda", "", "Abortive draw"),
        (Chombo((1,)), "Chombo", "", "Bruno"),
        (Penalty(1, -2000), "Penalty", "\u22122,000", "Bruno"),
    ],
)
def test_the_headline_says_what_happened(event, title, points, line):
    head = headline(preview(event), EN)
    found = (head.title, head.points, head.line.translate(ISOLATES))
    assert found == (title, points, line)


def test_a_hand_is_worth_something_before_anybody_discarded():
    form = with_han(tapped(replace(RecordForm(), source=0), 2, 4), 5)
    gain = form.gain
    unknown = replace(form, source=None)
    assert points_words(worth_of(gain, unknown, table()), EN) == "8,000"
    assert worth_of(replace(gain, han=3), unknown, table()) is None
    assert worth_of(replace(gain, line="1m", by_tiles=True), unknown, table()) is None


def test_tiles_without_yaku_are_worth_nothing_and_say_why():
    form = tapped(tapped(RecordForm(), 0, 4), 2, 4)
    line = "19m19p19s1234567z+2m"
    form = replace(form, gains=(replace(form.gain, line=line, by_tiles=True),))
    seen = preview_of(form, table())
    assert seen.problem.id == "not_a_win"
    assert worth_of(form.gain, form, table()) is None
