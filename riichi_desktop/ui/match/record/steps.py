"""Where the next digit goes: the group of controls that is asked for now."""

from typing import Final, Literal

from .changes import with_current
from .form import FIRST_LIMIT, RecordForm, is_valued

Step = Literal["seats", "han", "fu", "times", "acts", "riichi", "nagashi", "none"]

SEAT_ACTS: Final = ("chombo", "penalty", "replace", "reseat")
"""The acts that concern seats which are touched."""


def step_of(form: RecordForm, before: Step = "none") -> Step:
    """Give the group that is asked for next.

    Once everything is said, the one before is kept: another digit there corrects the last.
    """
    if form.kind == "draw":
        return "seats"
    if form.kind == "other":
        return "seats" if form.act in SEAT_ACTS else "acts"
    if not form.gains or (form.kind == "ron" and form.source is None):
        return "seats"
    gain = form.gain
    if gain is None or gain.by_tiles:
        return "none"
    if gain.yakuman:
        return "times"
    if is_valued(gain, tsumo=form.kind == "tsumo"):
        counts = gain.han is not None and gain.han < FIRST_LIMIT
        return before if before in ("han", "fu") and (counts or before == "han") else "han"
    return "han" if gain.han is None else "fu"


def next_unvalued(form: RecordForm) -> RecordForm:
    """Give the form looking at the first winner whose hand is not yet known, where there is one."""
    tsumo = form.kind == "tsumo"
    gain = form.gain
    if gain is None or not is_valued(gain, tsumo=tsumo):
        return form
    left = next((one for one in form.gains if not is_valued(one, tsumo=tsumo)), None)
    return form if left is None else with_current(form, left.winner)
