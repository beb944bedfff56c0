"""What is said of an answer: right or not, and why."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.drills import Outcome
from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit import Label, announce
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import unbroken

from .notes_words import headline, note_lines, spoken_verdict
from .times import seconds_text

_ICON: Final = 22
_MOST: Final = 7
"""Sentences at most; a hand of ten chosen yaku may be wrong in many ways."""


class VerdictView(QWidget):
    """A sign and a headline, how long it took, and a sentence for each thing that was wrong."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._outcome: Outcome | None = None
        self._sign = QLabel(self)
        self._sign.setFixedSize(_ICON + 8, _ICON)
        self.headline = Label(look.theme, "", self, font="panel_title")
        self.time = Label(look.theme, "", self, font="caption", color="muted")
        self.notes = [Label(look.theme, "", self) for _ in range(_MOST)]
        for note in self.notes:
            note.setWordWrap(True)
        top = QHBoxLayout()
        top.setSpacing(0)
        top.addWidget(self._sign)
        top.addWidget(self.headline)
        top.addSpacing(12)
        top.addWidget(self.time, 1, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(top)
        for note in self.notes:
            column.addWidget(note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        look.theme.changed.connect(self._draw)

    def show_outcome(self, outcome: Outcome) -> None:
        """Show what is said of an answer."""
        self._outcome = outcome
        self.reword()

    def tell(self) -> None:
        """Have it spoken."""
        if self._outcome is not None:
            announce(self, spoken_verdict(self._outcome, self._look.words))

    def reword(self) -> None:
        """Say everything in the language in force."""
        outcome, words = self._outcome, self._look.words
        if outcome is None:
            return
        self.headline.setText(headline(outcome, words))
        self.time.setText(seconds_text(outcome.ms, words))
        lines = note_lines(outcome, words)[:_MOST]
        for at, note in enumerate(self.notes):
            note.setVisible(at < len(lines))
            note.setText(unbroken(lines[at]) if at < len(lines) else "")
        self.setAccessibleName(spoken_verdict(outcome, words))
        self._draw()

    def _draw(self) -> None:
        if self._outcome is None:
            return
        right = self._outcome.verdict.right
        shown = self._outcome.answer == self._outcome.question.empty
        role = "accent" if right else "notice" if shown else "losses"
        name = "check" if right else "info" if shown else "close"
        ink = self._look.theme.color(role).name()
        self._sign.setPixmap(icon_pixmap(name, ink, _ICON, self.devicePixelRatioF()))
