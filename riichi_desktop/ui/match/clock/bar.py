"""The round clock of the match that is open: kept with it, sounded, set."""

from typing import Final

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu, QWidget

from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog
from riichi_desktop.ui.match.book import Book

from .beep import Beeper
from .clock import Clock, ClockFace
from .minutes import MinutesChoice
from .timer import RoundTimer

FIVE: Final = 300
"""Seconds of five minutes."""

MOST: Final = 600
"""Minutes at most."""


class ClockBar(QObject):
    """Runs the clock of a match.

    Attributes:
        timer: the clock that runs.
        rang: whether it rang, and nothing was said to it.
        doubtful: whether it may be wrong, after the program was away.
    """

    ticked = Signal(object)
    """The `ClockFace` is another, or None."""
    asks = Signal()
    """`rang` or `doubtful` is another."""
    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, look: Look, book: Book, window: QWidget) -> None:
        super().__init__(window)
        self._look, self._book, self._window = look, book, window
        self._match = ""
        self._reading = False
        self.rang = False
        self.doubtful = False
        self.timer = RoundTimer(parent=self)
        self._beeper = Beeper(window)
        self.timer.ticked.connect(self.ticked)
        self.timer.kept.connect(self._keep)
        self.timer.warned.connect(self._warn)
        self.timer.rang.connect(self._ring)
        book.changed.connect(self._follow)

    @property
    def face(self) -> ClockFace | None:
        """What the clock shows now."""
        return self.timer.face

    def begin(self, minutes: int) -> None:
        """Put a new clock here, not started; none for 0 minutes."""
        self.timer.set_clock(Clock(minutes * 60) if minutes else None)
        self.hear()

    def toggle(self) -> None:
        """Start or stop; where there is no clock, ask for one."""
        if self.timer.clock is None:
            self.open_dialog()
            return
        self.timer.toggle()
        face = self.timer.face
        if face is not None:
            self.said.emit(self._look.words.text(f"ui.match.clock.said.{face.state}"))

    def extend(self, seconds: int = FIVE) -> None:
        """Give more time."""
        self.timer.extend(seconds)
        self.hear()

    def hear(self) -> None:
        """Be silent: what rang was heard, what was doubtful is right."""
        self._beeper.stop()
        if self.rang or self.doubtful:
            self.rang = self.doubtful = False
            self.asks.emit()

    def open_menu(self, place: QPoint | None = None) -> None:
        """Open what can be done with the clock, at a point of the screen."""
        clock, words = self.timer.clock, self._look.words
        if clock is None or self._book.read_only:
            return
        ink = self._look.theme.palette.text
        menu = QMenu(self._window)
        menu.aboutToHide.connect(menu.deleteLater)
        start = "pause" if clock.is_running else "start"
        for key, act in (
            (start, self.toggle),
            ("five_more", self.extend),
            ("five_less", lambda: self.extend(-FIVE)),
            ("set", self.open_dialog),
            ("remove", lambda: self.begin(0)),
        ):
            action = QAction(icon(_ICONS[key], ink), words.text(f"ui.clock.{key}"), menu)
            action.triggered.connect(lambda _=False, act=act: act())
            menu.addAction(action)
        menu.popup(place or QCursor.pos())

    def open_dialog(self) -> None:
        """Ask how much time is left."""
        face = self.timer.face
        minutes = -(-face.seconds // 60) if face else 0
        dialog = ClockDialog(self._look, minutes, self._window)
        if self._book.game is not None:
            dialog.minutes.show_rules(self._book.game.rules)
        dialog.set_to.connect(self._set)
        dialog.open()

    def _set(self, minutes: int) -> None:
        if self.timer.clock is None or not minutes:
            self.begin(minutes)
        else:
            self.timer.set_left(minutes * 60)
            self.hear()

    def _follow(self, _game: object) -> None:
        """Take up the clock of another match; of one that another program writes, as it is kept."""
        match = self._book.head.id if self._book.head else ""
        if match == self._match and not self._book.read_only:
            self._stop_at_the_end()
            return
        other, self._match = match != self._match, match
        self._reading = True
        try:
            kept = self._book.pending.clock
            doubtful = self.timer.restore(kept) if kept else None
            if doubtful is None:
                self.timer.set_clock(None)
        finally:
            self._reading = False
        if other:
            self._beeper.stop()
            face = self.timer.face
            self.rang = face is not None and face.state == "over" and self._is_open_ended()
            self.doubtful = bool(doubtful) and not self._book.read_only
            self.asks.emit()

    def _stop_at_the_end(self) -> None:
        """Stand still once the game is over."""
        game, clock = self._book.game, self.timer.clock
        if game is not None and game.is_over and clock is not None and clock.is_running:
            self.timer.pause()
            self.hear()

    def _keep(self, text: str) -> None:
        if not self._reading:
            self._book.keep_clock(text)

    def _warn(self) -> None:
        self._beeper.sound("warning")
        face = self.timer.face
        if face is not None:
            minutes = -(-face.seconds // 60)
            self.said.emit(self._look.words.text("ui.match.clock.warning", n=minutes))

    def _ring(self) -> None:
        """Sound the bell, unless the record has it already."""
        if self._is_open_ended():
            self.rang = True
            if not self._reading:
                self._beeper.sound("bell")
            self.asks.emit()

    def _is_open_ended(self) -> bool:
        """Tell whether a match is being played here whose record has no bell."""
        game = self._book.game
        ended = game is None or game.is_over or game.table.bell is not None
        return not ended and not self._book.read_only


_ICONS: Final = {
    "start": "chevron-right",
    "pause": "minus",
    "five_more": "plus",
    "five_less": "minus",
    "set": "edit",
    "remove": "close",
}


class ClockDialog(AskDialog):
    """Asks how many minutes are left; 0 for no clock."""

    set_to = Signal(int)

    def __init__(self, look: Look, minutes: int, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.clock.title", "ui.button.ok", parent)
        self.minutes = MinutesChoice(look, self, high=MOST)
        self.minutes.set_value(minutes)
        self.body.addWidget(self.minutes)
        self.confirmed.connect(self._set)
        self.setMinimumWidth(440)
        self.reword()
        self.minutes.stepper.setFocus()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        self.minutes.reword(self.look.words.text("ui.clock.title"))

    def _set(self) -> None:
        self.set_to.emit(self.minutes.value())
        self.accept()
