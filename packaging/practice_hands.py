"""Chooses the recorded hands of the Practice page: facts alone, one hand line a hand.

    python packaging/practice_hands.py          write resources/practice/hands.txt anew

They come from the recorded games of tests/data/recorded/real_hands.jsonl.gz. Every sort of hand
(limit, han, fu, way of winning, yaku) has its turn before one comes twice, and the rare ones come
first, so that each level of each drill finds some. The choice hangs on nothing but the file.
"""

import gzip
import json
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from riichi_desktop.documents import hand_from_document
from riichi_desktop.engine import NotScorable, format_hand

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "tests" / "data" / "recorded" / "real_hands.jsonl.gz"
TARGET: Final = ROOT / "resources" / "practice" / "hands.txt"

COUNTS: Final = {4: 520, 3: 120}
"""How many hands of each number of players."""

HEAD: Final = """\
# Hands that were played, one hand line each, rules left out; written by packaging/practice_hands.py
# from tests/data/recorded. First those of four players, then those of three.
"""

Case = dict[str, Any]


def cases() -> Iterator[Case]:
    """Give the recorded hands that win, with nobody liable."""
    for line in gzip.decompress(SOURCE.read_bytes()).splitlines():
        case = json.loads(line)
        if "error" not in case["expect"] and not case["hand"].get("pao"):
            yield case


def sort_of(case: Case) -> tuple[object, ...]:
    """Give what sort of hand it is: hands of one sort are alike to a learner."""
    expect, hand = case["expect"], case["hand"]
    kans = sum(len(meld["tiles"]) > 3 for meld in hand["melds"])
    yaku = tuple(sorted({*expect.get("yaku", {}), *expect.get("yakuman", {})} - {"ippatsu"}))
    return expect.get("han"), expect.get("fu"), hand["by"], hand["seat"] == "E", kans, yaku


def chosen(players: int) -> list[str]:
    """Give the lines of the hands of one number of players, in an order that mixes the sorts."""
    sorts: dict[tuple[object, ...], list[str]] = defaultdict(list)
    for case in cases():
        if case["hand"]["players"] == players:
            line = line_of(case)
            if line:
                sorts[sort_of(case)].append(line)
    ordered = sorted(sorts.values(), key=lambda lines: (len(lines), _mixed(lines[0])))
    wanted: list[str] = []
    for turn in range(max(map(len, ordered))):
        wanted += [sorted(lines, key=_mixed)[turn] for lines in ordered if len(lines) > turn]
    # The rare sorts are four of five at most: ordinary hands must come up as such.
    most = COUNTS[players]
    rare, common = wanted[: most * 4 // 5], wanted[::-1]
    common = [line for line in common if line not in set(rare)][: most - len(rare)]
    return sorted({*rare, *common}, key=_mixed)


def line_of(case: Case) -> str:
    """Give a hand as its line without rules; "" where it cannot be scored."""
    try:
        given = hand_from_document(case["hand"])
        return format_hand(given.hand, given.situation)
    except NotScorable:
        return ""


def _mixed(line: str) -> str:
    return sha256(line.encode()).hexdigest()


def main() -> None:
    """Write the file."""
    lines = [line for players in COUNTS for line in chosen(players)]
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(HEAD + "\n".join(lines) + "\n", "utf-8", newline="\n")
    print(f"{len(lines)} hands, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
