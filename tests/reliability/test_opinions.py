"""Two other engines are asked what hands made by chance are worth: they must say the same.

`opinions.py` asks them for 20,000 hands; here it is some, of other ones than it has.
"""

from dataclasses import replace

import opinions
import pytest

from riichi_desktop.documents import preset

HANDS = 2000


def test_two_other_engines_say_the_same():
    asked, differ = opinions.compared(HANDS, seed=2026)
    assert differ == []
    assert asked["hands"] == asked["jansou"] == HANDS
    assert asked["mahjong"] > HANDS / 3
    assert asked["yakuman"] > HANDS / 50
    assert asked["no yaku"] > HANDS / 50


def test_a_difference_is_seen(monkeypatch):
    monkeypatch.setitem(opinions.PACKAGES, "jansou", lambda *_: opinions.Opinion(0, 1, 30, 100))
    _, differ = opinions.compared(5, seed=1)
    assert len(differ) == 5


@pytest.mark.parametrize("known", opinions.KNOWN, ids=lambda one: one.why)
def test_what_a_package_cannot_be_told_is_a_rule_of_ours(known):
    rules = preset("tenhou")
    changes = ({"double_wind_pair_fu": 2}, {"yakuman_cap": 1})
    assert not known.applies(rules)
    assert any(known.applies(replace(rules, **change)) for change in changes)
