"""Which column of a table is what: guessed from names and cells, then people's to change."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from .cells import DayOrder, day_order, decimal_mark, looks_like_day, looks_like_number
from .column_roles import Role, role_of
from .result_table import ResultTable

Shape = Literal["game", "player", "matrix"]
"""A row for each game; a row for each player of a game; a row for each game, a column a player."""

Unit = Literal["tell", "points", "hundreds", "thousands", "final"]
"""What the scores are written in; ``final`` are final points, with uma; ``tell`` by their sums."""

_SIZES: Final = (4, 3)


class ColumnMapping(NamedTuple):
    """Which column is what; columns are counted from 0.

    Whose score it is, the name says that stands with it, never the place in the row.

    Attributes:
        shape: what a row is.
        players: the columns of the names (one where a row is a player); in a matrix the columns
            whose heads are the names.
        scores: the score of each, in the same order.
        seats: what tells each one's seat, in the same order; () where the order of `players` does.
        order: columns that name who sat first, second …; () where there are none.
        day, round, table, title: of the game; None where there are none.
        game: what is the same in all rows of one game.
        place: what place a player took; it is compared with the scores.
        unit: what the scores are written in.
        mark: the decimal mark of the scores.
        days: in which order a date has day and month.
    """

    shape: Shape
    players: tuple[int, ...]
    scores: tuple[int, ...]
    seats: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    day: int | None = None
    round: int | None = None
    table: int | None = None
    title: int | None = None
    game: int | None = None
    place: int | None = None
    unit: Unit = "tell"
    mark: str = ""
    days: DayOrder = "dmy"


def guess_mapping(table: ResultTable) -> ColumnMapping:
    """Guess which column is what; `players` is () where no guess is any good."""
    roles = [
        Role("", 0) if at in table.unnamed else role_of(name)
        for at, name in enumerate(table.columns)
    ]
    shape, players, scores, seats = _found(table, roles)
    day = _day(table, roles)
    cells = [cell for at in scores for cell in table.column(at)]
    taken = {*players, *scores, *seats, day}

    def of(kind: str) -> int | None:
        return next((at for at, r in enumerate(roles) if r.kind == kind and at not in taken), None)

    one_each = shape == "player"
    return ColumnMapping(
        shape,
        players,
        scores,
        seats,
        (),
        day,
        of("round"),
        of("table"),
        of("title"),
        of("game") if one_each else None,
        of("place") if one_each else None,
        mark=decimal_mark(cells),
        days=day_order(table.column(day)),
    )


_Found = tuple[Shape, tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _found(table: ResultTable, roles: Sequence[Role]) -> _Found:
    """Find names, scores and seats: by the names of the columns, else by what is in them."""
    names = _of_kind(table, roles, "player", is_number=False)
    scores = _of_kind(table, roles, "score", is_number=True)
    scores = scores or _of_kind(table, roles, "points", is_number=True)
    seats = [at for at, role in enumerate(roles) if role.kind == "seat"]
    if not names:
        places = range(len(roles))
        bare = [at for at in places if not roles[at].kind and roles[at].number]
        names = [at for at in bare if _is_text(table, at)]
    if len(names) in _SIZES:
        if all(roles[at].number for at in names):
            names.sort(key=lambda at: roles[at].number)
        free = [at for at, role in enumerate(roles) if not role.kind and _is_numbers(table, at)]
        paired = partners(roles, names, scores or free)
        if paired:
            return "game", tuple(names), paired, partners(roles, names, seats)
    if len(names) == 1 and scores:
        return "player", (names[0],), (scores[0],), tuple(seats[:1])
    return _by_cells(table, roles)


def _of_kind(table: ResultTable, roles: Sequence[Role], kind: str, is_number: bool) -> list[int]:
    fits: Callable[[ResultTable, int], bool] = _is_numbers if is_number else _is_text
    return [at for at, role in enumerate(roles) if role.kind == kind and fits(table, at)]


def partners(roles: Sequence[Role], names: Sequence[int], others: Sequence[int]) -> tuple[int, ...]:
    """Give the column of each name among others.

    Args:
        roles: of all columns.
        names: the columns of the names.
        others: columns of scores, or of seats.

    Returns:
        In the order of the names: what has the same number, else says the same besides (an id),
        else is the next behind it, else the others as they stand; () where none of it fits.
    """
    for told in (lambda at: roles[at].number, lambda at: roles[at].rest):
        own = [told(at) for at in names]
        by_told = {told(at): at for at in others}
        if all(own) and len(set(own)) == len(own) and set(own) <= by_told.keys():
            return tuple(by_told[one] for one in own)
    behind = []
    for at in names:
        until = min((name for name in names if name > at), default=len(roles))
        behind += [one for one in others if at < one < until][:1]
    if len(behind) == len(names):
        return tuple(behind)
    return tuple(others) if len(others) == len(names) else ()


def _by_cells(table: ResultTable, roles: Sequence[Role]) -> _Found:
    """Find names and scores where the names of the columns do not say."""
    free = [at for at, role in enumerate(roles) if role.kind in ("", "player", "score", "points")]
    free = [at for at in free if not _is_days(table, at)]
    texts = [at for at in free if _is_text(table, at)]
    numbers = [at for at in free if _is_numbers(table, at)]
    if len(texts) in _SIZES and len(numbers) >= len(texts):
        paired = partners(roles, texts, numbers)
        return "game", tuple(texts) if paired else (), paired, ()
    if len(texts) == 1 and numbers:
        return "player", (texts[0],), (numbers[0],), ()
    people = [at for at in numbers if not roles[at].kind]
    filled = [sum(bool(row[at]) for at in people) for row in table.rows]
    if len(people) >= 3 and 2 * sum(count in _SIZES for count in filled) > len(filled):
        return "matrix", tuple(people), tuple(people), ()
    return "game", (), (), ()


def _day(table: ResultTable, roles: Sequence[Role]) -> int | None:
    told = [at for at, role in enumerate(roles) if role.kind == "day"]
    named = [at for at in told if any(map(looks_like_day, table.column(at)))]
    days = [at for at in range(len(roles)) if _is_days(table, at)]
    return next(iter(named or days), None)


def _is_numbers(table: ResultTable, at: int) -> bool:
    return _mostly(table, at, looks_like_number) and not _is_days(table, at)


def _is_days(table: ResultTable, at: int) -> bool:
    return _mostly(table, at, looks_like_day)


def _is_text(table: ResultTable, at: int) -> bool:
    return _mostly(table, at, lambda cell: not (looks_like_number(cell) or looks_like_day(cell)))


def _mostly(table: ResultTable, at: int, fits: Callable[[str], bool]) -> bool:
    """Tell whether most of the cells that are filled are such ones."""
    cells = [cell for cell in table.column(at)[:_LOOKED_AT] if cell]
    return bool(cells) and 2 * sum(map(fits, cells)) > len(cells)


_LOOKED_AT: Final = 100
"""How many rows are looked at."""
