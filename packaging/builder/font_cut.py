"""The type that a bundle brings: Noto Sans CJK JP, cut to the characters that are met here.

It needs fontTools and the whole fonts (Debian: fonts-noto-cjk), at build time only. What is kept:
every character of the catalogues and of the other resources, Latin letters of European names, kana,
and the kanji of JIS X 0208 level 1, which people's names are mostly made of. Any other character
comes from a font of the system, as in a clone.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .facts import ROOT
from .tools import BuildError, emptied

FOLDERS: Final = (
    Path("/usr/share/fonts/opentype/noto"),
    Path("/usr/share/fonts/noto-cjk"),
    Path("/usr/share/fonts/google-noto-sans-cjk-fonts"),
    Path.home() / "Library" / "Fonts",
    Path("C:/Windows/Fonts"),
)
"""Where the whole fonts may be."""

WEIGHTS: Final = ("Regular", "Bold")
JAPANESE: Final = 0
"""Which font of the collection."""

LATIN: Final = ((0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2044), (0x2070, 0x209C), (0x20AC, 0x20AC))
SIGNS: Final = ((0x2190, 0x2199), (0x2200, 0x2265), (0x25A0, 0x25CF), (0x3000, 0x30FF))
KANJI_ROWS: Final = range(1, 48)
"""The rows of JIS X 0208 that hold signs, letters, kana and the kanji of level 1."""

TEXTS: Final = ("i18n/*.json", "rules/*.toml", "practice/*", "manual/*/*.md")


def characters() -> set[int]:
    """Give the code points that are kept."""
    wanted = {code for first, last in (*LATIN, *SIGNS) for code in range(first, last + 1)}
    wanted |= set(_jis())
    for pattern in TEXTS:
        for file in (ROOT / "resources").glob(pattern):
            wanted |= {ord(sign) for sign in file.read_text("utf-8") if sign >= " "}
    return wanted


def _jis() -> Iterator[int]:
    for row in KANJI_ROWS:
        for cell in range(1, 95):
            try:
                yield ord(bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp"))
            except UnicodeDecodeError:
                continue  # a cell that is empty


def source(weight: str) -> Path:
    """Give the whole font of a weight.

    Raises:
        BuildError: it is nowhere.
    """
    for folder in FOLDERS:
        file = folder / f"NotoSansCJK-{weight}.ttc"
        if file.is_file():
            return file
    raise BuildError("Noto Sans CJK is missing (on Debian: apt install fonts-noto-cjk)")


def cut(folder: Path) -> list[Path]:
    """Write the cut fonts into a folder, its own; give their paths."""
    from fontTools import subset

    emptied(folder)
    made = []
    for weight in WEIGHTS:
        options = subset.Options(
            font_number=JAPANESE,
            layout_features=["ccmp", "kern", "liga", "locl", "mark", "mkmk", "palt"],
            hinting=True,
            desubroutinize=False,
            name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 16, 17],
            name_languages=[0x409],
            notdef_outline=True,
            drop_tables=["vhea", "vmtx", "VORG", "BASE", "DSIG"],
        )
        font = subset.load_font(str(source(weight)), options)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=characters())
        cutter.subset(font)
        file = folder / f"NotoSansCJKjp-{weight}-cut.otf"
        subset.save_font(font, str(file), options)
        made.append(file)
    return made
