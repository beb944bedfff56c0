"""What a search found: yaku with their hands, and rows of every other part."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.export import reference
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.kit import Label, Panel
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.cards import wrapped_label
from riichi_desktop.ui.reference.row_values import Head, Item, RowLine, entry_row, line_row, raised
from riichi_desktop.ui.reference.sheet_rows import SheetRows


class ResultsView(ScrollColumn):
    """The rows that a query found, under the names of their parts."""

    pressed = Signal(object)
    """The `Item` that was pressed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        body = self.body
        self.title = Label(look.theme, "", body, font="limit")
        self.hint = wrapped_label(look, "", body, font="caption", color="muted")
        self._panel = Panel(look.theme, body)
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        self.rows = SheetRows(look, self._panel)
        self.rows.pressed.connect(self.pressed)
        column.addWidget(self.rows)
        self.column.addWidget(self.title)
        self.column.addWidget(self.hint)
        self.column.addSpacing(12)
        self.column.addWidget(self._panel)
        self.column.addStretch(1)

    def show_found(self, query: str, found: tuple[reference.Place, ...]) -> None:
        """Show what a query found."""
        words = self._look.words
        key = "found_most" if len(found) == reference.MOST_FOUND else "found"
        text = words.text(f"ui.reference.{key}", n=len(found))
        if not found:
            text = words.text("ui.reference.found_none", text=query)
        self.title.setText(text)
        self.hint.setText(words.text("ui.reference.found_hint"))
        self.rows.set_rows([*_rows(found, self._look)])
        self._panel.setVisible(bool(found))
        self.verticalScrollBar().setValue(0)


def _rows(found: tuple[reference.Place, ...], look: Look) -> Iterator[RowLine]:
    for section, places in groupby(found, key=lambda place: place.section):
        part = look.words.text(f"reference.section.{section}")
        blocks: dict[tuple[str, tuple[str, ...]], list[reference.Place]] = {}
        for place in places:
            blocks.setdefault((place.title, place.heads), []).append(place)
        for (title, heads), held in blocks.items():
            yield Head(part, "" if title == part else title, heads)
            yield from (_row(place, look) for place in held)


def _row(place: reference.Place, look: Look) -> Item:
    item = place.item
    if isinstance(item, reference.Entry):
        return entry_row(item, place.heads, look.words)
    if isinstance(item, reference.Line):
        row = line_row(item, place.heads, place.title, is_rule=place.section == "rules")
        if row.cell is None:
            return replace(row, place=place)
        return row
    text = (
        item.text
        if isinstance(item, reference.Text)
        else look.words.joined((item.title, item.formula))
    )
    text = raised(text)
    return Item(text, spoken=text, place=place)
