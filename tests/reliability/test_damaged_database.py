"""A database with damage anywhere: what it is asked for is right, or refused as damaged."""

import os
import shutil
from contextlib import suppress
from random import Random

import pytest

from riichi_desktop.club import Link, Player
from riichi_desktop.documents import preset
from riichi_desktop.engine import parse_hand
from riichi_desktop.ledger import Booked, Chombo, Drawn, Entry, Win, Won, WonHand
from riichi_desktop.storage import StorageError, backups, open_club, restore, verify_club

TIMES = int(os.environ.get("RIICHI_DAMAGES", "20"))
"""How many damages are tried; 5,000 take some 3 minutes."""

WIN = Win(1, 0, hand=WonHand(parse_hand("234m067p3455s+2s [234p]")[0]))
ACTS = (Drawn((0, 2)), Won((WIN,)), Chombo((3,)), Won((Win(2, None, yakuman=1),)))


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A database with some games, and a backup of it."""
    path = tmp_path_factory.mktemp("whole") / "club.db"
    with open_club(path, station="here") as club:
        for number in range(12):
            entries = [Entry(f"{number}-{at}", Booked(act)) for at, act in enumerate(ACTS * 3)]
            link = Link("", (("A", "p0"), ("B", f"p{number}")), "e1")
            head = club.create_game(
                preset("tenhou"), ("A", "B", "C", "D"), f"Game {number}", entries, link
            )
            club.put([Player(f"p{number}", f"Player {number}")])
            club.set_pending(head.id, '{"entries":12}')
        club.games()
        club.results(60)
        club.backup_now()
    return path


def damaged(content: bytes, chance: Random) -> bytes:
    """Give a file with a stretch overwritten or missing, its end cut off or added to."""
    at, length = chance.randrange(len(content)), chance.choice((1, 2, 16, 512, 4096))
    way = chance.randrange(6)
    if way == 0:
        return content[:at]
    if way == 1:
        return content + chance.randbytes(length)
    if way == 2:
        return content[:at] + content[at + length :]
    if way == 3:
        return content[:at] + bytes(length) + content[at + length :]
    if way == 4:
        return content[:at] + chance.randbytes(length) + content[at + length :]
    head = chance.randrange(100)  # where the file says what it is
    return content[:head] + bytes([chance.randrange(256)]) + content[head + 1 :]


def ask_everything(path) -> None:
    """Ask for all there is; whatever is refused is refused by itself."""
    with open_club(path, station="here") as club:
        heads = []
        with suppress(StorageError):
            heads = [*club.games(hidden=True), *club.heads()]
        for head in heads:
            for ask in (club.entries, club.pending, club.head, club.rules_and_names):
                with suppress(StorageError):
                    ask(head.id)
        for act in (
            lambda: verify_club(club),
            club.check,
            club.backup_now,
            lambda: club.create_game(preset("tenhou"), ("A", "B", "C", "D")),
            lambda: club.append(heads[0].id, Entry("new", Booked(Drawn()))) if heads else None,
            club.register,
            club.acts,
            club.damaged_acts,
            lambda: club.results(60),
            lambda: club.put([Player("new", "New")]),
            lambda: club.rename(heads[0].id, "otherwise") if heads else None,
            lambda: club.exchange().unsent(100),
            lambda: club.erase("p3"),
            club.rebuild,
        ):
            with suppress(StorageError):
                act()


def test_damage_is_refused_as_damage(whole, tmp_path):
    content, chance = whole.read_bytes(), Random(TIMES)
    for number in range(TIMES):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / "club.db"
        path.write_bytes(damaged(content, chance))
        with suppress(StorageError):
            ask_everything(path)
        for backup in backups(path):
            with suppress(StorageError):
                restore(path, backup.path)
        shutil.rmtree(folder)
