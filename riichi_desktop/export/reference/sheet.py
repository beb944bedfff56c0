"""The whole reference under a rule set, in counting order: han, fu, payment."""

from riichi_desktop.engine import Rules
from riichi_desktop.export.names import rules_name
from riichi_desktop.words import Words

from .blocks import ReferenceSheet
from .dora_part import dora_section
from .formula_part import formula_section
from .fu_part import fu_section
from .limits_part import limits_section
from .rules_part import rules_section
from .settings import settings_text
from .start_part import start_section
from .tables_part import tables_section
from .yaku_part import yaku_section, yakuman_section

_SECTIONS = (
    start_section,
    yaku_section,
    dora_section,
    yakuman_section,
    fu_section,
    limits_section,
    tables_section,
    formula_section,
    rules_section,
)

SECTION_IDS = (
    *("start", "yaku", "dora", "yakuman", "fu"),
    *("limits", "tables", "formula", "rules"),
)
"""The ids of the sections, in their order."""


def reference_sheet(rules: Rules, words: Words) -> ReferenceSheet:
    """Give the reference: what it says follows from the rules, how it says it from the words."""
    return ReferenceSheet(
        words.text("reference.title"),
        words.text("reference.order"),
        rules_name(rules, words),
        settings_text(rules, words),
        tuple(build(rules, words) for build in _SECTIONS),
    )
