"""A winner's tiles between the form and the hand that is built: what the table says is filled."""

from dataclasses import replace
from typing import Final

from riichi_desktop.engine import (
    Draft,
    NotScorable,
    Pao,
    Problem,
    Study,
    parse_draft,
    problem,
    riichi_of,
    settle_flags,
    with_riichi,
    with_rules,
)
from riichi_desktop.ledger import Chairs, Liable, NotLegal, Table, Win, Won, advance

from .changes import with_gain, with_winner
from .events import agreeing, line_of
from .form import Gain, RecordForm

_ANY: Final = 5
"""Han that stand for a hand whose worth is not known: who takes counters does not depend on it."""


def draft_for(form: RecordForm, table: Table, gain: Gain) -> Draft:
    """Give the draft of a winner's tiles, empty where there are none yet.

    Winds, source, counters, sticks and riichi are the table's. Its rules are named by their id
    alone: the session that builds the hand has the game's own copy.
    """
    try:
        draft = parse_draft(gain.line) if gain.line else Draft()
    except NotScorable:
        draft = Draft()
    draft = agreeing(draft, form, gain.winner)
    tsumo = form.kind == "tsumo"
    source = None if tsumo or form.source is None else table.wind_of(form.source)
    honba, sticks = paid_for(form, table, gain.winner)
    pao = tuple(Pao(one.yakuman, table.wind_of(one.chair)) for one in gain.pao if one.yakuman)
    draft = replace(
        draft,
        seat=table.wind_of(gain.winner),
        round=table.wind,
        source=source,
        honba=honba,
        sticks=sticks,
        pao=pao,
        rules=table.rules.id,
        players=None,
    )
    return settle_flags(draft, table.rules)[0]


def paid_for(form: RecordForm, table: Table, winner: int) -> tuple[int, int]:
    """Give the counters and the sticks that a winner is paid for, as the rules share them out."""
    source = form.source
    if form.kind == "ron" and source is None:
        source = next(chair for chair in range(table.players) if chair not in form.winners)
    tsumo = form.kind == "tsumo"
    wins = tuple(
        Win(one.winner, None if tsumo else source, _ANY)
        for one in form.gains
        if one.winner == winner or not tsumo
    )
    try:
        row = advance(table, Won(wins, form.paid_riichi))[1]
    except NotLegal:
        return table.honba, table.sticks
    assert row is not None
    paid = next(paid for paid in row.paid if paid.win.winner == winner)
    return paid.honba, paid.sticks


def hand_refusal(study: Study) -> Problem | None:
    """Say why a hand that is being built cannot be taken: it is not whole, or worth nothing."""
    if study.problem is not None or study.value is not None:
        return study.problem
    missing = study.missing + (study.draft.win is None)
    return problem("record_hand_unfinished", "wins", n=missing)


def liable_of(draft: Draft, table: Table) -> tuple[Liable, ...]:
    """Give who is liable in a draft, by chair."""
    return tuple(Liable(table.chair_of(pao.liable), 0, pao.yakuman) for pao in draft.pao)


def kept(draft: Draft, before: Draft) -> Draft:
    """Give a changed draft with what the table says as it was; riichi stays while the hand can."""
    after = replace(
        draft,
        by=before.by,
        seat=before.seat,
        round=before.round,
        source=before.source,
        honba=before.honba,
        sticks=before.sticks,
        rules=before.rules,
    )
    was, now = riichi_of(before), riichi_of(after)
    if (was == "none") == (now == "none"):
        return after
    return with_riichi(after, was if after.is_closed or was == "none" else now)


def form_with_draft(
    draft: Draft, table: Table, riichi: Chairs
) -> tuple[RecordForm, tuple[Problem, ...]]:
    """Give the form of a hand that was built elsewhere.

    Its seat, its way of winning and its source name the chairs of this table. A riichi that it has
    lays the winner's stick; a stick that lies puts him in riichi.

    Returns:
        The form; what was understood, or why the tiles cannot be taken.
    """
    form = RecordForm(draft.by, riichi)
    winds = {table.wind_of(chair): chair for chair in range(table.players)}
    if draft.seat not in winds:
        return form, (problem("record_no_such_seat", "seat", wind=draft.seat),)
    winner = winds[draft.seat]
    form = with_winner(form, winner)
    if draft.by == "ron" and draft.source in winds:
        form = replace(form, source=winds[draft.source])
    read = with_rules(draft, table.rules.id, table.rules)
    if isinstance(read, Problem):
        return form, (read,)
    if riichi_of(read.draft) != "none" and winner not in riichi:
        form = replace(form, riichi=tuple(sorted((*riichi, winner))))
    pao = liable_of(read.draft, table)
    gain = Gain(winner, pao=pao, line=line_of(read.draft), by_tiles=True)
    return with_gain(form, gain), read.notices
