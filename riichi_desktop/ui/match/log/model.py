"""The lines of the record as a model of Qt."""

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from riichi_desktop.words import Words

from .lines import LogLine

Index = QModelIndex | QPersistentModelIndex

LINE: Final = Qt.ItemDataRole.UserRole
"""The role under which a row gives its `LogLine`."""


class LogModel(QAbstractListModel):
    """The lines of a game, the start first. What stays the same is not told to be another."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[LogLine, ...] = ()
        self._spoken: dict[int, str] = {}
        self._names: tuple[str, ...] = ()
        self._words: Words | None = None

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All lines."""
        return self._lines

    def show_lines(self, lines: tuple[LogLine, ...], names: tuple[str, ...], words: Words) -> None:
        """Show other lines; those that are the same at the beginning stay."""
        before, self._names, self._words = self._lines, names, words
        self._spoken.clear()
        if lines == before:
            return
        same = 0
        while same < min(len(before), len(lines)) and before[same].uid == lines[same].uid:
            same += 1
        if len(before) > same:
            self.beginRemoveRows(QModelIndex(), same, len(before) - 1)
            self._lines = before[:same]
            self.endRemoveRows()
        self._lines = lines[:same]
        changed = [at for at in range(same) if before[at] != lines[at]]
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], 0))
        if len(lines) > same:
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self._lines = lines
            self.endInsertRows()

    def row_of(self, uid: str) -> int:
        """Give the row of an entry, or -1."""
        return next((at for at, line in enumerate(self._lines) if uid and line.uid == uid), -1)

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Give how many lines there are."""
        return len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a line: as `LogLine`, or as the words that are spoken."""
        at = index.row()
        if role == LINE:
            return self._lines[at]
        if role == Qt.ItemDataRole.DisplayRole and self._words is not None:
            if at not in self._spoken:
                self._spoken[at] = self._lines[at].spoken(self._names, self._words)
            return self._spoken[at]
        return None
