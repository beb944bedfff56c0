"""What stands in the cells of the point table, in words; nothing of how they are drawn."""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple

from riichi_desktop.engine import (
    FU_VALUES,
    Award,
    Awarded,
    Problem,
    Rules,
    fu_fault,
    is_reachable,
    value_award,
)
from riichi_desktop.export import limit_name
from riichi_desktop.words import Words

from .choice import FIRST_LIMIT, LAST_HAN, PointsChoice

HAN: Final = tuple(range(1, FIRST_LIMIT))
"""The columns."""

FU: Final = FU_VALUES
"""The rows."""

LIMITS: Final = ((5, 5), (6, 7), (8, 10), (11, 12), (LAST_HAN, LAST_HAN))
"""The least and most han of each cell beside the rows; the last is for more too."""

State = Literal["plain", "mangan", "unreachable", "impossible"]


class Cell(NamedTuple):
    """One cell.

    Attributes:
        key: see `key_of`.
        han: its han, the least of a limit.
        fu: None for a limit.
        text: what is paid; "" where no such win can be.
        state: how it is shown.
        title: for a limit, its name and its han; "" else.
        name: all of it, to be spoken.
        fault: why it cannot be chosen.
    """

    key: str
    han: int
    fu: int | None
    text: str
    state: State
    title: tuple[str, str]
    name: str
    fault: Problem | None


def key_of(han: int, fu: int | None) -> str:
    """Give the key of the cell that a win lies in."""
    if han < FIRST_LIMIT:
        return f"{han}-{fu}"
    return str(next(least for least, most in LIMITS if han <= most))


def han_fu_of(key: str) -> tuple[int, int | None]:
    """Give the (least) han and the fu of a cell by its key."""
    han, _, fu = key.partition("-")
    return int(han), int(fu) if fu else None


def chosen_key(choice: PointsChoice) -> str | None:
    """Give the cell that is chosen; None where something else than han and fu is."""
    return key_of(choice.han, choice.fu) if choice.kind == "han" else None


def table_cells(rules: Rules, dealer: bool, tsumo: bool, words: Words) -> Mapping[str, Cell]:
    """Give every cell by its key: row by row, then the limits."""
    cells = [*_counted(rules, dealer, tsumo, words), *_limits(rules, dealer, tsumo, words)]
    return {cell.key: cell for cell in cells}


def _counted(rules: Rules, dealer: bool, tsumo: bool, words: Words) -> Iterator[Cell]:
    for fu in FU:
        for han in HAN:
            worth = words.text("ui.result.han_fu", han=han, fu=fu)
            fault = fu_fault(han, fu, tsumo)
            if fault is not None:
                name = words.listed((worth, words.problem(fault)))
                yield Cell(key_of(han, fu), han, fu, "", "impossible", ("", ""), name, fault)
                continue
            awarded = value_award(Award(han, fu, dealer=dealer, tsumo=tsumo), rules)
            state: State = "mangan" if awarded.limit else "plain"
            parts = [worth, paid_text(awarded, words)]
            if awarded.limit:
                parts.append(limit_name(awarded.limit, words))
            if not is_reachable(han, fu, tsumo, rules):
                state = "unreachable"
                parts.append(words.text("ui.points.unreachable"))
            name = words.listed(parts)
            text = brief_text(awarded, words)
            yield Cell(key_of(han, fu), han, fu, text, state, ("", ""), name, None)


def _limits(rules: Rules, dealer: bool, tsumo: bool, words: Words) -> Iterator[Cell]:
    for least, most in LIMITS:
        awarded = value_award(Award(least, dealer=dealer, tsumo=tsumo), rules)
        han = han_range(least, most, words)
        title = (limit_name(str(awarded.limit), words), han)
        name = words.listed((*title, paid_text(awarded, words)))
        text = brief_text(awarded, words)
        yield Cell(key_of(least, None), least, None, text, "mangan", title, name, None)


def han_range(least: int, most: int, words: Words) -> str:
    """Say han of a limit: ``5 han``, ``6–7 han``, ``13+ han``."""
    shown = f"{least}+" if least == LAST_HAN else str(least) if least == most else f"{least}–{most}"
    return words.text("ui.points.han_range", han=shown)


def brief_text(awarded: Awarded, words: Words) -> str:
    """Give what is paid as it stands in tables: ``3,900``, ``1,000/2,000``; honba not included."""
    return "/".join(map(words.number, _shares(awarded)))


def paid_text(awarded: Awarded, words: Words) -> str:
    """Say what is paid: ``3,900``, ``1,000 / 2,000``, ``2,000 each``; honba not included."""
    shares = _shares(awarded)
    if awarded.award.tsumo and len(shares) == 1:
        return words.text("ui.result.each", points=shares[0])
    return " / ".join(map(words.number, shares))


def _shares(awarded: Awarded) -> list[int]:
    return sorted({one.points for one in awarded.payment.transfers})
