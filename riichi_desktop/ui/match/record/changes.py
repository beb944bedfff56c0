"""What a touch makes of a form: a form in, a form out; nothing is refused here."""

from collections.abc import Iterable
from dataclasses import replace

from riichi_desktop.engine import fu_fault
from riichi_desktop.ledger import Chairs, Liable

from .form import FIRST_LIMIT, Act, Gain, Kind, RecordForm


def toggled(chairs: Chairs, chair: int) -> Chairs:
    """Give chairs with one more, or without it, in order."""
    return tuple(sorted({*chairs} ^ {chair}))


def with_kind(form: RecordForm, kind: Kind) -> RecordForm:
    """Give the form for something else that happened; a tsumo keeps one winner.

    Fu that no hand won that way can have are let go.
    """
    gains = form.gains
    if kind == "tsumo" and len(gains) > 1:
        gains = tuple(gain for gain in gains if gain.winner == form.current) or gains[:1]
    if kind == "ron" and form.source is not None:
        gains = tuple(gain for gain in gains if gain.winner != form.source)
    if kind in ("ron", "tsumo"):
        gains = tuple(_without_impossible_fu(gain, kind == "tsumo") for gain in gains)
    return _looking_at(replace(form, kind=kind, gains=gains), form.current)


def _without_impossible_fu(gain: Gain, tsumo: bool) -> Gain:
    if gain.han is None or gain.fu is None or fu_fault(gain.han, gain.fu, tsumo) is None:
        return gain
    return replace(gain, fu=None)


def with_source(form: RecordForm, chair: int | None) -> RecordForm:
    """Give the form with another discarder; nobody wins from himself."""
    gains = tuple(gain for gain in form.gains if gain.winner != chair)
    ronned = form.ronned and chair == form.source
    return _looking_at(replace(form, source=chair, gains=gains, ronned=ronned), form.current)


def with_winner(form: RecordForm, chair: int) -> RecordForm:
    """Give the form with one more winner, or without him; by tsumo there is only one.

    A new winner's hand is the one to enter; by tsumo he takes over what was said of the hand.
    """
    if chair in form.winners:
        gains = tuple(gain for gain in form.gains if gain.winner != chair)
        return _looking_at(replace(form, gains=gains), form.current)
    if form.kind == "tsumo":
        said = [replace(gain, winner=chair, pao=()) for gain in form.gains[:1] if not gain.by_tiles]
        return replace(form, gains=tuple(said) or (Gain(chair),), current=chair)
    return replace(form, gains=(*form.gains, Gain(chair)), current=chair)


def with_current(form: RecordForm, chair: int) -> RecordForm:
    """Give the form with another winner's hand being entered."""
    return replace(form, current=chair)


def _looking_at(form: RecordForm, chair: int | None) -> RecordForm:
    """Keep looking at a winner's hand where he still is one."""
    shown = chair if chair in form.winners else next(iter(form.winners), None)
    return replace(form, current=shown)


def with_gain(form: RecordForm, gain: Gain) -> RecordForm:
    """Give the form with what is now known of one winner's hand."""
    gains = tuple(gain if one.winner == gain.winner else one for one in form.gains)
    return replace(form, gains=gains)


def with_han(form: RecordForm, han: int) -> RecordForm:
    """Give the form with the han of the current hand; fu go where they no longer can be."""
    gain = form.gain
    if gain is None:
        return form
    fu = gain.fu if han < FIRST_LIMIT else None
    if fu is not None and fu_fault(han, fu, form.kind == "tsumo") is not None:
        fu = None
    return with_gain(form, replace(gain, han=han, fu=fu, yakuman=0, pao=(), by_tiles=False))


def with_fu(form: RecordForm, fu: int) -> RecordForm:
    """Give the form with the fu of the current hand."""
    gain = form.gain
    if gain is None:
        return form
    return with_gain(form, replace(gain, fu=fu, by_tiles=False))


def with_han_fu(form: RecordForm, han: int, fu: int | None) -> RecordForm:
    """Give the form with both of the current hand at once; fu None where they do not count."""
    form = with_han(form, han)
    return form if fu is None else with_fu(form, fu)


def with_yakuman(form: RecordForm, times: int) -> RecordForm:
    """Give the form with the current hand a yakuman that counts so many times."""
    gain = form.gain
    if gain is None:
        return form
    pao = tuple(replace(one, times=min(one.times, times)) for one in gain.pao)
    return with_gain(form, replace(gain, han=None, fu=None, yakuman=times, pao=pao, by_tiles=False))


def with_liable(form: RecordForm, chair: int | None, times: int = 1) -> RecordForm:
    """Give the form with somebody liable for so many yakuman of the current hand, or nobody."""
    gain = form.gain
    if gain is None:
        return form
    pao = () if chair is None else (Liable(chair, min(times, gain.yakuman or times)),)
    return with_gain(form, replace(gain, pao=pao))


def with_tiles(form: RecordForm, line: str, pao: Iterable[Liable] = ()) -> RecordForm:
    """Give the form with the tiles of the current hand, and who is liable for it."""
    gain = form.gain
    if gain is None:
        return form
    return with_gain(form, replace(gain, line=line, pao=tuple(pao), by_tiles=bool(line)))


def with_numbers(form: RecordForm) -> RecordForm:
    """Give the form with the current hand counted by its numbers again; its tiles are kept."""
    gain = form.gain
    return form if gain is None else with_gain(form, replace(gain, by_tiles=False, pao=()))


def with_act(form: RecordForm, act: Act, abort: str = "") -> RecordForm:
    """Give the form with another of the rarer acts; whom it concerns is asked anew."""
    chairs = form.chairs if form.act == act else ()
    return replace(form, kind="other", act=act, abort=abort, chairs=chairs)


def tapped(form: RecordForm, chair: int, players: int) -> RecordForm:
    """Give the form after a seat was touched; what that means follows from what is known.

    Ron: first the discarder, then the winners; the discarder again lets him go. Tsumo: the winner.
    Draw: who is tenpai. Other: whom the act concerns; two seats are exchanged one after the other.
    """
    if form.kind == "ron":
        if chair == form.source:
            return with_source(form, None)
        return with_source(form, chair) if form.source is None else with_winner(form, chair)
    if form.kind == "tsumo":
        return with_winner(form, chair)
    if form.kind == "draw":
        return replace(form, tenpai=toggled(form.tenpai, chair))
    if form.act == "chombo":
        return replace(form, chairs=toggled(form.chairs, chair))
    if form.act in ("penalty", "replace"):
        return replace(form, chairs=() if form.chairs == (chair,) else (chair,))
    return _exchanged(form, chair, players) if form.act == "reseat" else form


def _exchanged(form: RecordForm, chair: int, players: int) -> RecordForm:
    """Take note of the first of two seats; exchange it with the second."""
    if not form.chairs or form.chairs == (chair,):
        return replace(form, chairs=() if form.chairs else (chair,))
    order = list(form.order or range(players))
    one = form.chairs[0]
    order[one], order[chair] = order[chair], order[one]
    same = order == list(range(players))
    return replace(form, order=() if same else tuple(order), chairs=())
