"""From a payment heard at the table back to the wins that give it.

What is heard is one sum (`7700`), two of a tsumo (`2000/3900`), or one that each pays (`1300 all`).
All wins without honba are laid out once for each rule set; what was heard is looked up there, less
the honba that may be in it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from .points import FIRST_LIMIT_HAN, FU_VALUES, Award, value_award
from .problems import Problem, problem
from .reach import is_reachable
from .rules import Rules

MOST_HONBA: Final = 9
"""How many honba are looked for in a payment."""

LAST_HAN: Final = 13
"""Stands for itself and all above: 13 han and more are one limit."""

MOST_YAKUMAN: Final = 6
"""As many as one hand has ever held."""

Way = Literal["ron", "tsumo", "total"]

_EACH: Final = frozenset({"all", "each", "chacun", "tous", "partout", "オール", "各", "ooru"})
_UNITS: Final = frozenset({"", "points", "point", "pts", "pt", "p", "点"})
_NUMBER: Final = re.compile(r"\d{1,3}(?:[ \u00a0\u202f,.'’]\d{3})+(?!\d)|\d+")
_LONGEST: Final = 200
"""Characters; no payment takes so many, in whatever words."""
_BETWEEN: Final = re.compile(r"[\s/／+&;,、・\-－–—]+|et|and|と")
_GREATEST: Final = 300_000
"""No payment is so great: `300 500` is two of them."""


class Heard(NamedTuple):
    """What was heard at the table.

    Attributes:
        amounts: in points, the smaller first: one or two.
        each: whether it was said that every payer pays it.
    """

    amounts: tuple[int, ...]
    each: bool = False


class Found(NamedTuple):
    """One win that gives what was heard.

    Attributes:
        award: the win; its han is `LAST_HAN` for that many and more.
        way: how the sum is meant: paid by ron, by each or by both sorts of payers by tsumo, or
            all payments of a tsumo together.
        limit: its id, or None below mangan.
    """

    award: Award
    way: Way
    limit: str | None


def read_heard(text: str) -> Heard | Problem:
    """Read a payment as it is said or written: `7,700`, `2000/3900`, `1 300 all`, `2000オール`."""
    if len(text) > _LONGEST:
        return problem("heard_unreadable", "heard")
    amounts = [amount for match in _NUMBER.finditer(text) for amount in _numbers(match[0])]
    rest = {word for word in _BETWEEN.split(_NUMBER.sub(" ", text).lower()) if word}
    each = bool(rest & _EACH)
    if not amounts or len(amounts) > 2 or rest - _EACH - _UNITS or (each and len(amounts) > 1):
        return problem("heard_unreadable", "heard")
    if any(amount % 100 or not amount for amount in amounts):
        return problem("heard_hundreds", "heard")
    return Heard(tuple(sorted(set(amounts))), each or len(amounts) > len(set(amounts)))


def _numbers(digits: str) -> Iterator[int]:
    parts = re.split(r"\D", digits)
    whole = int("".join(parts))
    if len(parts) == 2 and whole >= _GREATEST:
        yield from map(int, parts)
    else:
        yield whole


def search_payment(heard: Heard, rules: Rules) -> tuple[Found, ...]:
    """Give every win that gives what was heard: without honba first, ron before tsumo."""
    table = _table(rules)
    found = []
    for honba in range(MOST_HONBA + 1 if rules.honba_per_payer else 1):
        each = rules.honba_per_payer * honba
        for way, less in _ways(heard, each, rules):
            amounts = tuple(amount - less for amount in heard.amounts)
            for award, limit in table.get((way, amounts), ()):
                found.append(Found(replace(award, honba=honba) if honba else award, way, limit))
    return tuple(found)


def nearest_payments(heard: Heard, rules: Rules) -> tuple[Heard, ...]:
    """Give the payments of the same sort, without honba, just below and just above what was heard.

    Of two sums the one counts that is the whole of both.
    """
    tsumo, count = heard.each or len(heard.amounts) > 1, len(heard.amounts)
    way: Way = "tsumo" if tsumo else "ron"
    known = [amounts for one, amounts in _table(rules) if one == way and len(amounts) == count]
    wanted = sum(heard.amounts)
    below = max((amounts for amounts in known if sum(amounts) < wanted), key=sum, default=None)
    above = min((amounts for amounts in known if sum(amounts) > wanted), key=sum, default=None)
    return tuple(Heard(amounts, heard.each) for amounts in (below, above) if amounts is not None)


def _ways(heard: Heard, each: int, rules: Rules) -> Iterator[tuple[Way, int]]:
    """Give how a sum can be meant: the way, and how much of each amount is honba."""
    alone = len(heard.amounts) == 1 and not heard.each
    all_of_it = each * (rules.players - 1)
    if alone:
        yield "ron", all_of_it
    yield "tsumo", each
    if alone:
        yield "total", all_of_it


_Table = Mapping[tuple[Way, tuple[int, ...]], list[tuple[Award, str | None]]]


@lru_cache(maxsize=16)
def _table(rules: Rules) -> _Table:
    """Lay out all wins without honba by what they pay; the total of a tsumo apart."""
    table: dict[tuple[Way, tuple[int, ...]], list[tuple[Award, str | None]]] = {}
    for award in _awards(rules):
        awarded = value_award(award, rules)
        paid = [one.points for one in awarded.payment.transfers]
        keys: list[tuple[Way, tuple[int, ...]]] = [("ron", (paid[0],))]
        if award.tsumo:
            keys = [("tsumo", tuple(sorted(set(paid)))), ("total", (sum(paid),))]
        for key in keys:
            table.setdefault(key, []).append((award, awarded.limit))
    return table


def _awards(rules: Rules) -> Iterator[Award]:
    """Give every win that can be, non-dealers first, the smallest first."""
    for dealer in (False, True):
        for tsumo in (False, True):
            for han in range(1, FIRST_LIMIT_HAN):
                for fu in FU_VALUES:
                    if is_reachable(han, fu, tsumo, rules):
                        yield Award(han, fu, dealer=dealer, tsumo=tsumo)
            for han in range(FIRST_LIMIT_HAN, LAST_HAN + 1):
                yield Award(han, dealer=dealer, tsumo=tsumo)
            for yakuman in range(1, min(rules.yakuman_cap, MOST_YAKUMAN) + 1):
                yield Award(yakuman=yakuman, dealer=dealer, tsumo=tsumo)
