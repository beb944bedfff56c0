"""Rules in documents: a preset's id, or an object of a preset and what it changes."""

from collections.abc import Mapping
from typing import Final

from riichi_desktop.engine import Problem, Rules, RulesError, differences, problem

from .presets import DEFAULT_PRESET, preset, preset_ids
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
    written = repr(document)  # unlike ==, it tells true from 1
    known = _remembered.get(written)
    if known is None:
        known = _from_object(document)
        if len(_remembered) >= _MOST_REMEMBERED:
            _remembered.clear()
        _remembered[written] = known
    return known


def rules_to_document(rules: Rules) -> str | dict[str, object]:
    """Write rules: the id of their preset, or an object of it and the fields in which they differ.

    Rules whose id is no preset's are written as a variation of the default one.
    """
    id = rules.id if rules.id in preset_ids() else DEFAULT_PRESET
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
