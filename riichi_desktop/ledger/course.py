"""How a game goes on from one hand to the next, and when it is over."""

from typing import Final, NamedTuple

from riichi_desktop.engine import WINDS, Problem, Rules, Wind

from .table import Paid, Table

_LAST: Final[dict[str, Wind]] = {"east": "E", "south": "S"}


class Outcome(NamedTuple):
    """What one hand did.

    Attributes:
        deltas: to each chair's score, riichi sticks included.
        sticks: on the table after it.
        repeats: whether the dealer keeps the deal.
        honba: counters of the next hand.
        is_replayed: an abortive draw or a chombo: the game goes on whatever the scores.
        paid, penalties, notices: as in `Row`.
    """

    deltas: tuple[int, ...]
    sticks: int
    repeats: bool
    honba: int
    is_replayed: bool = False
    paid: tuple[Paid, ...] = ()
    penalties: tuple[int, ...] = ()
    notices: tuple[Problem, ...] = ()


def last_wind(rules: Rules) -> Wind:
    """Give the last wind that is played in full."""
    return _LAST[rules.length]


def is_last_turn(table: Table) -> bool:
    """Tell whether the game can end with this turn: the last one, or any of the extra wind."""
    wind, last = WINDS.index(table.wind), WINDS.index(last_wind(table.rules))
    return wind > last or (wind == last and table.turn == table.players)


def is_extra(table: Table) -> bool:
    """Tell whether the extra wind is being played, since nobody had the target."""
    return WINDS.index(table.wind) > WINDS.index(last_wind(table.rules))


def leader(scores: tuple[int, ...]) -> int:
    """Give the chair that leads: the most points, the earlier chair among equals."""
    return scores.index(max(scores))


def dealer_leads(table: Table) -> bool:
    """Tell whether the dealer leads and has the target, if there is one."""
    has_target = not table.rules.target or table.scores[table.dealer] >= table.rules.target
    return has_target and leader(table.scores) == table.dealer


def after_hand(table: Table, outcome: Outcome) -> Table:
    """Give the table after a hand: over, or as the next hand begins."""
    scores = _added(table.scores, outcome.deltas)
    penalties = table.penalties
    if outcome.penalties:
        penalties = _added(penalties, outcome.penalties)
    bell = None if table.bell is None else table.bell - 1
    wind, turn, honba, sticks = table.wind, table.turn, table.honba, outcome.sticks
    held = (table.rules, table.names, scores)  # `replace` would take a sixth of a whole game
    after = Table(*held, wind, turn, honba, sticks, penalties, bell)
    ending, may_stop = _ending(after, outcome)
    if ending:
        return Table(*held, wind, turn, honba, sticks, penalties, bell, ending)
    if not outcome.repeats:
        turn += 1
        if turn > table.players:
            wind, turn = WINDS[WINDS.index(wind) + 1], 1
    return Table(*held, wind, turn, outcome.honba, sticks, penalties, bell, "", may_stop)


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([mine + more for mine, more in zip(one, other, strict=True)])


def _ending(table: Table, outcome: Outcome) -> tuple[str, bool]:
    """Give why the game is over, "" where it goes on, and whether the dealer may stop it now.

    In this order: bust; time; a replayed hand, or a turn before the last, goes on; a repeat ends
    it only where the leading dealer stops; else it ends when somebody has the target, or the extra
    wind is used up. (All recorded games of Tenhou and Mahjong Soul agree.)
    """
    rules = table.rules
    if _is_bust(table):
        return "bust", False
    if table.bell == 0:
        return "time", False
    if outcome.is_replayed or not is_last_turn(table):
        return "", False
    if outcome.repeats:
        if rules.dealer_may_stop == "no" or not dealer_leads(table):
            return "", False
        return ("dealer_stopped", False) if rules.dealer_may_stop == "automatic" else ("", True)
    if not rules.target or max(table.scores) >= rules.target:
        return "target" if is_extra(table) else "last_hand", False
    return "last_hand" if is_extra(table) and table.turn == table.players else "", False


def _is_bust(table: Table) -> bool:
    least = min(table.scores)
    return (
        least < 0
        if table.rules.bust == "below_zero"
        else (least <= 0 and table.rules.bust == "at_zero")
    )
