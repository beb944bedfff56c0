"""The top of the Hand page: title, rules, the hand line, and what can be done with the hand."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from riichi_desktop.engine import Study
from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.kit import Button, Label
from riichi_desktop.ui.line_field import LineField
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.rules_button import RulesButton
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words

_MARGINS: Final = (0, 12, 0, 20)
_MARGINS_COMPACT: Final = (0, 8, 0, 12)
_COPY: Final = (
    ("copy", "ui.button.copy_line", "hand"),
    ("copy_text", "ui.button.copy_text", "copy"),
    ("copy_picture", "ui.button.copy_picture", "image"),
)
_PRINT: Final = (("print", "ui.button.print_dialog", "print"), ("pdf", "ui.button.pdf", "save"))


class Header(QWidget):
    """Title, rules, hand line, undo, redo, copy, print, recent hands, send to the match."""

    asked = Signal(str)
    """The id of a command of `commands.COMMANDS` that was pressed."""
    told = Signal(str)
    """A sentence for the status line: a fault of the hand line, why a button is greyed."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        theme = look.theme
        self.title = Label(theme, "", self, font="page_title")
        self.rules = RulesButton(look, session, self)
        self.line = LineField(look, session, self)
        self.undo = Button(theme, "", self, kind="quiet", icon="undo", icon_only=True)
        self.redo = Button(theme, "", self, kind="quiet", icon="redo", icon_only=True)
        self.copy = Button(theme, "", self, icon="copy")
        self.print = Button(theme, "", self, icon="print")
        self.history = Button(theme, "", self, icon="history")
        self.send = Button(theme, "", self, kind="primary", icon="send")
        self._match_open = False
        self._lay_out()
        self._connect()
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._row.setContentsMargins(*(_MARGINS_COMPACT if compact else _MARGINS))
        for button in (self.copy, self.print, self.history, self.send):
            button.set_icon_only(compact)

    def set_match_open(self, opened: bool) -> None:
        """Tell whether there is a match that a hand can be sent to."""
        if opened != self._match_open:
            self._match_open = opened
            self.show_study(self._session.study)

    def show_study(self, study: Study) -> None:
        """Grey what cannot be done now."""
        words = self._look.words
        reason = unscored(study, words)
        self.print.set_reason(reason)
        no_match = None if self._match_open else words.text("ui.status.no_match")
        self.send.set_reason(reason or no_match)
        empty = study.draft.is_empty
        self.copy.set_reason(words.text("ui.status.nothing_to_copy") if empty else None)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.title.setText(words.text("ui.page.hand"))
        for button, key in (
            (self.undo, "undo"),
            (self.redo, "redo"),
            (self.copy, "copy"),
            (self.print, "print"),
        ):
            button.setText(words.text(f"ui.button.{key}"))
        self.history.setText(words.text("ui.tab_short.history"))
        self.send.setText(words.text("ui.button.send"))
        for button, command in ((self.undo, "undo"), (self.redo, "redo"), (self.send, "send")):
            keys = QKeySequence(keys_of(command)[0])
            shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
            button.set_tip(f"{button.text()} ({shown})")
        self.show_study(self._session.study)
        self._show_undo(self._session.stack.canUndo())
        self._show_redo(self._session.stack.canRedo())

    def open_history(self) -> QPoint:
        """Give the point of the screen below which the recent hands are to open, at their right."""
        return self.history.mapToGlobal(self.history.rect().bottomRight())

    def _lay_out(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addSpacing(9)
        row.addWidget(self.rules)
        row.addWidget(self.line, 1)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        for button in (self.copy, self.print, self.history, self.send):
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_compact(False)

    def _connect(self) -> None:
        self.undo.clicked.connect(lambda: self.asked.emit("undo"))
        self.redo.clicked.connect(lambda: self.asked.emit("redo"))
        self.history.clicked.connect(lambda: self.asked.emit("history"))
        self.send.clicked.connect(lambda: self.asked.emit("send"))
        self.copy.clicked.connect(lambda: self._open(self.copy, _COPY))
        self.print.clicked.connect(lambda: self._open(self.print, _PRINT))
        for button in (self.undo, self.redo, self.copy, self.print, self.rules, self.send):
            button.refused.connect(self.told)
        self.line.told.connect(self.told)
        self._session.changed.connect(self.show_study)
        self._session.stack.canUndoChanged.connect(self._show_undo)
        self._session.stack.canRedoChanged.connect(self._show_redo)
        self._look.reworded.connect(self.reword)

    def _show_undo(self, can: bool) -> None:
        words = self._look.words
        self.undo.set_reason(None if can else words.text("ui.status.nothing_to_undo"))

    def _show_redo(self, can: bool) -> None:
        words = self._look.words
        self.redo.set_reason(None if can else words.text("ui.status.nothing_to_redo"))

    def _open(self, button: Button, entries: Sequence[tuple[str, str, str]]) -> None:
        """Open the menu of a button: (command, key of its words, icon) for each entry."""
        menu = QMenu(button)
        menu.triggered.connect(lambda action: self.asked.emit(str(action.data())))
        menu.aboutToHide.connect(menu.deleteLater)
        ink = self._look.theme.palette.text
        for command, key, picture in entries:
            action = menu.addAction(icon(picture, ink), self._look.words.text(key))
            action.setData(command)
            action.setShortcut(QKeySequence(keys_of(command)[0]))
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()) + QPoint(0, 2))


def unscored(study: Study, words: Words) -> str | None:
    """Say why a hand has no result to print yet; None where it has one."""
    if study.value is not None:
        return None
    if study.problem is not None:
        return words.problem(study.problem)
    if study.missing:
        return words.text("ui.missing.tiles", n=study.missing)
    return words.text("ui.missing.win")
