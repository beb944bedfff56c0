"""The chapters of the manual: their files, what the program fills in, and what a search finds.

A chapter is Markdown, ``resources/manual/<language>/<chapter>.md``. What the program knows
itself it fills in, so that the manual cannot disagree with it:

- ``{key:undo}``: the keys of a command of `commands.COMMANDS`;
- ``{word:ui.button.close}``: an entry of the catalogue of words;
- ``{keys:hand}``: a table of every key that means something on a page, or `everywhere`.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtGui import QKeySequence

from riichi_desktop.paths import resource
from riichi_desktop.ui.commands import COMMANDS, EVERYWHERE, Command
from riichi_desktop.words import Words

CHAPTERS: Final = (
    *("start", "hand", "points", "reference", "rules", "match", "club", "stations", "practice"),
    *("files", "keys", "trouble"),
)
"""The chapters in their order; one for each page, by the key of the page, is among them."""

WRITTEN_IN: Final = ("fr", "en", "ja")
"""The languages that the manual is written in."""

FALLBACK: Final = "en"
"""What is read where it is not written in the language in force."""

MOST_FOUND: Final = 40
"""How many passages a search gives at most."""

_FILLED: Final = re.compile(r"\{(key|keys|word):([A-Za-z0-9_.]+)\}")
_MARKS: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)|[*`#]+|^[-|\s:]+|^\d+\.\s+")
_SNIPPET: Final = 90
_ROWS: Final = {row.id: row for row in COMMANDS}
_ARROWS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


class Passage(NamedTuple):
    """A paragraph that a search found.

    Attributes:
        chapter: one of `CHAPTERS`.
        title: of the chapter.
        text: what it says, without marks, cut around what was sought.
        sought: what the paragraph has of the query, as it is written there.
    """

    chapter: str
    title: str
    text: str
    sought: str


def manual_language(lang: str) -> str:
    """Give the language in which the manual is read: the one in force, else English."""
    return lang if lang in WRITTEN_IN else FALLBACK


def chapter_file(chapter: str, lang: str) -> Path:
    """Give the file of a chapter in a language that the manual is written in."""
    return resource("manual", lang, f"{chapter}.md")


def chapter_text(chapter: str, words: Words) -> str:
    """Give a chapter as Markdown, everything filled in.

    Raises:
        OSError: its file cannot be read.
        KeyError: it names a command or a word that there is not.
    """
    lang = manual_language(words.lang)
    spoken = words if lang == words.lang else Words(lang)
    text = chapter_file(chapter, lang).read_text("utf-8")
    return _FILLED.sub(partial(_filled, words=spoken), text)


def chapter_title(text: str) -> str:
    """Give the title of a chapter's text: its first line."""
    return text.partition("\n")[0].removeprefix("# ").strip()


def key_text(id: str) -> str:
    """Write the keys of a command as the system names them.

    Raises:
        KeyError: no command has that id.
    """
    return _keys_text(_ROWS[id])


def key_table(page: str, words: Words) -> str:
    """Give a Markdown table of the keys of a page, or of those that mean the same everywhere."""
    if page == EVERYWHERE:
        rows = [row for row in COMMANDS if row.group == EVERYWHERE]
    else:
        rows = [row for row in COMMANDS if page in row.pages]
    head = (words.text("ui.manual.what"), words.text("ui.manual.keys"))
    lines = (f"| {words.text(row.words)} | {_keys_text(row)} |" for row in rows)
    return "\n".join((f"| {head[0]} | {head[1]} |", "|---|---|", *lines))


def search(query: str, texts: Sequence[tuple[str, str]]) -> tuple[Passage, ...]:
    """Find the paragraphs that hold every word of a query; case and accents do not matter.

    Args:
        query: what is sought.
        texts: (chapter, its text, filled in) pairs, in their order.
    """
    wanted = _folded(query).split()
    if not wanted:
        return ()
    found = (one for chapter, text in texts for one in _passages(chapter, text, wanted))
    return tuple(passage for passage, _ in zip(found, range(MOST_FOUND), strict=False))


def _passages(chapter: str, text: str, wanted: Sequence[str]) -> Iterator[Passage]:
    title = chapter_title(text)
    for line in text.splitlines()[1:]:
        plain = " ".join(_MARKS.sub(r"\1", line).replace("|", " ").split())
        folded = _folded(plain)
        if plain and all(word in folded for word in wanted):
            at = folded.index(wanted[0])
            sought = plain[at : at + len(wanted[0])] if len(folded) == len(plain) else plain[:30]
            yield Passage(chapter, title, _cut(plain, at), sought)


def _cut(text: str, at: int) -> str:
    """Cut a paragraph around a place of it, between words."""
    begin = text.rfind(" ", 0, max(0, at - _SNIPPET // 2)) + 1 if at > _SNIPPET // 2 else 0
    end = text.find(" ", begin + 2 * _SNIPPET)
    return ("…" if begin else "") + (text[begin:end] + "…" if end > 0 else text[begin:])


def _folded(text: str) -> str:
    """Give a text without case and accents, as many characters as before for Latin letters."""
    parts = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


def _filled(found: re.Match[str], words: Words) -> str:
    kind, id = found[1], found[2]
    if kind == "key":
        return key_text(id)
    return words.text(id) if kind == "word" else key_table(id, words)


def _keys_text(row: Command) -> str:
    caps = [f"`{_cap(keys)}`" for keys in row.keys]
    if row.numbered and len(caps) > 2:
        return f"{caps[0]} … {caps[-1]}"
    return (" " if row.typed else " / ").join(caps)


def _cap(keys: str) -> str:
    native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    return _ARROWS.get(keys) or native
