"""A field that takes a day, as it is written here or as ISO has it; empty for none."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from riichi_desktop.ui.look import Look

from .days import day_short, is_day

_WIDTH = 130
_KINDS = (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat)
_CENTURY = 100


class DayField(QLineEdit):
    """A day; `day` is None for a text that is none."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedWidth(_WIDTH)
        self.editingFinished.connect(self._write)

    @property
    def day(self) -> str | None:
        """The day, ``2026-11-30``; "" for none, None where the text is no day."""
        return day_of(self.text(), self._look.words.lang)

    def set_day(self, day: str) -> None:
        """Show a day, or nothing."""
        self.setText(day_short(day, self._look.words) if day else "")

    def _write(self) -> None:
        """Write the day as all days are written."""
        if self.day:
            self.set_day(self.day)


def day_of(text: str, lang: str) -> str | None:
    """Read a day as people of a language write it, or as ISO has it; "" of nothing, else None."""
    bare = text.strip()
    if not bare or is_day(bare):
        return bare
    locale = QLocale(lang)
    for kind in _KINDS:
        found = locale.toDate(bare, kind)
        if not found.isValid():
            continue
        short_year = found.year() < 1900 + _CENTURY and str(found.year()) not in bare
        found = found.addYears(_CENTURY) if short_year else found
        return found.toString(Qt.DateFormat.ISODate)
    return None
