"""The points document: what a win pays of which only han and fu, or its yakuman, are known."""

from collections.abc import Mapping
from typing import Any

from riichi_desktop.engine import DISCARDER, Awarded

from .rules_document import rules_to_document


def points_to_document(awarded: Awarded) -> dict[str, Any]:
    """Write what a win without tiles pays.

    `points` is without honba and sticks, `payments` are signed and with them, by role (`by_role`).
    A yakuman has neither han nor fu, and says how many times it is paid.
    """
    award = awarded.award
    document: dict[str, Any] = {
        "han": award.han,
        "fu": None if awarded.times else award.fu,
        "limit": awarded.limit,
        "base_points": awarded.base,
        "points": awarded.payment.points,
        "payments": dict(by_role(awarded)),
        "rules": rules_to_document(awarded.rules),
    }
    if awarded.times:
        document["yakuman"] = awarded.times
    return document


def by_role(awarded: Awarded) -> Mapping[str, int]:
    """Give the payments by role, signed, honba and sticks included.

    The roles: `winner`; `discarder`; `dealer` and `others` (each of them, however many) or `each`
    (where the dealer wins) by tsumo; `liable`. Nobody who neither pays nor gets is there.
    """
    roles: dict[str, int] = {}
    for seat, points in awarded.payment.deltas.items():
        if points:
            roles[role_of(seat, awarded)] = points
    return roles


def role_of(seat: str, awarded: Awarded) -> str:
    """Name the role of a payer or of the winner, by the name that the payment has for him."""
    if seat == awarded.winner:
        return "winner"
    if seat == DISCARDER:
        return "discarder"
    if seat == awarded.liable:
        return "liable"
    if awarded.award.dealer:
        return "each"
    return "dealer" if seat == "E" else "others"
