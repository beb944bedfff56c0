"""What every widget needs to draw itself: colours, tiles, words. Passed in, never global."""

from PySide6.QtCore import QObject, Signal

from riichi_desktop.words import Words

from .theme import Theme
from .tile_art import TileArt


class Look(QObject):
    """The theme, the tile pictures and the language of one window.

    Attributes:
        theme: colours and type; its `changed` signal tells of a new scheme.
        art: tile pictures, kept in the theme's scheme.
        words: the catalogue of the language in force.
    """

    reworded = Signal()
    """The language changed: every widget puts its words anew."""

    def __init__(self, theme: Theme, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.art = TileArt(dark=theme.dark)
        self.words = words
        theme.changed.connect(self._follow_theme)

    def set_language(self, lang: str) -> None:
        """Speak another language: one of `words.LANGUAGES`."""
        if lang != self.words.lang:
            self.words = Words(lang)
            self.reworded.emit()

    def set_tile_index(self, shown: bool) -> None:
        """Show a small figure in the corner of tiles, or none."""
        if shown != self.art.indexed:
            self.art.set_indexed(shown)
            self.theme.changed.emit()

    def _follow_theme(self) -> None:
        self.art.set_dark(self.theme.dark)
