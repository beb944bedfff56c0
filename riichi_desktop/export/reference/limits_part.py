"""The limits, and what each rule set makes of 13 han and of a base of 1,920."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.documents import presets
from riichi_desktop.engine import Award, Awarded, Rules, value_award
from riichi_desktop.export.names import limit_name, rule_set_name
from riichi_desktop.words import Words

from .blocks import Block, Line, Lines, Section, Text
from .settings import COUNTED
from .tables_part import TABLES, payments_of, together

_STEPS: Final = ((5, 5), (6, 7), (8, 10), (11, 12))
_ANY_FU: Final = 30
"""Stands for the fu where they do not matter."""


def limits_section(rules: Rules, words: Words) -> Section:
    """Give the section of limits."""
    title, intro = (words.text(f"reference.{key}.limits") for key in ("section", "intro"))
    blocks: tuple[Block, ...] = (
        limit_lines(rules, words),
        _counted(rules, words),
        Text(words.text("reference.limits.counted_note"), "note"),
        _kiriage(rules, words),
    )
    return Section("limits", "payment", title, intro, blocks)


def limit_lines(rules: Rules, words: Words) -> Lines:
    """Give every limit with its base and what it pays in the four situations."""
    keys = ("base", "non_dealer_ron", "non_dealer_tsumo", "dealer_ron", "dealer_tsumo")
    heads = tuple(words.text(f"reference.limits.{key}") for key in keys)
    lines = tuple(_limits(rules, words))
    return Lines("limits", words.text("reference.limits.list"), heads, lines)


def _limits(rules: Rules, words: Words) -> Iterator[Line]:
    kiriage = "kiriage" if rules.kiriage_mangan else "formula"
    for least, most in _STEPS:
        gloss = words.text("reference.limits.han_range", **{"from": least}, to=most)
        if least == 5:
            gloss = words.text(f"reference.limits.mangan_{kiriage}")
        elif least == 11 and rules.counted_limit == "sanbaiman":
            gloss = words.text("reference.limits.han_more", **{"from": least})
        yield _limit(Award(least, tsumo=True), gloss, rules, words)
    if rules.counted_limit != "sanbaiman":
        gloss = words.text("reference.limits.han_more", **{"from": 13})
        yield _limit(Award(13, tsumo=True), gloss, rules, words)
    gloss = words.text("reference.limits.yakuman_hand")
    yield _limit(Award(yakuman=1, tsumo=True), gloss, rules, words)
    if rules.yakuman_cap > 1:
        gloss = words.text("reference.limits.yakuman_two")
        yield _limit(Award(yakuman=2, tsumo=True), gloss, rules, words)


def _limit(award: Award, gloss: str, rules: Rules, words: Words) -> Line:
    paid = [_awarded(award, dealer, tsumo, rules) for dealer, tsumo in TABLES]
    limit, times = paid[0].limit or "", paid[0].times or 1
    key = f"limit_kanji.{limit if times == 1 else f'yakuman_{times}'}"
    cell = (award.han, _ANY_FU, False, False) if award.han else None
    return Line(
        limit_name(limit, words, times),
        "" if words.lang == "ja" else words.text(key),
        gloss,
        values=(
            words.number(paid[0].base),
            *(together(payments_of(one, words)) for one in paid),
        ),
        cell=cell,
    )


def _awarded(award: Award, dealer: bool, tsumo: bool, rules: Rules) -> Awarded:
    asked = Award(award.han, yakuman=award.yakuman, dealer=dealer, tsumo=tsumo)
    return value_award(asked, rules)


def _counted(rules: Rules, words: Words) -> Lines:
    """Say for each thing that 13 han can be which rule sets have it so."""
    lines = []
    for value, limit in COUNTED.items():
        under = [one for one in presets().values() if one.counted_limit == value]
        sample = under[0] if under else rules
        award = Award(13, dealer=False)
        amounts = [
            value_award(Award(award.han, dealer=dealer), sample).payment.points
            for dealer in (False, True)
        ]
        gloss = _names(under, words)
        here = value == rules.counted_limit
        lines.append(
            Line(
                limit_name(limit, words),
                "" if words.lang == "ja" else words.text(f"limit_kanji.{limit}"),
                words.text("reference.limits.in_force") if here else "",
                values=tuple(map(words.number, amounts)) if under else (),
                below=gloss,
                muted=not here,
            )
        )
    keys = ("non_dealer_ron", "dealer_ron")
    heads = tuple(words.text(f"reference.limits.{key}") for key in keys)
    title = words.text("reference.limits.counted")
    return Lines("limits.counted", title, heads, tuple(lines))


def _kiriage(rules: Rules, words: Words) -> Lines:
    """Say which rule sets round 1,920 up, and what the hand pays by ron."""
    lines = []
    for value, key in ((True, "kiriage_yes"), (False, "kiriage_no")):
        under = [one for one in presets().values() if one.kiriage_mangan == value]
        amounts = [
            value_award(Award(4, 30, dealer=dealer), under[0]).payment.points
            for dealer in (False, True)
        ]
        here = value == rules.kiriage_mangan
        lines.append(
            Line(
                words.text(f"reference.limits.{key}"),
                gloss=words.text("reference.limits.in_force") if here else "",
                values=tuple(map(words.number, amounts)),
                below=_names(under, words),
                muted=not here,
            )
        )
    keys = ("non_dealer_ron", "dealer_ron")
    heads = tuple(words.text(f"reference.limits.{key}") for key in keys)
    return Lines("limits.kiriage", words.text("reference.limits.kiriage"), heads, tuple(lines))


def _names(rule_sets: list[Rules], words: Words) -> str:
    return words.joined(rule_set_name(one.id, words) for one in rule_sets)
