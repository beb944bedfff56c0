"""Who pays what, in words: a row for each player, and of what his sum is made."""

from riichi_desktop.engine import DISCARDER, WINDS, HandValue, Transfer
from riichi_desktop.words import Words

_STICK = 1000


def payment_rows(value: HandValue, words: Words) -> list[tuple[str, str, str]]:
    """Give (player, signed sum, role and what the sum is made of), the winner first."""
    deltas, winner = value.payment.deltas, value.situation.seat
    paying = [seat for seat in (*WINDS, DISCARDER) if seat != winner and deltas.get(seat)]
    return [
        (_name(seat, words), words.signed(deltas[seat]), _note(seat, value, words))
        for seat in (winner, *paying)
    ]


def _name(seat: str, words: Words) -> str:
    key = "ui.result.discarder_unknown" if seat == DISCARDER else f"seat.{seat}"
    return words.text(key)


def _note(seat: str, value: HandValue, words: Words) -> str:
    wins = seat == value.situation.seat
    own = [one for one in value.payment.transfers if wins or one.payer == seat]
    roles = ["role.winner"] if wins else _roles(seat, own, value)
    made_of = _made_of(own, value.situation.sticks if wins else 0, words)
    return words.joined([*map(words.text, roles), *made_of])


def _roles(seat: str, own: list[Transfer], value: HandValue) -> list[str]:
    """Give the keys of what a payer pays as; a share of a tsumo has no name."""
    liable = any(pao.liable == seat for pao in value.situation.pao)
    keys = (
        f"transfer.{one.reason}" if liable and one.reason != "ron" else "role.discarder"
        for one in own
        if one.reason != "tsumo"
    )
    return list(dict.fromkeys(keys))


def _made_of(own: list[Transfer], sticks: int, words: Words) -> list[str]:
    """Say of what a sum is made where it is more than the hand itself: honba, sticks."""
    points, honba = sum(one.points for one in own), sum(one.honba for one in own)
    if not (honba or sticks):
        return []
    made = words.number(points)
    if honba:
        made = words.text("ui.result.honba_part", points=points, extra=honba)
    if sticks:
        made += " " + words.text("ui.result.sticks_part", n=sticks, points=_STICK * sticks)
    return [made]
