"""The slips that explain a wrong count of fu."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from riichi_desktop.engine import FuItem, HandValue

from .values import Note, note

MOST: Final = 3
"""Explanations told at most."""

_CHIITOITSU: Final = 25
_GROUPS: Final = ("triplet", "kan")
_LEFT_OUT: Final = ("closed_ron", "value_pair", "double_wind_pair", "wait", "tsumo")


class _Slip(NamedTuple):
    """A slip, and how many fu too many it gives; too few are below 0."""

    said: Note
    by: int


def rounded(raw: int) -> int:
    """Round fu up to the next ten."""
    return -(-raw // 10) * 10


def fu_notes(value: HandValue, given: int | None) -> tuple[tuple[Note, ...], bool]:
    """Say what may have gone wrong with a count of fu.

    Args:
        value: what the hand is worth.
        given: the fu that were written; None for none.

    Returns:
        The notes, the likeliest first, and whether they are so beyond doubt: one slip alone is
        told as it is, several only as what it may have been.
    """
    best = value.best
    raw, fu = best.fu_raw, best.fu
    if given is None or given == fu:
        return (), True
    plain = _plain(value, given)
    if plain is not None:
        return (plain,), True
    slips = tuple(_slips(value))
    single = [slip.said for slip in slips if _gives(raw + slip.by, given)]
    if given == raw // 10 * 10:
        single.insert(0, note("fu_not_rounded", raw=raw, fu=fu))
    if single:
        return tuple(single[:MOST]), len(single) == 1
    for one, other in combinations(slips, 2):
        if one.said.values != other.said.values and _gives(raw + one.by + other.by, given):
            return (one.said, other.said), False
    if given == rounded(_bare(value)):
        return (note("fu_bare", given=given, rest=raw - _bare(value)),), True
    return (note("fu_sum", raw=raw, fu=fu),), True


def _plain(value: HandValue, given: int) -> Note | None:
    """Name a slip that is no matter of a single item."""
    best = value.best
    raw, fu = best.fu_raw, best.fu
    ids = {item.id for item in best.fu_items}
    if "chiitoitsu" in ids:
        return note("fu_chiitoitsu")
    if "open_minimum" in ids and given in (20, 22):
        return note("fu_open_minimum")
    if given == raw:
        return note("fu_not_rounded", raw=raw, fu=fu)
    if given == _CHIITOITSU:
        return note("fu_no_chiitoitsu")
    return None


def _bare(value: HandValue) -> int:
    """Give the fu that a hand of runs alone, with a two-sided wait, would have."""
    return sum(item.fu for item in value.best.fu_items if item.id in ("base", "closed_ron"))


def _gives(raw: int, given: int) -> bool:
    return given in (raw, rounded(raw))


def _slips(value: HandValue) -> Iterator[_Slip]:
    items = value.best.fu_items
    for item in items:
        if item.id.endswith(_GROUPS):
            yield from _of_group(item)
    for id in _LEFT_OUT:
        for item in items:
            if item.id == id:
                yield _Slip(note("fu_left_out", item=item, fu=item.fu), -item.fu)
                if id == "double_wind_pair":
                    other = 6 - item.fu  # 2 for 4, 4 for 2
                    changed = note("fu_changed", item=item, fu=item.fu, given=other)
                    yield _Slip(changed, other - item.fu)
    yield from _too_many({item.id for item in items}, value)


def _of_group(item: FuItem) -> Iterator[_Slip]:
    """Give the slips of a triplet or kan: taken for another, or left out."""
    others = [item.fu // 2, item.fu * 2]
    if item.id.endswith("kan"):
        others.append(item.fu // 4)  # taken for a triplet
    for other in others:
        if 2 <= other <= 32:
            changed = note("fu_changed", item=item, fu=item.fu, given=other)
            yield _Slip(changed, other - item.fu)
    yield _Slip(note("fu_left_out", item=item, fu=item.fu), -item.fu)


def _too_many(ids: set[str], value: HandValue) -> Iterator[_Slip]:
    """Give the slips of who counts what there is not."""
    tsumo = value.situation.by == "tsumo"
    if "tsumo" not in ids and tsumo:
        pinfu = "pinfu" in value.yaku
        yield _Slip(note("fu_no_tsumo_pinfu" if pinfu else "fu_no_tsumo_rinshan"), 2)
    if "wait" not in ids and value.best.wait:
        yield _Slip(note("fu_no_wait", wait=value.best.wait), 2)
    if "closed_ron" not in ids:
        yield _Slip(note("fu_no_ron_by_tsumo" if tsumo else "fu_no_ron_open"), 10)
    if not ids & {"value_pair", "double_wind_pair"}:
        yield _Slip(note("fu_no_pair"), 2)
    if not tsumo:
        yield _Slip(note("fu_no_tsumo_by_ron"), 2)
