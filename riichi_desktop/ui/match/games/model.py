"""The list of matches as a model of Qt."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from riichi_desktop.documents import presets
from riichi_desktop.engine import Rules
from riichi_desktop.export import rule_set_name
from riichi_desktop.ui.match.board.values import one_line, places
from riichi_desktop.ui.match.board.words import isolated, place_name, round_name
from riichi_desktop.words import Words

if TYPE_CHECKING:
    from riichi_desktop.engine import Wind
    from riichi_desktop.storage import GameHead

Index = QModelIndex | QPersistentModelIndex

HEAD: Final = Qt.ItemDataRole.UserRole
"""The role under which a row gives its `GameHead`."""


class GamesModel(QAbstractListModel):
    """The matches, the latest first."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._heads: tuple[GameHead, ...] = ()

    @property
    def heads(self) -> "tuple[GameHead, ...]":
        """All of them."""
        return self._heads

    def show_heads(self, heads: "tuple[GameHead, ...]", words: Words) -> None:
        """Show other matches."""
        if (heads, words) != (self._heads, self.words):
            self.beginResetModel()
            self._heads, self.words = heads, words
            self.endResetModel()

    def row_of(self, id: str) -> int:
        """Give the row of a match, or -1."""
        return next((at for at, head in enumerate(self._heads) if head.id == id), -1)

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Give how many matches there are."""
        return len(self._heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a match: as `GameHead`, or as the words that are spoken."""
        head = self._heads[index.row()]
        if role == HEAD:
            return head
        if role == Qt.ItemDataRole.DisplayRole:
            return spoken(head, self.words)
        return None


def title_of(head: "GameHead", words: Words) -> str:
    """Give what people call a match, or its number."""
    return one_line(head.title) or words.text("ui.games.untitled", number=head.number)


def state_of(head: "GameHead", words: Words) -> str:
    """Say how far a match is: its round, or that it is over; and how many hands were played."""
    if not head.is_summed:
        return words.text("ui.games.damaged") if head.damage else ""
    hands = words.text("ui.games.hands", n=head.hands)
    if head.finished:
        return f"{words.text('ui.games.finished')} · {hands}"
    name = round_name(words, cast("Wind", head.round[0]), int(head.round[1:]))
    return f"{name} · {hands}"


def rules_of(head: "GameHead", words: Words) -> str:
    """Name the rule set of a match."""
    return rule_set_name(head.rules_id, words)


class Person(NamedTuple):
    """One player of a match.

    Attributes:
        name: who.
        score: "" where it was not worked out yet.
        place: "1st"; "" where all have the same.
        first: whether it is the first place.
    """

    name: str
    score: str
    place: str
    first: bool


def people(head: "GameHead", words: Words) -> tuple[Person, ...]:
    """Give the players in the order of their seats."""
    level = len({*head.scores}) < 2
    found = []
    for chair, name in enumerate(head.names):
        number, shared = (0, False) if level else _place(head, chair)
        found.append(
            Person(
                one_line(name) or words.text("ui.match.nameless", number=chair + 1),
                words.number(head.scores[chair]) if head.scores else "",
                place_name(words, number, shared=shared, short=True) if number else "",
                number == 1,
            )
        )
    return tuple(found)


def _place(head: "GameHead", chair: int) -> tuple[int, bool]:
    """Give a place, and whether it is shared; as a set that is gone splits ties."""
    rules = presets().get(head.rules_id) or Rules()
    return places(head.scores, rules)[chair]


def spoken(head: "GameHead", words: Words) -> str:
    """Say all of a match, for a screen reader."""
    players = [
        " ".join(filter(None, (isolated(one.name), one.score, one.place)))
        for one in people(head, words)
    ]
    hidden = words.text("ui.games.hidden") if head.hidden else ""
    damage = words.problem(head.damage) if head.damage else ""
    parts = [title_of(head, words), rules_of(head, words), state_of(head, words), damage, hidden]
    return words.joined(filter(None, [*parts, *players]))
