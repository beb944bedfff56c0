"""The four point tables: every cell paid by the engine, and which of them are real."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.engine import (
    FU_VALUES,
    Award,
    Awarded,
    Rules,
    fu_fault,
    is_reachable,
    value_award,
)
from riichi_desktop.words import Words

from .blocks import Block, Cell, CellState, PointTable, Section, Text
from .yaku_part import NONE

HAN: Final = (1, 2, 3, 4)
MOST_FU: Final = 110
"""The last useful row: 120 fu and more need 4 han (RULES, by going through all hands)."""

TABLES: Final = ((False, False), (False, True), (True, False), (True, True))
"""Who wins and how: dealer, tsumo."""


def tables_section(rules: Rules, words: Words) -> Section:
    """Give the section of the four tables."""
    title, intro = (words.text(f"reference.{key}.tables") for key in ("section", "intro"))
    blocks: tuple[Block, ...] = (
        Text(" ".join(cell_notes(rules, words)), "note"),
        Text(" ".join(payment_notes(rules, words)), "note"),
        *(point_table(dealer, tsumo, rules, words) for dealer, tsumo in TABLES),
    )
    return Section("tables", "payment", title, intro, blocks)


def cell_notes(rules: Rules, words: Words) -> Iterator[str]:
    """Say how the cells are read."""
    yield words.text("reference.tables.mangan_note")
    yield words.text("reference.tables.dash_note")
    if not all(is_reachable(1, MOST_FU, tsumo, rules) for tsumo in (False, True)):
        yield words.text("reference.tables.muted_note")


def payment_notes(rules: Rules, words: Words) -> Iterator[str]:
    """Say what comes on top of the tables: honba and sticks."""
    each = rules.honba_per_payer
    yield words.text("reference.tables.honba", ron=each * (rules.players - 1), each=each)
    yield words.text("reference.tables.sticks")


def point_table(dealer: bool, tsumo: bool, rules: Rules, words: Words) -> PointTable:
    """Give one of the tables under rules."""
    who = "dealer" if dealer else "non_dealer"
    how = "tsumo" if tsumo else "ron"
    title = words.text(f"reference.table.{who}.{how}")
    note = f"{who}_tsumo" if tsumo else "ron"
    if rules.players == 3 and note == "non_dealer_tsumo":
        note += "_three"
    rows = tuple(
        (
            words.text("ui.result.fu_flat", fu=fu),
            tuple(_cell(han, fu, dealer, tsumo, title, rules, words) for han in HAN),
        )
        for fu in FU_VALUES
        if fu <= MOST_FU and (tsumo or fu != FU_VALUES[0])
    )
    heads = tuple(words.text("reference.start.han_column", n=han) for han in HAN)
    note = words.text(f"reference.table_note.{note}")
    return PointTable(f"table.{who}.{how}", dealer, tsumo, title, note, heads, rows)


def payments_of(awarded: Awarded, words: Words) -> tuple[str, ...]:
    """Give what is paid: one amount, or a non-dealer's and the dealer's."""
    paid = {one.payer: one.points for one in awarded.payment.transfers}
    if awarded.award.tsumo and not awarded.award.dealer:
        dealer = paid.pop("E")
        return words.number(next(iter(paid.values()))), words.number(dealer)
    return (words.number(next(iter(paid.values()))),)


def _cell(
    han: int, fu: int, dealer: bool, tsumo: bool, title: str, rules: Rules, words: Words
) -> Cell:
    worth = words.text("ui.result.han_fu", han=han, fu=fu)
    if fu_fault(han, fu, tsumo):
        said = words.text("reference.cell.impossible", table=title, worth=worth)
        return Cell(han, fu, (), "impossible", said)
    awarded = value_award(Award(han, fu, dealer=dealer, tsumo=tsumo), rules)
    payments = payments_of(awarded, words)
    points = payments[0]
    if len(payments) > 1:
        points = words.text("ui.result.split", each=payments[0], dealer=payments[1])
    said = words.text("reference.cell.spoken", table=title, worth=worth, points=points)
    state: CellState = "mangan" if awarded.limit else "plain"
    if not is_reachable(han, fu, tsumo, rules):
        state = "muted"
    if state != "plain":
        said = words.text(f"reference.cell.{state}", cell=said)
    return Cell(han, fu, payments, state, said)


def together(payments: tuple[str, ...]) -> str:
    """Write what is paid in one piece: ``300 / 500``; a dash for what is impossible."""
    return " / ".join(payments) or NONE
