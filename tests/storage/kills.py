"""A program that books hands and keeps a register, killed again and again; it must lose nothing.

.venv/bin/python tests/storage/kills.py [KILLS] [SEED]     200 kills; prints what was met
"""

import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from riichi_desktop.ledger import game_of, steps
from riichi_desktop.storage import Club, backups, open_club

BOOKS = """
import os, random, sys
from pathlib import Path
from uuid import uuid4
from riichi_desktop.club import Evening, Link, Player
from riichi_desktop.documents import preset
from riichi_desktop.ledger import Amended, Booked, Drawn, Entry, IllegalEvent, Win, Won
from riichi_desktop.ledger import extend, game_of, steps
from riichi_desktop.storage import daily, open_club

chance = random.Random(int(sys.argv[2]))
daily.DELAY_SECONDS = 0
say = lambda *words: os.write(1, (" ".join(words) + "\\n").encode())
club = open_club(Path(sys.argv[1]), station="here")
heads = club.games()
if heads and not heads[0].finished:
    id = heads[0].id
    game = game_of(*club.rules_and_names(id), club.entries(id))
else:
    game = None

def act():
    way = steps(game.entries)
    roll = chance.random()
    if roll < 0.15 and way.undo:
        return way.undo
    if roll < 0.25 and way.redo:
        return way.redo
    wins = (Win(1, 0, han=2, fu=30), Win(2, None, han=1, fu=30))
    hand = chance.choice((Drawn((0,)), *(Won((win,)) for win in wins)))
    if roll < 0.4 and game.events:
        return Amended(chance.choice(game.events).uid, hand)
    return Booked(hand)

while True:
    if game is None or game.is_over:
        say("try", "game")
        link = Link("", (("A", "p0"), ("B", "p1")))
        id = club.create_game(preset("tenhou"), ("A", "B", "C", "D"), link=link).id
        game = game_of(*club.rules_and_names(id), ())
        say("did", "game", id)
    if chance.random() < 0.3:
        text = str(chance.randrange(10**9))
        say("try", "pending", id, text)
        club.set_pending(id, text)
        say("did", "pending", id, text)
    if chance.random() < 0.3:
        uid, text = f"p{chance.randrange(5)}", str(chance.randrange(10**9))
        say("try", "put", uid, text)
        club.put([Player(uid, text), Evening(uid, text)])
        say("did", "put", uid, text)
        club.results()
    if chance.random() < 0.02:
        club.backup_now()
    entry = Entry(uuid4().hex, act())
    try:
        after = extend(game, entry)
    except IllegalEvent:
        continue
    say("try", "entry", id, entry.uid)
    club.append(id, entry, pending="-")
    say("did", "entry", id, entry.uid)
    game = after
"""
"""Says what it tries, and what it did once that has returned."""


class State(NamedTuple):
    """What was acknowledged.

    For each game its entries, in order, and what is on its table; for each id in the register a
    name, of the player and the evening that are put together.
    """

    entries: dict[str, list[str]]
    pending: dict[str, str]
    put: dict[str, str]

    def take(self, kind: str, game: str, what: str = "") -> None:
        """Add what a line says was done; `game` is the id that was put where it is that."""
        if kind == "put":
            self.put[game] = what
            return
        held = self.entries.setdefault(game, [])
        self.pending.setdefault(game, "")
        if kind == "entry":
            held.append(what)
            self.pending[game] = "-"
        elif kind == "pending":
            self.pending[game] = what


def kill_and_look(path: Path, kills: int, chance: random.Random) -> dict[str, int]:
    """Let programs book into one database, kill each, and look at it after each.

    Returns:
        How many kills, entries, games and backups there were, and how many kills fell between the
        writing and the acknowledgement of something.

    Raises:
        AssertionError: something was lost, or is half.
    """
    state, between = State({}, {}, {}), 0
    for number in range(kills):
        said = booked_until_killed(path, number, chance)
        open_end = None
        for word, *rest in (line.split() for line in said):
            open_end = rest if word == "try" else None
            if word == "did":
                state.take(*rest)
        between += look(path, state, open_end)
    counted = sum(map(len, state.entries.values()))
    kept = len(backups(path))
    done = {"kills": kills, "entries": counted, "games": len(state.entries), "backups": kept}
    done["names"] = len(state.put)
    return {**done, "between": between}


def booked_until_killed(path: Path, seed: int, chance: random.Random) -> list[str]:
    """Run one program, kill it at any moment, its start included; give its whole lines."""
    command = [sys.executable, "-c", BOOKS, str(path), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        first = child.stdout.readline() if chance.random() < 0.8 else ""
        time.sleep(chance.random() * 0.3)
        assert child.poll() is None, "it goes on until it is killed"
        child.kill()
        rest = child.stdout.read()
    return [line for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]


def look(path: Path, state: State, open_end: list[str] | None) -> bool:
    """See that all that was acknowledged is there, and at most the one thing that was being tried.

    Returns:
        Whether that one is there, which is right as well; it joins what is known.
    """
    if not path.exists():
        assert not state.entries
        assert not state.put
        return False
    with open_club(path, station="looker") as club:
        club.check()
        heads = {head.id: head for head in club.games(seconds=600)}
        found = State(
            {id: [entry.uid for entry in club.entries(id)] for id in heads},
            {id: club.pending(id) for id in heads},
            registered(club, heads),
        )
        for id, head in heads.items():
            entries = club.entries(id)
            game = game_of(*club.rules_and_names(id), entries)
            assert (head.entries, head.hands) == (len(entries), len(game.rows))
            assert not entries or steps(entries).undo or steps(entries).redo
    for backup in backups(path):
        with closing(sqlite3.connect(backup.path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    was_written = found != state
    if was_written:
        assert open_end is not None, "more is there than was tried"
        if open_end[0] == "game":
            open_end = ["game", *(found.entries.keys() - state.entries.keys())]
        state.take(*open_end)
    assert found == state
    return was_written


def registered(club: Club, games: Collection[str]) -> dict[str, str]:
    """Give the names in the register, once it is seen that nothing in it is half."""
    register, results = club.register(), club.results(600)
    assert club.damaged_acts() == results.damaged == ()
    assert register.links.keys() == set(games) == {one.uid for one in results.played}
    assert register.players.keys() == register.evenings.keys()
    for uid, player in register.players.items():
        assert register.evenings[uid].day == player.name
    return {uid: player.name for uid, player in register.players.items()}


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
        met = kill_and_look(Path(folder) / "club.db", asked, random.Random(seed))
    print("nothing lost, nothing half:", ", ".join(f"{met[name]} {name}" for name in met))
