"""A game in words, for the terminal: a line for each event, and how it ended."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.ledger import Account, Game, Hands
from riichi_desktop.words import Words

from .columns import columns
from .event_text import event_text, round_name
from .names import rules_name

_DECIMAL: Final = {"fr": ",", "en": ".", "ja": "."}
_CONTINUED: Final = "…"
_LONGEST_NAME: Final = 12


def game_text(game: Game, words: Words) -> str:
    """Give a replayed game as a table, with what was understood, then the final points."""
    counts = [words.text(f"match.replay.{key}") for key in ("hand", "honba", "sticks")]
    people = [cell for name in game.names for cell in ("", _short(name))]
    head = [*counts, *people, words.text("match.replay.what")]
    rows = [head, *_rows(game, words)]
    numbers = range(1, len(head) - 1)
    lines = [rules_name(game.rules, words), "", *columns(rows, numbers)]
    lines += ["", *_ending(game, words), "", words.text("match.replay.legend")]
    return "\n".join(lines)


def decimal_points(points: int, words: Words) -> str:
    """Write final points in thousands, signed, with one decimal: 12,300 is ``+12.3``."""
    whole, tenths = divmod(abs(points) // 100, 10)
    sign = words.signed(points)[0] if points else ""
    return f"{sign}{words.number(whole)}{_DECIMAL[words.lang]}{tenths}"


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[:_LONGEST_NAME] + _CONTINUED


def _rows(game: Game, words: Words) -> Iterator[list[str]]:
    rows = iter(game.rows)
    for table, held in zip(game.tables, game.events, strict=False):
        event = held.event
        if not isinstance(event, Hands):
            what = event_text(event, table.names, words)
            yield ["", "", "", *[""] * (2 * table.players), what]
            continue
        row = next(rows)
        cells = [round_name(row.round, words), words.number(row.honba), words.number(row.sticks)]
        for delta, score in zip(row.deltas, row.scores, strict=True):
            cells += [words.signed(delta) if delta else "", words.number(score)]
        notices = [words.problem(notice) for notice in row.notices]
        what = event_text(event, table.names, words, row.paid)
        yield [*cells, words.joined([what, *notices])]


def _ending(game: Game, words: Words) -> Iterator[str]:
    table = game.table
    if game.settlement is None:
        turn = round_name(table.round, words)
        yield words.text("match.replay.running", round=turn, honba=table.honba, sticks=table.sticks)
        return
    yield words.text("match.replay.final", ending=words.text(f"ui.match.ending.{table.ending}"))
    order = sorted(game.settlement, key=lambda one: (one.place, one.chair))
    yield from columns((_account(one, table.names, words) for one in order), (1, 2, 3))


def _account(account: Account, names: tuple[str, ...], words: Words) -> tuple[str, ...]:
    place = words.text(f"ui.match.place.{account.place}")
    score, points = words.number(account.score), decimal_points(account.points, words)
    return place, score, points, names[account.chair]
