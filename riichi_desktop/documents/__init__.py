"""JSON and TOML documents <-> values: hands, results, points, rules; strict, each fault named."""

from typing import TYPE_CHECKING

from riichi_desktop.later import later

from .hand_document import HandInput, hand_from_document, hand_from_json, hand_to_document
from .json_lines import Line, is_blank, unwrap, wrap
from .line_places import placed
from .own_rule_sets import PREFIX, own_id
from .points_document import by_role, points_to_document, role_of
from .presets import (
    DEFAULT_PRESET,
    own_rule_faults,
    own_rule_sets,
    preset,
    preset_document,
    preset_ids,
    preset_title,
    presets,
    reread_own_rules,
    rule_set,
    shipped_ids,
    sources,
    use_own_rules,
)
from .printable import printable
from .result_document import Say, error_to_document, reading_text, result_to_document
from .rule_set_file import (
    MOST_BYTES,
    RuleSet,
    one_line,
    read_rule_set,
    rule_set_from_bytes,
    rule_set_text,
)
from .rules_copy import rules_from_copy, rules_to_copy
from .rules_document import rules_from_document, rules_to_document
from .rules_text import rules_from_text, rules_to_text

if TYPE_CHECKING:
    from .archive import Archive, ArchivedGame, read_archive, write_archive
    from .archive_zip import MOST_PACKED, ArchiveRefused
    from .club_document import (
        thing_from_document,
        thing_from_json,
        thing_to_document,
        thing_to_json,
    )
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
    from .lengths import (
        LONGEST_NAME,
        LONGEST_REASON,
        LONGEST_TITLE,
        event_fault,
        name_fault,
        title_fault,
    )

__all__ = [
    "DEFAULT_PRESET",
    "LONGEST_NAME",
    "LONGEST_REASON",
    "LONGEST_TITLE",
    "MOST_BYTES",
    "MOST_PACKED",
    "PREFIX",
    "Archive",
    "ArchiveRefused",
    "ArchivedGame",
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
    "event_fault",
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
    "name_fault",
    "one_line",
    "own_id",
    "own_rule_faults",
    "own_rule_sets",
    "placed",
    "points_to_document",
    "preset",
    "preset_document",
    "preset_ids",
    "preset_title",
    "presets",
    "printable",
    "read_archive",
    "read_rule_set",
    "reading_text",
    "replay_to_document",
    "reread_own_rules",
    "result_to_document",
    "role_of",
    "rule_set",
    "rule_set_from_bytes",
    "rule_set_text",
    "rules_from_copy",
    "rules_from_document",
    "rules_from_text",
    "rules_to_copy",
    "rules_to_document",
    "rules_to_text",
    "shipped_ids",
    "sources",
    "thing_from_document",
    "thing_from_json",
    "thing_to_document",
    "thing_to_json",
    "title_fault",
    "unwrap",
    "use_own_rules",
    "wrap",
    "write_archive",
]

__getattr__ = later(
    __name__,
    {
        "archive": ("Archive", "ArchivedGame", "read_archive", "write_archive"),
        "archive_zip": ("MOST_PACKED", "ArchiveRefused"),
        "club_document": (
            "thing_from_document",
            "thing_from_json",
            "thing_to_document",
            "thing_to_json",
        ),
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
        "lengths": (
            "LONGEST_NAME",
            "LONGEST_REASON",
            "LONGEST_TITLE",
            "event_fault",
            "name_fault",
            "title_fault",
        ),
    },
)
