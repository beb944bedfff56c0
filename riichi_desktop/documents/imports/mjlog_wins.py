"""The wins of Tenhou's logs: what was counted, and the tiles (publicly described).

``ten`` is fu, points, limit; ``yaku`` pairs of a number and its han; ``yakuman`` numbers alone;
``hai`` the concealed tiles, the winning one (``machi``) among them; ``m`` the calls; ``paoWho``
who is liable.
"""

from typing import Final, NamedTuple

from riichi_desktop.engine import (
    WINDS,
    Hand,
    Meld,
    NotScorable,
    Rules,
    Tile,
)
from riichi_desktop.ledger import Chairs, WonHand

from .logged import LoggedWin
from .mjlog_tiles import is_north, meld_of, tile_of
from .mjlog_values import Seats, number_of, numbers_of
from .unpacking import Element

_FLAGS: Final = {
    1: "riichi",
    2: "ippatsu",
    3: "chankan",
    4: "rinshan",
    5: "haitei",
    6: "houtei",
    21: "double_riichi",
    36: "renhou",
    37: "tenhou",
    38: "chiihou",
}
"""The yaku that are circumstances, by their numbers."""

_RIICHI: Final = frozenset({"riichi", "double_riichi"})
_MOST_TIMES: Final = 13


class HandOfLog(NamedTuple):
    """The frame of one hand: where it is in the log, who sits where, who deals, by which rules."""

    place: str
    seats: Seats
    dealer: int
    rules: Rules

    @property
    def has_reds(self) -> bool:
        """Whether there are red fives among the tiles."""
        reds = self.rules.red_fives
        return bool(reds.m or reds.p or reds.s)


def logged_win(won: Element, found: list[Element], hand: HandOfLog, riichi: Chairs) -> LoggedWin:
    """Read a win.

    Args:
        won: its AGARI.
        found: the elements of its hand.
        hand: the frame of its hand.
        riichi: the chairs that paid a stick.

    Raises:
        ImportRefused: it is not told as a win is.
    """
    place = f"{hand.place}.AGARI"
    winner = hand.seats.chair(number_of(won, "who", hand.place), f"{place}.who")
    source = hand.seats.chair(number_of(won, "fromWho", hand.place), f"{place}.fromWho")
    liable = numbers_of(won, "paoWho", hand.place)
    yaku = numbers_of(won, "yaku", hand.place)
    yakuman = numbers_of(won, "yakuman", hand.place)
    fu = numbers_of(won, "ten", hand.place, 2)[0]
    flags = frozenset(_FLAGS[id] for id in (*yaku[::2], *yakuman) if id in _FLAGS)
    if winner in riichi and not flags & _RIICHI:
        flags |= {"riichi"}  # beside a yakuman it is not told
    if source != winner and _robs_a_north(won, found, hand):
        flags |= {"north_ron"}
    return LoggedWin(
        winner,
        None if source == winner else source,
        None if yakuman else sum(yaku[1::2]),
        None if yakuman else fu,
        (min(len(yakuman), _MOST_TIMES),) if yakuman else (),
        hand.seats.chair(liable[0], f"{place}.paoWho") if liable else None,
        _tiles(won, found, hand, winner, flags),
    )


def _robs_a_north(won: Element, found: list[Element], hand: HandOfLog) -> bool:
    """Tell whether the tile is a north that its discarder had just extracted."""
    before = [one for one in found[: found.index(won)] if one.tag not in ("AGARI", "DORA")]
    last = before[-1]
    if last.tag != "N" or last.values.get("who") != won.values.get("fromWho"):
        return False
    return is_north(number_of(last, "m", hand.place))


def _tiles(
    won: Element, found: list[Element], hand: HandOfLog, winner: int, flags: frozenset[str]
) -> WonHand | None:
    """Give the tiles of a win; None where they make no hand."""
    place, reds = hand.place, hand.has_reds
    codes = _in_order(numbers_of(won, "m", place), won.values.get("who", ""), found, place)
    concealed = numbers_of(won, "hai", place)
    machi = number_of(won, "machi", place)
    if machi not in concealed:
        return None
    concealed.remove(machi)
    try:
        melds = _melds(codes, hand, winner)
        tiles = tuple(tile_of(number, reds) for number in concealed)
        north = sum(is_north(code) for code in codes)
        return WonHand(
            Hand(tiles, tile_of(machi, reds), melds, north),
            flags,
            _shown(won, "doraHai", hand),
            _shown(won, "doraHaiUra", hand) if flags & _RIICHI else (),
        )
    except NotScorable:
        return None


def _shown(won: Element, name: str, hand: HandOfLog) -> tuple[Tile, ...]:
    return tuple(tile_of(number, hand.has_reds) for number in numbers_of(won, name, hand.place))


def _in_order(codes: list[int], who: str, found: list[Element], place: str) -> list[int]:
    """Give calls in the order in which they were made."""
    calls = [one for one in found if one.tag == "N" and one.values.get("who") == who]
    made = {number_of(one, "m", place): at for at, one in enumerate(calls)}
    return sorted(codes, key=lambda code: made.get(code, len(made)))


def _melds(codes: list[int], hand: HandOfLog, winner: int) -> tuple[Meld, ...]:
    """Give the calls; with three players nothing is said of whom they are from."""
    winds = [WINDS[(winner + n - hand.dealer) % 4] for n in range(4)]
    named = tuple(winds) if hand.seats.players == 4 else ()
    return tuple(meld_of(code, hand.has_reds, named) for code in codes if not is_north(code))
