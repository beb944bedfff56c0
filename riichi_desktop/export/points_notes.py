"""What is to be said beside a win without tiles: what these rules make of it, and what others."""

from collections.abc import Iterator
from typing import Final

from riichi_desktop.documents import preset_ids, presets
from riichi_desktop.engine import Awarded, Rules, is_reachable
from riichi_desktop.words import Words

from .names import limit_word, rule_set_name

COUNTED_HAN: Final = 13
"""From so many han on rule sets differ."""

_COUNTED: Final = {
    "yakuman": "counted_yakuman",
    "yonbaiman": "yonbaiman",
    "sanbaiman": "sanbaiman",
}


def award_notes(awarded: Awarded, words: Words) -> Iterator[str]:
    """Say what is particular about a win without tiles, a sentence each; mostly nothing."""
    award, rules = awarded.award, awarded.rules
    if award.han is None:
        if award.yakuman > awarded.times:
            yield words.text("ui.result.yakuman_capped", n=awarded.times)
        return
    if not is_reachable(award.han, award.fu, award.tsumo, rules):
        yield words.text("points.note.unreachable", han=award.han, fu=award.fu or 0)
    if award.han >= COUNTED_HAN:
        yield counted_note(rules, words)


def counted_note(rules: Rules, words: Words) -> str:
    """Say what rules make of 13 han and more without a yakuman, and what other rule sets do."""
    limit = limit_word(_COUNTED[rules.counted_limit], words)
    here = words.text(f"points.note.counted_{rules.counted_limit}", limit=limit)
    others = words.joined(_others(rules, words))
    return words.text("points.note.elsewhere", here=here, others=others)


def _others(rules: Rules, words: Words) -> Iterator[str]:
    """Give ``sanbaiman (EMA 2025, M-League)`` for each other limit; sets for four players stand."""
    for value, limit in _COUNTED.items():
        names = [
            rule_set_name(id, words)
            for id in preset_ids()
            if presets()[id].counted_limit == value and presets()[id].players == 4
        ]
        if value != rules.counted_limit and names:
            yield words.text(
                "points.note.limit_of", limit=limit_word(limit, words), names=words.listed(names)
            )
