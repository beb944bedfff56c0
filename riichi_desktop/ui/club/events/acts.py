"""What is done with events: made, changed, closed; who takes part; what is added or taken."""

from collections.abc import Callable
from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import (
    Adjustment,
    Event,
    Player,
    Registration,
    Team,
    present_players,
    removal_refusal,
)
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.club.part import ClubDesk

from .form import new_event


def open_event(
    club: ClubDesk, event: Event | None, window: QWidget, say: Callable[[str], object]
) -> None:
    """Ask for an event, and put it; None for a new one, which is then looked at.

    Args:
        club: as every part is given it.
        event: which.
        window: what the dialog stands over.
        say: is told what was done.
    """
    from .event_dialog import EventDialog

    roll, words = club.roll, club.look.words
    begin = event or new_event(roll.uid(), club.desk.session.rules, today())
    dialog = EventDialog(club.look, begin, roll.why_not, window, is_new=event is None)

    def put(changed: Event) -> None:
        if not roll.put(changed):
            return
        dialog.accept()
        if event is None:
            club.desk.settings.change(event=changed.uid)
            roll.choose(changed.uid)
            say(words.text("ui.club.event.said_new", name=changed.name))

    dialog.written.connect(put)
    dialog.open()


class EventActs(QObject):
    """Has the club do what is wanted with an event; asks in dialogs where something is to be said.

    Args:
        club: as every part is given it.
        window: what the dialogs stand over.
    """

    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, club: ClubDesk, window: QWidget) -> None:
        super().__init__(window)
        self._club, self._window = club, window

    def close(self, event: Event, closed: bool) -> None:
        """Close an event, or open it again."""
        if self._club.roll.put(replace(event, closed=closed)):
            key = "said_closed" if closed else "said_opened"
            self.said.emit(self._club.look.words.text(f"ui.club.event.{key}", name=event.name))

    # Who takes part

    def register(self, event: Event, player: str) -> bool:
        """Have somebody take part."""
        return self._club.roll.put(_registration(event, player))

    def register_new(self, event: Event, name: str) -> bool:
        """Write somebody down, who takes part at once."""
        player = Player(self._club.roll.uid(), name)
        return self._club.roll.put(player, _registration(event, player.uid))

    def register_here(self, event: Event) -> None:
        """Have everybody take part who is here today."""
        register, words = self._club.roll.register, self._club.look.words
        days = [one for one in register.evenings.values() if one.day == today()]
        here = {uid for one in days for uid in present_players(register, one.uid)}
        held = {register.who(one.player) for one in self.registrations(event)}
        new = [_registration(event, uid) for uid in register.players if uid in here - held]
        if new and self._club.roll.put(*new):
            self.said.emit(words.text("ui.club.reg.said_here", n=len(new)))
        elif not new:
            self.said.emit(words.text("ui.club.reg.nobody_here"))

    def draw_numbers(self, event: Event) -> None:
        """Give start numbers from 1 by lot."""
        who = [one for one in self.registrations(event) if not one.withdrawn]
        if not who:
            self.said.emit(self._club.look.words.text("ui.club.reg.nobody"))
            return
        numbers = list(range(1, len(who) + 1))
        SystemRandom().shuffle(numbers)
        blank = [replace(one, number=0) for one in who]  # no number is held twice on the way
        drawn = [replace(one, number=n) for one, n in zip(who, numbers, strict=True)]
        if self._club.roll.put(*blank, *drawn):
            self.said.emit(self._club.look.words.text("ui.club.reg.drawn", n=len(who)))

    def unregister(self, registration: Registration) -> None:
        """Take somebody off who has not played; who has is withdrawn instead."""
        self._club.roll.put(gone=[("registration", registration.uid)])

    def registrations(self, event: Event) -> list[Registration]:
        """Give who takes part in an event."""
        held = self._club.roll.register.registrations.values()
        return [one for one in held if one.event == event.uid]

    def edit_registration(self, registration: Registration) -> None:
        """Ask for start number, team, and how somebody takes part."""
        from .registration_dialog import RegistrationDialog

        if self._is_refused():
            return
        roll = self._club.roll
        dialog = RegistrationDialog(
            self._club.look, roll.register, registration, roll.why_not, self._window
        )

        def put(changed: Registration) -> None:
            if roll.put(changed):
                dialog.accept()

        def drop() -> None:
            dialog.reject()
            self.unregister(registration)

        dialog.written.connect(put)
        dialog.dropped.connect(drop)
        dialog.open()

    # Teams

    def edit_team(self, event: Event, team: Team | None) -> None:
        """Ask what a team is called; None for a new one."""
        from .text_dialog import TextDialog

        if self._is_refused():
            return
        roll = self._club.roll
        key = "ui.club.team.new" if team is None else "ui.club.team.edit"
        dialog = TextDialog(self._club.look, key, team.name if team else "", self._window)

        def put(name: str) -> None:
            changed = (
                Team(roll.uid(), event.uid, name) if team is None else replace(team, name=name)
            )
            why = roll.why_not(changed)
            if why is not None:
                dialog.say(self._club.look.words.problem(why))
            elif roll.put(changed):
                dialog.accept()

        def drop() -> None:
            if team is not None and roll.put(gone=[("team", team.uid)]):
                dialog.reject()

        if team is not None:
            refusal = removal_refusal(roll.register, "team", team.uid)
            reason = self._club.look.words.problem(refusal) if refusal else None
            dialog.offer_drop("ui.club.team.drop", drop, reason)
        dialog.named.connect(put)
        dialog.open()

    # Bonuses and penalties

    def adjust(self, event: Event, player: str = "") -> None:
        """Ask for a bonus or a penalty."""
        from .adjustment_dialog import AdjustmentDialog

        if self._is_refused():
            return
        roll = self._club.roll
        dialog = AdjustmentDialog(
            self._club.look, roll.register, event, roll.why_not, self._window, player=player
        )

        def put(adjustment: Adjustment) -> None:
            if roll.put(replace(adjustment, uid=roll.uid(), day=today())):
                dialog.accept()

        dialog.written.connect(put)
        dialog.open()

    def cancel(self, adjustment: Adjustment) -> None:
        """Ask why a bonus or penalty does not count any more; one that does not counts again."""
        from .text_dialog import TextDialog

        roll = self._club.roll
        if self._is_refused():
            return
        if adjustment.cancelled:
            roll.put(replace(adjustment, cancelled=""))
            return
        dialog = TextDialog(self._club.look, "ui.club.adjust.cancel", "", self._window)

        def put(reason: str) -> None:
            if roll.put(replace(adjustment, cancelled=reason)):
                dialog.accept()

        dialog.named.connect(put)
        dialog.open()

    def _is_refused(self) -> bool:
        refusal = self._club.roll.refusal
        if refusal is not None:
            self.said.emit(self._club.look.words.problem(refusal))
        return refusal is not None


def _registration(event: Event, player: str) -> Registration:
    return Registration(f"{event.uid}.{player}", event.uid, player)
