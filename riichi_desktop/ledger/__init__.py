"""What happened at the table, and what follows from it: pure values in, pure values out."""

from .correction import Change, Correction, correction
from .course import dealer_leads, is_last_turn, last_wind, leader
from .entries import Act, Amended, Booked, Entry, InForce, Restored, Steps, Voided
from .events import (
    Aborted,
    Bell,
    Between,
    Chairs,
    Chombo,
    Drawn,
    Event,
    Finished,
    Hands,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    When,
    Win,
    Won,
    WonHand,
)
from .fold import advance, new_table, refusal
from .needs import Need, PlaceNeeds, needs
from .problems import NotLegal
from .record import in_force, steps
from .replay import Game, IllegalEvent, extend, game_of, replay
from .settlement import settle_game
from .stick_check import Finding, stick_check
from .table import Account, Paid, Row, Table
from .verification import Doubt, VerifiedRecord, verify_record

__all__ = [
    "Aborted",
    "Account",
    "Act",
    "Amended",
    "Bell",
    "Between",
    "Booked",
    "Chairs",
    "Change",
    "Chombo",
    "Correction",
    "Doubt",
    "Drawn",
    "Entry",
    "Event",
    "Finding",
    "Finished",
    "Game",
    "Hands",
    "IllegalEvent",
    "InForce",
    "Liable",
    "Need",
    "NotLegal",
    "Paid",
    "Penalty",
    "PlaceNeeds",
    "Placed",
    "Replaced",
    "Reseated",
    "Restored",
    "Row",
    "Steps",
    "Stopped",
    "Table",
    "VerifiedRecord",
    "Voided",
    "When",
    "Win",
    "Won",
    "WonHand",
    "advance",
    "correction",
    "dealer_leads",
    "extend",
    "game_of",
    "in_force",
    "is_last_turn",
    "last_wind",
    "leader",
    "needs",
    "new_table",
    "refusal",
    "replay",
    "settle_game",
    "steps",
    "stick_check",
    "verify_record",
]
