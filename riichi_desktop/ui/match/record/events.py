"""A form as the event that it stands for, and an event as the form that gives it back."""

from dataclasses import replace
from typing import Any, assert_never

from riichi_desktop.engine import (
    Draft,
    Hand,
    NotScorable,
    format_draft,
    parse_draft,
    riichi_of,
    with_by,
    with_riichi,
)
from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Chombo,
    Drawn,
    Event,
    Finished,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    Win,
    Won,
    WonHand,
)

from .form import FIRST_LIMIT, Act, Gain, RecordForm, is_valued


def event_of(form: RecordForm) -> Event | None:
    """Give the event that a form stands for, or None where something is still to be said.

    Whether it may follow at a table is not asked here.
    """
    if form.kind == "draw":
        return Drawn(form.ready, form.riichi, form.nagashi)
    if form.kind == "other":
        return _act(form)
    tsumo = form.kind == "tsumo"
    if not form.gains or (form.source is None and not tsumo):
        return None
    if not all(is_valued(gain, tsumo=tsumo) for gain in form.gains):
        return None
    wins = tuple(win_of(gain, form) for gain in form.gains)
    if any(win is None for win in wins):
        return None
    return Won(tuple(win for win in wins if win is not None), form.paid_riichi)


def win_of(gain: Gain, form: RecordForm) -> Win | None:
    """Give what is booked of one winner; None where his tiles are no whole hand."""
    source = None if form.kind == "tsumo" else form.source
    if gain.by_tiles:
        hand = won_hand(gain.line, form, gain.winner)
        return None if hand is None else Win(gain.winner, source, pao=gain.pao, hand=hand)
    if gain.yakuman:
        return Win(gain.winner, source, yakuman=gain.yakuman, pao=gain.pao)
    fu = gain.fu if gain.han is not None and gain.han < FIRST_LIMIT else None
    return Win(gain.winner, source, gain.han, fu)


def won_hand(line: str, form: RecordForm, winner: int) -> WonHand | None:
    """Give the tiles of a line as they are booked; None where they are no whole hand.

    How it was won and whether its winner is in riichi are as the form says.
    """
    try:
        draft = agreeing(parse_draft(line), form, winner)
        if draft.win is None:
            return None
        hand = Hand(draft.concealed, draft.win, draft.melds, draft.north)
    except NotScorable:
        return None
    return WonHand(hand, draft.flags, draft.dora, draft.ura)


def agreeing(draft: Draft, form: RecordForm, winner: int) -> Draft:
    """Give a draft won as a form says, its winner in riichi or not as his stick says."""
    draft = with_by(draft, "tsumo" if form.kind == "tsumo" else "ron")
    in_riichi = winner in form.riichi
    if in_riichi == (riichi_of(draft) != "none"):
        return draft
    return with_riichi(draft, "riichi" if in_riichi else "none")


def line_of(draft: Draft) -> str:
    """Write a draft as the line that a form keeps: without what the table knows."""
    bare = Draft(draft.concealed, draft.win, draft.melds, draft.north, draft.by)
    return format_draft(replace(bare, flags=draft.flags, dora=draft.dora, ura=draft.ura))


def _act(form: RecordForm) -> Event | None:
    """Give the event of one of the rarer acts."""
    chair = form.chairs[0] if form.chairs else None
    match form.act:
        case None:
            return None
        case "abort":
            return Aborted(form.abort, form.riichi) if form.abort else None
        case "chombo":
            return Chombo(form.chairs, form.riichi) if form.chairs else None
        case "bell":
            return Bell()
        case "finish":
            return Finished(form.reason.strip())
        case "reseat":
            return Reseated(form.order) if form.order else None
        case "set":
            if not form.round:
                return None
            return Placed(form.round, form.honba, form.sticks, form.reason.strip())
        case "penalty" | "stop" | "replace":
            return None if chair is None else _act_of(form, chair)
        case _:
            assert_never(form.act)


def _act_of(form: RecordForm, chair: int) -> Event | None:
    """Give the event of an act that concerns one chair."""
    if form.act == "stop":
        return Stopped(chair)
    if form.act == "replace":
        return Replaced(chair, form.name.strip()) if form.name.strip() else None
    if not form.points:
        return None
    return Penalty(chair, form.points, form.when, form.reason.strip())


def form_of(event: Event) -> RecordForm:
    """Give the form that gives an event back, to correct it."""
    match event:
        case Won():
            return _form_of_win(event)
        case Drawn():
            return RecordForm("draw", event.riichi, tenpai=event.tenpai, nagashi=event.nagashi)
        case Aborted():
            return RecordForm("other", event.riichi, act="abort", abort=event.reason)
        case Chombo():
            return RecordForm("other", event.riichi, act="chombo", chairs=event.chairs)
        case _:
            return _form_between(event)


def _form_of_win(event: Won) -> RecordForm:
    source = event.wins[0].source if event.wins else None
    return RecordForm(
        "tsumo" if source is None else "ron",
        event.riichi,
        source=source,
        gains=tuple(_gain_of(win) for win in event.wins),
        current=event.wins[0].winner if event.wins else None,
    )


def _gain_of(win: Win) -> Gain:
    if win.hand is None:
        return Gain(win.winner, win.han, win.fu, win.yakuman, win.pao)
    hand = win.hand
    draft = replace(
        Draft(hand.hand.concealed, hand.hand.win, hand.hand.melds, hand.hand.north),
        by="tsumo" if win.source is None else "ron",
        flags=hand.flags,
        dora=hand.dora,
        ura=hand.ura,
    )
    return Gain(win.winner, win.han, win.fu, win.yakuman, win.pao, line_of(draft), True)


def _form_between(
    event: Penalty | Bell | Finished | Stopped | Replaced | Reseated | Placed,
) -> RecordForm:
    match event:
        case Penalty(chair, points, when, reason):
            return _form("penalty", chairs=(chair,), points=points, when=when, reason=reason)
        case Bell():
            return _form("bell")
        case Finished(reason):
            return _form("finish", reason=reason)
        case Stopped(chair):
            return _form("stop", chairs=(chair,))
        case Replaced(chair, name):
            return _form("replace", chairs=(chair,), name=name)
        case Reseated(order):
            return _form("reseat", order=order)
        case Placed(round, honba, sticks, reason):
            return _form("set", round=round, honba=honba, sticks=sticks, reason=reason)
        case _:
            assert_never(event)


def _form(act: Act, **said: Any) -> RecordForm:
    return RecordForm("other", act=act, **said)
