"""The search for rounds that cost little: the best exchange of two players, again and again.

As Dotú and Van Hentenryck do for golfers ("Scheduling Social Golfers Locally", 2005): somebody
whose table costs something changes places with whom it helps most, at another table of his round or
on its bench. Few exchanges that cost more are made all the same, so that the search finds out of
dead ends. The number of steps is bounded.
"""

from collections.abc import Sequence
from typing import Final

from .costs import APART, OUT, Costs
from .values import Chance

WORSE: Final = 60
"""One in so many exchanges that would cost more is made (measured: of 4 to 200 the best)."""

LOOKS: Final = 60
"""How often at most a step looks for somebody whose table costs something."""

Row = list[int]
"""The indices of all players of a round: table by table, then the bench."""


class Board:
    """Rounds in the making.

    Args:
        rows: the rounds to begin with; they are not changed.
        size: how many sit at a table.
        costs: what they cost.

    Attributes:
        rows: the rounds as they are.
        total: what they cost together.
        outs: how much of it is for sitting out.
    """

    def __init__(self, rows: Sequence[Sequence[int]], size: int, costs: Costs) -> None:
        self.rows = [list(row) for row in rows]
        self.size: Final = size
        self.seated: Final = len(self.rows[0]) // size * size
        self._repeat: Final = costs.repeat
        self._pairs = [list(line) for line in costs.pairs]
        self._outs = list(costs.outs)
        self.outs = 0
        for one in (one for row in self.rows for one in row[self.seated :]):
            self.outs += self._outs[one]
            self._outs[one] += OUT
        self.total = self.outs
        for row in self.rows:
            for place in range(self.seated):
                start = place // size * size
                self.total += self._join(row[place], row[start:place])

    @property
    def costs(self) -> Costs:
        """What one round more would cost."""
        return Costs(tuple(map(tuple, self._pairs)), self._repeat, tuple(self._outs))

    def _join(self, one: int, others: Sequence[int]) -> int:
        """Let one meet others once more, and give what it costs."""
        cost = 0
        for other in others:
            cost += self._pairs[one][other]
            self._pairs[one][other] += self._repeat
            self._pairs[other][one] += self._repeat
        return cost

    def _part(self, one: int, others: Sequence[int]) -> int:
        """Let one meet others once less, and give what it spares."""
        for other in others:
            self._pairs[one][other] -= self._repeat
            self._pairs[other][one] -= self._repeat
        return sum(self._pairs[one][other] for other in others)

    def companions(self, row: Row, place: int) -> list[int]:
        """Give who sits with a place; nobody on the bench."""
        if place >= self.seated:
            return []
        start = place // self.size * self.size
        return row[start:place] + row[place + 1 : start + self.size]

    def burden(self, row: Row, place: int) -> int:
        """Give what a place costs: of a table its meetings, of the bench the sitting out."""
        one, others = row[place], self.companions(row, place)
        if place >= self.seated:
            return self._outs[one] - OUT
        costs = self._pairs[one]
        return sum([costs[other] for other in others]) - self._repeat * len(others)

    def exchanges(self, row: Row, place: int) -> list[tuple[int, int]]:
        """Give (change of cost, place) of each exchange of a place with one that is elsewhere."""
        one, others = row[place], self.companions(row, place)
        mine, pairs, seated = self._pairs[one], self._pairs, self.seated
        burden = self.burden(row, place)
        table = place // self.size if place < seated else -1
        found = []
        for start in range(0, seated, self.size):
            if start // self.size == table:
                continue
            there = row[start : start + self.size]
            joining = sum([mine[other] for other in there])
            joining += self._repeat * (self.size - 1) - burden
            for at, other in enumerate(there, start):
                theirs = pairs[other]
                change = joining - mine[other] - sum([theirs[x] for x in there])
                change += sum([theirs[x] for x in others]) if others else self._outs[other]
                found.append((change, at))
        if table >= 0:
            found += self._benchings(row, place, burden)
        return found

    def _benchings(self, row: Row, place: int, burden: int) -> list[tuple[int, int]]:
        """Give the exchanges of a seated place with each of the bench."""
        others = self.companions(row, place)
        leaving = self._outs[row[place]] - burden + OUT
        return [
            (leaving - self._outs[one] + sum([self._pairs[one][x] for x in others]), at)
            for at, one in enumerate(row[self.seated :], self.seated)
        ]

    def exchange(self, row: Row, place: int, other: int) -> None:
        """Exchange two places that are not at one table."""
        for at in (place, other):
            self._leave(row, at)
        row[place], row[other] = row[other], row[place]
        for at in (place, other):
            self._take(row, at)

    def _leave(self, row: Row, place: int) -> None:
        if place < self.seated:
            self.total -= self._part(row[place], self.companions(row, place))
            return
        self._outs[row[place]] -= OUT
        self.outs -= self._outs[row[place]]
        self.total -= self._outs[row[place]]

    def _take(self, row: Row, place: int) -> None:
        if place < self.seated:
            self.total += self._join(row[place], self.companions(row, place))
            return
        self.outs += self._outs[row[place]]
        self.total += self._outs[row[place]]
        self._outs[row[place]] += OUT


def improve(board: Board, steps: int, chance: Chance, least: int = 0) -> list[Row]:
    """Make the rounds of a board as cheap as so many steps can.

    Args:
        board: where to begin; it is changed on the way.
        steps: how many exchanges are looked for at most.
        chance: decides between equals.
        least: what cannot be undercut; the search ends there.

    Returns:
        The cheapest rounds that were met.
    """
    best, found = board.total, [row[:] for row in board.rows]
    for _ in range(steps):
        if best <= least:
            break
        row = board.rows[chance.randrange(len(board.rows))]
        place = _burdened(board, row, chance)
        exchanges = board.exchanges(row, place)
        change = min(exchanges, default=(1, 0))[0]
        if not exchanges or (change > 0 and chance.randrange(WORSE)):
            continue
        equals = [at for cost, at in exchanges if cost == change]
        board.exchange(row, place, equals[chance.randrange(len(equals))])
        if board.total < best:
            best, found = board.total, [one[:] for one in board.rows]
    return found


def _burdened(board: Board, row: Row, chance: Chance) -> int:
    """Give a place of a round that costs something, by chance; after some looks just any place.

    As long as there are people who meet and must not, their places come first.
    """
    place, burdened = 0, -1
    for _ in range(LOOKS):
        place = chance.randrange(len(row))
        burden = board.burden(row, place)
        if burden >= APART or (burden > 0 and board.total < APART):
            return place
        if burden > 0:
            burdened = place
    return place if burdened < 0 else burdened
