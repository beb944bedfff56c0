"""Works the program as a screen reader's user does: by names alone, over AT-SPI, on a real display.

Run by ``test_atspi.py`` inside ``dbus-run-session``, with a Python that has GObject introspection:
``python3 atspi_journey.py PYTHON LANG JOURNEY``, where PYTHON runs the program. It prints what it
read, a line each, and ends with status 0 where all went well.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LAUNCHERS = (
    "/usr/libexec/at-spi-bus-launcher",
    "/usr/lib/at-spi2-core/at-spi-bus-launcher",
    "/usr/lib/at-spi-bus-launcher",
)
PATIENCE = 40.0
"""How long anything may take, in seconds."""

HEARD: list[str] = []
"""The announcements, as a screen reader would speak them."""


def walk(node: "Atspi.Accessible", depth: int = 0) -> Iterator["Atspi.Accessible"]:
    """Give a node and all below it that is shown."""
    yield node
    if depth > 40:
        return
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child is not None and (
            child.get_state_set().contains(Atspi.StateType.SHOWING) or depth < 1
        ):
            yield from walk(child, depth + 1)


def turn(seconds: float = 0.05) -> None:
    """Let events come in."""
    until = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < until:
        if not context.iteration(False):
            time.sleep(0.005)


def plain(text: str) -> str:
    """Give a text without the marks of writing direction, and with plain spaces."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u202f", " ")


class Reader:
    """Finds things by their names, and presses them."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.app = Atspi.get_desktop(0)
        self.app = self._wait(self._find_app, "the program in the accessibility tree")

    def _find_app(self) -> "Atspi.Accessible | None":
        desktop = Atspi.get_desktop(0)
        for at in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(at)
            if app is not None and app.get_process_id() == self.pid:
                return app
        return None

    def _wait(self, find, what: str):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                found = find()
            except GLib.Error:  # it went away while it was looked at
                found = None
            if found is not None:
                return found
            turn()
        names = sorted({plain(one.get_name() or "") for one in walk(self.app)} - {""})
        raise SystemExit(f"not found: {what}; there are: {names}")

    def front(self) -> "Atspi.Accessible":
        """Give the dialog that is open, else everything: what lies behind is out of reach."""
        dialogs = [node for node in walk(self.app) if node.get_role_name() == "dialog"]
        return dialogs[-1] if dialogs else self.app

    def find(self, name: str, role: str = "") -> "Atspi.Accessible":
        """Give what has a name, or one that begins with it."""

        def look() -> "Atspi.Accessible | None":
            for node in walk(self.front()):
                said = plain(node.get_name() or "")
                if said != name and not said.startswith((f"{name}, ", f"{name} ", f"{name}…")):
                    continue
                if not role or node.get_role_name() == role:
                    return node
            return None

        return self._wait(look, f"{role} {name}".strip())

    def press(self, name: str, role: str = "") -> None:
        """Press what has a name."""
        node = self.find(name, role)
        actions = [node.get_action_name(at).lower() for at in range(node.get_n_actions())]
        wanted = next((at for at, act in enumerate(actions) if act in {"press", "toggle"}), None)
        if wanted is None:
            raise SystemExit(f"{name}: nothing to press among {actions}")
        node.do_action(wanted)
        turn(0.1)

    def write(self, name: str, text: str) -> None:
        """Write into a field."""
        node = self.find(name, "text")
        node.set_text_contents(text)
        turn(0.1)

    def hears(self, part: str) -> str:
        """Wait for something to be announced, or to stand in the tree; give it whole."""

        def look() -> str | None:
            texts = [*HEARD]
            for node in walk(self.app):
                texts += [node.get_name() or "", node.get_description() or ""]
            return next((plain(one) for one in texts if part in plain(one)), None)

        return self._wait(look, f"words with {part!r}")


def play_a_hand(reader: Reader) -> None:
    """Build a whole hand with a call, read what it is worth, and put it right."""
    left = 4
    for tile in ("two", "three", "four"):
        reader.press(f"{tile} of characters, {left} left")
    for tile in ("six", "seven", "eight"):
        reader.press(f"{tile} of bamboo, {left} left")
    reader.press("Chi (Shift+C)", "radio button")
    reader.press("five of circles, 4 left")
    reader.press("Chi, four, five, six of circles")
    reader.press("Tile (Shift+T)", "radio button")
    for left in (4, 3, 2):
        reader.press(f"two of circles, {left} left")
    for left in (4, 3):
        reader.press(f"eight of circles, {left} left")
    print(reader.hears("1,500 points"))
    reader.press("Tsumo", "radio button")
    print(reader.hears("pays 500"))


def book_a_ron(reader: Reader) -> None:
    """Begin a match, book a ron in it, and read the scores."""
    reader.press("Match", "radio button")
    reader.press("New match")
    for wind, name in zip(("East", "South", "West", "North"), "ABCD", strict=True):
        reader.write(f"Name ({wind})", f"Player {name}")
    reader.press("Begin")
    reader.find("Player A, East")
    reader.press("Ron", "push button")
    reader.find("Record", "push button")  # the dialog is there: the cards behind it have like names
    reader.press("Player A, East")  # first the discarder, then the winner
    reader.press("Player B, South")
    reader.press("3 han 40 fu, 5,200", "radio button")
    print(reader.hears("5,200"))
    reader.press("Record", "push button")
    print(reader.hears("Player B +5,200, 35,200 points, 1st"))


JOURNEYS = {"hand": play_a_hand, "match": book_a_ron}


def main(python: str, lang: str, journey: str) -> None:
    """Start a display, the bus and the program; go on the journey; end what was started."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            "1400x900x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    started = [server]
    try:
        os.environ["DISPLAY"] = f":{os.read(read, 16).decode().strip()}"
        launcher = next(path for path in LAUNCHERS if Path(path).exists())
        started.append(subprocess.Popen([launcher, "--launch-immediately"]))
        time.sleep(0.5)
        with tempfile.TemporaryDirectory() as data:
            program = subprocess.Popen(
                [python, "-m", "riichi_desktop", "--lang", lang, "--data-dir", data],
                env={
                    **os.environ,
                    "QT_QPA_PLATFORM": "xcb",
                    "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                    "XDG_CONFIG_HOME": data,
                },
            )
            started.append(program)
            listen()
            JOURNEYS[journey](Reader(program.pid))
            program.terminate()
            program.wait(10)
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait(10)


def listen() -> None:
    """Take down what is announced."""
    listener = Atspi.EventListener.new(lambda event: HEARD.append(str(event.any_data)))
    for kind in ("object:announcement", "object:notification"):
        listener.register(kind)
    main.listener = listener  # kept, else it is collected


if __name__ == "__main__":
    main(*sys.argv[1:])
