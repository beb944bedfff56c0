"""A rule set with one field changed, and what else must change with it so that it can be."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from riichi_desktop.documents import RuleSet, preset_ids, rule_set
from riichi_desktop.engine import FIELDS, FIELDS_BY_DOCUMENT, RuleField, Rules, differences

OURS: Final = "ours"
"""The source of a value that the club chose itself."""

_TRIPLE: Final = "sanchahou"
_UMA: Final[Mapping[object, tuple[int, ...]]] = {
    4: (15000, 5000, -5000, -15000),
    3: (15000, 0, -15000),
}
_POOL: Final[Mapping[object, int]] = {4: 3000, 3: 2000}


class Changed(NamedTuple):
    """A rule set after a change.

    Attributes:
        held: the rule set.
        also: the fields that had to change with the one that was meant.
    """

    held: RuleSet
    also: tuple[RuleField, ...] = ()


def with_value(held: RuleSet, field: RuleField, value: object, today: str) -> Changed:
    """Give a rule set with another value of a field.

    Raises:
        RulesError: the field cannot have it.
    """
    if getattr(held.rules, field.name) == value:
        return Changed(held)
    values: dict[str, Any] = {field.name: value, **_following(held.rules, field, value)}
    rules = replace(held.rules, **values)
    also = tuple(one for one in differences(rules, held.rules) if one is not field)
    return Changed(held._replace(rules=rules, date=today, sources=_sources(held, rules)), also)


def copied(held: RuleSet, id: str, title: str, today: str) -> RuleSet:
    """Give a club's own copy of a rule set."""
    rules = replace(held.rules, id=id, edition=title)
    sources = {field.document: held.sources.get(field.document, "") for field in FIELDS}
    return RuleSet(rules, title, today, sources, held.rules.id)


def named(held: RuleSet, title: str, note: str, today: str) -> RuleSet:
    """Give a rule set under another title, with another note on its edition; "" for none.

    The edition holds the title too: it is what a match tells of its rules once the set is gone.
    """
    edition = ", ".join(filter(None, (title, note)))
    return held._replace(rules=replace(held.rules, edition=edition), title=title, date=today)


def note_of(held: RuleSet) -> str:
    """Give the note on the edition of an own set, without the title before it."""
    edition = held.rules.edition
    return "" if edition == held.title else edition.removeprefix(f"{held.title}, ")


def base_of(held: RuleSet) -> RuleSet | None:
    """Give the rule set that one was copied from, where it is still there."""
    return rule_set(held.base) if held.base in preset_ids() else None


def departures(held: RuleSet) -> frozenset[str]:
    """Give the fields, by document name, in which a set departs from the one it was copied from."""
    base = base_of(held)
    if base is None:
        return frozenset()
    return frozenset(field.document for field in differences(held.rules, base.rules))


def idle_because(rules: Rules) -> Mapping[str, RuleField]:
    """Give the fields that change nothing, by document name, with the field that makes them so."""
    found: dict[str, str] = {}
    if rules.players == 4:
        found |= dict.fromkeys(("tsumo_split", "north", "north_rinshan"), "players")
    elif rules.north != "nukidora":
        found["north_rinshan"] = "north"
    if rules.multiple_ron == "head_bump":
        found |= dict.fromkeys(("multiple_ron_honba", "multiple_ron_sticks"), "multiple_ron")
    if not rules.pao:
        found |= dict.fromkeys(("pao_scope", "pao_ron_honba", "pao_tsumo_honba"), "pao")
    if not rules.nagashi_mangan:
        found["nagashi_as"] = "nagashi_mangan"
    if not rules.ura_dora:
        found["kan_ura_dora"] = "ura_dora"
    return {name: FIELDS_BY_DOCUMENT[because] for name, because in found.items()}


def _sources(held: RuleSet, rules: Rules) -> Mapping[str, str]:
    """Give the sources of rules that were changed: the base's where the value is the base's."""
    base, sources = base_of(held), dict(held.sources)
    for field in differences(rules, held.rules):
        again = base and getattr(base.rules, field.name) == getattr(rules, field.name)
        sources[field.document] = base.sources[field.document] if base and again else OURS
    return sources


def _following(rules: Rules, field: RuleField, value: object) -> dict[str, object]:
    """Give what must change with a field so that rules can be, or make sense."""
    if field.document == "players":
        return _for_players(rules, value)
    reasons = rules.abortive_draws
    if field.document == "multiple_ron":
        aborts = value == "two_abort_on_three"
        others = tuple(reason for reason in reasons if reason != _TRIPLE)
        return {"abortive_draws": (*others, _TRIPLE) if aborts else others}
    if field.document == "abortive_draws" and isinstance(value, tuple):
        if _TRIPLE in value:
            return {"multiple_ron": "two_abort_on_three"}
        if rules.multiple_ron == "two_abort_on_three":
            return {"multiple_ron": "all"}
    return {}


def _for_players(rules: Rules, players: object) -> dict[str, object]:
    """Give what other numbers of players need: their uma, noten payments and red fives."""
    reds = rules.red_fives
    return {
        "uma": _UMA[players],
        "noten_pool": _POOL[players],
        "red_fives": reds._replace(m=0 if players == 3 else min(reds.p, reds.s)),
    }
