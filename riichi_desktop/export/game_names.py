"""Names of the parts of a game, in words: players, rounds, points after uma, days."""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from riichi_desktop.words import MINUS, Words

from .columns import width

NUMERALS: Final = "一二三四"
"""The numbers of dealer turns in kanji."""

_CONTINUED: Final = "…"
_UNWRITABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_POINT: Final = {"fr": ",", "en": ".", "ja": "."}
_ELISION: Final = re.compile(r"\b([Dd])e (?=\u2068?[AEIOUÀ-ÅÈ-ÏÒ-ÖÙ-ÜŒÆaeiouà-åè-ïò-öù-üœæ])")


def one_line(name: str) -> str:
    """Give a name on one line, trimmed, without signs that no file can hold."""
    return _UNWRITABLE.sub("", " ".join(name.split()))


def player_name(names: Sequence[str], chair: int, words: Words) -> str:
    """Give a player's name on one line; his number where nobody wrote one."""
    return one_line(names[chair]) or words.text("ui.match.nameless", number=chair + 1)


def cut_name(name: str, longest: int) -> str:
    """Cut a name that takes more than `longest` columns; kanji take two."""
    taken, kept = 0, 0
    for at, sign in enumerate(name, start=1):
        taken += width(sign)
        if taken > longest:
            return name[:kept].rstrip() + _CONTINUED
        if taken < longest:
            kept = at  # with the marks on the last letter; one column is left for the sign
    return name


def elided(sentence: str, words: Words) -> str:
    """Give a sentence with the French elision before a name: "de Aïko" is "d’Aïko"."""
    return _ELISION.sub(r"\1’", sentence) if words.lang == "fr" else sentence


def round_name(round: str, words: Words) -> str:
    """Name a round such as ``S1``: "Sud 1", "South 1", 南一局."""
    wind, turn = round[0], int(round[1:])
    if words.lang == "ja":
        return round_kanji(round, words)
    return f"{words.text(f'wind.{wind}')} {turn}"


def round_kanji(round: str, words: Words) -> str:
    """Name a round in kanji: 南一局."""
    return f"{words.text(f'wind_kanji.{round[0]}')}{NUMERALS[int(round[1:]) - 1]}局"


def hand_name(round: str, honba: int, words: Words) -> str:
    """Name a hand by its round and its counters: "Sud 1 · 2", 南一局 2本場."""
    name = round_name(round, words)
    if not honba:
        return name
    if words.lang == "ja":
        return f"{name} {words.text('ui.match.honba', n=honba)}"
    return f"{name} · {honba}"


def ending_text(id: str, words: Words) -> str:
    """Say why a game is over; "" where the catalogue has no sentence for the id."""
    key = f"ui.match.ending.{id}"
    return words.text(key) if key in words else ""


def decimal_points(points: int, words: Words) -> str:
    """Write final points in thousands, signed: 12,300 is ``+12.3``, ``+12,3`` in French."""
    sign = "+" if points > 0 else MINUS if points < 0 else ""
    return sign + thousands(abs(points), words)


def thousands(points: int, words: Words) -> str:
    """Write points, not below zero, in thousands, with one decimal at least."""
    whole, rest = divmod(points, 1000)
    return f"{words.number(whole)}{_POINT[words.lang]}{f'{rest:03}'.rstrip('0') or '0'}"


def decimal(value: int, digits: int, words: Words) -> str:
    """Write a value, not below zero, with so many decimals: 235 with two is ``2.35``."""
    whole, rest = divmod(value, 10**digits)
    return f"{words.number(whole)}{_POINT[words.lang]}{rest:0{digits}}"


def day_text(date: str, words: Words) -> str:
    """Write a day in full: "30 novembre 2026", 2026年11月30日; what is no day as it is.

    Args:
        date: of ISO 8601; a moment is the day that it was on the clock of this place.
        words: the language.
    """
    day = _moment(date)
    if day is None:
        return date
    month = words.text(f"month.{day.month}")
    number = words.text("edition.first") if day.day == 1 else str(day.day)
    return words.text("match.sheet.day", day=number, month=month, year=str(day.year))


def local_day(date: str) -> str:
    """Give the day of a date or a moment of ISO 8601, local: ``2026-11-30``; "" of no day."""
    day = _moment(date)
    return "" if day is None else day.strftime("%Y-%m-%d")


def local_time(at: str) -> str:
    """Give a moment of ISO 8601 as it was on the clock of this place: ``2026-11-30 20:14``."""
    then = _moment(at)
    return "" if then is None else then.strftime("%Y-%m-%d %H:%M")


def moment_text(at: str, station: str, words: Words) -> str:
    """Say when and where something was written: ``le 30 novembre à 20 h 14, poste Table 3``.

    Args:
        at: a moment of ISO 8601, said as it was on the clock of this place; else left out.
        station: who wrote it; may be "".
        words: the language.
    """
    then, said = _moment(at), []
    if then is not None:
        day = words.text("edition.first") if then.day == 1 else str(then.day)
        month, clock = (
            words.text(f"month.{then.month}"),
            {"hour": f"{then:%H}", "minute": f"{then:%M}"},
        )
        said.append(words.text("match.sheet.at", day=day, month=month, **clock))
    if station:
        said.append(words.text("match.sheet.station", station=station))
    return words.listed(said)


def _moment(text: str) -> datetime | None:
    try:
        then = datetime.fromisoformat(text)
        return then.astimezone() if then.tzinfo else then
    except (ValueError, OverflowError):  # the first and the last days have no other zone
        return None
