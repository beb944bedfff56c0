"""What a game says of the people who played it: places, points, and counts for statistics.

Nothing here is a truth of its own: all of it follows from the game, so it may be remembered, and
dropped at any time. The values are tuples of numbers and texts, ready for JSON.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

Times = tuple[tuple[str, int], ...]
"""How often each id was seen, sorted by id."""


class Tally(NamedTuple):
    """What one person did in the hands of one game, or of many.

    What it won and lost adds up: `gained` - `lost_by_ron` - `lost_otherwise` + `besides` - 1,000
    for each riichi is what the hands did to the score.

    Attributes:
        hands: sat in.
        dealer: of them as the dealer.
        ron, tsumo: wins.
        dealt_in: hands in which the discard was ronned.
        riichi: sticks paid.
        riichi_won, riichi_dealt_in: of them, where the hand was won, or dealt in with.
        draws: exhaustive draws sat in.
        tenpai: of them, with a ready hand.
        aborted: abortive draws sat in.
        nagashi: nagashi mangan.
        chombo: offences that ended a hand.
        value: points of the wins, without honba and sticks.
        gained: points received for the wins, honba and sticks included.
        lost_by_ron: points paid for deal-ins, honba included.
        lost_otherwise: points paid for tsumo of others, and for liability.
        besides: points of draws and chombo, signed, sticks not among them.
        tiles: wins whose tiles are known; the counts below but `values` and `limits` are of them.
        opened: wins with a called set.
        values: (points of a win without honba and sticks, how often), sorted.
        limits: limit -> wins; a win below mangan has none.
        yaku, yakuman: id -> wins that had it.
        dora: kind -> han.
    """

    hands: int = 0
    dealer: int = 0
    ron: int = 0
    tsumo: int = 0
    dealt_in: int = 0
    riichi: int = 0
    riichi_won: int = 0
    riichi_dealt_in: int = 0
    draws: int = 0
    tenpai: int = 0
    aborted: int = 0
    nagashi: int = 0
    chombo: int = 0
    value: int = 0
    gained: int = 0
    lost_by_ron: int = 0
    lost_otherwise: int = 0
    besides: int = 0
    tiles: int = 0
    opened: int = 0
    values: tuple[tuple[int, int], ...] = ()
    limits: Times = ()
    yaku: Times = ()
    yakuman: Times = ()
    dora: Times = ()

    @property
    def wins(self) -> int:
        """Wins of both kinds."""
        return self.ron + self.tsumo


class Person(NamedTuple):
    """Somebody who sat at the table, if only for a while.

    Attributes:
        name: as the record has it.
        tally: of the hands in which this person sat there.
    """

    name: str
    tally: Tally


class SeatFacts(NamedTuple):
    """How a game ended for a chair.

    Attributes:
        person: who sat there at the end, an index of `GameFacts.people`.
        place: 1 is the first.
        tied: how many share the place; 1 for nobody else.
        score: at the table, leftover sticks given out.
        points: after uma, penalties included; 100 is shown as 0.1.
        penalties: what of the points are chombo and final penalties.
    """

    person: int
    place: int
    tied: int
    score: int
    points: int
    penalties: int


class GameFacts(NamedTuple):
    """What follows from a game.

    Attributes:
        rules_id: of the rules that it began with.
        players: three or four.
        hands: booked, chombo among them.
        finished: whether it is over.
        seats: by chair.
        people: everybody who ever sat there; first those who began, by chair.
    """

    rules_id: str
    players: int
    hands: int
    finished: bool
    seats: tuple[SeatFacts, ...]
    people: tuple[Person, ...]


MAPS: Final = ("values", "limits", "yaku", "yakuman", "dora")
"""The fields of a `Tally` that are pairs."""

NUMBERS: Final = tuple(name for name in Tally._fields if name not in MAPS)
"""The fields that are whole numbers; they come first."""


def sum_of(tallies: Iterable[Tally]) -> Tally:
    """Add up tallies of one person."""
    held = list(tallies)
    numbers = (sum(getattr(one, name) for one in held) for name in NUMBERS)
    pairs = (_added(getattr(one, name) for one in held) for name in MAPS)
    return Tally._make((*numbers, *pairs))


def _added(held: Iterable[tuple[tuple[Any, int], ...]]) -> tuple[tuple[Any, int], ...]:
    counts: Counter[Any] = Counter()
    for pairs in held:
        for what, times in pairs:
            counts[what] += times
    return sorted_pairs(counts)


def sorted_pairs(counts: Mapping[Any, int]) -> tuple[tuple[Any, int], ...]:
    """Give counts as pairs, sorted by what was counted."""
    return tuple(sorted(counts.items()))
