"""The text of a game document: a byte order mark, and numbers that no machine word holds."""

import json

import pytest

from riichi_desktop.documents import GameError, game_from_json

DRAW = '{"type": "draw", "tenpai": []}'
PENALTY = '{"type": "penalty", "chair": 1, "points": NUMBER}'
GAME = '{"rules": "tenhou", "players": ["A", "B", "C", "D"], "events": [%s, %s]}'


@pytest.mark.parametrize("text", [GAME % (DRAW, DRAW), (GAME % (DRAW, DRAW)).encode()])
def test_a_byte_order_mark_says_nothing(text) -> None:
    mark = "\ufeff" if isinstance(text, str) else b"\xef\xbb\xbf"
    assert game_from_json(mark + text) == game_from_json(text)


@pytest.mark.parametrize("number", ["1" + "0" * 4400, "-1" + "0" * 30, "1e400"])
def test_a_number_beyond_all_bounds_is_named(number) -> None:
    with pytest.raises(GameError) as caught:
        game_from_json(GAME % (DRAW, PENALTY.replace("NUMBER", number)))
    assert caught.value.problem.id == "wrong_type"
    assert (caught.value.problem.field, caught.value.event) == ("events[1].points", 1)


@pytest.mark.parametrize("rest", [PENALTY.replace("NUMBER", "1e400") + "}", "[" * 100_000])
def test_such_a_number_in_a_text_that_is_none_is_refused_too(rest) -> None:
    with pytest.raises(GameError):
        game_from_json(GAME % (PENALTY.replace("NUMBER", "1e400"), rest))


def test_such_a_number_in_the_rules_is_refused() -> None:
    rules = {"preset": "tenhou", "start": "START"}
    document = json.dumps({"rules": rules, "players": [*"ABCD"], "events": []})
    with pytest.raises(GameError) as caught:
        game_from_json(document.replace('"START"', "1e400"))
    assert caught.value.event is None
