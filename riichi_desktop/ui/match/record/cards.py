"""Who pays whom, as cards on the seats of the kit's diagram and arrows between them."""

from typing import NamedTuple

from riichi_desktop.ledger import Chombo, Drawn, Won
from riichi_desktop.ui.kit import Position, Role, SeatCard
from riichi_desktop.words import Words

from .people import player, positions
from .preview import ChairLine, Preview

Arrow = tuple[int, int]
"""From a payer's chair to the chair that is paid."""


class Cards(NamedTuple):
    """The cards of a diagram, and its arrows from payer to winner."""

    cards: tuple[SeatCard, ...]
    arrows: tuple[tuple[Position, Position], ...]


def cards_of(preview: Preview, words: Words, bottom: int = 0) -> Cards:
    """Lay out what each chair gets or pays.

    All sit as at the table beside it, where the seats are touched.

    Args:
        preview: what booking would do.
        words: the language.
        bottom: the chair at the lower edge of the table.
    """
    payments = arrows_of(preview)
    edges = positions(preview.table.players, bottom)
    cards = tuple(_card(line, edges[line.chair], preview, words) for line in preview.lines)
    arrows = tuple((edges[payer], edges[winner]) for payer, winner in payments)
    order = ("bottom", "right", "top", "left")
    ordered = tuple(sorted(cards, key=lambda card: order.index(card.position)))
    return Cards(ordered, arrows)


def arrows_of(preview: Preview) -> tuple[Arrow, ...]:
    """Give who pays whom; nothing where two pay two, since no one pays one in particular."""
    row, table = preview.row, preview.table
    if row is None:
        return ()
    seats = {str(table.wind_of(chair)): chair for chair in range(table.players)}
    paid = [
        (seats[transfer.payer], one.win.winner)
        for one in row.paid
        if one.counts
        for transfer in one.payment.transfers
    ]
    if paid:
        return tuple(dict.fromkeys(paid))
    payers = [line.chair for line in preview.lines if line.hand < 0]
    paid_to = [line.chair for line in preview.lines if line.hand > 0]
    if not isinstance(row.event, Drawn | Chombo) or min(len(payers), len(paid_to)) != 1:
        return ()
    return tuple((payer, winner) for payer in payers for winner in paid_to)


def _card(line: ChairLine, position: Position, preview: Preview, words: Words) -> SeatCard:
    table = preview.table
    wind, amount = table.wind_of(line.chair), line.total + line.final
    role: Role = "none"
    if _is_winner(line, preview):
        role = "winner"
    elif amount < 0:
        role = "loser"
    shown = preview.after if preview.after is not None else table
    return SeatCard(
        kanji=words.text(f"wind_kanji.{wind}"),
        name=player(words, shown, line.chair),
        amount_text=words.signed(amount),
        gain=amount,
        dealer=line.chair == table.dealer,
        role=role,
        position=position,
        mark=words.text("role.dealer_mark"),
        said=words.text("role.dealer"),
    )


def _is_winner(line: ChairLine, preview: Preview) -> bool:
    event, row = preview.event, preview.row
    if isinstance(event, Won) and row is not None:
        return any(paid.counts and paid.win.winner == line.chair for paid in row.paid)
    if isinstance(event, Drawn):
        return line.chair in (event.nagashi or event.tenpai)
    return False
