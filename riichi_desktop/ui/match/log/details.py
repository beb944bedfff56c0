"""The details of one line of the record, and what can be done with it."""

from typing import Final

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import Draft
from riichi_desktop.ui.hand.hand_row import hand_row, paint_row, row_width
from riichi_desktop.ui.kit import Button, ElidedLabel, Tray
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.record.preview_panel import SentenceList

from .columns import Columns
from .foot import LogLineLabel
from .parts import Details

_TILE: Final = 26


class HandTiles(QLabel):
    """Tiles of a hand in one row, smaller where there is no room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._draft: Draft | None = None
        self._players = 4
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.update)

    def show_draft(self, draft: Draft | None, players: int) -> None:
        """Show a hand, or hide."""
        self._draft, self._players = draft, players
        self.setVisible(draft is not None)
        if draft is not None:
            tiles = [*draft.concealed, *([draft.win] if draft.win is not None else [])]
            self.setAccessibleName(self._look.words.tiles(tiles))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(200, _TILE + 8)

    def minimumSizeHint(self) -> QSize:
        """Give the only height, in px."""
        return QSize(100, _TILE + 8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tiles."""
        if self._draft is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        spots = hand_row(self._draft, self._players, _TILE)
        scale = min(1.0, (self.width() - 8) / max(1, row_width(spots)))
        painter.translate(4, (self.height() - _TILE * scale) / 2)
        painter.scale(scale, scale)
        paint_row(painter, self._look.art, spots, QPointF(0, 0))


class LogDetails(Tray):
    """The details of one line, and what can be done with it."""

    correct_asked = Signal()
    insert_asked = Signal()
    delete_asked = Signal()
    refused = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=0, radius=8)
        self._look = look
        theme = look.theme
        self._tiles = [HandTiles(look, self) for _ in range(3)]
        self._yaku = [ElidedLabel(theme, "", self, font="caption") for _ in range(3)]
        self.parts = [
            LogLineLabel(look, self, heights=(22, 20), font="caption", title_font="caption")
            for _ in range(4)
        ]
        self.said = SentenceList(look, self)
        self.written = ElidedLabel(theme, "", self, font="caption", color="muted")
        self.correct = Button(theme, "", self, icon="edit")
        self.insert = Button(theme, "", self, icon="insert")
        self.delete = Button(theme, "", self, icon="trash")
        self._lay_out()
        self.correct.clicked.connect(self.correct_asked)
        self.insert.clicked.connect(self.insert_asked)
        self.delete.clicked.connect(self.delete_asked)
        for button in (self.correct, self.insert, self.delete):
            button.refused.connect(self.refused)

    def show_details(self, details: Details, players: int, names: tuple[str, ...]) -> None:
        """Show the details of a line."""
        for at, (tiles, yaku) in enumerate(zip(self._tiles, self._yaku, strict=True)):
            tiles.show_draft(details.hands[at] if at < len(details.hands) else None, players)
            yaku.setText(details.yaku[at] if at < len(details.yaku) else "")
            yaku.setVisible(at < len(details.yaku))
        for at, part in enumerate(self.parts):
            part.setVisible(at < len(details.parts))
            if at < len(details.parts):
                part.show_line(*details.parts[at], names)
        self.said.show_sentences(details.said)
        self.said.setVisible(bool(details.said))
        self.written.setText(details.written)
        self.written.setVisible(bool(details.written))

    def set_columns(self, columns: Columns) -> None:
        """Lay the columns out as in the list."""
        for part in self.parts:
            part.set_columns(columns)

    def set_reason(self, reason: str | None) -> None:
        """Grey what can be done, with the reason why not."""
        for button in (self.correct, self.insert, self.delete):
            button.set_reason(reason)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.correct.setText(words.text("ui.log.correct"))
        self.insert.setText(words.text("ui.log.insert"))
        self.delete.setText(words.text("ui.log.delete"))
        for button, keys in ((self.insert, "Ins"), (self.delete, "Del")):
            button.set_tip(f"{button.text()} ({keys})")

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.delete.set_icon_only(compact)
        self.insert.set_icon_only(compact)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(2)
        inner = QVBoxLayout()
        inner.setContentsMargins(8, 0, 8, 4)
        inner.setSpacing(2)
        for tiles, yaku in zip(self._tiles, self._yaku, strict=True):
            inner.addWidget(tiles)
            inner.addWidget(yaku)
        column.addLayout(inner)
        for part in self.parts:
            column.addWidget(part)
        foot = QVBoxLayout()
        foot.setContentsMargins(8, 4, 8, 0)
        foot.setSpacing(4)
        foot.addWidget(self.said)
        foot.addWidget(self.written)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.correct, self.insert, self.delete):
            buttons.addWidget(button)
        buttons.addStretch(1)
        foot.addSpacing(4)
        foot.addLayout(buttons)
        column.addLayout(foot)
