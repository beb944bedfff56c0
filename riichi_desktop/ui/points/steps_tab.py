"""How what is paid comes about: the steps, what is particular, and what is not checked."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.export import award_notes, award_steps
from riichi_desktop.ui.kit import Label, Notice
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import unbroken

from .session import PointsView
from .steps_view import StepsView


class StepsTab(QWidget):
    """Steps, notices, and the line about what han and fu cannot tell."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._notices: list[Notice] = []
        self.steps = StepsView(look, self)
        self.unchecked = Label(look.theme, "", self, font="caption", color="muted")
        self.unchecked.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.steps)
        self._noticed = QVBoxLayout()
        self._noticed.setSpacing(6)
        column.addLayout(self._noticed)
        column.addStretch(1)
        column.addWidget(self.unchecked)

    def show_view(self, view: PointsView) -> None:
        """Show the steps of what is paid."""
        words = self._look.words
        self.steps.show_lines(award_steps(view.awarded, words))
        self._show_notices([*award_notes(view.awarded, words)])
        self.unchecked.setText(words.text("points.note.unchecked"))

    def notices(self) -> list[str]:
        """Give the notices that are shown."""
        return [one.text() for one in self._notices if not one.isHidden()]

    def _show_notices(self, sentences: list[str]) -> None:
        while len(self._notices) < len(sentences):
            notice = Notice(self._look.theme, "", self)
            self._notices.append(notice)
            self._noticed.addWidget(notice)
        for at, notice in enumerate(self._notices):
            if at < len(sentences):
                notice.setText(unbroken(sentences[at]))
            notice.setVisible(at < len(sentences))
