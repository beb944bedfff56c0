"""The field that always holds the hand as a line of text, and takes one."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from riichi_desktop.engine import Problem, Study
from riichi_desktop.ui.hand_lines import move_of_line
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

PAUSE_MS: Final = 400
"""How long after the last key a fault is told: a word that is being typed is no fault yet."""

_HISTORY: Final = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class LineField(QLineEdit):
    """The hand line. Enter puts it in place, Esc gives the hand's own line back.

    Between two edits it is the canonical line of the hand. A fault is underlined where it is, a
    character or a word, and told as a sentence (`told`).
    """

    told = Signal(str)
    """What is wrong with the text, as a sentence; "" where nothing is any more."""
    left = Signal()
    """Esc in a field that holds the hand's own line: the keyboard goes back to the hand."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session.line, parent)
        self._look = look
        self._session = session
        self._fault: Problem | None = None
        self._underlined = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._look_for_fault)
        self.setCursorPosition(0)
        self.textEdited.connect(self._edited)
        self.returnPressed.connect(self._apply)
        session.changed.connect(self.show_study)
        look.theme.changed.connect(self._dress)
        look.reworded.connect(self.reword)
        self._dress()
        self.reword()

    @property
    def fault(self) -> Problem | None:
        """What is wrong with the text, as far as it was looked for."""
        return self._fault

    def show_study(self, _study: Study) -> None:
        """Hold the line of the hand, whatever was being typed."""
        self._hold(self._session.line)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.setAccessibleName(words.text("ui.header.line_name"))
        self.setPlaceholderText(words.text("ui.header.line_hint"))
        if self._fault is not None:
            self.told.emit(self._sentence(self._fault))

    def event(self, event: QEvent) -> bool:
        """Leave undo, redo, copy and paste to the window where the field itself has none to do."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            copies = event.matches(QKeySequence.StandardKey.Copy)
            through = any(event.matches(key) for key in _HISTORY) and not self.isModified()
            if through or (copies and not self.hasSelectedText()):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the hand's line back with Esc, or leave."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text() == self._session.line and self._fault is None:
            self.left.emit()
        else:
            self._hold(self._session.line)
            self.told.emit("")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give the hand's line back where an edit was left behind without a fault to look at."""
        super().focusOutEvent(event)
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self._pause.stop()
            if not self.isModified():
                self.setCursorPosition(0)

    def _hold(self, line: str) -> None:
        self._pause.stop()
        self._fault = None
        self._underline(None)
        if line != self.text():
            self.setText(line)
            self.setCursorPosition(len(line) if self.hasFocus() else 0)
        self.setModified(False)

    def _edited(self, _text: str) -> None:
        self._fault = None
        self._underline(None)
        self._pause.start()

    def _look_for_fault(self) -> None:
        found = move_of_line(self.text())
        if isinstance(found, Problem):
            self._show_fault(found)
        else:
            self.told.emit("")

    def _apply(self) -> None:
        self._pause.stop()
        if not self.text().strip():
            self._session.clear()
            self._hold(self._session.line)
            return
        fault = self._session.read_line(self.text())
        if fault is not None:
            self._show_fault(fault)
            return
        self._hold(self._session.line)
        self.told.emit("")

    def _show_fault(self, fault: Problem) -> None:
        self._fault = fault
        self._underline(_span(fault))
        self.told.emit(self._sentence(fault))

    def _sentence(self, fault: Problem) -> str:
        from riichi_desktop.export import problems_text  # not before the first fault

        return problems_text([fault], self._look.words)

    def _underline(self, span: tuple[int, int] | None) -> None:
        """Underline from one place to before another, or nothing."""
        if span is None and not self._underlined:
            return
        from riichi_desktop.ui.underline import underline

        self._underlined = span is not None
        underline(self, span, self._look.theme.color("losses"))

    def _dress(self) -> None:
        self.setFont(self._look.theme.font("mono"))
        self._underline(_span(self._fault) if self._fault is not None else None)


def _span(fault: Problem) -> tuple[int, int] | None:
    at, until = (fault.details.get(name) for name in ("at", "until"))
    if not isinstance(at, int):
        return None
    return at, until if isinstance(until, int) else at + 1
