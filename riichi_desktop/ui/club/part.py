"""What a part of the Club page is, and what it is given."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Event
from riichi_desktop.engine import Problem
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.page import Desk
from riichi_desktop.ui.roll import Roll


class ClubDesk(NamedTuple):
    """What every part is given.

    Attributes:
        desk: what the page was given.
        roll: the club.
        open: shows another part, by its key.
    """

    desk: Desk
    roll: Roll
    open: "Callable[[str], Part]"

    @property
    def look(self) -> Look:
        """Theme, tiles, words."""
        return self.desk.look


class Part(QWidget):
    """One part of the Club page: a tab of it.

    A part that is hidden does no work: what changed meanwhile it shows in `enter`.

    Attributes:
        club: what it was given.
    """

    told = Signal(str)
    """A sentence for the status line."""

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.club = club
        club.roll.changed.connect(self._changed)
        club.roll.worked.connect(self._changed)

    def acts(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command of the page does here, by its id; asked once."""
        return {}

    def refresh(self) -> None:
        """Show the club as it is now."""

    def enter(self) -> None:
        """Be shown next."""
        self.refresh()

    def leave(self) -> None:
        """Be hidden."""

    def focus_home(self) -> None:
        """Put the keyboard where the part is worked from."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one, as a part is built."""

    def reword(self) -> None:
        """Say everything in the language in force; `refresh` follows where it is shown."""

    def tell(self, *problems: Problem) -> None:
        """Say why something cannot be."""
        self.told.emit(" ".join(map(self.club.look.words.problem, problems)))

    def _changed(self) -> None:
        if self.isVisible():
            self.refresh()


class PartRow(NamedTuple):
    """One row of the table of parts.

    Attributes:
        key: `ui.club.part.<key>` names it.
        build: makes it; what it is made of is imported there.
        is_for: whether it is there for an event; None stands for no event.
    """

    key: str
    build: Callable[[ClubDesk, QWidget], Part]
    is_for: Callable[[Event | None], bool]
