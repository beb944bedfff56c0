"""Keeps what the session holds: the draft at each change, a hand in the history when it is left."""

import errno
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from riichi_desktop.engine import Draft, Study, format_draft
from riichi_desktop.keeping import Drafts, History
from riichi_desktop.ui.session import Session

RETRY_MS: Final = 5000
"""How long after a failure it is tried again."""

_TROUBLES: Final = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), "disk_full"),
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "not_writable"),
}


class Keeper(QObject):
    """The files behind one window.

    A hand goes into the history when its tiles change after it was scored, or when the window
    closes: the circumstances in which it was seen last are the ones that count.

    Attributes:
        line: the hand line that was kept when the window opened; "" for none.
        history: the hands that were scored.
    """

    told = Signal(str, str)
    """Something about the files: a key under `ui.keeping`, and a file's name or "" for none."""
    _failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = History(folder / "history.jsonl")
        self._drafts = Drafts(folder / "drafts", lambda error: self._failed.emit(trouble(error)))
        self._met: list[tuple[str, str]] = []
        self._in_trouble = False
        self._scored: Draft | None = None
        try:
            self._drafts.open()
        except OSError as error:
            self._in_trouble = True
            self._met.append((trouble(error), ""))
        self._met += [(id, path.name) for id, path in self._drafts.notices]
        self.line = self._last = self._drafts.text
        self._failed.connect(self._stumble)
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.try_again)

    def follow(self, session: Session) -> None:
        """Keep what a session holds from now on; tell what was met when the files were opened."""
        session.changed.connect(self._follow)
        if session.study.value is not None:
            self._scored = session.draft
        for id, file in self._met:
            self.told.emit(id, file)
        if self._in_trouble:
            self._retry.start()

    def close(self) -> None:
        """Keep everything, and let go of the files."""
        if self._scored is not None:
            self._record(self._scored)
        self._drafts.close()

    def _follow(self, study: Study) -> None:
        self._last = format_draft(study.draft)
        self.try_again()
        left = self._scored
        if left is not None and _tiles(left) != _tiles(study.draft):
            self._scored = None
            QTimer.singleShot(0, self, lambda: self._record(left))
        if study.value is not None:
            self._scored = study.draft

    def try_again(self) -> None:
        """Keep the hand as it is; a failure is told, and so is the end of one."""
        try:
            self._drafts.keep(self._last)
        except OSError as error:
            self._stumble(trouble(error))
            return
        if self._in_trouble:
            self._in_trouble = False
            self._retry.stop()
            self.told.emit("mended", "")

    def _record(self, draft: Draft) -> None:
        with suppress(OSError):  # the draft met it as well, and told it
            self.history.add(format_draft(draft), int(time()))

    def _stumble(self, id: str) -> None:
        """Tell once that something cannot be kept, and try again now and then."""
        if not self._in_trouble:
            self.told.emit(id, "")
        self._in_trouble = True
        self._retry.start()


def trouble(error: OSError) -> str:
    """Give the key under `ui.keeping` of why a file could not be written."""
    return _TROUBLES.get(error.errno or 0, "trouble")


def _tiles(draft: Draft) -> tuple[object, ...]:
    return draft.concealed, draft.win, draft.melds, draft.north
