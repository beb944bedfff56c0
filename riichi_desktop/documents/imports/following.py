"""A log played again: an event for each hand, chosen by the scores that the log has after it.

A hand is told by its tiles where these are worth what the log counted; by its numbers where not,
with a notice. One that comes to other scores either way is refused, named by its number and
round.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from riichi_desktop.documents.game_document import GameInput
from riichi_desktop.engine import WINDS, Problem, Rules, RulesError, problem
from riichi_desktop.ledger import (
    Event,
    Hands,
    NotLegal,
    Row,
    Table,
    advance,
    new_table,
    settle_game,
)

from .candidates import candidates, counts_as_logged
from .logged import ImportedGame, LoggedGame, LoggedHand
from .refusal import ImportRefused, refuse

_ROUNDINGS: Final = ("none", "half_up", "half_down")
_BETWEEN: Final = " / "
_MINUS: Final = "\u2212"


class _Followed(NamedTuple):
    """A log that was played again: what happened, the table at the end, what was understood."""

    events: tuple[Event, ...]
    table: Table
    notices: tuple[Problem, ...]


def follow(log: LoggedGame) -> ImportedGame:
    """Play a log again.

    Raises:
        ImportRefused: it begins in the middle, or a hand comes to other scores than the log has.
    """
    if not log.hands:
        refuse(problem("import_no_hands"))
    first = log.hands[0]
    if (first.turn, first.dealer, first.honba, first.sticks) != (0, 0, 0, 0):
        refuse(problem("import_not_from_start", first.place, have=_header_of_log(first)))
    names, unnamed = _names(log.names)
    followed = _by_some_rules(log, names)
    rules, notices = _settled(followed.table, log.points)
    if not followed.table.is_over:
        notices = (*notices, problem("import_unfinished"))
    game = GameInput(rules, names, followed.events)
    told = (*unnamed, *followed.notices, *notices)
    return ImportedGame(game, told, log.title, log.day, log.ref)


def _names(names: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[Problem, ...]]:
    """Give everybody a name; who has none is called by his number."""
    given = tuple(name or str(chair + 1) for chair, name in enumerate(names))
    told = (
        problem("import_unnamed", f"names[{chair}]", number=chair + 1)
        for chair, name in enumerate(names)
        if not name
    )
    return given, tuple(told)


def _by_some_rules(log: LoggedGame, names: tuple[str, ...]) -> _Followed:
    """Play a log by the first rules by which it ends; else by the first that allow its hands."""
    going_on: _Followed | None = None
    refused: ImportRefused | None = None
    for rules in log.rules:
        try:
            followed = _by_rules(log.hands, _from_start(rules, log.hands[0]), names)
        except ImportRefused as error:
            refused = refused or error
            continue
        if followed.table.is_over:
            return followed
        going_on = going_on or followed
    if going_on is not None:
        return going_on
    assert refused is not None
    raise refused


def _from_start(rules: Rules, hand: LoggedHand) -> Rules:
    """Give the rules with the points with which everybody begins."""
    if len(set(hand.before)) > 1:
        refuse(problem("import_unequal_start", hand.place, have=_scores(hand.before)))
    if hand.before[0] == rules.start:
        return rules
    try:
        return replace(rules, start=hand.before[0])
    except RulesError as error:
        raise ImportRefused([one._replace(field=hand.place) for one in error.problems]) from error


def _by_rules(hands: tuple[LoggedHand, ...], rules: Rules, names: tuple[str, ...]) -> _Followed:
    table = new_table(rules, names)
    events, notices = list[Event](), list[Problem]()
    for number, hand in enumerate(hands, start=1):
        following = hands[number] if number < len(hands) else None
        event, table, told = _step(table, hand, following, number)
        events.append(event)
        notices.extend(told)
    return _Followed(tuple(events), table, tuple(notices))


def _step(
    table: Table, hand: LoggedHand, following: LoggedHand | None, number: int
) -> tuple[Hands, Table, list[Problem]]:
    """Give the event of a hand, and the table after it.

    Raises:
        ImportRefused: none fits.
    """
    faults = list[tuple[int, tuple[Problem, ...]]]()
    for candidate in candidates(hand.result, table.rules, table.players):
        try:
            after, row = advance(table, candidate.event)
        except NotLegal as error:
            placed = (one._replace(field=hand.place) for one in error.problems)
            told = problem("import_hand_impossible", hand.place, **_named(table, number))
            faults.append((0, (told, *placed)))
            continue
        assert row is not None
        unlike = _unlike(table, after, row, hand, following, number)
        if unlike is None:
            counted = [table.names[chair] for chair in candidate.counted]
            return candidate.event, after, _by_numbers(table, hand, number, counted)
        faults.append(unlike)
    raise ImportRefused(max(faults, key=lambda fault: fault[0])[1])


def _by_numbers(
    table: Table, hand: LoggedHand, number: int, counted: Iterable[str]
) -> list[Problem]:
    named = _named(table, number)
    return [problem("import_by_numbers", hand.place, player=name, **named) for name in counted]


def _unlike(
    table: Table,
    after: Table,
    row: Row,
    hand: LoggedHand,
    following: LoggedHand | None,
    number: int,
) -> tuple[int, tuple[Problem, ...]] | None:
    """Say how a table differs from the log, and how far it agreed; None where it does not."""
    named = _named(table, number)
    if after.scores != hand.after:
        was, have = _scores(hand.after), _scores(after.scores)
        return 1, (problem("import_hand_differs", hand.place, was=was, have=have, **named),)
    if not counts_as_logged(row, hand.result):
        return 2, (problem("import_worth_differs", hand.place, **named),)
    if following is None:
        return None
    if after.is_over:
        return 3, (problem("import_goes_on", following.place, **named),)
    if not _begins_as(after, following):
        was, have = _header_of_log(following), _header(after)
        return 3, (problem("import_next_differs", following.place, was=was, have=have, **named),)
    return None


def _begins_as(table: Table, hand: LoggedHand) -> bool:
    """Tell whether a hand of the log begins as the table stands."""
    wind = WINDS.index(table.wind)
    turns = {4 * wind + table.dealer, table.players * wind + table.dealer}
    return hand.turn in turns and (table.dealer, table.honba, table.sticks, table.scores) == (
        hand.dealer,
        hand.honba,
        hand.sticks,
        hand.before,
    )


def _named(table: Table, number: int) -> dict[str, object]:
    """Give how a hand is named: its number, its round, its honba."""
    return {"number": number, "turn": table.round, "honba": table.honba}


def _header(table: Table) -> str:
    parts = (table.round, str(table.honba), str(table.sticks), _scores(table.scores))
    return " · ".join(parts)


def _header_of_log(hand: LoggedHand) -> str:
    round = f"{WINDS[min(hand.turn // 4, 3)]}{hand.turn % 4 + 1}"
    return " · ".join((round, str(hand.honba), str(hand.sticks), _scores(hand.before)))


def _scores(scores: Iterable[int]) -> str:
    return _BETWEEN.join(str(score) for score in scores).replace("-", _MINUS)


def _settled(table: Table, points: tuple[int, ...]) -> tuple[Rules, tuple[Problem, ...]]:
    """Give the rules with the rounding by which the final points are the log's.

    Older logs of Tenhou have final points in whole thousands, newer ones have not.
    """
    rules = table.rules
    if not points or not table.is_over:
        return rules, ()
    for rounding in (rules.final_rounding, *_ROUNDINGS):
        rounded = replace(rules, final_rounding=rounding)
        accounts = settle_game(replace(table, rules=rounded))
        if tuple(account.points for account in accounts) == points:
            return (rules if rounding == rules.final_rounding else rounded), ()
    have = settle_game(table)
    was, is_now = _thousands(points), _thousands(account.points for account in have)
    return rules, (problem("import_points_differ", was=was, have=is_now),)


def _thousands(points: Iterable[int]) -> str:
    return _BETWEEN.join(f"{one / 1000:+.1f}" for one in points).replace("-", _MINUS)
