"""What a win pays when only its han and fu are known, or how many yakuman it counts.

No tiles: what is entered is believed, but for pairs of han and fu that no hand can have.
"""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from .payment import DISCARDER, YAKUMAN, Liability, Payment, limit_of, settle
from .problems import NotScorable, Problem, problem
from .rules import Rules
from .situation import MOST_COUNTERS, Wind

FU_VALUES: Final = (20, 25, *range(30, 150, 10))
"""The fu that a hand can have; 140 is the most outside yakuman, by going through all hands."""
MOST_HAN: Final = 99
FIRST_LIMIT_HAN: Final = 5
"""From here on fu do not count."""


def fu_fault(han: int, fu: int | None, tsumo: bool) -> Problem | None:
    """Say why no hand has so many han and fu, or None where one can (by going through all hands).

    Cells that point tables print although no hand reaches them, 1 han 110 fu, are no fault.
    """
    if fu is None:
        return problem("impossible_fu", "fu", reason="fu_needed") if han < FIRST_LIMIT_HAN else None
    reason = ""
    if not FU_VALUES[0] <= fu <= FU_VALUES[-1]:
        reason = "fu_range"
    elif fu not in FU_VALUES:
        reason = "fu_not_tens"
    elif fu == 20 and not tsumo:
        reason = "fu_20_ron"  # a closed ron adds 10, an open hand never counts below 30
    elif fu == 20 and han < 2:
        reason = "fu_20_needs_2_han"  # pinfu and menzen tsumo
    elif fu == 25 and han < (3 if tsumo else 2):
        reason = "fu_25_tsumo_needs_3_han" if tsumo else "fu_25_needs_2_han"
    return problem("impossible_fu", "fu", reason=reason, fu=fu) if reason else None


@dataclass(frozen=True, slots=True)
class Award:
    """A win without its tiles.

    Attributes:
        han: yaku and dora together; None with a yakuman.
        fu: rounded; None with a yakuman, and where it does not matter.
        yakuman: how many times it counts; 0 for an ordinary hand.
        dealer: whether the winner is the dealer.
        tsumo: whether he drew the tile.
        honba, sticks: counters, and sticks he takes.
        pao: for how many of the yakuman another player than the discarder is liable.
        liable_is_dealer: whether that player is the dealer.

    Raises:
        NotScorable: `impossible_fu`, `wrong_type` for a number out of range, `pao_impossible`.
    """

    han: int | None = None
    fu: int | None = None
    yakuman: int = 0
    dealer: bool = False
    tsumo: bool = False
    honba: int = 0
    sticks: int = 0
    pao: int = 0
    liable_is_dealer: bool = False

    def __post_init__(self) -> None:
        fault = self._range_fault() or self._pao_fault()
        if fault is None and self.han is not None:
            fault = fu_fault(self.han, self.fu, self.tsumo)
        if fault:
            raise NotScorable([fault])

    def _range_fault(self) -> Problem | None:
        if (self.han is None) == (self.yakuman == 0):
            return problem("malformed", "han", reason="han_or_yakuman")
        for field, value, least, most in (
            ("han", self.han, 1, MOST_HAN),
            ("yakuman", self.yakuman, 0, MOST_HAN),
            ("honba", self.honba, 0, MOST_COUNTERS),
            ("sticks", self.sticks, 0, MOST_COUNTERS),
        ):
            if value is not None and not least <= value <= most:
                return problem("wrong_type", field, reason=f"{field}_range", most=most)
        return None

    def _pao_fault(self) -> Problem | None:
        if not 0 <= self.pao <= self.yakuman:
            return problem("pao_impossible", "pao", reason="pao_more_than_yakuman")
        if self.liable_is_dealer and (self.dealer or not self.pao):
            return problem("pao_impossible", "pao", reason="pao_dealer_who")
        return None


class Awarded(NamedTuple):
    """What a win without its tiles is worth.

    Attributes:
        award, rules: what was valued.
        limit: its id, or None below mangan.
        base: base points.
        times: how many yakuman are paid.
        payment: who pays whom. The winner sits East as the dealer, else South; the discarder by ron
            is `DISCARDER`, and a liable player sits East where he is the dealer, else West (South
            where East wins).
    """

    award: Award
    rules: Rules
    limit: str | None
    base: int
    times: int
    payment: Payment

    @property
    def winner(self) -> Wind:
        """The seat of the winner."""
        return "E" if self.award.dealer else "S"

    @property
    def liable(self) -> Wind | None:
        """The seat of the liable player, where there is one."""
        return _liable_seat(self.award) if self.award.pao else None


def value_award(award: Award, rules: Rules) -> Awarded:
    """Give what a win without its tiles pays."""
    times = min(award.yakuman, rules.yakuman_cap)
    limit, base = (
        ("yakuman", YAKUMAN * times) if times else limit_of(award.han or 0, award.fu or 0, rules)
    )
    liabilities = (Liability(_liable_seat(award), award.pao),) if award.pao else ()
    payment = settle(
        base,
        "E" if award.dealer else "S",
        None if award.tsumo else DISCARDER,
        award.honba,
        award.sticks,
        rules,
        liabilities,
        award.yakuman,
    )
    return Awarded(award, rules, limit, base, times, payment)


def _liable_seat(award: Award) -> Wind:
    if award.dealer:
        return "S"
    return "E" if award.liable_is_dealer else "W"


def renhou_award(award: Award, rules: Rules) -> Award:
    """Give the award of a renhou under these rules, for the honba and sticks of another award.

    Raises:
        NotScorable: the rules have no renhou, or the winner is the dealer or drew the tile.
    """
    if rules.renhou == "none":
        raise NotScorable([problem("flags_conflict", "renhou", reason="renhou_not_in_rules")])
    if award.dealer or award.tsumo:
        reason = "renhou_dealer" if award.dealer else "renhou_tsumo"
        raise NotScorable([problem("flags_conflict", "renhou", reason=reason)])
    if rules.renhou == "yakuman":
        return replace(award, han=None, fu=None, yakuman=1)
    return replace(award, han=FIRST_LIMIT_HAN, fu=None, yakuman=0)


def nagashi_award(award: Award, rules: Rules) -> Award:
    """Give the award of a nagashi mangan: paid as a tsumo mangan.

    Honba and sticks are the winner's only where the rules treat it as a win (`nagashi_as`).

    Raises:
        NotScorable: the rules have no nagashi mangan.
    """
    if not rules.nagashi_mangan:
        raise NotScorable([problem("flags_conflict", "nagashi", reason="nagashi_not_in_rules")])
    mangan = replace(award, han=FIRST_LIMIT_HAN, fu=None, yakuman=0, tsumo=True)
    return mangan if rules.nagashi_as == "win" else replace(mangan, honba=0, sticks=0)
