"""The rate of evaluation against the PyPI package `mahjong`, on the recorded hands of Tenhou.

Each hand once a round, the two in turn, every field of our result read inside the timed part. From
prebuilt inputs, and from text: our hand line, their tile strings and hand configuration.
"""

import gc
import gzip
import json
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as TheirMeld
from mahjong.tile import TilesConverter

from riichi_desktop.documents import hand_from_document
from riichi_desktop.engine import HandValue, evaluate, format_hand, parse_hand

HANDS = Path(__file__).resolve().parent.parent / "data" / "recorded" / "real_hands.jsonl.gz"
ROUNDS = 9
MOST = 3000
WINDS = {"E": EAST, "S": SOUTH, "W": WEST, "N": NORTH}
MELDS = {
    "chi": TheirMeld.CHI,
    "pon": TheirMeld.PON,
    "daiminkan": TheirMeld.KAN,
    "shouminkan": TheirMeld.SHOUMINKAN,
    "ankan": TheirMeld.KAN,
}
RED_FIVES = (16, 52, 88)


def documents() -> list[dict[str, Any]]:
    """Give the recorded hands of four players without liability."""
    with gzip.open(HANDS, "rt") as lines:
        hands = [json.loads(line)["hand"] for line in lines]
    return [hand for hand in hands if hand["rules"] == "tenhou" and "pao" not in hand][:MOST]


def their_tiles(text: str) -> list[int]:
    """Give tiles in the numbers of the other library."""
    suits = dict.fromkeys("mpsz", "")
    for digits, suit in re.findall(r"(\d+)([mpsz])", text):
        suits[suit] += digits.replace("0", "r")
    return TilesConverter.string_to_136_array(
        man=suits["m"], pin=suits["p"], sou=suits["s"], honors=suits["z"], has_aka_dora=True
    )


def their_input(hand: dict[str, Any]) -> tuple[Any, ...]:
    """Give a hand as the other library takes it."""
    tiles = their_tiles(
        hand["concealed"] + hand["win"] + "".join(m["tiles"] for m in hand["melds"])
    )
    wanted = their_tiles(hand["win"])[0]
    same = [t for t in tiles if t // 4 == wanted // 4]
    plain = [t for t in same if t not in RED_FIVES]
    win = wanted if hand["win"][0] == "0" else (plain or same)[0]
    melds = [
        TheirMeld(MELDS[m["type"]], their_tiles(m["tiles"]), opened=m["type"] != "ankan")
        for m in hand["melds"]
    ]
    flags = set(hand["flags"])
    config = HandConfig(
        is_tsumo=hand["by"] == "tsumo",
        is_riichi=bool(flags & {"riichi", "double_riichi"}),
        is_daburu_riichi="double_riichi" in flags,
        player_wind=WINDS[hand["seat"]],
        round_wind=WINDS[hand["round"]],
        options=OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False),
        **{f"is_{flag}": True for flag in flags & {"ippatsu", "rinshan", "chankan", "haitei"}},
        **{f"is_{flag}": True for flag in flags & {"houtei", "tenhou", "chiihou"}},
    )
    return tiles, win, melds, their_tiles(hand["dora"]) + their_tiles(hand["ura"]), config


def look_at(value: HandValue) -> tuple[object, ...]:
    """Read every field of a result."""
    best, payment = value.best, value.payment
    return (
        best.yaku, best.dora, best.yakuman, best.han, best.fu, best.fu_items, best.limit, best.base,
        best.blocks, best.completed, best.wait, payment.points, payment.deltas, payment.transfers,
        value.others, value.notices,
    )  # fmt: skip


def races() -> dict[str, tuple[Callable[[], None], Callable[[], None]]]:
    """Give what is timed: by name, theirs and ours."""
    hands = documents()
    theirs = [their_input(hand) for hand in hands]
    ours = [hand_from_document(hand) for hand in hands]
    lines = [format_hand(hand, situation, "tenhou") for hand, situation, _ in ours]
    rules, calculator = ours[0].rules, HandCalculator()

    def score(given: tuple[Any, ...]) -> None:
        tiles, win, melds, dora, config = given
        calculator.estimate_hand_value(tiles, win, melds, dora, config)

    def our_text() -> None:
        for line in lines:
            hand, situation, _ = parse_hand(line)
            look_at(evaluate(hand, situation, rules))

    return {
        "prebuilt": (
            lambda: [score(given) for given in theirs] and None,
            lambda: [look_at(evaluate(h, s, rules)) for h, s, _ in ours] and None,
        ),
        "from text": (lambda: [score(their_input(hand)) for hand in hands] and None, our_text),
    }


def race() -> None:
    """Print the ratios."""
    for name, runners in races().items():
        times: list[list[float]] = [[], []]
        gc.collect()
        gc.freeze()
        for number in range(ROUNDS):
            for which in (0, 1) if number % 2 else (1, 0):
                start = time.process_time()
                runners[which]()
                times[which].append(time.process_time() - start)
        ratios = [theirs / ours for theirs, ours in zip(*times, strict=True)]
        least = min(times[0]) / min(times[1])
        print(f"{name:10} {least:5.2f} times the rate of mahjong", end="")
        print(f" (of minima; median of rounds {statistics.median(ratios):.2f})")


def fresh_process() -> None:
    """Print the import and the first hand of a new process, in milliseconds."""
    code = (
        "import time; a = time.perf_counter();"
        "import riichi_desktop.engine as e; b = time.perf_counter();"
        "h, s, _ = e.parse_hand('234m067p3455s+2s (9999m) riichi');"
        "e.evaluate(h, s, e.Rules(red_fives=e.RedFives(1, 1, 1))); c = time.perf_counter();"
        "print((b - a) * 1000, (c - b) * 1000)"
    )
    runs = []
    for _ in range(15):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        runs.append([float(word) for word in done.stdout.split()])
    imported, first = (min(column) for column in zip(*runs, strict=True))
    print(f"import of the engine {imported:.1f} ms, first hand {first:.2f} ms (minima of 15)")


if __name__ == "__main__":
    race()
    fresh_process()
