"""A game in words, for the terminal and the clipboard: a line for each event, and how it ended."""

from collections.abc import Iterator, Sequence
from typing import Final

from riichi_desktop.ledger import Account, Game
from riichi_desktop.words import Words

from .columns import columns
from .event_words import event_text
from .game_names import cut_name, decimal_points, ending_text, player_name, round_name
from .names import rules_name
from .record_lines import GameLine, game_lines, names_known

_LONGEST_NAME: Final = 12


def game_text(game: Game, words: Words) -> str:
    """Give a replayed game as a table, with what was understood, then the final points."""
    names = _names(game, words)
    counts = [words.text(f"match.replay.{key}") for key in ("hand", "honba", "sticks")]
    people = [cell for name in names for cell in ("", cut_name(name, _LONGEST_NAME))]
    head = [*counts, *people, words.text("match.replay.what")]
    rows = [head, *(_row(line, words) for line in game_lines(game, words))]
    numbers = range(1, len(head) - 1)
    lines = [rules_name(game.rules, words), "", *columns(rows, numbers)]
    lines += ["", *_ending(game, names, words), "", words.text("match.replay.legend")]
    return "\n".join(lines)


def _names(game: Game, words: Words) -> list[str]:
    seats = names_known(game)[-1]
    return [player_name(seats, chair, words) for chair in range(len(seats))]


def _row(line: GameLine, words: Words) -> list[str]:
    row = line.row
    if row is None:
        nothing = [""] * (3 + 2 * len(line.names))
        return [*nothing, line.text] if not line.moves else [*_blank(line, words), line.text]
    cells = [round_name(row.round, words), words.number(row.honba), words.number(row.sticks)]
    said = event_text(line.event, line.names, words, row.paid)
    return [*cells, *_scores(line, words), words.joined([said, *line.notes])]


def _blank(line: GameLine, words: Words) -> list[str]:
    return ["", "", "", *_scores(line, words)]


def _scores(line: GameLine, words: Words) -> Iterator[str]:
    for delta, score in zip(line.deltas, line.scores, strict=True):
        yield words.signed(delta) if delta else ""
        yield words.number(score)


def _ending(game: Game, names: Sequence[str], words: Words) -> Iterator[str]:
    table = game.table
    if game.settlement is None:
        turn = round_name(table.round, words)
        yield words.text("match.replay.running", round=turn, honba=table.honba, sticks=table.sticks)
        return
    yield words.text("match.replay.final", ending=ending_text(table.ending, words))
    order = sorted(game.settlement, key=lambda one: (one.place, one.chair))
    yield from columns((_account(one, names, words) for one in order), (1, 2))


def _account(account: Account, names: Sequence[str], words: Words) -> tuple[str, ...]:
    place = words.text(f"ui.match.place.{account.place}")
    score, points = words.number(account.score), decimal_points(account.points, words)
    return place, score, points, names[account.chair]
