"""`verify`: the club's matches and the recent hands, worked out anew at the terminal."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from riichi_desktop.cli import verify
from riichi_desktop.club import Player
from riichi_desktop.documents import preset
from riichi_desktop.engine import parse_hand
from riichi_desktop.keeping import History
from riichi_desktop.ledger import Booked, Drawn, Entry, Win, Won, WonHand
from riichi_desktop.storage import open_club
from riichi_desktop.ui import shelf
from riichi_desktop.words import LANGUAGES

from .conftest import Terminal

HAND = WonHand(parse_hand("234m067p3455s+2s [234p]")[0])
GOOD = "234m567p345s345p5s+5s riichi"


def book(folder: Path, han: int) -> None:
    """Write a match with one win of 3 han by its tiles, booked as so many."""
    with open_club(folder / verify.CLUB, station="here") as club:
        win = Won((Win(1, 0, han, 30, hand=HAND),))
        acts = (Booked(Drawn((0,))), Booked(win))
        entries = tuple(Entry(f"{han}{at}", act) for at, act in enumerate(acts))
        club.create_game(preset("tenhou"), ("Ana", "Bo", "Chi", "Dan"), "Mardi", entries)


@pytest.fixture
def history(data_dir: Path) -> History:
    return History(data_dir / verify.HISTORY)


def test_nothing_was_kept(run: Terminal) -> None:
    assert run("verify", "--lang=en") == 0
    assert run.out.splitlines()[-1] == "Nothing differs."
    assert run("verify", "--json") == 0
    assert run.document == {"games": 0, "hands": 0, "tiles": 0, "lines": 0, "findings": []}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_differs(run: Terminal, data_dir: Path, history: History, lang: str) -> None:
    book(data_dir, 3)
    history.add(GOOD, 5)
    before = (data_dir / verify.CLUB).read_bytes()
    assert run("verify", f"--lang={lang}") == 0
    assert len(run.out.splitlines()) == 2
    assert (data_dir / verify.CLUB).read_bytes() == before


def test_what_differs_is_named(run: Terminal, data_dir: Path, history: History) -> None:
    book(data_dir, 3)
    book(data_dir, 2)
    history.add("19m19p19s1234567z+1m riichi ippatsu chankan dora=1m1m1m1m", 5)
    history.add(GOOD, 6)
    assert run("verify", "--lang=en") == 1
    told = run.out.splitlines()
    assert told[0].startswith("Game 2 (Mardi), East 1 · 1: ")
    assert "2" in told[0].partition(": ")[2]
    assert told[1].startswith("19m19p19s1234567z+1m riichi ippatsu cha…: ")
    assert told[-2:] == [
        "2 games, 4 hands, 1 win scored again from its tiles, 2 recent hands",
        "2 differences.",
    ]


def test_it_can_be_read_by_programs(run: Terminal, data_dir: Path, history: History) -> None:
    book(data_dir, 2)
    history.add("junk", 5)
    assert run("verify", "--json") == 1
    document = run.document
    assert {**document, "findings": ()} == {
        "games": 1,
        "hands": 2,
        "tiles": 0,
        "lines": 1,
        "findings": (),
    }
    won, line = document["findings"]
    assert (won["match"], won["title"], won["entry"], won["round"]) == (1, "Mardi", "21", "E1")
    assert (won["honba"], won["error"]["id"]) == (1, "hand_differs")
    assert (line["line"], line["error"]["id"]) == ("junk", "malformed")


def test_files_that_cannot_be_read_are_said(run: Terminal, data_dir: Path) -> None:
    (data_dir / verify.HISTORY).mkdir(parents=True)
    assert run("verify", "--lang=en") == 2
    assert verify.HISTORY in run.err
    (data_dir / verify.CLUB).write_bytes(b"no database" * 900)
    assert run("verify", "--lang=en") == 2
    assert "damaged" in run.err
    assert run.out == ""


def test_a_database_that_is_being_written_can_be_looked_at(run: Terminal, data_dir: Path) -> None:
    book(data_dir, 2)
    with open_club(data_dir / verify.CLUB, station="here"):
        assert run("verify", "--json") == 1
        assert json.loads(run.out)["games"] == 1


def test_the_window_keeps_them_under_the_same_name() -> None:
    assert shelf.FILE == verify.CLUB


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_of_the_register_that_cannot_be_read_is_named(
    run: Terminal, data_dir: Path, lang: str
) -> None:
    with open_club(data_dir / verify.CLUB, station="here") as club:
        club.put([Player("p1", "Ana")])
        (act,) = club.acts()
    with closing(sqlite3.connect(data_dir / verify.CLUB)) as connection, connection:
        connection.execute("UPDATE act SET payload = '{'")
    assert run("verify", f"--lang={lang}") == 1
    assert "{" not in run.out
    assert "player" in run.out.splitlines()[0]
    assert run("verify", "--json") == 1
    (finding,) = run.document["findings"]
    assert (finding["act"], finding["entry"]) == (1, act.uid)
    assert finding["error"]["id"] == "act_damaged"
