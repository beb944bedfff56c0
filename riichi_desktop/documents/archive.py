"""A whole club in one file: a zip of JSON documents, described in docs/ARCHIVE.md.

`manifest.json` says what it is; `acts.jsonl` has what the club wrote down, a line an act, in the
order in which they count; `rules.jsonl` each rule set in full, once; `games.jsonl` the games with
their records. All is read and checked before anything of it is given.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar

from riichi_desktop.club import KINDS, Act
from riichi_desktop.engine import Problem, Rules, RulesError, problem
from riichi_desktop.ledger import Entry

from .archive_zip import ArchiveRefused, Packed, packed, refuse
from .club_document import thing_from_document, thing_to_document
from .entry_document import act_from_document, act_to_document
from .fields import FieldError, Fields
from .printable import printable
from .rules_copy import rules_from_copy, rules_to_copy

FORMAT: Final = "riichi-desktop-club"
VERSION: Final = 1
"""A later version may have what this one would lose: it is refused."""

_MANIFEST: Final = "manifest.json"
_ACTS: Final = "acts.jsonl"
_RULES: Final = "rules.jsonl"
_GAMES: Final = "games.jsonl"
FILES: Final = (_MANIFEST, _RULES, _GAMES, _ACTS)

_LONGEST_UID: Final = 200
_UNREADABLE: Final = (ValueError, TypeError, KeyError, RecursionError)

Read = TypeVar("Read")


class ArchivedGame(NamedTuple):
    """A game with its record.

    Attributes:
        uid: its id.
        title: what people call it.
        created: when it was begun, UTC, ISO 8601.
        rules: in full.
        names: who sat at each chair as it began.
        entries: its record.
    """

    uid: str
    title: str
    created: str
    rules: Rules
    names: tuple[str, ...]
    entries: tuple[Entry, ...]


Held = TypeVar("Held", ArchivedGame, Act)


class Archive(NamedTuple):
    """A club.

    Attributes:
        acts: what it wrote down, in the order in which the acts count.
        games: the first one first.
        made: when it was put together, UTC, ISO 8601.
        program: by which version.
        left_out: how many games and acts could not be read there.
    """

    acts: tuple[Act, ...]
    games: tuple[ArchivedGame, ...]
    made: str = ""
    program: str = ""
    left_out: int = 0


def write_archive(archive: Archive) -> bytes:
    """Write an archive; reading it again gives the same."""
    keys: dict[Rules, str] = {}
    for game in archive.games:
        keys.setdefault(game.rules, str(len(keys) + 1))
    manifest = {
        "format": FORMAT,
        "version": VERSION,
        "program": archive.program,
        "made": archive.made,
        "acts": len(archive.acts),
        "games": len(archive.games),
        "left_out": archive.left_out,
    }
    rules = ({"key": key, "rules": rules_to_copy(one)} for one, key in keys.items())
    files = {
        _MANIFEST: [_line(manifest)],
        _RULES: map(_line, rules),
        _GAMES: (_line(_game(game, keys[game.rules])) for game in archive.games),
        _ACTS: (_line(_act(act)) for act in archive.acts),
    }
    return packed(files)


def read_archive(data: bytes) -> Archive:
    """Read an archive.

    Args:
        data: the bytes of the file.

    Raises:
        ArchiveRefused: it is none, it is damaged, or a later version wrote it.
    """
    file = Packed(data, FILES)
    manifest = next(_read(file, _MANIFEST, _manifest), None)
    if manifest is None:
        refuse(problem("archive_none"))
    made, program, counts, left_out = manifest
    rules = dict(_read(file, _RULES, _rules))
    games = _each_once(file, _GAMES, lambda document: _game_of(document, rules), counts[1])
    acts = _each_once(file, _ACTS, _act_of, counts[0])
    uids = [entry.uid for game in games for entry in game.entries]
    if len(set(uids)) != len(uids):
        refuse(problem("archive_twice", file=_GAMES))
    return Archive(acts, games, made, program, left_out)


def _each_once(
    file: Packed, name: str, read: Callable[[Any], Held], count: int
) -> tuple[Held, ...]:
    """Give what the lines of a file say, as many as there are to be; each has an id of its own."""
    seen, found = set[str](), list[Held]()
    for one in _read(file, name, read):
        if one.uid in seen:
            refuse(problem("archive_twice", file=name))
        seen.add(one.uid)
        found.append(one)
    if len(found) != count:
        refuse(problem("archive_incomplete", file=name))
    return tuple(found)


def _line(document: dict[str, Any]) -> bytes:
    """Write a line; half a character, which is not read again, is replaced."""
    line = json.dumps(document, separators=(",", ":")).encode()
    if b"\\ud" in line:  # so begin halves, and whole characters of two
        text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
        line = text.encode("utf-8", "replace")
    return line + b"\n"


def _game(game: ArchivedGame, rules: str) -> dict[str, Any]:
    entries = [
        {"uid": one.uid, "at": one.at, "station": one.station, **act_to_document(one.act)}
        for one in game.entries
    ]
    head = {"uid": game.uid, "title": game.title, "created": game.created, "rules": rules}
    return {**head, "names": list(game.names), "entries": entries}


def _act(act: Act) -> dict[str, Any]:
    thing = None if act.thing is None else thing_to_document(act.thing)
    named = {"uid": act.uid, "kind": act.kind, "id": act.id, "thing": thing}
    return {**named, "at": act.at, "station": act.station}


def _read(file: Packed, name: str, read: Callable[[Any], Read]) -> Iterator[Read]:
    """Give what the lines of a file say; where one says nothing, refuse it with its number."""
    for number, line in enumerate(file.lines(name), start=1):
        try:
            document = json.loads(line)
            json.dumps(document, ensure_ascii=False).encode()  # half a character cannot be stored
            yield read(document)
        except ArchiveRefused:
            raise
        except FieldError as error:
            refuse(_place(name, number), error.problem)
        except RulesError as error:
            refuse(_place(name, number), *error.problems)
        except _UNREADABLE:
            refuse(_place(name, number))


def _place(name: str, number: int) -> Problem:
    return problem("archive_line", file=name, row=number)


def _manifest(document: Any) -> tuple[str, str, tuple[int, int], int]:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        refuse(problem("archive_none"))
    version = document.get("version")
    if type(version) is not int or version < 1:
        refuse(problem("archive_none"))
    if version > VERSION:
        program = printable(str(document.get("program", ""))[:24])
        refuse(problem("archive_newer", program=program))
    fields = Fields(document)
    fields.text("format")
    fields.number("version")
    counts = fields.number("acts"), fields.number("games")
    read = fields.text("made"), fields.text("program"), counts, fields.number("left_out", 0)
    fields.end()
    return read


def _rules(document: Any) -> tuple[str, Rules]:
    fields = Fields(document)
    read = fields.text("key"), rules_from_copy(fields.value("rules"))
    fields.end()
    return read


def _game_of(document: Any, sets: dict[str, Rules]) -> ArchivedGame:
    fields = Fields(document)
    key, names = fields.text("rules"), fields.texts("names")
    rules = sets[key]
    if len(names) != rules.players:
        raise FieldError(problem("archive_names", "names"))
    entries = fields.each("entries", lambda one, place: _entry_of(one, place, rules))
    title, created = fields.text("title"), fields.text("created")
    game = ArchivedGame(_uid(fields), title, created, rules, names, entries)
    fields.end()
    return game


def _entry_of(document: Any, place: str, rules: Rules) -> Entry:
    fields = Fields(document, place)
    uid = _uid(fields)
    at, station = fields.text("at"), fields.text("station")
    held = {key: value for key, value in document.items() if key not in ("uid", "at", "station")}
    return Entry(uid, act_from_document(held, rules), at, station)


def _act_of(document: Any) -> Act:
    fields = Fields(document)
    uid, id = _uid(fields), fields.text("id")
    kind = fields.one_of("kind", KINDS, "unknown_choice")
    value = fields.value("thing")
    thing = None if value is None else thing_from_document(kind, value)
    if not _is_id(id, 2 * _LONGEST_UID) or (thing is not None and thing.uid != id):
        raise FieldError(problem("archive_id", "id"))
    act = Act(uid, kind, id, thing, fields.text("at"), fields.text("station"))
    fields.end()
    return act


def _uid(fields: Fields) -> str:
    uid = fields.text("uid")
    if not _is_id(uid, _LONGEST_UID):
        raise FieldError(problem("archive_id", fields.at("uid")))
    return uid


def _is_id(text: str, longest: int) -> bool:
    """Tell whether a text can be an id; no hub on a server stores the character 0."""
    return 0 < len(text) <= longest and "\0" not in text
