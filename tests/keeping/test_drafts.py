"""The hand being built outlives a kill, a power cut, a full disk, a second window."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from riichi_desktop.keeping import Drafts, slots
from riichi_desktop.keeping.slots import NAMES, Record, read_slot

KEEPS_COUNTING = """
import sys
from pathlib import Path
from riichi_desktop.keeping import Drafts
drafts = Drafts(Path(sys.argv[1]), print)
drafts.open()
for number in range(10**9):
    drafts.keep(f"{number} " + "123m" * (number % 50))
    print(number, flush=True)
"""


@pytest.fixture
def opened(tmp_path):
    """Give a way to open drafts in one folder; all are closed at the end."""
    made = []

    def open_one() -> Drafts:
        drafts = Drafts(tmp_path, lambda error: pytest.fail(str(error)))
        drafts.open()
        made.append(drafts)
        return drafts

    yield open_one
    for drafts in made:
        drafts.close()


def slot(root: Path, name: str, number: int = 1) -> Path:
    return root / str(number) / name


def wait_until(true, seconds: float = 5.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)


@pytest.mark.parametrize("text", ["", "123m456p", "un texte à accents ; 漢字", "x" * 5000])
def test_what_was_kept_last_is_there_again(opened, text):
    drafts = opened()
    assert (drafts.text, drafts.notices) == ("", ())
    for each in ("1m", "a longer one than the last", text):
        drafts.keep(each)
    drafts.close()
    assert opened().text == text


def test_a_record_that_is_on_the_disk_is_not_touched_by_the_next(opened, tmp_path):
    drafts = opened()
    drafts.keep("first")
    wait_until(lambda: drafts._slots._safe == 0)
    drafts.keep("second")
    drafts.keep("third")
    kept = [read_slot(slot(tmp_path, name)) for name in NAMES]
    assert Record("whole", 1, "first") in kept
    assert max(kept, key=lambda record: record.sequence).text == "third"


def test_while_a_record_is_on_its_way_to_the_disk_the_safe_one_stays(opened, tmp_path, monkeypatch):
    drafts = opened()
    drafts.keep("safe")
    wait_until(lambda: drafts._slots._safe == 0)
    going = []
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: (going.append(1), time.sleep(0.05), real(file)))
    for number in range(20):
        drafts.keep(str(number))
        assert read_slot(slot(tmp_path, NAMES[0])).text == "safe"
    wait_until(lambda: drafts._slots._safe == 1)
    assert going
    assert read_slot(slot(tmp_path, NAMES[1])).text == "19"


def test_two_windows_keep_two_drafts(opened):
    first, second = opened(), opened()
    first.keep("of the first")
    second.keep("of the second")
    first.close()
    second.close()
    assert {opened().text, opened().text} == {"of the first", "of the second"}


def test_the_draft_written_last_comes_back_first(opened, tmp_path):
    first, second = opened(), opened()
    second.keep("older")
    first.keep("newer")
    first.close()
    second.close()
    os.utime(slot(tmp_path, NAMES[0], 2), ns=(1, 1))
    os.utime(slot(tmp_path, NAMES[1], 2), ns=(1, 1))
    assert opened().text == "newer"


def test_a_damaged_file_is_set_aside_and_the_other_one_is_read(opened, tmp_path):
    drafts = opened()
    drafts.keep("good")
    wait_until(lambda: drafts._slots._safe == 0)
    drafts.keep("torn")
    drafts.close()
    torn = slot(tmp_path, NAMES[1])
    torn.write_bytes(torn.read_bytes().replace(b"torn", b"t\0\0n"))
    again = opened()
    assert again.text == "good"
    assert [id for id, _ in again.notices] == ["draft_damaged"]
    aside = again.notices[0][1]
    assert b"t\0\0n" in aside.read_bytes()
    again.keep("on it goes")
    again.close()
    assert opened().text == "on it goes"


def test_a_second_damaged_file_does_not_overwrite_the_first(opened, tmp_path):
    for content in (b"rubbish", b"more rubbish"):
        drafts = opened()
        drafts.close()
        slot(tmp_path, NAMES[0]).write_bytes(content)
    opened()
    kept = sorted(path.read_bytes() for path in (tmp_path / "1").glob("*.damaged-*"))
    assert kept == [b"more rubbish", b"rubbish"]


def test_a_file_of_a_later_version_is_left_alone_and_said(opened, tmp_path):
    drafts = opened()
    drafts.keep("123m")
    drafts.close()
    newer = slot(tmp_path, NAMES[1])
    newer.write_text("riichi-desktop-draft 2 what only a later version knows\n")
    before = {path: path.read_bytes() for path in (tmp_path / "1").iterdir()}
    again = opened()
    assert again.text == ""
    assert again.notices == (("draft_newer", newer),)
    again.keep("456p")
    assert {path: path.read_bytes() for path in (tmp_path / "1").iterdir()} == before
    again.close()
    assert opened().text == "456p"


@pytest.mark.parametrize("pause", [0.0, 0.001, 0.01, 0.05])
def test_a_killed_process_has_kept_what_it_told(tmp_path, pause):
    command = [sys.executable, "-c", KEEPS_COUNTING, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        process.stdout.readline()
        time.sleep(pause)
        process.send_signal(signal.SIGKILL)
        told = [0, *(int(line) for line in process.stdout.read().split())]
    drafts = Drafts(tmp_path, print)
    drafts.open()
    kept = int(drafts.text.split()[0])
    assert told[-1] <= kept <= told[-1] + 1
    assert drafts.notices == ()
    drafts.close()


def test_a_full_disk_is_told_and_tried_again(opened, monkeypatch):
    drafts = opened()
    drafts.keep("before")
    full = OSError(errno.ENOSPC, "No space left on device")

    def no_room(*_):
        raise full

    with monkeypatch.context() as broken:
        broken.setattr(slots, "_write", no_room)
        with pytest.raises(OSError, match="No space"):
            drafts.keep("lost for now")
        assert drafts.failing
    drafts.keep("after")
    wait_until(lambda: not drafts.failing)
    drafts.close()
    assert opened().text == "after"


def test_a_disk_that_loses_a_record_is_told_from_behind(tmp_path, monkeypatch):
    told = []
    drafts = Drafts(tmp_path, told.append)
    drafts.open()
    drafts.keep("safe")
    wait_until(lambda: drafts._slots._safe == 0)
    monkeypatch.setattr(os, "fsync", lambda file: (_ for _ in ()).throw(OSError(errno.EIO, "bad")))
    drafts.keep("not safe")
    wait_until(lambda: told)
    assert drafts._slots._safe == 0, "the next record must not overwrite the one on the disk"
    assert drafts.failing
    drafts.keep("written, and lost again")
    assert drafts.failing, "what is written is not on the disk yet"
    wait_until(lambda: len(told) == 2)
    assert drafts.failing
    monkeypatch.undo()
    drafts.keep("safe again")
    wait_until(lambda: not drafts.failing)
    drafts.close()


def test_where_nothing_can_be_written_what_is_there_is_read_all_the_same(
    opened, tmp_path, monkeypatch
):
    drafts = opened()
    drafts.keep("123m")
    drafts.close()
    again = Drafts(tmp_path, print)

    def refuse(*_, **__):
        raise OSError(errno.EROFS, "Read-only file system")

    with monkeypatch.context() as read_only:
        read_only.setattr(os, "open", refuse)
        read_only.setattr(Path, "mkdir", refuse)
        with pytest.raises(OSError, match="Read-only"):
            again.open()
        assert again.text == "123m"
        with pytest.raises(OSError, match="Read-only"):
            again.keep("456p")
    again.keep("789s")
    again.close()
    assert opened().text == "789s"


def replace_by_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("name", ["lock", *NAMES])
def test_a_folder_with_a_stray_thing_in_it_is_skipped_and_said(opened, tmp_path, name):
    drafts = opened()
    drafts.keep("123m")
    drafts.close()
    replace_by_folder(tmp_path / "1" / name)
    again = opened()
    assert again.notices == (("draft_skipped", tmp_path / "1"),)
    if name == "lock":
        assert again.text == "123m", "no other window has what is there"
    again.keep("456p")
    again.close()
    assert opened().text == "456p"
    assert (tmp_path / "1" / name).is_dir(), "it is left as it is"


def test_a_stray_file_among_the_folders_is_passed_by(opened, tmp_path):
    (tmp_path / "1").write_text("no folder")
    drafts = opened()
    drafts.keep("123m")
    drafts.close()
    assert opened().text == "123m"
    assert (tmp_path / "1").read_text() == "no folder"


def test_folders_that_cannot_be_used_do_not_pile_up(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "open", lambda *_: (_ for _ in ()).throw(OSError(errno.EMFILE, "many")))
    drafts = Drafts(tmp_path, print)
    for _ in range(3):
        with pytest.raises(OSError, match="many"):
            drafts.keep("123m")
    assert list(tmp_path.iterdir()) == []


def test_a_whole_record_that_means_nothing_is_set_aside_and_the_older_one_read(opened, tmp_path):
    drafts = opened()
    drafts.keep("123m")
    wait_until(lambda: drafts._slots._safe == 0)
    drafts.keep("rules=myclub")
    drafts.close()
    again = Drafts(tmp_path, print, lambda text: text == "123m")
    again.open()
    assert again.text == "123m"
    ((id, aside),) = again.notices
    assert id == "draft_damaged"
    assert b"rules=myclub" in aside.read_bytes()
    again.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").touch()
    drafts = Drafts(tmp_path / "file" / "drafts", print)
    with pytest.raises(OSError, match="file"):
        drafts.open()
    drafts.close()
    assert drafts.text == ""
