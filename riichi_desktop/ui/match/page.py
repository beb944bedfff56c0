"""The Match page: the list of matches, or the one that is open; what each command does."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.engine import Draft, Problem
from riichi_desktop.export import hand_name
from riichi_desktop.ledger import Chairs, Event, Game
from riichi_desktop.ui.match.clock.bar import ClockBar
from riichi_desktop.ui.match.clock.clock import ClockFace
from riichi_desktop.ui.match.clock.round_clock import RoundFollower
from riichi_desktop.ui.match.games.acts import GamesActs
from riichi_desktop.ui.match.games.model import title_of
from riichi_desktop.ui.match.games.view import GamesView
from riichi_desktop.ui.match.log.lines import name_of
from riichi_desktop.ui.match.record.form import KINDS
from riichi_desktop.ui.page import Desk, Page
from riichi_desktop.ui.stations.opening import open_stations
from riichi_desktop.ui.typed import digit_of

from .acts import MatchActs
from .book import Book
from .counted import Counted
from .holding import Holding
from .match_header import MatchHeader
from .match_layout import WIDEST
from .match_view import MatchView
from .score_talk import ScoreTalk
from .side_panel import TABS
from .table_talk import TableTalk
from .tools import MatchTools


class MatchPage(Page):
    """Books a match hand by hand.

    Attributes:
        book: the match that is open.
        header: title, rules, name, undo, redo, scoreboard, print, menu.
        games: the list of matches.
        view: the match; None before one was opened.
        clock: its round clock.
    """

    widest = WIDEST

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.shelf = desk.shelf
        self._taken_up = False
        self.book = Book(self.shelf, self)
        self.view: MatchView | None = None
        self.header = MatchHeader(desk, self)
        self.games = GamesView(desk.look, self.shelf, self)
        self.clock = ClockBar(desk.look, self.book, self)
        self.round = RoundFollower(desk.roll, self.book, self.clock)
        self.acts = MatchActs(desk.look, self.book, self, self._bottom)
        self.tools = MatchTools(desk.look, self.book, self, lambda: desk.session.rules)
        self.lists = GamesActs(desk, self.book, self, self.tools)
        self.counted = Counted(desk.look, desk.roll, self.book, self)
        self.holding = Holding(desk.look, self.book, desk.stations, self)
        parts = self.book, self.clock, self.acts, self.counted, self.holding
        self.talk = TableTalk(desk.look, *parts)
        self.scores = ScoreTalk(desk.look, self.book, self)
        self._stack = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(self._stack, 1)
        self._stack.addWidget(self.games)
        self._compact = False
        self._laid: Chairs = ()
        self._connect()

    # What the window asks of a page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        here: dict[str, Callable[[], object]] = {
            **{f"match_{kind}": partial(self.acts.record, kind) for kind in KINDS},
            **{f"tabs_{n}": partial(self.open_tab, tab) for n, tab in enumerate(TABS, 1)},
            "match_clock": self.clock.toggle,
            "match_clock_set": self.clock.open_dialog,
            "match_turn": self._turn_table,
            "match_link": self.counted.ask,
            "rules": self.tools.open_rules,
            "match_check": self.tools.check_sticks,
            "match_scoreboard": self.tools.open_scoreboard,
        }
        return {
            **{command: partial(self._with_game, act) for command, act in here.items()},
            **self._handlers_anywhere(),
        }

    def _handlers_anywhere(self) -> Mapping[str, Callable[[], object]]:
        """Give what means something without a match, or says itself that there is none."""
        return {
            "undo": self.acts.undo,
            "redo": self.acts.redo,
            "match_edit": self._edit,
            "match_list": self.close_match,
            "match_new": self.lists.new,
            "match_rename": self._rename,
            "match_import": self.lists.bring_in,
            "match_backups": self.lists.open_backups,
            "recheck": self.lists.recheck,
            "match_more": self.header.open_menu,
            "stations": partial(open_stations, self.desk, self),
            "match_save": self.tools.save,
            "match_blank": self.tools.print_blank,
            "print": self.tools.print_sheet,
            "pdf": self.tools.save_pdf,
            "copy_text": self.tools.copy_text,
            "copy_picture": self.tools.copy_picture,
        }

    def enter(self) -> None:
        """Open the database once the page was seen, and the match that was open last."""
        self.round.watch(True)
        if self._taken_up:
            self._refresh()
        else:
            QTimer.singleShot(0, self, self.open_shelf)

    def leave(self) -> None:
        """Let the clock of the round go on unseen."""
        self.round.watch(False)
        self.desk.roll.watch(False)

    def shut(self) -> None:
        """Close what stands beside the window; everything was written when it happened."""
        self.tools.close()

    def focus_home(self) -> None:
        """Put the keyboard where hands are booked, or on the list."""
        if self.book.game is not None and self.view is not None:
            self.view.focus_home()
        else:
            self.games.focus_home()

    def take_key(self, event: QKeyEvent) -> bool:
        """Lay the riichi stick of a player, or take it back, with the number of his chair."""
        game, digit = self.book.game, digit_of(event)
        if game is None or digit is None or not 1 <= digit <= game.table.players:
            return False
        self.book.tap_riichi(digit - 1)
        return True

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self.header.set_compact(compact)
        self.games.set_compact(compact)
        if self.view is not None:
            self.view.set_compact(compact)

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.header.reword()
        self.games.reword()
        if self.view is not None:
            self.view.reword()
        self._refresh()
        self._show_trouble()

    # Which match

    def open_shelf(self) -> bool:
        """Open the database, and the match that was open last; tell whether the database is open.

        It loads SQLAlchemy, unless another page did; the match is opened once.
        """
        if not self.shelf.open():
            self._refresh()
            return False
        if self._taken_up:
            return True
        self._taken_up = True
        last = self.desk.settings.value.match
        if not (last and self.book.take(last)):
            self._refresh()
        if self.isVisible():
            self.focus_home()
        return True

    def open_match(self, id: str) -> bool:
        """Open a match; tell whether it is open."""
        if not self.book.take(id):
            self._tell_trouble()
            return False
        self._taken_up = True
        if self.isVisible():
            self.focus_home()
        return True

    def book_in(self, id: str, event: Event) -> bool:
        """Book an event in a match, whichever is open here; tell whether it was booked."""
        if self.book.head is not None and self.book.head.id == id:
            return self.book.book(event)
        other = Book(self.shelf, self)
        other.told.connect(self._tell)
        booked = other.take(id) and other.book(event)
        other.deleteLater()
        return booked

    def close_match(self) -> None:
        """Go back to the list of matches."""
        self.book.leave()
        self.games.focus_home()

    def take_hand(self, draft: Draft) -> None:
        """Book a hand that was built on the Hand page; say so where no match is open."""
        self.open_shelf()
        if self.book.game is None:
            self.told.emit(self.desk.look.words.text("ui.status.no_match"))
        else:
            self.acts.take_hand(draft)

    def open_tab(self, key: str) -> None:
        """Show a tab beside the table of the match that is open."""
        self._built_view().side.open_tab(key)

    # Showing

    def _refresh(self) -> None:
        """Show the match that is open, or the list."""
        game, words = self.book.game, self.desk.look.words
        head = self.book.head
        self._show_steps()
        refusal = self.book.shelf_refusal or self.desk.roll.barred
        for command in ("match_new", "match_import"):
            self.header.buttons[command].set_reason(words.problem(refusal) if refusal else None)
        if game is None:
            self.games.refresh()
            self.header.show_game(None, "", listed=self.games.is_listed)
            self._stack.setCurrentWidget(self.games)
            return
        self.header.show_game(game, title_of(head, words) if head else "")
        view = self._built_view()
        view.show_game()
        self._stack.setCurrentWidget(view)
        self.talk.ask()

    def _built_view(self) -> MatchView:
        if self.view is None:
            view = self.view = MatchView(self.desk.look, self.book, self)
            view.set_compact(self._compact)
            view.refused.connect(self.told)
            view.buttons.pressed.connect(self.acts.record)
            view.board.clock_tapped.connect(self.clock.open_menu)
            view.bar.answered.connect(self.talk.answer)
            view.side.correct_asked.connect(self._edit)
            view.side.new_asked.connect(self.lists.new)
            view.side.log.correct_asked.connect(self.acts.correct)
            view.side.log.insert_asked.connect(self.acts.insert)
            view.side.log.delete_asked.connect(self.acts.delete)
            view.show_clock(self.clock.face)
            self.talk.asked.connect(view.ask)
            self._stack.addWidget(view)
        return self.view

    def _changed(self, game: Game | None) -> None:
        self.told.emit("")
        self._laid = self.book.riichi
        self._show_trouble()
        head = self.book.head
        self.desk.settings.change(match=head.id if head else "")
        shown = self.view is not None and self._stack.currentWidget() is self.view
        if game is None or not shown:
            self._refresh()
        else:
            words = self.desk.look.words
            self.header.show_game(game, title_of(head, words) if head else "")
            self._show_steps()
            self.talk.ask()

    def _show_steps(self) -> None:
        steps = self.book.steps
        self.header.show_undo(steps.undo is not None, steps.redo is not None)

    # Commands

    def _with_game(self, act: Callable[[], object]) -> None:
        """Do what means something only where a match is open; else say so."""
        if self.book.game is None:
            self.told.emit(self.desk.look.words.text("ui.status.no_match"))
        else:
            act()

    def _edit(self) -> None:
        """Correct the hand that is chosen, or the last one; over the list, rename a match."""
        log = self.view.side.log if self.view is not None else None
        if self.book.game is None or log is None:
            self.lists.rename(self.games.list.current)
        elif self.book.cut is not None:
            self.acts.correct(self.book.cut.uid)
        else:
            self.acts.correct(log.chosen or log.last)

    def _rename(self) -> None:
        self.lists.rename(self.book.head.id if self.book.head else self.games.list.current)

    def _turn_table(self) -> None:
        if self.view is not None:
            self.view.turn_table()

    def _bottom(self) -> int:
        return self.view.bottom if self.view is not None else 0

    def _begun(self, id: str, minutes: int) -> None:
        if self.open_match(id) and minutes:
            self.clock.begin(minutes)

    # Saying

    def _say_riichi(self) -> None:
        """Say who has declared, or taken his stick back."""
        game, riichi, words = self.book.game, self.book.riichi, self.desk.look.words
        moved, self._laid = sorted({*riichi} ^ {*self._laid}), riichi
        if game is not None and len(moved) == 1:
            word = "ui.log.riichi" if moved[0] in riichi else "ui.log.no_riichi"
            name = name_of(game.table, moved[0], words)
            self.told.emit(words.text(word, player=name))

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        self.told.emit(" ".join(map(self.desk.look.words.problem, problems)))

    def _tell_trouble(self) -> None:
        if self.shelf.trouble is not None:
            self._tell((self.shelf.trouble,))

    def _show_trouble(self) -> None:
        trouble, words = self.shelf.trouble, self.desk.look.words
        cut, game = self.book.cut, self.book.game
        sentence = words.problem(trouble) if trouble else ""
        if not sentence and cut is not None and game is not None:
            hand = hand_name(game.table.round, game.table.honba, words)
            reason = " ".join(map(words.problem, cut.problems)).rstrip(".。")
            sentence = words.text("ui.match.cut", hand=hand, reason=reason, n=self.book.hidden)
        if sentence != self.trouble:
            self.trouble = sentence
            self.lasting.emit()

    def _show_clock(self, face: ClockFace | None) -> None:
        if self.view is not None:
            self.view.show_clock(face)

    def _connect(self) -> None:
        self.header.asked.connect(self.asked)
        self.header.told.connect(self.told)
        self.games.opened.connect(self.open_match)
        self.games.rename_asked.connect(self.lists.rename)
        self.games.hide_asked.connect(self.lists.hide)
        self.games.asked.connect(self.lists.answer)
        self.book.changed.connect(self._changed)
        self.book.told.connect(self._tell)
        self.book.tapped.connect(self._say_riichi)
        self.desk.roll.changed.connect(self._roll_changed)
        self.shelf.changed.connect(self._shelf_changed)
        self.shelf.troubled.connect(self._show_trouble)
        self.clock.ticked.connect(self._show_clock)
        self.clock.asks.connect(self.talk.ask)
        self.clock.ticked.connect(self.tools.show_clock)
        self.tools.correct_asked.connect(self.acts.correct)
        for part in (self.clock, self.acts, self.lists, self.tools, self.counted):
            part.said.connect(self.told)
        self.acts.shown.connect(self._look_at)
        self.lists.begun.connect(self._begun)
        self.lists.wanted.connect(self._show_entry)
        self.lists.report_asked.connect(lambda: self.asked.emit("report"))

    def _roll_changed(self) -> None:
        if self.isVisible():
            self._shelf_changed()

    def _shelf_changed(self) -> None:
        if self.book.game is None:
            self._refresh()
        else:
            self.talk.ask()

    def _show_entry(self, id: str, uid: str) -> None:
        """Open a match, and look at the hand of an entry; "" for none."""
        if self.open_match(id) and uid:
            self.open_tab("hands")
            self._look_at(uid)

    def _look_at(self, uid: str) -> None:
        if self.view is not None:
            self.view.side.log.list.choose(uid)
