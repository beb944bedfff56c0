"""`points`: what han and fu, or yakuman, pay."""

import json
import sys
from argparse import Namespace
from dataclasses import replace
from typing import Any

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

from .answers import ALL_WELL, WRONG_USAGE, refuse


def run(options: Namespace, words: Words) -> int:
    """Say what a win pays and give the exit status."""
    asked = [options.han is not None, options.yakuman != 0, options.renhou, options.nagashi]
    if sum(asked) != 1:
        sys.stderr.write(words.text("cli.points_of_what") + "\n")
        return WRONG_USAGE
    try:
        rules = rules_of(options)
        awarded = value_award(award_of(options, rules), rules)
    except (NotScorable, RulesError) as error:
        return refuse(error.problems, words, as_json=options.json)
    if options.json:
        text = json.dumps(points_to_document(awarded), ensure_ascii=False)
    else:
        text = points_sheet(awarded, words)
    sys.stdout.write(text + "\n")
    return ALL_WELL


def rules_of(options: Namespace) -> Rules:
    """Give the rules asked for, with the limits that the options set instead.

    Raises:
        RulesError: there are no such rules.
        NotScorable: they are for another number of players.
    """
    rules = rules_from_text(options.rules or DEFAULT_PRESET)
    if options.players not in (None, rules.players):
        raise NotScorable(
            [problem("flags_conflict", "players", reason="players_differ", n=rules.players)]
        )
    changes: dict[str, Any] = {}
    if options.kiriage is not None:
        changes["kiriage_mangan"] = options.kiriage
    if options.counted is not None:
        changes["counted_limit"] = options.counted
    return replace(rules, **changes) if changes else rules


def award_of(options: Namespace, rules: Rules) -> Award:
    """Give the win that the options state.

    Raises:
        NotScorable: there is no such win, or the rules do not have it.
    """
    if options.pao == "ron" and options.tsumo:
        raise NotScorable([problem("pao_impossible", "pao", reason="pao_by_ron")])
    stated = {
        "dealer": options.dealer,
        "tsumo": options.tsumo,
        "honba": options.honba,
        "sticks": options.sticks,
    }
    if options.renhou:
        return renhou_award(Award(5, **stated), rules)
    if options.nagashi:
        return nagashi_award(Award(5, **stated), rules)
    return Award(
        options.han,
        options.fu,
        options.yakuman,
        pao=options.pao_times if options.pao else 0,
        liable_is_dealer=options.pao_dealer,
        **stated,
    )
