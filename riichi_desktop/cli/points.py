"""`points`: what han and fu, or yakuman, pay."""

import json
from dataclasses import replace
from typing import Any, Final

from riichi_desktop.documents import DEFAULT_PRESET, points_to_document, rules_from_text
from riichi_desktop.engine import (
    Award,
    NotScorable,
    Rules,
    RulesError,
    nagashi_award,
    problem,
    renhou_award,
    value_award,
)
from riichi_desktop.export import points_sheet
from riichi_desktop.words import Words

from .answers import ALL_WELL, misused, refuse
from .arguments import Options
from .streams import write

_PAO: Final = ("pao", "pao_times", "pao_dealer")
_WITHOUT_EFFECT: Final[dict[str, tuple[str, ...]]] = {
    "han": (),
    "yakuman": ("fu",),
    "renhou": ("fu", *_PAO),
    "nagashi": ("fu", "tsumo", *_PAO),
}
"""The kinds of win by the option that asks for them, and the options that change nothing there. Han
with a liability is no misuse but a win that cannot be."""


def run(options: Options, words: Words) -> int:
    """Say what a win pays and give the exit status."""
    asked = [kind for kind in _WITHOUT_EFFECT if _is_given(options, kind)]
    if len(asked) != 1:
        return misused(words.text("cli.points_of_what"))
    if sentence := _misuse_of_liability(options, words):
        return misused(sentence)
    try:
        rules = rules_of(options)
        if useless := _without_effect(asked[0], options, rules):
            told = {"option": _typed(useless), "other": _typed(asked[0])}
            return misused(words.text("cli.no_effect", **told))
        awarded = value_award(award_of(options, rules), rules)
    except (NotScorable, RulesError) as error:
        return refuse(error.problems, words, as_json=options.json)
    if options.json:
        text = json.dumps(points_to_document(awarded), ensure_ascii=False)
    else:
        text = points_sheet(awarded, words)
    write(text + "\n")
    return ALL_WELL


def _is_given(options: Options, key: str) -> bool:
    value = getattr(options, key)
    return value is not None and value is not False


def _typed(key: str) -> str:
    return "--" + key.replace("_", "-")


def _misuse_of_liability(options: Options, words: Words) -> str:
    """Say what is wrong with what is stated of a liable player; "" = nothing."""
    for key in ("pao_times", "pao_dealer"):
        if _is_given(options, key) and options.pao is None:
            return words.text("cli.needs", option=_typed(key), other="--pao")
    if _is_given(options, "pao_times") and options.pao_times < 1:
        return words.text("cli.pao_times_least", have=options.pao_times)
    return ""


def _without_effect(kind: str, options: Options, rules: Rules) -> str:
    """Give the key of an option that changes nothing for this kind of win; "" = none."""
    useless = _WITHOUT_EFFECT[kind]
    if kind == "nagashi" and rules.nagashi_as == "draw":
        useless += tuple(key for key in ("honba", "sticks") if getattr(options, key))
    return next((key for key in useless if _is_given(options, key)), "")


def rules_of(options: Options) -> Rules:
    """Give the rules asked for, with the limits that the options set instead.

    Raises:
        RulesError: there are no such rules.
        NotScorable: they are for another number of players.
    """
    rules = rules_from_text(options.rules or DEFAULT_PRESET)
    if options.players not in (None, str(rules.players)):
        raise NotScorable(
            [problem("flags_conflict", "players", reason="players_differ", n=rules.players)]
        )
    changes: dict[str, Any] = {}
    if options.kiriage is not None:
        changes["kiriage_mangan"] = options.kiriage
    if options.counted is not None:
        changes["counted_limit"] = options.counted
    return replace(rules, **changes) if changes else rules


def award_of(options: Options, rules: Rules) -> Award:
    """Give the win that the options state.

    Raises:
        NotScorable: there is no such win, or the rules do not have it.
    """
    if options.pao == "ron" and options.tsumo:
        raise NotScorable([problem("pao_impossible", "pao", reason="pao_by_ron")])
    stated = {
        "dealer": options.dealer,
        "tsumo": options.tsumo,
        "honba": options.honba or 0,
        "sticks": options.sticks or 0,
    }
    if options.renhou:
        return renhou_award(Award(5, **stated), rules)
    if options.nagashi:
        return nagashi_award(Award(5, **stated), rules)
    return Award(
        options.han,
        options.fu,
        options.yakuman or 0,
        pao=(options.pao_times or 1) if options.pao else 0,
        liable_is_dealer=options.pao_dealer,
        **stated,
    )
