"""May this hand, this situation and these rules be together? What was understood where they differ?"""

from typing import Final

from .facts import FLAG_NAMES, FLAGS
from .hand import (
    FIFTH,
    FIVE_KINDS,
    LANE,
    OVERFLOW,
    Hand,
    count_in,
    fifth_kinds,
)
from .law import Law
from .problems import NotScorable, Problem, problem
from .rules import Rules
from .situation import CONFLICTS_OF, CONTEXTUAL, WINDS, Situation, context
from .tiles import DRAGONS, KIND, SUITS, TILES, red_of, tile_name
from .tiles import WINDS as WIND_KINDS
from .yaku import LOCAL_FACTS

_FOURTH_FIVE: Final = sum(4 << LANE * kind for kind in FIVE_KINDS)
_RED_SHIFT: Final = LANE * 34
_RED_OVERFLOW: Final = sum(32 << LANE * suit for suit in range(3))
_MISSING_IN_SANMA: Final = sum(63 << LANE * kind for kind in range(1, 8))
_RARE: Final = sum(
    FLAGS[id] for id in ("renhou", "open_riichi", "from_riichi", "paarenchan", "ippatsu")
)
"""The flags that only some rules know."""


Checked = tuple[Hand, int, tuple[Problem, ...]]
"""A hand that may be scored: the hand, surplus plain fives read as red ones; the facts of tiles and
situation, without the flags that the rules do not know; and what was understood."""


def check(hand: Hand, situation: Situation, law: Law) -> Checked:
    """Check a hand against its situation and the law of its rules.

    Raises:
        NotScorable: they cannot be together; all reasons of one kind.
    """
    rules = law.rules
    facts = hand.facts | situation.facts | law.facts
    if facts & CONTEXTUAL:
        facts = context(hand, situation.facts, situation.lanes, rules)
    lanes = hand.total + situation.lanes
    found = CONFLICTS_OF[facts]
    if not found and (lanes + FIFTH & OVERFLOW or law.facts or hand.north):
        found = _tile_faults(hand, situation, rules, lanes)
    if not found and (lanes >> _RED_SHIFT) + law.red_slack & _RED_OVERFLOW:
        found = _too_many_reds(hand, situation, rules)
    if found:
        raise NotScorable(found)
    notices: list[Problem] | None = None
    if facts & _RARE or hand.total & _FOURTH_FIVE or law.several_reds or situation.pao:
        notices = []
        hand, facts = _understood(hand, facts, situation, law, notices)
    if situation.indicators != 1 + hand.kans or not law.has_counts:
        notices = notices or []
        _count_indicators(hand, situation, rules, notices)
    return hand, facts, tuple(notices) if notices else ()


def _understood(
    hand: Hand, facts: int, situation: Situation, law: Law, notices: list[Problem]
) -> tuple[Hand, int]:
    """Read surplus fives as red and leave out flags that the rules do not know."""
    if situation.pao:
        _check_pao(situation, law.rules)
    if hand.total & _FOURTH_FIVE or law.several_reds:
        hand = read_surplus_fives(hand, law.rules, notices)
    if facts & _RARE:
        facts = _without_unknown_flags(facts, law.rules, notices)
    return hand, facts


def _tile_faults(hand: Hand, situation: Situation, rules: Rules, lanes: int) -> tuple[Problem, ...]:
    kinds = fifth_kinds(lanes)
    if kinds:
        return tuple(problem("fifth_tile", "dora", tile=tile_name(kind)) for kind in kinds)
    return tuple(_three_players(hand, situation, rules))


def _three_players(hand: Hand, situation: Situation, rules: Rules) -> list[Problem]:
    if rules.players == 4:
        if hand.north:
            return [problem("flags_conflict", "north", reason="north_in_four_players")]
        return []
    for field, wind in (("seat", situation.seat), ("from", situation.source)):
        if wind == "N":
            return [problem("flags_conflict", field, reason="seat_not_played")]
    if rules.north != "nukidora" and (hand.north or "north_ron" in situation.flags):
        return [problem("flags_conflict", "north", reason="north_not_extracted")]
    for place, meld in enumerate(hand.melds):
        if meld.type == "chi":
            return [problem("bad_meld", f"melds[{place}]", reason="chi_three_players")]
    for field, lanes in (("concealed", hand.total), ("dora", situation.lanes)):
        for kind in range(1, 8):
            if lanes & _MISSING_IN_SANMA and count_in(lanes, kind):
                reason = "tile_not_in_three_player_set"
                return [problem("malformed", field, reason=reason, tile=tile_name(kind))]
    return []


def _too_many_reds(hand: Hand, situation: Situation, rules: Rules) -> tuple[Problem, ...]:
    for suit, most in enumerate(rules.red_fives):
        have = count_in(hand.total, 34 + suit) + count_in(situation.lanes, 34 + suit)
        if have > most:
            red = tile_name(34 + suit)
            place = "concealed" if count_in(hand.total, 34 + suit) else "dora"
            return (problem("too_many_reds", place, tile=red, have=have, most=most),)
    return ()


def read_surplus_fives(hand: Hand, rules: Rules, notices: list[Problem]) -> Hand:
    """Read plain fives that the set does not have as red ones, in calls first.

    A set with one red five of a suit has three plain ones, so a fourth can only be the red
    (clarification B7). Indicators never decide. Each change adds a notice.
    """
    for suit, kind in enumerate(FIVE_KINDS):
        reds = count_in(hand.total, 34 + suit)
        surplus = count_in(hand.total, kind) - reds - (4 - rules.red_fives[suit])
        for _ in range(surplus):
            hand = _redden(hand, kind)
            notices.append(problem("surplus_five_red", "", suit=SUITS[suit]))
    return hand


def _redden(hand: Hand, kind: int) -> Hand:
    red = red_of(kind)
    assert red is not None
    for place, meld in enumerate(hand.melds):
        if kind in meld.tiles:
            melds = (*hand.melds[:place], meld.with_red(kind, red), *hand.melds[place + 1 :])
            return Hand(hand.concealed, hand.win, melds, hand.north)
    if kind in hand.concealed:
        concealed = _swap(hand.concealed, kind, red)
        return Hand(concealed, hand.win, hand.melds, hand.north)
    return Hand(hand.concealed, red, hand.melds, hand.north)


def _swap(tiles: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    place = tiles.index(old)
    return (*tiles[:place], new, *tiles[place + 1 :])


def _check_pao(situation: Situation, rules: Rules) -> None:
    found = _pao_faults(situation, rules)
    if found:
        raise NotScorable(found)


def _pao_faults(situation: Situation, rules: Rules) -> list[Problem]:
    seats = WINDS[: rules.players]
    if not situation.is_tsumo and situation.source is None:
        return [problem("pao_impossible", "from", reason="pao_needs_from")]
    listed = {pao.liable for pao in situation.pao if pao.yakuman in rules.pao}
    if rules.pao_scope == "hand" and len(listed) > 1:
        return [problem("pao_impossible", "pao", reason="pao_one_for_the_hand")]
    for pao in situation.pao:
        if pao.liable == situation.seat:
            return [problem("pao_impossible", "pao", reason="pao_is_winner")]
        if pao.liable not in seats:
            return [problem("pao_impossible", "pao", reason="pao_not_seated")]
    if len({pao.yakuman for pao in situation.pao}) < len(situation.pao):
        return [problem("pao_impossible", "pao", reason="pao_twice")]
    return []


def was_called(hand: Hand, yakuman: str) -> bool:
    """Tell whether a discard can have completed a yakuman: its sets lie open, one of them called.

    A set that was finished by the winning tile makes nobody liable (EMA 2025 3.3.7). Of a yakuman
    that is not made of certain sets nothing is asked.
    """
    if yakuman == "suukantsu":
        sets, needed = [meld for meld in hand.melds if meld.is_kan], 4
    elif yakuman in _LIABLE_SETS:
        kinds = _LIABLE_SETS[yakuman]
        sets, needed = [meld for meld in hand.melds if meld.kind in kinds], len(kinds)
    else:
        return True
    return len(sets) == needed and any(meld.is_open for meld in sets)


_LIABLE_SETS: Final = {"daisangen": DRAGONS, "daisuushii": WIND_KINDS}


def _without_unknown_flags(facts: int, rules: Rules, notices: list[Problem]) -> int:
    known = {
        "renhou": rules.renhou != "none",
        "ippatsu": rules.ippatsu,
        "from_riichi": "open_riichi" in rules.local_yaku,
        **{id: id in rules.local_yaku for id in LOCAL_FACTS},
    }
    for flag in FLAG_NAMES:
        if facts & FLAGS[flag] and not known.get(flag, True):
            notices.append(problem("flag_not_in_rules", "flags", flag=flag))
            facts &= ~FLAGS[flag]
    return facts


def _count_indicators(
    hand: Hand, situation: Situation, rules: Rules, notices: list[Problem]
) -> None:
    shown, under = len(situation.dora), len(situation.ura)
    kans = hand.kans
    if shown > 1 + kans:
        notices.append(problem("indicators_more_than_kans", "dora", shown=shown, kans=kans))
    elif shown and kans and rules.kan_dora and shown < 1 + kans:
        notices.append(problem("indicators_fewer_than_kans", "dora", shown=shown, kans=kans))
    if shown > 1 and not rules.kan_dora:
        notices.append(problem("kan_dora_not_in_rules", "dora"))
    if under:
        if not rules.ura_dora:
            notices.append(problem("ura_not_in_rules", "ura"))
        elif under != shown:
            notices.append(problem("ura_count_differs", "ura", shown=shown, under=under))
        if under > 1 and rules.ura_dora and not rules.kan_ura_dora:
            notices.append(problem("kan_ura_dora_not_in_rules", "ura"))


def lanes_left(lanes: int, rules: Rules) -> tuple[int, ...]:
    """Give how many of each tile are still free, indexed by tile (red fives apart from plain).

    Args:
        lanes: the count of everything that is visible.
        rules: which tiles the set has.
    """
    left = []
    for tile in TILES:
        kind = KIND[tile]
        if rules.players == 3 and 0 < kind < 8:
            left.append(0)
            continue
        free = 4 - count_in(lanes, kind)
        if kind in FIVE_KINDS:
            red = 34 + FIVE_KINDS.index(kind)
            reds, used = rules.red_fives[red - 34], count_in(lanes, red)
            own = reds - used if tile > 33 else 4 - reds - (count_in(lanes, kind) - used)
            free = min(free, own)
        left.append(max(0, free))
    return tuple(left)
