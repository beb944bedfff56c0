"""The bytes of a log as text or as elements, with bounds on all that could grow."""

import re
import zlib
from typing import Final, NamedTuple

from riichi_desktop.engine import problem

from .refusal import MOST_BYTES, check_size, refuse

GZIP: Final = b"\x1f\x8b"
_ANY_GZIP: Final = 31
_MOST_ELEMENTS: Final = 100_000
_MOST_DEPTH: Final = 4


class Element(NamedTuple):
    """An element of XML: its name, its attributes."""

    tag: str
    values: dict[str, str]


_DECLARED: Final = re.compile(
    rb"\s*<\?xml[^>]{0,80}encoding=[\"'](shift_jis|windows-31j|euc-jp)[\"'][^>]{0,40}\?>",
    re.IGNORECASE,
)
"""What old logs say of themselves, and the parser cannot read; all but the names is ASCII."""


class _TooMuch(Exception):
    """The file has more elements, or deeper ones, than a log has."""


def unpacked(data: bytes) -> bytes:
    """Give the bytes of a file, unpacked where it is gzipped.

    Raises:
        ImportRefused: it is damaged, or too large.
    """
    check_size(len(data))
    if not data.startswith(GZIP):
        return data
    unpacker = zlib.decompressobj(_ANY_GZIP)
    try:
        content = unpacker.decompress(data, MOST_BYTES + 1)
    except zlib.error:
        refuse(problem("import_gzip"))
    check_size(len(content))
    if not unpacker.eof:
        refuse(problem("import_gzip"))
    return content


def elements(data: bytes) -> list[Element]:
    """Give the elements of XML in the order in which they begin.

    Document types, and with them entities of every sort, are refused (XXE, billion laughs).

    Raises:
        ImportRefused: it is no XML, or more than a log is.
    """
    from xml.sax import SAXException, SAXParseException
    from xml.sax.handler import ContentHandler

    from defusedxml import DefusedXmlException
    from defusedxml.sax import parseString

    found = list[Element]()

    class Collector(ContentHandler):
        depth = 0

        def startElement(self, name: str, attrs: object) -> None:  # noqa: N802 - SAX's name
            self.depth += 1
            if self.depth > _MOST_DEPTH or len(found) >= _MOST_ELEMENTS:
                raise _TooMuch
            found.append(Element(name, dict(attrs.items())))  # type: ignore[attr-defined]

        def endElement(self, name: str) -> None:  # noqa: N802, ARG002 - SAX's name
            self.depth -= 1

    try:
        parseString(_in_utf8(data), Collector(), forbid_dtd=True)
    except DefusedXmlException:
        refuse(problem("import_xml_entities"))
    except _TooMuch:
        refuse(problem("import_not_a_log"))
    except SAXParseException as error:
        refuse(problem("import_xml", line=error.getLineNumber() or 1))
    except (SAXException, ValueError, LookupError):
        refuse(problem("import_xml", line=1))
    return found


def _in_utf8(data: bytes) -> bytes:
    """Give XML in UTF-8 where it declares a Japanese encoding.

    Raises:
        UnicodeError: it is not in that encoding.
    """
    declared = _DECLARED.match(data)
    if declared is None:
        return data
    encoding = declared[1].decode("ascii").lower().replace("windows-31j", "cp932")
    return data[declared.end() :].decode(encoding).encode()
