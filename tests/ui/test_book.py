"""The match that is open: every act written before it is shown; what lies on the table kept."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from riichi_desktop.documents import preset
from riichi_desktop.engine import problem
from riichi_desktop.ledger import (
    Amended,
    Booked,
    Drawn,
    Entry,
    Penalty,
    Replaced,
    Restored,
    Voided,
    Win,
    Won,
)
from riichi_desktop.storage import Club, StorageError, open_club
from riichi_desktop.ui.match.book import Book
from riichi_desktop.ui.match.games.new_game import NewGame
from riichi_desktop.ui.match.pending import Pending, pending_from_text, pending_to_text
from riichi_desktop.ui.shelf import FILE, Shelf

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Ana", "Bo", "Chi", "Dan")
RON = Won((Win(1, 0, 3, 40),), (0,))
TSUMO = Won((Win(2, None, 2, 40),))
FULL = StorageError(problem("disk_full", file="club.db"))


class Desk:
    """A book over a folder, and what it told."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder, station="table 3")
        self.book = Book(self.shelf)
        self.told: list[str] = []
        self.games = 0
        self.book.told.connect(lambda problems: self.told.extend(one.id for one in problems))
        self.book.changed.connect(self._count)

    def _count(self, _game: object) -> None:
        self.games += 1

    @property
    def scores(self) -> tuple[int, ...]:
        assert self.book.game is not None
        return self.book.game.table.scores


@pytest.fixture
def desk(tmp_path: Path) -> "Desk":
    made = Desk(tmp_path)
    assert made.shelf.open()
    head = made.shelf.create(preset("tenhou"), NAMES, "Table 3")
    assert head is not None
    assert made.book.take(head.id)
    yield made
    made.shelf.close()


def again(desk: Desk) -> Desk:
    """Close everything, as at the end of the program, and start anew."""
    folder, id = desk.shelf.path.parent, desk.book.head.id
    desk.shelf.close()
    other = Desk(folder)
    other.shelf.open()
    other.book.take(id)
    return other


def fail(monkeypatch: pytest.MonkeyPatch, *names: str) -> Callable[[], None]:
    """Have the database refuse; gives what lets it work again."""

    def refuse(*_args: object, **_named: object) -> None:
        raise FULL

    for name in names:
        monkeypatch.setattr(Club, name, refuse)
    return monkeypatch.undo


def test_nothing_of_the_storage_is_loaded_before_it_is_opened(tmp_path):
    import subprocess
    import sys

    code = (
        "import sys; from riichi_desktop.ui.shelf import Shelf;"
        "from riichi_desktop.ui.match import page; from pathlib import Path;"
        f"Shelf(Path({str(tmp_path)!r}));"
        "print(any(name.startswith(('sqlalchemy', 'sqlite3')) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_hand_is_written_and_then_shown(desk):
    before = desk.games
    assert desk.book.book(RON)
    assert desk.games == before + 1
    assert desk.scores == (18800, 31200, 25000, 25000)
    entries = desk.shelf.attempt(lambda club: club.entries(desk.book.head.id))
    assert [entry.act for entry in entries] == [Booked(RON)]
    assert entries == desk.book.game.entries
    assert entries[0].station == "table 3"
    assert len(entries[0].uid) == 32
    assert entries[0].at.endswith("Z")


def test_what_cannot_be_is_told_and_nothing_is_written(desk):
    assert not desk.book.book(Won((Win(1, 1, 3, 40),)))
    assert desk.told == ["wins_from_himself"]
    assert desk.book.game.entries == ()


def test_undo_and_redo_come_from_the_record(desk):
    desk.book.book(TSUMO)
    desk.book.book(RON)
    first = desk.book.game.entries[0]
    assert desk.book.undo().act == Booked(RON)
    desk = again(desk)
    assert desk.scores == (23700, 24300, 27700, 24300)
    assert desk.book.undo() == first
    assert desk.scores == (25000,) * 4
    assert desk.book.undo() is None
    assert desk.book.redo() == first
    assert desk.book.redo().act == Booked(RON)
    assert desk.book.redo() is None
    kinds = [type(entry.act) for entry in desk.book.game.entries]
    assert kinds == [Booked, Booked, Voided, Voided, Restored, Restored]


def test_sticks_of_a_hand_that_is_undone_lie_on_the_table_again(desk):
    desk.book.tap_riichi(0)
    desk.book.book(RON)
    assert desk.book.riichi == ()
    desk.book.undo()
    assert desk.book.riichi == (0,)
    desk = again(desk)
    assert desk.book.riichi == (0,)
    desk.book.redo()
    assert desk.book.riichi == ()


def test_an_undone_correction_leaves_the_sticks(desk):
    desk.book.book(RON)
    uid = desk.book.game.events[0].uid
    desk.book.tap_riichi(2)
    desk.book.amend(uid, TSUMO)
    desk.book.undo()
    assert desk.book.riichi == (2,)
    assert desk.book.game.events[0].event == RON


def test_amend_void_insert(desk):
    desk.book.book(RON)
    desk.book.book(TSUMO)
    first, second = (held.uid for held in desk.book.game.events)
    assert desk.book.insert(Drawn((1,)), second)
    assert [held.event for held in desk.book.game.events] == [RON, Drawn((1,)), TSUMO]
    assert desk.book.amend(first, TSUMO)
    assert desk.book.game.rows[0].amended
    assert desk.book.void(second)
    assert [held.event for held in desk.book.game.events] == [TSUMO, Drawn((1,))]


def test_an_act_is_tried_without_a_trace(desk):
    desk.book.book(RON)
    uid = desk.book.game.events[0].uid
    tried = desk.book.attempt(Amended(uid, TSUMO))
    assert tried.after.rows[0].event == TSUMO
    assert desk.book.game.rows[0].event == RON
    assert len(desk.book.game.entries) == 1
    assert desk.book.act(Amended(uid, TSUMO))
    assert desk.book.game.table == tried.after.table


def test_every_tap_is_kept(desk):
    desk.book.tap_riichi(3)
    desk.book.tap_riichi(1)
    assert desk.book.riichi == (1, 3)
    desk.book.keep_form("half filled", (1,))
    desk.book.keep_clock("tick")
    desk = again(desk)
    assert desk.book.pending == Pending((1,), "half filled", "tick")
    desk.book.tap_riichi(1)
    assert desk.book.riichi == ()


def test_a_tap_that_the_rules_refuse_is_told(desk):
    desk.book.book(Penalty(1, -24500, "table"))
    assert not desk.book.tap_riichi(1)
    assert desk.told == ["riichi_below_1000"]


def test_a_hand_takes_the_form_and_the_sticks_and_leaves_the_clock(desk):
    desk.book.tap_riichi(0)
    desk.book.keep_form("half filled")
    desk.book.keep_clock("tick")
    desk.book.book(RON)
    assert desk.book.pending == Pending(clock="tick")
    assert again(desk).book.pending == Pending(clock="tick")


def test_a_penalty_leaves_the_sticks(desk):
    desk.book.tap_riichi(0)
    desk.book.book(Penalty(2, -8000))
    assert desk.book.riichi == (0,)
    assert again(desk).book.riichi == (0,)


def test_a_full_disk_changes_nothing_and_is_said_until_it_is_mended(desk, monkeypatch):
    desk.book.tap_riichi(0)
    before, games = desk.book.game, desk.games
    mend = fail(monkeypatch, "append", "set_pending")
    assert not desk.book.book(RON)
    assert desk.book.game is before
    assert desk.games == games
    assert desk.book.riichi == (0,)
    assert desk.shelf.trouble.id == "disk_full"
    assert not desk.book.tap_riichi(2)
    assert desk.book.riichi == (0,)
    desk.book.keep_form("half filled")
    assert desk.book.pending.form == "half filled", "it is there for as long as the program runs"
    mend()
    assert desk.book.book(RON)
    assert desk.shelf.trouble is None
    assert again(desk).book.game.table == desk.book.game.table


def test_undo_that_cannot_be_written_is_not_done(desk, monkeypatch):
    desk.book.book(RON)
    fail(monkeypatch, "append")
    assert desk.book.undo() is None
    assert len(desk.book.game.rows) == 1


def test_a_file_that_was_removed_comes_back(desk):
    desk.book.book(RON)
    desk.shelf.path.unlink()
    assert desk.book.book(TSUMO)
    assert desk.shelf.trouble is None
    assert len(again(desk).book.game.rows) == 2


def test_the_end_of_a_game_takes_the_sticks_off(desk):
    desk.book.tap_riichi(3)
    desk.book.book(Won((Win(1, 0, yakuman=1),)))
    assert desk.book.game.is_over
    assert desk.book.riichi == ()


def test_another_program_looks_on(desk, tmp_path):
    desk.book.book(TSUMO)
    other = Desk(tmp_path)
    assert not other.shelf.open()
    assert other.shelf.refused.id == "in_use"
    assert other.shelf.open(read_only=True)
    assert other.book.take(desk.book.head.id)
    assert not other.book.book(RON)
    assert not other.book.tap_riichi(0)
    assert other.told == ["match_read_only", "match_read_only"]
    assert other.book.steps == (None, None)
    seen = other.games
    other.book.look()
    assert other.games == seen, "nobody wrote"
    desk.book.book(RON)
    desk.book.tap_riichi(2)
    other.book.look()
    assert other.scores == desk.scores
    assert other.book.riichi == (2,)
    other.shelf.close()


def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes(desk):
    desk.book.book(TSUMO)
    id = desk.book.head.id
    illegal = Entry("x", Booked(Won((Win(1, 1, 3, 40),))))
    desk.shelf.attempt(lambda club: club.append(id, illegal))
    desk.book.leave()
    assert desk.book.game is None
    desk.book.take(id)
    assert [held.event for held in desk.book.game.events] == [TSUMO]
    assert [one.id for one in desk.book.cut.problems] == ["wins_from_himself"]


def test_rename_and_hide(desk):
    assert desk.book.rename("Table 4")
    assert desk.book.head.title == "Table 4"
    assert [head.title for head in desk.shelf.games()] == ["Table 4"]
    assert desk.shelf.hide(desk.book.head.id)
    assert desk.shelf.games() == ()
    assert len(desk.shelf.games(hidden=True)) == 1


def test_a_match_that_is_not_there_is_not_opened(desk):
    assert not desk.book.take("nothing")
    assert desk.shelf.trouble.id == "no_such_game"
    assert desk.book.head.title == "Table 3"


def test_backups_and_a_new_beginning(desk, tmp_path):
    desk.book.book(RON)
    backup = desk.shelf.backup_now()
    assert desk.shelf.backups() == (backup,)
    desk.book.book(TSUMO)
    id = desk.book.head.id
    desk.book.leave()
    assert desk.shelf.restore(backup) is None
    desk.book.take(id)
    assert len(desk.book.game.rows) == 1
    desk.book.leave()
    assert desk.shelf.begin_anew() is None
    assert desk.shelf.games() == ()
    assert len([*tmp_path.glob(f"{FILE}.damaged-*")]) >= 1


def test_a_backup_that_is_gone_is_told_and_everything_is_as_it_was(desk):
    backup = desk.shelf.backup_now()
    backup.path.unlink()
    assert desk.shelf.restore(backup) is not None
    assert desk.shelf.is_open
    assert len(desk.shelf.games()) == 1


def test_a_damaged_file_is_refused_with_its_reason(tmp_path):
    (tmp_path / FILE).write_bytes(b"this is no database" * 100)
    shelf = Shelf(tmp_path)
    assert not shelf.open()
    assert shelf.refused.id in ("corrupt", "not_a_club")
    assert shelf.games() == ()


def test_a_shelf_that_is_shut_does_nothing(tmp_path):
    shelf = Shelf(tmp_path)
    book = Book(shelf)
    assert shelf.create(preset("tenhou"), NAMES, "") is None
    assert not book.take("x")
    assert not book.tap_riichi(0)
    assert not book.book(RON)
    assert not book.rename("x")
    assert book.attempt(Booked(RON)) is None
    assert not (tmp_path / FILE).exists()


def test_the_name_of_the_machine_is_the_station(tmp_path):
    shelf = Shelf(tmp_path)
    shelf.open()
    head = shelf.create(preset("tenhou"), NAMES, "")
    book = Book(shelf)
    book.take(head.id)
    book.book(RON)
    assert book.game.entries[0].station == shelf.station != ""
    shelf.close()


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "nonsense", '{"entries": 3, "riichi": 7, "form": "", "clock": ""}'],
)
def test_what_is_no_text_of_ours_is_nothing(text):
    assert pending_from_text(text, 3, 4) == Pending()


def test_what_belongs_to_another_record_is_let_go_but_the_clock():
    text = pending_to_text(Pending((1, 2), "form", "clock"), 5)
    assert pending_from_text(text, 5, 4) == Pending((1, 2), "form", "clock")
    assert pending_from_text(text, 6, 4) == Pending(clock="clock")
    assert pending_from_text(text, 5, 2) == Pending((1,), "form", "clock")


def test_the_database_is_let_go_at_the_end(desk, tmp_path):
    desk.shelf.close()
    with open_club(tmp_path / FILE, station="other") as club:
        assert len(club.games()) == 1
    assert not desk.shelf.is_open


def test_a_name_that_is_too_long_is_told_and_not_written(desk: Desk) -> None:
    assert not desk.book.book(Replaced(0, "X" * 101))
    assert desk.told == ["malformed"]
    assert desk.book.game is not None
    assert not desk.book.game.entries
    assert desk.book.book(Replaced(0, "X" * 100))


def test_a_match_with_a_name_or_a_title_that_is_too_long_is_refused() -> None:
    names = ("A", "X" * 101, "C", "D")
    for game in (NewGame(preset("tenhou"), names), NewGame(preset("tenhou"), NAMES, "X" * 201)):
        assert game.refusal is not None
        assert game.refusal.id == "malformed"
    assert NewGame(preset("tenhou"), ("A", "X" * 100, "C", "D"), "X" * 200).refusal is None


def spoil(desk: Desk, number: int, payload: str) -> None:
    """Write another act in the place of an entry, behind the program's back; open it again."""
    assert desk.book.head is not None
    id = desk.book.head.id
    desk.book.leave()
    desk.shelf.close()
    with closing(sqlite3.connect(desk.shelf.path)) as connection, connection:
        connection.execute("update entry set payload = ? where number = ?", (payload, number))
    assert desk.shelf.open()
    assert desk.book.take(id)


ILLEGAL = '{"act":"book","event":{"type":"draw","tenpai":[9]}}'


def test_a_record_that_stops_being_legal_is_told_and_settled(desk: Desk) -> None:
    for _ in range(5):
        assert desk.book.book(Drawn((0, 1)))
    spoil(desk, 3, ILLEGAL)
    book = desk.book
    assert book.cut is not None
    assert (book.cut.index, book.hidden) == (2, 2)
    assert book.hand_refusal == problem("record_cut")
    desk.told.clear()
    assert not book.book(Drawn((0, 1)))
    assert not book.tap_riichi(1)
    assert desk.told == ["record_cut", "record_cut"]
    assert book.event_at(book.cut.uid) is not None
    assert book.void(book.cut.uid)
    assert book.cut is None
    assert book.game is not None
    assert len(book.game.rows) == 4
    assert book.book(Drawn((0, 1)))


def test_a_hand_that_cannot_stand_can_be_corrected_or_undone_to(desk: Desk) -> None:
    for _ in range(4):
        assert desk.book.book(Drawn((0, 1)))
    spoil(desk, 2, ILLEGAL)
    book = desk.book
    assert book.undo() is not None
    assert book.hidden == 1
    assert book.cut is not None
    assert book.amend(book.cut.uid, Drawn((2,)))
    assert book.cut is None
    assert book.game is not None
    assert len(book.game.rows) == 3


def test_who_only_looks_takes_over_when_the_other_is_gone(desk: Desk, tmp_path: Path) -> None:
    assert desk.book.head is not None
    other = Desk(tmp_path)
    assert other.shelf.open(read_only=True)
    assert other.book.take(desk.book.head.id)
    other.book.look()
    assert not other.shelf.is_free
    assert not other.book.take_over()
    assert other.book.read_only
    desk.shelf.close()
    other.book.look()
    assert other.shelf.is_free
    assert other.book.take_over()
    assert other.book.book(TSUMO)
    other.shelf.close()
