"""The wins of a hand, settled: what each is worth, who pays whom, who takes honba and sticks."""

from typing import Final, NamedTuple

from riichi_desktop.engine import (
    WINDS,
    YAKUMAN_IDS,
    HandValue,
    Liability,
    Payment,
    Problem,
    limit_of,
    problem,
    settle,
)

from .events import Chairs, Win, Won
from .table import Paid, Table
from .tiles import Shown, value_of_tiles

YAKUMAN: Final = 8000
MANGAN: Final = 2000
SEATS: Final[tuple[str, ...]] = WINDS
_ORDER: Final = {id: at for at, id in enumerate(YAKUMAN_IDS)}


class Share(NamedTuple):
    """What a winner is paid for besides his hand; nothing where another winner takes all."""

    honba: int
    sticks: int
    counts: bool


def settle_wins(table: Table, event: Won) -> tuple[tuple[Paid, ...], tuple[Problem, ...]]:
    """Settle every win of a hand, in the order in which they are listed.

    Returns:
        The payments, and what was understood.

    Raises:
        NotLegal: the tiles of a win are worth nothing, or contradict the table.
    """
    shares = shares_of(table, event.wins, event.riichi)
    paid: list[Paid] = []
    notices: list[Problem] = []
    for at, (win, share) in enumerate(zip(event.wins, shares, strict=True)):
        found, told = _settle(table, win, share, event.riichi, f"wins[{at}]")
        paid.append(found)
        notices.extend(told)
    if not all(share.counts for share in shares):
        first = next(win for win, share in zip(event.wins, shares, strict=True) if share.counts)
        notices.append(problem("head_bump", "wins", player=table.names[first.winner]))
    return tuple(paid), tuple(notices)


def shares_of(table: Table, wins: tuple[Win, ...], riichi: Chairs) -> tuple[Share, ...]:
    """Give what each winner takes of the table, in the order of `wins`.

    The winner nearest in turn after the discarder takes honba and sticks, but for what the rules
    give to each: honba (`multiple_ron_honba`), the own stick of this hand (`multiple_ron_sticks`).
    """
    rules = table.rules
    nearest = min(wins, key=lambda win: (win.winner - (win.source or 0)) % table.players)
    bumps = rules.multiple_ron == "head_bump"
    own_back = rules.multiple_ron_sticks == "own_back_rest_nearest"
    own = {win.winner for win in wins if own_back and win.winner in riichi and win is not nearest}
    pool = table.sticks + len(riichi) - (0 if bumps else len(own))
    shares = []
    for win in wins:
        if win is nearest:
            shares.append(Share(table.honba, pool, True))
        elif bumps:
            shares.append(Share(0, 0, False))
        else:
            honba = table.honba if rules.multiple_ron_honba == "each" else 0
            shares.append(Share(honba, int(win.winner in own), True))
    return tuple(shares)


def _settle(
    table: Table, win: Win, share: Share, riichi: Chairs, field: str
) -> tuple[Paid, tuple[Problem, ...]]:
    value: HandValue | None = None
    notices: tuple[Problem, ...] = ()
    if win.hand is not None:
        is_riichi = win.winner in riichi
        shown = Shown(table, win, win.hand, share.honba, share.sticks, is_riichi, field)
        value, win, notices = value_of_tiles(shown)
    else:
        notices = _useless_pao(table, win, f"{field}.pao")
    rules = table.rules
    times = min(win.yakuman, rules.yakuman_cap)
    limit, base = (
        ("yakuman", YAKUMAN * times) if times else limit_of(win.han or 0, win.fu or 0, rules)
    )
    payment = value.payment if value else _payment(table, win, share, base)
    deltas = by_chair(table, payment) if share.counts else (0,) * table.players
    return (
        Paid(win, value, limit, base, payment, deltas, share.honba, share.sticks, share.counts),
        notices,
    )


def _useless_pao(table: Table, win: Win, field: str) -> tuple[Problem, ...]:
    """Tell of liability that the rules do not have; it is without effect."""
    if win.pao and not table.rules.pao:
        return (problem("pao_in_no_rules", field),)
    named = (liable.yakuman for liable in win.pao)
    return tuple(
        problem("pao_not_in_rules", field, yaku=id)
        for id in named
        if id and id not in table.rules.pao
    )


def _payment(table: Table, win: Win, share: Share, base: int) -> Payment:
    source = None if win.source is None else table.wind_of(win.source)
    return settle(
        base,
        table.wind_of(win.winner),
        source,
        share.honba,
        share.sticks,
        table.rules,
        liabilities_of(table, win) if table.rules.pao else (),
        win.yakuman,
    )


def liabilities_of(table: Table, win: Win) -> tuple[Liability, ...]:
    """Give the liabilities of a win as the engine's, in the order of the table of yakuman."""
    held = sorted(win.pao, key=lambda liable: _ORDER.get(liable.yakuman, -1))
    return tuple(
        Liability(table.wind_of(liable.chair), liable.times or win.yakuman)
        for liable in held
        if not liable.yakuman or liable.yakuman in table.rules.pao
    )


def by_chair(table: Table, payment: Payment) -> tuple[int, ...]:
    """Give a payment between winds as what it does to each chair."""
    deltas = [0] * table.players
    for wind, points in payment.deltas.items():
        deltas[(SEATS.index(wind) + table.dealer) % table.players] += points
    return tuple(deltas)


def tsumo_mangan(table: Table, winner: int, honba: int = 0, sticks: int = 0) -> Paid:
    """Settle what is paid like a mangan by tsumo: nagashi mangan; chombo, the other way round."""
    payment = settle(MANGAN, table.wind_of(winner), None, honba, sticks, table.rules)
    win = Win(winner, None, han=5)
    return Paid(
        win, None, "mangan", MANGAN, payment, by_chair(table, payment), honba, sticks, counts=True
    )
