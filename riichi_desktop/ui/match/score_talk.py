"""What a screen reader says when scores change: whose, by how much, to what, and which place."""

from PySide6.QtWidgets import QWidget

from riichi_desktop.ledger import Game
from riichi_desktop.ui.kit import announce
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.shown import table_shown
from riichi_desktop.ui.match.board.values import BoardView, SeatView, board_view
from riichi_desktop.words import Words

from .book import Book


class ScoreTalk:
    """Follows the match that is open; opening one says nothing.

    Args:
        look: as everywhere.
        book: the match.
        page: who speaks, while it is seen.
    """

    def __init__(self, look: Look, book: Book, page: QWidget) -> None:
        self._look, self._book, self._page = look, book, page
        self._match = ""
        self._game: Game | None = None
        book.changed.connect(self._follow)

    def _follow(self, game: Game | None) -> None:
        head = self._book.head
        match = head.id if head is not None else ""
        before, self._game = self._game, game
        same, self._match = match == self._match, match
        if same and game is not None and before is not None and self._page.isVisible():
            announce(self._page, spoken_change(before, game, self._look.words))


def spoken_change(before: Game, after: Game, words: Words) -> str:
    """Say whose score is another, gains first: "Bruno +7,700, 32,700 points, 1st".

    What a hand did is said of a hand that came last, sticks tapped in it included; of anything
    else (a correction, an undo) what it changed. "" where all stays as it was.
    """
    view = board_view(table_shown(after))
    changes = _changes(before, after, view)
    moved = [(change, seat) for change, seat in zip(changes, view.seats, strict=True) if change]
    moved.sort(key=lambda pair: (-pair[0], pair[1].chair))
    return words.joined(_spoken(change, seat, words) for change, seat in moved)


def _changes(before: Game, after: Game, view: BoardView) -> tuple[int, ...]:
    """Give the change of each chair's score, in points."""
    if len(after.rows) == len(before.rows) + 1 and after.rows[:-1] == before.rows:
        return after.rows[-1].deltas
    scores = [seat.score for seat in view.seats]
    were = table_shown(before).scores
    return tuple(now - was for now, was in zip(scores, were, strict=True))


def _spoken(change: int, seat: SeatView, words: Words) -> str:
    return words.listed(
        (
            f"{say.isolated(say.name_of(words, seat))} {words.signed(change)}",
            words.text("ui.match.points", points=seat.score),
            say.place(words, seat),
        )
    )
