"""What a hand is worth: check it, read it every way, keep the reading that pays most."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from . import facts as f
from .check import Checked, check
from .dora import count_dora
from .fu import CHIITOITSU, OPEN_MINIMUM, FuItem, pair_item, raw_and_rounded, winning_items
from .hand import Hand
from .local_yaku import LOCAL_YAKU
from .payment import DISCARDER, MANGAN, YAKUMAN, Liability, Payment, Win, limit_of, settle
from .problems import NotScorable, Problem, problem
from .readings import Shape, shapes, tile_facts
from .rules import Rules
from .situation import WINDS, Situation
from .suits import Block
from .tiles import EAST, KIND, NORTH, WHITE
from .yaku import NOTHING, Law, Verdict, law_of, north_is_value


class Reading(NamedTuple):
    """One way to read a hand, valued.

    Attributes:
        blocks: its groups: concealed ones sorted, the completed one last, then the melds.
        completed: the block that the winning tile completes.
        wait: ryanmen, kanchan, penchan, tanki, shanpon, thirteen, or None.
        yaku: id -> han. Empty with a yakuman, and where the reading has no yaku.
        dora: id -> han. Empty with a yakuman.
        yakuman: id -> how many times it counts.
        han: yaku and dora together; None with a yakuman.
        fu: rounded; None with a yakuman or renhou.
        fu_raw: before rounding.
        fu_items: the reasons; their sum is `fu_raw`.
        limit: its id, or None below mangan.
        base: base points; 0 without a yaku.
        facts: everything that is so of it (see `facts`).
    """

    blocks: tuple[Block, ...]
    completed: Block | None
    wait: str | None
    yaku: Mapping[str, int]
    dora: Mapping[str, int]
    yakuman: Mapping[str, int]
    han: int | None
    fu: int | None
    fu_raw: int
    fu_items: tuple[FuItem, ...]
    limit: str | None
    base: int
    facts: int


class HandValue(NamedTuple):
    """What a hand is worth, and why.

    Attributes:
        best: the reading that is paid.
        payment: who pays whom.
        others: every other reading, the best first.
        notices: what the program understood where the input left a choice.
        hand, situation, rules: what was valued.
    """

    best: Reading
    payment: Payment
    others: tuple[Reading, ...]
    notices: tuple[Problem, ...]
    hand: Hand
    situation: Situation
    rules: Rules

    @property
    def yaku(self) -> Mapping[str, int]:
        """Ordinary yaku: id -> han."""
        return self.best.yaku

    @property
    def dora(self) -> Mapping[str, int]:
        """Dora: id -> han."""
        return self.best.dora

    @property
    def yakuman(self) -> Mapping[str, int]:
        """Yakuman: id -> how many times it counts."""
        return self.best.yakuman

    @property
    def han(self) -> int | None:
        """Yaku and dora together; None with a yakuman."""
        return self.best.han

    @property
    def fu(self) -> int | None:
        """Rounded fu; None with a yakuman."""
        return self.best.fu

    @property
    def fu_items(self) -> tuple[FuItem, ...]:
        """The reasons for the fu."""
        return self.best.fu_items

    @property
    def limit(self) -> str | None:
        """The limit's id, or None below mangan."""
        return self.best.limit

    @property
    def points(self) -> int:
        """What the winner receives without honba and sticks."""
        return self.payment.points

    @property
    def readings(self) -> tuple[Reading, ...]:
        """Every other way to read the hand."""
        return self.others


def payment_of(reading: Reading, situation: Situation, rules: Rules) -> Payment:
    """Give what a reading would pay, whether it is the kept one or not.

    Liability for a yakuman that this reading has not is left out.
    """
    held = tuple(
        Liability(pao.liable, reading.yakuman[pao.yakuman])
        for pao in situation.pao
        if pao.yakuman in reading.yakuman and pao.yakuman in rules.pao
    )
    return settle(_win(reading, situation, _capped(reading, rules), held), rules)


RENHOU_HAN: Final = 5
_WIND_NUMBER: Final = {wind: number for number, wind in enumerate(WINDS)}


def evaluate(hand: Hand, situation: Situation, rules: Rules) -> HandValue:
    """Give what a winning hand is worth.

    Of all readings the one with the highest payment is kept; on equal pay a real yakuman before a
    counted one, then more han, then more fu before rounding (RULES 2.1 no. 1, clarification A8).

    Raises:
        NotScorable: the hand cannot be, is no win, or has no yaku. Nothing was changed.
    """
    checked = check(hand, situation, rules)
    if not isinstance(checked, Checked):
        raise NotScorable(checked)
    hand, facts, notices = checked
    readings = read(hand, situation, rules, facts)
    if not readings:
        raise NotScorable([problem("not_a_win")])
    best = readings[0]
    if not best.base:
        raise NotScorable([problem("no_yaku")])
    times = _capped(best, rules)
    if situation.pao:
        notices += _pao_notices(situation, rules)
        win = _win(best, situation, times, _liabilities(best, situation, rules))
    else:
        win = _win(best, situation, times, ())
    if facts & f.TENHOU:
        notices += _tenhou_notice(hand, situation, rules, best)
    return HandValue(best, settle(win, rules), tuple(readings[1:]), notices, hand, situation, rules)


def read(hand: Hand, situation: Situation, rules: Rules, facts: int) -> list[Reading]:
    """Value every reading of a checked hand, the one to be kept first."""
    law = law_of(rules)
    dora = count_dora(hand, situation, rules)
    seat, round = _WIND_NUMBER[situation.seat], _WIND_NUMBER[situation.round]
    facts |= tile_facts(hand)
    found = [
        _value(shape, facts | shape.facts, hand, dora, law, seat, round)
        for shape in shapes(hand, situation.by == "ron", seat, round)
    ]
    if facts & f.RENHOU and rules.renhou in ("mangan_alternative", "five_han_alone"):
        found.extend([_renhou(reading) for reading in found[:1]])
    if len(found) > 1:
        found.sort(key=_rank, reverse=True)
    return found


def _rank(reading: Reading) -> tuple[int, bool, bool, int, int]:
    # On equal pay the ordinary reading stands before renhou (clarification B1).
    ordinary = "renhou" not in reading.yaku
    return reading.base, bool(reading.yakuman), ordinary, reading.han or 0, reading.fu_raw


def _value(
    shape: Shape, facts: int, hand: Hand, dora: dict[str, int], law: Law, seat: int, round: int
) -> Reading:
    rules = law.rules
    if shape.pair == NORTH and north_is_value(rules):
        facts &= ~f.PLAIN_PAIR
    verdict = law.verdict(facts)
    if rules.local_yaku:
        verdict = _with_local(verdict, facts, shape, law)
    yaku, han, yakuman, times = verdict
    _, blocks, completed, wait, pair, group_items, wait_items = shape
    if facts & f.STANDARD:
        items = winning_items(facts, KIND[hand.win], rules.rinshan_tsumo_fu, "pinfu" in yaku)
        items += group_items
        if pair is not None and pair >= EAST:
            item = _pair(pair, seat, round, rules)
            if item:
                items += (item,)
        items += wait_items
        raw, fu = raw_and_rounded(items)
        if raw == 20 and not facts & f.CLOSED:
            # An open hand is never below 30 fu (RULES 2.3 no. 18).
            items += (OPEN_MINIMUM,)
            raw, fu = 22, 30
    else:
        items = (CHIITOITSU,) if facts & f.SEVEN_PAIRS else ()
        raw = fu = 25 if items else 0
    if yakuman:
        base = YAKUMAN * min(times, rules.yakuman_cap)
        return Reading(
            blocks, completed, wait, NOTHING, NOTHING, yakuman,
            None, None, raw, items, "yakuman", base, facts,
        )  # fmt: skip
    if not han:
        return Reading(
            blocks, completed, wait, NOTHING, dora, NOTHING, 0, fu, raw, items, None, 0, facts
        )
    for extra in dora.values():
        han += extra
    limit, base = limit_of(han, fu, rules)
    return Reading(
        blocks, completed, wait, yaku, dora, NOTHING, han, fu, raw, items, limit, base, facts
    )


def _pair(pair: int, seat: int, round: int, rules: Rules) -> FuItem | None:
    if pair >= WHITE:
        return pair_item(pair, 1, 2)
    wind = pair - EAST
    values = (wind == seat) + (wind == round)
    if pair == NORTH and north_is_value(rules):
        values = 1
    return pair_item(pair, values, rules.double_wind_pair_fu)


def _renhou(reading: Reading) -> Reading:
    """Renhou as a reading of its own: mangan, alone, without dora (clarification B1)."""
    return reading._replace(
        yaku=MappingProxyType({"renhou": RENHOU_HAN}),
        dora=NOTHING,
        yakuman=NOTHING,
        han=RENHOU_HAN,
        fu=None,
        limit="mangan",
        base=MANGAN,
    )


def _with_local(verdict: Verdict, facts: int, shape: Shape, law: Law) -> Verdict:
    yaku, yakuman = dict(verdict.yaku), dict(verdict.yakuman)
    for id in law.rules.local_yaku:
        local = LOCAL_YAKU.get(id)
        if local is None or not local.holds(facts, shape):
            continue
        if local.is_yakuman:
            yakuman[id] = law.times(id)
        elif not yakuman:
            yaku[id] = local.closed if facts & f.CLOSED else local.open
    if yakuman:
        return Verdict(NOTHING, 0, MappingProxyType(yakuman), sum(yakuman.values()))
    if "isshoku_sanjun" in yaku:
        yaku.pop("iipeikou", None)
    return Verdict(MappingProxyType(yaku), sum(yaku.values()), NOTHING, 0)


def _capped(reading: Reading, rules: Rules) -> int:
    return min(sum(reading.yakuman.values()), rules.yakuman_cap) if reading.yakuman else 0


def _win(
    best: Reading, situation: Situation, times: int, liabilities: tuple[Liability, ...]
) -> Win:
    return Win(
        best.base,
        situation.seat,
        situation.by == "tsumo",
        situation.source or DISCARDER,
        situation.honba,
        situation.sticks,
        liabilities,
        times,
    )


def _liabilities(best: Reading, situation: Situation, rules: Rules) -> tuple[Liability, ...]:
    """Give who answers for what; the yakuman must be in the hand (clarification B5).

    Raises:
        NotScorable: `pao_impossible`.
    """
    found = []
    for pao in situation.pao:
        if pao.yakuman not in best.yakuman:
            raise NotScorable(
                [problem("pao_impossible", "pao", reason="pao_not_in_hand", yaku=pao.yakuman)]
            )
        if pao.yakuman in rules.pao:
            found.append(Liability(pao.liable, best.yakuman[pao.yakuman]))
    return tuple(found)


def _pao_notices(situation: Situation, rules: Rules) -> tuple[Problem, ...]:
    return tuple(
        problem("pao_not_in_rules", "pao", yaku=pao.yakuman)
        for pao in situation.pao
        if pao.yakuman not in rules.pao
    )


def _tenhou_notice(
    hand: Hand, situation: Situation, rules: Rules, best: Reading
) -> tuple[Problem, ...]:
    """Say where another choice of the last tile would pay more under tenhou (clarification A5)."""
    tiles = (*hand.concealed, hand.win)
    for win in dict.fromkeys(hand.concealed):
        rest = list(tiles)
        rest.remove(win)
        other = Hand(tuple(rest), win, hand.melds, hand.north)
        checked = check(other, situation, rules)
        if isinstance(checked, Checked):
            readings = read(checked.hand, situation, rules, checked.facts)
            if readings and readings[0].base > best.base:
                return (problem("tenhou_other_last_tile", "win", tile=win),)
    return ()
