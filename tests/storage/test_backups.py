"""Backups: made by themselves, kept by count, put back; nothing is deleted on the way."""

import sqlite3
import time
from datetime import UTC, datetime

import pytest

from riichi_desktop.club import Player
from riichi_desktop.ledger import Booked
from riichi_desktop.storage import (
    StorageError,
    backups,
    copying,
    daily,
    restore,
    restoring,
    set_aside,
)
from riichi_desktop.storage.copying import make_backup

from .matches import DRAW, EVERY_ACT, NAMES, RON, RULES, problem_of, query, record


@pytest.fixture
def at_once(monkeypatch):
    """The backup of the day is made without waiting for the window."""
    monkeypatch.setattr(daily, "DELAY_SECONDS", 0)


@pytest.fixture
def played(opened):
    """A club with one game, closed."""
    with opened() as club:
        club.create_game(RULES, NAMES, "Mardi soir", record(*EVERY_ACT))
        return club.games()


def wait_for_day(club) -> None:
    club._daily._thread.join(10)
    assert not club._daily._thread.is_alive()


def days(path) -> list[str]:
    return [backup.date for backup in backups(path) if backup.reason == "day"]


def test_a_backup_is_a_whole_database(opened, played, path):
    club = opened()
    backup = club.backup_now()
    assert backups(path) == (backup,)
    assert (backup.number, backup.reason, backup.size) == (1, "asked", backup.path.stat().st_size)
    assert backup.date == datetime.now(UTC).date().isoformat()
    assert query(backup.path, "PRAGMA integrity_check") == [("ok",)]
    assert query(backup.path, "SELECT count(*) FROM entry") == [(len(EVERY_ACT),)]


def test_what_was_written_a_moment_ago_is_in_it(opened, played):
    """A copy of the file alone would miss what is in the log."""
    club = opened()
    club.append(played[0].id, *record(Booked(RON), first=50))
    assert query(club.backup_now().path, "SELECT count(*) FROM entry WHERE uid = 'u50'") == [(1,)]


def test_ten_of_each_reason_are_kept(opened, played, path):
    club = opened()
    connection = club._database.connect()
    for _ in range(12):
        make_backup(club.path, connection, "schema")
        club.backup_now()
    connection.close()
    kept = backups(path)
    assert [one.reason for one in kept] == ["asked", "schema"] * 10
    assert [one.number for one in kept] == list(range(24, 4, -1))


def test_the_latest_is_known_by_its_number_when_the_clock_was_set_back(
    opened, played, path, monkeypatch
):
    club = opened()
    dates = iter(["2026-11-30", *["1999-01-01"] * 10])
    monkeypatch.setattr(copying, "today", lambda: next(dates))
    made = [club.backup_now() for _ in range(11)]
    assert backups(path) == tuple(made[:0:-1])


def test_the_first_start_of_a_day_makes_one_backup(opened, played, path, at_once, monkeypatch):
    for day, expected in (("2026-11-30", 1), ("2026-11-30", 1), ("2026-12-01", 2)):
        for module in (copying, daily):
            monkeypatch.setattr(module, "today", lambda day=day: day)
        club = opened()
        wait_for_day(club)
        assert club.trouble is None
        club.close()
        assert len(days(path)) == expected


def test_there_is_nothing_to_copy_in_a_new_club(opened, path, at_once):
    club = opened()
    wait_for_day(club)
    assert backups(path) == ()


def test_a_club_with_players_and_no_match_is_copied(opened, path, at_once):
    club = opened()
    wait_for_day(club)
    club.put([Player("p1", "Ana")])
    club.close()
    wait_for_day(opened())
    assert len(days(path)) == 1


def test_a_reader_makes_no_backup(opened, played, path, at_once):
    reader = opened(read_only=True)
    time.sleep(0.1)
    assert backups(path) == ()
    assert reader.trouble is None


def test_the_window_does_not_wait_for_it(opened, played, path):
    club = opened()
    start = time.perf_counter()
    club.close()
    assert time.perf_counter() - start < daily.DELAY_SECONDS / 2
    assert backups(path) == ()


def test_a_backup_that_is_being_made_is_broken_off(opened, played, path, at_once, monkeypatch):
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    begun = []

    def slow(_path, connection, _reason):
        begun.append(connection)
        connection.execute(endless)

    monkeypatch.setattr(daily, "make_backup", slow)
    club = opened()
    while not begun:
        time.sleep(0.01)
    time.sleep(0.05)
    club.close()
    assert not club._daily._thread.is_alive()
    assert backups(path) == ()


def test_a_closed_club_is_not_copied(opened, played, path, at_once, monkeypatch):
    """The window is closed between the opening of the connection and the copying."""
    club = opened()
    wait_for_day(club)
    (made,) = backups(path)
    made.path.unlink()
    club._daily._closing.set()
    club._daily._secure()
    assert backups(path) == ()


def test_a_damaged_file_is_told_and_does_not_push_out_the_good_copies(
    opened, played, path, at_once
):
    damage(path)
    club = opened()
    wait_for_day(club)
    assert club.trouble.id == "corrupt"
    assert backups(path) == ()
    with pytest.raises(StorageError) as refused:
        club.check()
    assert problem_of(refused) == "corrupt"


def test_a_backup_that_cannot_be_made_is_told(opened, played, path, at_once):
    (path.parent / "backups").touch()
    club = opened()
    wait_for_day(club)
    assert club.trouble.id == "disk_error"
    assert len(club.games()) == 1, "and nothing else is hindered"


def test_a_fault_of_ours_in_the_thread_is_not_hidden(opened, played, at_once, monkeypatch):
    seen = []
    monkeypatch.setattr("threading.excepthook", lambda hook: seen.append(hook.exc_value))
    monkeypatch.setattr(daily, "make_backup", lambda _p, connection, _r: connection.execute("NO"))
    wait_for_day(opened())
    assert "syntax error" in str(seen[0])


def test_other_files_in_the_folder_are_no_backups(opened, played, path):
    club = opened()
    backup = club.backup_now()
    folder = backup.path.parent
    for name in ("club.db", "club-000001-2026-11-30-whim.db", "other-000009-2026-11-30-day.db"):
        (folder / name).touch()
    assert backups(path) == (backup,)
    assert club.backup_now().number == 2


def test_a_backup_that_goes_while_they_are_listed_is_passed_by(opened, played, path, monkeypatch):
    backup = opened().backup_now()
    (backup.path.parent / "club-000002-2026-11-30-day.db").symlink_to("nowhere")
    assert backups(path) == (backup,)


def test_a_backup_takes_the_place_of_the_database_which_is_set_aside(opened, played, path):
    club = opened()
    backup = club.backup_now()
    club.append(played[0].id, *record(Booked(RON), first=50))
    club.create_game(RULES, NAMES, "later")
    club.close()
    aside = restore(path, backup.path)
    assert aside == path.with_name("club.db.replaced-1")
    assert opened().games() == played
    assert query(aside, "SELECT title FROM game ORDER BY number") == [("Mardi soir",), ("later",)]
    assert query(aside, "SELECT count(*) FROM entry WHERE uid = 'u50'") == [(1,)]
    assert backup.path.exists()


def test_it_can_be_done_again_and_nothing_is_written_over(opened, played, path):
    with opened() as club:
        backup = club.backup_now()
    asides = [restore(path, backup.path) for _ in range(3)]
    assert len(set(asides)) == 3
    assert all(query(aside, "SELECT count(*) FROM game") == [(1,)] for aside in asides)


def test_a_database_that_is_open_is_not_replaced(opened, played, path):
    club = opened()
    backup = club.backup_now()
    for act in (lambda: restore(path, backup.path), lambda: set_aside(path)):
        with pytest.raises(StorageError) as refused:
            act()
        assert problem_of(refused) == "in_use"
    assert club.games() == played


def test_a_database_that_is_gone_comes_back_from_a_backup(opened, played, path):
    with opened() as club:
        backup = club.backup_now()
    path.unlink()
    assert restore(path, backup.path) is None
    assert opened().games() == played


def test_a_log_that_could_not_be_folded_is_set_aside_with_its_file(
    opened, played, path, monkeypatch
):
    with opened() as club:
        backup = club.backup_now()
    monkeypatch.setattr(restoring, "_fold_log", lambda _path: None)
    path.write_bytes(b"no database at all" * 500)
    log = path.with_name("club.db-wal")
    log.write_bytes(b"a log")
    aside = restore(path, backup.path)
    assert aside.read_bytes() == b"no database at all" * 500
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"a log"
    assert opened().games() == played


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (lambda file: file.write_bytes(b"no database at all" * 500), "corrupt"),
        (lambda file: file.unlink(), "file_gone"),
        (lambda file: file.write_bytes(b""), "not_a_club"),
        (lambda file: query(file, "DROP TABLE meta"), "not_a_club"),
        (lambda file: query(file, "UPDATE meta SET value = '99'"), "newer_schema"),
        (lambda file: damage(file), "corrupt"),  # noqa: PLW0108 - it stands below
    ],
)
def test_a_backup_that_is_none_is_refused_and_the_database_stays(opened, played, path, spoil, id):
    with opened() as club:
        backup = club.backup_now()
    spoil(backup.path)
    with pytest.raises(StorageError) as refused:
        restore(path, backup.path)
    assert problem_of(refused) == id
    assert opened().games() == played
    assert {file.name for file in path.parent.glob("club.db*")} <= {
        *("club.db", "club.db-wal", "club.db-shm", "club.db.lock")
    }


def test_where_there_are_no_links_the_database_is_renamed(opened, played, path, monkeypatch):
    with opened() as club:
        backup = club.backup_now()
    monkeypatch.setattr("os.link", lambda *_: (_ for _ in ()).throw(OSError("no links here")))
    aside = restore(path, backup.path)
    assert query(aside, "SELECT count(*) FROM game") == [(1,)]
    assert opened().games() == played


def test_a_database_set_aside_makes_room_for_a_new_one(opened, played, path):
    aside = set_aside(path)
    assert aside == path.with_name("club.db.damaged-1")
    assert opened().games() == ()
    assert query(aside, "SELECT count(*) FROM game") == [(1,)]


def test_what_cannot_be_renamed_is_said(opened, played, path, monkeypatch):
    with opened() as club:
        backup = club.backup_now()

    def refuse(*_):
        raise PermissionError(13, "no")

    monkeypatch.setattr("pathlib.Path.rename", refuse)
    monkeypatch.setattr("pathlib.Path.replace", refuse)
    for act in (lambda: set_aside(path), lambda: restore(path, backup.path)):
        with pytest.raises(StorageError) as refused:
            act()
        assert problem_of(refused) == "no_permission"
    monkeypatch.undo()
    assert opened().games() == played


def damage(path) -> None:
    """Spoil the pages of the entries, so that the file opens and a look through it finds that."""
    connection = sqlite3.connect(path)
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    pages = connection.execute(
        "SELECT rootpage FROM sqlite_master WHERE tbl_name = 'entry'"
    ).fetchall()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with path.open("rb+") as file:
        for (page,) in pages:
            file.seek((page - 1) * size + 8)
            file.write(b"\xff" * 200)


def test_a_list_of_backups_that_cannot_be_read_is_said(path, monkeypatch):
    def refuse(*_):
        raise PermissionError(13, "no")

    monkeypatch.setattr("pathlib.Path.glob", refuse)
    with pytest.raises(StorageError) as refused:
        backups(path)
    assert problem_of(refused) == "no_permission"


def test_each_day_has_entries_of_that_evening(opened, path, at_once):
    club = opened()
    game = club.create_game(RULES, NAMES).id
    club.append(game, *record(Booked(DRAW)))
    club.close()
    wait_for_day(club := opened())
    (backup,) = backups(path)
    assert query(backup.path, "SELECT count(*) FROM entry") == [(1,)]
