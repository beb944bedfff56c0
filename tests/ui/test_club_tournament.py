"""A tournament: who plays, how rounds are seated, how good that is; and the part in the window."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from riichi_desktop.club import Event, Player, Registration, Team, Totals, rounds_of, standings
from riichi_desktop.documents import preset
from riichi_desktop.ui.club.columns import Cell, Column, ColumnLine, ColumnList, ColumnRows
from riichi_desktop.ui.club.people import short_name
from riichi_desktop.ui.club.tables.values import games_of, round_shown
from riichi_desktop.ui.club.tournament.ceremony import Ceremony
from riichi_desktop.ui.club.tournament.ceremony_values import calls_of
from riichi_desktop.ui.club.tournament.lines import (
    columns,
    round_facts,
    table_lines,
)
from riichi_desktop.ui.club.tournament.quality import quality_rows, verdict
from riichi_desktop.ui.club.tournament.script import scripted, start_order, template_of
from riichi_desktop.ui.club.tournament.script_dialog import ScriptDialog
from riichi_desktop.ui.club.tournament.values import (
    Wish,
    field_of,
    quality_of,
    seat,
    why_not_next,
)
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words
from tests.club.clubs import enrolled, event, game, register, round_

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

WORDS = Words("en")
IDS = tuple(f"p{n}" for n in range(1, 9))
PEOPLE = tuple(Player(uid, f"Player {uid[1:]}", city="AB"[n % 2]) for n, uid in enumerate(IDS))
CUP = event(kind="tournament", rounds=3)
ENROLLED = tuple(enrolled(uid, number=n) for n, uid in enumerate(IDS, start=1))
FIRST = round_(1, IDS[:4], IDS[4:])
SCORES = (45000, 32000, 25000, 18000)
PLAYED = (
    game(IDS[:4], *SCORES, round="r1", table=1, day="2026-12-01"),
    game(IDS[4:], *SCORES, round="r1", table=2, day="2026-12-01"),
)


def club(*things):
    return register(*PEOPLE, CUP, *ENROLLED, *things)


def numbers():
    made = count(1)
    return lambda: f"new{next(made)}"


def made(held, wish, played=(), cup=CUP):
    return seat(held, cup, played, wish, Random(5), numbers())


def test_a_draw_seats_everybody_once() -> None:
    found = made(club(), Wish())
    (round,) = found.rounds
    assert (round.number, round.event, round.uid) == (1, "e", "new1")
    assert sorted(uid for table in round.tables for uid in table) == sorted(IDS)
    assert round.minutes == CUP.rules.time_limit.minutes


def test_swiss_seats_neighbours_of_the_standings() -> None:
    found = made(club(FIRST), Wish("swiss"), PLAYED)
    assert found.rounds[0].number == 2
    assert {"p1", "p5"} <= set(found.rounds[0].tables[0])
    assert {"p4", "p8"} <= set(found.rounds[0].tables[1])


def test_all_rounds_that_are_left_are_seated_at_once() -> None:
    found = made(club(FIRST), Wish("all"), PLAYED)
    assert [one.number for one in found.rounds] == [2, 3]
    assert all(len(one.tables) == 2 for one in found.rounds)


def test_who_withdrew_and_who_was_cut_plays_no_more() -> None:
    cup = replace(CUP, cuts=((1, 4),))
    held = register(*PEOPLE, cup, *ENROLLED, FIRST)
    field = field_of(held, cup, PLAYED)
    assert (len(field.going), len(field.out), field.number) == (4, 4, 2)
    assert field.cut is not None
    alone = made(held, Wish(), PLAYED, cup).rounds[0]
    assert set(alone.tables[0]) == set(field.going)
    assert len(alone.tables) == 1
    both = made(held, Wish(others=True), PLAYED, cup).rounds[0]
    assert [set(table) for table in both.tables] == [set(field.going), set(field.out)]
    gone = club(enrolled("p8", withdrawn=True))
    assert "p8" not in field_of(gone, CUP, ()).going


def test_a_substitute_fills_up_a_table() -> None:
    held = club(enrolled("p8", substitute=True))
    (round,) = made(held, Wish()).rounds
    assert "p8" in [uid for table in round.tables for uid in table]


def test_teams_that_fill_no_table_apart_are_refused() -> None:
    cup = replace(CUP, teams=True)
    teams = (Team("x", "e", "Dragons"),)
    held = register(*PEOPLE, cup, *(replace(one, team="x") for one in ENROLLED), *teams)
    found = made(held, Wish(teams=True), cup=cup)
    assert found.rounds == ()
    assert [one.id for one in found.refused] == ["seating_group_too_large"]
    assert made(held, Wish(cities=True), cup=cup).rounds


@pytest.mark.parametrize(
    ("change", "wish", "played", "reason"),
    [
        ({}, Wish("swiss"), PLAYED, None),
        ({}, Wish(), (), None),
        ({}, Wish("swiss"), PLAYED[:1], "cup_results_missing"),
        ({"cuts": ((1, 4),)}, Wish(), (), "cup_results_missing"),
        ({"rounds": 1}, Wish(), PLAYED, "cup_all_rounds"),
        ({"rounds": 0}, Wish("all"), PLAYED, "cup_no_rounds"),
        ({"cuts": ((2, 4),)}, Wish("all"), PLAYED, "cup_cut_between"),
        ({"closed": True}, Wish(), PLAYED, "event_closed"),
    ],
)
def test_why_the_next_round_has_to_wait(change, wish, played, reason) -> None:
    cup = replace(CUP, **change)
    why = why_not_next(register(*PEOPLE, cup, *ENROLLED, FIRST), cup, played, wish)
    assert (why and why.id) == reason
    if why is not None:
        assert "{" not in WORDS.problem(why)


def test_too_few_are_told() -> None:
    held = register(*PEOPLE, CUP, *ENROLLED[:3])
    why = why_not_next(held, CUP, (), Wish())
    assert why is not None
    assert WORDS.problem(why) == "Too few players for a table: 3, and it takes 4."


# Scripts


def read(text: str, numbers_are="start", held=None, cup=CUP):
    held = held or club()
    return scripted(text, numbers_are, held, cup, field_of(held, cup, ()), numbers())


def test_a_script_seats_by_start_numbers() -> None:
    found = read("1 5 2 6 / 3 7 4 8\n1 2 3 4 / 5 6 7 8")
    assert [one.number for one in found.rounds] == [1, 2]
    assert found.rounds[0].tables[0] == ("p1", "p5", "p2", "p6")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "seating_script_empty"),
        ("1 2 3 4 / 5 6 7 9", "seating_number_range"),
        ("1 2 3 4\n" * 4, "cup_script_rounds"),
        ("1 2 3", "seating_other_size"),
    ],
)
def test_a_script_that_does_not_fit_says_why(text, fault) -> None:
    found = read(text)
    assert found.rounds == ()
    assert found.faults[0].id == fault


def test_a_number_of_somebody_who_withdrew_seats_nobody() -> None:
    held = club(enrolled("p2", number=2, withdrawn=True))
    assert start_order(held, CUP)[1] == ""
    assert read("1 2 3 4", held=held).faults[0].id == "cup_script_nobody"


def test_the_template_mixes_places() -> None:
    field = field_of(club(), CUP, ())
    assert template_of(field, 4) == "1 3 5 7 / 2 4 6 8\n"
    assert read(template_of(field, 4), "places").rounds[0].sits_out == ()


# How good it is


def test_a_seating_is_judged_in_words_and_counts() -> None:
    assert quality_of(club(), CUP, Wish()) is None
    again = round_(2, IDS[:4], IDS[4:])
    held = club(FIRST, again)
    quality = quality_of(held, CUP, Wish())
    assert quality is not None
    assert str(quality.percent) in verdict(quality, WORDS)
    rows = {row.key: row for row in quality_rows(quality, held, WORDS)}
    assert rows["again"].values == ("12",)
    assert rows["again"].below.startswith("Player 1 – Player 2")
    assert rows["again"].below.endswith("…")
    assert "out_spread" not in rows
    perfect = quality_of(club(FIRST), CUP, Wish())
    assert perfect is not None
    assert verdict(perfect, WORDS) == "100 of 100: none can be better."


def test_people_of_a_city_that_meet_are_named() -> None:
    held = club(round_(1, ("p1", "p3", "p2", "p4")))
    quality = quality_of(held, CUP, Wish(cities=True))
    assert quality is not None
    rows = {row.key: row for row in quality_rows(quality, held, WORDS)}
    assert rows["avoided"].values == ("2",)


# Lists


def test_tables_are_listed_with_their_state() -> None:
    held = club(FIRST)
    shown = round_shown(held, FIRST, games_of(held, {}, ()), CUP.rules)
    lines = table_lines(shown, held, WORDS)
    assert [cell.words for cell in lines[0].cells][:3] == ["1", "Player 1", "Player 2"]
    assert lines[0].cells[1].aside == "E"
    assert lines[0].cells[-1].words == "waiting"
    assert len(lines[0].cells) == len(columns(4, WORDS))
    assert round_facts(shown, 3, WORDS) == "Round 1 of 3 · 2 waiting"
    assert lines[0].spoken.startswith("Table 1, waiting, Player 1 E")


def test_long_names_have_a_short_form() -> None:
    assert short_name("Gwenaëlle Le Bihan") == "G. Le Bihan"
    assert short_name("Bruno") == ""
    assert short_name("佐藤 健") == ""


# The ceremony


def test_the_last_are_called_first_and_equals_together(qapp, qtbot) -> None:
    held = club(FIRST)
    found = standings(held, "e", PLAYED)
    calls = calls_of(found, held, WORDS)
    assert [(call.rank, len(call.people)) for call in calls] == [(7, 2), (5, 2), (3, 2), (1, 2)]
    window = Ceremony(Look(Theme("light"), WORDS))
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    window.show_standings("Cup", found, held)
    assert window.said() == "Cup: final standings, from the last to the first"
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert window.said().startswith("Rank 7: ")
    qtbot.keyClick(window, Qt.Key.Key_Left)
    assert window.step == 0
    for _ in range(9):
        qtbot.keyClick(window, Qt.Key.Key_Right)
    assert (window.step, window.said()[:7]) == (4, "Rank 1:")
    window.show()
    window.grab()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


# In the window


EVENT = Event("s", "Cup", "tournament", preset("wrc2025"), rounds=3)
REGISTERED = tuple(Registration(f"s.{uid}", "s", uid, n) for n, uid in enumerate(IDS, start=1))


@pytest.fixture
def open_part(open_window, qtbot):
    def build(*things, lang="en"):
        window = open_window(lang)
        page = window.open_page("club")
        qtbot.waitUntil(lambda: page.roll.is_open)
        assert page.roll.put(*PEOPLE, *(things or (EVENT, *REGISTERED)))
        page.roll.choose("s")
        part = page.open_part("tournament")
        QApplication.processEvents()
        part.said = []
        part.told.connect(part.said.append)
        return part

    return build


def rounds(part):
    return rounds_of(part.club.roll.register, "s")


def result(uid: str, round, table: int, scores=SCORES) -> Totals:
    players = round.tables[table - 1]
    return Totals(uid, players, scores, None, "s", round.uid, table, "2026-12-01")


def test_a_season_has_no_such_part(open_part, qtbot) -> None:
    part = open_part(replace(EVENT, kind="season", rounds=0), *REGISTERED)
    assert type(part).__name__ != "TournamentPart"


def test_a_round_is_seated_played_by_totals_and_followed_by_the_next(open_part, qtbot) -> None:
    part = open_part()
    assert part.message.isVisible()
    assert part.next.seat.text() == "Seat round 1"
    assert part.next.seat.kind == "primary"
    part.acts()["club_tables"]()
    qtbot.waitUntil(lambda: len(rounds(part)) == 1)
    assert part.said[-1] == "2 tables proposed. Press two people to swap them."
    assert part.section.isVisible()
    assert (part.section.begin.kind, part.next.seat.kind) == ("primary", "normal")
    part.next.methods.option("swiss").click()
    assert part.next.seat.reason == "Round 1 does not have all its results yet."
    first = rounds(part)[0]
    assert part.club.roll.put(result("a", first, 1), result("b", first, 2))
    qtbot.waitUntil(lambda: part.next.seat.reason is None)
    part.next.seat.click()
    qtbot.waitUntil(lambda: len(rounds(part)) == 2)
    assert part.rounds.current == "2"
    part.rounds.option("1").click()
    assert part.facts.text() == "Round 1 of 3 · 2 tables finished"
    qtbot.waitUntil(part.quality.isVisible)
    assert "of 100" in part.quality.verdict.text()


def test_two_people_swap_and_it_can_be_undone(open_part, qtbot) -> None:
    part = open_part()
    part.next.seat.click()
    qtbot.waitUntil(lambda: len(rounds(part)) == 1)
    before = rounds(part)[0].tables
    one, other = part.section.grid.cards[0].felt.seats[0], part.section.grid.cards[1].felt.seats[0]
    one.click()
    other.click()
    after = rounds(part)[0].tables
    assert (after[0][0], after[1][0]) == (before[1][0], before[0][0])
    assert part.club.roll.undo()
    assert rounds(part)[0].tables == before


def test_all_rounds_at_once_are_one_step(open_part, qtbot) -> None:
    part = open_part()
    part.next.methods.option("all").click()
    assert part.next.seat.text() == "Seat all rounds"
    part.next.seat.click()
    qtbot.waitUntil(lambda: len(rounds(part)) == 3)
    assert part.rounds.current == "1"
    assert part.next.seat.reason.startswith("All 3 planned rounds are seated.")
    assert part.club.roll.undo()
    assert rounds(part) == []


def test_late_totals_are_booked_from_the_list(open_part, qtbot) -> None:
    part = open_part()
    part.next.seat.click()
    qtbot.waitUntil(lambda: len(rounds(part)) == 1)
    part.views.option("list").click()
    assert [line.key for line in part.list.lines] == ["1", "2"]
    part.list.pressed_line.emit("2")
    dialogs = [one for one in part.window().findChildren(QDialog) if one.isVisible()]
    assert [type(one).__name__ for one in dialogs] == ["ResultDialog"]
    dialogs[0].reject()


def test_a_script_is_asked_for_and_seats(open_part, qtbot) -> None:
    part = open_part()
    part.next.script.click()
    dialog = next(one for one in part.window().findChildren(ScriptDialog))
    assert dialog.yes.reason is None
    dialog.field.setPlainText("1 2 3 4 / 5 6 7 7")
    assert "number 7" in dialog.yes.reason
    dialog.numbers.option("start").click()
    dialog.field.setPlainText("8 7 6 5 / 4 3 2 1")
    dialog.yes.click()
    assert rounds(part)[0].tables == (("p8", "p7", "p6", "p5"), ("p4", "p3", "p2", "p1"))


def test_what_cannot_be_says_why(open_part, qtbot) -> None:
    part = open_part(EVENT, *REGISTERED[:2])
    assert "Too few players" in part.next.seat.reason
    part.acts()["club_tables"]()
    assert "Too few players" in part.said[-1]
    part.acts()["club_ceremony"]()
    qtbot.waitUntil(lambda: part.said[-1] == "Nobody is placed yet.")
    part.acts()["club_result"]()
    assert part.said[-1] == "No table waits for a result."
    part.acts()["club_begin"]()
    assert part.said[-1] == "No table to start."
    assert part.next.chips["teams"].reason == "The event is played without teams."


def test_a_penalty_and_the_ceremony_are_a_key_away(open_part, qtbot) -> None:
    part = open_part()
    part.next.seat.click()
    qtbot.waitUntil(lambda: len(rounds(part)) == 1)
    first = rounds(part)[0]
    assert part.club.roll.put(result("a", first, 1), result("b", first, 2))
    part.acts()["club_penalty"]()
    dialogs = [one for one in part.window().findChildren(QDialog) if one.isVisible()]
    assert [type(one).__name__ for one in dialogs] == ["AdjustmentDialog"]
    dialogs[0].reject()
    qtbot.waitUntil(lambda: len(part.club.roll.played) == 2)
    part.acts()["club_ceremony"]()
    qtbot.waitUntil(lambda: bool(part.findChildren(Ceremony)))
    window = part.findChildren(Ceremony)[0]
    assert len(window.calls) == 4
    window.close()


@pytest.mark.usefixtures("qapp")
def test_what_stands_beside_a_name_stays_however_long_the_name_is(monkeypatch) -> None:
    look = Look(Theme("light"), WORDS)
    painted: list[tuple[str, float]] = []
    monkeypatch.setattr(
        ColumnRows,
        "_aside",
        lambda _rows, _painter, cell, place, **_: painted.append((cell.aside, place.width())),
    )
    list_ = ColumnList(look)
    list_.set_columns((Column("", 120), Column("", 120)))
    name = "Maximilian Alexander von und zu Hohenstaufen"
    cells = tuple(Cell(name, aside="30,000", kept=kept) for kept in (True, False))
    list_.show_lines([ColumnLine("a", cells, "")])
    list_.resize(300, 60)
    list_.grab()
    (said,) = set(painted)
    assert said[0] == "30,000"
    assert said[1] >= look.theme.width("caption", "30,000")


@pytest.mark.usefixtures("qapp")
def test_a_long_name_has_the_room_of_the_empty_cells_behind_it(monkeypatch) -> None:
    look = Look(Theme("light"), WORDS)
    rooms: dict[str, float] = {}

    def cell(_rows, _painter, cell, place, **_) -> None:
        rooms[cell.words] = place.width()

    monkeypatch.setattr(ColumnRows, "_cell", cell)
    list_ = ColumnList(look)
    list_.set_columns((Column(""), Column("", 70, right=True)))
    lines = (Cell("alone"), Cell()), (Cell("beside"), Cell("2 games"))
    list_.show_lines([ColumnLine(str(at), cells, "") for at, cells in enumerate(lines)])
    list_.resize(300, 100)
    list_.grab()
    assert rooms["alone"] >= rooms["beside"] + 70
