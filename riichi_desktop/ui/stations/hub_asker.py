"""A hub asked what is there, off the window's thread: nobody waits for a network."""

from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from riichi_desktop.storage import Address


class HubAsker(QObject):
    """Asks hubs; only the latest question is answered."""

    answered = Signal(object)
    """A `HubState`, or the `Problem` that there is none."""

    _came = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._is_asking = False
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def is_asking(self) -> bool:
        """Whether an answer is still to come."""
        return self._is_asking

    def ask(self, address: "Address") -> None:
        """Ask the hub at an address."""
        self._count += 1
        self._is_asking = True
        Thread(target=self._ask, args=(self._count, address), name="hub", daemon=True).start()

    def drop(self) -> None:
        """Want no answer any more."""
        self._count += 1
        self._is_asking = False

    def _ask(self, count: int, address: "Address") -> None:
        from riichi_desktop.storage import StorageError, hub_state

        try:
            answer: object = hub_state(address)
        except StorageError as error:
            answer = error.problem
        with suppress(RuntimeError):  # whoever asked is gone
            self._came.emit(count, answer)

    def _take(self, count: int, answer: object) -> None:
        if count == self._count:
            self._is_asking = False
            self.answered.emit(answer)
