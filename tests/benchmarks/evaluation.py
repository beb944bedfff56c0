"""The rate of evaluation against the PyPI package `mahjong`, on the recorded hands of Tenhou.

Each hand once a round, the two in turn, every field of our result read inside the timed part. From
prebuilt inputs, and from text: our hand line, their tile strings and hand configuration.
"""

import gc
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from hands import documents, their_input
from mahjong.hand_calculating.hand import HandCalculator

import riichi_desktop
from riichi_desktop.documents import hand_from_document
from riichi_desktop.engine import HandValue, evaluate, format_hand, parse_hand

ROUNDS = 15


def look_at(value: HandValue) -> tuple[object, ...]:
    """Read every field of a result."""
    best, payment = value.best, value.payment
    return (
        best.yaku, best.dora, best.yakuman, best.han, best.fu, best.fu_items, best.limit, best.base,
        best.blocks, best.completed, best.wait, payment.points, payment.deltas, payment.transfers,
        value.others, value.notices,
    )  # fmt: skip


def races() -> dict[str, tuple[Callable[[], None], Callable[[], None]]]:
    """Give what is timed: by name, theirs and ours. Both drop each result before the next hand."""
    hands = documents()
    theirs = [their_input(hand) for hand in hands]
    ours = [hand_from_document(hand) for hand in hands]
    lines = [format_hand(hand, situation, "tenhou") for hand, situation, _ in ours]
    rules, calculator = ours[0].rules, HandCalculator()

    def score(given: tuple[Any, ...]) -> None:
        tiles, win, melds, dora, config = given
        calculator.estimate_hand_value(tiles, win, melds, dora, config)

    def their_values() -> None:
        for given in theirs:
            score(given)

    def our_values() -> None:
        for hand, situation, _ in ours:
            look_at(evaluate(hand, situation, rules))

    def their_texts() -> None:
        for hand in hands:
            score(their_input(hand))

    def our_lines() -> None:
        for line in lines:
            hand, situation, _ = parse_hand(line)
            look_at(evaluate(hand, situation, rules))

    return {"prebuilt": (their_values, our_values), "from text": (their_texts, our_lines)}


def race() -> dict[str, float]:
    """Print and give how many times the rate of the other library ours is, of minima."""
    found = {}
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
        found[name.replace(" ", "_")] = least
    return found


def fresh_process() -> dict[str, float]:
    """Print the import and the first hand of a new process, in milliseconds.

    Returns:
        Both together, in times of what the standard library's part of the import takes alone.
    """
    engine = (
        "import time; a = time.perf_counter();"
        "import riichi_desktop.engine as e; b = time.perf_counter();"
        "h, s, _ = e.parse_hand('234m067p3455s+2s (9999m) riichi');"
        "e.evaluate(h, s, e.Rules(red_fives=e.RedFives(1, 1, 1))); c = time.perf_counter();"
        "print((b - a) * 1000, (c - b) * 1000)"
    )
    library = (
        "import time; a = time.perf_counter();"
        "import dataclasses, functools, typing; print((time.perf_counter() - a) * 1000)"
    )
    subprocess.run([sys.executable, "-m", "compileall", "-q", *riichi_desktop.__path__], check=True)
    runs = [milliseconds(engine) + milliseconds(library) for _ in range(15)]
    imported, first, floor = (min(column) for column in zip(*runs, strict=True))
    print(
        f"import of the engine {imported:.1f} ms (the standard library's part {floor:.1f}),",
        f"first hand {first:.2f} ms (minima of 15)",
    )
    return {"first_hand": (imported + first) / floor}


def milliseconds(code: str) -> list[float]:
    """Give the numbers that a fresh process prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return [float(word) for word in done.stdout.split()]


def figures() -> dict[str, float]:
    """Give the ratios that `budgets.toml` bounds."""
    return race() | fresh_process()


if __name__ == "__main__":
    figures()
