"""What a log was played by: the bits of Tenhou's game type, the words of the viewer's JSON.

Facts as publicly described: of the type, 2 is "no red fives", 4 "no open tanyao", 8 "East and
South", 16 "three players"; the words are such as 般南喰赤: room, length, open tanyao, red fives.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from riichi_desktop.documents.presets import preset
from riichi_desktop.engine import RedFives, Rules, RulesError, problem

from .refusal import ImportRefused, refuse

_NO_REDS: Final = 2
_NO_OPEN_TANYAO: Final = 4
_SOUTH: Final = 8
_THREE_PLAYERS: Final = 16

_MAHJONG_SOUL: Final = re.compile(
    "[銅銀金玉]の間|王座の間|[铜银金玉]之间|王座之?间|雀魂"
    r"|ma?jsoul|jantama|mahjong ?soul|(?:bronze|silver|gold|jade|throne) room"
    # The ids of its logs: a date, then a UUID.
    r"|\b\d{6}-[0-9a-f]{8}-[0-9a-f]{4}-",
    re.IGNORECASE,
)
"""Its name, its rooms, its ids, in the languages that converters write."""

_ITS_TABLES: Final = re.compile(
    "友人戦|大会戦|段位戦|段位场|友人场|friendly|tou?rnament", re.IGNORECASE
)
"""Its kinds of tables, in the words of a rule; a title may have them for other reasons."""

_LENGTHS: Final = {
    "east": re.compile("東|东|east", re.IGNORECASE),
    "south": re.compile("南|south", re.IGNORECASE),
}
_WORDS: Final = re.compile("[東南](?P<open>喰?)(?P<reds>赤?)[速光－-]?$")
"""Tenhou's own words, where nothing else follows."""


def rules_of_type(bits: int) -> Rules:
    """Give the rules of a game type of Tenhou, a number of bits."""
    base = preset("tenhou_sanma" if bits & _THREE_PLAYERS else "tenhou")
    return replace(
        base,
        length="south" if bits & _SOUTH else "east",
        open_tanyao=not bits & _NO_OPEN_TANYAO,
        red_fives=RedFives(0, 0, 0) if bits & _NO_REDS else base.red_fives,
    )


def players_of_type(bits: int) -> int:
    """Give how many play a game type of Tenhou."""
    return 3 if bits & _THREE_PLAYERS else 4


def rules_of_words(
    disp: str,
    others: Iterable[str],
    reds: tuple[int, int, int] | bool | None,
    players: int,
    stated: str = "",
) -> tuple[Rules, ...]:
    """Give what a game of the viewer's JSON may have been played by, the likeliest first.

    Args:
        disp: the words of its rule.
        others: its title, its id.
        reds: how many red fives of each suit; or whether there are any; None where unsaid.
        players: at the table.
        stated: the id of a rule set that people chose; "" to tell it from the words.

    Raises:
        ImportRefused: that rule set is unknown, or for another number of players.
    """
    is_soul = bool(_ITS_TABLES.search(disp) or _MAHJONG_SOUL.search(" ".join((disp, *others))))
    base = _base("mahjong_soul" if is_soul else "tenhou", players, stated)
    told = _WORDS.search(disp)
    if told is not None and not stated and not is_soul:
        base = replace(base, open_tanyao=bool(told["open"]))
        if reds is None:
            reds = bool(told["reds"])
    base = _with_reds(base, reds)
    said = [name for name, words in _LENGTHS.items() if words.search(disp)]
    if len(said) == 1:
        return (_of_length(base, said[0]),)
    other = "east" if base.length == "south" else "south"
    return base, _of_length(base, other)


def _base(family: str, players: int, stated: str) -> Rules:
    try:
        rules = preset(stated or (f"{family}_sanma" if players == 3 else family))
    except RulesError as error:
        raise ImportRefused(error.problems) from error
    if rules.players != players:
        refuse(problem("import_players", "rules", n=rules.players, have=players))
    return rules


def _with_reds(rules: Rules, reds: tuple[int, int, int] | bool | None) -> Rules:
    if reds is None or reds is True:
        return rules
    m, p, s = reds or (0, 0, 0)
    try:
        # Three players have no five of characters, whatever the log says of it.
        return replace(rules, red_fives=RedFives(0 if rules.players == 3 else m, p, s))
    except RulesError as error:
        raise ImportRefused(error.problems) from error


def _of_length(rules: Rules, length: str) -> Rules:
    return replace(rules, length="east" if length == "east" else "south")
