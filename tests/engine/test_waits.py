"""How far a hand is from ready, and what completes it."""

import json
from pathlib import Path

import pytest

from riichi_desktop.engine import format_tiles, parse_draft, parse_tiles, shanten, waits

RECORDED = Path(__file__).resolve().parent.parent / "data" / "recorded" / "shanten.jsonl"


def distance(line: str) -> int:
    draft = parse_draft(line)
    win = () if draft.win is None else (draft.win,)
    return shanten((*draft.concealed, *win), draft.melds)


def waited(line: str) -> str:
    draft = parse_draft(line)
    return format_tiles(waits(draft.concealed, draft.melds))


def test_recorded_distances() -> None:
    """Three thousand hands, by chance and near to a win, of one suit and with calls."""
    rows = [json.loads(line) for line in RECORDED.read_text("utf-8").splitlines()]
    assert len(rows) == 3000
    wrong = [(row, distance(row["hand"])) for row in rows]
    assert [(row, found) for row, found in wrong if found != row["shanten"]] == []


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("123m456p789s1122z", 0),
        ("123m456p789s11222z", -1),
        ("123m456p789s1234z", 2),
        ("1133557799m113p", 0),
        ("1133557799m1133p", -1),
        ("19m19p19s1234567z", 0),
        ("19m19p19s12345677z", -1),
        ("147m258p369s12345z", 6),
        # Seven pairs want seven kinds: four equal tiles are one pair.
        ("1111m44p66p77s3355z", 1),
        ("1111m223344p5566s", 0),
        ("113355p1111s2244z", 1),
        # Calls count as groups.
        ("12m345p11z [777z] [888s]", 0),
        ("1z [111m] [222p] [333s] [444z]", 0),
        ("1z1z [111m] [222p] [333s] [444z]", -1),
        ("2244m6688p22s [777z]", 2),
        # Tiles that are missing must still come.
        ("", 13),
        ("123m456p", 7),
    ],
)
def test_how_far_from_ready(line: str, wanted: int) -> None:
    assert distance(line) == wanted


@pytest.mark.parametrize(
    ("line", "tiles"),
    [
        ("123m456p789s1122z", "12z"),
        ("123m456p23s111222z", "14s"),
        ("123m456p12s111222z", "3s"),
        ("123m456p24s111222z", "3s"),
        ("123m456p789s1112z", "2z"),
        ("123m456p2345s111z", "25s"),
        ("123m456p3334s111z", "245s"),
        ("1112345678999m", "123456789m"),
        ("1133557799m113p", "3p"),
        ("112233445566m7z", "7z"),
        ("19m19p19s1234567z", "19m19p19s1234567z"),
        ("119m19p19s123456z", "7z"),
        ("119m19p9s1234567z", "1s"),
        ("12m34p [777z] [888s]", ""),
        ("12m99p [777z] [888s] [444z]", "3m"),
        ("7z (1111m) (2222p) [333s] [444+4z]", "7z"),
        ("123m", ""),
    ],
)
def test_what_completes_a_hand(line: str, tiles: str) -> None:
    assert waited(line) == tiles


@pytest.mark.parametrize(
    ("line", "others", "further"),
    [
        # The hand itself holds all four of the only tile that would complete it: not ready.
        ("1111m234p567789s", "", 1),
        ("1111m1111p11112s", "", 2),
        ("111m234p567789s1m", "", 1),
        ("79s99m [8888s] [123p] [456p]", "", 1),
        ("99m79s [888+8s] [777z] [456p]", "", 1),
        # Of two waits one is left.
        ("34m99s [2222m] [777z] [456p]", "5m", 0),
    ],
)
def test_no_hand_waits_for_a_fifth_tile(line: str, others: str, further: int) -> None:
    """EMA 2025 3.3.8, M-League: such a hand is not ready."""
    assert waited(line) == others
    assert distance(line) == further


def test_impossible_tiles_wait_for_nothing() -> None:
    assert waits(parse_tiles("11111m234p56777s")) == ()


def test_red_fives_are_fives() -> None:
    assert waited("340m067p33s22255z") == waited("345m567p33s22255z") == "3s5z"
