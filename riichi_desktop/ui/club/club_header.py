"""The top of the Club page: its title, the event that is looked at, undo, what goes out."""

from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from riichi_desktop.club import Event, Register
from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.kit import DropButton
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.page import Desk
from riichi_desktop.ui.page_header import MARGINS, MARGINS_COMPACT, PageHeader
from riichi_desktop.words import Words

_BELOW: Final = 6
_OTHER: Final = (("club_new_event", "plus"), ("club_edit_event", "edit"))
"""What stands in the menu below the events: a command and its icon."""


OUT: Final[tuple[tuple[str, str, str], ...]] = (
    ("print", "club_print", "print"),
    ("pdf", "club_pdf", "rules"),
    ("", "", ""),
    ("club_save", "club_save", "save"),
    ("club_copy", "club_copy", "copy"),
    ("", "", ""),
    ("club_import", "club_import", "open"),
    ("club_archive", "club_archive", "backup"),
)
"""What stands in the menu of what goes out and comes in: a command, its words, its icon; "" for a
line between groups."""


class EventButton(DropButton):
    """Says which event is looked at; its menu has all that are not hidden, the latest first."""

    asked = Signal(str)
    """The id of a command that was chosen below the events."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent=parent)
        self._look = look
        self._options_shown: tuple[tuple[str, str], ...] = ()
        self._actions = {command: QAction(self) for command, _ in _OTHER}
        for command, action in self._actions.items():
            action.triggered.connect(lambda _=False, command=command: self.asked.emit(command))

    def show_events(self, register: Register, chosen: str) -> None:
        """Show which event is looked at."""
        words = self._look.words
        events = events_listed(register)
        options = [(event.uid, _entry(event, words)) for event in events]
        options.append(("", words.text("ui.club.no_event")))
        self.set_options(options)
        self.set_current(chosen if chosen in dict(options) else "")
        self.setAccessibleName(words.text("ui.club.event_said", name=self.text()))

    def refill(self) -> None:
        """Put what else can be done below the events."""
        words, ink = self._look.words, self.theme.palette.text
        menu = self.options_menu()
        if self._actions[_OTHER[0][0]] not in menu.actions():
            menu.addSeparator()
            menu.addActions(list(self._actions.values()))
        for command, picture in _OTHER:
            self._actions[command].setText(words.text(f"ui.button.{command}"))
            self._actions[command].setIcon(icon(picture, ink))
        edit = self._actions["club_edit_event"]
        edit.setEnabled(bool(self.current))
        edit.setToolTip("" if self.current else words.text("ui.club.choose_event"))


class ClubHeader(PageHeader):
    """Title, event, undo and redo, a menu of what goes out and comes in, a new event.

    Attributes:
        events: the button with all events.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, "club", parent, rules=False)
        self.events = EventButton(desk.look, self)
        self.add_left(self.events)
        self.add_sign()
        self.add_undo()
        export = self.add_button("club_export", "save")
        export.clicked.disconnect()
        export.clicked.connect(self.open_menu)
        self.add_button("club_screen_set", "screen")
        self.add_button("club_new_event", "plus", folds=False)
        self.events.asked.connect(self.asked)
        self.events.refused.connect(self.told)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one; the tabs stand close below."""
        super().set_compact(compact)
        left, above, right, _ = MARGINS_COMPACT if compact else MARGINS
        self._row.setContentsMargins(left, above, right, _BELOW)

    def open_menu(self) -> None:
        """Open the menu of what goes out and comes in."""
        words, button = self._look.words, self.buttons["club_export"]
        menu, ink = QMenu(button), self._look.theme.palette.text
        menu.triggered.connect(lambda action: self.asked.emit(str(action.data())))
        menu.aboutToHide.connect(menu.deleteLater)
        for command, said, picture in OUT:
            if not command:
                menu.addSeparator()
                continue
            action = menu.addAction(icon(picture, ink), words.text(f"ui.button.{said}"))
            action.setData(command)
            action.setShortcut(QKeySequence(keys_of(command)[0]))
        corner = button.mapToGlobal(button.rect().bottomRight())
        menu.popup(corner + QPoint(1 - menu.sizeHint().width(), 2))


def events_listed(register: Register) -> list[Event]:
    """Give the events that are not hidden, the latest first."""
    shown = [event for event in register.events.values() if not event.hidden]
    return sorted(shown, key=lambda event: event.begins, reverse=True)


def _entry(event: Event, words: Words) -> str:
    """Name an event and, after a tab, say that it is over."""
    return f"{event.name}\t{words.text('ui.club.event.closed')}" if event.closed else event.name
