"""A station as a program of its own: it books hands, and is killed, cut off, begun again.

    python desk.py FOLDER NAME URL HANDS

Books one hand after another, each as soon as the one before is written here, in one game after
another, and says so. Begun again it goes on where it was. When it has booked them all, and all are
at the hub, it stays until a line is read, then tells all that it knows.
"""

import json
import random
import sys
import time
from pathlib import Path

from riichi_desktop.documents import preset
from riichi_desktop.ledger import Booked, Drawn, Entry, Win, Won, extend
from riichi_desktop.storage import Exchange, address_of, open_club
from riichi_desktop.storage.stations import exchange

HANDS = (
    Booked(Won((Win(1, 0, han=2, fu=30),))),
    Booked(Won((Win(2, None, han=1, fu=30),))),
    Booked(Drawn((0,))),
    Booked(Drawn((1, 3))),
)
PAUSE = 0.06


def main(folder: str, name: str, url: str, hands: int) -> None:
    """Be a station."""
    exchange.PATIENCE = (0.1, 0.2, 0.4)
    with open_club(Path(folder) / name / "club.db", station=name) as club:
        hub = Exchange(club, address_of(url))
        hub.start()
        book(club, hub, name, hands)
        while club.exchange().count_unsent():
            time.sleep(0.02)
        say(done=time.time())
        everything = int(sys.stdin.readline())
        while sum(head.entries for head in club.heads()) < everything:
            time.sleep(0.02)
        records = {
            head.title: [entry.uid for entry in club.entries(head.id)] for head in club.heads()
        }
        say(records=records, aside=len(club.exchange().aside()))
        hub.close()


def book(club, hub, name: str, hands: int) -> None:
    """Book hands, the first ``NAME-1``, in games ``NAME 1``, ``NAME 2`` …"""
    chance = random.Random(name)
    own = [head for head in club.heads() if head.title.startswith(f"{name} ")]
    booked = sum(head.entries for head in own)
    game = club.game(own[-1].id) if own else None
    held = own[-1].id if own else ""
    while booked < hands:
        if game is None or game.table.is_over:
            seats = tuple(f"{name}{seat}" for seat in range(4))
            held = club.create_game(preset("tenhou"), seats, f"{name} {len(own) + 1}").id
            own.append(held)
            hub.hold(held)
            game = club.game(held)
        booked += 1
        entry = Entry(f"{name}-{booked}", chance.choice(HANDS))
        game = extend(game, entry)
        club.append(held, entry, number=len(game.entries))
        hub.wake()
        say(booked=booked)
        time.sleep(chance.random() * PAUSE)


def say(**words: object) -> None:
    """Say something in a line of JSON."""
    print(json.dumps(words), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:4], int(sys.argv[4]))
