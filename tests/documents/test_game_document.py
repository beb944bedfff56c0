"""Game documents, events and entries: read strictly, written so that they come back."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.documents import (
    FieldError,
    GameError,
    act_from_document,
    act_to_document,
    event_from_document,
    event_to_document,
    game_from_document,
    game_from_json,
    game_to_document,
    illegal_to_document,
    preset,
    replay_to_document,
)
from riichi_desktop.engine import Pao, Problem
from riichi_desktop.ledger import (
    Aborted,
    Amended,
    Bell,
    Booked,
    Chombo,
    Drawn,
    Finished,
    IllegalEvent,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Restored,
    Stopped,
    Voided,
    Win,
    Won,
    WonHand,
    replay,
)
from riichi_desktop.words import LANGUAGES, Words

TENHOU = preset("tenhou")
TILES = {"concealed": "340567m345p22s67s", "win": "8s"}
GAME: dict[str, Any] = {
    "rules": "tenhou",
    "players": ["Ana", "Bo", "Chi", "Dan"],
    "events": [
        {"type": "win", "riichi": [1], "wins": [{"winner": 1, "from": 0, "han": 3, "fu": 30}]},
        {
            "type": "win",
            "riichi": [],
            "wins": [{"winner": 2, "from": None, "yakuman": 1, "pao": {"liable": 0, "times": 1}}],
        },
        {"type": "draw", "riichi": [], "tenpai": [0, 2], "nagashi": []},
        {"type": "abort", "riichi": [], "reason": "kyuushu_kyuuhai"},
        {"type": "chombo", "chair": 3},
        {"type": "penalty", "chair": 2, "points": -8000, "when": "final", "reason": "late"},
    ],
}
"""The example of FORMATS.md section 4."""

EVENTS = [
    ({"type": "win", "wins": [{"winner": 1, "from": 0, "han": 5}]}, Won((Win(1, 0, 5),))),
    (
        {"type": "win", "riichi": [2], "wins": [{"winner": 1, "from": None, "han": 2, "fu": 30}]},
        Won((Win(1, None, 2, 30),), (2,)),
    ),
    (
        {
            "type": "win",
            "wins": [{"winner": 1, "from": 0, "yakuman": 2, "pao": [{"liable": 2}, {"liable": 3}]}],
        },
        Won((Win(1, 0, yakuman=2, pao=(Liable(2), Liable(3))),)),
    ),
    (
        {
            "type": "win",
            "wins": [
                {
                    "winner": 1,
                    "from": 0,
                    "han": None,
                    "fu": None,
                    "yakuman": 2,
                    "pao": {"liable": 2, "times": 2, "yakuman": "daisuushii"},
                }
            ],
        },
        Won((Win(1, 0, yakuman=2, pao=(Liable(2, 2, "daisuushii"),)),)),
    ),
    ({"type": "draw"}, Drawn()),
    (
        {"type": "draw", "tenpai": [1, 2], "riichi": [2], "nagashi": [0]},
        Drawn((1, 2), (2,), (0,)),
    ),
    ({"type": "abort", "reason": "suukaikan", "riichi": [1]}, Aborted("suukaikan", (1,))),
    ({"type": "chombo", "chair": 3}, Chombo((3,))),
    ({"type": "chombo", "chairs": [3, 1], "riichi": [0]}, Chombo((3, 1), (0,))),
    ({"type": "penalty", "chair": 2, "points": -500}, Penalty(2, -500)),
    (
        {"type": "penalty", "chair": 2, "points": -500, "when": "table", "reason": "x"},
        Penalty(2, -500, "table", "x"),
    ),
    ({"type": "time"}, Bell()),
    ({"type": "finish"}, Finished()),
    ({"type": "finish", "reason": "fire"}, Finished("fire")),
    ({"type": "stop", "chair": 3}, Stopped(3)),
    ({"type": "replace", "chair": 2, "name": "Eva"}, Replaced(2, "Eva")),
    ({"type": "reseat", "order": [1, 0, 2, 3]}, Reseated((1, 0, 2, 3))),
    ({"type": "set", "round": "E3", "honba": 2, "sticks": 1}, Placed("E3", 2, 1)),
    (
        {"type": "set", "round": "E3", "honba": 2, "sticks": 1, "reason": "y"},
        Placed("E3", 2, 1, "y"),
    ),
]


def said(problem: Problem) -> str:
    return problem.id


def fault(document: object) -> tuple[str, str, int | None]:
    """Give the reason, or the id, the field, and the event of what is wrong with a document."""
    with pytest.raises(GameError) as caught:
        game_from_document(document)
    for language in LANGUAGES:
        assert Words(language).problem(caught.value.problem)
    problem = caught.value.problem
    return str(problem.details.get("reason", problem.id)), problem.field, caught.value.event


def game(*events: object, **fields: object) -> dict[str, object]:
    return {**GAME, "events": [*events], **fields}


def win(**fields: object) -> dict[str, object]:
    return {"type": "win", "wins": [{"winner": 1, "from": 0, **fields}]}


# Whole games


def test_the_example_of_the_formats() -> None:
    rules, names, events = game_from_document(GAME)
    assert (rules, names) == (TENHOU, ("Ana", "Bo", "Chi", "Dan"))
    assert events == (
        Won((Win(1, 0, 3, 30),), (1,)),
        Won((Win(2, None, yakuman=1, pao=(Liable(0),)),)),
        Drawn((0, 2)),
        Aborted("kyuushu_kyuuhai"),
        Chombo((3,)),
        Penalty(2, -8000, "final", "late"),
    )
    assert game_from_json(json.dumps(GAME)) == game_from_document(GAME)
    assert game_from_json(json.dumps(GAME).encode()) == game_from_document(GAME)


def test_a_game_comes_back() -> None:
    given = game_from_document(GAME)
    document = json.loads(json.dumps(game_to_document(*given)))
    assert game_from_document(document) == given
    assert document["events"][1] == {**GAME["events"][1]}
    assert document["events"][4] == {"type": "chombo", "chairs": [3], "riichi": []}


def test_what_may_be_left_out() -> None:
    rules, names, events = game_from_document({"players": ["a", "b", "c", "d"]})
    assert (rules, names, events) == (preset("wrc2025"), ("a", "b", "c", "d"), ())


def test_rules_may_be_a_variation() -> None:
    document = game(rules={"preset": "tenhou", "length": "east"})
    given = game_from_document(document)
    assert given.rules.length == "east"
    assert game_to_document(*given)["rules"] == document["rules"]


@pytest.mark.parametrize("number", range(len(EVENTS)))
def test_an_event_is_read_and_comes_back(number) -> None:
    document, event = EVENTS[number]
    assert event_from_document(document, TENHOU) == event
    written = json.loads(json.dumps(event_to_document(event)))
    assert event_from_document(written, TENHOU) == event


# Tiles


def test_a_win_may_carry_its_tiles() -> None:
    (event,) = game_from_document(game(win(hand=TILES))).events
    assert isinstance(event, Won)
    hand = event.wins[0].hand
    assert hand is not None
    assert (len(hand.hand.concealed), hand.flags, hand.dora, hand.claims) == (
        13,
        frozenset(),
        (),
        (),
    )
    played = replay(*game_from_document(game(win(hand=TILES))))
    assert played.rows[0].deltas == (-3900, 3900, 0, 0)


def test_tiles_come_back_with_what_they_claim() -> None:
    claims = {
        "players": 4,
        "by": "ron",
        "seat": "S",
        "round": "E",
        "from": "E",
        "honba": 0,
        "sticks": 0,
        "rules": {"preset": "tenhou", "length": "east"},
        "pao": {"yakuman": "daisangen", "liable": "N"},
    }
    tiles = {
        "concealed": "23m11p",
        "win": "1m",
        "melds": [
            {"type": "pon", "tiles": "555z", "called": "5z", "from": "N"},
            {"type": "pon", "tiles": "666z"},
            {"type": "ankan", "tiles": "7777z"},
        ],
        "flags": [],
        "dora": "3m1p",
    }
    document = game(win(hand={**tiles, **claims}))
    given = game_from_document(document)
    (event,) = given.events
    assert isinstance(event, Won)
    hand = event.wins[0].hand
    assert isinstance(hand, WonHand)
    held = dict(hand.claims)
    assert list(held) == list(claims)
    assert held["pao"] == (Pao("daisangen", "N"),)
    written = json.loads(json.dumps(game_to_document(*given)))
    assert game_from_document(written) == given
    back = written["events"][0]["wins"][0]["hand"]
    assert back["rules"] == claims["rules"]
    assert back["pao"] == [claims["pao"]]


def test_tiles_may_name_the_discarder_alone() -> None:
    (event,) = game_from_document(game(win(hand={**TILES, "from": "E"}))).events
    assert isinstance(event, Won)
    assert event.wins[0].hand is not None
    assert event.wins[0].hand.claims == (("from", "E"),)


def test_with_tiles_liability_counts_as_often_as_its_yakuman() -> None:
    (event,) = game_from_document(game(win(hand=TILES, pao={"liable": 2}))).events
    assert isinstance(event, Won)
    assert event.wins[0].pao == (Liable(2, 0),)


@pytest.mark.parametrize(
    ("tiles", "reason", "field"),
    [
        (3, "other_kind", "events[0].wins[0].hand"),
        ({"win": "8s"}, "field_missing", "events[0].wins[0].hand.concealed"),
        ({**TILES, "win": "8x"}, None, "events[0].wins[0].hand.win"),
        ({**TILES, "colour": 1}, "unknown_field", "events[0].wins[0].hand.colour"),
        ({**TILES, "rules": "nobody"}, "unknown_rules", "events[0].wins[0].hand.rules"),
        ({**TILES, "players": 3}, "players_differ", "events[0].wins[0].hand.players"),
        ({**TILES, "flags": ["riichi", "riichi"]}, "twice", "events[0].wins[0].hand.flags[1]"),
        ({**TILES, "seat": "X"}, "not_a_wind", "events[0].wins[0].hand.seat"),
        ({**TILES, "honba": 10**9}, "honba_range", "events[0].wins[0].hand.honba"),
    ],
)
def test_tiles_that_are_none(tiles, reason, field) -> None:
    found, place, event = fault(game(win(hand=tiles)))
    assert (place, event) == (field, 0)
    assert reason in (None, found)


# What is no game


@pytest.mark.parametrize(
    ("document", "reason", "field", "event"),
    [
        (None, "not_an_object", "", None),
        ([], "not_an_object", "", None),
        (3, "not_an_object", "", None),
        ({}, "field_missing", "players", None),
        (game(players="Ana"), "other_kind", "players", None),
        (game(players=["a", "b", "c", 4]), "other_kind", "players[3]", None),
        (game(players=[["a"], "b", "c", "d"]), "other_kind", "players[0]", None),
        (game(rules="nobody"), "unknown_rules", "rules", None),
        (game(rules={"preset": "tenhou", "colour": 1}), "unknown_field", "rules.colour", None),
        (game(rules=7), "rules_shape", "rules", None),
        (game(colour=1), "unknown_field", "colour", None),
        ({**GAME, "events": {}}, "other_kind", "events", None),
        ({**GAME, "events": None}, "other_kind", "events", None),
        (game(3), "other_kind", "events[0]", 0),
        (game({"type": "time"}, [[]]), "other_kind", "events[1]", 1),
        (game({}), "field_missing", "events[0].type", 0),
        (game({"type": "Win"}), "unknown_event", "events[0].type", 0),
        (game({"type": 3}), "other_kind", "events[0].type", 0),
        (game({"type": "time", "chair": 1}), "unknown_field", "events[0].chair", 0),
        (game({"type": "win"}), "field_missing", "events[0].wins", 0),
        (game({"type": "win", "wins": {}}), "other_kind", "events[0].wins", 0),
        (game({"type": "win", "wins": [3]}), "other_kind", "events[0].wins[0]", 0),
        (game({"type": "win", "wins": [[[1]]]}), "other_kind", "events[0].wins[0]", 0),
        (
            game({"type": "win", "wins": [{"from": 0, "han": 5}]}),
            "field_missing",
            "events[0].wins[0].winner",
            0,
        ),
        (
            game({"type": "win", "wins": [{"winner": 0, "han": 5}]}),
            "field_missing",
            "events[0].wins[0].from",
            0,
        ),
        (game(win(winner=True)), "other_kind", "events[0].wins[0].winner", 0),
        (game(win(winner=1.0)), "other_kind", "events[0].wins[0].winner", 0),
        (game(win(winner="1")), "other_kind", "events[0].wins[0].winner", 0),
        (game(win(winner=10**30)), "number_too_large", "events[0].wins[0].winner", 0),
        (game(win(han=-(10**30))), "number_too_large", "events[0].wins[0].han", 0),
        (game(win(han=[5])), "other_kind", "events[0].wins[0].han", 0),
        (game(win(han=5, limit="mangan")), "unknown_field", "events[0].wins[0].limit", 0),
        (game(win(yakuman=None)), "other_kind", "events[0].wins[0].yakuman", 0),
        (game(win(yakuman=1, pao=3)), "other_kind", "events[0].wins[0].pao", 0),
        (game(win(yakuman=1, pao={})), "field_missing", "events[0].wins[0].pao.liable", 0),
        (
            game(win(yakuman=1, pao=[{"liable": 2}, {"liable": None}])),
            "other_kind",
            "events[0].wins[0].pao[1].liable",
            0,
        ),
        (
            game(win(yakuman=1, pao={"liable": 2, "yakuman": "riichi"})),
            "unknown_yakuman",
            "events[0].wins[0].pao.yakuman",
            0,
        ),
        (
            game(win(yakuman=1, pao={"liable": 2, "times": 0})),
            "pao_times",
            "events[0].wins[0].pao.times",
            0,
        ),
        (
            game(win(yakuman=1, pao={"liable": 2, "who": 1})),
            "unknown_field",
            "events[0].wins[0].pao.who",
            0,
        ),
        (game({"type": "draw", "tenpai": 1}), "other_kind", "events[0].tenpai", 0),
        (game({"type": "draw", "tenpai": [[1]]}), "other_kind", "events[0].tenpai[0]", 0),
        (game({"type": "draw", "riichi": None}), "other_kind", "events[0].riichi", 0),
        (game({"type": "abort"}), "field_missing", "events[0].reason", 0),
        (game({"type": "abort", "reason": "rain"}), "unknown_abort", "events[0].reason", 0),
        (game({"type": "chombo"}), "field_missing", "events[0].chairs", 0),
        (
            game({"type": "chombo", "chair": 1, "chairs": [1]}),
            "unknown_field",
            "events[0].chair",
            0,
        ),
        (game({"type": "penalty", "chair": 1}), "field_missing", "events[0].points", 0),
        (
            game({"type": "penalty", "chair": 1, "points": 100, "when": "now"}),
            "unknown_when",
            "events[0].when",
            0,
        ),
        (game({"type": "finish", "reason": 3}), "other_kind", "events[0].reason", 0),
        (game({"type": "replace", "chair": 1}), "field_missing", "events[0].name", 0),
        (game({"type": "reseat", "order": "1023"}), "other_kind", "events[0].order", 0),
        (game({"type": "set", "round": "E1", "honba": 0}), "field_missing", "events[0].sticks", 0),
    ],
)
def test_what_is_no_game(document, reason, field, event) -> None:
    assert fault(document) == (reason, field, event)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "json_cut"),
        ("{", "json_cut"),
        ('{"players": NaN}', "not_json"),
        ('{"players": [1e999]}', "other_kind"),
        ("[" * 100_000, "nested_too_deep"),
        (b"\xff\xfe", "not_utf8"),
        ('{"a": ' + "9" * 5000 + "}", "wrong_type"),
    ],
)
def test_what_is_no_json(text, reason) -> None:
    with pytest.raises(GameError) as caught:
        game_from_json(text)
    problem = caught.value.problem
    assert problem.details.get("reason", problem.id) == reason
    assert caught.value.event is None
    for language in LANGUAGES:
        assert Words(language).problem(problem)


def test_an_unknown_key_cannot_steer_a_terminal() -> None:
    document = {**GAME, "\x1b[31m" + "x" * 500: 1}
    _, field, _ = fault(document)
    assert "\x1b" not in field
    assert len(field) < 100


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["type", "wins", "winner", "from", "han", "riichi", "chair", "reason"]),
            inner,
            max_size=5,
        )
    ),
    max_leaves=12,
)


@given(JSON, st.sampled_from(["win", "draw", "abort", "chombo", "penalty", "set", "reseat"]))
def test_no_document_is_worse_than_refused(held, type_) -> None:
    """Whatever it holds, it is read, refused as a document, or refused as an event."""
    odd = {"type": type_, "wins": held, "chair": held, "order": held}
    for document in (held, game(held), {**GAME, "events": held}, game(odd)):
        with suppress(GameError, IllegalEvent):
            assert replay(*game_from_document(document)).rules == TENHOU


# Replays


def test_a_replay_document() -> None:
    solvent = {**GAME, "rules": {"preset": "tenhou", "bust": "no"}}
    found = replay_to_document(replay(*game_from_document(solvent)), said)
    assert list(found) == ["rows", "finished", "final", "places", "points"]
    assert found["rows"][0] == {
        "round": "E1",
        "dealer": 0,
        "honba": 0,
        "sticks": 0,
        "deltas": [-3900, 4900 - 1000, 0, 0],
        "scores": [21100, 28900, 25000, 25000],
    }
    assert [row["round"] for row in found["rows"]] == ["E1", "E2", "E3", "E3", "E3"]
    assert [row["honba"] for row in found["rows"]] == [0, 0, 0, 1, 2]
    assert (found["finished"], found["final"][0]) == (False, -10900 + 1500)


def test_a_game_that_goes_on_has_neither_places_nor_points() -> None:
    found = replay_to_document(replay(*game_from_document(game())), said)
    assert found == {
        "rows": [],
        "finished": False,
        "final": [25000] * 4,
        "places": None,
        "points": None,
    }


def test_a_finished_game_has_its_places_and_points() -> None:
    document = game({"type": "penalty", "chair": 1, "points": -300}, {"type": "finish"})
    found = replay_to_document(replay(*game_from_document(document)), said)
    assert found["places"] == [1, 2, 3, 4]
    assert found["points"] == [35.0, 4.7, -15.0, -25.0]
    assert (found["finished"], found["final"]) == (True, [25000] * 4)


def test_a_row_says_what_was_understood() -> None:
    bump = {"type": "win", "wins": [{"winner": w, "from": 0, "han": 5} for w in (1, 2)]}
    found = replay_to_document(replay(*game_from_document(game(bump, rules="wrc2025"))), said)
    assert found["rows"][0]["notices"] == [
        {"id": "head_bump", "field": "wins", "message": "head_bump"}
    ]


def illegal(document: dict[str, object]) -> dict[str, Any]:
    with pytest.raises((GameError, IllegalEvent)) as caught:
        replay(*game_from_document(document))
    assert isinstance(caught.value, GameError | IllegalEvent)
    return illegal_to_document(caught.value, said)["error"]


def test_an_event_that_cannot_follow_is_named() -> None:
    found = illegal(game({"type": "draw"}, win(han=4)))
    assert found == {
        "id": "impossible_fu",
        "field": "events[1]",
        "message": "impossible_fu",
        "event": 1,
        "part": "wins[0].fu",
    }
    over = illegal(game({"type": "finish"}, {"type": "draw"}))
    assert over == {"id": "game_over", "field": "events[1]", "message": "game_over", "event": 1}


def test_an_event_that_is_none_is_named_with_its_place() -> None:
    found = illegal(game({"type": "draw"}, {"type": "draw", "tenpai": ["0"]}))
    assert found == {
        "id": "wrong_type",
        "field": "events[1].tenpai[0]",
        "message": "wrong_type",
        "event": 1,
    }
    assert "event" not in illegal(game(colour=3))


# Entries


ACTS = [
    Booked(Drawn((1,))),
    Booked(Bell(), before="a7"),
    Amended("a7", Chombo((2,))),
    Voided("a7"),
    Restored("a7"),
]


@pytest.mark.parametrize("act", ACTS, ids=lambda act: type(act).__name__)
def test_what_an_entry_does_comes_back(act) -> None:
    document = json.loads(json.dumps(act_to_document(act)))
    assert act_from_document(document, TENHOU) == act


def test_the_payload_of_a_hand_by_its_tiles_comes_back() -> None:
    (event,) = game_from_document(game(win(hand={**TILES, "rules": "tenhou"}))).events
    assert act_from_document(act_to_document(Booked(event)), TENHOU) == Booked(event)


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ([], ""),
        ({}, "act"),
        ({"act": "forget"}, "act"),
        ({"act": "book"}, "event"),
        ({"act": "book", "event": {"type": "draw", "tenpai": [""]}}, "event.tenpai[0]"),
        ({"act": "book", "event": {"type": "time"}, "before": 3}, "before"),
        ({"act": "amend", "event": {"type": "time"}}, "target"),
        ({"act": "void"}, "target"),
        ({"act": "void", "target": 3}, "target"),
        ({"act": "restore", "target": "a", "event": {}}, "event"),
    ],
)
def test_what_is_no_entry(document, field) -> None:
    with pytest.raises(FieldError, match=r"\(") as caught:
        act_from_document(document, TENHOU)
    assert caught.value.problem.field == field
    for language in LANGUAGES:
        assert Words(language).problem(caught.value.problem)
