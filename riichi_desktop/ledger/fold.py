"""One step of the ledger: a table and an event in, the next table out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, cast

from riichi_desktop.engine import Problem, Rules, Wind, problem

from .course import after_hand, dealer_leads
from .events import (
    Bell,
    Event,
    Finished,
    Hands,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
)
from .legality import check
from .outcomes import outcome_of
from .problems import NotLegal
from .table import Row, Table

_HANDS_LEFT: Final[Mapping[str, int | None]] = {"none": None, "finish_hand": 1, "one_more_hand": 2}
"""How many hands may still be booked when the bell rings: the one in progress is among them."""


def new_table(rules: Rules, names: tuple[str, ...]) -> Table:
    """Give a table before its first hand.

    Args:
        rules: the rules of the game; it keeps its own copy for good.
        names: who sits at each chair, the first dealer first.

    Raises:
        NotLegal: not as many names as the rules have players.
    """
    players = rules.players
    if len(names) != players:
        raise NotLegal([problem("player_count", "players", n=players, have=len(names))])
    return Table(rules, tuple(names), (rules.start,) * players, penalties=(0,) * players)


def advance(
    table: Table, event: Event, uid: str = "", amended: bool = False
) -> tuple[Table, Row | None]:
    """Give the table after an event, and the row where the event is a hand.

    Args:
        table: before it.
        event: what happened.
        uid: of its entry.
        amended: whether a correction made it what it is.

    Raises:
        NotLegal: it cannot follow; nothing was changed.
    """
    check(table, event)
    if not isinstance(event, Hands):
        return _BETWEEN[type(event)](table, event), None
    outcome = outcome_of(table, event)
    after = after_hand(table, outcome)
    row = Row(
        uid,
        event,
        amended,
        table.round,
        table.dealer,
        table.honba,
        table.sticks,
        outcome.deltas,
        after.scores,
        outcome.sticks,
        outcome.paid,
        outcome.penalties or (0,) * table.players,
        outcome.notices,
    )
    return after, row


def refusal(table: Table, event: Event) -> Problem | None:
    """Say why an event cannot follow; None where it can."""
    try:
        advance(table, event)
    except NotLegal as error:
        return error.problems[0]
    return None


def _penalty(table: Table, event: Penalty) -> Table:
    """Give or take points, at the table or after uma; the leader may be another one then."""
    if event.when == "final":
        return replace(table, penalties=_with(table.penalties, event.chair, event.points))
    after = replace(table, scores=_with(table.scores, event.chair, event.points))
    return replace(after, may_stop=table.may_stop and dealer_leads(after))


def _with(held: tuple[int, ...], chair: int, points: int) -> tuple[int, ...]:
    return tuple(have + points * (at == chair) for at, have in enumerate(held))


def _bell(table: Table, _event: Bell) -> Table:
    return replace(table, bell=_HANDS_LEFT[table.rules.time_limit.ending])


def _finished(table: Table, _event: Finished) -> Table:
    return replace(table, ending="broken_off", may_stop=False)


def _stopped(table: Table, _event: Stopped) -> Table:
    return replace(table, ending="dealer_stopped", may_stop=False)


def _replaced(table: Table, event: Replaced) -> Table:
    names = (*table.names[: event.chair], event.name, *table.names[event.chair + 1 :])
    return replace(table, names=names)


def _reseated(table: Table, event: Reseated) -> Table:
    return replace(table, names=tuple(table.names[chair] for chair in event.order))


def _placed(table: Table, event: Placed) -> Table:
    wind, turn = cast("Wind", event.round[0]), int(event.round[1])
    return replace(
        table, wind=wind, turn=turn, honba=event.honba, sticks=event.sticks, may_stop=False
    )


_BETWEEN: Final[Mapping[type, Callable[[Table, Any], Table]]] = {
    Penalty: _penalty,
    Bell: _bell,
    Finished: _finished,
    Stopped: _stopped,
    Replaced: _replaced,
    Reseated: _reseated,
    Placed: _placed,
}
