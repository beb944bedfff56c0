"""What a game says of the people who played it."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.club import GameFacts, Tally, facts_of, sum_of
from riichi_desktop.engine import Rules, parse_hand
from riichi_desktop.ledger import (
    Aborted,
    Chombo,
    Event,
    Finished,
    Game,
    IllegalEvent,
    Liable,
    Penalty,
    Replaced,
    Reseated,
    WonHand,
    replay,
)
from tests.ledger.strategies import events, rules
from tests.ledger.tables import (
    ANA,
    BO,
    CHI,
    DAN,
    LEAGUE,
    NAMES,
    ONLINE,
    SANMA,
    WRC,
    drawn,
    played,
    ron,
    tsumo,
    with_,
    won,
)


def tallies(game: Game) -> dict[str, Tally]:
    return {person.name: person.tally for person in facts_of(game).people}


def test_a_game_without_hands_says_how_it_stands() -> None:
    facts = facts_of(played(WRC))
    assert (facts.rules_id, facts.players, facts.hands, facts.finished) == ("wrc2025", 4, 0, False)
    assert [seat.place for seat in facts.seats] == [1, 1, 1, 1]
    assert [seat.tied for seat in facts.seats] == [4, 4, 4, 4]
    assert [seat.points for seat in facts.seats] == [0, 0, 0, 0]
    assert [person.tally for person in facts.people] == [Tally()] * 4


def test_a_ron_and_a_deal_in() -> None:
    found = tallies(played(ONLINE, drawn(ANA), won(ron(BO, CHI), riichi=[BO, CHI])))
    winner, loser, other = found["Bo"], found["Chi"], found["Dan"]
    assert (winner.ron, winner.tsumo, winner.wins) == (1, 0, 1)
    assert (winner.value, winner.gained) == (8000, 8000 + 300 + 2000)
    assert (winner.values, winner.limits) == (((8000, 1),), (("mangan", 1),))
    assert (winner.riichi, winner.riichi_won, winner.riichi_dealt_in) == (1, 1, 0)
    assert (loser.dealt_in, loser.lost_by_ron, loser.lost_otherwise) == (1, 8300, 0)
    assert (loser.riichi, loser.riichi_won, loser.riichi_dealt_in) == (1, 0, 1)
    assert other == Tally(hands=2, draws=1, besides=-1000)


def test_a_tsumo_is_paid_by_all_and_dealt_in_by_nobody() -> None:
    found = tallies(played(ONLINE, won(tsumo(ANA, 3, 30))))
    assert (found["Ana"].tsumo, found["Ana"].dealer, found["Ana"].limits) == (1, 1, ())
    assert found["Ana"].gained == 6000
    assert [found[name].lost_otherwise for name in NAMES] == [0, 2000, 2000, 2000]
    assert sum(one.dealt_in for one in found.values()) == 0


def test_liability_is_no_deal_in() -> None:
    win = ron(BO, DAN, None, yakuman=1, pao=(Liable(CHI),))
    found = tallies(played(WRC, won(win)))
    assert (found["Dan"].dealt_in, found["Dan"].lost_by_ron) == (1, 16000)
    assert (found["Chi"].dealt_in, found["Chi"].lost_otherwise) == (0, 16000)
    assert found["Bo"].limits == (("yakuman", 1),)


def test_two_rons_on_one_tile_are_one_deal_in() -> None:
    found = tallies(played(ONLINE, won(ron(BO, ANA), ron(CHI, ANA, 2, 30))))
    assert (found["Ana"].dealt_in, found["Ana"].lost_by_ron) == (1, 10000)
    assert (found["Bo"].ron, found["Chi"].ron) == (1, 1)


def test_who_is_not_paid_did_not_win() -> None:
    rules = with_(LEAGUE, multiple_ron="head_bump")
    found = tallies(played(rules, won(ron(BO, ANA), ron(CHI, ANA))))
    assert (found["Bo"].wins, found["Chi"].wins) == (1, 0)
    assert found["Ana"].lost_by_ron == 8000


def test_draws() -> None:
    game = played(
        ONLINE,
        drawn(ANA, BO, riichi=[BO]),
        drawn(ANA, nagashi=[CHI]),
        Aborted("kyuushu_kyuuhai", (DAN,)),
    )
    found = tallies(game)
    assert [found[name].draws for name in NAMES] == [2, 2, 2, 2]
    assert [found[name].tenpai for name in NAMES] == [2, 1, 0, 0]
    assert [found[name].nagashi for name in NAMES] == [0, 0, 1, 0]
    assert [found[name].aborted for name in NAMES] == [1, 1, 1, 1]
    assert [found[name].riichi for name in NAMES] == [0, 1, 0, 1]
    assert found["Chi"].besides == -1500 + 8000
    assert [found[name].hands for name in NAMES] == [3, 3, 3, 3]


def test_a_chombo_is_no_hand_and_its_riichi_went_back() -> None:
    found = tallies(played(WRC, Chombo((CHI,), (ANA,)), drawn()))
    assert [found[name].chombo for name in NAMES] == [0, 0, 1, 0]
    assert [found[name].hands for name in NAMES] == [1, 1, 1, 1]
    assert [found[name].riichi for name in NAMES] == [0, 0, 0, 0]
    seats = facts_of(played(WRC, Chombo((CHI,)), Finished())).seats
    assert [(seat.points, seat.penalties) for seat in seats] == [
        (0, 0),
        (0, 0),
        (-30000, -30000),
        (0, 0),
    ]


def test_penalties_are_told_apart() -> None:
    game = played(WRC, Penalty(BO, -2000), Penalty(BO, 500), Finished())
    seat = facts_of(game).seats[BO]
    assert (seat.points, seat.penalties) == (-1500, -1500)


def tiles(line: str) -> WonHand:
    hand, situation, _ = parse_hand(line)
    return WonHand(hand, situation.flags, situation.dora, situation.ura)


def test_tiles_tell_yaku_and_dora() -> None:
    closed = tiles("234m234p23466s55s+5s tsumo riichi seat=S dora=4s ura=5s")
    called = tiles("234m66s55z+5z [345p] [678s] ron seat=S dora=1m")
    game = played(
        ONLINE,
        won(tsumo(BO, None, hand=closed), riichi=[BO]),
        won(ron(CHI, ANA, None, hand=called)),
    )
    found = tallies(game)
    assert (found["Bo"].tiles, found["Bo"].opened) == (1, 0)
    assert found["Bo"].yaku == (
        ("menzen_tsumo", 1),
        ("riichi", 1),
        ("sanshoku_doujun", 1),
        ("tanyao", 1),
    )
    assert found["Bo"].dora == (("dora", 3), ("ura_dora", 2))
    assert (found["Chi"].tiles, found["Chi"].opened) == (1, 1)
    assert [id for id, _ in found["Chi"].yaku] == ["haku"]


def test_tiles_tell_yakuman() -> None:
    orphans = tiles("19m19p19s1234566z+7z ron seat=S")
    found = tallies(played(ONLINE, won(ron(BO, ANA, None, hand=orphans))))["Bo"]
    assert (found.yaku, found.dora) == ((), ())
    assert (found.yakuman, found.limits) == ((("kokushi_musou", 1),), (("yakuman", 1),))


def test_a_hand_without_tiles_tells_no_yaku() -> None:
    found = tallies(played(ONLINE, won(ron(BO, ANA), riichi=[BO])))["Bo"]
    assert (found.tiles, found.yaku, found.riichi_won) == (0, (), 1)


# Who sat there


def test_each_hand_goes_to_who_sat_there() -> None:
    game = played(ONLINE, won(ron(CHI, ANA)), Replaced(CHI, "Eva"), won(ron(CHI, ANA)), drawn())
    facts = facts_of(game)
    assert [person.name for person in facts.people] == [*NAMES, "Eva"]
    assert (tallies(game)["Chi"].hands, tallies(game)["Chi"].ron) == (1, 1)
    assert (tallies(game)["Eva"].hands, tallies(game)["Eva"].ron) == (2, 1)
    assert [seat.person for seat in facts.seats] == [0, 1, 4, 3]
    assert facts.seats[CHI].score == 25000 + 16000


def test_seats_that_were_wrong_all_along_are_put_right_for_every_hand() -> None:
    game = played(
        ONLINE,
        won(ron(BO, DAN)),
        Replaced(BO, "Eva"),
        won(ron(BO, DAN)),
        Reseated((1, 0, 2, 3)),
        won(ron(BO, DAN)),
        Reseated((0, 1, 3, 2)),
    )
    found = tallies(game)
    assert [(name, one.ron, one.dealt_in) for name, one in found.items()] == [
        ("Bo", 0, 0),
        ("Ana", 3, 0),
        ("Dan", 0, 0),
        ("Chi", 0, 3),
        ("Eva", 0, 0),
    ]
    assert (found["Bo"].hands, found["Eva"].hands) == (1, 2)


def test_two_people_of_one_name_are_two() -> None:
    game = replay(ONLINE, ("Ana", "Bo", "Ana", "Dan"), [won(ron(CHI, BO)), won(ron(CHI, BO))])
    facts = facts_of(game)
    assert [(one.name, one.tally.ron) for one in facts.people] == [
        ("Ana", 0),
        ("Bo", 0),
        ("Ana", 2),
        ("Dan", 0),
    ]
    assert [seat.person for seat in facts.seats] == [0, 1, 2, 3]


def test_three_players() -> None:
    found = tallies(played(SANMA, won(ron(ANA, CHI)), drawn(BO)))
    assert list(found) == list(NAMES[:3])
    assert [one.hands for one in found.values()] == [2, 2, 2]


# Laws


def as_far_as_legal(held: Rules, happened: list[Event]) -> Game:
    try:
        return replay(held, NAMES[: held.players], happened)
    except IllegalEvent as error:
        return error.game


games = rules().flatmap(
    lambda held: st.lists(events(held.players), max_size=12).map(
        lambda found: as_far_as_legal(held, found)
    )
)


@given(games)
def test_what_was_won_and_lost_is_what_the_hands_did_to_the_scores(game: Game) -> None:
    facts = facts_of(game)
    changed = sum(sum(row.deltas) for row in game.rows)
    counted = [person.tally for person in facts.people]
    assert changed == sum(
        one.gained - one.lost_by_ron - one.lost_otherwise + one.besides - 1000 * one.riichi
        for one in counted
    )
    hands = sum(not isinstance(row.event, Chombo) for row in game.rows)
    assert sum(one.hands for one in counted) == hands * game.rules.players
    assert sum(one.dealer for one in counted) == hands
    for one in counted:
        assert one.wins == sum(times for _, times in one.values)
        assert one.value == sum(points * times for points, times in one.values)
        assert one.wins + one.dealt_in + one.draws + one.aborted <= one.hands


@given(games)
def test_the_end_is_that_of_the_ledger(game: Game) -> None:
    facts = facts_of(game)
    assert [facts.people[seat.person].name for seat in facts.seats] == list(game.table.names)
    assert facts.finished == game.is_over
    if game.settlement is not None:
        assert [(seat.place, seat.score, seat.points) for seat in facts.seats] == [
            (one.place, one.score, one.points) for one in game.settlement
        ]


@given(games)
def test_facts_are_ready_for_json(game: Game) -> None:
    facts = facts_of(game)
    assert msgspec.json.decode(msgspec.json.encode(facts), type=GameFacts) == facts


@given(st.lists(games, max_size=3))
def test_tallies_add_up_like_numbers(held: list[Game]) -> None:
    found = [facts_of(game).people[0].tally for game in held]
    total = sum_of(found)
    assert total == sum_of(reversed(found))
    assert total.hands == sum(one.hands for one in found)
    assert sum(times for _, times in total.limits) == sum(
        times for one in found for _, times in one.limits
    )
    assert sum_of([total]) == total


def test_nothing_adds_up_to_nothing() -> None:
    assert sum_of([]) == Tally()
