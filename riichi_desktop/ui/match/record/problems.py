"""What is still to be said in a form, and what cannot be: the sentences that grey its controls.

What may follow at a table is the ledger's law. To ask it about one touch, the gaps of the form are
filled with something that is always legal: then only what the touch does can be refused.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from riichi_desktop.engine import MOST_HAN as MOST_COUNTED
from riichi_desktop.engine import Problem, fu_fault, problem
from riichi_desktop.ledger import Chombo, Event, Table, refusal

from .changes import tapped, toggled, with_act, with_kind
from .events import event_of, won_hand
from .form import FIRST_LIMIT, Act, Gain, Kind, RecordForm, is_valued

FU: Final = (20, 25, *range(30, 120, 10))
"""The fu that are offered; more than 110 only hands have that are a limit anyhow."""


def problem_of(form: RecordForm, table: Table) -> Problem | None:
    """Say why a form cannot be booked: what is missing, or what the ledger refuses."""
    if table.is_over and form.kind != "other":
        return problem("game_over")
    event = event_of(form)
    if event is not None:
        return refusal(table, event)
    return next(_missing(form, table))


def _missing(form: RecordForm, table: Table) -> Iterator[Problem]:
    """Give what is still to be said, in the order in which it is asked."""
    if form.kind == "ron" and form.source is None:
        yield problem("record_no_source")
    if form.is_win:
        if not form.gains:
            yield problem("record_no_winner")
        for gain in form.gains:
            yield from _missing_value(gain, form, table)
    yield from _missing_of_act(form)


def _missing_value(gain: Gain, form: RecordForm, table: Table) -> Iterator[Problem]:
    name = table.names[gain.winner]
    if gain.by_tiles:
        if won_hand(gain.line, form, gain.winner) is None:
            yield problem("record_no_tiles", "wins", player=name)
    elif not is_valued(gain, tsumo=form.kind == "tsumo"):
        if gain.han is None:
            yield problem("record_no_han", "wins", player=name)
        else:
            yield problem("record_no_fu", "wins", player=name, n=gain.han)


def _missing_of_act(form: RecordForm) -> Iterator[Problem]:
    match form.act:
        case "chombo":
            yield problem("record_no_offender")
        case "penalty" if form.chairs:
            yield problem("record_no_points")
        case "replace" if form.chairs:
            yield problem("record_no_name")
        case "penalty" | "replace":
            yield problem("record_no_player")
        case "reseat":
            yield problem("record_no_exchange")
        case "set":
            yield problem("record_no_round")
        case _:
            yield problem("record_no_act")


def probe(form: RecordForm) -> Event:
    """Give an event that a form may become: its gaps filled with what is always legal."""
    if form.is_win:
        source = form.source
        if form.kind == "ron" and source is None:
            source = next(chair for chair in range(9) if chair not in form.winners)
        gains = form.gains or (Gain(next(c for c in range(9) if c != source)),)
        tsumo = form.kind == "tsumo"
        filled = tuple(
            gain if is_valued(gain, tsumo=tsumo) and not gain.by_tiles else Gain(gain.winner, 5)
            for gain in gains
        )
        form = replace(form, source=source, gains=filled)
    event = event_of(form)
    if event is not None:
        return event
    return event_of(replace(form, chairs=(0,), points=100, name="-", round="E1")) or Chombo((0,))


def touch_refusal(before: RecordForm, after: RecordForm, table: Table) -> Problem | None:
    """Say why a touch cannot be: what the ledger has against the form after it.

    What it had against the form before is no fault of this touch.
    """
    refused = refusal(table, probe(after))
    if refused is None or before == after:
        return None
    return None if refused == refusal(table, probe(before)) else refused


def seat_refusal(form: RecordForm, table: Table, chair: int) -> Problem | None:
    """Say why a seat cannot be touched."""
    if form.kind == "draw" and chair in form.riichi:
        return problem("record_riichi_is_tenpai", "tenpai", player=table.names[chair])
    if form.kind == "other" and form.act not in ("chombo", "penalty", "replace", "reseat"):
        return problem("record_seat_idle")
    return touch_refusal(form, tapped(form, chair, table.players), table)


def riichi_refusal(form: RecordForm, table: Table, chair: int) -> Problem | None:
    """Say why a riichi stick cannot be laid or taken back."""
    if not has_riichi(form):
        return problem("record_no_riichi_here")
    return touch_refusal(form, replace(form, riichi=toggled(form.riichi, chair)), table)


def has_riichi(form: RecordForm) -> bool:
    """Tell whether sticks are paid, or go back, by what happened."""
    return form.kind != "other" or form.act in ("abort", "chombo", None)


def nagashi_refusal(form: RecordForm, table: Table, chair: int) -> Problem | None:
    """Say why somebody cannot have a nagashi mangan."""
    return touch_refusal(form, replace(form, nagashi=toggled(form.nagashi, chair)), table)


def kind_refusal(form: RecordForm, table: Table, kind: Kind) -> Problem | None:
    """Say why nothing of a kind can have happened: the game is over."""
    if kind in ("other", form.kind) or not table.is_over:
        return None
    return refusal(table, probe(with_kind(form, kind)))


def act_refusal(form: RecordForm, table: Table, act: Act, abort: str = "") -> Problem | None:
    """Say why one of the rarer acts cannot be."""
    after = with_act(form, act, abort)
    if act == "stop":
        after = replace(after, chairs=(table.dealer,))
    if act == "set":
        after = replace(after, round=table.round)
    if act == "penalty" and table.is_over:
        after = replace(after, when="final")
    after = replace(after, order=_exchange(table) if act == "reseat" else ())
    return refusal(table, probe(after))


def _exchange(table: Table) -> tuple[int, ...]:
    return (1, 0, *range(2, table.players))


def fu_refusal(form: RecordForm, fu: int) -> Problem | None:
    """Say why the current hand cannot have so many fu."""
    gain = form.gain
    if gain is None or gain.by_tiles:
        return problem("record_no_winner") if gain is None else None
    if gain.yakuman:
        return problem("record_fu_idle_yakuman")
    if gain.han is None:
        return None if _some_han_has(fu, tsumo=form.kind == "tsumo") else _least_fault(fu, form)
    if gain.han >= FIRST_LIMIT:
        return problem("record_fu_idle", n=gain.han)
    return fu_fault(gain.han, fu, form.kind == "tsumo")


def _some_han_has(fu: int, *, tsumo: bool) -> bool:
    return any(fu_fault(han, fu, tsumo) is None for han in range(1, FIRST_LIMIT))


def _least_fault(fu: int, form: RecordForm) -> Problem | None:
    return fu_fault(FIRST_LIMIT - 1, fu, form.kind == "tsumo")


def yakuman_refusal(form: RecordForm, table: Table, times: int) -> Problem | None:
    """Say why the current hand cannot count so many yakuman."""
    if form.gain is None:
        return problem("record_no_winner")
    most = min(table.rules.yakuman_cap, MOST_COUNTED)
    return problem("record_yakuman_cap", "yakuman", n=most) if times > most else None
