"""What a club knows besides single games: pure values in, pure values out."""

from .counting import facts_of
from .facts import GameFacts, Person, SeatFacts, Tally, sum_of
from .played import Played, PlayedSeat, played_of_game, played_of_totals, totals_fault
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
    "GameFacts",
    "Link",
    "Ordering",
    "Person",
    "Played",
    "PlayedSeat",
    "Player",
    "Register",
    "Registration",
    "Round",
    "SeatFacts",
    "Tally",
    "Team",
    "Thing",
    "Titled",
    "Totals",
    "facts_of",
    "kind_of",
    "played_of_game",
    "played_of_totals",
    "register_of",
    "sum_of",
    "totals_fault",
]
