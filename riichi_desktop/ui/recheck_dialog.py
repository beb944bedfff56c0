"""All recorded hands checked again: how far it is, then whether anything differs, and what."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QProgressBar, QWidget

from riichi_desktop.ui.dialog import Dialog
from riichi_desktop.ui.kit import Button, Label, Notice, announce
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.offthread import OffThread

if TYPE_CHECKING:
    from riichi_desktop.recheck import Difference, Rechecked
    from riichi_desktop.storage import StorageError

_WIDTH: Final = 640
_HIGH: Final = 260
"""Of the list of differences at least, in px."""

_DIFFERENCE: Final = Qt.ItemDataRole.UserRole


class _StoppedError(Exception):
    """The answer is not wanted any more."""


class RecheckDialog(Dialog):
    """Works everything out in a thread of its own; closing it ends that. Nothing is written.

    Args:
        look: theme, words.
        club: the database.
        history: the file of the recent hands.
        station: who asks, for the database.

    Attributes:
        found: what came of it; None until it is known.
    """

    opened = Signal(str, str)
    """A match is to be shown, by its id, at the entry of this uid ("" for none)."""
    _progressed = Signal(int, int)

    def __init__(
        self, look: Look, club: Path, history: Path, station: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, "ui.recheck.title", parent)
        self._club, self._history, self._station = club, history, station
        self.found: Rechecked | None = None
        self._failed: StorageError | OSError | None = None
        self._is_stopped = False
        theme = look.theme
        self._about = Label(theme, "", self, color="muted")
        self.progress = QProgressBar(self)
        self.verdict = Label(theme, "", self, font="panel_title")
        self.counted = Label(theme, "", self)
        self.trouble = Notice(theme, "", self)
        self.trouble.setTextFormat(Qt.TextFormat.PlainText)
        self.list = QListWidget(self)
        self._after = Label(theme, "", self, color="muted")
        self.copy = Button(theme, "", self, icon="copy")
        self.open_match = Button(theme, "", self, icon="match")
        self._work = OffThread(self)
        self._lay_out()
        self._connect()
        self.reword()
        self._work.ask("recheck", self._worked_out, self._show)

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self._about.setText(words.text("ui.recheck.about"))
        self._after.setText(words.text("ui.recheck.after"))
        self.copy.setText(words.text("ui.report.copy"))
        self.open_match.setText(words.text("ui.recheck.open_match"))
        self.list.setAccessibleName(words.text("ui.recheck.differences"))
        self.progress.setAccessibleName(words.text("ui.recheck.title"))
        self._say()

    def done(self, result: int) -> None:
        """Close it; what is being worked out is left."""
        self._stop()
        super().done(result)

    def _stop(self) -> None:
        self._is_stopped = True
        self._work.close()

    def _worked_out(self) -> "Rechecked | StorageError | OSError":
        """Work everything out, in a thread; what cannot be read is an answer too."""
        from riichi_desktop.recheck import recheck
        from riichi_desktop.storage import StorageError

        try:
            return recheck(self._club, self._history, self._station, self._tell)
        except (StorageError, OSError) as error:
            return error

    def _tell(self, at: int, of: int) -> None:
        """Tell the window how far it is, a hundred times at most."""
        if self._is_stopped:
            raise _StoppedError
        if at * 100 // of != (at - 1) * 100 // of:
            self._progressed.emit(at, of)

    def _show_progress(self, at: int, of: int) -> None:
        self.progress.setRange(0, of)
        self.progress.setValue(at)
        self.progress.setFormat(self.look.words.text("ui.recheck.at", at=at, of=of))

    def _show(self, answer: "Rechecked | StorageError | OSError") -> None:
        """Show what came of it."""
        if isinstance(answer, Exception):
            self._failed = answer
        else:
            self.found = answer
        self._say()
        self._stand_in_the_middle()
        announce(self, self.trouble.text() if self._failed else self.verdict.text())

    def _stand_in_the_middle(self) -> None:
        """Stand in the middle of the window again: what was found takes room."""
        window = self.parentWidget()
        if window is not None and not self.isMaximized():
            self.move(window.frameGeometry().center() - self.frameGeometry().center() + self.pos())

    def _say(self) -> None:
        """Say what is known so far, in the language in force."""
        found, differs = self.found, bool(self.found and self.found.differences)
        self.progress.setVisible(found is None and self._failed is None)
        self.trouble.setVisible(self._failed is not None)
        for part in (self.verdict, self.counted):
            part.setVisible(found is not None)
        for each in (self.list, self._after, self.copy, self.open_match):
            each.setVisible(differs)
        if self._failed is not None:
            from riichi_desktop.recheck import unread

            self.trouble.setText(unread(self._failed, self._history, self.look.words))
        if found is not None:
            self._say_found(found)
        if differs:
            self.setMinimumHeight(_HIGH + 220)
        self.adjustSize()

    def _say_found(self, found: "Rechecked") -> None:
        from riichi_desktop.recheck import counted, differences, verdict

        words, row = self.look.words, max(0, self.list.currentRow())
        self.verdict.setText(verdict(found, words))
        self.counted.setText(counted(found, words))
        self.list.clear()
        for one in differences(found, words):
            item = QListWidgetItem(f"{one.where}\n{one.what}")
            item.setData(_DIFFERENCE, one)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))

    def _chosen(self) -> "Difference | None":
        item = self.list.currentItem()
        chosen: Difference | None = item.data(_DIFFERENCE) if item is not None else None
        return chosen

    def _grey(self) -> None:
        chosen = self._chosen()
        of_match = chosen is not None and bool(chosen.game)
        reason = None if of_match else self.look.words.text("ui.recheck.of_no_match")
        self.open_match.set_reason(reason)

    def _open(self) -> None:
        chosen = self._chosen()
        if chosen is not None and chosen.game:
            self.accept()
            self.opened.emit(chosen.game, chosen.uid)

    def _copy(self) -> None:
        items = [self.list.item(row).text() for row in range(self.list.count())]
        lines = (item.replace("\n", ": ") for item in items)
        QGuiApplication.clipboard().setText(
            "\n".join((*lines, self.counted.text(), self.verdict.text(), ""))
        )
        announce(self.copy, self.look.words.text("ui.recheck.copied"))

    def _connect(self) -> None:
        self._progressed.connect(self._show_progress)
        self.list.currentRowChanged.connect(lambda _row: self._grey())
        self.list.itemActivated.connect(lambda _item: self._open())
        self.open_match.clicked.connect(self._open)
        self.copy.clicked.connect(self._copy)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._stop)

    def _lay_out(self) -> None:
        for label in (self._about, self.counted, self._after):
            label.setWordWrap(True)
        self.progress.setRange(0, 0)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(_HIGH)
        self.list.setStyleSheet(
            "QListWidget { padding: 4px; } QListWidget::item { padding: 6px 8px; }"
        )
        parts = (self._about, self.progress, self.verdict, self.counted, self.trouble)
        for part in (*parts, self.list, self._after):
            self.body.addWidget(part, int(part is self.list))
        self.foot.insertWidget(0, self.copy)
        self.foot.insertWidget(1, self.open_match)
        self.setMinimumWidth(_WIDTH)
