"""A game as the fold of its events, and what a correction of it would change."""

import pytest

from riichi_desktop.ledger import (
    Act,
    Amended,
    Bell,
    Booked,
    Change,
    Entry,
    Event,
    Game,
    IllegalEvent,
    NotLegal,
    Reseated,
    Restored,
    Voided,
    correction,
    extend,
    game_of,
    in_force,
    replay,
)

from .tables import (
    ANA,
    BO,
    CHI,
    DAN,
    NAMES,
    WRC,
    drawn,
    played,
    ron,
    tsumo,
    with_,
    won,
)

EAST = with_(WRC, length="east")
HANDS: tuple[Event, ...] = (
    won(ron(BO, CHI, 2, 30)),
    Bell(),
    drawn(CHI, riichi=[CHI]),
    won(tsumo(CHI, 3, 40)),
    won(ron(DAN, ANA)),
    drawn(),
)
PLAY_ON = with_(EAST, time_limit=WRC.time_limit._replace(ending="none"))


def record(*events: Event) -> tuple[Entry, ...]:
    return tuple(Entry(f"h{at}", Booked(event)) for at, event in enumerate(events))


def booked(*acts: Act, events: tuple[Event, ...] = HANDS, rules=PLAY_ON) -> Game:
    entries = [*record(*events), *(Entry(f"x{at}", act) for at, act in enumerate(acts))]
    return game_of(rules, NAMES, entries)


def test_a_game() -> None:
    game = booked()
    assert [row.uid for row in game.rows] == ["h0", "h2", "h3", "h4", "h5"]
    assert [row.round for row in game.rows] == ["E1", "E2", "E3", "E3", "E4"]
    assert len(game.tables) == len(game.events) + 1 == 7
    assert game.table is game.tables[-1]
    assert (game.is_over, game.table.ending) == (True, "last_hand")
    assert game.settlement is not None
    assert [one.score for one in game.settlement] == list(game.table.scores)
    assert game.events == in_force(game.entries)


def test_a_game_of_bare_events() -> None:
    game = played(PLAY_ON, *HANDS)
    assert game.entries == ()
    assert [held.uid for held in game.events] == [""] * 6
    assert game.tables == booked().tables
    assert replay(PLAY_ON, NAMES, game.events) == game


def test_a_game_that_goes_on_has_no_settlement() -> None:
    game = played(WRC, drawn())
    assert (game.settlement, game.is_over) == (None, False)


def test_an_event_that_cannot_follow_stops_the_replay_there() -> None:
    with pytest.raises(IllegalEvent, match=r"^events\[2\]: no_such_chair$") as caught:
        booked(events=(drawn(), drawn(), won(tsumo(7)), drawn()))
    error = caught.value
    assert (error.index, error.uid) == (2, "h2")
    assert [problem.field for problem in error.problems] == ["wins[0].winner"]
    assert error.game.tables == played(PLAY_ON, drawn(), drawn()).tables


def test_a_game_needs_its_players() -> None:
    with pytest.raises(NotLegal):
        replay(WRC, NAMES[:3], ())


# One entry more


def test_hand_after_hand_is_the_same_as_all_at_once() -> None:
    entries = record(*HANDS)
    game = game_of(PLAY_ON, NAMES, ())
    for entry in entries:
        game = extend(game, entry)
    assert game == game_of(PLAY_ON, NAMES, entries)


@pytest.mark.parametrize(
    "act",
    [
        Voided("h3"),
        Amended("h0", won(ron(BO, CHI, 2, 40))),
        Booked(drawn(BO), before="h0"),
    ],
)
def test_any_other_entry_is_the_same_as_all_at_once(act) -> None:
    game = booked(events=HANDS[:4])
    entry = Entry("x", act)
    assert extend(game, entry) == game_of(PLAY_ON, NAMES, (*game.entries, entry))
    back = extend(extend(game, entry), Entry("y", Voided("x")))
    assert back[:6] == game[:6]
    again = extend(back, Entry("z", Restored("x")))
    assert again[:6] == extend(game, entry)[:6]


def test_an_entry_that_is_sent_twice_is_booked_once() -> None:
    game = booked(events=HANDS[:2])
    assert extend(game, game.entries[0]) is game
    assert extend(game, Entry("h0", Booked(drawn()))) is game


def test_an_entry_that_cannot_follow_changes_nothing() -> None:
    game = booked()
    with pytest.raises(IllegalEvent) as caught:
        extend(game, Entry("x", Booked(drawn())))
    assert (caught.value.index, caught.value.uid, caught.value.game) == (6, "x", game)
    with pytest.raises(IllegalEvent) as caught:
        extend(game, Entry("x", Amended("h2", drawn(9))))
    assert (caught.value.index, caught.value.uid) == (2, "h2")


def test_an_amended_row_says_so() -> None:
    game = booked(Amended("h3", won(tsumo(CHI, 4, 40))))
    assert [row.amended for row in game.rows] == [False, False, True, False, False]
    assert game.rows[2].event == won(tsumo(CHI, 4, 40))


# Corrections


def changed(game: Game, act: Act) -> list[tuple[str, str]]:
    found = correction(game, game.entries, act, "new")
    assert found.before == game
    return [(change.uid, change.field) for change in found.changed]


def test_a_correction_of_value_changes_all_scores_after_it() -> None:
    game = booked(events=HANDS[:4])
    assert changed(game, Amended("h0", won(ron(BO, CHI, 3, 30)))) == [
        ("h0", "event"),
        ("h0", "deltas"),
        ("h0", "scores"),
        ("h2", "scores"),
        ("h3", "scores"),
    ]
    found = correction(game, game.entries, Amended("h0", won(ron(BO, CHI, 3, 30))))
    assert found.problem is None
    assert found.after is not None
    assert found.changed[1] == Change("h0", "deltas", (0, 2000, -2000, 0), (0, 3900, -3900, 0))


def test_a_correction_of_the_winner_moves_rounds_and_honba() -> None:
    game = booked(events=HANDS[:4])
    found = correction(game, game.entries, Amended("h0", won(tsumo(ANA, 2, 30))))
    assert found.after is not None
    moved = [change for change in found.changed if change.field in ("round", "dealer", "honba")]
    assert moved == [
        Change("h2", "round", "E2", "E1"),
        Change("h2", "dealer", BO, ANA),
        Change("h2", "honba", 0, 1),
        Change("h3", "round", "E3", "E2"),
        Change("h3", "dealer", CHI, BO),
        Change("h3", "honba", 1, 2),
    ]


def test_a_correction_may_change_who_won() -> None:
    game = booked()
    found = correction(game, game.entries, Amended("h4", won(ron(ANA, DAN, None, yakuman=1))))
    whole = {change.field: change[2:] for change in found.changed if not change.uid}
    assert whole["first"] == (CHI, ANA)
    assert whole["places"] == ((4, 3, 1, 2), (1, 3, 2, 4))
    assert set(whole) == {"first", "places", "points"}


def test_a_correction_may_reopen_a_game() -> None:
    game = booked()
    found = correction(game, game.entries, Voided("h5"))
    whole = {change.field: change[2:] for change in found.changed if not change.uid}
    assert whole["ending"] == ("last_hand", "")
    assert (whole["first"], whole["places"][1], whole["points"][1]) == ((CHI, None), None, None)


def test_hands_that_go_and_come_are_told() -> None:
    game = booked(events=HANDS[:4])
    gone = correction(game, game.entries, Voided("h0")).changed[0]
    assert gone == Change("h0", "row", game.rows[0], None)
    found = correction(game, game.entries, Booked(drawn(DAN), before="h2"), "new")
    assert found.after is not None
    assert Change("new", "row", None, found.after.rows[1]) in found.changed
    assert [row.uid for row in found.after.rows] == ["h0", "new", "h2", "h3"]


def test_people_in_other_chairs_change_the_names_alone() -> None:
    assert changed(booked(events=HANDS[:2]), Booked(Reseated((1, 0, 2, 3)))) == [("", "names")]


def test_nothing_changes_where_nothing_is_said() -> None:
    game = booked(events=HANDS[:4])
    assert changed(game, Voided("nothing")) == []


def test_a_correction_after_which_a_hand_cannot_follow_tells_which() -> None:
    game = booked(events=HANDS[:4], rules=with_(PLAY_ON, bust="below_zero"))
    found = correction(game, game.entries, Amended("h0", won(ron(BO, CHI, None, yakuman=1))))
    assert found.after is None
    assert found.problem is not None
    assert (found.problem.index, found.problem.uid) == (1, "h1")
    assert [problem.id for problem in found.problem.problems] == ["game_over"]
    assert [(change.uid, change.field) for change in found.changed] == [
        ("h0", "event"),
        ("h0", "deltas"),
        ("h0", "scores"),
    ]


def test_a_correction_of_the_first_hand_that_cannot_be() -> None:
    game = booked(events=HANDS[:4])
    found = correction(game, game.entries, Amended("h0", drawn(9)))
    assert (found.after, found.changed) == (None, ())
    inserted = correction(game, game.entries, Booked(drawn(9), before="h0"), "new")
    assert inserted.problem is not None
    assert (inserted.problem.uid, inserted.changed) == ("new", ())
