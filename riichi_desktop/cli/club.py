"""`club`: the whole club out into an archive, or what is new of one in."""

import errno
import json
import os
from pathlib import Path
from typing import Any, Final

from riichi_desktop.documents import (
    MOST_PACKED,
    ArchiveRefused,
    printable,
    read_archive,
    write_archive,
)
from riichi_desktop.engine import problem
from riichi_desktop.paths import data_dir
from riichi_desktop.storage import Absorbed, StorageError, open_club
from riichi_desktop.words import Words

from .answers import ALL_WELL, NOT_SCORED, refuse
from .arguments import Options
from .streams import InputError, StreamError, tell, write

CLUB: Final = "club.db"
_STATION: Final = "riichi-desktop club"


def run(options: Options, words: Words) -> int:
    """Write an archive, or take one in, and tell what came of it.

    Returns:
        0 it is done; 1 it is refused, or the file cannot be written; 2 the file cannot be read.
    """
    try:
        if options.deed == "export":
            return _export(Path(options.archive), options, words)
        return _import(options.archive, options, words)
    except StorageError as error:
        return refuse([error.problem], words, as_json=options.json)
    except ArchiveRefused as error:
        return refuse(error.problems, words, as_json=options.json)


def _export(path: Path, options: Options, words: Words) -> int:
    place = data_dir() / CLUB
    if not place.exists():
        return refuse([problem("no_club_yet", file=str(place))], words, as_json=options.json)
    with open_club(place, station=_STATION, read_only=True) as club:
        archive = club.to_archive()
    try:
        _write_whole(path, write_archive(archive))
    except OSError as error:
        said = {"file": printable(str(path)), "reason": StreamError(error).reason(words)}
        tell(words.text("cli.unwritable_file", **said))
        return NOT_SCORED
    counts = {"games": len(archive.games), "acts": len(archive.acts)}
    lines = [words.listed(words.text(f"cli.hub.{key}", n=n) for key, n in counts.items())]
    if archive.left_out:
        lines.append(words.text("cli.club.left_out", n=archive.left_out))
    return _answer({**counts, "left_out": archive.left_out}, lines, options)


def _import(name: str, options: Options, words: Words) -> int:
    archive = read_archive(_content(name))
    count = bool(options.count)
    with open_club(data_dir() / CLUB, station=_STATION) as club:
        absorbed = club.absorb(archive, write=not count)
    lines = absorbed_lines(absorbed, words, counted=count)
    document = {**absorbed._asdict(), "differing": list(absorbed.differing)}
    return _answer(document, lines, options)


def absorbed_lines(absorbed: Absorbed, words: Words, *, counted: bool) -> list[str]:
    """Say what of an archive is new, and what was left.

    Args:
        absorbed: what is new.
        words: the language.
        counted: whether nothing was written.
    """
    if absorbed.is_nothing:
        lines = [words.text("cli.club.nothing")]
    else:
        parts = ("games", "longer", "entries", "acts", "players")
        said = [
            words.text(f"cli.club.{key}", n=n) for key in parts if (n := getattr(absorbed, key))
        ]
        key = "counted" if counted else "taken"
        lines = [words.text(f"cli.club.{key}", what=words.listed(said))]
    for key, n in (("differing", len(absorbed.differing)), ("illegal", absorbed.illegal)):
        if n:
            lines.append(words.text(f"cli.club.{key}", n=n))
    return lines


def _answer(document: dict[str, Any], lines: list[str], options: Options) -> int:
    if options.json:
        write(json.dumps(document, ensure_ascii=False) + "\n")
    else:
        write("".join(f"{line}\n" for line in lines))
    return ALL_WELL


def _content(name: str) -> bytes:
    """Read a file, one byte more than an archive can have at most.

    Raises:
        InputError: it cannot be read.
    """
    try:
        with Path(name).open("rb") as file:
            return file.read(MOST_PACKED + 1)
    except OSError as error:
        raise InputError(name, error) from error


def _write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: beside its place first, then into it.

    Raises:
        OSError: it could not be written; what was there is there still.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():  # a pipe or a device is written to, never replaced
        path.write_bytes(content)
        return
    fresh = path.with_name(f".{os.getpid()}.part")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
