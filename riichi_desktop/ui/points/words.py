"""What the Points page says of a win without tiles: headline, seats, one spoken sentence."""

from dataclasses import replace
from typing import Final

from riichi_desktop.documents import by_role
from riichi_desktop.engine import DISCARDER, WINDS, Awarded, Wind
from riichi_desktop.export import limit_name
from riichi_desktop.ui.hand.headline_words import Summary, limit_beside, payment_parts, received
from riichi_desktop.ui.hand.seats import Seats, seats_around
from riichi_desktop.ui.kit import SeatCard
from riichi_desktop.ui.rules_button import name_of
from riichi_desktop.words import Words

_STICK: Final = 1000


def summary_of_award(awarded: Awarded, words: Words) -> Summary:
    """Word the headline of a win without tiles."""
    award, limit, times = awarded.award, awarded.limit, awarded.times or 1
    worth, sticks = han_fu_text(awarded, words), _STICK * award.sticks
    return Summary(
        title=limit_name(limit, words, times) if limit else worth,
        beside=limit_beside(limit, times, words) if limit else "",
        points=words.number(received(awarded.payment)),
        parts=payment_parts(awarded.payment, words),
        sticks=words.text("ui.result.sticks_part", n=award.sticks, points=sticks) if sticks else "",
        worth=worth if limit else "",
        rules=name_of(awarded.rules, words),
    )


def han_fu_text(awarded: Awarded, words: Words) -> str:
    """Say han and fu: ``4 han 30 fu``; "" with a yakuman."""
    award = awarded.award
    if award.han is None:
        return ""
    if award.fu is None:
        return words.text("ui.result.han", n=award.han)
    return words.text("ui.result.han_fu", han=award.han, fu=award.fu)


def seats_of_award(awarded: Awarded, words: Words) -> Seats:
    """Lay out who pays whom, by what they are: winner, dealer, liable, discarder, other.

    The discarder, who may be anyone, has a seat of his own: opposite the winner, or after him of
    three players, or where a liable player leaves one. Those who pay nothing are dashed then.
    """
    winner, payment, players = awarded.winner, awarded.payment, awarded.rules.players
    names = {wind: ("", _name(wind, awarded, words)) for wind in WINDS}
    unknown = DISCARDER in payment.deltas
    if unknown:
        there = _discarding(winner, awarded.liable, players)
        deltas = {there if seat == DISCARDER else seat: n for seat, n in payment.deltas.items()}
        payment = payment._replace(deltas=deltas)
        names[there] = "", words.text("ui.result.discarder_unknown")
    cards, arrows = seats_around(winner, players, payment, names, words)
    marked = (_marked(card, awarded) for card in cards)
    return Seats(tuple(_idle(card, words) if unknown else card for card in marked), arrows)


def _discarding(winner: Wind, liable: Wind | None, players: int) -> Wind:
    """Give the seat that the discarder is drawn on."""
    seats = WINDS[:players]
    at = seats.index(winner)
    around = [seats[(at + step) % players] for step in ((2, 3, 1) if players == 4 else (1, 2))]
    return next(wind for wind in around if wind != liable)


def _idle(card: SeatCard, words: Words) -> SeatCard:
    """Dash the card of who pays nothing."""
    if card.gain:
        return card
    return replace(card, amount_text=words.number(0), role="possible")


def _marked(card: SeatCard, awarded: Awarded) -> SeatCard:
    """Leave the dealer's mark where the name does not say it."""
    return replace(card, dealer=card.role == "winner" and awarded.award.dealer)


def _name(wind: Wind, awarded: Awarded, words: Words) -> str:
    """Name a seat; the dealer is named where he pays as the dealer does, by tsumo."""
    role = "dealer" if wind == "E" and awarded.payment.deltas.get(wind) else "other"
    if wind == awarded.liable:
        role = "liable"
    return words.text(f"ui.points.seat.{'winner' if wind == awarded.winner else role}")


def payments_of_award(awarded: Awarded, words: Words) -> str:
    """Say who receives and who pays what, a sentence each, the winner first."""
    between = "" if words.lang == "ja" else " "
    return between.join(
        words.text(
            f"ui.seats.{'gets' if points >= 0 else 'pays'}",
            seat=_title(words.text(f"role.{role}")),
            points=abs(points),
        )
        for role, points in sorted(by_role(awarded).items(), key=lambda one: one[0] != "winner")
    )


def spoken_award(awarded: Awarded, words: Words) -> str:
    """Give the one sentence that a screen reader says of a result."""
    summary = summary_of_award(awarded, words)
    head = words.listed(filter(None, (summary.title, summary.worth)))
    points = words.text("ui.result.points", n=received(awarded.payment))
    return words.text(
        "ui.points.say", worth=head, points=points, payments=payments_of_award(awarded, words)
    )


def _title(words: str) -> str:
    return words[:1].upper() + words[1:]
