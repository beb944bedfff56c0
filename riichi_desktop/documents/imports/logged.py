"""What a log says of a game, whatever its format: what the readers give and `following` replays.

Seats are chairs: 0 is the first dealer. A log tells some things only by what they did; then there
are several choices, the likeliest first, and the replay finds the one that fits.
"""

from typing import NamedTuple

from riichi_desktop.documents.game_document import GameInput
from riichi_desktop.engine import Problem, Rules
from riichi_desktop.ledger import Chairs, WonHand


class LoggedWin(NamedTuple):
    """A win as a log counted it.

    Attributes:
        winner: his chair.
        source: the chair of the discarder; None by tsumo.
        han: yaku and dora together; None with a yakuman.
        fu: rounded; None where the log does not say.
        times: how often the yakuman may count together; () for an ordinary hand.
        pao: the liable chair, if any.
        tiles: the tiles, where they could be read.
    """

    winner: int
    source: int | None
    han: int | None
    fu: int | None
    times: tuple[int, ...]
    pao: int | None
    tiles: WonHand | None


class LoggedWins(NamedTuple):
    """A hand that was won; `riichi` are the chairs that paid a stick."""

    wins: tuple[LoggedWin, ...]
    riichi: Chairs


class LoggedDraw(NamedTuple):
    """An exhaustive draw.

    Attributes:
        tenpai: choices of the chairs that were ready.
        riichi: the chairs that paid a stick.
        nagashi: whether there was a nagashi mangan; whose, the payments say.
    """

    tenpai: tuple[Chairs, ...]
    riichi: Chairs
    nagashi: bool = False


class LoggedAbort(NamedTuple):
    """An abortive draw: its reason, and choices of the chairs that paid a stick."""

    reason: str
    riichi: tuple[Chairs, ...]


Logged = LoggedWins | LoggedDraw | LoggedAbort


class LoggedHand(NamedTuple):
    """One hand of a log.

    Attributes:
        place: where it is in its file.
        turn: which dealer turn: 4 a wind from 0, with three players also 3 a wind.
        dealer: the dealer's chair.
        honba, sticks: on the table as it began.
        before, after: each chair's points.
        result: how it ended.
    """

    place: str
    turn: int
    dealer: int
    honba: int
    sticks: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    result: Logged


class LoggedGame(NamedTuple):
    """A log.

    Attributes:
        names: by chair; "" where there is none.
        rules: choices of what it was played by.
        hands: in order.
        points: final points by chair, in points (12,300 is shown as 12.3); () where unsaid.
        title: what it says the game was; "" where nothing.
        day: when it was played, YYYY-MM-DD; "" where unsaid.
        ref: its id on the server; "" where unsaid.
    """

    names: tuple[str, ...]
    rules: tuple[Rules, ...]
    hands: tuple[LoggedHand, ...]
    points: tuple[int, ...] = ()
    title: str = ""
    day: str = ""
    ref: str = ""


class ImportedGame(NamedTuple):
    """A game that was read and played again, every hand with the scores of the log.

    Attributes:
        game: its rules, names and events, ready for `replay`.
        notices: what was understood: hands without their tiles, a game that goes on, final points
            that differ.
        title, day, ref: as in `LoggedGame`.
    """

    game: GameInput
    notices: tuple[Problem, ...]
    title: str
    day: str
    ref: str
