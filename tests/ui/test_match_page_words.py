"""What the Match page says, as values: log, details, correction, result, needs, questions."""

from dataclasses import replace

import pytest

from riichi_desktop.documents import preset
from riichi_desktop.engine import parse_draft
from riichi_desktop.ledger import (
    Amended,
    Bell,
    Booked,
    Chombo,
    Drawn,
    Entry,
    Finished,
    Penalty,
    Replaced,
    Voided,
    Win,
    Won,
    correction,
    game_of,
    stick_check,
)
from riichi_desktop.storage import GameHead
from riichi_desktop.ui.match.board.shown import table_shown
from riichi_desktop.ui.match.correction.lines import blamed, correct_lines, summary
from riichi_desktop.ui.match.games.model import people, spoken
from riichi_desktop.ui.match.games.new_game import (
    NewGame,
    drawn,
    known_names,
    moved,
    with_length,
    with_rules,
)
from riichi_desktop.ui.match.log.columns import INSET, columns_of
from riichi_desktop.ui.match.log.lines import balance, log_lines, now_cells, row_of
from riichi_desktop.ui.match.log.parts import details_of
from riichi_desktop.ui.match.match_layout import GAP, share
from riichi_desktop.ui.match.outcome.needs_lines import NEVER, needs_table
from riichi_desktop.ui.match.outcome.settlement_lines import (
    settlement_lines,
    settlement_lost,
    settlement_rules,
    settlement_title,
)
from riichi_desktop.ui.match.outcome.stick_check_lines import found_lines, points_of
from riichi_desktop.ui.match.questions import Asked, questions
from riichi_desktop.ui.match.record.events import event_of
from riichi_desktop.ui.match.record.form import Gain, RecordForm
from riichi_desktop.ui.match.step_words import entry_words
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import LANGUAGES, Words

FR, EN, JA = (Words(lang) for lang in LANGUAGES)
NAMES = ("Aïko", "Bruno", "Chloé", "David")
HAND = "340m68p888s22z+7p [66'6z@N] dora=1z"
TSUMO = Won((Win(2, None, 2, 40),))
RON = Won((Win(1, 0, 3, 40),), (0,))


def tiles(line=HAND, winner=1, source=2, riichi=()):
    gains = (Gain(winner, line=line, by_tiles=True),)
    event = event_of(RecordForm("ron", riichi, source=source, gains=gains, current=winner))
    assert event is not None
    return event


def played(*events, rules="m_league", names=NAMES, **changes):
    chosen = replace(preset(rules), **changes)
    entries = [
        Entry(f"e{at}", Booked(event), "2026-11-30T19:05:00Z", "table 3")
        for at, event in enumerate(events)
    ]
    return game_of(chosen, names[: chosen.players], entries)


def isolated(text):
    return text.replace("\u2068", "").replace("\u2069", "")


def row_texts(line):
    return [cell.text for cell in line.cells]


# The list


def test_a_log_as_in_the_picture():
    game = played(TSUMO, RON, Drawn((1,)))
    lines = log_lines(game, FR)
    assert [isolated(line.title) for line in lines] == ["Départ", "Est 1", "Est 2", "Est 2 · 1"]
    assert isolated(lines[1].below) == "Tsumo de Chloé · 2 han 40 fu"
    assert isolated(lines[2].below) == "Ron de Bruno sur Aïko · 3 han 40 fu"
    assert isolated(lines[3].below) == "Main nulle, tenpai\u202f: Bruno"
    assert row_texts(lines[0]) == ["25\u202f000"] * 4
    assert row_texts(lines[1]) == ["−1\u202f300", "−700", "+2\u202f700", "−700"]
    assert [cell.ink for cell in lines[1].cells] == ["losses", "losses", "accent", "losses"]
    assert row_texts(lines[2])[2:] == ["0", "0"]
    assert isolated(log_lines(game, EN)[2].below) == "Bruno, ron on Aïko · 3 han 40 fu"


def test_long_names_have_a_shorter_line_with_first_names():
    names = ("Anne-Sophie Dupont", "Jean-Christophe Martin", "Chloé", "David")
    game = played(RON)
    renamed = game_of(game.rules, names, game.entries)
    line = log_lines(renamed, FR)[1]
    assert "Martin" in line.below
    assert isolated(line.shorter) == "Ron de Jean-Christophe sur Anne-Sophie · 3 han 40 fu"
    same = game_of(game.rules, ("A B", "A C", "D", "E"), game.entries)
    line = log_lines(same, FR)[1]
    assert line.shorter == line.below, "first names that are alike tell nobody apart"


def test_what_stands_between_hands_is_one_line():
    game = played(
        Penalty(1, -8000, "final", "late"), Penalty(2, -1000, "table"), Replaced(3, "Eve"), Bell()
    )
    lines = log_lines(game, EN)[1:]
    assert not any(line.is_hand or line.below for line in lines)
    assert [row_texts(line) for line in lines] == [[], ["", "", "−1,000", ""], [], []]
    assert "late" in lines[0].title
    assert "Eve" in lines[2].title


def test_a_corrected_hand_is_marked():
    game = played(TSUMO, RON)
    entries = (*game.entries, Entry("fix", Amended("e0", Drawn((0,)))))
    lines = log_lines(game_of(game.rules, game.names, entries), EN)
    assert [line.mark for line in lines] == ["", "corrected", ""]
    assert "corrected" in lines[1].spoken(NAMES, EN)
    assert "Aïko +3,000" in lines[1].spoken(NAMES, EN)


def test_sticks_of_this_hand():
    table = played(TSUMO).table
    assert [cell.text for cell in now_cells(table, (3,), EN)] == ["", "", "", "−1,000"]


def test_every_row_balances_and_it_is_said():
    game = played(TSUMO, RON)
    short = "All rows balance: 100,000"
    assert balance(game, game.table, 0, EN) == (True, "Every row balances: 100,000", short)
    good, said, shorter = balance(game, game.table, 1, EN)
    assert good
    assert shorter == short
    assert said == "Every row balances: 99,000 + 1,000 in pot = 100,000"


def test_a_row_that_does_not_balance_is_named():
    game = played(TSUMO)
    row = game.rows[0]._replace(deltas=(0, 0, 100, 0))
    good, said, _ = balance(game._replace(rows=(row,)), game.table, 0, FR)
    assert not good
    assert said.startswith("Est 1")
    assert "+100" in said


@pytest.mark.parametrize(
    ("rules", "scores", "sticks"),
    [("m_league", (25000, 25000, 25000, 24000), 0), ("wrc2025", (30000, 30000, 30000, 29000), 1)],
)
def test_leftover_sticks_are_shown_as_the_result_has_them(rules, scores, sticks):
    game = played(Drawn((0, 1, 2, 3), (3,)), Finished(), rules=rules)
    table = table_shown(game)
    accounts = {one.chair: one.score for one in game.settlement}
    assert table.scores == tuple(accounts[chair] for chair in range(4))
    assert (table.sticks, table.honba) == (sticks, 0)
    assert sum(table.scores) + 1000 * sticks == 4 * game.rules.start
    assert sum(scores) == sum(game.table.scores)
    assert table_shown(played(TSUMO)) == played(TSUMO).table


# One line taken apart


def test_the_parts_of_a_hand_with_counters_and_sticks():
    game = played(Drawn((0,)), RON)
    line = log_lines(game, EN)[2]
    found = details_of(game, line, row_of(game, line.uid), EN)
    assert [name for name, _ in found.parts] == ["Hand", "Honba", "Sticks", "After"]
    cells = {name: [cell.text for cell in cells] for name, cells in found.parts}
    assert cells["Hand"] == ["−5,200", "+5,200", "", ""]
    assert cells["Honba"] == ["−300", "+300", "", ""]
    assert cells["Sticks"] == ["−1,000", "+1,000", "", ""]
    assert any("honba" in sentence for sentence in found.said)
    assert found.written.startswith("Recorded ")
    assert found.hands == ()


def test_a_hand_by_tiles_shows_them_and_its_yaku():
    game = played(Drawn(()), tiles())
    line = log_lines(game, EN)[2]
    found = details_of(game, line, row_of(game, line.uid), EN)
    assert found.hands == (parse_draft(HAND),)
    assert found.yaku == ("Yakuhai hatsu 1, Dora 2, Aka dora 1 · 30 fu",)


def test_what_stands_between_hands_has_no_parts():
    game = played(Penalty(1, -8000, "final", "late"))
    found = details_of(game, log_lines(game, EN)[1], None, EN)
    assert found.parts == ()
    assert "Bruno" in isolated(found.said[0])


# A correction


def test_a_correction_says_what_changes_hand_by_hand():
    game = played(TSUMO, RON, Drawn((1,)))
    act = Amended("e0", Drawn((0,)))
    tried = correction(game, game.entries, act, "new")
    first, second, third = correct_lines(tried, EN)
    assert (first.title, first.was_title) == ("East 1", "")
    assert isolated(first.said[0]) == "Draw, tenpai: Aïko"
    assert isolated(first.said[1]) == "before: Chloé, tsumo · 2 han 40 fu"
    assert [cell.text for cell in first.cells] == ["28,000", "24,000", "24,000", "24,000"]
    assert [cell.text for cell in first.was_cells] == ["23,700", "24,300", "27,700", "24,300"]
    assert (second.title, second.was_title) == ("East 1 · 1", "East 2")
    assert any("Dealer: Aïko" in isolated(said) for said in second.said)
    assert any("Paid otherwise" in said for said in second.said)
    assert third.was_title == "East 2 · 1"
    said = summary(tried, EN)
    assert said[0] == "3 hands change."
    assert "East 1" in first.spoken(NAMES, EN)


def test_a_correction_says_who_leads_then():
    game = played(TSUMO)
    tried = correction(game, game.entries, Amended("e0", RON), "new")
    assert [isolated(said) for said in summary(tried, FR)] == [
        "1 main change.",
        "Bruno est en tête, et non Chloé.",
    ]


def test_a_hand_that_goes_and_one_that_comes():
    game = played(TSUMO, RON)
    gone = correct_lines(correction(game, game.entries, Voided("e0"), "new"), EN)
    assert [line.sign for line in gone] == ["gone", ""]
    assert [cell.text for cell in gone[0].was_cells] == ["−1,300", "−700", "+2,700", "−700"]
    come = correct_lines(correction(game, game.entries, Booked(Drawn((0,)), "e1"), "new"), EN)
    assert [line.sign for line in come] == ["new", ""]
    assert come[0].title == "East 2"


def test_a_hand_that_cannot_follow_is_blamed_with_its_reason():
    game = played(TSUMO, RON, rules="tenhou")
    ends = Won((Win(1, 0, yakuman=1),))
    tried = correction(game, game.entries, Amended("e0", ends), "new")
    assert tried.after is None
    assert blamed(tried, EN) == "East 2"
    said = summary(tried, EN)
    assert said[0].startswith("Not possible: East 2")
    assert EN.problem(tried.problem.problems[0]) in said
    assert len(correct_lines(tried, EN)) == 1


def test_a_correction_that_ends_or_reopens_a_game_says_so():
    game = played(TSUMO, rules="tenhou")
    over = Amended("e0", Won((Win(1, 0, yakuman=1),)))
    said = summary(correction(game, game.entries, over, "new"), EN)
    assert any(one.startswith("The game is over: ") for one in said)
    ended = played(Finished(), rules="tenhou")
    said = summary(correction(ended, ended.entries, Voided("e0"), "new"), EN)
    assert said == ("No hand changes.", "The game is no longer over.")


# The result


def test_a_result_is_explained_step_by_step():
    game = played(RON, Penalty(2, -20000), Finished("time"))
    lines = settlement_lines(game, EN)
    assert lines[0].name == "Bruno"
    assert lines[0].first
    assert lines[0].steps[0] == "(31,200 − 30,000) ÷ 1,000 = +1.2"
    assert lines[0].steps[1:] == ("uma +30.0", "oka +20.0")
    chloe = next(line for line in lines if line.name == "Chloé")
    assert chloe.steps[-1] == "penalties −20.0"
    assert chloe.loss
    assert settlement_title(game, EN) == "Game over: broken off (time)"
    assert settlement_lost(game, EN) == ()
    assert settlement_title(played(), EN) == "If the game ended here"


def test_sticks_that_nobody_gets_explain_the_total():
    game = played(Drawn((0,), (0,)), Finished(), rules="wrc2025")
    assert sum(one.points for one in game.settlement) == -1000
    assert settlement_lost(game, FR) == ("1 bâtonnet perdu\u202f: total −1,0",)
    assert settlement_title(game, FR) == "Fin de partie\u202f: partie interrompue"


def test_rounding_is_one_of_the_steps():
    game = played(RON, Finished(), rules="tenhou", final_rounding="half_up")
    lines = settlement_lines(game, EN)
    last = lines[-1]
    assert last.steps[:2] == ("18,800 → 19,000", "(19,000 − 30,000) ÷ 1,000 = −11.0")
    assert any(
        said.startswith("Rounding of the final score") for said in settlement_rules(game.rules, EN)
    )


@pytest.mark.parametrize("words", [FR, EN, JA], ids=LANGUAGES)
def test_the_rules_of_the_result_are_named(words):
    said = settlement_rules(preset("m_league"), words)
    assert len(said) == 4
    assert "30" in said[0]


# What is needed


def test_needs_by_place_and_way():
    table = played(RON).table
    found = needs_table(table, 0, (), EN)
    assert isolated(found.title) == "Aïko: 4th"
    assert [place for place, _ in found.places] == ["1st", "2nd", "3rd"]
    assert found.places[0][1] == "+50.0"
    ways = {isolated(way): cells for way, cells in found.ways}
    assert [*ways] == ["Tsumo", "Ron from Bruno", "Ron from Chloé", "Ron from David", "Draw"]
    assert ways["Ron from Bruno"][0] == (
        "6,400+",
        "4 han",
        "3 han 50 fu",
        "2 han 100 fu",
    )
    assert ways["Draw"][0] == (NEVER,)
    assert "Ron from Bruno" in isolated(found.spoken(EN))


def test_a_shared_place_says_so_beside_the_least_that_is_not_shared():
    table = replace(played(rules="wrc2025").table, scores=(30000, 32600, 30000, 27400))
    found = needs_table(table, 2, (), FR)
    ways = {isolated(way): cells for way, cells in found.ways}
    assert [line.replace("\u202f", " ") for line in ways["Ron sur Bruno"][0]] == [
        "1 300+",
        "1 han 40 fu",
        "2 han",
        "à égalité : +10,0",
        "seul dès 1 600",
        "2 han",
        "1 han 50 fu",
    ]
    assert isolated(needs_table(table, 2, (), JA).ways[2][0]) == "Brunoから直撃"


def test_who_leads_needs_nothing():
    found = needs_table(played(RON).table, 1, (), FR)
    assert isolated(found.title) == "Bruno est en tête."
    assert found.places == found.ways == ()


def test_a_draw_that_is_enough_names_who_must_be_ready():
    table = replace(played().table, scores=(25500, 24500, 25000, 25000))
    found = needs_table(table, 1, (), EN)
    draw = {isolated(way): cells for way, cells in found.ways}["Draw"]
    assert isolated(draw[0][0]) == "tenpai: Bruno"


# Questions


def asked(game, **said):
    return [question.key for question in questions(game, Asked(**said), EN)]


def test_questions_in_their_order():
    game = played(TSUMO, rules="wrc2025", time_limit=preset("wrc2025").time_limit)
    assert asked(game) == []
    assert asked(game, rang=True, form=True, doubtful=True) == ["rang", "form", "doubtful"]
    assert asked(game, read_only=True, rang=True) == ["read_only"]


def test_the_bell_is_asked_for_once():
    game = played(Bell(), rules="wrc2025")
    assert asked(game, rang=True) == ([] if game.table.bell is not None else ["rang"])


def test_under_rules_without_a_time_limit_the_bell_is_only_heard():
    (question,) = questions(played(rules="tenhou"), Asked(rang=True), EN)
    assert [key for key, _ in question.answers] == ["heard", "five_more"]


def test_the_last_dealer_is_asked_until_he_plays_on():
    table = replace(played().table, may_stop=True)
    game = played()._replace(tables=(table,))
    (question,) = questions(game, Asked(), FR)
    assert question.key == "may_stop"
    assert "Aïko" in question.sentence
    assert asked(game, plays_on=len(game.entries)) == []


def test_a_game_that_is_over_asks_nothing():
    assert asked(played(Finished()), rang=True, form=True) == []


# Points in the drawers


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("24500", 24500),
        ("24 500", 24500),
        ("24\u202f500", 24500),
        ("24,500", 24500),
        ("−300", -300),
        ("-300", -300),
        ("0", 0),
        ("24550", None),
        ("", None),
        ("many", None),
        ("99999999", None),
    ],
)
def test_points_as_people_write_them(text, points):
    assert points_of(text) == points


def test_what_is_off_and_what_explains_it():
    game = played(Drawn((0,)), RON)
    have = list(game.table.scores)
    have[0] += 300
    have[1] -= 300
    said = found_lines(game, stick_check(game, have), EN)
    assert [isolated(line.sentence) for line in said[:2]] == ["Aïko: +300", "Bruno: −300"]
    assert isolated(said[2].sentence) == "East 1 · 1: honba not paid to Bruno?"
    assert said[2].uid == "e1"
    assert [line.sentence for line in found_lines(game, (), EN)] == ["All agrees."]


@pytest.mark.parametrize("words", [FR, EN, JA], ids=LANGUAGES)
def test_every_slip_has_its_sentence(words):
    from riichi_desktop.ledger.slips import LIKELY
    from riichi_desktop.ledger.stick_check import Finding

    game = played(RON)
    for kind in LIKELY:
        found = Finding(kind, "e0", 0, (0, 1), 300)
        (line,) = found_lines(game, (found,), words)
        assert line.uid == "e0"


# The list of matches


def head(scores, rules="wrc2025", **more):
    return GameHead(
        "id",
        3,
        "Table 3",
        "2025-01-01T10:00:00+00:00",
        rules,
        False,
        1,
        NAMES,
        scores=scores,
        round="S4",
        is_summed=True,
        **more,
    )


def test_players_of_a_match_keep_their_seats_and_have_their_places():
    tied = (20000, 30000, 30000, 40000)
    found = people(head(tied, finished=True), EN)
    assert [one.name for one in found] == [*NAMES]
    assert [one.place for one in found] == ["4th", "2nd=", "2nd=", "1st"]
    assert [one.place for one in people(head(tied, "tenhou"), EN)] == ["4th", "2nd", "3rd", "1st"]
    assert {one.place for one in people(head((25000,) * 4), EN)} == {""}
    said = spoken(head(tied), EN)
    assert "WRC 2025" in said
    assert "David\u2069 40,000 1st" in said


# A new match


def test_a_match_without_all_names_cannot_begin():
    game = NewGame(preset("tenhou"), ("Ana", " ", "Chi", "Dan"))
    assert FR.problem(game.refusal) == "Écrire le nom\u202f: Sud."
    assert replace(game, names=("Ana", "ana ", "Chi", "Dan")).refusal.id == "new_game_twice"
    assert replace(game, names=("Ana", "Bo", "Chi", "Dan")).refusal is None


def test_with_three_players_the_fourth_name_does_not_count():
    game = NewGame(preset("tenhou_sanma"), ("Ana", "Bo", "Chi", ""))
    assert game.refusal is None
    assert game.seated == ("Ana", "Bo", "Chi")


def test_the_clock_follows_the_rules_until_it_is_set():
    timed = replace(preset("wrc2025"), time_limit=preset("wrc2025").time_limit._replace(minutes=75))
    game = with_rules(NewGame(preset("tenhou")), timed)
    assert game.minutes == 75
    assert with_rules(replace(game, minutes=60), preset("tenhou")).minutes == 60


def test_the_length_is_a_departure_from_the_rules():
    assert with_length(NewGame(preset("tenhou")), "east").rules.length == "east"


def test_seats_by_lot_and_by_hand():
    from random import Random

    game = NewGame(preset("tenhou_sanma"), ("Ana", "Bo", "Chi", "spare"))
    found = {drawn(game, Random(seed)).names for seed in range(60)}
    assert len(found) == 6
    assert {names[3] for names in found} == {"spare"}
    assert moved(game, 0, 1).names == ("Bo", "Ana", "Chi", "spare")
    assert moved(game, 0, -1).names == ("Chi", "Bo", "Ana", "spare")


def test_names_that_were_used_before():
    assert known_names([("Bo", " Ana "), ("Ana", "")]) == ("Bo", "Ana")


# What was undone


def test_an_entry_is_named_by_what_it_is_about():
    game = played(TSUMO)
    assert isolated(entry_words(game.entries[0], EN, game)) == (
        "East 1 · Chloé, tsumo · 2 han 40 fu"
    )
    fix = Entry("fix", Amended("e0", RON))
    assert entry_words(fix, EN, game).startswith("correction of East 1")
    assert entry_words(Entry("gone", Voided("e0")), EN, game).startswith("deletion of East 1")
    assert entry_words(Entry("other", Voided("?")), EN, game) == "an entry"


def test_a_chombo_is_a_hand_without_points():
    game = played(Chombo((3,)))
    line = log_lines(game, EN)[1]
    assert line.is_hand
    assert row_texts(line) == ["0", "0", "0", "0"]


# Widths


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("width", [336, 400, 648])
def test_columns_end_at_the_edge_and_leave_room_for_the_hand(qapp, width, players):
    theme = Theme("light", compact=width < 400)
    columns = columns_of(width, players, ["−12\u202f000", "100\u202f000"], theme)
    assert columns.right(players - 1) == width - INSET
    assert columns.first >= 88
    assert columns.each >= theme.width("strong", "−12\u202f000")


def test_both_sides_fill_the_page():
    for width, height, compact in ((1172, 624, False), (916, 500, True), (1616, 900, False)):
        left, right = share(width, height, compact=compact)
        assert left + GAP + right == width
    assert share(1172, 624, compact=False) == (724, 432)
    assert share(916, 500, compact=True) == (540, 360)
    assert (
        share(1616, 900, compact=False).left == 920 or share(1616, 900, compact=False).right <= 700
    )
