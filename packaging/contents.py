"""Write the list of the files that the program brings and reads: resources/contents.txt.

python packaging/contents.py        after a file was added to resources, or taken out
"""

from pathlib import Path
from typing import Final

RESOURCES: Final = Path(__file__).resolve().parents[1] / "resources"
FILE: Final = RESOURCES / "contents.txt"
READ: Final = ("i18n/*.json", "icons/*.svg", "practice/*.txt", "rules/*.toml", "tiles/*.svg")
"""What the window cannot do without; the manual tells itself what it has not."""


def contents() -> str:
    """Give the list: a file a line, sorted."""
    files = (path.relative_to(RESOURCES) for pattern in READ for path in RESOURCES.glob(pattern))
    return "".join(f"{file}\n" for file in sorted(path.as_posix() for path in files))


if __name__ == "__main__":
    FILE.write_text(contents(), "utf-8")
