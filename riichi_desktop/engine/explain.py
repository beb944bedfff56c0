"""The steps of a value, and why a yaku is absent, as data. Words are put to them elsewhere."""

from typing import NamedTuple

from . import facts as f
from .law import law_of
from .payment import STICK, Payment, Transfer
from .points import Awarded
from .rules import Rules
from .value import HandValue, Reading
from .yaku import Yaku, Yakuman


class Step(NamedTuple):
    """One step from han and fu to what the winner gets.

    Attributes:
        id: fu (raw -> rounded), base (fu x 2^(2+han)), kiriage, limit, yakuman (times x 8,000),
            transfer (one payment), honba, sticks, total.
        before: the number that the step starts from.
        after: the number that it gives, in points (fu for the fu step).
        detail: han, the limit's id, a `Transfer` …; None where there is none.
    """

    id: str
    before: int
    after: int
    detail: object = None


def explain(value: HandValue) -> tuple[Step, ...]:
    """Give the steps of a value: fu, rounding, base points, limit, each transfer, honba, sticks."""
    best, situation = value.best, value.situation
    times = sum(best.yakuman.values())
    return (
        *_base_steps(best.han, best.fu, best.fu_raw, times, best.base, best.limit, value.rules),
        *_payment_steps(value.payment, situation.honba, situation.sticks),
    )


def explain_award(awarded: Awarded) -> tuple[Step, ...]:
    """Give the steps of a win without tiles: as `explain`, the rounding of fu left out."""
    award = awarded.award
    return (
        *_base_steps(
            award.han,
            award.fu,
            award.fu or 0,
            award.yakuman,
            awarded.base,
            awarded.limit,
            awarded.rules,
        ),
        *_payment_steps(awarded.payment, award.honba, award.sticks),
    )


def _base_steps(
    han: int | None,
    fu: int | None,
    fu_raw: int,
    times: int,
    base: int,
    limit: str | None,
    rules: Rules,
) -> list[Step]:
    if times:
        return [Step("yakuman", times, base, min(times, rules.yakuman_cap))]
    han = han or 0
    if fu is None or han >= 5:
        return [Step("limit", han, base, limit)]
    formula = fu << han + 2
    steps = [Step("fu", fu_raw, fu, None), Step("base", fu, formula, han)]
    if limit:
        steps.append(Step("kiriage" if formula < base else "limit", formula, base, limit))
    return steps


def _payment_steps(payment: Payment, honba: int, sticks: int) -> list[Step]:
    steps = [Step("transfer", one.exact, one.points, one) for one in payment.transfers]
    due = sum(one.honba for one in payment.transfers)
    gained = payment.points
    if due:
        steps.append(Step("honba", gained, gained + due, honba))
        gained += due
    if sticks:
        steps.append(Step("sticks", gained, gained + STICK * sticks, sticks))
        gained += STICK * sticks
    return [*steps, Step("total", payment.points, gained)]


def transfers_by_payer(value: HandValue) -> dict[str, list[Transfer]]:
    """Group the transfers of a value by who pays them."""
    found: dict[str, list[Transfer]] = {}
    for transfer in value.payment.transfers:
        found.setdefault(transfer.payer, []).append(transfer)
    return found


class Absent(NamedTuple):
    """A yaku that the kept reading does not have.

    Attributes:
        id: the yaku or yakuman.
        missing: names of the facts that it needs and that do not hold; the name ``closed`` where it
            exists for a closed hand alone; ``not_`` and the name of a fact that bars it, which a
            greater yaku has in its place (``not_two_peikou`` of iipeikou beside ryanpeikou).
        is_yakuman: whether it is a yakuman.
        elsewhere: whether another reading of the hand has it.
    """

    id: str
    missing: tuple[str, ...]
    is_yakuman: bool
    elsewhere: bool


def why_not(value: HandValue) -> tuple[Absent, ...]:
    """Say for each absent yaku what it lacks, the nearest first."""
    return absent(value.best, value.others, value.rules)


def absent(best: Reading, others: tuple[Reading, ...], rules: Rules) -> tuple[Absent, ...]:
    """Say for each yaku that a reading has not what it lacks; see `why_not`.

    For a hand without any yaku, give its best reading (its `base` is 0).
    """
    law = law_of(rules)
    have = {**best.yaku, **best.yakuman}
    found: dict[str, Absent] = {}
    rows: list[Yaku | Yakuman] = [*law.yaku, *law.yakuman]
    for row in rows:
        if row.id in have or row.id in found or _cannot_be(row, rules):
            continue
        missing = _missing(row, best.facts)
        if missing:
            elsewhere = any(row.id in other.yaku or row.id in other.yakuman for other in others)
            found[row.id] = Absent(row.id, missing, isinstance(row, Yakuman), elsewhere)
    return tuple(sorted(found.values(), key=lambda one: (len(one.missing), one.is_yakuman)))


def _cannot_be(row: Yaku | Yakuman, rules: Rules) -> bool:
    """Tell whether the tiles cannot make a yaku: without 2 to 8 of characters no run of theirs."""
    return rules.players == 3 and bool(row.needs & f.THREE_COLOUR_RUNS)


def _missing(row: Yaku | Yakuman, facts: int) -> tuple[str, ...]:
    if row.needs & f.STANDARD and not facts & f.STANDARD:
        return ("standard",)
    lacking = f.fact_names(row.needs & ~facts)
    if isinstance(row, Yaku) and not row.open and not facts & f.CLOSED:
        lacking += ("closed",)
    if not lacking:
        lacking = tuple(f"not_{name}" for name in f.fact_names(row.bars & facts))
    return lacking
