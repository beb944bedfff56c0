"""A winner's hand by its tiles: the Hand page's own widgets, and what the table says, locked."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.engine import Problem
from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.hand.intents import hand_intents
from riichi_desktop.ui.hand.key_entry import KeyEntry
from riichi_desktop.ui.hand.picker import Picker
from riichi_desktop.ui.hand.result import ResultPanel
from riichi_desktop.ui.hand.strip import HandStrip
from riichi_desktop.ui.line_field import LineField
from riichi_desktop.ui.look import Look

from .circumstances import CircumstancePanel
from .table_facts import TableFacts
from .tiles_session import TilesSession

_INTENTS: Final = (
    *("riichi", "ippatsu", "last_tile", "rinshan", "chankan", "first_turn", "liable"),
    "clear",
)
"""The commands of the Hand page that mean something here; the others are the table's to say."""


class TilesLine(LineField):
    """The hand line of the tiles alone; what is typed is read under the rules of this game."""

    def __init__(self, look: Look, session: TilesSession, parent: QWidget) -> None:
        super().__init__(look, session, parent)
        self._tiles = session

    def _look_for_fault(self) -> None:
        found = self._tiles.reading(self.text())
        if isinstance(found, Problem):
            self._show_fault(found)
        else:
            self.told.emit("")


class TilesEditor(QWidget):
    """Strip, picker, circumstances and the live result of one winner's hand.

    Attributes:
        session: the hand that is built, apart from that of the Hand page.
    """

    said = Signal(str)
    """A sentence about the hand line; "" where there is nothing to say any more."""

    def __init__(self, look: Look, session: TilesSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.session = session
        session.setParent(self)
        self.facts = TableFacts(look, session, self)
        self.line = TilesLine(look, session, self)
        self.strip = HandStrip(look, session, self)
        self.picker = Picker(look, session, self)
        self.circumstances = CircumstancePanel(look, session, self)
        self.result = ResultPanel(look, session, self)
        self.keys = KeyEntry(session, look, self)
        self.keys.pending.connect(self.picker.show_pending)
        self._lay_out()
        self._connect(look)
        for part in (self.strip, self.picker):
            part.show_study(session.study)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # it reads keys; Tab goes to its parts
        self.reword()

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key that no control took; tell whether it meant anything."""
        return self.keys.take(event)

    def reword(self, _: object = None) -> None:
        """Say everything in the language in force."""
        self.facts.reword()
        self.circumstances.reword()
        self.setAccessibleName(self._look.words.text("ui.strip.name"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picker's tiles grow with the room."""
        super().resizeEvent(event)
        self.picker.fit(self.picker.width())

    def paste(self) -> None:
        """Read a hand line from the clipboard, or say what is wrong with it."""
        fault = self.session.read_line(QGuiApplication.clipboard().text().strip())
        if fault is not None:
            self.session.told.emit((fault,))

    def _connect(self, look: Look) -> None:
        self.line.told.connect(self.said)
        self.line.left.connect(self.setFocus)
        look.reworded.connect(self.reword)
        look.theme.changed.connect(self.reword)
        intents = hand_intents(self.session)
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for id in _INTENTS:
            for keys in keys_of(id):
                QShortcut(QKeySequence(keys), self, intents[id], context=scope)
        QShortcut(QKeySequence("Ctrl+V"), self, self.paste, context=scope)
        QShortcut(QKeySequence("Ctrl+L"), self, self.line.setFocus, context=scope)

    def _lay_out(self) -> None:
        for part in (self.strip, self.picker, self.result):
            part.set_compact(True)
        self._left = QVBoxLayout()
        self._left.setSpacing(8)
        self._left.addWidget(self.picker, 1)
        self._left.addWidget(self.circumstances)
        self._left.addStretch(0)
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addLayout(self._left, 56)
        body.addWidget(self.result, 44)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.facts, 56)
        top.addWidget(self.line, 44)
        column.addLayout(top)
        column.addWidget(self.strip)
        column.addLayout(body, 1)
