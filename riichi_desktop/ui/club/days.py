"""Days of the club, and how they are written."""

from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt

from riichi_desktop.words import Words

NIGHT_HOURS: Final = 5
"""Until so late after midnight an evening belongs to the day before."""

_KEPT: Final = 2000


def today(now: datetime | None = None) -> str:
    """Give the day of the club, ``2026-11-30``: after midnight the evening goes on."""
    moment = now or datetime.now()  # noqa: DTZ005 - the day as people at the table call it
    return (moment - timedelta(hours=NIGHT_HOURS)).date().isoformat()


def day_short(day: str, words: Words) -> str:
    """Write a day in numbers; a text that is none as it is."""
    return _written(day, words.lang, QLocale.FormatType.ShortFormat)


def day_long(day: str, words: Words) -> str:
    """Write a day with its weekday; a text that is none as it is."""
    return _written(day, words.lang, QLocale.FormatType.LongFormat)


def is_day(text: str) -> bool:
    """Tell whether a text is a day, ``2026-11-30``."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


@lru_cache(maxsize=_KEPT)
def _written(day: str, lang: str, kind: QLocale.FormatType) -> str:
    if not is_day(day):
        return day
    return QLocale(lang).toString(QDate.fromString(day, Qt.DateFormat.ISODate), kind)
