"""The one mutable object of the Hand page: the draft in hand, its study, its undo stack.

A widget emits an intent by calling a method here; the draft is replaced, studied anew, and
`changed` carries the whole study to every view. Each change is one entry of a `QUndoStack` that
holds the draft before and after; frozen values make that a snapshot.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from riichi_desktop.documents import rule_set, rules_from_text, rules_to_text
from riichi_desktop.engine import (
    CALL_MODES,
    By,
    Chip,
    Draft,
    Mode,
    Move,
    Part,
    Problem,
    Riichi,
    Rules,
    Study,
    Tile,
    Wind,
    change_refusal,
    clear_tiles,
    format_draft,
    is_on,
    make_winning,
    press,
    press_refusal,
    problem,
    study,
    switch,
    take_back,
    take_back_last,
    value_of,
    with_by,
    with_pao,
    with_riichi,
    with_rules,
    with_seat,
)

from .hand_lines import move_of_line
from .stand_ins import StandIns

UNDO_LIMIT = 500


class _Change(QUndoCommand):
    """One change of the draft, as the two snapshots on either side of it."""

    def __init__(self, session: "Session", before: Draft, after: Draft) -> None:
        super().__init__()
        self._session, self._before, self._after = session, before, after

    def redo(self) -> None:
        """Put the draft after the change in place."""
        self._session.show_draft(self._after)

    def undo(self) -> None:
        """Put the draft before the change in place."""
        self._session.show_draft(self._before)


class Session(QObject):
    """The hand that is being built.

    Attributes:
        study: everything that can be said of it now; `draft` and `rules` are in it.
        stack: its undo stack.
        mode: what a press of a tile in the picker does.
        locked: whether the mode stays in force after what it is chosen for was done.
    """

    changed = Signal(object)
    """A new `Study` is in place."""
    told = Signal(object)
    """A tuple of `Problem`: what was refused, or what followed of itself from a change."""
    offered = Signal(object)
    """A tuple of `Move`: a press can be understood in several ways; the user picks one."""
    mode_changed = Signal(str)
    lit = Signal(object)
    """A frozenset of (part, place) in the strip that a row of the result speaks of."""

    def __init__(self, draft: Draft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack = QUndoStack(self)
        self.stack.setUndoLimit(UNDO_LIMIT)
        self.mode: Mode = "tile"
        self.locked = False
        self.study: Study = study(draft, rules_from_text(draft.rules))
        self._stand_ins = StandIns(draft.rules, self.rules.players)

    @property
    def draft(self) -> Draft:
        """The hand so far."""
        return self.study.draft

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.study.rules

    @property
    def left_rules(self) -> str:
        """The rules that were left for another number of players; "" where none were."""
        return self._stand_ins.last(7 - self.rules.players)

    def remember_left(self, rules: str) -> None:
        """Take up what `left_rules` was when the program was last closed; what is gone is not."""
        self._stand_ins.remember(rules, self.draft.rules, self.rules.players)

    @property
    def line(self) -> str:
        """The hand so far as its canonical line."""
        return format_draft(self.draft)

    def show_draft(self, draft: Draft) -> None:
        """Put a draft in place without a new undo entry; `changed` follows."""
        same = draft.rules == self.draft.rules
        rules = self.rules if same else rules_from_text(draft.rules)
        self.study = study(draft, rules)
        self._stand_ins.play(draft.rules, rules.players)
        self.changed.emit(self.study)

    def reread_rules(self) -> None:
        """Study the hand anew where the rule set of its line is another now, as an edited one."""
        rules = rules_from_text(self.draft.rules)
        if rules != self.rules:
            self.study = study(self.draft, rules)
            self.changed.emit(self.study)

    def _replace(self, draft: Draft, notices: Sequence[Problem] = ()) -> None:
        if draft != self.draft:
            self.stack.push(_Change(self, self.draft, draft))
        if notices:
            self.told.emit(tuple(notices))

    def _try(self, after: Draft) -> bool:
        refusal = change_refusal(self.draft, after, self.rules)
        if refusal is not None:
            self.told.emit((refusal,))
            return False
        self._replace(after)
        return True

    # Tiles

    def set_mode(self, mode: Mode) -> None:
        """Choose what a press of a tile does, until it is done."""
        if mode != self.mode or self.locked:
            self.mode, self.locked = mode, False
            self.mode_changed.emit(mode)

    def choose_mode(self, mode: Mode) -> None:
        """Choose a mode as the user does: the one in force again locks it, or lets it go."""
        if mode != self.mode or mode == "tile":
            self.set_mode(mode)
            return
        self.locked = not self.locked
        self.mode_changed.emit(mode)

    def press(self, tile: Tile, mode: Mode | None = None) -> None:
        """Press a tile: take the only way to understand it, offer several, or tell why not."""
        mode = mode or self.mode
        moves = press(self.draft, mode, tile, self.rules)
        if len(moves) > 1:
            self.offered.emit(moves)
        elif moves:
            self.take(moves[0])
            self._leave_indicators()
        else:
            refusal = press_refusal(self.draft, mode, tile, self.rules)
            if refusal is not None:
                self.told.emit((refusal,))

    def _leave_indicators(self) -> None:
        """End the mode of an indicator row that has one for the hand and one for each kan."""
        shown = {"dora": self.draft.dora, "ura": self.draft.ura}.get(self.mode)
        if shown is not None and not self.locked and len(shown) > self.draft.kans:
            self.set_mode("tile")

    def take(self, move: Move) -> None:
        """Take one way to understand a press; a call that is made ends its mode."""
        self._replace(move.draft, move.notices)
        if move.meld is not None and self.mode in CALL_MODES and not self.locked:
            self.set_mode("tile")

    def take_back(self, part: Part, place: int = 0) -> None:
        """Take back what lies at a place of the strip."""
        self.take(take_back(self.draft, part, place, self.rules))

    def take_back_last(self) -> None:
        """Take back what the strip shows last."""
        move = take_back_last(self.draft, self.rules)
        if move is not None:
            self.take(move)

    def make_winning(self, place: int) -> None:
        """Make a concealed tile the winning one."""
        self.take(make_winning(self.draft, place, self.rules))

    def clear(self) -> None:
        """Take back everything but seat, round, counters and rules."""
        self._replace(clear_tiles(self.draft))
        self.set_mode("tile")

    def light(self, places: frozenset[tuple[Part, int]]) -> None:
        """Light tiles of the strip; an empty set puts them out."""
        self.lit.emit(places)

    # Circumstances: each returns whether it was done; a refusal is told

    def set_by(self, by: By) -> bool:
        """Choose ron or tsumo."""
        return self._try(with_by(self.draft, by))

    def set_seat(self, seat: Wind) -> bool:
        """Choose the winner's wind."""
        return self._try(with_seat(self.draft, seat))

    def set_round(self, wind: Wind) -> bool:
        """Choose the prevailing wind."""
        return self._try(replace(self.draft, round=wind))

    def set_source(self, wind: Wind | None) -> bool:
        """Choose who discarded the winning tile."""
        return self._try(replace(self.draft, source=wind))

    def set_riichi(self, riichi: Riichi) -> bool:
        """Choose none, riichi or double riichi."""
        return self._try(with_riichi(self.draft, riichi))

    def set_chip(self, chip: Chip, on: bool) -> bool:
        """Switch a circumstance."""
        return is_on(self.draft, chip) == on or self._try(switch(self.draft, chip, on))

    def set_honba(self, honba: int) -> bool:
        """Choose the number of counters."""
        return self._try(replace(self.draft, honba=honba))

    def set_sticks(self, sticks: int) -> bool:
        """Choose the number of riichi sticks that the winner takes."""
        return self._try(replace(self.draft, sticks=sticks))

    def set_pao(self, yakuman: str, liable: Wind | None) -> bool:
        """Choose who is liable for a yakuman."""
        return self._try(with_pao(self.draft, yakuman, liable))

    def set_liable(self, liable: Mapping[str, Wind | None]) -> bool:
        """Choose who is liable for several yakuman at once."""
        return self._try(self._with_liable(liable))

    def liable_refusal(self, liable: Mapping[str, Wind | None]) -> Problem | None:
        """Say why these cannot be liable: the change, or what it would make of the win."""
        draft = self._with_liable(liable)
        refusal = change_refusal(self.draft, draft, self.rules)
        if refusal is None and self.study.value is not None:
            value = value_of(draft, self.rules)
            return value if isinstance(value, Problem) else None
        return refusal

    def _with_liable(self, liable: Mapping[str, Wind | None]) -> Draft:
        draft = self.draft
        for yakuman, wind in liable.items():
            draft = with_pao(draft, yakuman, wind)
        return draft

    # Rules, players, the whole line

    def set_rules(self, text: str) -> bool:
        """Play under other rules: an id, or an id with fields."""
        return self._put_rules(text)

    def _put_rules(self, text: str, *notices: Problem) -> bool:
        rules = rules_from_text(text)
        after = with_rules(self.draft, rules_to_text(rules), rules)
        if isinstance(after, Problem):
            self.told.emit((after,))
            return False
        self._replace(after.draft, (*after.notices, *notices))
        return True

    def set_players(self, players: int) -> bool:
        """Play with three or four: as before, or under the rule set of the same house.

        It is told which rules stand in for those that were left, or that those are back.
        """
        if players == self.rules.players:
            return True
        left, text = self.draft.rules, self.rules_for(players)
        back = self._stand_ins.leads_back(left, text)
        kind = "rules_back" if back else f"rules_stand_in_{players}"
        names = {"left": _named(self.rules.id), "instead": _named(rules_from_text(text).id)}
        done = self._put_rules(text, problem(kind, "rules", **names))
        if done:
            self._stand_ins.pair(left, self.draft.rules)
        return done

    def rules_for(self, players: int) -> str:
        """Give the rules that would be in force with so many players (see `StandIns`)."""
        if players == self.rules.players:
            return self.draft.rules
        return self._stand_ins.rules_for(players, self.draft.rules, self.rules)

    def read_line(self, text: str) -> Problem | None:
        """Put a whole line in place; on a fault nothing changes and the fault comes back."""
        move = move_of_line(text)
        if isinstance(move, Problem):
            return move
        self.take(move)
        return None

    def undo(self) -> None:
        """Take back the last change."""
        self.stack.undo()

    def redo(self) -> None:
        """Put back the change that was taken back."""
        self.stack.redo()


def _named(id: str) -> str:
    """Give the title of an own rule set, which no catalogue has; else the id as it is."""
    return rule_set(id).title if id.startswith("my_") else id
