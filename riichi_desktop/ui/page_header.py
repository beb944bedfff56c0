"""The top row of a page: its title, the rules, and what can be done on the page."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.kit import Button, Label
from riichi_desktop.ui.page import Desk
from riichi_desktop.ui.rules_button import RulesButton
from riichi_desktop.ui.stations.sign_button import SignButton

MARGINS: Final = (0, 12, 0, 20)
MARGINS_COMPACT: Final = (0, 8, 0, 12)
"""Left, above, right and below, in px, in a normal window and in a small one."""

_BESIDE_TITLE: Final = 9
_UNDO: Final = ("undo", "redo")


class PageHeader(QWidget):
    """Title and rules at the left, buttons at the right; the page adds what is its own.

    Args:
        desk: what the page was given.
        key: of the page; `ui.page.<key>` is the title.
        rules: whether the rules of the session govern the page; else it has no rules button.

    Attributes:
        title: the words of the page's name.
        rules: the button with all rule sets; None for none.
        buttons: those that stand for a command, by its id.
    """

    asked = Signal(str)
    """The id of a command that was pressed."""
    told = Signal(str)
    """Why a button is greyed."""

    def __init__(
        self, desk: Desk, key: str, parent: QWidget | None = None, *, rules: bool = True
    ) -> None:
        super().__init__(parent)
        self._look, self._stations = desk.look, desk.stations
        self._key = key
        self._folding: list[Button] = []
        self._compact = False
        self._can = (False, False)
        self.buttons: dict[str, Button] = {}
        self.title = Label(desk.look.theme, "", self, font="page_title")
        self.rules = RulesButton(desk.look, desk.session, self) if rules else None
        row = self._row = QHBoxLayout(self)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addSpacing(_BESIDE_TITLE)
        if self.rules is not None:
            row.addWidget(self.rules)
            self.rules.refused.connect(self.told)
            self.rules.all_asked.connect(lambda: desk.open("rules"))
        self._left = row.count()
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_compact(False)
        self.reword()

    def add_left(self, widget: QWidget, stretch: int = 0) -> None:
        """Put a widget after the rules, and after those that were put there before."""
        self._row.insertWidget(self._left, widget, stretch)
        self._left += 1

    def add(self, widget: QWidget) -> None:
        """Put a widget at the right end."""
        self._row.addWidget(widget)

    def add_button(self, command: str, picture: str, *, folds: bool = True) -> Button:
        """Put a button that stands for a command at the right end, and give it.

        Args:
            command: its id; `ui.button.<id>` names the button.
            picture: the name of its icon.
            folds: whether a small window shows its icon alone.
        """
        button = Button(self._look.theme, "", self, icon=picture)
        self._stand_for(command, button)
        if folds:
            self._folding.append(button)
            button.set_icon_only(self._compact)
        return button

    def add_sign(self) -> None:
        """Put the sign of how this station stands after what is at the left."""
        self.sign = SignButton(self._look, self._stations, self)
        self.sign.clicked.connect(lambda: self.asked.emit("stations"))
        self.add_left(self.sign)

    def add_undo(self) -> None:
        """Put undo and redo at the right end, greyed until `show_undo` says otherwise."""
        for command in _UNDO:
            button = Button(self._look.theme, "", self, kind="quiet", icon=command, icon_only=True)
            self._stand_for(command, button)
        self.show_undo(*self._can)

    def show_undo(self, can_undo: bool, can_redo: bool) -> None:
        """Grey undo and redo, with the reason, where there is nothing to do."""
        self._can = can_undo, can_redo
        for command, can in zip(_UNDO, self._can, strict=True):
            reason = None if can else self._look.words.text(f"ui.status.nothing_to_{command}")
            self.buttons[command].set_reason(reason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self._row.setContentsMargins(*(MARGINS_COMPACT if compact else MARGINS))
        for button in self._folding:
            button.set_icon_only(compact)
        for command in self.buttons:
            self.name_button(command, command)

    def reword(self) -> None:
        """Say everything in the language in force; the page calls it in its own `reword`."""
        self.title.setText(self._look.words.text(f"ui.page.{self._key}"))
        for command in self.buttons:
            self.name_button(command, command)
        if "undo" in self.buttons:
            self.show_undo(*self._can)

    def _stand_for(self, command: str, button: Button) -> None:
        self.buttons[command] = button
        button.clicked.connect(lambda: self.asked.emit(command))
        button.refused.connect(self.told)
        self._row.addWidget(button)
        self.name_button(command, command)

    def name_button(self, command: str, key: str) -> None:
        """Name a command's button by `ui.button.<key>`, and say its key in its tooltip."""
        button, keys = self.buttons[command], QKeySequence(keys_of(command)[0])
        button.setText(self._look.words.text(f"ui.button.{key}"))
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        button.set_tip(f"{button.text()} ({shown})")
