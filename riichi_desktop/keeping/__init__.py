"""What outlives the program: drafts, the history of hands, reports of faults. Files, no Qt."""

from .drafts import Drafts
from .history import KEPT, History, Past
from .reports import write_report

__all__ = ["KEPT", "Drafts", "History", "Past", "write_report"]
