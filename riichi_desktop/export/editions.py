"""Which edition of a rule set its values are from, and as of when, in words."""

from riichi_desktop.documents import preset_ids, rule_set
from riichi_desktop.engine import Rules
from riichi_desktop.words import Words


def edition_text(rules: Rules, words: Words) -> str:
    """Name the edition by its own name, and say as of when; "" for rules of no known set.

    A name that only says again what the set is called is left out.
    """
    if rules.id not in preset_ids():
        return rules.edition
    found = rule_set(rules.id)
    named = "" if rules.edition == found.title else rules.edition
    named = named.removeprefix(f"{found.title}, ")
    return words.listed(filter(None, (named, as_of(found.date, words))))


def as_of(date: str, words: Words) -> str:
    """Say as of when: a year, a month such as 2025-08, or a day such as 2026-09-18."""
    year, *rest = date.split("-")
    if not rest:
        return words.text("edition.year", year=year)
    month = words.text(f"month.{int(rest[0])}")
    if len(rest) == 1:
        return words.text("edition.month", year=year, month=month)
    day = words.text("edition.first") if int(rest[1]) == 1 else str(int(rest[1]))
    return words.text("edition.day", year=year, month=month, day=day)
