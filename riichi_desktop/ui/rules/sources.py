"""Where a value was read, in words: the comment of a rule set's file taken apart."""

import re
from typing import Final, NamedTuple

from riichi_desktop.words import Words

SORTS: Final = ("unsure", "ours", "n/a")
"""What a source may begin with where it names none, or not only one."""

_SORT: Final = re.compile(r"(unsure|ours|n/a)\b:?\s*")
_TAG: Final = re.compile(r"\b[A-Z][A-Z0-9]+(?:-[A-Z]+)?\b")
_BARE: Final = re.compile(r"[\s,;]*")


class Source(NamedTuple):
    """A source.

    Attributes:
        sort: one of `SORTS`; "" where the value simply was read somewhere.
        tags: what it names, in its order.
        note: its text where it says more than that; in the language of the file.
    """

    sort: str
    tags: tuple[str, ...]
    note: str


def source_of(comment: str) -> Source:
    """Take a comment apart."""
    begins = _SORT.match(comment)
    rest = comment[begins.end() :] if begins else comment
    tags = tuple(dict.fromkeys(_TAG.findall(rest)))
    more = not _BARE.fullmatch(_TAG.sub("", rest))
    return Source(begins[1] if begins else "", tags, rest if more else "")


def is_unsure(comment: str) -> bool:
    """Tell whether no source settles the value."""
    return source_of(comment).sort == "unsure"


def source_words(comment: str, words: Words, *, own: bool) -> tuple[str, ...]:
    """Give a source in lines: what sort it is, what was read, what the file says besides.

    Args:
        comment: of the file.
        words: the language.
        own: whether the set is the club's own, whose bare `ours` is the club's.
    """
    source = source_of(comment)
    lines = []
    if source.sort:
        chosen = "club" if own and comment == source.sort else "ours"  # a copy keeps the program's
        key = {"n/a": "idle", "ours": chosen}.get(source.sort, source.sort)
        lines.append(words.text(f"rule_source.sort.{key}"))
    named = [_tag(tag, words) for tag in source.tags]
    known = [_begun(name, words) for name in named if name]
    if known:
        lines += known
    elif not source.sort and not source.note:
        lines.append(words.text("rule_source.sort.unsure"))
    if source.note:
        lines.append(words.text("ui.rule_sets.in_file", text=source.note))
    return tuple(lines)


def _begun(name: str, words: Words) -> str:
    """Give a name as a line begins."""
    return name if words.lang == "ja" else name[:1].upper() + name[1:]


def _tag(tag: str, words: Words) -> str:
    key = f"rule_source.{tag.lower().replace('-', '_')}"
    return words.text(key) if key in words else ""
