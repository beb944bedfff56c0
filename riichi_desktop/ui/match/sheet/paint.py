"""The table of a score sheet, piece by piece: its heading, its rows; filled, or empty for a pen."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from riichi_desktop.engine import WINDS
from riichi_desktop.export import GameLine
from riichi_desktop.ui.ink import RULE, Ink, ink_color
from riichi_desktop.ui.line_breaks import broken, first_line
from riichi_desktop.ui.match.board.values import STICK
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

WIDTH: Final = 2790
"""The width of a sheet in units: 15 of them are a millimetre on A4."""

HEAVY: Final = 6
PAD: Final = 12
_EDGE: Final = 20
"""From a score, the bank or the check to the rule at its right: 1.3 mm."""

_LEAST_ROW: Final = 82
_HEAD: Final = 176
BADGE: Final = 40
_DELTA: Final = {3: 250.0, 4: 212.0}
_LEAST_TITLE: Final = 210
_WIDEST_TITLE: Final = 330
_STICK: Final = QRectF(0, 0, 30, 11)
_NAME_LINE: Final = 46
_BREAKS_NOT: Final = (
    (re.compile(r"(?<=\d) (?=han|fu)|(?<=han) (?=\d)"), "\u00a0"),
    (re.compile(r"(?<=\d)(?=[翻符])|(?<=翻)(?=\d)"), "\u2060"),
)
"""Han and fu stay on one line."""


class Grid(NamedTuple):
    """Where the columns are, in units.

    Attributes:
        players: how many.
        round: how wide the hand's name is.
        delta, score: of each player.
        bank, balance: the last two columns.
    """

    players: int
    round: float
    delta: float
    score: float = 180
    bank: float = 148
    balance: float = 114

    @property
    def what(self) -> QRectF:
        """The column of what happened; only left and width mean something."""
        return QRectF(self.round, 0, self.seat(0) - self.round, 0)

    def seat(self, chair: int) -> float:
        """Give the left edge of a player's two columns."""
        right = WIDTH - self.bank - self.balance
        return right - (self.players - chair) * (self.delta + self.score)

    @property
    def edges(self) -> tuple[float, ...]:
        """The vertical lines."""
        seats = (self.seat(chair) for chair in range(self.players + 1))
        return (self.round, *seats, WIDTH - self.balance)


def grid_for(
    theme: Theme, players: int, titles: Sequence[str] = (), *, badges: bool = False
) -> Grid:
    """Give the columns, the first as wide as the names of the hands need it.

    Args:
        theme: its type.
        players: how many.
        titles: the names of the hands.
        badges: whether there are letters of corrections beside them.
    """
    paper = Ink(theme, WIDTH)
    widest = max((paper.measure(title, "cell_strong") for title in titles), default=0)
    need = widest + 2 * PAD + (BADGE + 18) * badges
    round = min(_WIDEST_TITLE, max(_LEAST_TITLE, need))
    return Grid(players, round, delta=_DELTA[players])


def letter(number: int) -> str:
    """Give the letter of a correction: A, B … Z, AA."""
    before, at = divmod(number, 26)
    return (letter(before - 1) if before else "") + chr(ord("A") + at)


def draw_badge(paper: Ink, text: str, left: float, middle: float) -> float:
    """Draw a letter, white on black; give how wide it is."""
    width = max(BADGE, paper.measure(text, "tiny_strong") + 16)
    box = QRectF(left, middle - BADGE / 2, width, BADGE)

    def draw(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink_color("text"))
        painter.drawRoundedRect(box, 7, 7)

    paper.add(draw)
    paper.words(text, "tiny_strong", box, ink="white", center=True)
    return width


def draw_stick(paper: Ink, left: float, middle: float) -> float:
    """Draw a riichi stick that begins at `left`; give where it ends."""
    box = _STICK.translated(left, middle - _STICK.height() / 2)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(ink_color("text"), 2.5))
        painter.setBrush(ink_color("white"))
        painter.drawRoundedRect(box, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink_color("text"))
        painter.drawEllipse(box.center(), 3.2, 3.2)

    paper.add(draw)
    return box.right()


def heading(theme: Theme, grid: Grid, names: Sequence[str], words: Words) -> Ink:
    """Give the heading of the table: the columns, and who sits where; an empty name is a line."""
    paper = Ink(theme, WIDTH)
    paper.fill(QRectF(0, 0, WIDTH, HEAVY), "text")
    low = QRectF(0, _HEAD - 56, 0, 48)
    for left, wide, key in (
        (0.0, grid.round, "match.column.hand"),
        (grid.round, grid.what.width(), "match.column.what"),
        (grid.seat(grid.players), grid.bank, "match.sheet.bank"),
        (WIDTH - grid.balance, grid.balance, "match.sheet.balance"),
    ):
        narrow = left > grid.seat(0)
        pad = 8 if narrow else PAD
        box = QRectF(left + pad, low.top(), wide - 2 * pad, low.height())
        paper.words(words.text(key), "tiny_strong", box, center=narrow, least=60)
    for chair, name in enumerate(names):
        _seat_heading(paper, grid, chair, name, words)
    paper.height = _HEAD
    _verticals(paper, grid)
    paper.fill(QRectF(0, _HEAD - RULE, WIDTH, RULE), "text")
    return paper


def _seat_heading(paper: Ink, grid: Grid, chair: int, name: str, words: Words) -> None:
    left, wide = grid.seat(chair), grid.delta + grid.score
    box = QRectF(left + PAD, HEAVY + 8, wide - 2 * PAD, 2 * _NAME_LINE)
    key = "wind_kanji" if paper.has_kanji else "ui.match.wind_letter"
    wind = words.text(f"{key}.{WINDS[chair]}")
    taken = paper.words(wind, "cell", box, ink="muted") + 14
    if name:
        _name(paper, name, box.adjusted(taken, 0, 0, 0))
    else:
        paper.fill(QRectF(box.left() + taken, box.bottom() - 12, box.width() - taken, 2), "line")
    low = QRectF(left + PAD, _HEAD - 56, grid.delta - 2 * PAD, 48)
    paper.words("±", "tiny", low, ink="muted", right=True)
    low = QRectF(left + grid.delta, low.top(), grid.score - _EDGE, 48)
    paper.words(words.text("match.column.score"), "tiny", low, ink="muted", right=True, least=60)


def _name(paper: Ink, name: str, box: QRectF) -> None:
    """Write a name on one line, or smaller on two; what does not fit then is cut."""
    if paper.measure(name, "cell_strong") <= box.width():
        paper.words(name, "cell_strong", box)
        return
    role, high = "note_strong", box.height() / 2
    first = first_line(name, paper.font(role), box.width())
    rest = name[len(first) :].strip()
    if not rest:
        paper.words(first, role, box)
        return
    paper.words(first.rstrip(), role, QRectF(box.left(), box.top(), box.width(), high))
    below = QRectF(box.left(), box.top() + high, box.width(), high)
    paper.words(rest, role, below, least=90)


def start_row(theme: Theme, grid: Grid, scores: Sequence[int], words: Words) -> Ink:
    """Give the row before the first hand."""
    paper = Ink(theme, WIDTH)
    paper.height = _LEAST_ROW
    box = QRectF(PAD, 0, grid.round - PAD, _LEAST_ROW)
    paper.words(words.text("match.sheet.start"), "note", box, ink="muted")
    for chair, score in enumerate(scores):
        _score(paper, grid, chair, words.number(score), "cell", ink="muted")
    return _ruled(paper, grid)


def hand_row(theme: Theme, grid: Grid, line: GameLine, badge: str, words: Words) -> Ink:
    """Give the row of an event.

    Args:
        theme: its type.
        grid: where the columns are.
        line: the event.
        badge: the letter of its correction; "" for none.
        words: the language.
    """
    paper = Ink(theme, WIDTH)
    row = line.row
    _what(paper, grid, line)
    if line.moves or row is not None:
        for chair in range(grid.players):
            _seat(paper, grid, line, chair, words)
        sticks = words.number(STICK * line.sticks) if line.sticks else "–"
        box = QRectF(grid.seat(grid.players), 0, grid.bank - _EDGE, paper.height)
        paper.words(sticks, "cell", box, right=True, ink="text" if line.sticks else "muted")
    if row is not None:
        box = QRectF(WIDTH - grid.balance, 0, grid.balance - _EDGE, paper.height)
        off = row.balance != 0
        paper.words(words.signed(row.balance), "cell_strong" if off else "cell", box, right=True)
    _title(paper, grid, line.title, badge)
    return _ruled(paper, grid, whole=row is not None or line.moves)


def _title(paper: Ink, grid: Grid, title: str, badge: str) -> None:
    room = QRectF(PAD, 0, grid.round - 2 * PAD, paper.height)
    if badge:
        wide = max(BADGE, paper.measure(badge, "tiny_strong") + 16)
        draw_badge(paper, badge, room.right() - wide, paper.height / 2)
        room.setRight(room.right() - wide - 8)
    paper.words(title, "cell_strong", room, least=70)


def _what(paper: Ink, grid: Grid, line: GameLine) -> None:
    """Write what happened, on as many lines as it needs, and make the row as high."""
    right = grid.what.right() if line.row is not None or line.moves else WIDTH
    left, right = grid.what.left() + PAD, right - PAD
    said = line.text
    for pattern, joint in _BREAKS_NOT:
        said = pattern.sub(joint, said)
    texts = [(said, "note", "text"), *((note, "tiny", "muted") for note in line.notes)]
    high = sum(broken(text, paper.font(role), right - left)[1] for text, role, _ in texts)
    paper.height = max(_LEAST_ROW, high + 14)
    row = paper.height
    paper.height = (row - high) / 2
    for text, role, color in texts:
        paper.paragraph(text, role, ink=color, left=left, right=right)
    paper.height = row


def _seat(paper: Ink, grid: Grid, line: GameLine, chair: int, words: Words) -> None:
    """Write what a player won or lost and has, tinted where the hand pays him."""
    left, delta = grid.seat(chair), line.deltas[chair]
    won = chair in line.winners
    if won:
        box = QRectF(left, 0, grid.delta + grid.score, paper.height)
        paper.fill(box.adjusted(RULE, 3, 0, -3), "tint")
    box = QRectF(left + PAD, 0, grid.delta - 2 * PAD, paper.height)
    if chair in line.riichi:
        box.setLeft(draw_stick(paper, left + 8, paper.height / 2) + 10)
    if delta or chair in line.riichi:
        role = "cell_strong" if won else "cell"
        paper.words(words.signed(delta), role, box, right=True, least=60)
    _score(paper, grid, chair, words.number(line.scores[chair]), "cell_strong" if won else "cell")


def _score(paper: Ink, grid: Grid, chair: int, text: str, role: str, *, ink: str = "text") -> None:
    left = grid.seat(chair) + grid.delta
    paper.words(text, role, QRectF(left, 0, grid.score - _EDGE, paper.height), right=True, ink=ink)


def sum_row(theme: Theme, grid: Grid, line: GameLine, start: Sequence[int], words: Words) -> Ink:
    """Give the last row: what each won or lost in all, what each has, and the sum of all points."""
    paper = Ink(theme, WIDTH)
    paper.height = _LEAST_ROW + 8
    paper.fill(QRectF(0, -RULE, WIDTH, HEAVY), "text")
    total = sum(line.scores) + STICK * line.sticks
    said = words.text("match.sheet.sum", points=total)
    box = QRectF(PAD, 0, grid.seat(0) - 2 * PAD, paper.height)
    paper.words(said, "note_strong", box, least=70)
    for chair, (score, had) in enumerate(zip(line.scores, start, strict=True)):
        box = QRectF(grid.seat(chair) + PAD, 0, grid.delta - 2 * PAD, paper.height)
        paper.words(words.signed(score - had), "cell", box, right=True)
        _score(paper, grid, chair, words.number(score), "cell_strong")
    sticks = words.number(STICK * line.sticks)
    box = QRectF(grid.seat(grid.players), 0, grid.bank - _EDGE, paper.height)
    paper.words(sticks, "cell_strong", box, right=True)
    paper.fill(QRectF(0, paper.height - HEAVY, WIDTH, HEAVY), "text")
    return paper


def empty_row(theme: Theme, grid: Grid, height: float) -> Ink:
    """Give a row to be filled in by hand."""
    paper = Ink(theme, WIDTH)
    paper.height = height
    for chair in range(grid.players):
        _dashes(paper, grid.seat(chair) + grid.delta)
    return _ruled(paper, grid)


def _dashes(paper: Ink, x: float) -> None:
    """Part gain and score of a player, lightly."""
    ends = QPointF(x, 0), QPointF(x, paper.height)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(ink_color("hair"), 2, Qt.PenStyle.DotLine))
        painter.drawLine(*ends)

    paper.add(draw)


def _ruled(paper: Ink, grid: Grid, *, whole: bool = True) -> Ink:
    """Draw the lines around a row; what spans the columns is crossed by none."""
    if whole:
        _verticals(paper, grid)
    else:
        _vertical(paper, grid.round)
    paper.fill(QRectF(0, paper.height - 2, WIDTH, 2), "line")
    return paper


def _verticals(paper: Ink, grid: Grid) -> None:
    for x in grid.edges:
        _vertical(paper, x)


def _vertical(paper: Ink, x: float) -> None:
    paper.fill(QRectF(x, 0, 2, paper.height), "line")
