"""A report of a fault in the program itself: what happened where, and nothing of its user."""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final

MOST: Final = 20
"""How many reports are kept; the oldest gives way."""

_PROGRAM: Final = "riichi_desktop"


def write_report(
    folder: Path,
    error: BaseException,
    trace: TracebackType | None,
    versions: Mapping[str, str],
) -> Path:
    """Write a report into a folder, made when absent, and give its place.

    It has the versions, the error's type, and the way through the code: files are named within the
    program or by their last folder. No words of the error, which may be the user's, no values.

    Raises:
        OSError: it could not be written.
    """
    return _written(folder, "report", report(error, trace, versions))


def write_problem(folder: Path, text: str) -> Path:
    """Write what somebody wants to report into a folder, made when absent, and give its place.

    Raises:
        OSError: it could not be written.
    """
    return _written(folder, "problem", text)


def latest_report(folder: Path) -> str:
    """Give the last fault that was reported by itself; "" where there is none to be read."""
    try:
        names = sorted(folder.glob("report-*.txt"))
        return names[-1].read_text("utf-8", "replace") if names else ""
    except OSError:
        return ""


def _written(folder: Path, kind: str, text: str) -> Path:
    """Write a file named by its kind and the time; of each kind the oldest give way."""
    from datetime import UTC, datetime  # not before there is something to report

    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{kind}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
    path.write_text(text, "utf-8")
    for old in sorted(folder.glob(f"{kind}-*.txt"))[:-MOST]:
        old.unlink()
    return path


def report(error: BaseException, trace: TracebackType | None, versions: Mapping[str, str]) -> str:
    """Give the text of a report."""
    import platform
    import traceback

    facts = {"Python": platform.python_version(), "System": sys.platform, **versions}
    lines = [f"{name}: {value}" for name, value in facts.items()]
    lines += ["", type(error).__name__]
    for frame in traceback.extract_tb(trace):
        lines.append(f"  {place(frame.filename)}:{frame.lineno} {frame.name}")
        lines.append(f"    {frame.line}")
    return "\n".join([*lines, ""])


def place(filename: str) -> str:
    """Name a source file without the folders that it is in on this machine."""
    parts = Path(filename).parts
    if _PROGRAM in parts:
        start = len(parts) - 1 - parts[::-1].index(_PROGRAM)
        return "/".join(parts[start:])
    return "/".join(parts[-2:])
