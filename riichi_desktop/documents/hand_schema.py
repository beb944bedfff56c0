"""The shape of a hand document, as types: what msgspec checks before a hand is made of it.

Read when the first document comes: a hand line from the command line does not wait for msgspec.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

Wind = Literal["E", "S", "W", "N"]


class MeldDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """One call or closed kan; `called` and `from` are kept for the eye and not scored."""

    type: Literal["chi", "pon", "daiminkan", "shouminkan", "ankan"]
    tiles: str
    called: str | UnsetType = UNSET
    source: Wind | UnsetType = field(default=UNSET, name="from")


class PaoDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """Who answers for which yakuman."""

    yakuman: str
    liable: Wind


class HandDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand and how it was won; the five fields without a default must be there."""

    concealed: str
    win: str
    by: Literal["ron", "tsumo"]
    seat: Wind
    round: Wind
    melds: tuple[MeldDocument, ...] = ()
    source: Wind | UnsetType = field(default=UNSET, name="from")
    flags: tuple[str, ...] = ()
    dora: str = ""
    ura: str = ""
    north: int = 0
    honba: int = 0
    sticks: int = 0
    pao: PaoDocument | tuple[PaoDocument, ...] = ()
    rules: str | dict[str, Any] = "wrc2025"
    players: Literal[3, 4] | UnsetType = UNSET
