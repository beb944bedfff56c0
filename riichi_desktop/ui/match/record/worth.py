"""What one winner's hand is worth, as far as it is known: numbers, limit, points; and in words."""

from dataclasses import replace
from typing import NamedTuple

from riichi_desktop.engine import HandValue
from riichi_desktop.export import limit_name, limit_word
from riichi_desktop.ledger import NotLegal, Paid, Table, Won, advance
from riichi_desktop.words import Words

from .events import win_of
from .form import Gain, RecordForm, is_valued

YAKUMAN_BASE = 8000


class Worth(NamedTuple):
    """A hand's worth.

    Attributes:
        han, fu: None with a yakuman; fu also where they do not count.
        limit: its id, or None below mangan.
        times: how many yakuman are paid.
        points: what the winner receives, without honba and sticks.
        shares: by tsumo, what each pays: (each,) or (non-dealer, dealer); () by ron.
        value: what the engine says, where the tiles are known.
    """

    han: int | None
    fu: int | None
    limit: str | None
    times: int
    points: int
    shares: tuple[int, ...]
    value: HandValue | None = None


def worth_of(gain: Gain, form: RecordForm, table: Table) -> Worth | None:
    """Give what a winner's hand is worth at a table; None while it is not known.

    Where nobody is named as the discarder yet, any other player stands for him: he pays the same.
    """
    tsumo = form.kind == "tsumo"
    if not is_valued(gain, tsumo=tsumo):
        return None
    alone = replace(form, riichi=tuple(c for c in form.riichi if c == gain.winner), ronned=False)
    if not tsumo and form.source is None:
        alone = replace(alone, source=(gain.winner + 1) % table.players)
    win = win_of(gain, alone)
    if win is None:
        return None
    try:
        row = advance(replace(table, ending=""), Won((win,), alone.riichi))[1]
    except NotLegal:
        return None
    return None if row is None else _of_paid(row.paid[0])


def _of_paid(paid: Paid) -> Worth:
    win = paid.win
    shares: tuple[int, ...] = ()
    transfers = paid.payment.transfers
    if all(transfer.reason == "tsumo" for transfer in transfers):
        shares = tuple(sorted({transfer.points for transfer in transfers}))
    times = paid.base // YAKUMAN_BASE if win.yakuman else 0
    return Worth(win.han, win.fu, paid.limit, times, paid.payment.points, shares, paid.value)


def han_fu_words(worth: Worth, words: Words) -> str:
    """Say han and fu: "3 han 40 fu"; "" with a yakuman."""
    if worth.han is None:
        return ""
    if worth.fu is None:
        return words.text("ui.result.han", n=worth.han)
    return words.text("ui.result.han_fu", han=worth.han, fu=worth.fu)


def title_words(worth: Worth, words: Words) -> str:
    """Name a worth as a title: its limit, or han and fu."""
    if worth.limit is None:
        return han_fu_words(worth, words)
    return limit_name(worth.limit, words, worth.times or 1)


def worth_words(worth: Worth, words: Words) -> str:
    """Name a worth in a sentence: "3 han 40 fu", "mangan"."""
    if worth.limit is None:
        return han_fu_words(worth, words)
    return limit_word(worth.limit, words, worth.times or 1)


def points_words(worth: Worth, words: Words) -> str:
    """Say the points: "5 200"; by tsumo "1 300 / 2 600", or "2 600 each"."""
    if len(worth.shares) > 1:
        return " / ".join(map(words.number, worth.shares))
    if worth.shares:
        return words.text("ui.result.each", points=worth.shares[0])
    return words.number(worth.points)
