"""A hub copied whole into another, empty one: a backup, the way back, a move to another database.

Ids and arrivals stay, so stations go on with the copy as with the hub that it was made of.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select

from riichi_desktop.engine import problem
from riichi_desktop.storage.errors import StorageError, from_system

from .hub_schema import check, create
from .hub_tables import COUNTED, HUB, HUB_LEASE, HUB_META, HUB_STATION

if TYPE_CHECKING:
    from .hub_file import HubFile
    from .server import Server

_AT_ONCE: Final = 1000
_PASSING: Final = (HUB_LEASE, HUB_STATION)
"""Who is there now is not copied."""


def copy_hub(source: "Server | HubFile", target: "Server | HubFile") -> int:
    """Copy a hub; give how many games, entries and acts it has.

    Args:
        source: a hub.
        target: a database with nothing of a hub in it, or an empty hub.

    Raises:
        StorageError: `hub_not_empty`, and why either cannot be read or written; then the target
            has nothing of it.
    """
    check(source)
    create(target, _refuse)
    with source.reading() as old, target.writing() as new:
        if any(new.execute(select(table.c.uid).limit(1)).first() for table in COUNTED):
            raise StorageError(problem("hub_not_empty", server=target.name))
        new.execute(delete(HUB_META))
        copied = 0
        for table in HUB.sorted_tables:
            if table in _PASSING:
                continue
            rows = old.execution_options(yield_per=_AT_ONCE).execute(select(table)).mappings()
            for part in rows.partitions(_AT_ONCE):
                new.execute(insert(table), [dict(row) for row in part])
                copied += len(part) if table in COUNTED else 0
    return copied


def secured(store: "Server | HubFile", folder: Path) -> Callable[[], Path]:
    """Give what copies a hub of any schema into a file, before its tables are changed.

    Args:
        store: the hub.
        folder: where the copy goes; it is made where it is missing.
    """

    def copy() -> Path:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise from_system(error, folder) from error
        stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
        path = folder / f"hub-{stamp}.db"
        _copy_any(store, path)
        return path

    return copy


def _copy_any(store: "Server | HubFile", path: Path) -> None:
    """Copy every table of a hub as it is there, whatever this version knows of it."""
    from sqlalchemy import MetaData, create_engine

    there = MetaData()
    fresh = path.with_name(f"{path.name}.part")
    fresh.unlink(missing_ok=True)
    engine = create_engine(f"sqlite:///{fresh}")
    try:
        with store.reading() as old, engine.begin() as new:
            there.reflect(old, only=lambda name, _: name.startswith("hub_"))
            there.create_all(new)
            for table in there.sorted_tables:
                rows = old.execute(select(table)).mappings()
                for part in rows.partitions(_AT_ONCE):
                    new.execute(insert(table), [dict(row) for row in part])
    finally:
        engine.dispose()
    fresh.rename(path)


def _refuse() -> None:
    raise AssertionError("an empty target has nothing to be migrated")
