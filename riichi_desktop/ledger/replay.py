"""A game: the fold of its events, with every table on the way."""

from collections.abc import Iterable
from typing import NamedTuple

from riichi_desktop.engine import Problem, Rules

from .entries import Booked, Entry, InForce
from .events import Event
from .fold import advance, new_table
from .problems import NotLegal
from .record import in_force
from .settlement import settle_game
from .table import Account, Row, Table


class Game(NamedTuple):
    """A game as far as it went.

    Attributes:
        rules: the rules in force.
        names: who sat at each chair as it began.
        rows: one for each hand.
        tables: the table before each event, and the last.
        events: what counts.
        settlement: how the final points come about; None while the game goes on.
        entries: the record it was derived from; () where there is none.
    """

    rules: Rules
    names: tuple[str, ...]
    rows: tuple[Row, ...]
    tables: tuple[Table, ...]
    events: tuple[InForce, ...]
    settlement: tuple[Account, ...] | None
    entries: tuple[Entry, ...] = ()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.tables[-1]

    @property
    def is_over(self) -> bool:
        """Whether no hand can follow."""
        return self.table.is_over


class IllegalEvent(ValueError):
    """An event of a game that cannot follow; nothing after it was applied.

    Attributes:
        index: its place among the events in force.
        uid: of its entry.
        problems: the reasons, their fields are parts of the event.
        game: the game before it.
    """

    def __init__(self, index: int, uid: str, problems: tuple[Problem, ...], game: Game) -> None:
        self.index = index
        self.uid = uid
        self.problems = problems
        self.game = game
        super().__init__(f"events[{index}]: " + "; ".join(one.id for one in problems))


def replay(rules: Rules, names: tuple[str, ...], events: Iterable[InForce | Event]) -> Game:
    """Give the game that events make, one after another.

    Raises:
        NotLegal: not as many names as the rules have players.
        IllegalEvent: one of them cannot follow.
    """
    return _fold(rules, names, events, ())


def game_of(rules: Rules, names: tuple[str, ...], entries: Iterable[Entry]) -> Game:
    """Give the game that a record makes.

    Raises:
        NotLegal, IllegalEvent: as `replay`.
    """
    entries = tuple(entries)
    return _fold(rules, names, in_force(entries), entries)


def extend(game: Game, entry: Entry) -> Game:
    """Give a game with one entry more; a hand at the end costs one step, anything else all.

    An entry that is there already changes nothing, whatever it says: it was sent twice.

    Raises:
        IllegalEvent: what is in force then cannot follow; the game given is as it was.
    """
    if any(one.uid == entry.uid for one in game.entries):
        return game
    entries = (*game.entries, entry)
    act = entry.act
    if not isinstance(act, Booked) or act.before:
        return game_of(game.rules, game.names, entries)
    booked = InForce(entry.uid, act.event, "")
    try:
        table, row = advance(game.table, act.event, entry.uid)
    except NotLegal as error:
        raise IllegalEvent(len(game.events), entry.uid, error.problems, game) from error
    return game._replace(
        rows=game.rows if row is None else (*game.rows, row),
        tables=(*game.tables, table),
        events=(*game.events, booked),
        settlement=settle_game(table) if table.is_over else None,
        entries=entries,
    )


def _fold(
    rules: Rules,
    names: tuple[str, ...],
    events: Iterable[InForce | Event],
    entries: tuple[Entry, ...],
) -> Game:
    table = new_table(rules, names)
    tables, rows, done = [table], list[Row](), list[InForce]()
    for index, given in enumerate(events):
        held = given if isinstance(given, InForce) else InForce("", given, "")
        try:
            table, row = advance(table, held.event, held.uid, bool(held.amended))
        except NotLegal as error:
            before = _game(rules, names, rows, tables, done, entries)
            raise IllegalEvent(index, held.uid, error.problems, before) from error
        tables.append(table)
        done.append(held)
        if row is not None:
            rows.append(row)
    return _game(rules, names, rows, tables, done, entries)


def _game(
    rules: Rules,
    names: tuple[str, ...],
    rows: list[Row],
    tables: list[Table],
    events: list[InForce],
    entries: tuple[Entry, ...],
) -> Game:
    last = tables[-1]
    settlement = settle_game(last) if last.is_over else None
    return Game(rules, tuple(names), tuple(rows), tuple(tables), tuple(events), settlement, entries)
