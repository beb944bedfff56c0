"""A match as tables of plain values."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, cast

from riichi_desktop.engine import Rules
from riichi_desktop.ledger import Account, Game
from riichi_desktop.words import Words

from .game_names import player_name, round_name
from .game_past import added_later
from .names import yaku_name
from .record_lines import GameLine, game_lines, names_known
from .rule_values import rule_rows
from .tables import Column, Kind, Table, Value

_ACCOUNT: Final = ("leftover", "difference", "uma", "oka", "remainder", "penalties", "points")


def seat_names(game: Game, words: Words) -> tuple[str, ...]:
    """Name who sits at each chair now; no two alike, so that columns can be told apart."""
    seats = names_known(game)[-1]
    names = [player_name(seats, chair, words) for chair in range(len(seats))]
    return tuple(
        name if names.count(name) == 1 else f"{name} ({chair})"
        for chair, name in enumerate(names, 1)
    )


def hands_table(game: Game, words: Words) -> Table:
    """Give a row for the start and for each event: what happened, gains and losses, scores."""
    names = seat_names(game, words)
    later, start = added_later(game), game.tables[0]
    first: tuple[Value, ...] = (words.text("match.sheet.start"), None, None, None, None)
    nothing = (None,) * len(names)
    rows = [(*first, None, None, None, *nothing, *start.scores, 0, None, None, None)]
    rows += [_row(line, line.uid in later, words) for line in game_lines(game, words)]
    return Table(words.text("match.title.hands"), tuple(_columns(names, words)), tuple(rows))


def _columns(names: Sequence[str], words: Words) -> Iterator[Column]:
    def column(key: str, kind: Kind, width: int, **said: str) -> Column:
        return Column(words.text(f"match.column.{key}", **said), kind, width)

    yield column("hand", "text", 10)
    yield column("honba", "count", 7)
    yield column("sticks_before", "count", 9)
    yield column("what", "text", 48)
    yield column("riichi", "text", 20)
    yield column("han", "count", 6)
    yield column("fu", "count", 6)
    yield column("yaku", "text", 30)
    for name in names:
        yield column("delta", "signed", 11, name=name)
    for name in names:
        yield Column(name, "points", 11)
    yield column("sticks_after", "count", 9)
    yield column("balance", "signed", 8)
    yield column("corrected", "text", 9)
    yield column("notes", "text", 40)


def _row(line: GameLine, added: bool, words: Words) -> tuple[Value, ...]:
    row, changed = line.row, line.amended or added
    mark = words.text("match.sheet.yes") if changed else None
    riichi = words.listed(line.names[chair] for chair in line.riichi) or None
    notes = words.joined(line.notes) or None
    if row is None:
        head: tuple[Value, ...] = (None, None, None, line.text, None, None, None, None)
        deltas = line.deltas if line.moves else (None,) * len(line.names)
        return (*head, *deltas, *line.scores, line.sticks, None, mark, notes)
    counts = (_counted(line, "han"), _counted(line, "fu"))
    head = (round_name(row.round, words), row.honba, row.sticks, line.text, riichi, *counts)
    after = (line.sticks, row.balance, mark, notes)
    return (*head, _yaku(line, words), *line.deltas, *line.scores, *after)


def _counted(line: GameLine, part: Literal["han", "fu"]) -> Value:
    """Give han or fu of a win; of several, one after the other."""
    found = [getattr(paid.win, part) for paid in line.paid]
    if len(found) == 1:
        return cast("int | None", found[0])
    return " + ".join("–" if one is None else str(one) for one in found) or None


def _yaku(line: GameLine, words: Words) -> str | None:
    """Name the yaku of each win whose tiles are known, dora last."""
    dora = "dora_kanji" if words.lang == "ja" else "dora"
    each = []
    for paid in line.paid:
        if paid.value is not None:
            best = paid.value.best
            found = [yaku_name(id, words) for id in (*best.yakuman, *best.yaku)]
            found += [f"{words.text(f'{dora}.{id}')} {han}" for id, han in best.dora.items()]
            each.append(words.listed(found))
    return words.joined(each) or None


def result_table(game: Game, words: Words) -> Table:
    """Give a row a player, the first place first: how the final points come about.

    While the game goes on: the scores, by chair.
    """
    names, title = seat_names(game, words), words.text("match.title.result")
    place, player, score = (
        Column(words.text(f"match.column.{key}"), kind, width) for key, kind, width in _RESULT
    )
    if game.settlement is None:
        rows: list[tuple[Value, ...]] = [*zip(names, game.table.scores, strict=True)]
        return Table(title, (player, score), tuple(rows))
    parts = [key for key in _ACCOUNT if is_told(key, game.settlement)]
    kinds: dict[str, Kind] = {"leftover": "points"}
    columns = [
        Column(words.text(f"match.column.{key}"), kinds.get(key, "final"), 12) for key in parts
    ]
    order = sorted(game.settlement, key=lambda one: (one.place, one.chair))
    rows = [
        (one.place, names[one.chair], one.score, *(getattr(one, key) for key in parts))
        for one in order
    ]
    return Table(title, (place, player, score, *columns), tuple(rows))


_RESULT: Final[tuple[tuple[str, Kind, int], ...]] = (
    ("place", "count", 7),
    ("player", "text", 24),
    ("score", "points", 11),
)


def is_told(part: str, accounts: Sequence[Account]) -> bool:
    """Tell whether a part of the final points is shown: those that are nothing for all are not."""
    return part in ("difference", "uma", "points") or any(getattr(one, part) for one in accounts)


def rules_table(rules: Rules, words: Words) -> Table:
    """Give a row a rule."""
    heads = (("rule", 36), ("value", 60), ("changed", 10))
    columns = tuple(Column(words.text(f"match.column.{key}"), "text", n) for key, n in heads)
    yes = words.text("match.sheet.yes")
    rows = tuple(
        (row.name, row.value, yes if row.changed else None) for row in rule_rows(rules, words)
    )
    return Table(words.text("match.title.rules"), columns, rows)
