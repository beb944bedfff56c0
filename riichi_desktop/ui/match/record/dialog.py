"""The booking dialog: what happened in a hand, what it does, and then one key."""

from dataclasses import replace
from typing import Final, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLayout, QStackedWidget, QVBoxLayout, QWidget

from riichi_desktop.engine import Draft, Problem, Study, problem
from riichi_desktop.ledger import Chairs, Event, Table
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.words import honba, round_name

from .events import form_of, line_of
from .form import Kind, RecordForm
from .form_text import form_to_text
from .frame import Foot, Head
from .keys import RecordKeys
from .people import told
from .preview import Preview
from .reasons import Reasons
from .session import RecordSession
from .table_page import SPACING, TablePage
from .tiles import form_with_draft, hand_refusal, liable_of
from .tiles_editor import TilesEditor
from .tiles_session import TilesSession

Purpose = Literal["book", "correct", "insert"]

SIZE: Final = QSize(1080, 730)
SIZE_COMPACT: Final = QSize(1004, 660)
"""The sizes in px of the dialog, in a normal and in a small window."""

SMALLEST: Final = QSize(960, 630)

_ENTER: Final = ("Return", "Enter")


class RecordDialog(QDialog):
    """One dialog for ron, tsumo, draw and the rest; it shows what booking does, and books nothing.

    Args:
        look: as everywhere.
        table: as the hand begins.
        riichi: the chairs whose sticks were tapped in this hand.
        kind: what is asked for first.
        event: an event to correct; the form is filled from it.
        form: a form to go on with, such as a kept one, in place of `kind` and `event`; where the
            hand is booked for the first time, the sticks are those of `riichi`.
        purpose: `correct` where there is an event, `insert` for a hand that was forgotten.
        bottom: the chair at the lower edge of the table.

    Attributes:
        session: the form, and what booking it would do.
        result_event: what is to be booked; None until it is confirmed.
    """

    confirmed = Signal(object)
    """The `Event` to book; the dialog then closes."""
    form_changed = Signal(str)
    """The form as text (see `form_text`), at every touch; "" where nothing was said."""
    riichi_changed = Signal(object)
    """The chairs in riichi, where a stick was laid or taken back here."""

    def __init__(
        self,
        look: Look,
        table: Table,
        riichi: Chairs = (),
        kind: Kind = "ron",
        event: Event | None = None,
        parent: QWidget | None = None,
        *,
        form: RecordForm | None = None,
        purpose: Purpose | None = None,
        bottom: int = 0,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.look = look
        self.purpose: Purpose = purpose or ("book" if event is None else "correct")
        self.session = RecordSession(table, self._first(form, event, kind, riichi), self)
        self._riichi = self.form.riichi
        self.result_event: Event | None = None
        self.editor: TilesEditor | None = None
        self._reasons = Reasons(look, self.session)
        self.head = Head(look, self.session, self)
        self._pages = QStackedWidget(self)
        self.page = TablePage(look, self.session, bottom, self._pages)
        self.foot = Foot(look, self)
        self.keys = RecordKeys(self.session, self.toggle_tiles)
        self._lay_out()
        self._connect()
        self.reword()

    @classmethod
    def from_draft(
        cls,
        look: Look,
        table: Table,
        riichi: Chairs,
        draft: Draft,
        parent: QWidget | None = None,
        *,
        bottom: int = 0,
    ) -> "RecordDialog":
        """Open it on a hand that was built on the Hand page; it is read under the game's rules.

        Args:
            look: as for the dialog itself.
            table: as the hand begins.
            riichi: the chairs whose sticks were tapped in this hand.
            draft: the hand; its seat and source name the chairs, its riichi lays a stick.
            parent: as for the dialog itself.
            bottom: the chair at the lower edge of the table.
        """
        form, notices = form_with_draft(draft, table, riichi)
        dialog = cls(look, table, form.riichi, form=form, parent=parent, bottom=bottom)
        dialog._riichi = riichi  # a stick that the hand lays is told with the first touch
        if notices:
            dialog.tell(notices)
        return dialog

    @property
    def form(self) -> RecordForm:
        """What has been said so far."""
        return self.session.form

    def _first(
        self, form: RecordForm | None, event: Event | None, kind: Kind, riichi: Chairs
    ) -> RecordForm:
        """Give the form to begin with."""
        if form is not None:
            return replace(form, riichi=riichi) if self.purpose == "book" else form
        return RecordForm(kind, riichi) if event is None else form_of(event)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words, table = self.look.words, self.session.table
        name = round_name(words, table.wind, table.turn)
        if table.honba:
            name = f"{name} · {honba(words, table.honba)}"
        title = words.text(f"ui.record.title.{self.purpose}", round=name)
        if self.editor is not None:
            who = told(words, table, self.editor.session.chair)
            title = words.text("ui.record.title.tiles", round=name, player=who)
        self.setWindowTitle(title)
        self.head.reword(title)
        self._show_foot()

    def _show_foot(self) -> None:
        """Show what the buttons do now, and why the one at the right cannot."""
        words, editor = self.look.words, self.editor
        back, go = "ui.button.cancel", f"ui.record.{self.purpose}"
        refusal = self.session.preview.problem
        if editor is not None:
            back, go = "ui.record.back", "ui.record.use_hand"
            refusal = hand_refusal(editor.session.study)
        kind = self.form.kind if editor is None else "tiles"
        self.foot.set_hint(words.text(f"ui.record.keys.{kind}"))
        self.foot.show_ways(words.text(back), words.text(go), self._reasons.text(refusal))

    def confirm(self) -> None:
        """Book what the form says, or say why it cannot be."""
        preview = self.session.preview
        if preview.problem is not None or preview.event is None:
            if preview.problem is not None:
                self.tell((preview.problem,))
            return
        self.result_event = preview.event
        self.confirmed.emit(preview.event)
        self.accept()

    def tell(self, problems: tuple[Problem, ...]) -> None:
        """Say why something was refused."""
        self.foot.status.say(" ".join(map(self.look.words.problem, problems)))

    def toggle_tiles(self) -> None:
        """Enter the current hand by tiles, or by numbers again."""
        gain = self.form.gain
        if gain is not None and gain.by_tiles:
            self.session.set_numbers()
        else:
            self.open_tiles()

    def open_tiles(self) -> None:
        """Build the current hand by its tiles."""
        gain = self.form.gain
        if gain is None:
            self.tell((problem("record_no_winner"),))
            return
        session = TilesSession(self.form, self.session.table, gain)
        self.editor = TilesEditor(self.look, session, self._pages)
        session.told.connect(self.tell)
        session.changed.connect(self._drawn)
        self.editor.said.connect(self.foot.status.say)
        self._pages.addWidget(self.editor)
        self._pages.setCurrentWidget(self.editor)
        self._open_editor(True)
        self.reword()
        self.editor.setFocus(Qt.FocusReason.MouseFocusReason)

    def close_tiles(self) -> None:
        """Go back to the table; the tiles so far are kept."""
        editor, self.editor = self.editor, None
        if editor is None:
            return
        self._pages.removeWidget(editor)
        editor.deleteLater()
        self._open_editor(False)
        self.reword()
        self.page.seats.focus_home()

    def use_tiles(self) -> None:
        """Take the hand that was built, and go back to the table."""
        if self.editor is None:
            return
        refusal = hand_refusal(self.editor.session.study)
        if refusal is not None:
            self.tell((refusal,))
            return
        draft = self.editor.session.draft
        pao = liable_of(draft, self.session.table)
        self.close_tiles()
        self.session.set_tiles(line_of(draft), pao)

    def _open_editor(self, opened: bool) -> None:
        self.head.kinds.setVisible(not opened)
        for enter in self._enters:
            enter.setEnabled(not opened)  # there Enter is for tiles; Ctrl and Enter takes the hand

    def _drawn(self, study: Study) -> None:
        self.session.keep_line("" if study.draft.is_empty else line_of(study.draft))
        self._show_foot()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key that no control took."""
        taken = self.editor.take_key(event) if self.editor is not None else self.keys.take(event)
        if not taken:
            super().keyPressEvent(event)

    def reject(self) -> None:
        """Go back from the tiles to the table, or close."""
        if self.editor is not None:
            self.close_tiles()
        else:
            super().reject()

    def setVisible(self, visible: bool) -> None:
        """Show it with the keyboard on the seats; the ring shows at the first key."""
        super().setVisible(visible)
        if visible and self.editor is None:
            self.page.seats.focus_home()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep what was said."""
        self._tell_form()
        super().closeEvent(event)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return SIZE_COMPACT if self.look.theme.compact else SIZE

    def undo(self) -> None:
        """Take back the last touch, or the last change of the tiles."""
        (self.editor or self).session.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        (self.editor or self).session.redo()

    def _tell_form(self) -> None:
        form = self.form
        self.form_changed.emit("" if form.is_blank else form_to_text(form))

    def _changed(self, preview: Preview) -> None:
        if preview.form.riichi != self._riichi:
            self._riichi = preview.form.riichi
            self.riichi_changed.emit(self._riichi)
        self._show_foot()
        self._tell_form()

    def _connect(self) -> None:
        session = self.session
        session.changed.connect(self._changed)
        session.told.connect(self.tell)
        self.foot.go.clicked.connect(self._enter)
        self.foot.go.refused.connect(self._reasons.tell)
        self.foot.back.clicked.connect(self.reject)
        self.page.value.tiles_wanted.connect(self.open_tiles)
        self.look.reworded.connect(self.reword)
        self.look.theme.changed.connect(self._fit)
        self._enters = [QShortcut(QKeySequence(key), self, self._enter) for key in _ENTER]
        QShortcut(QKeySequence("Ctrl+Return"), self, self._enter)
        QShortcut(QKeySequence("Ctrl+Z"), self, self.undo)
        for key in ("Ctrl+Shift+Z", "Ctrl+Y"):
            QShortcut(QKeySequence(key), self, self.redo)

    def _enter(self) -> None:
        """Do what the button at the right does; on the other button, what that one does."""
        if self.focusWidget() is self.foot.back:
            self.reject()
        elif self.editor is not None:
            self.use_tiles()
        else:
            self.confirm()

    def _lay_out(self) -> None:
        self._pages.addWidget(self.page)
        self._column = QVBoxLayout(self)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._column.setContentsMargins(16, 14, 16, 12)
        self._column.addWidget(self.head)
        self._column.addWidget(self._pages, 1)
        self._column.addWidget(self.foot)
        self.setMinimumSize(SMALLEST)
        self._fit()

    def _fit(self) -> None:
        """Lay out for a small window, or for a normal one."""
        compact = self.look.theme.compact
        self._column.setSpacing(SPACING[compact])
        self.page.set_compact(compact)
        self.resize(self.sizeHint())
