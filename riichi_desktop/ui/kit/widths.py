"""How a width is shared out."""

from collections.abc import Sequence


def grow(widths: Sequence[int], room: int) -> list[int]:
    """Widen whole px until they fill the room: the narrowest first, so that they come out even."""
    level, total = min(widths), sum(widths)
    for count, above in enumerate([*sorted(widths)[1:], room], start=1):
        most = max(0, room - total) // count  # the `count` narrowest are raised as one
        step = min(above - level, most)
        level, total = level + step, total + step * count
        if step == most:
            break
    grown = [max(width, level) for width in widths]
    for i in range(room - sum(grown)):
        grown[i % len(grown)] += 1
    return grown


def shrink(widths: Sequence[int], room: int) -> list[int]:
    """Narrow whole px in proportion until they fit the room."""
    total = sum(widths)
    ends = [room * sum(widths[: i + 1]) // total for i in range(len(widths))]
    return [end - start for start, end in zip([0, *ends], ends, strict=False)]
