"""Typing a hand: digits then a suit as in the notation, Shift and a letter for a mode."""

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.engine import (
    CALL_MODES,
    Mode,
    NotScorable,
    Tile,
    mode_refusal,
    parse_tiles,
    press,
    problem,
    sort_tiles,
    tile_name,
)
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

MODE_KEYS: Final = MappingProxyType[str, Mode](
    {
        "T": "tile",
        "C": "chi",
        "P": "pon",
        "K": "daiminkan",
        "A": "ankan",
        "J": "shouminkan",
        "D": "dora",
        "U": "ura",
        "N": "north",
    }
)
"""The letter that chooses each mode, with Shift."""

SUIT_KEYS: Final = "mpszh"
LONGEST: Final = 14
"""Digits that may wait for their suit: as many as a hand has tiles."""

_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_DIGITS: Final = frozenset("0123456789")
_FRENCH_DIGITS: Final = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
"""The digits' row of a French keyboard without Shift."""


class KeyEntry(QObject):
    """Reads the keys that no widget of the page took, and does what they say.

    `123m` presses three tiles in the mode in force, `0p` or `r5p` the red five; in the mode of a
    call the digits name the whole call. Backspace takes back a digit, or the last tile; Esc drops
    the digits. A text field keeps its keys: it takes them before the page sees them.
    """

    pending = Signal(str)
    """The digits that wait for their suit; "" for none."""

    def __init__(self, session: Session, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._digits = ""
        look.reworded.connect(self._tell_again)  # a method: it goes when this goes

    @property
    def digits(self) -> str:
        """The digits that wait for their suit."""
        return self._digits

    def watch(self, widget: QWidget) -> None:
        """Read the keys that come to a widget, or that its children left."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a key press; claim it before any shortcut of one letter does."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and self.take(event):
                return True
            if event.type() == QEvent.Type.ShortcutOverride and self.means(event):
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key says; tell whether it said anything."""
        if not self.means(event):
            return False
        sign, key, mode = _sign(event), event.key(), _mode(event)
        if mode is not None:
            self._choose(mode)
        elif key == Qt.Key.Key_Backspace and not self._digits:
            self._session.take_back_last()
        elif key == Qt.Key.Key_Backspace:
            self._wait_with(self._digits[:-1])
        elif key == Qt.Key.Key_Escape:
            self._wait_with("")
        elif sign in SUIT_KEYS:
            self._enter(sign)
        else:
            self._wait_with((self._digits + sign)[:LONGEST])
        return True

    def means(self, event: QKeyEvent) -> bool:
        """Tell whether a key says anything here and now."""
        key, sign = event.key(), _sign(event)
        if sign in _DIGITS or _mode(event) is not None:
            return True
        if event.modifiers() not in _PLAIN:
            return False
        if key == Qt.Key.Key_Escape:
            return bool(self._digits)
        return key == Qt.Key.Key_Backspace or sign == "r" or (bool(sign) and sign in SUIT_KEYS)

    def _tell_again(self) -> None:
        self._wait_with(self._digits)

    def _wait_with(self, digits: str) -> None:
        self._digits = digits
        self.pending.emit(digits)

    def _choose(self, mode: Mode) -> None:
        """Choose a mode as its control would (again: lock it), or tell why not."""
        refusal = mode_refusal(self._session.draft, mode, self._session.rules)
        if refusal is None:
            self._session.choose_mode(mode)
        else:
            self._session.told.emit((refusal,))

    def _enter(self, suit: str) -> None:
        digits, mode = self._digits, self._session.mode
        if not digits:  # or the letter would be another page's key, and be said to mean nothing
            self._session.told.emit((problem("suit_alone", "tiles", text=suit),))
            return
        self._wait_with("")
        try:
            tiles = parse_tiles(digits + suit)
        except NotScorable as error:
            self._session.told.emit(error.problems)
            return
        if mode in CALL_MODES and len(tiles) > 1:
            self._call(tiles, mode)
            return
        for tile in tiles:
            before = self._session.draft
            self._session.press(tile, mode)
            if self._session.draft == before:
                break

    def _call(self, tiles: tuple[Tile, ...], mode: Mode) -> None:
        """Make the call of just these tiles, the first one called."""
        session = self._session
        for move in press(session.draft, mode, tiles[0], session.rules):
            if move.meld is not None and move.meld.tiles == sort_tiles(tiles):
                session.take(move)
                return
        named = "".join(tile_name(tile) for tile in tiles)
        session.told.emit((problem("bad_meld", "melds", tiles=named),))


def _mode(event: QKeyEvent) -> Mode | None:
    """Give the mode that Shift and a letter choose, None for another key."""
    if event.modifiers() != _SHIFT or event.key() not in range(128):
        return None
    return MODE_KEYS.get(chr(event.key()))


def _sign(event: QKeyEvent) -> str:
    """Give the digit or the small letter of a key, "" for another."""
    text = event.text()
    if event.modifiers() in _PLAIN:
        return _FRENCH_DIGITS.get(text, text.lower())
    return text if event.modifiers() == _SHIFT and text in _DIGITS else ""
