"""What the match's small dialogs have in common: something is asked, then done or left."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from riichi_desktop.ui.kit import Button, ElidedLabel, Label
from riichi_desktop.ui.look import Look

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class AskDialog(QDialog):
    """A window over the main one with one thing to do; Esc leaves it, Ctrl+Enter does it.

    Enter does it too wherever it means nothing else; in a text each dialog says what it means.

    Args:
        look: as everywhere.
        title: the key of its title.
        done: the key of the words of what it does.

    Attributes:
        body: where its parts are laid.
        foot: the row of its buttons; why it cannot be done stands at the left.
    """

    confirmed = Signal()
    """It is to be done; whoever listens closes the dialog where it was."""

    def __init__(self, look: Look, title: str, done: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._keys = title, done
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme = look.theme
        self.title = Label(theme, "", self, font="page_title")
        self.fault = ElidedLabel(theme, "", self, color="losses")
        self.cancel = Button(theme, "", self)
        self.yes = Button(theme, "", self, kind="primary")
        self.body, self.foot = QVBoxLayout(), QHBoxLayout()
        self._lay_out_frame()
        self.cancel.clicked.connect(self.reject)
        self.yes.clicked.connect(self.confirmed)
        self.yes.refused.connect(self.say)
        QShortcut(QKeySequence("Ctrl+Return"), self, self.yes.click)
        look.reworded.connect(self.reword)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words, (title, done) = self.look.words, self._keys
        self.setWindowTitle(words.text(title))
        self.title.setText(words.text(title))
        self.yes.setText(words.text(done))
        self.cancel.setText(words.text("ui.button.cancel"))

    def say(self, sentence: str) -> None:
        """Say why something cannot be; "" says nothing."""
        self.fault.setText(sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the Enter that no control took."""
        typing = isinstance(self.focusWidget(), QLineEdit)
        if event.key() in _ENTER and event.modifiers() in _PLAIN and not typing:
            self.yes.click()
        else:
            super().keyPressEvent(event)

    def _lay_out_frame(self) -> None:
        self.body.setSpacing(12)
        self.foot.setSpacing(8)
        self.foot.addWidget(self.fault, 1)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.yes)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(14)
        column.addWidget(self.title)
        column.addLayout(self.body, 1)
        column.addLayout(self.foot)
