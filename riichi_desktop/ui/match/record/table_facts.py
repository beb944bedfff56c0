"""What the table says of a hand that is entered by its tiles: shown, not to be changed there."""

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.engine import problem
from riichi_desktop.ui.kit import Pressable, draw_ring
from riichi_desktop.ui.kit.paint import draw_padlock
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.words import honba, pot, round_name

from .people import player
from .tiles_session import TilesSession

_HEIGHT: Final = 26


class TableFacts(Pressable):
    """What the table says of the hand, behind a small padlock; pressed, it says why it is fixed."""

    def __init__(self, look: Look, session: TilesSession, parent: QWidget) -> None:
        super().__init__(look.theme, "", parent)
        self._look = look
        self._session = session
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refused.connect(lambda _reason: session.told.emit((problem("record_table_says"),)))
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words, session = self._look.words, self._session
        table, draft = session.table, session.draft
        wind = words.text(f"seat.{draft.seat}")
        seat = words.text("ui.situation.dealer_seat", wind=wind) if draft.seat == "E" else wind
        won = words.text(f"by.{draft.by}")
        if draft.source is not None:
            won = f"{won} ← {player(words, table, table.chair_of(draft.source))}"
        parts = [
            player(words, table, session.chair),
            seat,
            won,
            round_name(words, table.wind, table.turn),
            honba(words, draft.honba),
            pot(words, draft.sticks),
        ]
        self.setText("  ·  ".join(parts))
        self.setAccessibleName(words.listed(parts))
        self.set_reason(words.problem(problem("record_table_says")))

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(400, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(200, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the padlock and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rect = self.theme, self.rect()
        draw_padlock(painter, QPointF(4, rect.center().y() - 4), theme.color("muted"))
        painter.setFont(theme.font("body"))
        painter.setPen(theme.color("text"))
        room = rect.adjusted(18, 0, -4, 0)
        words = theme.cut("body", self.text(), room.width())
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, middle, words)
        if self.ring and self.hasFocus():
            draw_ring(painter, theme, self, rect.toRectF(), 6)
