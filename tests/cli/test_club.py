"""`club`: a whole club out of one data folder, into another."""

import os
from pathlib import Path

import pytest

from riichi_desktop.cli import club
from riichi_desktop.club import Player
from riichi_desktop.documents import preset, read_archive, write_archive
from riichi_desktop.ledger import Booked, Drawn, Entry
from riichi_desktop.storage import open_club
from riichi_desktop.ui import shelf
from riichi_desktop.words import LANGUAGES

from .conftest import Terminal

NAMES = ("Ana", "Bo", "Chi", "Dan")


def fill(folder: Path) -> None:
    with open_club(folder / club.CLUB, station="here") as held:
        held.create_game(preset("tenhou"), NAMES, "Mardi", (Entry("e1", Booked(Drawn((0,)))),))
        held.put([Player("p1", "Ana"), Player("p2", "<b>=1+1</b>\u202e" + "x" * 10_000)])


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "club.zip")


def test_the_file_is_that_of_the_window() -> None:
    assert club.CLUB == shelf.FILE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_club_goes_out_and_comes_in(
    run: Terminal, data_dir: Path, tmp_path: Path, file: str, lang: str
) -> None:
    fill(data_dir)
    assert run("club", "export", file, f"--lang={lang}") == 0
    assert len(run.out.splitlines()) == 1
    other = f"--data-dir={tmp_path / 'other'}"
    assert run("club", "import", file, other, f"--lang={lang}") == 0
    assert "1" in run.out
    assert "2" in run.out
    assert run("club", "import", file, other, "--json") == 0
    assert run.document["games"] == run.document["acts"] == 0
    with open_club(tmp_path / "other" / club.CLUB, station="there") as held:
        assert held.register().players["p1"].name == "Ana"
        assert [one.title for one in held.heads()] == ["Mardi"]


def test_it_can_only_be_counted(run: Terminal, data_dir: Path, tmp_path: Path, file: str) -> None:
    fill(data_dir)
    run("club", "export", file)
    other = f"--data-dir={tmp_path / 'other'}"
    assert run("club", "import", file, "--count", other, "--lang=en") == 0
    assert run.out == "New: 1 game, 1 entry of games, 2 acts of the club, 2 new players.\n"
    assert run("club", "import", file, other, "--json") == 0
    assert run.document == {
        "games": 1,
        "longer": 0,
        "entries": 1,
        "acts": 2,
        "players": 2,
        "differing": [],
        "illegal": 0,
    }


def test_what_is_refused_is_said(run: Terminal, data_dir: Path, file: str) -> None:
    Path(file).write_bytes(b"no archive")
    assert run("club", "import", file, "--lang=en") == 1
    assert run.err == "This file is not an archive of a club.\n"
    assert run("club", "import", file, "--json") == 1
    assert run.document["error"]["id"] == "archive_none"
    assert not (data_dir / club.CLUB).exists()


def test_a_file_that_is_not_there(run: Terminal, data_dir: Path, tmp_path: Path) -> None:
    assert run("club", "import", str(tmp_path / "none.zip"), "--lang=en") == 2
    fill(data_dir)
    assert run("club", "export", str(tmp_path / "none" / "x.zip"), "--lang=en") == 1
    assert "x.zip" in run.err
    assert run("club", "export", str(tmp_path), "--lang=en") == 1
    assert sorted(one.name for one in tmp_path.glob(".*.part")) == []


def test_without_a_club_there_is_no_archive(run: Terminal, data_dir: Path, file: str) -> None:
    assert run("club", "export", file, "--lang=en") == 1
    assert "Nothing was written down here yet" in run.err
    assert not Path(file).exists()


def test_a_club_that_is_in_use_goes_out_and_takes_nothing(
    run: Terminal, data_dir: Path, file: str
) -> None:
    fill(data_dir)
    with open_club(data_dir / club.CLUB, station="here") as held:
        assert run("club", "export", file) == 0
        assert run("club", "import", file, "--lang=en") == 1
        assert len(held.acts()) == 2


def test_what_cannot_be_read_is_counted(run: Terminal, data_dir: Path, file: str) -> None:
    from tests.storage.matches import query

    fill(data_dir)
    query(data_dir / club.CLUB, "UPDATE act SET payload = 'x' WHERE number = 1")
    assert run("club", "export", file, "--lang=en") == 0
    assert "1 game or act that cannot be read is not in it." in run.out


def test_records_that_part_are_said(run: Terminal, data_dir: Path, file: str) -> None:
    fill(data_dir)
    with open_club(data_dir / club.CLUB, station="here") as held:
        archive = held.to_archive()
        held.append(archive.games[0].uid, Entry("mine", Booked(Drawn((1,)))))
    game = archive.games[0]
    longer = game._replace(entries=(*game.entries, Entry("theirs", Booked(Drawn(())))))
    Path(file).write_bytes(write_archive(archive._replace(games=(longer,))))
    assert run("club", "import", file, "--lang=en") == 0
    assert "1 game was left: it goes on otherwise here." in run.out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_is_written_to_and_stays_one(run: Terminal, data_dir: Path, tmp_path: Path) -> None:
    fill(data_dir)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert run("club", "export", str(pipe)) == 0
        assert pipe.is_fifo()
        assert len(read_archive(os.read(reader, 1 << 16)).games) == 1
    finally:
        os.close(reader)


@pytest.mark.parametrize("words", [(), ("export",), ("steal", "x"), ("import",)])
def test_wrong_usage(run: Terminal, words: tuple[str, ...]) -> None:
    assert run("club", *words, "--lang=en") == 2
    assert "an action (export, import) and a file are needed" in run.err


def test_help_names_both(run: Terminal) -> None:
    for lang in LANGUAGES:
        assert run("club", "--help", f"--lang={lang}") == 0
        assert "export" in run.out
        assert "--count" in run.out
