"""How good the seating is: a sentence, and a small table."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.club import Register, SeatingQuality
from riichi_desktop.ui.kit import Label, Panel, TableRows
from riichi_desktop.ui.look import Look

from .quality import quality_rows, verdict


class QualityPanel(Panel):
    """Shows how good the rounds there are.

    Attributes:
        verdict: the sentence.
        table: what was counted.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=12)
        self.setContentsMargins(8, 14, 8, 12)
        self._look = look
        theme = look.theme
        self.title = Label(theme, "", self, font="panel_title")
        self.verdict = Label(theme, "", self, color="muted")
        self.table = TableRows(theme, look.art, self, columns=(36,))
        for label in (self.title, self.verdict):
            label.setIndent(8)
        self.verdict.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.verdict)
        column.addWidget(self.table)

    def show_quality(self, quality: SeatingQuality | None, register: Register) -> None:
        """Show how good a seating is; without one the panel is hidden."""
        self.setVisible(quality is not None)
        if quality is not None:
            self.verdict.setText(verdict(quality, self._look.words))
            self.table.set_rows(quality_rows(quality, register, self._look.words))

    def reword(self) -> None:
        """Put the words; `show_quality` follows."""
        self.title.setText(self._look.words.text("ui.club.cup.quality"))
