"""What a correction would change, before it is written."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from .entries import Act, Entry
from .replay import Game, IllegalEvent, game_of
from .table import Row

FIELDS: Final = ("event", "round", "dealer", "honba", "sticks", "deltas", "scores", "penalties")
"""What of a hand can change, in the order it is told."""


class Change(NamedTuple):
    """One thing that a correction changes.

    Attributes:
        uid: of the entry of the hand; "" for the game as a whole.
        field: one of `FIELDS`; ``row``, a hand that comes or goes; of the game: ``names``,
            ``ending``, ``first`` (the chair that wins it), ``places``, ``points``.
        before, after: its values; None where there is none.
    """

    uid: str
    field: str
    before: object
    after: object


class Correction(NamedTuple):
    """A correction, tried.

    Attributes:
        before: the game as it is.
        after: the game as it would be; None where a hand could not follow any more.
        problem: which hand, and why; then `changed` is what changes before it.
        changed: everything that would be otherwise.
    """

    before: Game
    after: Game | None
    problem: IllegalEvent | None
    changed: tuple[Change, ...]


def correction(game: Game, entries: Iterable[Entry], act: Act, uid: str = "") -> Correction:
    """Try an act on a record; nothing is written.

    Args:
        game: the game as it is.
        entries: its record.
        act: what would be added to it.
        uid: the uid it would have; a hand that comes bears it.
    """
    try:
        after = game_of(game.rules, game.names, (*entries, Entry(uid, act)))
    except IllegalEvent as error:
        reached = error.game
        last = reached.rows[-1].uid if reached.rows else ""
        return Correction(game, None, error, tuple(_rows(_until(game, last), reached)))
    return Correction(game, after, None, (*_rows(game.rows, after), *_whole(game, after)))


def _until(game: Game, uid: str) -> tuple[Row, ...]:
    """Give the rows up to a hand; what comes after it was not tried."""
    uids = [row.uid for row in game.rows]
    return game.rows[: uids.index(uid) + 1] if uid in uids else ()


def _rows(rows: tuple[Row, ...], after: Game) -> Iterator[Change]:
    old: Mapping[str, Row] = {row.uid: row for row in rows}
    new: Mapping[str, Row] = {row.uid: row for row in after.rows}
    for row in rows:
        if row.uid not in new:
            yield Change(row.uid, "row", row, None)
    for row in after.rows:
        held = old.get(row.uid)
        if held is None:
            yield Change(row.uid, "row", None, row)
            continue
        for field in FIELDS:
            was, is_now = getattr(held, field), getattr(row, field)
            if was != is_now:
                yield Change(row.uid, field, was, is_now)


def _whole(before: Game, after: Game) -> Iterator[Change]:
    was, is_now = _summary(before), _summary(after)
    for field, value in was.items():
        if value != is_now[field]:
            yield Change("", field, value, is_now[field])


def _summary(game: Game) -> dict[str, object]:
    accounts = game.settlement
    return {
        "names": game.table.names,
        "ending": game.table.ending,
        "first": accounts and min(accounts, key=lambda one: (one.place, one.chair)).chair,
        "places": accounts and tuple(one.place for one in accounts),
        "points": accounts and tuple(one.points for one in accounts),
    }
