"""What the user chose once and for all: one frozen value, kept in an ini file, changed live."""

from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, get_args

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal, qInstallMessageHandler

from riichi_desktop.ui.theme import Mode
from riichi_desktop.words import LANGUAGES

FILE: Final = "settings.ini"
SYSTEM: Final = "system"
_GROUP: Final = "settings"
_GEOMETRY: Final = "window/geometry"
_ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "language": (SYSTEM, *LANGUAGES),
    "theme": get_args(Mode),
    "role": ("screen", "station", "referee"),
}
_BOOLS: Final = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the settings hold.

    Attributes:
        language: a language of `words.LANGUAGES`, or `system`.
        theme: system, light or dark.
        tile_index: whether tiles show a figure in their corner.
        touch: whether controls are 40 px high, for fingers.
        reduced_motion: whether nothing may move.
        rules: the text form of the rule set that was chosen last; a new hand is played under it.
        left_rules: the text form of the rules that were left for another number of players.
        page: the key of the page that was open last; "" before any was chosen.
        match: the id of the match that is open; "" for none.
        event: the id of the event that the Club page looks at; "" for none.
        club_part: the key of the part of that page that was open last.
        screen: what the club's second screen shows, as text; "" for what it begins with.
        hub: the address of the club's hub, without a password; "" where this machine is alone.
        station: what this station is called; "" for the name of this machine.
        role: what it wants to be there: screen, station or referee.
        points: what is chosen on the Points page, as text; "" for what it begins with.
    """

    language: str = SYSTEM
    theme: Mode = "system"
    tile_index: bool = False
    touch: bool = False
    reduced_motion: bool = False
    rules: str = ""
    left_rules: str = ""
    page: str = ""
    match: str = ""
    event: str = ""
    club_part: str = ""
    screen: str = ""
    hub: str = ""
    station: str = ""
    role: str = "station"
    points: str = ""


class SettingsStore(QObject):
    """The settings of one window, and the file that they are kept in.

    Attributes:
        value: the settings in force.
    """

    changed = Signal(object)
    """Other `Settings` are in force."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Read the settings kept in a folder; a value that is none of ours gives way to ours."""
        super().__init__(parent)
        before = qInstallMessageHandler(_pass_over)
        try:
            self._file = QSettings(str(folder / FILE), QSettings.Format.IniFormat)
            self.value = self._read()
        finally:
            qInstallMessageHandler(before)

    def change(self, **values: Any) -> None:
        """Put other values of some fields in force, and keep them.

        A file that cannot be written changes nothing here: the values hold until the program ends.
        """
        changed = replace(self.value, **values)
        if changed == self.value:
            return
        self.value = changed
        for name, value in asdict(changed).items():
            if name in values:
                self._file.setValue(f"{_GROUP}/{name}", _written(value))
        self._file.sync()
        self.changed.emit(changed)

    def geometry(self) -> QByteArray:
        """Give the place and size of the window as it was last kept; empty where it never was."""
        kept = self._file.value(_GEOMETRY)
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def keep_geometry(self, geometry: QByteArray) -> None:
        """Keep the place and size of the window."""
        self._file.setValue(_GEOMETRY, geometry)
        self._file.sync()

    def _read(self) -> Settings:
        stated = {field.name: self._field(field.name) for field in fields(Settings)}
        return Settings(**{name: value for name, value in stated.items() if value is not None})

    def _field(self, name: str) -> Any:
        """Give the kept value of a field, or None where there is no legal one."""
        text = self._file.value(f"{_GROUP}/{name}")
        if not isinstance(text, str):
            return None
        if isinstance(getattr(Settings(), name), bool):
            return _BOOLS.get(text)
        return text if text in _ALLOWED.get(name, (text,)) else None


def _pass_over(_kind: object, _context: object, _words: str) -> None:
    """Take what Qt says of a file that somebody spoiled: the values that hold are read anyhow."""


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
