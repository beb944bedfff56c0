"""Rules in documents: a preset's id, or an object of a preset and what it changes."""

from collections.abc import Mapping
from typing import Final

from riichi_desktop.engine import Problem, Rules, RulesError, differences, problem

from .presets import DEFAULT_PRESET, own_rule_sets, preset, preset_ids, shipped_ids
from .printable import shown
from .rule_values import ROOT, decode, encode, varied

PRESET: Final = "preset"
"""The key of an object that names the preset it varies."""

_MOST_REMEMBERED: Final = 256
_remembered: dict[str, Rules] = {}


def rules_from_document(document: object) -> Rules:
    """Read the rules of a document.

    Args:
        document: a preset's id, or an object ``{"preset": id, field: value, …}``; without a preset
            it varies the default one. Equal documents give the same object, so that what is kept
            by rules is found again.

    Raises:
        RulesError: `unknown_rules`, `unknown_field` or `wrong_type`, all there are; the field of
            each problem begins with ``rules``.
    """
    if isinstance(document, str):
        return preset(document)
    if not isinstance(document, dict):
        raise RulesError([problem("wrong_type", ROOT, reason="rules_shape", value=shown(document))])
    if document.get(PRESET, DEFAULT_PRESET) not in shipped_ids():
        return _from_object(document)  # an own one may be another the next time
    written = repr(document)  # unlike ==, it tells true from 1
    known = _remembered.get(written)
    if known is None:
        known = _from_object(document)
        if len(_remembered) >= _MOST_REMEMBERED:
            _remembered.clear()
        _remembered[written] = known
    return known


def rules_to_document(rules: Rules) -> str | dict[str, object]:
    """Write rules: the id of a shipped set, or an object of it and the fields in which they differ.

    A document is read elsewhere and years later, where a club's own set is not known or is another:
    its rules are a variation of the set that it was copied from; those of no known set, of the
    default one.
    """
    return _varied_from(_shipped_base(rules.id), rules)


def rules_to_named(rules: Rules) -> str | dict[str, object]:
    """Write rules as `rules_to_document`, an own set by its id: for whoever has that set."""
    return _varied_from(rules.id if rules.id in preset_ids() else DEFAULT_PRESET, rules)


def _shipped_base(id: str) -> str:
    if id in shipped_ids():
        return id
    own = own_rule_sets().get(id)
    return own.base if own is not None and own.base in shipped_ids() else DEFAULT_PRESET


def _varied_from(id: str, rules: Rules) -> str | dict[str, object]:
    changed = {
        field.document: encode(field, getattr(rules, field.name))
        for field in differences(rules, preset(id))
    }
    return {PRESET: id, **changed} if changed else id


def _from_object(document: Mapping[str, object]) -> Rules:
    base = _base(document.get(PRESET, DEFAULT_PRESET))
    stated = {key: value for key, value in document.items() if key != PRESET}
    values, problems = decode(stated, base)
    if problems:
        raise RulesError(problems)
    return varied(base, values)


def _base(id: object) -> Rules:
    field = f"{ROOT}.{PRESET}"
    if not isinstance(id, str):
        raise RulesError([problem("wrong_type", field, reason="rules_preset", value=shown(id))])
    try:
        return preset(id)
    except RulesError as error:
        raise RulesError(_at(field, fault) for fault in error.problems) from error


def _at(field: str, fault: Problem) -> Problem:
    return fault._replace(field=field) if fault.id == "unknown_rules" else fault
