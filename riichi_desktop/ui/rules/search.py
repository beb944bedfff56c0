"""Fields found by what anyone calls them, in any of the three languages."""

from functools import cache

from riichi_desktop.engine import FIELDS, RuleField
from riichi_desktop.ui.folded import folded
from riichi_desktop.words import LANGUAGES, Words


def fields_found(query: str) -> frozenset[str] | None:
    """Give the document names of the fields that every word of a query is found in.

    None where nothing is asked: all are wanted.
    """
    wanted = folded(query).split()
    if not wanted:
        return None
    return frozenset(
        document for document, text in _texts().items() if all(word in text for word in wanted)
    )


@cache
def _texts() -> dict[str, str]:
    """Give all that is said of each field, once it is asked for."""
    catalogues = [Words(lang) for lang in LANGUAGES]
    return {
        field.document: folded(" ".join(_said(field, words) for words in catalogues))
        for field in FIELDS
    }


def _said(field: RuleField, words: Words) -> str:
    name = field.document
    said = [name, name.replace("_", " "), words.text(f"rule_group.{field.group}")]
    said += [words.text(f"{group}.{name}") for group in ("rule_field", "rule_help")]
    for one in (field, *field.parts):
        keys = (f"rule_field.{one.document}", *_values(one))
        said += [words.text(key) for key in keys if key in words]
    return " ".join(said)


def _values(field: RuleField) -> list[str]:
    groups = (f"rule_value.{field.document}", "yaku", "yaku_kanji", "abort")
    return [f"{group}.{value}" for group in groups for value in field.values]
