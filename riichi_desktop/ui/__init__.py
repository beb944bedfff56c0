"""The window: all of Qt. Its only guest is the program itself, which builds it piece by piece."""

from .hand_lines import starting_draft
from .keeper import Keeper
from .look import Look
from .main_window import MainWindow
from .pages import PAGES
from .session import Session
from .settings import Settings, SettingsStore
from .theme import Theme

__all__ = [
    "PAGES",
    "Keeper",
    "Look",
    "MainWindow",
    "Session",
    "Settings",
    "SettingsStore",
    "Theme",
    "starting_draft",
]
