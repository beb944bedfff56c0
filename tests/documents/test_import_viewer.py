"""The viewer's JSON, piece by piece: links, rules by words, calls, draws, what is refused."""

import copy
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

from riichi_desktop.documents.imports import (
    MOST_HANDS,
    ImportedGame,
    ImportRefused,
    read_log,
    read_tenhou_json,
)
from riichi_desktop.documents.imports.viewer_results import counted
from riichi_desktop.documents.imports.viewer_tiles import Player, Untold, hand_of, held_by
from riichi_desktop.engine import RedFives, parse_hand, parse_tiles
from riichi_desktop.ledger import Aborted, Drawn, Won, replay

from .import_recorded import is_east, preset_of, recorded_games
from .import_viewer_writer import viewer_of

GAMES = list(recorded_games().values())
EAST = next(case for case in GAMES if is_east(case) and min(case["expect"]["final"]) > 0)
"""No game that ends because somebody has nothing left: that could be a longer one."""

SOUTH = next(case for case in GAMES if preset_of(case) == "tenhou" and not is_east(case))
SANMA = next(case for case in GAMES if preset_of(case) == "tenhou_sanma")
DOCUMENT = viewer_of(EAST)
HANDS = len(DOCUMENT["log"])

Document = dict[str, Any]


def read(document: Document, preset: str = "") -> ImportedGame:
    return read_tenhou_json(json.dumps(document), preset)


def problems(document: Document | str | bytes, preset: str = "") -> tuple[Any, ...]:
    data = json.dumps(document) if isinstance(document, dict) else document
    with pytest.raises(ImportRefused) as refused:
        read_tenhou_json(data, preset)
    return refused.value.problems


def changed(change: Callable[[Document], object], document: Document = DOCUMENT) -> Document:
    document = copy.deepcopy(document)
    change(document)
    return document


@pytest.mark.parametrize(
    "start",
    [
        "https://tenhou.net/6/#json=",
        "http://tenhou.net/5/?x#json=",
        "tenhou.net/6/#json=",
        "\n tenhou.net/6/#json=",
    ],
)
def test_a_pasted_link_holds_the_log(start):
    link = start + quote(json.dumps(DOCUMENT, ensure_ascii=False)) + "\n"
    assert read_tenhou_json(link) == read_log(link.encode()) == read(DOCUMENT)


def test_title_day_and_id_are_kept():
    found = read(DOCUMENT)
    assert (found.title, found.day, found.ref) == ("a game", "2018-02-04", DOCUMENT["ref"])
    without = read(changed(lambda one: one.update(ref="", title=["", "2019/10/30 23:40"])))
    assert (without.title, without.day, without.ref) == ("", "2019-10-30", "")


@pytest.mark.parametrize(
    ("case", "disp", "changes"),
    [
        (EAST, "鳳東喰赤", {"id": "tenhou", "length": "east", "open_tanyao": True}),
        (EAST, "般東赤速", {"id": "tenhou", "length": "east", "open_tanyao": False}),
        (EAST, "", {"id": "tenhou", "length": "east", "open_tanyao": True}),
        (EAST, "a club", {"id": "tenhou", "length": "east", "open_tanyao": True}),
        (SOUTH, "a club", {"id": "tenhou", "length": "south"}),
        (SOUTH, "玉の間南喰赤", {"id": "mahjong_soul", "length": "south"}),
        (SOUTH, "王座の間南", {"id": "mahjong_soul", "open_tanyao": True}),
        (SOUTH, "Throne Room South Red Fives", {"id": "mahjong_soul"}),
        (SOUTH, "友人戦南喰赤", {"id": "mahjong_soul"}),
        (SOUTH, "四鳳南喰赤－", {"id": "tenhou", "open_tanyao": True}),
        (SOUTH, "四特南", {"id": "tenhou", "open_tanyao": False, "red_fives": RedFives(1, 1, 1)}),
        (SOUTH, "三金の間赤", {"id": "mahjong_soul", "length": "south"}),
        (SANMA, "三鳳南喰赤", {"id": "tenhou_sanma", "players": 3}),
        (SANMA, "三玉の間南喰赤", {"id": "mahjong_soul_sanma", "target": 40000}),
    ],
)  # fmt: skip
def test_the_rules_are_told_by_the_words(case, disp, changes):
    document = changed(lambda one: one["rule"].update(disp=disp), viewer_of(case))
    rules = read(document).game.rules
    assert {name: getattr(rules, name) for name in changes} == changes


def test_a_title_or_an_id_may_tell_the_server():
    document = viewer_of(SOUTH)
    document["rule"]["disp"] = "南喰赤"
    assert read(document).game.rules.id == "tenhou"
    assert (
        read(changed(lambda one: one.update(title=["玉の間", ""]), document)).game.rules.id
        == "mahjong_soul"
    )
    ref = "210815-6da08e40-2605-42fb-a5e3-f8aa5940362a"
    soul = read(changed(lambda one: one.update(ref=ref), document))
    assert (soul.game.rules.id, soul.day) == ("mahjong_soul", "2021-08-15")


def test_a_stated_rule_set_stands_over_the_words():
    assert read(DOCUMENT, "mahjong_soul").game.rules.id == "mahjong_soul"
    assert [one.id for one in problems(DOCUMENT, "nonesuch")] == ["unknown_rules"]
    assert [one.id for one in problems(DOCUMENT, "tenhou_sanma")] == ["import_players"]


@pytest.mark.parametrize(
    ("rule", "reds"),
    [
        ({"disp": "鳳東喰赤", "aka": 1}, RedFives(1, 1, 1)),
        ({"disp": "鳳東喰赤", "aka": 0}, RedFives(0, 0, 0)),
        ({"disp": "鳳東喰"}, RedFives(0, 0, 0)),
        ({"disp": "鳳東喰赤", "aka51": 1, "aka52": 2, "aka53": 1}, RedFives(1, 2, 1)),
        ({"disp": "東 club"}, RedFives(1, 1, 1)),
    ],
)  # fmt: skip
def test_red_fives_are_as_many_as_it_says(rule, reds):
    assert read(changed(lambda one: one.update(rule=rule))).game.rules.red_fives == reds


def test_three_players_have_no_red_five_of_characters():
    document = changed(lambda one: one["rule"].update(aka51=1), viewer_of(SANMA))
    assert read(document).game.rules.red_fives == RedFives(0, 1, 1)


def test_three_may_win_on_one_tile_where_the_rules_let_them():
    counted = [[at, 0, at, "30符1飜1000点", "断幺九(1飜)"] for at in (1, 2, 3)]
    changes = [[-1000, 1000, 0, 0], [-1000, 0, 1000, 0], [-1000, 0, 0, 1000]]
    result = ["和了", *[part for pair in zip(changes, counted, strict=True) for part in pair]]
    following = [[1, 0, 0], [22000, 26000, 26000, 26000]]
    event = one_hand(result, following, disp="玉の間南喰赤").game.events[0]
    assert isinstance(event, Won)
    assert [(win.winner, win.source, win.han) for win in event.wins] == [
        *((1, 0, 1), (2, 0, 1), (3, 0, 1)),
    ]
    with pytest.raises(ImportRefused) as refused:
        one_hand(result, following)
    assert [one.id for one in refused.value.problems] == [
        *("import_hand_impossible", "three_rons_abort"),
    ]


def test_hands_that_are_not_shown_are_taken_by_their_numbers():
    def hide(document: Document) -> None:
        for hand in document["log"]:
            for at in range(4):
                hand[4 + 3 * at] = []

    found = read(changed(hide))
    wins = [win for event in found.game.events if isinstance(event, Won) for win in event.wins]
    assert all(win.hand is None for win in wins)
    assert {one.id for one in found.notices} == {"import_by_numbers"}
    assert len(found.notices) == len(wins)
    rows = [[*row.scores] for row in replay(*found.game).rows]
    assert rows == [row["scores"] for row in EAST["expect"]["rows"]]


def test_a_limit_without_fu_is_taken_by_the_least_that_make_it():
    four = [[0, 0, 0], [25000] * 4, [11], [], *[[]] * 12]
    won = ["和了", [8000, -8000, 0, 0], [0, 1, 0, "満貫12000点", "立直(1飜)", "ドラ(3飜)"]]
    won[1] = [12000, -12000, 0, 0]
    found = read({"log": [[*four, won]], "name": ["A", "B", "C", "D"], "rule": {"disp": "南喰赤"}})
    (event,) = found.game.events
    assert isinstance(event, Won)
    assert (event.wins[0].han, event.wins[0].fu) == (4, 40)


@pytest.mark.parametrize(
    ("worth", "dealer", "times"),
    [
        ("役満32000点", False, (1, 2)),
        ("役満48000点", True, (1, 2)),
        ("役満64000点", False, (2, 1)),
        ("役満16000点∀", True, (1, 2)),
        ("役満32000点∀", True, (2, 1)),
        ("役満16000-32000点", False, (2, 1)),
        ("Yakuman 32000Points", False, (1, 2)),
        ("役満", False, (2, 1)),
    ],
)
def test_a_yakuman_may_count_as_often_as_its_points_say(worth, dealer, times):
    stated = [0, 1, 0, worth, "大三元(役満)", "字一色(役満)"]
    assert counted(stated, 4, 0 if dealer else 2, "").times == times


def test_many_han_are_counted_even_where_they_are_called_a_yakuman():
    stated = [0, 1, 0, "役満32000点", "立直(1飜)", "ドラ(12飜)"]
    found = counted(stated, 4, 2, "")
    assert (found.han, found.times) == (13, ())


DEALT = (11, 11, 11, 12, 13, 14, 25, 52, 27, 31, 32, 33, 41)


@pytest.mark.parametrize(
    ("drawn", "done", "line"),
    [
        ((41,), (), "111234m507p123s1z+1z"),
        ((39, 41), (60, 41), None),
        ((47, 39, 41), (60, "r39"), "111234m507p123s1z+1z"),
        (("c261425", 41), (41,), None),
        (("c265227", 41), (11,), "11234m5p123s1z+1z [06'7p@N]"),
        (("p111111", 41), (12,), "134m507p123s1z+1z [1'11m@N]"),
        (("11p1111", 41), (12,), "134m507p123s1z+1z [11'1m@W]"),
        (("1111p11", 41), (12,), "134m507p123s1z+1z [111'm@S]"),
        (("111111m11", 39, 41), (0, 60), "234m507p123s1z+1z [1111'm@S]"),
        ((11, 39, 41), ("111111a11", 60), "234m507p123s1z+1z (1111m)"),
        (("11p1111", 39, 39, 41), (14, "11k111111", 39), "23m507p1239s1z+1z [11'1+1m@W]"),
        ((11, 41, 41), ("11k111111", 60), None),
        ((44, 41, 41), ("f44", 60), "111234m507p123s1z+1z"),
        ((18, 41), ("44",), None),
        ((18, 41), ("x44",), None),
        ((10, 41), (60,), None),
        (("c1", 41), (60,), None),
    ],
)
def test_steps_make_a_hand(drawn, done, line):
    player = Player(DEALT, drawn, done)
    if line is None:
        with pytest.raises(Untold):
            hand_of(held_by(player, ("E", "S", "W", "N")), parse_tiles("1z")[0], drawn=True)
        return
    found = hand_of(held_by(player, ("E", "S", "W", "N")), parse_tiles("1z")[0], drawn=True)
    wanted = parse_hand(f"{line} tsumo")[0]
    assert (found.concealed, found.win, found.melds) == (wanted.concealed, wanted.win, wanted.melds)
    assert found.north == sum(step == "f44" for step in done)


def one_hand(
    result: list[Any], following: list[Any], riichi: tuple[int, ...] = (), disp: str = "南喰赤"
) -> ImportedGame:
    """Read a game of one hand and how the next begins."""
    lists = [[[41] * 13, [19], ["r60" if at in riichi else 60]] for at in range(4)]
    parts = [part for player in lists for part in player]
    hands = [
        [[0, 0, 0], [25000] * 4, [11], [], *parts, result],
        [*following, [11], [], *[[]] * 12, ["九種九牌"]],
    ]
    return read({"log": hands, "name": ["A", "B", "C", "D"], "rule": {"disp": disp}})


LAID = [24000, 24000, 25000, 25000]
LAID_BY_ONE = [25000, 24000, 25000, 25000]
EVERYBODY = (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("result", "following", "riichi", "event"),
    [
        (["全員聴牌"], [[0, 1, 0], [25000] * 4], (), Drawn((0, 1, 2, 3))),
        (["全員不聴"], [[1, 1, 0], [25000] * 4], (), Drawn()),
        (["流局"], [[1, 1, 0], [25000] * 4], (), Drawn()),
        (["流局", [0, 0, 0, 0]], [[0, 1, 0], [25000] * 4], (), Drawn((0, 1, 2, 3))),
        (["流局", []], [[0, 1, 2], LAID], (0, 1), Drawn((0, 1, 2, 3), (0, 1))),
        (
            ["流局", [1500, -1500, 1500, -1500]],
            [[0, 1, 0], [26500, 23500, 26500, 23500]],
            (),
            Drawn((0, 2)),
        ),
        (
            ["流し満貫", [-4000, 8000, -2000, -2000]],
            [[1, 1, 0], [21000, 33000, 23000, 23000]],
            (),
            Drawn(nagashi=(1,)),
        ),
        (
            ["流し満貫", [-4000, 8000, -2000, -2000]],
            [[0, 1, 0], [21000, 33000, 23000, 23000]],
            (),
            Drawn((0,), nagashi=(1,)),
        ),
        (["四開槓"], [[0, 1, 1], [24000, 25000, 25000, 25000]], (0,), Aborted("suukaikan", (0,))),
        (["四家立直"], [[0, 1, 4], [24000] * 4], EVERYBODY, Aborted("suucha_riichi", EVERYBODY)),
        (["三家和"], [[0, 1, 2], LAID], (0, 1), Aborted("sanchahou", (0, 1))),
        (["三家和了"], [[0, 1, 1], LAID_BY_ONE], (0, 1), Aborted("sanchahou", (1,))),
        (["九種九牌"], [[0, 1, 0], [25000] * 4], (), Aborted("kyuushu_kyuuhai")),
    ],
)  # fmt: skip
def test_what_a_draw_does_not_say_the_next_hand_tells(result, following, riichi, event):
    assert one_hand(result, following, riichi).game.events[0] == event


def test_a_riichi_on_whose_tile_somebody_wins_is_not_paid():
    found = read(DOCUMENT)
    declared = [
        sum(any(str(step).startswith("r") for step in hand[6 + 3 * at]) for at in range(4))
        for hand in DOCUMENT["log"]
    ]
    paid = [
        len(event.riichi) for event in found.game.events if isinstance(event, Won | Drawn | Aborted)
    ]
    assert any(more > fewer for more, fewer in zip(declared, paid, strict=True))


def test_three_players_may_be_counted_three_turns_a_wind():
    document = viewer_of(SANMA)
    for hand in document["log"]:
        hand[0][0] = hand[0][0] // 4 * 3 + hand[0][0] % 4
    found = read(document)
    rows = [[*row.scores] for row in replay(*found.game).rows]
    assert rows == [row["scores"] for row in SANMA["expect"]["rows"]]


@pytest.mark.parametrize(
    ("change", "told", "field"),
    [
        (lambda one: one.pop("log"), "malformed", "log"),
        (lambda one: one.update(log=[]), "import_no_hands", "log"),
        (lambda one: one.update(log={}), "import_no_hands", "log"),
        (lambda one: one.update(log=one["log"] * MOST_HANDS), "import_too_many_hands", "log"),
        (lambda one: one["log"].insert(0, [1]), "import_field", "log[0]"),
        (lambda one: one["log"].insert(1, [1]), "import_field", "log[1]"),
        (lambda one: one["log"][0].__setitem__(0, [0, 0]), "import_field", "log[0][0]"),
        (lambda one: one["log"][0].__setitem__(0, [0, -1, 0]), "import_field", "log[0][0]"),
        (lambda one: one["log"][0].__setitem__(1, [1, 2, 3, "4"]), "import_field", "log[0][1]"),
        (lambda one: one["log"][0].__setitem__(2, [True]), "import_field", "log[0][2]"),
        (lambda one: one["log"][0].__setitem__(6, [11] * 99), "import_field", "log[0][6]"),
        (lambda one: one["log"][0].__setitem__(-1, "和了"), "import_field", "log[0][-1]"),
        (lambda one: one["log"][0].__setitem__(-1, ["和了"]), "import_field", "log[0][-1]"),
        (lambda one: one["log"][0].__setitem__(-1, ["?"]), "import_field", "log[0][-1]"),
        (lambda one: one["log"][0][-1][2].__setitem__(0, 9), "import_field", "log[0][-1][2][0]"),
        (lambda one: one["log"][0][-1].__setitem__(2, {}), "import_field", "log[0][-1][2]"),
        (lambda one: one["log"][0][-1][1].__setitem__(0, 1.5), "import_field", "log[0][-1][1]"),
        (lambda one: one["log"][0][-1][1].__setitem__(0, 100), "import_hand_differs", "log[0]"),
        (lambda one: one["log"].pop(0), "import_not_from_start", "log[0]"),
        (lambda one: one["log"].pop(1), "import_next_differs", "log[1]"),
        (lambda one: one["log"].append(one["log"][-1]), "import_goes_on", f"log[{HANDS}]"),
        (lambda one: one.update(name=["A", 1, "C", "D"]), "import_field", "name[1]"),
        (lambda one: one.update(name=["A" * 10_000, "B", "C", "D"]), "malformed", "name[0]"),
        (lambda one: one.update(name=["A\0", "B", "C", "D"]), "import_control", "name[0]"),
        (lambda one: one.update(rule=[1]), "wrong_type", "rule"),
        (lambda one: one["rule"].update(aka51=99), "import_field", "rule.aka"),
    ],
)  # fmt: skip
def test_what_is_no_such_log_is_refused_and_placed(change, told, field):
    (found,) = problems(changed(change))
    assert (found.id, found.field) == (told, field)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "json_cut"),
        (b"[1]", "not_an_object"),
        (b'{"log": [', "json_cut"),
        (b'{"log": ' + b"[" * 100_000, "nested_too_deep"),
        (b"\xff\xfe", "not_utf8"),
        (b"https://tenhou.net/6/#json=%FF", "not_utf8"),
        (b"https://tenhou.net/6/#json=", "json_cut"),
    ],
)
def test_what_is_no_json_is_refused(data, told):
    (found,) = problems(data)
    assert found.details["reason"] == told


def test_a_document_that_is_too_large_is_refused():
    assert problems("[" + "1," * (5 << 20))[0].id == "import_too_large"


def test_names_that_are_missing_are_numbers():
    assert read(changed(lambda one: one.pop("name"))).game.names == ("1", "2", "3", "4")
