"""The tables that fill as they are asked: when one is full it forgets, and nothing else changes."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from riichi_desktop.engine import NotScorable, dora, law, readings, scanner, situation, suits
from riichi_desktop.engine.memo import Memo

from .lines import rules_of, value

LINES = (
    "123789m456p3356s+7s tsumo honba=1",
    "123789m456p3357s+6s riichi dora=1m2m ura=3p",
    "1133m5577p2244s5z+5z",
    "112233m445566p5z+5z",
    "123m3357s+6s [777z] (9999m) houtei seat=S from=W rules=tenhou",
    "22299m444p33388s+8s tsumo",
    "19m19p19s1234567z+1m rules=mahjong_soul",
)
MODULES = (dora, law, readings, scanner, situation, suits)


def worth() -> list[tuple[object, ...]]:
    return [(v.points, dict(v.yaku), dict(v.yakuman), v.fu) for v in map(value, LINES)]


def tables(held: object) -> Iterator[Memo[object, object]]:
    """Give the tables that a module holds, however deep in tuples."""
    if isinstance(held, Memo):
        yield held
    elif isinstance(held, tuple):
        for one in held:
            yield from tables(one)
    elif isinstance(held, ModuleType):
        for one in vars(held).values():
            if not isinstance(one, ModuleType):
                yield from tables(one)


def test_a_full_table_forgets_and_answers_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    before = worth()
    law.LAWS.clear()
    laws = [law.law_of(rules_of(id)) for id in ("wrc2025", "tenhou", "mahjong_soul")]
    kept = [table for holder in (*MODULES, *laws) for table in tables(tuple(vars(holder).values()))]
    for table in kept:
        table.clear()
        monkeypatch.setattr(table, "_most", 1)
    assert worth() == before
    assert worth() == before
    assert {len(table) for table in kept} == {0, 1}
    law.LAWS.clear()


def test_what_cannot_be_is_not_remembered() -> None:
    for _ in range(2):
        with pytest.raises(NotScorable):
            value("123m8z")
