"""One person: name, alias, city, number, and what can be done with all of it."""

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.club import Player
from riichi_desktop.documents import LONGEST_NAME
from riichi_desktop.ui.club.days import day_long
from riichi_desktop.ui.club.people import Known
from riichi_desktop.ui.kit import Button, Captioned, Chip, ElidedLabel, Label, Panel, TakenField
from riichi_desktop.ui.look import Look

FIELDS: Final = ("name", "alias", "city", "number")
"""What is written of a person, by the names of `Player`."""

ACTS: Final = (("merge", "duplicate"), ("export", "save"), ("hide", "close"), ("erase", "trash"))
"""What can be done with a person, and its icon."""


class PlayerPanel(Panel):
    """Shows a person, and takes what is written of them: Enter or leaving a field puts it."""

    written = Signal(object)
    """The `Player` as it is to be."""
    asked = Signal(str)
    """What is to be done: a key of `ACTS`."""
    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=16)
        self._look = look
        theme = look.theme
        self._known: Known | None = None
        self._whole, self._nobody = QWidget(self), Label(theme, "", self, color="muted")
        self.title = ElidedLabel(theme, "", self._whole, font="panel_title")
        self.facts = Label(theme, "", self._whole, color="muted")
        self.fields = {key: TakenField(self._whole) for key in FIELDS}
        self._captioned = {
            key: Captioned(theme, "", field, self._whole) for key, field in self.fields.items()
        }
        self.guest = Chip(theme, "", self._whole)
        self.buttons = {key: Button(theme, "", self._whole, icon=picture) for key, picture in ACTS}
        self._lay_out()
        self._connect()

    def show_person(self, known: Known | None) -> None:
        """Show a person, or that nobody is chosen."""
        self._known = known
        self._stack.setCurrentWidget(self._nobody if known is None else self._whole)
        if known is None:
            return
        player, words = known.player, self._look.words
        self.title.setText(player.name)
        for key, field in self.fields.items():
            if not field.isModified() and field.text() != getattr(player, key):
                field.setText(getattr(player, key))
                field.setCursorPosition(0)
        self.guest.setChecked(player.guest)
        facts = words.text("ui.club.player.games_said", n=known.games)
        if known.last:
            day = day_long(known.last, words)
            facts = words.text("ui.club.player.facts", games=facts, day=day)
        self.facts.setText(facts)
        key = "show" if player.hidden else "hide"
        self.buttons["hide"].setText(words.text(f"ui.club.player.act.{key}"))
        self.buttons["hide"].set_icon("open" if player.hidden else "close")

    def set_reason(self, reason: str | None) -> None:
        """Grey everything that writes, with the reason; free it with None."""
        for field in self.fields.values():
            field.setReadOnly(reason is not None)
            field.setToolTip(reason or "")
            field.setAccessibleDescription(reason or "")
        for part in (self.guest, *(self.buttons[key] for key in ("merge", "hide", "erase"))):
            part.set_reason(reason)

    def edit(self) -> None:
        """Put the keyboard on the name."""
        if self._known is not None:
            self.fields["name"].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.fields["name"].selectAll()

    def reword(self) -> None:
        """Put the words; `show_person` follows."""
        words = self._look.words
        self._nobody.setText(words.text("ui.club.players.choose"))
        for key, field in self.fields.items():
            caption = words.text(f"ui.club.player.{key}")
            self._captioned[key].set_caption(caption)
            field.setAccessibleName(caption)
        self.guest.setText(words.text("ui.club.player.guest"))
        for key, button in self.buttons.items():
            button.setText(words.text(f"ui.club.player.act.{key}"))
        if self._known is not None:
            self.show_person(self._known)

    def _take(self, key: str) -> None:
        field, known = self.fields[key], self._known
        if known is None or not field.isModified():
            return
        field.setModified(False)
        text = " ".join(field.text().split())
        if text != getattr(known.player, key):
            self.written.emit(_with_text(known.player, key, text))
        if self._known is not None:  # as it was put, or as it was where it could not be
            field.setText(getattr(self._known.player, key))

    def _switch_guest(self, guest: bool) -> None:
        if self._known is not None:
            self.written.emit(replace(self._known.player, guest=guest))

    def _connect(self) -> None:
        for key, field in self.fields.items():
            field.setMaxLength(LONGEST_NAME)
            field.editingFinished.connect(lambda key=key: self._take(key))
        self.guest.clicked.connect(self._switch_guest)
        self.guest.refused.connect(self.told)
        for key, button in self.buttons.items():
            button.clicked.connect(lambda _=False, key=key: self.asked.emit(key))
            button.refused.connect(self.told)

    def _lay_out(self) -> None:
        self._nobody.setWordWrap(True)
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.facts.setWordWrap(True)
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.facts)
        column.addSpacing(4)
        for captioned in self._captioned.values():
            column.addWidget(captioned)
        column.addSpacing(4)
        column.addWidget(self.guest, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        grid = QGridLayout()
        grid.setSpacing(8)
        for at, button in enumerate(self.buttons.values()):
            grid.addWidget(button, at // 2, at % 2)
        column.addLayout(grid)
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self._nobody)
        self._stack.addWidget(self._whole)


def _with_text(player: Player, field: str, text: str) -> Player:
    """Give a person of whom something else is written."""
    values: dict[str, Any] = {field: text}
    return replace(player, **values)
