"""How, where and when a hand was won."""

from dataclasses import dataclass, field, fields
from typing import Final, Literal, NamedTuple, Self

from . import facts as f
from .frozen import open_twin
from .lanes import LANES, LOAD
from .problems import NotScorable, Problem, problem
from .tiles import Tile

By = Literal["ron", "tsumo"]
Wind = Literal["E", "S", "W", "N"]
WINDS: Final[tuple[Wind, ...]] = ("E", "S", "W", "N")
_NUMBERS: Final = {wind: number for number, wind in enumerate(WINDS)}
_PAYERS: Final[dict[str | None, int]] = {None: 1, "E": 2, "S": 3, "W": 4, "N": 5}
MOST_COUNTERS: Final = 999
MOST_INDICATORS: Final = 5
ACCOUNTS: Final = 16 * 6 * (MOST_COUNTERS + 1) ** 2


class Pao(NamedTuple):
    """Liability for one yakuman.

    Attributes:
        yakuman: its id.
        liable: the wind of the player whose discard completed it.
    """

    yakuman: str
    liable: Wind


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
    loaded: int = field(init=False, repr=False, compare=False)
    """The count of all indicators, `LOAD` added."""
    account: int = field(init=False, repr=False, compare=False)
    """Who is paid by whom with what on the table, as one number below `ACCOUNTS`: the round plus 4
    times the seat, 16 times the payer (0 by tsumo, 1 unknown, 2 East …), then counters, sticks."""
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
        lanes = LOAD
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
        situation.loaded = lanes
        counters = (MOST_COUNTERS + 1) * sticks + honba
        winds = 4 * _NUMBERS[seat] + _NUMBERS[round]
        situation.account = 16 * (6 * counters + payer) + winds
        situation.indicators = 8 * len(dora) + 64 * len(ura)
        situation.__class__ = cls
        checked: Self = situation
        return checked

    def __reduce__(self) -> tuple[type["Situation"], tuple[object, ...]]:
        return Situation, tuple(getattr(self, name) for name in _GIVEN)

    @property
    def lanes(self) -> int:
        """The count of all indicators."""
        return self.loaded - LOAD

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
