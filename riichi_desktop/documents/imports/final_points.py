"""From final points back to scores: uma and oka taken off again, and worked out anew to be sure."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from riichi_desktop.engine import FloatingUma, Rules
from riichi_desktop.ledger import new_table, settle_game

_STEP = 100


def scores_of_points(points: Sequence[int], rules: Rules) -> tuple[int, ...] | None:
    """Give the scores that have these final points.

    Args:
        points: by chair, in points (12,300 is shown as 12.3).
        rules: that the game was settled by.

    Returns:
        The scores by chair; None where no scores have these points: a penalty is in them, or they
        were settled by other rules. Where final scores are rounded, the scores are rounded ones.
    """
    for uma in _umas(rules):
        scores = _less(points, uma, rules)
        if _points(scores, rules) == tuple(points):
            return scores
    return None


def _umas(rules: Rules) -> Iterator[tuple[int, ...]]:
    if isinstance(rules.uma, FloatingUma):
        yield from dict.fromkeys(rules.uma.of(count) for count in range(rules.players + 1))
    else:
        yield rules.uma


def _less(points: Sequence[int], uma: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """Take off what each place had; tied places shared it where the rules say so."""
    prizes = (uma[0] + rules.oka, *uma[1:])
    order = sorted(range(len(points)), key=lambda chair: (-points[chair], chair))
    scores = [0] * len(points)
    for place, chair in enumerate(order):
        tied = [at for at, other in enumerate(order) if points[other] == points[chair]]
        shared = rules.ties == "split" and len(tied) > 1
        prize = sum(prizes[at] for at in tied) // len(tied) if shared else prizes[place]
        scores[chair] = points[chair] - prize + rules.return_points
    return tuple(scores)


def _points(scores: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    table = new_table(rules, ("",) * rules.players)
    if any(score % _STEP for score in scores):
        return ()
    settled = settle_game(replace(table, scores=scores, ending="last_hand"))
    return tuple(account.points for account in settled)
