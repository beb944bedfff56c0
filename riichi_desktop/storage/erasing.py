"""A person's data taken out of the database, in the rows where it stands."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    Table,
    cast,
    delete,
    func,
    inspect,
    or_,
    select,
    update,
)

from . import redaction as redacted
from .changes import count_change
from .tables import ACT, ASIDE, DERIVED, ENTRY, GAME, PENDING


class _Text(NamedTuple):
    """A text of a row; `thing` is what an act is on, "" in other rows."""

    uid: str
    thing: str
    text: str


def erase_people(connection: Connection, players: Collection[str]) -> frozenset[str]:
    """Take out of all acts and games what people called one person; to do it again does nothing.

    Args:
        connection: in a transaction.
        players: all the ids of the person: those merged into each other.

    Returns:
        The ids of the games that were changed.
    """
    names = _erase_players(connection, players)
    links = _acts_with(connection, "link", players)
    names |= {name for one in links for name in redacted.linked_names(one.text, players)}
    games = sorted({one.thing for one in links})
    changed = [game for game in games if _erase_in_game(connection, game, players, names)]
    for one in _acts_with(connection, "adjustment", players):
        _write_act(connection, one, redacted.without_in_act(one.text, "reason", names))
    count_change(connection)
    return frozenset(changed)


def _erase_players(connection: Connection, players: Iterable[str]) -> set[str]:
    """Leave ids alone of what was said of players; give what they were called."""
    names = set[str]()
    for player in players:
        for one in _acts_of(connection, "player", player):
            names |= redacted.names_of(one.text)
            _write_act(connection, one, redacted.erased_payload(player, one.text))
    return names


def _erase_in_game(
    connection: Connection, game: str, players: Collection[str], names: set[str]
) -> bool:
    """Take a person's names out of one game; tell whether there were any.

    Args:
        connection: in a transaction.
        game: its id.
        players: all the ids of the person.
        names: whatever the person was called anywhere, for free texts.
    """
    links = _acts_of(connection, "link", game)
    entries = {table: _entries(connection, table, game) for table in (ENTRY, ASIDE)}
    first = _texts(connection, GAME, "names", GAME.c.uid == game)
    said = [one for some in entries.values() for one in some]
    words = _words(links, first, said, players)
    for one in links:
        _write_act(connection, one, redacted.without_in_link(one.text, words))
    for one in first:
        renamed = redacted.without_in_names(one.text, words)
        connection.execute(update(GAME).where(GAME.c.uid == game).values(names=renamed))
    for table, some in entries.items():
        for one in some:
            text = redacted.without_in_entry(one.text, words)
            connection.execute(update(table).where(table.c.uid == one.uid).values(payload=text))
    _erase_in_titles(connection, game, names)
    if words:
        forget_game(connection, game)
    return bool(words)


def _words(
    links: Iterable[_Text], first: Iterable[_Text], said: Iterable[_Text], players: Iterable[str]
) -> dict[str, str]:
    """Give what stands for each of a person's names in a game: nobody else is called so there."""
    in_use = {name for one in said for name in redacted.record_names(one.text)}
    in_use |= {name for one in links for name in redacted.link_names(one.text)}
    in_use |= {name for one in first for name in redacted.first_names(one.text)}
    names = [name for one in links for name in redacted.linked_names(one.text, players)]
    return redacted.instead(names, in_use)


def _erase_in_titles(connection: Connection, game: str, names: set[str]) -> None:
    for one in _texts(connection, GAME, "title", GAME.c.uid == game):
        title = redacted.without(one.text, names)
        connection.execute(update(GAME).where(GAME.c.uid == game).values(title=title))
    for one in _acts_of(connection, "title", game):
        _write_act(connection, one, redacted.without_in_act(one.text, "title", names))


def forget_game(connection: Connection, game: str) -> None:
    """Drop what was worked out of a game, and what lies on its table."""
    there = inspect(connection).get_table_names()
    for table in DERIVED.sorted_tables:
        if table.name in there:
            connection.execute(delete(table).where(table.c.game == game))
    connection.execute(delete(PENDING).where(PENDING.c.game == game))


def _entries(connection: Connection, table: Table, game: str) -> list[_Text]:
    """Give those entries of a game that can have a name in them."""
    named = or_(table.c.payload.contains('"name"'), table.c.payload.contains('"reason"'))
    return _texts(connection, table, "payload", (table.c.game == game) & named)


def _acts_of(connection: Connection, kind: str, thing: str) -> list[_Text]:
    """Give what the acts on one thing say."""
    return _texts(connection, ACT, "payload", (ACT.c.kind == kind) & (ACT.c.thing == thing))


def _acts_with(connection: Connection, kind: str, players: Iterable[str]) -> list[_Text]:
    """Give what the acts say that name one of some players."""
    named = or_(*(func.instr(ACT.c.payload, player) for player in players))
    return _texts(connection, ACT, "payload", (ACT.c.kind == kind) & named)


def _texts(
    connection: Connection, table: Table, column: str, where: ColumnElement[bool]
) -> list[_Text]:
    """Give a text of rows; what is damaged in it is read as far as it can be."""
    text = cast(table.c[column], LargeBinary)
    thing = table.c.thing if table is ACT else table.c.uid
    rows = connection.execute(select(table.c.uid, thing, text).where(where)).all()
    return [_Text(row[0], row[1], (row[2] or b"").decode(errors="replace")) for row in rows]


def _write_act(connection: Connection, one: _Text, text: str) -> None:
    if text != one.text:
        connection.execute(update(ACT).where(ACT.c.uid == one.uid).values(payload=text))
