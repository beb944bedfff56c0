"""The one mutable object of the dialog: the form in hand, what booking it would do, its undo.

A widget emits an intent by calling a method here; the form is replaced, the ledger is asked anew,
and `changed` carries the whole preview to every view.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from riichi_desktop.engine import Problem, problem
from riichi_desktop.ledger import Liable, Table

from .changes import (
    tapped,
    toggled,
    with_act,
    with_current,
    with_fu,
    with_gain,
    with_han,
    with_han_fu,
    with_kind,
    with_liable,
    with_numbers,
    with_tiles,
    with_yakuman,
)
from .form import Act, Kind, RecordForm
from .preview import Preview, preview_of
from .problems import (
    act_refusal,
    fu_refusal,
    kind_refusal,
    nagashi_refusal,
    riichi_refusal,
    seat_refusal,
    touch_refusal,
    yakuman_refusal,
)
from .steps import Step, next_unvalued, step_of

UNDO_LIMIT: Final = 200

LIMITS: Final = {"mangan": 5, "haneman": 6, "baiman": 8, "sanbaiman": 11, "counted": 13}
"""The least han of each limit."""


class RecordSession(QObject):
    """The form that is being filled.

    Attributes:
        table: as the hand begins.
        preview: what booking the form would do; the form is in it.
        step: where the next digit goes.
    """

    changed = Signal(object)
    """A new `Preview` is in place."""
    told = Signal(object)
    """A tuple of `Problem`: why something was refused."""
    step_changed = Signal(str)

    def __init__(self, table: Table, form: RecordForm, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.preview: Preview = preview_of(form, table)
        self.step: Step = step_of(form)
        self._before: list[RecordForm] = []
        self._undone: list[RecordForm] = []

    @property
    def form(self) -> RecordForm:
        """What has been said so far."""
        return self.preview.form

    # Intents: each returns whether it was done; a refusal is told

    def set_kind(self, kind: Kind) -> bool:
        """Choose what happened."""
        refusal = kind_refusal(self.form, self.table, kind)
        return self._try(refusal, lambda: with_kind(self.form, kind))

    def tap(self, chair: int) -> bool:
        """Touch a seat: discarder, winner, tenpai, offender, as is asked for."""
        refusal = seat_refusal(self.form, self.table, chair)
        return self._try(refusal, lambda: tapped(self.form, chair, self.table.players))

    def tap_riichi(self, chair: int) -> bool:
        """Lay a riichi stick, or take it back."""
        refusal = riichi_refusal(self.form, self.table, chair)
        return self._try(
            refusal, lambda: replace(self.form, riichi=toggled(self.form.riichi, chair))
        )

    def tap_nagashi(self, chair: int) -> bool:
        """Give somebody a nagashi mangan, or take it back."""
        refusal = nagashi_refusal(self.form, self.table, chair)
        return self._try(
            refusal, lambda: replace(self.form, nagashi=toggled(self.form.nagashi, chair))
        )

    def set_ronned(self, ronned: bool) -> bool:
        """Say whether the discarder's riichi tile was ronned."""
        after = replace(self.form, ronned=ronned)
        return self._try(touch_refusal(self.form, after, self.table), lambda: after)

    def look_at(self, chair: int) -> bool:
        """Enter the hand of another winner."""
        return self._try(None, lambda: with_current(self.form, chair))

    def set_han(self, han: int) -> bool:
        """Say the han of the current hand."""
        return self._value(lambda: with_han(self.form, han))

    def set_limit(self, limit: str) -> bool:
        """Say the limit of the current hand: one of `LIMITS`."""
        return self.set_han(LIMITS[limit])

    def set_fu(self, fu: int) -> bool:
        """Say the fu of the current hand."""
        refusal = fu_refusal(self.form, fu)
        return self._try(refusal, lambda: next_unvalued(with_fu(self.form, fu)))

    def set_han_fu(self, han: int, fu: int | None) -> bool:
        """Say han and fu of the current hand at once; fu None from 5 han on."""
        refusal = fu_refusal(with_han(self.form, han), fu) if fu is not None else None
        if self.form.gain is None:
            refusal = problem("record_no_winner")
        return self._try(refusal, lambda: next_unvalued(with_han_fu(self.form, han, fu)))

    def set_yakuman(self, times: int) -> bool:
        """Say that the current hand is a yakuman that counts so many times."""
        refusal = yakuman_refusal(self.form, self.table, times)
        return self._try(refusal, lambda: next_unvalued(with_yakuman(self.form, times)))

    def set_liable(self, chair: int | None, times: int = 1) -> bool:
        """Say who is liable for how many yakuman of the current hand."""
        after = with_liable(self.form, chair, times)
        return self._try(touch_refusal(self.form, after, self.table), lambda: after)

    def set_tiles(self, line: str, pao: tuple[Liable, ...] = ()) -> bool:
        """Enter the current hand by its tiles."""
        return self._try(None, lambda: next_unvalued(with_tiles(self.form, line, pao)))

    def keep_line(self, line: str) -> None:
        """Keep the tiles of the current hand so far, without a step of undo."""
        gain = self.form.gain
        if gain is not None and gain.line != line:
            self.preview = preview_of(with_gain(self.form, replace(gain, line=line)), self.table)
            self.changed.emit(self.preview)

    def set_numbers(self) -> bool:
        """Enter the current hand by numbers again."""
        return self._try(None, lambda: with_numbers(self.form))

    def set_act(self, act: Act, abort: str = "") -> bool:
        """Choose one of the rarer acts."""
        refusal = act_refusal(self.form, self.table, act, abort)
        return self._try(refusal, lambda: self._with_act(act, abort))

    def set_fields(self, **fields: Any) -> bool:
        """Say something of an act: fields of `RecordForm` by their names."""
        return self._try(None, lambda: replace(self.form, **fields))

    def ask(self, step: Step) -> None:
        """Have the next digit go to a group, once."""
        self._set_step(step)

    # The form as a whole

    def put(self, form: RecordForm) -> None:
        """Replace the form; undo brings the old one back."""
        if form == self.form:
            return
        self._before.append(self.form)
        del self._before[:-UNDO_LIMIT]
        self._undone.clear()
        self._show(form)

    def undo(self) -> bool:
        """Take back the last touch; tell whether there was one."""
        return self._go(self._before, self._undone)

    def redo(self) -> bool:
        """Do again what was taken back; tell whether there was something."""
        return self._go(self._undone, self._before)

    def _go(self, back: list[RecordForm], other: list[RecordForm]) -> bool:
        if not back:
            return False
        other.append(self.form)
        self._show(back.pop())
        return True

    def _show(self, form: RecordForm) -> None:
        self.preview = preview_of(form, self.table)
        self.changed.emit(self.preview)
        self._set_step(step_of(form, self.step))

    def _set_step(self, step: Step) -> None:
        if step != self.step:
            self.step = step
            self.step_changed.emit(step)

    def _try(self, refusal: Problem | None, change: Callable[[], RecordForm]) -> bool:
        if refusal is not None:
            self.told.emit((refusal,))
            return False
        self.put(change())
        return True

    def _value(self, change: Callable[[], RecordForm]) -> bool:
        refusal = problem("record_no_winner") if self.form.gain is None else None
        return self._try(refusal, lambda: next_unvalued(change()))

    def _with_act(self, act: Act, abort: str) -> RecordForm:
        form = with_act(self.form, act, abort)
        if act == "stop":
            return replace(form, chairs=(self.table.dealer,))
        if act == "set" and not form.round:
            table = self.table
            return replace(form, round=table.round, honba=table.honba, sticks=table.sticks)
        if act == "penalty" and self.table.is_over:
            return replace(form, when="final")
        return form
