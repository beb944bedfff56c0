"""What people hold against the record, and the slips that explain it."""

import pytest

from riichi_desktop.ledger import Aborted, Bell, Chombo, Finding, Game, Liable, stick_check

from .tables import (
    ANA,
    BO,
    CHI,
    DAN,
    EMA,
    LEAGUE,
    ONLINE,
    SANMA,
    WRC,
    drawn,
    played,
    ron,
    tsumo,
    won,
)

GAME = played(
    ONLINE,
    won(ron(BO, CHI, 3, 30), riichi=[BO]),  # 0
    Bell(),
    drawn(BO, DAN, riichi=[DAN]),  # 1
    won(tsumo(CHI, 3, 40)),  # 2, takes Dan's stick and one honba
    Chombo((ANA,), (BO,)),  # 3
    won(tsumo(CHI), riichi=[ANA]),  # 4, the dealer
    drawn(ANA, riichi=[ANA]),  # 5, the stick stays
)


def found(game: Game, *off: int) -> list[tuple[str, int, tuple[int, ...]]]:
    """Give the slips that explain what people hold more or less than is booked."""
    counted = [have + more for have, more in zip(game.table.scores, off, strict=True)]
    said = stick_check(game, counted)
    return [(one.kind, one.row, one.chairs) for one in said if one.kind not in ("total", "chair")]


def test_all_agrees() -> None:
    assert stick_check(GAME, GAME.table.scores) == ()


def test_what_is_off_is_told_first() -> None:
    counted = [have + more for have, more in zip(GAME.table.scores, (100, 0, -300, 0), strict=True)]
    assert stick_check(GAME, counted)[:3] == (
        Finding("total", points=-200),
        Finding("chair", chairs=(ANA,), points=100),
        Finding("chair", chairs=(CHI,), points=-300),
    )


def test_differences_that_even_out_leave_the_total_right() -> None:
    counted = [have + more for have, more in zip(GAME.table.scores, (100, 0, -100, 0), strict=True)]
    assert [one.kind for one in stick_check(GAME, counted)][:2] == ["chair", "chair"]


@pytest.mark.parametrize(
    ("off", "slip"),
    [
        # Dan kept the stick that Chi took from the table later.
        ((0, 0, -1000, 1000), ("stick_not_laid", 1, (DAN,))),
        # Ana's last stick: it was to lie on the table still.
        ((1000, 0, 0, 0), ("stick_not_laid", 5, (ANA,))),
        ((0, 0, 0, -1000), ("stick_not_booked", 5, (DAN,))),
        ((0, 1000, -1000, 0), ("stick_not_booked", 0, (CHI,))),
        ((0, 0, -1000, 0), ("sticks_not_taken", 2, (CHI,))),
        ((100, 100, -300, 100), ("no_honba", 2, (CHI,))),
        ((-100, -100, 300, -100), ("honba_twice", 2, (CHI,))),
        ((0, -3900, 3900, 0), ("not_paid", 0, ())),
        ((1500, -1500, 1500, -1500), ("not_paid", 1, ())),
        ((0, 3900, -3900, 0), ("paid_twice", 0, ())),
        ((-3900, 0, 3900, 0), ("wrong_payer", 0, (CHI, ANA))),
        ((3900, -3900, 0, 0), ("wrong_winner", 0, (BO, ANA))),
        ((2500, -500, -1500, -500), ("other_tenpai", 1, (ANA, BO, DAN))),
        ((0, 1300, -1300, 0), ("other_value", 0, (BO,))),
        ((0, -1900, 1900, 0), ("other_value", 0, (BO,))),
    ],
)
def test_a_slip_is_found(off, slip) -> None:
    assert slip in found(GAME, *off)


def test_the_shares_of_a_tsumo_are_swapped() -> None:
    game = played(ONLINE, won(tsumo(BO)))
    assert ("shares_swapped", 0, (ANA, CHI)) in found(game, 2000, 0, -2000, 0)


def test_a_chombo_gives_its_sticks_back() -> None:
    """So nobody's stick of that hand is missing."""
    game = played(EMA, Chombo((ANA,), (BO,)))
    assert found(game, 0, 1000, 0, 0) == []
    assert found(game, 0, 0, 0, -1000) == []


def test_of_an_abortive_draw_only_its_sticks_can_be_wrong() -> None:
    game = played(ONLINE, Aborted("suukaikan", (BO,)))
    assert found(game, 0, 1000, 0, 0) == [("stick_not_laid", 0, (BO,))]
    assert found(game, 0, 0, -1000, 0) == [("stick_not_booked", 0, (CHI,))]
    assert found(game, -2000, 0, 2000, 0) == []


def test_a_bumped_winner_was_paid_though_he_should_not() -> None:
    game = played(WRC, won(ron(BO, ANA), ron(CHI, ANA)))
    assert ("wrong_winner", 0, (BO, CHI)) in found(game, 0, -8000, 8000, 0)


def test_a_yakuman_has_no_next_fu() -> None:
    game = played(LEAGUE, won(tsumo(BO, None, yakuman=1, pao=(Liable(DAN),))))
    assert found(game, 0, -16000, 0, 16000) == []
    assert ("wrong_payer", 0, (DAN, ANA)) in found(game, -32000, 0, 0, 32000)


def test_three_players() -> None:
    game = played(SANMA, won(tsumo(BO)), won(ron(ANA, CHI)))
    assert ("shares_swapped", 0, (ANA, CHI)) in found(game, 2000, 0, -2000)


def test_likely_slips_come_first_then_late_hands() -> None:
    game = played(ONLINE, won(ron(DAN, CHI)), won(ron(DAN, CHI)))
    assert found(game, 0, 0, 8000, -8000) == [("not_paid", 1, ()), ("not_paid", 0, ())]


def test_everybody_is_counted() -> None:
    with pytest.raises(ValueError, match="zip"):
        stick_check(GAME, (1, 2, 3))
