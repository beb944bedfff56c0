"""May this hand, situation and rules be together? What was understood where they differ?"""

from collections.abc import Sequence
from typing import Final

from .conflicts import CONFLICTS_OF, context
from .facts import FLAG_NAMES, FLAGS
from .hand import Hand, Meld
from .lanes import FIVE_KINDS, LANE, count_in, fifth_kinds
from .law import Law
from .problems import NotScorable, Problem, problem
from .rules import Rules
from .situation import WINDS, Situation, Wind
from .tiles import DRAGONS, KIND, SUITS, TILES, red_of, tile_name
from .tiles import WINDS as WIND_KINDS

_MISSING_IN_SANMA: Final = sum(63 << LANE * kind for kind in range(1, 8))

Checked = tuple[Hand, int, tuple[Problem, ...]]
"""A hand that may be scored: the hand, surplus plain fives read as red ones; the facts of tiles and
situation, without the flags that the rules do not know; and what was understood."""


def check(hand: Hand, situation: Situation, law: Law) -> Checked:
    """Check a hand against its situation and the law of its rules.

    Raises:
        NotScorable: they cannot be together; all reasons of one kind.
    """
    facts = hand.facts | situation.facts
    is_plain = not (law.oddities[facts] or hand.north or situation.pao)
    if is_plain and not hand.total + situation.loaded & law.overflow:
        return hand, facts, law.indicators[situation.indicators + hand.kans]
    return _check_closely(hand, situation, law)


def _check_closely(hand: Hand, situation: Situation, law: Law) -> Checked:
    """Check what is not plain: a fault, three players, rare flags, four fives, liability."""
    facts = context(hand, situation.facts, situation.lanes, law.rules)
    found = _faults(hand, situation, law, facts)
    if found:
        raise NotScorable(found)
    notices = law.indicators[situation.indicators + hand.kans]
    hand, understood = _understood(hand, facts, situation, law)
    return hand, facts & ~law.unknown, (*understood, *notices)


def _faults(hand: Hand, situation: Situation, law: Law, facts: int) -> Sequence[Problem]:
    """Say what is wrong, if anything is: circumstances, a fifth tile, the set, or its red fives."""
    lanes = hand.total + situation.lanes
    return (
        CONFLICTS_OF[facts]
        or [problem("fifth_tile", "dora", tile=tile_name(kind)) for kind in fifth_kinds(lanes)]
        or _set_faults(hand, situation, law.rules)
        or caller_faults(hand.melds, situation.seat, law.rules.players)
        or _too_many_reds(hand, situation, law.rules)
    )


def caller_faults(melds: tuple[Meld, ...], seat: Wind, players: int) -> tuple[Problem, ...]:
    """Say which calls are from nobody: nobody calls from himself, nor from an empty seat."""
    for place, meld in enumerate(melds):
        field = f"melds[{place}].from"
        if meld.source == seat:
            return (problem("flags_conflict", field, reason="caller_is_winner"),)
        if meld.source == "N" and players == 3:
            return (problem("flags_conflict", field, reason="source_not_played"),)
    return ()


def _understood(
    hand: Hand, facts: int, situation: Situation, law: Law
) -> tuple[Hand, list[Problem]]:
    """Read surplus fives as red and name the flags that the rules do not know."""
    if situation.pao:
        _check_pao(situation, law.rules)
    notices: list[Problem] = []
    hand = read_surplus_fives(hand, law.rules, notices)
    notices += [
        problem("flag_not_in_rules", "flags", flag=flag)
        for flag in FLAG_NAMES
        if facts & law.unknown & FLAGS[flag]
    ]
    return hand, notices


def _set_faults(hand: Hand, situation: Situation, rules: Rules) -> list[Problem]:
    """Say what the number of players excludes."""
    if rules.players == 4:
        if hand.north:
            return [problem("flags_conflict", "north", reason="north_in_four_players")]
        return []
    for field, wind in (("seat", situation.seat), ("from", situation.source)):
        if wind == "N":
            reason = "seat_not_played" if field == "seat" else "source_not_played"
            return [problem("flags_conflict", field, reason=reason)]
    if rules.north != "nukidora" and (hand.north or "north_ron" in situation.flags):
        return [problem("flags_conflict", "north", reason="north_not_extracted")]
    for place, meld in enumerate(hand.melds):
        if meld.type == "chi":
            return [problem("bad_meld", f"melds[{place}]", reason="chi_three_players")]
    for field, lanes in (("concealed", hand.total), ("dora", situation.lanes)):
        if lanes & _MISSING_IN_SANMA:
            missing = next(kind for kind in range(1, 8) if count_in(lanes, kind))
            reason = "tile_not_in_three_player_set"
            return [problem("malformed", field, reason=reason, tile=tile_name(missing))]
    return []


def _too_many_reds(hand: Hand, situation: Situation, rules: Rules) -> list[Problem]:
    for suit, most in enumerate(rules.red_fives):
        have = count_in(hand.total, 34 + suit) + count_in(situation.lanes, 34 + suit)
        if have > most:
            red = tile_name(34 + suit)
            place = "concealed" if count_in(hand.total, 34 + suit) else "dora"
            return [problem("too_many_reds", place, tile=red, have=have, most=most)]
    return []


def read_surplus_fives(hand: Hand, rules: Rules, notices: list[Problem]) -> Hand:
    """Read plain fives that the set does not have as red ones, in calls first.

    A set with one red five of a suit has three plain ones, so a fourth can only be the red
    (common practice). Indicators never decide. Each change adds a notice.
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


def was_called(melds: tuple[Meld, ...], yakuman: str) -> bool:
    """Tell whether a discard can have completed a yakuman: its sets lie open, one of them called.

    A set that was finished by the winning tile makes nobody liable (EMA 2025 3.3.7). Of a yakuman
    that is not made of certain sets nothing is asked.
    """
    if yakuman == "suukantsu":
        sets, needed = [meld for meld in melds if meld.is_kan], 4
    elif yakuman in _LIABLE_SETS:
        kinds = _LIABLE_SETS[yakuman]
        sets, needed = [meld for meld in melds if meld.kind in kinds], len(kinds)
    else:
        return True
    return len(sets) == needed and any(meld.is_open for meld in sets)


_LIABLE_SETS: Final = {"daisangen": DRAGONS, "daisuushii": WIND_KINDS}


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
