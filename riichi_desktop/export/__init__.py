"""What leaves the program for people: a hand's value as text."""

from .columns import columns, width
from .editions import as_of, edition_text
from .formula import award_formula_text, formula_steps, formula_text, then
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
    "edition_text",
    "formula_steps",
    "formula_text",
    "fu_label",
    "headline",
    "limit_name",
    "limit_word",
    "payment_rows",
    "points_sheet",
    "problems_text",
    "rules_name",
    "situation_text",
    "text_sheet",
    "then",
    "times_paid",
    "width",
    "worth_text",
    "yaku_name",
]
