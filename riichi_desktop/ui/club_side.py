"""The club's side of the window, made when it is first wanted: the first picture does without."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject

from riichi_desktop.ui.roll import Roll
from riichi_desktop.ui.settings import SettingsStore
from riichi_desktop.ui.shelf import Shelf
from riichi_desktop.ui.stations.stations import Stations


class ClubSide(NamedTuple):
    """What the pages share of the club.

    Attributes:
        shelf: the club's database.
        roll: what the club wrote down in it.
        stations: this station among the others of the club.
    """

    shelf: Shelf
    roll: Roll
    stations: Stations


def club_side(data_dir: Path, settings: SettingsStore, parent: QObject) -> ClubSide:
    """Make it; nothing is opened yet.

    Args:
        data_dir: the folder of what outlives the program.
        settings: what the user chose.
        parent: what it lives with.
    """
    shelf = Shelf(data_dir, parent, station=settings.value.station or None)
    roll = Roll(shelf, parent)
    roll.event_id = settings.value.event
    return ClubSide(shelf, roll, Stations(shelf, roll, settings, parent))
