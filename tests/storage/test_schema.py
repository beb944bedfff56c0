"""Files of every version: opened, migrated step by step after a backup, or refused as they are."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from riichi_desktop.club import Player, Register
from riichi_desktop.ledger import Booked, game_of
from riichi_desktop.storage import StorageError, backups, migrations, opening, set_aside
from riichi_desktop.storage.tables import DERIVED

from .matches import EVERY_ACT, NAMES, RON, RULES, problem_of, query, record

DATA = Path(__file__).parent / "data"
KEPT = {int(file.stem.rpartition("-")[2]): file for file in DATA.glob("schema-*.sql")}


def write(path: Path, number: int) -> None:
    """Make a database as the version of that time wrote it."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(KEPT[number].read_text("utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")


def shape(path: Path) -> dict[str, object]:
    """Give the tables as SQLite has them, but for what can be dropped at any time."""
    names = query(path, "SELECT name FROM sqlite_master WHERE type = 'table'")
    derived = {table.name for table in DERIVED.sorted_tables}
    return {name: shape_of(path, name) for (name,) in names if name not in derived}


def shape_of(path: Path, table: str) -> list[object]:
    columns = query(path, "SELECT * FROM pragma_table_info(?)", table)
    foreign = query(path, "SELECT * FROM pragma_foreign_key_list(?)", table)
    indexes = query(path, 'SELECT name, "unique", origin FROM pragma_index_list(?)', table)
    held = [
        (*index, query(path, "SELECT name FROM pragma_index_info(?)", index[0]))
        for index in sorted(indexes)
    ]
    return [columns, foreign, held]


@pytest.fixture
def older(path):
    """A file of the first schema."""
    write(path, 1)
    return path


def test_a_file_of_every_schema_is_kept_and_there_is_a_step_from_each():
    assert sorted(KEPT) == list(range(1, migrations.SCHEMA + 1))
    assert sorted(migrations.STEPS) == list(range(1, migrations.SCHEMA))


@pytest.mark.parametrize("number", sorted(KEPT))
def test_a_kept_file_opens_with_all_that_was_in_it(opened, path, number):
    write(path, number)
    club = opened()
    (head,) = club.games()
    assert club.entries(head.id) == record(*EVERY_ACT)
    rules, names = club.rules_and_names(head.id)
    assert (rules.id, rules.start, rules.target, names) == ("tenhou", 25000, 30000, NAMES)
    assert club.pending(head.id) == "riichi 1 3"
    assert head.title == "Mardi soir"
    assert head.scores == game_of(rules, names, record(*EVERY_ACT)).table.scores
    register = club.register()
    if number == 1:
        assert register == Register()
    else:
        assert register.links[head.id].event in register.events
        assert register.players.keys() == {"p1", "p2"}


@pytest.mark.parametrize("number", sorted(KEPT))
def test_an_old_file_comes_to_the_shape_of_a_new_one(opened, path, tmp_path, number):
    """Whoever changes the tables gives the schema a new number, and a step."""
    opened().close()
    fresh = shape(path)
    path.parent.rename(tmp_path / "used")
    write(path, number)
    opened().close()
    assert shape(path) == fresh


def test_an_older_file_is_backed_up_and_migrated(opened, older):
    club = opened()
    (head,) = club.games()
    assert (head.hidden, club.entries(head.id)) == (False, record(*EVERY_ACT))
    (backup,) = backups(older)
    assert backup.reason == "schema"
    club.put([Player("p1", "Ana")])
    club.close()
    asked = "SELECT value FROM meta WHERE name = 'schema'"
    assert query(older, asked) == [(str(migrations.SCHEMA),)]
    assert query(backup.path, asked) == [("1",)]
    assert query(backup.path, "SELECT count(*) FROM entry") == [(len(EVERY_ACT),)]
    opened()
    assert len(backups(older)) == 1, "there is nothing more to migrate"


def test_a_step_that_fails_leaves_the_file_at_the_step_before(opened, older, monkeypatch):
    def fails(connection):
        connection.exec_driver_sql("CREATE TABLE half (done INTEGER)")
        connection.exec_driver_sql("INSERT INTO half VALUES (1)")
        raise RuntimeError("a fault in a step")

    known = migrations.SCHEMA
    monkeypatch.setattr(migrations, "SCHEMA", known + 1)
    monkeypatch.setattr(migrations, "STEPS", {**migrations.STEPS, known: fails})
    with pytest.raises(RuntimeError, match="a fault in a step"):
        opened()
    assert query(older, "SELECT value FROM meta WHERE name = 'schema'") == [(str(known),)]
    assert "half" not in shape(older)
    monkeypatch.setattr(migrations, "SCHEMA", known)
    assert len(opened().entries(opened(read_only=True).games()[0].id)) == len(EVERY_ACT)


def test_nothing_is_migrated_where_no_backup_can_be_made(opened, older):
    (older.parent / "backups").write_text("a file where the folder should be")
    before = older.read_bytes()
    with pytest.raises(StorageError) as refused:
        opened()
    assert problem_of(refused) == "disk_error"
    assert older.read_bytes() == before
    assert query(older, "SELECT value FROM meta WHERE name = 'schema'") == [("1",)]


def test_an_older_file_is_not_read_before_it_is_migrated(opened, older):
    with pytest.raises(StorageError) as refused:
        opened(read_only=True)
    assert problem_of(refused) == "older_schema"


@pytest.mark.parametrize("read_only", [False, True])
def test_a_file_of_a_later_version_is_refused_and_left_as_it_is(opened, path, read_only):
    write(path, 1)
    query(path, "UPDATE meta SET value = ? WHERE name = 'schema'", str(migrations.SCHEMA + 1))
    before = path.read_bytes()
    with pytest.raises(StorageError) as refused:
        opened(read_only=read_only)
    assert problem_of(refused) == "newer_schema"
    known = {"schema": migrations.SCHEMA + 1, "known": migrations.SCHEMA}
    assert known.items() <= refused.value.problem.details.items()
    assert path.read_bytes() == before
    assert backups(path) == ()


@pytest.mark.parametrize("read_only", [False, True])
def test_tables_of_another_program_are_left_as_they_are(opened, path, read_only):
    path.parent.mkdir()
    query(path, "CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(StorageError) as refused:
        opened(read_only=read_only)
    assert problem_of(refused) == "not_a_club"
    assert path.read_bytes() == before


@pytest.mark.parametrize("value", ["", "one", None])
def test_a_file_without_a_number_is_damaged(opened, path, value):
    write(path, 1)
    if value is None:
        query(path, "DELETE FROM meta")
    else:
        query(path, "UPDATE meta SET value = ? WHERE name = 'schema'", value)
    with pytest.raises(StorageError) as refused:
        opened()
    assert problem_of(refused) == "corrupt"


def test_an_empty_file_is_damaged_and_left_as_it_is(opened, path):
    path.parent.mkdir()
    path.touch()
    with pytest.raises(StorageError) as refused:
        opened()
    assert problem_of(refused) == "corrupt"
    assert path.read_bytes() == b""
    assert set_aside(path) is not None
    club = opened()
    assert club.append(club.create_game(RULES, NAMES).id, *record(Booked(RON))).is_new


def test_a_file_that_was_made_and_not_filled_is_no_damage(opened, path):
    """A power cut between the making of a file and its first transaction leaves one."""
    path.parent.mkdir()
    opening._make(path)
    assert path.stat().st_size > 0
    with pytest.raises(StorageError) as refused:
        opened(read_only=True)
    assert problem_of(refused) == "not_a_club"
    assert opened().games() == ()


def test_a_rule_of_a_later_version_makes_one_game_unreadable_and_the_others_not(opened, path):
    club = opened()
    whole = club.create_game(RULES, NAMES).id
    club.close()
    query(path, 'INSERT INTO rules VALUES (\'x\', \'{"id":"tenhou","a_later_rule":true}\')')
    query(
        path,
        "INSERT INTO game (uid, number, title, created, rules, rules_id, names, hidden)"
        " VALUES ('later', 2, '', '', 'x', 'tenhou', '[\"A\",\"B\",\"C\",\"D\"]', 0)",
    )
    club = opened()
    with pytest.raises(StorageError) as refused:
        club.rules_and_names("later")
    assert problem_of(refused) == "rules_damaged"
    later, known = club.games()
    assert (later.id, later.is_summed, later.names) == ("later", False, ("A", "B", "C", "D"))
    assert (known.id, known.is_summed) == (whole, True)
