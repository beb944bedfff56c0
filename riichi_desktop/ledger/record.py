"""What is in force of a record, and what undo and redo would write: both derived, never stored."""

from collections.abc import Iterable, Sequence

from .entries import Amended, Booked, Entry, InForce, Restored, Steps, Voided


def in_force(entries: Iterable[Entry]) -> tuple[InForce, ...]:
    """Give the events that count, in the order in which they happened.

    An entry written twice counts once. What is voided is as if it had never been written, be it a
    hand, a correction, or the voiding of something else; the latest word on an entry decides. A
    word on an entry that is not there, or not yet, says nothing.
    """
    written = _each_once(entries)
    live = _live(written)
    order: list[tuple[str, Booked]] = []
    booked_as: dict[str, str] = {}
    amends: dict[str, Entry] = {}
    for entry in written:
        act = entry.act
        if isinstance(act, Booked):
            order.insert(_place(order, act.before), (entry.uid, act))
        elif isinstance(act, Amended) and entry.uid in live:
            booked = booked_as[entry.uid] = booked_as.get(act.target, act.target)
            amends[booked] = entry
    return tuple(_in_force(uid, act, amends.get(uid)) for uid, act in order if uid in live)


def _each_once(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    first: dict[str, Entry] = {}
    for entry in entries:
        first.setdefault(entry.uid, entry)
    return tuple(first.values())


def _live(written: Sequence[Entry]) -> frozenset[str]:
    """Give the entries that count.

    To void and then to restore is nothing, so such pairs are taken out first, the inner before the
    outer one: undo and redo leave no trace, and a word that was undone and redone stands where it
    stood. What is void was never written: it cannot keep a pair apart.
    """
    left = list(written)
    while True:
        left = _without_pairs(left)
        live = _by_the_latest_word(left)
        if not any(isinstance(entry.act, Restored) for entry in left):
            return live
        dead = next((entry for entry in reversed(left) if entry.uid not in live), None)
        if dead is None:
            return live
        left.remove(dead)


def _without_pairs(written: Sequence[Entry]) -> list[Entry]:
    spoken_of = {_target(entry) for entry in written}
    left: list[Entry] = []
    for entry in written:
        if (
            left
            and isinstance(entry.act, Restored)
            and isinstance(left[-1].act, Voided)
            and left[-1].act.target == entry.act.target
            and not spoken_of & {entry.uid, left[-1].uid}
            and _counted(left[:-1], entry.act.target)
        ):
            left.pop()
        else:
            left.append(entry)
    return left


def _target(entry: Entry) -> str:
    return "" if isinstance(entry.act, Booked) else entry.act.target


def _counted(before: Sequence[Entry], uid: str) -> bool:
    """Tell whether an entry was not void."""
    if not any(isinstance(one.act, Voided) and one.act.target == uid for one in before):
        return True
    return uid in _live(before)


def _by_the_latest_word(written: Sequence[Entry]) -> frozenset[str]:
    """Let the latest word on an entry decide: it is known before the entry is met."""
    decided: dict[str, bool] = {}
    live = set()
    for entry in reversed(written):
        if not decided.get(entry.uid, True):
            continue
        live.add(entry.uid)
        if isinstance(entry.act, Voided | Restored):
            decided.setdefault(entry.act.target, isinstance(entry.act, Restored))
    return frozenset(live)


def _place(order: Sequence[tuple[str, Booked]], before: str) -> int:
    if not before:
        return len(order)
    return next((at for at, (uid, _) in enumerate(order) if uid == before), len(order))


def _in_force(uid: str, booked: Booked, amend: Entry | None) -> InForce:
    if amend is None:
        return InForce(uid, booked.event, "")
    assert isinstance(amend.act, Amended)
    return InForce(uid, amend.act.event, amend.uid)


def steps(entries: Iterable[Entry]) -> Steps:
    """Give what undo and redo would write next, derived from the record: a restart changes nothing.

    To void the latest act is to undo it, to restore what was undone last is to redo it; any other
    voiding or restoring is an act of its own, and can be undone itself.
    """
    undo: list[str] = []
    redo: list[str] = []
    for entry in _each_once(entries):
        act = entry.act
        if isinstance(act, Voided) and undo and undo[-1] == act.target:
            redo.append(undo.pop())
        elif isinstance(act, Restored) and redo and redo[-1] == act.target:
            undo.append(redo.pop())
        else:
            undo.append(entry.uid)
            redo.clear()
    return Steps(
        Voided(undo[-1]) if undo else None,
        Restored(redo[-1]) if redo else None,
    )
