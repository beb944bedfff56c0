"""The booking dialog: what happened in a hand, what it does, and then one key."""

from typing import Final, Literal

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QStackedWidget, QVBoxLayout, QWidget

from riichi_desktop.engine import Draft, Problem, Study, problem
from riichi_desktop.export import rules_name
from riichi_desktop.ledger import Chairs, Event, Table
from riichi_desktop.ui.kit import Button, ElidedLabel, StatusLine
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board_words import honba, round_name

from .draw_panel import DrawPanel
from .events import form_of, line_of
from .form import KINDS, Kind, RecordForm
from .form_text import form_to_text
from .keyed import HEIGHT, KeyedSegmented
from .keys import KIND_KEYS, RecordKeys
from .other_panel import OtherPanel
from .people import told
from .preview import Preview
from .preview_panel import PreviewPanel
from .problems import kind_refusal
from .reasons import Reasons
from .seat_table import SeatTable
from .session import RecordSession
from .tiles import form_with_draft, hand_refusal, liable_of
from .tiles_editor import TilesEditor
from .tiles_session import TilesSession
from .value_panel import ValuePanel

Purpose = Literal["book", "correct", "insert"]

SIZE: Final = QSize(1080, 700)
SIZE_COMPACT: Final = QSize(1004, 660)
"""The sizes in px of the dialog, in a normal and in a small window."""

SMALLEST: Final = QSize(960, 630)

_ENTER: Final = ("Return", "Enter")
_LEFT: Final = (624, 548)
_SPACING: Final = (14, 10)


class RecordDialog(QDialog):
    """One dialog for ron, tsumo, draw and the rest; it shows what booking does, and books nothing.

    Args:
        look: as everywhere.
        table: as the hand begins.
        riichi: the chairs whose sticks were tapped in this hand.
        kind: what is asked for first.
        event: an event to correct; the form is filled from it.
        form: a form to go on with, such as a kept one; it stands over `kind` and `event`.
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
        if form is None:
            form = RecordForm(kind, riichi) if event is None else form_of(event)
        self.session = RecordSession(table, form, self)
        self.result_event: Event | None = None
        self.editor: TilesEditor | None = None
        self._reasons = Reasons(look, self.session)
        theme = look.theme
        self.title = ElidedLabel(theme, "", self, font="page_title")
        self.rules = ElidedLabel(theme, "", self, font="caption", color="muted")
        self.kinds = KeyedSegmented(theme, self, stretch=False)
        self.seats = SeatTable(look, self.session, bottom, self)
        self.value = ValuePanel(look, self.session, self)
        self.draw = DrawPanel(look, self.session, self)
        self.other = OtherPanel(look, self.session, self)
        self.preview = PreviewPanel(look, self.session, bottom, self)
        self.status = StatusLine(theme, self)
        self.cancel = Button(theme, "", self)
        self.book = Button(theme, "", self, kind="primary")
        self.keys = RecordKeys(self.session, self.toggle_tiles)
        self._lay_out()
        self._connect()
        self.reword()
        self.value.show_step(self.session.step)
        self.seats.focus_home()

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
        dialog = cls(look, table, form=form, parent=parent, bottom=bottom)
        if notices:
            dialog.tell(notices)
        return dialog

    @property
    def form(self) -> RecordForm:
        """What has been said so far."""
        return self.session.form

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
        self.title.setText(title)
        self.rules.setText(rules_name(table.rules, words))
        self.kinds.set_options(
            [(kind, *2 * (words.text(f"ui.record.kind.{kind}"),)) for kind in KINDS]
        )
        self.kinds.set_hints({kind: key for key, kind in KIND_KEYS.items()})
        self.kinds.setAccessibleName(words.text("ui.record.kinds"))
        self.show_preview(self.session.preview)

    def show_preview(self, preview: Preview) -> None:
        """Show what was chosen, and whether it can be booked."""
        form, table = preview.form, preview.table
        self.kinds.set_current(form.kind)
        self.kinds.set_reasons(
            {kind: self._reasons.text(kind_refusal(form, table, kind)) for kind in KINDS}
        )
        self._show_book()

    def _show_book(self) -> None:
        """Show what the button at the right does now, or why it cannot."""
        words = self.look.words
        if self.editor is None:
            refusal = self.session.preview.problem
            self.book.setText(words.text(f"ui.record.{self.purpose}"))
            self.cancel.setText(words.text("ui.button.cancel"))
        else:
            refusal = hand_refusal(self.editor.session.study)
            self.book.setText(words.text("ui.record.use_hand"))
            self.cancel.setText(words.text("ui.record.back"))
        reason = self._reasons.text(refusal)
        self.book.set_reason(reason)
        self.status.say(reason or "")

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
        self.status.say(" ".join(map(self.look.words.problem, problems)))

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
        self.editor.said.connect(self.status.say)
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
        self.seats.focus_home()

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
        self.kinds.setVisible(not opened)
        for enter in self._enters:
            enter.setEnabled(not opened)  # there Enter is for tiles; Ctrl and Enter takes the hand

    def _drawn(self, study: Study) -> None:
        self.session.keep_line("" if study.draft.is_empty else line_of(study.draft))
        self._show_book()

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
            self.seats.focus_home()

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
        self.show_preview(preview)
        self._tell_form()

    def _connect(self) -> None:
        session = self.session
        session.changed.connect(self._changed)
        session.told.connect(self.tell)
        self.kinds.picked.connect(session.set_kind)
        self.kinds.refused.connect(self._reasons.tell)
        self.book.clicked.connect(self._enter)
        self.value.tiles_wanted.connect(self.open_tiles)
        self.book.refused.connect(self._reasons.tell)
        self.cancel.clicked.connect(self.reject)
        self.look.reworded.connect(self.reword)
        self.look.theme.changed.connect(self._fit)
        self._enters = [QShortcut(QKeySequence(key), self, self._enter) for key in _ENTER]
        QShortcut(QKeySequence("Ctrl+Return"), self, self._enter)
        QShortcut(QKeySequence("Ctrl+Z"), self, self.undo)
        for key in ("Ctrl+Shift+Z", "Ctrl+Y"):
            QShortcut(QKeySequence(key), self, self.redo)

    def _enter(self) -> None:
        """Do what the button at the right does; on the other button, what that one does."""
        if self.focusWidget() is self.cancel:
            self.reject()
        elif self.editor is not None:
            self.use_tiles()
        else:
            self.confirm()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.kinds)
        head.addWidget(self.title, 1)
        head.addWidget(self.rules)
        self._left = QWidget(self)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.seats)
        for part in (self.value, self.draw, self.other):
            left.addWidget(part, 1)
        self._pages = QStackedWidget(self)
        home = QWidget(self._pages)
        body = QHBoxLayout(home)
        body.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(home)
        body.addWidget(self._left)
        body.addWidget(self.preview, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.status, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.book)
        self._column = QVBoxLayout(self)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(SMALLEST)
        self._column.addLayout(head)
        self._column.addWidget(self._pages, 1)
        self._column.addLayout(foot)
        self._body, self._left_column = body, left
        self._fit()

    def _fit(self) -> None:
        """Lay out for a small window, or for a normal one."""
        compact = self.look.theme.compact
        spacing = _SPACING[compact]
        self._column.setContentsMargins(16, 14, 16, 12)
        self._column.setSpacing(spacing)
        self._left_column.setSpacing(spacing)
        self._body.setSpacing(spacing + 2)
        self._left.setFixedWidth(_LEFT[compact])
        self.seats.set_compact(compact)
        self.preview.set_compact(compact)
        for button in (self.cancel, self.book):
            button.setFixedHeight(HEIGHT)
            button.setMinimumWidth(120)
        self.resize(self.sizeHint())
