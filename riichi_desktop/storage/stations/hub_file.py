"""A hub that is a SQLite file: for several programs on one machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from riichi_desktop.engine import problem
from riichi_desktop.storage.database import Database
from riichi_desktop.storage.errors import StorageError
from riichi_desktop.storage.files import is_missing


class HubFile:
    """The same as `Server`, for a file; `BEGIN IMMEDIATE` is its lock.

    Args:
        path: where it is.
        makes: whether it may be made where it is missing.

    Raises:
        StorageError: it cannot be opened; `not_a_hub`, there is none.
    """

    is_file = True

    def __init__(self, path: Path, *, makes: bool = False) -> None:
        self.name: Final = str(path)
        if not makes and is_missing(path):
            raise StorageError(problem("not_a_hub", server=self.name))
        self.database: Final = Database(path)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Do several things as one, while nobody else writes here.

        Raises:
            StorageError: none was done.
        """
        with self.database.writing() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """See one state for as long as it lasts.

        Raises:
            StorageError: it cannot be read.
        """
        with self.database.reading() as connection:
            yield connection

    def compact(self) -> None:
        """Have nothing left in the file of what was written over.

        Raises:
            StorageError: it cannot be now.
        """
        self.database.compact()

    def close(self) -> None:
        """Let go of the file."""
        self.database.close()
