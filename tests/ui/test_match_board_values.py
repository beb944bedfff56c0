"""The table as values, and what is said of it: no window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize

from riichi_desktop.engine import Rules, problem
from riichi_desktop.ledger import Table
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.layout import COMPACT, TOUCH, chair_at, lay_out, side_of
from riichi_desktop.ui.match.board.values import board_view, gaps, places
from riichi_desktop.words import LANGUAGES, Words

NAMES = ("Aïko", "Bruno", "Chloé", "David")
SCORES = (24500, 28900, 25200, 21400)
LOOKS = problem("match_read_only")


def table(**values) -> Table:
    start = {"rules": Rules(), "names": NAMES, "scores": SCORES, "wind": "S", "honba": 1}
    return Table(**{**start, **values})


def sanma(**values) -> Rules:
    return Rules(players=3, start=35000, return_points=35000, uma=(15000, 0, -15000), **values)


def test_a_declared_stick_leaves_the_score_and_lies_in_the_pot():
    view = board_view(table(sticks=2), (3,))
    assert [seat.score for seat in view.seats] == [24500, 28900, 25200, 20400]
    assert (view.sticks, view.riichi, view.honba_points) == (3, (3,), 300)
    assert sum(seat.score for seat in view.seats) + 1000 * view.sticks == sum(SCORES) + 2000


def test_winds_turn_with_the_dealer():
    view = board_view(table(turn=3))
    assert [seat.wind for seat in view.seats] == ["W", "N", "E", "S"]
    assert [seat.dealer for seat in view.seats] == [False, False, True, False]


@pytest.mark.parametrize(
    ("scores", "ties", "expected"),
    [
        ((24500, 28900, 25200, 20400), "split", [(3, False), (1, False), (2, False), (4, False)]),
        ((30000, 30000, 30000, 30000), "split", [(1, True)] * 4),
        ((30000, 30000, 30000, 30000), "seat_order", [(n, False) for n in (1, 2, 3, 4)]),
        ((40000, 20000, 20000, 20000), "split", [(1, False), (2, True), (2, True), (2, True)]),
        ((20000, 40000, 20000, 20000), "seat_order", [(2, 0), (1, 0), (3, 0), (4, 0)]),
    ],
)
def test_places_follow_the_rule_for_ties(scores, ties, expected):
    assert list(places(scores, Rules(ties=ties))) == expected


def test_a_stick_that_cannot_be_tapped_says_why():
    strict = table(rules=Rules(riichi_needs_1000=True), scores=(900, 1000, 48100, 50000))
    ids = [seat.stick_refusal and seat.stick_refusal.id for seat in board_view(strict).seats]
    assert ids == ["riichi_below_1000", None, None, None]
    lenient = replace(strict, rules=Rules(riichi_needs_1000=False))
    assert not any(seat.stick_refusal for seat in board_view(lenient).seats)
    for view, id in (
        (board_view(replace(lenient, ending="last_hand")), "game_over"),
        (board_view(lenient, barred=LOOKS), "match_read_only"),
    ):
        assert {seat.stick_refusal.id for seat in view.seats} == {id}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence(lang):
    strict = table(rules=Rules(riichi_needs_1000=True), scores=(900, 1000, 48100, 50000))
    views = [board_view(strict), board_view(strict, barred=LOOKS)]
    views.append(board_view(replace(strict, ending="bust")))
    for view in views:
        assert Words(lang).problem(view.seats[0].stick_refusal)


def test_a_stick_that_lies_can_be_taken_back_under_1000():
    strict = table(rules=Rules(riichi_needs_1000=True), scores=(900, 1000, 48100, 50000))
    assert board_view(strict, (0, 1)).seats[0].stick_refusal is None


def test_nobody_deals_and_no_stick_lies_once_the_game_is_over():
    view = board_view(table(ending="last_hand"), (3,))
    assert not any(seat.dealer or seat.riichi for seat in view.seats)
    assert view.seats[3].score == SCORES[3]


def test_gaps_before_and_after_a_mangan():
    # Chloé is West, Aïko deals: 1 honba, one stick lies. A non-dealer's mangan pays 8,000 by ron,
    # 4,000 and twice 2,000 by tsumo (RULES.md, section 1), 300 or three times 100 for the counter.
    found = {gap.chair: gap for gap in gaps(board_view(table(), (3,)), 2)}
    assert sorted(found) == [0, 1, 3]
    assert found[1].now == 25200 - 28900
    assert found[1].after_ron == -3700 + 2 * 8300 + 1000
    assert found[0].after_tsumo == 700 + 4100 + (8300 + 1000)
    assert found[3].after_tsumo == 25200 - 20400 + 2100 + (8300 + 1000)
    assert found[1].passes(found[1].after_ron)
    assert not found[3].passes(found[3].after_ron), "who is behind is not overtaken"


def test_a_dealers_mangan_is_half_as_much_again():
    found = {gap.chair: gap for gap in gaps(board_view(table(honba=0)), 0)}
    assert found[1].after_ron == -4400 + 2 * 12000
    assert found[1].after_tsumo == -4400 + 4000 + 12000


def test_three_players_lose_the_share_of_the_fourth():
    three = table(rules=sanma(), names=NAMES[:3], scores=(35000, 35000, 35000), honba=0)
    found = {gap.chair: gap for gap in gaps(board_view(three), 1)}
    assert (found[0].after_tsumo, found[2].after_tsumo) == (4000 + 6000, 2000 + 6000)


def test_no_mangan_follows_the_end():
    assert {gap.after_ron for gap in gaps(board_view(table(ending="time")), 0)} == {None}


def test_names_come_on_one_line():
    view = board_view(table(names=(" A\nB ", "", "C", "D")))
    assert [seat.name for seat in view.seats[:2]] == ["A B", ""]
    assert say.name_of(Words("en"), view.seats[1]) == "Player 2"


@pytest.mark.parametrize(
    ("lang", "round_", "place", "counters", "stake"),
    [
        ("fr", "Sud 1", "2e", "1 honba · +300", "2 au pot · 2\u202f000"),
        ("en", "South 1", "2nd", "1 honba · +300", "2 in pot · 2,000"),
        ("ja", "南一局", "2位", "1本場 · +300", "供託2本 · 2,000"),
    ],
)
def test_what_is_said_of_a_table(lang, round_, place, counters, stake):
    words, view = Words(lang), board_view(table(sticks=1), (3,))
    assert say.round_name(words, "S", 1) == round_
    assert say.place(words, view.seats[2]) == place
    assert (say.honba_line(words, view), say.pot_line(words, view)) == (counters, stake)


def test_a_screen_reader_hears_the_whole_seat():
    seat = board_view(table(), (0,)).seats[0]
    said = say.spoken_seat(Words("en"), seat)
    assert said == "\u2068Aïko\u2069, East · dealer, 23,500 points, 3rd, in riichi"


@pytest.mark.parametrize(
    ("lang", "points", "said"),
    [("fr", 61900, "+61,9"), ("en", -15000, "−15.0"), ("ja", 0, "0.0"), ("en", -50, "−0.05")],
)
def test_points_after_uma_are_in_thousands(lang, points, said):
    assert say.final_points(Words(lang), points) == said


def test_seats_follow_each_other_round_the_table():
    assert [side_of(chair, 4, 0) for chair in range(4)] == ["bottom", "right", "top", "left"]
    assert [side_of(chair, 4, 2) for chair in range(4)] == ["top", "left", "bottom", "right"]
    assert [side_of(chair, 3, 0) for chair in range(3)] == ["bottom", "right", "left"]
    for players in (3, 4):
        for bottom in range(players):
            for chair in range(players):
                assert chair_at(side_of(chair, players, bottom), players, bottom) == chair
    assert chair_at("top", 3, 0) is None


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("size", "compact"),
    [
        *(((724, 624), False), ((1200, 700), False), ((900, 900), False), ((1600, 1200), False)),
        *(((540, 500), True), ((540, 560), True), ((724, 624), True)),
    ],
)
def test_nothing_lies_on_anything_else(size, players, compact):
    layout = lay_out(QSize(*size), players, 0, compact=compact)
    parts = [*layout.cards, layout.clock]
    for at, one in enumerate(parts):
        assert QRect(0, 0, *size).contains(one)
        assert not any(one.intersects(other) for other in parts[at + 1 :])
    for card, slot in zip(layout.cards, layout.slots, strict=True):
        assert card.contains(slot)
        assert min(slot.width(), slot.height()) >= TOUCH
    assert layout.felt.width() <= 900
    assert min(layout.cards[0].size().toTuple()) >= COMPACT.card[1]
