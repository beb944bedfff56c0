"""Full disks, closed folders, files that are damaged or gone: a reason each time, nothing lost."""

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from riichi_desktop.engine import problem
from riichi_desktop.ledger import Booked, steps
from riichi_desktop.storage import StorageError, backups, copying, faults, open_club, restore
from riichi_desktop.storage import database as database_module
from riichi_desktop.storage.backups import backup_folder
from riichi_desktop.storage.errors import from_system
from riichi_desktop.storage.files import is_missing
from riichi_desktop.words import LANGUAGES, Words

from .matches import DRAW, EVERY_ACT, NAMES, RULES, problem_of, query, record

ROOT = Path(__file__).resolve().parent.parent.parent
IDS = (
    *("newer_schema", "older_schema", "in_use", "busy", "corrupt", "not_a_club", "no_permission"),
    *("disk_full", "disk_error", "network_path", "file_gone", "read_only", "no_such_game"),
    *("already_recorded", "entry_differs", "entry_damaged", "rules_damaged"),
)

BOOKS_UNTIL_REFUSED = """
import sys
from pathlib import Path
from riichi_desktop.documents import preset
from riichi_desktop.ledger import Booked, Drawn, Entry
from riichi_desktop.storage import StorageError, open_club

club = open_club(Path(sys.argv[1]), station="here")
game = club.create_game(preset("tenhou"), ("A", "B", "C", "D")).id
if len(sys.argv) > 2:
    from resource import RLIMIT_FSIZE, setrlimit
    setrlimit(RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
for number in range(10**6):
    try:
        club.append(game, Entry(f"u{number}", Booked(Drawn())), pending=str(number))
    except StorageError as error:
        print(error.problem.id, flush=True)
        break
    print(number, flush=True)
print([entry.uid for entry in club.entries(game)][-1], club.pending(game), flush=True)
"""
"""Books hands until one cannot be written, and then reads what is there without closing."""

AS_NOBODY = """
import os, sys, tempfile
from pathlib import Path
from riichi_desktop.storage import StorageError, open_club

open_club(Path(tempfile.mkdtemp(), "club.db"), station="warm").close()  # all is imported now
if os.geteuid() == 0:
    os.setegid(65534)
    os.seteuid(65534)
for read_only in (False, True):
    try:
        with open_club(Path(sys.argv[1]), station="here", read_only=read_only) as club:
            print(len(club.games()), len(club.entries(club.games()[0].id)))
    except StorageError as error:
        print(error.problem.id)
"""


def run(code: str, *arguments) -> list[str]:
    """Run a program of its own and give what it prints."""
    command = [sys.executable, "-c", code, *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.fixture
def game(club):
    return club.create_game(RULES, NAMES, "Mardi soir", record(*EVERY_ACT)).id


@pytest.fixture
def shared():
    """A folder that anybody may enter."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    for place in (folder, *folder.rglob("*")):
        place.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_each_reason_has_its_words(language, id):
    data = {"file": "club.db", "detail": "x", "number": 3, "station": "A", "at": "", "schema": 9}
    sentence = Words(language).problem(problem(id, **data, known=1))
    assert len(sentence) > 10
    assert "{" not in sentence


def test_a_full_disk_refuses_one_entry_and_keeps_all_before(tmp_path):
    """A small file system in memory, where this may be mounted."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount")
    command = [str(mount), "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(disk)]
    if not mount or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("this user may not mount a file system")
    try:
        *booked, id, last, pending = run(BOOKS_UNTIL_REFUSED, disk / "club.db")
        assert id == "disk_full"
        assert_all_are_there(disk / "club.db", booked, last, pending)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_file_that_may_not_grow_refuses_one_entry_and_keeps_all_before(path):
    """The limit that a system sets on the size of files."""
    pytest.importorskip("resource")
    *booked, id, last, pending = run(BOOKS_UNTIL_REFUSED, path, 400_000)
    assert id == "disk_error"
    assert_all_are_there(path, booked, last, pending)


def assert_all_are_there(path, booked, last, pending):
    assert len(booked) > 10
    assert (last, pending) == (f"u{booked[-1]}", booked[-1])
    with open_club(path, station="here", read_only=True) as club:
        entries = club.entries(club.games()[0].id)
        assert [entry.uid for entry in entries] == [f"u{number}" for number in booked]
        assert steps(entries).undo.target == last


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no users as POSIX has them")
def test_a_folder_that_cannot_be_written_is_said_and_its_matches_can_be_read(shared):
    path = shared / "club" / "club.db"
    with open_club(path, station="here") as club:
        club.create_game(RULES, NAMES, "", record(*EVERY_ACT))
    path.with_name("club.db.lock").chmod(0o644)
    path.chmod(0o644)
    path.parent.chmod(0o555)
    assert run(AS_NOBODY, path) == ["no_permission", "1", str(len(EVERY_ACT))]


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no users as POSIX has them")
def test_a_file_that_cannot_be_written_is_said_though_its_folder_can(shared):
    path = shared / "club" / "club.db"
    with open_club(path, station="here") as club:
        club.create_game(RULES, NAMES, "", record(*EVERY_ACT))
    path.with_name("club.db.lock").chmod(0o666)
    path.chmod(0o444)
    path.parent.chmod(0o777)
    assert run(AS_NOBODY, path) == ["no_permission", "1", str(len(EVERY_ACT))]


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no users as POSIX has them")
def test_a_folder_that_cannot_be_entered_is_said(shared):
    (shared / "club").mkdir(0o700)
    assert run(AS_NOBODY, shared / "club" / "club.db") == ["no_permission", "no_permission"]


def test_a_folder_that_cannot_be_made_is_said(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StorageError) as refused:
        open_club(tmp_path / "file" / "club.db", station="here")
    assert problem_of(refused) in ("disk_error", "file_gone")


@pytest.mark.parametrize("read_only", [False, True])
def test_a_folder_in_the_place_of_the_file_is_said(opened, path, read_only):
    path.mkdir(parents=True)
    with pytest.raises(StorageError) as refused:
        opened(read_only=read_only)
    assert problem_of(refused) == ("disk_error" if read_only else "no_permission")


@pytest.mark.parametrize("read_only", [False, True])
@pytest.mark.parametrize(
    "content", [b"no database at all" * 500, b"SQLite format 3\0" + b"\1" * 5000]
)
def test_a_damaged_file_is_said_and_left_as_it_is(opened, path, content, read_only):
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(StorageError) as refused:
        opened(read_only=read_only)
    assert problem_of(refused) == "corrupt"
    assert path.read_bytes() == content


def test_after_a_refusal_the_lock_is_free(opened, path):
    path.parent.mkdir()
    path.write_bytes(b"no database at all" * 500)
    with pytest.raises(StorageError):
        opened()
    path.unlink()
    assert opened().games() == ()


def test_a_truncated_file_is_said(opened, path, club, game):
    club.close()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StorageError) as refused:
        opened().entries(game)
    assert problem_of(refused) == "corrupt"


def test_damage_that_shows_while_it_is_read_is_said(club, game, path, opened):
    club.close()
    size = query(path, "PRAGMA page_size")[0][0]
    (root,) = query(path, "SELECT rootpage FROM sqlite_master WHERE name = 'entry'")[0]
    with path.open("rb+") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    with pytest.raises(StorageError) as refused:
        opened().entries(game)
    assert problem_of(refused) == "corrupt"
    assert refused.value.problem.details["detail"]


def test_a_reader_needs_a_file(opened):
    with pytest.raises(StorageError) as refused:
        opened(read_only=True)
    assert problem_of(refused) == "file_gone"


def gone(path):
    path.unlink()


def gone_with_its_folder(path):
    shutil.rmtree(path.parent)


def moved(path):
    path.rename(path.with_name("moved.db"))


def replaced(path):
    path.unlink()
    query(path, "CREATE TABLE recipes (name TEXT)")


def without_its_log(path):
    path.with_name("club.db-wal").unlink()


@pytest.mark.parametrize("harm", [gone, gone_with_its_folder, moved, replaced, without_its_log])
def test_a_file_removed_under_us_is_said_and_brought_back_whole(opened, path, club, game, harm):
    club.append(game, *record(Booked(DRAW), first=50))
    harm(path)
    late = record(Booked(DRAW), first=51)
    with pytest.raises(StorageError) as refused:
        club.append(game, *late)
    assert problem_of(refused) == "file_gone"
    club.rescue()
    assert club.append(game, *late).is_new
    everything = club.entries(game)
    assert [entry.uid for entry in everything][-2:] == ["u50", "u51"]
    with pytest.raises(StorageError):
        opened()
    club.close()
    assert opened().entries(game) == everything
    if harm is replaced:
        assert query(path.with_name("club.db.found-1"), "SELECT * FROM recipes") == []


@pytest.mark.parametrize("harm", [gone, moved, replaced])
def test_a_reader_is_told_that_its_file_is_another_one(opened, path, club, game, harm):
    reader = opened(read_only=True)
    assert reader.entries(game)
    harm(path)
    for act in (reader.version, reader.games, lambda: reader.entries(game)):
        with pytest.raises(StorageError) as refused:
            act()
        assert problem_of(refused) == "file_gone"
    club.rescue()
    assert opened(read_only=True).entries(game) == club.entries(game)


def test_a_file_removed_while_it_is_written_is_not_acknowledged(club, game, path, monkeypatch):
    real = club._records._database.__class__.check_place
    asked = []

    def check(database):
        asked.append(1)
        if len(asked) == 2:
            path.unlink()
        real(database)

    monkeypatch.setattr(database_module.Database, "check_place", check)
    with pytest.raises(StorageError, match="file_gone"):
        club.append(game, *record(Booked(DRAW), first=50))
    monkeypatch.undo()
    club.rescue()
    assert not club.append(game, *record(Booked(DRAW), first=50)).is_new, "nothing twice"
    assert len(club.entries(game)) == len(EVERY_ACT) + 1


def test_a_rescue_that_fails_can_be_tried_again(club, game, path, monkeypatch):
    path.unlink()

    def full(*_):
        raise sqlite3.OperationalError("full")

    with monkeypatch.context() as patch:
        patch.setattr(database_module, "copy_into", full)
        with pytest.raises(sqlite3.OperationalError):
            club.rescue()
    club.rescue()
    assert club.entries(game) == record(*EVERY_ACT)


def test_a_lock_that_was_removed_is_taken_anew_with_the_file(opened, club, game, path):
    shutil.rmtree(path.parent)
    club.rescue()
    with pytest.raises(StorageError) as refused:
        opened()
    assert problem_of(refused) == "in_use"


def test_a_log_without_its_file_is_kept(opened, path):
    path.parent.mkdir()
    log = path.with_name("club.db-wal")
    log.write_bytes(b"the last hands of an evening")
    opened()
    aside = path.with_name("club.db.found-1-wal")
    assert aside.read_bytes() == b"the last hands of an evening"


def test_a_log_that_cannot_be_kept_is_not_given_up(path, monkeypatch):
    path.parent.mkdir()
    path.with_name("club.db-wal").write_bytes(b"the last hands of an evening")

    def refuse(*_):
        raise PermissionError(13, "no")

    monkeypatch.setattr("pathlib.Path.rename", refuse)
    with pytest.raises(StorageError, match="no_permission"):
        open_club(path, station="here")
    assert path.with_name("club.db-wal").exists()


def test_another_program_that_writes_for_long_is_waited_for_and_said(club, game, path, monkeypatch):
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0.05)
    club._database._engine.dispose()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as refused:
            club.append(game, *record(Booked(DRAW), first=50))
        assert problem_of(refused) == "busy"
        assert club.entries(game) == record(*EVERY_ACT), "reading goes on"
        other.execute("ROLLBACK")
    assert club.append(game, *record(Booked(DRAW), first=50)).is_new


def test_a_network_folder_is_refused_before_anything_is_made(tmp_path, monkeypatch):
    path = tmp_path / "share" / "club.db"
    for module in ("opening", "restoring"):
        monkeypatch.setattr(f"riichi_desktop.storage.{module}.is_on_network", lambda _path: True)
    for act in (
        lambda: open_club(path, station="here"),
        lambda: open_club(path, station="here", read_only=True),
        lambda: restore(path, path),
    ):
        with pytest.raises(StorageError) as refused:
            act()
        assert problem_of(refused) == "network_path"
    assert list(tmp_path.iterdir()) == []


def test_the_way_to_the_file_may_have_any_name(tmp_path):
    folder = tmp_path / "50 % d’été #1 ? & « 麻雀 »"
    link = tmp_path / "link"
    with open_club(folder / "club 1?.db", station="here") as club:
        club.create_game(RULES, NAMES)
        backup = club.backup_now()
    link.symlink_to(folder)
    with open_club(link / "club 1?.db", station="here") as club:
        assert (club.path, len(club.games())) == (folder / "club 1?.db", 1)
        with pytest.raises(StorageError, match="in_use"):
            open_club(folder / "club 1?.db", station="here")
        assert backups(link / "club 1?.db") == (backup,)


def raised(code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError("said by SQLite")
    error.sqlite_errorcode = code
    error.sqlite_errorname = "SQLITE_SOMETHING"
    return error


@pytest.mark.parametrize(
    ("code", "id"),
    [
        (sqlite3.SQLITE_FULL, "disk_full"),
        (sqlite3.SQLITE_IOERR_WRITE, "disk_error"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "file_gone"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "no_permission"),
        (sqlite3.SQLITE_CANTOPEN, "file_gone"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "busy"),
        (sqlite3.SQLITE_LOCKED, "busy"),
        (sqlite3.SQLITE_PROTOCOL, "busy"),
        (sqlite3.SQLITE_CORRUPT_VTAB, "corrupt"),
        (sqlite3.SQLITE_NOTADB, "corrupt"),
        (sqlite3.SQLITE_PERM, "no_permission"),
        (sqlite3.SQLITE_AUTH, "no_permission"),
    ],
)
def test_what_sqlite_says_has_a_name(tmp_path, code, id):
    with pytest.raises(StorageError) as refused, faults.explained(tmp_path / "club.db"):
        raise raised(code)
    assert problem_of(refused) == id
    assert refused.value.problems == (refused.value.problem,)


def test_an_error_of_the_device_where_nothing_is_left_is_a_full_disk(tmp_path, monkeypatch):
    path = tmp_path / "club.db"
    left = shutil.disk_usage(tmp_path)._replace(free=100)
    monkeypatch.setattr(faults, "disk_usage", lambda _folder: left)
    with pytest.raises(StorageError, match="disk_full"), faults.explained(path):
        raise raised(sqlite3.SQLITE_IOERR_FSYNC)
    monkeypatch.setattr(faults, "disk_usage", lambda folder: shutil.disk_usage(folder / "none"))
    with pytest.raises(StorageError, match="disk_error"), faults.explained(path):
        raise raised(sqlite3.SQLITE_IOERR_FSYNC)


def test_a_fault_of_ours_is_no_fault_of_the_disk(club, tmp_path):
    with pytest.raises(sqlite3.OperationalError), faults.explained(tmp_path):
        raise raised(sqlite3.SQLITE_ERROR)
    with pytest.raises(Exception, match="no such table"), club._database.reading() as connection:
        connection.exec_driver_sql("SELECT * FROM nowhere")


@pytest.mark.parametrize(
    ("code", "id"),
    [
        *(("ENOSPC", "disk_full"), ("EDQUOT", "disk_full"), ("EACCES", "no_permission")),
        *(("EROFS", "no_permission"), ("ENOENT", "file_gone"), ("EIO", "disk_error")),
    ],
)
def test_what_the_system_says_has_a_name(code, id):
    assert from_system(OSError(getattr(errno, code), "said"), Path("club.db")).problem.id == id


def test_an_error_without_words_is_told_by_its_kind():
    assert from_system(OSError(), Path("club.db")).problem.details["detail"] == "OSError"


def test_what_cannot_be_folded_into_the_file_does_not_hinder_a_restore(opened, club, game, path):
    backup = club.backup_now()
    club.close()
    path.write_bytes(b"no database at all" * 500)
    restore(path, backup.path)
    assert opened().entries(game) == record(*EVERY_ACT)


def test_an_interrupted_opening_lets_go_of_everything(opened, path, monkeypatch):
    def stop(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("riichi_desktop.storage.migrations.prepare", stop)
        with pytest.raises(KeyboardInterrupt):
            opened()
    assert opened().games() == ()


def test_a_copy_that_does_not_reach_the_disk_is_not_left_as_a_backup(club, game, path, monkeypatch):
    def full(_path):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(copying, "sync_file", full)
    with pytest.raises(StorageError, match="disk_full"):
        club.backup_now()
    assert list(backup_folder(path).iterdir()) == []


def test_where_no_name_can_be_looked_up_a_file_may_be_there(monkeypatch, tmp_path):
    def refuse(_path):
        raise PermissionError(errno.EACCES, "no")

    assert is_missing(tmp_path / "none")
    path = tmp_path / "file" / "below"
    path.parent.touch()
    assert is_missing(path)
    monkeypatch.setattr("pathlib.Path.lstat", refuse)
    assert not is_missing(tmp_path / "none")


def test_a_lock_that_cannot_be_made_is_no_lock_of_another(path, monkeypatch):
    path.parent.mkdir()
    for name, error, id in (
        ("os.open", PermissionError(errno.EACCES, "no"), "no_permission"),
        ("riichi_desktop.storage.lock._lock", BlockingIOError(errno.EAGAIN, "held"), "in_use"),
        ("riichi_desktop.storage.lock._lock", OSError(errno.ENOLCK, "no locks"), "disk_error"),
    ):

        def fails(*_, error=error):
            raise error

        with monkeypatch.context() as patch:
            patch.setattr(name, fails)
            with pytest.raises(StorageError, match=id):
                open_club(path, station="here")
    open_club(path, station="here").close()
