"""The files of a club's own rule sets: whole or not there, never over what somebody else wrote."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from .slots import sync_folder

SUFFIX: Final = ".toml"


class RuleFileChangedError(Exception):
    """A file is not what it was when it was read: another window, or a hand, has changed it.

    Attributes:
        file: its name.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        super().__init__(file)


class RuleFiles:
    """A folder of rule sets, one file each, named by its id.

    Args:
        folder: where they are; made when the first is written.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, id: str) -> bytes | None:
        """Give what is in a file; None where there is none.

        Raises:
            OSError: there is a file and it cannot be read.
        """
        try:
            return self._path(id).read_bytes()
        except FileNotFoundError:
            return None

    def put(self, id: str, content: bytes, before: bytes | None) -> None:
        """Write a file, whole and on the disk when this returns.

        Args:
            id: of the rule set.
            content: what is to be in it.
            before: what was in it when it was read or written last; None: there was none.

        Raises:
            RuleFileChangedError: something else is in it.
            OSError: it could not be written; what was there is there still.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        self._check(id, before)
        path, fresh = self._path(id), self.folder / f".{id}.{os.getpid()}.part"
        try:
            with fresh.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if before is None:
                _bring(fresh, path)
            else:
                fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
        with suppress(OSError):
            sync_folder(self.folder)

    def remove(self, id: str, before: bytes) -> None:
        """Take a file away; it stays in the folder under another name.

        Raises:
            RuleFileChangedError: something else is in it.
            OSError: it cannot be taken away.
        """
        self._check(id, before)
        self.set_aside(f"{id}{SUFFIX}", "removed")

    def set_aside(self, file: str, word: str = "damaged") -> Path:
        """Rename a file, never over another one; give its new place.

        Args:
            file: its name.
            word: why, for the new name: ``club.toml`` becomes ``club.toml.WORD-1``.

        Raises:
            OSError: it cannot be renamed.
        """
        path, number = self.folder / file, 1
        while (aside := path.with_name(f"{file}.{word}-{number}")).exists():
            number += 1
        path.rename(aside)
        with suppress(OSError):
            sync_folder(self.folder)
        return aside

    def _path(self, id: str) -> Path:
        return self.folder / f"{id}{SUFFIX}"

    def _check(self, id: str, before: bytes | None) -> None:
        if self.read(id) != before:
            raise RuleFileChangedError(f"{id}{SUFFIX}")


def _bring(fresh: Path, path: Path) -> None:
    """Give a finished file its name, where no other has it."""
    try:
        os.link(fresh, path)
    except FileExistsError as error:
        raise RuleFileChangedError(path.name) from error
    except OSError:  # a file system without links
        if path.exists():
            raise RuleFileChangedError(path.name) from None
        fresh.replace(path)
