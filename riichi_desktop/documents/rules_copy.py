"""The full copy of its rules that a game carries: every field, and nothing taken from a preset.

A preset may be mended later, or be gone; the game's rules stay what they were. A rule field that is
younger than the copy has its default, which is how games were played before it.
"""

from riichi_desktop.engine import FIELDS, Rules, RulesError, problem

from .printable import shown
from .rule_values import ROOT, decode, encode, varied

_NAMES = ("id", "edition")


def rules_to_copy(rules: Rules) -> dict[str, object]:
    """Write rules in full: id, edition, and each field by its document name."""
    stated = {
        field.document: encode(field, value)
        for field, value in zip(FIELDS, rules.values(), strict=True)
    }
    return {"id": rules.id, "edition": rules.edition, **stated}


def rules_from_copy(document: object) -> Rules:
    """Read what `rules_to_copy` wrote, now or in an earlier version.

    Raises:
        RulesError: as `rules_from_document`; `unknown_field` where a later version wrote it.
    """
    if not isinstance(document, dict):
        raise RulesError([problem("wrong_type", ROOT, reason="rules_shape", value=shown(document))])
    names = [document.get(name, "") for name in _NAMES]
    for key, name in zip(_NAMES, names, strict=True):
        if not isinstance(name, str):
            raise RulesError(
                [problem("wrong_type", f"{ROOT}.{key}", reason="rules_preset", value=shown(name))]
            )
    id, edition = map(str, names)
    stated = {key: value for key, value in document.items() if key not in _NAMES}
    values, problems = decode(stated, Rules())
    if problems:
        raise RulesError(problems)
    return varied(Rules(id, edition), values)
