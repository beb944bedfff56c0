"""The payments of a win as slots, and the slips that explain a wrong one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from riichi_desktop.engine import (
    DISCARDER,
    FU_VALUES,
    Payment,
    Rules,
    limit_of,
    settle,
)

from .values import Note, Slot, note

_YAKUMAN: Final = 8000
_LIMIT_HAN: Final = {"mangan": 5, "haneman": 6, "baiman": 8, "sanbaiman": 11}
_ORDER: Final = ("discarder", "each", "others", "dealer")


class Win(NamedTuple):
    """What a payment follows from.

    Attributes:
        han: yaku and dora together; None with a yakuman.
        fu: rounded; None where it does not matter.
        yakuman: how many times it is paid; 0 for an ordinary hand.
        dealer: whether the winner is the dealer.
        tsumo: whether he drew the tile.
        honba: counters.
    """

    han: int | None
    fu: int | None
    yakuman: int
    dealer: bool
    tsumo: bool
    honba: int

    def worth(self, rules: Rules) -> tuple[str | None, int]:
        """Give its limit and its base points."""
        if self.yakuman:
            return "yakuman", _YAKUMAN * self.yakuman
        return limit_of(self.han or 0, self.fu or 0, rules)

    def paid(self, base: int, rules: Rules) -> Payment:
        """Give who would pay what for so many base points."""
        winner = "E" if self.dealer else "S"
        return settle(base, winner, None if self.tsumo else DISCARDER, self.honba, 0, rules)


def payment_slots(payment: Payment, dealer: bool) -> tuple[Slot, ...]:
    """Give what each payer pays, honba included; by tsumo non-dealers before the dealer."""
    found: dict[str, int] = {}
    for one in payment.transfers:
        id = "discarder"
        if one.reason == "tsumo":
            id = "each" if dealer else "dealer" if one.payer == "E" else "others"
        found[id] = one.points + one.honba
    return tuple(Slot(id, found[id]) for id in _ORDER if id in found)


def numbers_of(payment: Payment, dealer: bool) -> tuple[int, ...]:
    """Give the numbers of `payment_slots` alone."""
    return tuple(slot.right for slot in payment_slots(payment, dealer))


def payment_slip(win: Win, given: Sequence[int | None], rules: Rules) -> Note | None:
    """Say which one slip gives these numbers; None where none of those that are known does."""
    right = numbers_of(win.paid(win.worth(rules)[1], rules), win.dealer)
    for numbers, slip in _slips(win, right, rules):
        if numbers == tuple(given) != right:
            return slip
    return None


def _slips(
    win: Win, right: tuple[int, ...], rules: Rules
) -> Iterator[tuple[tuple[int, ...], Note]]:
    """Give what each slip would write, the most common slip first."""
    yield from _of_honba(win, rules)
    yield from _of_role(win, right, rules)
    yield right[::-1], note("swapped")
    yield from _of_rounding(win, rules)
    yield from _of_limit(win, rules)
    yield from _of_han_and_fu(win, rules)
    yield from _of_sharing(win, rules)
    if win.han is not None and win.fu is not None and win.han < 5:
        bare = numbers_of(win.paid(win.fu << win.han, rules), win.dealer)
        yield bare, note("power_of_two", han=win.han)


def _of_honba(win: Win, rules: Rules) -> Iterator[tuple[tuple[int, ...], Note]]:
    if not win.honba:
        return
    base, each = win.worth(rules)[1], rules.honba_per_payer
    bare = numbers_of(win._replace(honba=0).paid(base, rules), win.dealer)
    whole = each * (rules.players - 1)
    due = (each if win.tsumo else whole) * win.honba
    yield bare, note("honba_forgotten", points=due)
    other = (whole if win.tsumo else each) * win.honba
    slip = note("honba_whole" if win.tsumo else "honba_share", points=due, given=other)
    yield tuple(number + other for number in bare), slip


def _of_role(
    win: Win, right: tuple[int, ...], rules: Rules
) -> Iterator[tuple[tuple[int, ...], Note]]:
    base = win.worth(rules)[1]
    flipped = win._replace(dealer=not win.dealer)
    other = numbers_of(flipped.paid(base, rules), flipped.dealer)
    slip = note("as_other" if win.dealer else "as_dealer")
    if not win.tsumo:
        yield other, slip
    elif win.dealer:
        yield other[:1], slip
    else:
        yield other * 2, slip
        yield (right[0], right[0]), note("dealer_pays_more")


def _of_rounding(win: Win, rules: Rules) -> Iterator[tuple[tuple[int, ...], Note]]:
    payment = win.paid(win.worth(rules)[1], rules)
    exact = {one.points + one.honba: one.exact + one.honba for one in payment.transfers}
    right = numbers_of(payment, win.dealer)
    bare = tuple(exact[number] for number in right)
    slip = note("not_rounded", exact=bare[-1], points=right[-1])
    yield bare, slip
    yield tuple(number // 100 * 100 for number in bare), slip


def _of_limit(win: Win, rules: Rules) -> Iterator[tuple[tuple[int, ...], Note]]:
    limit, right = win.worth(rules)
    if win.han is not None and win.fu is not None:
        turned = replace(rules, kiriage_mangan=not rules.kiriage_mangan)
        id = "kiriage_missed" if rules.kiriage_mangan else "kiriage_used"
        yield numbers_of(win.paid(win.worth(turned)[1], rules), win.dealer), note(id)
        if limit:
            formula = win.fu << win.han + 2
            yield numbers_of(win.paid(formula, rules), win.dealer), note("not_capped")
    if limit is None:
        return
    for other, han in _LIMIT_HAN.items():
        base = limit_of(han, 0, rules)[1]
        if base != right:
            yield (
                numbers_of(win.paid(base, rules), win.dealer),
                note("limit_other", other=other, limit=limit),
            )
    if not win.yakuman:
        yield (
            numbers_of(win.paid(_YAKUMAN, rules), win.dealer),
            note("limit_other", other="yakuman", limit=limit),
        )
    elif win.yakuman > 1:
        single = win._replace(yakuman=1)
        yield numbers_of(single.paid(_YAKUMAN, rules), win.dealer), note("one_yakuman")


def _of_han_and_fu(win: Win, rules: Rules) -> Iterator[tuple[tuple[int, ...], Note]]:
    if win.han is None or win.fu is None or win.han >= 5:
        return
    for step in (-1, 1):
        han = win.han + step
        if han:
            base = limit_of(han, win.fu, rules)[1]
            slip = note("as_of_han", han=han)
            yield numbers_of(win.paid(base, rules), win.dealer), slip
    for fu in FU_VALUES:
        if fu != win.fu:
            base = limit_of(win.han, fu, rules)[1]
            yield numbers_of(win.paid(base, rules), win.dealer), note("as_of_fu", fu=fu)


def _of_sharing(win: Win, rules: Rules) -> Iterator[tuple[tuple[int, ...], Note]]:
    base = win.worth(rules)[1]
    turned = win._replace(tsumo=not win.tsumo).paid(base, rules)
    if win.tsumo:
        whole = sum(one.points + one.honba for one in win.paid(base, rules).transfers)
        ron = numbers_of(turned, win.dealer)
        count = 1 if win.dealer else 2
        yield (whole,) * count, note("whole_not_share")
        yield ron * count, note("whole_not_share")
    else:
        for share in numbers_of(turned, win.dealer):
            yield (share,), note("share_not_whole")
