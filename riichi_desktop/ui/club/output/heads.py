"""What stands on every paper of the club: the event, what the paper is, its rules, its day."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from riichi_desktop.engine import Rules
from riichi_desktop.export import club as out
from riichi_desktop.export import cut_name, day_text, edition_text, rules_name
from riichi_desktop.ui.ink import Ink, ink_color
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.sheet.paint import WIDTH
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

_LONGEST: Final = 120

Item = TypeVar("Item")


class Printed(NamedTuple):
    """What is put on paper.

    Attributes:
        season: the event.
        round: the id of the round that was chosen; "" for none.
        look: whose words and type are used.
        at_hand: the rules by which games without an event are played; None for none.
    """

    season: out.Season
    round: str
    look: Look
    at_hand: Rules | None = None

    @property
    def words(self) -> Words:
        """The language."""
        return self.look.words

    @property
    def theme(self) -> Theme:
        """The type."""
        return self.look.theme

    @property
    def rules(self) -> Rules | None:
        """The rules of the event; None where it has none."""
        event = self.season.register.events.get(self.season.event)
        return None if event is None else event.rules

    @property
    def event(self) -> str:
        """What the event is called, short enough for a line."""
        return cut_name(out.season_title(self.season, self.words), _LONGEST)


def title_part(printed: Printed, title: str, day: str = "") -> Ink:
    """Give the top of a paper: the event and the day, below them what it is and the rules.

    Args:
        printed: what is put on paper.
        title: what it is.
        day: of ISO 8601; "" for the day on which it is printed.
    """
    words, paper = printed.words, Ink(printed.theme, WIDTH)
    shown = day_text(day or printed.season.day, words)
    right = paper.words(shown, "body", QRectF(0, 0, WIDTH, 80), right=True)
    paper.words(printed.event, "title", QRectF(0, 0, WIDTH - right - 60, 80), least=70)
    paper.skip(94)
    rules = rules_text(printed.rules, words)
    box = QRectF(0, paper.height, WIDTH, 60)
    taken = paper.words(title, "strong", box) + 60
    paper.words(rules, "note", box.adjusted(taken, 0, 0, 0), ink="muted", right=True, least=60)
    paper.skip(92)
    return paper


def rules_text(rules: Rules | None, words: Words) -> str:
    """Name rules, and their edition; "" where there are none."""
    if rules is None:
        return ""
    named = words.text("sheet.rules", rules=rules_name(rules, words))
    return " · ".join(filter(None, (named, edition_text(rules, words))))


def foot_text(printed: Printed, title: str) -> str:
    """Give what stands at the foot of each page: event, paper, day."""
    day = day_text(printed.season.day, printed.words)
    return " · ".join(filter(None, (printed.event, title, day)))


def dashes(paper: Ink, start: QPointF, end: QPointF) -> None:
    """Draw a line to cut along."""

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(ink_color("line"), 2, Qt.PenStyle.DashLine))
        painter.drawLine(start, end)

    paper.add(draw)


def batches(items: Iterable[Item], size: int) -> Iterator[tuple[Item, ...]]:
    """Give items so many at a time; the last may be fewer."""
    left = iter(items)
    while some := tuple(islice(left, size)):
        yield some
