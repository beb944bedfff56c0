"""A problem to report: a text to look at, to copy, in a file; nothing is sent anywhere."""

from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from riichi_desktop.keeping import write_problem
from riichi_desktop.ui.dialog import Dialog
from riichi_desktop.ui.kit import Button, Label, Notice, announce
from riichi_desktop.ui.look import Look

_SIZE: Final = (620, 460)


class ReportDialog(Dialog):
    """Shows the text of a report, and where its file is.

    Args:
        look: theme, words.
        text: of `report_text`.
        folder: where the file is written.
    """

    def __init__(self, look: Look, text: str, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.report.title", parent)
        theme = look.theme
        self._about = Label(theme, "", self)
        self._about.setWordWrap(True)
        self.text = QPlainTextEdit(text, self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._file = Label(theme, "", self, font="caption", color="muted")
        self._file.setWordWrap(True)
        self._unwritten = Notice(theme, "", self)
        self.copy = Button(theme, "", self)
        self.copy.clicked.connect(self._copy)
        self._copied = Label(theme, "", self, font="caption", color="muted")
        self.file = self._write(folder)
        for part in (self._about, self.text, self._file, self._unwritten):
            self.body.addWidget(part, int(part is self.text))
        self._file.setVisible(bool(self.file))
        self._unwritten.setVisible(not self.file)
        self.foot.insertWidget(0, self.copy)
        self.foot.insertWidget(1, self._copied)
        self.resize(*_SIZE)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self._about.setText(words.text("ui.report.about"))
        self._file.setText(words.text("ui.report.file", file=self.file))
        self._unwritten.setText(words.text("ui.report.not_written"))
        self.text.setAccessibleName(words.text("ui.report.text"))
        self.copy.setText(words.text("ui.report.copy"))
        self._copied.setText("")

    def _write(self, folder: Path) -> str:
        """Write the file and give its place, "" where it cannot be written."""
        try:
            return str(write_problem(folder, self.text.toPlainText()))
        except OSError:
            return ""

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        said = self.look.words.text("ui.report.copied")
        self._copied.setText(said)
        announce(self.copy, said)
