"""How good a seating is, and how good one of its form could be at best: the values."""

from typing import NamedTuple


class SeatingMeeting(NamedTuple):
    """Two players who meet.

    Attributes:
        player, partner: their ids.
        times: how often they share a table.
        group: what they have in common, where they are told apart by a group; else "".
    """

    player: str
    partner: str
    times: int
    group: str = ""


class SeatingOfPlayer(NamedTuple):
    """What a plan is to one player.

    Attributes:
        player: the id.
        games: how often he is seated.
        out: how often he sits out.
        winds: how often he begins East, South, West, North.
        met: how many different people he meets.
        again: how often he meets somebody whom he met before.
        same_table: how often he comes back to a table number.
    """

    player: str
    games: int
    out: int
    winds: tuple[int, ...]
    met: int
    again: int
    same_table: int

    @property
    def wind_spread(self) -> int:
        """By how much his commonest wind exceeds his rarest, of those that there are."""
        return max(self.winds, default=0) - min(self.winds, default=0)


class SeatingBest(NamedTuple):
    """What no plan of the same form can undercut; none need reach it.

    Attributes:
        again: how often somebody meets somebody whom he met before, if nobody meets who must not.
        conflicts: how often two meet who must not.
        avoided: how often two meet who should avoid it.
        same_table: how often somebody comes back to a table number.
        out_spread: by how much the most sit-outs exceed the fewest.
        cost: the one figure.
    """

    again: int
    conflicts: int
    avoided: int
    same_table: int
    out_spread: int
    cost: int


class SeatingQuality(NamedTuple):
    """How good a plan is.

    Attributes:
        players: each of them, in the order of ids.
        rematches: who meets more than once, the oftenest first.
        never_met: who never meets, though nothing forbids it.
        conflicts: who meets and must not.
        avoided: who meets and should avoid it.
        again: how often somebody meets somebody whom he met before.
        same_table: how often somebody comes back to a table number.
        wind_spread: the largest of any player; 1 is the best where games do not divide by winds.
        out_spread: by how much the most sit-outs exceed the fewest.
        meetings: how often two meet, all rounds together.
        cost: one figure for all of it but the table numbers; see `evaluate_seating`.
        best: what no plan of the same form can undercut.
        unit: what it would cost if every meeting were with somebody met once before.
    """

    players: tuple[SeatingOfPlayer, ...]
    rematches: tuple[SeatingMeeting, ...]
    never_met: tuple[tuple[str, str], ...]
    conflicts: tuple[SeatingMeeting, ...]
    avoided: tuple[SeatingMeeting, ...]
    again: int
    same_table: int
    wind_spread: int
    out_spread: int
    meetings: int
    cost: int
    best: SeatingBest
    unit: int

    @property
    def percent(self) -> int:
        """How near the plan is to what nothing can undercut: at 100 no plan is better.

        It is 50 where it costs one `unit` more.
        """
        unit = max(1, self.unit)
        return 100 * (self.best.cost + unit) // (self.cost + unit)
