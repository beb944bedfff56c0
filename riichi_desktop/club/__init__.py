"""What a club knows besides single games: pure values in, pure values out."""

from .register import Act, Register, kind_of, register_of
from .values import (
    KINDS,
    Adjustment,
    Attendance,
    Counting,
    Evening,
    Event,
    EventKind,
    Link,
    Ordering,
    Player,
    Registration,
    Round,
    Team,
    Thing,
    Titled,
    Totals,
)

__all__ = [
    "KINDS",
    "Act",
    "Adjustment",
    "Attendance",
    "Counting",
    "Evening",
    "Event",
    "EventKind",
    "Link",
    "Ordering",
    "Player",
    "Register",
    "Registration",
    "Round",
    "Team",
    "Thing",
    "Titled",
    "Totals",
    "kind_of",
    "register_of",
]
