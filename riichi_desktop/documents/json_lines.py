"""JSON lines: one document a line, bare or wrapped as ``{"id": …, "hand": {…}}``.

The id is anything; it is handed on as it was written. Other keys of a wrapper are its writer's own.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from riichi_desktop.engine import NotScorable

if TYPE_CHECKING:
    from collections.abc import Callable

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


class Line(NamedTuple):
    """One line.

    Attributes:
        id: the id's JSON as it was written; empty where the document is bare.
        document: the JSON of the document; empty where a wrapper holds none.
    """

    id: bytes
    document: bytes


def is_blank(line: bytes) -> bool:
    """Tell whether a line holds nothing, a byte order mark aside."""
    return not line.removeprefix(_BYTE_ORDER_MARK).strip()


def unwrap(line: bytes, key: str) -> Line:
    """Take a line's document out of its wrapper, if it has one: an id makes a wrapper.

    Args:
        line: UTF-8, with or without its end.
        key: the name that the document has in a wrapper, e.g. ``hand``.

    Raises:
        NotScorable: `malformed` where it is no JSON, `wrong_type` where it is no object.
    """
    try:
        line = str(line, "utf-8").encode().removeprefix(_BYTE_ORDER_MARK)
        envelope = _envelope(key)(line)
    except (ValueError, RecursionError) as error:
        from .faults import fault_of

        raise NotScorable([fault_of(error, line)]) from error
    id = bytes(envelope.id)
    return Line(id, bytes(envelope.document) or (b"" if id else line))


def wrap(id: bytes, document: Mapping[str, Any]) -> bytes:
    """Write an answer as a line, the id of its question first."""
    written = _encode()(document)
    if id:
        # Between the parts of an id a carriage return is mere space, and would end the line.
        written = b'{"id":' + id.replace(b"\r", b" ") + b"," + written[1:]
    return written + b"\n"


@cache
def _envelope(key: str) -> "Callable[[bytes], Any]":
    from msgspec import Raw, defstruct, field
    from msgspec.json import Decoder

    fields = [("id", Raw, Raw()), ("document", Raw, field(default=Raw(), name=key))]
    return Decoder(defstruct("Envelope", fields)).decode


@cache
def _encode() -> "Callable[[object], bytes]":
    from msgspec.json import Encoder

    return Encoder().encode
