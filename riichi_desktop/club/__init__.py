"""What a club knows besides single games: pure values in, pure values out."""

from .checks import is_day, name_of
from .counting import facts_of
from .cuts import Cut, rounds_of
from .entrants import Entrant, entrants
from .evening import (
    Presence,
    SitOut,
    Turns,
    evening_turns,
    presences,
    present_players,
    rounds_of_evening,
    table_size,
)
from .facts import GameFacts, Person, SeatFacts, Tally, sum_of
from .game_refusals import link_refusal
from .page import PageGame, PlayerPage, Rates, player_page, rates_of
from .people import Likeness, duplicates, merge, merge_fault
from .personal import personal_data
from .played import Played, PlayedSeat, played_of_game, played_of_totals, totals_fault
from .ratio import Ratio
from .refusals import refusal
from .register import Act, Register, kind_of, register_of
from .removals import removal_refusal
from .reports import EventReport, ReportRow, closing_order, ema_report
from .results import Figures
from .rows import StandingsRow
from .standings import Standings, standings
from .teams import TeamRow
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
from .versus import HeadToHead, Versus, head_to_head, versus_matrix

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
    "Likeness",
    "Link",
    "Ordering",
    "PageGame",
    "Person",
    "Played",
    "PlayedSeat",
    "Player",
    "PlayerPage",
    "Presence",
    "Rates",
    "Ratio",
    "Register",
    "Registration",
    "ReportRow",
    "Round",
    "SeatFacts",
    "SitOut",
    "Standings",
    "StandingsRow",
    "Tally",
    "Team",
    "TeamRow",
    "Thing",
    "Titled",
    "Totals",
    "Turns",
    "Versus",
    "closing_order",
    "duplicates",
    "ema_report",
    "entrants",
    "evening_turns",
    "facts_of",
    "head_to_head",
    "is_day",
    "kind_of",
    "link_refusal",
    "merge",
    "merge_fault",
    "name_of",
    "personal_data",
    "played_of_game",
    "played_of_totals",
    "player_page",
    "presences",
    "present_players",
    "rates_of",
    "refusal",
    "register_of",
    "removal_refusal",
    "rounds_of",
    "rounds_of_evening",
    "standings",
    "sum_of",
    "table_size",
    "totals_fault",
    "versus_matrix",
]
