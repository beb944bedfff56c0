"""Which tiles of the strip a row lights: every group its own, nothing twice."""

from collections import Counter

import pytest

from riichi_desktop.documents import rules_from_text
from riichi_desktop.engine import KIND, Draft, Reading, Study, parse_draft, study
from riichi_desktop.ui.hand.lighting import Lighting, dora_places, together, value_kind
from riichi_desktop.ui.hand.row_tiles import row_tiles

HANDS = [
    "340m68p888s22z+7p [66'6z] ron seat=S from=W dora=1z rules=m_league",
    "234m340p99p67s+8s (1111z) tsumo riichi seat=S dora=3z ura=8p rules=tenhou",
    "2233445566778p+8p tsumo",
    "19m19p19s1234567z+1z ron",
    "1112345678999m+5m tsumo",
    "11224466m88p55z2s+2s ron riichi",
    "22s34p+5p [555z] [666z] [777z] ron seat=S from=W",
    "3z+3z (1111m) [2222m] [55'55p] (7777s) ron",
]


def look_at(line: str) -> Study:
    draft = parse_draft(line)
    return study(draft, rules_from_text(draft.rules))


def readings(line: str) -> list[tuple[Draft, Reading]]:
    found = look_at(line)
    assert found.value is not None
    return [(found.draft, one) for one in (found.value.best, *found.value.others)]


def lit(line: str, id: str) -> str:
    """Give the tiles that a yaku of the kept reading lights, w after the winning one."""
    draft, best = readings(line)[0]
    tiles = row_tiles(draft, Lighting(draft, best).yaku(id))
    return " ".join(f"{tile.tile}{'w' if tile.marked else ''}" for tile in tiles)


@pytest.mark.parametrize("line", HANDS)
def test_the_groups_of_every_reading_share_out_the_hand(line):
    for draft, reading in readings(line):
        groups = Lighting(draft, reading).groups
        places = Counter(place for group in groups for place in group)
        assert set(places.values()) == {1}
        assert places.keys() == {
            *(("concealed", at) for at in range(len(draft.concealed))),
            *(("meld", at) for at in range(len(draft.melds))),
            ("win", 0),
        }
        for block, group in zip(reading.blocks, groups, strict=True):
            kinds = sorted(KIND[tile.tile] for tile in row_tiles(draft, [group]))
            assert kinds == list(block.tiles)


@pytest.mark.parametrize("line", HANDS)
def test_the_winning_tile_is_in_the_group_that_it_completes(line):
    for draft, reading in readings(line):
        lighting = Lighting(draft, reading)
        at = next(at for at, group in enumerate(lighting.groups) if ("win", 0) in group)
        assert reading.blocks[at] == reading.completed
        assert lighting.groups[at] == lighting.completed


def test_a_ready_hand_has_places_for_what_it_holds():
    found = look_at("234m567m345p67s99p ron seat=S")
    value = found.waits[0].ron
    assert Lighting(found.draft, value.best).completed == {("concealed", 11), ("concealed", 12)}


@pytest.mark.parametrize(
    ("line", "id", "tiles"),
    [
        (HANDS[0], "hatsu", "32 32 32"),
        (HANDS[1], "round_wind", "27 27 27 27"),
        (HANDS[1], "riichi", ""),
        (HANDS[1], "menzen_tsumo", "25w"),
        (HANDS[6], "daisangen", "31 31 31 32 32 32 33 33 33"),
        ("123m123m789p11s99s+9s riichi ron", "iipeikou", "0 1 2 0 1 2"),
        ("123m123p123s45s99s+6s ron", "sanshoku_doujun", "0 1 2 9 10 11 18 19 20"),
        ("123456m78m123p99s+9m ron", "ittsu", "0 1 2 3 4 5 6 7 8w"),
        ("222m222p22s345m99s+2s tsumo", "sanshoku_doukou", "1 1 1 10 10 10 19w 19 19"),
        ("222m444p66s345m99s+6s tsumo", "sanankou", "1 1 1 12 12 12 23w 23 23"),
        ("22m99s+2m [444p] [666s] [777p] ron", "toitoi", "1w 1 1 12 12 12 23 23 23 15 15 15"),
        ("55z12p456m+3p [666z] [777z] ron", "shousangen", "31 31 32 32 32 33 33 33"),
        ("123m789p99s11z+1z [222z] ron", "seat_wind", "27w 27 27"),
        ("222m444p66s345m99s+6s tsumo", "pinfu", "whole"),
    ],
)
def test_a_yaku_lights_the_groups_that_make_it(line, id, tiles):
    if tiles == "whole":
        tiles = lit(line, "tanyao")
        assert len(tiles.split()) == 14
    assert lit(line, id) == tiles


def test_a_closed_kan_lies_with_its_ends_face_down():
    draft, best = readings(HANDS[1])[0]
    tiles = row_tiles(draft, Lighting(draft, best).yaku("round_wind"))
    assert [tile.back for tile in tiles] == [True, False, False, True]


def test_chanta_lights_terminals_and_honours_and_calls_as_a_whole():
    draft, best = readings("123m789p99s11z+1z [111m] ron seat=E")[0]
    assert "chanta" in best.yaku
    places = together(Lighting(draft, best).yaku("chanta"))
    assert ("meld", 0) in places
    assert ("win", 0) in places
    assert ("concealed", 1) not in places  # the two of 123m


def test_fu_light_what_earns_them():
    draft, best = readings(HANDS[0])[0]
    lighting = Lighting(draft, best)
    found = {item.id: together(lighting.fu(item)) for item in best.fu_items}
    assert found == {
        "base": frozenset(),
        "closed_triplet": {("concealed", at) for at in (5, 6, 7)},
        "open_triplet": {("meld", 0)},
        "value_pair": {("concealed", 8), ("concealed", 9)},
        "wait": {("concealed", 3), ("win", 0), ("concealed", 4)},
    }


def test_the_fu_of_seven_pairs_are_of_the_whole_hand_and_those_of_tsumo_of_the_tile():
    draft, best = readings(HANDS[5])[0]
    lighting = Lighting(draft, best)
    assert together(lighting.fu(best.fu_items[0])) == lighting.whole
    draft, best = readings(HANDS[1])[0]
    tsumo = next(item for item in best.fu_items if item.id == "tsumo")
    assert together(Lighting(draft, best).fu(tsumo)) == {("win", 0)}


def test_dora_light_with_the_indicator_that_points_to_them():
    found = look_at(HANDS[0])
    places, tiles = dora_places(found.draft, "dora", found.rules)
    assert places == {("concealed", 8), ("concealed", 9), ("dora", 0)}
    assert tiles == (28, 28)
    places, tiles = dora_places(found.draft, "aka_dora", found.rules)
    assert (places, tiles) == ({("concealed", 2)}, (34,))


def test_an_indicator_without_its_dora_and_one_that_does_not_count_stay_dark():
    line = "340m68p888s22z+7p [66'6z] ron seat=S from=W dora={} rules=tenhou{}"
    found = look_at(line.format("7z1z", ""))
    places, _ = dora_places(found.draft, "dora", found.rules)
    assert {place for place in places if place[0] == "dora"} == {("dora", 1)}
    without = look_at(line.format("7z1z", ",kan_dora=false"))
    places, tiles = dora_places(without.draft, "dora", without.rules)
    assert (places, tiles) == (frozenset(), ())


def test_extracted_norths_are_dora_by_themselves_and_under_a_west():
    found = look_at("234p567p345s67s99p+8s tsumo riichi north=2 dora=3z rules=tenhou_sanma")
    norths = {("north", 0), ("north", 1)}
    assert dora_places(found.draft, "north_dora", found.rules) == (norths, (30, 30))
    assert dora_places(found.draft, "dora", found.rules)[0] == {*norths, ("dora", 0)}


def test_value_kinds_follow_the_winds():
    draft = parse_draft("seat=W round=S")
    assert [value_kind(id, draft) for id in ("seat_wind", "round_wind", "chun", "pinfu")] == [
        29,
        28,
        33,
        None,
    ]
