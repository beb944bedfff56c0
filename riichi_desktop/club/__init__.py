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
from .page import (
    PageGame,
    PlayerPage,
    Rates,
    player_page,
    rates_of,
)
from .played import Played, PlayedSeat, played_of_game, played_of_totals, totals_fault
from .ratio import (
    Ratio,
)
from .register import Act, Register, kind_of, register_of
from .reports import (
    EventReport,
    ReportRow,
    closing_order,
    ema_report,
)
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
from .versus import (
    HeadToHead,
    Versus,
    head_to_head,
    versus_matrix,
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
    "EventReport",
    "Figures",
    "GameFacts",
    "HeadToHead",
    "Link",
    "Ordering",
    "PageGame",
    "Person",
    "Played",
    "PlayedSeat",
    "Player",
    "PlayerPage",
    "Rates",
    "Ratio",
    "Register",
    "Registration",
    "ReportRow",
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
    "Versus",
    "closing_order",
    "ema_report",
    "entrants",
    "facts_of",
    "head_to_head",
    "kind_of",
    "played_of_game",
    "played_of_totals",
    "player_page",
    "rates_of",
    "register_of",
    "rounds_of",
    "standings",
    "sum_of",
    "totals_fault",
    "versus_matrix",
]
