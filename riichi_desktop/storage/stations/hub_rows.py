"""What is read and written of a hub's tables: the statements, each within a transaction."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from sqlalchemy import Connection, Table, bindparam, func, insert, select, text, update

from .hub_tables import COUNTED, HUB_ACT, HUB_ENTRY, HUB_LEASE, HUB_RULES
from .values import ActRow, EntryRow, GameRow, Lease, Rows

AnyRow = TypeVar("AnyRow", GameRow, EntryRow, ActRow)

LEASE_SECONDS: Final = 300
"""How long a lease lasts that is not renewed: longer than a network is away by chance."""

_NOW: Final = {
    "postgresql": "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}
_LOGIN: Final = {"postgresql": "CAST(session_user AS TEXT)", "sqlite": "''"}


def clock(connection: Connection) -> int:
    """Give the hub's clock, in milliseconds."""
    return int(connection.scalar(select(text(_NOW[connection.dialect.name]))) or 0)


def login_of(connection: Connection) -> str:
    """Give the user of the database as who one is here; "" where it has none."""
    return str(connection.scalar(select(text(_LOGIN[connection.dialect.name]))))


def newest(connection: Connection) -> int:
    """Give the arrival of what came last; 0 where nothing has."""
    tops = [select(func.max(table.c.arrival)).scalar_subquery() for table in COUNTED]
    row = connection.execute(select(*tops)).one()
    return max(number or 0 for number in row)


def mark_of(connection: Connection, arrival: int) -> str:
    """Give the uid of what came as an arrival; "" where nothing did."""
    for table in COUNTED:
        uid = connection.scalar(select(table.c.uid).where(table.c.arrival == arrival))
        if uid is not None:
            return str(uid)
    return ""


def rows_after(
    connection: Connection, table: Table, kind: type[AnyRow], after: int, last: int
) -> tuple[AnyRow, ...]:
    """Give the rows of a table that came after an arrival, up to another one, in their order."""
    columns = [table.c[name] for name in kind._fields]
    found = select(*columns).where(table.c.arrival.between(after + 1, last))
    rows = connection.execute(found.order_by(table.c.arrival)).all()
    return tuple([kind(*row) for row in rows])


def erases_after(connection: Connection, after: int) -> bool:
    """Tell whether somebody was erased after an arrival."""
    erased = HUB_ACT.c.payload.contains('"erased":true')
    found = select(HUB_ACT.c.uid).where(HUB_ACT.c.arrival > after, HUB_ACT.c.kind == "player")
    return connection.execute(found.where(erased).limit(1)).first() is not None


def leases_in_force(connection: Connection, now: int) -> dict[str, Lease]:
    """Give game -> its lease, where it has one now.

    One that would last for longer than any is given was given by a clock that was set back since:
    it is over, for it might last for years.
    """
    columns = (HUB_LEASE.c.game, HUB_LEASE.c.station, HUB_LEASE.c.until)
    until = HUB_LEASE.c.until
    lasting = (until > now) & (until <= now + LEASE_SECONDS * 1000)
    in_force = select(*columns).where(lasting).order_by(HUB_LEASE.c.game)
    return {row[0]: Lease(*row) for row in connection.execute(in_force).all()}


def known_rows(connection: Connection, rows: Rows) -> dict[str, int]:
    """Give uid -> arrival of those rows that are here already: to bring them again is harmless."""
    known: dict[str, int] = {}
    games, entries, acts = ([row.uid for row in brought] for brought in rows[:3])
    for table, uids in zip(COUNTED, (games, entries, acts), strict=True):
        found = select(table.c.uid, table.c.arrival).where(table.c.uid.in_(uids))
        known |= {row[0]: row[1] for row in connection.execute(found).all()} if uids else {}
    return known


def refused_games(
    connection: Connection, rows: Rows, known: Mapping[str, int], station: str
) -> dict[str, str]:
    """Give game -> who holds it, of those that this station may not go on with now.

    The record of a game that does not go on where it ends here is refused too, as of "".
    """
    first: dict[str, int] = {}
    for entry in rows.entries:
        if entry.uid not in known:
            first.setdefault(entry.game, entry.number)
    leases = leases_in_force(connection, clock(connection))
    ends = select(HUB_ENTRY.c.game, func.max(HUB_ENTRY.c.number)).group_by(HUB_ENTRY.c.game)
    found = connection.execute(ends.where(HUB_ENTRY.c.game.in_([*first]))).all() if first else []
    last = {row[0]: int(row[1]) for row in found}
    refused = {}
    for game, number in first.items():
        held = leases.get(game)
        if held is not None and held.station != station:
            refused[game] = held.station
        elif number != last.get(game, 0) + 1:
            refused[game] = ""
    return refused


def add_rows(
    connection: Connection, table: Table, rows: Sequence[GameRow | EntryRow | ActRow], last: int
) -> dict[str, int]:
    """Write rows that come after an arrival; give uid -> the arrival of each."""
    numbered = {row.uid: last + at for at, row in enumerate(rows, start=1)}
    if rows:
        written = [{**row._asdict(), "arrival": numbered[row.uid]} for row in rows]
        connection.execute(insert(table), written)
    return numbered


def write_over(
    connection: Connection,
    table: Table,
    columns: Sequence[str],
    rows: Sequence[GameRow | EntryRow | ActRow],
) -> None:
    """Let rows that are here say something else in some of their columns."""
    if rows:
        values: dict[str, object] = {name: bindparam(f"new_{name}") for name in columns}
        written = [
            {"row": row.uid, **{f"new_{name}": getattr(row, name) for name in columns}}
            for row in rows
        ]
        connection.execute(
            update(table).where(table.c.uid == bindparam("row")).values(values), written
        )


def add_rules(connection: Connection, rules: Mapping[str, str]) -> None:
    """Write those rules that are not here yet."""
    if not rules:
        return
    there = select(HUB_RULES.c.uid).where(HUB_RULES.c.uid.in_([*rules]))
    missing = rules.keys() - set(connection.scalars(there))
    if missing:
        rows = [{"uid": uid, "document": rules[uid]} for uid in sorted(missing)]
        connection.execute(insert(HUB_RULES), rows)
