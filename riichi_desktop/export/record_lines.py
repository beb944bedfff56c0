"""A game as lines, one for each event that counts: what log, score sheet and spreadsheet show.

The words of a line come from `event_text`, its names from who is known to have sat there: where the
record had people in each other's chairs, the lines before it was put right name the right ones.
"""

from collections.abc import Iterator
from typing import NamedTuple

from riichi_desktop.ledger import (
    Chairs,
    Chombo,
    Drawn,
    Event,
    Game,
    Hands,
    Paid,
    Reseated,
    Row,
    Table,
    Won,
)
from riichi_desktop.words import Words

from .event_words import event_text
from .game_names import cut_name, hand_name, one_line, player_name


class GameLine(NamedTuple):
    """One event, and what it did.

    Attributes:
        uid: of its entry; "" outside a record.
        event: what happened.
        row: the hand, settled; None for what stands between hands.
        title: the hand's name: its round, and its counters where there are some; "" between hands.
        text: what happened, in one line, without who declared riichi.
        notes: what else is to be told: what was understood.
        names: who sat at each chair.
        deltas: what it did to each chair's score.
        scores: after it.
        sticks: riichi sticks on the table after it.
        amended: whether a correction made it what it is.
    """

    uid: str
    event: Event
    row: Row | None
    title: str
    text: str
    notes: tuple[str, ...]
    names: tuple[str, ...]
    deltas: tuple[int, ...]
    scores: tuple[int, ...]
    sticks: int
    amended: bool

    @property
    def riichi(self) -> Chairs:
        """The chairs that paid a riichi stick."""
        return self.event.riichi if isinstance(self.event, Hands) else ()

    @property
    def winners(self) -> Chairs:
        """The chairs that are paid for a hand."""
        if self.row is None or not isinstance(self.event, Won | Drawn):
            return ()
        return tuple(sorted({paid.win.winner for paid in self.row.paid if paid.counts}))

    @property
    def offenders(self) -> Chairs:
        """The chairs whose chombo it was."""
        return self.event.chairs if isinstance(self.event, Chombo) else ()

    @property
    def paid(self) -> tuple[Paid, ...]:
        """The wins that were paid."""
        return () if self.row is None else tuple(one for one in self.row.paid if one.counts)

    @property
    def moves(self) -> bool:
        """Whether a score changed."""
        return any(self.deltas)


def game_lines(game: Game, words: Words, longest_name: int = 1000) -> tuple[GameLine, ...]:
    """Give the lines of a game, a line for each event that counts.

    Args:
        game: the game.
        words: the language.
        longest_name: longer names are cut, in columns of which a kanji takes two.
    """
    rows = iter(game.rows)
    seats = [tuple(cut_name(name, longest_name) for name in names) for names in names_known(game)]
    lines = []
    for at, held in enumerate(game.events):
        row = next(rows) if isinstance(held.event, Hands) else None
        pair = game.tables[at], game.tables[at + 1]
        line = line_of(held.event, row, pair, seats[at], words)
        if isinstance(held.event, Reseated):
            line = line._replace(text=_reseated(seats[at + 1], words))
        lines.append(line._replace(uid=held.uid, amended=bool(held.amended)))
    return tuple(lines)


def _reseated(names: tuple[str, ...], words: Words) -> str:
    """Say who sits where, now that it is known."""
    return event_text(Reseated(tuple(range(len(names)))), names, words)


def line_of(
    event: Event,
    row: Row | None,
    tables: tuple[Table, Table],
    names: tuple[str, ...],
    words: Words,
) -> GameLine:
    """Give the line of an event, outside a record.

    Args:
        event: what happened.
        row: its row, where it is a hand.
        tables: before it, and after it.
        names: who sat at each chair.
        words: the language.
    """
    before, after = tables
    pairs = zip(before.scores, after.scores, strict=True)
    return GameLine(
        uid="",
        event=event,
        row=row,
        title="" if row is None else hand_name(row.round, row.honba, words),
        text=event_text(event, names, words, () if row is None else row.paid, riichi=False),
        notes=() if row is None else tuple(words.problem(one) for one in row.notices),
        names=tuple(player_name(names, chair, words) for chair in range(len(names))),
        deltas=tuple(now - was for was, now in pairs),
        scores=after.scores,
        sticks=after.sticks,
        amended=False,
    )


def names_known(game: Game) -> list[tuple[str, ...]]:
    """Give who sat at each chair before each event, and at the end, as far as is known now.

    A `Reseated` tells that the record had people in each other's chairs all along.
    """
    return [*_names_known(game)][::-1]


def _names_known(game: Game) -> Iterator[tuple[str, ...]]:
    order = tuple(range(game.table.players))
    yield tuple(map(one_line, game.table.names))
    for table, held in zip(game.tables[-2::-1], game.events[::-1], strict=True):
        if isinstance(held.event, Reseated):
            order = tuple(held.event.order[chair] for chair in order)
        yield tuple(one_line(table.names[chair]) for chair in order)
