"""The one mutable object of the match: its record, the game that follows, what is on the table.

A widget emits an intent by calling a method here. The act is tried, written in one committed
transaction, and only then is the new game in place and `changed` carries it to every view.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from PySide6.QtCore import QObject, QTimer, Signal

from riichi_desktop.documents import event_fault
from riichi_desktop.engine import Problem, problem
from riichi_desktop.ledger import (
    Act,
    Amended,
    Booked,
    Chairs,
    Correction,
    Entry,
    Event,
    Game,
    Hands,
    IllegalEvent,
    Restored,
    Steps,
    Table,
    Voided,
    correction,
    extend,
    game_of,
    in_force,
    steps,
)
from riichi_desktop.ui.match.board.values import stick_refusal
from riichi_desktop.ui.shelf import Shelf

from .pending import Pending, pending_from_text, pending_to_text

if TYPE_CHECKING:
    from riichi_desktop.storage import Club, GameHead

LOOK_EVERY_MS: Final = 2000
"""How often what somebody else writes is looked for, where this program only looks."""


class Book(QObject):
    """A match that is open, or none.

    Attributes:
        shelf: where the matches are kept.
        head: the line of the list that this match has; None where none is open.
        game: the match; None where none is open.
        pending: what is on the table and not in the record.
        cut: the event that cannot follow, where the record stops being legal; `game` ends before
            it, and no event is added until it is corrected or taken out.
        barred: why this station does not write into the match, though it writes others; else None.
    """

    changed = Signal(object)
    """Another `Game` is in place, or None."""
    tapped = Signal()
    """Other riichi sticks are on the table."""
    told = Signal(object)
    """A tuple of `Problem`: why something cannot be."""

    def __init__(self, shelf: Shelf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shelf = shelf
        self.head: GameHead | None = None
        self.game: Game | None = None
        self.pending = Pending()
        self.cut: IllegalEvent | None = None
        self.barred: Problem | None = None
        self._version = 0
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_EVERY_MS)
        self._looking.timeout.connect(self.look)
        shelf.changed.connect(self._look_or_not)

    @property
    def read_only(self) -> bool:
        """Whether another program writes this match, or another station."""
        return self.refusal is not None

    @property
    def riichi(self) -> Chairs:
        """The chairs that declared riichi in this hand."""
        return self.pending.riichi

    @property
    def steps(self) -> Steps:
        """What undo and redo would write; they follow from the record."""
        nothing = self.game is None or self.read_only
        return Steps(None, None) if nothing or self.game is None else steps(self.game.entries)

    @property
    def refusal(self) -> Problem | None:
        """Why nothing can be written into the match."""
        return self.shelf_refusal or self.barred

    @property
    def shelf_refusal(self) -> Problem | None:
        """Why nothing can be written into any match."""
        return problem("match_read_only") if self.shelf.read_only else None

    @property
    def hand_refusal(self) -> Problem | None:
        """Why no hand can be booked."""
        if self.refusal is None and self.cut is not None:
            return problem("record_cut")
        over = self.game is not None and self.game.is_over
        return self.refusal or (problem("game_over") if over else None)

    @property
    def hidden(self) -> int:
        """How many events stand behind the one that cannot follow, and are not shown."""
        if self.cut is None or self.game is None:
            return 0
        return len(in_force(self.game.entries)) - self.cut.index - 1

    def event_at(self, uid: str) -> tuple[Event, Table] | None:
        """Give the event of an entry and the table before it; None where none counts."""
        game, cut = self.game, self.cut
        if game is None:
            return None
        if cut is not None and uid == cut.uid:
            return in_force(game.entries)[cut.index].event, game.table
        at = next((at for at, held in enumerate(game.events) if held.uid == uid), None)
        return None if at is None else (game.events[at].event, game.tables[at])

    # Which match

    def take(self, id: str) -> bool:
        """Open a match; tell whether it is open. Where it cannot be read, the shelf says why."""
        head = self.shelf.attempt(lambda club: club.head(id))
        return head is not None and self._read(head)

    def leave(self) -> None:
        """Put the match back."""
        if self.game is not None:
            self.head, self.game, self.pending, self.cut = None, None, Pending(), None
            self.changed.emit(None)

    def rename(self, title: str) -> bool:
        """Call the match otherwise."""
        head = self.head
        if head is None or not self.shelf.rename(head.id, title):
            return False
        self.head = head._replace(title=title)
        self.changed.emit(self.game)
        return True

    def take_over(self) -> bool:
        """Write from now on, where another program wrote; tell whether it can be done."""
        done = self.shelf.take_over()
        if self.head is not None:
            self._read(self.head)
        return done

    def bar(self, barred: Problem | None) -> None:
        """Only look from now on, with the reason, or write again for None."""
        if barred != self.barred:
            self.barred = barred
            self.changed.emit(self.game)

    def look(self) -> None:
        """Take up what somebody else has written since."""
        if self.shelf.read_only:
            self.shelf.probe()
        version = self.shelf.attempt(lambda club: club.version())
        if version is None or version == self._version:
            return
        self._version = version
        if self.head is not None:
            self._read(self.head)
        self.shelf.changed.emit()

    def _look_or_not(self) -> None:
        """Look again and again while another program writes."""
        if not self.shelf.read_only:
            self._looking.stop()
        elif not self._looking.isActive():
            self._looking.start()

    # The record; each tells whether it was written

    def book(self, event: Event) -> bool:
        """Add an event at the end; a hand takes the sticks of its riichi from the table."""
        left = self.pending._replace(form="")
        if isinstance(event, Hands):
            left = left._replace(riichi=())
        return self._write(Booked(event), left)

    def insert(self, event: Event, before: str) -> bool:
        """Add an event before that of an entry."""
        return self._write(Booked(event, before))

    def amend(self, uid: str, event: Event) -> bool:
        """Correct the event of an entry."""
        return self._write(Amended(uid, event))

    def void(self, uid: str) -> bool:
        """Take an entry out of what counts."""
        return self._write(Voided(uid))

    def act(self, act: Act) -> bool:
        """Write an act that was tried."""
        return self._write(act)

    def attempt(self, act: Act) -> Correction | None:
        """Try an act; nothing is written. None where no match is open."""
        game = self.game
        return None if game is None else correction(game, game.entries, act, "new")

    def undo(self) -> Entry | None:
        """Take back the latest act; give it, or None.

        Sticks of a hand that is taken back are on the table again.
        """
        act = self.steps.undo
        return None if act is None else self._step(act)

    def redo(self) -> Entry | None:
        """Do again what was taken back last; give it, or None."""
        act = self.steps.redo
        return None if act is None else self._step(act)

    # What is on the table

    def tap_riichi(self, chair: int) -> bool:
        """Lay a riichi stick, or take it back; tell whether it was done."""
        if self.game is None:
            return False
        riichi = self.riichi
        cut = problem("record_cut") if self.cut is not None else None
        refusal = cut or stick_refusal(self.game.table, chair, riichi, self.refusal)
        if refusal is not None:
            self.told.emit((refusal,))
            return False
        if not self._keep(self.pending._replace(riichi=tuple(sorted({*riichi} ^ {chair})))):
            return False
        self.tapped.emit()
        return True

    def keep_form(self, text: str, riichi: Chairs | None = None) -> bool:
        """Keep a half-filled form, and the riichi that were tapped in it.

        Where it cannot be written it is still there for as long as the program runs.
        """
        laid = self.riichi if riichi is None else riichi
        moved = laid != self.riichi
        pending = self.pending._replace(form=text, riichi=laid)
        kept = self._keep(pending)
        if not kept and self.game is not None and not self.read_only:
            self.pending = pending
        if moved:
            self.tapped.emit()
        return kept

    def keep_clock(self, text: str) -> bool:
        """Keep the round clock."""
        return self._keep(self.pending._replace(clock=text))

    def _keep(self, pending: Pending) -> bool:
        head, game = self.head, self.game
        if head is None or game is None or self.read_only:
            return False
        if pending == self.pending:
            return True
        text = pending_to_text(pending, len(game.entries))

        def write(club: "Club") -> bool:
            club.set_pending(head.id, text)
            return True

        if not self.shelf.attempt(write):
            return False
        self.pending = pending
        return True

    def _read(self, head: "GameHead") -> bool:
        """Read a match as far as its record is legal."""
        read = self.shelf.attempt(
            lambda club: (
                club.version(),
                club.rules_and_names(head.id),
                club.entries(head.id),
                club.pending(head.id),
            )
        )
        if read is None:
            return False
        version, (rules, names), entries, text = read
        game, self.cut = _played(lambda: game_of(rules, names, entries))
        self.head, self.game, self._version = head, game, version
        self.pending = pending_from_text(text, len(entries), len(names))
        self.changed.emit(game)
        return True

    def _write(self, act: Act, pending: Pending | None = None) -> bool:
        """Try an act, write it with what is on the table then, and put the game in place."""
        head, game = self.head, self.game
        if head is None or game is None:
            return False
        if self.refusal is not None:
            self.told.emit((self.refusal,))
            return False
        if self.cut is not None and isinstance(act, Booked):
            self.told.emit((problem("record_cut"),))
            return False
        event = act.event if isinstance(act, Booked | Amended) else None
        if event is not None and (fault := event_fault(event)) is not None:
            self.told.emit((fault,))
            return False
        at = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        entry = Entry(uuid4().hex, act, at, self.shelf.station)
        after, cut = _played(lambda: extend(game, entry))
        # Where the record is cut already, what cuts it no earlier may lead to the hand in question.
        if cut is not None and (self.cut is None or cut.index < self.cut.index):
            self.told.emit(cut.problems)
            return False
        left = self.pending if pending is None else pending
        left = left._replace(riichi=()) if after.is_over else left
        number = len(after.entries)
        text = pending_to_text(left, number)
        written = self.shelf.attempt(
            lambda club: club.append(head.id, entry, number=number, pending=text)
        )
        if written is None:
            return False
        self.game, self.pending, self.cut = after, left, cut
        self.changed.emit(after)
        return True

    def _step(self, act: Voided | Restored) -> Entry | None:
        assert self.game is not None
        meant = next(one for one in self.game.entries if one.uid == act.target)
        pending = self.pending
        booked = meant.act
        if isinstance(booked, Booked) and isinstance(booked.event, Hands) and not booked.before:
            riichi = booked.event.riichi if isinstance(act, Voided) else ()
            pending = pending._replace(riichi=riichi, form="")
        return meant if self._write(act, pending) else None


def _played(play: Callable[[], Game]) -> tuple[Game, IllegalEvent | None]:
    """Give a game as far as it is legal, and where it is not."""
    try:
        return play(), None
    except IllegalEvent as error:
        return error.game, error
