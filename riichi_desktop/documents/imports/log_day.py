"""The id of a log and the day in it: 2019103023gm-… of Tenhou, 210815-… of Mahjong Soul."""

import re
from datetime import date
from typing import Final

_TENHOU: Final = re.compile(r"(?P<day>20\d{6})\d{2}gm-[0-9a-f]{4}-[0-9a-f]{1,8}-[0-9a-fx]{1,16}")
_MAHJONG_SOUL: Final = re.compile(r"(?P<day>\d{6})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_WRITTEN: Final = re.compile(r"(20\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})")


def ref_of(*texts: str) -> str:
    """Give the id of a log that the first of some texts holds; "" where none does."""
    for text in texts:
        found = _TENHOU.search(text[:200]) or _MAHJONG_SOUL.search(text[:200])
        if found is not None:
            return found[0]
    return ""


def day_of(*texts: str) -> str:
    """Give the day that the first of some texts names, an id or words, as YYYY-MM-DD; or ""."""
    for text in texts:
        text = text[:200]
        if found := _TENHOU.search(text) or _MAHJONG_SOUL.search(text):
            digits = f"20{found['day']}"[-8:]
            parts = digits[:4], digits[4:6], digits[6:]
        elif found := _WRITTEN.search(text):
            parts = found[1], found[2], found[3]
        else:
            continue
        day = iso_day(*map(int, parts))
        if day:
            return day
    return ""


def iso_day(year: int, month: int, day: int) -> str:
    """Give a day as YYYY-MM-DD; "" where the calendar has none."""
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return ""
