"""Damage that SQLite does not see: tables, texts and numbers that are none of ours."""

import sqlite3

import pytest

from riichi_desktop.ledger import Booked, Entry
from riichi_desktop.storage import StorageError, faults

from .matches import DRAW, EVERY_ACT, NAMES, RULES, problem_of, query, record


@pytest.fixture
def game(opened):
    club = opened()
    id = club.create_game(RULES, NAMES, "", record(*EVERY_ACT)).id
    club.close()
    return id


@pytest.mark.parametrize(
    "damage",
    [
        "ALTER TABLE pending RENAME TO pendant",
        "ALTER TABLE entry RENAME COLUMN station TO place",
        "ALTER TABLE summary RENAME COLUMN program TO version",
        "DROP TABLE summary; CREATE TABLE summary (game TEXT)",
    ],
)
@pytest.mark.parametrize("read_only", [False, True])
def test_tables_that_are_not_as_they_were_made_are_damage(opened, path, game, damage, read_only):
    for statement in damage.split("; "):
        query(path, statement)
    with pytest.raises(StorageError) as refused:
        opened(read_only=read_only)
    assert problem_of(refused) == "corrupt"
    assert refused.value.problem.details["detail"] in ("pending", "entry", "summary")


@pytest.mark.parametrize(
    ("damage", "asked"),
    [
        ("UPDATE game SET title = CAST(x'ff' AS TEXT)", lambda club, _: club.games()),
        ("UPDATE entry SET payload = CAST(x'ff' AS TEXT)", lambda club, id: club.entries(id)),
        ("UPDATE entry SET at = x'00' WHERE number = 3", lambda club, id: club.entries(id)),
        ("UPDATE game SET names = x'00'", lambda club, id: club.rules_and_names(id)),
        ("UPDATE summary SET document = x'00'", lambda club, _: club.games()),
        ("UPDATE game SET number = 'x'", lambda club, _: club.create_game(RULES, NAMES)),
        (
            "UPDATE entry SET number = 'x' WHERE number = 14",
            lambda club, id: club.append(id, Entry("new", Booked(DRAW))),
        ),
    ],
)
def test_a_value_of_another_kind_is_damage(opened, path, game, damage, asked):
    query(path, damage)
    club = opened()
    with pytest.raises(StorageError) as refused:
        asked(club, game)
    assert problem_of(refused) == "corrupt"


def test_what_lies_on_the_table_is_nothing_where_it_is_no_text(opened, path, game):
    query(path, "INSERT INTO pending VALUES (?, x'00')", game)
    assert opened().pending(game) == ""


@pytest.mark.parametrize(
    "raised",
    [
        sqlite3.OperationalError("unsupported file format"),
        sqlite3.OperationalError("Could not decode to UTF-8 column 'at' with text 'x'"),
        UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
    ],
)
def test_what_python_says_of_damage_has_a_name(tmp_path, raised):
    with pytest.raises(StorageError) as refused, faults.explained(tmp_path / "club.db"):
        raise raised
    assert problem_of(refused) == "corrupt"
    assert len(refused.value.problem.details["detail"]) <= 25


def test_a_broken_constraint_is_damage(tmp_path):
    error = sqlite3.IntegrityError("UNIQUE constraint failed: entry.game, entry.number")
    error.sqlite_errorcode = sqlite3.SQLITE_CONSTRAINT_UNIQUE
    with pytest.raises(StorageError) as refused, faults.explained(tmp_path / "club.db"):
        raise error
    assert problem_of(refused) == "corrupt"
