"""The cards of a part of the reference: a block, and the sentences that go with it."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.export import reference
from riichi_desktop.ui.kit import Label, Panel, Tray
from riichi_desktop.ui.kit.powers import rich_with_powers
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.cycle_view import CycleView
from riichi_desktop.ui.reference.hand_button import HandButton
from riichi_desktop.ui.reference.point_grid import PointGrid
from riichi_desktop.ui.reference.row_layout import INSET
from riichi_desktop.ui.reference.row_values import rows_of
from riichi_desktop.ui.reference.sheet_rows import SheetRows
from riichi_desktop.ui.unbroken import unbroken

_SPACE: Final = 8
_SET: Final = {
    "heading": ("panel_title", "text"),
    "note": ("caption", "muted"),
    "plain": ("body", "text"),
}
"""Font and colour of each kind of sentence."""


class Card(Panel):
    """A panel with one block and its sentences.

    Attributes:
        blocks: their numbers in the section.
        rows: what shows the rows of the block; None where it has none.
        copied: the block that Copy takes while the keyboard is here; None for none.
    """

    opened = Signal(object)
    """A hand line (text), or a cell of the point tables (han, fu, dealer, tsumo)."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=12)
        self._look = look
        self.blocks: list[int] = []
        self.rows: SheetRows | None = None
        self.copied: reference.Titled | None = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(_SPACE)

    def add(self, number: int, block: reference.Block) -> None:
        """Put a block into the card, below what is there."""
        self.blocks.append(number)
        if isinstance(block, reference.Text):
            self.column.addWidget(text_of(self._look, block, self))
            return
        self.copied = self.copied or block
        if isinstance(block, reference.Entries | reference.Lines):
            self.rows = SheetRows(self._look, self)
            self.rows.set_rows([*rows_of(block, self._look.words)])
            self.rows.pressed.connect(lambda item: self.opened.emit(item.line or item.cell))
            self.column.addWidget(self.rows)
        elif isinstance(block, reference.Cycles):
            title = Label(self._look.theme, block.title, self, font="panel_title")
            title.setContentsMargins(INSET, 0, INSET, 0)
            view = CycleView(self._look, self)
            view.set_cycles(block.cycles)
            self.column.addWidget(title)
            self.column.addWidget(view)
        elif isinstance(block, reference.PointTable):
            self._add_table(block)
        else:
            self._add_worked(block)

    def _add_table(self, table: reference.PointTable) -> None:
        grid = PointGrid(self._look, self)
        grid.set_table(table)
        grid.pressed.connect(
            lambda cell: self.opened.emit((cell.han, cell.fu, table.dealer, table.tsumo))
        )
        self.column.addWidget(grid)

    def _add_worked(self, worked: reference.Worked) -> None:
        look = self._look
        title = Label(look.theme, worked.title, self, font="panel_title")
        note = Label(look.theme, worked.example.note, self, font="caption", color="muted")
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(title)
        head.addWidget(note)
        head.addStretch(1)
        hand = HandButton(look, worked.example, self)
        hand.clicked.connect(lambda: self.opened.emit(worked.example.line))
        grid = QGridLayout()
        for part in (head, grid):
            part.setContentsMargins(INSET, 0, INSET, 0)
        self.column.addLayout(head)
        self.column.addWidget(hand)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for row, (caption, words) in enumerate(worked.lines):
            top = Qt.AlignmentFlag.AlignTop
            caption_label = Label(look.theme, caption, self, font="caption", color="muted")
            grid.addWidget(caption_label, row, 0, top)
            grid.addWidget(wrapped_label(look, words, self), row, 1)
        self.column.addLayout(grid)
        formula = reference.Text(worked.formula, "formula")
        self.column.addWidget(text_of(look, formula, self))


def cards_of(look: Look, section: reference.Section, parent: QWidget) -> Iterator[Card]:
    """Build the cards of a section: each block begins one, sentences stay with it."""
    card: Card | None = None
    for number, block in enumerate(section.blocks):
        if card is not None and not _follows(section.blocks, number):
            yield card
            card = None
        if card is None:
            card = Card(look, parent)
        card.add(number, block)
    if card is not None:
        yield card


def _follows(blocks: tuple[reference.Block, ...], number: int) -> bool:
    """Tell whether a block stays in the card of the one before: sentences do, and the first thing
    under a heading or a formula that begins a card.
    """
    block, before = blocks[number], blocks[number - 1]
    if isinstance(block, reference.Text):
        return block.kind != "heading"
    begins = number == 1 or not isinstance(blocks[number - 2], reference.Text)
    begins = begins or (isinstance(before, reference.Text) and before.kind == "heading")
    return begins and isinstance(before, reference.Text) and before.kind in ("heading", "formula")


def text_of(look: Look, text: reference.Text, parent: QWidget) -> QWidget:
    """Give a paragraph: plain, a note, a heading, or a formula on a strip of darker paper."""
    if text.kind != "formula":
        font, color = _SET[text.kind]
        label = wrapped_label(look, text.text, parent, font=font, color=color)
        label.setContentsMargins(INSET, 0, INSET, 0)
        return label
    strip = Tray(look.theme, parent, padding=8, radius=6)
    row = QVBoxLayout(strip)
    row.setContentsMargins(4, 0, 4, 0)
    label = wrapped_label(look, rich_with_powers(text.text), strip)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setAccessibleName(text.text)
    row.addWidget(label)
    return strip


def wrapped_label(
    look: Look, words: str, parent: QWidget, *, font: str = "body", color: str = "text"
) -> Label:
    """Give words on as many lines as they need."""
    label = Label(look.theme, unbroken(words), parent, font=font, color=color)
    label.setWordWrap(True)
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label
