"""What goes out of the window and comes in: the clipboard, paper, PDF files."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from riichi_desktop.engine import Problem
from riichi_desktop.ui.hand_lines import move_of_line
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session


class Exchange:
    """Copies, pastes and prints the hand of a session, and says what it did.

    Args:
        look: theme, tiles, words.
        session: whose hand it is.
        window: the parent of the dialogs.
        say: shows a sentence.
    """

    def __init__(
        self, look: Look, session: Session, window: QWidget, say: Callable[[str], None]
    ) -> None:
        self._look = look
        self._session = session
        self._window = window
        self._say = say

    def copy_line(self) -> None:
        """Copy the line that restores everything; without a tile there is nothing to copy."""
        if self._session.draft.is_empty:
            self._tell("nothing_to_copy")
        else:
            self._copy(self._session.line, "copied_line")

    def copy_text(self) -> None:
        """Copy the whole count as text; the line alone where there is none."""
        value = self._session.study.value
        if value is None:
            self.copy_line()
        else:
            from riichi_desktop.export import text_sheet

            self._copy(text_sheet(value, self._look.words), "copied_text")

    def copy_picture(self) -> None:
        """Copy the slip as a picture."""
        if not self._refused():
            from riichi_desktop.ui.slip import slip_image

            image = slip_image(self._session.study, self._look)
            QGuiApplication.clipboard().setImage(image)
            self._tell("copied_picture")

    def print(self) -> None:
        """Ask for a printer and print the slip."""
        if not self._refused():
            from riichi_desktop.ui.printing import print_slip

            if print_slip(self._session.study, self._look, self._window):
                self._tell("printed")

    def save_pdf(self) -> None:
        """Ask for a file and write the slip as a PDF."""
        if not self._refused():
            from riichi_desktop.ui.printing import save_slip

            told = save_slip(self._session.study, self._look, self._window)
            self._say(told)

    def paste(self) -> None:
        """Take the hand of the clipboard: the whole text, else the first line that is one."""
        text = QGuiApplication.clipboard().text()
        lines = [" ".join(text.split()), *text.splitlines()]
        first: Problem | None = None
        for line in filter(None, map(str.strip, lines)):
            found = move_of_line(line)
            if not isinstance(found, Problem):
                self._session.read_line(line)
                return
            first = first or found
        reason = self._look.words.problem(first) if first else ""
        self._say(self._look.words.text("ui.status.paste_failed", reason=reason))

    def _copy(self, text: str, told: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._tell(told)

    def _refused(self) -> bool:
        from riichi_desktop.ui.header import unscored

        reason = unscored(self._session.study, self._look.words)
        if reason is not None:
            self._say(reason)
        return reason is not None

    def _tell(self, key: str) -> None:
        self._say(self._look.words.text(f"ui.status.{key}"))
