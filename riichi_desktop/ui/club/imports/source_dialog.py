"""What is to be imported: files that are chosen or dropped, a text that is pasted."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from riichi_desktop.ui import saving
from riichi_desktop.ui.kit import Button, Label, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

from .sources import Source, pasted, source_of

_FILTERS = ("filter", "filter_all")


class SourceDialog(AskDialog):
    """Asks for files or a text.

    Args:
        look: as everywhere.
        folder: where files were chosen last.

    Attributes:
        folder: where files were chosen now.
    """

    given = Signal(object)
    """A tuple of `Source`."""

    def __init__(self, look: Look, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.club.imports.title", "ui.club.imports.go_on", parent)
        self.folder = folder
        self.hint = Label(look.theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.choose = Button(look.theme, "", self, icon="open")
        self.text = QPlainTextEdit(self)
        self.text.setTabChangesFocus(True)
        self.text.setAcceptDrops(False)
        self.setAcceptDrops(True)
        self.body.addWidget(self.hint)
        self.body.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.text, 1)
        self.resize(640, 400)
        self.choose.clicked.connect(self.ask_files)
        self.text.textChanged.connect(self._grey)
        self.confirmed.connect(lambda: self.give(pasted(self.text.toPlainText())))
        chain(self, [self.choose, self.text, self.cancel, self.yes])
        self.reword()
        self.choose.setFocus(Qt.FocusReason.OtherFocusReason)

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.hint.setText(words.text("ui.club.imports.hint"))
        self.choose.setText(words.text("ui.club.imports.choose"))
        self.text.setPlaceholderText(words.text("ui.club.imports.paste"))
        self.text.setAccessibleName(words.text("ui.club.imports.pasted"))
        self._grey()

    def ask_files(self) -> None:
        """Ask for files, and read them."""
        words = self.look.words
        filters = ";;".join(words.text(f"ui.club.imports.{key}") for key in _FILTERS)
        title = words.text("ui.club.imports.title")
        names, _ = QFileDialog.getOpenFileNames(self, title, str(self.folder), filters)
        self.open_files([Path(name) for name in names])

    def open_files(self, paths: list[Path]) -> None:
        """Read files; say so where one cannot be."""
        sources: list[Source] = []
        for path in paths:
            self.folder = path.parent
            try:
                sources.append(source_of(path))
            except OSError as error:
                words = self.look.words
                reason = saving.because(error, words)
                self.say(words.text("ui.output.unread", file=path.name, reason=reason))
                return
        if sources:
            self.give(tuple(sources))

    def give(self, sources: tuple[Source, ...]) -> None:
        """Hand over what was given; it is read meanwhile."""
        self.say(self.look.words.text("ui.club.imports.reading"))
        self.given.emit(sources)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and texts."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read the files that were dropped, or take the text."""
        data = event.mimeData()
        local = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if local:
            self.open_files(local)
        elif data.hasText():
            self.text.setPlainText(data.text())
        event.acceptProposedAction()

    def _grey(self) -> None:
        empty = not self.text.toPlainText().strip()
        reason = self.look.words.text("ui.club.imports.nothing_yet") if empty else None
        self.yes.set_reason(reason)
        self.say("")
