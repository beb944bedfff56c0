"""What leaves the program for people: the words of a value and of a match, and their files."""

from typing import TYPE_CHECKING

from riichi_desktop.later import later

from .columns import columns, width
from .editions import as_of, edition_text
from .formula import award_formula_text, formula_steps, formula_text, then
from .names import (
    abort_name,
    fu_label,
    limit_name,
    limit_word,
    rule_set_name,
    rules_name,
    situation_text,
    times_paid,
    worth_text,
    yaku_name,
)
from .payments import payment_rows
from .points_notes import award_notes, counted_note
from .points_steps import StepLine, award_steps
from .text_sheet import headline, points_sheet, problems_text, text_sheet

if TYPE_CHECKING:
    from .csv_sheet import game_csv
    from .event_words import event_text, worth_of_win
    from .game_file import game_json
    from .game_names import (
        cut_name,
        day_text,
        decimal,
        decimal_points,
        elided,
        ending_text,
        hand_name,
        local_day,
        local_time,
        moment_text,
        one_line,
        player_name,
        round_kanji,
        round_name,
    )
    from .game_past import Past, added_later, corrected, voided
    from .game_sheet import game_text
    from .game_tables import is_told, seat_names
    from .match import Match, file_name, file_title, match_title
    from .record_lines import GameLine, game_lines, line_of, names_known
    from .rule_values import RuleRow, rule_help, rule_rows, rule_value, settling_rows
    from .workbook import game_xlsx

__all__ = [
    "GameLine",
    "Match",
    "Past",
    "RuleRow",
    "StepLine",
    "abort_name",
    "added_later",
    "as_of",
    "award_formula_text",
    "award_notes",
    "award_steps",
    "columns",
    "corrected",
    "counted_note",
    "cut_name",
    "day_text",
    "decimal",
    "decimal_points",
    "edition_text",
    "elided",
    "ending_text",
    "event_text",
    "file_name",
    "file_title",
    "formula_steps",
    "formula_text",
    "fu_label",
    "game_csv",
    "game_json",
    "game_lines",
    "game_text",
    "game_xlsx",
    "hand_name",
    "headline",
    "is_told",
    "limit_name",
    "limit_word",
    "line_of",
    "local_day",
    "local_time",
    "match_title",
    "moment_text",
    "names_known",
    "one_line",
    "payment_rows",
    "player_name",
    "points_sheet",
    "problems_text",
    "round_kanji",
    "round_name",
    "rule_help",
    "rule_rows",
    "rule_set_name",
    "rule_value",
    "rules_name",
    "seat_names",
    "settling_rows",
    "situation_text",
    "text_sheet",
    "then",
    "times_paid",
    "voided",
    "width",
    "worth_of_win",
    "worth_text",
    "yaku_name",
]

__getattr__ = later(
    __name__,
    {
        "event_words": (
            "event_text",
            "worth_of_win",
        ),
        "csv_sheet": ("game_csv",),
        "game_file": ("game_json",),
        "record_lines": (
            "GameLine",
            "game_lines",
            "line_of",
            "names_known",
        ),
        "game_names": (
            "cut_name",
            "day_text",
            "decimal",
            "decimal_points",
            "elided",
            "ending_text",
            "hand_name",
            "local_day",
            "local_time",
            "moment_text",
            "one_line",
            "player_name",
            "round_kanji",
            "round_name",
        ),
        "game_past": (
            "Past",
            "added_later",
            "corrected",
            "voided",
        ),
        "game_tables": (
            "is_told",
            "seat_names",
        ),
        "game_sheet": ("game_text",),
        "workbook": ("game_xlsx",),
        "match": ("Match", "file_name", "file_title", "match_title"),
        "rule_values": (
            "RuleRow",
            "rule_rows",
            "rule_help",
            "rule_value",
            "settling_rows",
        ),
    },
)
