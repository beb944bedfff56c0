"""Which yaku a whole hand would have with one tile of it changed, or one circumstance."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from .check import check
from .choices import change_refusal, chips, switch, with_by, with_riichi
from .draft import Draft
from .evaluate import read
from .hand import Hand
from .law import Law, law_of
from .problems import NotScorable
from .rules import Rules
from .situation import By, Situation
from .tiles import KIND, KINDS, Kind, Tile, is_outside, red_of
from .value import Reading

_ORPHANS: Final = 12
"""Kinds of terminals and honours that 13 tiles hold at least, one tile before thirteen orphans."""


class Swap(NamedTuple):
    """One tile of a hand in place of another.

    Attributes:
        out: the tile that goes.
        into: the tile that comes; a red five where no plain one is free.
        is_win: whether the winning tile is changed.
    """

    out: Tile
    into: Tile
    is_win: bool


def nearest_swaps(draft: Draft, rules: Rules) -> dict[str, Swap]:
    """Say for each yaku and yakuman by which change of one tile the hand has it.

    Every concealed tile and the winning tile is changed for every kind of which a tile is free;
    melds and circumstances stay. A yaku counts where some reading of the changed hand wins and has
    it. Of several changes the one after which the hand pays most is given, then that of the
    winning tile.

    Args:
        draft: a whole hand.
        rules: the rule set.
    """
    if draft.win is None or draft.room:
        return {}
    law, situation = law_of(rules), replace(draft.situation(), pao=())
    found: dict[str, Swap] = {}
    pays: dict[str, int] = {}
    for swap, hand in _changed(draft, rules):
        for reading in _readings(hand, situation, law):
            for id in (*reading.yaku, *reading.yakuman):
                if reading.base > pays.get(id, 0):
                    pays[id], found[id] = reading.base, swap
    return found


def nearest_circumstances(draft: Draft, rules: Rules) -> dict[str, str]:
    """Say for each yaku and yakuman by which one circumstance the hand has it.

    Circumstances that cannot be with this hand are left out, so is calls: `absent` names
    what only a closed hand has.

    Args:
        draft: a whole hand.
        rules: the rule set.

    Returns:
        Id of the yaku -> riichi, double_riichi, tsumo, ron, or the `Chip` that is chosen.
    """
    if draft.win is None or draft.room:
        return {}
    law, bare = law_of(rules), replace(draft, pao=())
    found: dict[str, str] = {}
    for name, after in _circumstances(bare, rules):
        if change_refusal(bare, after, rules) is None:
            for reading in _readings(*after.complete(), law):
                ids = (*reading.yaku, *reading.yakuman) if reading.base else ()
                found = dict.fromkeys(ids, name) | found
    return found


def _circumstances(draft: Draft, rules: Rules) -> Iterator[tuple[str, Draft]]:
    yield "riichi", with_riichi(draft, "riichi")
    yield "double_riichi", with_riichi(draft, "double_riichi")
    other: By = "ron" if draft.by == "tsumo" else "tsumo"
    yield other, with_by(draft, other)
    for chip in chips(rules):
        yield chip, switch(draft, chip, True)


def _readings(hand: Hand, situation: Situation, law: Law) -> list[Reading]:
    try:
        checked, facts, _ = check(hand, situation, law)
    except NotScorable:
        return []
    return read(checked, situation, law, facts)


def _changed(draft: Draft, rules: Rules) -> Iterator[tuple[Swap, Hand]]:
    """Give the hands that one change makes, those of the winning tile first."""
    assert draft.win is not None
    free = tuple(_free(draft, rules))
    for into in _likely(free, draft.concealed, draft):
        if KIND[into] != KIND[draft.win]:
            hand = Hand(draft.concealed, into, draft.melds, draft.north)
            yield Swap(draft.win, into, True), hand
    for at in range(len(draft.concealed)):
        out = draft.concealed[at]
        if out in draft.concealed[:at]:
            continue
        rest = (*draft.concealed[:at], *draft.concealed[at + 1 :])
        for into in _likely(free, (*rest, draft.win), draft):
            if KIND[into] != KIND[out]:
                yield (
                    Swap(out, into, False),
                    Hand((*rest, into), draft.win, draft.melds, draft.north),
                )


def _free(draft: Draft, rules: Rules) -> Iterator[Tile]:
    """Give a free tile of each kind that has one."""
    left = draft.left(rules)
    for kind in KINDS:
        red = red_of(kind)
        if left[kind]:
            yield kind
        elif red is not None and left[red]:
            yield red


def _likely(free: tuple[Tile, ...], rest: tuple[Tile, ...], draft: Draft) -> list[Tile]:
    """Give the tiles that can complete 13 others: beside one of them, or an orphan's."""
    held = {KIND[tile] for tile in rest}
    orphans = not draft.melds and sum(map(is_outside, held)) >= _ORPHANS
    return [
        tile for tile in free if _touches(KIND[tile], held) or (orphans and is_outside(KIND[tile]))
    ]


def _touches(kind: Kind, held: set[Kind]) -> bool:
    if kind in held:
        return True
    if kind > 26:
        return False
    rank = kind % 9
    return any(kind + step in held for step in range(-min(rank, 2), min(8 - rank, 2) + 1))
