"""What the table is asked in the bar under it, and what each answer does."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from riichi_desktop.ledger import Bell, Event, Game, Stopped
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.clock.bar import ClockBar

from .acts import MatchActs
from .book import Book
from .counted import Counted
from .holding import Holding
from .questions import Asked, questions


class TableTalk(QObject):
    """Asks what is to be asked now.

    Args:
        look: as everywhere.
        book: the match.
        clock: its clock.
        acts: opens the dialogs.
        counted: what it counts for in the club.
        holding: the right to write into it.
    """

    asked = Signal(object)
    """A tuple of `Question`, the first thing first."""

    def __init__(
        self,
        look: Look,
        book: Book,
        clock: ClockBar,
        acts: MatchActs,
        counted: Counted,
        holding: Holding,
    ) -> None:
        super().__init__(acts)
        self._look, self._book, self._clock, self._acts = look, book, clock, acts
        self._counted, self._holding = counted, holding
        self._plays_on = -1

    def ask(self) -> None:
        """Ask the table what is to be asked now."""
        game = self._book.game
        if game is None:
            return
        asked = Asked(
            read_only=self._book.shelf.read_only,
            barred=self._barred,
            may_take=self._holding.may_take,
            rang=self._clock.rang,
            doubtful=self._clock.doubtful,
            form=bool(self._book.pending.form),
            plays_on=self._plays_on,
            cut=self._book.cut is not None,
            free=self._book.shelf.is_free,
            unknown=self._counted.unknown(),
        )
        self.asked.emit(questions(game, asked, self._look.words))

    def answer(self, _question: str, answer: str) -> None:
        """Do what an answer stands for."""
        game = self._book.game
        if game is not None:
            self._answers(game)[answer]()
            self.ask()

    def _answers(self, game: Game) -> Mapping[str, Callable[[], object]]:
        clock = self._clock
        return {
            "bell": lambda: self._book_event(Bell()),
            "five_more": clock.extend,
            "heard": clock.hear,
            "clock_right": clock.hear,
            "set_clock": clock.open_dialog,
            "stop": lambda: self._book_event(Stopped(game.table.dealer)),
            "play_on": lambda: self._play_on(len(game.entries)),
            "go_on": self._acts.go_on,
            "discard": self._acts.discard,
            "take_over": self._book.take_over,
            "cut_correct": lambda: self._acts.correct(self._cut),
            "hold": self._holding.take_over,
            "link": self._counted.ask,
            "cut_delete": lambda: self._book.void(self._cut),
        }

    @property
    def _barred(self) -> str:
        """Why this station does not write into the match; "" where it does."""
        barred = self._book.barred
        return "" if barred is None else self._look.words.problem(barred)

    @property
    def _cut(self) -> str:
        """The entry of the hand that cannot stand; "" for none."""
        return "" if self._book.cut is None else self._book.cut.uid

    def _play_on(self, entries: int) -> None:
        self._plays_on = entries

    def _book_event(self, event: Event) -> None:
        if self._book.book(event):
            self._clock.hear()
