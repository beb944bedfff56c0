"""What an evaluation gives: a reading and what it is worth, the hand's value with its payment."""

from collections.abc import Mapping
from typing import NamedTuple

from .fu import FuItem
from .hand import Hand
from .parts import Block
from .payment import Payment
from .problems import Problem
from .rules import Rules
from .situation import Situation


class Reading(NamedTuple):
    """One way to read a hand, valued.

    Attributes:
        blocks: its groups: concealed ones by suit, the completed one last in its suit, then the
            melds; of seven pairs and thirteen orphans the completed one last of all.
        completed: the block that the winning tile completes.
        wait: ryanmen, kanchan, penchan, tanki, shanpon, thirteen, or None.
        yaku: id -> han. Empty with a yakuman, and where the reading has no yaku.
        dora: id -> han. Empty with a yakuman.
        yakuman: id -> how many times it counts.
        han: yaku and dora together; None with a yakuman.
        fu: rounded; None with a yakuman or renhou.
        fu_raw: before rounding.
        fu_items: the reasons; their sum is `fu_raw`.
        limit: its id, or None below mangan.
        base: base points; 0 without a yaku.
        facts: everything that is so of it (see `facts`).
    """

    blocks: tuple[Block, ...]
    completed: Block | None
    wait: str | None
    yaku: Mapping[str, int]
    dora: Mapping[str, int]
    yakuman: Mapping[str, int]
    han: int | None
    fu: int | None
    fu_raw: int
    fu_items: tuple[FuItem, ...]
    limit: str | None
    base: int
    facts: int


class HandValue(NamedTuple):
    """What a hand is worth, and why.

    Attributes:
        best: the reading that is paid.
        payment: who pays whom.
        others: every other reading, the best first.
        notices: what the program understood where the input left a choice.
        hand, situation, rules: what was valued.
    """

    best: Reading
    payment: Payment
    others: tuple[Reading, ...]
    notices: tuple[Problem, ...]
    hand: Hand
    situation: Situation
    rules: Rules

    @property
    def yaku(self) -> Mapping[str, int]:
        """Ordinary yaku: id -> han."""
        return self.best.yaku

    @property
    def dora(self) -> Mapping[str, int]:
        """Dora: id -> han."""
        return self.best.dora

    @property
    def yakuman(self) -> Mapping[str, int]:
        """Yakuman: id -> how many times it counts."""
        return self.best.yakuman

    @property
    def han(self) -> int | None:
        """Yaku and dora together; None with a yakuman."""
        return self.best.han

    @property
    def fu(self) -> int | None:
        """Rounded fu; None with a yakuman."""
        return self.best.fu

    @property
    def fu_items(self) -> tuple[FuItem, ...]:
        """The reasons for the fu."""
        return self.best.fu_items

    @property
    def limit(self) -> str | None:
        """The limit's id, or None below mangan."""
        return self.best.limit

    @property
    def points(self) -> int:
        """What the winner receives without honba and sticks."""
        return self.payment.points

    @property
    def readings(self) -> tuple[Reading, ...]:
        """Every other way to read the hand."""
        return self.others
