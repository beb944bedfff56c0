"""A club's results: all worked out from the records, then read from what is remembered.

.venv/bin/python tests/benchmarks/club.py [HANDS ...]      1000 10000 100000

Each measure is a process of its own. The floor is SQLite and json alone: each entry read once.
"""

import json
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from storage import played

from riichi_desktop.club import Event, Link, Player, Registration, standings
from riichi_desktop.documents import preset, thing_to_json
from riichi_desktop.ledger import Booked, Entry
from riichi_desktop.storage import codec, open_club

PLAYERS: Final = 200
PATTERNS: Final = 2000
"""So many different games are played at most; more are the same with others at the table."""

EVENT: Final = "season"
TOLD: Final = (
    ("hands", "hands", 1),
    ("games", "games", 1),
    ("floor", "floor, s a million hands", 1e6),
    ("rebuild", "rebuild, s a million hands", 1e6),
    ("ratio", "to the floor", 1),
    ("cached", "standings from the cache, s", 1),
    ("again", "after one more hand, s", 1),
    ("memory", "memory, MB", 1),
)


def fill(path: Path, hands: int) -> int:
    """Write an event with so many hands in finished games; give how many games."""
    chance, rules = random.Random(1), preset("tenhou")
    people = [uuid4().hex for _ in range(PLAYERS)]
    with open_club(path, station="bench") as club:
        club.create_game(rules, ("A", "B", "C", "D"))
        club.put([Event(EVENT, "Season", "season", rules)])
        club.put([Player(uid, f"Player {at}") for at, uid in enumerate(people)])
        club.put([Registration(f"{EVENT}.{uid}", EVENT, uid) for uid in people])
    patterns: list[list[Any]] = []
    with closing(sqlite3.connect(path)) as connection, connection:
        copy = connection.execute("SELECT rules, created FROM game").fetchone()
        (act,) = connection.execute("SELECT max(number) FROM act").fetchone()
        games = written = 0
        while written < hands:
            games += 1
            if len(patterns) < PATTERNS:
                lines = enumerate(played(chance), 1)
                patterns.append(
                    [codec.entry_to_line(Entry("", Booked(one)), at, rules) for at, one in lines]
                )
            lines_of = patterns[games % len(patterns)]
            written += len(lines_of)
            write(connection, games, copy, chance.sample(range(PLAYERS), 4), people, lines_of, act)
    return games


def write(
    connection: sqlite3.Connection,
    number: int,
    copy: tuple[str, str],
    seats: list[int],
    people: list[str],
    lines: list[Any],
    act: int,
) -> None:
    """Write one game, its link and its record."""
    uid, (rules, created) = uuid4().hex, copy
    names = tuple(f"Player {seat}" for seat in seats)
    game = (uid, number + 1, f"game {number}", created, rules, "tenhou", json.dumps(names), 0)
    connection.execute("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)", game)
    day = f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}"
    pairs = tuple((name, people[seat]) for name, seat in zip(names, seats, strict=True))
    payload = thing_to_json(Link(uid, pairs, EVENT, day=day))
    row = (uuid4().hex, act + number, "link", uid, payload, "bench", created)
    connection.execute("INSERT INTO act VALUES (?, ?, ?, ?, ?, ?, ?, NULL)", row)
    rows = [
        (uuid4().hex, uid, at, line.kind, line.payload, "bench", created)
        for at, line in enumerate(lines, 1)
    ]
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, NULL)", rows)


def floor(path: Path) -> dict[str, float]:
    """Read every entry once, with SQLite and json alone."""
    with closing(sqlite3.connect(path)) as connection:
        start = time.process_time()
        for (payload,) in connection.execute("SELECT payload FROM entry ORDER BY game, number"):
            json.loads(payload)
        return {"floor": time.process_time() - start}


def rebuild(path: Path) -> dict[str, float]:
    """Work everything out anew."""
    with open_club(path, station="bench") as club:
        start = time.process_time()
        assert club.rebuild().left == 0
        return {"rebuild": time.process_time() - start}


def cached(path: Path) -> dict[str, float]:
    """Give the standings of the event, nothing but the cache being there; then after one hand."""
    with open_club(path, station="bench") as club:
        start = time.process_time()
        table(club)
        done = time.process_time() - start
        game = club.create_game(preset("tenhou"), ("A", "B", "C", "D"), link=Link("", (), EVENT))
        club.append(game.id, Entry("", Booked(played(random.Random(2))[0])))
        start = time.process_time()
        table(club)
        again = time.process_time() - start
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    return {"cached": done, "again": again, "memory": peak}


def table(club: Any) -> None:
    """Work out standings."""
    register, results = club.register(), club.results(3600)
    assert results.left == 0
    rows = standings(register, EVENT, results.played).rows
    assert sum(row.games for row in rows) >= 4


MEASURES: Final[tuple[Callable[[Path], dict[str, float]], ...]] = (floor, rebuild, cached)


def measured(name: str, path: Path) -> dict[str, float]:
    """Take one measure in a process of its own."""
    command = [sys.executable, __file__, "--measure", name, str(path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return dict(json.loads(done.stdout))


def all_measured(hands: int) -> dict[str, float]:
    """Give every measure of an event with so many hands."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "club.db"
        found = {"hands": float(hands), "games": float(fill(path, hands))}
        for measure in MEASURES:
            found |= measured(measure.__name__, path)
    return found | {"ratio": found["rebuild"] / found["floor"]}


def figures() -> dict[str, float]:
    """Give the ratios that `budgets.toml` bounds."""
    few, many = all_measured(4_000), all_measured(16_000)
    grown = many["rebuild"] / few["rebuild"] * few["hands"] / many["hands"]
    print(f"rebuild of 16,000 hands: {many['ratio']:.1f} times the floor; a hand {grown:.2f} times")
    return {"rebuild": many["ratio"], "growth": grown}


def main(sizes: list[int]) -> None:
    """Print each measure at each size, and how it grows for each hand."""
    before: dict[str, float] = {}
    for hands in sizes:
        found = all_measured(hands)
        for name, title, scale in TOLD:
            value = found[name] * scale / (hands if scale != 1 else 1)
            grown = before and name in ("rebuild", "cached") and before[name] > 0
            factor = found[name] / before[name] * before["hands"] / hands if grown else 0
            print(f"{title}: {value:,.2f}" + (f" (a hand: {factor:.2f} times)" if grown else ""))
        print()
        before = found


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        (act,) = [one for one in MEASURES if one.__name__ == sys.argv[2]]
        print(json.dumps(act(Path(sys.argv[3]))))
    else:
        main([int(one) for one in sys.argv[1:]] or [1000, 10_000, 100_000])
