"""The named rule sets: those that are shipped, and a club's own; each by its id.

A shipped one is a file in ``resources/rules``, read when it is first asked for; no own one is read
for it.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from riichi_desktop.engine import FIELDS, Problem, Rules, RulesError, problem
from riichi_desktop.paths import resource

from .own_rule_sets import Folder, OwnRuleSets
from .rule_set_file import RuleSet, read_rule_set
from .rule_values import encode

DEFAULT_PRESET: Final = "wrc2025"
"""The rule set where nothing is said; a document without a preset is a variation of it."""

_OWN: Final = OwnRuleSets()


def use_own_rules(folder: Folder | None) -> None:
    """Offer the rule sets of a folder besides the shipped ones, or no others.

    Args:
        folder: where they are; a function that gives it is called at the first need.
    """
    _OWN.use(folder)


def reread_own_rules() -> None:
    """Read that folder again at the next need: its files are others now."""
    _OWN.reread()


def own_rule_sets() -> Mapping[str, RuleSet]:
    """Give a club's own rule sets by id."""
    return _OWN.sets


def own_rule_faults() -> Mapping[str, tuple[Problem, ...]]:
    """Give what is wrong with those files of the folder that are no rule sets, by their names.

    `rules_newer` and `unknown_field` are a later version's doing; `rules_unreadable` is the
    system's, `rules_misnamed` the name's; with any other the file is damaged.
    """
    return _OWN.faults


@cache
def shipped_ids() -> tuple[str, ...]:
    """Give the ids of the rule sets that are shipped: the default first, the others by name."""
    found = (path.stem for path in resource("rules").glob("*.toml"))
    return tuple(sorted(found, key=lambda id: (id != DEFAULT_PRESET, id)))


def preset_ids() -> tuple[str, ...]:
    """Give the ids of all rule sets: the shipped ones, then a club's own."""
    return (*shipped_ids(), *_OWN.sets)


def rule_set(id: str) -> RuleSet:
    """Give a named rule set.

    Raises:
        RulesError: `unknown_rules`, or what is wrong with its file.
        OSError: the default rule set has no file; nothing goes without it.
    """
    if id in shipped_ids() or id == DEFAULT_PRESET:
        return _shipped(id)
    found = _OWN.find(id)
    if found is None:
        known = ", ".join(preset_ids())
        raise RulesError([problem("unknown_rules", "rules", name=id, known=known)])
    return found


@cache
def _shipped(id: str) -> RuleSet:
    return read_rule_set(resource("rules", f"{id}.toml"))


def preset(id: str) -> Rules:
    """Give the rules of a named rule set; for a shipped one the same object at each call.

    Raises:
        RulesError: as `rule_set`.
    """
    return rule_set(id).rules


def preset_title(id: str) -> str:
    """Give the name of a rule set that is the same in every language, e.g. ``WRC 2025``."""
    return rule_set(id).title


def sources(id: str) -> Mapping[str, str]:
    """Give where each value of a rule set was read: document name of the field -> source."""
    return rule_set(id).sources


def preset_document(id: str) -> dict[str, object]:
    """Give a rule set as a JSON document: its header and, for each field, its value and source."""
    found = rule_set(id)
    stated = {
        field.document: {"value": encode(field, value), "source": found.sources[field.document]}
        for field, value in zip(FIELDS, found.rules.values(), strict=True)
    }
    header = {"id": id, "title": found.title, "edition": found.rules.edition, "date": found.date}
    return {**header, "oka": found.rules.oka, "fields": stated}


def presets() -> Mapping[str, Rules]:
    """Give all rule sets by id; each shipped one is read when it is looked up."""
    return _PRESETS


class _Presets(Mapping[str, Rules]):
    def __getitem__(self, id: str) -> Rules:
        if id not in preset_ids():
            raise KeyError(id)
        return preset(id)

    def __iter__(self) -> Iterator[str]:
        return iter(preset_ids())

    def __len__(self) -> int:
        return len(preset_ids())


_PRESETS: Final = _Presets()
