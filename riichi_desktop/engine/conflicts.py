"""Which circumstances exclude each other, as one table.

A row fires when all facts of its first mask hold and none of its second. The same rows refuse a
document and grey the controls of the window. The order in the table is the order in which reasons
are told.
"""

from typing import Final, NamedTuple, Protocol

from . import facts as f
from .lanes import LANE
from .memo import Memo
from .problems import Problem, problem
from .rules import Rules
from .tiles import KIND, NORTH, Tile


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
