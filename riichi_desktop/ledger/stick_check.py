"""The points that people hold against the record: what is off, and which hand may explain it."""

from collections.abc import Sequence
from typing import NamedTuple

from .replay import Game
from .slips import LIKELY, slips_of


class Finding(NamedTuple):
    """One thing found.

    Attributes:
        kind: ``total`` (all that was counted is off by `points`), ``chair`` (what one holds is off
            by `points`), or one of `LIKELY`: a slip that explains every difference.
        uid: of the entry of the hand; "" for a finding about no hand.
        row: the index of the hand among the rows, or -1.
        chairs: who is concerned; of a wrong payer or winner the booked one, then the real one.
        points: signed for ``total`` and ``chair``, else the most that anybody is off by.
    """

    kind: str
    uid: str = ""
    row: int = -1
    chairs: tuple[int, ...] = ()
    points: int = 0


def stick_check(game: Game, counted: Sequence[int]) -> tuple[Finding, ...]:
    """Compare what everybody holds with the record.

    Args:
        game: the game.
        counted: the points that lie before each chair, riichi sticks on the table not among them.

    Returns:
        Nothing where all agrees. Else the total if it is off, each chair that is off, then every
        slip in one hand that would explain all differences at once, the likeliest first, among
        equals the latest hand.
    """
    off = tuple(have - want for have, want in zip(counted, game.table.scores, strict=True))
    if not any(off):
        return ()
    found = [Finding("total", points=sum(off))] if sum(off) else []
    found += [Finding("chair", chairs=(chair,), points=n) for chair, n in enumerate(off) if n]
    most = max(abs(points) for points in off)
    slips = [slip for slip in slips_of(game) if slip.effect == off]
    slips.sort(key=lambda slip: (LIKELY.index(slip.kind), -slip.row))
    uids = [row.uid for row in game.rows]
    found += [Finding(slip.kind, uids[slip.row], slip.row, slip.chairs, most) for slip in slips]
    return tuple(dict.fromkeys(found))
