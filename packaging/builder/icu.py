"""ICU's data, cut to what Qt asks for: its library holds the words of every country.

Qt has sorting, letters' case and foreign character sets from ICU; names of countries, units and
currencies it has of its own. Where something is asked for that is not there, ICU answers as for a
language that it does not know: by its root, which sorts as https://unicode.org/reports/tr10/ says.

The data is one read-only symbol of a shared library, a "common data" file of ICU: a head, a table
of names and places in the order of the names, and the items (``ucmndata.h`` of ICU).
"""

import re
import struct
from pathlib import Path
from typing import Final

from .tools import BuildError, need, run

KEPT: Final = re.compile(
    r"(coll/)?(root|pool|res_index|(en|fr|ja)(_\w+)?)\.res"
    r"|coll/ucadata\.icu|(cnvalias|uemoji|ulayout)\.icu|\w+\.nrm"
    r"|[a-zA-Z]{4}\w*\.res"  # of no language: likely scripts, plurals, time zones
    r"|(euc-jp-2007|jisx-212|ibm-(943_P15A-2003|923_P100-1998|5348_P100-1997))\.cnv"
)
"""The items that stay: everybody's, those of the three languages, and the old character sets of
Japan and western Europe."""

MAGIC: Final = b"\xda\x27"
FORMAT: Final = b"CmnD"
HEAD: Final = 12
"""Where the name of the format stands: behind the head's size, the magic, and eight bytes more."""

ALIGNED: Final = 16

SOURCE: Final = """\
.section .rodata
.globl {symbol}
.type {symbol}, @object
.balign 16
{symbol}:
.incbin "{data}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", @progbits
"""


def cut(library: Path, work: Path) -> None:
    """Put a smaller library of the same name and the same symbol in the place of ICU's data.

    Args:
        library: ``libicudata.so.…``.
        work: a folder to write to.

    Raises:
        BuildError: it holds no data of the form that is known here.
    """
    work.mkdir(parents=True, exist_ok=True)
    whole, data, source, made = (work / f"icudata{end}" for end in (".whole", ".dat", ".s", ".o"))
    run(need("objcopy"), "-O", "binary", "--only-section=.rodata", library, whole)
    head, items = read(whole.read_bytes())
    data.write_bytes(written(head, {key: item for key, item in items.items() if stays(key)}))
    symbol = f"icudt{library.suffix[1:]}_dat"
    source.write_text(SOURCE.format(symbol=symbol, data=data), "utf-8")
    run(need("as"), "-o", made, source)
    options = (
        "-shared",
        "--strip-all",
        "-soname",
        library.name,
        "--build-id=none",
        "-z",
        "noexecstack",
    )
    run(need("ld"), *options, "-o", library, made)


def stays(key: str) -> bool:
    """Tell whether an item stays.

    Args:
        key: its name, for instance ``icudt73l/coll/ja.res``.
    """
    return KEPT.fullmatch(key.partition("/")[2]) is not None


def read(data: bytes) -> tuple[bytes, dict[str, bytes]]:
    """Give the head of the data, and its items by their names, in their order.

    Raises:
        BuildError: it is of another form.
    """
    if data[2:4] != MAGIC or data[HEAD : HEAD + len(FORMAT)] != FORMAT:
        raise BuildError("ICU's data is of a form that packaging/builder/icu.py does not know")
    (start,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, start)
    places = list(struct.iter_unpack("<II", data[start + 4 : start + 4 + 8 * count]))
    names = [data[start + at : data.index(b"\0", start + at)].decode() for at, _ in places]
    begins = [start + at for _, at in places]
    spans = zip(begins, [*begins[1:], len(data)], strict=True)
    return data[:start], dict(zip(names, [data[at:end] for at, end in spans], strict=True))


def written(head: bytes, items: dict[str, bytes]) -> bytes:
    """Give data of the same form.

    Args:
        head: as `read` gave it.
        items: what it holds by their names, in the order of the names.
    """
    names, table, body = b"", b"", b""
    first = 4 + 8 * len(items)
    total = first + sum(len(key) + 1 for key in items)
    start = -(-total // ALIGNED) * ALIGNED
    for key, item in items.items():
        table += struct.pack("<II", first + len(names), start + len(body))
        names += key.encode() + b"\0"
        body += item + bytes(-len(item) % ALIGNED)
    return head + struct.pack("<I", len(items)) + table + names + bytes(start - total) + body
