"""Names of the parts of a value, in words: its limit, its fu, its rules, its situation."""

import re
from typing import Final

from riichi_desktop.documents import own_rule_sets, preset, preset_ids
from riichi_desktop.engine import (
    FLAG_NAMES,
    FuItem,
    HandValue,
    Kind,
    Reading,
    Rules,
    differences,
    format_tiles,
    is_outside,
)
from riichi_desktop.words import Words

YAKUMAN_BASE: Final = 8000
_NAMED_TIMES: Final = (2, 3, 4)
_FIRST_HONOUR: Final = 27
_NORTH: Final = 30
_FIRST_DRAGON: Final = 31
_WINDS: Final = "ESWN"
_GLOSS: Final = re.compile(r" ?\(.*\)$")


def limit_name(limit: str, words: Words, times: int = 1) -> str:
    """Name a limit as a title: ``Mangan``, ``Double yakuman``; in Japanese in kanji."""
    return _limit("limit_word" if words.lang == "ja" else "limit", limit, words, times)


def limit_word(limit: str, words: Words, times: int = 1) -> str:
    """Name a limit as a word of a sentence: ``mangan``, ``double yakuman``."""
    return _limit("limit_word", limit, words, times)


def _limit(group: str, limit: str, words: Words, times: int) -> str:
    if limit != "yakuman" or times < 2:
        return words.text(f"{group}.{limit}")
    if times in _NAMED_TIMES:
        return words.text(f"{group}.yakuman_{times}")
    return words.text(f"{group}.yakuman_n", n=times)


def yaku_name(id: str, words: Words) -> str:
    """Name a yaku where it stands alone: in romaji, in Japanese in kanji."""
    return words.text(f"yaku_kanji.{id}" if words.lang == "ja" else f"yaku.{id}")


def abort_name(reason: str, words: Words) -> str:
    """Name an abortive draw without its gloss: ``Kyuushu kyuuhai``, 九種九牌."""
    return _GLOSS.sub("", words.text(f"abort.{reason}"))


def times_paid(reading: Reading) -> int:
    """Give how many yakuman a reading is paid for, the cap applied; 0 without a yakuman."""
    return reading.base // YAKUMAN_BASE if reading.yakuman else 0


def worth_text(reading: Reading, words: Words) -> str:
    """Say what a reading is worth: ``Mangan, 4 han 70 fu``, ``Double yakuman``, ``3 han 30 fu``."""
    limit = limit_name(reading.limit, words, times_paid(reading)) if reading.limit else ""
    han = "" if reading.han is None else words.text("ui.result.han", n=reading.han)
    if reading.han is not None and reading.fu is not None:
        han = words.text("ui.result.han_fu", han=reading.han, fu=reading.fu)
    return words.listed(filter(None, (limit, han)))


def fu_label(item: FuItem, value: HandValue, words: Words) -> str:
    """Name a reason for fu as precisely as the catalogue can: ``Closed kan, terminal``."""
    id = "open_triplet_ron" if _is_opened_by_ron(item, value) else item.id
    exact = f"fu.{id}.{_sort_of(item, value)}"
    return words.text(exact if exact in words else f"fu.{id}")


def _is_opened_by_ron(item: FuItem, value: HandValue) -> bool:
    """Tell whether a triplet counts as open only because a discard completed it."""
    completed = value.best.completed
    return (
        item.id == "open_triplet"
        and completed is not None
        and completed.tiles == item.tiles
        and all(meld.kind != item.tiles[0] or meld.type == "chi" for meld in value.hand.melds)
    )


def _sort_of(item: FuItem, value: HandValue) -> str:
    if item.id == "wait":
        return value.best.wait or ""
    if not item.tiles:
        return ""
    kind = item.tiles[0]
    if item.id == "value_pair":
        return _pair_sort(kind, value)
    if kind >= _FIRST_HONOUR:
        return "honour"
    return "terminal" if is_outside(kind) else "simple"


def _pair_sort(kind: Kind, value: HandValue) -> str:
    if kind >= _FIRST_DRAGON:
        return "dragon"
    wind = _WINDS[kind - _FIRST_HONOUR]
    if wind == value.situation.seat:
        return "seat_wind"
    return "round_wind" if wind == value.situation.round else "north"


def rule_set_name(id: str, words: Words) -> str:
    """Name a rule set: as the catalogue does, or by the title that its club gave it."""
    key = f"rules.{id}"
    if key in words:
        return words.text(key)
    own = own_rule_sets().get(id)
    return own.title if own is not None else id


def rules_name(rules: Rules, words: Words) -> str:
    """Name a rule set, and the fields in which it departs from the one whose name it bears."""
    if rules.id not in preset_ids():
        return rules.edition or rules.id
    name = rule_set_name(rules.id, words)
    changed = [
        words.text(f"rule_field.{field.document}") for field in differences(rules, preset(rules.id))
    ]
    if not changed:
        return name
    return words.text("sheet.rules_changed", rules=name, fields=words.listed(changed))


def situation_text(value: HandValue, words: Words) -> str:
    """Say how, where and when the hand was won, in one line."""
    situation = value.situation
    seat, round = (words.text(f"wind.{wind}") for wind in (situation.seat, situation.round))
    won = words.text(f"by.{situation.by}")
    if situation.source:
        won = words.text("sheet.by_ron_from", wind=words.text(f"wind.{situation.source}"))
    parts = [won, words.text("sheet.seats", seat=seat, round=round)]
    parts += [words.text(f"flag.{flag}") for flag in FLAG_NAMES if flag in situation.flags]
    for key, shown in (("indicators", situation.dora), ("ura_indicators", situation.ura)):
        if shown:
            parts.append(words.text(f"sheet.{key}", tiles=format_tiles(shown), n=len(shown)))
    counts = {"norths": value.hand.north, "honba": situation.honba, "sticks": situation.sticks}
    parts += [words.text(f"sheet.{key}", n=count) for key, count in counts.items() if count]
    for pao in situation.pao:
        names = {
            "yaku": yaku_name(pao.yakuman, words),
            "wind": words.text(f"wind.{pao.liable}"),
        }
        parts.append(words.text("sheet.liable", **names))
    return words.joined(parts)
