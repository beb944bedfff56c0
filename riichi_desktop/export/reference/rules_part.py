"""The rules in force, field by field."""

from itertools import groupby

from riichi_desktop.engine import GROUPS, Rules
from riichi_desktop.export.names import rules_name
from riichi_desktop.export.rule_values import rule_help, rule_rows
from riichi_desktop.words import Words

from .blocks import Line, Lines, Section


def rules_section(rules: Rules, words: Words) -> Section:
    """Give the section of the rules in force."""
    title = words.text("reference.section.rules")
    intro = words.text("reference.intro.rules", rules=rules_name(rules, words))
    rows = sorted(rule_rows(rules, words), key=lambda row: GROUPS.index(row.group))
    blocks = tuple(
        Lines(
            f"rules.{group}",
            words.text(f"rule_group.{group}"),
            (),
            tuple(
                Line(row.name, gloss=row.value, below=rule_help(row.field, rules, words))
                for row in held
            ),
        )
        for group, held in groupby(rows, key=lambda row: row.group)
    )
    return Section("rules", "rules", title, intro, blocks)
