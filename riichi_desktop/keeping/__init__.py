"""What outlives the program: drafts, history, practice, rule sets, reports. Files, no Qt."""

from .drafts import Drafts
from .history import HISTORY, KEPT, History, Past
from .progress import Answered, Practised, Progress, Tally
from .reports import latest_report, write_problem, write_report
from .rule_sets import RuleFileChangedError, RuleFiles

__all__ = [
    "HISTORY",
    "KEPT",
    "Answered",
    "Drafts",
    "History",
    "Past",
    "Practised",
    "Progress",
    "RuleFileChangedError",
    "RuleFiles",
    "Tally",
    "latest_report",
    "write_problem",
    "write_report",
]
