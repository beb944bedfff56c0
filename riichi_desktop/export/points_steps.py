"""The steps from han and fu to what the winner gets: what, worked out how, result; a line each."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from riichi_desktop.engine import Awarded, Step, Transfer, explain_award
from riichi_desktop.words import Words

from .formula import role_of_transfer, worked_out
from .names import limit_name

YAKUMAN_BASE: Final = 8000
_STICK: Final = 1000


class StepLine(NamedTuple):
    """One step in words.

    Attributes:
        id: base, limit, kiriage, yakuman, transfer, honba, sticks, total; as `engine.Step`.
        label: what is worked out.
        working: how, up to the sign before the result; a power is written ``2^(4+2)``.
        result: in points.
    """

    id: str
    label: str
    working: str
    result: str


def award_steps(awarded: Awarded, words: Words) -> tuple[StepLine, ...]:
    """Word the steps of a win without tiles; equal payments of one role stand once."""
    lines: list[StepLine] = []
    for step in explain_award(awarded):
        if isinstance(step.detail, Transfer):
            line = _transfer(step.detail, awarded, words)
        else:
            line = _line(step, awarded, words)
        if line is not None and line not in lines:
            lines.append(line)
    return tuple(lines)


def _line(step: Step, awarded: Awarded, words: Words) -> StepLine | None:
    number = words.number
    before, after = number(step.before), number(step.after)
    match step.id:
        case "base":
            return _named("base", f"{before} × 2^({step.detail}+2) =", after, words)
        case "kiriage":
            label = words.text("rule_field.kiriage_mangan")
            return StepLine("kiriage", label, f"{before} →", after)
        case "limit":
            return _limit(step, awarded, words)
        case "yakuman":
            return _yakuman(step, awarded, words)
        case "honba":
            due = number(step.after - step.before)
            return _named("honba", _honba(awarded, words), due, words)
        case "sticks":
            worked = f"{step.detail} × {number(_STICK)} ="
            return _named("sticks", worked, number(step.after - step.before), words)
        case "total":
            return _named("total", _sum(awarded, words), after, words)
    return None  # fu, which are given


def _named(id: str, working: str, result: str, words: Words) -> StepLine:
    return StepLine(id, words.text(f"points.step.{id}"), working, result)


def _limit(step: Step, awarded: Awarded, words: Words) -> StepLine:
    name = limit_name(str(step.detail), words)
    han = awarded.award.han or 0
    by_han = awarded.award.fu is None or han >= 5
    before = words.text("ui.result.han", n=han) if by_han else words.number(step.before)
    return StepLine("limit", name, f"{before} →", words.number(step.after))


def _yakuman(step: Step, awarded: Awarded, words: Words) -> StepLine:
    name = limit_name("yakuman", words, awarded.times)
    worked = f"{awarded.times} × {words.number(YAKUMAN_BASE)} ="
    if step.before > awarded.times:
        worked = f"{step.before} → {worked}"
    return StepLine("yakuman", name, worked, words.number(step.after))


def _transfer(one: Transfer, awarded: Awarded, words: Words) -> StepLine | None:
    if not one.base:
        return None  # pays honba alone
    role = role_of_transfer(one, awarded.winner, (awarded.liable,))
    sign = "=" if one.points == one.exact else f"= {words.number(one.exact)} →"
    worked = f"{words.number(one.base)} {worked_out(one, words)} {sign}"
    return StepLine("transfer", title(words.text(f"role.{role}")), worked, words.number(one.points))


def _honba(awarded: Awarded, words: Words) -> str:
    """Word ``2 × 300 =``, and by how many it is shared: ``2 × 300 = 3 × 200 =``."""
    dues = [one.honba for one in awarded.payment.transfers if one.honba]
    honba = awarded.award.honba
    worked = f"{honba} × {words.number(sum(dues) // honba)} ="
    if len(dues) > 1:
        worked += f" {len(dues)} × {words.number(dues[0])} ="
    return worked


def _sum(awarded: Awarded, words: Words) -> str:
    """Word what the total is made of: ``2,000 + 2 × 1,000 + 300 =``; "" for one sum alone."""
    paid = Counter(one.points for one in awarded.payment.transfers if one.points)
    parts = [
        f"{times} × {words.number(points)}" if times > 1 else words.number(points)
        for points, times in sorted(paid.items(), reverse=True)
    ]
    parts += _extras(awarded, words)
    return " + ".join(parts) + " =" if len(parts) > 1 or max(paid.values()) > 1 else ""


def _extras(awarded: Awarded, words: Words) -> Iterator[str]:
    honba = sum(one.honba for one in awarded.payment.transfers)
    for extra in (honba, _STICK * awarded.award.sticks):
        if extra:
            yield words.number(extra)


def title(words: str) -> str:
    """Give words with their first letter large."""
    return words[:1].upper() + words[1:]
