"""A log of whichever kind: told by how it begins."""

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE

from riichi_desktop.engine import problem

from .logged import ImportedGame
from .mjlog import read_mjlog
from .refusal import refuse
from .tenhou_json import is_link, read_tenhou_json
from .unpacking import GZIP, unpacked


def read_log(data: bytes, name: str = "", preset: str = "") -> ImportedGame:
    """Read a log: Tenhou's XML, the viewer's JSON, or a link that holds it.

    Args:
        data: the bytes of a file, or of a text that was pasted.
        name: of the file, which may be the log's id.
        preset: the id of the rule set for JSON that does not say; "" to tell it from the log.

    Raises:
        ImportRefused: it is none, or it cannot be played again.
    """
    content = unpacked(data) if data.startswith(GZIP) else data
    start = content[:512].removeprefix(BOM_UTF8).lstrip()
    if start.startswith((b"{", b"[")) or is_link(start.decode("latin-1")):
        return read_tenhou_json(content, preset)
    if not start.startswith((b"<", BOM_UTF16_BE, BOM_UTF16_LE)):
        refuse(problem("import_not_a_log"))
    return read_mjlog(content, name)
