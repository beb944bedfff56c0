"""The scores hand by hand, as values, and the scale they are drawn to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from riichi_desktop.engine import Wind
from riichi_desktop.ledger import Row
from riichi_desktop.ui.match.board.values import one_line

_STEPS: Final = (1, 2, 5)


class GraphStep(NamedTuple):
    """The scores after one hand.

    Attributes:
        wind, turn, honba: of the hand; turn 0 is the start.
        scores: by chair.
        deltas: what the hand did, by chair.
    """

    wind: Wind
    turn: int
    honba: int
    scores: tuple[int, ...]
    deltas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GraphView:
    """A whole game.

    Attributes:
        names: by chair.
        steps: the start, then each hand.
    """

    names: tuple[str, ...]
    steps: tuple[GraphStep, ...]

    @property
    def lowest(self) -> int:
        """The lowest score there was."""
        return min(min(step.scores) for step in self.steps)

    @property
    def highest(self) -> int:
        """The highest score there was."""
        return max(max(step.scores) for step in self.steps)

    def of(self, chair: int) -> tuple[int, ...]:
        """Give a chair's scores, step by step."""
        return tuple(step.scores[chair] for step in self.steps)


def graph_view(names: Sequence[str], start: Sequence[int], rows: Sequence[Row]) -> GraphView:
    """Make the view of a game.

    Args:
        names: by chair.
        start: the scores before the first hand, by chair.
        rows: the hands.
    """
    first = GraphStep("E", 0, 0, tuple(start), (0,) * len(start))
    steps = [
        GraphStep(cast("Wind", row.round[0]), int(row.round[1:]), row.honba, row.scores, row.deltas)
        for row in rows
    ]
    return GraphView(tuple(map(one_line, names)), (first, *steps))


def bounds(lowest: int, highest: int) -> tuple[int, int]:
    """Give the scores between which a graph is drawn: those there were, with a margin."""
    margin = max(500, (highest - lowest) // 16)
    return lowest - margin, highest + margin


def ticks(low: int, high: int, most: int) -> tuple[int, ...]:
    """Give the round scores between two bounds, as many as can be but at most `most`.

    They are multiples of 1, 2 or 5 times a power of ten, of at least 1,000.
    """
    size, at = 1000, 0
    while True:
        step = size * _STEPS[at]
        first, last = -(-low // step) * step, high // step * step
        if (last - first) // step + 1 <= most:
            return tuple(range(first, last + 1, step))
        at = (at + 1) % len(_STEPS)
        size *= 1 if at else 10


def spread(wanted: Sequence[float], apart: float, top: float, bottom: float) -> tuple[float, ...]:
    """Move heights until they are `apart`, each as little as can be, between top and bottom.

    Args:
        wanted: the heights, in any order.
        apart: the least distance.
        top: the least height.
        bottom: the greatest; what does not fit above it goes on below.

    Returns:
        The heights in the order of `wanted`.
    """
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    placed: list[float] = []
    for count, at in enumerate(order):
        placed.append(max(wanted[at], top + count * apart, placed[-1] + apart if placed else top))
    limit = max(bottom, top + (len(wanted) - 1) * apart)
    for place in range(len(placed) - 1, -1, -1):
        placed[place] = min(placed[place], limit)
        limit = placed[place] - apart
    return tuple(placed[order.index(at)] for at in range(len(wanted)))
