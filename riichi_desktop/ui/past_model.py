"""The hands that were scored, as a model of Qt: what each is worth, its name, its star."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from riichi_desktop.documents import rules_from_text
from riichi_desktop.engine import Draft, HandValue, Move, value_of
from riichi_desktop.export import headline, rules_name
from riichi_desktop.keeping import History, Past
from riichi_desktop.ui.hand_lines import move_of_line
from riichi_desktop.words import Words

Index = QModelIndex | QPersistentModelIndex

SHOWN: Final = Qt.ItemDataRole.UserRole
"""The role under which a row gives its `Shown`."""


class Shown(NamedTuple):
    """A row in words.

    Attributes:
        past: the hand as it is kept.
        draft: the same, to be drawn; None where its line is no longer understood.
        players: at its table.
        worth: its limit, han, fu and points; "" without a value.
        rules: the name of its rule set.
    """

    past: Past
    draft: Draft | None
    players: int
    worth: str
    rules: str


class PastModel(QAbstractListModel):
    """The hands of a history, the latest first; each is valued when it is first shown.

    Attributes:
        trouble: the key of the sentence that says why the file cannot be read or written, "" where
            it can be.
    """

    failed = Signal()
    """The file could not be read or written; `trouble` says why."""

    def __init__(self, history: History, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._words = words
        self._only_favourites = False
        self._hands: tuple[Past, ...] = ()
        self._shown: dict[str, Shown] = {}
        self.trouble = ""
        self.read()

    def read(self) -> None:
        """Read the file anew; a row that went goes alone, else the rows that stay are kept."""
        hands = self._kept()
        before, after = [[past.line for past in each] for each in (self._hands, hands)]
        gone = next((row for row, line in enumerate(before) if after[row : row + 1] != [line]), 0)
        if before == after and hands:
            self._hands = hands
            self.dataChanged.emit(self.index(0, 0), self.index(len(hands) - 1, 0))
        elif before[:gone] + before[gone + 1 :] == after != before:
            self.beginRemoveRows(QModelIndex(), gone, gone)
            self._hands = hands
            self.endRemoveRows()
        else:
            self.beginResetModel()
            self._hands = hands
            self.endResetModel()

    def show_favourites(self, only: bool) -> None:
        """Show the favourites alone, or all hands."""
        self._only_favourites = only
        self.read()

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Give how many hands there are."""
        return len(self._hands)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a hand: as `Shown`, as the words that are spoken, or its name to be edited."""
        shown = self.shown(index.row())
        if role == SHOWN:
            return shown
        if role == Qt.ItemDataRole.EditRole:
            return shown.past.name
        if role == Qt.ItemDataRole.DisplayRole:
            return self._spoken(shown)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let names be edited."""
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Name a hand."""
        past = self._hands[index.row()]
        name = " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or name == past.name:
            return False
        return self._do(lambda: self._history.name(past.line, name))

    def favour(self, row: int) -> None:
        """Give a hand its star, or take it away."""
        past = self._hands[row]
        self._do(lambda: self._history.favour(past.line, not past.favourite))

    def remove(self, row: int) -> None:
        """Take a hand out of the list."""
        line = self._hands[row].line
        self._do(lambda: self._history.remove(line))

    def shown(self, row: int) -> Shown:
        """Give a row in words."""
        past = self._hands[row]
        kept = self._shown.get(past.line)
        if kept is None:
            kept = self._shown[past.line] = _shown(past, self._words)
        return kept._replace(past=past)

    def _kept(self) -> tuple[Past, ...]:
        hands: Sequence[Past] = ()
        try:
            hands = self._history.hands()
        except OSError:
            self._fail("ui.history.unreadable")
        else:
            self.trouble = ""
            if not self._history.readable:
                self._fail("ui.keeping.history_newer")
        return tuple(past for past in hands if past.favourite or not self._only_favourites)

    def _do(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except OSError:
            self._fail("ui.history.unreadable")
            return False
        self.read()
        return True

    def _fail(self, key: str) -> None:
        self.trouble = key
        self.failed.emit()

    def _spoken(self, shown: Shown) -> str:
        words = self._words
        star = [words.text("ui.history.favourite")] if shown.past.favourite else []
        draft = shown.draft
        tiles = [] if draft is None else [words.tiles(draft.concealed)]
        return words.joined(filter(None, [shown.past.name, shown.worth, *tiles, *star]))


def _shown(past: Past, words: Words) -> Shown:
    move = move_of_line(past.line)
    if not isinstance(move, Move):
        return Shown(past, None, 4, "", "")
    rules = rules_from_text(move.draft.rules)
    value = value_of(move.draft, rules)
    worth = headline(value, words) if isinstance(value, HandValue) else ""
    return Shown(past, move.draft, rules.players, worth, rules_name(rules, words))
