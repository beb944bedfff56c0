"""How yaku and dora are named in rows: name, what stands beside it, gloss."""

from typing import NamedTuple

from riichi_desktop.engine import Law
from riichi_desktop.words import Words


class Named(NamedTuple):
    """A name in three parts.

    Attributes:
        name: in romaji; in Japanese in kanji.
        beside: the kanji; in Japanese the romaji, "" where the name says it already.
        gloss: what it means, in the reader's language; in Japanese how it is read.
    """

    name: str
    beside: str
    gloss: str


def name_yaku(id: str, words: Words) -> Named:
    """Name a yaku or yakuman."""
    romaji, kanji = words.text(f"yaku.{id}"), words.text(f"yaku_kanji.{id}")
    return _named(romaji, kanji, words.text(f"yaku_gloss.{id}"), words)


def name_dora(id: str, words: Words) -> Named:
    """Name a sort of dora."""
    romaji, kanji = words.text(f"dora.{id}"), words.text(f"dora_kanji.{id}")
    return _named(romaji, kanji, words.text(f"dora_gloss.{id}"), words)


def _named(romaji: str, kanji: str, gloss: str, words: Words) -> Named:
    if words.lang == "ja":
        return Named(kanji, romaji, gloss)
    return Named(romaji, kanji, gloss)


def han_of(id: str, law: Law, *, closed: bool) -> int:
    """Give the han of a yaku with a closed or an open hand; 0 where it is not in force then."""
    row = next((row for row in law.yaku if row.id == id), None)
    if row is None:
        return 0
    return row.closed if closed else row.open
