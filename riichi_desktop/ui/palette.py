"""The colours: one role each, by day and by night, and what their contrast is."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette


class Palette(NamedTuple):
    """One colour per role, each as "#rrggbb". Tiles have their own inks."""

    window: str
    surface: str
    tray: str
    control: str
    text: str
    muted: str
    greyed: str
    outline: str
    hairline: str
    accent: str
    on_accent: str
    tint: str
    losses: str
    notice: str
    notice_ground: str
    focus: str
    felt: str
    felt_edge: str
    on_felt: str
    on_felt_caption: str
    brass: str


LIGHT: Final = Palette(
    window="#f2efe7",
    surface="#fffefa",
    tray="#e8e3d6",
    control="#fffefa",
    text="#1c1f21",
    muted="#595e62",
    greyed="#6c7073",
    outline="#7a766c",
    hairline="#dcd6c8",
    accent="#0b6b53",
    on_accent="#ffffff",
    tint="#e0eee8",
    losses="#a8321f",
    notice="#8a5a00",
    notice_ground="#faf0d8",
    focus="#0a58ca",
    felt="#1d6350",
    felt_edge="#2f7863",
    on_felt="#ffffff",
    on_felt_caption="#cfe3da",
    brass="#f2c34f",
)
"""Paper, ink and green felt by day."""

DARK: Final = Palette(
    window="#141718",
    surface="#1d2123",
    tray="#262b2d",
    control="#272c2f",
    text="#eceae4",
    muted="#a9afb3",
    greyed="#868c91",
    outline="#858c91",
    hairline="#343a3d",
    accent="#45c39b",
    on_accent="#06231b",
    tint="#1d3a31",
    losses="#ff8d78",
    notice="#f0bd5a",
    notice_ground="#342b17",
    focus="#7db4ff",
    felt="#173b31",
    felt_edge="#24564a",
    on_felt="#f3f1ea",
    on_felt_caption="#a9c7bc",
    brass="#f2c34f",
)
"""The same room at night; ivory stays ivory."""


def _luminance(color: str) -> float:
    """Give the relative luminance of "#rrggbb", 0 to 1 (WCAG 2.2, "relative luminance")."""
    parts = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the contrast of two "#rrggbb" colours, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def qt_palette(palette: Palette) -> QPalette:
    """Give the roles of Qt that our roles fill."""
    role = QPalette.ColorRole
    roles = {
        role.Window: palette.window,
        role.WindowText: palette.text,
        role.Base: palette.control,
        role.AlternateBase: palette.tray,
        role.Text: palette.text,
        role.Button: palette.control,
        role.ButtonText: palette.text,
        role.BrightText: palette.losses,
        role.Light: palette.hairline,
        role.Midlight: palette.hairline,
        role.Mid: palette.outline,
        role.Dark: palette.outline,
        role.Shadow: palette.outline,
        role.Highlight: palette.accent,
        role.HighlightedText: palette.on_accent,
        role.Accent: palette.accent,
        role.Link: palette.accent,
        role.LinkVisited: palette.accent,
        role.ToolTipBase: palette.surface,
        role.ToolTipText: palette.text,
        role.PlaceholderText: palette.greyed,
    }
    made = QPalette()
    for key, value in roles.items():
        made.setColor(key, QColor(value))
    for key in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, key, QColor(palette.greyed))
    return made
