"""A game in words: each event in one line, who sat where, what a record said before."""

import pytest

from riichi_desktop.documents import preset
from riichi_desktop.engine import parse_hand
from riichi_desktop.export import (
    added_later,
    corrected,
    cut_name,
    day_text,
    decimal_points,
    event_text,
    game_lines,
    game_text,
    hand_name,
    local_day,
    local_time,
    moment_text,
    names_known,
    voided,
    width,
)
from riichi_desktop.ledger import (
    Aborted,
    Amended,
    Bell,
    Booked,
    Chombo,
    Drawn,
    Entry,
    Event,
    Finished,
    Game,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Restored,
    Stopped,
    Voided,
    Win,
    Won,
    WonHand,
    game_of,
    replay,
)
from riichi_desktop.words import LANGUAGES, Words

WORDS = {language: Words(language) for language in LANGUAGES}
FR, EN, JA = (WORDS[language] for language in ("fr", "en", "ja"))
THIN = "\u202f"
NAMES = ("Aïko", "Bruno", "Chloé", "Dan")
LEAGUE = preset("m_league")
ONLINE = preset("tenhou")


def line(event: Event, words: Words = FR, rules=ONLINE) -> str:
    """Say an event that is the first of a game."""
    return game_lines(replay(rules, NAMES[: rules.players], [event]), words)[0].text


def booked(*acts, rules=LEAGUE) -> Game:
    """Play a record; an event that stands alone is booked. Uids are e0, e1, …"""
    entries = [
        Entry(
            f"e{n}", act if isinstance(act, Booked | Amended | Voided | Restored) else Booked(act)
        )
        for n, act in enumerate(acts)
    ]
    return game_of(rules, NAMES, entries)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Won((Win(0, 1, 3, 40),)), "Ron d’Aïko sur Bruno · 3 han 40 fu"),
        (Won((Win(1, 0, 3, 40),)), "Ron de Bruno sur Aïko · 3 han 40 fu"),
        (Won((Win(1, None, 5),)), "Tsumo de Bruno · mangan"),
        (Won((Win(0, None, 4, 40),)), "Tsumo d’Aïko · mangan (4 han 40 fu)"),
        (Won((Win(2, 0, 7),)), "Ron de Chloé sur Aïko · haneman"),
        (Won((Win(2, 0, yakuman=2),)), "Ron de Chloé sur Aïko · double yakuman"),
        (
            Won((Win(1, 0, 5), Win(2, 0, 1, 30))),
            f"Double ron sur Aïko{THIN}: Bruno, mangan{THIN}; Chloé, 1 han 30 fu",
        ),
        (
            Won((Win(1, 0, yakuman=1, pao=(Liable(2),)),)),
            f"Ron de Bruno sur Aïko · yakuman{THIN}; responsable{THIN}: Chloé",
        ),
        (Drawn((1, 2), (1,)), f"Main nulle, tenpai{THIN}: Bruno, Chloé"),
        (Drawn((0, 1, 2, 3)), "Main nulle, tous tenpai"),
        (Drawn(), "Main nulle, personne tenpai"),
        (
            Drawn((2,), (), (0,)),
            f"Nagashi mangan{THIN}: Aïko{THIN}; tenpai{THIN}: Chloé",
        ),
        (Aborted("suufon_renda"), f"Main nulle{THIN}: suufon renda"),
        (Chombo((3,)), f"Chombo{THIN}: Dan"),
        (
            Penalty(1, -1000, "table", "retard\n répété"),
            f"Bruno{THIN}: −1{THIN}000 sur le score (retard répété)",
        ),
        (Penalty(1, 500), f"Bruno{THIN}: +500 après l’uma"),
        (Bell(), "Fin du temps"),
        (Finished("fermeture"), "Partie interrompue (fermeture)"),
        (Replaced(0, "Zoé"), "Zoé remplace Aïko"),
        (Reseated((1, 0, 2, 3)), f"Places rectifiées{THIN}: Bruno, Aïko, Chloé, Dan"),
        (
            Placed("S2", 1, 2, "oubli"),
            f"Rectifié à la main{THIN}: Sud 2, honba 1, bâtonnets 2 (oubli)",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_what_happened_in_one_line(event, said):
    assert line(event) == said


@pytest.mark.parametrize(
    ("lang", "ron", "two"),
    [
        (
            "en",
            "Aïko, ron on Bruno · 3 han 40 fu",
            "Double ron on Aïko: Bruno, mangan; Dan, mangan",
        ),
        ("ja", "Aïko ロン（放銃 Bruno）、3翻40符", "ダブロン（放銃 Aïko）：Bruno 満貫、Dan 満貫"),
    ],
)
def test_the_same_in_other_languages(lang, ron, two):
    assert line(Won((Win(0, 1, 3, 40),)), WORDS[lang]) == ron
    assert line(Won((Win(1, 0, 5), Win(3, 0, 5))), WORDS[lang]) == two


def test_three_rons_are_called_so():
    rons = Won(tuple(Win(chair, 0, 5) for chair in (1, 2, 3)))
    said = game_lines(replay(preset("mahjong_soul"), NAMES, [rons]), EN)[0].text
    assert said == "Triple ron on Aïko: Bruno, mangan; Chloé, mangan; Dan, mangan"


def test_of_several_rons_only_those_that_are_paid_are_told():
    only = game_lines(replay(LEAGUE, NAMES, [Won((Win(3, 0, 5), Win(1, 0, 5)))]), FR)[0]
    assert only.text == "Ron de Bruno sur Aïko · mangan"
    assert only.winners == (1,)
    assert "Bruno" in only.notes[0]


def test_a_yakuman_is_named_where_its_tiles_are_known():
    hand, _, _ = parse_hand("19m19p19s1123456z+7z tsumo seat=E rules=tenhou")
    said = line(Won((Win(0, None, hand=WonHand(hand)),)))
    assert said == "Tsumo d’Aïko · yakuman (Kokushi musou)"


def test_who_declared_riichi_is_said_where_it_is_asked():
    game = replay(ONLINE, NAMES, [Drawn((1,), (1,))])
    only = game_lines(game, EN)[0]
    assert only.riichi == (1,)
    assert event_text(only.event, only.names, EN) == "Draw, tenpai: Bruno; riichi: Bruno"
    assert event_text(only.event, only.names, EN, riichi=False) == only.text


def test_nobodys_name_is_a_number_and_no_name_breaks_the_line():
    assert event_text(Chombo((0, 1)), ("", " B\r\nb\x00 "), EN) == "Chombo: Player 1, B b"


def test_lines_have_what_an_event_did():
    events = [Drawn((0,), (0,)), Penalty(1, -2000, "table"), Won((Win(1, 0, 5),), ())]
    drawn, penalty, won = game_lines(replay(LEAGUE, NAMES, events), EN)
    assert (drawn.title, drawn.sticks) == ("East 1", 1)
    assert (penalty.title, penalty.row, penalty.deltas) == ("", None, (0, -2000, 0, 0))
    assert penalty.moves
    assert (won.title, won.winners, won.sticks) == ("East 1 · 1", (1,), 0)
    assert won.scores == tuple(a + b for a, b in zip(penalty.scores, won.deltas, strict=True))


def test_names_before_a_reseating_are_the_right_ones():
    events = [Chombo((0,)), Replaced(1, "Eve"), Chombo((1,)), Reseated((1, 0, 2, 3)), Chombo((0,))]
    game = replay(LEAGUE, NAMES, events)
    lines = [one.text for one in game_lines(game, EN)]
    assert lines == [
        "Chombo: Bruno",  # in whose chair Aïko was taken to sit
        "Eve takes over from Aïko",
        "Chombo: Aïko",
        "Seats put right: Eve, Aïko, Chloé, Dan",
        "Chombo: Eve",
    ]
    assert names_known(game)[-1] == game.table.names


def test_a_correction_is_told_as_it_was_booked():
    game = booked(
        Won((Win(0, 1, 1, 30),)),
        Won((Win(1, 2, 2, 30),)),
        Amended("e1", Won((Win(1, 2, 5),))),
        Amended("e0", Won((Win(1, 0, 1, 30),))),
        Voided("e3"),
    )
    (past,) = corrected(game, EN)
    assert (past.uid, past.title, past.text) == (
        "e1",
        "East 1 · 1",
        "Bruno, ron on Chloé · 2 han 30 fu",
    )
    assert [one.amended for one in game_lines(game, EN)] == [False, True]


def test_a_voided_hand_is_told_as_it_stood():
    entries = [
        Entry("a", Booked(Won((Win(0, None, 5),)))),
        Entry("b", Booked(Penalty(1, -1000, "table"))),
        Entry("c", Voided("a"), "2026-11-30T20:14:00Z", "Table 3"),
        Entry("d", Voided("b")),
        Entry("e", Restored("b")),
    ]
    game = game_of(LEAGUE, NAMES, entries)
    (past,) = voided(game, EN)
    assert (past.title, past.text) == ("East 1", "Aïko, tsumo · mangan")
    assert past.deltas == (12000, -4000, -4000, -4000)
    assert (past.at, past.station) == (local_time("2026-11-30T20:14:00Z"), "Table 3")
    assert corrected(game, EN) == ()


def test_a_hand_that_was_forgotten_is_known_as_such():
    game = booked(Drawn((0,)), Drawn((0,)), Booked(Drawn((0, 1)), before="e1"))
    assert added_later(game) == {"e2"}
    assert [one.uid for one in game_lines(game, EN)] == ["e0", "e2", "e1"]
    assert added_later(booked(Drawn(), Booked(Drawn(), before="e0"), Voided("e1"))) == frozenset()


def test_a_game_without_a_record_has_no_past():
    game = replay(LEAGUE, NAMES, [Drawn()])
    assert (corrected(game, EN), voided(game, EN), added_later(game)) == ((), (), frozenset())


@pytest.mark.parametrize(
    ("lang", "hand", "first", "day"),
    [
        ("fr", "Sud 2 · 3", "Est 4", "1er mai 2026"),
        ("en", "South 2 · 3", "East 4", "1 May 2026"),
        ("ja", "南二局 3本場", "東四局", "2026年5月1日"),
    ],
)
def test_names_of_hands_and_days(lang, hand, first, day):
    words = WORDS[lang]
    assert (hand_name("S2", 3, words), hand_name("E4", 0, words)) == (hand, first)
    assert day_text("2026-05-01", words) == day
    assert day_text("2026-05-01T12:00:00Z", words) == day


@pytest.mark.parametrize(
    ("lang", "said", "first"),
    [
        ("fr", "le 30 novembre à 20 h 14, poste Table 3", "le 1er mai à 07 h 05"),
        ("en", "on 30 November at 20:14, station Table 3", "on 1 May at 07:05"),
        ("ja", "11月30日 20:14、端末 Table 3", "5月1日 07:05"),
    ],
)
def test_when_and_where_something_was_written(lang, said, first):
    words = WORDS[lang]
    assert moment_text("2026-11-30T20:14:00", "Table 3", words) == said
    assert moment_text("2026-05-01 07:05", "", words) == first
    assert moment_text("", "", words) == ""


def test_what_is_no_day_stays_as_it_is():
    assert (day_text("hier", FR), local_day("hier"), local_time("")) == ("hier", "", "")
    assert local_day("2026-05-01T12:00:00Z") == "2026-05-01"


@pytest.mark.parametrize(
    ("points", "said"), [(12300, "+12,3"), (-50, "−0,05"), (0, "0,0"), (-102700, "−102,7")]
)
def test_final_points_are_in_thousands(points, said):
    assert decimal_points(points, FR) == said


def test_a_long_name_is_cut_by_its_columns():
    assert cut_name("Bruno", 5) == "Bruno"
    for name in ("Maximilien de la Rochefoucauld", "山田太郎左衛門尉源朝臣義経"):
        cut = cut_name(name, 12)
        assert cut.endswith("…")
        assert 10 <= width(cut) <= 13


def test_the_whole_game_as_text_has_every_hand_and_the_places():
    game = replay(LEAGUE, NAMES, [Drawn((0,), (0,)), Won((Win(1, 0, 5),)), Finished()])
    text = game_text(game, FR)
    assert "M-League" in text
    assert "Ron de Bruno sur Aïko · mangan" in text
    assert "Résultat" in text
    assert "1er" in text
    assert text.count("Est 1") == 2


def test_a_stop_names_the_dealer():
    assert event_text(Stopped(2), NAMES, EN) == "Chloé stops the game"


def test_the_name_of_the_one_who_takes_over_may_be_empty():
    assert event_text(Replaced(0, " "), NAMES, FR) == "Joueur 1 remplace Aïko"


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("Œil", "Tsumo d’Œil ·"),
        ("\u2068Éva\u2069", "Tsumo d’\u2068Éva\u2069 ·"),
        ("山", "Tsumo de 山 ·"),
        ("Zoé", "Tsumo de Zoé ·"),
    ],
)
def test_de_is_elided_before_a_vowel(name, begins):
    said = event_text(Won((Win(0, None, 1, 30),)), (name, "B", "C", "D"), FR)
    assert said.startswith(begins)
