"""Texts as they are looked for."""

from typing import Final
from unicodedata import combining, normalize

_TO_HIRAGANA: Final = {kana: kana - 0x60 for kana in range(ord("ァ"), ord("ヶ") + 1)}


def folded(text: str) -> str:
    """Give a text without what people leave out: case, accents, width, which kana."""
    plain = "".join(c for c in normalize("NFKD", text.casefold()) if not combining(c))
    return normalize("NFC", plain).translate(_TO_HIRAGANA)
