"""The files of own rule sets: whole or not there, and nobody's work is written over."""

import errno
import os
from pathlib import Path

import pytest

from riichi_desktop.keeping import RuleFileChangedError, RuleFiles

OLD, NEW = b"old\n", b"new\n"


@pytest.fixture
def files(tmp_path: Path) -> RuleFiles:
    return RuleFiles(tmp_path / "rules")


def names(files: RuleFiles) -> set[str]:
    return {path.name for path in files.folder.iterdir()}


def test_a_file_is_made_with_its_folder_and_replaced(files: RuleFiles) -> None:
    assert files.read("my_club") is None
    files.put("my_club", OLD, None)
    files.put("my_club", NEW, OLD)
    assert files.read("my_club") == NEW
    assert names(files) == {"my_club.toml"}


def test_what_somebody_else_wrote_is_not_written_over(files: RuleFiles) -> None:
    files.put("my_club", OLD, None)
    for before in (None, b"else"):
        with pytest.raises(RuleFileChangedError) as caught:
            files.put("my_club", NEW, before)
        assert caught.value.file == "my_club.toml"
    with pytest.raises(RuleFileChangedError):
        files.remove("my_club", NEW)
    assert files.read("my_club") == OLD
    assert names(files) == {"my_club.toml"}


def test_a_file_that_comes_meanwhile_stays(
    files: RuleFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    true_fsync = os.fsync

    def meanwhile(file: int) -> None:
        true_fsync(file)
        (files.folder / "my_club.toml").write_bytes(OLD)

    monkeypatch.setattr(os, "fsync", meanwhile)
    with pytest.raises(RuleFileChangedError):
        files.put("my_club", NEW, None)
    assert files.read("my_club") == OLD


def test_a_file_system_without_links_will_do(
    files: RuleFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_paths: Path) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    files.put("my_club", NEW, None)
    assert files.read("my_club") == NEW


def test_a_full_disk_leaves_the_old_file(files: RuleFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    files.put("my_club", OLD, None)

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        files.put("my_club", NEW, OLD)
    assert files.read("my_club") == OLD
    assert names(files) == {"my_club.toml"}


def test_a_removed_file_and_a_damaged_one_stay_under_another_name(files: RuleFiles) -> None:
    for _ in range(2):
        files.put("my_club", OLD, None)
        files.remove("my_club", OLD)
    files.put("my_bad", NEW, None)
    assert files.set_aside("my_bad.toml").name == "my_bad.toml.damaged-1"
    assert files.read("my_club") is None
    assert names(files) == {
        "my_bad.toml.damaged-1",
        "my_club.toml.removed-1",
        "my_club.toml.removed-2",
    }
