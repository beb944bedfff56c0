"""The record as it was written: entries that are only ever added, and what is in force of them.

An undo and a correction are entries too. Nothing that was written is taken away; a later entry says
that an earlier one is void, restored, or amended.
"""

from dataclasses import dataclass
from typing import NamedTuple

from .events import Event


@dataclass(frozen=True, slots=True)
class Booked:
    """An event is added: at the end, or before the entry `before` (a hand that was forgotten)."""

    event: Event
    before: str = ""


@dataclass(frozen=True, slots=True)
class Amended:
    """The event of the entry `target` was another one."""

    target: str
    event: Event


@dataclass(frozen=True, slots=True)
class Voided:
    """The entry `target`, whatever it is, is as if it had never been written."""

    target: str


@dataclass(frozen=True, slots=True)
class Restored:
    """The entry `target` is in force again."""

    target: str


Act = Booked | Amended | Voided | Restored


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the record.

    Attributes:
        uid: made by the station that wrote it; unique everywhere.
        act: what it does.
        at: when it was written, UTC, ISO 8601; told to people, never reckoned with.
        station: who wrote it.
    """

    uid: str
    act: Act
    at: str = ""
    station: str = ""


class InForce(NamedTuple):
    """An event that counts.

    Attributes:
        uid: of the entry that booked it.
        event: as it is now.
        amended: the uid of the entry that made it so; "" where it is as it was booked.
    """

    uid: str
    event: Event
    amended: str


class Steps(NamedTuple):
    """What undo and redo would write next; None where there is nothing to do."""

    undo: Voided | Restored | None
    redo: Voided | Restored | None
