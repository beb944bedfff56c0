"""Questions of points from han and fu: which awards belong to a level, and the text of one."""

from collections.abc import Sequence
from typing import Final

from riichi_desktop.engine import Award, NotScorable, Rules, fu_fault, value_award

from .payments import payment_slots
from .values import Chance, Question

_HONBA_FROM: Final = 4
_COMMON_FU: Final = (20, 25, 30, 30, 30, 40, 40, 50, 60, 70)
_ALL_FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
_LIMIT_HAN: Final = (5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13)


def points_question(level: int, award: Award, rules: Rules) -> Question:
    """Ask what an award pays."""
    awarded = value_award(award, rules)
    slots = payment_slots(awarded.payment, award.dealer)
    return Question("points", level, _line(award), rules, slots, awarded=awarded)


def _line(award: Award) -> str:
    """Write an award as text: han, fu, yakuman, dealer, tsumo, honba, with dots between."""
    numbers = (award.han or 0, award.fu or 0, award.yakuman)
    return ".".join(map(str, (*numbers, int(award.dealer), int(award.tsumo), award.honba)))


def award_of(line: str) -> Award | None:
    """Read an award that `points_question` wrote; None where the text is none."""
    parts = line.split(".")
    if len(parts) != 6 or not all(part.isdecimal() and len(part) < 4 for part in parts):
        return None
    han, fu, yakuman, dealer, tsumo, honba = map(int, parts)
    try:
        return Award(han or None, fu or None, yakuman, bool(dealer), bool(tsumo), honba)
    except NotScorable:
        return None


def make_award(level: int, chance: Chance) -> Award:
    """Make an award of a level: limits, 30 fu, every fu, and all of it with honba."""

    def pick(among: Sequence[int]) -> int:
        return among[chance.randrange(len(among))]

    dealer, tsumo = not chance.randrange(3), not chance.randrange(3)
    honba = chance.randrange(4) if level == _HONBA_FROM else 0
    if level == 1 or (level == _HONBA_FROM and not chance.randrange(4)):
        if not chance.randrange(8):
            times = 1 + (level == _HONBA_FROM) * chance.randrange(2)
            return Award(yakuman=times, dealer=dealer, tsumo=tsumo, honba=honba)
        return Award(pick(_LIMIT_HAN), None, 0, dealer, tsumo, honba)
    han = 1 + chance.randrange(4)
    if level == 2:
        return Award(han, 30, 0, not chance.randrange(2), tsumo)
    fu = pick(_COMMON_FU if level == 3 else _ALL_FU)
    while fu_fault(han, fu, tsumo) is not None or (han == 1 and fu > 100):
        fu = pick(_COMMON_FU if level == 3 else _ALL_FU)
    return Award(han, fu, 0, dealer, tsumo, honba)
