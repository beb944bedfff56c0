"""What the table is asked: one sentence on the notice's ground, and a button for each answer."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit import Button, ElidedLabel, Ground, announce
from riichi_desktop.ui.theme import Theme

_ICON = 16
_MOST = 3


class Question(NamedTuple):
    """One question.

    Attributes:
        key: what it is about; the answers are told with it.
        sentence: in words.
        answers: (key, words) of each button.
    """

    key: str
    sentence: str
    answers: tuple[tuple[str, str], ...] = ()


class AskBar(Ground):
    """Shows the first of several questions, or hides; nothing pops up and nothing waits."""

    FILL = "notice_ground"

    answered = Signal(str, str)
    """The key of the question, and that of its answer."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, padding=0, radius=8)
        self._question: Question | None = None
        self._label = ElidedLabel(theme, "", self, color="notice")
        self._buttons = [Button(theme, "", self) for _ in range(_MOST)]
        row = QHBoxLayout(self)
        row.setContentsMargins(34, 6, 6, 6)
        row.setSpacing(8)
        row.addWidget(self._label, 1)
        for at, button in enumerate(self._buttons):
            row.addWidget(button)
            button.clicked.connect(lambda _=False, at=at: self._answer(at))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def question(self) -> Question | None:
        """The question that is asked."""
        return self._question

    def ask(self, questions: Sequence[Question]) -> None:
        """Ask the first of these; hide where there is none."""
        question = questions[0] if questions else None
        if question == self._question:
            return
        before, self._question = self._question, question
        self.setVisible(question is not None)
        if question is None:
            return
        self._label.setText(question.sentence)
        for at, button in enumerate(self._buttons):
            button.setVisible(at < len(question.answers))
            if at < len(question.answers):
                button.setText(question.answers[at][1])
        if before is None or before.key != question.key:
            announce(self, question.sentence)

    def button(self, answer: str) -> Button:
        """Give the button of an answer."""
        assert self._question is not None
        keys = [key for key, _ in self._question.answers]
        return self._buttons[keys.index(answer)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the sign."""
        super().paintEvent(event)
        painter = QPainter(self)
        ink = self.theme.color("notice").name()
        pixmap = icon_pixmap("info", ink, _ICON, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(10, round((self.height() - _ICON) / 2)), pixmap)

    def _answer(self, at: int) -> None:
        if self._question is not None:
            self.answered.emit(self._question.key, self._question.answers[at][0])
