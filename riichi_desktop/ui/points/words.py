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

    Beside a liable player the discarder has a seat of his own; else he may be anyone.
    """
    winner, liable, payment = awarded.winner, awarded.liable, awarded.payment
    names = {wind: ("", _name(wind, awarded, words)) for wind in WINDS}
    if liable is not None and DISCARDER in payment.deltas:
        seats = WINDS[: awarded.rules.players]
        there = next(wind for wind in reversed(seats) if wind not in (winner, liable))
        deltas = {there if seat == DISCARDER else seat: n for seat, n in payment.deltas.items()}
        payment = payment._replace(deltas=deltas)
        names[there] = "", words.text("ui.result.discarder_unknown")
    cards, arrows = seats_around(winner, awarded.rules.players, payment, names, words)
    return Seats(tuple(_marked(card, awarded) for card in cards), arrows)


def _marked(card: SeatCard, awarded: Awarded) -> SeatCard:
    """Leave the dealer's mark where the name does not say it."""
    return replace(card, dealer=card.role == "winner" and awarded.award.dealer)


def _name(wind: Wind, awarded: Awarded, words: Words) -> str:
    role = "dealer" if wind == "E" else "other"
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
