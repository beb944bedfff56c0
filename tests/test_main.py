"""The door: a window where no command is given, else the command line."""

import sys
from types import ModuleType

import pytest
from PySide6.QtWidgets import QMessageBox

from riichi_desktop import __main__ as door
from riichi_desktop import paths, refusal, system


@pytest.fixture
def came(monkeypatch):
    """Record what reaches the window and the command line in place of both."""
    seen = []
    for name, entry, status in (("app", "run", 0), ("cli", "main", 7)):
        module = ModuleType(f"riichi_desktop.{name}")
        setattr(module, entry, lambda argv, n=name, s=status: seen.append((n, argv)) or s)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr(f"riichi_desktop.{name}", module, raising=False)
    monkeypatch.setattr(system, "obstacle", lambda environ: "")
    return seen


@pytest.fixture
def shown(monkeypatch) -> list[str]:
    """Record what a box on the screen would say."""
    sentences: list[str] = []
    monkeypatch.setattr(refusal, "_show", sentences.append)
    return sentences


@pytest.mark.parametrize(
    "argv", [[], ["--lang", "fr"], ["--data-dir=/d", "--page", "hand"], ["--data-dir", "score"]]
)
def test_the_window(argv, came, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["riichi-desktop", *argv])
    assert door.main() == 0
    assert came == [("app", argv)]


@pytest.mark.parametrize(
    "argv",
    [
        ["score", "123m"],
        ["--lang", "fr", "score", "123m"],
        ["--version"],
        ["--self-check"],
        ["--lang"],
        ["nonsense"],
        [""],
    ],
)
def test_the_command_line(argv, came, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["riichi-desktop", *argv])
    assert door.main() == 7
    assert came == [("cli", argv)]


def test_an_obstacle_is_said_and_no_window_tried(came, shown, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["riichi-desktop"])
    monkeypatch.setattr(system, "obstacle", lambda environ: "no screen")
    assert door.main() == 1
    assert capsys.readouterr().err == "no screen\n"
    assert (came, shown) == ([], [])


@pytest.mark.parametrize("argv", [[], ["score", "123m"]])
def test_a_file_of_the_programs_own_that_cannot_be_read_is_one_sentence(
    argv, came, shown, monkeypatch, capsys
):
    monkeypatch.setattr(sys, "argv", ["riichi-desktop", *argv])

    def fails(_argv):
        paths.resource("rules", "none.toml").read_bytes()

    for module, name in (("app", "run"), ("cli", "main")):
        monkeypatch.setattr(sys.modules[f"riichi_desktop.{module}"], name, fails)
    assert door.main() == 1
    sentence = system.INCOMPLETE.format(file="rules/none.toml")
    assert capsys.readouterr().err == sentence + "\n"
    assert shown == ([] if argv else [sentence]), "who double-clicked has no terminal"


def test_another_file_is_not_taken_for_one(came, shown, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "argv", ["riichi-desktop"])
    monkeypatch.setattr(
        sys.modules["riichi_desktop.app"], "run", lambda _argv: (tmp_path / "none").read_bytes()
    )
    with pytest.raises(FileNotFoundError):
        door.main()
    assert len(shown) == 1
    assert "cannot start (FileNotFoundError: " in shown[0]


def test_a_fault_of_the_command_line_shows_no_box(came, shown, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["riichi-desktop", "score"])
    monkeypatch.setattr(sys.modules["riichi_desktop.cli"], "main", lambda _argv: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        door.main()
    assert shown == []


def test_an_incomplete_program_opens_no_window(came, shown, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["riichi-desktop"])
    monkeypatch.setattr(paths, "lacking", lambda: ("tiles/5m.svg", "tiles/6m.svg"))
    assert door.main() == 1
    sentence = system.INCOMPLETE.format(file="tiles/5m.svg")
    assert capsys.readouterr().err == sentence + "\n"
    assert (came, shown) == ([], [sentence])


def test_a_box_shows_the_sentence_where_somebody_looks(qapp, monkeypatch):
    boxes = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: boxes.append(box.text()))
    assert refusal.tell("<no> screen", on_screen=True) == 1
    assert boxes == [], "nobody looks at the screen of the tests"
    monkeypatch.setattr(refusal, "_UNSEEN", ())
    refusal.tell("<no> screen", on_screen=True)
    assert boxes == ["<no> screen"]
