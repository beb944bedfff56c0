"""What to learn first: the limits, eight common scores, the formula, fu last, and a whole hand."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.engine import Award, Rules, value_award
from riichi_desktop.export.formula import award_formula_text
from riichi_desktop.export.names import limit_name
from riichi_desktop.words import Words

from .blocks import Block, Line, Lines, Section, Text
from .examples import FIRST
from .formula_part import worked_hand
from .tables_part import HAN

_LIMITS: Final = (5, 6, 8, 11, 13)
_COMMON_FU: Final = 30


def start_section(rules: Rules, words: Words) -> Section:
    """Give the section that a learner reads first."""
    title, intro = (words.text(f"reference.{key}.start") for key in ("section", "intro"))
    shown = value_award(Award(3, _COMMON_FU), rules)
    blocks: tuple[Block, ...] = (
        _limits(rules, words),
        Text(words.text("reference.start.limits_note"), "note"),
        _common(rules, words),
        Text(words.text("reference.start.common_note"), "note"),
        Text(words.text("reference.start.formula"), "heading"),
        Text(words.text("reference.formula.base"), "formula"),
        Text(words.text("reference.start.formula_note"), "note"),
        Text(award_formula_text(shown, words), "formula"),
        _fu(words),
        Text(words.text("reference.start.fu_note"), "note"),
        *_whole(rules, words),
    )
    return Section("start", "start", title, intro, blocks)


def _whole(rules: Rules, words: Words) -> Iterator[Block]:
    """Give a hand that is counted from the tiles to the payment, where the rules have it."""
    for worked in worked_hand(FIRST, rules, words):
        yield Text(words.text("reference.start.whole"), "heading")
        yield worked


def _limits(rules: Rules, words: Words) -> Lines:
    kept: dict[str, Line] = {}
    for han in _LIMITS:
        limit, *points = _by_ron(han, _COMMON_FU, rules)
        more = han if han == 13 or (han == 11 and rules.counted_limit == "sanbaiman") else 0
        to = {5: 5, 6: 7, 8: 10, 11: 12}.get(han, 13)
        gloss = words.text("reference.limits.han", **{"from": han})
        if more:
            gloss = words.text("reference.limits.han_more", **{"from": han})
        elif to > han:
            gloss = words.text("reference.limits.han_range", **{"from": han}, to=to)
        kept.setdefault(
            limit,
            Line(
                limit_name(limit, words),
                "" if words.lang == "ja" else words.text(f"limit_kanji.{limit}"),
                gloss,
                values=tuple(words.number(one) for one in points),
                cell=(han, _COMMON_FU, False, False),
            ),
        )
    heads = (words.text("reference.who.non_dealer"), words.text("reference.who.dealer"))
    title = words.text("reference.start.limits")
    return Lines("start.limits", title, heads, tuple(kept.values()))


def _by_ron(han: int, fu: int, rules: Rules) -> tuple[str, int, int]:
    """Give the limit, "" for none, and what a non-dealer and the dealer receive by ron."""
    ours, dealers = (value_award(Award(han, fu, dealer=dealer), rules) for dealer in (False, True))
    return ours.limit or "", ours.payment.points, dealers.payment.points


def _common(rules: Rules, words: Words) -> Lines:
    lines = []
    for place, who in enumerate(("non_dealer", "dealer")):
        points = (_by_ron(han, _COMMON_FU, rules)[1:][place] for han in HAN)
        lines.append(Line(words.text(f"reference.who.{who}"), values=(*map(words.number, points),)))
    heads = tuple(words.text("reference.start.han_column", n=han) for han in HAN)
    title = words.text("reference.start.common")
    return Lines("start.common", title, heads, tuple(lines))


def _fu(words: Words) -> Lines:
    rows = (("pinfu", "30 · 20"), ("chiitoitsu", "25"), ("closed_ron", "40"))
    lines = tuple(Line(words.text(f"reference.start.{key}"), values=(fu,)) for key, fu in rows)
    return Lines("start.fu", words.text("reference.start.fu"), (), lines)
