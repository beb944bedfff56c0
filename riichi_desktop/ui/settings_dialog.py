"""The settings: every choice is in force at once."""

from typing import Final, get_args

from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from riichi_desktop.ui.dialog import Dialog
from riichi_desktop.ui.kit import Label, Notice, Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.settings import SYSTEM, SettingsStore
from riichi_desktop.ui.theme import Mode
from riichi_desktop.words import LANGUAGES

FONT_PACKAGE: Final = "fonts-noto-cjk"
"""The Debian package of a font with kanji."""

_SWITCHES: Final = ("tile_index", "touch", "reduced_motion")


class SettingsDialog(Dialog):
    """Language, appearance, and what a hand or an eye may need."""

    def __init__(self, look: Look, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.settings.title", parent)
        self._store = store
        theme = look.theme
        self.language = Segmented(theme, self)
        self.theme = Segmented(theme, self)
        self.switches = {name: QCheckBox(self) for name in _SWITCHES}
        self._captions = {name: Label(theme, "", self) for name in ("language", "theme")}
        self._no_kanji = Notice(theme, "", self)
        self._lay_out()
        self.language.picked.connect(lambda key: store.change(language=key))
        self.theme.picked.connect(lambda key: store.change(theme=key))
        for name, switch in self.switches.items():
            switch.setChecked(getattr(store.value, name))
            switch.toggled.connect(lambda on, name=name: store.change(**{name: on}))
        look.theme.changed.connect(self.adjustSize)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, value = self.look.words, self._store.value
        for name, caption in self._captions.items():
            caption.setText(words.text(f"ui.settings.{name}"))
        system = words.text("ui.settings.language_system")
        own = [(lang, *2 * (words.text(f"language.{lang}"),)) for lang in LANGUAGES]
        self.language.set_options([(SYSTEM, words.text("ui.settings.theme_system"), system), *own])
        self.theme.set_options(
            [(mode, *2 * (words.text(f"ui.settings.theme_{mode}"),)) for mode in get_args(Mode)]
        )
        self.language.set_current(value.language)
        self.theme.set_current(value.theme)
        for control, name in ((self.language, "language"), (self.theme, "theme")):
            control.setAccessibleName(words.text(f"ui.settings.{name}"))
        for name, switch in self.switches.items():
            switch.setText(words.text(f"ui.settings.{name}"))
        self._no_kanji.setText(words.text("ui.settings.no_kanji", package=FONT_PACKAGE))

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(12)
        grid.setColumnStretch(1, 1)
        controls = {"language": self.language, "theme": self.theme}
        for row, (name, caption) in enumerate(self._captions.items()):
            grid.addWidget(caption, row, 0)
            grid.addWidget(controls[name], row, 1)
        for row, switch in enumerate(self.switches.values(), start=len(controls)):
            grid.addWidget(switch, row, 0, 1, 2)
        self.body.addLayout(grid)
        self.body.addWidget(self._no_kanji)
        self._no_kanji.setVisible(not self.look.theme.has_kanji)
        self.body.addStretch(1)
