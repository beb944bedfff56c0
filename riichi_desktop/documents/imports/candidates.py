"""The events that a logged hand may stand for, the one that says the most first."""

from collections.abc import Iterator
from itertools import chain, combinations, product
from typing import Final, NamedTuple

from riichi_desktop.engine import FU_VALUES, Rules, limit_of
from riichi_desktop.ledger import (
    Aborted,
    Chairs,
    Drawn,
    Hands,
    Liable,
    Paid,
    Row,
    Win,
    Won,
)

from .logged import Logged, LoggedAbort, LoggedDraw, LoggedWin, LoggedWins

_LIMIT_HAN: Final = 5
"""From here on fu do not count."""


class Candidate(NamedTuple):
    """An event that a hand may stand for.

    Attributes:
        event: the event.
        counted: the winners whose tiles are left out: what was counted stands for them.
    """

    event: Hands
    counted: Chairs = ()


def candidates(result: Logged, rules: Rules, players: int) -> Iterator[Candidate]:
    """Give the events that a hand may stand for.

    Args:
        result: how the log says that it ended.
        rules: of the game.
        players: at the table.
    """
    match result:
        case LoggedWins(wins, riichi):
            yield from _won(wins, riichi, rules)
        case LoggedDraw(choices, riichi, nagashi):
            for tenpai in choices:
                for chairs in _subsets(players) if nagashi else ((),):
                    yield Candidate(Drawn(tenpai, riichi, chairs))
        case LoggedAbort(reason, paid):
            for riichi in paid:
                yield Candidate(Aborted(reason, riichi))


def _won(wins: tuple[LoggedWin, ...], riichi: Chairs, rules: Rules) -> Iterator[Candidate]:
    """Give the ways to tell of each winner by tiles or by numbers, those with more tiles first."""
    ways = product(*[(True, False) if win.tiles else (False,) for win in wins])
    for way in sorted(ways, key=lambda shown: -sum(shown)):
        options = [
            [_by_tiles(win)] if shown else _by_numbers(win, rules)
            for win, shown in zip(wins, way, strict=True)
        ]
        counted = tuple(win.winner for win, shown in zip(wins, way, strict=True) if not shown)
        for told in product(*options):
            yield Candidate(Won(told, riichi), counted)


def _by_tiles(win: LoggedWin) -> Win:
    pao = () if win.pao is None else (Liable(win.pao, 0),)
    return Win(win.winner, win.source, pao=pao, hand=win.tiles)


def _by_numbers(win: LoggedWin, rules: Rules) -> list[Win]:
    if not win.times:
        han = win.han or 0
        fu = None if han >= _LIMIT_HAN else win.fu or _least_fu(han, rules)
        return [Win(win.winner, win.source, han, fu)]
    liable = [
        (times, ()) if win.pao is None else (times, (Liable(win.pao, part),))
        for times in win.times
        for part in range(1, times + 1 if win.pao is not None else 2)
    ]
    return [Win(win.winner, win.source, yakuman=times, pao=pao) for times, pao in liable]


def _least_fu(han: int, rules: Rules) -> int | None:
    """Give the least fu that make a limit of so many han: a log leaves them out only there."""
    return next((fu for fu in FU_VALUES if fu != 25 and limit_of(han, fu, rules)[0]), None)


def _subsets(players: int) -> Iterator[Chairs]:
    """Give who may have had a nagashi mangan: one, then several."""
    chairs = range(players)
    return chain.from_iterable(combinations(chairs, many) for many in range(1, players + 1))


def counts_as_logged(row: Row, result: Logged) -> bool:
    """Tell whether the tiles of a row are worth what the log counted, in han and fu."""
    if not isinstance(result, LoggedWins):
        return True
    return all(_same_worth(paid, win) for paid, win in zip(row.paid, result.wins, strict=True))


def _same_worth(paid: Paid, win: LoggedWin) -> bool:
    if paid.value is None:
        return True
    if win.times or paid.win.yakuman:
        return paid.win.yakuman in win.times
    return paid.win.han == win.han and win.fu in (None, paid.win.fu)
