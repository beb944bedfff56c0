"""How this station stands, at a glance: an icon and a word in the head of a page."""

from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.kit import Button, announce
from riichi_desktop.ui.look import Look

from .said import sign_of
from .stations import Stations


class SignButton(Button):
    """Not there where this machine is alone; a press opens all that is known of the stations."""

    def __init__(self, look: Look, stations: Stations, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, "", parent, kind="quiet")
        self._look, self._stations = look, stations
        self._word = ""
        stations.changed.connect(self.refresh)
        look.reworded.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show how it stands now; a change is spoken."""
        stations = self._stations
        self.setVisible(stations.is_set)
        if not stations.is_set:
            return
        sign = sign_of(stations.state, stations.fault, self._look.words, waits=stations.is_waiting)
        before, self._word = self._word, sign.word
        self.setText(sign.word)
        self.set_icon(sign.icon)
        self.setAccessibleName(
            self._look.words.text("ui.stations.sign_said", sentence=sign.sentence)
        )
        self.set_tip(f"{sign.sentence} ({keys_of('stations')[0]})")
        if before and before != sign.word and self.isVisible():
            announce(self, sign.sentence)
