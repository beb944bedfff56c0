"""Opens the club's second screen, and asks what it shows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.club.part import ClubDesk

if TYPE_CHECKING:
    from .values import Choice
    from .window import ClubScreen


class ScreenActs(QObject):
    """Has the second screen opened, set and closed; it is loaded when it is first wanted.

    Args:
        club: as every part is given it.
        window: what it is opened beside.

    Attributes:
        screen: the window; None before it was wanted.
    """

    def __init__(self, club: ClubDesk, window: QWidget) -> None:
        super().__init__(window)
        self._club, self._window = club, window
        self.screen: ClubScreen | None = None

    def open(self) -> None:
        """Open the window, or bring it to the front."""
        if self.screen is None:
            from .window import ClubScreen

            self.screen = ClubScreen(self._club)
            self.destroyed.connect(self.screen.deleteLater)
        self.screen.present(self._window)
        self.screen.raise_()
        self.screen.activateWindow()

    def ask(self) -> None:
        """Ask which pages are shown, and for how long; then open the window."""
        from .dialog import ScreenDialog
        from .values import choice_of

        settings = self._club.desk.settings
        dialog = ScreenDialog(self._club.look, choice_of(settings.value.screen), self._window)

        def choose(choice: "Choice") -> None:
            settings.change(screen=choice.text)
            dialog.accept()
            self.open()

        dialog.chosen.connect(choose)
        dialog.open()

    def close(self) -> None:
        """Close the window."""
        if self.screen is not None:
            self.screen.close()
