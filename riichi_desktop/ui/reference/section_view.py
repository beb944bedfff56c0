"""One part of the reference as it is read: title, what it is for, settings, cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.export import reference
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.kit import Label, Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.cards import Card, cards_of, wrapped_label

BESIDE_FROM: Final = 780
"""From this width in px on two columns of cards stand side by side."""

_SPACE: Final = 12
_RIGHT: Final[Mapping[str, Sequence[int]]] = {
    "start": (2, 3),
    "fu": (3, 4, 5, 7),
    "tables": (2, 4),
    "limits": (2,),
    "formula": (3, 5),
    "rules": (5, 6),
}
"""Section -> which of its cards stand in the right column; none for one column."""

_FROM: Final[Mapping[str, int]] = {"tables": 690}
"""Sections whose cards stand side by side in less room."""

_WHOLE: Final[Mapping[str, int]] = {"limits": 1, "tables": 1, "formula": 2}
"""Section -> how many of its first cards take the whole width."""


_LAST: Final[Mapping[str, int]] = {"start": 4}
"""Section -> its card that takes the whole width below all others."""


class SectionView(ScrollColumn):
    """A part of the reference. It is built once, for one rule set and one language."""

    opened = Signal(object)
    """What a press opens: a hand line, or a cell of the point tables."""

    def __init__(
        self,
        look: Look,
        sheet: reference.ReferenceSheet,
        section: reference.Section,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.sheet = sheet
        self.section = section
        self.head = QVBoxLayout()
        self.head.setSpacing(2)
        self.cards: list[Card] = []
        self._two: bool | None = None
        body = self.body
        title = Label(look.theme, section.title, body, font="limit")
        self.head.addWidget(title)
        self.head.addWidget(wrapped_label(look, section.intro, body))
        self.settings = wrapped_label(
            look, f"{sheet.rules} — {sheet.settings}", body, font="caption", color="muted"
        )
        self.head.addWidget(self.settings)
        self.column.addLayout(self.head)
        self.column.addSpacing(_SPACE)
        self._whole = QVBoxLayout()
        self._sides = (QVBoxLayout(), QVBoxLayout())
        for side in (self._whole, *self._sides):
            side.setSpacing(_SPACE)
        self._row = QHBoxLayout()
        for side in self._sides:
            self._row.addLayout(side)
        self.column.addLayout(self._whole)
        self.column.addSpacing(_SPACE if section.id in _WHOLE else 0)
        self.column.addLayout(self._row)
        self._below = QVBoxLayout()
        self.column.addSpacing(_SPACE if section.id in _LAST else 0)
        self.column.addLayout(self._below)
        self.column.addStretch(1)
        self.show_section(section)

    def show_section(self, section: reference.Section) -> None:
        """Show the cards of a section in place of those before."""
        for card in self.cards:
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self.section = section
        self.cards = [*cards_of(self._look, section, self.body)]
        for card in self.cards:
            card.opened.connect(self.opened)
        self._two = None
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have one or two columns."""
        super().resizeEvent(event)
        self._lay_out()

    def reveal(self, block: int, row: int) -> None:
        """Scroll to a row of a block, and put the keyboard there."""
        card = next((one for one in self.cards if block in one.blocks), None)
        if card is None:
            return
        if card.rows is not None and block == card.blocks[0]:
            box = card.rows.box_of(row)
            at = card.rows.mapTo(self.body, box.center())
            self.ensureVisible(at.x(), at.y(), 0, 120)
            card.rows.focus_row(row)
        else:
            self.ensureWidgetVisible(card, 0, 40)

    def _lay_out(self) -> None:
        right = _RIGHT.get(self.section.id, ())
        two = bool(right) and self.width() >= _FROM.get(self.section.id, BESIDE_FROM)
        if two == self._two:
            return
        self._two = two
        self._row.setSpacing(_SPACE if two else 0)
        for at in range(2):
            self._row.setStretch(at, two or not at)
        whole = _WHOLE.get(self.section.id, 0)
        for side in (self._whole, *self._sides, self._below):
            while (item := side.takeAt(0)) is not None:
                del item
        for at, card in enumerate(self.cards):
            if at < whole:
                self._whole.addWidget(card)
            elif at == _LAST.get(self.section.id):
                self._below.addWidget(card)
            else:
                self._sides[two and at in right].addWidget(card)
            card.show()
        for side in self._sides:
            side.addStretch(1)


class YakuView(SectionView):
    """The yaku, of any hand or of one kind of hand."""

    kind_picked = Signal(str)
    """The kind of hand whose yaku are wanted."""

    def __init__(
        self,
        look: Look,
        sheet: reference.ReferenceSheet,
        section: reference.Section,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, sheet, section, parent)
        words = look.words
        self.kinds = Segmented(look.theme, self.body)
        self.kinds.set_options(
            [
                (kind, words.text(f"reference.hand.{kind}"), words.text(f"reference.hand.{kind}"))
                for kind in reference.HAND_KINDS
            ]
        )
        self.kinds.set_current("all")
        self.kinds.setAccessibleName(words.text("reference.hand.name"))
        self.kinds.picked.connect(self.kind_picked)
        row = QHBoxLayout()
        row.addWidget(self.kinds)
        row.addStretch(1)
        self.head.addSpacing(8)
        self.head.addLayout(row)
