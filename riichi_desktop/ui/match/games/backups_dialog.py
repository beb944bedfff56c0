"""The backups of the matches: make one, or go back to one."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from riichi_desktop.ui.kit import Button, Label
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog
from riichi_desktop.ui.shelf import Shelf

if TYPE_CHECKING:
    from riichi_desktop.storage import Backup

_BACKUP: Final = Qt.ItemDataRole.UserRole
_ROW: Final = 34


class BackupsDialog(AskDialog):
    """Lists the backups, the latest first. What is replaced is set aside whole, never deleted."""

    said = Signal(str)
    """A sentence for the status line."""
    restoring = Signal()
    """The database is about to be replaced: let go of the match that is open."""

    def __init__(self, look: Look, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.backups.title", "ui.backups.restore", parent)
        self._shelf = shelf
        self.hint = Label(look.theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setMinimumHeight(240)
        self.list.setStyleSheet(
            "QListWidget { padding: 4px; } QListWidget::item { padding: 0 8px; }"
        )
        self.make = Button(look.theme, "", self, icon="save")
        self.body.addWidget(self.hint)
        self.body.addWidget(self.list, 1)
        self.foot.insertWidget(0, self.make)
        self.make.clicked.connect(self._make)
        self.make.refused.connect(self.say)
        self.list.currentRowChanged.connect(lambda _row: self._grey())
        self.list.itemActivated.connect(lambda _item: self.yes.click())
        self.confirmed.connect(self._restore)
        self.setMinimumWidth(560)
        self.refresh()
        self.reword()

    def refresh(self) -> None:
        """Read the list anew."""
        self.list.clear()
        for backup in self._shelf.backups():
            item = QListWidgetItem(self._named(backup))
            item.setData(_BACKUP, backup)
            item.setSizeHint(QSize(200, _ROW))
            self.list.addItem(item)
        self.list.setCurrentRow(0 if self.list.count() else -1)
        self._grey()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        self.hint.setText(words.text("ui.backups.hint"))
        self.make.setText(words.text("ui.backups.make"))
        self.list.setAccessibleName(words.text("ui.backups.title"))
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setText(self._named(item.data(_BACKUP)))
        self._grey()

    def _named(self, backup: "Backup") -> str:
        words, locale = self.look.words, QLocale()
        day = locale.toString(
            QDate.fromString(backup.date, Qt.DateFormat.ISODate), QLocale.FormatType.LongFormat
        )
        reason = words.text(f"ui.backups.reason.{backup.reason}")
        return " · ".join((day, reason, locale.formattedDataSize(backup.size)))

    def _grey(self) -> None:
        words = self.look.words
        reason = None if self.list.currentRow() >= 0 else words.text("ui.backups.none")
        if self._shelf.read_only:
            reason = words.text("problem.match_read_only")
        self.yes.set_reason(reason)
        closed = None if self._shelf.is_open else words.text("ui.backups.closed")
        self.make.set_reason(
            words.text("problem.match_read_only") if self._shelf.read_only else closed
        )

    def _make(self) -> None:
        made = self._shelf.backup_now()
        trouble = self._shelf.trouble
        if made is None and trouble is not None:
            self.say(self.look.words.problem(trouble))
            return
        self.refresh()
        self.said.emit(self.look.words.text("ui.backups.made"))

    def _restore(self) -> None:
        if self.list.currentRow() < 0:
            return
        self.restoring.emit()
        refusal = self._shelf.restore(self.list.currentItem().data(_BACKUP))
        if refusal is not None:
            self.say(self.look.words.problem(refusal))
            return
        self.said.emit(self.look.words.text("ui.backups.restored"))
        self.accept()
