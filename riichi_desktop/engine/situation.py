"""How, where and when a hand was won, and which circumstances exclude each other.

The exclusions are one table: a row fires when all facts of its first mask hold and none of its
second. The same rows refuse a document and grey the controls of the window. The order in the table
is the order in which reasons are told.
"""

from dataclasses import dataclass, field, fields
from typing import Final, Literal, NamedTuple, Protocol, Self

from . import facts as f
from .frozen import open_twin
from .hand import LANE, LANES
from .memo import Memo
from .problems import NotScorable, Problem, problem
from .rules import Rules
from .tiles import KIND, NORTH, Tile

By = Literal["ron", "tsumo"]
Wind = Literal["E", "S", "W", "N"]
WINDS: Final[tuple[Wind, ...]] = ("E", "S", "W", "N")
_PLACES: Final = {
    seat + round: 4 * WINDS.index(seat) + WINDS.index(round) for seat in WINDS for round in WINDS
}
_PAYERS: Final[dict[str | None, int]] = {None: 1, "E": 2, "S": 3, "W": 4, "N": 5}
MOST_COUNTERS: Final = 999
MOST_INDICATORS: Final = 5


class Pao(NamedTuple):
    """Liability for one yakuman.

    Attributes:
        yakuman: its id.
        liable: the wind of the player whose discard completed it.
    """

    yakuman: str
    liable: Wind


class Conflict(NamedTuple):
    """One row of the table of exclusions.

    Attributes:
        reason: id of the sentence (catalogue key ``problem.<reason>``).
        field: the field of the hand document that it concerns.
        together: facts that cannot be together …
        without: … unless one of these holds.
    """

    reason: str
    field: str
    together: int
    without: int = 0


_RIICHI = f.RIICHI | f.DOUBLE_RIICHI | f.OPEN_RIICHI
_LAST = (f.HAITEI, f.HOUTEI)


def _rows(reason: str, one: int, others: tuple[int, ...]) -> tuple[Conflict, ...]:
    return tuple(Conflict(reason, "flags", one | other) for other in others)


CONFLICTS: Final[tuple[Conflict, ...]] = (
    # Riichi needs a closed hand; a double riichi replaces a riichi (EMA 2025 3.3.10, 4.2.2).
    Conflict("riichi_both", "flags", f.RIICHI | f.DOUBLE_RIICHI),
    *(Conflict("riichi_open", "flags", flag, f.CLOSED) for flag in (f.RIICHI, f.DOUBLE_RIICHI)),
    Conflict("open_riichi_without_riichi", "flags", f.OPEN_RIICHI, f.RIICHI | f.DOUBLE_RIICHI),
    *_rows("from_riichi_needs_open_riichi", f.FROM_RIICHI, (f.TSUMO,)),
    Conflict("from_riichi_needs_open_riichi", "flags", f.FROM_RIICHI, f.OPEN_RIICHI),
    Conflict("ura_without_riichi", "ura", f.HAS_URA, _RIICHI),
    # A replacement tile is drawn after a kan, or after a north where the rules say so.
    Conflict("rinshan_ron", "flags", f.RINSHAN | f.RON),
    Conflict("rinshan_needs_kan", "flags", f.RINSHAN, f.KAN | f.NORTH_RINSHAN),
    # Any call or kan ends ippatsu (EMA 2025 4.2.1), and so does one's own extracted north.
    Conflict("ippatsu_needs_riichi", "flags", f.IPPATSU, _RIICHI),
    Conflict("ippatsu_rinshan", "flags", f.IPPATSU | f.RINSHAN),
    Conflict("ippatsu_kan_after_double_riichi", "flags", f.IPPATSU | f.DOUBLE_RIICHI | f.KAN),
    Conflict(
        "ippatsu_north_after_double_riichi", "flags", f.IPPATSU | f.DOUBLE_RIICHI | f.NORTH_OUT
    ),
    *_rows("double_riichi_ippatsu_last_tile", f.DOUBLE_RIICHI | f.IPPATSU, _LAST),
    *_rows("rinshan_last_tile", f.RINSHAN, _LAST),
    # A robbed tile is not drawn, not the last discard, and its three sisters lie in a pon.
    Conflict("chankan_tsumo", "flags", f.CHANKAN | f.TSUMO),
    *_rows("chankan_last_tile", f.CHANKAN, _LAST),
    Conflict("chankan_copy_held", "flags", f.CHANKAN | f.COPY_HELD),
    Conflict("haitei_ron", "flags", f.HAITEI | f.RON),
    Conflict("houtei_tsumo", "flags", f.HOUTEI | f.TSUMO),
    # Tenhou and chiihou: the first draw, before anything happened (EMA 2025 4.2.6).
    Conflict("tenhou_not_dealer", "flags", f.TENHOU, f.DEALER),
    Conflict("chiihou_dealer", "flags", f.CHIIHOU | f.DEALER),
    *(Conflict("first_turn_ron", "flags", one | f.RON) for one in (f.TENHOU, f.CHIIHOU)),
    *_rows("first_turn_call", f.TENHOU, (f.CALLED, f.NORTH_OUT)),
    *_rows("first_turn_call", f.CHIIHOU, (f.CALLED, f.NORTH_OUT)),
    *(
        row
        for one in (f.TENHOU, f.CHIIHOU)
        for row in _rows(
            "first_turn_flag",
            one,
            (f.RIICHI, f.DOUBLE_RIICHI, f.IPPATSU, f.RINSHAN, *_LAST, f.RENHOU),
        )
    ),
    # Renhou: a discard won before one's own first draw.
    Conflict("renhou_dealer", "flags", f.RENHOU | f.DEALER),
    Conflict("renhou_tsumo", "flags", f.RENHOU | f.TSUMO),
    *_rows("renhou_call", f.RENHOU, (f.CALLED, f.NORTH_OUT)),
    *_rows("renhou_flag", f.RENHOU, (f.RIICHI, f.DOUBLE_RIICHI, f.IPPATSU, f.CHANKAN, *_LAST)),
    # An extracted north that is won on (three players; Mahjong Soul, Tenhou).
    Conflict("north_ron_players", "flags", f.NORTH_RON, f.THREE_PLAYERS),
    Conflict("north_ron_tsumo", "flags", f.NORTH_RON | f.TSUMO),
    Conflict("north_ron_tile_is_north", "flags", f.NORTH_RON, f.WIN_IS_NORTH),
    *_rows("north_ron_flag", f.NORTH_RON, (f.CHANKAN, f.HOUTEI, f.RENHOU)),
    Conflict("paarenchan_not_dealer", "flags", f.PAARENCHAN, f.DEALER),
    Conflict("from_with_tsumo", "from", f.HAS_FROM | f.TSUMO),
)

_CONTRACT_IDS: Final = {"ura_without_riichi": "ura_without_riichi"}


def _conflicts_of(facts: int) -> tuple[Problem, ...]:
    found: dict[str, Problem] = {}
    for row in CONFLICTS:
        if facts & row.together == row.together and not facts & row.without:
            id = _CONTRACT_IDS.get(row.reason, "flags_conflict")
            found.setdefault(row.reason, problem(id, row.field, reason=row.reason))
    return tuple(found.values())


CONFLICTS_OF: Final = Memo(_conflicts_of)
"""Facts -> the exclusions that they break, in the table's order, each reason once."""
CONTEXTUAL: Final = f.CHANKAN | f.NORTH_RON
"""Where these are, `context` has more to find out than the union of the facts."""


def conflicts(facts: int) -> tuple[Problem, ...]:
    """Give the exclusions that a set of facts breaks, in the table's order, each reason once."""
    return CONFLICTS_OF[facts]


def situation_facts(
    by: By, seat: Wind, source: Wind | None, flags: frozenset[str], has_ura: bool
) -> int:
    """Give the facts of a situation.

    Raises:
        KeyError: a flag has no such name.
    """
    mask = f.TSUMO if by == "tsumo" else f.RON
    for flag in flags:
        mask |= f.FLAGS[flag]
    if seat == "E":
        mask |= f.DEALER
    if has_ura:
        mask |= f.HAS_URA
    if source:
        mask |= f.HAS_FROM
    return mask


@dataclass(frozen=True, slots=True, init=False)
class Situation:
    """How, where and when a hand was won.

    Attributes:
        by: ``ron`` or ``tsumo``.
        seat: the winner's wind; E is the dealer.
        round: the prevailing wind.
        source: the wind of the discarder, where known (``from`` in the document).
        flags: ids of `facts.FLAGS`.
        dora, ura: the INDICATORS as shown on the table, at most five each.
        honba, sticks: what this winner is paid for: counters, and riichi sticks he takes.
        pao: the liabilities, if any.

    Raises:
        NotScorable: a number out of range, or a player who wins from himself.
    """

    by: By
    seat: Wind
    round: Wind
    source: Wind | None = None
    flags: frozenset[str] = frozenset()
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
    pao: tuple[Pao, ...] = ()
    facts: int = field(init=False, repr=False, compare=False)
    lanes: int = field(init=False, repr=False, compare=False)
    """The count of all indicators."""
    account: int = field(init=False, repr=False, compare=False)
    """Who is paid by whom and what for: two bits for the round, two for the seat, three for the
    payer (0 by tsumo, 1 unknown, 2 East …), ten for the counters, then the sticks."""
    indicators: int = field(init=False, repr=False, compare=False)
    """Eight times the number of dora indicators and 64 times that of the ura, a key of
    `Law.indicators` without the kans."""

    def __new__(
        cls,
        by: By,
        seat: Wind,
        round: Wind,
        source: Wind | None = None,
        flags: frozenset[str] = frozenset(),
        dora: tuple[Tile, ...] = (),
        ura: tuple[Tile, ...] = (),
        honba: int = 0,
        sticks: int = 0,
        pao: tuple[Pao, ...] = (),
    ) -> Self:
        """Check the numbers and gather the facts."""
        try:
            facts = situation_facts(by, seat, source, flags, bool(ura))
        except KeyError:
            raise NotScorable(_faults(seat, source, flags, dora, ura, honba, sticks)) from None
        if (
            not (0 <= honba <= MOST_COUNTERS and 0 <= sticks <= MOST_COUNTERS)
            or len(dora) > MOST_INDICATORS
            or len(ura) > MOST_INDICATORS
            or source == seat
        ):
            raise NotScorable(_faults(seat, source, flags, dora, ura, honba, sticks))
        lanes = 0
        for tile in dora:
            lanes += LANES[tile]
        for tile in ura:
            lanes += LANES[tile]
        payer = 0 if by == "tsumo" else _PAYERS[source]
        situation = _OpenSituation()
        situation.by = by
        situation.seat = seat
        situation.round = round
        situation.source = source
        situation.flags = flags
        situation.dora = dora
        situation.ura = ura
        situation.honba = honba
        situation.sticks = sticks
        situation.pao = pao
        situation.facts = facts
        situation.lanes = lanes
        situation.account = _PLACES[seat + round] | payer << 4 | honba << 7 | sticks << 17
        situation.indicators = len(dora) << 3 | len(ura) << 6
        situation.__class__ = cls
        checked: Self = situation
        return checked

    def __reduce__(self) -> tuple[type["Situation"], tuple[object, ...]]:
        return Situation, tuple(getattr(self, name) for name in _GIVEN)

    @property
    def is_dealer(self) -> bool:
        """Whether the winner is the dealer."""
        return self.seat == "E"

    @property
    def is_tsumo(self) -> bool:
        """Whether the winner drew the tile."""
        return self.by == "tsumo"


_OpenSituation: Final = open_twin(Situation)
_GIVEN: Final = tuple(field.name for field in fields(Situation) if field.compare)


def _faults(
    seat: Wind,
    source: Wind | None,
    flags: frozenset[str],
    dora: tuple[Tile, ...],
    ura: tuple[Tile, ...],
    honba: int,
    sticks: int,
) -> list[Problem]:
    found = []
    if not 0 <= honba <= MOST_COUNTERS:
        found.append(problem("wrong_type", "honba", reason="honba_range", most=MOST_COUNTERS))
    if not 0 <= sticks <= MOST_COUNTERS:
        found.append(problem("wrong_type", "sticks", reason="sticks_range", most=MOST_COUNTERS))
    for name, shown in (("dora", dora), ("ura", ura)):
        if len(shown) > MOST_INDICATORS:
            found.append(problem("tile_count", name, reason="indicator_count", have=len(shown)))
    if source == seat:
        found.append(problem("flags_conflict", "from", reason="from_is_winner"))
    unknown = flags - f.FLAGS.keys()
    if unknown:
        found.append(problem("malformed", "flags", reason="unknown_flag", flag=min(unknown)))
    return found


class Held(Protocol):
    """What the exclusions ask of the tiles; a `Hand` and an unfinished `Draft` both answer."""

    @property
    def total(self) -> int:
        """The count of all tiles, melds and extracted norths included."""

    @property
    def win(self) -> Tile | None:
        """The winning tile, where there is one."""

    @property
    def facts(self) -> int:
        """What is so of the tiles: at least closed, called, kan."""

    @property
    def north(self) -> int:
        """How many norths were extracted."""


def context(held: Held, mask: int, shown: int, rules: Rules) -> int:
    """Gather the facts that the exclusions are about.

    Args:
        held: the tiles.
        mask: the facts of the situation.
        shown: the count of the indicators.
        rules: the rules in force.
    """
    mask |= held.facts
    if rules.players == 3:
        mask |= f.THREE_PLAYERS
        if held.north:
            mask |= f.NORTH_OUT | (f.NORTH_RINSHAN if rules.north_rinshan else 0)
    if mask & (f.CHANKAN | f.NORTH_RON) and held.win is not None:
        kind = KIND[held.win]
        if (held.total + shown) >> LANE * kind & 63 > 1:
            mask |= f.COPY_HELD
        if kind == NORTH:
            mask |= f.WIN_IS_NORTH
    return mask
