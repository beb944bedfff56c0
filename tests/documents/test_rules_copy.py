"""A game's rules are a copy: no later change of a preset, or of the program, changes them."""

import json
from dataclasses import replace

import pytest

from riichi_desktop.documents import preset, preset_ids, rules_from_copy, rules_to_copy
from riichi_desktop.engine import FIELDS, Rules, RulesError

ALONE = [field for field in FIELDS if field.document not in ("players", "uma", "noten_pool")]
"""Fields that can have any value whatever the others have."""


@pytest.mark.parametrize("id", preset_ids())
def test_a_copy_has_every_field_and_comes_back(id):
    copy = rules_to_copy(preset(id))
    assert set(copy) == {"id", "edition", *(field.document for field in FIELDS)}
    again = rules_from_copy(json.loads(json.dumps(copy)))
    assert (again, again.edition) == (preset(id), preset(id).edition)


def test_rules_of_a_house_keep_their_name():
    house = replace(preset("tenhou"), id="tuesday", edition="2026", kiriage_mangan=True)
    again = rules_from_copy(rules_to_copy(house))
    assert (again, again.id, again.edition) == (house, "tuesday", "2026")


@pytest.mark.parametrize("field", ALONE, ids=lambda field: field.document)
def test_a_field_that_is_younger_than_the_copy_has_its_default_not_the_value_of_a_preset(field):
    rules = preset("tenhou_sanma")
    copy = rules_to_copy(rules)
    del copy[field.document]
    assert rules_from_copy(copy) == replace(rules, **{field.name: field.default})


def test_a_copy_of_nothing_is_the_default():
    assert rules_from_copy({}) == replace(Rules(), id="")


@pytest.mark.parametrize("document", [None, 3, "tenhou", ["id"]])
def test_what_is_no_object_is_no_copy(document):
    with pytest.raises(RulesError) as refused:
        rules_from_copy(document)
    assert [(one.id, one.field) for one in refused.value.problems] == [("wrong_type", "rules")]


@pytest.mark.parametrize(
    ("change", "id", "field"),
    [
        ({"a_later_rule": True}, "unknown_field", "rules.a_later_rule"),
        ({"start": "many"}, "wrong_type", "rules.start"),
        ({"id": 3}, "wrong_type", "rules.id"),
        ({"edition": None}, "wrong_type", "rules.edition"),
        ({"uma": [1, 2, 3, 4]}, "wrong_type", "rules.uma"),
    ],
)
def test_a_copy_that_is_none_is_refused(change, id, field):
    with pytest.raises(RulesError) as refused:
        rules_from_copy({**rules_to_copy(Rules()), **change})
    assert [(one.id, one.field) for one in refused.value.problems] == [(id, field)]
