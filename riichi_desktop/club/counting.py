"""From a game to what it says of the people who played it: one walk over its hands.

Choices where the documents are silent:

- Each hand is credited to who sat there in that hand, points and place of the game to who ends it.
  A `Reseated` says who had sat where all along, so the hands before it follow.
- A hand is a win or a draw, abortive ones too. A chombo is replayed: it is counted as a chombo of
  the offender, not as a hand, and its riichi went back.
- Where only the nearest of several winners is paid, the others did not win.
- Several rons on one tile are one deal-in, with the points of all.
- Nagashi mangan is a draw, whatever the rules pay for it.
- A riichi whose tile was ronned paid no stick, so the record does not have it.
- A game that goes on is settled as if it ended where it stands.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from riichi_desktop.ledger import (
    Aborted,
    Chombo,
    Drawn,
    Game,
    Hands,
    Paid,
    Reseated,
    Row,
    Won,
    settle_game,
)

from .facts import MAPS, NUMBERS, GameFacts, Person, SeatFacts, Tally, sorted_pairs

STICK: Final = 1000

Sitter = tuple[str, int]
"""A name, and which of several people of that name at the table: 0 for the first."""


class _Counts:
    """The tally of one person, as it grows; `n` has the plain numbers."""

    __slots__ = ("dora", "limits", "n", "values", "yaku", "yakuman")

    def __init__(self) -> None:
        self.n: defaultdict[str, int] = defaultdict(int)
        self.values: defaultdict[int, int] = defaultdict(int)
        self.limits: defaultdict[str, int] = defaultdict(int)
        self.yaku: Counter[str] = Counter()
        self.yakuman: Counter[str] = Counter()
        self.dora: Counter[str] = Counter()

    def tally(self) -> Tally:
        """Give what was counted."""
        numbers = [self.n[name] for name in NUMBERS]
        maps = [getattr(self, name) for name in MAPS]
        return Tally._make((*numbers, *[sorted_pairs(held) if held else () for held in maps]))


def facts_of(game: Game) -> GameFacts:
    """Give what follows from a game, over or not, for each who sat there."""
    counts: dict[Sitter, _Counts] = {}
    sat = _sitters(game)
    for sitter in (one for names in sat for one in names):
        if sitter not in counts:
            counts[sitter] = _Counts()
    hands = (at for at, held in enumerate(game.events) if isinstance(held.event, Hands))
    for at, row in zip(hands, game.rows, strict=True):
        _COUNT[type(row.event)](row, [counts[sitter] for sitter in sat[at]])
    people = {sitter: at for at, sitter in enumerate(counts)}
    return GameFacts(
        game.rules.id,
        game.rules.players,
        len(game.rows),
        game.is_over,
        _seats(game, [people[sitter] for sitter in sat[-1]]),
        tuple(Person(name, one.tally()) for (name, _), one in counts.items()),
    )


def _seats(game: Game, people: Sequence[int]) -> tuple[SeatFacts, ...]:
    accounts = game.settlement or settle_game(game.table)
    held = Counter(one.place for one in accounts)
    return tuple(
        SeatFacts(person, one.place, held[one.place], one.score, one.points, one.penalties)
        for person, one in zip(people, accounts, strict=True)
    )


def _sitters(game: Game) -> list[tuple[Sitter, ...]]:
    """Give who sat at each chair before each event, and at the end, as far as is known now."""
    order = tuple(range(game.table.players))
    names = game.table.names
    found = [sitters := _told_apart(names)]
    for table, held in zip(game.tables[-2::-1], game.events[::-1], strict=True):
        event = held.event
        if isinstance(event, Reseated):
            order = tuple([event.order[chair] for chair in order])
        if isinstance(event, Reseated) or table.names is not names:
            names = table.names
            sitters = _told_apart([names[chair] for chair in order])
        found.append(sitters)
    return found[::-1]


def _told_apart(names: Sequence[str]) -> tuple[Sitter, ...]:
    return tuple([(name, names[:at].count(name)) for at, name in enumerate(names)])


def _won(row: Row, sat: Sequence[_Counts]) -> None:
    event = row.event
    assert isinstance(event, Won)
    _count_hand(row, sat, event.riichi)
    for one in row.paid:
        if one.counts:
            _count_win(one, sat, event.riichi)
    source = event.wins[0].source
    if source is not None:
        sat[source].n["dealt_in"] += 1
        sat[source].n["riichi_dealt_in"] += source in event.riichi


def _count_hand(row: Row, sat: Sequence[_Counts], riichi: tuple[int, ...]) -> None:
    for one in sat:
        one.n["hands"] += 1
    sat[row.dealer].n["dealer"] += 1
    for chair in riichi:
        sat[chair].n["riichi"] += 1


def _count_win(paid: Paid, sat: Sequence[_Counts], riichi: tuple[int, ...]) -> None:
    win, winner = paid.win, sat[paid.win.winner]
    points = paid.payment.points
    winner.n["tsumo" if win.source is None else "ron"] += 1
    winner.n["riichi_won"] += win.winner in riichi
    winner.n["value"] += points
    winner.values[points] += 1
    if paid.limit is not None:
        winner.limits[paid.limit] += 1
    if paid.value is not None:
        _count_tiles(paid, winner)
    for chair, change in enumerate(paid.deltas):
        if chair == win.winner:
            winner.n["gained"] += change
        elif chair == win.source:
            sat[chair].n["lost_by_ron"] -= change
        else:
            sat[chair].n["lost_otherwise"] -= change


def _count_tiles(paid: Paid, winner: _Counts) -> None:
    value = paid.value
    assert value is not None
    winner.n["tiles"] += 1
    winner.n["opened"] += not value.hand.is_closed
    winner.yaku.update(value.yaku.keys())
    winner.yakuman.update(value.yakuman.keys())
    winner.dora.update(value.dora)


def _drawn(row: Row, sat: Sequence[_Counts]) -> None:
    event = row.event
    assert isinstance(event, Drawn)
    _count_hand(row, sat, event.riichi)
    for chair, one in enumerate(sat):
        one.n["draws"] += 1
        one.n["tenpai"] += chair in event.tenpai
        one.n["nagashi"] += chair in event.nagashi
        one.n["besides"] += row.deltas[chair] + STICK * (chair in event.riichi)


def _aborted(row: Row, sat: Sequence[_Counts]) -> None:
    event = row.event
    assert isinstance(event, Aborted)
    _count_hand(row, sat, event.riichi)
    for one in sat:
        one.n["aborted"] += 1


def _chombo(row: Row, sat: Sequence[_Counts]) -> None:
    event = row.event
    assert isinstance(event, Chombo)
    for chair in event.chairs:
        sat[chair].n["chombo"] += 1
    for chair, one in enumerate(sat):
        one.n["besides"] += row.deltas[chair]


_COUNT: Final[Mapping[type, Callable[[Row, Sequence[_Counts]], None]]] = {
    Won: _won,
    Drawn: _drawn,
    Aborted: _aborted,
    Chombo: _chombo,
}
