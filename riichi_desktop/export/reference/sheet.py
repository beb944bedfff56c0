"""The whole reference under a rule set, in counting order: han, fu, payment."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from riichi_desktop.engine import Rules
from riichi_desktop.export.names import rules_name
from riichi_desktop.words import Words

from .blocks import ReferenceSheet, Section
from .dora_part import dora_section
from .formula_part import formula_section
from .fu_part import fu_section
from .limits_part import limits_section
from .rules_part import rules_section
from .settings import settings_text
from .start_part import start_section
from .tables_part import tables_section
from .yaku_part import yaku_section, yakuman_section

_SECTIONS: Final[dict[str, tuple[str, Callable[[Rules, Words], Section]]]] = {
    "start": ("start", start_section),
    "yaku": ("han", yaku_section),
    "dora": ("han", dora_section),
    "yakuman": ("han", yakuman_section),
    "fu": ("fu", fu_section),
    "limits": ("payment", limits_section),
    "tables": ("payment", tables_section),
    "formula": ("payment", formula_section),
    "rules": ("rules", rules_section),
}
"""Section -> its group and what builds it, in counting order."""

SECTION_IDS: Final = tuple(_SECTIONS)
"""The ids of the sections, in their order."""

SECTION_GROUPS: Final = {id: group for id, (group, _) in _SECTIONS.items()}
"""Section -> what is counted there: start, han, fu, payment, rules."""


def reference_section(id: str, rules: Rules, words: Words) -> Section:
    """Give one section alone.

    Raises:
        KeyError: none has that id.
    """
    return _SECTIONS[id][1](rules, words)


def reference_head(rules: Rules, words: Words) -> ReferenceSheet:
    """Give the reference without its sections: its name, the rule set, the settings in force."""
    title, order = words.text("reference.title"), words.text("reference.order")
    return ReferenceSheet(title, order, rules_name(rules, words), settings_text(rules, words), ())


def reference_sheet(rules: Rules, words: Words) -> ReferenceSheet:
    """Give the reference: what it says follows from the rules, how it says it from the words."""
    sections = (reference_section(id, rules, words) for id in SECTION_IDS)
    return replace(reference_head(rules, words), sections=tuple(sections))
