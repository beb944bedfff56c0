"""The named rule sets: one file each in ``resources/rules``, read when first asked for.

A file is TOML of one form of line, ``name = value  # source``, so that one pass gives the values
and where each was read; its README tells how to write one.
"""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from riichi_desktop.engine import FIELDS, Problem, Rules, RulesError, problem
from riichi_desktop.paths import resource

from .rule_values import decode, encode, varied

DEFAULT_PRESET: Final = "wrc2025"
"""The rule set where nothing is said; a document without a preset is a variation of it."""

HEADER: Final = ("id", "title", "edition", "date")
"""What a file states of itself before its fields: texts. The date is a year, month or day."""

_KEY: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
_JSON: Final = json.JSONDecoder()


class RuleSet(NamedTuple):
    """A rule set as its file has it.

    Attributes:
        rules: its rules.
        title: its name, the same in every language.
        date: since when, or at which date its values were as stated.
        sources: document name of a field -> where its value was read; "unsure" stands first where
            no source settles it.
    """

    rules: Rules
    title: str
    date: str
    sources: Mapping[str, str]


@cache
def preset_ids() -> tuple[str, ...]:
    """Give the ids of the rule sets: the default first, the others by name."""
    found = (path.stem for path in resource("rules").glob("*.toml"))
    return tuple(sorted(found, key=lambda id: (id != DEFAULT_PRESET, id)))


@cache
def rule_set(id: str) -> RuleSet:
    """Give a named rule set.

    Raises:
        RulesError: `unknown_rules`, or what is wrong with its file.
    """
    if id not in preset_ids():
        known = ", ".join(preset_ids())
        raise RulesError([problem("unknown_rules", "rules", name=id, known=known)])
    return read_rule_set(resource("rules", f"{id}.toml"))


def preset(id: str) -> Rules:
    """Give the rules of a named rule set; the same object at each call.

    Raises:
        RulesError: as `rule_set`.
    """
    return rule_set(id).rules


def preset_title(id: str) -> str:
    """Give the name of a rule set that is the same in every language, e.g. ``WRC 2025``."""
    return rule_set(id).title


def sources(id: str) -> Mapping[str, str]:
    """Give where each value of a rule set was read: document name of the field -> source."""
    return rule_set(id).sources


def preset_document(id: str) -> dict[str, object]:
    """Give a rule set as a JSON document: its header and, for each field, its value and source."""
    found = rule_set(id)
    stated = {
        field.document: {"value": encode(field, value), "source": found.sources[field.document]}
        for field, value in zip(FIELDS, found.rules.values(), strict=True)
    }
    header = {"id": id, "title": found.title, "edition": found.rules.edition, "date": found.date}
    return {**header, "oka": found.rules.oka, "fields": stated}


def presets() -> Mapping[str, Rules]:
    """Give all rule sets by id; each is read when it is looked up."""
    return _PRESETS


class _Presets(Mapping[str, Rules]):
    def __getitem__(self, id: str) -> Rules:
        if id not in preset_ids():
            raise KeyError(id)
        return preset(id)

    def __iter__(self) -> Iterator[str]:
        return iter(preset_ids())

    def __len__(self) -> int:
        return len(preset_ids())


_PRESETS: Final = _Presets()


def read_rule_set(path: Path) -> RuleSet:
    """Read a rule set's file.

    Raises:
        RulesError: `malformed` with the line, or what is wrong with a field.
        OSError: the file cannot be read.
    """
    document, sources = _read(path)
    header = {key: document.pop(key, None) for key in HEADER}
    values, problems = decode(document, Rules())
    faults = [*_header_faults(header, path.stem), *problems]
    faults += [
        problem("malformed", path.name, reason="rule_missing", name=field.document)
        for field in FIELDS
        if field.document not in document
    ]
    if faults:
        raise RulesError(faults)
    rules = varied(Rules(str(header["id"]), str(header["edition"])), values)
    return RuleSet(rules, str(header["title"]), str(header["date"]), sources)


def _header_faults(header: Mapping[str, object], stem: str) -> Iterator[Problem]:
    for key, value in header.items():
        if not isinstance(value, str) or not value or (key == "id" and value != stem):
            yield problem("malformed", f"{stem}.toml", reason="rule_header", name=key)


def _read(path: Path) -> tuple[dict[str, object], dict[str, str]]:
    """Read the lines of a file into nested values, and the comments into sources by first name."""
    document: dict[str, object] = {}
    sources: dict[str, str] = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        try:
            key, value, source = _parse_line(text)
            _put(document, key.split("."), value)
        except (ValueError, TypeError) as error:
            at = problem("malformed", f"{path.name}:{number}", reason="rule_line", line=text)
            raise RulesError([at]) from error
        name = key.partition(".")[0]
        if source and source not in sources.get(name, "").split("; "):
            sources[name] = "; ".join(filter(None, (sources.get(name), source)))
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
