"""Where a match is opened: the list of them, or why there is none."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from riichi_desktop.engine import Problem
from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.kit import Button, Chip, Label, Notice, Panel
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.message import Message
from riichi_desktop.ui.match.pointed_list import PointedList
from riichi_desktop.ui.shelf import Shelf

from .model import HEAD, GamesModel
from .rows import MORE, GamesRows

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)

ACTS: Final = ("rename", "hide")
"""What can be done with one match besides opening it."""


class GamesList(PointedList):
    """The rows, and the keys that concern one."""

    opened = Signal(str)
    rename_asked = Signal(str)
    hide_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.games = GamesModel(look.words, self)
        self.setModel(self.games)
        self.setItemDelegate(GamesRows(look, self))
        self.setUniformItemSizes(True)

    @property
    def current(self) -> str:
        """The match that the keyboard is at; "" for none."""
        index = self.currentIndex()
        return index.data(HEAD).id if index.isValid() else ""

    def choose(self, id: str) -> None:
        """Put the keyboard at a match, or at the first."""
        row = max(self.games.row_of(id), 0)
        self.setCurrentIndex(self.games.index(row, 0) if self.games.heads else QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, rename, hide."""
        id, key = self.current, event.key()
        if id and key in _ENTER:
            self.opened.emit(id)
        elif id and key == Qt.Key.Key_F2:
            self.rename_asked.emit(id)
        elif id and key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.hide_asked.emit(id)
        elif event.text().strip():
            event.ignore()  # a letter is a command of the page, not a search
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open what is pressed, or the menu of a row where its dots are."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        if event.position().x() >= self.viewport().width() - MORE:
            self._open_menu(index, event.globalPosition().toPoint())
        else:
            self.opened.emit(index.data(HEAD).id)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer in words what can be done with a match."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        if index.isValid():
            place = event.pos() if by_mouse else self.visualRect(index).bottomLeft()
            self._open_menu(index, self.viewport().mapToGlobal(place))

    def _open_menu(self, index: QModelIndex, place: QPoint) -> None:
        head, words = index.data(HEAD), self._look.words
        ink = self._look.theme.palette.text
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        hide = "show" if head.hidden else "hide"
        for key, picture, signal in (
            ("open", "match", self.opened),
            ("rename", "edit", self.rename_asked),
            (hide, "close", self.hide_asked),
        ):
            action = menu.addAction(icon(picture, ink), words.text(f"ui.games.{key}"))
            action.triggered.connect(lambda _=False, signal=signal: signal.emit(head.id))
        menu.popup(place)


class GamesView(QWidget):
    """The matches of the database; or that there are none yet, or why it cannot be opened."""

    opened = Signal(str)
    """The id of a match to open."""
    rename_asked = Signal(str)
    hide_asked = Signal(str)
    asked = Signal(str)
    """What else is wanted: `new`, `import`, `backups`, `look`, `again`, `anew`."""

    def __init__(self, look: Look, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shelf = shelf
        theme = look.theme
        self._panel = Panel(theme, self, padding=16)
        self.title = Label(theme, "", self._panel, font="panel_title")
        self.hidden = Chip(theme, "", self._panel)
        self.read_only = Notice(theme, "", self._panel)
        self.read_only.hide()
        self.take_over = Button(theme, "", self._panel)
        self.take_over.hide()
        self.list = GamesList(look, self._panel)
        self.message = Message(look, self)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._panel)
        self._stack.addWidget(self.message)
        self._lay_out()
        self.take_over.clicked.connect(lambda: self.asked.emit("take_over"))
        self.hidden.clicked.connect(self.refresh)
        self.message.pressed.connect(self.asked)
        self.list.opened.connect(self.opened)
        self.list.rename_asked.connect(self.rename_asked)
        self.list.hide_asked.connect(self.hide_asked)
        self.reword()

    def refresh(self) -> None:
        """Show what the database has now."""
        refused = self._shelf.refused
        if not self._shelf.is_open:
            if refused is not None:
                self._say_refused(refused)
                self._stack.setCurrentWidget(self.message)
            return
        self.read_only.setVisible(self._shelf.read_only)
        self.take_over.setVisible(self._shelf.is_free)
        self._say_read_only()
        chosen = self.list.current
        every = self._shelf.games(hidden=True)
        any_hidden = any(head.hidden for head in every)
        self.hidden.setVisible(any_hidden)
        shown = any_hidden and self.hidden.isChecked()
        heads = every if shown else tuple(head for head in every if not head.hidden)
        self.list.games.show_heads(heads, self._look.words)
        self.list.choose(chosen)
        empty, trouble = not every, self._shelf.trouble
        if empty and trouble is not None:
            self._say_refused(trouble)
        elif empty:
            self._say_empty()
        self._stack.setCurrentWidget(self.message if empty else self._panel)

    @property
    def is_listed(self) -> bool:
        """Whether the list is shown, and not a message in its place."""
        return self._stack.currentWidget() is self._panel

    def focus_home(self) -> None:
        """Put the keyboard on the list, or on the first thing that can be done."""
        here = self.list if self.is_listed else self.message.buttons[0]
        here.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        margin = 12 if compact else 16
        self._panel.setContentsMargins(margin, margin, margin, margin)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.title.setText(words.text("ui.games.title_all"))
        self.list.setAccessibleName(words.text("ui.games.title_all"))
        self.hidden.setText(words.text("ui.games.hidden_too"))
        self._say_read_only()
        if self._shelf.is_open or self._shelf.refused:
            self.refresh()

    def _say_read_only(self) -> None:
        words = self._look.words
        word = "ui.ask.writer_gone" if self._shelf.is_free else "problem.match_read_only"
        self.read_only.setText(words.text(word))
        self.take_over.setText(words.text("ui.ask.answer.take_over"))

    def _say_empty(self) -> None:
        words = self._look.words
        answers = [("new", "ui.button.match_new"), ("import", "ui.button.match_import")]
        if self._shelf.read_only:
            answers = []
        self.message.say(
            words.text("ui.games.empty_title"),
            words.text("ui.games.empty"),
            tuple((key, words.text(word)) for key, word in answers),
        )

    def _say_refused(self, refused: Problem) -> None:
        words = self._look.words
        keys = {"in_use": ("look", "again"), "busy": ("again",)}.get(refused.id, ("again",))
        if refused.id in ("corrupt", "not_a_club", "entry_damaged"):
            keys = ("backups", "anew", "again")
        answers = tuple((key, words.text(f"ui.games.answer.{key}")) for key in keys)
        self.message.say(words.text("ui.games.refused"), words.problem(refused), answers)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addStretch(1)
        top.addWidget(self.take_over)
        top.addWidget(self.hidden)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(top)
        column.addWidget(self.read_only)
        column.addWidget(self.list, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
