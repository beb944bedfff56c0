"""What is needed for a place, against trying everything out."""

from itertools import combinations

import pytest

from riichi_desktop.engine import FU_VALUES, fu_fault
from riichi_desktop.ledger import (
    Chairs,
    Drawn,
    Event,
    Need,
    PlaceNeeds,
    Table,
    Win,
    Won,
    advance,
    needs,
    settle_game,
)

from .tables import ANA, BO, CHI, DAN, EMA, LEAGUE, ONLINE, SANMA, WRC, table, with_

LIMITS = (5, 6, 8, 11, 13)

TABLES = {
    "all last": table(ONLINE, round="S4", scores=(23100, 37800, 7200, 31900)),
    "close": table(ONLINE, round="S4", scores=(25300, 26000, 24700, 24000), honba=1),
    "sticks": table(ONLINE, round="S3", scores=(25000, 27000, 24000, 21000), honba=2, sticks=3),
    "ties are shared": table(EMA, round="S4", scores=(30000, 30000, 33900, 26100)),
    "sticks to tied firsts": table(
        LEAGUE, round="S4", scores=(30000, 24000, 25000, 20000), sticks=1
    ),
    "lost sticks": table(WRC, round="S2", scores=(31000, 29000, 30000, 28000), sticks=2),
    "dealer": table(ONLINE, round="S1", scores=(20000, 30000, 26000, 24000)),
    "far behind": table(ONLINE, round="S4", scores=(90000, 5000, 3000, 2000)),
    "three": table(SANMA, round="S3", scores=(38000, 33000, 34000), honba=1),
    "kiriage": table(
        with_(ONLINE, kiriage_mangan=True), round="S4", scores=(33000, 25300, 20700, 21000)
    ),
    "one yakuman": table(
        with_(EMA, counted_limit="yakuman"), round="S4", scores=(80000, 20000, 15000, 5000)
    ),
}


def place(before: Table, chair: int, event: Event) -> int:
    """Play the hand as the last and give the place."""
    after, _ = advance(before, event)
    return settle_game(after)[chair].place


def worths(tsumo: bool, cap: int) -> list[tuple[int | None, int | None, int]]:
    cells = [
        (han, fu, 0)
        for han in range(1, 5)
        for fu in FU_VALUES
        if fu <= 110 and fu_fault(han, fu, tsumo) is None
    ]
    return [
        *cells,
        *((han, None, 0) for han in LIMITS),
        *((None, None, times) for times in range(1, min(cap, 6) + 1)),
    ]


def enough(before: Table, chair: int, source: int | None, riichi: Chairs, wanted: int):
    """Give each win that reaches a place with what it pays, the least pay first."""
    found = []
    for han, fu, times in worths(source is None, before.rules.yakuman_cap):
        event = Won((Win(chair, source, han, fu, times),), riichi)
        after, row = advance(before, event)
        assert row is not None
        ends = settle_game(after)
        own = ends[chair]
        if own.place <= wanted:
            tied = own.place == wanted and [one.place for one in ends].count(wanted) > 1
            prize = own.uma + own.oka if tied else None
            found.append((row.paid[0].deltas[chair], row.paid[0].limit, (han, fu, times), prize))
    return sorted(found, key=lambda one: one[0])


def agrees(need: Need | None, found) -> None:
    if need is None:
        assert not found
        return
    least, limit, _, prize = found[0]
    assert need.tied == prize
    if prize is not None:
        agrees(need.alone, [one for one in found if one[3] is None])
    else:
        assert need.alone is None
    assert (need.points, need.limit) == (least, limit)
    assert (need.han, need.fu, need.yakuman) in [
        worth for points, _, worth, _ in found if points == least
    ]
    cells = {worth[:2] for _, limit, worth, _ in found if limit is None}
    lowest = {han: min(fu for other, fu in cells if other == han) for han, _ in cells}
    # Only what no smaller han reaches with as few fu.
    kept = [
        (han, fu)
        for han, fu in sorted(lowest.items())
        if all(fu < other for less, other in lowest.items() if less < han)
    ]
    assert list(need.options) == kept


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("riichi", [(), (ANA,), (BO, CHI)])
def test_needs_are_what_trying_everything_finds(name, riichi) -> None:
    before = TABLES[name]
    for chair in range(before.players):
        found = needs(before, chair, riichi)
        now = settle_game(before)[chair].place
        assert [one.place for one in found] == list(range(1, now))
        for one in found:
            agrees(one.tsumo, enough(before, chair, None, riichi, one.place))
            for source in range(before.players):
                wins = [] if source == chair else enough(before, chair, source, riichi, one.place)
                agrees(one.ron[source], wins)
            assert list(one.draws) == draws(before, chair, riichi, one.place)
            assert list(one.tied_draws) == [
                tenpai
                for tenpai in one.draws
                if shares(before, chair, Drawn(tenpai, riichi), one.place)
            ]


def shares(before: Table, chair: int, event: Event, wanted: int) -> bool:
    """Play the hand as the last and tell whether the place is shared."""
    after, _ = advance(before, event)
    places = [one.place for one in settle_game(after)]
    return places[chair] == wanted and places.count(wanted) > 1


def draws(before: Table, chair: int, riichi: Chairs, wanted: int) -> list[Chairs]:
    return [
        tenpai
        for have in range(before.players + 1)
        for tenpai in combinations(range(before.players), have)
        if set(riichi) <= set(tenpai) and place(before, chair, Drawn(tenpai, riichi)) <= wanted
    ]


def test_what_the_last_needs_to_be_first() -> None:
    before = table(ONLINE, round="S4", scores=(30000, 24000, 25000, 21000))
    (first, second, third) = needs(before, DAN)
    # The dealer takes twice from whom he overtakes.
    assert first.ron[ANA] == Need(3, 25, 0, None, 4800, ((1, 100), (2, 50), (3, 25)))
    assert first.ron[CHI] == Need(4, 25, 0, None, 9600, ((2, 100), (3, 50), (4, 25)))
    assert first.ron[DAN] is None
    assert first.tsumo == Need(2, 70, 0, None, 6900, ((2, 70), (3, 40), (4, 20)))
    assert first.draws == ()
    assert (second.place, third.place) == (2, 3)
    assert third.draws == ((DAN,), (ANA, CHI, DAN))


def test_there_is_nothing_to_reach_for_the_first_and_after_the_end() -> None:
    assert needs(table(ONLINE, scores=(30000, 24000, 25000, 21000)), ANA) == ()
    assert needs(table(ONLINE, ending="bust", scores=(-100, 50000, 25000, 25100)), ANA) == ()


def test_some_places_are_out_of_reach() -> None:
    (first, *_) = needs(TABLES["one yakuman"], DAN)
    assert first.ron[BO] is None
    assert isinstance(first, PlaceNeeds)


def test_a_shared_place_is_said_to_be_shared_with_what_it_brings() -> None:
    """A tie splits the uma: 15 and 5 make 10 for each."""
    before = table(WRC, round="S4", scores=(30000, 32600, 30000, 27400))
    (first,) = needs(before, ANA)
    need = first.ron[BO]
    assert need is not None
    assert (need.points, need.tied) == (1300, 10000)
    assert need.alone is not None
    assert (need.alone.points, need.alone.tied) == (1600, None)
    assert first.prize == 15000


def test_the_prize_of_a_place_holds_the_oka_for_the_first_alone() -> None:
    (first, second) = needs(TABLES["all last"], ANA)
    assert first.prize == ONLINE.uma[0] + ONLINE.oka
    assert second.prize == ONLINE.uma[1]


def test_a_place_that_can_only_be_shared() -> None:
    """The most that can be won from Bo brings up to him, and no further."""
    before = table(with_(WRC, yakuman_cap=1), round="S4", scores=(1000, 65000, 27000, 27000))
    (first, *_) = needs(before, ANA)
    need = first.ron[BO]
    assert need is not None
    assert (need.points, need.tied, need.alone) == (32000, 10000, None)
