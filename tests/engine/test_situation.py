"""Which circumstances exclude each other: each row of the table fires, its neighbour does not."""

import pytest

from riichi_desktop.engine import (
    CONFLICTS,
    FLAG_NAMES,
    NotScorable,
    Pao,
    Situation,
    facts_of,
    faults,
    parse_draft,
    parse_tiles,
)

from .lines import reason, refusal, rules_of, value

CLOSED = "123789m456p3357s+6s"
KAN = "123m456p3357s+6s (9999m)"
OPEN = "123m456p3357s+6s [777z]"
SANMA = "999m123456p3357s+6s"
NORTH = "123456p345567s4z+4z"
OPEN_RIICHI = "rules=wrc2025,local_yaku=open_riichi"
PAARENCHAN = "rules=wrc2025,local_yaku=paarenchan"
RENHOU = "seat=S rules=wrc2025,renhou=yakuman"
THREE = "rules=tenhou_sanma"

ROWS = [
    # EMA 2025 3.3.10: riichi with a closed hand; 4.2.2: double riichi takes the place of riichi.
    ("riichi_both", f"{CLOSED} riichi double_riichi", f"{CLOSED} double_riichi"),
    ("riichi_open", f"{OPEN} riichi", f"{KAN} riichi"),
    ("riichi_open", f"{OPEN} double_riichi", f"{KAN} double_riichi"),
    # Common practice, of no named set: a riichi with the tiles laid open.
    (
        "open_riichi_without_riichi",
        f"{CLOSED} open_riichi {OPEN_RIICHI}",
        f"{CLOSED} riichi open_riichi {OPEN_RIICHI}",
    ),
    (
        "from_riichi_needs_open_riichi",
        f"{CLOSED} riichi open_riichi from_riichi tsumo {OPEN_RIICHI}",
        f"{CLOSED} riichi open_riichi from_riichi {OPEN_RIICHI}",
    ),
    (
        "from_riichi_needs_open_riichi",
        f"{CLOSED} riichi from_riichi {OPEN_RIICHI}",
        f"{CLOSED} double_riichi open_riichi from_riichi {OPEN_RIICHI}",
    ),
    # EMA 2025 3.3.10: ura for riichi winners.
    ("ura_without_riichi", f"{OPEN} ura=1s", f"{CLOSED} riichi ura=1s"),
    # EMA 2025 4.2.1: ippatsu is broken by any call or kan, one's own too.
    ("ippatsu_needs_riichi", f"{CLOSED} ippatsu tsumo", f"{CLOSED} ippatsu riichi"),
    ("ippatsu_rinshan", f"{KAN} tsumo riichi ippatsu rinshan", f"{KAN} tsumo riichi ippatsu"),
    (
        "ippatsu_kan_after_double_riichi",
        f"{KAN} double_riichi ippatsu",
        f"{CLOSED} double_riichi ippatsu",
    ),
    # Mahjong Soul and Tenhou in three players: so does one's own extraction of a north.
    (
        "ippatsu_north_after_double_riichi",
        "123456p3357s111z+6s double_riichi ippatsu north=1 rules=tenhou_sanma",
        "123456p3357s111z+6s double_riichi north=1 rules=tenhou_sanma",
    ),
    (
        "double_riichi_ippatsu_last_tile",
        f"{CLOSED} tsumo double_riichi ippatsu haitei",
        f"{CLOSED} tsumo riichi ippatsu haitei",
    ),
    (
        "double_riichi_ippatsu_last_tile",
        f"{CLOSED} double_riichi ippatsu houtei",
        f"{CLOSED} double_riichi houtei",
    ),
    # EMA 2025 3.4.1, 4.2.1: rinshan on the tile that replaces a kan, never with haitei.
    ("rinshan_ron", f"{KAN} riichi rinshan", f"{KAN} tsumo rinshan"),
    ("rinshan_needs_kan", f"{CLOSED} tsumo rinshan", f"{KAN} tsumo rinshan"),
    ("rinshan_last_tile", f"{KAN} tsumo rinshan haitei", f"{KAN} tsumo haitei"),
    ("rinshan_last_tile", f"{KAN} tsumo rinshan houtei", f"{KAN} houtei riichi"),
    # EMA 2025 3.3.13, 3.4.1: the added tile is claimed; the other three lie in the pon.
    ("chankan_tsumo", f"{CLOSED} tsumo chankan", f"{CLOSED} chankan"),
    ("chankan_last_tile", f"{CLOSED} chankan haitei", f"{CLOSED} chankan ippatsu riichi"),
    ("chankan_last_tile", f"{CLOSED} chankan houtei", f"{CLOSED} houtei"),
    ("chankan_copy_held", "123789m456p3366s+6s chankan", f"{CLOSED} chankan dora=5s"),
    ("chankan_copy_held", f"{CLOSED} chankan dora=6s", f"{CLOSED} chankan dora=7s"),
    ("haitei_ron", f"{CLOSED} haitei", f"{CLOSED} tsumo haitei"),
    ("houtei_tsumo", f"{CLOSED} tsumo houtei", f"{CLOSED} houtei"),
    # EMA 2025 4.2.6: the dealer's, another's first draw, before any call or kan.
    ("tenhou_not_dealer", f"{CLOSED} tsumo tenhou seat=S", f"{CLOSED} tsumo tenhou"),
    ("chiihou_dealer", f"{CLOSED} tsumo chiihou", f"{CLOSED} tsumo chiihou seat=N"),
    ("first_turn_ron", f"{CLOSED} tenhou", f"{CLOSED} tsumo tenhou"),
    ("first_turn_ron", f"{CLOSED} chiihou seat=S", f"{CLOSED} tsumo chiihou seat=S"),
    ("first_turn_call", f"{KAN} tsumo tenhou", f"{CLOSED} tsumo tenhou"),
    ("first_turn_call", f"{KAN} tsumo chiihou seat=S", f"{CLOSED} tsumo chiihou seat=W"),
    ("first_turn_call", f"{SANMA} tsumo tenhou north=1 {THREE}", f"{SANMA} tsumo tenhou {THREE}"),
    (
        "first_turn_call",
        f"{SANMA} tsumo chiihou seat=S north=1 {THREE}",
        f"{SANMA} tsumo chiihou seat=S {THREE}",
    ),
    *(
        ("first_turn_flag", f"{CLOSED} tsumo {first} {flag}", f"{CLOSED} tsumo {first}")
        for first in ("tenhou seat=E", "chiihou seat=S")
        for flag in ("riichi", "double_riichi", "ippatsu", "rinshan", "haitei", "houtei", "renhou")
    ),
    # EMA 2025 4.2.4: a discard before the winner's first turn, so never the dealer's win.
    ("renhou_dealer", f"{CLOSED} renhou", f"{CLOSED} renhou {RENHOU}"),
    ("renhou_tsumo", f"{CLOSED} tsumo renhou {RENHOU}", f"{CLOSED} renhou {RENHOU}"),
    ("renhou_call", f"{KAN} renhou {RENHOU}", f"{CLOSED} renhou {RENHOU}"),
    (
        "renhou_call",
        f"{SANMA} renhou seat=S north=1 {THREE},renhou=yakuman",
        f"{SANMA} renhou seat=S {THREE},renhou=yakuman",
    ),
    *(
        ("renhou_flag", f"{CLOSED} renhou {flag} {RENHOU}", f"{CLOSED} {legal} seat=S")
        for flag, legal in [
            ("riichi", "riichi"),
            ("double_riichi", "double_riichi"),
            ("ippatsu", "riichi ippatsu"),
            ("chankan", "chankan"),
            ("haitei", "tsumo haitei"),
            ("houtei", "houtei"),
        ]
    ),
    # Mahjong Soul, Tenhou: an extracted north may be won on; it is no chankan.
    ("north_ron_players", f"{NORTH} riichi north_ron", f"{NORTH} riichi north_ron {THREE}"),
    ("north_ron_tsumo", f"{NORTH} tsumo north_ron {THREE}", f"{NORTH} riichi north_ron {THREE}"),
    ("north_ron_tile_is_north", f"{SANMA} riichi north_ron {THREE}", f"{SANMA} riichi {THREE}"),
    *(
        ("north_ron_flag", f"{NORTH} {flag} north_ron {THREE}", f"{NORTH} {legal} {THREE}")
        for flag, legal in [
            ("riichi chankan", "riichi north_ron north=2"),
            ("riichi houtei", "houtei"),
            ("renhou seat=S", "riichi north_ron seat=S"),
        ]
    ),
    # Common practice, of no named set: eight wins in a row by the dealer.
    (
        "paarenchan_not_dealer",
        f"{CLOSED} paarenchan seat=S {PAARENCHAN}",
        f"{CLOSED} paarenchan {PAARENCHAN}",
    ),
    ("from_with_tsumo", f"{CLOSED} tsumo from=W", f"{CLOSED} houtei from=W"),
]


@pytest.mark.parametrize(("why", "line", "neighbour"), ROWS)
def test_what_cannot_be_together_is_refused_and_its_neighbour_is_not(
    why: str, line: str, neighbour: str
) -> None:
    draft = parse_draft(line)
    told = [fault.details["reason"] for fault in faults(draft, rules_of(draft.rules))]
    assert why in told
    assert reason(line) in told
    assert value(neighbour).points


def fired(line: str) -> set[int]:
    """Give the places of the rows of the table that a line breaks."""
    draft = parse_draft(line)
    facts = facts_of(draft, rules_of(draft.rules))
    return {
        place
        for place, row in enumerate(CONFLICTS)
        if facts & row.together == row.together and not facts & row.without
    }


def test_each_row_of_the_table_is_shown_firing() -> None:
    places = set().union(*(fired(line) for _, line, _ in ROWS))
    assert [CONFLICTS[place] for place in range(len(CONFLICTS)) if place not in places] == []
    assert {why for why, _, _ in ROWS} == {row.reason for row in CONFLICTS}


@pytest.mark.parametrize(
    "line",
    [
        # A kan before riichi; a kan after double riichi, once ippatsu is over.
        f"{KAN} riichi ippatsu",
        f"{KAN} double_riichi tsumo rinshan",
        # The last discard after a replacement tile was drawn (EMA 2025 3.4.1).
        f"{KAN} houtei",
        # Counted both where both are entered; sets that ask for four tiles at riichi exclude it.
        f"{CLOSED} riichi ippatsu houtei",
        f"{CLOSED} riichi ippatsu tsumo haitei",
        # The robbed kan failed, so it broke nothing (EMA 2025 4.2.1).
        f"{CLOSED} double_riichi ippatsu chankan",
        # Twenty-six recorded hands of Tenhou: rinshan after a north, without a kan.
        f"{SANMA} tsumo rinshan north=1 {THREE}",
        f"{SANMA} riichi ippatsu north=2 {THREE}",
    ],
)
def test_what_may_be_together(line: str) -> None:
    assert value(line).points


def test_a_north_gives_rinshan_only_where_the_rules_say_so() -> None:
    line = f"{SANMA} tsumo rinshan north=1 {THREE},north_rinshan=false"
    assert reason(line) == "rinshan_needs_kan"


def test_ura_without_riichi_has_an_id_of_its_own() -> None:
    fault = refusal(f"{OPEN} ura=1s")
    assert (fault.id, fault.field) == ("ura_without_riichi", "ura")
    assert refusal(f"{OPEN} riichi").id == "flags_conflict"


def test_each_broken_reason_is_told_once_in_the_order_of_the_table() -> None:
    draft = parse_draft(f"{KAN} ippatsu tenhou renhou haitei seat=S")
    told = [fault.details["reason"] for fault in faults(draft, rules_of("wrc2025"))]
    assert told == sorted(set(told), key=[row.reason for row in CONFLICTS].index)
    assert len(told) > 5


@pytest.mark.parametrize(
    ("values", "id", "field", "why"),
    [
        ({"honba": -1}, "wrong_type", "honba", "honba_range"),
        ({"honba": 1000}, "wrong_type", "honba", "honba_range"),
        ({"sticks": -1}, "wrong_type", "sticks", "sticks_range"),
        ({"sticks": 1000}, "wrong_type", "sticks", "sticks_range"),
        ({"dora": parse_tiles("123456m")}, "tile_count", "dora", "indicator_count"),
        ({"ura": parse_tiles("123456m")}, "tile_count", "ura", "indicator_count"),
        ({"source": "S"}, "flags_conflict", "from", "from_is_winner"),
        ({"flags": frozenset({"riichi", "furiten"})}, "malformed", "flags", "unknown_flag"),
    ],
)
def test_a_situation_checks_itself(
    values: dict[str, object], id: str, field: str, why: str
) -> None:
    with pytest.raises(NotScorable) as caught:
        Situation("ron", "S", "E", **values)  # type: ignore[arg-type]
    (fault,) = caught.value.problems
    assert (fault.id, fault.field, fault.details["reason"]) == (id, field, why)


def test_the_edges_of_what_a_situation_may_hold() -> None:
    most = Situation("ron", "S", "E", "W", honba=999, sticks=999, dora=parse_tiles("11111m"))
    assert (most.is_dealer, most.is_tsumo) == (False, False)
    first = Situation("tsumo", "E", "E", flags=frozenset(FLAG_NAMES), pao=(Pao("daisangen", "N"),))
    assert (first.is_dealer, first.is_tsumo) == (True, True)
