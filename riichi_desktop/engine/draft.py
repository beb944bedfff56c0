"""The hand so far: any legal part of a hand with its situation, and the text that stands for it.

A draft is what clicks and keys build up and what the text field holds. It may be unfinished but
never impossible: `faults` says what is wrong with one that came from text. `complete` turns a whole
one into the `Hand` and `Situation` that the evaluation takes.
"""

from dataclasses import dataclass, replace
from typing import Final

from . import facts as f
from .check import caller_faults, lanes_left, was_called
from .conflicts import CONFLICTS, conflicts, context
from .hand import Hand, Meld, sort_tiles
from .lanes import LANE, fifth_kinds, has_fifth, lanes_of
from .problems import NotScorable, Problem, problem
from .rules import Rules
from .situation import MOST_COUNTERS, MOST_INDICATORS, By, Pao, Situation, Wind, situation_facts
from .tiles import NORTH, Tile, tile_name

DEFAULT_RULES: Final = "wrc2025"


@dataclass(frozen=True, slots=True)
class Draft:
    """A hand so far.

    Attributes are those of `Hand` and `Situation`, where a missing winning tile is None;
    `rules` is the text form of a rule set (an id, or an id with fields), `players` is None where
    the rules decide.
    """

    concealed: tuple[Tile, ...] = ()
    win: Tile | None = None
    melds: tuple[Meld, ...] = ()
    north: int = 0
    by: By = "ron"
    seat: Wind = "E"
    round: Wind = "E"
    source: Wind | None = None
    flags: frozenset[str] = frozenset()
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
    pao: tuple[Pao, ...] = ()
    players: int | None = None
    rules: str = DEFAULT_RULES

    @property
    def room(self) -> int:
        """How many concealed tiles are still missing, the winning tile not counted."""
        return 13 - len(self.concealed) - 3 * len(self.melds)

    @property
    def is_whole(self) -> bool:
        """Whether every tile is there, the winning tile included."""
        return self.win is not None and not self.room

    @property
    def is_empty(self) -> bool:
        """Whether no tile of the hand was entered."""
        return not (self.concealed or self.melds or self.north) and self.win is None

    @property
    def is_closed(self) -> bool:
        """Whether no call opened the hand."""
        return all(meld.type == "ankan" for meld in self.melds)

    @property
    def kans(self) -> int:
        """How many melds are kans."""
        return sum(meld.is_kan for meld in self.melds)

    @property
    def facts(self) -> int:
        """What the melds make so: closed, called, kan."""
        mask = f.CLOSED if self.is_closed else 0
        return mask | (f.CALLED if self.melds else 0) | (f.KAN if self.kans else 0)

    @property
    def total(self) -> int:
        """The count of all tiles of the hand, melds and extracted norths included."""
        own = lanes_of(self.concealed) + sum(meld.lanes for meld in self.melds)
        if self.win is not None:
            own += lanes_of((self.win,))
        return own + (self.north << LANE * NORTH)

    @property
    def shown(self) -> int:
        """The count of the indicators."""
        return lanes_of(self.dora) + lanes_of(self.ura)

    def complete(self) -> tuple[Hand, Situation]:
        """Give the whole hand and its situation.

        Raises:
            NotScorable: a tile is missing, or the hand cannot be.
        """
        if self.win is None:
            raise NotScorable(
                [problem("tile_count", "win", reason="no_win_tile", have=len(self.concealed))]
            )
        return Hand(self.concealed, self.win, self.melds, self.north), self.situation()

    def situation(self) -> Situation:
        """Give the situation alone.

        Raises:
            NotScorable: it cannot be.
        """
        return Situation(
            self.by, self.seat, self.round, self.source, self.flags,
            self.dora, self.ura, self.honba, self.sticks, self.pao,
        )  # fmt: skip

    def left(self, rules: Rules) -> tuple[int, ...]:
        """Give how many of each tile are still free, indexed by tile."""
        return lanes_left(self.total + self.shown, rules)


def sorted_draft(draft: Draft) -> Draft:
    """Give the draft with its concealed tiles in table order."""
    tiles = sort_tiles(draft.concealed)
    return draft if tiles == draft.concealed else replace(draft, concealed=tiles)


def facts_of(draft: Draft, rules: Rules) -> int:
    """Give the facts of a draft's circumstances."""
    mask = situation_facts(draft.by, draft.seat, draft.source, draft.flags, bool(draft.ura))
    return context(draft, mask, draft.shown, rules)


def faults(draft: Draft, rules: Rules) -> list[Problem]:
    """Say what is impossible about a draft, whole or not; an unfinished hand is no fault."""
    found = _count_faults(draft)
    if not found:
        found = list(conflicts(facts_of(draft, rules)))
    if not found:
        found = _set_faults(draft, rules)
    return found


def _count_faults(draft: Draft) -> list[Problem]:
    if draft.room < 0:
        want = max(0, 13 - 3 * len(draft.melds))
        return [problem("tile_count", "concealed", have=len(draft.concealed), want=want)]
    for name, shown in (("dora", draft.dora), ("ura", draft.ura)):
        if len(shown) > MOST_INDICATORS:
            return [problem("tile_count", name, reason="indicator_count", have=len(shown))]
    for name, number in (("honba", draft.honba), ("sticks", draft.sticks)):
        if not 0 <= number <= MOST_COUNTERS:
            return [problem("wrong_type", name, reason=f"{name}_range", most=MOST_COUNTERS)]
    lanes = draft.total + draft.shown
    if not 0 <= draft.north <= 4:
        return [problem("wrong_type", "north", reason="north_count")]
    if has_fifth(lanes):
        return [problem("fifth_tile", "", tile=tile_name(kind)) for kind in fifth_kinds(lanes)]
    if draft.source == draft.seat:
        return [problem("flags_conflict", "from", reason="from_is_winner")]
    return []


def _set_faults(draft: Draft, rules: Rules) -> list[Problem]:
    """Say what the rules' own set of tiles and seats forbids."""
    if draft.players is not None and draft.players != rules.players:
        return [problem("flags_conflict", "players", reason="players_differ", n=rules.players)]
    callers = caller_faults(draft.melds, draft.seat, rules.players)
    if callers:
        return list(callers)
    lanes = draft.total + draft.shown
    for suit, most in enumerate(rules.red_fives):
        have = lanes >> LANE * (34 + suit) & 63
        if have > most:
            red = tile_name(34 + suit)
            return [problem("too_many_reds", "", tile=red, have=have, most=most)]
    if rules.players == 4:
        north = [problem("flags_conflict", "north", reason="north_in_four_players")]
        return north if draft.north else []
    return _three_player_faults(draft, rules)


def _three_player_faults(draft: Draft, rules: Rules) -> list[Problem]:
    lanes = draft.total + draft.shown
    if "N" in (draft.seat, draft.source):
        if draft.seat == "N":
            return [problem("flags_conflict", "seat", reason="seat_not_played")]
        return [problem("flags_conflict", "from", reason="source_not_played")]
    if any(pao.liable == "N" for pao in draft.pao):
        return [problem("pao_impossible", "pao", reason="pao_not_seated")]
    if rules.north != "nukidora" and (draft.north or "north_ron" in draft.flags):
        return [problem("flags_conflict", "north", reason="north_not_extracted")]
    for place, meld in enumerate(draft.melds):
        if meld.type == "chi":
            return [problem("bad_meld", f"melds[{place}]", reason="chi_three_players")]
    for kind in range(1, 8):
        if lanes >> LANE * kind & 63:
            reason = "tile_not_in_three_player_set"
            return [problem("malformed", "", reason=reason, tile=tile_name(kind))]
    return []


def settle_flags(draft: Draft, rules: Rules) -> tuple[Draft, tuple[Problem, ...]]:
    """Take off the circumstances that the tiles no longer allow.

    A tile is always taken as the user put it; what then cannot be (riichi with a new open call,
    rinshan without its kan, chankan of a tile that is held, liability for sets that are no longer
    called) goes, and each is told. Undo brings them back.
    """
    notices: list[Problem] = []
    while True:
        facts = facts_of(draft, rules)
        broken = conflicts(facts)
        if not broken:
            break
        first = broken[0]
        reason = first.details["reason"]
        if first.field == "ura":
            draft = replace(draft, ura=())
        elif first.field == "from":
            draft = replace(draft, source=None)
        else:
            flag = _flag_to_drop(reason, facts)
            notices.append(problem("flag_cleared", "flags", flag=flag, reason=reason))
            draft = replace(draft, flags=draft.flags - {flag})
    for pao in draft.pao:
        if not was_called(draft.melds, pao.yakuman):
            notices.append(problem("pao_cleared", "pao", yaku=pao.yakuman))
            draft = replace(draft, pao=tuple(one for one in draft.pao if one != pao))
    return draft, tuple(notices)


def _flag_to_drop(reason: object, facts: int) -> str:
    """Give the last flag of the first row that the facts break for this reason."""
    row = next(
        row
        for row in CONFLICTS
        if row.reason == reason and facts & row.together == row.together and not facts & row.without
    )
    return next(flag for flag in reversed(f.FLAG_NAMES) if row.together & f.FLAGS[flag])
