"""The whole explanation of a value as plain text: for the command line, and for Copy as text."""

from collections.abc import Iterable, Sequence

from riichi_desktop.documents import by_role, reading_text, rules_to_text
from riichi_desktop.engine import (
    Awarded,
    HandValue,
    Problem,
    Reading,
    format_hand,
    format_tiles,
    payment_of,
)
from riichi_desktop.words import Words

from .columns import columns
from .formula import award_formula_text, formula_text
from .names import (
    fu_label,
    limit_name,
    rules_name,
    situation_text,
    times_paid,
    worth_text,
    yaku_name,
)
from .payments import payment_rows


def text_sheet(value: HandValue, words: Words) -> str:
    """Word a hand's value in full: its worth, who pays what, yaku, dora, fu, formula, readings.

    The second line is the hand line, which restores the hand with its situation and rules.
    """
    best = value.best
    line = format_hand(value.hand, value.situation, rules_to_text(value.rules))
    head = [headline(value, words), "", line, situation_text(value, words)]
    sections = [
        "\n".join([*head, words.text("sheet.rules", rules=rules_name(value.rules, words))]),
        _section("ui.result.payments", payment_rows(value, words), words),
        _section("ui.result.yaku", _yaku(best, words), words),
        _section("sheet.dora", _dora(best, words), words),
        _section("ui.result.fu", _fu(value, words), words),
        _section("sheet.formula", [(formula_text(value, words),)], words),
        _section("sheet.readings", _readings(value, words), words),
        _section("ui.result.notices", [(words.problem(one),) for one in value.notices], words),
    ]
    return "\n\n".join(filter(None, sections))


def headline(value: HandValue, words: Words) -> str:
    """Say in one line what the hand is worth: ``Mangan, 4 han 70 fu: 8,000 points``."""
    points = words.text("ui.result.points", n=value.points)
    return words.text("sheet.headline", worth=worth_text(value.best, words), points=points)


def points_sheet(awarded: Awarded, words: Words) -> str:
    """Word what a win without tiles pays: its worth, who pays what, the formula."""
    award = awarded.award
    limit = limit_name(awarded.limit, words, awarded.times or 1) if awarded.limit else ""
    han = "" if award.han is None else words.text("ui.result.han", n=award.han)
    if award.han is not None and award.fu is not None:
        han = words.text("ui.result.han_fu", han=award.han, fu=award.fu)
    points = words.text("ui.result.points", n=awarded.payment.points)
    worth = words.listed(filter(None, (limit, han)))
    rows = [
        (words.text(f"role.{role}"), words.signed(paid)) for role, paid in by_role(awarded).items()
    ]
    sections = [
        words.text("sheet.headline", worth=worth, points=points),
        _section("ui.result.payments", rows, words),
        _section("sheet.formula", [(award_formula_text(awarded, words),)], words),
        words.text("sheet.rules", rules=rules_name(awarded.rules, words)),
    ]
    return "\n\n".join(sections)


def problems_text(problems: Iterable[Problem], words: Words) -> str:
    """Say why there is no value, a sentence a line; a place in a hand line is counted from 1."""
    return "\n".join(_placed(one, words) for one in problems)


def _placed(one: Problem, words: Words) -> str:
    sentence, at = words.problem(one), one.details.get("at")
    if not isinstance(at, int) or one.details.get("reason") == "not_json":
        return sentence
    return words.text("ui.status.error_at", n=at + 1, reason=sentence)


def _section(title: str, rows: Iterable[Sequence[str]], words: Words) -> str:
    rows = list(rows)
    return "\n".join([words.text(title), *columns(rows)]) if rows else ""


def _yaku(best: Reading, words: Words) -> list[tuple[str, str, str]]:
    rows = [
        (yaku_name(id, words), words.text("ui.result.yakuman_times", n=times), _gloss(id, words))
        for id, times in best.yakuman.items()
    ]
    paid = times_paid(best)
    if sum(best.yakuman.values()) > paid:
        rows.append((words.text("ui.result.yakuman_capped", n=paid), "", ""))
    rows += [
        (yaku_name(id, words), words.text("ui.result.han", n=han), _gloss(id, words))
        for id, han in best.yaku.items()
    ]
    return rows


def _gloss(id: str, words: Words) -> str:
    """Give the kanji and the gloss of a yaku; in Japanese, where the name is kanji, its reading."""
    gloss = words.text(f"yaku_gloss.{id}")
    return gloss if words.lang == "ja" else f"{words.text(f'yaku_kanji.{id}')} {gloss}"


def _dora(best: Reading, words: Words) -> list[tuple[str, str]]:
    group = "dora_kanji" if words.lang == "ja" else "dora"
    return [
        (words.text(f"{group}.{id}"), words.text("ui.result.han", n=han))
        for id, han in best.dora.items()
    ]


def _fu(value: HandValue, words: Words) -> list[tuple[str, str, str]]:
    best = value.best
    if best.fu is None:
        return []
    rows = [
        (fu_label(item, value, words), words.number(item.fu), format_tiles(item.tiles))
        for item in best.fu_items
    ]
    total = words.text("ui.result.total")
    rounded = words.text("ui.result.fu_rounded") if best.fu != best.fu_raw else ""
    return [*rows, (total, words.number(best.fu), rounded)]


def _readings(value: HandValue, words: Words) -> list[tuple[str, str]]:
    return [(reading_text(other), _reading_worth(other, value, words)) for other in value.others]


def _reading_worth(other: Reading, value: HandValue, words: Words) -> str:
    if not other.base:
        return words.text("ui.reading.no_yaku")
    points = payment_of(other, value.situation, value.rules).points
    paid = words.text("ui.result.points", n=points)
    return words.text("sheet.headline", worth=worth_text(other, words), points=paid)
