"""How the points after uma come about, step by step. Values in, words out."""

from collections.abc import Iterator
from typing import NamedTuple

from riichi_desktop.engine import FIELDS_BY_DOCUMENT, Rules
from riichi_desktop.export import rule_value
from riichi_desktop.ledger import Account, Finished, Game, settle_game
from riichi_desktop.ui.match.board.values import STICK, one_line
from riichi_desktop.ui.match.board.words import ending, final_points, place_name
from riichi_desktop.words import MINUS, Words


class SettlementLine(NamedTuple):
    """One player's result.

    Attributes:
        place: "1st".
        name: who.
        points: after uma, "+45.2".
        steps: of what they consist, one after another.
        first: whether he has the first place.
        loss: whether the points are below zero.
    """

    place: str
    name: str
    points: str
    steps: tuple[str, ...]
    first: bool
    loss: bool


def settlement_lines(game: Game, words: Words) -> tuple[SettlementLine, ...]:
    """Give the results by place; of a game that goes on, as if it ended where it stands."""
    table = game.table
    accounts = game.settlement or settle_game(table)
    places = [one.place for one in accounts]
    lines = []
    for one in sorted(accounts, key=lambda account: (account.place, account.chair)):
        name = one_line(table.names[one.chair])
        name = name or words.text("ui.match.nameless", number=one.chair + 1)
        place = place_name(words, one.place, shared=places.count(one.place) > 1)
        steps = tuple(_steps(one, game.rules, words))
        said = final_points(words, one.points)
        lines.append(SettlementLine(place, name, said, steps, one.place == 1, one.points < 0))
    return tuple(lines)


def _steps(one: Account, rules: Rules, words: Words) -> Iterator[str]:
    """Say of what a player's points consist, the score first."""
    rounded = one.difference + rules.return_points
    if rounded != one.score:
        yield f"{words.number(one.score)} → {words.number(rounded)}"
    back, sum_ = words.number(rules.return_points), final_points(words, one.difference)
    yield f"({words.number(rounded)} {MINUS} {back}) ÷ {words.number(1000)} = {sum_}"
    if one.leftover:
        yield words.text("ui.settle.leftover", points=one.leftover)
    for key in ("uma", "oka", "remainder", "penalties"):
        points = getattr(one, key)
        if points or key == "uma":
            yield words.text(f"ui.settle.{key}", points=final_points(words, points))


def settlement_title(game: Game, words: Words) -> str:
    """Say that the game is over, and why; or that this is how it would end here."""
    if game.settlement is None:
        return words.text("ui.settle.as_if")
    why = ending(words, game.table.ending)
    last = game.events[-1].event if game.events else None
    if why and isinstance(last, Finished) and last.reason:
        why = words.text("match.event.because", what=why, reason=one_line(last.reason))
    over = words.text("ui.match.over")
    return words.text("ui.record.say.rule", rule=over, value=why) if why else over


def settlement_lost(game: Game, words: Words) -> tuple[str, ...]:
    """Say why the points do not add up to nothing: sticks that nobody gets; () where they do."""
    table = game.table
    if table.rules.leftover_sticks != "lost" or not table.sticks:
        return ()
    total = final_points(words, -STICK * table.sticks)
    return (words.text("ui.settle.lost", n=table.sticks, total=total),)


def settlement_rules(rules: Rules, words: Words) -> tuple[str, ...]:
    """Say which rules make the points: each as its name and its value."""
    fields = ["return", "uma", "ties", "leftover_sticks"]
    if rules.final_rounding != "none":
        fields.append("final_rounding")
    said = []
    for document in fields:
        field = FIELDS_BY_DOCUMENT[document]
        value = rule_value(field, getattr(rules, field.name), words)
        name = words.text(f"rule_field.{document}")
        said.append(words.text("ui.record.say.rule", rule=name, value=value))
    return tuple(said)
