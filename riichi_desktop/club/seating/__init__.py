"""Who sits where: rounds by chance, by standing, by script; whole plans; how good they are.

Players are ids, chance is handed in, and every refusal is a `NotSeatable` that says who.
"""

from .checking import plan_problems
from .draw import draw
from .evaluating import evaluate_seating
from .quality import SeatingBest, SeatingMeeting, SeatingOfPlayer, SeatingQuality
from .schedule import schedule
from .script import (
    SeatingScript,
    SeatingTemplate,
    format_script,
    parse_script,
    places_template,
    script_of,
    script_problems,
    seat_script,
)
from .swiss import REACH, swiss
from .values import (
    FREE,
    SIZES,
    Chance,
    NotSeatable,
    SeatedRound,
    SeatingConstraints,
    SeatingGroup,
    SeatingPlan,
    SeatingRound,
    SeatingTable,
    with_names,
)
from .winds import balanced, flattest

__all__ = [
    "FREE",
    "REACH",
    "SIZES",
    "Chance",
    "NotSeatable",
    "SeatedRound",
    "SeatingBest",
    "SeatingConstraints",
    "SeatingGroup",
    "SeatingMeeting",
    "SeatingOfPlayer",
    "SeatingPlan",
    "SeatingQuality",
    "SeatingRound",
    "SeatingScript",
    "SeatingTable",
    "SeatingTemplate",
    "balanced",
    "draw",
    "evaluate_seating",
    "flattest",
    "format_script",
    "parse_script",
    "places_template",
    "plan_problems",
    "schedule",
    "script_of",
    "script_problems",
    "seat_script",
    "swiss",
    "with_names",
]
