"""What the tests over recorded cases share: where they are and how a line is read."""

import gzip
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "data" / "recorded"

Case = dict[str, Any]


def cases(name: str) -> list[Case]:
    """Give the cases of a file of JSON lines, packed or not."""
    path = FOLDER / name
    data = path.read_bytes()
    text = gzip.decompress(data) if path.suffix == ".gz" else data
    return [json.loads(line) for line in text.splitlines()]
