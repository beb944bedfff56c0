"""What the dialogs of imports have in common: what it counts for, a body that scrolls."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from riichi_desktop.club import Register
from riichi_desktop.engine import Problem
from riichi_desktop.ui.club.club_header import events_listed
from riichi_desktop.ui.club.day_field import DayField
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.kit import Captioned, DropButton
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

_SIZE = (860, 620)


class ImportFrame(AskDialog):
    """A dialog of an import.

    Args:
        look: as everywhere.
        title, done: keys of the catalogue.
        register: what the club wrote down.
        event: the id of the event to begin with; "" for none.

    Attributes:
        counts_for: the event.
        day: the day of what does not say its own.
        inside: where its parts are laid; it scrolls, and follows the keyboard.
        head: the row of what it counts for.
    """

    def __init__(
        self,
        look: Look,
        title: str,
        done: str,
        register: Register,
        event: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, title, done, parent)
        self._register = register
        self._first = event
        self.counts_for = DropButton(look.theme, "", self)
        self.day = DayField(look, self)
        self.day.set_day(today())
        self._captioned = {
            "event": Captioned(look.theme, "", self.counts_for, self),
            "day": Captioned(look.theme, "", self.day, self),
        }
        self.head = QHBoxLayout()
        self.head.setSpacing(16)
        for part in self._captioned.values():
            self.head.addWidget(part, 0, Qt.AlignmentFlag.AlignBottom)
        self.head.addStretch(1)
        self.area = ScrollColumn(self)
        self.inside = self.area.column
        self.inside.setSpacing(14)
        self.body.addLayout(self.head)
        self.body.addWidget(self.area, 1)
        self.resize(*_SIZE)

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        for key, captioned in self._captioned.items():
            captioned.set_caption(words.text(f"ui.club.imports.{key}"))
        for key, part in (("event", self.counts_for), ("day", self.day)):
            part.setAccessibleName(words.text(f"ui.club.imports.{key}"))
        events = [(one.uid, one.name) for one in events_listed(self._register) if not one.closed]
        chosen = self.counts_for.current
        if chosen is None:
            chosen = self._first if self._first in dict(events) else ""
        self.counts_for.set_options([("", words.text("ui.club.link.nothing")), *events])
        self.counts_for.set_current(chosen)

    def grey(self, fault: Problem | None) -> None:
        """Grey what the dialog does, with the reason; None frees it."""
        self.yes.set_reason(self.look.words.problem(fault) if fault else None)
        self.say("")
