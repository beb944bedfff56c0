"""The tables of a hub, the same on PostgreSQL and SQLite. A change is a new schema: `hub_schema`.

Rows of games, entries and acts are those of the stations, and `arrival` beside them: one count for
all three, given in the order in which transactions end, so whoever has all up to a number misses
nothing before it. Times of leases and stations are milliseconds of the hub's own clock.
"""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, MetaData, Table, Text, UniqueConstraint

HUB: Final = MetaData()

HUB_META: Final = Table(
    "hub_meta",
    HUB,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the hub says of itself: `hub`, its id; `schema`; `program`, what made it so."""

HUB_RULES: Final = Table(
    "hub_rules",
    HUB,
    Column("uid", Text, primary_key=True),
    Column("document", Text, nullable=False),
)
"""Rules in full, each once under its digest."""

HUB_GAME: Final = Table(
    "hub_game",
    HUB,
    Column("uid", Text, primary_key=True),
    Column("arrival", BigInteger, nullable=False, unique=True),
    Column("title", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("rules", Text, ForeignKey("hub_rules.uid"), nullable=False),
    Column("rules_id", Text, nullable=False),
    Column("names", Text, nullable=False),
)
"""Games as they began."""

HUB_ENTRY: Final = Table(
    "hub_entry",
    HUB,
    Column("uid", Text, primary_key=True),
    Column("arrival", BigInteger, nullable=False, unique=True),
    Column("game", Text, ForeignKey("hub_game.uid"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("station", Text, nullable=False),
    Column("at", Text, nullable=False),
    UniqueConstraint("game", "number"),
)
"""Their records: whatever programs do, two stations cannot both write the fifth line of a game."""

HUB_ACT: Final = Table(
    "hub_act",
    HUB,
    Column("uid", Text, primary_key=True),
    Column("arrival", BigInteger, nullable=False, unique=True),
    Column("kind", Text, nullable=False),
    Column("thing", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("station", Text, nullable=False),
    Column("at", Text, nullable=False),
)
"""What the club wrote down."""

HUB_ERASED: Final = Table(
    "hub_erased",
    HUB,
    Column("player", Text, primary_key=True),
)
"""Players whose names were taken out of all the rows here."""

HUB_LEASE: Final = Table(
    "hub_lease",
    HUB,
    Column("game", Text, primary_key=True),
    Column("station", Text, nullable=False),
    Column("login", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Who may write into a game. `login` is the database's user: `hub_roles` bars others by it."""

HUB_STATION: Final = Table(
    "hub_station",
    HUB,
    Column("name", Text, primary_key=True),
    Column("token", Text, nullable=False),
    Column("program", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""Who was here. `token` is made by a running program: two of one name would share their leases."""

COUNTED: Final = (HUB_GAME, HUB_ENTRY, HUB_ACT)
"""The tables whose rows have an arrival."""
