"""Short records to write, and a way to read a database behind the program's back."""

import sqlite3
from contextlib import closing
from pathlib import Path

from riichi_desktop.documents import preset
from riichi_desktop.ledger import (
    Aborted,
    Amended,
    Bell,
    Booked,
    Chombo,
    Drawn,
    Entry,
    Finished,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Restored,
    Voided,
    Win,
    Won,
)

NAMES = ("Ana", "Bo", "Chi", "Dan")
RULES = preset("tenhou")

RON = Won((Win(1, 0, han=3, fu=30),), riichi=(1,))
TSUMO = Won((Win(2, None, yakuman=1),))
DRAW = Drawn(tenpai=(0, 2), riichi=(0,))

EVERY_ACT = (
    Booked(RON),
    Booked(DRAW),
    Booked(Aborted("kyuushu_kyuuhai")),
    Booked(Chombo((3,))),
    Booked(Penalty(2, -8000, reason="en retard ; 遅刻")),
    Booked(Replaced(2, "Ève « l’autre » 𠮷")),
    Booked(Reseated((1, 0, 2, 3))),
    Booked(Placed("S2", 1, 1, "half a game")),
    Booked(TSUMO, before="u2"),
    Amended("u1", Won((Win(1, 2, han=2, fu=30),))),
    Voided("u4"),
    Restored("u4"),
    Booked(Bell()),
    Booked(Finished("the hall closes")),
)


def record(*acts, first=1):
    """Give entries u1, u2 … that do these things."""
    return tuple(
        Entry(f"u{at}", act, "2026-11-30T20:00:00Z", "table 1")
        for at, act in enumerate(acts, first)
    )


def query(path: Path, statement: str, *values):
    """Read from, or write to, a database that nobody has open."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def problem_of(refused) -> str:
    """Give the id of a `pytest.raises` that caught a StorageError."""
    return refused.value.problem.id
