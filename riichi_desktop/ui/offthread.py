"""Work that would hold the window up, done in one thread; its answers come back to the window's."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from concurrent.futures import Future, ThreadPoolExecutor

Answer = TypeVar("Answer")


class OffThread(QObject):
    """Answers questions one after the other, the latest of each sort.

    A question must not touch a widget. What it raises is raised again where its answer would come.
    """

    _answered = Signal(str, int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: ThreadPoolExecutor | None = None
        self._asked: dict[str, tuple[int, Future[Any], Callable[[Any], object]]] = {}
        self._count = 0
        self._answered.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._asked)

    def ask(
        self, sort: str, question: Callable[[], Answer], then: Callable[[Answer], object]
    ) -> None:
        """Have a question answered; the one of the same sort before it needs no answer any more.

        Args:
            sort: what it is about.
            question: what is worked out.
            then: is given the answer, in the window's thread.
        """
        self.drop(sort)
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(1, "club")
        self._count += 1
        count = self._count
        future = self._pool.submit(question)
        self._asked[sort] = count, future, then
        future.add_done_callback(lambda done: self._tell(sort, count, done))

    def drop(self, sort: str) -> None:
        """Want no answer of a sort any more."""
        asked = self._asked.pop(sort, None)
        if asked is not None:
            asked[1].cancel()

    def close(self) -> None:
        """Want no answer at all, and wait for the question that is being worked on."""
        for sort in tuple(self._asked):
            self.drop(sort)
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _tell(self, sort: str, count: int, done: "Future[Any]") -> None:
        """Send an answer over, from the thread that works."""
        if not done.cancelled():
            self._answered.emit(sort, count, done)

    def _take(self, sort: str, count: int, done: "Future[Any]") -> None:
        asked = self._asked.get(sort)
        if asked is not None and asked[0] == count:
            del self._asked[sort]
            asked[2](done.result())
