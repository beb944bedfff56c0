"""What outlives the program: drafts, history, rule sets, reports of faults. Files, no Qt."""

from .drafts import Drafts
from .history import KEPT, History, Past
from .reports import write_report
from .rule_sets import RuleFileChangedError, RuleFiles

__all__ = [
    "KEPT",
    "Drafts",
    "History",
    "Past",
    "RuleFileChangedError",
    "RuleFiles",
    "write_report",
]
