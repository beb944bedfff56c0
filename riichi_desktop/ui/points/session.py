"""The mutable object of the Points page: what is chosen, what it pays, its undo stack."""

from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from riichi_desktop.engine import Award, Awarded, Rules, Study, value_award
from riichi_desktop.ui.session import UNDO_LIMIT, Session

from .choice import FIRST_LIMIT, LAST_HAN, Kind, Liable, PointsChoice, award_of, rules_in_force
from .choice import settled as settled_choice

_FIRST: Final = PointsChoice()


class PointsView(NamedTuple):
    """All that the page shows.

    Attributes:
        choice: what is chosen.
        own: the rules of the session.
        rules: the same with what the page puts in their place.
        awarded: what is paid.
    """

    choice: PointsChoice
    own: Rules
    rules: Rules
    awarded: Awarded

    @property
    def award(self) -> Award:
        """The win."""
        return self.awarded.award


def view_of(choice: PointsChoice, own: Rules) -> PointsView:
    """Work out what a choice pays under the rules of the session."""
    rules = rules_in_force(choice, own)
    return PointsView(choice, own, rules, value_award(award_of(choice, rules), rules))


class _Chosen(QUndoCommand):
    """One change of the choice."""

    def __init__(self, points: "PointsSession", before: PointsChoice, after: PointsChoice) -> None:
        super().__init__()
        self._points, self._before, self._after = points, before, after

    def redo(self) -> None:
        self._points.show_choice(self._after)

    def undo(self) -> None:
        self._points.show_choice(self._before)


class _Ruled(QUndoCommand):
    """One change of the rules of the session, made while the page was shown."""

    def __init__(self, points: "PointsSession", before: str, after: str) -> None:
        super().__init__()
        self._points, self._before, self._after = points, before, after

    def redo(self) -> None:
        self._points.put_rules(self._after)

    def undo(self) -> None:
        self._points.put_rules(self._before)


class PointsSession(QObject):
    """What is chosen. A widget calls a method; `changed` carries the whole view to all of them.

    Args:
        session: whose rules are in force.
        parent: as everywhere.
        choice: what to begin with.

    Attributes:
        view: what is shown.
        stack: its undo stack: of choices, and of the rules that were changed from this page.
        shown: whether the page is; else rules that change wait until `enter`.
    """

    changed = Signal(object)
    """A new `PointsView` is in place."""
    told = Signal(object)
    """A tuple of `Problem`: what followed of itself from a change."""

    def __init__(
        self,
        session: Session,
        parent: QObject | None = None,
        choice: PointsChoice = _FIRST,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._rules = session.draft.rules
        self.shown = False
        self.stack = QUndoStack(self)
        self.stack.setUndoLimit(UNDO_LIMIT)
        self.view = view_of(settled_choice(choice, session.rules)[0], session.rules)
        session.changed.connect(self._follow)

    @property
    def choice(self) -> PointsChoice:
        """What is chosen."""
        return self.view.choice

    def show_choice(self, choice: PointsChoice) -> None:
        """Put a choice in place without a new undo entry; `changed` follows."""
        choice, told = settled_choice(choice, self._session.rules)
        self.view = view_of(choice, self._session.rules)
        self.changed.emit(self.view)
        if told:
            self.told.emit(told)

    def put_rules(self, rules: str) -> None:
        """Have the session play under other rules; it says why, where the hand is against it."""
        if rules != self._session.draft.rules:
            self._rules = rules  # no entry of its own
            self._session.set_rules(rules)
            self._rules = self._session.draft.rules

    def choose(self, choice: PointsChoice) -> None:
        """Choose, as one step to undo."""
        choice, told = settled_choice(choice, self._session.rules)
        if choice != self.choice:
            self.stack.push(_Chosen(self, self.choice, choice))
        if told:
            self.told.emit(told)

    # What the controls mean

    def set_kind(self, kind: Kind) -> None:
        """Choose what is counted."""
        self.choose(replace(self.choice, kind=kind))

    def set_han(self, han: int) -> None:
        """Choose han; `LAST_HAN` stands for more too."""
        self.choose(replace(self.choice, kind="han", han=min(max(han, 1), LAST_HAN)))

    def set_fu(self, fu: int) -> None:
        """Choose fu."""
        self.choose(replace(self.choice, kind="han", fu=fu))

    def set_yakuman(self, times: int) -> None:
        """Choose how many yakuman."""
        self.choose(replace(self.choice, kind="yakuman", yakuman=times))

    def set_dealer(self, dealer: bool) -> None:
        """Choose who wins."""
        self.choose(replace(self.choice, dealer=dealer))

    def set_tsumo(self, tsumo: bool) -> None:
        """Choose how."""
        self.choose(replace(self.choice, tsumo=tsumo))

    def set_who_and_how(self, dealer: bool, tsumo: bool) -> None:
        """Choose both at once."""
        self.choose(replace(self.choice, dealer=dealer, tsumo=tsumo))

    def set_honba(self, honba: int) -> None:
        """Choose counters."""
        self.choose(replace(self.choice, honba=honba))

    def set_sticks(self, sticks: int) -> None:
        """Choose the sticks that the winner takes."""
        self.choose(replace(self.choice, sticks=sticks))

    def set_liable(self, liable: Liable) -> None:
        """Choose who is liable, for one yakuman at first."""
        pao = 0 if liable == "nobody" else max(1, self.choice.pao)
        self.choose(replace(self.choice, pao=pao, liable_is_dealer=liable == "dealer"))

    def set_pao(self, times: int) -> None:
        """Choose for how many yakuman he is."""
        self.choose(replace(self.choice, pao=times))

    def set_kiriage(self, kiriage: bool) -> None:
        """Choose whether 1,920 are rounded up to mangan, whatever the rules say."""
        self.choose(replace(self.choice, kiriage=kiriage))

    def set_counted(self, limit: str) -> None:
        """Choose what 13 han and more are, whatever the rules say."""
        self.choose(replace(self.choice, counted=limit))

    def set_split(self, split: str) -> None:
        """Choose how three players share a tsumo, whatever the rules say."""
        self.choose(replace(self.choice, split=split))

    def set_players(self, players: int) -> None:
        """Play with three or four."""
        self._session.set_players(players)

    def take(self, award: Award) -> None:
        """Choose a win that was found; sticks stay."""
        choice = replace(
            self.choice,
            kind="yakuman" if award.yakuman else "han",
            han=award.han or self.choice.han,
            fu=award.fu or self.choice.fu,
            yakuman=award.yakuman or self.choice.yakuman,
            dealer=award.dealer,
            tsumo=award.tsumo,
            honba=award.honba,
            pao=0,
        )
        self.choose(choice)

    def open_at(self, han: int, fu: int | None, dealer: bool, tsumo: bool) -> None:
        """Choose a cell of a point table, from wherever; without fu from `FIRST_LIMIT` han on."""
        fu = self.choice.fu if fu is None or han >= FIRST_LIMIT else fu
        cell = replace(self.choice, kind="han", han=min(han, LAST_HAN), fu=fu)
        self.choose(replace(cell, dealer=dealer, tsumo=tsumo))

    def enter(self) -> None:
        """Follow the rules that another page changed meanwhile; from now on each change is ours."""
        self.shown = True
        self._rules = self._session.draft.rules
        if self._session.rules is not self.view.own:
            self.show_choice(self.choice)

    def _follow(self, study: Study) -> None:
        """Follow the rules of the session; those changed here can be undone here."""
        before, after = self._rules, study.draft.rules
        if not self.shown or study.rules is self.view.own:
            return
        self._rules = after
        self.show_choice(self.choice)
        if before != after:
            self.stack.push(_Ruled(self, before, after))
