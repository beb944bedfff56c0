"""The hand being built, kept at each change: a folder for each window, locked while it is open."""

import os
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from .locks import try_lock
from .slots import NAMES, Record, Slots, read_slot, set_aside

LOCK: Final = "lock"


class Drafts:
    """One window's own draft.

    Attributes:
        text: what was kept when the folder was taken; "" for nothing.
        notices: what was met on the way, each with the place of a file: `draft_damaged` (it was
            set aside under this name), `draft_newer` (a later version wrote it; it is left as it
            is), `draft_skipped` (a folder that cannot be used).

    Args:
        root: the folder of all windows' drafts; it is made when absent.
        failed: called, in a thread of its own, where what was kept did not reach the disk: `keep`
            it again.
        understood: tells whether a kept text still means something; one that does not is damaged,
            whatever its checksum says.
    """

    def __init__(
        self,
        root: Path,
        failed: Callable[[OSError], None],
        understood: Callable[[str], bool] = lambda _text: True,
    ) -> None:
        self._root = root
        self._failed = failed
        self._understood = understood
        self._lock: int | None = None
        self._slots: Slots | None = None
        self.text = ""
        self.notices: tuple[tuple[str, Path], ...] = ()

    def open(self) -> None:
        """Take a folder that no other window has: the one that was written last, else a new one.

        Raises:
            OSError: none can be made and written. What could be read is in `text` all the same,
                and `keep` tries again.
        """
        self.notices = ()
        try:
            self._root.mkdir(parents=True, exist_ok=True)
            kept = _kept_folders(self._root)
            if not any(self._take_if_usable(folder) for folder in kept):
                self._take_new({path.name for path in self._root.iterdir()})
                if self._skipped() == len(kept):
                    self.text = self._read_only()  # no other window has what is there
        except OSError:
            self.text = self.text or self._read_only()
            raise

    def keep(self, text: str) -> None:
        """Keep another text in place of the one before.

        Raises:
            OSError: it could not be kept; the next call tries everything again.
        """
        if self._slots is None:
            self.open()
        if self._slots is not None:
            self._slots.write(text)

    @property
    def failing(self) -> bool:
        """Whether something was lost and nothing has reached the disk since, for all that `keep`
        could write.
        """
        return self._slots is not None and self._slots.failing

    def close(self) -> None:
        """See to it that all is on the disk, and let the next window have the folder."""
        if self._slots is not None:
            self._slots.close()
            self._slots = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _skipped(self) -> int:
        return sum(id == "draft_skipped" for id, _ in self.notices)

    def _take_new(self, names: set[str]) -> None:
        """Take a new folder, whichever number other windows leave free."""
        for number in count(1):
            folder = self._root / str(number)
            if folder.name not in names:
                folder.mkdir(exist_ok=True)
                try:
                    if self._take(folder):
                        return
                except OSError:
                    with suppress(OSError):
                        folder.rmdir()  # each new try would leave another one
                    raise

    def _take_if_usable(self, folder: Path) -> bool:
        """Take a folder as `_take` does; one that cannot be read and written is skipped."""
        before = self.notices
        try:
            return self._take(folder)
        except OSError:
            self.notices = (*before, ("draft_skipped", folder))
            return False

    def _take(self, folder: Path) -> bool:
        """Lock a folder, read its draft and open its files; False where it is not to be had."""
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if not try_lock(lock) or not self._read(folder):
                return False
            self._lock, lock = lock, -1
            return True
        finally:
            if lock >= 0:
                os.close(lock)

    def _read(self, folder: Path) -> bool:
        records = self._records(folder)
        newer = [place for place, record in enumerate(records) if record.state == "newer"]
        if newer:
            self.notices += (("draft_newer", folder / NAMES[newer[0]]),)
            return False
        for name, record in zip(NAMES, records, strict=True):
            if record.state == "damaged":
                self.notices += (("draft_damaged", set_aside(folder / name)),)
        newest = _newest(records)
        self._slots = Slots(folder, newest, self._failed)
        self.text = newest[0].text if newest else ""
        return True

    def _records(self, folder: Path) -> list[Record]:
        """Read both slots; a text that is not understood makes its record a damaged one."""
        records = [read_slot(folder / name) for name in NAMES]
        return [
            Record("damaged")
            if one.state == "whole" and one.text and not self._understood(one.text)
            else one
            for one in records
        ]

    def _read_only(self) -> str:
        """Give the text that was kept last, where its folder cannot be written any more."""
        folders: list[Path] = []
        with suppress(OSError):
            folders = _kept_folders(self._root)
        for folder in folders:
            with suppress(OSError):
                newest = _newest(self._records(folder))
                if newest is not None:
                    return newest[0].text
        return ""


def _newest(records: list[Record]) -> tuple[Record, int] | None:
    whole = [(record, place) for place, record in enumerate(records) if record.state == "whole"]
    return max(whole, default=None)


def _kept_folders(root: Path) -> list[Path]:
    """Give the folders that are there, the one that was written last first."""
    folders = [path for path in root.iterdir() if path.name.isdecimal() and path.is_dir()]
    return sorted(folders, key=_written_at, reverse=True)


def _written_at(folder: Path) -> int:
    times = [0]
    for name in NAMES:
        with suppress(OSError):
            times.append((folder / name).stat().st_mtime_ns)
    return max(times)
