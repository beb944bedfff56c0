"""What each seat of the dialog's small table shows, as values."""

from typing import Literal, NamedTuple

from riichi_desktop.engine import Problem, Wind
from riichi_desktop.ledger import Table

from .form import RecordForm
from .problems import has_riichi, riichi_refusal, seat_refusal

Role = Literal["", "source", "winner", "tenpai", "noten", "offender", "chosen", "exchanged"]


class SeatFace(NamedTuple):
    """One seat.

    Attributes:
        chair: whose.
        wind: his seat wind in this hand.
        dealer: whether he deals.
        score: as the hand begins.
        role: what he is in what happened.
        riichi: whether his stick lies on the table.
        spared: whether it will not be paid, since that tile was ronned.
        sits: the chair whose name stands here: another one where seats are exchanged.
        refusal: why the seat cannot be touched.
        stick_refusal: why the stick cannot be.
        has_stick: whether riichi matters in what happened.
    """

    chair: int
    wind: Wind
    dealer: bool
    score: int
    role: Role
    riichi: bool
    spared: bool
    sits: int
    refusal: Problem | None
    stick_refusal: Problem | None
    has_stick: bool


def seat_faces(form: RecordForm, table: Table) -> tuple[SeatFace, ...]:
    """Give what every seat shows, by chair."""
    sticks = has_riichi(form)
    return tuple(
        SeatFace(
            chair,
            table.wind_of(chair),
            chair == table.dealer,
            table.scores[chair],
            _role(form, chair),
            chair in form.riichi,
            chair in form.riichi and chair not in form.paid_riichi,
            form.order[chair] if form.act == "reseat" and form.order else chair,
            seat_refusal(form, table, chair),
            riichi_refusal(form, table, chair) if sticks else None,
            sticks,
        )
        for chair in range(table.players)
    )


def _role(form: RecordForm, chair: int) -> Role:
    if form.is_win:
        if form.kind == "ron" and chair == form.source:
            return "source"
        return "winner" if chair in form.winners else ""
    if form.kind == "draw":
        return "tenpai" if chair in form.ready else "noten"
    if form.act == "reseat" and form.order and form.order[chair] != chair:
        return "chosen" if chair in form.chairs else "exchanged"
    if form.act in ("chombo", "penalty", "replace", "stop", "reseat") and chair in form.chairs:
        return "offender" if form.act == "chombo" else "chosen"
    return ""
