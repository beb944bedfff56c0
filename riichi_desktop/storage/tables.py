"""The tables, as schema 2 has them. A change here is a new schema: see `migrations`.

Times are texts, UTC, ISO 8601; points are integers; ids are made by the station, so that records of
several stations can meet. JSON is text that the codecs of `documents` read and write. `arrival` is
the order in which rows of all stations came to their hub, which gives it; NULL before.
"""

from typing import Final

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

META: Final = Table(
    "meta",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the database says of itself.

`schema` is its number, `program` what made it so; `changes` counts how often acts that were there
got another place or another text.
"""

RULES: Final = Table(
    "rules",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("document", Text, nullable=False),
)
"""Rules in full, each kept once under its digest; a row is never changed."""

GAME: Final = Table(
    "game",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("number", Integer, nullable=False, unique=True),
    Column("title", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("rules", Text, ForeignKey("rules.uid"), nullable=False),
    Column("rules_id", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("hidden", Integer, nullable=False),
    Column("arrival", Integer),
    Index("game_arrival", "arrival"),
)
"""A game as it began. `number` is the order in which games were begun: a clock may be wrong.

`title` and `hidden` are what the acts of kind ``title`` say now.
"""

ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("game", Text, ForeignKey("game.uid"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("station", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("arrival", Integer),
    UniqueConstraint("game", "number"),
    Index("entry_arrival", "arrival"),
)
"""The record: rows are added, never changed or taken away. `number` counts from 1 in each game."""

ACT: Final = Table(
    "act",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("number", Integer, nullable=False, unique=True),
    Column("kind", Text, nullable=False),
    Column("thing", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("station", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("arrival", Integer),
    Index("act_thing", "thing"),
    Index("act_arrival", "arrival"),
)
"""What the club wrote down besides games: rows are added, and changed only to erase a person.

`thing` is the id of what is put, `payload` the thing whole, or "" where it is gone; `number` is the
order in which acts came to be in this database. The latest act on an id counts: by arrival, then
those that have none, by number.
"""

ASIDE: Final = Table(
    "aside",
    METADATA,
    Column("uid", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("station", Text, nullable=False),
    Column("at", Text, nullable=False),
)
"""Entries that were written here while another station went on with the same record."""

PENDING: Final = Table(
    "pending",
    METADATA,
    Column("game", Text, ForeignKey("game.uid"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""What is on the table and not in the record yet: riichi that were tapped, a half-filled dialog."""

DERIVED: Final = MetaData()

SUMMARY: Final = Table(
    "summary",
    DERIVED,
    Column("game", Text, primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("program", Text, nullable=False),
    Column("document", Text, nullable=False),
)
"""What follows from a record of so many entries, worked out by that version of the program.

It can be dropped at any time, so it belongs to no schema: it is made when something is put into it.
"""

PLAYED: Final = Table(
    "played",
    DERIVED,
    Column("game", Text, primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("program", Text, nullable=False),
    Column("document", Text, nullable=False),
)
"""The same for what a game says of the people who played it, which standings are counted from."""
