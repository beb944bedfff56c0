"""Who pays whom, as cards on the seats: the winner at the bottom, the next player at his right."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from riichi_desktop.engine import DISCARDER, WINDS, HandValue, Payment, Wind
from riichi_desktop.ui.kit import Position, Role, SeatCard
from riichi_desktop.words import Words

_AROUND: Final[dict[int, tuple[Position, ...]]] = {
    4: ("bottom", "right", "top", "left"),
    3: ("bottom", "right", "left"),
}


Name = tuple[str, str]
"""The kanji and the name of a seat."""


class Seats(NamedTuple):
    """The cards of a payment, and its arrows from payer to winner."""

    cards: tuple[SeatCard, ...]
    arrows: tuple[tuple[Position, Position], ...]


def seats_of(value: HandValue, words: Words) -> Seats:
    """Lay out who pays whom; honba and sticks are in the amounts."""
    names = {wind: (words.kanji("wind", wind), words.text(f"seat.{wind}")) for wind in WINDS}
    return seats_around(value.situation.seat, value.rules.players, value.payment, names, words)


def seats_around(
    winner: Wind, players: int, payment: Payment, names: Mapping[Wind, Name], words: Words
) -> Seats:
    """Lay out who pays whom around a winner.

    Where nobody said who discarded, all but the winner and those who pay as well may be the payer:
    their cards are greyed, and one card in the middle pays.

    Args:
        winner: the wind of the winner.
        players: three or four.
        payment: who pays what.
        names: kanji and name for each wind.
        words: the language in force.
    """
    deltas = payment.deltas
    unknown = DISCARDER in deltas
    cards = [
        _card(wind, _AROUND[players][at], names[wind], deltas.get(wind, 0), words)
        for at, wind in enumerate(_from(winner, players))
    ]
    if unknown:
        cards = [card if card.gain else _only_possible(card) for card in cards]
        cards.append(_discarder(deltas[DISCARDER], words))
    payers = tuple(card.position for card in cards if card.gain < 0)
    return Seats(tuple(cards), tuple((payer, "bottom") for payer in payers))


def _from(winner: Wind, players: int) -> list[Wind]:
    seats = WINDS[:players]
    first = seats.index(winner)
    return [seats[(first + at) % players] for at in range(players)]


def _card(wind: Wind, position: Position, name: Name, delta: int, words: Words) -> SeatCard:
    role: Role = "winner" if position == "bottom" else "loser" if delta < 0 else "none"
    return SeatCard(
        kanji=name[0],
        name=name[1],
        amount_text=words.signed(delta),
        gain=delta,
        dealer=wind == "E",
        role=role,
        position=position,
        mark=words.text("role.dealer_mark"),
    )


def _only_possible(card: SeatCard) -> SeatCard:
    return replace(card, amount_text="", role="possible")


def _discarder(delta: int, words: Words) -> SeatCard:
    return SeatCard(
        kanji="",
        name=words.text("ui.result.discarder_unknown"),
        amount_text=words.signed(delta),
        gain=delta,
        dealer=False,
        role="loser",
        position="center",
    )


def payments_text(value: HandValue, words: Words) -> str:
    """Say who receives and who pays what, a sentence each, the winner first."""
    deltas, winner = value.payment.deltas, value.situation.seat
    seats = [winner, *(seat for seat in (*WINDS, DISCARDER) if seat != winner and deltas.get(seat))]
    between = "" if words.lang == "ja" else " "
    return between.join(_sentence(seat, deltas.get(seat, 0), words) for seat in seats)


def _sentence(seat: str, delta: int, words: Words) -> str:
    key = "ui.result.discarder_unknown" if seat == DISCARDER else f"seat.{seat}"
    way = "gets" if delta >= 0 else "pays"
    return words.text(f"ui.seats.{way}", seat=words.text(key), points=abs(delta))
