"""The club's database with 100,000 hands: opened, listed, booked into, beside an empty one.

.venv/bin/python tests/benchmarks/storage.py [HANDS]
"""

import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from uuid import uuid4

from riichi_desktop.documents import preset
from riichi_desktop.ledger import Booked, Drawn, Entry, Event, Game, Win, Won, extend, game_of
from riichi_desktop.storage import codec, open_club

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = ("Ana", "Bo", "Chi", "Dan")
STARTS = 15
OPENINGS = 15
BOOKED = 300
LIST_SECONDS = 0.3
PATTERNS = 50
"""So many different games are played; the others are the same with ids of their own."""

OPENED = (
    "import sys; from pathlib import Path; from riichi_desktop.storage import open_club;"
    "c = open_club(Path(sys.argv[1]), station='x'); c.close()"
)
BARE = "INSERT INTO entry VALUES (?, ?)"
WINDOW = (
    "import sys, riichi_desktop.app as p; from riichi_desktop.paths import use_data_dir;"
    "use_data_dir(sys.argv[1]); a=p.application(); w=p.build(a, 'fr');"
    "w.resize(1280, 800); w.show(); a.processEvents(); w.grab()"
)


def played(chance: random.Random) -> list[Event]:
    """Play a game of hands without tiles, to its end."""
    game = game_of(preset("tenhou"), NAMES, ())
    events: list[Event] = []
    while not game.is_over:
        winner, source = chance.sample(range(4), 2)
        han = chance.choice((1, 1, 2, 2, 3, 4, 5))
        event: Event = Won((Win(winner, source if chance.random() < 0.7 else None, han, 30),))
        if chance.random() < 0.15:
            event = Drawn(tuple(chair for chair in range(4) if chance.random() < 0.4))
        game = extend(game, Entry(str(len(events)), Booked(event)))
        events.append(event)
    return events


def fill(path: Path, hands: int) -> int:
    """Write finished games with so many hands, in one transaction; give how many games."""
    chance = random.Random(1)
    rules = preset("tenhou")
    patterns = [
        [
            codec.entry_to_line(Entry("", Booked(event)), at, rules)
            for at, event in enumerate(game, 1)
        ]
        for game in (played(chance) for _ in range(PATTERNS))
    ]
    with open_club(path, station="bench") as club:
        club.create_game(rules, NAMES, "game 1")
    with closing(sqlite3.connect(path)) as connection, connection:
        copy = connection.execute("SELECT rules, created, names FROM game").fetchone()
        games = written = 0
        while written < hands:
            games += 1
            lines = patterns[games % PATTERNS]
            uid = uuid4().hex
            game = (uid, games + 1, f"game {games + 1}", copy[1], copy[0], "tenhou", copy[2], 0)
            connection.execute("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)", game)
            rows = [
                (uuid4().hex, uid, at, line.kind, line.payload, "bench", copy[1])
                for at, line in enumerate(lines, 1)
            ]
            connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, NULL)", rows)
            written += len(rows)
    return games


def best(times: int, act: Callable[[], object]) -> float:
    """Give the least of so many times, in seconds."""
    least = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        act()
        least = min(least, time.perf_counter() - start)
    return least


def process(code: str, *arguments: object) -> Callable[[], object]:
    """Give what starts a program of its own and waits for it."""
    command = [sys.executable, "-c", code, *map(str, arguments)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return lambda: subprocess.run(
        command, check=True, capture_output=True, cwd=ROOT, env=environment
    )


def compared(
    name: str, empty: Callable[[], object], full: Callable[[], object], times: int
) -> float:
    """Print and give how many times as long the second takes, measured in turn.

    The lesser of what the minima say and what the pairs say: a busy machine spoils one of them.
    """
    pairs = [(best(1, empty), best(1, full)) for _ in range(times)]
    least = [min(column) for column in zip(*pairs, strict=True)]
    median = statistics.median(there / here for here, there in pairs)
    ratio = least[1] / least[0]
    print(
        f"{name}: {ratio:.2f} (minima of {times}: {least[0] * 1000:.0f} and"
        f" {least[1] * 1000:.0f} ms; median {median:.2f})"
    )
    return min(ratio, median)


def opening(empty: Path, full: Path) -> dict[str, float]:
    """Print and give how the window and the database open with many hands, beside none."""
    folders = [process(WINDOW, path.parent) for path in (empty, full)]
    window = compared("window of a full data folder to that of an empty one", *folders, STARTS)
    programs = [process(OPENED, path) for path in (empty, full)]
    program = compared("program that opens the database, full to empty", *programs, STARTS)

    def opened(path: Path) -> Callable[[], object]:
        return lambda: open_club(path, station="x").close()

    compared("database opened, full to empty", opened(empty), opened(full), OPENINGS)
    return {"window": window, "program": program}


def listing(path: Path) -> None:
    """Print how soon the list is there: remembered, and with nothing remembered."""
    with open_club(path, station="x") as club:
        start = time.perf_counter()
        heads = club.games()
        first = time.perf_counter() - start
        known = sum(head.is_summed for head in heads)
        print(f"list, nothing remembered: {first:.3f} s, {known} of {len(heads)} games worked out")
        start = time.perf_counter()
        while club.summarise():
            pass
        took = time.perf_counter() - start
        hands = sum(head.hands for head in club.games())
        print(f"all worked out: {took:.1f} s for {hands} hands, {took / hands * 1e6:.0f} us a hand")
    times = []
    for _ in range(7):
        with open_club(path, station="x") as club:
            times.append(best(1, club.games))
            again = best(5, club.games)
    middle = statistics.median(times)
    verdict = "within" if middle < LIST_SECONDS else "OVER"
    print(
        f"list of {len(heads)} games after a start: {middle:.3f} s"
        f" (median of 7, {max(times):.3f} at most; {verdict} {LIST_SECONDS} s); again {again:.3f} s"
    )


def booking(path: Path) -> float:
    """Print how long an entry takes, commit included, in turn with a bare one of SQLite.

    Returns:
        The median of an entry in times of that of a bare one.
    """
    ours, tapped, floors = [], [], []
    with bare_database(path) as floor, open_club(path, station="x") as club:
        game = club.create_game(preset("tenhou"), NAMES).id
        for _ in range(BOOKED):
            floors.append(best(1, lambda: floor.execute(BARE, (uuid4().hex, "x" * 100))))
            ours.append(best(1, lambda: club.append(game, Entry("", Booked(Drawn())))))
            tapped.append(best(1, lambda: club.set_pending(game, "riichi 1")))
        took = best(1, club.backup_now)
    for name, times in (("entry", ours), ("tap", tapped), ("bare SQLite", floors)):
        late = sorted(times)[int(0.99 * len(times))] * 1000
        print(f"{name}: median {statistics.median(times) * 1000:.2f} ms, 99th {late:.2f} ms")
    ratio = statistics.median(ours) / statistics.median(floors)
    print(f"entry to bare SQLite: {ratio:.1f}")
    print(f"backup: {took:.2f} s, {path.stat().st_size / 1e6:.0f} MB")
    return ratio


@contextmanager
def bare_database(path: Path) -> Iterator[sqlite3.Connection]:
    """Give a database beside another with one table of texts, each commit forced to the disk."""
    with closing(sqlite3.connect(path.with_name("floor.db"), isolation_level=None)) as floor:
        floor.execute("PRAGMA journal_mode = WAL")
        floor.execute("PRAGMA synchronous = FULL")
        floor.execute("CREATE TABLE entry (uid TEXT PRIMARY KEY, payload TEXT)")
        yield floor


def size(path: Path) -> float:
    """Print what a hand takes on the disk.

    Returns:
        The file, in times of a bare one of SQLite that holds the texts of the same entries.
    """
    with closing(sqlite3.connect(path)) as connection:
        texts = connection.execute("SELECT uid, payload FROM entry").fetchall()
    bare = path.with_name("bare.db")
    with closing(sqlite3.connect(bare)) as connection, connection:
        connection.execute("CREATE TABLE entry (uid TEXT PRIMARY KEY, payload TEXT)")
        connection.executemany(BARE, texts)
    ours, least = path.stat().st_size, bare.stat().st_size
    print(
        f"on the disk: {ours / len(texts):.0f} bytes a hand, {ours / least:.2f} times bare SQLite"
    )
    return ours / least


def record_read(path: Path) -> None:
    """Print how long a match takes from the database to a whole game."""
    with open_club(path, station="x") as club:
        id = club.games()[-2].id

        def read() -> Game:
            return game_of(*club.rules_and_names(id), club.entries(id))

        hands = len(read().rows)
        print(f"match of {hands} hands read and replayed: {best(20, read) * 1000:.2f} ms")


def figures(hands: int = 20_000) -> dict[str, float]:
    """Give the ratios that `budgets.toml` bounds, of a database with so many hands."""
    with tempfile.TemporaryDirectory() as folder:
        empty, full = (Path(folder) / name / "club.db" for name in ("empty", "full"))
        open_club(empty, station="x").close()
        start = time.perf_counter()
        games = fill(full, hands)
        print(f"filled: {hands} hands, {games} games in {time.perf_counter() - start:.1f} s")
        found = {"size": size(full)}
        listing(full)
        record_read(full)
        return found | {"entry": booking(full)} | opening(empty, full)


if __name__ == "__main__":
    figures(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
