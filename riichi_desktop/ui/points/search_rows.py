"""The wins that give a payment, as rows: those that a limit makes equal together."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from riichi_desktop.engine import Award, Awarded, Found, Heard, Rules, value_award
from riichi_desktop.export import limit_name
from riichi_desktop.ui.kit import Heading, Row
from riichi_desktop.words import Words

from .choice import LAST_HAN
from .table_values import paid_text


class Group(NamedTuple):
    """Wins that differ in fu, or in the han of a limit, alone.

    Attributes:
        first: the one with the least.
        last: the one with the most.
        found: how the payment is meant, and the limit.
    """

    first: Award
    last: Award
    found: Found


def groups(found: Sequence[Found]) -> Iterator[Group]:
    """Put wins together that a limit makes equal, in the order they came."""
    for _, alike in groupby(found, key=_sort):
        wins = list(alike)
        yield Group(wins[0].award, wins[-1].award, wins[0])


def _sort(one: Found) -> tuple[object, ...]:
    award = one.award
    counts = award.han if award.fu is not None else None
    fu = award.fu if one.limit is None else None
    limit = one.limit if award.fu is None else None
    return (award.honba, one.way, award.dealer, award.yakuman, counts, fu, limit)


def search_lines(
    found: Sequence[Found], rules: Rules, words: Words
) -> tuple[list[Heading | Row], dict[str, Award]]:
    """Give the lines of a table, and the win that each row's key stands for.

    A heading says who wins, how, with how many honba, and what the payment is made of.
    """
    lines: list[Heading | Row] = []
    wins: dict[str, Award] = {}
    for (title, made), alike in groupby(groups(found), lambda one: _heading(one, rules, words)):
        lines.append(Heading(title, totals=(made,)))
        for group in alike:
            key = str(len(wins))
            wins[key] = group.first
            lines.append(_row(key, group, words))
    return lines, wins


def _heading(group: Group, rules: Rules, words: Words) -> tuple[str, str]:
    award, honba = group.first, group.first.honba
    awarded = value_award(award, rules)
    parts = [words.text(f"ui.points.search.{group.found.way}")]
    parts.append(words.text(f"role.{'dealer' if award.dealer else 'non_dealer'}"))
    made = paid_text(awarded, words)
    if honba:
        parts.append(words.text("ui.points.search.honba", n=honba))
        made = _with_honba(awarded, made, words)
    return words.listed(parts), made


def _with_honba(awarded: Awarded, made: str, words: Words) -> str:
    """Say what honba adds to a payment: by tsumo, to that of each."""
    transfers = awarded.payment.transfers
    if not awarded.award.tsumo:
        return words.text("ui.result.honba_part", points=made, extra=transfers[0].honba)
    shares = {one.points for one in transfers}
    bare = words.number(shares.pop()) if len(shares) == 1 else made
    key = "honba_of_all" if bare != made else "honba_of_each"
    return words.text(f"ui.points.search.{key}", points=bare, extra=transfers[0].honba)


def heard_text(heard: Heard, words: Words) -> str:
    """Write what was heard: ``7,700``, ``2,000 / 3,900``, ``1,300 each``."""
    if heard.each:
        return words.text("ui.result.each", points=heard.amounts[0])
    return " / ".join(map(words.number, heard.amounts))


def _row(key: str, group: Group, words: Words) -> Row:
    award, limit = group.first, group.found.limit
    name = limit_name(limit, words, award.yakuman or 1) if limit else ""
    if award.yakuman:
        return Row(key, name)
    return Row(key, _worth(group, words), gloss=name)


def _worth(group: Group, words: Words) -> str:
    """Say ``4 han 30 fu``, ``4 han 40–140 fu``, ``6–7 han``, ``13+ han``."""
    first, last = group.first, group.last
    if first.fu is None:
        most = "+" if last.han == LAST_HAN else f"–{last.han}" if last.han != first.han else ""
        return words.text("ui.points.han_range", han=f"{first.han}{most}")
    fu = str(first.fu) if first.fu == last.fu else f"{first.fu}–{last.fu}"
    return words.text("ui.points.han_fu_range", han=first.han or 0, fu=fu)
