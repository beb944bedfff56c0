"""The pages of the window: THE TABLE of how each is built, and who is shown.

A page is built when it is first wanted; the first picture of the window pays for one alone.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.ui.page import Desk, Page


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


def _club(desk: Desk, parent: QWidget) -> Page:
    from riichi_desktop.ui.club.page import ClubPage

    return ClubPage(desk, parent)


def _practice(desk: Desk, parent: QWidget) -> Page:
    from riichi_desktop.ui.practice.page import PracticePage

    return PracticePage(desk, parent)


PAGES: Final = (
    PageRow("hand", "hand", _hand),
    PageRow("points", "points", _points),
    PageRow("reference", "reference", _reference),
    PageRow("rules", "rules", _rules),
    PageRow("match", "match", _match),
    PageRow("club", "club", _club),
    PageRow("practice", "practice", _practice),
)
"""How each of `PAGE_KEYS` is built, in their order."""


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
        said = (page.trouble for page in self._built.values() if page.trouble)
        return tuple(dict.fromkeys(said))  # of the database two pages say the same

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
