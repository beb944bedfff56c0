"""The circumstances of a hand so far: what may be chosen, what follows of itself, what is refused.

Some choices move together because they are one thing at the table: the last tile is haitei by tsumo
and houtei by ron; the first turn is tenhou, chiihou or renhou by seat and manner of winning.
"""

from dataclasses import replace
from typing import Final, Literal

from .conflicts import conflicts
from .draft import Draft, facts_of, faults, settle_flags, sorted_draft
from .hand import Meld
from .lanes import FIVE_KINDS, count_in
from .moves import Move
from .problems import Problem, problem
from .rules import Rules
from .situation import MOST_COUNTERS, By, Pao, Wind
from .tiles import KIND, SUITS, Kind, Tile

Riichi = Literal["none", "riichi", "double_riichi"]
Chip = Literal[
    "ippatsu",
    "last_tile",
    "rinshan",
    "chankan",
    "first_turn",
    "north_ron",
    "open_riichi",
    "from_riichi",
    "paarenchan",
]

_LAST: Final = {"tsumo": "haitei", "ron": "houtei"}
_FIRST: Final = ("tenhou", "chiihou", "renhou")
_SUBJECTS: Final = {"tenhou": ("tenhou_", "first_turn_"), "chiihou": ("chiihou_", "first_turn_")}
"""How the reasons that are about a flag begin, where it is not the flag's name alone."""


def chips(rules: Rules) -> tuple[Chip, ...]:
    """Give the yes-or-no circumstances that exist under the rules, in the order of the window."""
    found: list[Chip] = ["ippatsu", "last_tile", "rinshan", "chankan", "first_turn"]
    if rules.players == 3 and rules.north == "nukidora":
        found.append("north_ron")
    if "open_riichi" in rules.local_yaku:
        found += ["open_riichi", "from_riichi"]
    if "paarenchan" in rules.local_yaku:
        found.append("paarenchan")
    return tuple(found)


def chip_flag(draft: Draft, chip: Chip) -> str:
    """Give the flag that a circumstance stands for with this seat and manner of winning."""
    if chip == "last_tile":
        return _LAST[draft.by]
    if chip == "first_turn":
        if draft.by == "ron":
            return "renhou"
        return "tenhou" if draft.seat == "E" else "chiihou"
    return chip


def is_on(draft: Draft, chip: Chip) -> bool:
    """Tell whether a circumstance is chosen."""
    return chip_flag(draft, chip) in draft.flags


def riichi_of(draft: Draft) -> Riichi:
    """Give the riichi of a draft."""
    if "double_riichi" in draft.flags:
        return "double_riichi"
    return "riichi" if "riichi" in draft.flags else "none"


def switch(draft: Draft, chip: Chip, on: bool) -> Draft:
    """Give the draft with a circumstance on or off, unchecked."""
    flag = chip_flag(draft, chip)
    return replace(draft, flags=draft.flags | {flag} if on else draft.flags - {flag})


def with_riichi(draft: Draft, riichi: Riichi) -> Draft:
    """Give the draft with another riichi; without one, ippatsu and ura go as well."""
    flags = draft.flags - {"riichi", "double_riichi"}
    if riichi == "none":
        return replace(draft, flags=flags - {"ippatsu", "open_riichi", "from_riichi"}, ura=())
    return replace(draft, flags=flags | {riichi})


def with_by(draft: Draft, by: By) -> Draft:
    """Give the draft won the other way; the last tile and the first turn follow."""
    flags = set(draft.flags)
    for old in ("haitei", "houtei"):
        if old in flags:
            flags = flags - {old} | {_LAST[by]}
    source = draft.source if by == "ron" else None
    after = replace(draft, by=by, source=source, flags=frozenset(flags))
    return _follow_first_turn(draft, after)


def with_seat(draft: Draft, seat: Wind) -> Draft:
    """Give the draft with another seat; tenhou and chiihou follow, nobody wins from himself."""
    source = None if draft.source == seat else draft.source
    after = _without_callers(replace(draft, seat=seat, source=source), seat)
    return _follow_first_turn(draft, after)


def _follow_first_turn(before: Draft, after: Draft) -> Draft:
    if before.flags.isdisjoint(_FIRST):
        return after
    flag = chip_flag(after, "first_turn")
    return replace(after, flags=after.flags - set(_FIRST) | {flag})


def change_refusal(before: Draft, after: Draft, rules: Rules) -> Problem | None:
    """Say why a change of the circumstances cannot be.

    Of the exclusions that it would break, the first whose sentence is about a new flag is told,
    else the first. A first turn that does not follow to the other way of winning is told as that.
    """
    refusal = _refusal(before, after, rules)
    turned = (before.by, after.by) == ("tsumo", "ron")
    if refusal is not None and turned and before.flags & {"tenhou", "chiihou"}:
        return problem("flags_conflict", "flags", reason="first_turn_ron")
    return refusal


def _refusal(before: Draft, after: Draft, rules: Rules) -> Problem | None:
    if "renhou" in after.flags - before.flags and rules.renhou == "none":
        return problem("flag_not_in_rules", "flags", flag="renhou")
    if "ippatsu" in after.flags - before.flags and not rules.ippatsu:
        return problem("flag_not_in_rules", "flags", flag="ippatsu")
    found = [one for one in conflicts(facts_of(after, rules)) if one not in faults(before, rules)]
    if found:
        new = after.flags - before.flags
        subjects = tuple(one for flag in new for one in _SUBJECTS.get(flag, (f"{flag}_",)))
        own = (one for one in found if str(one.details["reason"]).startswith(subjects))
        return next(own, found[0])
    if after.source == after.seat:
        return problem("flags_conflict", "from", reason="from_is_winner")
    if any(pao.liable == after.seat for pao in after.pao):
        return problem("pao_impossible", "pao", reason="pao_is_winner")
    for name in ("honba", "sticks"):
        if not 0 <= getattr(after, name) <= MOST_COUNTERS:
            return problem("wrong_type", name, reason=f"{name}_range", most=MOST_COUNTERS)
    if rules.players == 3 and "N" in (after.seat, after.source):
        reason = "seat_not_played" if after.seat == "N" else "source_not_played"
        return problem("flags_conflict", "seat", reason=reason)
    return None


def with_rules(draft: Draft, text: str, rules: Rules) -> Move | Problem:
    """Give the draft under other rules, or say why it cannot be under them.

    Red fives that the new set does not have become plain, plain ones that it does not have become
    red; the number of players follows the rules.

    Args:
        draft: the hand so far.
        text: the text form of the new rules.
        rules: the new rules.
    """
    after = plain_reds(replace(draft, rules=text, players=None), rules)
    if rules.players == 3:
        after = _without_callers(after, "N")
    plain = (after.concealed, after.win, after.melds) != (draft.concealed, draft.win, draft.melds)
    after, reddened, _ = read_surplus_reds(after, rules)
    broken = faults(after, rules)
    if broken and broken[0].id != "ura_without_riichi":
        return broken[0]
    after, notices = settle_flags(after, rules)
    if plain and not reddened:
        notices = (*notices, problem("reds_not_in_rules", "concealed"))
    return Move(after, (*reddened, *notices))


def plain_reds(draft: Draft, rules: Rules) -> Draft:
    """Give the draft with red fives that a set does not have turned plain, those in calls last."""
    left = list(rules.red_fives)

    def fitting(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        found = []
        for tile in tiles:
            if tile > 33:
                left[tile - 34] -= 1
                tile = tile if left[tile - 34] >= 0 else KIND[tile]
            found.append(tile)
        return tuple(found)

    melds = tuple(_refitted(meld, fitting(meld.tiles)) for meld in draft.melds)
    concealed = fitting(draft.concealed)
    win = None if draft.win is None else fitting((draft.win,))[0]
    dora, ura = fitting(draft.dora), fitting(draft.ura)
    return replace(draft, concealed=concealed, win=win, melds=melds, dora=dora, ura=ura)


def _refitted(meld: Meld, tiles: tuple[Tile, ...]) -> Meld:
    if tiles == meld.tiles:
        return meld
    called = meld.called
    if called is not None and called not in tiles:
        called = KIND[called]
    return Meld(meld.type, tiles, called, meld.source)


def _without_callers(draft: Draft, wind: Wind) -> Draft:
    """Give the draft with no call from a wind: nobody sits there, or the winner does."""
    if all(meld.source != wind for meld in draft.melds):
        return draft
    melds = tuple(
        replace(meld, source=None) if meld.source == wind else meld for meld in draft.melds
    )
    return replace(draft, melds=melds)


def with_pao(draft: Draft, yakuman: str, liable: Wind | None) -> Draft:
    """Give the draft with somebody liable for a yakuman, or nobody."""
    others = tuple(pao for pao in draft.pao if pao.yakuman != yakuman)
    return replace(draft, pao=others if liable is None else (*others, Pao(yakuman, liable)))


def read_surplus_reds(draft: Draft, rules: Rules) -> Move:
    """Give the draft with plain fives that the set does not have read as red ones, in calls first.

    A set with one red five of a suit has three plain ones. Indicators never decide. Each change is
    told.
    """
    notices: list[Problem] = []
    for suit, kind in enumerate(FIVE_KINDS):
        reds = count_in(draft.total, 34 + suit)
        plain = count_in(draft.total, kind) - reds
        for _ in range(plain - (4 - rules.red_fives[suit])):
            draft = _redden(draft, kind, 34 + suit)
            notices.append(problem("surplus_five_red", "", suit=SUITS[suit]))
    return Move(draft, tuple(notices))


def _redden(draft: Draft, kind: Kind, red: Tile) -> Draft:
    for place, meld in enumerate(draft.melds):
        if kind in meld.tiles:
            new = meld.with_red(kind, red)
            melds = (*draft.melds[:place], new, *draft.melds[place + 1 :])
            return replace(draft, melds=melds)
    if kind in draft.concealed:
        at = draft.concealed.index(kind)
        tiles = (*draft.concealed[:at], red, *draft.concealed[at + 1 :])
        return sorted_draft(replace(draft, concealed=tiles))
    return replace(draft, win=red)
