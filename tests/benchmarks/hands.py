"""The recorded hands as the engine and the yardstick `mahjong` take them: whole values, and text."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.hand_calculating.hand_response import HandResponse
from mahjong.meld import Meld as TheirMeld
from mahjong.tile import TilesConverter

from riichi_desktop.documents import hand_from_document
from riichi_desktop.engine import (
    Hand,
    HandValue,
    Rules,
    Situation,
    evaluate,
    format_hand,
    parse_hand,
)

RECORDED = Path(__file__).resolve().parent.parent / "data" / "recorded"
CORPORA = {"real hands": "real_hands.jsonl.gz", "generated hands": "generated_hands.jsonl.gz"}

_WINDS = {"E": EAST, "S": SOUTH, "W": WEST, "N": NORTH}
_MELDS = {
    "chi": TheirMeld.CHI,
    "pon": TheirMeld.PON,
    "daiminkan": TheirMeld.KAN,
    "shouminkan": TheirMeld.SHOUMINKAN,
    "ankan": TheirMeld.KAN,
}
_FLAGS = {
    "riichi": "is_riichi",
    "double_riichi": "is_daburu_riichi",
    "ippatsu": "is_ippatsu",
    "rinshan": "is_rinshan",
    "chankan": "is_chankan",
    "haitei": "is_haitei",
    "houtei": "is_houtei",
    "tenhou": "is_tenhou",
    "chiihou": "is_chiihou",
}
_COUNTED = {
    "yakuman": HandConstants.KAZOE_LIMITED,
    "yonbaiman": HandConstants.KAZOE_LIMITED,
    "sanbaiman": HandConstants.KAZOE_SANBAIMAN,
}
_CALCULATOR = HandCalculator()


class Ours(NamedTuple):
    """A hand as the engine takes it: values, the line that says the same, and its rules."""

    hand: Hand
    situation: Situation
    line: str
    rules: Rules

    def value(self) -> HandValue:
        """Value the built hand."""
        return evaluate(self.hand, self.situation, self.rules)

    def value_of_line(self) -> HandValue:
        """Read the line and value it."""
        hand, situation, _ = parse_hand(self.line)
        return evaluate(hand, situation, self.rules)


class Theirs(NamedTuple):
    """A hand as `mahjong` takes it: its arguments, the texts that say the same, and its options."""

    tiles: list[int]
    win: int
    melds: list[TheirMeld]
    dora: list[int]
    config: HandConfig
    text: str
    win_text: str
    meld_texts: tuple[tuple[str, str, bool], ...]
    dora_text: str
    circumstances: dict[str, Any]

    def value(self) -> HandResponse:
        """Value the built hand."""
        return _CALCULATOR.estimate_hand_value(
            self.tiles, self.win, self.melds, self.dora, self.config
        )

    def value_of_text(self) -> HandResponse:
        """Read the texts, each with the reader that they offer, and value the hand."""
        melds = [TheirMeld(type, _tiles(text), open) for type, text, open in self.meld_texts]
        return _CALCULATOR.estimate_hand_value(
            _tiles(self.text),
            _tiles(self.win_text)[0],
            melds,
            _tiles(self.dora_text),
            HandConfig(**self.circumstances),
        )


def _tiles(text: str) -> list[int]:
    return TilesConverter.one_line_string_to_136_array(text, has_aka_dora=True)


def load(corpus: str) -> list[tuple[Ours, Theirs]]:
    """Give the four-player hands of a corpus that both evaluators value."""
    with gzip.open(RECORDED / CORPORA[corpus], "rt", encoding="utf-8") as lines:
        documents = [json.loads(line)["hand"] for line in lines]
    return list(_understood(documents))


def _understood(documents: list[dict[str, Any]]) -> Iterator[tuple[Ours, Theirs]]:
    for document in documents:
        if document.get("players", 4) != 4 or document.get("pao"):
            continue
        ours, theirs = _ours(document), _theirs(document)
        if theirs.value().error is None:
            yield ours, theirs


def _ours(document: dict[str, Any]) -> Ours:
    hand, situation, rules = hand_from_document(document)
    return Ours(hand, situation, format_hand(hand, situation), rules)


def _theirs(document: dict[str, Any]) -> Theirs:
    melds = document["melds"]
    text = document["concealed"] + document["win"] + "".join(meld["tiles"] for meld in melds)
    meld_texts = tuple((_MELDS[m["type"]], m["tiles"], m["type"] != "ankan") for m in melds)
    dora_text = document["dora"] + document.get("ura", "")
    circumstances = {
        "is_tsumo": document["by"] == "tsumo",
        "player_wind": _WINDS[document["seat"]],
        "round_wind": _WINDS[document["round"]],
        "options": _options(document["rules"]),
        **{_FLAGS[flag]: True for flag in document["flags"]},
    }
    return Theirs(
        _tiles(text),
        _tiles(document["win"])[0],
        [TheirMeld(type, _tiles(tiles), open) for type, tiles, open in meld_texts],
        _tiles(dora_text),
        HandConfig(**circumstances),
        text,
        document["win"],
        meld_texts,
        dora_text,
        circumstances,
    )


def _options(rules: str | dict[str, Any]) -> OptionalRules:
    fields = rules if isinstance(rules, dict) else {}
    return OptionalRules(
        has_open_tanyao=fields.get("open_tanyao", True),
        has_aka_dora=True,
        has_double_yakuman=bool(fields.get("double_yakuman")),
        kazoe_limit=_COUNTED[fields.get("counted_limit", "yakuman")],
        kiriage=fields.get("kiriage_mangan", False),
    )
