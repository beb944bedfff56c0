"""The top of the Match page: over the list of matches, and over one that is open."""

from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from riichi_desktop.ledger import Game
from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.kit import Button, ElidedLabel
from riichi_desktop.ui.page import Desk
from riichi_desktop.ui.page_header import PageHeader
from riichi_desktop.ui.rules_button import name_of

LIST: Final = ("match_import", "match_backups", "match_new", "match_more")
"""The buttons over the list."""

BACKUPS: Final = ("match_backups",)
"""The buttons over a message in the place of the list."""

GAME: Final = ("undo", "redo", "match_scoreboard", "print", "match_more")
"""The buttons over a match."""

MENU: Final[tuple[tuple[str, str], ...]] = (
    ("match_list", "list"),
    ("match_new", "plus"),
    ("match_rename", "edit"),
    ("match_link", "club"),
    ("", ""),
    ("match_check", "check"),
    ("match_clock_set", "clock"),
    ("match_turn", "turn"),
    ("", ""),
    ("match_save", "save"),
    ("copy_text", "copy"),
    ("copy_picture", "image"),
    ("match_blank", "print"),
    ("", ""),
    ("match_backups", "backup"),
    ("recheck", "search"),
)
"""What else can be done with a match: a command and its icon; "" for a line between groups."""

LIST_MENU: Final[tuple[tuple[str, str], ...]] = (
    ("match_blank", "print"),
    ("", ""),
    ("recheck", "search"),
)
"""What else can be done over the list."""

_PICTURES: Final = {
    "match_scoreboard": "screen",
    "print": "print",
    "match_more": "more",
    "match_import": "open",
    "match_backups": "backup",
    "match_new": "plus",
}


_WORDS: Final = {"copy_text": "match_copy_text", "copy_picture": "match_copy_picture"}
"""Commands that other pages name otherwise."""


class MatchHeader(PageHeader):
    """Title; over a match its rules, its name, undo and redo, scoreboard, print, and a menu."""

    _built = False

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, "match", parent, rules=False)
        theme, self._desk = desk.look.theme, desk
        self._game: Game | None = None
        self.back = Button(theme, "", self, kind="quiet", icon="list", icon_only=True)
        self.copied = Button(theme, "", self, icon="rules")
        self.name = ElidedLabel(theme, "", self, color="muted")
        self.add_left(self.back)
        self.add_left(self.copied)
        self.add_sign()
        self.add(self.name)
        self.add_undo()
        for command in (*LIST[:-1], *GAME[2:]):
            button = self.add_button(command, _PICTURES[command])
            if command in ("match_more", "match_new"):
                button.set_icon_only(command == "match_more")
                self._folding.remove(button)
        self.buttons["match_new"].kind = "primary"
        self.buttons["match_more"].clicked.disconnect()
        self.buttons["match_more"].clicked.connect(self.open_menu)
        self.back.clicked.connect(lambda: self.asked.emit("match_list"))
        self.copied.clicked.connect(lambda: self.asked.emit("rules"))
        self._built = True
        self.show_game(None, "")
        self._reword_own()

    def show_game(self, game: Game | None, title: str, *, listed: bool = True) -> None:
        """Show what belongs to a match, or to the list of them.

        Args:
            game: the match; None over the list.
            title: of the match.
            listed: whether there is a list; where a message stands in its place, it has buttons.
        """
        self._game = game
        shown = GAME if game is not None else LIST if listed else BACKUPS
        for command, button in self.buttons.items():
            button.setVisible(command in shown)
        for part in (self.back, self.copied, self.name):
            part.setVisible(game is not None)
        self.name.setText(title)
        self._name_rules()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        if self._built:
            self._reword_own()

    def open_menu(self) -> None:
        """Open the menu of what else can be done."""
        words, button = self._look.words, self.buttons["match_more"]
        menu = QMenu(button)
        menu.triggered.connect(lambda action: self.asked.emit(str(action.data())))
        menu.aboutToHide.connect(menu.deleteLater)
        for command, picture in MENU if self._game is not None else LIST_MENU:
            if not command:
                menu.addSeparator()
                continue
            ink = self._look.theme.palette.text
            action = menu.addAction(
                icon(picture, ink), words.text(f"ui.button.{_WORDS.get(command, command)}")
            )
            action.setData(command)
            action.setShortcut(QKeySequence(keys_of(command)[0]))
        corner = button.mapToGlobal(button.rect().bottomRight())
        menu.popup(corner + QPoint(1 - menu.sizeHint().width(), 2))

    def _reword_own(self) -> None:
        words = self._look.words
        self.back.setText(words.text("ui.button.match_list"))
        self.back.set_tip(f"{self.back.text()} ({keys_of('match_list')[0]})")
        self._name_rules()

    def _name_rules(self) -> None:
        if self._game is not None:
            rules = name_of(self._game.rules, self._look.words)
            self.copied.setText(self._look.words.text("ui.header.rules", rules=rules))
            self.copied.set_tip(self._look.words.text("ui.match.rules_tip"))
