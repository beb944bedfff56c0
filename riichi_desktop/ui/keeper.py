"""Keeps what the session holds: the draft at each change, a hand in the history when it is left."""

import errno
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from riichi_desktop.engine import Draft, Problem, Study, format_draft
from riichi_desktop.keeping import HISTORY, Drafts, History
from riichi_desktop.ui.hand_lines import move_of_line, without_rules
from riichi_desktop.ui.session import Session

RETRY_MS: Final = 5000
"""How long after a failure it is tried again."""

IDLE_MS: Final = 3000
"""How long after the last change there is leisure for what no click should wait for."""

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
        trouble: why the hand is not being kept, a key under `ui.keeping`; "" while it is.
    """

    lasting = Signal()
    """`trouble` is another."""
    told = Signal(str, str)
    """Something about the files: a key under `ui.keeping`, and a file's name or "" for none."""
    _failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = History(folder / HISTORY)
        self._drafts = Drafts(
            folder / "drafts", lambda error: self._failed.emit(trouble(error)), _is_hand
        )
        self.trouble = ""
        self._history_trouble = ""
        self._scored: Draft | None = None
        try:
            self._drafts.open()
        except OSError as error:
            self.trouble = trouble(error)
        self._met = [(id, _named(path)) for id, path in self._drafts.notices]
        self.line = self._last = self._drafts.text
        self._failed.connect(self._stumble)
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.try_again)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self.tidy)

    def follow(self, session: Session) -> None:
        """Keep what a session holds from now on; tell what was met when the files were opened."""
        session.changed.connect(self._follow)
        if session.study.value is not None:
            self._scored = session.draft
        for id, file in self._met:
            self.told.emit(id, file)
        if self.trouble:
            self._retry.start()
            self.lasting.emit()

    def close(self) -> None:
        """Keep everything, and let go of the files."""
        if self._scored is not None:
            self._record(self._scored)
        if self._idle.isActive():
            self._idle.stop()
            self.tidy()
        self._drafts.close()

    def tidy(self) -> None:
        """Have the history's file made short, where it is long."""
        with suppress(OSError):  # it is as good as before, and what cannot be added is told
            self.history.shorten()

    def _follow(self, study: Study) -> None:
        self._last = format_draft(study.draft)
        self.try_again()
        if self._idle.isActive():
            self._idle.start()
        left = self._scored
        if left is not None and _tiles(left) != _tiles(study.draft):
            self._scored = None
            QTimer.singleShot(0, self, lambda: self._record(left))
        if study.value is not None:
            self._scored = study.draft

    def try_again(self) -> None:
        """Keep the hand as it is; a failure lasts until it is mended, and that is told."""
        try:
            self._drafts.keep(self._last)
        except OSError as error:
            self._stumble(trouble(error))
            return
        if self.trouble and not self._drafts.failing:
            self.trouble = ""
            self._retry.stop()
            self.lasting.emit()
            self.told.emit("mended", "")

    def _record(self, draft: Draft) -> None:
        """Put a hand into the history; what hinders that is told once."""
        met = ""
        try:
            self.history.add(format_draft(draft), int(time()))
            self._idle.start()
        except OSError:
            met = "history_unwritable"
        if not self.history.readable:
            met = "history_newer"
        if met and met != self._history_trouble:
            self.told.emit(met, "")
        self._history_trouble = met

    def _stumble(self, id: str) -> None:
        """Say for as long as it lasts that the hand is not kept, and try again now and then."""
        if id != self.trouble:
            self.trouble = id
            self.lasting.emit()
        self._retry.start()


def trouble(error: OSError) -> str:
    """Give the key under `ui.keeping` of why a file could not be written."""
    return _TROUBLES.get(error.errno or 0, "trouble")


def _is_hand(line: str) -> bool:
    # A rule set may be gone, and the hand is one all the same.
    tried = filter(None, (line, without_rules(line)))
    return any(not isinstance(move_of_line(one), Problem) for one in tried)


def _named(path: Path) -> str:
    """Name a file of a draft folder by itself, a folder by the way to it."""
    return path.name if path.suffix else f"{path.parent.name}/{path.name}"


def _tiles(draft: Draft) -> tuple[object, ...]:
    return draft.concealed, draft.win, draft.melds, draft.north
