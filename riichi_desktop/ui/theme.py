"""The look as values: colours, type, sizes, and the one object that carries them.

Nothing here is global. The program builds one `Theme`, hands it to every widget, and each widget
repaints at `Theme.changed`. Painted widgets read `Theme.color` and `Theme.font`; the widgets that
Qt paints itself (text fields, menus, scroll bars) get a palette and one short style sheet.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
)
from PySide6.QtWidgets import QApplication

from riichi_desktop.ui.palette import DARK, LIGHT, Palette, contrast, qt_palette
from riichi_desktop.ui.style_sheet import style_sheet

__all__ = ["DARK", "FONTS", "LIGHT", "Mode", "Palette", "Theme", "contrast"]

Mode = Literal["system", "light", "dark"]


FAMILIES: Final = ("Noto Sans CJK JP", "Noto Sans JP")
"""The faces asked for, the first that the system has; else the system's own face."""

FONTS: Final[Mapping[str, tuple[float, float, bool]]] = MappingProxyType(
    {
        "body": (10.5, 10.5, False),
        "strong": (10.5, 10.5, True),
        "mono": (10.5, 10.5, False),
        "caption": (10, 10, False),
        "badge": (9, 9, False),
        "badge_strong": (9, 9, True),
        "amount": (12, 12, True),
        "panel_title": (12, 12, True),
        "page_title": (16, 16, True),
        "limit": (18, 16, True),
        "points": (34, 28, True),
    }
)
"""Each role's size in points, its size where the window is compact, and whether it is bold."""

_WIDTHS_KEPT: Final = 4000


class Theme(QObject):
    """What every widget is painted by.

    Attributes:
        palette: the colours in force.
        dark: whether they are the dark ones.
        mode: what the reader asked for.
        compact: whether the window is small (about 1024 x 700): smaller headline, lower rows.
        touch: whether controls are 40 px high for fingers.
        reduced_motion: whether nothing may move or fade.
        has_kanji: whether some font of the system can show kanji; else they are left out.
    """

    changed = Signal()
    """Anything above is another now: measure and paint again."""

    def __init__(
        self,
        mode: Mode = "system",
        *,
        compact: bool = False,
        touch: bool = False,
        reduced_motion: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.mode: Mode = mode
        self.compact = compact
        self.touch = touch
        self.reduced_motion = reduced_motion
        self._app: QApplication | None = None
        self._family = next((f for f in FAMILIES if QFontDatabase.hasFamily(f)), "")
        japanese = QFontDatabase.WritingSystem.Japanese
        self.has_kanji = bool(self._family or QFontDatabase.families(japanese))
        self._fonts: dict[tuple[str, bool], QFont] = {}
        self._metrics: dict[tuple[str, bool], QFontMetricsF] = {}
        self._widths: dict[tuple[str, bool, str], float] = {}
        self._take_colors()

    def apply(self, app: QApplication) -> None:
        """Dress the application, and follow the system's scheme where it says one.

        Its style is to be Fusion, from the start (``-style Fusion``): to set it later brings Python
        all of QStyle, which takes 10 ms.
        """
        self._app = app
        app.setFont(self.font("body"))
        app.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        self._take_colors()
        self._dress()

    def set_mode(self, mode: Mode) -> None:
        """Choose the light, the dark or the system's colours."""
        self.mode = mode
        before = self.palette
        self._take_colors()
        if self.palette is not before:
            self._dress()
            self.changed.emit()

    def set_compact(self, compact: bool) -> None:
        """Tell whether the window is small; a main window calls it when it is resized."""
        if compact != self.compact:
            self.compact = compact
            self.changed.emit()

    def set_touch(self, touch: bool) -> None:
        """Choose controls for fingers, 40 px high, or for a mouse, 32 px."""
        if touch != self.touch:
            self.touch = touch
            self._dress()
            self.changed.emit()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Choose whether nothing may move."""
        if reduced != self.reduced_motion:
            self.reduced_motion = reduced
            self.changed.emit()

    @property
    def control_height(self) -> int:
        """The height of a control in px."""
        return 40 if self.touch else 32

    @property
    def row_height(self) -> int:
        """The height of a table row in px."""
        return 26 if self.compact else 28

    @property
    def fade_ms(self) -> int:
        """How long a tint or a lift takes, in ms; 0 where motion is reduced."""
        return 0 if self.reduced_motion else 80

    def color(self, role: str) -> QColor:
        """Give the colour of a role of `Palette`, ready to paint with; do not change it."""
        return self._colors[role]

    def font(self, role: str) -> QFont:
        """Give the font of a role of `FONTS`; do not change it."""
        key = (role, self.compact)
        if key not in self._fonts:
            self._fonts[key] = self._make_font(role)
        return self._fonts[key]

    def metrics(self, role: str) -> QFontMetricsF:
        """Give the measures of a role's font, in px."""
        key = (role, self.compact)
        if key not in self._metrics:
            self._metrics[key] = QFontMetricsF(self.font(role))
        return self._metrics[key]

    def width(self, role: str, words: str) -> float:
        """Give how wide words are in a role's font, in px."""
        key = (role, self.compact, words)
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) >= _WIDTHS_KEPT:
                self._widths.clear()
            width = self._widths[key] = self.metrics(role).horizontalAdvance(words)
        return width

    def cut(self, role: str, words: str, room: float) -> str:
        """Give words as they fit into `room` px: whole, or cut with an ellipsis."""
        if self.width(role, words) <= room:
            return words
        return self.metrics(role).elidedText(words, Qt.TextElideMode.ElideRight, room)

    def _make_font(self, role: str) -> QFont:
        size, small, bold = FONTS[role]
        if role == "mono":
            font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        else:
            font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
            if self._family:
                font.setFamily(self._family)
        # The sizes are of 96 dots per inch, as every length here; macOS counts 72.
        dots = QGuiApplication.primaryScreen().logicalDotsPerInchY()
        font.setPointSizeF((small if self.compact else size) * 96 / dots)
        font.setBold(bold)
        return font

    def _take_colors(self) -> None:
        """Set `dark` and the palette from the mode."""
        scheme = QGuiApplication.styleHints().colorScheme()
        follow = self.mode == "system" and scheme == Qt.ColorScheme.Dark
        self.dark = follow or self.mode == "dark"
        self.palette = DARK if self.dark else LIGHT
        self._colors = {role: QColor(value) for role, value in self.palette._asdict().items()}

    def _scheme_changed(self, scheme: Qt.ColorScheme) -> None:
        # Unknown says nothing: without a desktop's theme plug-in Qt never knows the scheme.
        if self.mode == "system" and scheme != Qt.ColorScheme.Unknown:
            self.set_mode("system")

    def _dress(self) -> None:
        """Give Qt's own widgets their palette and style sheet."""
        if self._app is None:
            return
        self._app.setPalette(qt_palette(self.palette))
        sheet = style_sheet(self.palette, self.control_height)
        if sheet != self._app.styleSheet():  # else Qt polishes all anew, for the same look
            self._app.setStyleSheet(sheet)
