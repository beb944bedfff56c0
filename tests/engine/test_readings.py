"""Every way to read a hand, and the one that is kept."""

import pytest

from riichi_desktop.engine import Block, Reading, format_tiles, payment_of, tile_name

from .lines import refusal, value


def text(blocks: tuple[Block, ...]) -> str:
    """Write blocks in their order: by suit, the completed one last in its suit, then the melds."""
    return " ".join(format_tiles(block.tiles) for block in blocks)


def read(line: str) -> list[str]:
    """Give every reading of a line with its completed block and its wait, the kept one first."""
    found = value(line)
    readings: tuple[Reading, ...] = (found.best, *found.readings)
    assert all(reading.completed in reading.blocks for reading in readings)
    return [
        f"{text(r.blocks)} : {text((r.completed,)) if r.completed else ''} {r.wait}"
        for r in readings
    ]


@pytest.mark.parametrize(
    ("line", "readings"),
    [
        # One reading; the calls last.
        ("123m3357s+6s [777z] (9999p)", ["123m 33s 567s 777z 9999p : 567s kanchan"]),
        # The block that the tile completes: the run or the pair.
        (
            "123m456p3456s222z+3s riichi",
            [
                "123m 456p 456s 33s 222z : 33s tanki",
            ],
        ),
        # Penchan and ryanmen; the pair may be at either end (EMA 2025 4.1.1).
        (
            "55m56789p123789s+7p riichi",
            [
                "55m 789p 567p 123s 789s : 567p ryanmen",
                "55m 567p 789p 123s 789s : 789p penchan",
            ],
        ),
        # A tile of three equal runs completes one of them, whichever.
        (
            "22233344m567p99s+4m riichi",
            [
                "234m 234m 234m 567p 99s : 234m ryanmen",
                "222m 333m 444m 567p 99s : 444m shanpon",
            ],
        ),
        # Ryanpeikou and seven pairs.
        (
            "112233m445566p5z+5z",
            [
                "123m 123m 456p 456p 55z : 55z tanki",
                "11m 22m 33m 44p 55p 66p 55z : 55z tanki",
            ],
        ),
        # Four pairs and two runs are seven pairs alone.
        (
            "1123344m77p88s66z+2m",
            ["11m 33m 44m 77p 88s 66z 22m : 22m tanki"],
        ),
        ("119m19p19s123456z+7z", ["11m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z : 7z None"]),
        ("19m19p19s1234567z+1m", ["9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 11m : 11m thirteen"]),
    ],
)
def test_every_way_to_read_a_hand(line: str, readings: list[str]) -> None:
    assert read(line) == readings


def test_a_flush_reads_as_triplets_as_runs_and_as_both() -> None:
    first, *others = read("1112223334455m+5m")
    assert first == "111m 222m 333m 44m 555m : 555m shanpon"
    assert sorted(others) == [
        "11m 123m 234m 234m 555m : 555m shanpon",
        "123m 123m 123m 44m 555m : 555m shanpon",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "1111m5577p2244s5z+5z",  # four equal tiles are not two pairs
        "11m5577p2244s556z+7z",
        "19m19p19s1234567z+2m",
        "119m19p19s122456z+7z",
        "123456789m124p1z+1z",
        "111222z123m12s66p+3p",
        "123m123p123s1223z+3z",  # honours make no run
        "77m88p99s1z+1z [234m] [567p]",  # a pair in every suit
    ],
)
def test_what_is_no_win(line: str) -> None:
    assert refusal(line).id == "not_a_win"


def test_an_open_block_is_a_called_one_or_a_triplet_won_by_ron() -> None:
    line = "22m222p88s+8s [345m] (9999p)"
    opened = {text((b,)) for b in value(f"{line} houtei").best.blocks if b.is_open}
    assert opened == {"888s", "345m"}
    drawn = {text((b,)) for b in value(f"{line} tsumo haitei").best.blocks if b.is_open}
    assert drawn == {"345m"}


@pytest.mark.parametrize(
    ("line", "kept", "others"),
    [
        # Every reading is valued, also the one without yaku.
        ("22m222p33345s444z+3s", {"sanankou"}, [set()]),
        (
            "334455m112233p7z+7z tsumo",
            {"ryanpeikou", "menzen_tsumo"},
            [{"chiitoitsu", "menzen_tsumo"}],
        ),
    ],
)
def test_what_the_other_readings_would_pay(
    line: str, kept: set[str], others: list[set[str]]
) -> None:
    found = value(line)
    assert set(found.yaku) == kept
    assert [set(other.yaku) for other in found.others] == others
    for other in found.others:
        assert payment_of(other, found.situation, found.rules).points < found.points


def test_names_of_tiles_in_blocks_are_kinds() -> None:
    found = value("123789m406p3357s+6s riichi rules=tenhou")
    assert "456p" in {"".join(tile_name(k)[0] for k in b.tiles) + "p" for b in found.best.blocks}
