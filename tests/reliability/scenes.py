"""What may go wrong around the program, played with processes of its own.

Each scene takes an empty folder; it fails by an AssertionError, and is passed over where the system
cannot play it (`CannotPlay`). A process that hangs is ended and is a failure.
"""

import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
DRIVER: Final = HERE / "driver.py"
SECONDS: Final = 60
NOBODY: Final = 65534
HAND: Final = "234m567p345s345p5s+5s riichi"


class CannotPlay(Exception):
    """This system has not what a scene needs."""


def environment(data: Path, **changes: str | None) -> dict[str, str]:
    """Give an environment over a data folder; None takes a variable out."""
    own = {"RIICHI_DESKTOP_DATA": str(data), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    every = {**os.environ, **own, "PYTHONPATH": str(ROOT), **changes}
    return {name: value for name, value in every.items() if value is not None}


def window(acts: str, data: Path, *arguments: str, **changes: str | None) -> list[str]:
    """Run the window; it must end by itself, without a traceback. Give what it said."""
    command = [sys.executable, str(DRIVER), acts, *arguments]
    done = _run(command, environment(data, **changes))
    assert "Traceback" not in done.stderr, done.stderr
    said = done.stdout.splitlines()
    assert said[-1:] == ["closed"] or done.returncode == 1, (said[-3:], done.stderr)
    return said + ([done.stderr.strip()] if done.returncode else [])


def terminal(
    *arguments: str, data: Path, **changes: str | None
) -> subprocess.CompletedProcess[str]:
    """Run a command line; it must end without a traceback."""
    done = _run([sys.executable, "-m", "riichi_desktop", *arguments], environment(data, **changes))
    assert "Traceback" not in done.stderr, done.stderr
    return done


def _run(command: list[str], environ: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, env=environ, capture_output=True, encoding="utf-8", errors="backslashreplace",
        timeout=SECONDS, check=False, stdin=subprocess.DEVNULL,
    )  # fmt: skip


@contextmanager
def small_disk(place: Path, size: str = "1m") -> Iterator[Path]:
    """Give a disk of so many bytes, in memory."""
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotPlay("no disk can be mounted") from error
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def fill(place: Path) -> Path:
    """Write a file until the disk is full; give it."""
    filler = place / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return filler


def full_disk(place: Path) -> None:
    """Nothing is kept on a full disk, and that is said; what was kept before is still there."""
    with small_disk(place / "disk") as disk:
        first = window("match,book", disk)
        fill(disk)
        said = window("hand,status,match,book", disk)
        assert any("Disk full" in one for one in said), said
        (disk / "filler").unlink()
        again = window("match,book", disk)
        assert _booked(first) <= _booked(again) or "refused over" in again
        whole(disk)


def read_only_disk(place: Path) -> None:
    """A folder that cannot be written is said, and the hand can still be scored."""
    with small_disk(place / "disk") as disk:
        window("match,book", disk)
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        said = window("hand,status,match", disk)
        assert "read None" in said
        assert any(one.startswith("status ") and len(one) > 10 for one in said), said
        assert "shelf no_permission" in said
        assert terminal("verify", data=disk).returncode in (0, 2)


def as_other(user: int, acts: str, environ: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run the window as another user."""
    if os.geteuid():
        raise CannotPlay("only root can become somebody else")
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    python = shutil.which(version, path="/usr/bin") or sys.executable  # ours may be in root's home
    environ = {**environ, "PYTHONPATH": os.pathsep.join((str(ROOT), sysconfig.get_path("purelib")))}
    try:
        done = subprocess.run(
            [python, str(DRIVER), acts], env=environ, capture_output=True, text=True, cwd="/",
            user=user, group=user, extra_groups=(), timeout=SECONDS, check=False,
        )  # fmt: skip
    except PermissionError as error:
        raise CannotPlay("others may not run this Python") from error
    assert "Traceback" not in done.stderr, done.stderr
    return done


def permission_lost(place: Path) -> None:
    """The same for somebody who may not write where he could."""
    data = place / "data"
    window("match,book", data)
    place.chmod(0o755)
    done = as_other(NOBODY, "hand,status,match", environment(data, HOME="/"))
    assert "shelf no_permission" in done.stdout


def killed(place: Path, phase: str, acts: str, chance: Random) -> None:
    """A process is killed in a phase; what it said to be written is there, and all is whole."""
    data = place / "data"
    command = [sys.executable, str(DRIVER), acts]
    with subprocess.Popen(
        command, env=environment(data), stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL
    ) as child:
        assert child.stdout is not None
        said = []
        while phase and (line := child.stdout.readline()):
            said.append(line.strip())
            if line.startswith(phase):
                break
        time.sleep(chance.random() * (0.5 if not phase else 0.05))
        child.send_signal(signal.SIGKILL)
        said += child.stdout.read().splitlines()
    again = window("status,match,book", data)
    drafts = [one.removeprefix("draft ") for one in said if one.startswith("draft ")]
    if drafts:
        assert any((data / "drafts").glob("*/*.draft"))
    assert len(_booked(again)) >= 0
    whole(data, at_least=max(_booked(said), default=0))
    assert not list((data / "drafts").glob("*/*.damaged-*")), "a draft was torn"


PHASES: Final = {
    "start": ("", "none"),
    "opened": ("open", "hand,match"),
    "draft": ("draft", "type"),
    "hand": ("booked", "match,book"),
    "closing": ("closing", "hand,match,book"),
    "backup": ("backup", "match,book,backup"),
}
"""Where a process is killed: by the word that it said last, and what it was to do."""


def killed_everywhere(place: Path, times: int = 1, seed: int = 1) -> None:
    """Kill in every phase."""
    chance = Random(seed)
    for name, (phase, acts) in PHASES.items():
        for number in range(times):
            folder = place / f"{name}-{number}"
            folder.mkdir()
            killed(folder, phase, acts, chance)


def two_programs(place: Path) -> None:
    """A second program has a hand of its own, only looks at the matches, and harms nothing."""
    data = place / "data"
    command = [sys.executable, str(DRIVER), "hand,match,book,mend"]
    with subprocess.Popen(
        command, env=environment(data), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        while "mend" not in first.stdout.readline():
            assert first.poll() is None
        second = window("status,match,hand", data)
        assert "shelf in_use" in second
        assert "status " in second, "it does not begin with the other's hand"
        first.communicate("\n", timeout=SECONDS)
        assert first.returncode == 0
    whole(data, at_least=9)


def broken_settings(place: Path) -> None:
    """Settings that mean nothing are passed over."""
    for number, text in enumerate((b"\xff\xfe\x00", b"[settings]\ntheme=pink\n", b"=" * 99999)):
        data = place / str(number)
        data.mkdir()
        (data / "settings.ini").write_bytes(text)
        assert "open" in window("none", data)
    folder = place / "folder"
    (folder / "settings.ini").mkdir(parents=True)
    assert "open" in window("hand", folder)


def whole(data: Path, at_least: int = 0) -> None:
    """See that a folder's files are whole: the database with so many entries or more."""
    path = data / "club.db"
    if not path.exists():
        assert not at_least
        return
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (entries,) = connection.execute("SELECT count(*) FROM entry").fetchone()
        assert entries >= at_least, (entries, at_least)
    for backup in (data / "backups").rglob("*.db"):
        with closing(sqlite3.connect(backup)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def _booked(said: list[str]) -> set[int]:
    return {int(one.split()[1]) for one in said if one.startswith("booked ")}


def without_screen(place: Path) -> None:
    """No screen, and one that does not answer, are said in a sentence."""
    none = {"QT_QPA_PLATFORM": None, "DISPLAY": None, "WAYLAND_DISPLAY": None}
    said = window("none", place / "a", **none)
    assert len(said) == 2
    assert "no screen" in said[1]
    said = window("none", place / "b", **{**none, "DISPLAY": ":4095"})
    assert "cannot reach the screen :4095" in said[-1]


def far_screen(place: Path) -> None:
    """A screen that is looked at from elsewhere shows it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    said = window("hand,pages", place / "vnc", QT_QPA_PLATFORM=f"vnc:port={port}")
    assert "page match" in said


def screen_of_x11(place: Path) -> None:
    """A window of X11, over its wire."""
    display = f":{90 + os.getpid() % 400}"
    server = ["Xvfb", display, "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    try:
        running = subprocess.Popen(server, stderr=subprocess.DEVNULL)
    except OSError as error:
        raise CannotPlay("no Xvfb") from error
    try:
        for _ in range(50):
            if Path(f"/tmp/.X11-unix/X{display[1:]}").exists():
                break
            time.sleep(0.1)
        said = window("hand,pages", place / "x", QT_QPA_PLATFORM="xcb", DISPLAY=display)
        assert "page match" in said
    finally:
        running.terminate()
        running.wait()


FONTS: Final = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>{folder}<cachedir>{cache}</cachedir></fontconfig>"""


def without_fonts(place: Path) -> None:
    """With no font, and with none that has kanji, every page opens."""
    latin = Path("/usr/share/fonts/truetype/dejavu")
    folders = {"none": "", "latin": f"<dir>{latin}</dir>" if latin.exists() else ""}
    for name, folder in folders.items():
        config = place / f"{name}.conf"
        config.write_text(FONTS.format(folder=folder, cache=place / "cache"))
        said = window("hand,pages", place / name, FONTCONFIG_FILE=str(config))
        assert "page practice" in said


def strange_surroundings(place: Path) -> None:
    """Languages, time zones and homes that are none."""
    for number, changes in enumerate(
        (
            {"LANG": "xx_YY@nowhere", "LC_ALL": None, "LANGUAGE": "::"},
            {"LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"},
            {"LC_ALL": "", "LANG": "\u65e5\u672c"},
            {"TZ": "Nowhere/City"},
            {"TZ": ":::"},
            {"TZ": "XXX+99:99:99"},
            {"HOME": None},
            {"HOME": "/nonexistent/home"},
            {"HOME": "relative"},
            {"XDG_DATA_HOME": "relative", "XDG_CONFIG_HOME": ""},
        )
    ):
        data = place / str(number)
        assert terminal("score", HAND, data=data, **changes).returncode == 0
        assert "booked 3" in window("hand,match,book", data, **changes)


def no_home_at_all(place: Path) -> None:
    """Somebody without a name and without a home: nothing is kept, and that is said."""
    environ = environment(place, RIICHI_DESKTOP_DATA=None, HOME=None)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        environ.pop(name, None)
    done = as_other(54321, "hand,status,match", environ)
    assert "read None" in done.stdout


def strange_folders(place: Path) -> None:
    """A data folder of any name works; one that cannot be is said."""
    for name in (
        "with spaces and 'quotes'",
        "d\u2019\u00e9t\u00e9 \u9ebb\u96c0 \U00020bb7",
        "%41?#&;=",
        "-x",
    ):
        said = window("hand,match,book", place / name)
        assert "booked 3" in said
        assert terminal("verify", data=place / name).returncode == 0
    deep = place.joinpath(*["long" * 25] * 20)
    said = window("hand,match,book,status", deep)
    assert "booked 3" in said or any(one.startswith("shelf ") for one in said)
    for impossible in (place / ("x" * 300), Path("/proc/none")):
        said = window("hand,match,status", impossible)
        assert any(one.startswith("shelf ") for one in said), said
        assert any(one.startswith("status ") and len(one) > 10 for one in said), said
    raw = os.fsdecode(os.fsencode(place) + b"/\xff\xfe")
    said = window("hand,match,book", Path(raw))
    assert "booked 3" in said or any(one.startswith("shelf ") for one in said)


SCENES: Final[dict[str, Callable[[Path], None]]] = {
    one.__name__: one
    for one in (
        *(full_disk, read_only_disk, permission_lost, killed_everywhere, two_programs),
        *(broken_settings, without_screen, far_screen, screen_of_x11, without_fonts),
        *(strange_surroundings, no_home_at_all, strange_folders),
    )
}
