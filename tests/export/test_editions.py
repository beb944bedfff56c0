"""Editions of rule sets: their own names, and as of when in the language in force."""

import re

import pytest

from riichi_desktop.documents import preset, preset_ids
from riichi_desktop.engine import Rules
from riichi_desktop.export import as_of, edition_text
from riichi_desktop.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("date", "fr", "en", "ja"),
    [
        ("2016", "édition 2016", "2016 edition", "2016年版"),
        ("2025-08", "édition\u202f: août 2025", "edition: August 2025", "2025年8月版"),
        ("2026-04-01", "état au 1er avril 2026", "as of 1 April 2026", "2026年4月1日現在"),
        ("2025-06-29", "état au 29 juin 2025", "as of 29 June 2025", "2025年6月29日現在"),
    ],
)
def test_a_date_is_said_for_what_it_is(date, fr, en, ja):
    assert tuple(as_of(date, Words(lang)) for lang in ("fr", "en", "ja")) == (fr, en, ja)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", preset_ids())
def test_no_edition_speaks_another_language_or_has_a_bare_date(id, lang):
    said = edition_text(preset(id), Words(lang))
    assert said
    assert not re.search(r"\d{4}-\d{2}", said)
    assert lang == "en" or not re.search("checked|players|sheet|clarified|competition", said)


def test_rules_of_no_known_set_have_what_they_say_themselves():
    assert edition_text(Rules(id="club", edition="Our own"), Words("fr")) == "Our own"
