"""THE TABLE of keys: every shortcut of the window, what it does, and where it is listed.

`MainWindow` makes an action of each row that has a handler; the shortcuts dialog shows every row.
Keys without a handler belong to the page that reads them itself (tiles, modes, the hand strip).
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from riichi_desktop.ui.hand.key_entry import MODE_KEYS


class Command(NamedTuple):
    """One row.

    Attributes:
        id: the window's handler is found by it; see `words` for its name.
        keys: portable texts of key sequences, the one to show first.
        group: `ui.shortcut_group.<group>` is its heading.
        bound: whether the window acts on it; else a page reads the keys.
        typed: whether the keys are pressed one after the other; else each of them does it.
    """

    id: str
    keys: tuple[str, ...]
    group: str
    bound: bool = True
    typed: bool = False

    @property
    def words(self) -> str:
        """The key of its name in the catalogue."""
        return f"ui.{'situation' if self.id in CHIPS else 'shortcut'}.{self.id}"


CHIPS: Final = ("ippatsu", "last_tile", "rinshan", "chankan", "first_turn")
"""Circumstances that a key switches; they are named as their switches are."""

COLUMNS: Final = (("tiles", "situation"), ("modes", "everywhere"))
"""The groups, as the dialog has them in columns."""

_MODES: Final = tuple(
    Command(f"mode_{_word}", (f"Shift+{_key}",), "modes", bound=False)
    for (_key, _mode), _word in zip(
        MODE_KEYS.items(),
        ("tile", "chi", "pon", "open_kan", "closed_kan", "added_kan", "dora", "ura", "north"),
        strict=True,
    )
)

COMMANDS: Final = (
    Command("tiles", ("1", "2", "3", "M"), "tiles", bound=False, typed=True),
    Command("red_five", ("0", "P"), "tiles", bound=False, typed=True),
    Command("backspace", ("Backspace",), "tiles", bound=False),
    Command("clear", ("Ctrl+Backspace",), "tiles"),
    Command("arrows", ("Left", "Right", "Up", "Down"), "tiles", bound=False),
    Command("enter", ("Return", "Space"), "tiles", bound=False),
    *_MODES,
    Command("ron_tsumo", ("Shift+W",), "situation"),
    Command("riichi", ("Shift+R",), "situation"),
    Command("seat", ("Shift+S",), "situation"),
    Command("round", ("Shift+Q",), "situation"),
    *(
        Command(_chip, (f"Shift+{_key}",), "situation")
        for _chip, _key in zip(CHIPS, "ILXVF", strict=True)
    ),
    Command("source", ("Shift+E",), "situation"),
    Command("honba", ("Shift+H",), "situation"),
    Command("honba_down", ("Ctrl+Shift+H",), "situation"),
    Command("sticks", ("Shift+B",), "situation"),
    Command("sticks_down", ("Ctrl+Shift+B",), "situation"),
    Command("players", ("Shift+O",), "situation"),
    Command("liable", ("Shift+G",), "situation"),
    Command("undo", ("Ctrl+Z",), "everywhere"),
    Command("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "everywhere"),
    Command("line", ("Ctrl+L",), "everywhere"),
    Command("paste", ("Ctrl+V",), "everywhere"),
    Command("copy", ("Ctrl+C",), "everywhere"),
    Command("copy_text", ("Ctrl+T",), "everywhere"),
    Command("copy_picture", ("Ctrl+Shift+C",), "everywhere"),
    Command("print", ("Ctrl+P",), "everywhere"),
    Command("pdf", ("Ctrl+Shift+P",), "everywhere"),
    Command("history", ("Ctrl+H",), "everywhere"),
    Command("rules", ("Ctrl+R",), "everywhere"),
    Command("pages", ("Ctrl+1",), "everywhere", bound=False),
    Command("tabs", tuple(f"Alt+{_number}" for _number in range(1, 5)), "everywhere", bound=False),
    Command("settings", ("Ctrl+,",), "everywhere"),
    Command("help", ("F1", "?"), "everywhere"),
    Command("quit", ("Ctrl+Q",), "everywhere"),
)


def commands(group: str) -> Iterator[Command]:
    """Give the rows of a group, in their order."""
    return (command for command in COMMANDS if command.group == group)


def keys_of(id: str) -> tuple[str, ...]:
    """Give the key sequences of a command, as portable texts.

    Raises:
        KeyError: no row has that id.
    """
    return _KEYS[id]


_KEYS: Final = {command.id: command.keys for command in COMMANDS}
