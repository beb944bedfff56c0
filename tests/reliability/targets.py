"""THE TABLE of parsers that take what comes from outside, and what each may refuse with.

A target takes bytes, has them read as the program does, and goes a step further where the program
would: what was understood is scored, replayed or written back. Whatever else is raised is a fault.
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from riichi_desktop.cli import arguments, points, replay, score
from riichi_desktop.club import KINDS
from riichi_desktop.documents import (
    FieldError,
    GameError,
    game_from_document,
    game_to_document,
    placed,
    points_to_document,
    preset,
    replay_to_document,
    result_to_document,
    rule_set_from_bytes,
    rule_set_text,
    rules_from_copy,
    rules_from_document,
    rules_from_text,
    rules_to_text,
    thing_from_json,
    thing_to_json,
)
from riichi_desktop.documents import imports as foreign
from riichi_desktop.drills import DRILLS, question_of
from riichi_desktop.engine import (
    NotScorable,
    Problem,
    RulesError,
    format_draft,
    parse_draft,
    parse_hand,
    read_heard,
    value_award,
)
from riichi_desktop.keeping import History, Progress, RuleFiles
from riichi_desktop.keeping.slots import read_slot
from riichi_desktop.ledger import IllegalEvent
from riichi_desktop.ledger import replay as played
from riichi_desktop.storage import codec, redaction
from riichi_desktop.storage.rows import Line
from riichi_desktop.words import Words

Target = Callable[[bytes], object]

REFUSALS: Final = (
    NotScorable,
    RulesError,
    FieldError,
    GameError,
    IllegalEvent,
    arguments.UsageError,
    foreign.ImportRefused,
)
"""What may come out of a parser."""


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


@cache
def _words() -> Words:
    return Words("fr")


@cache
def _folder() -> Path:
    """Give a folder for the files that are read, in memory where the system has such a place."""
    memory = Path("/dev/shm")
    return Path(tempfile.mkdtemp(dir=memory if os.access(memory, os.W_OK) else None))


@contextmanager
def _file(name: str, data: bytes) -> Iterator[Path]:
    """Give a file with these bytes, and nothing else beside it."""
    for old in _folder().iterdir():
        old.unlink()
    path = _folder() / name
    path.write_bytes(data)
    yield path


def hand_line(data: bytes) -> None:
    """Read a hand line, place its fault or score it, write it and read it again."""
    line = _text(data)
    try:
        value = score.value_of_line(line)
        result_to_document(value, _words().problem)
    except (NotScorable, RulesError) as error:
        for fault in error.problems:
            _words().problem(placed(fault, line))
    draft = parse_draft(line)
    again = format_draft(draft)
    assert parse_draft(again) == draft
    assert format_draft(parse_draft(again)) == again


def whole_hand(data: bytes) -> None:
    """Read a hand line as a whole hand."""
    parse_hand(_text(data))


def session_line(data: bytes) -> None:
    """Read a line into the window."""
    from riichi_desktop.ui.hand_lines import move_of_line, starting_draft

    line = _text(data)
    move = move_of_line(line)
    if isinstance(move, Problem):
        _words().problem(move)
    else:
        again = move_of_line(format_draft(move.draft))
        assert not isinstance(again, Problem)
        assert again.draft == move.draft
    starting_draft(line, line[:20])


def hand_json(data: bytes) -> None:
    """Answer a hand document as `score --jsonl` does; every refusal is an answer."""
    score.score_lines([data], json.loads, None, _words())
    score.score_lines([data], json.loads, preset("tenhou_sanma"), _words())


def game_json(data: bytes) -> None:
    """Replay a game document."""
    replay.replay_lines([data], json.loads, _words())
    game = replay.game_of_json(data)
    replay_to_document(game, _words().problem)


def point_arguments(data: bytes) -> None:
    """Read the words of a command line; work out the points where it asks for points."""
    options = arguments.parse(["points", *_text(data).split("\n")])
    if options.command == "points":
        rules = points.rules_of(options)
        awarded = value_award(points.award_of(options, rules), rules)
        points_to_document(awarded)


def any_arguments(data: bytes) -> None:
    """Read the words of any command line."""
    arguments.parse(_text(data).split("\n"))


def heard(data: bytes) -> None:
    """Read a payment that was heard."""
    read_heard(_text(data))


def rules_text(data: bytes) -> None:
    """Read rules in the words of a hand line, write them, read them again."""
    rules = rules_from_text(_text(data))
    assert rules_from_text(rules_to_text(rules)) == rules


def rules_toml(data: bytes) -> None:
    """Read the file of a rule set, write it, read it again."""
    held = rule_set_from_bytes(data, "my_club.toml")
    again = rule_set_from_bytes(rule_set_text(held).encode(), "my_club.toml")
    assert again.rules == held.rules


def rules_json(data: bytes) -> None:
    """Read the rules of a document and of a game's own copy."""
    document = _json(data)
    for read in (rules_from_document, rules_from_copy):
        if read is rules_from_copy and not isinstance(document, dict):
            continue
        try:
            read(document)
        except REFUSALS:
            continue


def _json(data: bytes) -> object:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def kept_draft(data: bytes) -> None:
    """Read a slot of a draft."""
    with _file("a.draft", data) as path:
        read_slot(path)


def history(data: bytes) -> None:
    """Read the recent hands, add to them, make the file short."""
    with _file("history.jsonl", data) as path:
        held = History(path)
        held.hands()
        held.add("123m", 5)
        held.name("123m", "a name")
        held.shorten()
        if held.readable:
            assert any(past.line == "123m" for past in held.hands())


def progress(data: bytes) -> None:
    """Read what was practised, and make the file short."""
    with _file("progress.jsonl", data) as path:
        held = Progress(path)
        before = held.read()
        held.shorten()
        assert held.read()._replace(aside=None) == before._replace(aside=None)


def question(data: bytes) -> None:
    """Ask again what a kept line of practice stands for."""
    rules = preset("wrc2025")
    for drill in DRILLS:
        question_of(drill, 1, _text(data), rules, "wrc2025")


def rule_files(data: bytes) -> None:
    """Read a club's own rule sets from a folder."""
    from riichi_desktop.documents.own_rule_sets import OwnRuleSets

    with _file("my_club.toml", data) as path:
        held = OwnRuleSets()
        held.use(path.parent)
        assert len(held.sets) + len(held.faults) == 1
        RuleFiles(path.parent).read("my_club")


def settings(data: bytes) -> None:
    """Read the settings."""
    from riichi_desktop.ui.settings import SettingsStore

    with _file("settings.ini", data) as path:
        SettingsStore(path.parent).geometry()


def stored_entry(data: bytes) -> None:
    """Read an entry of a record, and the rules and names of a game."""
    text = _text(data)
    for read in (
        lambda: codec.entry_from_line(Line(1, "u", "booked", text, "here", ""), preset("tenhou")),
        lambda: codec.rules_from_text(text),
        lambda: codec.names_from_text(text),
    ):
        try:
            read()
        except codec.UNREADABLE:
            continue


def club_thing(data: bytes) -> None:
    """Read a thing of the register as of every kind, and take names out of it."""
    text, words = _text(data), {"Ana": redaction.NOBODY}
    for kind in KINDS:
        try:
            thing = thing_from_json(kind, text)
        except (FieldError, RulesError) as error:
            problems = (error.problem,) if isinstance(error, FieldError) else error.problems
            for fault in problems:
                _words().problem(fault)
        else:
            assert thing_from_json(kind, thing_to_json(thing)) == thing
    redaction.without_in_names(text, words)
    redaction.without_in_entry(text, words)
    thing_from_json("player", redaction.erased_payload("p", text) or '{"uid":"p","name":""}')
    thing_from_json("link", redaction.without_in_link(text, words))


def pending(data: bytes) -> None:
    """Read what lies on the table: sticks, a half-filled form, the clock."""
    from riichi_desktop.ui.match.clock.clock import from_text
    from riichi_desktop.ui.match.pending import pending_from_text
    from riichi_desktop.ui.match.record.form_text import form_from_text, form_to_text

    text = _text(data)
    kept = pending_from_text(text, 3, 4)
    for part in (text, kept.form):
        form = form_from_text(part)
        if form is not None:
            assert form_from_text(form_to_text(form)) == form
    for part in (text, kept.clock):
        restored = from_text(part, 1000.0, "2026-11-30T20:00:00Z")
        if restored is not None:
            restored.clock.face(1001.0)


def game_log(data: bytes) -> None:
    """Read a log of another program; what is taken can be played, written and read again."""
    try:
        read = foreign.read_log(data, _text(data[:40]))
    except foreign.ImportRefused as error:
        for fault in error.problems:
            _words().problem(fault)
        raise
    for notice in read.notices:
        _words().problem(notice)
    played(*read.game)
    document = json.loads(json.dumps(game_to_document(*read.game)))
    assert game_from_document(document) == read.game


def viewer_log(data: bytes) -> None:
    """Read a log of the viewer, by rules that somebody chose."""
    foreign.read_tenhou_json(data, "mahjong_soul")


def result_table(data: bytes) -> None:
    """Read a table of results, guess what is what, and take its games."""
    try:
        table = foreign.read_table(data)
    except foreign.ImportRefused as error:
        for fault in error.problems:
            _words().problem(fault)
        raise
    mapping = foreign.guess_mapping(table)
    rules = (preset("wrc2025"), preset("tenhou_sanma"))
    for result in foreign.apply(table, mapping, rules):
        if isinstance(result, Problem):
            assert _words().problem(result)
        else:
            assert len(set(result.players)) == len(result.scores)


TARGETS: Final[dict[str, Target]] = {
    one.__name__: one
    for one in (
        *(hand_line, whole_hand, session_line, hand_json, game_json, point_arguments),
        *(any_arguments, heard, rules_text, rules_toml, rules_json, kept_draft, history),
        *(progress, question, rule_files, settings, stored_entry, club_thing, pending),
        *(game_log, viewer_log, result_table),
    )
}


def run(target: Target, data: bytes) -> None:
    """Have a target read something; a refusal is no fault."""
    try:
        target(data)
    except REFUSALS:
        return
