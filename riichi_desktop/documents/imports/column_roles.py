"""What the name of a column says: whose it is, and what it holds, in the languages of clubs."""

import re
import unicodedata
from typing import Final, NamedTuple

_WORDS: Final = {
    "score": "score scores scored raw brut bruts bruto stack rohpunkte 素点 持ち点 持点 点数 得点",
    "points": "points pts pt point uma total result resultat punkte ポイント スコア 合計 成績",
    "seat": "seat wind vent vents siege chair position_wind 席 家 風 座順 席順",
    "place": "place rank rang classement position standing platz 順位 着順 着",
    "player": "player players name names nom noms joueur joueuse joueurs pseudo nickname user "
    "spieler member membre 選手 名前 氏名 プレイヤー プレーヤー 参加者 雀士",
    "day": "date dates day jour datum played time start started when 日付 日時 開催日 日",
    "round": "round ronde runde tour session hanchan 回戦 回 節",
    "table": "table tisch tables 卓 卓番",
    "game": "game games partie match id gameid uuid no num numero number spiel 対局 試合 半荘 番号",
    "title": "event titre title tournament tournoi evenement ligue league season saison contest "
    "club 大会 大会名 イベント リーグ",
}
_ROLES: Final = {word: role for role, words in _WORDS.items() for word in words.split()}
_FIRST: Final = ("score", "points", "seat")
"""Roles that a column has whatever else its name says: ``player 1 score`` is a score."""

_PLACES: Final = {
    **dict.fromkeys(
        ("east", "est", "e", "東", "東家", "1st", "first", "premier", "1er", "a", "1位"), 1
    ),
    **dict.fromkeys(("south", "sud", "s", "南", "南家", "2nd", "second", "2e", "b", "2位"), 2),
    **dict.fromkeys(("west", "ouest", "w", "西", "西家", "3rd", "third", "3e", "c", "3位"), 3),
    **dict.fromkeys(("north", "nord", "n", "北", "北家", "4th", "fourth", "4e", "d", "4位"), 4),
}
_LONGEST: Final = 80
_PART: Final = re.compile(r"\d+(?:st|nd|rd|th|er|e|位)?|[a-z]+|[^\W\d_a-z]+")
_ACCENTS: Final = re.compile("[\u0300-\u036f]")
_SHORT: Final = re.compile(r"[pjs]\s?(\d)")
_CJK: Final = tuple(word for word in _ROLES if not word.isascii())


class Role(NamedTuple):
    """What a column holds.

    Attributes:
        kind: a key of the table above; "" where its name does not say.
        number: which player's it is, from 1; 0 where it does not say.
        rest: what its name says besides, such as the id in ``scores.77``.
    """

    kind: str
    number: int
    rest: str = ""


def role_of(name: str) -> Role:
    """Tell what a column holds by its name."""
    plain = unicodedata.normalize("NFKD", name[:_LONGEST].casefold())
    plain = unicodedata.normalize("NFC", _ACCENTS.sub("", plain))
    short = _SHORT.fullmatch(plain.strip())
    if short is not None and 1 <= int(short[1]) <= 4:
        return Role("score" if plain.strip()[0] == "s" else "player", int(short[1]))
    parts = _PART.findall(plain)
    kinds = [_kind(part) for part in parts]
    told = [kind for kind in kinds if kind]
    kind = next((one for one in _FIRST if one in told), told[-1] if told else "")
    counted = sorted(parts, key=lambda part: not part[0].isdecimal())
    numbers = [_number(part) for part in counted]
    rest = " ".join(part for part, of in zip(parts, kinds, strict=True) if not of)
    return Role(kind, next((number for number in numbers if number), 0), rest)


def _kind(part: str) -> str:
    if part in _ROLES:
        return _ROLES[part]
    if part.isascii():
        return ""
    return next((_ROLES[word] for word in _CJK if len(word) > 1 and word in part), "")


def _number(part: str) -> int:
    if part in _PLACES:
        return _PLACES[part]
    found = int(part) if part.isdecimal() and len(part) == 1 else 0
    return found if 1 <= found <= 4 else 0
