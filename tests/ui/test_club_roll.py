"""The roll: what is put is written before it is shown, undone as it was, worked out elsewhere."""

import threading
from dataclasses import replace

import pytest

from riichi_desktop.club import Attendance, Evening, Event, Link, Player, Registration, Titled
from riichi_desktop.documents import preset
from riichi_desktop.engine import problem
from riichi_desktop.ledger import Booked, Entry, Finished, Win, Won
from riichi_desktop.storage import Club, StorageError
from riichi_desktop.ui.offthread import OffThread
from riichi_desktop.ui.roll import NewTable, Roll
from riichi_desktop.ui.shelf import Shelf

pytestmark = pytest.mark.usefixtures("qapp")

RULES = preset("tenhou")
NAMES = ("Ana", "Bo", "Chi", "Dan")
PEOPLE = tuple(Player(name[0].lower(), name) for name in NAMES)
ANA, BO, CHI, DAN = PEOPLE
FULL = StorageError(problem("disk_full", file="club.db"))
PAIRS = tuple((one.name, one.uid) for one in PEOPLE)


class Desk:
    """A roll over a folder, and what it told."""

    def __init__(self, folder) -> None:
        self.shelf = Shelf(folder, station="table 3")
        self.roll = Roll(self.shelf)
        self.told: list[str] = []
        self.changes = 0
        self.roll.told.connect(lambda problems: self.told.extend(one.id for one in problems))
        self.roll.changed.connect(self._count)

    def _count(self) -> None:
        self.changes += 1

    @property
    def players(self):
        return {one.name for one in self.roll.register.players.values()}


@pytest.fixture
def desk(tmp_path):
    made = Desk(tmp_path)
    assert made.roll.open()
    yield made
    made.shelf.close()


def test_nothing_of_the_club_is_loaded_before_it_is_asked_for(tmp_path):
    import subprocess
    import sys

    code = (
        "import sys; from pathlib import Path; from riichi_desktop.ui.shelf import Shelf;"
        "from riichi_desktop.ui.roll import Roll; Roll(Shelf(Path('.')));"
        "print(any(n.startswith(('sqlalchemy', 'riichi_desktop.club', 'concurrent'))"
        " for n in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_what_is_put_is_written_and_then_shown(desk, tmp_path):
    before = desk.changes
    assert desk.roll.put(ANA, BO)
    assert (desk.players, desk.changes) == ({"Ana", "Bo"}, before + 1)
    desk.shelf.close()
    again = Desk(tmp_path)
    assert again.roll.open()
    assert again.players == {"Ana", "Bo"}
    again.shelf.close()


def test_what_cannot_be_is_told_and_not_written(desk):
    assert desk.roll.put(ANA)
    assert not desk.roll.put(replace(BO, name="ana"))
    assert not desk.roll.put(replace(ANA, name=" "))
    assert desk.told == ["player_taken", "name_missing"]
    assert desk.players == {"Ana"}


def test_things_that_need_each_other_are_put_together(desk):
    evening = Evening("2026-11-30", "2026-11-30")
    here = Attendance("2026-11-30.a", "2026-11-30", "a")
    assert not desk.roll.put(ANA, here)
    assert desk.told == ["evening_unknown"]
    assert desk.roll.put(ANA, evening, here)
    assert "2026-11-30.a" in desk.roll.register.attendances


def test_what_is_needed_is_not_taken_away(desk):
    evening = Evening("2026-11-30", "2026-11-30")
    desk.roll.put(ANA, evening, Attendance("2026-11-30.a", "2026-11-30", "a"))
    assert not desk.roll.put(gone=[("player", "a")])
    assert desk.told == ["player_used"]


def test_nothing_is_put_where_nothing_changes(desk):
    desk.roll.put(ANA)
    before = desk.changes
    assert desk.roll.put(ANA)
    assert desk.changes == before


def test_of_one_thing_the_last_word_counts(desk):
    assert desk.roll.put(ANA, replace(ANA, city="Lyon"))
    acts = desk.shelf.attempt(lambda club: club.acts())
    assert [act.thing.city for act in acts] == ["Lyon"]
    assert desk.roll.undo() is not None
    assert desk.players == set()


def test_a_change_is_undone_and_made_again(desk):
    desk.roll.put(ANA)
    desk.roll.put(replace(ANA, name="Anna"), BO)
    assert desk.roll.undo() is not None
    assert desk.players == {"Ana"}
    assert desk.roll.undo() is not None
    assert desk.players == set()
    assert desk.roll.undo() is None
    assert desk.roll.redo() is not None
    assert desk.roll.redo() is not None
    assert desk.players == {"Anna", "Bo"}
    assert desk.roll.redo() is None


def test_an_undo_stands_in_the_log(desk):
    desk.roll.put(ANA)
    desk.roll.undo()
    acts = desk.shelf.attempt(lambda club: club.acts())
    assert [(act.kind, act.thing) for act in acts] == [("player", ANA), ("player", None)]


def test_what_somebody_changed_meanwhile_is_not_undone(desk):
    desk.roll.put(ANA)
    desk.shelf.attempt(lambda club: club.put([replace(ANA, city="Lyon")]))
    desk.roll.look()
    assert desk.roll.undo() is None
    assert desk.told == ["club_changed_meanwhile"]
    assert desk.roll.register.players["a"].city == "Lyon"
    assert not desk.roll.steps.can_undo


def test_what_another_station_uses_meanwhile_is_not_taken_away_by_an_undo(desk):
    desk.roll.put(ANA, BO)
    used = Registration("e.b", "e", "b")
    desk.shelf.attempt(lambda club: club.put([used]))
    desk.roll.look()
    assert desk.roll.undo() is None
    assert desk.told == ["player_used"]
    assert desk.players == {"Ana", "Bo"}
    desk.shelf.attempt(lambda club: club.put([], [("registration", used.uid)]))
    desk.roll.look()
    assert desk.roll.undo() is not None, "now nothing is about them"
    assert desk.roll.redo() is not None


def test_what_cannot_be_written_changes_nothing(desk, monkeypatch):
    def refuse(*_args: object, **_named: object) -> None:
        raise FULL

    desk.roll.put(ANA)
    monkeypatch.setattr(Club, "put", refuse)
    assert not desk.roll.put(BO)
    assert desk.roll.undo() is None
    assert desk.told == ["disk_full", "disk_full"]
    assert desk.players == {"Ana"}
    monkeypatch.undo()
    assert desk.roll.undo() is not None, "it can still be undone"


def test_who_only_looks_is_refused_and_sees_what_others_write(desk, tmp_path):
    other = Desk(tmp_path)
    assert other.shelf.open(read_only=True)
    assert other.roll.open()
    assert not other.roll.put(ANA)
    assert other.told == ["club_read_only"]
    desk.roll.put(BO)
    other.roll.look()
    assert other.players == {"Bo"}
    other.shelf.close()


def test_a_closed_database_refuses(tmp_path):
    desk = Desk(tmp_path)
    assert not desk.roll.put(ANA)
    assert desk.told == ["club_closed"]
    desk.roll.look()
    assert desk.roll.heads == {}


def table(**link: object) -> NewTable:
    return NewTable(RULES, NAMES, "Table 1", Link("", PAIRS, **link))


def test_tables_begin_with_their_links_and_undo_takes_them_off(desk):
    event = Event("s", "Autumn", "season", RULES)
    desk.roll.put(*PEOPLE, event)
    begun = desk.roll.begin([table(event="s", day="2026-11-30"), table(event="s")])
    assert len(begun) == 2
    assert {desk.roll.register.links[id].event for id in begun} == {"s"}
    assert [desk.roll.heads[id].names for id in begun] == [NAMES, NAMES]
    assert desk.roll.undo() is not None
    assert desk.roll.register.links == {}
    assert all(desk.roll.heads[id].hidden for id in begun)
    assert desk.roll.redo() is not None
    assert set(desk.roll.register.links) == set(begun)
    assert not any(desk.roll.heads[id].hidden for id in begun)
    assert desk.roll.register.titles[begun[0]] == Titled(begun[0], "Table 1")


def test_no_table_begins_for_an_event_that_is_closed(desk):
    desk.roll.put(*PEOPLE, Event("s", "Autumn", "season", RULES, closed=True))
    assert desk.roll.begin([table(event="s")]) == ()
    assert desk.told == ["event_closed"]
    assert desk.roll.heads == {}


def test_results_are_worked_out_while_the_window_goes_on(desk, qtbot):
    desk.roll.put(*PEOPLE)
    (game,) = desk.roll.begin([table(day="2026-11-30")])
    events = (Won((Win(1, 0, 3, 40),)), Finished("the room closes"))
    for event in events:
        entry = Entry("", Booked(event))
        desk.shelf.attempt(lambda club, entry=entry: club.append(game, entry))
    desk.roll.look()
    qtbot.waitUntil(lambda: bool(desk.roll.played) and desk.roll.played[0].finished)
    (one,) = desk.roll.played
    assert [seat.player for seat in one.seats] == ["a", "b", "c", "d"]
    assert (one.hands, desk.roll.left) == (1, 0)


def test_a_question_is_answered_in_the_windows_thread(desk, qtbot):
    desk.roll.put(ANA)
    seen, answers = [], []

    def question(register, played):
        seen.append(threading.current_thread())
        return len(register.players) + len(played)

    desk.roll.ask("count", question, lambda n: answers.append((n, threading.current_thread())))
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [(1, threading.main_thread())]
    assert seen[0] is not threading.main_thread()


def test_erasing_is_for_good(desk):
    desk.roll.put(*PEOPLE)
    desk.roll.begin([table()])
    assert desk.roll.erase("a")
    assert desk.roll.register.players["a"].erased
    assert not desk.roll.steps.can_undo
    assert not desk.roll.erase("nobody")
    assert desk.told == ["no_such_player"]


def test_another_database_is_taken_up_whole(desk):
    desk.roll.put(ANA)
    desk.shelf.begin_anew()
    assert desk.players == set()
    assert not desk.roll.steps.can_undo
    assert desk.roll.put(BO)


def test_another_event_is_looked_at(desk):
    desk.roll.put(Event("s", "Autumn", "season", RULES))
    before = desk.changes
    desk.roll.choose("s")
    desk.roll.choose("s")
    assert (desk.roll.chosen.name, desk.changes) == ("Autumn", before + 1)
    desk.roll.choose("gone")
    assert desk.roll.chosen is None


# Off the window's thread


def test_only_the_latest_question_of_a_sort_is_answered(qtbot):
    thread, gate, answers = OffThread(), threading.Event(), []
    thread.ask("a", gate.wait, answers.append)
    thread.ask("b", lambda: "first", answers.append)
    thread.ask("b", lambda: "second", answers.append)
    assert thread.is_busy
    gate.set()
    qtbot.waitUntil(lambda: not thread.is_busy)
    assert answers == [True, "second"]
    thread.close()


def test_what_was_dropped_is_not_told_and_closing_waits(qtbot):
    thread, answers, done = OffThread(), [], []
    thread.ask("a", lambda: done.append(1), answers.append)
    thread.close()
    qtbot.wait(1)
    assert answers == []
    thread.ask("a", lambda: "again", answers.append)
    qtbot.waitUntil(lambda: answers == ["again"])
    thread.close()


def test_a_fault_of_a_question_is_raised_where_its_answer_would_come(qtbot):
    thread = OffThread()
    with qtbot.captureExceptions() as raised:
        thread.ask("a", lambda: 1 // 0, lambda _answer: None)
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is ZeroDivisionError
    thread.close()
