"""The result: places and points, and under each how it comes about."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.ledger import Chairs, Game
from riichi_desktop.ui.kit import Button, Label
from riichi_desktop.ui.kit.row_paint import wrapped
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.log.columns import INSET
from riichi_desktop.ui.match.record.preview_panel import SentenceList

from .settlement_lines import (
    SettlementLine,
    settlement_lines,
    settlement_lost,
    settlement_rules,
    settlement_title,
)

_HEAD: Final = 34
_STEP: Final = 19
_PAD: Final = 8
_PLACE: Final = 46
"""The least width of the column of places, in px."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SettlementRow(QLabel):
    """One player: place, name, points; below, the steps."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._line: SettlementLine | None = None
        self._place = _PLACE
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.theme.changed.connect(self.updateGeometry)

    def show_line(self, line: SettlementLine, place: int = _PLACE) -> None:
        """Show a player's result; `place` is the width of the column of places, in px."""
        self._line, self._place = line, place
        said = (line.place, line.name, line.points, *line.steps)
        self.setAccessibleName(self._look.words.joined(said))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Tell that the steps may need more lines in less width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height in px that a width in px needs."""
        return _HEAD + _STEP * len(self._steps(width)) + 2 * _PAD

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(300, self.heightForWidth(self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the row, and the hairline under it."""
        line, theme = self._line, self._look.theme
        if line is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect())
        if line.first:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("tint"))
            painter.drawRoundedRect(place.adjusted(0, 1, 0, -2), 6, 6)
        painter.fillRect(QRectF(0, place.bottom() - 1, place.width(), 1), theme.color("hairline"))
        self._head(painter, line, QRectF(INSET, _PAD - 2, place.width() - 2 * INSET, _HEAD))
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        top = _PAD + _HEAD - 2.0
        for words in self._steps(self.width()):
            painter.drawText(QRectF(INSET + self._place, top, place.width(), _STEP), _LEFT, words)
            top += _STEP

    def _head(self, painter: QPainter, line: SettlementLine, head: QRectF) -> None:
        """Paint place, name and points."""
        theme = self._look.theme
        painter.setFont(theme.font("body"))
        painter.setPen(theme.color("muted"))
        painter.drawText(head, _LEFT, line.place)
        painter.setFont(theme.font("page_title"))
        painter.setPen(theme.color("losses" if line.loss else "accent"))
        painter.drawText(head, _RIGHT, line.points)
        room = head.width() - self._place - theme.width("page_title", line.points) - 12
        painter.setFont(theme.font("panel_title"))
        painter.setPen(theme.color("text"))
        name = theme.cut("panel_title", line.name, room)
        painter.drawText(head.adjusted(self._place, 0, 0, 0), _LEFT, name)

    def _steps(self, width: int) -> list[str]:
        if self._line is None:
            return []
        room = max(width - 2 * INSET - self._place, 120)
        return wrapped(self._look.theme, " · ".join(self._line.steps), room)


class SettlementView(QWidget):
    """The result of a match; while it goes on, what it would be here."""

    new_asked = Signal()
    """Another match with the same players is wanted."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._game: Game | None = None
        self.title = Label(look.theme, "", self, font="panel_title")
        self.title.setWordWrap(True)
        self.rows = [SettlementRow(look, self) for _ in range(4)]
        self.rules = SentenceList(look, self)
        self.again = Button(look.theme, "", self, icon="plus")
        self.again.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addSpacing(8)
        for row in self.rows:
            column.addWidget(row)
        column.addSpacing(12)
        column.addWidget(self.rules)
        column.addSpacing(16)
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.again.clicked.connect(self.new_asked)
        self.reword()

    def show_game(self, game: Game, _riichi: Chairs) -> None:
        """Show a match as it is now."""
        self._game = game
        words = self._look.words
        self.title.setText(settlement_title(game, words))
        lines = settlement_lines(game, words)
        theme = self._look.theme
        place = max(_PLACE, *(round(theme.width("body", line.place)) + 14 for line in lines))
        for at, row in enumerate(self.rows):
            row.setVisible(at < len(lines))
            if at < len(lines):
                row.show_line(lines[at], place)
        said = (*settlement_lost(game, words), *settlement_rules(game.rules, words))
        self.rules.show_sentences(said)
        self.again.setVisible(game.is_over)

    def set_compact(self, compact: bool) -> None:
        """Lay out for any window: it follows its size."""

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.again.setText(self._look.words.text("ui.settle.again"))
        if self._game is not None:
            self.show_game(self._game, ())
