"""Which yaku one tile or one circumstance would give: laws over hands, and cases by hand."""

from dataclasses import replace

import pytest

from riichi_desktop.documents import rules_from_text
from riichi_desktop.engine import (
    HandValue,
    nearest_circumstances,
    nearest_swaps,
    parse_draft,
    tile_name,
    value_of,
)

HANDS = [
    "123m456p789s22z33p+3p ron seat=W round=S dora=2p",
    "340m68p888s22z+7p [66'6z] ron seat=S from=W dora=1z rules=m_league",
    "234m340p99p67s+8s (1111z) tsumo riichi seat=S dora=3z ura=8p rules=tenhou",
    "2233445566778p+8p tsumo",
    "11224466m88p55z2s+2s ron riichi",
    "19m19p19s123456z6z+7z ron",
    "234p567p345s67s99p+5s ron riichi seat=W dora=2s rules=mahjong_soul_sanma",
    "3z+3z (1111m) [2222m] [55'55p] (7777s) ron",
]


def both(line: str):
    draft = parse_draft(line)
    return draft, rules_from_text(draft.rules)


def swaps(line: str) -> dict[str, str]:
    found = nearest_swaps(*both(line))
    return {id: f"{tile_name(one.out)}>{tile_name(one.into)}" for id, one in found.items()}


@pytest.mark.parametrize("line", HANDS)
def test_every_swap_makes_a_hand_that_has_the_yaku(line):
    draft, rules = both(line)
    for id, (out, into, is_win) in nearest_swaps(draft, rules).items():
        if is_win:
            assert out == draft.win
            changed = replace(draft, win=into)
        else:
            rest = list(draft.concealed)
            rest[rest.index(out)] = into
            changed = replace(draft, concealed=tuple(rest))
        assert changed.left(rules)[into] >= 0
        value = value_of(changed, rules)
        assert isinstance(value, HandValue), (id, value)
        readings = (value.best, *value.others)
        assert any(id in (*one.yaku, *one.yakuman) for one in readings if one.base)


@pytest.mark.parametrize("line", HANDS[:5])
def test_no_swap_is_missed(line):
    """Plainly: every tile for every other, each hand valued by the door."""
    draft, rules = both(line)
    left, wanted = draft.left(rules), set()
    tiles = (*draft.concealed, draft.win)
    for at in range(len(tiles)):
        for into in range(34):
            if left[into] and into != tiles[at]:
                *rest, win = (*tiles[:at], into, *tiles[at + 1 :])
                value = value_of(replace(draft, concealed=tuple(rest), win=win), rules)
                if isinstance(value, HandValue):
                    for one in (value.best, *value.others):
                        wanted |= {*one.yaku, *one.yakuman} if one.base else set()
    assert wanted <= nearest_swaps(draft, rules).keys()


@pytest.mark.parametrize(
    ("line", "id", "swap"),
    [
        ("234m456p678s66s78p+9p ron riichi", "tanyao", "9p>3p"),
        ("11m222p333p444s99s+9s tsumo", "suuankou_tanki", "9s>1m"),
        ("123m456p789s22z33p+3p ron seat=W round=S dora=2p", "round_wind", "6p>2z"),
        ("19m19p19s123456z6z+7z ron", "kokushi_musou_13", "6z>7z"),
    ],
)
def test_the_change_of_one_tile(line, id, swap):
    assert swaps(line)[id] == swap


def test_two_tiles_away_is_not_one():
    near = swaps("555m1555p123s789s+1p ron").keys()
    assert not near & {"ryanpeikou", "sanshoku_doukou", "ittsu"}


def test_a_tile_that_is_not_free_does_not_come():
    line = "234m456p678s66s78p+9p ron riichi"
    assert swaps(line)["tanyao"] == "9p>3p"
    assert swaps(f"{line} dora=3333p")["tanyao"] == "9p>6p"


def test_a_red_five_comes_where_no_plain_one_is_free():
    line = "678p234s88s46m+3m [222s] ron dora=555m rules=m_league"
    assert "3m>0m" in swaps(line).values()


def test_an_unfinished_hand_is_near_nothing():
    for line in ("123m", "234m567m345p67s99p ron"):
        assert nearest_swaps(*both(line)) == {}
        assert nearest_circumstances(*both(line)) == {}


@pytest.mark.parametrize(
    ("line", "has", "lacks"),
    [
        (
            "222m444p66s345m99s+6s ron seat=S",
            {"riichi": "riichi", "sanankou": "tsumo", "menzen_tsumo": "tsumo"},
            {"rinshan_kaihou", "chankan", "haitei", "tenhou", "ippatsu"},
        ),
        (
            "22m345p678p88s+2m [456s] tsumo",
            {"haitei": "last_tile"},
            {"riichi", "double_riichi", "menzen_tsumo", "houtei", "tenhou"},
        ),
        (
            "222m444p66s345m99s+6s ron riichi seat=S pao=daisangen:N",
            {"ippatsu": "ippatsu"},
            {"haitei"},
        ),
    ],
)
def test_one_circumstance_that_can_be_with_the_hand(line, has, lacks):
    found = nearest_circumstances(*both(line))
    assert {id: found.get(id) for id in has} == has
    assert not lacks & found.keys()


def test_a_tile_that_the_circumstances_exclude_does_not_come() -> None:
    """Of a robbed tile the winner holds no copy, so no swap may bring one."""
    line = "123m456p78s11z+9s [555z] chankan"
    draft = parse_draft(line)
    swaps = nearest_swaps(draft, rules_from_text("tenhou"))
    assert all(swap.into != draft.win or swap.is_win for swap in swaps.values())
    assert swaps
