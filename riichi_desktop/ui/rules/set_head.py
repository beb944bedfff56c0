"""What a rule set is called: words for a supplied one, two fields for the club's own."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from riichi_desktop.documents import RuleSet, one_line
from riichi_desktop.export import edition_text, rule_set_name
from riichi_desktop.ui.kit import Button, ElidedLabel, Label, TakenField
from riichi_desktop.ui.look import Look

from .editing import note_of

MOST_TITLE: Final = 40
MOST_NOTE: Final = 60


class _Field(TakenField):
    """A text that is taken when it is left, or at Enter; Esc gives back what was there."""

    taken = Signal()

    def __init__(self, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._before = ""
        self.setMaxLength(most)
        self.editingFinished.connect(self._finish)

    def show_text(self, text: str) -> None:
        """Show a text, unless another is being typed."""
        if self._before != text or not self.isModified():
            self._before = text
            self.setText(text)
            self.setCursorPosition(0)
            self.setModified(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up, or type."""
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.setText(self._before)
            self.setModified(False)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select all, for whoever names it anew."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectAll()

    def _finish(self) -> None:
        if self.isModified() and self.text() != self._before:
            self.setModified(False)
            self.taken.emit()


class SetHead(QWidget):
    """Name and edition, and the button that puts the set in force."""

    named = Signal(str, str)
    """The title and the note that the reader gave, each on one line."""
    told = Signal(str)
    use_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        theme = look.theme
        self._held: RuleSet | None = None
        self.title = Label(theme, "", self, font="panel_title")
        self.edition = ElidedLabel(theme, "", self, color="muted")
        self.name = _Field(MOST_TITLE, self)
        self.note = _Field(MOST_NOTE, self)
        self.use = Button(theme, "", self, kind="primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.edition.setContentsMargins(4, 0, 0, 0)
        row.addWidget(self.title)
        row.addWidget(self.edition, 1)
        row.addWidget(self.name, 5)
        row.addWidget(self.note, 5)
        row.addWidget(self.use)
        for field in (self.name, self.note):
            field.taken.connect(self._take)
        self.use.clicked.connect(self.use_asked)
        self.use.refused.connect(self.told)
        self.reword()

    def show_set(self, held: RuleSet, *, own: bool, refused: str | None) -> None:
        """Show a set; `refused` says why it cannot be put in force."""
        self._held = held
        words = self._look.words
        self.title.setText(rule_set_name(held.rules.id, words))
        self.edition.setText(edition_text(held.rules, words))
        self.name.show_text(held.title)
        self.note.show_text(note_of(held))
        for part in (self.title, self.edition):
            part.setVisible(not own)
        for field in (self.name, self.note):
            field.setVisible(own)
        self.use.set_reason(refused)

    def focus_name(self) -> None:
        """Put the keyboard on the name of an own set."""
        self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.name.selectAll()

    def reword(self) -> None:
        """Put the words; `show_set` follows."""
        words = self._look.words
        for field, key in ((self.name, "title"), (self.note, "note")):
            field.setAccessibleName(words.text(f"ui.rule_sets.{key}_name"))
            field.setPlaceholderText(words.text(f"ui.rule_sets.{key}_hint"))
        self.use.setText(words.text("ui.button.rule_sets_use"))

    def _take(self) -> None:
        title, note = one_line(self.name.text()), one_line(self.note.text())
        if not title:
            if self._held is not None:
                self.name.show_text(self._held.title)
            self.told.emit(self._look.words.text("ui.rule_sets.title_needed"))
            return
        self.named.emit(title, note)
