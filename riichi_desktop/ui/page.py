"""What a page of the window is, what it is given, and which pages there are.

How each is built stands in `pages`, which knows them all; what is here every page may know.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.keeper import Keeper
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.settings import SettingsStore

if TYPE_CHECKING:
    from riichi_desktop.ui.club_side import ClubSide
    from riichi_desktop.ui.roll import Roll
    from riichi_desktop.ui.shelf import Shelf
    from riichi_desktop.ui.stations.stations import Stations

PAGE_KEYS: Final = ("hand", "points", "reference", "rules", "match", "club", "practice")
"""The pages, as the sidebar lists them; Ctrl+1, Ctrl+2 … open them. `ui.page.<key>` names one."""

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
        club: gives what the pages share of the club, made when it is first asked for.
        say: shows a sentence in the status line; "" clears it.
        page: gives another page by its key, built but not shown.
        open: shows another page by its key, and gives it.
    """

    look: Look
    session: Session
    settings: SettingsStore
    keeper: Keeper
    data_dir: Path
    club: "Callable[[], ClubSide]"
    say: Callable[[str], None]
    page: "Callable[[str], Page]"
    open: "Callable[[str], Page]"

    @property
    def shelf(self) -> "Shelf":
        """The club's database."""
        return self.club().shelf

    @property
    def roll(self) -> "Roll":
        """What the club wrote down in it."""
        return self.club().roll

    @property
    def stations(self) -> "Stations":
        """This station among the others of the club."""
        return self.club().stations


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
