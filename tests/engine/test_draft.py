"""The hand so far: what it lacks, what is impossible about it, what its tiles take off."""

from dataclasses import replace

import pytest

from riichi_desktop.engine import (
    Draft,
    Hand,
    NotScorable,
    Problem,
    Situation,
    faults,
    parse_draft,
    parse_tile,
    parse_tiles,
    settle_flags,
)

from .lines import rules_of


def fault(draft: Draft) -> tuple[str, str, object]:
    """Give id, field and reason of the first fault under the draft's own rules."""
    first = faults(draft, rules_of(draft.rules))[0]
    return first.id, first.field, first.details.get("reason")


@pytest.mark.parametrize(
    ("line", "room", "whole", "empty", "closed", "kans"),
    [
        ("", 13, False, True, True, 0),
        ("riichi dora=1m", 13, False, True, True, 0),
        ("north=1 rules=tenhou_sanma", 13, False, False, True, 0),
        ("+1m", 13, False, False, True, 0),
        ("123m", 10, False, False, True, 0),
        ("123m [123p]", 7, False, False, False, 0),
        ("123m (1111p)", 7, False, False, True, 1),
        ("123m (1111p) [222+2s]", 4, False, False, False, 2),
        ("123456789m1112z", 0, False, False, True, 0),
        ("123456789m1112z+2z", 0, True, False, True, 0),
        ("12m+2z [123p]", 8, False, False, False, 0),
        ("1z+1z (1111p) [222+2s] [333m] [123m]", 0, True, False, False, 2),
    ],
)
def test_what_a_draft_lacks(
    line: str, room: int, whole: bool, empty: bool, closed: bool, kans: int
) -> None:
    draft = parse_draft(line)
    found = (draft.room, draft.is_whole, draft.is_empty, draft.is_closed, draft.kans)
    assert found == (room, whole, empty, closed, kans)
    assert faults(draft, rules_of(draft.rules)) == []


def test_a_whole_draft_is_a_hand_and_a_situation() -> None:
    draft = parse_draft("123456789m1112z+2z tsumo seat=S honba=1 dora=3s")
    hand, situation = draft.complete()
    assert hand == Hand(parse_tiles("123456789m1112z"), parse_tile("2z"))
    assert situation == Situation("tsumo", "S", "E", dora=parse_tiles("3s"), honba=1)


@pytest.mark.parametrize(
    ("line", "field"), [("123m", "win"), ("123456789m111z+2z", "concealed"), ("", "win")]
)
def test_a_draft_that_is_not_whole_is_no_hand(line: str, field: str) -> None:
    with pytest.raises(NotScorable) as caught:
        parse_draft(line).complete()
    assert [(p.id, p.field) for p in caught.value.problems] == [("tile_count", field)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("123456789m11122z [123p]", ("tile_count", "concealed", None)),
        ("1122z [123p] [123p] [123p] [123p]", ("tile_count", "concealed", None)),
        ("1m dora=123456m", ("tile_count", "dora", "indicator_count")),
        ("1m riichi ura=123456m", ("tile_count", "ura", "indicator_count")),
        ("1m honba=1000", ("wrong_type", "honba", "honba_range")),
        ("1m sticks=1000", ("wrong_type", "sticks", "sticks_range")),
        ("1m north=5 rules=tenhou_sanma", ("wrong_type", "north", "north_count")),
        ("111m dora=1m1m", ("fifth_tile", "", None)),
        ("111m+1m [123m]", ("fifth_tile", "", None)),
        ("444z north=2 rules=tenhou_sanma", ("fifth_tile", "", None)),
        ("1m seat=S from=S", ("flags_conflict", "from", "from_is_winner")),
        ("1m ippatsu", ("flags_conflict", "flags", "ippatsu_needs_riichi")),
        ("1m ura=2m", ("ura_without_riichi", "ura", "ura_without_riichi")),
        ("1m players=3", ("flags_conflict", "players", "players_differ")),
        ("1p players=4 rules=tenhou_sanma", ("flags_conflict", "players", "players_differ")),
        ("0m", ("too_many_reds", "", None)),
        ("0m dora=0m rules=tenhou", ("too_many_reds", "", None)),
        ("1m north=1", ("flags_conflict", "north", "north_in_four_players")),
        ("1p seat=N rules=tenhou_sanma", ("flags_conflict", "seat", "seat_not_played")),
        ("1p from=N rules=tenhou_sanma", ("flags_conflict", "from", "source_not_played")),
        (
            "1p north=1 rules=tenhou_sanma,north=guest",
            ("flags_conflict", "north", "north_not_extracted"),
        ),
        (
            "1p+4z north_ron rules=tenhou_sanma,north=yakuhai",
            ("flags_conflict", "north", "north_not_extracted"),
        ),
        ("1p [123s] rules=tenhou_sanma", ("bad_meld", "melds[0]", "chi_three_players")),
        ("1p dora=8m rules=tenhou_sanma", ("malformed", "", "tile_not_in_three_player_set")),
        ("2m rules=tenhou_sanma", ("malformed", "", "tile_not_in_three_player_set")),
    ],
)
def test_what_is_impossible(line: str, found: tuple[str, str, str | None]) -> None:
    assert fault(parse_draft(line)) == found


def test_numbers_below_zero() -> None:
    assert fault(Draft(honba=-1))[1] == "honba"
    assert fault(Draft(sticks=-1))[1] == "sticks"
    assert fault(Draft(north=-1))[1] == "north"


@pytest.mark.parametrize(
    ("line", "kept", "cleared"),
    [
        ("1m riichi ippatsu", {"riichi", "ippatsu"}, []),
        # A call takes riichi off, and what rests on riichi with it.
        ("1m riichi ippatsu ura=2m [777z]", set(), ["riichi", "ippatsu"]),
        ("1m double_riichi [777z]", set(), ["double_riichi"]),
        (
            "1m riichi open_riichi from_riichi [777z] rules=wrc2025,local_yaku=open_riichi",
            set(),
            ["riichi", "open_riichi", "from_riichi"],
        ),
        # The last kan goes, rinshan with it.
        ("1m tsumo rinshan", set(), ["rinshan"]),
        ("1m tsumo rinshan (9999p)", {"rinshan"}, []),
        # The robbed tile appears in the hand or as an indicator.
        ("66s+6s chankan", set(), ["chankan"]),
        ("7s+6s chankan dora=6s", set(), ["chankan"]),
        ("7s+6s chankan", {"chankan"}, []),
        # A first kan or north ends the first turn.
        ("1m tsumo tenhou (9999p)", set(), ["tenhou"]),
        ("1p tsumo chiihou seat=S north=1 rules=tenhou_sanma", set(), ["chiihou"]),
        ("1m renhou seat=S (9999p)", set(), ["renhou"]),
        ("1m double_riichi ippatsu (9999p)", {"double_riichi"}, ["ippatsu"]),
        ("1p+1p north_ron rules=tenhou_sanma", set(), ["north_ron"]),
        # Of two that exclude each other the one goes that is later in the line.
        ("1m tsumo chiihou riichi seat=S", {"riichi"}, ["chiihou"]),
        ("1m tsumo tenhou haitei", {"haitei"}, ["tenhou"]),
    ],
)
def test_what_the_tiles_exclude_is_taken_off_and_told(
    line: str, kept: set[str], cleared: list[str]
) -> None:
    draft = parse_draft(line)
    rules = rules_of(draft.rules)
    settled, notices = settle_flags(draft, rules)
    assert settled.flags == kept
    assert [(n.id, n.details["flag"]) for n in notices] == [("flag_cleared", f) for f in cleared]
    assert (settled.concealed, settled.melds, settled.win) == (
        draft.concealed,
        draft.melds,
        draft.win,
    )
    assert faults(settled, rules) == []


def test_ura_and_the_discarder_go_with_what_they_need() -> None:
    rules = rules_of("wrc2025")
    settled, notices = settle_flags(parse_draft("1m ura=2m"), rules)
    assert (settled.ura, notices) == ((), ())
    settled, notices = settle_flags(parse_draft("1m tsumo from=W"), rules)
    assert (settled.source, notices) == (None, ())


def test_how_many_of_each_tile_are_left_counts_all_that_is_seen() -> None:
    draft = parse_draft("055m+1m [123m] dora=1m riichi ura=1m rules=tenhou")
    left = draft.left(rules_of("tenhou"))
    assert [left[parse_tile(name)] for name in ("1m", "2m", "5m", "0m", "9m")] == [0, 3, 1, 0, 4]


def test_drafts_are_values() -> None:
    draft = parse_draft("123m riichi")
    assert replace(draft, honba=1) != draft
    assert hash(draft) == hash(parse_draft("3m1m2m riichi"))
    assert draft == parse_draft("3m1m2m riichi")


def test_every_fifth_tile_is_named() -> None:
    found = faults(parse_draft("11111222223m"), rules_of("wrc2025"))
    assert found == [Problem("fifth_tile", "", (("tile", name),)) for name in ("1m", "2m")]
