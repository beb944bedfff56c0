"""A win by its tiles: the engine says what they are worth, the table says all the rest."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from riichi_desktop.engine import (
    WINDS,
    By,
    HandValue,
    NotScorable,
    Pao,
    Problem,
    Situation,
    Wind,
    evaluate,
    problem,
    was_called,
)

from .events import Liable, Win, WonHand
from .problems import NotLegal
from .table import Table

_NOTHING: Final = "–"
_RIICHI: Final = frozenset({"riichi", "double_riichi"})


class Shown(NamedTuple):
    """The tiles of a win as they lie on the table.

    Attributes:
        table: as the hand began.
        win: whose tiles they are.
        hand: the tiles.
        honba, sticks: what this winner is paid for.
        is_riichi: whether he paid a stick.
        field: the place of the win in its event.
    """

    table: Table
    win: Win
    hand: WonHand
    honba: int
    sticks: int
    is_riichi: bool
    field: str

    @property
    def by(self) -> By:
        """How it was won."""
        return "tsumo" if self.win.source is None else "ron"

    def situation(self, pao: tuple[Liable, ...]) -> Situation:
        """Give the situation: flags and indicators are the hand's, the rest is the table's."""
        table, win = self.table, self.win
        return Situation(
            self.by,
            table.wind_of(win.winner),
            table.wind,
            None if win.source is None else table.wind_of(win.source),
            self.hand.flags,
            self.hand.dora,
            self.hand.ura,
            self.honba,
            self.sticks,
            tuple(Pao(one.yakuman, table.wind_of(one.chair)) for one in pao),
        )

    def evaluated(self, pao: tuple[Liable, ...] = ()) -> HandValue:
        """Give what the tiles are worth.

        Raises:
            NotLegal: nothing; the problems name the place in the event.
        """
        try:
            return evaluate(self.hand.hand, self.situation(pao), self.table.rules)
        except NotScorable as error:
            raise NotLegal(self.placed(one) for one in error.problems) from error

    def placed(self, one: Problem) -> Problem:
        """Give a problem of the hand as one of the event."""
        return one._replace(field=f"{self.field}.hand.{one.field}".rstrip("."))


def value_of_tiles(shown: Shown) -> tuple[HandValue, Win, tuple[Problem, ...]]:
    """Give what the tiles of a win are worth at a table.

    Returns:
        The value; the win with han, fu, yakuman and liability as the tiles have them; the notices.

    Raises:
        NotLegal: they are worth nothing, or say something else than the table.
    """
    fault = next(_differences(shown), None)
    if fault is not None:
        raise NotLegal([fault])
    stated = shown.win.pao or _claimed_pao(shown)
    pao = _named(shown, stated) if stated else ()
    value = shown.evaluated(pao)
    _check_numbers(shown, value, pao)
    times = sum(value.yakuman.values())
    win = replace(shown.win, han=value.han, fu=value.fu, yakuman=times, pao=pao)
    return value, win, tuple(shown.placed(one) for one in value.notices)


def _differences(shown: Shown) -> Iterator[Problem]:
    """Find what the hand's own document claims otherwise than the table has it."""
    table, win = shown.table, shown.win
    given: Mapping[str, object] = {
        "players": table.players,
        "by": shown.by,
        "seat": table.wind_of(win.winner),
        "round": table.wind,
        "from": None if win.source is None else table.wind_of(win.source),
        "honba": shown.honba,
        "sticks": shown.sticks,
        "rules": table.rules,
    }
    for name, claimed in shown.hand.claims:
        if name in given and claimed != given[name]:
            yield _differs(f"{shown.field}.hand.{name}", name, claimed, given[name])
        if name == "pao" and any(one.liable not in _seats(table) for one in _claimed(shown)):
            yield problem("pao_impossible", f"{shown.field}.hand.pao", reason="pao_not_seated")
        elif name == "pao" and win.pao and not _same_pao(win.pao, _claimed_pao(shown)):
            yield problem("pao_impossible", f"{shown.field}.hand.pao", reason="pao_differs")
    if shown.is_riichi != bool(shown.hand.flags & _RIICHI):
        reason = "riichi_not_in_hand" if shown.is_riichi else "riichi_not_paid"
        player = table.names[win.winner]
        yield problem("riichi_differs", f"{shown.field}.hand.flags", reason=reason, player=player)


def _differs(field: str, name: str, claimed: object, have: object) -> Problem:
    if name == "rules":
        return problem("rules_differ", field)
    shown = _NOTHING if have is None else have
    return problem("hand_differs", field, part=name, claimed=claimed, have=shown)


def _seats(table: Table) -> tuple[Wind, ...]:
    return WINDS[: table.players]


def _claimed(shown: Shown) -> tuple[Pao, ...]:
    claimed = dict(shown.hand.claims).get("pao", ())
    assert isinstance(claimed, tuple)
    return claimed


def _claimed_pao(shown: Shown) -> tuple[Liable, ...]:
    chair_of = shown.table.chair_of
    return tuple(Liable(chair_of(one.liable), 0, one.yakuman) for one in _claimed(shown))


def _same_pao(one: tuple[Liable, ...], other: tuple[Liable, ...]) -> bool:
    """Tell whether two statements agree; what has no name may be any yakuman."""
    if {liable.chair for liable in one} != {liable.chair for liable in other}:
        return False
    named = {(liable.chair, liable.yakuman) for liable in one if liable.yakuman}
    return named <= {(liable.chair, liable.yakuman) for liable in other}


def _named(shown: Shown, stated: tuple[Liable, ...]) -> tuple[Liable, ...]:
    """Give each liability its yakuman, where only one can be meant, and how often that counts.

    Raises:
        NotLegal: `pao_impossible`: nobody can tell for which, or it counts otherwise.
    """
    if all(one.yakuman for one in stated):
        return stated
    value = shown.evaluated()
    melds, pao = shown.hand.hand.melds, shown.table.rules.pao
    left = [id for id in value.yakuman if id in pao and was_called(melds, id)]
    left = [id for id in left if id not in {one.yakuman for one in stated}]
    if len(left) != 1 or sum(not one.yakuman for one in stated) != 1:
        why = {"reason": "pao_which"} if left else {}
        raise NotLegal([problem("pao_impossible", f"{shown.field}.pao", **why)])
    return tuple(one if one.yakuman else replace(one, yakuman=left[0]) for one in stated)


def _check_numbers(shown: Shown, value: HandValue, pao: tuple[Liable, ...]) -> None:
    """Make sure that what is given in numbers is what the tiles have."""
    win, field = shown.win, shown.field
    times = sum(value.yakuman.values())
    given = (
        ("han", f"{field}.han", win.han, value.han),
        ("fu", f"{field}.fu", win.fu, value.fu),
        ("yakuman", f"{field}.yakuman", win.yakuman or None, times),
        *(
            ("times", f"{field}.pao", one.times or None, value.yakuman.get(one.yakuman))
            for one in pao
        ),
    )
    for name, place, claimed, have in given:
        if claimed is not None and claimed != have:
            raise NotLegal([_differs(place, name, claimed, have)])
