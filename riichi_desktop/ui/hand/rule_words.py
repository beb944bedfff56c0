"""The value of a rule field in a few words."""

from riichi_desktop.engine import RedFives, RuleField, Rules
from riichi_desktop.export import yaku_name
from riichi_desktop.words import Words


def rule_text(field: RuleField, rules: Rules, words: Words) -> str:
    """Say what a rule set has of a field: ``no red fives``, or ``Scope of liability: …``."""
    phrase = _phrase(field, getattr(rules, field.name), words)
    if phrase:
        return phrase
    value = value_text(field, getattr(rules, field.name), words)
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


def value_text(field: RuleField, value: object, words: Words) -> str:
    """Say a value of a field: a choice, yes or no, a number, names of yaku, numbers of reds."""
    if isinstance(value, bool):
        return words.text("rule_value.yes" if value else "rule_value.no")
    key = f"rule_value.{field.document}.{value}"
    if key in words:
        return words.text(key)
    if isinstance(value, RedFives):
        return str(sum(value)) if len(set(value)) == 1 or not any(value) else _reds(value, words)
    if isinstance(value, tuple):
        names = [yaku_name(str(id), words) for id in value if f"yaku.{id}" in words]
        return words.listed(names) if names else words.text("rule_value.none")
    return words.number(value) if isinstance(value, int) else str(value)


def _reds(value: RedFives, words: Words) -> str:
    suits = ((words.text(f"suit.{suit}"), count) for suit, count in zip("mps", value, strict=True))
    return words.listed(f"{count} {suit}" for suit, count in suits if count)
