"""What is chosen on the Points page: one frozen value, and why something cannot be chosen."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from riichi_desktop.engine import (
    Award,
    Problem,
    Rules,
    fu_fault,
    nagashi_award,
    problem,
    renhou_award,
)

Kind = Literal["han", "yakuman", "renhou", "nagashi"]
Liable = Literal["nobody", "other", "dealer"]

KINDS: Final[tuple[Kind, ...]] = ("han", "yakuman", "renhou", "nagashi")
LIABLE: Final[tuple[Liable, ...]] = ("nobody", "other", "dealer")

FIRST_LIMIT: Final = 5
"""From so many han on fu do not count."""

LAST_HAN: Final = 13
"""Stands for itself and all above."""

MOST_YAKUMAN: Final = 6
"""As many as one hand has ever held."""

MOST_COUNTERS: Final = 99
"""The most honba, and the most sticks."""

USUAL_FU: Final = 30
"""Can be with any han, won in whatever way."""


@dataclass(frozen=True, slots=True)
class PointsChoice:
    """What is chosen. What has no effect for a kind of win is kept for when it has one again.

    Attributes:
        kind: what is counted: han and fu, yakuman, a renhou, a nagashi mangan.
        han: 1 to `LAST_HAN`.
        fu: one that some hand can have with these han, where they count.
        yakuman: how many.
        dealer: whether the winner is the dealer.
        tsumo: whether he drew the tile.
        honba, sticks: counters, and sticks he takes.
        pao: for how many yakuman another player is liable.
        liable_is_dealer: whether that is the dealer.
        kiriage, counted, split: in place of what the rules say; None: as they say.
    """

    kind: Kind = "han"
    han: int = 3
    fu: int = USUAL_FU
    yakuman: int = 1
    dealer: bool = False
    tsumo: bool = False
    honba: int = 0
    sticks: int = 0
    pao: int = 0
    liable_is_dealer: bool = False
    kiriage: bool | None = None
    counted: str | None = None
    split: str | None = None

    @property
    def fu_count(self) -> bool:
        """Whether fu have an effect."""
        return self.kind == "han" and self.han < FIRST_LIMIT

    @property
    def liable(self) -> Liable:
        """Who is liable."""
        return "nobody" if not self.pao else "dealer" if self.liable_is_dealer else "other"


def rules_in_force(choice: PointsChoice, own: Rules) -> Rules:
    """Give the rules with what is chosen in their place."""
    changes: dict[str, Any] = {}
    if choice.kiriage is not None:
        changes["kiriage_mangan"] = choice.kiriage
    if choice.counted is not None:
        changes["counted_limit"] = choice.counted
    if choice.split is not None:
        changes["tsumo_split"] = choice.split
    return replace(own, **changes) if changes else own


def award_of(choice: PointsChoice, rules: Rules) -> Award:
    """Give the win that is chosen.

    Raises:
        NotScorable: there is no such win; never for what `settled` gives.
    """
    counters = Award(
        FIRST_LIMIT,
        dealer=choice.dealer and choice.kind != "renhou",
        tsumo=choice.tsumo and choice.kind != "renhou",
        honba=choice.honba,
        sticks=choice.sticks,
    )
    match choice.kind:
        case "renhou":
            return renhou_award(counters, rules)
        case "nagashi":
            return nagashi_award(counters, rules)
        case "yakuman":
            return replace(
                counters,
                han=None,
                yakuman=choice.yakuman,
                pao=choice.pao,
                liable_is_dealer=choice.liable_is_dealer,
            )
    return replace(counters, han=choice.han, fu=choice.fu if choice.fu_count else None)


def settled(choice: PointsChoice, own: Rules) -> tuple[PointsChoice, tuple[Problem, ...]]:
    """Give the nearest choice that can be under the user's rules, and why it is another.

    What is chosen as the rules have it anyhow is as they say.
    """
    changes: dict[str, Any] = dict(_as_the_rules_say(choice, own))
    told: list[Problem] = []
    refusal = kind_refusal(choice.kind, own)
    if refusal is not None:
        changes["kind"] = "han"
        told.append(refusal)
    fault = fu_fault(choice.han, choice.fu, choice.tsumo) if choice.han < FIRST_LIMIT else None
    if fault is not None:
        changes["fu"] = USUAL_FU
        if changes.get("kind", choice.kind) == "han":
            told.append(fault)
    changes["pao"] = min(choice.pao, choice.yakuman) if own.pao else 0
    if choice.liable_is_dealer and (choice.dealer or not changes["pao"]):
        changes["liable_is_dealer"] = False
    return replace(choice, **changes), tuple(told)


def _as_the_rules_say(choice: PointsChoice, own: Rules) -> Iterator[tuple[str, None]]:
    if choice.kiriage == own.kiriage_mangan:
        yield "kiriage", None
    if choice.counted == own.counted_limit:
        yield "counted", None
    if choice.split == own.tsumo_split or own.players == 4:
        yield "split", None


def kind_refusal(kind: Kind, rules: Rules) -> Problem | None:
    """Say why the rules have no such win."""
    if kind == "renhou" and rules.renhou == "none":
        return problem("flags_conflict", "renhou", reason="renhou_not_in_rules")
    if kind == "nagashi" and not rules.nagashi_mangan:
        return problem("flags_conflict", "nagashi", reason="nagashi_not_in_rules")
    return None


def dealer_refusal(choice: PointsChoice) -> Problem | None:
    """Say why the dealer cannot be the winner."""
    if choice.kind == "renhou":
        return problem("flags_conflict", "renhou", reason="renhou_dealer")
    return None


def way_refusal(choice: PointsChoice, tsumo: bool) -> Problem | None:
    """Say why the win cannot be by tsumo, or by ron."""
    if choice.kind == "renhou" and tsumo:
        return problem("flags_conflict", "renhou", reason="renhou_tsumo")
    if choice.kind == "nagashi" and not tsumo:
        return problem("nagashi_is_tsumo", "nagashi")
    return None


def fu_refusal(choice: PointsChoice, fu: int) -> Problem | None:
    """Say why a hand with the chosen han cannot have so many fu, or why they do not matter."""
    if choice.han >= FIRST_LIMIT:
        return problem("record_fu_idle", "fu", n=choice.han)
    return fu_fault(choice.han, fu, choice.tsumo)


def times_refusal(times: int, rules: Rules) -> Problem | None:
    """Say why so many yakuman are not counted."""
    cap = rules.yakuman_cap
    return problem("record_yakuman_cap", "yakuman", n=cap) if times > cap else None


def liable_refusal(choice: PointsChoice, liable: Liable, rules: Rules) -> Problem | None:
    """Say why nobody, or not the dealer, can be liable."""
    if liable == "nobody":
        return None
    if not rules.pao:
        return problem("pao_in_no_rules", "pao")
    if liable == "dealer" and choice.dealer:
        return problem("pao_impossible", "pao", reason="pao_dealer_who")
    return None


def counters_refusal(choice: PointsChoice, rules: Rules) -> Problem | None:
    """Say why honba and sticks have no effect."""
    if choice.kind == "nagashi" and rules.nagashi_as == "draw":
        return problem("nagashi_no_counters", "nagashi")
    return None
