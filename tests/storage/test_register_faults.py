"""A full disk, a closed folder, a file that is gone: what was put before is there, nothing half."""

import shutil
import subprocess

import pytest

from riichi_desktop.club import Link, Player
from riichi_desktop.storage import StorageError, open_club

from .matches import NAMES, RULES, problem_of
from .test_faults import run

PUTS_UNTIL_REFUSED = """
import sys
from pathlib import Path
from riichi_desktop.club import Evening, Player
from riichi_desktop.storage import StorageError, open_club

club = open_club(Path(sys.argv[1]), station="here")
club.put([Player("first", "first")])
if len(sys.argv) > 2:
    from resource import RLIMIT_FSIZE, setrlimit
    setrlimit(RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
for number in range(10**6):
    try:
        club.put([Player(f"p{number}", "x" * 300), Evening(f"v{number}", "x" * 300)])
    except StorageError as error:
        print(error.problem.id, flush=True)
        break
    print(number, flush=True)
register = club.register()
print(len(register.players), len(register.evenings), flush=True)
"""
"""Puts two things at a time until they cannot be written, and reads without closing."""

ERASES = """
import sys
from pathlib import Path
from riichi_desktop.storage import StorageError, open_club
club = open_club(Path(sys.argv[1]), station="here")
from resource import RLIMIT_FSIZE, setrlimit
setrlimit(RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
try:
    club.erase("p1")
except StorageError as error:
    print(error.problem.id)
print(repr(club.register().players["p1"].name), club.games()[0].names[0].encode())
"""


def assert_all_are_there(path, said, id):
    *numbers, refused, players, evenings = said
    assert refused == id
    assert len(numbers) > 10
    assert (int(players), int(evenings)) == (len(numbers) + 1, len(numbers))
    with open_club(path, station="here", read_only=True) as club:
        assert len(club.register().evenings) == len(numbers)
        assert club.damaged_acts() == ()


def test_a_full_disk_refuses_one_act_and_keeps_all_before(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount")
    command = [str(mount), "-t", "tmpfs", "-o", "size=600k", "tmpfs", str(disk)]
    if not mount or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("this user may not mount a file system")
    try:
        said = run(PUTS_UNTIL_REFUSED, disk / "club.db")
        assert_all_are_there(disk / "club.db", said, "disk_full")
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_file_that_may_not_grow_refuses_one_act_and_keeps_all_before(path):
    pytest.importorskip("resource")
    assert_all_are_there(path, run(PUTS_UNTIL_REFUSED, path, 500_000), "disk_error")


@pytest.mark.parametrize("limit", [4096, 150_000])
def test_an_erasing_that_cannot_be_written_is_all_or_nothing(path, limit):
    """Nothing can be written at all; or the erasing itself can, and not the whole file anew."""
    pytest.importorskip("resource")
    with open_club(path, station="here") as club:
        club.put([Player("p1", "Ana")])
        club.create_game(RULES, NAMES, link=Link("", (("Ana", "p1"),)))
        club.put([Player(f"q{at}", "x" * 500) for at in range(300)])
    said = run(ERASES, path, limit)
    assert said == ["disk_error", *(["'Ana'", "b'Ana'"] if limit == 4096 else ["''", said[2]])]
    if limit > 4096:
        assert said[2] == f"{'—'.encode()!r}"
        with open_club(path, station="here") as club:
            club.erase("p1")
        assert b"Ana" not in b"".join(file.read_bytes() for file in path.parent.glob("club.db*"))


def test_who_has_the_database_open_is_alone(opened):
    opened().put([Player("p1", "Ana")])
    with pytest.raises(StorageError) as refused:
        opened()
    assert problem_of(refused) == "in_use"


def test_where_the_file_is_gone_nothing_is_put(opened, path):
    club = opened()
    club.put([Player("p1", "Ana")])
    shutil.move(path, path.with_name("elsewhere"))
    for write in (
        lambda: club.put([Player("p2", "Bo")]),
        lambda: club.erase("p1"),
        lambda: club.exchange().begin("hub"),
    ):
        with pytest.raises(StorageError) as refused:
            write()
        assert problem_of(refused) == "file_gone"
    assert club.register().players.keys() == {"p1"}
    club.rescue()
    assert club.register().players["p1"].name == "Ana"
