"""The headline of a result: the limit, the points, what they are made of, under which rules."""

from collections.abc import Iterable, Iterator
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.ui.hand.headline_words import Summary
from riichi_desktop.ui.line_breaks import broken_lines
from riichi_desktop.ui.look import Look

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TITLE: Final = (38, 32)
_POINTS: Final = (58, 46)
_LINE: Final = (21, 20)
"""Heights in px, normal and compact."""

_TITLES: Final = ("limit", "page_title", "panel_title")
_NUMBERS: Final = ("points", "limit", "panel_title")
_GAP: Final = 7
_OPENING: Final = "(（"
_BROKEN: Final = (*_OPENING, "=")
_CLOSING: Final = ")）"
"""A bracket that closes on another line opens on a line of its own."""

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
        height = self._title_height() + _POINTS[small] + _LINE[small] * len(self._lines)
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
        top = float(self._title_height())
        self._draw_title(painter, width)
        role = self._fitting(_NUMBERS, self._summary.points, width)
        painter.setFont(theme.font(role))
        painter.setPen(theme.color("text"))
        points = QRectF(-1, top - 2, width + 1, _POINTS[small])
        painter.drawText(points, _LEFT, self._summary.points)
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        line = QRectF(0, top + _POINTS[small], width, _LINE[small])
        for words in self._lines:
            painter.drawText(line, _LEFT, theme.cut("caption", words, width))
            line.translate(0, _LINE[small])

    def _draw_title(self, painter: QPainter, width: float) -> None:
        theme, summary, titles = self._look.theme, self._summary, self._titles()
        role = self._fitting(_TITLES, max(titles, key=len), width)
        room = QRectF(0, 0, width, _TITLE[theme.compact])
        painter.setFont(theme.font(role))
        painter.setPen(theme.color("text"))
        for words in titles:
            painter.drawText(room, _LEFT, theme.cut(role, words, width))
            room.translate(0, room.height())
        beside = self._beside_role()
        if beside:
            room.translate(0, -room.height())
            room.setLeft(theme.width(role, titles[-1]) + _GAP)
            regular = QFont(theme.font(beside))
            regular.setBold(False)
            painter.setFont(regular)
            painter.setPen(theme.color("muted"))
            painter.drawText(room, _LEFT, summary.beside)

    def _titles(self) -> tuple[str, ...]:
        """Give the title as it is broken: on two lines, where it has no room on one."""
        title, theme = self._summary.title, self._look.theme
        first, _, last = title.partition(" ")
        if last and theme.width(_TITLES[0], title) > self.width() and not title[0].isdigit():
            return first, last
        return (title,)

    def _title_height(self) -> int:
        return _TITLE[self._look.theme.compact] * len(self._titles())

    def _beside_role(self) -> str:
        """Give the font in which the kanji has room after the title; "" where it has none."""
        theme, summary = self._look.theme, self._summary
        if not summary.beside or not theme.has_kanji:
            return ""
        titles = self._titles()
        role = self._fitting(_TITLES, max(titles, key=len), self.width())
        room = self.width() - theme.width(role, titles[-1]) - _GAP
        fitting = (one for one in (role, "body") if theme.width(one, summary.beside) <= room)
        return next(fitting, "")

    def _fitting(self, roles: tuple[str, ...], words: str, room: float) -> str:
        fitting = (role for role in roles if self._look.theme.width(role, words) <= room)
        return next(fitting, roles[-1])

    def _break(self) -> None:
        """Set pieces on as few lines as they need: made of, sticks, worth, rules."""
        lines, summary = self._flowed(self._summary.parts), self._summary
        if summary.sticks:
            lines.append(summary.sticks)
        lines += self._flowed(filter(None, (summary.worth, summary.rules)), " · ")
        self._lines = tuple(lines)
        cut = any(self._look.theme.width("caption", line) > self.width() for line in lines)
        self.setToolTip("\n".join(lines) if cut else "")

    def _flowed(self, pieces: Iterable[str], between: str = " ") -> list[str]:
        lines, theme = list[str](), self._look.theme
        for piece in self._short(pieces):
            longer = f"{lines[-1]}{between}{piece}" if lines else piece
            opens = piece[0] in _BROKEN and piece[-1] not in _CLOSING
            if lines and not opens and theme.width("caption", longer) <= self.width():
                lines[-1] = longer
            else:
                lines += broken_lines(piece, theme.font("caption"), self.width())
        return lines

    def _short(self, pieces: Iterable[str]) -> Iterator[str]:
        """Break the pieces that have no room on a line before their plus sign.

        An equals sign says then what brackets did, which would close on another line.
        """
        for piece in pieces:
            first, plus, rest = piece.partition(" + ")
            if rest and self._look.theme.width("caption", piece) > self.width():
                if piece[0] in _OPENING:
                    first, rest = f"= {first[1:]}", rest.rstrip(_CLOSING)
                yield first
                yield f"{plus.strip()} {rest}"
            else:
                yield piece

    def _refit(self) -> None:
        self._break()
        self.updateGeometry()
        self.update()
