"""The Club page in the window: what is shown, what each control and key does."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QWidget

from riichi_desktop.club import Adjustment, Event, Link, Player, Registration, Team
from riichi_desktop.documents import preset
from riichi_desktop.engine import problem
from riichi_desktop.ledger import Finished, Replaced, Win, Won
from riichi_desktop.storage import Club, Results, StorageError, open_club
from riichi_desktop.ui import MainWindow
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.club.events.adjustment_dialog import AdjustmentDialog
from riichi_desktop.ui.club.events.event_dialog import EventDialog
from riichi_desktop.ui.club.events.registration_dialog import RegistrationDialog
from riichi_desktop.ui.club.events.text_dialog import TextDialog
from riichi_desktop.ui.club.links.link_dialog import LinkDialog
from riichi_desktop.ui.club.page import ClubPage
from riichi_desktop.ui.club.players import acts as player_acts
from riichi_desktop.ui.club.players.erase_dialog import EraseDialog
from riichi_desktop.ui.club.players.merge_dialog import MergeDialog
from riichi_desktop.ui.club.tables.card import acts_of
from riichi_desktop.ui.club.tables.changes import started
from riichi_desktop.ui.club.tables.result_dialog import ResultDialog
from riichi_desktop.ui.club.tables.substitute_dialog import SubstituteDialog
from riichi_desktop.ui.match.clock.bar import ClockDialog
from riichi_desktop.ui.match.games.new_game_dialog import NewGameDialog
from riichi_desktop.ui.shelf import FILE
from riichi_desktop.words import LANGUAGES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Aïko", "Bruno", "Chloé", "David", "Emma", "Farid")
PEOPLE = tuple(Player(name[0].lower(), name) for name in NAMES)
SEASON = Event("s", "Autumn", "season", preset("m_league"), begins="2026-09-01")
CUP = Event("t", "Cup", "tournament", preset("wrc2025"), begins="2026-12-19", teams=True, rounds=8)
RON = Won((Win(1, 0, 3, 40),))


@pytest.fixture
def open_page(open_window, qtbot) -> Callable[..., ClubPage]:
    """Give a way to open the page over some people and things, at a part, for an event."""

    def build(*things, part="evening", event="", lang="en", people=PEOPLE) -> ClubPage:
        window = open_window(lang)
        page = window.open_page("club")
        assert isinstance(page, ClubPage)
        qtbot.waitUntil(lambda: page.roll.is_open or page.roll.shelf.refused is not None)
        if people or things:
            assert page.roll.put(*people, *things)
        if not page.roll.is_open:
            return page
        page.roll.choose(event)
        page.open_part(part)
        page.part.focus_home()
        QApplication.processEvents()
        return page

    return build


def press(page: QWidget, keys: str) -> None:
    QApplication.processEvents()
    if QApplication.activeModalWidget() is None:
        page.window().activateWindow()
        QApplication.processEvents()
    combined = QKeySequence(keys)[0]
    target = QApplication.focusWidget() or page.window()
    QTest.keyClick(target, combined.key(), combined.keyboardModifiers())
    QApplication.processEvents()


def write(page: QWidget, words: str) -> None:
    page.window().activateWindow()
    QApplication.processEvents()
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    if words.isascii():
        QTest.keyClicks(field, words)
    else:
        field.insert(words)
        field.setModified(True)
    QApplication.processEvents()


def shown(page: QWidget, kind: type[QDialog]):
    QApplication.processEvents()
    found = [one for one in page.window().findChildren(kind) if one.isVisible()]
    if found:
        found[-1].activateWindow()
        QApplication.processEvents()
    return found[-1] if found else None


def status(page: QWidget) -> str:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window.status.text()


def tabs(page: ClubPage) -> list[str]:
    return [page.tabs.tabText(at) for at in range(page.tabs.count())]


def spoken(list_) -> list[str]:
    return [line.spoken for line in list_.lines]


def names(page: ClubPage) -> set[str]:
    return {one.name for one in page.roll.register.players.values()}


# The page


def test_its_parts_are_those_of_the_event(open_page):
    page = open_page(SEASON)
    assert "Event" not in tabs(page)
    page.roll.choose("s")
    QApplication.processEvents()
    assert tabs(page)[:3] == ["Evening", "Players", "Event"]
    press(page, "Alt+3")
    assert page.tabs.current == "event"
    page.roll.choose("")
    QApplication.processEvents()
    assert page.tabs.current == "evening", "the part of an event goes with it"


def test_event_and_part_are_there_at_the_next_start(open_page, open_window, qtbot):
    page = open_page(SEASON, part="players")
    page.header.events.picked.emit("s")
    page.window().close()
    again = open_window("en").open_page("club")
    qtbot.waitUntil(lambda: again.part is not None)
    assert (again.roll.chosen, again.tabs.current) == (SEASON, "players")


def test_a_command_that_the_part_has_not_is_said(open_page):
    page = open_page(part="players")
    press(page, "Ctrl+G")
    assert status(page) == "Propose the next round: not in this tab."


def test_undo_says_what_it_was_about(open_page):
    page = open_page(part="players")
    page.roll.put(replace(PEOPLE[0], city="Lyon"))
    press(page, "Ctrl+Z")
    assert status(page) == "Undone: Aïko"
    assert page.roll.register.players["a"].city == ""
    press(page, "Ctrl+Shift+Z")
    assert status(page) == "Redone: Aïko"
    while page.roll.steps.can_undo:
        page.roll.undo()
    press(page, "Ctrl+Z")
    assert status(page) == "Nothing to undo."


def test_a_database_that_cannot_be_opened_is_told(open_page, data_dir):
    data_dir.mkdir(parents=True, exist_ok=True)
    (data_dir / FILE).write_bytes(b"no database at all, and longer than a header" * 40)
    page = open_page(people=())
    assert page.message.isVisible()
    assert page.message.buttons[0].text() == "Go to the Match page"
    page.message.buttons[0].click()
    assert page.window().pages.key == "match"


def test_where_another_program_writes_everything_is_greyed_with_the_reason(
    open_page, data_dir, qtbot
):
    data_dir.mkdir(parents=True, exist_ok=True)
    with open_club(data_dir / FILE, station="other") as other:
        other.put([*PEOPLE, SEASON])
        page = open_page(people=())
        page.roll.shelf.open(read_only=True)
        qtbot.waitUntil(lambda: page.roll.is_open)
        page.open_club()
        page.roll.choose("s")
        QApplication.processEvents()
        reason = "The club is open read-only: another program holds it."
        assert page.header.buttons["club_new_event"].reason == reason
        part = page.open_part("players")
        part.choose("a")
        assert part.panel.buttons["erase"].reason == reason
        assert part.panel.fields["name"].isReadOnly()
        press(page, "Ctrl+Shift+E")
        assert status(page) == reason
        part = page.open_part("evening")
        part.here.toggled.emit("a")
        assert page.roll.register.attendances == {}
        other.put([Player("z", "Zoé")])
        page.roll.look()
        assert "Zoé" in names(page)


def test_what_does_not_work_lasts_in_the_status_line(open_page, monkeypatch):
    page = open_page(part="players")

    def refuse(*_args: object, **_named: object) -> None:
        raise StorageError(problem("disk_full", file="club.db"))

    monkeypatch.setattr(Club, "put", refuse)
    page.part.choose("a")
    page.part.panel.written.emit(replace(PEOPLE[0], city="Lyon"))
    assert page.trouble
    assert page.trouble in status(page)
    monkeypatch.undo()
    page.part.panel.written.emit(replace(PEOPLE[0], city="Lyon"))
    assert page.trouble == ""


def test_a_match_that_cannot_be_counted_is_told(open_page, qtbot, monkeypatch):
    damaged = (("g", problem("rules_damaged", file="club.db")),)
    results = Results((), 0, damaged)
    monkeypatch.setattr(Club, "results", lambda *_args: results)
    page = open_page()
    qtbot.waitUntil(lambda: bool(page.roll.damaged))
    assert page.trouble.startswith("One match cannot be counted: ")


# Players


def test_a_name_that_nobody_has_is_added_by_enter(open_page):
    page = open_page(part="players")
    write(page, "Gaëlle")
    assert spoken(page.part.list) == ["Add “Gaëlle”"]
    press(page, "Return")
    assert "Gaëlle" in names(page)
    assert page.part.panel.title.text() == "Gaëlle"
    assert status(page) == "Gaëlle: on the club’s list."


def test_the_key_that_leads_to_the_field_writes_nothing_into_it(open_page):
    page = open_page(part="players")
    write(page, "/ann")
    assert page.part.field.text() == "ann"
    write(page, "/b")
    assert page.part.field.text() == "ann/b"


def test_somebody_who_is_found_is_chosen_by_enter(open_page):
    page = open_page(part="players")
    write(page, "chl")
    assert spoken(page.part.list) == ["Chloé, 0 games", "Add “chl”"]
    press(page, "Return")
    assert page.part.panel.title.text() == "Chloé"
    press(page, "Ctrl+Return")
    assert "chl" not in names(page), "the field was not left: Ctrl+Return is a command of the page"


def test_a_person_is_changed_in_place(open_page):
    page = open_page(part="players")
    page.part.choose("b")
    press(page, "F2")
    assert page.part.panel.fields["name"].hasFocus()
    write(page, "Bruno L.")
    press(page, "Tab")
    write(page, "  Bru ")
    press(page, "Return")
    assert page.roll.register.players["b"] == Player("b", "Bruno L.", "Bru")
    page.part.panel.guest.click()
    assert page.roll.register.players["b"].guest


def test_a_name_that_is_taken_is_said_and_given_back(open_page):
    page = open_page(part="players")
    page.part.choose("b")
    page.part.panel.edit()
    write(page, "David")
    press(page, "Return")
    assert "David" in status(page)
    assert page.part.panel.fields["name"].text() == "Bruno"


def test_somebody_is_taken_off_the_lists_and_comes_back(open_page):
    page = open_page(part="players")
    page.part.choose("b")
    press(page, "Del")  # in the field: nothing is written there
    page.part.list.setFocus()
    press(page, "Del")
    assert page.roll.register.players["b"].hidden
    assert "Bruno" not in " ".join(spoken(page.part.list))
    page.part.hidden.click()
    assert "Bruno, hidden, 0 games" in spoken(page.part.list)
    page.part.choose("b")
    assert page.part.panel.buttons["hide"].text() == "Show"
    page.part.panel.buttons["hide"].click()
    assert not page.roll.register.players["b"].hidden


def test_duplicates_are_offered_and_made_one(open_page, qtbot):
    page = open_page(Player("z", "aiko"), part="players")
    qtbot.waitUntil(lambda: bool(page.part.doubled))
    assert page.part.doubles.text() == "1 possible duplicate…"
    page.part.doubles.click()
    dialog = shown(page, MergeDialog)
    assert dialog.pair == ("a", "z")
    dialog.swap.click()
    assert dialog.pair == ("z", "a")
    dialog.swap.click()
    dialog.yes.click()
    assert page.roll.register.players["z"].same_as == "a"
    assert status(page) == "Merged as Aïko."
    press(page, "Ctrl+Z")
    assert page.roll.register.players["z"].same_as == ""


def test_of_several_duplicates_two_are_chosen(open_page, qtbot):
    page = open_page(Player("z", "aiko"), Player("y", "Emma", city="Lyon"), part="players")
    qtbot.waitUntil(lambda: len(page.part.doubled) == 2)
    page.part.doubles.click()
    (menu,) = (one for one in page.findChildren(QMenu) if one.isVisible())
    assert {action.text() for action in menu.actions()} == {"Aïko = aiko", "Emma = Emma"}
    next(one for one in menu.actions() if one.text() == "Emma = Emma").trigger()
    menu.close()
    assert {*shown(page, MergeDialog).pair} == {"e", "y"}


def test_two_people_of_one_table_are_not_one(open_page):
    page = open_page(part="players")
    page.roll.put(Link("none", ()))
    page.part.deeds.merge("a")
    dialog = shown(page, MergeDialog)
    assert dialog.yes.reason == "Choose two people of the list."
    dialog.fields["gone"].setText("Aïko")
    assert dialog.yes.reason is not None
    dialog.fields["gone"].setText("bruno")
    assert dialog.yes.reason is None
    dialog.reject()


def test_one_persons_data_is_given_out(open_page, monkeypatch, tmp_path):
    page = open_page(part="players")
    monkeypatch.setattr(player_acts, "ask_where", lambda *_args: (tmp_path / "a.json", ".json"))
    page.part.choose("a")
    page.part.panel.buttons["export"].click()
    data = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert data["players"][0]["name"] == "Aïko"
    assert status(page) == "Exported: a.json"
    missing = tmp_path / "no" / "a.json"
    monkeypatch.setattr(player_acts, "ask_where", lambda *_args: (missing, ".json"))
    page.part.panel.buttons["export"].click()
    assert status(page).startswith("Not exported: ")
    monkeypatch.setattr(player_acts, "ask_where", lambda *_args: None)
    page.part.panel.buttons["export"].click()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_data_is_erased_after_it_was_said_what_stays(open_page, lang):
    page = open_page(part="players", lang=lang)
    page.part.choose("a")
    page.part.panel.buttons["erase"].click()
    dialog = shown(page, EraseDialog)
    assert dialog.cancel.hasFocus()
    assert "Aïko" in dialog.says["goes"].text()
    dialog.yes.click()
    assert page.roll.register.players["a"].erased
    assert "Aïko" not in " ".join(spoken(page.part.list))
    assert not page.roll.steps.can_undo


# An evening


def tick(page: ClubPage, *people: str) -> None:
    for uid in people:
        page.part.here.toggled.emit(uid)
    QApplication.processEvents()


def test_an_evening_begins_when_somebody_is_there(open_page):
    page = open_page(SEASON, event="s")
    write(page, "bru")
    press(page, "Return")
    (evening,) = page.roll.register.evenings.values()
    assert (evening.day, evening.event) == (today(), "s")
    assert page.part.here.field.text() == ""
    assert "Bruno, here" in spoken(page.part.here.list)
    assert page.part.here.count.text() == "1 here"
    tick(page, "b")
    assert "Bruno, not here" in spoken(page.part.here.list)


def test_a_guest_is_written_down_at_the_door(open_page):
    page = open_page()
    write(page, "Zoé")
    press(page, "Return")
    (guest,) = (one for one in page.roll.register.players.values() if one.guest)
    assert (guest.name, page.part.here.count.text()) == ("Zoé", "1 here")
    press(page, "Ctrl+Z")
    assert "Zoé" not in names(page)


def test_tables_are_proposed_and_those_who_sit_out_are_told_why(open_page):
    page = open_page(SEASON, event="s")
    assert page.part.propose.reason == "A table takes 4 people who are free: 4 more."
    tick(page, *"abcdef")
    press(page, "Ctrl+G")
    (section,) = page.part.sections
    assert status(page) == "1 table proposed. Press two people to swap them."
    assert section.title.text() == "Round 1"
    assert section.facts.text() == "Autumn · Rules: M-League"
    assert len(section.bench.chips) == 2
    assert section.why.text() == "Farid: came last · Emma: came last"
    assert "here, table 1" in " ".join(spoken(page.part.here.list))


def test_three_sit_at_a_table_where_the_rules_are_for_three(open_page):
    three = replace(SEASON, rules=preset("tenhou_sanma"))
    page = open_page(three, event="s")
    tick(page, *"abcdef")
    page.part.propose.click()
    (section,) = page.part.sections
    assert [len(table.seats) for table in section.shown.tables] == [3, 3]
    page.part.deeds.begin(section.shown)
    assert {head.rules_id for head in page.roll.heads.values()} == {"tenhou_sanma"}


def test_two_people_are_swapped_by_pressing_them(open_page):
    page = open_page()
    tick(page, *"abcde")
    page.part.propose.click()
    (section,) = page.part.sections
    (card,) = section.grid.cards
    east, out = card.felt.seats[0], section.bench.chips[0]
    before, name = east.seat.name, out.text()
    east.click()
    assert status(page) == f"{before}: swap with whom?"
    assert "to be swapped" in east.accessibleName()
    out.click()
    assert (card.felt.seats[0].seat.name, section.bench.chips[0].text()) == (name, before)
    press(page, "Ctrl+Z")
    assert card.felt.seats[0].seat.name == before


def test_the_seats_are_one_stop_and_arrows_walk_them(open_page):
    page = open_page()
    tick(page, *"abcd")
    page.part.propose.click()
    QApplication.processEvents()
    seats = page.part.sections[0].grid.cards[0].felt.seats
    seats[0].setFocus()
    press(page, "Right")
    assert seats[1].hasFocus()
    press(page, "Up")
    assert seats[0].hasFocus()
    stops = [one.focusPolicy() == Qt.FocusPolicy.StrongFocus for one in seats]
    assert stops == [True, False, False, False]


def test_who_comes_late_can_be_swapped_in(open_page):
    page = open_page()
    tick(page, *"abcd")
    page.part.propose.click()
    tick(page, "e")
    (section,) = page.part.sections
    assert [chip.text() for chip in section.bench.chips] == ["Emma"]
    section.grid.cards[0].felt.seats[2].click()
    section.bench.chips[0].click()
    assert section.grid.cards[0].felt.seats[2].seat.name == "Emma"
    assert len(section.bench.chips) == 1


def begun(page: ClubPage, *people: str):
    tick(page, *people)
    page.part.propose.click()
    press(page, "Ctrl+Return")
    return page.part.sections[0]


def test_a_table_that_is_started_is_a_match_with_its_link(open_page):
    page = open_page(SEASON, event="s")
    section = begun(page, *"abcd")
    (table,) = section.shown.tables
    link = page.roll.register.links[table.game]
    assert (link.event, link.round, link.table, link.day) == (
        "s",
        section.shown.round.uid,
        1,
        today(),
    )
    assert {uid for _, uid in link.players} == {*"abcd"}
    assert page.roll.heads[table.game].title == "Round 1 · table 1"
    assert table.state == "running"
    section.grid.cards[0].main.click()
    match = page.window().page
    assert match.book.head.id == table.game
    assert match.book.game.rules == SEASON.rules


def test_nobody_is_swapped_into_a_round_that_goes_on(open_page):
    page = open_page()
    section = begun(page, *"abcde")
    section.bench.chips[0].click()
    assert status(page) == "The round has begun: use a substitute."


def test_scores_of_a_table_are_live_and_its_result_is_settled(open_page, qtbot):
    page = open_page(SEASON, event="s")
    section = begun(page, *"abcd")
    game = section.shown.tables[0].game
    match = page.desk.page("match")
    assert match.book_in(game, RON)
    page.roll.look()
    (table,) = section.shown.tables
    assert max(seat.score for seat in table.seats) == 30200
    assert section.grid.cards[0].felt.seats[0].accessibleName().startswith("East, ")
    assert match.book_in(game, Finished("late"))
    page.roll.look()
    qtbot.waitUntil(lambda: section.shown.tables[0].seats[0].points is not None)
    assert section.shown.tables[0].state == "finished"
    assert sum(seat.points for seat in section.shown.tables[0].seats) == 0


def test_who_is_free_plays_while_others_go_on(open_page):
    page = open_page()
    round = begun(page, *"abcd").shown.round
    assert page.part.propose.reason == "A table takes 4 people who are free: 4 more."
    for name in ("W", "X", "Y", "Z"):
        page.part.here.added.emit(name)
    assert page.part.propose.reason is None
    page.part.propose.click()
    first, second = page.part.sections
    assert first.title.text() == "Round 2"
    assert second.shown.round == round


def test_a_table_that_was_begun_takes_a_result_on_paper_while_no_hand_is_noted(open_page):
    page = open_page(SEASON, event="s")
    section = begun(page, *"abcd")
    (link,) = page.roll.register.links.values()
    assert acts_of(section.shown.tables[0])[:2] == ("open", "result")
    press(page, "Ctrl+B")
    dialog = shown(page, ResultDialog)
    for field, score in zip(dialog.scores, ("40000", "30000", "20000", "10000"), strict=True):
        field.setText(score)
    dialog.yes.click()
    (totals,) = page.roll.register.totals.values()
    assert (totals.round, totals.table) == (link.round, link.table)
    assert not page.roll.register.links[link.uid].counts
    page.roll.undo()
    assert page.roll.register.links[link.uid].counts
    assert not page.roll.register.totals
    noted = section.shown.tables[0]._replace(hands=1)
    assert "result" not in acts_of(noted)


def test_a_result_on_paper_is_booked_by_its_scores(open_page, qtbot):
    page = open_page(SEASON, event="s")
    tick(page, *"abcd")
    page.part.propose.click()
    press(page, "Ctrl+B")
    dialog = shown(page, ResultDialog)
    assert dialog.scores[0].hasFocus()
    for score in ("40000", "30000", "20000"):
        write(dialog, score)
        press(page, "Return")
    assert dialog.scores[3].placeholderText() == "10,000"
    press(page, "Return")
    assert dialog.yes.hasFocus()
    assert dialog.preview.height() > 0
    press(page, "Return")
    (totals,) = page.roll.register.totals.values()
    section = page.part.sections[0]
    assert (totals.event, totals.round, totals.table, totals.rules) == (
        "s",
        section.shown.round.uid,
        1,
        None,
    )
    qtbot.waitUntil(lambda: section.shown.tables[0].seats[0].points is not None)
    assert section.shown.tables[0].seats[0].place == 1
    section.grid.cards[0].main.click()
    again = shown(page, ResultDialog)
    assert again.scores[0].text() == "40,000"
    again.scores[0].setText("41000")
    assert "off by +1,000" in again.sum.text()
    assert again.yes.reason is not None
    again.reject()


def test_a_result_outside_rounds_has_players_of_its_own(open_page, qtbot):
    page = open_page()
    page.part.result.click()
    dialog = shown(page, ResultDialog)
    for field, name in zip(dialog.names, ("Aïko", "bruno", "Chloé", "Newcomer"), strict=True):
        field.setText(name)
    for field, score in zip(dialog.scores, ("400", "300", "200", "100"), strict=True):
        field.setText(score)
    dialog.yes.click()
    (totals,) = page.roll.register.totals.values()
    assert totals.rules == page.desk.session.rules
    assert "Newcomer" in names(page)
    (section,) = page.part.sections
    assert section.title.text() == "Outside rounds"
    assert section.facts.text() == ""
    assert not section.clock.isVisible()


def test_a_game_that_does_not_count_leaves_its_table(open_page):
    page = open_page()
    section = begun(page, *"abcd")
    page.part.deeds.act("void", section.shown, section.shown.tables[0])
    assert section.shown.tables[0].state == "planned"
    press(page, "Ctrl+Z")
    assert section.shown.tables[0].state == "running"


def test_a_substitute_sits_down_in_record_and_club(open_page):
    page = open_page()
    section = begun(page, *"abcd")
    table = section.shown.tables[0]
    page.part.deeds.act("substitute", section.shown, table)
    dialog = shown(page, SubstituteDialog)
    assert dialog.leaves.option("0").hasFocus()
    assert dialog.yes.reason == "Choose who leaves."
    dialog.leaves.option("2").click()
    assert dialog.yes.reason == "Write who comes."
    dialog.comes.setText(table.seats[0].name)
    assert "already" in dialog.yes.reason
    dialog.comes.setText("emma")
    dialog.yes.click()
    assert section.shown.tables[0].seats[2].name == "Emma"
    assert ("Emma", "e") in page.roll.register.links[table.game].players
    entries = page.roll.shelf.attempt(lambda club: club.entries(table.game))
    assert entries[-1].act.event == Replaced(2, "Emma")


def test_the_match_asks_who_sits_there_for_the_club(open_page):
    page = open_page(SEASON, event="s")
    section = begun(page, *"abcd")
    page.part.deeds.act("open", section.shown, section.shown.tables[0])
    match = page.window().page
    assert match.view.bar.question is None
    assert match.book.book(Replaced(1, "Zoé"))
    assert match.view.bar.question.sentence.startswith("Zoé")
    match.view.bar.button("link").click()
    shown(match, LinkDialog).yes.click()
    assert match.view.bar.question is None
    link = page.roll.register.links[match.book.head.id]
    assert page.roll.register.player(dict(link.players)["Zoé"]).guest


def test_a_round_that_nobody_plays_is_removed(open_page):
    page = open_page()
    tick(page, *"abcd")
    page.part.propose.click()
    (section,) = page.part.sections
    assert section.drop.isVisible()
    section.drop.click()
    assert page.part.sections == []
    assert status(page) == "Round removed."


def test_the_clock_of_a_round_is_that_of_its_matches(open_page):
    page = open_page(SEASON, event="s")
    section = begun(page, *"abcd")
    press(page, "Ctrl+T")
    dialog = shown(page, ClockDialog)
    dialog.minutes.stepper.setValue(75)
    dialog.yes.click()
    assert section.shown.round.minutes == 75
    assert section.clock.face.state == "running"
    page.part.deeds.act("open", section.shown, section.shown.tables[0])
    match = page.window().page
    assert match.clock.face.seconds in range(75 * 60 - 5, 75 * 60 + 1)
    page.window().open_page("club")
    page.part.deeds.act("extend", section.shown, section.shown.tables[0])
    page.part.deeds.clock("more", section.shown)
    page.window().open_page("match")
    QApplication.processEvents()
    assert match.clock.face.seconds in range(85 * 60 - 9, 85 * 60 + 1)
    match.clock.extend(-600)
    page.window().open_page("club")
    page.window().open_page("match")
    QApplication.processEvents()
    assert match.clock.face.seconds in range(75 * 60 - 9, 75 * 60 + 2), "its own stays"


def test_the_clock_rings_once_when_time_is_up(open_page, qtbot, monkeypatch):
    from datetime import UTC, datetime, timedelta

    page = open_page()
    section = begun(page, *"abcd")
    rang = []
    monkeypatch.setattr(section._beeper, "sound", rang.append)
    late = datetime.now(UTC) - timedelta(minutes=59, seconds=59)
    page.roll.put(started(section.shown.round, 60, late))
    qtbot.waitUntil(lambda: bool(rang), timeout=3000)
    section._tick()
    assert rang == ["bell"]
    assert status(page) == "Time is up."


def test_the_menu_of_a_table_has_what_else_can_be_done(open_page):
    page = open_page()
    section = begun(page, *"abcd")
    section.grid.cards[0].more.click()
    (menu,) = (one for one in page.findChildren(QMenu) if one.isVisible())
    assert [action.text() for action in menu.actions()] == [
        "Open",
        "Result alone…",
        "Substitute…",
        "5 minutes more",
        "Do not count",
    ]
    menu.close()
    section.clock.open_menu()
    (menu,) = (one for one in page.findChildren(QMenu) if one.isVisible())
    assert [action.text() for action in menu.actions()] == ["Duration…"]
    menu.close()


def test_an_evening_before_can_be_looked_at(open_page):
    page = open_page()
    tick(page, "a")
    page.part.here.days.picked.emit("2026-01-01")
    assert page.part.here.count.text() == "0 here"
    assert page.part.shown.evening is None
    page.part.here.days.picked.emit(today())
    assert page.part.here.count.text() == "1 here"


def test_what_an_evening_counts_for_is_chosen_until_it_has_a_round(open_page):
    page = open_page(SEASON)
    tick(page, *"abcd")
    page.part.here.counts_for.picked.emit("s")
    assert page.part.shown.evening.event == "s"
    page.part.propose.click()
    assert page.part.here.counts_for.reason.startswith("A round is written down already")


# Events


def test_an_event_is_made_and_looked_at(open_page):
    page = open_page()
    press(page, "Ctrl+N")
    dialog = shown(page, EventDialog)
    assert dialog.yes.reason == "The event’s name is missing."
    write(dialog, "Spring cup")
    dialog.kind.picked.emit("tournament")
    dialog.days[1].setText("someday")
    assert dialog.yes.reason.startswith("This is no day.")
    dialog.days[1].setText("2027-05-02")
    dialog.days[0].setText("2027-05-03")
    assert dialog.yes.reason is not None
    dialog.days[0].setText("2027-05-01")
    dialog.cuts.add.click()
    dialog.yes.click()
    event = page.roll.chosen
    assert (event.name, event.kind, event.rounds, event.cuts) == (
        "Spring cup",
        "tournament",
        8,
        ((2, 16),),
    )
    assert page.header.events.text() == "Spring cup"
    assert status(page) == "“Spring cup” is made."


def test_an_event_is_changed_closed_and_opened_again(open_page):
    page = open_page(SEASON, event="s", part="event")
    press(page, "Ctrl+Shift+E")
    dialog = shown(page, EventDialog)
    dialog.counting.picked.emit("best")
    dialog.counted.setValue(5)
    dialog.minimum.setValue(3)
    dialog.ordering.picked.emit("average_place")
    dialog.yes.click()
    event = page.roll.chosen
    assert (event.counting, event.counted, event.minimum, event.ordering) == (
        "best",
        5,
        3,
        "average_place",
    )
    page.part.close_.click()
    assert page.roll.chosen.closed
    assert page.part.adjust.reason == "The event is closed."
    page.part.close_.click()
    assert not page.roll.chosen.closed


def test_people_are_registered_as_they_are_found(open_page):
    page = open_page(CUP, event="t", part="event")
    write(page, "chlo")
    assert spoken(page.part.list) == ["Register Chloé", "Add and register “chlo”"]
    press(page, "Return")
    assert set(page.roll.register.registrations) == {"t.c"}
    write(page, "Newcomer")
    press(page, "Return")
    assert page.part.count.text() == "2 take part"
    assert "Newcomer" in names(page)


def test_a_registration_has_number_team_and_state(open_page):
    team = Team("x", "t", "Dragons")
    page = open_page(CUP, team, Registration("t.c", "t", "c"), event="t", part="event")
    page.part.list.setFocus()
    press(page, "Return")
    dialog = shown(page, RegistrationDialog)
    dialog.number.setValue(7)
    dialog.team.picked.emit("x")
    dialog.flags["substitute"].click()
    dialog.yes.click()
    assert page.roll.register.registrations["t.c"] == Registration("t.c", "t", "c", 7, "x", True)
    page.part.deeds.edit_registration(page.roll.register.registrations["t.c"])
    shown(page, RegistrationDialog).drop.click()
    assert page.roll.register.registrations == {}


def test_numbers_are_drawn_and_who_is_here_is_registered(open_page):
    page = open_page(CUP, event="t")
    tick(page, *"abc")
    part = page.open_part("event")
    part.draw.click()
    assert status(page) == "Nobody takes part."
    part.here.click()
    assert status(page) == "3 more take part."
    part.here.click()
    assert status(page) == "Everybody who is here takes part already."
    part.draw.click()
    part.draw.click()
    numbers = [one.number for one in page.roll.register.registrations.values()]
    assert sorted(numbers) == [1, 2, 3]


def test_teams_are_added_renamed_and_removed(open_page):
    page = open_page(CUP, event="t", part="event")
    page.part.new_team.click()
    dialog = shown(page, TextDialog)
    assert dialog.yes.reason == "The team’s name is missing."
    write(dialog, "Dragons")
    press(page, "Return")
    (team,) = page.roll.register.teams.values()
    page.part.teams.row_pressed.emit(team.uid)
    dialog = shown(page, TextDialog)
    dialog.field.setText("Winds")
    dialog.yes.click()
    assert page.roll.register.teams[team.uid].name == "Winds"
    page.part.teams.row_pressed.emit(team.uid)
    dialog = shown(page, TextDialog)
    dialog.findChildren(type(dialog.yes))[-1].click()
    assert page.roll.register.teams == {}


def test_a_penalty_has_a_reason_and_is_cancelled_with_one(open_page):
    page = open_page(SEASON, event="s", part="event")
    page.part.adjust.click()
    dialog = shown(page, AdjustmentDialog)
    assert dialog.yes.reason == "Say whose it is."
    dialog.whose.setText("bruno")
    assert dialog.yes.reason == "Write the points, such as 20 or 2.5."
    dialog.points.setText("20")
    assert dialog.yes.reason is not None
    dialog.reason.setText("Late")
    dialog.by.setText("Referee")
    dialog.yes.click()
    (made,) = page.roll.register.adjustments.values()
    assert replace(made, uid="") == Adjustment(
        "", "s", -20000, "Late", player="b", by="Referee", day=today()
    )
    page.part.adjustments.row_pressed.emit(made.uid)
    dialog = shown(page, TextDialog)
    write(dialog, "A mistake")
    press(page, "Return")
    assert page.roll.register.adjustments[made.uid].cancelled == "A mistake"
    page.part.adjustments.row_pressed.emit(made.uid)
    assert page.roll.register.adjustments[made.uid].cancelled == ""


# The Match page


def test_a_new_match_counts_for_the_event_with_the_clubs_people(open_page):
    page = open_page(SEASON, event="s")
    match = page.window().open_page("match")
    match.lists.new()
    dialog = shown(match, NewGameDialog)
    assert dialog.counts_for.current == "s"
    assert dialog.game.rules == SEASON.rules
    assert dialog.rules.reason == "The event has its rule set."
    for field, name in zip(dialog.fields, ("aiko", "Bruno", "Chloé", "Nina"), strict=True):
        field.setText(name)
    dialog.yes.click()
    head = match.book.head
    assert head.names == ("Aïko", "Bruno", "Chloé", "Nina")
    link = page.roll.register.links[head.id]
    assert (link.event, link.day, dict(link.players)["Aïko"]) == ("s", today(), "a")
    assert "Nina" in names(page)


def test_a_new_match_knows_the_event_at_the_next_start(open_page, open_window, qtbot):
    page = open_page(SEASON)
    page.header.events.picked.emit("s")
    page.window().close()
    match = open_window("en").open_page("match")
    qtbot.waitUntil(lambda: match.shelf.is_open)
    match.lists.new()
    assert shown(match, NewGameDialog).counts_for.current == "s"


def test_a_match_can_be_counted_afterwards(open_page):
    page = open_page(SEASON)
    match = page.window().open_page("match")
    head = match.shelf.create(preset("tenhou"), ("bruno", "Chloé", "X", "David"), "")
    match.open_match(head.id)
    press(match, "Ctrl+L")
    dialog = shown(match, LinkDialog)
    assert [field.text() for field in dialog.fields] == ["Bruno", "Chloé", "X", "David"]
    dialog.counts_for.picked.emit("s")
    dialog.counts_for.set_current("s")
    dialog.fields[2].setText("")
    assert dialog.yes.reason == "Say who X is."
    dialog.fields[2].setText("Bruno")
    assert dialog.yes.reason is not None
    dialog.fields[2].setText("Emma")
    dialog.yes.click()
    link = page.roll.register.links[head.id]
    assert link.players == (("bruno", "b"), ("Chloé", "c"), ("X", "e"), ("David", "d"))
    assert link.event == "s"
    assert status(match) == "The match counts for “Autumn”."


def test_a_letter_of_a_search_looks_for_no_duplicates_and_makes_no_line_anew(
    open_page, qtbot, monkeypatch
):
    page = open_page(part="players")
    asked = []
    monkeypatch.setattr(page.roll, "ask", lambda sort, *_: asked.append(sort))
    before = {line.key: line for line in page.part.list.lines}
    write(page, "a")
    assert page.part.list.lines
    assert all(line is before.get(line.key, line) for line in page.part.list.lines)
    assert "duplicates" not in asked
    page.roll.put(Player("new", "Anna Novák"))
    assert "duplicates" in asked


def test_an_event_where_nobody_is_registered_says_what_that_is_for(open_page):
    page = open_page(SEASON, event="s", part="event")
    part = page.part
    assert part.nobody.isVisibleTo(part)
    assert part.nobody.text().startswith("Nobody is registered.")
    write(page, "Zoé")
    assert not part.nobody.isVisibleTo(part)


def test_the_key_of_a_penalty_asks_for_one_where_they_are_listed(open_page):
    page = open_page(SEASON, event="s", part="event")
    press(page, "Ctrl+Shift+B")
    assert shown(page, AdjustmentDialog) is not None


def test_an_event_that_is_undone_is_no_longer_looked_at(open_page):
    page = open_page(part="standings")
    roll = page.roll
    roll.put(SEASON)
    roll.choose("s")
    assert roll.event_id == "s"
    roll.undo()
    assert (roll.event_id, roll.chosen) == ("", None)
    roll.redo()
    assert roll.event_id == "s"


def test_a_table_names_people_as_the_club_does_now(open_page):
    page = open_page(SEASON, event="s")
    section = begun(page, *"abcd")
    anna = page.roll.register.players["a"]
    page.roll.put(replace(anna, name="Anna Lindqvist"))
    seats = section.shown.tables[0].seats
    assert next(seat.name for seat in seats if seat.player == "a") == "Anna Lindqvist"


def test_the_list_of_an_evening_shows_only_who_is_here_where_that_is_wanted(open_page):
    page = open_page(SEASON, event="s")
    tick(page, *"bd")
    here = page.part.here
    everybody = len(here.list.lines)
    here.count.click()
    assert [line.key for line in here.list.lines] == ["b", "d"]
    write(page, "a")
    assert "a" in [line.key for line in here.list.lines], "who comes is found all the same"
    here.field.clear()
    here.count.click()
    assert len(here.list.lines) == everybody
