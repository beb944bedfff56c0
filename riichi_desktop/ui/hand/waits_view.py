"""The waits of a ready hand: how many are free, and what each is worth."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.engine import (
    By,
    Draft,
    HandValue,
    Problem,
    Study,
    Tile,
    WaitValue,
    red_of,
    settle_flags,
    value_of,
    with_by,
)
from riichi_desktop.export import limit_word, times_paid, worth_text
from riichi_desktop.ui.hand.headline_words import received
from riichi_desktop.ui.hand.lighting import NOWHERE, Lighting, Places
from riichi_desktop.ui.hand.lit_rows import LitKey, LitRows
from riichi_desktop.ui.kit import Heading, Label, Row, RowTile
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words

_FREE: Final = 64
_MANNERS: Final[tuple[By, ...]] = ("ron", "tsumo")
_LEAD: Final = 46
_WIDEST: Final = 180


def wait_lines(study: Study, words: Words) -> list[Heading | Row]:
    """Give the waits as lines: tile, number free, value by ron and by tsumo."""
    names = tuple(words.text(f"ui.waits.{name}") for name in ("free", "ron", "tsumo"))
    title = words.text("ui.waits.tile")
    rows = [
        _row(study.draft, tile, one, words)
        for wait in study.waits
        for tile, one in _tiles_of(study, wait)
    ]
    return [Heading(title, totals=names, quiet=True), *rows]


def _tiles_of(study: Study, wait: WaitValue) -> Iterator[tuple[Tile, WaitValue]]:
    """Give the tiles of a kind waited on: a red five that is out is a line of its own."""
    red, left = red_of(wait.kind), study.left
    reds = left[red] if red is not None else 0
    if not reds:
        yield wait.kind, wait
        return
    assert red is not None
    if left[wait.kind]:
        yield wait.kind, wait._replace(free=left[wait.kind])
        ron, tsumo = (_won(study, red, by) for by in _MANNERS)
        wait = wait._replace(ron=ron, tsumo=tsumo)
    yield red, wait._replace(free=reds)


def _won(study: Study, tile: Tile, by: By) -> HandValue | Problem:
    ready, _ = settle_flags(with_by(study.draft, by), study.rules)
    whole, _ = settle_flags(replace(ready, win=tile), study.rules)
    return value_of(whole, study.rules)


def _row(draft: Draft, tile: Tile, wait: WaitValue, words: Words) -> Row:
    cells = [_worth(worth, words) for worth in (wait.ron, wait.tsumo)]
    spoken = (
        f"{words.text(f'ui.waits.{name}')} {words.listed(filter(None, reversed(cell)))}"
        for name, cell in zip(("ron", "tsumo"), cells, strict=True)
    )
    free = words.text("ui.waits.free_count", n=wait.free)
    return Row(
        key=LitKey(tile, _completed(draft, wait)),
        lead=(RowTile(tile, marked=True),),
        values=(words.number(wait.free), *(number for _, number in cells)),
        notes=("", *(note for note, _ in cells)),
        muted=not wait.free,
        accessible=words.joined((words.tile(tile), free, *spoken)),
    )


def _worth(worth: HandValue | Problem, words: Words) -> tuple[str, str]:
    """Give what a win is worth as a note and a number; without a value the note says why."""
    if isinstance(worth, Problem):
        return (words.text("ui.waits.no_yaku") if worth.id == "no_yaku" else "–"), ""
    best, number = worth.best, words.number(received(worth.payment))
    if best.limit:
        return limit_word(best.limit, words, times_paid(best) or 1), number
    return worth_text(best, words), number


def _completed(draft: Draft, wait: WaitValue) -> Places:
    value = next((one for one in (wait.ron, wait.tsumo) if isinstance(one, HandValue)), None)
    return Lighting(draft, value.best).completed if value else NOWHERE


class WaitsView(QWidget):
    """The waits as rows; a press of one takes it as the winning tile."""

    taken = Signal()
    """A row was pressed; it is about to go, and the keyboard is wanted elsewhere."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self.rows = LitRows(look, session, self, pressable=True)
        self.rows.row_pressed.connect(self._take)
        self._hint = Label(look.theme, "", self, font="caption", color="muted")
        self._hint.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.rows)
        column.addWidget(self._hint)

    def show_study(self, study: Study) -> None:
        """Show the waits of a study."""
        words = self._look.words
        self.rows.setAccessibleName(words.text("ui.waits.title"))
        self.rows.set_rows(wait_lines(study, words))
        self._hint.setText(words.text("ui.waits.furiten_hint"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out among the columns."""
        super().resizeEvent(event)
        each = min(_WIDEST, (self.width() - _LEAD - _FREE) // 2)
        self.rows.set_columns((_FREE, each, each))

    def _take(self, key: object) -> None:
        if isinstance(key, LitKey) and isinstance(key.of, int):
            self.taken.emit()
            self._session.press(key.of, "tile")
