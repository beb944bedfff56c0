"""The recorded hands as the engine and the yardstick `mahjong` take them."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as TheirMeld
from mahjong.tile import TilesConverter

HANDS = Path(__file__).resolve().parent.parent / "data" / "recorded" / "real_hands.jsonl.gz"
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
