"""The formula, the multipliers, and examples that the engine counts."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.engine import (
    Award,
    HandValue,
    Rules,
    parse_draft,
    tsumo_factors,
    value_award,
)
from riichi_desktop.export.formula import award_formula_text, formula_text
from riichi_desktop.export.names import worth_text, yaku_name
from riichi_desktop.export.payments import payment_rows
from riichi_desktop.words import Words

from .blocks import Block, Line, Lines, Section, Text, Worked
from .examples import WORKED, scored
from .tables_part import TABLES, payments_of, together
from .tiles import example_of

EXAMPLE_AWARDS: Final = ((1, 30), (2, 30), (2, 50), (2, 25), (4, 30), (5, 30), (7, 30))
"""Han and fu that are worked out from formula to payment; chiitoitsu has no 2 han by tsumo."""


def formula_section(rules: Rules, words: Words) -> Section:
    """Give the section of the formula and the examples."""
    title, intro = (words.text(f"reference.{key}.formula") for key in ("section", "intro"))
    blocks: tuple[Block, ...] = (
        Text(words.text("reference.formula.base"), "formula"),
        multiplier_lines(rules, words),
        Text(words.text("reference.formula.rounding"), "note"),
        Text(words.text("reference.formula.dealer"), "note"),
        award_lines(rules, words),
        Text(words.text("reference.formula.worked"), "heading"),
        *worked_hands(rules, words),
    )
    return Section("formula", "payment", title, intro, blocks)


def multiplier_lines(rules: Rules, words: Words) -> Lines:
    """Say what each pays, as a multiple of the base."""
    lines = tuple(_multipliers(rules, words))
    title = words.text("reference.formula.multipliers")
    heads = tuple(words.text(f"reference.formula.by_{how}") for how in ("ron", "tsumo"))
    return Lines("formula.multipliers", title, heads, lines)


def _multipliers(rules: Rules, words: Words) -> Iterator[Line]:
    for dealer in (False, True):
        ron = words.text("reference.formula.times", n=6 if dealer else 4)
        of_dealer, of_other, flat = tsumo_factors(rules.players, rules.tsumo_split, dealer)
        tsumo = _times(of_other, flat, words)
        if not dealer:
            dealer_pays = _times(of_dealer, flat, words)
            tsumo = words.text("reference.formula.two", others=tsumo, dealer=dealer_pays)
        name = words.text(f"reference.who.{'dealer' if dealer else 'non_dealer'}")
        yield Line(name, values=(ron, tsumo))


def _times(halves: int, flat: int, words: Words) -> str:
    whole, half = divmod(halves, 2)
    times = words.text("formula.half", n=whole) if half else words.number(whole)
    if flat:
        return words.text("reference.formula.times_plus", n=times, points=flat)
    return words.text("reference.formula.times", n=times)


def award_lines(rules: Rules, words: Words) -> Lines:
    """Work out what some pairs of han and fu pay in the four situations."""
    keys = ("non_dealer_ron", "non_dealer_tsumo", "dealer_ron", "dealer_tsumo")
    heads = tuple(words.text(f"reference.limits.{key}") for key in keys)
    lines = tuple(_award_line(han, fu, rules, words) for han, fu in EXAMPLE_AWARDS)
    title = words.text("reference.formula.from_han_fu")
    return Lines("formula.awards", title, heads, lines)


def _award_line(han: int, fu: int, rules: Rules, words: Words) -> Line:
    no_tsumo = (han, fu) == (2, 25)
    values = tuple(
        together(())
        if tsumo and no_tsumo
        else together(
            payments_of(value_award(Award(han, fu, dealer=dealer, tsumo=tsumo), rules), words)
        )
        for dealer, tsumo in TABLES
    )
    name = words.text("ui.result.han_fu", han=han, fu=fu)
    if han >= 5:
        name = words.text("ui.result.han", n=han)
    formula = award_formula_text(value_award(Award(han, fu), rules), words)
    return Line(name, values=values, below=formula, cell=(han, fu, False, False))


def worked_hands(rules: Rules, words: Words) -> Iterator[Worked]:
    """Count whole hands, from the tiles to who pays what."""
    for line in WORKED:
        yield from worked_hand(line, rules, words)


def worked_hand(line: str, rules: Rules, words: Words) -> Iterator[Worked]:
    """Count the hand of a hand line; nothing where the rules have no such hand."""
    draft = parse_draft(line)
    value = scored(draft, rules)
    if value is not None:
        yield Worked(
            worth_text(value.best, words),
            example_of(draft, rules, words),
            tuple(_counted(value, words)),
            formula_text(value, words),
        )


def _counted(value: HandValue, words: Words) -> Iterator[tuple[str, str]]:
    best = value.best
    yaku = {yaku_name(id, words): han for id, han in best.yaku.items()}
    listed = (_amount(name, str(han), words) for name, han in yaku.items())
    yield words.text("reference.worked.yaku"), words.listed(listed)
    if best.fu is not None:
        sums = " + ".join(str(item.fu) for item in best.fu_items)
        key = "fu_sum" if best.fu_raw != best.fu else "fu_flat"
        total = words.text(f"ui.result.{key}", raw=best.fu_raw, fu=best.fu)
        shown = f"{sums} = {total}" if len(best.fu_items) > 1 else total
        yield words.text("reference.worked.fu"), shown
    paid = [(name, amount) for name, amount, _note in payment_rows(value, words)]
    listed = (_amount(name, amount, words) for name, amount in paid)
    yield words.text("reference.worked.payment"), words.joined(listed)


def _amount(name: str, amount: str, words: Words) -> str:
    return words.text("reference.worked.amount", name=name, n=amount)
