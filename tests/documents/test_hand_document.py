"""Hand documents: what is read, what is written back, what is refused and where."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.documents import (
    HandInput,
    hand_from_document,
    hand_from_json,
    hand_to_document,
    preset,
    rules_from_document,
)
from riichi_desktop.engine import (
    FLAG_NAMES,
    Hand,
    Meld,
    NotScorable,
    Pao,
    Problem,
    Situation,
    evaluate,
    parse_tile,
    parse_tiles,
)
from riichi_desktop.words import LANGUAGES, Words

EXAMPLE = {
    "players": 4,
    "concealed": "234m067p3455s",
    "win": "2s",
    "melds": [{"type": "ankan", "tiles": "9999m"}],
    "by": "ron",
    "seat": "S",
    "round": "E",
    "from": "W",
    "flags": ["riichi"],
    "dora": "3m",
    "ura": "4p",
    "north": 0,
    "honba": 1,
    "sticks": 2,
    "rules": "tenhou",
}
"""The example of the specification."""

REQUIRED = ("concealed", "win", "by", "seat", "round")
ABSENT = object()
UNFLAGGED = {"flags": [], "ura": ""}
PAO = {"yakuman": "daisangen", "liable": "N"}
SAY = {language: Words(language).problem for language in LANGUAGES}


def changed(**fields: object) -> dict[str, Any]:
    """The example with other fields, or without one that is ABSENT; `source` stands for from."""
    if "source" in fields:
        fields["from"] = fields.pop("source")
    return {key: value for key, value in (EXAMPLE | fields).items() if value is not ABSENT}


def call(type: str, tiles: object, **more: str) -> dict[str, Any]:
    """A hand with one call; `source` stands for from."""
    if "source" in more:
        more["from"] = more.pop("source")
    return changed(melds=[{"type": type, "tiles": tiles, **more}])


def sanma(source: str) -> dict[str, Any]:
    """A hand of three players with a pon that was called from a seat."""
    melds = [{"type": "pon", "tiles": "555z", "from": source}]
    hand = {"concealed": "123p456789s1z", "win": "1z", "melds": melds}
    return hand | {"by": "tsumo", "seat": "S", "round": "E", "rules": "tenhou_sanma"}


def refusal(document: object) -> Problem:
    """Give the first reason why a document cannot be scored, the same from values and from JSON."""
    reasons = []
    text = json.dumps(document)
    for read in (
        lambda: hand_from_document(document),
        lambda: hand_from_json(text),
        lambda: hand_from_json(text.encode()),
    ):
        with pytest.raises(NotScorable) as caught:
            evaluate(*read())
        reasons.append(caught.value.problems[0])
    assert reasons[0] == reasons[1] == reasons[2]
    for say in SAY.values():
        assert "{" not in say(reasons[0])
    return reasons[0]


def test_the_example_is_read() -> None:
    found = hand_from_document(EXAMPLE)
    assert found.hand == Hand(
        parse_tiles("234m067p3455s"), parse_tile("2s"), (Meld("ankan", parse_tiles("9999m")),)
    )
    assert found.situation == Situation(
        "ron",
        "S",
        "E",
        source="W",
        flags=frozenset({"riichi"}),
        dora=parse_tiles("3m"),
        ura=parse_tiles("4p"),
        honba=1,
        sticks=2,
    )
    assert found.rules is preset("tenhou")


def test_absent_fields_have_their_defaults() -> None:
    required = {key: EXAMPLE[key] for key in REQUIRED} | {"concealed": "234m567p3455s999m"}
    full = {
        **required,
        "players": 4,
        "melds": [],
        "flags": [],
        "dora": "",
        "ura": "",
        "north": 0,
        "honba": 0,
        "sticks": 0,
        "rules": "wrc2025",
    }
    assert hand_from_document(required) == hand_from_document(full)
    assert hand_from_document(required).rules is preset("wrc2025")


def test_spaces_are_free_and_h_stands_for_z() -> None:
    one = changed(concealed=" 234m 067p\t3455s ", dora="1h 2h")
    other = changed(concealed="234m067p3455s", dora="12z")
    assert hand_from_document(one) == hand_from_document(other)
    apart = changed(concealed="2 3 4 m067 p 3455s", win=" 2 s", dora="1 2 z", ura="4 p")
    assert hand_from_document(apart) == hand_from_document(EXAMPLE | {"dora": "12z"})


def test_a_call_may_come_from_any_other_seat() -> None:
    for source in "EW":
        assert evaluate(*hand_from_document(sanma(source))).points


@pytest.mark.parametrize(
    ("document", "field"),
    [
        (changed(**{"a\nb": 1}), "a\\nb"),
        (changed(**{"a`b": 1}), "a`b"),
        (changed(**{"x` - at `$.melds[0]": 1}), "x` - at `$.melds[0]"),
        (changed(**{"\x1b[2J": 1}), "\\u001b[2J"),
        (changed(pao={**PAO, "\n`": 1}), "pao.\\n`"),
        (changed(pao=[PAO, {**PAO, "a`": 1}]), "pao[1].a`"),
        (changed(melds=[{"type": "ankan", "tiles": "9999m", "\u202e": 1}]), "melds[0].\\u202e"),
        (changed(rules={"a\nb": 1}), "rules.a\\nb"),
        (changed(rules={"red_fives": {"\x07": 1}}), "rules.red_fives.\\u0007"),
    ],
)
def test_an_unknown_key_is_named_whatever_it_holds(document: object, field: str) -> None:
    found = refusal(document)
    assert (found.id, found.field) == ("unknown_field", field)


@pytest.mark.parametrize("players", [7, 0, -4, 10**9])
def test_players_are_three_or_four(players: int) -> None:
    sentence = f"Players: three or four, not {players}."
    assert SAY["en"](refusal(changed(players=players))) == sentence


def test_a_call_keeps_its_turned_tile_and_its_source() -> None:
    melds = [{"type": "chi", "tiles": "340m", "called": "3m", "from": "W"}]
    document = changed(melds=melds, concealed="067p3455s99m1z", flags=[], ura="")
    found = hand_from_document(document).hand.melds[0]
    assert (found.called, found.source) == (parse_tile("3m"), "W")
    assert hand_to_document(*hand_from_document(document))["melds"] == melds


def test_liability_is_an_object_or_a_list() -> None:
    one = {"yakuman": "daisangen", "liable": "N"}
    other = {"yakuman": "suukantsu", "liable": "E"}
    assert hand_from_document(changed(pao=one)).situation.pao == (Pao("daisangen", "N"),)
    assert hand_from_document(changed(pao=[one])) == hand_from_document(changed(pao=one))
    both = hand_from_document(changed(pao=[one, other])).situation.pao
    assert both == (Pao("daisangen", "N"), Pao("suukantsu", "E"))


def test_players_follow_the_rules() -> None:
    three = changed(
        rules="tenhou_sanma", players=ABSENT, concealed="119m067p34559s11z", melds=[], north=1
    )
    assert hand_from_document(three).rules.players == 3
    assert hand_from_document(three | {"players": 3}) == hand_from_document(three)


def test_other_rules_can_be_put_in_place_of_the_document_s() -> None:
    text = json.dumps(changed(rules="m_league"))
    assert hand_from_json(text, preset("tenhou")) == hand_from_document(EXAMPLE)


def test_rules_may_be_varied() -> None:
    stated = {"preset": "tenhou", "kiriage_mangan": True}
    assert hand_from_document(changed(rules=stated)).rules == rules_from_document(stated)


@pytest.mark.parametrize(
    ("document", "id", "field"),
    [
        # No document
        ([], "wrong_type", ""),
        (None, "wrong_type", ""),
        ("123m", "wrong_type", ""),
        (3, "wrong_type", ""),
        ({}, "malformed", "concealed"),
        *((changed(**{key: ABSENT}), "malformed", key) for key in REQUIRED),
        # Keys that are none
        (changed(doras="3m"), "unknown_field", "doras"),
        (changed(open=True), "unknown_field", "open"),
        (call("ankan", "9999m", by="E"), "unknown_field", "melds[0].by"),
        (changed(pao={"yakuman": "daisangen", "liable": "N", "x": 1}), "unknown_field", "pao.x"),
        (changed(rules={"preset": "tenhou", "kiriage": True}), "unknown_field", "rules.kiriage"),
        # Values of another type
        (changed(concealed=["1m"]), "wrong_type", "concealed"),
        (changed(win=None), "wrong_type", "win"),
        (changed(melds={}), "wrong_type", "melds"),
        (changed(melds=["9999m"]), "wrong_type", "melds[0]"),
        (call("ankan", 9999), "wrong_type", "melds[0].tiles"),
        (changed(melds=[{"type": "ankan"}]), "malformed", "melds[0].tiles"),
        (changed(seat=1), "wrong_type", "seat"),
        (changed(source=None), "wrong_type", "from"),
        (changed(flags="riichi"), "wrong_type", "flags"),
        (changed(flags=["riichi", 3]), "wrong_type", "flags[1]"),
        (changed(honba=True), "wrong_type", "honba"),
        (changed(honba=1.0), "wrong_type", "honba"),
        (changed(honba="1"), "wrong_type", "honba"),
        (changed(sticks=None), "wrong_type", "sticks"),
        (changed(north=False), "wrong_type", "north"),
        (changed(players="4"), "wrong_type", "players"),
        (changed(players=True), "wrong_type", "players"),
        (changed(rules=3), "wrong_type", "rules"),
        (changed(rules={"kiriage_mangan": 1}), "wrong_type", "rules.kiriage_mangan"),
        (changed(pao="daisangen"), "wrong_type", "pao"),
        (changed(pao=[3]), "wrong_type", "pao[0]"),
        # Numbers out of range
        (changed(honba=-1), "wrong_type", "honba"),
        (changed(honba=10**30), "wrong_type", "honba"),
        (changed(sticks=1000), "wrong_type", "sticks"),
        (changed(north=5), "wrong_type", "north"),
        (changed(players=5), "wrong_type", "players"),
        # Words that are none
        (changed(by="chombo"), "malformed", "by"),
        (changed(seat="s"), "malformed", "seat"),
        (changed(round=""), "malformed", "round"),
        (changed(source="discarder"), "malformed", "from"),
        (changed(flags=["riichi", "luck"]), "malformed", "flags[1]"),
        (changed(flags=["riichi", "riichi"]), "malformed", "flags[1]"),
        (changed(pao={"yakuman": "daisangen", "liable": "me"}), "malformed", "pao.liable"),
        (changed(rules="house"), "unknown_rules", "rules"),
        (changed(rules={"preset": "house"}), "unknown_rules", "rules.preset"),
        # Tiles
        (changed(concealed="234m067p345t"), "malformed", "concealed"),
        (changed(concealed="234m067p3458z"), "malformed", "concealed"),
        (changed(dora="m"), "malformed", "dora"),
        (changed(ura="1"), "malformed", "ura"),
        (changed(win=""), "tile_count", "win"),
        (changed(win="22s"), "tile_count", "win"),
        (changed(concealed="234m067p345s"), "tile_count", "concealed"),
        (changed(concealed="234m067p34556s"), "tile_count", "concealed"),
        (changed(melds=[]), "tile_count", "concealed"),
        (changed(melds=EXAMPLE["melds"] * 5), "tile_count", "melds"),
        (changed(dora="111222m"), "tile_count", "dora"),
        (changed(concealed="234m067p5555s", win="5s"), "fifth_tile", "concealed"),
        (changed(dora="9m"), "fifth_tile", "dora"),
        (changed(concealed="234m006p3455s"), "too_many_reds", "concealed"),
        (changed(dora="00m"), "too_many_reds", "dora"),
        (changed(rules="wrc2025"), "too_many_reds", "concealed"),
        # Calls
        (call("kan", "9999m"), "bad_meld", "melds[0].type"),
        (call("ankan", "999m"), "bad_meld", "melds[0].tiles"),
        (call("pon", "9999m"), "bad_meld", "melds[0].tiles"),
        (call("chi", "891m"), "bad_meld", "melds[0].tiles"),
        (call("chi", "123z"), "bad_meld", "melds[0].tiles"),
        (call("pon", "99m9p"), "bad_meld", "melds[0].tiles"),
        (call("pon", ""), "bad_meld", "melds[0].tiles"),
        (call("pon", "999x"), "malformed", "melds[0].tiles"),
        (call("pon", "999m", called="1m"), "bad_meld", "melds[0].called"),
        (call("pon", "999m", called="99m"), "tile_count", "melds[0].called"),
        (call("ankan", "9999m", called="9m"), "bad_meld", "melds[0].called"),
        (call("ankan", "9999m", source="E"), "bad_meld", "melds[0].from"),
        (call("pon", "999m", source="X"), "malformed", "melds[0].from"),
        (call("pon", "999m", source="S") | UNFLAGGED, "flags_conflict", "melds[0].from"),
        (sanma("N"), "flags_conflict", "melds[0].from"),
        # What cannot be together
        (changed(flags=["ippatsu"], ura=""), "flags_conflict", "flags"),
        (changed(flags=["riichi", "rinshan"]), "flags_conflict", "flags"),
        (changed(flags=["riichi", "double_riichi"]), "flags_conflict", "flags"),
        (changed(flags=["tenhou"], ura=""), "flags_conflict", "flags"),
        (changed(flags=[]), "ura_without_riichi", "ura"),
        (changed(source="S"), "flags_conflict", "from"),
        (changed(by="tsumo"), "flags_conflict", "from"),
        (changed(north=1), "flags_conflict", "north"),
        (changed(players=3), "flags_conflict", "players"),
        # No win
        (changed(win="9s"), "not_a_win", ""),
        (changed(flags=[], ura=""), "no_yaku", ""),
        # Liability
        (changed(pao=PAO), "pao_impossible", "pao"),
        (changed(pao={"yakuman": "daisangen", "liable": "S"}), "pao_impossible", "pao"),
        (changed(pao=PAO, source=ABSENT), "pao_impossible", "from"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_field(document: object, id: str, field: str) -> None:
    found = refusal(document)
    assert (found.id, found.field) == (id, field)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "json_cut"),
        (b"{", "json_cut"),
        (b'{"concealed": ', "json_cut"),
        (b"{concealed}", "not_json"),
        (json.dumps(EXAMPLE).encode() + b" x", "not_json"),
        (b'{"honba": NaN}', "not_json"),
        (b"\xff", "not_utf8"),
        (b'{"concealed": 1, "win": "\xff"}', "not_utf8"),
        (b'{"win": "UTF-8', "json_cut"),
        (b'{"win": "\\u0041', "json_cut"),
        (b'{"win": "\\ud800"}', "not_json"),
        (b'{"concealed": "\xff"}', "not_utf8"),
        (b'{"win": "\\ud800", "seat": "S"}', "not_json"),
        (b'{"rules": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}", "nested_too_deep"),
        (b'{"rules": ' + b"[" * 50_000, "other_kind"),
        (b'{"rules": {"uma": ' + b"[" * 50_000 + b"]" * 50_000 + b"}}", "nested_too_deep"),
    ],
)
def test_a_text_that_is_no_json(text: bytes, reason: str) -> None:
    with pytest.raises(NotScorable) as caught:
        hand_from_json(text)
    assert caught.value.problems[0].details["reason"] == reason
    assert all(say(caught.value.problems[0]) for say in SAY.values())


def test_a_number_too_long_for_python_is_a_wrong_type() -> None:
    text = json.dumps(EXAMPLE).replace('"honba": 1', f'"honba": {"9" * 5000}')
    with pytest.raises(NotScorable) as caught:
        hand_from_json(text)
    assert caught.value.problems == (Problem("wrong_type", "honba"),)


def test_the_same_below_the_rules_is_a_wrong_type_of_these() -> None:
    text = json.dumps(changed(rules={"yakuman_cap": 1})).replace(": 1}", f": {'9' * 5000}}}")
    with pytest.raises(NotScorable) as caught:
        hand_from_json(text)
    assert caught.value.problems == (Problem("wrong_type", "rules"),)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from([*EXAMPLE, "pao"]), JSON)
def test_no_value_of_a_field_does_more_than_refuse(key: str, value: object) -> None:
    problems: tuple[Problem, ...] = ()
    try:
        evaluate(*hand_from_document(EXAMPLE | {key: value}))
    except NotScorable as error:
        problems = error.problems
    assert all(say(problem) for say in SAY.values() for problem in problems)


@given(JSON)
def test_no_json_does_more_than_refuse(document: object) -> None:
    with pytest.raises(NotScorable):
        hand_from_document(document)


@st.composite
def inputs(draw: st.DrawFn) -> HandInput:
    """A hand of any tiles, whether it wins or not, and any situation, possible or not."""
    seat, source = draw(st.permutations("ESWN"))[:2]
    melds = draw(
        st.lists(
            st.sampled_from(
                (
                    Meld("chi", parse_tiles("340m"), parse_tile("3m"), "W"),
                    Meld("pon", parse_tiles("055p"), parse_tile("0p")),
                    Meld("daiminkan", parse_tiles("1111z"), None, "E"),
                    Meld("shouminkan", parse_tiles("0555s")),
                    Meld("ankan", parse_tiles("9999m")),
                )
            ),
            max_size=4,
            unique=True,
        )
    )
    melds = [replace(meld, source=None) if meld.source == seat else meld for meld in melds]
    plain = parse_tiles("112233467788m123467899p123467789s22334455667z")
    tiles = draw(st.permutations(plain))
    size = 13 - 3 * len(melds)
    hand = Hand(tuple(tiles[:size]), tiles[size], tuple(melds))
    situation = Situation(
        draw(st.sampled_from(("ron", "tsumo"))),
        seat,
        draw(st.sampled_from("ESWN")),
        draw(st.none() | st.just(source)),
        frozenset(draw(st.sets(st.sampled_from(FLAG_NAMES)))),
        tuple(draw(st.lists(st.integers(0, 36), max_size=5))),
        tuple(draw(st.lists(st.integers(0, 36), max_size=5))),
        draw(st.integers(0, 999)),
        draw(st.integers(0, 999)),
        tuple(draw(st.lists(st.builds(Pao, st.just("daisangen"), st.sampled_from("ESWN"))))),
    )
    rules = rules_from_document({"preset": "tenhou", "kiriage_mangan": draw(st.booleans())})
    return HandInput(hand, situation, rules)


@given(inputs())
def test_any_hand_comes_back_from_its_document(given_: HandInput) -> None:
    document = hand_to_document(*given_)
    assert hand_from_document(document) == given_
    assert hand_from_json(json.dumps(document)) == given_
    assert hand_to_document(*hand_from_document(document)) == document


def test_a_document_says_no_more_than_needed() -> None:
    closed = hand_from_document(
        changed(concealed="234m567p3455s999p", melds=[], rules="wrc2025", source=ABSENT, flags=[],
                dora="", ura="", honba=0, sticks=0)
    )  # fmt: skip
    assert hand_to_document(*closed) == {
        "players": 4,
        "concealed": "234m567999p3455s",
        "win": "2s",
        "by": "ron",
        "seat": "S",
        "round": "E",
        "rules": "wrc2025",
    }
