"""Limits, base points, and who pays whom.

Order of a settlement: base points, times the role, each transfer rounded up to 100 by itself, then
honba, then sticks (RULES 2.7 no. 50). All amounts are points; payers' deltas are negative.
"""

from collections.abc import Mapping
from functools import lru_cache
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


class Win(NamedTuple):
    """What a payment depends on besides the rules.

    Attributes:
        base: base points of the whole win.
        winner: his wind.
        tsumo: whether he drew the tile.
        discarder: the payer by ron: a wind or `DISCARDER`.
        honba, sticks: counters, and sticks he takes.
        liabilities: for yakuman; empty otherwise.
        times: how many yakuman the base stands for; 0 for an ordinary hand.
    """

    base: int
    winner: str
    tsumo: bool
    discarder: str = DISCARDER
    honba: int = 0
    sticks: int = 0
    liabilities: tuple[Liability, ...] = ()
    times: int = 0


def up_to_hundred(points: int) -> int:
    """Round up to the next hundred."""
    return -(-points // 100) * 100


def limit_of(han: int, fu: int, rules: Rules) -> tuple[str | None, int]:
    """Give the limit's id (None below mangan) and the base points of han and fu.

    Base = fu x 2^(han+2), at most mangan below 6 han; kiriage raises 1,920 to mangan. 13 han and more
    without a yakuman are one counted limit, never more (RULES section 1, 2.6 no. 47).
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
        fourth player's share goes as `tsumo_split` says (RULES section 7, second table).
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


def settle(win: Win, rules: Rules) -> Payment:
    """Settle one win: every transfer and every player's signed total."""
    base, winner, tsumo, discarder, honba, sticks, liabilities, _ = win
    if liabilities:
        transfers = _with_liability(win, rules)
    elif tsumo:
        transfers = _tsumo(base, winner, rules, rules.honba_per_payer * honba)
    else:
        return _ron(base, winner, discarder, honba, sticks, rules)
    points = gained = 0
    deltas = {winner: 0}
    for payer, _, _, _, paid, due, _ in transfers:
        points += paid
        gained += paid + due
        deltas[payer] = deltas.get(payer, 0) - paid - due
    deltas[winner] = gained + STICK * sticks
    return Payment(points, deltas, transfers)


def _ron(base: int, winner: str, discarder: str, honba: int, sticks: int, rules: Rules) -> Payment:
    factor = 12 if winner == "E" else 8
    exact = base * factor // 2
    points = -(-exact // 100) * 100
    due = rules.honba_per_payer * (rules.players - 1) * honba
    gained = points + due
    deltas = {winner: gained + STICK * sticks, discarder: -gained}
    return Payment(points, deltas, (Transfer(discarder, base, factor, exact, points, due, "ron"),))


@lru_cache(maxsize=4096)
def _tsumo(base: int, winner: str, rules: Rules, honba: int) -> tuple[Transfer, ...]:
    dealer, other, flat = tsumo_factors(rules.players, rules.tsumo_split, winner == "E")
    found = []
    for seat in WINDS[: rules.players]:
        if seat != winner:
            factor = dealer if seat == "E" else other
            exact = base * factor // 2 + flat
            found.append(
                Transfer(seat, base, factor, exact, -(-exact // 100) * 100, honba, "tsumo")
            )
    return tuple(found)


def _with_liability(win: Win, rules: Rules) -> tuple[Transfer, ...]:
    """Split a yakuman win between the liable players and the rest (RULES section 4)."""
    whole = rules.pao_scope == "hand"
    covered = 0
    found: list[Transfer] = []
    for liable, times in win.liabilities:
        # The cap cuts the others first: the liable ones are paid (clarification B6).
        times = win.times if whole else min(times, win.times - covered)
        if times > 0 and (not whole or not covered):
            covered += times
            found.extend(_liable_part(liable, YAKUMAN * times, win, rules))
    rest = win.times - covered
    if rest:
        found.extend(_ordinary_part(YAKUMAN * rest, win, rules))
    return _add_honba(found, win, rules, bool(rest))


def _ordinary_part(base: int, win: Win, rules: Rules) -> tuple[Transfer, ...]:
    return settle(Win(base, win.winner, win.tsumo, win.discarder), rules).transfers


def _liable_part(liable: str, base: int, win: Win, rules: Rules) -> list[Transfer]:
    total = sum(t.points for t in _ordinary_part(base, win, rules))
    factor = 2 * total // base
    if win.tsumo:
        return [Transfer(liable, base, factor, total, total, 0, "pao")]
    if liable == win.discarder:
        return [Transfer(liable, base, factor, total, total, 0, "ron")]
    half = up_to_hundred(total // 2)
    return [
        Transfer(liable, base, factor // 2, total // 2, half, 0, "pao_half"),
        Transfer(win.discarder, base, factor // 2, total // 2, half, 0, "pao_half"),
    ]


def _add_honba(
    transfers: list[Transfer], win: Win, rules: Rules, has_rest: bool
) -> tuple[Transfer, ...]:
    each = rules.honba_per_payer * win.honba
    if not each:
        return tuple(transfers)
    liable = win.liabilities[0].liable
    if not win.tsumo:
        payer = liable if rules.pao_ron_honba == "liable" else win.discarder
        dues = {payer: each * (rules.players - 1)}
    elif rules.pao_tsumo_honba == "liable" or (
        rules.pao_tsumo_honba == "liable_if_alone" and not has_rest
    ):
        dues = {liable: each * (rules.players - 1)}
    else:
        dues = {seat: each for seat in WINDS[: rules.players] if seat != win.winner}
    found = [t._replace(honba=dues.pop(t.payer, 0)) for t in transfers]
    found.extend(Transfer(payer, 0, 0, 0, 0, due, "tsumo") for payer, due in dues.items())
    return tuple(found)
