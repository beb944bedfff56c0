"""One hand of the viewer's JSON (tenhou.net/6) as what is known of it."""

from typing import Any, NamedTuple

from riichi_desktop.engine import WINDS, Tile, Wind, problem
from riichi_desktop.ledger import Chairs, WonHand

from .logged import Logged, LoggedAbort, LoggedDraw, LoggedHand, LoggedWin, LoggedWins
from .refusal import refuse, shown
from .viewer_results import (
    ABORTS,
    DRAWN,
    NAGASHI,
    WON,
    Counted,
    changes,
    counted,
    tenpai_of,
)
from .viewer_tiles import (
    Player,
    Step,
    Untold,
    hand_of,
    held_by,
    last_tile,
    riichi_step,
    tile_of,
)

_HEAD = 4
"""Lists before those of the players: turn and counters, scores, indicators, ura indicators."""
_STICK = 1000
_MOST_STEPS = 60
_MOST_WINS = 3
_RIICHI = frozenset({"riichi", "double_riichi"})


class Frame(NamedTuple):
    """How the hands of a log are laid out.

    Attributes:
        players: how many play.
        lists: for how many there are lists.
        turns: how many dealer turns are counted a wind.
    """

    players: int
    lists: int
    turns: int


def frame_of(log: list[Any]) -> Frame:
    """Tell how the hands of a log are laid out.

    Raises:
        ImportRefused: the first is no hand.
    """
    hand = log[0]
    size = len(hand) if isinstance(hand, list) else 0
    if size not in (_HEAD + 10, _HEAD + 13):
        refuse(problem("import_field", "log[0]", value=shown(hand)))
    lists = (size - _HEAD) // 3
    scores = hand[1] if isinstance(hand[1], list) else []
    empty = lists == 4 and not any(scores[3:]) and not any(hand[_HEAD + 9 : _HEAD + 12])
    if lists == 4 and not empty:
        return Frame(4, 4, 4)
    counters = [one[0] for one in log if isinstance(one, list) and one]
    turns = [one[0] for one in counters if isinstance(one, list) and one]
    # Four a wind everywhere that was seen; a turn that nobody has then says otherwise.
    closely = any(type(turn) is int and turn % 4 == 3 for turn in turns)
    return Frame(3, lists, 3 if closely else 4)


class _Hand(NamedTuple):
    """A hand while it is read."""

    place: str
    players: tuple[Player, ...]
    dealer: int
    dora: tuple[Step, ...]
    ura: tuple[Step, ...]


def logged_hands(log: list[Any], frame: Frame) -> tuple[LoggedHand, ...]:
    """Read the hands of a log.

    Raises:
        ImportRefused: one of them is none.
    """
    hands = [_logged_hand(one, f"log[{at}]", frame) for at, one in enumerate(log)]
    for at, following in enumerate(hands[1:]):
        result = hands[at].result
        if isinstance(result, LoggedAbort) and len(result.riichi) > 1:
            # Who paid a stick is not told; the next hand has the scores.
            hands[at] = hands[at]._replace(after=following.before)
    return tuple(hands)


def _logged_hand(stated: Any, place: str, frame: Frame) -> LoggedHand:
    if not isinstance(stated, list) or len(stated) != _HEAD + 3 * frame.lists + 1:
        refuse(problem("import_field", place, value=shown(stated)))
    turn, honba, sticks = _counters(stated[0], f"{place}[0]")
    dealer = turn % frame.turns
    if dealer >= frame.players:
        refuse(problem("import_field", f"{place}[0]", value=shown(stated[0])))
    before = changes(stated[1], frame.players, f"{place}[1]")
    parts = [_steps(one, f"{place}[{at}]") for at, one in enumerate(stated[2:-1], start=2)]
    dora, ura, *lists = parts
    players = tuple(Player(*lists[3 * at : 3 * at + 3]) for at in range(frame.players))
    result, changed = _result(_Hand(place, players, dealer, dora, ura), stated[-1])
    after = tuple(was + change for was, change in zip(before, changed, strict=True))
    return LoggedHand(place, turn, dealer, honba, sticks, before, after, result)


def _counters(stated: Any, place: str) -> list[int]:
    numbers = stated if isinstance(stated, list) else []
    if len(numbers) < 3 or not all(type(one) is int and 0 <= one < 1000 for one in numbers[:3]):
        refuse(problem("import_field", place, value=shown(stated)))
    return [int(one) for one in numbers[:3]]


def _steps(stated: Any, place: str) -> tuple[Step, ...]:
    steps = stated if isinstance(stated, list) else [None]
    if len(steps) > _MOST_STEPS or not all(type(one) in (int, str) for one in steps):
        refuse(problem("import_field", place, value=shown(stated)))
    return tuple(steps)


def _result(hand: _Hand, stated: Any) -> tuple[Logged, tuple[int, ...]]:
    """Read how a hand ended; give it, and what it changed, the sticks that were laid included."""
    place = f"{hand.place}[-1]"
    kind, *parts = stated if isinstance(stated, list) and stated else [""]
    many = len(hand.players)
    riichi = _riichi(hand)
    changed = (0,) * many
    for at, part in enumerate(parts[: 2 * _MOST_WINS : 2]):
        more = changes(part, many, f"{place}[{2 * at + 1}]") if part != [] else (0,) * many
        changed = tuple(one + other for one, other in zip(changed, more, strict=True))
    result: Logged
    if kind in WON:
        result = _won(hand, parts[1 : 2 * _MOST_WINS : 2], riichi, place)
        riichi = result.riichi
    elif kind in DRAWN:
        result = LoggedDraw(tenpai_of(kind, changed, riichi), riichi)
    elif kind in NAGASHI:
        ready = tuple(sorted({*riichi, hand.dealer}))
        result = LoggedDraw((riichi, ready) if ready != riichi else (riichi,), riichi, True)
    elif isinstance(kind, str) and kind in ABORTS:
        result = LoggedAbort(ABORTS[kind], _paid_in_abort(hand, ABORTS[kind], riichi))
    else:
        refuse(problem("import_field", place, value=shown(kind)))
    return result, tuple(points - _STICK * (at in riichi) for at, points in enumerate(changed))


def _riichi(hand: _Hand) -> Chairs:
    return tuple(at for at, one in enumerate(hand.players) if any(map(riichi_step, one.done)))


def _paid_in_abort(hand: _Hand, reason: str, riichi: Chairs) -> tuple[Chairs, ...]:
    """Give who may have paid a stick: three rons may have been on the tile of a riichi."""
    if reason != "sanchahou":
        return (riichi,)
    last = [at for at in riichi if riichi_step(hand.players[at].done[-1])]
    return (riichi, *(tuple(at for at in riichi if at != one) for one in last))


def _won(hand: _Hand, stated: list[Any], riichi: Chairs, place: str) -> LoggedWins:
    if not stated:
        refuse(problem("import_field", place, value="[]"))
    many = len(hand.players)
    told = [
        counted(one, many, hand.dealer, f"{place}[{2 * at + 2}]") for at, one in enumerate(stated)
    ]
    ronned = {one.source for one in told if one.source != one.winner}
    # A riichi on whose tile somebody wins is not paid.
    unpaid = {at for at in ronned if riichi_step((hand.players[at].done or ("",))[-1])}
    paid = tuple(at for at in riichi if at not in unpaid)
    return LoggedWins(tuple(_win(hand, one, paid) for one in told), paid)


def _win(hand: _Hand, told: Counted, riichi: Chairs) -> LoggedWin:
    by_tsumo = told.source == told.winner
    try:
        tiles = _tiles(hand, told, riichi)
    except Untold:
        tiles = None
    return LoggedWin(
        told.winner,
        None if by_tsumo else told.source,
        told.han,
        told.fu,
        told.times,
        None if told.liable == told.winner else told.liable,
        tiles,
    )


def _tiles(hand: _Hand, told: Counted, riichi: Chairs) -> WonHand:
    """Give the tiles of a win.

    Raises:
        Untold: they do not add up.
    """
    player = hand.players[told.winner]
    held = held_by(player, _winds(hand, told.winner))
    flags = told.flags
    if told.source == told.winner:
        if not player.drawn:
            raise Untold
        win, drawn = tile_of(player.drawn[-1]), True
    else:
        (win, how), drawn = last_tile(hand.players[told.source]), False
        flags |= {"north_ron"} if how == "f" else set()
    if told.winner in riichi and not flags & _RIICHI:
        flags |= {"riichi"}  # beside a yakuman it is not told
    ura = hand.ura if flags & _RIICHI else ()
    return WonHand(hand_of(held, win, drawn), flags, _shown(hand.dora), _shown(ura))


def _winds(hand: _Hand, chair: int) -> tuple[Wind, ...]:
    if len(hand.players) != 4:
        return ()
    return tuple(WINDS[(chair + n - hand.dealer) % 4] for n in range(4))


def _shown(steps: tuple[Step, ...]) -> tuple[Tile, ...]:
    return tuple(tile_of(step) for step in steps)
