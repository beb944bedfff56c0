"""The value of a rule field in a few words."""

from riichi_desktop.engine import RedFives, RuleField, Rules
from riichi_desktop.export import rule_value
from riichi_desktop.words import Words


def rule_text(field: RuleField, rules: Rules, words: Words) -> str:
    """Say what a rule set has of a field: ``no red fives``, or ``Scope of liability: …``."""
    phrase = _phrase(field, getattr(rules, field.name), words)
    if phrase:
        return phrase
    value = rule_value(field, getattr(rules, field.name), words)
    name = words.text(f"rule_field.{field.document}")
    return words.text("ui.rules.because", rule=name, value=value)


def _phrase(field: RuleField, value: object, words: Words) -> str:
    """Give the phrase that the catalogue has for a value of a field; "" without one."""
    if isinstance(value, RedFives):
        sort = "some" if any(value) else "none"
        return words.text(f"rule_phrase.red_fives.{sort}", n=sum(value))
    if not isinstance(value, bool):
        return ""
    key = f"rule_phrase.{field.document}.{'yes' if value else 'no'}"
    return words.text(key) if key in words else ""
