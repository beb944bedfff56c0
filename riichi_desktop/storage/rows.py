"""What stands in the tables, as the statements give it: texts and numbers, not read yet."""

from typing import NamedTuple


class HeadRow(NamedTuple):
    """A game, and how many entries it has."""

    uid: str
    number: int
    title: str
    created: str
    rules_id: str
    hidden: int
    entries: int
    names: str


class BeginRow(NamedTuple):
    """A game as it began: its rules in full, and the names."""

    rules: str
    names: str


class Line(NamedTuple):
    """A row of the record, but for the game that it is of."""

    number: int
    uid: str
    kind: str
    payload: str
    station: str
    at: str


class Put(NamedTuple):
    """What is in the place of an entry.

    Attributes:
        line: as it is written.
        game: whose.
        is_new: whether it was written now.
    """

    line: Line
    game: str
    is_new: bool


class SummaryRow(NamedTuple):
    """What a version of the program worked out of a game when it had so many entries."""

    game: str
    entries: int
    program: str
    document: str


class ActLine(NamedTuple):
    """An act of the club, but for its place; `payload` is "" where its thing is gone."""

    uid: str
    kind: str
    thing: str
    payload: str
    station: str
    at: str


class RawAct(NamedTuple):
    """A row of the acts as it is read: anything may stand where there is damage."""

    number: object
    arrival: object
    uid: object
    kind: object
    thing: object
    payload: object
    station: object
    at: object


class Written(NamedTuple):
    """A game as it is written, each text as it is read: anything may stand where there is damage.

    Attributes:
        rules, names: in full, and as the game began.
        lines: (number, uid, payload) of its entries, by number.
    """

    rules: str
    names: str
    lines: list[tuple[int, str, str]]


class Ends(NamedTuple):
    """How long the records of games are.

    Attributes:
        entries: game -> how many lines its record has; -1 where that cannot be told.
        begun: game -> when it was begun, as bytes: anything may stand there.
        row: of the last entry that is counted there.
        game: the number of the last game.
    """

    entries: dict[str, int]
    begun: dict[str, bytes]
    row: int = 0
    game: int = 0
