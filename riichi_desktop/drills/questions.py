"""Questions of hands: from a hand under some rules to what is asked of it, and from its text."""

from dataclasses import replace
from typing import Final

from riichi_desktop.engine import (
    Draft,
    HandValue,
    NotScorable,
    Rules,
    format_draft,
    parse_draft,
    plain_reds,
    settle_flags,
    study,
    suit_of,
    waits,
)

from .levels import belongs, choices, waits_belong
from .payments import payment_slots
from .points_questions import award_of, points_question
from .values import Drill, Question, Slot

_HONBA_FROM: Final = 4
_FU_IDLE_FROM: Final = 5
_COUNTED_HAN: Final = 13


def question_of(
    drill: Drill,
    level: int,
    line: str,
    rules: Rules,
    text: str,
    *,
    recorded: bool = False,
    strict: bool = False,
) -> Question | None:
    """Ask again what a line stands for; None where it is no question under these rules.

    Args:
        drill: which drill.
        level: the level that it is asked at.
        line: as `Question.line` has it, or a hand line without rules.
        rules: the rules in force.
        text: those rules as a draft names them.
        recorded: whether people played the hand.
        strict: whether a hand that does not belong to the level is no question.
    """
    if drill == "points":
        award = award_of(line)
        return points_question(level, award, rules) if award is not None else None
    try:
        draft = parse_draft(line)
    except NotScorable:
        return None
    under = _under(draft, rules, text)
    return hand_question(drill, level, under, rules, recorded=recorded, strict=strict)


def _under(draft: Draft, rules: Rules, text: str) -> Draft:
    """Put a hand under rules: reds that they have not are plain, flags that cannot be are gone."""
    own = replace(draft, rules=text, players=None, sticks=0, pao=())
    return settle_flags(plain_reds(own, rules), rules)[0]


def hand_question(
    drill: Drill,
    level: int,
    draft: Draft,
    rules: Rules,
    *,
    recorded: bool = False,
    strict: bool = True,
) -> Question | None:
    """Ask something of a hand; None where nothing can be asked of it (see `question_of`)."""
    if drill == "waits":
        return _waits(level, draft, rules, recorded=recorded, strict=strict)
    counted = drill == "value" and level >= _HONBA_FROM
    asked = draft if counted else replace(draft, honba=0)
    known = study(asked, rules)
    value = known.value
    if value is None or "renhou" in value.yaku or _is_doubtful(value):
        return None
    if strict and not belongs(drill, level, value):
        return None
    plain = Question(drill, level, _kept(asked), rules, study=known, recorded=recorded)
    if drill == "value":
        return plain._replace(slots=_value_slots(level, value))
    if drill == "fu":
        return plain._replace(slots=(Slot("fu", value.fu),)) if value.fu is not None else None
    held, offered = frozenset((*value.yaku, *value.yakuman)), choices(level, rules)
    return plain._replace(choices=offered, wanted=held) if held <= {*offered} else None


def _is_doubtful(value: HandValue) -> bool:
    """Tell whether something had to be understood; kans of others turn indicators over as well."""
    return any(one.id != "indicators_more_than_kans" for one in value.notices)


def _kept(draft: Draft) -> str:
    return format_draft(replace(draft, rules=Draft().rules))


def _value_slots(level: int, value: HandValue) -> tuple[Slot, ...]:
    """Give han, fu where the level is not about limits alone, and the payments."""
    counted = value.han if value.han is not None else _COUNTED_HAN
    slots = [Slot("han", counted)]
    if level > 1:
        idle = value.han is None or value.han >= _FU_IDLE_FROM
        slots.append(Slot("fu", value.fu or 0, optional=idle))
    return (*slots, *payment_slots(value.payment, value.situation.is_dealer))


def _waits(
    level: int, draft: Draft, rules: Rules, *, recorded: bool, strict: bool
) -> Question | None:
    """Ask for the waits of a hand, its winning tile taken away."""
    ready = replace(
        draft, win=None, flags=draft.flags & {"riichi"}, honba=0, source=None, ura=(), by="ron"
    )
    kinds = waits(ready.concealed, ready.melds)
    suits = [suit_of(tile) for tile in ready.concealed]
    counts = tuple(suits.count(suit) for suit in range(4))
    if not kinds or (strict and not waits_belong(level, counts, kinds)):
        return None
    known = study(ready, rules)
    if known.faults:
        return None
    plain = Question("waits", level, _kept(ready), rules, study=known, recorded=recorded)
    return plain._replace(wanted=frozenset(kinds))
