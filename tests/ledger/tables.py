"""Rules, tables and events as the tests of the ledger write them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from riichi_desktop.documents import preset
from riichi_desktop.engine import Problem, Rules
from riichi_desktop.ledger import (
    Account,
    Drawn,
    Event,
    Game,
    NotLegal,
    Row,
    Table,
    Win,
    Won,
    advance,
    new_table,
    replay,
    settle_game,
)

NAMES = ("Ana", "Bo", "Chi", "Dan")
ANA, BO, CHI, DAN = range(4)

ONLINE = preset("tenhou")
"""Target, bust, dealer's stop, several rons, nagashi mangan, abortive draws."""
EMA = preset("ema2025")
LEAGUE = preset("m_league")
WRC = preset("wrc2025")
SANMA = preset("tenhou_sanma")


def with_(base: Rules, **fields: Any) -> Rules:
    """Give rules that differ in some fields."""
    return replace(base, **fields)


def table(rules: Rules = ONLINE, **fields: Any) -> Table:
    """Give a table in whatever state; scores that are not given are those of the start."""
    fresh = new_table(rules, NAMES[: rules.players])
    if "round" in fields:
        wind, turn = fields.pop("round")
        fields |= {"wind": wind, "turn": int(turn)}
    return replace(fresh, **fields)


def ron(winner: int, source: int, han: int | None = 5, fu: int | None = None, **more: Any) -> Win:
    return Win(winner, source, han, fu, **more)


def tsumo(winner: int, han: int | None = 5, fu: int | None = None, **more: Any) -> Win:
    return Win(winner, None, han, fu, **more)


def won(*wins: Win, riichi: Iterable[int] = ()) -> Won:
    return Won(wins, tuple(riichi))


def drawn(*tenpai: int, riichi: Iterable[int] = (), nagashi: Iterable[int] = ()) -> Drawn:
    return Drawn(tenpai, tuple(riichi), tuple(nagashi))


def hand(before: Table, event: Event) -> tuple[Table, Row]:
    """Book a hand; its row must balance."""
    after, row = advance(before, event)
    assert row is not None
    assert row.balance == 0
    assert row.scores == after.scores
    return after, row


def deltas(before: Table, event: Event) -> tuple[int, ...]:
    """Give what a hand does to the scores."""
    return hand(before, event)[1].deltas


def then(before: Table, event: Event) -> str:
    """Say how it goes on: ``S2-1+3`` is South 2, one counter, three sticks; or how it ended."""
    after, _ = advance(before, event)
    return state(after)


def state(of: Table) -> str:
    return of.ending or f"{of.round}-{of.honba}" + (f"+{of.sticks}" if of.sticks else "")


def played(rules: Rules, *events: Event) -> Game:
    return replay(rules, NAMES[: rules.players], events)


def refused(before: Table, event: Event) -> Problem:
    """Give why an event cannot follow."""
    with pytest.raises(NotLegal) as caught:
        advance(before, event)
    return caught.value.problems[0]


def why(before: Table, event: Event) -> tuple[str, str]:
    """Give the reason, or the id where there is none, and the field of a refusal."""
    problem = refused(before, event)
    return str(problem.details.get("reason", problem.id)), problem.field


def settled(rules: Rules, scores: tuple[int, ...], **fields: Any) -> tuple[Account, ...]:
    """Settle a game that ends with these scores."""
    return settle_game(table(rules, scores=scores, ending="last_hand", **fields))


def points(rules: Rules, scores: tuple[int, ...], **fields: Any) -> list[float]:
    return [one.points / 1000 for one in settled(rules, scores, **fields)]
