"""Where a value was read, in words: the comment of a rule set's file taken apart."""

import re
from typing import Final, NamedTuple

from riichi_desktop.words import Words

SORTS: Final = ("unsure", "conflict", "ours", "n/a")
"""What a source may begin with where it names none, or not only one."""

_DOUBTFUL: Final = ("unsure", "conflict")
_SORT: Final = re.compile(r"(unsure|conflict|ours|n/a)\b:?\s*")
_REMARK: Final = re.compile(r"\s*\[([a-z0-9_]+)\]\s*")
_TAG: Final = re.compile(r"\b[A-Z][A-Z0-9]+(?:-[A-Z]+)?\b")
_BARE: Final = re.compile(r"[\s,;.\d-]*")
"""What may stand between tags: paragraphs and articles."""


class Source(NamedTuple):
    """A source.

    Attributes:
        sort: one of `SORTS`; "" where the value simply was read somewhere.
        tags: what it names, in its order.
        note: its text where it says still more; in the language of the file.
        remark: the id of what it says besides, whose words are those of `rule_note`; "" for none.
    """

    sort: str
    tags: tuple[str, ...]
    note: str
    remark: str = ""


def source_of(comment: str) -> Source:
    """Take a comment apart."""
    sorts, parts = [], []
    for part in comment.split("; "):  # a value of several parts has a source for each
        begins = _SORT.match(part)
        sorts.append(begins[1] if begins else "")
        parts.append(part[begins.end() :] if begins else part)
    doubtful = (sort for sort in sorts if sort in _DOUBTFUL)
    rest = "; ".join(parts)
    remark = _REMARK.search(rest)
    rest = _REMARK.sub("", rest)
    tags = tuple(dict.fromkeys(_TAG.findall(rest)))
    more = not _BARE.fullmatch(_TAG.sub("", rest))
    return Source(
        sorts[0] or next(doubtful, ""), tags, rest if more else "", remark[1] if remark else ""
    )


def is_unsure(comment: str) -> bool:
    """Tell whether no source settles the value, or sources disagree."""
    return source_of(comment).sort in _DOUBTFUL


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
    elif not source.sort and not source.note and not source.remark:
        lines.append(words.text("rule_source.sort.unsure"))
    key = f"rule_note.{source.remark}"
    if key in words:
        lines.append(words.text(key))
    if source.note:
        lines.append(words.text("ui.rule_sets.in_file", text=source.note))
    return tuple(lines)


def _begun(name: str, words: Words) -> str:
    """Give a name as a line begins."""
    return name if words.lang == "ja" else name[:1].upper() + name[1:]


def _tag(tag: str, words: Words) -> str:
    key = f"rule_source.{tag.lower().replace('-', '_')}"
    return words.text(key) if key in words else ""
