"""Why an event cannot follow at a table: the laws of one event, in the order they are told.

What a win's tiles are worth is the engine's to refuse, when the win is settled (`wins.py`).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from riichi_desktop.engine import MOST_HAN, WINDS, Problem, fu_fault, problem

from .course import last_wind
from .events import (
    Aborted,
    Bell,
    Chairs,
    Chombo,
    Drawn,
    Event,
    Finished,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    Win,
    Won,
)
from .problems import NotLegal
from .table import Table

STICK: Final = 1000
MOST_COUNTERS: Final = 999
MOST_POINTS: Final = 1_000_000


def check(table: Table, event: Event) -> None:
    """Make sure that an event can follow.

    Raises:
        NotLegal: it cannot; the first reason.
    """
    if table.is_over and not _may_follow_the_end(event):
        raise NotLegal([problem("game_over")])
    fault = next(_LAWS[type(event)](table, event), None)
    if fault is not None:
        raise NotLegal([fault])


def _may_follow_the_end(event: Event) -> bool:
    """Tell what may be said of a game that is over: penalties after uma, and who sat where."""
    return isinstance(event, Reseated) or (isinstance(event, Penalty) and event.when == "final")


def _won(table: Table, event: Won) -> Iterator[Problem]:
    wins = event.wins
    yield from _riichi(table, event.riichi)
    if not wins:
        yield problem("no_winner", "wins")
    for at, win in enumerate(wins):
        yield from _win(table, win, f"wins[{at}]")
    for at, win in enumerate(wins):
        if win.winner in [other.winner for other in wins[:at]]:
            yield problem("wins_twice", f"wins[{at}].winner", player=table.names[win.winner])
    if len(wins) > 1:
        if len({win.source for win in wins}) > 1 or wins[0].source is None:
            yield problem("not_the_same_tile", "wins")
        if len(wins) > 2 and table.rules.multiple_ron == "two_abort_on_three":
            yield problem("three_rons_abort", "wins")


def _win(table: Table, win: Win, field: str) -> Iterator[Problem]:
    yield from _chair(table, win.winner, f"{field}.winner")
    if win.source is not None:
        yield from _chair(table, win.source, f"{field}.from")
        if win.source == win.winner:
            yield problem("wins_from_himself", f"{field}.from", player=table.names[win.winner])
    yield from _worth(win, field)
    if win.pao:
        yield from _pao(table, win, f"{field}.pao")


def _worth(win: Win, field: str) -> Iterator[Problem]:
    """Check han and fu, or how many yakuman; with tiles they may be left out."""
    if not 0 <= win.yakuman <= MOST_HAN:
        yield problem("wrong_type", f"{field}.yakuman", reason="yakuman_range", most=MOST_HAN)
    if win.han is not None and not 1 <= win.han <= MOST_HAN:
        yield problem("wrong_type", f"{field}.han", reason="han_range", most=MOST_HAN)
    if win.yakuman and (win.han is not None or win.fu is not None):
        yield problem("malformed", field, reason="han_or_yakuman")
    if win.hand is not None:
        return
    if win.han is None and not win.yakuman:
        yield problem("malformed", field, reason="han_or_yakuman")
    fault = None if win.han is None else fu_fault(win.han, win.fu, win.source is None)
    if fault is not None:
        yield fault._replace(field=f"{field}.fu")


def _pao(table: Table, win: Win, field: str) -> Iterator[Problem]:
    """Check who is liable; with tiles the engine checks for what."""
    many = len(win.pao) > 1
    for at, liable in enumerate(win.pao):
        place = f"{field}[{at}]" if many else field
        yield from _chair(table, liable.chair, f"{place}.liable")
        if liable.chair == win.winner:
            yield problem("pao_impossible", f"{place}.liable", reason="pao_is_winner")
        if liable.times < 0:
            yield problem("pao_impossible", f"{place}.times", reason="pao_more_than_yakuman")
    named = [liable.yakuman for liable in win.pao if liable.yakuman]
    if len(set(named)) < len(named):
        yield problem("pao_impossible", field, reason="pao_twice")
    if win.hand is not None:
        return
    if sum(liable.times or win.yakuman for liable in win.pao) > win.yakuman or not win.yakuman:
        yield problem("pao_impossible", field, reason="pao_more_than_yakuman")
    if table.rules.pao_scope == "hand" and len({liable.chair for liable in win.pao}) > 1:
        yield problem("pao_impossible", field, reason="pao_one_for_the_hand")


def _drawn(table: Table, event: Drawn) -> Iterator[Problem]:
    yield from _riichi(table, event.riichi)
    yield from _chairs(table, event.tenpai, "tenpai")
    yield from _chairs(table, event.nagashi, "nagashi")
    for chair in event.riichi:
        if chair not in event.tenpai:
            yield problem("riichi_not_tenpai", "tenpai", player=table.names[chair])
    if event.nagashi and not table.rules.nagashi_mangan:
        yield problem("nagashi_not_in_rules", "nagashi")


def _aborted(table: Table, event: Aborted) -> Iterator[Problem]:
    yield from _riichi(table, event.riichi)
    if event.reason not in table.rules.abortive_draws:
        yield problem("abort_not_in_rules", "reason", abort=event.reason)
    if event.reason == "suucha_riichi" and len(event.riichi) < table.players:
        yield problem("suucha_needs_all", "riichi")
    if event.reason == "kyuushu_kyuuhai" and len(event.riichi) >= table.players:
        # Who declares it is at his first draw, and in riichi he cannot be.
        yield problem("kyuushu_not_in_riichi", "riichi", most=table.players - 1)


def _chombo(table: Table, event: Chombo) -> Iterator[Problem]:
    yield from _riichi(table, event.riichi)
    yield from _chairs(table, event.chairs, "chairs")
    if not event.chairs:
        yield problem("no_offender", "chairs")


def _penalty(table: Table, event: Penalty) -> Iterator[Problem]:
    yield from _chair(table, event.chair, "chair")
    if not 0 < abs(event.points) <= MOST_POINTS or event.points % 100:
        yield problem("penalty_points", "points", most=MOST_POINTS)


def _bell(table: Table, _event: Bell) -> Iterator[Problem]:
    if table.bell is not None:
        yield problem("bell_rang")


def _finished(_table: Table, _event: Finished) -> Iterator[Problem]:
    yield from ()


def _stopped(table: Table, event: Stopped) -> Iterator[Problem]:
    yield from _chair(table, event.chair, "chair")
    if not table.may_stop or event.chair != table.dealer:
        yield problem("may_not_stop", "chair", player=table.names[event.chair])


def _replaced(table: Table, event: Replaced) -> Iterator[Problem]:
    yield from _chair(table, event.chair, "chair")
    if not event.name.strip():
        yield problem("name_missing", "name")


def _reseated(table: Table, event: Reseated) -> Iterator[Problem]:
    if sorted(event.order) != list(range(table.players)):
        yield problem("bad_order", "order", n=table.players)


def _placed(table: Table, event: Placed) -> Iterator[Problem]:
    rules = table.rules
    winds = WINDS[: WINDS.index(last_wind(rules)) + (2 if rules.target else 1)]
    turns = range(1, rules.players + 1)
    if event.round not in [f"{wind}{turn}" for wind in winds for turn in turns]:
        yield problem("round_not_played", "round", text=event.round[:12])
    for name, value in (("honba", event.honba), ("sticks", event.sticks)):
        if not 0 <= value <= MOST_COUNTERS:
            yield problem("wrong_type", name, reason=f"{name}_range", most=MOST_COUNTERS)


def _riichi(table: Table, riichi: Chairs) -> Iterator[Problem]:
    yield from _chairs(table, riichi, "riichi")
    for at, chair in enumerate(riichi):
        if table.rules.riichi_needs_1000 and table.scores[chair] < STICK:
            name, have = table.names[chair], table.scores[chair]
            yield problem("riichi_below_1000", f"riichi[{at}]", player=name, have=have)


def _chairs(table: Table, chairs: Chairs, field: str) -> Iterator[Problem]:
    for at, chair in enumerate(chairs):
        yield from _chair(table, chair, f"{field}[{at}]")
        if chair in chairs[:at]:
            yield problem("chair_twice", f"{field}[{at}]", player=table.names[chair])


def _chair(table: Table, chair: int, field: str) -> Iterator[Problem]:
    if not 0 <= chair < table.players:
        yield problem("no_such_chair", field, chair=chair, most=table.players - 1)


_LAWS: Final[Mapping[type, Callable[[Table, Any], Iterator[Problem]]]] = {
    Won: _won,
    Drawn: _drawn,
    Aborted: _aborted,
    Chombo: _chombo,
    Penalty: _penalty,
    Bell: _bell,
    Finished: _finished,
    Stopped: _stopped,
    Replaced: _replaced,
    Reseated: _reseated,
    Placed: _placed,
}
