"""What the open match counts for in the club, and who its players are there."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.look import Look
from riichi_desktop.ui.roll import Roll

from .book import Book


class Counted(QObject):
    """Asks what the match counts for; nothing of the club is loaded before it was opened.

    Args:
        look: as everywhere.
        roll: the club.
        book: the match.
        window: what the dialog stands over.
    """

    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, look: Look, roll: Roll, book: Book, window: QWidget) -> None:
        super().__init__(window)
        self._look, self._roll, self._book, self._window = look, roll, book, window

    def unknown(self) -> str:
        """Give who sat at the match and is nobody for the club that it counts for; or ""."""
        head, game = self._book.head, self._book.game
        if head is None or game is None or not self._roll.is_open:
            return ""
        from riichi_desktop.ui.club.links.linking import unknown_name

        return unknown_name(self._roll.register.links.get(head.id), game)

    def ask(self) -> None:
        """Ask what the match counts for, and who its players are."""
        from riichi_desktop.ui.club.links.acts import open_link

        head, game = self._book.head, self._book.game
        if head is not None and game is not None:
            open_link(self._look, self._roll, head.id, game, self._window, self.said.emit)
