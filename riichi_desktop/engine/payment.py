"""Limits, base points, and who pays whom.

Order of a settlement: base points, times the role, each transfer rounded up to 100 by itself, then
honba, then sticks (EMA 2025 4.1.2, 4.1.3). All amounts are points; payers' deltas are negative.
"""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from .rules import Rules
from .situation import WINDS

MANGAN: Final = 2000
YAKUMAN: Final = 8000
STICK: Final = 1000
DISCARDER: Final = "discarder"
"""The payer's name when nobody said who discarded."""

_BY_HAN: Final = (
    (6, "mangan", 2000),
    (8, "haneman", 3000),
    (11, "baiman", 4000),
    (13, "sanbaiman", 6000),
)
_COUNTED: Final = {
    "yakuman": ("counted_yakuman", 8000),
    "yonbaiman": ("yonbaiman", 8000),
    "sanbaiman": ("sanbaiman", 6000),
}


class Liability(NamedTuple):
    """Who answers for how many yakuman of a win.

    Attributes:
        liable: the payer's name, as in `Transfer.payer`.
        times: how many yakuman.
    """

    liable: str
    times: int


class Transfer(NamedTuple):
    """One payment of one player.

    Attributes:
        payer: his wind, or `DISCARDER`.
        base: the base points it is counted from.
        factor: what the base is multiplied with, in halves of the base (2 = once the base).
        exact: the product, before rounding.
        points: what he pays, rounded up to 100, honba not included.
        honba: what he pays for honba.
        reason: ron, tsumo, pao (liability) or pao_half (he shares it with the discarder).
    """

    payer: str
    base: int
    factor: int
    exact: int
    points: int
    honba: int
    reason: str


class Payment(NamedTuple):
    """A settled win.

    Attributes:
        points: what the winner receives without honba and sticks.
        deltas: player -> signed points, honba and sticks included; nobody with zero.
        transfers: the payments it is made of.
    """

    points: int
    deltas: Mapping[str, int]
    transfers: tuple[Transfer, ...]


def up_to_hundred(points: int) -> int:
    """Round up to the next hundred."""
    return -(-points // 100) * 100


def limit_of(han: int, fu: int, rules: Rules) -> tuple[str | None, int]:
    """Give the limit's id (None below mangan) and the base points of han and fu.

    Base = fu x 2^(han+2), at most mangan below 6 han; kiriage raises 1,920 to mangan. 13 han and
    more without a yakuman are one counted limit, never more (EMA 2025 4.1.2; every set).
    """
    if han < 5:
        base = fu << han + 2
        if base >= MANGAN or (base == 1920 and rules.kiriage_mangan):
            return "mangan", MANGAN
        return None, base
    for below, name, base in _BY_HAN:
        if han < below:
            return name, base
    return _COUNTED[rules.counted_limit]


@lru_cache(maxsize=1024)
def tsumo_factors(players: int, split: str, dealer_wins: bool) -> tuple[int, int, int]:
    """Give how a tsumo is shared, in halves of the base.

    Returns:
        (from the dealer, from each other, flat points on top of each). In three players the missing
        fourth player's share goes as `tsumo_split` says.
    """
    dealer, other = (0, 4) if dealer_wins else (4, 2)
    if players == 4 or split == "loss":
        return dealer, other, 0
    if split == "plus_1000":
        return dealer, other, 1000
    missing = 4 if dealer_wins else 2
    if split == "full":
        return (0, other + missing, 0) if dealer_wins else (dealer + missing, other + missing, 0)
    if dealer_wins or split == "north_half":
        return (0 if dealer_wins else dealer + missing // 2), other + missing // 2, 0
    return (4, 4, 0) if split == "equal" else (6, 2, 0)


def settle(
    base: int,
    winner: str,
    discarder: str | None,
    honba: int,
    sticks: int,
    rules: Rules,
    liabilities: tuple[Liability, ...] = (),
    times: int = 0,
) -> Payment:
    """Settle one win: every transfer and every player's signed total.

    Args:
        base: base points of the whole win.
        winner: his wind.
        discarder: the payer by ron, a wind or `DISCARDER`; None by tsumo.
        honba: counters.
        sticks: riichi sticks that the winner takes.
        rules: the rules in force.
        liabilities: who answers for which yakuman; needs a named discarder by ron.
        times: with liabilities: how many yakuman the hand has, before any cap.
    """
    each = rules.honba_per_payer * honba
    if liabilities:
        win = _Win(winner, discarder, rules)
        transfers = _shared(liabilities, min(times, rules.yakuman_cap), win)
        if each:
            transfers = _with_honba(transfers, liabilities, times, each, win)
    else:
        transfers = _ordinary(base, winner, discarder, rules, each)
    points = gained = 0
    deltas = {winner: 0}
    for transfer in transfers:
        points += transfer.points
        gained += transfer.points + transfer.honba
        deltas[transfer.payer] = deltas.get(transfer.payer, 0) - transfer.points - transfer.honba
    deltas[winner] = gained + STICK * sticks
    return Payment(points, MappingProxyType(deltas), transfers)


def _ordinary(
    base: int, winner: str, discarder: str | None, rules: Rules, each: int
) -> tuple[Transfer, ...]:
    if discarder is not None:
        factor = 12 if winner == "E" else 8
        exact = base * factor // 2
        due = each * (rules.players - 1)
        return (Transfer(discarder, base, factor, exact, up_to_hundred(exact), due, "ron"),)
    dealer, other, flat = tsumo_factors(rules.players, rules.tsumo_split, winner == "E")
    found = []
    for seat in WINDS[: rules.players]:
        if seat != winner:
            factor = dealer if seat == "E" else other
            exact = base * factor // 2 + flat
            points = up_to_hundred(exact)
            found.append(Transfer(seat, base, factor, exact, points, each, "tsumo"))
    return tuple(found)


class _Win(NamedTuple):
    winner: str
    discarder: str | None
    rules: Rules

    def share(self, times: int) -> tuple[Transfer, ...]:
        """Give the ordinary payments for so many yakuman."""
        return _ordinary(YAKUMAN * times, self.winner, self.discarder, self.rules, 0)


def _shared(liabilities: tuple[Liability, ...], times: int, win: _Win) -> tuple[Transfer, ...]:
    """Split so many paid yakuman between the liable players and the rest."""
    whole = win.rules.pao_scope == "hand"
    covered = 0
    found: list[Transfer] = []
    pays_flat = sum(own for _, own in liabilities) >= times or whole
    for liable, own in liabilities:
        # A cap cuts the other yakuman first: the liable ones are paid.
        own = times if whole else min(own, times - covered)
        if own > 0 and not (whole and covered):
            covered += own
            found.extend(_liable_part(liable, own, win, pays_flat and not found))
    if covered < times:
        found.extend(win.share(times - covered))
    return tuple(found)


def _liable_part(liable: str, times: int, win: _Win, pays_flat: bool) -> list[Transfer]:
    """Give what a liable player answers for; a flat extra of a tsumo is paid once for the win."""
    base = YAKUMAN * times
    rules = win.rules
    total = sum(transfer.points for transfer in win.share(times))
    if win.discarder is None and not pays_flat:
        flat = tsumo_factors(rules.players, rules.tsumo_split, win.winner == "E")[2]
        total -= flat * (rules.players - 1)
    factor = 2 * total // base
    if win.discarder is None:
        return [Transfer(liable, base, factor, total, total, 0, "pao")]
    if liable == win.discarder:
        return [Transfer(liable, base, factor, total, total, 0, "ron")]
    half = up_to_hundred(total // 2)
    return [
        Transfer(payer, base, factor // 2, total // 2, half, 0, "pao_half")
        for payer in (liable, win.discarder)
    ]


def _with_honba(
    transfers: tuple[Transfer, ...],
    liabilities: tuple[Liability, ...],
    times: int,
    each: int,
    win: _Win,
) -> tuple[Transfer, ...]:
    """Add honba to the payments of a win with liability.

    A second yakuman in the hand has it shared under `liable_if_alone`, whoever answers for that
    one, and whether it is paid or cut by a cap (WRC 2025).
    """
    rules, (liable, own) = win.rules, liabilities[0]
    is_alone = len(liabilities) == 1 and own >= times
    all_of_it = each * (rules.players - 1)
    if win.discarder is not None:
        payer = liable if rules.pao_ron_honba == "liable" else win.discarder
        dues = {payer: all_of_it}
    elif rules.pao_tsumo_honba == "liable" or (
        rules.pao_tsumo_honba == "liable_if_alone" and is_alone
    ):
        dues = {liable: all_of_it}
    else:
        dues = {seat: each for seat in WINDS[: rules.players] if seat != win.winner}
    found = [t._replace(honba=dues.pop(t.payer, 0)) for t in transfers]
    found.extend(Transfer(payer, 0, 0, 0, 0, due, "tsumo") for payer, due in dues.items())
    return tuple(found)
