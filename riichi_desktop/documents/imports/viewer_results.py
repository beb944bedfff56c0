"""How a hand ended in the viewer's JSON (tenhou.net/6).

As publicly described: ``["和了", [changes], [winner, from, liable, "30符3飜3900点", "立直(1飜)"]]``
with further yaku, once more both lists for each further winner; a draw is its name and, where
points changed, the changes. The changes are without the sticks that were laid in the hand.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from riichi_desktop.engine import problem
from riichi_desktop.ledger import Chairs

from .refusal import refuse, shown

WON: Final = ("和了", "Agari")
_NOTEN: Final = "全員不聴"
_TENPAI: Final = "全員聴牌"
DRAWN: Final = ("流局", _NOTEN, _TENPAI, "Ryuukyoku", "Exhaustive Draw")
NAGASHI: Final = ("流し満貫", "Nagashi Mangan", "Mangan at Draw")
ABORTS: Final[Mapping[str, str]] = {
    "九種九牌": "kyuushu_kyuuhai",
    "Kyuushu Kyuuhai": "kyuushu_kyuuhai",
    "Nine Terminal Abortion": "kyuushu_kyuuhai",
    "四風連打": "suufon_renda",
    "Suufon Renda": "suufon_renda",
    "Four Wind Abortion": "suufon_renda",
    "四家立直": "suucha_riichi",
    "Suucha Riichi": "suucha_riichi",
    "Four Riichi Abortion": "suucha_riichi",
    "四槓散了": "suukaikan",
    "四開槓": "suukaikan",
    "Suukaikan": "suukaikan",
    "Four Kan Abortion": "suukaikan",
    "三家和了": "sanchahou",
    "三家和": "sanchahou",
    "Sanchahou": "sanchahou",
    "Three Ron Abortion": "sanchahou",
}

_FLAGS: Final[Mapping[str, str]] = {
    "立直": "riichi",
    "両立直": "double_riichi",
    "ダブル立直": "double_riichi",
    "一発": "ippatsu",
    "槍槓": "chankan",
    "搶槓": "chankan",
    "嶺上開花": "rinshan",
    "海底摸月": "haitei",
    "海底撈月": "haitei",
    "河底撈魚": "houtei",
    "天和": "tenhou",
    "地和": "chiihou",
    "人和": "renhou",
}
"""The yaku that are circumstances, by their names."""

_YAKU: Final = re.compile(
    r"(?P<name>.{1,40})\((?:(?P<han>\d{1,2}) ?(?:[飜翻]|Han)|.{0,12})\)", re.IGNORECASE
)
_FU: Final = re.compile(r"(\d{2,3}) ?(?:符|Fu)(\d{1,2}) ?(?:[飜翻]|Han)", re.IGNORECASE)
_POINTS: Final = re.compile(
    r"(\d{3,7})(?:-(\d{3,7}))? ?(?:点|Points)?(?P<all> ?∀)?$", re.IGNORECASE
)
_YAKUMAN: Final = re.compile("役満|Yakuman", re.IGNORECASE)
_MOST_TIMES: Final = 13
_LONGEST: Final = 80
_RON: Final = 32_000
_EACH: Final = 8_000


class Counted(NamedTuple):
    """What a win was counted as.

    Attributes:
        winner, source, liable: their chairs; `source` is the winner by tsumo, `liable` where
            nobody is.
        han, fu: of an ordinary hand, fu where told.
        times: how often the yakuman may count; () for an ordinary hand.
        flags: the circumstances that are yaku.
    """

    winner: int
    source: int
    liable: int
    han: int | None
    fu: int | None
    times: tuple[int, ...]
    flags: frozenset[str]


def counted(stated: Any, players: int, dealer: int, place: str) -> Counted:
    """Read what a win was counted as.

    Raises:
        ImportRefused: it is not told as a win is.
    """
    if not isinstance(stated, list) or not 4 <= len(stated) <= 40:
        refuse(problem("import_field", place, value=shown(stated)))
    winner, source, liable = (
        _chair(one, players, f"{place}[{n}]") for n, one in enumerate(stated[:3])
    )
    texts = [one if isinstance(one, str) else "" for one in stated[3:]]
    worth, yaku = texts[0][:_LONGEST], [_YAKU.fullmatch(text) for text in texts[1:]]
    found = [one for one in yaku if one is not None]
    flags = frozenset(_FLAGS[name] for one in found if (name := one["name"].strip()) in _FLAGS)
    han = sum(int(one["han"] or 0) for one in found)
    if _YAKUMAN.search(worth) and not han:  # with han it is a counted one
        times = _times(worth, len(found), winner == dealer)
        return Counted(winner, source, liable, None, None, times, flags)
    told = _FU.search(worth)
    han = han or (int(told[2]) if told else 0)
    fu = int(told[1]) if told else None
    return Counted(winner, source, liable, han, fu, (), flags)


def _chair(stated: Any, players: int, place: str) -> int:
    if type(stated) is not int or not 0 <= stated < players:
        refuse(problem("import_field", place, value=shown(stated)))
    return int(stated)


def _times(worth: str, many: int, is_dealer: bool) -> tuple[int, ...]:
    """Give how often a yakuman may count: by its points, then by how many there are."""
    found = _POINTS.search(worth)
    by_points = 0
    if found is not None:
        points = int(found[1])
        each = 2 * _EACH if found["all"] else _EACH
        unit = each if found["all"] or found[2] else _RON * 3 // 2 if is_dealer else _RON
        by_points = points // unit
    choices = dict.fromkeys((by_points, many, 1))
    return tuple(times for times in choices if 0 < times <= _MOST_TIMES)


def changes(stated: Any, players: int, place: str) -> tuple[int, ...]:
    """Read what a hand changed, by chair.

    Raises:
        ImportRefused: it is no list of so many numbers.
    """
    numbers = stated if isinstance(stated, list) else []
    whole = all(type(one) is int and abs(one) < 10_000_000 for one in numbers)
    if not whole or not players <= len(numbers) <= 4 or any(numbers[players:]):
        refuse(problem("import_field", place, value=shown(stated)))
    return tuple(numbers[:players])


def tenpai_of(kind: str, changed: tuple[int, ...], riichi: Chairs) -> tuple[Chairs, ...]:
    """Give who may have been ready, by what was paid; the likeliest first."""
    everybody = tuple(range(len(changed)))
    if any(changed):
        return (tuple(chair for chair in everybody if changed[chair] > 0),)
    if kind == _TENPAI or riichi:
        return (everybody,)
    return ((),) if kind == _NOTEN else ((), everybody)
