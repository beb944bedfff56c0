"""How a game goes on and when it ends (RULES.md 6, “how a game with a target ends”)."""

import pytest

from riichi_desktop.engine import Chombo as ChomboRule
from riichi_desktop.engine import TimeLimit
from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Chombo,
    Finished,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    advance,
    dealer_leads,
    is_last_turn,
    leader,
    new_table,
)

from .tables import (
    ANA,
    BO,
    CHI,
    DAN,
    EMA,
    NAMES,
    ONLINE,
    SANMA,
    WRC,
    drawn,
    played,
    ron,
    state,
    table,
    then,
    tsumo,
    with_,
    won,
)

EAST = with_(ONLINE, length="east")
ASKED = with_(ONLINE, dealer_may_stop="asked")
NO_STOP = with_(ONLINE, dealer_may_stop="no")


def test_a_new_table() -> None:
    fresh = new_table(SANMA, NAMES[:3])
    assert (fresh.scores, fresh.penalties, fresh.players) == ((35000,) * 3, (0,) * 3, 3)
    assert (state(fresh), fresh.dealer, fresh.bell, fresh.may_stop) == ("E1-0", ANA, None, False)
    assert not fresh.is_over


def test_winds_follow_each_other() -> None:
    game = played(WRC, *[drawn()] * 7)
    assert [row.round for row in game.rows] == ["E1", "E2", "E3", "E4", "S1", "S2", "S3"]
    assert (game.table.round, game.table.honba) == ("S4", 7)


@pytest.mark.parametrize(
    ("rules", "round", "last"),
    [
        (ONLINE, "E4", False),
        (ONLINE, "S3", False),
        (ONLINE, "S4", True),
        (ONLINE, "W1", True),
        (EAST, "E3", False),
        (EAST, "E4", True),
        (EAST, "S2", True),
        (SANMA, "S2", False),
        (SANMA, "S3", True),
    ],
)
def test_the_last_turn(rules, round, last) -> None:
    assert is_last_turn(table(rules, round=round)) == last


# Without a target


@pytest.mark.parametrize(
    ("event", "next_hand"),
    [
        (won(ron(BO, CHI, 1, 30)), "last_hand"),
        (drawn(), "last_hand"),
        (drawn(DAN), "S4-1"),
        (won(tsumo(DAN)), "S4-1"),
        (Chombo((BO,)), "S4-0"),
    ],
)
def test_without_a_target_the_last_turn_that_is_not_repeated_ends_it(event, next_hand) -> None:
    assert then(table(WRC, round="S4"), event) == next_hand


def test_without_a_target_a_dealer_who_leads_may_stop_all_the_same() -> None:
    rules = with_(WRC, dealer_may_stop="automatic")
    assert then(table(rules, round="S4"), won(tsumo(DAN))) == "dealer_stopped"
    behind = table(rules, round="S4", scores=(60000, 20000, 20000, 20000))
    assert then(behind, won(tsumo(DAN, 1, 30))) == "S4-1"


# With a target


def ends(rules, scores, event, round="S4") -> str:
    return then(table(rules, round=round, scores=scores), event)


@pytest.mark.parametrize(
    ("scores", "event", "next_hand"),
    [
        ((24000, 26000, 25000, 25000), drawn(), "W1-1"),
        ((24000, 30000, 23000, 23000), drawn(), "last_hand"),
        ((24000, 29900, 23000, 23100), drawn(), "W1-1"),
        ((24000, 29900, 23000, 23100), drawn(BO), "last_hand"),
        ((20000, 20000, 20000, 40000), drawn(DAN), "dealer_stopped"),
        ((20000, 20000, 20000, 40000), won(tsumo(DAN)), "dealer_stopped"),
        ((41000, 20000, 20000, 19000), won(tsumo(DAN, 1, 30)), "S4-1"),
        ((20000, 20000, 20000, 40000), Aborted("suukaikan"), "S4-1"),
        ((20000, 20000, 20000, 40000), Chombo((BO,)), "S4-0"),
        # Ahead, but below the target.
        ((23000, 23000, 25000, 25000), drawn(DAN), "S4-1"),
        # Tied with an earlier chair: not ahead.
        ((33000, 17000, 21000, 29000), won(ron(DAN, ANA, 1, 40)), "S4-1"),
    ],
)
def test_the_last_turn_with_a_target(scores, event, next_hand) -> None:
    assert ends(ONLINE, scores, event) == next_hand


def test_before_the_last_turn_the_target_ends_nothing() -> None:
    rich = (60000, 20000, 10000, 10000)
    assert ends(ONLINE, rich, drawn(), "S3") == "S4-1"
    assert ends(ONLINE, rich, drawn(CHI), "S3") == "S3-1"


@pytest.mark.parametrize(
    ("round", "event", "next_hand"),
    [
        ("W1", drawn(), "W2-1"),
        ("W1", drawn(ANA), "W1-1"),
        ("W1", won(ron(BO, CHI, 3, 40)), "target"),
        ("W2", won(ron(BO, CHI, 3, 40)), "dealer_stopped"),
        ("W4", drawn(), "last_hand"),
        ("W4", drawn(DAN), "W4-1"),
        ("W4", Aborted("suukaikan"), "W4-1"),
    ],
)
def test_the_extra_wind(round, event, next_hand) -> None:
    assert ends(ONLINE, (24000, 26000, 25000, 25000), event, round) == next_hand


def test_an_east_game_goes_on_into_south() -> None:
    assert ends(EAST, (25000,) * 4, drawn(), "E4") == "S1-1"
    assert ends(EAST, (25000,) * 4, drawn(), "S4") == "last_hand"


def test_three_players_go_on_into_west() -> None:
    assert then(table(SANMA, round="S3"), drawn()) == "W1-1"
    assert then(table(SANMA, round="W3"), drawn()) == "last_hand"
    assert then(table(SANMA, round="S3"), won(tsumo(CHI))) == "dealer_stopped"


# The dealer's stop


def test_a_dealer_who_may_not_stop_plays_on() -> None:
    assert ends(NO_STOP, (20000, 20000, 20000, 40000), won(tsumo(DAN))) == "S4-1"


def test_a_dealer_who_is_asked_may_stop_or_play_on() -> None:
    before = table(ASKED, round="S4", scores=(20000, 20000, 20000, 40000))
    after, _ = advance(before, won(tsumo(DAN)))
    assert (state(after), after.may_stop) == ("S4-1", True)
    assert then(after, Stopped(DAN)) == "dealer_stopped"
    on, _ = advance(after, drawn(DAN, BO))
    assert (state(on), on.may_stop) == ("S4-2", True)
    passed, _ = advance(after, Aborted("suukaikan"))
    assert (state(passed), passed.may_stop) == ("S4-2", False)


def test_what_is_between_hands_may_take_the_choice_away() -> None:
    before = table(ASKED, round="S4", may_stop=True, scores=(31000, 19000, 18000, 32000))
    off, _ = advance(before, Penalty(DAN, -1000, "table"))
    assert not off.may_stop, "tied with an earlier chair"
    kept, _ = advance(before, Penalty(BO, -1000, "table"))
    assert kept.may_stop
    late, _ = advance(before, Penalty(DAN, -5000, "final"))
    assert late.may_stop
    placed, _ = advance(before, Placed("S4", 0, 0))
    assert not placed.may_stop


@pytest.mark.parametrize(
    ("scores", "first"),
    [((1, 2, 3, 4), DAN), ((4, 4, 4, 4), ANA), ((1, 4, 4, 1), BO), ((-5, -3, -3, -4), BO)],
)
def test_who_leads(scores, first) -> None:
    assert leader(scores) == first
    assert dealer_leads(table(WRC, round=f"E{first + 1}", scores=scores))
    other = (first + 1) % 4
    assert not dealer_leads(table(WRC, round=f"E{other + 1}", scores=scores))


# Bust


@pytest.mark.parametrize(
    ("bust", "at_zero", "below_zero"),
    [("no", "E2-0", "E2-0"), ("below_zero", "E2-0", "bust"), ("at_zero", "bust", "bust")],
)
def test_bust(bust, at_zero, below_zero) -> None:
    rules = with_(ONLINE, bust=bust)
    assert ends(rules, (8000, 30000, 31000, 31000), won(ron(BO, ANA)), "E1") == at_zero
    assert ends(rules, (7900, 30000, 31000, 31000), won(ron(BO, ANA)), "E1") == below_zero


def test_bust_comes_before_everything() -> None:
    poor = (500, 39500, 30000, 30000)
    rules = with_(ONLINE, riichi_needs_1000=False)
    assert ends(rules, poor, Aborted("suukaikan", (ANA,))) == "bust"
    assert ends(rules, poor, drawn(ANA, riichi=[ANA]), "E1") == "E1-1+1"
    reverse = with_(rules, chombo=ChomboRule("reverse_mangan", 0))
    assert ends(reverse, poor, Chombo((ANA,)), "E1") == "bust"


def test_a_penalty_at_the_table_is_judged_after_the_next_hand() -> None:
    before = table(scores=(500, 39500, 30000, 30000))
    after, _ = advance(before, Penalty(ANA, -1000, "table"))
    assert (after.scores[ANA], state(after)) == (-500, "E1-0")
    assert then(after, drawn()) == "bust"
    assert then(after, drawn(ANA)) == "E1-1"


# Time


@pytest.mark.parametrize(
    ("ending", "states"),
    [
        ("none", ["E2-1", "E3-2", "E4-3"]),
        ("finish_hand", ["time"]),
        ("one_more_hand", ["E2-1", "time"]),
    ],
)
def test_the_bell(ending, states) -> None:
    on, row = advance(table(with_(ONLINE, time_limit=TimeLimit(75, ending))), Bell())
    assert row is None
    for expected in states:
        on, _ = advance(on, drawn())
        assert state(on) == expected


def test_a_repeat_and_a_chombo_count_as_hands_after_the_bell() -> None:
    after, _ = advance(table(EMA), Bell())
    assert after.bell == 2
    after, _ = advance(after, Chombo((BO,)))
    assert (after.bell, state(after)) == (1, "E1-0")
    assert then(after, won(tsumo(ANA))) == "time"


def test_after_the_bell_a_game_may_end_earlier() -> None:
    before = table(EMA, round="S4", bell=2)
    assert then(before, drawn()) == "last_hand"


# Between hands


def test_a_game_is_broken_off_where_it_stands() -> None:
    after, row = advance(table(round="S2", honba=1, sticks=1), Finished("fire alarm"))
    assert (after.ending, after.round, after.sticks, row) == ("broken_off", "S2", 1, None)


def test_penalties() -> None:
    after, row = advance(table(), Penalty(BO, -8000, "final", "late"))
    assert (after.penalties, after.scores, row) == ((0, -8000, 0, 0), (25000,) * 4, None)
    after, _ = advance(after, Penalty(BO, 1000, "table"))
    assert (after.penalties, after.scores) == ((0, -8000, 0, 0), (25000, 26000, 25000, 25000))


def test_someone_else_takes_a_chair_with_its_score() -> None:
    before = table(scores=(1, 2, 3, 4))
    after, _ = advance(before, Replaced(CHI, "Eva"))
    assert (after.names, after.scores) == (("Ana", "Bo", "Eva", "Dan"), (1, 2, 3, 4))


def test_people_change_chairs_and_hands_stay() -> None:
    after, _ = advance(table(scores=(1, 2, 3, 4)), Reseated((1, 0, 3, 2)))
    assert (after.names, after.scores) == (("Bo", "Ana", "Dan", "Chi"), (1, 2, 3, 4))


def test_round_and_counters_are_set_by_hand() -> None:
    after, _ = advance(table(), Placed("S3", 2, 1, "missed"))
    assert (state(after), after.dealer) == ("S3-2+1", CHI)
    assert then(after, won(ron(BO, CHI, 1, 30))) == "S4-0"
    extra, _ = advance(table(), Placed("W4", 0, 0))
    assert then(extra, drawn()) == "last_hand"


def test_final_penalties_and_seats_may_come_after_the_end() -> None:
    over = table(round="S4", ending="last_hand")
    late, _ = advance(over, Penalty(BO, -2000, "final"))
    assert (late.penalties, late.ending) == ((0, -2000, 0, 0), "last_hand")
    moved, _ = advance(over, Reseated((1, 0, 2, 3)))
    assert (moved.names[0], moved.ending) == ("Bo", "last_hand")
