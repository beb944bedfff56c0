"""Cuts of a tournament: who goes on, when that is known, and what it does to the standings."""

from dataclasses import replace

from riichi_desktop.club import Played, Register, Standings, Thing, standings

from .clubs import CLUB, enrolled, event, made, register, round_

A, B, C, D, E, F = (one.uid for one in CLUB)
G, H = "gil", "hal"
ALL = (A, B, C, D, E, F, G, H)
OPEN = event(kind="tournament", rounds=3, cuts=((1, 4),))
FIRST = round_(1, (A, B, C, D), (E, F, G, H))


def club(*things: Thing) -> Register:
    return register(*CLUB, OPEN, *(enrolled(one) for one in ALL), *things)


def first_round() -> list[Played]:
    return [
        made((A, 9), (B, 5), (C, -5), (D, -9), round="r1", table=1),
        made((E, 8), (F, 4), (G, -4), (H, -8), round="r1", table=2),
    ]


def ranks(held: Standings) -> list[tuple[int, str, int]]:
    return [(row.rank, row.player, row.cut) for row in held.rows]


def test_before_the_round_is_played_nobody_is_cut() -> None:
    for number in (0, 1):
        held = standings(club(FIRST), "e", first_round()[:number])
        assert held.cuts == ()
    assert standings(club(), "e", first_round()).cuts == ()


def test_after_it_the_first_go_on() -> None:
    held = standings(club(FIRST), "e", first_round())
    (cut,) = held.cuts
    assert (cut.round, cut.size, cut.through, cut.tied) == (1, 4, (A, E, B, F), ())
    assert set(cut.out) == {C, D, G, H}
    assert ranks(held)[3:5] == [(4, F, 0), (5, G, 1)]


def test_a_void_game_is_a_result() -> None:
    games = first_round()
    games[1] = games[1]._replace(counts=False)
    held = standings(club(FIRST), "e", games)
    assert held.cuts[0].through == (A, B, C, D)


def test_equals_on_the_line_are_named() -> None:
    games = [
        made((A, 9), (B, 4), (C, -4), (D, -9), round="r1", table=1),
        made((E, 8), (F, 4), (G, -4), (H, -8), round="r1", table=2),
    ]
    cut = standings(club(FIRST), "e", games).cuts[0]
    assert (cut.through, cut.tied) == ((A, E, B, F), ())
    three = replace(OPEN, cuts=((1, 3),))
    held = register(*CLUB, three, *(enrolled(one) for one in ALL), FIRST)
    cut = standings(held, "e", games).cuts[0]
    assert (cut.through, cut.tied) == ((A, E, B), (B, F))


def test_who_withdrew_or_takes_no_place_does_not_go_on() -> None:
    held = club(FIRST, enrolled(B, withdrawn=True), enrolled(E, substitute=True))
    cut = standings(held, "e", first_round()).cuts[0]
    assert cut.through == (A, F, G, C)
    assert set(cut.out) == {B, D, H}


def test_fewer_than_the_cut_all_go_on() -> None:
    held = register(*CLUB, OPEN, round_(1, (A, B, C, D)))
    cut = standings(held, "e", first_round()[:1]).cuts[0]
    assert (cut.through, cut.out, cut.tied) == ((A, B, C, D), (), ())


def test_who_went_on_is_ahead_whatever_happens_then() -> None:
    second = round_(2, (A, E, B, F), (C, D, G, H))
    games = [
        *first_round(),
        made((A, 1), (E, 0), (B, -1), (F, -50), round="r2", table=1),
        made((C, 70), (D, 1), (G, -1), (H, -70), round="r2", table=2),
    ]
    held = standings(club(FIRST, second), "e", games)
    assert ranks(held) == [
        (1, A, 0),
        (2, E, 0),
        (3, B, 0),
        (4, F, 0),
        (5, C, 1),
        (6, G, 1),
        (7, D, 1),
        (8, H, 1),
    ]


def test_once_the_next_round_is_drawn_it_says_who_went_on() -> None:
    second = round_(2, (A, E, C, F), (B, D, G, H))
    held = standings(club(FIRST, second), "e", first_round())
    assert held.cuts[0].through == (A, E, C, F)
    assert held.cuts[0].out == (B, G, H, D)
    corrected = first_round()
    corrected[0] = made((D, 9), (B, 5), (C, -5), (A, -9), round="r1", table=1)
    assert standings(club(FIRST, second), "e", corrected).cuts[0].through == (A, E, C, F)


def test_who_sits_out_of_the_next_round_went_on_too() -> None:
    five = replace(OPEN, cuts=((1, 5),))
    second = round_(2, (A, E, B, F), sits_out=(G, H))
    held = register(*CLUB, five, *(enrolled(one) for one in ALL), FIRST, second)
    cut = standings(held, "e", first_round()).cuts[0]
    assert (cut.through, set(cut.out)) == ((A, E, B, F, G), {C, D, H})


def test_one_cut_follows_another() -> None:
    twice = replace(OPEN, cuts=((2, 4), (1, 6)), rounds=4)
    third = round_(2, (A, B, E, F), sits_out=(G, C))
    held = register(*CLUB, twice, *(enrolled(one) for one in ALL), FIRST, third)
    games = [*first_round(), made((F, 20), (E, 1), (B, -1), (A, -20), round="r2", table=1)]
    found = standings(held, "e", games)
    assert [(cut.round, cut.size) for cut in found.cuts] == [(1, 6), (2, 4)]
    assert found.cuts[1].through == (F, E, B, G)
    assert [row.cut for row in found.rows] == [0, 0, 0, 0, 2, 2, 1, 1]
    assert [row.player for row in found.rows][4:6] == [C, A]


def test_the_standings_of_the_other_number_of_players_have_no_cuts() -> None:
    assert standings(club(FIRST), "e", first_round(), players=3).cuts == ()
