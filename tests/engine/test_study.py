"""What can be said of a hand so far: what is missing, its waits with their worth, its value."""

import pytest

from riichi_desktop.engine import (
    HandValue,
    Problem,
    Study,
    compare,
    parse_draft,
    parse_tile,
    study,
    tile_name,
    value_of,
)

from .lines import rules_of


def studied(line: str) -> Study:
    draft = parse_draft(line)
    return study(draft, rules_of(draft.rules))


def worth(value: HandValue | Problem) -> int | str:
    return value.points if isinstance(value, HandValue) else value.id


def told(line: str) -> dict[str, tuple[int, int | str, int | str]]:
    """Give the waits of a line: how many are free, what ron and tsumo are worth."""
    return {
        tile_name(wait.kind): (wait.free, worth(wait.ron), worth(wait.tsumo))
        for wait in studied(line).waits
    }


@pytest.mark.parametrize(
    ("line", "missing", "shanten"),
    [
        ("", 13, 13),
        ("123m", 10, 10),
        ("123m456p789s1123z", 0, 1),
        ("123m456p789s1122z", 0, 0),
        ("123m456p789s112z+2z", 1, 1),
    ],
)
def test_what_is_missing(line: str, missing: int, shanten: int) -> None:
    found = studied(line)
    assert (found.missing, found.shanten, found.value, found.problem) == (
        missing,
        shanten,
        None,
        None,
    )
    assert found.faults == ()
    assert bool(found.waits) == (not missing and not shanten)


@pytest.mark.parametrize(
    ("line", "waits"),
    [
        # Pinfu on one side, nothing on the edge.
        (
            "123789m456p3356s seat=S",
            {
                "4s": (4, 1000, 1500),
                "7s": (4, 1000, 1500),
            },
        ),
        (
            "456p3356s [234m] [567m] seat=S rules=tenhou,open_tanyao=false",
            {
                "4s": (4, "no_yaku", "no_yaku"),
                "7s": (4, "no_yaku", "no_yaku"),
            },
        ),
        # Ron without a yaku, tsumo with one.
        ("123789m456p3357s seat=S", {"6s": (4, "no_yaku", 1100)}),
        # Copies that are seen are not free; a tile that is seen four times is no win.
        ("123789m456p3356s seat=S dora=4s4s4s", {"4s": (1, 8000, 8000), "7s": (4, 8000, 8000)}),
        (
            "123789m456p3356s seat=S dora=4s4s4s4s",
            {
                "4s": (0, "fifth_tile", "fifth_tile"),
                "7s": (4, 8000, 12000),
            },
        ),
        # Where only the red five is left, it is the winning tile.
        ("123789m46p33567s riichi seat=S dora=5p5p5p rules=tenhou", {"5p": (1, 8000, 12000)}),
        ("123789m46p33567s riichi seat=S dora=1s rules=tenhou", {"5p": (4, 1300, 2000)}),
    ],
)
def test_what_each_wait_is_worth(
    line: str, waits: dict[str, tuple[int, int | str, int | str]]
) -> None:
    assert told(line) == waits


def test_circumstances_follow_the_manner_of_winning() -> None:
    """The last tile is haitei by tsumo and houtei by ron; a robbed tile is no tsumo."""
    (wait,) = studied("123789m456p3357s houtei").waits
    assert isinstance(wait.ron, HandValue)
    assert isinstance(wait.tsumo, HandValue)
    assert (set(wait.ron.yaku), set(wait.tsumo.yaku)) == ({"houtei"}, {"menzen_tsumo", "haitei"})
    (robbed,) = studied("123789m456p3357s chankan").waits
    assert isinstance(robbed.ron, HandValue)
    assert isinstance(robbed.tsumo, HandValue)
    assert (set(robbed.ron.yaku), set(robbed.tsumo.yaku)) == ({"chankan"}, {"menzen_tsumo"})


def test_a_whole_hand_has_a_value() -> None:
    found = studied("123789m456p3356s+7s")
    assert isinstance(found.value, HandValue)
    assert (found.value.points, found.problem, found.nearest) == (1500, None, None)
    assert (found.shanten, found.waits, found.missing) == (None, (), 0)


def test_a_whole_hand_without_yaku_shows_its_nearest_reading() -> None:
    found = studied("123789m456p3357s+6s dora=2s")
    assert found.value is None
    assert found.problem == Problem("no_yaku")
    assert found.nearest is not None
    assert (found.nearest.fu, found.nearest.base, dict(found.nearest.dora)) == (40, 0, {"dora": 2})


def test_a_whole_hand_that_is_no_win() -> None:
    found = studied("123789m456p3358s+6s")
    assert (found.value, found.problem, found.nearest) == (None, Problem("not_a_win"), None)


def test_an_impossible_hand_says_why_and_nothing_else() -> None:
    found = studied("11111m riichi [777z]")
    assert found.problem == found.faults[0]
    assert found.problem is not None
    assert found.problem.id == "fifth_tile"
    assert (found.shanten, found.waits, found.value) == (None, (), None)
    assert found.left[parse_tile("1m")] == 0


def test_an_unfinished_draft_has_no_value() -> None:
    value = value_of(parse_draft("123m"), rules_of("wrc2025"))
    assert isinstance(value, Problem)
    assert value.id == "tile_count"


def test_the_same_hand_under_other_rules() -> None:
    sets = tuple(map(rules_of, ("wrc2025", "tenhou", "tenhou_sanma", "jpml_a")))
    draft = parse_draft("334455m112233p7z+7z tsumo seat=S rules=wrc2025")
    found = compare(draft, sets)
    assert [one.rules for one in found] == list(sets)
    assert [worth(one.value) for one in found] == [8000, 7900, "malformed", 7900]


def test_red_fives_are_plain_where_a_set_has_none() -> None:
    draft = parse_draft("123789m406p3356s+7s rules=tenhou")
    found = compare(draft, (rules_of("tenhou"), rules_of("wrc2025")))
    assert [worth(one.value) for one in found] == [2900, 1500]
