"""Recorded games with the tiles of their wins, as what a log would have to tell.

The writers beside this one turn them into logs, written from the public descriptions of the formats
and from nothing of the readers.
"""

from collections import defaultdict
from functools import cache
from typing import Any, NamedTuple

from tests.recorded.cases import Case, cases

WINDS = "ESWN"


class Told(NamedTuple):
    """One hand: how it began and ended, what happened, the recorded hands of its winners."""

    round: str
    dealer: int
    honba: int
    sticks: int
    before: list[int]
    after: list[int]
    event: dict[str, Any]
    hands: list[Case]

    @property
    def players(self) -> int:
        return len(self.before)

    @property
    def turn(self) -> int:
        """The dealer turn as the logs count it: four a wind, whoever plays."""
        return 4 * WINDS.index(self.round[0]) + int(self.round[1]) - 1

    @property
    def paid(self) -> list[int]:
        """The scores once the sticks of the hand were laid."""
        riichi = self.event["riichi"]
        return [score - 1000 * (chair in riichi) for chair, score in enumerate(self.before)]

    def seat(self, chair: int) -> str:
        return WINDS[(chair - self.dealer) % self.players]

    def deltas(self, at: int) -> list[int]:
        """What one win changed, by chair: the record has it by seat."""
        by_seat = self.hands[at]["expect"]["deltas"]
        return [by_seat.get(self.seat(chair), 0) for chair in range(self.players)]

    def text_of_points(self, at: int) -> tuple[int, ...]:
        """A win's points without counters: one amount, or those of each child and of the dealer."""
        win, case = self.event["wins"][at], self.hands[at]
        if win["from"] is not None:
            return (case["expect"]["points"],)
        honba = 100 * case["hand"]["honba"]
        lost = self.deltas(at)
        payers = [chair for chair in range(self.players) if chair != win["winner"]]
        amounts = {self.seat(chair) == "E": -lost[chair] - honba for chair in payers}
        if win["winner"] == self.dealer:
            return (amounts[False],)
        return amounts[False], amounts[True]


@cache
def recorded_games() -> dict[str, Case]:
    """Give the recorded games by their ids."""
    return {case["id"]: case for case in cases("real_games.jsonl.gz")}


@cache
def _hands() -> dict[str, dict[str, list[Case]]]:
    found: dict[str, dict[str, list[Case]]] = defaultdict(lambda: defaultdict(list))
    for case in cases("real_hands.jsonl.gz"):
        game, hand, _ = case["id"].split("/")
        found[game][hand].append(case)
    return found


def told(case: Case) -> list[Told]:
    """Give the hands of a recorded game."""
    game, rows = case["game"], case["expect"]["rows"]
    hands = _hands()[case["id"]]
    start = {"tenhou_sanma": 35000, "mahjong_soul_sanma": 35000}.get(preset_of(case), 25000)
    before = [start] * len(game["players"])
    found = []
    for event, row in zip(game["events"], rows, strict=True):
        frame = (row["round"], row["dealer"], row["honba"], row["sticks"])
        known = hands.get(f"{row['round']}.{row['honba']}", []) if event["type"] == "win" else []
        found.append(Told(*frame, before, row["scores"], event, known))
        before = row["scores"]
    return found


def preset_of(case: Case) -> str:
    rules = case["game"]["rules"]
    return str(rules if isinstance(rules, str) else rules["preset"])


def is_east(case: Case) -> bool:
    rules = case["game"]["rules"]
    return not isinstance(rules, str) and rules.get("length") == "east"


def tiles_of(text: str) -> list[str]:
    """Give the names of tiles in notation: 340m as 3m 4m 0m."""
    found, ranks = list[str](), ""
    for sign in text:
        if sign.isdigit():
            ranks += sign
        else:
            found += [rank + sign for rank in ranks]
            ranks = ""
    return found
