"""The self-check: good where all is there, and the reason where something is not."""

import sys
from pathlib import Path

import pytest

from riichi_desktop import paths, self_check, storage
from riichi_desktop.engine import problem
from riichi_desktop.storage import StorageError
from riichi_desktop.words import Words

from .conftest import Program


def test_all_is_well(program: Program) -> None:
    done = program("--self-check", "--lang", "en")
    assert done.returncode == 0
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["Good"] * len(
        self_check.CHECKS
    )
    assert done.stderr == ""


def test_what_fails_is_told_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checks = {"hand": lambda: "", "data": lambda: "no room"}
    monkeypatch.setattr(self_check, "CHECKS", checks)
    told: list[str] = []
    assert self_check.run(Words("en"), told.append) == 1
    assert told == ["Good: one hand scored\n", "Failed: data folder (no room)\n"]


@pytest.mark.parametrize("name", self_check.CHECKS)
def test_each_check_is_good_here(name: str, qapp: object) -> None:
    assert self_check.CHECKS[name]() == ""


def test_missing_files_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(paths, "resource", tmp_path.joinpath)
    missing = self_check.check_resources().split(", ")
    assert str(tmp_path / "tiles" / "0p.svg") in missing
    assert len(missing) == 37 + 3 + 3


def test_a_word_that_one_language_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {"fr": {"a.b"}, "en": {"a.b", "a.c"}, "ja": {"a.b", "a.c"}}
    monkeypatch.setattr(Words, "keys", lambda self: keys[self.lang])
    assert self_check.check_words() == "fr: a.c"


def test_a_wrong_value_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_check, "EXAMPLE_PAYS", {"S": 10400})
    assert "10300" in self_check.check_hand()


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    paths.use_data_dir(file / "below")
    assert self_check.check_data().startswith(str(file))


def test_libraries_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riichi_desktop.system.missing", lambda wanted: {"libGL.so.1": "libgl1"})
    assert self_check.check_window() == "libGL.so.1"


def test_a_page_that_cannot_be_opened_is_told(
    monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.setitem(sys.modules, "riichi_desktop.ui.club.page", None)
    assert "riichi_desktop.ui.club.page" in self_check.check_pages()


def test_a_page_with_a_trouble_is_told(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    def refuse(*arguments: object, **options: object) -> None:
        raise StorageError(problem("no_permission", file="club.db"))

    monkeypatch.setattr(storage, "open_club", refuse)
    assert "club.db" in self_check.check_pages()


def test_a_missing_qt_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> str:
        raise ImportError("No module named 'PySide6'")

    monkeypatch.setattr(self_check, "_draw_tiles", missing)
    assert self_check.check_window() == "No module named 'PySide6'"


def test_a_part_that_cannot_be_imported_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "xlsxwriter", None)
    assert self_check.check_parts().startswith("xlsxwriter: ")
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "riichi_desktop.ui.printing", None)
    assert self_check.check_parts().startswith("riichi_desktop.ui.printing: ")


def test_only_a_bundle_must_have_what_several_stations_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in ("keyring", "psycopg"):
        monkeypatch.setitem(sys.modules, module, None)
    assert self_check.check_parts() == ""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert self_check.check_parts().startswith("psycopg: ")


def test_a_database_that_cannot_be_kept_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object, **options: object) -> None:
        raise StorageError(problem("no_permission", file="club.db"))

    monkeypatch.setattr(storage, "open_club", refuse)
    assert self_check.check_club().startswith("no_permission")
