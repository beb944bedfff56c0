"""Write the faces of the 37 tiles to resources/tiles. Run by hand; the output is committed.

    python3 packaging/tile_art/generate.py           writes the files
    python3 packaging/tile_art/generate.py --check   tells whether they are what it would write

It needs fontTools and Noto Serif CJK JP Bold (Debian: fonts-noto-cjk); the program needs neither.
"""

import sys
from pathlib import Path
from typing import Final

import bamboo
import circles
from kanji import character
from svg import BLUE, GREEN, INK, RED

TARGET: Final = Path(__file__).resolve().parents[2] / "resources" / "tiles"

NUMERALS: Final = "一二三四五六七八九"
HONOURS: Final = {
    "1z": ("東", INK),
    "2z": ("南", INK),
    "3z": ("西", INK),
    "4z": ("北", INK),
    "6z": ("發", GREEN),
    "7z": ("中", RED),
}

ART: Final = '<g transform="translate(10.5 0) scale(.93)">'
"""The art is drawn in 300 x 400 and laid on the face, which is 294 x 372 of the tile."""

MARK: Final = f'<path id="mark" fill="{RED}" d="M209 0H263A34 34 0 0 1 297 34V88Z"/>'
"""The corner of a red five: 88 x 88, cut by the radius of the face."""


def names() -> list[str]:
    """Give the names of all 37 tiles."""
    return [f"{r}{s}" for s in "mps" for r in range(10)] + [f"{r}z" for r in range(1, 8)]


def face(name: str) -> str:
    """Give the file of one tile: the inked face on a transparent ground."""
    rank, suit, red = int(name[0]) or 5, name[1], name[0] == "0"
    if suit == "m":
        art = _characters(rank, red)
    elif suit == "z":
        art = _honour(name)
    else:
        art = (circles if suit == "p" else bamboo).face(rank, red)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">'
    return "\n".join([head, ART, *art, "</g>", *([MARK] if red else []), "</svg>", ""])


def _characters(rank: int, red: bool) -> list[str]:
    numeral = character(NUMERALS[rank - 1], (54, 36, 192, 150), RED if red else INK, grade=3)
    return [numeral, character("萬", (54, 204, 192, 168), RED, grade=3)]


def _honour(name: str) -> list[str]:
    if name == "5z":
        return [_frame(62, 70, 176, 260, 16), _frame(88, 96, 124, 208, 6)]
    text, colour = HONOURS[name]
    return [character(text, (36, 74, 228, 252), colour, grade=3)]


def _frame(x: float, y: float, width: float, height: float, stroke: float) -> str:
    """Give a blue frame by its outer edge."""
    half = stroke / 2
    return (
        f'<rect x="{x + half:g}" y="{y + half:g}" width="{width - stroke:g}" '
        f'height="{height - stroke:g}" rx="{half:g}" fill="none" stroke="{BLUE}" '
        f'stroke-width="{stroke:g}"/>'
    )


def main(arguments: list[str]) -> int:
    """Write the files, or compare them under --check; the exit status is 1 where they differ."""
    files = {TARGET / f"{name}.svg": face(name) for name in names()}
    if "--check" in arguments:
        stale = [p.name for p, text in files.items() if not p.exists() or p.read_text() != text]
        print("differs: " + " ".join(stale) if stale else "the tiles are up to date")
        return int(bool(stale))
    TARGET.mkdir(parents=True, exist_ok=True)
    for target, text in files.items():
        target.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
