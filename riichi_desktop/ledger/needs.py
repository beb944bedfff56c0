"""What a player needs in this hand to reach a place, were it the last: han and fu, or a limit."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from riichi_desktop.engine import FU_VALUES, Rules, fu_fault, limit_of

from .events import Chairs, Drawn, Win, Won
from .fold import advance
from .outcomes import outcome_of
from .settlement import places_of, settle_game, uma_of
from .table import Table

LIMIT_HAN: Final = (5, 6, 8, 11, 13)
MOST_FU: Final = 110
"""With more fu a hand is a mangan already (RULES.md 8)."""
MOST_YAKUMAN: Final = 6
"""No hand holds more (RULES.md 2.6 no. 48)."""


class Need(NamedTuple):
    """The least win that is enough.

    Attributes:
        han, fu: its han and fu; fu is None for a limit, both are None for a yakuman.
        yakuman: how many times it counts.
        limit: the limit's id, or None below mangan.
        points: what it pays, honba and sticks included.
        options: each (han, fu) below mangan of which nothing less is enough, fewest han first.
        tied: uma and oka of the place where this win leaves it shared; None where it is his alone.
        alone: the least win that makes it his alone, where `tied`; None = none does.
    """

    han: int | None
    fu: int | None
    yakuman: int
    limit: str | None
    points: int
    options: tuple[tuple[int, int], ...]
    tied: int | None = None
    alone: "Need | None" = None


class PlaceNeeds(NamedTuple):
    """What leads to a place, or a better one.

    Attributes:
        place: 1 for the first.
        tsumo: the least win by tsumo; None = none is enough.
        ron: by the chair of the discarder: the least win from him; None = none, or himself.
        draws: every set of ready hands, as in `Drawn.tenpai`, with which a draw is enough.
        tied_draws: those of `draws` that leave the place shared.
        prize: uma and oka of who has the place alone, by the scores as they stand.
    """

    place: int
    tsumo: Need | None
    ron: tuple[Need | None, ...]
    draws: tuple[Chairs, ...]
    tied_draws: tuple[Chairs, ...]
    prize: int


class _Reached(NamedTuple):
    win: Win
    limit: str | None
    points: int
    place: int
    shared: bool


def needs(table: Table, chair: int, riichi: Chairs = ()) -> tuple[PlaceNeeds, ...]:
    """Give what a player needs to end better than he stands, the first place first.

    Were the game over after this hand: honba, sticks on the table, ties and leftover sticks are
    counted as they would be then.

    Args:
        table: as the hand begins.
        chair: who asks.
        riichi: the chairs that have paid a stick in this hand.

    Returns:
        The places better than the present one; () for who leads, and where the game is over.

    Raises:
        NotLegal: one of `riichi` cannot have paid a stick.
    """
    if table.is_over:
        return ()
    accounts = settle_game(table)
    prizes = list(uma_of([one.score for one in accounts], table.rules))
    prizes[0] += table.rules.oka
    sources = [None, *range(table.players)]
    reached = {
        source: [] if source == chair else list(_wins(table, chair, source, riichi))
        for source in sources
    }
    draws = list(_draws(table, chair, riichi))

    def least(source: int | None, place: int) -> Need | None:
        return _need(table, riichi, reached[source], place)

    return tuple(
        PlaceNeeds(
            place,
            least(None, place),
            tuple(least(source, place) for source in range(table.players)),
            tuple(tenpai for tenpai, found, _ in draws if found <= place),
            tuple(tenpai for tenpai, found, shared in draws if found == place and shared),
            prizes[place - 1],
        )
        for place in range(1, accounts[chair].place)
    )


def _wins(table: Table, chair: int, source: int | None, riichi: Chairs) -> Iterator[_Reached]:
    """Give every win with the place it leads to, the smallest first."""
    found = []
    for worth in _worths(table.rules, source is None):
        win = Win(chair, source, worth.han, worth.fu, worth.yakuman)
        outcome = outcome_of(table, Won((win,), riichi))
        paid = outcome.paid[0]
        scores = [have + more for have, more in zip(table.scores, outcome.deltas, strict=True)]
        places = places_of(scores, table.rules)
        place, shared = places[chair], places.count(places[chair]) > 1
        found.append(_Reached(win, paid.limit, paid.deltas[chair], place, shared))
    yield from sorted(found, key=lambda one: one.points)


class _Worth(NamedTuple):
    han: int | None
    fu: int | None
    yakuman: int


@lru_cache(maxsize=64)
def _worths(rules: Rules, tsumo: bool) -> tuple[_Worth, ...]:
    """Give every pair of han and fu below mangan, every limit, every multiple of a yakuman.

    Of two that pay alike the one with the lower fu comes first: 2 han 30 fu before 1 han 60 fu.
    """
    cells = [
        _Worth(han, fu, 0)
        for fu in FU_VALUES
        if fu <= MOST_FU
        for han in range(1, 5)
        if fu_fault(han, fu, tsumo) is None and limit_of(han, fu, rules)[0] is None
    ]
    limits = [_Worth(han, None, 0) for han in LIMIT_HAN]
    most = min(rules.yakuman_cap, MOST_YAKUMAN)
    return (*cells, *limits, *(_Worth(None, None, times) for times in range(1, most + 1)))


def _need(table: Table, riichi: Chairs, reached: list[_Reached], place: int) -> Need | None:
    """Give the least win that is enough; where it shares the place, the least that does not too."""
    enough = [one for one in reached if one.place <= place]
    if not enough:
        return None
    least = _least(enough)
    if enough[0].place != place or not enough[0].shared:
        return least
    after, _ = advance(table, Won((enough[0].win,), riichi))
    own = settle_game(after)[enough[0].win.winner]
    alone = [one for one in enough if one.place < place or not one.shared]
    return least._replace(tied=own.uma + own.oka, alone=_least(alone) if alone else None)


def _least(enough: list[_Reached]) -> Need:
    win, limit, points, *_ = enough[0]
    options: list[tuple[int, int]] = []
    cells = [(one.win.han, one.win.fu) for one in enough if one.limit is None]
    for han, fu in sorted((han, fu) for han, fu in cells if han and fu):
        if all(fu < least for _, least in options):
            options.append((han, fu))
    return Need(win.han, win.fu, win.yakuman, limit, points, tuple(options))


def _draws(table: Table, chair: int, riichi: Chairs) -> Iterator[tuple[Chairs, int, bool]]:
    """Give every set of ready hands, the place that a draw leads to, whether that is shared."""
    chairs = range(table.players)
    for have in range(table.players + 1):
        for tenpai in combinations(chairs, have):
            if set(riichi) <= set(tenpai):
                after, _ = advance(table, Drawn(tenpai, riichi))
                places = [one.place for one in settle_game(after)]
                yield tenpai, places[chair], places.count(places[chair]) > 1
