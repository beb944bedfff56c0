"""The headline of a result: the limit, the points, what they are made of, under which rules."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.hand.headline_words import Summary
from riichi_desktop.ui.look import Look

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TITLE: Final = (38, 32)
_POINTS: Final = (58, 46)
_LINE: Final = (21, 20)
"""Heights in px, normal and compact."""

_TITLES: Final = ("limit", "page_title", "panel_title")
_NUMBERS: Final = ("points", "limit", "panel_title")
_GAP: Final = 7
_NOTHING: Final = Summary("", "", "", (), "", "", "")


class Headline(QLabel):
    """What is shouted: once, in one place. Everything else on the page is quiet."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._summary = _NOTHING
        self._lines: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._refit)

    @property
    def summary(self) -> Summary:
        """What is shown."""
        return self._summary

    @property
    def lines(self) -> tuple[str, ...]:
        """The small lines under the points, as they are broken."""
        return self._lines

    def show_summary(self, summary: Summary) -> None:
        """Show another result."""
        if summary != self._summary:
            self._summary = summary
            self.setAccessibleName(f"{summary.title}, {summary.points}")
            self._refit()

    def sizeHint(self) -> QSize:
        """Give the size in px: as high as its lines."""
        small = self._look.theme.compact
        height = _TITLE[small] + _POINTS[small] + _LINE[small] * len(self._lines)
        return QSize(180, height)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(100, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        if event.size().width() != event.oldSize().width():
            self._refit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint title, points, lines."""
        painter, theme = QPainter(self), self._look.theme
        small, width = theme.compact, float(self.width())
        self._draw_title(painter, QRectF(0, 0, width, _TITLE[small]))
        role = self._fitting(_NUMBERS, self._summary.points, width)
        painter.setFont(theme.font(role))
        painter.setPen(theme.color("text"))
        points = QRectF(-1, _TITLE[small] - 2, width + 1, _POINTS[small])
        painter.drawText(points, _LEFT, self._summary.points)
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        line = QRectF(0, _TITLE[small] + _POINTS[small], width, _LINE[small])
        for words in self._lines:
            painter.drawText(line, _LEFT, theme.cut("caption", words, width))
            line.translate(0, _LINE[small])

    def _draw_title(self, painter: QPainter, room: QRectF) -> None:
        theme, summary = self._look.theme, self._summary
        role = self._fitting(_TITLES, summary.title, room.width())
        painter.setFont(theme.font(role))
        painter.setPen(theme.color("text"))
        painter.drawText(room, _LEFT, theme.cut(role, summary.title, room.width()))
        beside = self._beside_role()
        if beside:
            room.setLeft(theme.width(role, summary.title) + _GAP)
            regular = QFont(theme.font(beside))
            regular.setBold(False)
            painter.setFont(regular)
            painter.setPen(theme.color("muted"))
            painter.drawText(room, _LEFT, summary.beside)

    def _beside_role(self) -> str:
        """Give the font in which the kanji has room after the title; "" where it has none."""
        theme, summary = self._look.theme, self._summary
        if not summary.beside or not theme.has_kanji:
            return ""
        role = self._fitting(_TITLES, summary.title, self.width())
        room = self.width() - theme.width(role, summary.title) - _GAP
        fitting = (one for one in (role, "body") if theme.width(one, summary.beside) <= room)
        return next(fitting, "")

    def _fitting(self, roles: tuple[str, ...], words: str, room: float) -> str:
        fitting = (role for role in roles if self._look.theme.width(role, words) <= room)
        return next(fitting, roles[-1])

    def _break(self) -> None:
        """Set pieces on as few lines as they need: made of, sticks, kanji and worth, rules."""
        lines, summary = self._flowed(self._summary.parts), self._summary
        if summary.sticks:
            lines.append(summary.sticks)
        apart = self._look.theme.has_kanji and not self._beside_role()
        beside = summary.beside if apart else ""
        lines += self._flowed(filter(None, (beside, summary.worth, summary.rules)), " · ")
        self._lines = tuple(lines)
        cut = any(self._look.theme.width("caption", line) > self.width() for line in lines)
        self.setToolTip("\n".join(lines) if cut else "")

    def _flowed(self, pieces: Iterable[str], between: str = " ") -> list[str]:
        lines: list[str] = []
        for piece in pieces:
            longer = f"{lines[-1]}{between}{piece}" if lines else piece
            if lines and self._look.theme.width("caption", longer) <= self.width():
                lines[-1] = longer
            else:
                lines.append(piece)
        return lines

    def _refit(self) -> None:
        self._break()
        self.updateGeometry()
        self.update()
