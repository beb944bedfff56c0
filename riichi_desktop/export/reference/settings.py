"""The rules that decide the numbers, in a line: what every sheet says of itself."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.engine import Rules
from riichi_desktop.words import Words

_YES_NO: Final = ("kiriage_mangan", "open_tanyao", "ura_dora", "ippatsu")
COUNTED: Final = {
    "yakuman": "counted_yakuman",
    "yonbaiman": "yonbaiman",
    "sanbaiman": "sanbaiman",
}
"""Value of `counted_limit` -> id of the limit."""


def settings_text(rules: Rules, words: Words) -> str:
    """Say with what the reference is counted: red fives, kiriage, double wind, 13 han and more."""
    return words.text("reference.settings", settings=words.listed(_settings(rules, words)))


def _settings(rules: Rules, words: Words) -> Iterator[str]:
    reds = sum(rules.red_fives)
    yield words.text(f"rule_phrase.red_fives.{'some' if reds else 'none'}", n=reds)
    for name in _YES_NO:
        yield words.text(f"rule_phrase.{name}.{'yes' if getattr(rules, name) else 'no'}")
    yield words.text("reference.setting.double_wind", n=rules.double_wind_pair_fu)
    limit = words.text(f"rule_value.counted_limit.{rules.counted_limit}")
    yield words.text("reference.setting.counted", limit=limit)
    if rules.players == 3:
        who = words.text(f"rule_value.tsumo_split.{rules.tsumo_split}")
        yield words.text("reference.setting.tsumo_split", who=who)
