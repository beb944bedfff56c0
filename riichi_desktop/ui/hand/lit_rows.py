"""Rows that light tiles of the strip while they are pointed at or focused."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.hand.lighting import NOWHERE, Places
from riichi_desktop.ui.kit import TableRows
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session


class LitKey(NamedTuple):
    """The key of a row that lights places and stands for something else.

    Attributes:
        of: what it stands for.
        places: what it lights.
    """

    of: object
    places: Places


class LitRows(TableRows):
    """A table whose rows light places in the strip: those that are their key, or in it (`LitKey`).

    Args:
        look: what it is painted by.
        session: who lights the strip.
        columns: the widths of the columns of numbers, in px, left to right.
        pressable: whether a press on a row does something.
    """

    places_lit = Signal(object)
    """The places to light; none puts out those before."""

    def __init__(
        self,
        look: Look,
        session: Session,
        parent: QWidget | None = None,
        *,
        columns: Sequence[int] = (36,),
        pressable: bool = False,
    ) -> None:
        super().__init__(look.theme, look.art, parent, columns=columns, pressable=pressable)
        self._on = False
        self.places_lit.connect(session.light)
        self.row_lit.connect(self._show_places)
        self.row_unlit.connect(self.put_out)

    def put_out(self) -> None:
        """Let no tile be lit by these rows."""
        if self._on:
            self._on = False
            self.places_lit.emit(NOWHERE)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let what a hidden row lit go out."""
        super().hideEvent(event)
        self.put_out()

    def _show_places(self, key: object) -> None:
        places = key.places if isinstance(key, LitKey) else key
        if isinstance(places, frozenset) and places:
            self._on = True
            self.places_lit.emit(places)
        else:
            self.put_out()
