"""JSON and TOML documents <-> values: hands, results, points, rules; strict, each fault named."""

from typing import TYPE_CHECKING

from riichi_desktop.later import later

from .hand_document import HandInput, hand_from_document, hand_from_json, hand_to_document
from .json_lines import Line, is_blank, unwrap, wrap
from .line_places import placed
from .points_document import by_role, points_to_document, role_of
from .presets import (
    DEFAULT_PRESET,
    RuleSet,
    preset,
    preset_document,
    preset_ids,
    preset_title,
    presets,
    read_rule_set,
    rule_set,
    sources,
)
from .printable import printable
from .result_document import Say, error_to_document, reading_text, result_to_document
from .rules_copy import rules_from_copy, rules_to_copy
from .rules_document import rules_from_document, rules_to_document
from .rules_text import rules_from_text, rules_to_text

if TYPE_CHECKING:
    from .entry_document import act_from_document, act_to_document
    from .event_document import event_from_document, event_to_document
    from .fields import FieldError
    from .game_document import (
        GameError,
        GameInput,
        game_from_document,
        game_from_json,
        game_to_document,
        illegal_to_document,
        replay_to_document,
    )

__all__ = [
    "DEFAULT_PRESET",
    "FieldError",
    "GameError",
    "GameInput",
    "HandInput",
    "Line",
    "RuleSet",
    "Say",
    "act_from_document",
    "act_to_document",
    "by_role",
    "error_to_document",
    "event_from_document",
    "event_to_document",
    "game_from_document",
    "game_from_json",
    "game_to_document",
    "hand_from_document",
    "hand_from_json",
    "hand_to_document",
    "illegal_to_document",
    "is_blank",
    "placed",
    "points_to_document",
    "preset",
    "preset_document",
    "preset_ids",
    "preset_title",
    "presets",
    "printable",
    "read_rule_set",
    "reading_text",
    "replay_to_document",
    "result_to_document",
    "role_of",
    "rule_set",
    "rules_from_copy",
    "rules_from_document",
    "rules_from_text",
    "rules_to_copy",
    "rules_to_document",
    "rules_to_text",
    "sources",
    "unwrap",
    "wrap",
]

__getattr__ = later(
    __name__,
    {
        "entry_document": ("act_from_document", "act_to_document"),
        "event_document": ("event_from_document", "event_to_document"),
        "fields": ("FieldError",),
        "game_document": (
            "GameError",
            "GameInput",
            "game_from_document",
            "game_from_json",
            "game_to_document",
            "illegal_to_document",
            "replay_to_document",
        ),
    },
)
