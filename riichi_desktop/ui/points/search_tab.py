"""From a payment heard at the table back to the wins that give it."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.engine import (
    Award,
    Heard,
    Problem,
    nearest_payments,
    read_heard,
    search_payment,
)
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.kit import Button, Label, TableRows, announce
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import unbroken

from .search_rows import heard_text, search_lines
from .session import PointsSession, PointsView

EXAMPLES: Final = (Heard((7700,)), Heard((2000, 3900)), Heard((1300,), each=True))
PAUSE_MS: Final = 500
"""How long after the last key it is spoken what was found."""


class SearchTab(QWidget):
    """What a payment may be: rows to choose from; without one, how to write it."""

    wanted = Signal(str)
    """The text of a payment that is pressed, as it would be typed."""

    def __init__(self, look: Look, points: PointsSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._points = points
        self._text = ""
        self._wins: dict[str, Award] = {}
        self.said = Label(look.theme, "", self, color="muted")
        self.said.setWordWrap(True)
        self.offers = [Button(look.theme, "", self) for _ in EXAMPLES]
        self.rows = TableRows(look.theme, look.art, columns=(), pressable=True)
        self.rows.row_pressed.connect(self._take)
        for offer in self.offers:
            offer.clicked.connect(lambda _=False, one=offer: self.wanted.emit(one.text()))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(lambda: announce(self, self.said.text()))
        self._lay_out()

    @property
    def count(self) -> int:
        """How many rows there are to choose from."""
        return len(self._wins)

    def show_text(self, text: str) -> None:
        """Show what the text of a payment may be."""
        self._text = text
        self.show_view(self._points.view)
        self._pause.start()

    def show_view(self, view: PointsView) -> None:
        """Show the same under the rules in force."""
        words, heard = self._look.words, read_heard(self._text)
        self._wins = {}
        if isinstance(heard, Problem):
            told = words.text("ui.points.search.how")
            if self._text.strip():
                told = words.problem(heard)
            self._say(told, [heard_text(one, words) for one in EXAMPLES])
            self.rows.set_rows([])
            return
        found = search_payment(heard, view.rules)
        lines, self._wins = search_lines(found, view.rules, words)
        self.rows.set_rows(lines)
        if found:
            self._say(words.text("ui.points.search.found", n=len(self._wins)), [])
        else:
            near = [heard_text(one, words) for one in nearest_payments(heard, view.rules)]
            told = words.text("ui.points.search.nothing", paid=heard_text(heard, words))
            self._say(told, near)

    def focus_rows(self) -> None:
        """Put the keyboard on the rows, or on the payments that are offered in their place."""
        if not self.rows.focus_first() and not self.offers[0].isHidden():
            self.offers[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _say(self, sentence: str, offers: list[str]) -> None:
        self.said.setText(unbroken(sentence))
        for at, offer in enumerate(self.offers):
            offer.setVisible(at < len(offers))
            if at < len(offers):
                offer.setText(offers[at])

    def _take(self, key: object) -> None:
        win = self._wins.get(str(key))
        if win is not None:
            self._points.take(win)

    def _lay_out(self) -> None:
        offers = QHBoxLayout()
        offers.setSpacing(8)
        for offer in self.offers:
            offers.addWidget(offer)
        offers.addStretch(1)
        self._scroll = ScrollColumn(self)
        column = self._scroll.column
        column.setSpacing(8)
        column.addWidget(self.said)
        column.addLayout(offers)
        column.addWidget(self.rows)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
