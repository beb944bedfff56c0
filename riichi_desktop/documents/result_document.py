"""Result documents: a `HandValue`, or the reason why there is none, as JSON.

The words of errors and notices come from outside: whoever writes a document passes what puts a
`Problem` into a sentence (`Words.problem`).
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from riichi_desktop.engine import (
    FuItem,
    HandValue,
    Kind,
    Problem,
    Reading,
    format_tiles,
    payment_of,
)

from .printable import printable
from .rules_document import rules_to_document

Say = Callable[[Problem], str]
"""What puts a problem into words."""

_MOST_REMEMBERED: Final = 4096


def result_to_document(value: HandValue, say: Say) -> dict[str, Any]:
    """Write the value of a hand; its `notices` are there only where there are any."""
    best, payment = value.best, value.payment
    document = {
        **_worth(best),
        "base_points": best.base,
        "points": payment.points,
        "payments": {payer: points for payer, points in payment.deltas.items() if points},
        "fu_items": _fu_items(best),
        "reading": reading_text(best),
        "winning_group": _winning_group(best),
        "wait": best.wait,
        "readings": [_other(reading, value) for reading in value.others],
        "rules": rules_to_document(value.rules),
    }
    if value.notices:
        document["notices"] = [_said(notice, say) for notice in value.notices]
    return document


def error_to_document(problems: Iterable[Problem], say: Say) -> dict[str, Any]:
    """Write why a hand cannot be scored: the first, most telling of the reasons."""
    return {"error": _said(next(iter(problems)), say)}


def reading_text(reading: Reading) -> str:
    """Write the groups of a reading, apart: ``234m 567p 55s 234s 9999m`` (red fives as fives)."""
    return " ".join([_kinds(block.tiles) for block in reading.blocks])


def _worth(reading: Reading) -> dict[str, Any]:
    return {
        "yaku": dict(reading.yaku),
        "dora": dict(reading.dora),
        "yakuman": dict(reading.yakuman),
        "han": reading.han,
        "fu": reading.fu,
        "limit": reading.limit,
    }


def _other(reading: Reading, value: HandValue) -> dict[str, Any]:
    return {
        "reading": reading_text(reading),
        "winning_group": _winning_group(reading),
        "wait": reading.wait,
        **_worth(reading),
        "points": payment_of(reading, value.situation, value.rules).points,
        "fu_items": _fu_items(reading),
    }


def _winning_group(reading: Reading) -> str | None:
    return None if reading.completed is None else _kinds(reading.completed.tiles)


def _fu_items(reading: Reading) -> list[dict[str, Any]]:
    """Give the fu items; none where fu do not count (a yakuman, a renhou)."""
    if reading.fu is None:
        return []
    return [_fu_item(item) for item in reading.fu_items]


def _fu_item(item: FuItem) -> dict[str, Any]:
    document: dict[str, Any] = {"id": item.id, "fu": item.fu}
    if item.tiles:
        document["tiles"] = _kinds(item.tiles)
    return document


@lru_cache(maxsize=_MOST_REMEMBERED)
def _kinds(kinds: tuple[Kind, ...]) -> str:
    return format_tiles(kinds)


def _said(problem: Problem, say: Say) -> dict[str, Any]:
    return {"id": problem.id, "field": problem.field, "message": printable(say(problem))}
