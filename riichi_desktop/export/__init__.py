"""What leaves the program for people: a hand's value as text."""

from .columns import columns, width
from .editions import as_of, edition_text
from .event_text import event_text, round_name, worth_of_win
from .formula import award_formula_text, formula_steps, formula_text, then
from .game_text import decimal_points, game_text
from .names import (
    fu_label,
    limit_name,
    limit_word,
    rules_name,
    situation_text,
    times_paid,
    worth_text,
    yaku_name,
)
from .payments import payment_rows
from .text_sheet import headline, points_sheet, problems_text, text_sheet

__all__ = [
    "as_of",
    "award_formula_text",
    "columns",
    "decimal_points",
    "edition_text",
    "event_text",
    "formula_steps",
    "formula_text",
    "fu_label",
    "game_text",
    "headline",
    "limit_name",
    "limit_word",
    "payment_rows",
    "points_sheet",
    "problems_text",
    "round_name",
    "rules_name",
    "situation_text",
    "text_sheet",
    "then",
    "times_paid",
    "width",
    "worth_of_win",
    "worth_text",
    "yaku_name",
]
