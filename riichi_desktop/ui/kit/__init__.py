"""The kit: widgets that know the look and nothing of mahjong. Words come from outside.

Every widget takes the `Theme` first, repaints at its `changed`, is reached by the keyboard, shows
its focus, and has an accessible name that whoever builds it gives where its words do not do.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from riichi_desktop.ui.kit.buttons import Button, Chip
from riichi_desktop.ui.kit.drop_button import DropButton
from riichi_desktop.ui.kit.focus import chain, ring_after
from riichi_desktop.ui.kit.grounds import Felt, Ground, Panel, Tray
from riichi_desktop.ui.kit.labels import Captioned, ElidedLabel, Label
from riichi_desktop.ui.kit.messages import Notice, StatusLine, announce
from riichi_desktop.ui.kit.paint import draw_ring, focus_color, mix
from riichi_desktop.ui.kit.pressable import Pressable
from riichi_desktop.ui.kit.segmented import Segmented
from riichi_desktop.ui.kit.stepper import Stepper

if TYPE_CHECKING:
    from riichi_desktop.ui.kit.row_values import Heading, Row, RowTile, TilePictures, tiles_of
    from riichi_desktop.ui.kit.rows import TableRows
    from riichi_desktop.ui.kit.seat_diagram import Position, Role, SeatCard, SeatDiagram
    from riichi_desktop.ui.kit.tabs import Tabs

__all__ = [
    "Button",
    "Captioned",
    "Chip",
    "DropButton",
    "ElidedLabel",
    "Felt",
    "Ground",
    "Heading",
    "Label",
    "Notice",
    "Panel",
    "Position",
    "Pressable",
    "Role",
    "Row",
    "RowTile",
    "SeatCard",
    "SeatDiagram",
    "Segmented",
    "StatusLine",
    "Stepper",
    "TableRows",
    "Tabs",
    "TilePictures",
    "Tray",
    "announce",
    "chain",
    "draw_ring",
    "focus_color",
    "mix",
    "ring_after",
    "tiles_of",
]

_LATER: Final = {
    **dict.fromkeys(("Heading", "Row", "RowTile", "TilePictures", "tiles_of"), "row_values"),
    "TableRows": "rows",
    **dict.fromkeys(("Position", "Role", "SeatCard", "SeatDiagram"), "seat_diagram"),
    "Tabs": "tabs",
}
"""What is imported when it is first asked for: the first picture of the window has none of it."""


def __getattr__(name: str) -> object:
    """Import what is wanted later (PEP 562)."""
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"riichi_desktop.ui.kit.{_LATER[name]}"), name)
