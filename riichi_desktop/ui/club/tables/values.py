"""A round as it is shown, as values: from the register, the games and their results."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from riichi_desktop.club import Link, Played, Register, Round, Totals
from riichi_desktop.engine import WINDS, Rules, Wind
from riichi_desktop.storage import GameHead
from riichi_desktop.ui.match.board.values import places

State = Literal["planned", "running", "finished"]


class SeatShown(NamedTuple):
    """Somebody at a table.

    Attributes:
        player: the id; "" where the club does not know who it is.
        name: as the game has it, or the club.
        wind: at the start of the game.
        score: at the table; None before it began.
        place: 1 is the first; 0 where all are level, or before it began.
        tied: whether others have the same place.
        points: after uma; None before the game is over.
    """

    player: str
    name: str
    wind: Wind
    score: int | None = None
    place: int = 0
    tied: bool = False
    points: int | None = None


class TableShown(NamedTuple):
    """A table of a round.

    Attributes:
        number: from 1.
        state: how far it is.
        seats: in the order of the winds at the start.
        game: the id of its game; "" for none.
        totals: the id of its result, where only that is known; "" for none.
        hand: the hand that is played, ``S2``; "" where none is.
        hands: how many were played.
        extra: minutes more than the round has.
        event: the id of what it counts for, where it belongs to no round; "" for nothing.
    """

    number: int
    state: State
    seats: tuple[SeatShown, ...]
    game: str = ""
    totals: str = ""
    hand: str = ""
    hands: int = 0
    extra: int = 0
    event: str = ""

    @property
    def unplayed(self) -> bool:
        """Whether no hand was noted: its result may come on paper."""
        return self.state == "planned" or (self.state == "running" and not self.hands)


class RoundShown(NamedTuple):
    """A round.

    Attributes:
        round: as it was written down.
        event: the id of the event that its games count for; "" for none.
        rules: of its games.
        tables: in their order.
    """

    round: Round
    event: str
    rules: Rules
    tables: tuple[TableShown, ...]

    def in_state(self, state: State) -> tuple[TableShown, ...]:
        """Give the tables of a state."""
        return tuple(table for table in self.tables if table.state == state)

    @property
    def unplayed(self) -> tuple[TableShown, ...]:
        """The tables of which no hand was noted, those that are not begun first."""
        found = (table for table in self.tables if table.unplayed)
        return tuple(sorted(found, key=lambda table: table.state != "planned"))


class Games(NamedTuple):
    """What is known of games, to be looked up.

    Attributes:
        heads: the games by their ids.
        played: the results by the ids of games and totals.
        links, totals: what counts for a table, by the id of the round and the table's number.
    """

    heads: Mapping[str, GameHead]
    played: Mapping[str, Played]
    links: Mapping[tuple[str, int], Link]
    totals: Mapping[tuple[str, int], Totals]


def games_of(register: Register, heads: Mapping[str, GameHead], played: Sequence[Played]) -> Games:
    """Sort what is known of games by where it is looked up; what does not count is left out."""
    return Games(
        heads,
        {one.uid: one for one in played},
        {(one.round, one.table): one for one in register.links.values() if one.counts},
        {(one.round, one.table): one for one in register.totals.values() if one.counts},
    )


def event_of(register: Register, round: Round) -> str:
    """Give the id of the event that the games of a round count for; "" for none."""
    evening = register.evenings.get(round.evening)
    return round.event or (evening.event if evening is not None else "")


def round_shown(register: Register, round: Round, games: Games, otherwise: Rules) -> RoundShown:
    """Give a round as it is shown.

    Args:
        register: what the club wrote down.
        round: which.
        games: what is known of games.
        otherwise: the rules where the round belongs to no event.
    """
    event = event_of(register, round)
    held = register.events.get(event)
    rules = otherwise if held is None else held.rules
    tables = tuple(
        _table(register, round, number, games, rules) for number in range(1, len(round.tables) + 1)
    )
    return RoundShown(round, event, rules, tables)


def loose_shown(
    register: Register, day: str, games: Games, event: str, otherwise: Rules
) -> RoundShown | None:
    """Give the games of a day that belong to no round, as a round without a number; None for none.

    Args:
        register: what the club wrote down.
        day: which.
        games: what is known of games.
        event: the id of the event of the day; "" for none.
        otherwise: the rules where a game has no event.
    """
    found: list[Link | Totals] = [*register.links.values(), *register.totals.values()]
    tables: list[TableShown] = []
    for one in (one for one in found if _is_loose(one, day)):
        number = len(tables) + 1
        held = register.events.get(one.event)
        rules = otherwise if held is None else held.rules
        if isinstance(one, Totals):
            table = _known(number, one, _planned(register, one.players), games)
        elif one.uid in games.heads and not games.heads[one.uid].hidden:
            table = _linked(register, number, games.heads[one.uid], one, games, rules)
        else:
            continue
        tables.append(table._replace(event=one.event))
    if not tables:
        return None
    players = tuple(tuple(seat.player for seat in table.seats) for table in tables)
    return RoundShown(Round("", 0, players), event, otherwise, tuple(tables))


def _is_loose(one: Link | Totals, day: str) -> bool:
    return one.counts and not one.round and one.day == day


def _table(register: Register, round: Round, number: int, games: Games, rules: Rules) -> TableShown:
    extra = round.extra[number - 1] if number <= len(round.extra) else 0
    key = (round.uid, number)
    link, totals = games.links.get(key), games.totals.get(key)
    if link is not None and link.uid in games.heads:
        shown = _linked(register, number, games.heads[link.uid], link, games, rules)
        return shown._replace(extra=extra)
    seats = _planned(register, round.tables[number - 1])
    if totals is not None:
        return _known(number, totals, seats, games)._replace(extra=extra)
    return TableShown(number, "planned", seats, extra=extra)


def _planned(register: Register, players: Sequence[str]) -> tuple[SeatShown, ...]:
    found = []
    for wind, uid in zip(WINDS, players, strict=False):
        player = register.player(uid)
        found.append(SeatShown(uid, player.name if player is not None else "", wind))
    return tuple(found)


def _linked(
    register: Register, number: int, head: GameHead, link: Link, games: Games, rules: Rules
) -> TableShown:
    """Give a table with a game: as it stands, or its result."""
    who = dict(link.players)
    played = games.played.get(head.id)
    over = head.finished and played is not None and played.finished
    level = len({*head.scores}) < 2
    ranked = places(head.scores, rules) if head.scores and not level else ()
    seats = []
    for chair, (wind, name) in enumerate(zip(WINDS, head.names, strict=False)):
        score = head.scores[chair] if head.scores else None
        place, tied = ranked[chair] if ranked else (0, False)
        player = who.get(name, "")
        seat = SeatShown(player, _known_as(register, player, name), wind, score, place, tied)
        if over and played is not None and chair < len(played.seats):
            held = played.seats[chair]
            seat = seat._replace(
                score=held.score, place=held.place, tied=held.tied > 1, points=held.points
            )
        seats.append(seat)
    state: State = "finished" if head.finished else "running"
    hand = "" if head.finished else head.round
    return TableShown(number, state, tuple(seats), head.id, "", hand, head.hands)


def _known_as(register: Register, player: str, name: str) -> str:
    """Give the club's name of somebody; what tells people of one name apart at a table stays."""
    held = register.player(player)
    if held is None or not held.name or name.startswith(held.name):
        return name
    return held.name


def _known(number: int, totals: Totals, seats: Sequence[SeatShown], games: Games) -> TableShown:
    """Give a table of which only the result is known, in the order of the winds."""
    held = games.played.get(totals.uid)
    found = []
    for wind, uid, score in zip(WINDS, totals.players, totals.scores, strict=False):
        name = next((seat.name for seat in seats if seat.player == uid), "")
        seat = SeatShown(uid, name, wind, score)
        of = next((one for one in held.seats if one.player == uid), None) if held else None
        if of is not None:
            seat = seat._replace(
                name=name or of.name, place=of.place, tied=of.tied > 1, points=of.points
            )
        found.append(seat)
    return TableShown(number, "finished", tuple(found), totals=totals.uid)
