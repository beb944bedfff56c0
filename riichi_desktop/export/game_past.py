"""What a record says that does not count any more: hands before their correction, voided events."""

from collections.abc import Sequence
from typing import NamedTuple

from riichi_desktop.ledger import (
    Booked,
    Entry,
    Game,
    Hands,
    IllegalEvent,
    Voided,
    game_of,
)
from riichi_desktop.words import Words

from .event_words import event_text
from .game_names import local_time
from .record_lines import GameLine, game_lines


class Past(NamedTuple):
    """One event as it stood once.

    Attributes:
        uid: of the entry that booked it.
        title: the name of its hand as it was then; "" between hands.
        text: what happened, as it was written then.
        deltas: what it did to the scores then; () where that is not known.
        at: when it was corrected or voided, local time; "" where that is not known.
        station: who did so.
    """

    uid: str
    title: str
    text: str
    deltas: tuple[int, ...]
    at: str
    station: str


def corrected(game: Game, words: Words) -> tuple[Past, ...]:
    """Give every event that a correction changed, as it was first booked, in the order of play."""
    entries = {entry.uid: entry for entry in game.entries}
    return tuple(
        _past(game, entries[held.uid], entries[held.amended], words)
        for held in game.events
        if held.amended in entries and held.uid in entries
    )


def voided(game: Game, words: Words) -> tuple[Past, ...]:
    """Give every event that was taken out of the record, as it was booked, in that order."""
    counts = {held.uid for held in game.events}
    by = {one.act.target: one for one in game.entries if isinstance(one.act, Voided)}
    found = []
    for entry in game.entries:
        if isinstance(entry.act, Booked) and entry.uid not in counts:
            counts.add(entry.uid)
            found.append(_past(game, entry, by.get(entry.uid), words))
    return tuple(found)


def added_later(game: Game) -> frozenset[str]:
    """Give the uids of events that were booked before another one, after that one."""
    counts = {held.uid for held in game.events}
    return frozenset(
        entry.uid
        for entry in game.entries
        if isinstance(entry.act, Booked) and entry.act.before and entry.uid in counts
    )


def _past(game: Game, booked: Entry, by: Entry | None, words: Words) -> Past:
    assert isinstance(booked.act, Booked)
    at, station = (local_time(by.at), by.station) if by else ("", "")
    line = _line_then(game, booked, words)
    if line is None:
        said = event_text(booked.act.event, game.names, words, riichi=False)
        return Past(booked.uid, "", said, (), at, station)
    deltas = line.deltas if isinstance(line.event, Hands) else ()
    return Past(booked.uid, line.title, line.text, deltas, at, station)


def _line_then(game: Game, booked: Entry, words: Words) -> GameLine | None:
    """Give the line of an event in the game as it was when it was booked."""
    until = game.entries[: _index(game.entries, booked.uid) + 1]
    try:
        then = game_of(game.rules, game.names, until)
    except IllegalEvent as error:
        then = error.game
    return next((line for line in game_lines(then, words) if line.uid == booked.uid), None)


def _index(entries: Sequence[Entry], uid: str) -> int:
    return next(at for at, entry in enumerate(entries) if entry.uid == uid)
