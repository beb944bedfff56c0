"""The rows in which a person can be named: a hub gets them again once that person is erased."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, and_, func, or_, select

from .stations.values import ActRow, EntryRow, GameRow, Rows
from .tables import ACT, ENTRY, GAME

_AT_ONCE: Final = 500
_IN_GAME: Final = ("link", "title")


def rows_of(connection: Connection, players: Collection[str]) -> Rows:
    """Give what a hub has of some people, and of the games that they played, as it is here.

    Args:
        connection: in a transaction.
        players: their ids.
    """
    if not players:
        return Rows()
    naming = or_(*(func.instr(ACT.c.payload, player) for player in players))
    own = and_(ACT.c.kind == "player", ACT.c.thing.in_(players))
    acts = _sent(connection, ACT, ActRow, or_(own, and_(ACT.c.kind == "adjustment", naming)))
    linked = select(ACT.c.thing).where(ACT.c.kind == "link", naming).distinct()
    games = list(connection.scalars(linked).all())
    begun: list[GameRow] = []
    entries: list[EntryRow] = []
    for at in range(0, len(games), _AT_ONCE):
        some = games[at : at + _AT_ONCE]
        begun += _sent(connection, GAME, GameRow, GAME.c.uid.in_(some))
        said = or_(ENTRY.c.payload.contains('"name"'), ENTRY.c.payload.contains('"reason"'))
        entries += _sent(connection, ENTRY, EntryRow, and_(ENTRY.c.game.in_(some), said))
        place = and_(ACT.c.kind.in_(_IN_GAME), ACT.c.thing.in_(some))
        acts += _sent(connection, ACT, ActRow, place)
    return Rows(tuple(begun), tuple(entries), tuple(acts))


def _sent(connection: Connection, table: Table, kind: Any, where: ColumnElement[bool]) -> list[Any]:
    columns = [table.c[name] for name in kind._fields]
    found = select(*columns).where(where, table.c.arrival.is_not(None))
    return [kind(*row) for row in connection.execute(found).all()]
