"""The Hand page: what lies on the table, what can be added, how it was won, what it is worth."""

from .intents import RESULT_TABS, hand_intents
from .page import HandPage
from .page_layout import WIDEST

__all__ = ["RESULT_TABS", "WIDEST", "HandPage", "hand_intents"]
