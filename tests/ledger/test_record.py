"""The record: what is in force of it, and what undo and redo would write."""

from collections.abc import Iterable

import pytest

from riichi_desktop.ledger import (
    Act,
    Amended,
    Booked,
    Drawn,
    Entry,
    InForce,
    Restored,
    Steps,
    Voided,
    in_force,
    steps,
)

EVENTS = {name: Drawn((number,)) for number, name in enumerate("abcd")}


def record(*acts: Act) -> list[Entry]:
    """Write acts; their uids are 1, 2, 3 …"""
    return [Entry(str(number), act) for number, act in enumerate(acts, 1)]


def book(name: str, before: str = "") -> Booked:
    return Booked(EVENTS[name], before)


def amend(target: str, name: str) -> Amended:
    return Amended(target, EVENTS[name])


def counting(entries: Iterable[Entry]) -> str:
    """Name the events in force; an amended one with a star."""
    names = {event: name for name, event in EVENTS.items()}
    return "".join(names[one.event] + "*" * bool(one.amended) for one in in_force(entries))


RECORDS = {
    "nothing": ([], ""),
    "in order": ([book("a"), book("b")], "ab"),
    "voided": ([book("a"), book("b"), Voided("1")], "b"),
    "restored": ([book("a"), Voided("1"), Restored("1")], "a"),
    "voided again": ([book("a"), Voided("1"), Restored("1"), Voided("1")], ""),
    "the voiding voided": ([book("a"), Voided("1"), Voided("2")], "a"),
    "that restored": ([book("a"), Voided("1"), Voided("2"), Restored("2")], ""),
    "the restoring voided": ([book("a"), Voided("1"), Restored("1"), Voided("3")], ""),
    "amended": ([book("a"), book("b"), amend("1", "c")], "c*b"),
    "amended twice": ([book("a"), amend("1", "b"), amend("1", "c")], "c*"),
    "the amendment amended": ([book("a"), amend("1", "b"), amend("2", "c")], "c*"),
    "three deep": ([book("a"), amend("1", "b"), amend("2", "c"), amend("3", "d")], "d*"),
    "the amendment voided": ([book("a"), amend("1", "b"), Voided("2")], "a"),
    "the later one voided": ([book("a"), amend("1", "b"), amend("1", "c"), Voided("3")], "b*"),
    "the deeper one voided": ([book("a"), amend("1", "b"), amend("2", "c"), Voided("3")], "b*"),
    "the shallow one voided": ([book("a"), amend("1", "b"), amend("2", "c"), Voided("2")], "a"),
    "amended, then voided": ([book("a"), amend("1", "b"), Voided("1")], ""),
    "inserted": ([book("a"), book("b"), book("c", "2")], "acb"),
    "inserted twice": ([book("a"), book("b", "1"), book("c", "1")], "bca"),
    "inserted before an inserted": ([book("a"), book("b", "1"), book("c", "2")], "cba"),
    "inserted before a voided": ([book("a"), book("b"), Voided("2"), book("c", "2")], "ac"),
    "before an inserted that is voided": (
        [book("a"), book("b", "1"), book("c", "2"), Voided("2")],
        "ca",
    ),
    "inserted before nothing": ([book("a"), book("b", "9")], "ab"),
    "a word on nothing": ([book("a"), Voided("9"), Restored("8"), amend("7", "b")], "a"),
    "restored though it counts": ([book("a"), Restored("1")], "a"),
    "a word before its time": ([Voided("2"), book("a")], "a"),
}


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_in_force(name) -> None:
    acts, expected = RECORDS[name]
    assert counting(record(*acts)) == expected


def test_an_event_in_force_names_its_entries() -> None:
    entries = record(book("a"), amend("1", "b"))
    assert in_force(entries) == (InForce("1", EVENTS["b"], "2"),)


def test_an_entry_that_came_twice_counts_once() -> None:
    entries = record(book("a"), book("b"), Voided("2"))
    twice = [*entries, entries[1], Entry("1", book("c"))]
    assert in_force(twice) == in_force(entries)
    assert steps(twice) == steps(entries)


UNDOING = {
    "nothing": ([], None, None),
    "a hand": ([book("a")], "1", None),
    "undone": ([book("a"), Voided("1")], None, "1"),
    "redone": ([book("a"), Voided("1"), Restored("1")], "1", None),
    "undone to the first": ([book("a"), book("b"), Voided("2"), Voided("1")], None, "1"),
    "and on": ([book("a"), book("b"), Voided("2"), Voided("1"), Restored("1")], "1", "2"),
    "a new act ends redo": ([book("a"), Voided("1"), book("b")], "3", None),
    "an amendment": ([book("a"), amend("1", "b")], "2", None),
    "undone amendment": ([book("a"), amend("1", "b"), Voided("2")], "1", "2"),
    "an earlier hand voided": ([book("a"), book("b"), Voided("1")], "3", None),
    "that undone": ([book("a"), book("b"), Voided("1"), Voided("3")], "2", "3"),
    "an earlier hand restored": (
        [book("a"), book("b"), Voided("1"), book("c"), Restored("1")],
        "5",
        None,
    ),
    "a voiding that redo forgot, restored": (
        [book("a"), Voided("1"), book("b"), Restored("1")],
        "4",
        None,
    ),
}


@pytest.mark.parametrize("name", UNDOING)
def test_what_undo_and_redo_would_write(name) -> None:
    acts, undo, redo = UNDOING[name]
    expected = Steps(Voided(undo) if undo else None, Restored(redo) if redo else None)
    assert steps(record(*acts)) == expected
