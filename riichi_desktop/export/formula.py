"""The formula of a payment with its numbers: ``70 × 2^(4+2) = 4,480 → mangan 2,000; × 4 = …``.

What it follows is `explain`; it ends with what each payer adds for honba. Sticks are in no formula:
they lie on the table.
"""

from collections.abc import Callable, Iterable
from typing import Final

from riichi_desktop.engine import (
    Awarded,
    HandValue,
    Step,
    Transfer,
    explain,
    explain_award,
)
from riichi_desktop.words import Words

from .names import limit_word

YAKUMAN_BASE: Final = 8000


def formula_text(value: HandValue, words: Words) -> str:
    """Give the formula of a hand's payment in one line."""
    return _line(formula_steps(value, words), words)


def formula_steps(value: HandValue, words: Words, *, brief: bool = False) -> list[str]:
    """Give the steps of the formula of a hand's payment.

    Args:
        value: what the hand is worth.
        words: the language.
        brief: leave out the rounding of fu.
    """
    liable = {pao.liable for pao in value.situation.pao}
    winner = value.situation.seat
    steps = [step for step in explain(value) if not (brief and step.id == "fu")]
    return _formula(steps, words, lambda one: role_of_transfer(one, winner, liable))


def award_formula_text(awarded: Awarded, words: Words) -> str:
    """Give the formula of a payment without tiles in one line."""
    liable = {awarded.liable}
    steps = _formula(
        explain_award(awarded),
        words,
        lambda one: role_of_transfer(one, awarded.winner, liable),
    )
    return _line(steps, words)


def then(words: Words) -> str:
    """Give the sign between two steps of a formula, the space after it included."""
    return words.text("formula.then", first="", second="")


def _line(steps: Iterable[str], words: Words) -> str:
    return then(words).join(steps)


def role_of_transfer(transfer: Transfer, winner: str, liable: Iterable[str | None]) -> str:
    """Give who pays: liable, discarder, each, dealer or others; `role.<it>` names him."""
    if transfer.reason == "pao":
        return "liable"
    if transfer.reason == "pao_half" and transfer.payer in liable:
        return "liable"
    if transfer.reason != "tsumo":
        return "discarder"
    if winner == "E":
        return "each"
    return "dealer" if transfer.payer == "E" else "others"


def _formula(steps: Iterable[Step], words: Words, role: Callable[[Transfer], str]) -> list[str]:
    steps = list(steps)
    transfers = [one.detail for one in steps if isinstance(one.detail, Transfer)]
    return [*_base_parts(steps, words), *_payment_parts(transfers, words, role)]


def _base_parts(steps: list[Step], words: Words) -> list[str]:
    parts: list[str] = []
    formula: dict[str, int] = {}
    for id, before, after, detail in steps:
        if id == "fu":
            key = "fu_sum" if before != after else "fu_flat"
            parts.append(words.text(f"ui.result.{key}", raw=before, fu=after))
        elif id == "base":
            formula = {"fu": before, "han": int(str(detail)), "base": after}
            parts.append(words.text("formula.base", **formula))
        elif id in ("limit", "kiriage"):
            limit = limit_word(str(detail), words)
            if formula:
                parts[-1] = words.text("formula.base_limit", limit=limit, points=after, **formula)
            else:
                parts.append(words.text("formula.han_limit", limit=limit, points=after, han=before))
        elif id == "yakuman":
            parts.append(_yakuman(int(str(detail)), after, words))
    return parts


def _yakuman(times: int, points: int, words: Words) -> str:
    limit = limit_word("yakuman", words, times)
    if times == 1:
        return words.text("formula.one_yakuman", limit=limit, points=points)
    return words.text("formula.yakuman", limit=limit, n=times, each=YAKUMAN_BASE, points=points)


def _payment_parts(
    transfers: list[Transfer], words: Words, role: Callable[[Transfer], str]
) -> list[str]:
    """Word the transfers, equal ones of one role once; then the honba, once where all pay alike."""
    base = transfers[0].base
    same_base = all(one.base == base for one in transfers)
    dues = {one.honba for one in transfers}
    parts: dict[str, None] = {}
    for one in transfers:
        part = _product(one, words) if one.base else ""
        if part and not same_base:
            part = f"{words.number(one.base)} {part}"
        if len(dues) > 1 and one.honba:
            part += f" + {words.number(one.honba)}"
        label = words.text(f"role.{role(one)}") if len(transfers) > 1 else ""
        parts[f"{label} {part}".strip()] = None
    found = list(parts)
    due = dues.pop() if len(dues) == 1 else 0
    if due and len(transfers) > 1:
        found.append(words.text("formula.honba_each", points=due))
    elif due:
        found.append(f"+ {words.number(due)}")
    return found


def _product(one: Transfer, words: Words) -> str:
    """Word ``× 4 = 7,680 → 7,700``; a flat addition stands before the equals sign."""
    rounded = "" if one.points == one.exact else f" → {words.number(one.points)}"
    return f"{worked_out(one, words)} = {words.number(one.exact)}{rounded}"


def worked_out(one: Transfer, words: Words) -> str:
    """Word what the base of a transfer is multiplied with, and what is added: ``× 1 + 1,000``."""
    whole, half = divmod(one.factor, 2)
    factor = words.text("formula.half", n=whole) if half else words.number(whole)
    flat = one.exact - one.base * one.factor // 2
    added = f" + {words.number(flat)}" if flat else ""
    return f"× {factor}{added}"
