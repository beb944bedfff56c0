"""Four stations as programs of their own book 400 hands; connections break, the server restarts.

Every hand is there once, in order, on the hub and on every station, and the screen shows the last
one within three seconds. The same on PostgreSQL and SQLite.
"""

import json
import random
import subprocess
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import quote
from uuid import uuid4

import pytest

from riichi_desktop.ledger import game_of
from riichi_desktop.storage import open_club
from riichi_desktop.storage.stations import exchange as exchange_module
from riichi_desktop.storage.stations.address import address_of
from riichi_desktop.storage.stations.exchange import Exchange
from riichi_desktop.storage.stations.opening import create_hub, make_users, open_hub, open_store

from .proxy import Proxy

TABLES = ("table 1", "table 2", "table 3", "table 4")
HANDS = 100
"""Of each table."""

RIGHT_WITHIN = 3.0


class Desk:
    """A station's program, and what it said."""

    def __init__(self, folder: Path, name: str, url: str) -> None:
        self.name, self.booked, self.done = name, 0, False
        self._command = [sys.executable, str(Path(__file__).parent / "desk.py"), str(folder)]
        self._command += [name, url, str(HANDS)]
        self.begin()

    def begin(self) -> None:
        """Start the program."""
        self._program = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        for line in self._program.stdout:
            said = json.loads(line)
            self.booked = said.get("booked", self.booked)
            if "done" in said:
                self.done = True
                break

    def kill(self) -> None:
        """End the program at once, wherever it is."""
        self._program.kill()
        self._listener.join()
        self.close()

    def end(self) -> dict:
        """Let the program tell all that it knows, and end."""
        self._listener.join()
        out, _ = self._program.communicate(f"{HANDS * len(TABLES)}\n", timeout=20)
        assert self._program.returncode == 0
        return json.loads(out)

    def close(self) -> None:
        """Leave nothing running."""
        self._program.kill()
        self._program.wait()
        self._program.stdin.close()
        self._program.stdout.close()


class ServerTrouble:
    """What goes wrong on the way to a PostgreSQL server, and with it."""

    def __init__(self, cluster, url: str, stack: ExitStack) -> None:
        self._cluster = cluster
        users = {name: f"{name} {uuid4().hex[:6]}" for name in (*TABLES, "wall")}
        stations = [users[name] for name in TABLES]
        wanted = {"station": stations, "screen": [users["wall"]]}
        words = make_users(address_of(url), wanted)
        self._proxies = {name: Proxy(cluster.port) for name in TABLES}
        for proxy in self._proxies.values():
            stack.callback(proxy.close)
        self.urls = {
            name: cluster.url(
                "hub",
                user=quote(user),
                word=words[user],
                port=self._proxies[name].port if name in self._proxies else 0,
            )
            for name, user in users.items()
        }

    def small(self, chance: random.Random) -> None:
        """Cut the network of one station for a moment, or let the server end some connections."""
        if chance.random() < 0.3:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            self._cluster.query("postgres", others, "hub")
            return
        proxy = self._proxies[chance.choice(TABLES)]
        proxy.cut()
        time.sleep(chance.random() * 0.3)
        proxy.mend()

    def big(self) -> None:
        """Let the server crash and come back."""
        self._cluster.stop("immediate")
        time.sleep(0.3)
        self._cluster.start()


class FileTrouble:
    """What goes wrong with a file: somebody holds it."""

    def __init__(self, url: str) -> None:
        self._address = address_of(url)
        self.urls = dict.fromkeys((*TABLES, "wall"), url)

    def small(self, chance: random.Random) -> None:
        """Keep everybody from writing for a moment."""
        self._hold(chance.random() * 0.3)

    def big(self) -> None:
        """Keep everybody from writing for longer."""
        self._hold(1.5)

    def _hold(self, seconds: float) -> None:
        store = open_store(self._address)
        with store.writing():
            time.sleep(seconds)
        store.close()


@pytest.fixture
def trouble(url, request):
    """A hub, and what goes wrong with it."""
    create_hub(address_of(url))
    with ExitStack() as stack:
        if url.startswith("sqlite"):
            yield FileTrouble(url)
        else:
            yield ServerTrouble(request.getfixturevalue("cluster"), url, stack)


@pytest.mark.slow
def test_every_hand_is_there_once_and_in_order(tmp_path, url, trouble, monkeypatch):
    monkeypatch.setattr(exchange_module, "PATIENCE", (0.1, 0.2, 0.4))
    with ExitStack() as stack:
        wall = stack.enter_context(open_club(tmp_path / "wall" / "club.db", station="wall"))
        screen = Exchange(wall, address_of(trouble.urls["wall"]), role="screen")
        stack.callback(screen.close)
        screen.start()
        desks = [Desk(tmp_path, name, trouble.urls[name]) for name in TABLES]
        for desk in desks:
            stack.callback(desk.close)
        disturb(desks, trouble)
        late = wait_for(wall, desks)
        told = [desk.end() for desk in desks]
        assert late < RIGHT_WITHIN
        assert screen.state().unsent == 0
        look(told, wall, url)


def disturb(desks: list[Desk], trouble: ServerTrouble | FileTrouble) -> None:
    """Let things go wrong while three quarters of the hands are booked."""
    chance, all_hands = random.Random(2026), HANDS * len(desks)
    crashed = killed = False
    while (booked := sum(desk.booked for desk in desks)) < 0.75 * all_hands:
        if booked and chance.random() < 0.5:
            trouble.small(chance)
        if booked > 0.3 * all_hands and not killed:
            desks[0].kill()
            desks[0].begin()
            killed = True
        if booked > 0.5 * all_hands and not crashed:
            trouble.big()
            crashed = True
        time.sleep(0.05)
    assert crashed
    assert killed


def wait_for(wall, desks: list[Desk]) -> float:
    """Wait until the screen has all; give how many seconds after the last booking that is."""
    end, last = time.monotonic() + 40, 0.0
    while sum(head.entries for head in wall.heads()) < HANDS * len(desks):
        if not all(desk.booked == HANDS for desk in desks):
            last = time.monotonic()
        assert time.monotonic() < end, [(desk.booked, desk.done) for desk in desks]
        time.sleep(0.05)
    return time.monotonic() - last


def look(told: list[dict], wall, url: str) -> None:
    """See that the hub, the screen and every station have the same, and all of it."""
    hub = open_hub(address_of(url))
    rows = []
    after = 0
    while not (rows and rows[-1].is_all):
        rows.append(hub.pull(after))
        after = rows[-1].last
    hub.close()
    titles = {game.uid: game.title for some in rows for game in some.games}
    at_hub: dict[str, list[str]] = {title: [] for title in titles.values()}
    for entry in (entry for some in rows for entry in some.entries):
        at_hub[titles[entry.game]].append(entry.uid)
        assert len(at_hub[titles[entry.game]]) == entry.number
    for name in TABLES:
        games = sorted((t for t in at_hub if t.startswith(name)), key=lambda t: int(t.split()[-1]))
        booked = [uid for title in games for uid in at_hub[title]]
        assert booked == [f"{name}-{number}" for number in range(1, HANDS + 1)]
    on_wall = {head.title: [e.uid for e in wall.entries(head.id)] for head in wall.heads()}
    assert on_wall == at_hub
    for head in wall.heads():
        game_of(*wall.rules_and_names(head.id), wall.entries(head.id))  # each is legal
    for said in told:
        assert said == {"records": at_hub, "aside": 0}
