"""What booking would do, seen before it is booked: who pays whom, the scores after, the rules."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from riichi_desktop.ui.kit import ElidedLabel, Label, Notice, Panel, SeatDiagram, announce
from riichi_desktop.ui.kit.row_paint import wrapped
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import unbroken
from riichi_desktop.words import MINUS

from .cards import cards_of
from .headline import headline
from .preview import Preview
from .scores_table import ScoresTable
from .sentences import next_words, sentences
from .session import RecordSession

_LINE: Final = 18
_BETWEEN: Final = 2
_INDENT: Final = 14


class SentenceList(QLabel):
    """Short sentences, one under the other, each after a dot; it is read out as one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sentences: tuple[str, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_sentences(self, said: Sequence[str]) -> None:
        """Show these instead of those before."""
        if tuple(said) != self._sentences:
            self._sentences = tuple(said)
            self.setAccessibleName(" ".join(said))
            self.updateGeometry()
            self.update()

    def shown(self) -> tuple[str, ...]:
        """Give the sentences."""
        return self._sentences

    def heightForWidth(self, width: int) -> int:
        """Give the height in px that a width in px needs."""
        lines = sum(len(one) for one in self._lines(width))
        return lines * _LINE + max(0, len(self._sentences) - 1) * _BETWEEN

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(300, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(160, self.heightForWidth(self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sentences."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        painter.setFont(theme.font("caption"))
        top = 0.0
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for lines in self._lines(self.width()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("outline"))
            painter.drawEllipse(QPointF(4, top + _LINE / 2 + 1), 2, 2)
            painter.setPen(theme.color("text"))
            for words in lines:
                place = QRectF(_INDENT, top, self.width() - _INDENT + 8, _LINE)
                painter.drawText(place, left, words)
                top += _LINE
            top += _BETWEEN

    def _lines(self, width: int) -> list[list[str]]:
        room = max(80, width - _INDENT)
        return [wrapped(self._look.theme, one, room) for one in self._sentences]


class PreviewPanel(Panel):
    """Headline, seats, scores, sentences, and the next hand. It is read out at every change."""

    def __init__(
        self, look: Look, session: RecordSession, bottom: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(look.theme, parent, padding=14)
        self._look = look
        self._session = session
        self._bottom = bottom
        theme = look.theme
        self.title = ElidedLabel(theme, "", self, font="page_title")
        self.points = Label(theme, "", self, font="page_title", color="accent")
        self.line = ElidedLabel(theme, "", self, color="muted")
        self.beside = Label(theme, "", self, color="muted")
        self.seats = SeatDiagram(theme, self, compact=False)
        self.scores = ScoresTable(look, self)
        self.said = SentenceList(look)
        self._scroll = self._make_scroll()
        self.notice = Notice(theme, "", self)
        self.notice.setTextFormat(Qt.TextFormat.PlainText)
        self.next = Label(theme, "", self, font="strong")
        self.next.setWordWrap(True)
        self._lay_out()
        session.changed.connect(self.show_preview)
        look.reworded.connect(self.reword)
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        side = 12 if compact else 16
        self.setContentsMargins(side, side - 2, side, side - 2)

    @property
    def is_cut(self) -> bool:
        """Whether there is no room for all sentences, so that they scroll."""
        return self._scroll.verticalScrollBar().isVisible()

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(self._look.words.text("ui.record.preview"))
        self.show_preview(self._session.preview)

    def show_preview(self, preview: Preview) -> None:
        """Show what booking would do."""
        words = self._look.words
        head = headline(preview, words)
        self.title.setText(head.title)
        self.points.setText(head.points)
        self.points.set_color("losses" if head.points.startswith(MINUS) else "accent")
        self.line.setText(head.line)
        self.beside.setText(head.beside)
        cards, arrows = cards_of(preview, words, self._bottom)
        self.seats.set_seats(cards)
        self.seats.set_arrows(arrows)
        self.scores.show_preview(preview)
        said = sentences(preview, words)
        self.said.show_sentences(said)
        self.next.setText(unbroken(next_words(preview, words)))
        refused = preview.problem if preview.event is not None else None
        self.notice.setVisible(refused is not None)
        self.notice.setText(unbroken(words.problem(refused)) if refused is not None else "")
        title = "" if head.line.startswith(head.title) else head.title
        self._tell(" ".join(filter(None, (title, head.points, head.line, self.next.text()))))

    def _tell(self, sentence: str) -> None:
        """Have a new result spoken."""
        if sentence != self.accessibleDescription():
            self.setAccessibleDescription(sentence)
            announce(self, sentence)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addWidget(self.points)
        under = QHBoxLayout()
        under.setSpacing(8)
        under.addWidget(self.line, 1)
        under.addWidget(self.beside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(under)
        column.addSpacing(4)
        column.addWidget(self.seats, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(2)
        column.addWidget(self.scores)
        column.addSpacing(4)
        column.addWidget(self.notice)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.next)

    def _make_scroll(self) -> QScrollArea:
        """Give what scrolls the sentences, in the rare case that there is no room for them."""
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self.said)
        scroll.viewport().setAutoFillBackground(False)
        self.said.setAutoFillBackground(False)
        return scroll
