"""A played game as the club counts it: who of the register sat there, and what came out.

It is put together from what the club wrote down about a game (`Link`, `Totals`) and from what the
game itself says (`GameFacts`); standings, pages and statistics read nothing else.
"""

from collections import Counter, deque
from typing import NamedTuple

from riichi_desktop.engine import Problem, Rules, problem
from riichi_desktop.ledger import NotLegal, Table, settle_game

from .facts import GameFacts, Tally
from .values import Link, Totals

STICK = 1000


class PlayedSeat(NamedTuple):
    """One person of a played game.

    Attributes:
        player: the id in the register; "" where the club did not say who that is.
        name: as the record of the game has it; "" where only totals are known.
        place: 1 is the first; 0 for who left before the end.
        tied: how many share the place; 1 for nobody else.
        score: at the table, leftover sticks given out.
        points: after uma, penalties included; 100 is shown as 0.1.
        facts: what this person did in the hands; None where only totals are known.
        penalties: what of the points are chombo and final penalties.
    """

    player: str
    name: str
    place: int
    tied: int
    score: int
    points: int
    facts: Tally | None = None
    penalties: int = 0


class Played(NamedTuple):
    """A game, with its result.

    Attributes:
        uid: of the game.
        event, round, table, day: what it counts for, as in `Link`.
        rules_id: of the rules of the game.
        players: three or four.
        hands: booked; 0 where only totals are known.
        finished: whether it is over; one that goes on is settled as if it ended where it stands.
        seats: by chair, the first dealer first.
        left: who sat there and left before the end: hands of theirs, neither place nor points.
        counts: False where it was declared void.
    """

    uid: str
    event: str
    round: str
    table: int
    day: str
    rules_id: str
    players: int
    hands: int
    finished: bool
    seats: tuple[PlayedSeat, ...]
    left: tuple[PlayedSeat, ...] = ()
    counts: bool = True


def played_of_game(link: Link, facts: GameFacts) -> Played:
    """Give a recorded game as the club counts it.

    Args:
        link: who the names of the record are. Of several people of one name the first pair is the
            one in the lower chair.
        facts: of the game.
    """
    ids: dict[str, deque[str]] = {}
    for name, player in link.players:
        ids.setdefault(name, deque()).append(player)
    known = [_next(ids, person.name) for person in facts.people]
    seats = []
    for seat in facts.seats:
        name, tally = facts.people[seat.person]
        held = (seat.place, seat.tied, seat.score, seat.points, tally, seat.penalties)
        seats.append(PlayedSeat(known[seat.person], name, *held))
    at_the_end = {seat.person for seat in facts.seats}
    left = tuple(
        PlayedSeat(known[at], name, 0, 0, 0, 0, tally)
        for at, (name, tally) in enumerate(facts.people)
        if at not in at_the_end
    )
    return Played(
        link.uid,
        link.event,
        link.round,
        link.table,
        link.day,
        facts.rules_id,
        facts.players,
        facts.hands,
        facts.finished,
        tuple(seats),
        left,
        link.counts,
    )


def _next(ids: dict[str, deque[str]], name: str) -> str:
    """Give the player of a name, and the next one for the next of that name."""
    held = ids.get(name)
    return held.popleft() if held else ""


def played_of_totals(totals: Totals, rules: Rules) -> Played:
    """Give a game of which only the result is known, settled as the ledger settles any.

    Args:
        totals: the scores.
        rules: those of the event, or the totals' own.

    Raises:
        NotLegal: the scores cannot be those of a game under these rules.
    """
    fault = totals_fault(totals, rules)
    if fault is not None:
        raise NotLegal([fault])
    penalties = totals.penalties or (0,) * rules.players
    table = Table(rules, totals.players, totals.scores, penalties=penalties, ending="last_hand")
    accounts = settle_game(table)
    held = Counter(one.place for one in accounts)
    seats = tuple(
        PlayedSeat(
            player, "", one.place, held[one.place], one.score, one.points, None, one.penalties
        )
        for player, one in zip(totals.players, accounts, strict=True)
    )
    return Played(
        totals.uid,
        totals.event,
        totals.round,
        totals.table,
        totals.day,
        rules.id,
        rules.players,
        0,
        True,
        seats,
        counts=totals.counts,
    )


def totals_fault(totals: Totals, rules: Rules) -> Problem | None:
    """Say why scores cannot be those of a game under some rules; None where they can.

    Scores are whole hundreds, and sum to what was handed out. Where leftover sticks are lost, whole
    sticks may be missing.
    """
    players, scores = totals.players, totals.scores
    if len(players) != rules.players or len(scores) != len(players):
        return problem("player_count", "players", n=rules.players, have=len(players))
    if totals.penalties and len(totals.penalties) != len(players):
        return problem("player_count", "penalties", n=rules.players, have=len(totals.penalties))
    if any(score % 100 for score in (*scores, *totals.penalties)):
        return problem("totals_hundreds", "scores")
    want, have = rules.start * rules.players, sum(scores)
    lost = rules.leftover_sticks == "lost" and have < want and (want - have) % STICK == 0
    if have != want and not lost:
        return problem("totals_sum", "scores", want=want, have=have)
    return None
