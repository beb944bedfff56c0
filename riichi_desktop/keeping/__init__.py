"""What outlives the program: drafts, history, practice, reports of faults. Files, no Qt."""

from .drafts import Drafts
from .history import KEPT, History, Past
from .progress import Answered, Practised, Progress, Tally
from .reports import write_report

__all__ = [
    "KEPT",
    "Answered",
    "Drafts",
    "History",
    "Past",
    "Practised",
    "Progress",
    "Tally",
    "write_report",
]
