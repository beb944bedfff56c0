"""What is done to the match that is open: each act asks in a dialog, and the book writes it."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog, QWidget

from riichi_desktop.engine import Draft, Problem
from riichi_desktop.ledger import (
    Act,
    Amended,
    Booked,
    Entry,
    Event,
    Hands,
    Table,
    Voided,
)
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.record.changes import with_kind
from riichi_desktop.ui.match.record.form import Kind, RecordForm
from riichi_desktop.ui.match.record.form_text import form_from_text

from .book import Book
from .step_words import entry_words


class MatchActs(QObject):
    """Books, corrects, inserts, deletes.

    Args:
        look: as everywhere.
        book: the match.
        window: what the dialogs stand over.
        bottom: gives the chair at the lower edge of the table.
    """

    said = Signal(str)
    """A sentence for the status line."""
    shown = Signal(str)
    """The uid of an entry that is to be looked at."""

    def __init__(self, look: Look, book: Book, window: QWidget, bottom: Callable[[], int]) -> None:
        super().__init__(window)
        self._look, self._book, self._window, self._bottom = look, book, window, bottom

    # Booking

    def record(self, kind: Kind) -> None:
        """Open the dialog for a hand; a form that was left half filled is gone on with."""
        is_between = kind == "other" and self._book.cut is None
        refusal = self._book.refusal if is_between else self._book.hand_refusal
        if refusal is not None:
            self._tell(refusal)
            return
        form = self.kept_form()
        self._open_record(kind, None if form is None else with_kind(form, kind))

    def go_on(self) -> None:
        """Open the form that was left half filled."""
        form = self.kept_form()
        if form is not None:
            self._open_record(form.kind, form)

    def discard(self) -> None:
        """Let go of it."""
        self._book.keep_form("")

    def kept_form(self) -> RecordForm | None:
        """Give the form that was left half filled, with the sticks that lie now; or None."""
        game, pending = self._book.game, self._book.pending
        if game is None or not pending.form:
            return None
        form = form_from_text(pending.form, game.table.players)
        return None if form is None else replace(form, riichi=pending.riichi)

    def take_hand(self, draft: Draft) -> None:
        """Book a hand that was built on the Hand page."""
        from riichi_desktop.ui.match.record.dialog import RecordDialog

        game = self._book.game
        if game is None:
            return
        riichi, bottom = self._book.riichi, self._bottom()
        dialog = RecordDialog.from_draft(
            self._look, game.table, riichi, draft, self._window, bottom=bottom
        )
        self._follow(dialog)

    def _open_record(self, kind: Kind, form: RecordForm | None) -> None:
        from riichi_desktop.ui.match.record.dialog import RecordDialog

        game = self._book.game
        if game is None:
            return
        dialog = RecordDialog(
            self._look,
            game.table,
            self._book.riichi,
            kind,
            parent=self._window,
            form=form,
            bottom=self._bottom(),
        )
        self._follow(dialog)

    def _follow(self, dialog: QDialog) -> None:
        """Book what a dialog confirms; keep its form as it is filled."""
        from riichi_desktop.ui.match.record.dialog import RecordDialog

        assert isinstance(dialog, RecordDialog)

        def keep(text: str) -> None:
            self._book.keep_form(text, dialog.form.riichi)

        def book(event: Event) -> None:
            if self._book.book(event):
                dialog.form_changed.disconnect(keep)
                self._say_last()
            else:  # nothing was written: the form is there again
                QTimer.singleShot(0, self, self.go_on)

        dialog.form_changed.connect(keep)
        dialog.confirmed.connect(book)
        dialog.open()

    # Changing the record

    def correct(self, uid: str) -> None:
        """Correct the event of an entry; "" where nothing happened yet."""
        if self._book.refusal is not None:
            self._tell(self._book.refusal)
            return
        if not uid:
            self.said.emit(self._look.words.text("ui.correct.nothing"))
        found = self._at(uid)
        if found is not None:
            self._ask(uid, *found, lambda new: Amended(uid, new))

    def insert(self, uid: str) -> None:
        """Insert a hand that was forgotten before that of an entry."""
        found = self._at(uid)
        if self._book.hand_refusal is not None and (self._book.cut or self._book.refusal):
            self._tell(self._book.hand_refusal)
        elif found is not None:
            self._ask(uid, None, found[1], lambda new: Booked(new, uid))

    def delete(self, uid: str) -> None:
        """Take an entry out of what counts."""
        if self._book.refusal is not None:
            self._tell(self._book.refusal)
        elif self._at(uid) is not None:
            self.confirm(Voided(uid), uid)

    def confirm(self, act: Act, uid: str) -> None:
        """Show what an act on the record changes, and write it when that is wanted."""
        from riichi_desktop.ui.match.correction.dialog import CorrectDialog

        tried = self._book.attempt(act)
        if tried is None:
            return
        dialog = CorrectDialog(self._look, act, tried, self._window)
        dialog.confirmed.connect(lambda: self._write(dialog, act, uid))
        dialog.other.connect(lambda other: self._instead(dialog, other))
        dialog.open()

    def _write(self, dialog: QDialog, act: Act, uid: str) -> None:
        if self._book.act(act):
            dialog.accept()
            redo = self._book.steps.redo
            # To take the latest act out is to undo it.
            is_undone = isinstance(act, Voided) and redo is not None and redo.target == uid
            word = "ui.correct.taken_out" if is_undone else "ui.correct.written"
            self.said.emit(self._look.words.text(word))
            self.shown.emit("" if isinstance(act, Voided) else uid)

    def _instead(self, dialog: QDialog, uid: str) -> None:
        """Correct the hand that cannot follow, in place of what was tried."""
        dialog.reject()
        self.correct(uid)

    def _ask(
        self, uid: str, event: Event | None, table: Table, act: Callable[[Event], Act]
    ) -> None:
        """Ask for the event that is to be in the record, then show what it changes."""
        from riichi_desktop.ui.match.record.dialog import RecordDialog

        dialog = RecordDialog(
            self._look,
            table,
            event.riichi if isinstance(event, Hands) else (),
            event=event,
            parent=self._window,
            purpose="insert" if event is None else "correct",
            bottom=self._bottom(),
        )

        def confirmed(new: Event) -> None:
            if new == event:
                self.said.emit(self._look.words.text("ui.correct.same"))
            else:
                QTimer.singleShot(0, self, lambda: self.confirm(act(new), uid))

        dialog.confirmed.connect(confirmed)
        dialog.open()

    def _at(self, uid: str) -> tuple[Event, Table] | None:
        """Give the event of an entry and the table before it; None where none counts."""
        return self._book.event_at(uid)

    # Undo

    def undo(self) -> None:
        """Take back the latest act, and say what it was."""
        if self._book.game is not None and self._book.refusal is not None:
            self._tell(self._book.refusal)
            return
        self._step(self._book.undo, "undone", "nothing_to_undo")

    def redo(self) -> None:
        """Do again what was taken back, and say what it was."""
        if self._book.game is not None and self._book.refusal is not None:
            self._tell(self._book.refusal)
            return
        self._step(self._book.redo, "redone", "nothing_to_redo")

    def _step(self, act: Callable[[], Entry | None], done: str, nothing: str) -> None:
        words, before = self._look.words, self._book.game
        entry = act()
        after = self._book.game
        if entry is None or before is None or after is None:
            if self._book.shelf.trouble is None:
                self.said.emit(words.text(f"ui.status.{nothing}"))
            return
        what = entry_words(entry, words, before, after)
        self.said.emit(words.text(f"ui.log.{done}", what=what))

    def _say_last(self) -> None:
        """Say what was written last."""
        game, words = self._book.game, self._look.words
        if game is not None and game.entries:
            what = entry_words(game.entries[-1], words, game)
            self.said.emit(words.text("ui.log.recorded", what=what))

    def _tell(self, refusal: Problem) -> None:
        self.said.emit(self._look.words.problem(refusal))
