"""The kit: widgets that know the look and nothing of mahjong. Words come from outside.

Every widget takes the `Theme` first, repaints at its `changed`, is reached by the keyboard, shows
its focus, and has an accessible name that whoever builds it gives where its words do not do.
"""

from typing import TYPE_CHECKING

from riichi_desktop.later import later
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
    from riichi_desktop.ui.kit.chip_grid import ChipGrid
    from riichi_desktop.ui.kit.choice_list import ChoiceList
    from riichi_desktop.ui.kit.number_field import NumberField, Written
    from riichi_desktop.ui.kit.own_undo import TakenField
    from riichi_desktop.ui.kit.row_values import Heading, Row, RowTile, TilePictures, tiles_of
    from riichi_desktop.ui.kit.rows import TableRows
    from riichi_desktop.ui.kit.seat_diagram import Position, Role, SeatCard, SeatDiagram
    from riichi_desktop.ui.kit.tabs import Tabs

__all__ = [
    "Button",
    "Captioned",
    "Chip",
    "ChipGrid",
    "ChoiceList",
    "DropButton",
    "ElidedLabel",
    "Felt",
    "Ground",
    "Heading",
    "Label",
    "Notice",
    "NumberField",
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
    "TakenField",
    "TilePictures",
    "Tray",
    "Written",
    "announce",
    "chain",
    "draw_ring",
    "focus_color",
    "mix",
    "ring_after",
    "tiles_of",
]

__getattr__ = later(
    __name__,
    {
        "chip_grid": ("ChipGrid",),
        "choice_list": ("ChoiceList",),
        "number_field": ("NumberField", "Written"),
        "own_undo": ("TakenField",),
        "row_values": ("Heading", "Row", "RowTile", "TilePictures", "tiles_of"),
        "rows": ("TableRows",),
        "seat_diagram": ("Position", "Role", "SeatCard", "SeatDiagram"),
        "tabs": ("Tabs",),
    },
)
"""The first picture of the window has none of these."""
