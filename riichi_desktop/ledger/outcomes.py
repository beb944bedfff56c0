"""What each kind of hand does: deltas, sticks, the deal, the counters (RULES.md 5)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from .course import Outcome
from .events import Aborted, Chairs, Chombo, Drawn, Hands, Won
from .legality import STICK
from .table import Paid, Table
from .wins import settle_wins, tsumo_mangan


def outcome_of(table: Table, event: Hands) -> Outcome:
    """Give what a legal hand does.

    Raises:
        NotLegal: the tiles of a win are worth nothing, or contradict the table.
    """
    return _OUTCOMES[type(event)](table, event)


def _won(table: Table, event: Won) -> Outcome:
    paid, notices = settle_wins(table, event)
    winners = [one.win.winner for one in paid if one.counts]
    dealer_won = table.dealer in winners
    repeats = dealer_won and table.rules.dealer_repeats_on != "never"
    return Outcome(
        _deltas(table, paid, event.riichi),
        0,
        repeats,
        table.honba + 1 if repeats else 0,
        paid=paid,
        notices=notices,
    )


def _drawn(table: Table, event: Drawn) -> Outcome:
    """Settle an exhaustive draw; nagashi mangan takes the place of the noten payments."""
    rules = table.rules
    if event.nagashi and rules.nagashi_as == "win":
        return _nagashi_won(table, event)
    paid = tuple(tsumo_mangan(table, chair) for chair in event.nagashi)
    deltas = _deltas(table, paid, event.riichi)
    if not event.nagashi:
        noten = _noten(table, event.tenpai)
        deltas = tuple(one + more for one, more in zip(deltas, noten, strict=True))
    repeats = table.dealer in event.tenpai and rules.dealer_repeats_on == "tenpai"
    sticks = table.sticks + len(event.riichi)
    return Outcome(deltas, sticks, repeats, table.honba + 1, paid=paid)


def _nagashi_won(table: Table, event: Drawn) -> Outcome:
    """Settle nagashi mangan as a tsumo: honba, sticks and the deal are those of a win.

    Of several, the first in turn from the dealer takes honba and sticks (ours: nothing read says).
    """
    first = min(event.nagashi, key=lambda chair: (chair - table.dealer) % table.players)
    sticks = table.sticks + len(event.riichi)
    paid = tuple(
        tsumo_mangan(table, chair, table.honba, sticks)
        if chair == first
        else tsumo_mangan(table, chair)
        for chair in event.nagashi
    )
    repeats = table.dealer in event.nagashi and table.rules.dealer_repeats_on != "never"
    honba = table.honba + 1 if repeats else 0
    return Outcome(_deltas(table, paid, event.riichi), 0, repeats, honba, paid=paid)


def _aborted(table: Table, event: Aborted) -> Outcome:
    """Replay with one counter more; nobody pays, sticks stay."""
    sticks = table.sticks + len(event.riichi)
    deltas = _deltas(table, (), event.riichi)
    return Outcome(deltas, sticks, repeats=True, honba=table.honba + 1, is_replayed=True)


def _chombo(table: Table, event: Chombo) -> Outcome:
    """Replay as it was: the riichi of this hand go back, carried sticks and counters stay.

    A reverse mangan is what the others would pay for a tsumo, paid by the offender; each of several
    offenders pays his own.
    """
    rules = table.rules
    deltas = (0,) * table.players
    penalties = (0,) * table.players
    if rules.chombo.kind == "reverse_mangan":
        paid = tuple(tsumo_mangan(table, chair) for chair in event.chairs)
        deltas = tuple(-points for points in _deltas(table, paid, ()))
    else:
        off = rules.chombo.points
        penalties = tuple(-off * (chair in event.chairs) for chair in range(table.players))
    return Outcome(
        deltas, table.sticks, repeats=True, honba=table.honba, is_replayed=True, penalties=penalties
    )


def _deltas(table: Table, paid: tuple[Paid, ...], riichi: Chairs) -> tuple[int, ...]:
    """Add up payments and riichi sticks."""
    deltas = [0] * table.players
    for one in paid:
        for chair, points in enumerate(one.deltas):
            deltas[chair] += points
    for chair in riichi:
        deltas[chair] -= STICK
    return tuple(deltas)


def _noten(table: Table, tenpai: Chairs) -> tuple[int, ...]:
    """Share the noten pool; nobody pays where all or none have a ready hand."""
    have = len(tenpai)
    if have in (0, table.players):
        return (0,) * table.players
    gain, loss = table.rules.noten_pool // have, table.rules.noten_pool // (table.players - have)
    return tuple(gain if chair in tenpai else -loss for chair in range(table.players))


_OUTCOMES: Final[Mapping[type, Callable[[Table, Any], Outcome]]] = {
    Won: _won,
    Drawn: _drawn,
    Aborted: _aborted,
    Chombo: _chombo,
}
