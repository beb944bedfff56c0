"""The right to write into the match that is open: held while it is, shown when another has it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.games.model import title_of
from riichi_desktop.ui.stations.stations import Stations

from .book import Book

if TYPE_CHECKING:
    from riichi_desktop.storage import Change


class Holding(QObject):
    """Holds the open match for this station, until it is closed or over.

    Args:
        look: as everywhere.
        book: the match.
        stations: this station and the hub.
        window: what the dialog stands over.
    """

    def __init__(self, look: Look, book: Book, stations: Stations, window: QWidget) -> None:
        super().__init__(window)
        self._look, self._book, self._stations, self._window = look, book, stations, window
        self._held = ""
        book.changed.connect(self._follow)
        stations.changed.connect(self._bar)
        stations.arrived.connect(self._look_again)

    @property
    def may_take(self) -> bool:
        """Whether another station holds the match, and this one may take it over."""
        head = self._book.head
        held = head is not None and bool(self._stations.holder(head.id))
        return held and self._stations.is_referee

    def take_over(self) -> None:
        """Take the match over, once it was said what that means."""
        from riichi_desktop.ui.stations.confirm_dialog import ConfirmDialog

        head = self._book.head
        if head is None or not self.may_take:
            return
        title, holder = title_of(head, self._look.words), self._stations.holder(head.id)
        dialog = ConfirmDialog(
            self._look, "ui.stations.take", self._window, title=title, station=holder
        )
        dialog.confirmed.connect(lambda: self._stations.take_over(head.id))
        dialog.open()

    def _follow(self) -> None:
        """Hold the match that is open now, and let go of the one before."""
        head, game = self._book.head, self._book.game
        wanted = ""
        if head is not None and game is not None and not game.is_over:
            wanted = head.id
        if wanted != self._held:
            if self._held:
                self._stations.let_go(self._held)
            if wanted:
                self._stations.hold(wanted)
            self._held = wanted
        self._stations.wake()
        self._bar()

    def _look_again(self, change: "Change") -> None:
        """Take up what another station wrote into the match that is open."""
        head = self._book.head
        if head is not None and head.id in change.games | change.lost:
            self._book.take(head.id)

    def _bar(self) -> None:
        head = self._book.head
        self._book.bar(None if head is None else self._stations.refusal(head.id))
