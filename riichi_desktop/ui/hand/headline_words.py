"""What stands in the headline of a result: its worth, its points, what they are made of."""

from typing import NamedTuple

from riichi_desktop.engine import HandValue, Payment, Transfer
from riichi_desktop.export import limit_name, rules_name, times_paid, yaku_name
from riichi_desktop.ui.hand.seats import payments_text
from riichi_desktop.words import Words

_STICK = 1000
_NAMED_TIMES = (2, 3, 4)


class Summary(NamedTuple):
    """The words of a headline.

    Attributes:
        title: the limit, or han and fu.
        beside: the limit's kanji; in Japanese its romaji; "" without a limit.
        points: what the winner gets from the others, sticks not included.
        parts: what that is made of, in pieces that stay whole: the hand, honba.
        sticks: the sticks that the winner takes; "" without.
        worth: han and fu where the title is a limit; "" else.
        rules: the name of the rule set.
    """

    title: str
    beside: str
    points: str
    parts: tuple[str, ...]
    sticks: str
    worth: str
    rules: str


def received(payment: Payment) -> int:
    """Give what the winner gets from the others in points, honba included, sticks not."""
    return sum(one.points + one.honba for one in payment.transfers)


def summary_of(value: HandValue, words: Words) -> Summary:
    """Word the headline of a value."""
    best, situation = value.best, value.situation
    times = times_paid(best) or 1
    han_fu = _han_fu(value, words)
    sticks = _STICK * situation.sticks
    return Summary(
        title=limit_name(best.limit, words, times) if best.limit else han_fu,
        beside=limit_beside(best.limit, times, words) if best.limit else "",
        points=words.number(received(value.payment)),
        parts=payment_parts(value.payment, words),
        sticks=words.text("ui.result.sticks_part", n=situation.sticks, points=sticks)
        if sticks
        else "",
        worth=han_fu if best.limit else "",
        rules=rules_name(value.rules, words),
    )


def _han_fu(value: HandValue, words: Words) -> str:
    best = value.best
    if best.han is None:
        return ""
    if best.fu is None:
        return words.text("ui.result.han", n=best.han)
    return words.text("ui.result.han_fu", han=best.han, fu=best.fu)


def limit_beside(limit: str, times: int, words: Words) -> str:
    """Give the kanji of a limit, or in Japanese its romaji."""
    name = limit
    if limit == "yakuman" and times > 1:
        name = f"yakuman_{times if times in _NAMED_TIMES else 'n'}"
    group = "limit" if words.lang == "ja" else "limit_kanji"
    return words.text(f"{group}.{name}", n=times)


def payment_parts(payment: Payment, words: Words) -> tuple[str, ...]:
    """Say ``8,000 + 300 honba``; by tsumo what each pays, then what that is made of.

    Without honba a ron says nothing here, a tsumo ``2,000 / 4,000``.
    """
    transfers = payment.transfers
    honba = sum(one.honba for one in transfers)
    shares, dues = _shares(transfers, words), {one.honba for one in transfers}
    if not honba:
        return (shares,) if shares else ()
    if shares and len(dues) == 1:
        bare = _bare_shares(transfers, words)
        made = words.text("ui.result.honba_part", points=bare, extra=dues.pop())
        return shares, words.text("ui.result.made_of", made=made)
    hand = words.number(payment.points)
    whole = words.text("ui.result.honba_part", points=hand, extra=honba)
    return hand, whole.removeprefix(hand).strip()


def _shares(transfers: tuple[Transfer, ...], words: Words) -> str:
    """Say what each pays by tsumo, honba included, non-dealers first; "" where one pays all."""
    if len(transfers) < 2 or any(one.reason != "tsumo" for one in transfers):
        return ""
    shares = sorted({one.points + one.honba for one in transfers})
    if len(shares) == 1:
        return words.text("ui.result.each", points=shares[0])
    return " / ".join(map(words.number, shares))


def _bare_shares(transfers: tuple[Transfer, ...], words: Words) -> str:
    """Say the same without honba, as numbers alone: ``2,000 / 4,000``."""
    return " / ".join(map(words.number, sorted({one.points for one in transfers})))


def spoken_result(value: HandValue, words: Words) -> str:
    """Give the one sentence that a screen reader says of a result."""
    summary = summary_of(value, words)
    names = [yaku_name(id, words) for id in (*value.yakuman, *value.yaku)]
    dora = sum(value.dora.values())
    if dora:
        names.append(f"{words.text('sheet.dora')} {dora}")
    return words.text(
        "ui.say.result",
        limit=summary.title,
        points=summary.points,
        yaku=words.listed(names),
        payments=payments_text(value, words),
    )
