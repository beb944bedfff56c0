"""What comes into the club: logs, tables of results, archives; read, shown, taken, undone."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialog, QFileDialog

from riichi_desktop.club import Link, Player, Register, Round, Totals
from riichi_desktop.documents import Archive, imports, preset, write_archive
from riichi_desktop.storage import Absorbed, open_club
from riichi_desktop.ui import Look, Theme
from riichi_desktop.ui.club.imports import sources, table_dialog, table_values
from riichi_desktop.ui.club.imports.archive_dialog import ArchiveDialog
from riichi_desktop.ui.club.imports.column_grid import ColumnGrid
from riichi_desktop.ui.club.imports.log_values import CountsFor, are_here, fault, table_of
from riichi_desktop.ui.club.imports.logs_dialog import LogsDialog
from riichi_desktop.ui.club.imports.names import (
    Called,
    Known,
    Whose,
    all_names,
    called,
    matched,
    numbered,
    proposed,
)
from riichi_desktop.ui.club.imports.people_panel import MOST, PeoplePanel
from riichi_desktop.ui.club.imports.source_dialog import SourceDialog
from riichi_desktop.ui.club.imports.sources import Held, Logs, Source, Table, Unread, pasted, read
from riichi_desktop.ui.club.imports.table_dialog import TableDialog
from riichi_desktop.ui.roll_steps import Put, Step, Steps
from riichi_desktop.words import LANGUAGES, Words
from tests.club import clubs
from tests.documents.import_mjlog_writer import mjlog_of
from tests.documents.import_recorded import preset_of, recorded_games
from tests.documents.import_viewer_writer import viewer_of

CASE = min(
    (case for case in recorded_games().values() if preset_of(case) == "tenhou"),
    key=lambda case: len(json.dumps(case)),
)
HOSTILE = ("<b>x</b>", "=1+1", "\u202eabc", "y" * 90)
LEAGUE = """Date;Table;Est;Score;Sud;Score;Ouest;Score;Nord;Score
03/11/2026;1;Ana;45 000;Bo;35 000;Chi;25 000;Zoé;15 000
03/11/2026;2;Ana;45 000;Bo;35 000;Chi;25 000;Dan;20 000
04/11/2026;1;=1+1;25000;<b>x</b>;25000;Dan;40000;Eva;30000
"""
WRC = preset("wrc2025")


def log(names=("Ana", "Bo", "Chi", "Dan")) -> Source:
    return Source("log.mjlog", mjlog_of(CASE, names).encode())


def csv(text=LEAGUE) -> Source:
    return Source("league.csv", text.encode())


def zipped(*acts) -> Source:
    return Source("club.zip", write_archive(Archive(acts, ())))


@pytest.fixture
def look() -> Look:
    return Look(Theme("light"), Words("en"))


# What was given


def test_each_sort_is_told_from_its_content():
    assert isinstance(read([log()]), Logs)
    assert isinstance(read([Source("", json.dumps(viewer_of(CASE)).encode())]), Logs)
    assert isinstance(read([csv()]), Table)
    assert isinstance(read([Source("r.json", b'[{"player1":"Ana","score1":1}]')]), Table)
    assert isinstance(read([zipped()]), Held)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "import_no_rows"),
        (b"PK\x03\x04" + bytes(100), "archive_none"),
        (b"PK\x03\x04[Content_Types].xml", "import_workbook"),
        (b"<!DOCTYPE x [<!ENTITY a 'b'>]><mjloggm/>", "import_xml_entities"),
        (b'{"log":[]}', "import_no_hands"),
        (b"\x1f\x8bxx", "import_gzip"),
        (b"\x00\x01\x02", "import_binary"),
        (b"https://tenhou.net/6/", "import_not_a_log"),
    ],
)
def test_what_is_nothing_says_why(data, why):
    found = read([Source("x", data)])
    assert isinstance(found, Unread)
    assert found.problems[0].id == why
    assert all(Words(lang).problem(found.problems[0]) for lang in LANGUAGES)


def test_of_several_files_each_is_read_by_itself():
    found = read([log(), log(), Source("bad.json", b"{}")])
    assert isinstance(found, Logs)
    assert (len(found.logs), [one.name for one in found.unread]) == (1, ["bad.json"])
    many = read([csv()] * (sources.MOST_FILES + 1))
    assert isinstance(many, Unread)
    assert many.problems[0].id == "import_many"


def test_links_that_are_pasted_are_one_each():
    assert [one.data for one in pasted("https://a/1\n https://b/2")] == [
        b"https://a/1",
        b"https://b/2",
    ]
    assert [one.data for one in pasted("a,b\nhttps://c")] == [b"a,b\nhttps://c"]


# Whose names are


def test_names_are_found_by_name_and_alias_in_any_case():
    register = clubs.register(
        Player("a", "Aïko Tanaka", "Ai"), Player("b", "Bo"), Player("c", "bo"), Player("d", "")
    )
    known = Known(register)
    assert [known.uid(one) for one in ("aiko tanaka", "AI", " Bo ", "", "X")] == [
        "a",
        "a",
        *[""] * 3,
    ]
    assert known.are_several("BO")
    assert not known.are_several("Ai")


def test_people_of_one_name_in_a_game_are_told_apart():
    names = called(("N", "N", "A", "N"))
    assert names == (Called("N"), Called("N", 1), Called("A"), Called("N", 2))
    assert all_names([("N", "A"), ("N", "N")]) == (Called("N"), Called("A"), Called("N", 1))
    whose = proposed(Known(clubs.register(Player("n", "N"))), names, "Nameless")
    assert whose[names[0]] == Whose("n", "N")
    assert [whose[one].name for one in names] == ["N", "N (2)", "A", "N (3)"]


def test_who_is_new_is_written_down_once():
    whose = {
        Called("a"): Whose("", "Zoé"),
        Called("b"): Whose("", "zoe"),
        Called("c"): Whose("x", ""),
    }
    who = matched(whose, numbered())
    assert who.new == (Player("new-1", "Zoé"),)
    assert list(who.ids.values()) == ["new-1", "new-1", "x"]


def test_the_panel_lets_names_be_written_otherwise(qtbot, look):
    register = clubs.register(Player("a", "Ana"), Player("b", "Bo", "B"), Player("c", "Cy", "B"))
    panel = PeoplePanel(look, register)
    qtbot.addWidget(panel)
    panel.show_names([Called("ana"), Called("Zed"), Called("B")])
    assert panel.whose[Called("ana")] == Whose("a", "Ana")
    assert panel.fault.id == "import_several"
    panel.fields[Called("B")].setText("Bo")
    assert panel.fault is None
    panel.fields[Called("Zed")].setText("Ana")
    assert {one: held.uid for one, held in panel.whose.items()} == {
        Called("ana"): "a",
        Called("Zed"): "a",
        Called("B"): "b",
    }
    panel.show_names([Called("Zed"), Called("New")])
    assert panel.whose[Called("Zed")].uid == "a"
    panel.fields[Called("New")].setText("  ")
    assert panel.fault.id == "link_nobody"


def test_many_names_are_not_all_offered(qtbot, look):
    panel = PeoplePanel(look, Register())
    qtbot.addWidget(panel)
    panel.show_names([Called(f"P{n}") for n in range(MOST + 5)])
    assert len(panel.fields) == MOST
    assert panel.more.text() == "… and 5 more, under their names"
    assert len(panel.whose) == MOST + 5


# Logs


def test_a_log_becomes_a_game_with_its_record_and_link():
    (one,) = read([log()]).logs
    who = matched(proposed(Known(Register()), called(one.log.game.names), ""), numbered())
    table = table_of(one, who, CountsFor("e", "2026-11-30"))
    assert len(table.entries) == len(one.log.game.events)
    assert table.link.event == "e"
    assert dict(table.link.players).keys() == {"Ana", "Bo", "Chi", "Dan"}
    assert table.link.day == (one.log.day or "2026-11-30")


def test_a_log_that_is_here_already_is_known():
    (one,) = read([log()]).logs
    ids = ("a", "b", "c", "d")
    people = [Player(uid, name) for uid, name in zip(ids, one.log.game.names, strict=True)]
    who = matched(
        proposed(Known(clubs.register(*people)), called(one.log.game.names), ""), numbered()
    )
    scores = [seat.score for seat in one.facts.seats]
    played = [clubs.game(ids, *scores, rules=one.log.game.rules)]
    register = clubs.register(*people)
    assert are_here([one], who, register, played) == {one.key}
    assert are_here([one], who, register, [clubs.game(ids, *scores[::-1], rules=WRC)]) == set()


def test_one_person_on_two_chairs_is_refused():
    (one,) = read([log()]).logs
    names = called(one.log.game.names)
    who = matched({name: Whose("", "Same") for name in names}, numbered())
    assert fault(Register(), [one], who, CountsFor("", "")).id == "seated_twice"


# Results


def test_the_columns_are_guessed_and_can_be_said_otherwise():
    table = read([csv()]).table
    mapping = imports.guess_mapping(table)
    chosen = table_values.roles_of(mapping, len(table.columns))
    assert chosen[:4] == ("day", "table", "player1", "score1")
    assert table_values.mapping_of(chosen, mapping, "game") == mapping
    moved = table_values.with_role(chosen, 0, "player1")
    assert (moved[0], moved[2]) == ("player1", "none")
    again = table_values.mapping_of(moved, mapping, "game")
    assert (again.day, again.players[0]) == (None, 0)


@pytest.mark.parametrize("shape", ["game", "player", "matrix"])
def test_each_shape_has_roles_that_have_words(shape, look, qtbot):
    for lang in LANGUAGES:
        words = Words(lang)
        for role in table_values.roles(shape):
            numbered_ = role[-1].isdigit()
            key = f"{role[:-1]}_n" if numbered_ else role
            assert words.text(f"ui.club.imports.role.{key}", number=1)


def test_a_row_a_player_and_a_column_a_player_are_read():
    text = "game;name;score\n" + "".join(
        f"1;{name};{score}\n"
        for name, score in zip("ABCD", (45000, 35000, 25000, 15000), strict=True)
    )
    table = read([csv(text)]).table
    mapping = imports.guess_mapping(table)
    assert mapping.shape == "player"
    chosen = table_values.roles_of(mapping, 3)
    assert table_values.mapping_of(chosen, mapping, "player") == mapping
    assert len(table_values.rows_of(table, mapping, [WRC]).good) == 1
    wide = read([csv("day;A;B;C;D\n2026-11-03;45000;35000;25000;15000\n")]).table
    matrix = imports.guess_mapping(wide)
    assert matrix.shape == "matrix"
    again = table_values.mapping_of(table_values.roles_of(matrix, 5), matrix, "matrix")
    assert table_values.rows_of(wide, again, [WRC]).good[0].players == ("A", "B", "C", "D")


def taken(event=""):
    return table_values.Taken(event, {4: WRC}, "2026-11-30", "league.csv")


def results():
    table = read([csv()]).table
    return table_values.rows_of(table, imports.guess_mapping(table), [WRC])


def test_only_good_rows_are_taken_and_bad_ones_name_their_row():
    rows = results()
    assert (len(rows.good), [one.id for one in rows.bad]) == (2, ["import_row_sum"])
    assert rows.bad[0].details["row"] == 3


def test_the_same_rows_are_known_when_they_come_again():
    rows = results()
    who = matched(proposed(Known(Register()), table_values.names_of(rows), ""), numbered())
    totals, here = table_values.totals_of(rows, who, taken(), Register())
    assert (len(totals), here) == (2, 0)
    assert totals[0].scores == (45000, 35000, 25000, 15000)
    assert (totals[0].day, totals[0].rules, totals[0].source) == ("2026-11-03", WRC, "league.csv")
    register = clubs.register(*who.new, *totals)
    assert table_values.totals_of(rows, who, taken(), register) == ((), 2)


def test_a_mapping_without_players_takes_nothing():
    table = read([csv()]).table
    nothing = imports.guess_mapping(table)._replace(players=(), scores=())
    rows = table_values.rows_of(table, nothing, [WRC])
    assert (rows.good, rows.bad[0].id) == ((), "import_mapping")


def test_results_find_the_table_of_their_round():
    text = "Round;P1;S1;P2;S2;P3;S3;P4;S4\n1;Ana;45000;Bo;35000;Chi;25000;Dan;15000\n"
    table = read([csv(text)]).table
    rows = table_values.rows_of(table, imports.guess_mapping(table), [WRC])
    event, people = clubs.event(), clubs.people("Ana", "Bo", "Chi", "Dan")
    ids = tuple(one.uid for one in people)
    register = clubs.register(event, *people, Round("r1", 1, (ids[::-1],), "e"))
    who = matched(proposed(Known(register), table_values.names_of(rows), ""), numbered())
    (one,), _ = table_values.totals_of(rows, who, taken("e"), register)
    assert (one.round, one.table, one.rules, one.event) == ("r1", 1, None, "e")
    link = Link("g", (), "e", "r1", 1)
    (other,), _ = table_values.totals_of(
        rows,
        who,
        taken("e"),
        clubs.register(
            *[
                *register.events.values(),
                *people,
                *register.rounds.values(),
                link,
            ]
        ),
    )
    assert (other.round, other.table) == ("", 0)


# Steps


def test_several_changes_become_one():
    steps = Steps()
    place = Put("player", "a", Player("a", "A"))
    first = Step((Put("player", "z", None),), (Put("player", "z", Player("z", "Z")),))
    steps.add(first)
    last = steps.last
    steps.add(Step((replace_thing(place, None),), (place,)))
    steps.add(Step((Put("player", "b", None),), (Put("player", "b", Player("b", "B")),)))
    steps.join(last)
    assert [one.id for one in steps.last.after] == ["a", "b"]
    steps.join(steps.last)
    steps.take_back()
    steps.settle()
    assert steps.last is first


def replace_thing(place: Put, thing) -> Put:
    return place._replace(thing=thing)


# The dialogs, and the page


def source_dialog(look, qtbot, tmp_path):
    dialog = SourceDialog(look, tmp_path)
    qtbot.addWidget(dialog)
    given = []
    dialog.given.connect(given.append)
    return dialog, given


def test_files_are_chosen_dropped_and_pasted(look, qtbot, tmp_path, monkeypatch):
    dialog, given = source_dialog(look, qtbot, tmp_path)
    file = tmp_path / "league.csv"
    file.write_bytes(csv().data)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(file)], ""))
    dialog.choose.click()
    assert given.pop() == (csv(),)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(dialog, data)
    assert given.pop() == (csv(),)
    data = QMimeData()
    data.setText("https://x/1")
    drop(dialog, data)
    assert dialog.yes.reason is None
    dialog.yes.click()
    assert given.pop() == (Source("", b"https://x/1"),)


def drop(dialog, data: QMimeData) -> None:
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    where = QPointF(QPoint(5, 5))
    dialog.dropEvent(QDropEvent(where, Qt.DropAction.CopyAction, data, buttons, keys))


def test_a_file_that_is_not_there_is_told(look, qtbot, tmp_path):
    dialog, given = source_dialog(look, qtbot, tmp_path)
    dialog.open_files([tmp_path / "none.csv"])
    assert (given, "none.csv" in dialog.fault.text()) == ([], True)
    assert dialog.yes.reason == "Choose a file, or paste a text."


@pytest.fixture
def page(open_window, qtbot):
    window = open_window("en")
    page = window.open_page("club")
    qtbot.waitUntil(page.open_club)
    event = replace(clubs.event(), rules=WRC, name="League")
    page.roll.put(event, Player("ana", "Ana"))
    page.roll.choose("e")
    page.said = []
    page.told.connect(page.said.append)
    return page


def opened(page, qtbot, kind):
    found = []

    def is_there():
        found[:] = [one for one in page.findChildren(kind) if one.isVisible()]
        return bool(found)

    qtbot.waitUntil(is_there)
    return found[-1]


def given(page, qtbot, kind, *what: Source) -> QDialog:
    page.handlers()["club_import"]()
    asked = opened(page, qtbot, SourceDialog)
    asked.give(what)
    return opened(page, qtbot, kind)


def test_logs_are_booked_as_played_games_and_undone_in_one_go(page, qtbot):
    dialog = given(page, qtbot, LogsDialog, log())
    assert dialog.yes.reason is None
    assert dialog.counts_for.current == "e"
    dialog.yes.click()
    assert page.said[-1] == "1 game imported."
    roll = page.roll
    (link,) = roll.register.links.values()
    assert dict(link.players)["Ana"] == "ana"
    assert sorted(one.name for one in roll.register.players.values()) == ["Ana", "Bo", "Chi", "Dan"]
    qtbot.waitUntil(lambda: len(roll.played) == 1 and not roll.left)
    assert roll.played[0].hands == len(CASE["game"]["events"]) or roll.played[0].hands > 0
    page.handlers()["undo"]()
    assert (len(roll.register.links), len(roll.register.players)) == (0, 1)
    assert all(head.hidden for head in roll.heads.values())
    page.handlers()["redo"]()
    assert (len(roll.register.links), len(roll.register.players)) == (1, 4)


def test_a_log_that_comes_again_is_not_taken_again(page, qtbot):
    given(page, qtbot, LogsDialog, log()).yes.click()
    qtbot.waitUntil(lambda: len(page.roll.played) == 1 and not page.roll.left)
    dialog = given(page, qtbot, LogsDialog, log())
    assert dialog.yes.reason == "No game to import."
    dialog.again.click()
    assert dialog.yes.reason is None
    dialog.close()


def test_results_are_put_as_totals_and_undone_in_one_go(page, qtbot):
    dialog = given(page, qtbot, TableDialog, csv())
    assert dialog.yes.reason is None
    dialog.yes.click()
    roll = page.roll
    assert page.said[-1] == "2 results imported."
    assert {one.event for one in roll.register.totals.values()} == {"e"}
    assert all(isinstance(one, Totals) for one in roll.register.totals.values())
    names = {one.name for one in roll.register.players.values()}
    assert names == {"Ana", "Bo", "Chi", "Zoé", "=1+1", "<b>x</b>", "Dan", "Eva"}
    dialog = given(page, qtbot, TableDialog, csv())
    assert dialog.yes.reason.startswith("No result to take")
    dialog.close()
    page.handlers()["undo"]()
    assert (len(roll.register.totals), len(roll.register.players)) == (0, 1)


def test_the_table_dialog_follows_what_is_said(page, qtbot):
    dialog = given(page, qtbot, TableDialog, csv())
    assert dialog.how["rules"].isVisible() is False
    dialog._choose(3, "none")
    assert dialog.yes.reason is not None
    dialog._choose(3, "score1")
    assert dialog.yes.reason is None
    dialog._set_unit("thousands")
    assert dialog.yes.reason is not None
    dialog._set_unit("tell")
    dialog._set_days("mdy")
    dialog._shape("matrix")
    dialog._shape("game")
    dialog._encode("utf-16")
    assert dialog.fault.text() or dialog.yes.reason
    dialog._encode("utf-8")
    dialog.counts_for.set_current("")
    dialog._show()
    assert dialog.how["rules"].isVisible()
    dialog.day.setText("never")
    assert dialog.yes.reason is not None
    dialog.close()


def test_an_archive_is_counted_then_taken(page, qtbot, tmp_path):
    with open_club(tmp_path / "other" / "club.db", station="there") as other:
        other.create_game(WRC, ("A", "B", "C", "D"))
        other.put([Player("new", "Newcomer")])
        whole = Source("club.zip", write_archive(other.to_archive()))
    dialog = given(page, qtbot, ArchiveDialog, whole)
    assert "new" not in page.roll.register.players
    dialog.yes.click()
    qtbot.waitUntil(lambda: "new" in page.roll.register.players)
    assert page.said[-1] == "Taken: 1 game, 1 act of the club, 1 new player."
    dialog = given(page, qtbot, ArchiveDialog, whole)
    assert dialog.yes.reason == "Nothing new: everything is here already."
    dialog.close()


def test_what_cannot_be_read_is_said_where_it_was_given(page, qtbot):
    page.handlers()["club_import"]()
    asked = opened(page, qtbot, SourceDialog)
    asked.give((Source("x", b"PK\x03\x04"),))
    qtbot.waitUntil(lambda: "archive" in asked.fault.text())
    assert asked.isVisible()
    asked.close()


def test_what_was_left_while_it_was_read_shows_nothing(page, qtbot):
    page.handlers()["club_import"]()
    asked = opened(page, qtbot, SourceDialog)
    asked.give((csv(),))
    asked.reject()
    answered = []
    page.roll.ask("later", lambda *_: 1, answered.append)
    qtbot.waitUntil(lambda: answered == [1])
    assert page.findChildren(TableDialog) == []


def test_without_a_database_nothing_comes_in(page):
    page.roll.shelf.close()
    page.handlers()["club_import"]()
    assert len(page.said) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hostile_names_do_no_harm_in_dialogs(qtbot, lang):
    look = Look(Theme("light"), Words(lang))
    logs = read([Source("=<b>" + "n" * 300, log(HOSTILE).data), Source("\u202e<i>", b"{}")])
    dialog = LogsDialog(look, Register(), (), logs, "", numbered())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.width() < 1000
    people = HOSTILE * 1
    text = "P1;S1;P2;S2;P3;S3;P4;S4;" + "z" * 10_000 + "\n"
    text += ";".join(f"{name};{score}" for name, score in zip(people, (30000,) * 4, strict=True))
    table = read([Source("<b>", (text + ";" + "w" * 10_000 + "\n").encode())])
    assert isinstance(table, Table)
    other = TableDialog(look, Register(), table, "", WRC, numbered())
    qtbot.addWidget(other)
    other.show()
    assert other.width() < 1000
    assert other.yes.reason is None
    for each in (dialog, other):
        each.reword()


def test_an_event_that_is_chosen_first_is_kept(qtbot, look):
    register = clubs.register(clubs.event(), clubs.event("closed", closed=True))
    logs = read([log()])
    dialog = LogsDialog(look, register, (), logs, "closed", numbered())
    qtbot.addWidget(dialog)
    assert dialog.counts_for.current == ""
    assert "closed" not in dialog.counts_for.keys


def test_more_results_than_can_be_put_at_once_are_refused(qtbot, look, monkeypatch):
    monkeypatch.setattr(table_dialog, "MOST_RESULTS", 1)
    dialog = TableDialog(look, Register(), read([csv()]), "", WRC, numbered())
    qtbot.addWidget(dialog)
    assert dialog.yes.reason.startswith("More than 1 row")


def test_an_archive_of_any_name_and_day_is_shown_as_text(qtbot, look):
    whole = write_archive(Archive((), (), "<img src=x>" * 999))
    held = read([Source("<b>" + "n" * 300, whole)])
    dialog = ArchiveDialog(look, held, Absorbed(0, 0, 0, 0, 0))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.hint.textFormat() == Qt.TextFormat.PlainText
    assert "made on —" in dialog.hint.text()
    assert dialog.width() < 1000


def test_a_short_table_takes_no_more_height_than_its_rows(qtbot, look):
    heights = []
    for rows in (1, 3, 40):
        grid = ColumnGrid(look)
        qtbot.addWidget(grid)
        head, *lines = LEAGUE.splitlines()
        grid.show_table(read([csv("\n".join([head, *(lines * 20)[:rows]]))]).table)
        heights.append(grid.height())
    assert heights[0] < heights[1] < heights[2]
