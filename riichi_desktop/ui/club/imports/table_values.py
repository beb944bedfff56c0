"""A table of results as results of the club: what each column is, which rows are good. No Qt."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from riichi_desktop.club import Link, Register, Round, Totals
from riichi_desktop.documents import imports
from riichi_desktop.engine import Problem, Rules

from .names import Called, Matched, all_names, called

NONE: Final = "none"
MOST_COLUMNS: Final = 40
"""So many columns are offered to be named."""

_GAME: Final = ("day", "round", "table", "title")
_ROW: Final = ("game", "place", "seat")
_SEATS: Final = range(1, 5)
_PAIR: Final = ("player", "score")


def roles(shape: imports.Shape) -> tuple[str, ...]:
    """Give what a column of a table of a shape can be."""
    if shape == "matrix":
        return (NONE, "person", *_GAME)
    if shape == "player":
        return (NONE, "player", "score", *_ROW, *_GAME)
    people = (f"{kind}{at}" for kind in ("player", "score") for at in _SEATS)
    return (NONE, *people, *_GAME)


def roles_of(mapping: imports.ColumnMapping, columns: int) -> tuple[str, ...]:
    """Give what each column is by a mapping."""
    found = [NONE] * columns
    for key in (*_GAME, "game", "place"):
        at = getattr(mapping, key)
        if at is not None:
            found[at] = key
    for at in mapping.seats if mapping.shape == "player" else ():
        found[at] = "seat"
    for kind, places in (("player", mapping.players), ("score", mapping.scores)):
        for number, at in enumerate(places, start=1):
            found[at] = f"{kind}{number}" if mapping.shape == "game" else kind
            if mapping.shape == "matrix":
                found[at] = "person"
    return tuple(found)


def mapping_of(
    chosen: Sequence[str], before: imports.ColumnMapping, shape: imports.Shape
) -> imports.ColumnMapping:
    """Give the mapping by which columns are what was chosen.

    Args:
        chosen: what each column is.
        before: has what no column says: unit, decimal mark, order of dates.
        shape: what a row is.
    """
    at = {role: place for place, role in enumerate(chosen) if role in roles(shape)}
    if shape == "matrix":
        people = tuple(place for place, role in enumerate(chosen) if role == "person")
        players = scores = people
    elif shape == "player":
        players, scores = (tuple(at[key] for key in (one,) if key in at) for one in _PAIR)
    else:
        there = [n for n in _SEATS if f"player{n}" in at and f"score{n}" in at]
        players, scores = (tuple(at[f"{one}{n}"] for n in there) for one in _PAIR)
    seats = (at["seat"],) if shape == "player" and "seat" in at else ()
    same = shape == before.shape == "game" and (players, scores) == (before.players, before.scores)
    return before._replace(
        shape=shape,
        players=players,
        scores=scores,
        seats=before.seats if same else seats,
        order=before.order if same else (),
        day=at.get("day"),
        round=at.get("round"),
        table=at.get("table"),
        title=at.get("title"),
        game=at.get("game"),
        place=at.get("place"),
    )


def with_role(chosen: Sequence[str], at: int, role: str) -> tuple[str, ...]:
    """Give roles of which one is another; whichever column had it has none, but for people."""
    kept = [NONE if one == role and role != "person" else one for one in chosen]
    kept[at] = role
    return tuple(kept)


class Rows(NamedTuple):
    """What the rows of a table come to.

    Attributes:
        good: the results that can be taken.
        bad: why the others cannot; each names its row.
    """

    good: tuple[imports.ImportedResult, ...] = ()
    bad: tuple[Problem, ...] = ()


def rows_of(
    table: imports.ResultTable, mapping: imports.ColumnMapping, rules: Sequence[Rules]
) -> Rows:
    """Read the rows of a table."""
    try:
        found = imports.apply(table, mapping, rules)
    except imports.ImportRefused as error:
        return Rows((), error.problems)
    bad = tuple(one for one in found if isinstance(one, Problem))
    return Rows(tuple(one for one in found if not isinstance(one, Problem)), bad)


def names_of(rows: Rows) -> tuple[Called, ...]:
    """Give all names of results, each once."""
    return all_names(one.players for one in rows.good)


class Taken(NamedTuple):
    """What results count for.

    Attributes:
        event: an id; "" for nothing.
        rules: of games without an event, by how many play.
        day: of those that do not say theirs.
        source: the name of the file.
    """

    event: str
    rules: Mapping[int, Rules]
    day: str
    source: str


def totals_of(
    rows: Rows, matched: Matched, taken: Taken, register: Register
) -> tuple[tuple[Totals, ...], int]:
    """Give the results that are new, and how many are here already.

    The id of a result is made of what it says, so the same row is known when it comes again.
    """
    counts: dict[str, int] = {}
    found, here = [], 0
    rounds = {one.number: one for one in register.rounds.values() if one.event == taken.event}
    played = {(one.round, one.table) for one in _games(register) if one.counts and one.round}
    for one in rows.good:
        told = "|".join(map(str, (taken.event, *one._replace(source_row=0))))
        counts[told] = counts.get(told, 0) + 1
        uid = sha256(f"{told}|{counts[told]}".encode("utf-8", "replace")).hexdigest()[:32]
        if uid in register.totals:
            here += 1
            continue
        ids = tuple(matched.ids[name] for name in called(one.players))
        place = _place(one, ids, rounds, register) if taken.event else ("", 0)
        if place in played:
            place = ("", 0)
        elif place[0]:
            played.add(place)
        rules = None if taken.event else taken.rules[len(ids)]
        day = one.day or taken.day
        found.append(
            Totals(uid, ids, one.scores, rules, taken.event, *place, day, source=taken.source)
        )
    return tuple(found), here


def _games(register: Register) -> list[Link | Totals]:
    return [*register.links.values(), *register.totals.values()]


def _place(
    one: imports.ImportedResult,
    ids: Sequence[str],
    rounds: Mapping[int, Round],
    register: Register,
) -> tuple[str, int]:
    """Give the table of the event's round at which just these people sit; none where none does."""
    held = rounds.get(one.round)
    who = register.who
    for number, table in enumerate(held.tables if held is not None else (), start=1):
        if {who(player) for player in table} == {who(player) for player in ids}:
            return held.uid if held is not None else "", number
    return "", 0
