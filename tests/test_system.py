"""What stands between the program and a window is said before Qt would abort."""

import sys

import pytest

from riichi_desktop import system

X11 = {"DISPLAY": ":0"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0"}


@pytest.fixture
def lacking(monkeypatch):
    """Make a Linux whose screen answers and that lacks the libraries put into this set."""
    gone = set()
    monkeypatch.setattr(system, "_LINUX", True)
    monkeypatch.setattr(system, "_x11_answers", lambda: True)
    monkeypatch.setattr(system, "loads", lambda library: library not in gone)
    return gone


@pytest.mark.parametrize("environ", [X11, WAYLAND, X11 | WAYLAND, {"QT_QPA_PLATFORM": "offscreen"}])
def test_nothing_in_the_way(environ, lacking):
    assert system.obstacle(environ) == ""


@pytest.mark.parametrize(
    ("environ", "gone", "line"),
    [
        (X11, {"libGL.so.1"}, "sudo apt install libgl1\n"),
        (X11, {"libxcb-cursor.so.0"}, "sudo apt install libxcb-cursor0\n"),
        (X11, {"libglib-2.0.so.0", "libgthread-2.0.so.0"}, "sudo apt install libglib2.0-0\n"),
        (
            X11,
            {"libxcb-cursor.so.0", "libGL.so.1", "libEGL.so.1"},
            "sudo apt install libegl1 libgl1 libxcb-cursor0\n",
        ),
        (WAYLAND, {"libEGL.so.1"}, "sudo apt install libegl1\n"),
        (WAYLAND, {"libwayland-cursor.so.0"}, "sudo apt install libwayland-cursor0\n"),
        ({"QT_QPA_PLATFORM": "offscreen"}, {"libGL.so.1"}, "sudo apt install libgl1\n"),
    ],
)
def test_one_line_brings_what_is_missing(environ, gone, line, lacking):
    lacking |= gone
    said = system.obstacle(environ)
    assert line in said
    assert all(library in said for library in gone)


@pytest.mark.parametrize(
    ("environ", "gone"),
    [
        (X11 | WAYLAND, {"libxcb-cursor.so.0"}),  # Wayland serves
        (X11 | WAYLAND, {"libwayland-cursor.so.0"}),  # X11 serves
        (X11, {"libwayland-cursor.so.0"}),
        ({"QT_QPA_PLATFORM": "offscreen"}, {"libxcb-cursor.so.0"}),
    ],
)
def test_a_library_that_is_not_needed_is_not_asked_for(environ, gone, lacking):
    lacking |= gone
    assert system.obstacle(environ) == ""


@pytest.mark.parametrize(
    "environ",
    [
        {},
        {"DISPLAY": ""},
        {"QT_QPA_PLATFORM": "xcb", **WAYLAND},
        {"QT_QPA_PLATFORM": "wayland", **X11},
    ],
)
def test_no_screen(environ, lacking):
    assert system.obstacle(environ) == system.NO_SCREEN


def test_a_screen_that_does_not_answer(lacking, monkeypatch):
    monkeypatch.setattr(system, "_x11_answers", lambda: False)
    assert ":0" in system.obstacle(X11)
    assert system.obstacle(X11 | WAYLAND) == ""


def test_other_packages_join_the_line(lacking):
    lacking.add("libGL.so.1")
    assert "sudo apt install libgl1 python3-venv\n" in system.obstacle(X11, ["python3-venv"])


def test_other_systems_lack_nothing(lacking, monkeypatch):
    lacking |= set(system.WINDOW)
    monkeypatch.setattr(system, "_LINUX", False)
    assert system.obstacle({}) == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks the loader of Linux")
def test_the_loader_is_asked():
    assert system.loads("libc.so.6")
    assert not system.loads("libriichi-no-such.so.1")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks X11")
def test_x11_is_asked(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":4095")
    assert not system._x11_answers()
