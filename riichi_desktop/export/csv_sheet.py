"""A match as CSV, as the spreadsheets of the language's country read it."""

from collections.abc import Iterator

from riichi_desktop.words import Words

from .game_names import day_text
from .game_tables import hands_table, result_table
from .match import Match, match_title
from .names import rules_name
from .table_csv import bare, csv_file, csv_rows


def game_csv(match: Match, words: Words) -> bytes:
    """Give a match as a file: a row a hand, then the result."""
    return csv_file(_rows(match, words), words)


def _rows(match: Match, words: Words) -> Iterator[list[str]]:
    yield from csv_rows(hands_table(match.game, words), words)
    yield []
    yield from csv_rows(result_table(match.game, words), words)
    yield []
    told = (match_title(match, words), day_text(match.date, words))
    rules = words.text("sheet.rules", rules=rules_name(match.game.rules, words))
    yield [bare(one) for one in (*told, rules) if one]
