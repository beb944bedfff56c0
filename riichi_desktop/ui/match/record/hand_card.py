"""A hand that was entered by its tiles: as it lies on the felt, with its yaku."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import Draft, HandValue, NotScorable, parse_draft
from riichi_desktop.export import yaku_name
from riichi_desktop.ui.hand.hand_row import hand_row, paint_row, row_width
from riichi_desktop.ui.kit import Label, Pressable
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, draw_frame, draw_ring, mix
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

from .worth import Worth, han_fu_words

_TILES: Final = (44, 38, 32)
"""Heights of the tiles in px: the first that fits."""

_HEIGHT: Final = 68


class HandFelt(Pressable):
    """The tiles."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, "", parent)
        self._look = look
        self._draft = Draft()
        self._players = 4
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_draft(self, draft: Draft, players: int) -> None:
        """Show a hand."""
        if (draft, players) != (self._draft, self._players):
            self._draft, self._players = draft, players
            self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(420, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(300, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint felt and tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, color = QRectF(self.rect()), self.theme.color
        share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
        felt = mix(color("felt"), color("on_felt"), share)
        draw_frame(painter, rect, 10, felt, color("felt_edge"), width=2.0)
        for height in _TILES:
            spots = hand_row(self._draft, self._players, height)
            wide = row_width(spots)
            if wide <= rect.width() - 24 or height == _TILES[-1]:
                break
        at = QPointF(round((rect.width() - wide) / 2), round((rect.height() - height) / 2) - 1)
        paint_row(painter, self._look.art, spots, at)
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, 10)


class HandCard(QWidget):
    """The tiles, and below them han and fu and the yaku.

    Attributes:
        felt: pressed, the hand is opened again.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.felt = HandFelt(look, self)
        self.worth = Label(look.theme, "", self, font="strong")
        self.yaku = Label(look.theme, "", self)
        self.yaku.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.felt)
        column.addWidget(self.worth)
        column.addWidget(self.yaku)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hand(self, line: str, worth: Worth | None, players: int) -> None:
        """Show the hand of a line, and what it is worth where it is worth something."""
        words = self._look.words
        try:
            draft = parse_draft(line)
        except NotScorable:
            draft = Draft()
        self.felt.show_draft(draft, players)
        name = words.text("ui.record.edit_tiles")
        self.felt.setAccessibleName(name)
        tiles = [*draft.concealed, *([] if draft.win is None else [draft.win])]
        self.felt.setAccessibleDescription(words.tiles(tiles) if tiles else "")
        self.felt.setToolTip(name)
        value = worth.value if worth is not None else None
        self.worth.setText(han_fu_words(worth, words) if worth is not None else "")
        self.worth.setVisible(bool(self.worth.text()))
        self.yaku.setText(yaku_words(value, words) if value is not None else "")


def yaku_words(value: HandValue, words: Words) -> str:
    """Name the yaku of a value and its dora: "Riichi, pinfu, dora 2"."""
    names = [yaku_name(id, words) for id in (*value.yakuman, *value.yaku)]
    dora = sum(value.dora.values())
    if dora:
        names.append(f"{words.text('sheet.dora')} {dora}")
    return words.listed(names)
