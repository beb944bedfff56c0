"""A record worked out anew: what this version says otherwise than was booked."""

from dataclasses import replace

import pytest

from riichi_desktop.engine import parse_hand
from riichi_desktop.ledger import (
    Aborted,
    Amended,
    Booked,
    Doubt,
    Drawn,
    Entry,
    Finished,
    NotLegal,
    Voided,
    Win,
    Won,
    WonHand,
    verify_record,
)

from .tables import BO, NAMES, ONLINE, SANMA, ron, won

HAND = WonHand(parse_hand("234m067p3455s+2s [234p]")[0], frozenset(), (), ())
RIGHT = Win(BO, 0, 3, 30, hand=HAND)
"""Tanyao, sanshoku doujun and a red five."""
WRONG = replace(RIGHT, han=4)
DRAW = Drawn(tenpai=(0,))


def entries(*acts):
    return tuple(Entry(f"u{at}", act) for at, act in enumerate(acts, start=1))


def verified(*events):
    return verify_record(ONLINE, NAMES, entries(*map(Booked, events)))


def test_a_record_that_says_what_this_version_says():
    record = verified(
        DRAW, won(RIGHT), won(ron(BO, 0)), won(replace(RIGHT, han=None, fu=None)), Finished()
    )
    assert (record.hands, record.tiles, record.doubts) == (4, 2, ())
    assert sum(record.scores) == 100_000


def test_other_numbers_than_the_tiles_have_are_named_and_stand():
    record = verified(DRAW, won(WRONG), DRAW)
    (doubt,) = record.doubts
    assert (doubt.uid, doubt.round, doubt.honba) == ("u2", "E1", 1)
    assert (doubt.problem.id, doubt.problem.field) == ("hand_differs", "wins[0].han")
    assert (doubt.problem.details["claimed"], doubt.problem.details["have"]) == (4, 3)
    assert (record.hands, record.tiles) == (3, 0)
    assert record.scores == verified(DRAW, won(replace(WRONG, hand=None)), DRAW).scores


def test_a_correction_is_what_counts():
    right = verify_record(
        ONLINE, NAMES, entries(Booked(won(WRONG)), Amended("u1", won(RIGHT)), Booked(DRAW))
    )
    assert (right.doubts, right.hands) == ((), 2)
    gone = verify_record(ONLINE, NAMES, entries(Booked(won(WRONG)), Voided("u1")))
    assert (gone.doubts, gone.hands) == ((), 0)


@pytest.mark.parametrize(
    "event",
    [
        Drawn(tenpai=(7,)),
        Won((replace(RIGHT, han=None, fu=None, yakuman=0, hand=replace(HAND, ura=(1,))),)),
        Won((replace(WRONG, source=BO),)),
        Aborted("nonsense"),
    ],
)
def test_where_nothing_can_go_on_the_rest_is_counted(event):
    record = verified(DRAW, event, DRAW, Finished())
    first, last = record.doubts[0], record.doubts[-1]
    assert (first.uid, record.hands, record.scores) == ("u2", 1, None)
    assert last == Doubt("u3", "E1", 1, last.problem)
    assert (last.problem.id, last.problem.details) == ("verify_unchecked", {"n": 2})


def test_where_nothing_is_left_nothing_is_counted():
    record = verified(Drawn(tenpai=(7,)))
    assert [one.problem.id for one in record.doubts] == ["no_such_chair"]
    assert record.scores is None


def test_names_for_another_number_of_players_are_refused():
    with pytest.raises(NotLegal):
        verify_record(SANMA, NAMES, ())
