"""A field that takes one of the club's players, completed as it is typed."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from riichi_desktop.club import Player, Register
from riichi_desktop.documents import LONGEST_NAME

from .people import is_known, named


class PlayerField(QLineEdit):
    """A name; `uid` tells whose it is, in whatever case and without accents too."""

    changed = Signal()
    """Somebody else is written here, or nobody."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST_NAME)
        self._register = Register()
        self._labels: Mapping[str, str] = {}
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setMaxVisibleItems(8)
        self.setCompleter(completer)
        self.textChanged.connect(lambda _text: self.changed.emit())

    def set_people(self, register: Register, offered: Iterable[Player] | None = None) -> None:
        """Complete the names of some people; of all that are on the lists where none are given."""
        self._register = register
        self._labels = labels(register.players.values())
        some = tuple(register.players.values() if offered is None else offered)
        shown = {one.uid for one in some}
        told_apart = [text for text, uid in self._labels.items() if uid in shown]
        names = dict.fromkeys((*told_apart, *offered_names(some)))
        self._names.setStringList(sorted(names, key=str.casefold))

    @property
    def uid(self) -> str:
        """Whose name it is; "" where the club knows nobody, or several people, of that name."""
        if self.name in self._labels:
            return self._labels[self.name]
        found = named(self._register, self.name)
        return found[0].uid if len(found) == 1 else ""

    @property
    def name(self) -> str:
        """What is written, on one line."""
        return " ".join(self.text().split())

    def set_uid(self, uid: str) -> None:
        """Write somebody's name."""
        who = self._register.who(uid)
        self.setText(next((text for text, held in self._labels.items() if held == who), ""))


def labels(people: Iterable[Player]) -> dict[str, str]:
    """Give what each person is called, and who it is; those of one name are told apart."""
    known = [player for player in people if is_known(player)]
    names = [player.name for player in known]
    found: dict[str, str] = {}
    for player in known:
        aside = player.alias or player.city or player.number
        shared = names.count(player.name) > 1 and aside
        found.setdefault(f"{player.name} ({aside})" if shared else player.name, player.uid)
    return found


def offered_names(people: Iterable[Player]) -> list[str]:
    """Give the names and aliases of people who are on the lists, in the order of the alphabet."""
    found = {
        name
        for player in people
        if is_known(player) and not player.hidden
        for name in (player.name, player.alias)
        if name
    }
    return sorted(found, key=str.casefold)
