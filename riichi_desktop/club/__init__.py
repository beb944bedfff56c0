"""What a club knows besides single games: pure values in, pure values out."""

from .counting import facts_of
from .cuts import (
    Cut,
    rounds_of,
)
from .entrants import (
    Entrant,
    entrants,
)
from .facts import GameFacts, Person, SeatFacts, Tally, sum_of
from .played import Played, PlayedSeat, played_of_game, played_of_totals, totals_fault
from .ratio import (
    Ratio,
)
from .register import Act, Register, kind_of, register_of
from .results import (
    Figures,
)
from .rows import (
    StandingsRow,
)
from .standings import (
    Standings,
    standings,
)
from .teams import (
    TeamRow,
)
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
    "Cut",
    "Entrant",
    "Evening",
    "Event",
    "EventKind",
    "Figures",
    "GameFacts",
    "Link",
    "Ordering",
    "Person",
    "Played",
    "PlayedSeat",
    "Player",
    "Ratio",
    "Register",
    "Registration",
    "Round",
    "SeatFacts",
    "Standings",
    "StandingsRow",
    "Tally",
    "Team",
    "TeamRow",
    "Thing",
    "Titled",
    "Totals",
    "entrants",
    "facts_of",
    "kind_of",
    "played_of_game",
    "played_of_totals",
    "register_of",
    "rounds_of",
    "standings",
    "sum_of",
    "totals_fault",
]
