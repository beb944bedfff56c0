"""The file of a rule set: TOML of one form of line, ``name = value  # source``.

One pass gives the values and where each was read. ``resources/rules/README.md`` tells how to write
one. A file of a club's own also names its `format` and the rule set that it was copied from, and a
field that it does not state has its default: that is how a rule was before it had a name.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from riichi_desktop.engine import FIELDS, GROUPS, Problem, Rules, RulesError, problem

from .printable import printable, shown
from .rule_values import decode, encode, varied

HEADER: Final = ("id", "title", "edition", "date")
"""What a file states of itself before its fields: texts. The date is a year, month or day."""

FORMAT: Final = 1
"""Which form of file this is; a higher number is a later version's."""

MOST_BYTES: Final = 65_536
"""No rule set is longer; what is, is something else."""

MOST_TITLE: Final = 120
"""How many characters a text of the header may have."""

_MORE: Final = ("format", "base")
_KEY: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
_DATE: Final = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?")
_JSON: Final = json.JSONDecoder()


class RuleSet(NamedTuple):
    """A rule set as its file has it.

    Attributes:
        rules: its rules.
        title: its name, the same in every language.
        date: since when, or at which date its values were as stated.
        sources: document name of a field -> where its value was read; "unsure" stands first where
            no source settles it.
        base: the id of the rule set that it was copied from; "" for none.
    """

    rules: Rules
    title: str
    date: str
    sources: Mapping[str, str]
    base: str = ""


def read_rule_set(path: Path) -> RuleSet:
    """Read a file that states every field, as those that are shipped do.

    Raises:
        RulesError: `malformed` with the line, or what is wrong with a field.
        OSError: the file cannot be read.
    """
    document, sources = _read(path.read_text("utf-8"), path.name)
    header = {key: document.pop(key, None) for key in HEADER}
    values, problems = decode(document, Rules())
    faults = [*_header_faults(header, path), *problems]
    faults += [
        problem("malformed", path.name, reason="rule_missing", name=field.document)
        for field in FIELDS
        if field.document not in document
    ]
    if faults:
        raise RulesError(faults)
    rules = varied(Rules(str(header["id"]), str(header["edition"])), values)
    return RuleSet(rules, str(header["title"]), str(header["date"]), sources)


def rule_set_from_bytes(content: bytes, file: str) -> RuleSet:
    """Read a file that comes from anywhere: a club's own, or one that somebody sent.

    Args:
        content: what is in it; more than `MOST_BYTES` is no rule set.
        file: its name, for problems.

    Raises:
        RulesError: it is none: `malformed`; `rules_newer` where a later version wrote it; or what
            is wrong with its fields (`unknown_field`: a later version's, or a slip of the pen).
    """
    document, sources = _read(_text(content, file), file)
    header = {key: document.pop(key, "") for key in (*HEADER, *_MORE)}
    form = header.pop("format") or FORMAT
    if type(form) is int and form > FORMAT:
        raise RulesError([problem("rules_newer", file, file=printable(file))])
    values, problems = decode(document, Rules())
    faults = [_header_fault(file, key) for key, value in header.items() if not _holds(key, value)]
    faults += [] if type(form) is int and form == FORMAT else [_header_fault(file, "format")]
    if not values and not any(header.values()):
        faults = [problem("malformed", file, reason="rules_none", file=printable(file))]
    if faults or problems:
        raise RulesError([*faults, *problems])
    title, edition, date, base = (str(header[key]) for key in ("title", "edition", "date", "base"))
    rules = varied(Rules(str(header["id"]), edition or title), values)
    told = {f.document: sources.get(f.document, "unsure") for f in FIELDS}
    return RuleSet(rules, title, date, told, base)


def rule_set_text(held: RuleSet) -> str:
    """Write a rule set so that `rule_set_from_bytes` gives it again."""
    rules = held.rules
    texts = {"id": rules.id, "title": held.title, "edition": rules.edition, "date": held.date}
    if held.base:
        texts["base"] = held.base
    lines = [f"{key} = {_json(value)}" for key, value in texts.items()]
    lines.append(f"format = {FORMAT}")
    for group in GROUPS:
        lines += ["", f"# {group.replace('_', ' ').capitalize()}"]
        for field in FIELDS:
            if field.group == group:
                value = encode(field, getattr(rules, field.name))
                source = held.sources.get(field.document, "")
                lines += _lines(field.document, value, source)
    return "\n".join(lines) + "\n"


def one_line(text: str) -> str:
    """Give a text as a title may be: one line, nothing unseen, not too long."""
    return _seen(text)[:MOST_TITLE].strip()


def _lines(name: str, value: object, source: str) -> Iterator[str]:
    if isinstance(value, dict):
        for part, held in value.items():
            yield from _lines(f"{name}.{part}", held, source)
        return
    note = _seen(source)
    yield f"{name} = {_json(value)}" + (f"  # {note}" if note else "")


def _seen(text: str) -> str:
    """Give a text on one line, with nothing unseen in it."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _text(content: bytes, file: str) -> str:
    if len(content) > MOST_BYTES:
        reason = "rules_too_long"
    else:
        try:
            return content.decode("utf-8-sig")
        except UnicodeDecodeError:
            reason = "not_utf8"
    raise RulesError([problem("malformed", file, reason=reason, file=printable(file))])


def _holds(key: str, value: object) -> bool:
    if not isinstance(value, str) or one_line(value) != value:
        return False
    if key == "date":
        return _DATE.fullmatch(value) is not None
    return bool(value) or key != "title"


def _header_fault(file: str, key: str) -> Problem:
    return problem("malformed", file, reason="rule_header", name=key)


def _header_faults(header: Mapping[str, object], path: Path) -> Iterator[Problem]:
    for key, value in header.items():
        if not isinstance(value, str) or not value or (key == "id" and value != path.stem):
            yield _header_fault(path.name, key)


def _read(content: str, file: str) -> tuple[dict[str, object], dict[str, str]]:
    """Read the lines of a file into nested values, and the comments into sources by first name."""
    document: dict[str, object] = {}
    sources: dict[str, str] = {}
    for number, line in enumerate(content.splitlines(), start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        try:
            key, value, source = _parse_line(text)
            _put(document, key.split("."), value)
        except (ValueError, TypeError, RecursionError) as error:
            told = printable(shown(text))
            at = problem("malformed", f"{file}:{number}", reason="rule_line", line=told)
            raise RulesError([at]) from error
        name = key.partition(".")[0]
        for said in filter(None, source.split("; ")):
            told = sources.get(name, "")
            if said not in told.split("; "):
                sources[name] = f"{told}; {said}" if told else said
    return document, sources


def _parse_line(text: str) -> tuple[str, object, str]:
    key, equals, rest = (part.strip() for part in text.partition("="))
    value, end = _JSON.raw_decode(rest)
    comment = rest[end:].strip()
    if not equals or not _KEY.fullmatch(key) or comment[:1] not in ("", "#"):
        raise ValueError(text)
    return key, value, comment[1:].strip()


def _put(document: dict[str, object], way: list[str], value: object) -> None:
    *above, last = way
    for name in above:
        below = document.setdefault(name, {})
        if not isinstance(below, dict):
            raise TypeError(name)
        document = below
    if last in document:
        raise ValueError(last)
    document[last] = value
