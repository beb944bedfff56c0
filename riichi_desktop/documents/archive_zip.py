"""The zip around an archive: a few files of known names, read within bounds and never unpacked.

Whatever stands in it besides, or stands there twice, is refused: a path, a link, a folder.
"""

import stat
import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from typing import Final, NoReturn
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from riichi_desktop.engine import Problem, problem

from .printable import printable

MOST_PACKED: Final = 256 << 20
"""The most bytes of an archive."""

MOST_UNPACKED: Final = 1 << 30
"""The most bytes of all its files together."""

MOST_LINE: Final = 8 << 20
"""The most bytes of a line of one of its files; a long game has some 20,000."""

MOST_TIMES: Final = 50
"""How many times as large as packed its files may be: ids alone keep an archive below fifteen."""

SMALL: Final = 32 << 20
"""So many bytes are read whatever they were packed into."""

_MOST_BLANK: Final = 1000
"""The most blank lines of a file."""

_MOST_LISTED: Final = 4096
"""The most bytes of the list of files in a zip; that of an archive has some 250."""

_END: Final = struct.Struct("<4s4H2LH")
_END_MARK: Final = b"PK\x05\x06"
_LARGE_MARK: Final = b"PK\x06\x07"
_COMMENT: Final = 0xFFFF
_ENCRYPTED: Final = 1
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
_SHOWN: Final = 60


_BROKEN: Final = (
    *(BadZipFile, zlib.error, struct.error, EOFError, OSError),
    *(ValueError, OverflowError, RuntimeError, NotImplementedError),
)
"""What reading a zip raises that was damaged, or made to do harm."""


class ArchiveRefused(ValueError):
    """An archive that is not read; nothing of it was taken.

    Attributes:
        problems: the reasons, at least one; where a line is to blame, which, and then why.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: Final = tuple(problems)
        super().__init__("; ".join(f"{one.id} {one.details}" for one in self.problems))


def refuse(*problems: Problem) -> NoReturn:
    """Refuse an archive for these reasons.

    Raises:
        ArchiveRefused: always.
    """
    raise ArchiveRefused(problems)


def packed(files: Mapping[str, Iterable[bytes]]) -> bytes:
    """Give a zip of files, each of its lines; the same files give the same bytes."""
    whole = BytesIO()
    with ZipFile(whole, "w") as file:
        for name, lines in files.items():
            info = ZipInfo(name, _EPOCH)
            info.compress_type = ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            with file.open(info, "w") as member:
                for line in lines:
                    member.write(line)
    return whole.getvalue()


class Packed:
    """A zip that may be an archive.

    Args:
        data: its bytes.
        names: of the files that must be there, and nothing else.

    Raises:
        ArchiveRefused: it is none, or not within bounds.
    """

    def __init__(self, data: bytes, names: Iterable[str]) -> None:
        _check_list(data)
        try:
            self._file = ZipFile(BytesIO(data))
        except _BROKEN:
            refuse(problem("archive_none"))
        known = set(names)
        for info in self._file.infolist():
            _check_member(info, known)
            known.discard(info.filename)
        if known:
            refuse(problem("archive_incomplete", file=min(known)))
        size = sum(info.file_size for info in self._file.infolist())
        most = min(MOST_UNPACKED, max(SMALL, MOST_TIMES * len(data)))
        if size > most:
            refuse(problem("archive_too_large", most=most >> 20))

    def lines(self, name: str) -> Iterator[bytes]:
        """Give the lines of a file that are not blank.

        Raises:
            ArchiveRefused: it is damaged, has a line that never ends, or hardly any that is not
                blank.
        """
        blank = 0
        try:
            with self._file.open(name) as member:
                while line := member.readline(MOST_LINE + 1):
                    if len(line) > MOST_LINE:
                        refuse(problem("archive_too_large", most=MOST_LINE >> 20))
                    if line.strip():
                        yield line
                    elif (blank := blank + 1) > _MOST_BLANK:
                        refuse(problem("archive_damaged", file=name))
        except ArchiveRefused:
            raise
        except _BROKEN:
            refuse(problem("archive_damaged", file=name))


def _check_list(data: bytes) -> None:
    """Make sure that the list of files is short, before it is read."""
    if len(data) > MOST_PACKED:
        refuse(problem("archive_too_large", most=MOST_PACKED >> 20))
    at = data.rfind(_END_MARK, max(0, len(data) - _END.size - _COMMENT))
    if at < 0 or at + _END.size > len(data):
        refuse(problem("archive_none"))
    *_, listed, _, _ = _END.unpack_from(data, at)
    if listed > _MOST_LISTED or data[max(0, at - 20) : at].startswith(_LARGE_MARK):
        refuse(problem("archive_members"))


def _check_member(info: ZipInfo, known: set[str]) -> None:
    """Make sure that a file is one that is wanted, and nothing but a file."""
    name = info.filename
    is_link = stat.S_ISLNK(info.external_attr >> 16)
    if name not in known or name != info.orig_filename or info.is_dir() or is_link:
        refuse(problem("archive_member", file=printable(name[:_SHOWN])))
    if info.flag_bits & _ENCRYPTED or info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        refuse(problem("archive_damaged", file=name))
