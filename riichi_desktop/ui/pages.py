"""The pages of the window: what a page is, what it is given, THE TABLE of them, and who is shown.

A page is built when it is first wanted; the first picture of the window pays for one alone.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.ui.keeper import Keeper
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.settings import SettingsStore

WIDEST: Final = 1400
"""The width in px beyond which a page only has wider margins, where it says nothing else."""


class Desk(NamedTuple):
    """What every page is given.

    Attributes:
        look: theme, tiles, words.
        session: the hand being built, and the rules in force.
        settings: what the user chose.
        keeper: the files of the hand; its history.
        data_dir: the folder of what outlives the program.
        say: shows a sentence in the status line; "" clears it.
        page: gives another page by its key, built but not shown.
        open: shows another page by its key, and gives it.
    """

    look: Look
    session: Session
    settings: SettingsStore
    keeper: Keeper
    data_dir: Path
    say: Callable[[str], None]
    page: "Callable[[str], Page]"
    open: "Callable[[str], Page]"


class Page(QWidget):
    """One page of the window, its header row included.

    A page that is hidden does no work: what changed meanwhile it shows in `enter`.

    Attributes:
        desk: what it was given.
        trouble: a sentence about what does not work for as long as it does not; "" for none.
        widest: the width in px beyond which the page only has wider margins.
    """

    told = Signal(str)
    """A sentence for the status line; "" clears it."""
    asked = Signal(str)
    """The id of a command of `commands.COMMANDS` that a button stands for."""
    lasting = Signal()
    """`trouble` is another."""

    widest = WIDEST

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        """Build what the first picture needs; `finish` builds the rest."""
        super().__init__(parent)
        self.desk = desk
        self.trouble = ""

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does that means something on this page, by its id; asked once."""
        return {}

    def finish(self) -> None:
        """Build what the first picture does without; called once it is seen, and never twice."""

    def enter(self) -> None:
        """Be shown next: take up what changed meanwhile; what is told here stays to be read."""

    def leave(self) -> None:
        """Be hidden: let go of what must not go on unseen."""

    def shut(self) -> None:
        """Keep everything: the window closes."""

    def focus_home(self) -> None:
        """Put the keyboard where the page is worked from."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_key(self, event: QKeyEvent) -> bool:  # noqa: ARG002 - a page may read no keys
        """Take a key that no control took; tell whether it meant anything."""
        return False

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one, as a page is built."""

    def reword(self) -> None:
        """Say everything in the language in force, the `trouble` too."""


class PageRow(NamedTuple):
    """One row of the table of pages.

    Attributes:
        key: `ui.page.<key>` names it; so do `--page` and the settings.
        icon: the name of its icon.
        build: makes it; what it is made of is imported there.
    """

    key: str
    icon: str
    build: Callable[[Desk, QWidget], Page]


def _hand(desk: Desk, parent: QWidget) -> Page:
    from riichi_desktop.ui.hand_view import HandView

    return HandView(desk, parent)


def _points(desk: Desk, parent: QWidget) -> Page:
    from riichi_desktop.ui.points.page import PointsPage

    return PointsPage(desk, parent)


def _reference(desk: Desk, parent: QWidget) -> Page:
    from riichi_desktop.ui.reference.page import ReferencePage

    return ReferencePage(desk, parent)


def _rules(desk: Desk, parent: QWidget) -> Page:
    from riichi_desktop.ui.rules.page import RulesPage

    return RulesPage(desk, parent)


def _match(desk: Desk, parent: QWidget) -> Page:
    from riichi_desktop.ui.match.page import MatchPage

    return MatchPage(desk, parent)


def _practice(desk: Desk, parent: QWidget) -> Page:
    from riichi_desktop.ui.practice.page import PracticePage

    return PracticePage(desk, parent)


PAGES: Final = (
    PageRow("hand", "hand", _hand),
    PageRow("points", "points", _points),
    PageRow("reference", "reference", _reference),
    PageRow("rules", "rules", _rules),
    PageRow("match", "match", _match),
    PageRow("practice", "practice", _practice),
)
"""The pages there are, as the sidebar lists them; Ctrl+1, Ctrl+2 … open them."""


class PageStack(QObject):
    """Builds pages when they are wanted, and shows one of them.

    Args:
        rows: the pages there are.
        desk: what each is given.
        column: the layout that they stand in, on top; a hidden page takes no room there.
        parent: the widget of that layout.
        first: the key of the page to show; where there is none of that key, the first of `rows`.

    Attributes:
        key: of the page that is shown.
        current: the page that is shown.
    """

    told = Signal(str)
    asked = Signal(str)
    lasting = Signal()

    def __init__(
        self,
        rows: Sequence[PageRow],
        desk: Desk,
        column: QVBoxLayout,
        parent: QWidget,
        first: str = "",
    ) -> None:
        super().__init__(parent)
        self._rows = {row.key: row for row in rows}
        self._desk = desk
        self._column = column
        self._parent = parent
        self._compact = False
        self._built: dict[str, Page] = {}
        self._handlers: dict[str, Mapping[str, Callable[[], object]]] = {}
        self._unfinished: list[Page] = []
        self.key = first if first in self._rows else rows[0].key
        self.current = self._build(
            self.key
        )  # seen with the window: to show it would lay it out twice

    def begin(self) -> None:
        """Work with the first page; once whoever shows what it says is there."""
        self.current.enter()
        self.current.focus_home()

    def page(self, key: str) -> Page:
        """Give a page, built but shown only if it is already.

        Raises:
            KeyError: no page has that key.
        """
        if key not in self._built:
            self._build(key).hide()
        return self._built[key]

    def open(self, key: str) -> Page:
        """Show a page in place of another, and put the keyboard there.

        Raises:
            KeyError: no page has that key.
        """
        page = self.page(key)
        if page is not self.current:
            self._parent.setFocus()  # Qt would hand the focus of what is hidden to a neighbour
            self.current.leave()
            self.current.hide()
            self.key, self.current = key, page
            page.enter()
            page.show()
        page.focus_home()
        return page

    def handler(self, command: str) -> Callable[[], object] | None:
        """Give what a command does on the page that is shown; None where it means nothing."""
        return self._handlers[self.key].get(command)

    def finish(self) -> None:
        """Build what the first pictures did without."""
        while self._unfinished:
            self._unfinished.pop(0).finish()

    def _build(self, key: str) -> Page:
        page = self._rows[key].build(self._desk, self._parent)
        if self._compact:
            page.set_compact(True)
        page.told.connect(self.told)
        page.asked.connect(self.asked)
        page.lasting.connect(self.lasting)
        self._handlers[key] = page.handlers()
        self._column.insertWidget(0, page, 1)
        self._built[key] = page
        self._unfinished.append(page)
        if page.trouble:
            self.lasting.emit()
        return page

    @property
    def is_finished(self) -> bool:
        """Whether every page that was built is whole."""
        return not self._unfinished

    @property
    def troubles(self) -> tuple[str, ...]:
        """What does not work on any page, hidden ones too, in sentences."""
        return tuple(page.trouble for page in self._built.values() if page.trouble)

    def set_compact(self, compact: bool) -> None:
        """Lay every page out for a small window, or for a normal one."""
        self._compact = compact
        for page in self._built.values():
            page.set_compact(compact)

    def reword(self) -> None:
        """Have every page speak the language in force."""
        for page in self._built.values():
            page.reword()

    def shut(self) -> None:
        """Have every page keep everything: the window closes."""
        for page in self._built.values():
            page.shut()
