"""The door: a window where no command is given, else the command line."""

import sys
from types import ModuleType

import pytest

from riichi_desktop import __main__ as door
from riichi_desktop import system


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


def test_an_obstacle_is_said_and_no_window_tried(came, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["riichi-desktop"])
    monkeypatch.setattr(system, "obstacle", lambda environ: "no screen")
    assert door.main() == 1
    assert capsys.readouterr().err == "no screen\n"
    assert came == []
