"""The club's window for a second screen: page after page, the clock of the round above."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Played, Register, Standings, standings
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.club.part import ClubDesk
from riichi_desktop.ui.club.tables.changes import face_of
from riichi_desktop.ui.dark_window import DarkWindow, Spoken
from riichi_desktop.ui.match.board.faces import Faces
from riichi_desktop.ui.match.scoreboard.canvas import GROUND, Canvas
from riichi_desktop.ui.match.scoreboard.layout import lay_out_scores

from .paint import paint_dots, paint_nothing, paint_slide
from .values import Choice, Seen, Slide, choice_of, current_round, slides_of
from .words import spoken

if TYPE_CHECKING:
    from riichi_desktop.ui.club.tables.values import RoundShown
    from riichi_desktop.ui.match.clock.clock import ClockFace

LOOK_MS: Final = 1000
"""How often it is looked whether somebody wrote."""

_TICK_MS: Final = 250
_SORT: Final = "screen"
_STEPS: Final = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Space: 1,
    Qt.Key.Key_PageDown: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_PageUp: -1,
}


class ClubScreen(DarkWindow):
    """Shows who sits where, how tables stand, who stands where; one page after the other.

    Right and Left turn the page by hand.

    Args:
        club: as every part is given it.

    Attributes:
        slides: the pages that there are now.
        at: which one is shown.
    """

    def __init__(self, club: ClubDesk, parent: QWidget | None = None) -> None:
        super().__init__(club.look, parent)
        self._club = club
        self._faces = Faces(club.look.theme)
        self._round: RoundShown | None = None
        self._held: Standings | None = None
        self._face: ClockFace | None = None
        self.slides: tuple[Slide, ...] = ()
        self.at = 0
        self._spoken = Spoken(self)
        self._turning, self._ticking, self._looking = (QTimer(self) for _ in range(3))
        self._ticking.setInterval(_TICK_MS)
        self._looking.setInterval(LOOK_MS)
        self._turning.timeout.connect(partial(self.turn, 1))
        self._ticking.timeout.connect(self._tick)
        self._looking.timeout.connect(club.roll.look)
        club.roll.changed.connect(self._follow)
        club.roll.worked.connect(self._follow)
        club.desk.settings.changed.connect(self._choose)
        self.reword()

    @property
    def choice(self) -> Choice:
        """What is to be seen, as the settings have it."""
        return choice_of(self._club.desk.settings.value.screen)

    @property
    def slide(self) -> Slide | None:
        """The page that is shown; None where there is none."""
        return self.slides[self.at] if self.slides else None

    def refresh(self) -> None:
        """Show the club as it is now; the standings follow once they are worked out."""
        roll = self._club.roll
        self._round = current_round(self._seen)
        self._show()
        event = roll.event_id
        if self._held is not None and self._held.event != event:
            self._held = None
        roll.ask(_SORT, partial(_standings, event), self._take)

    def turn(self, by: int) -> None:
        """Turn to another page; it stays as long as any."""
        self._turning.start(self.choice.seconds * 1000)
        if self.slides:
            self.at = (self.at + by) % len(self.slides)
        self._speak()
        self.update()

    def reword(self) -> None:
        """Say everything in the language in force."""
        title = self.look.words.text("ui.club.screen.title")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the first page."""
        super().showEvent(event)
        self.at = 0
        for timer in (self._ticking, self._looking):
            timer.start()
        self.refresh()
        self.turn(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Do nothing unseen."""
        super().hideEvent(event)
        for timer in (self._turning, self._ticking, self._looking):
            timer.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turn(step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._spoken.setGeometry(self.rect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the page."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words, event = self.look.words, self._event
        layout = lay_out_scores(QSizeF(self.size()), 4, settled=False)
        canvas = Canvas(painter, self._faces, words, layout, self.devicePixelRatioF())
        slide = self.slide
        if slide is None:
            paint_nothing(canvas, event, words.text("ui.club.screen.waiting"))
        else:
            with_clock = slide.kind in ("seating", "tables")
            paint_slide(canvas, slide, event, self._face if with_clock else None)
        hint = "" if self.isFullScreen() else words.text("ui.match.full_screen_hint")
        paint_dots(canvas, self.at, len(self.slides), hint)

    @property
    def _event(self) -> str:
        chosen = self._club.roll.chosen
        return chosen.name if chosen is not None else self.look.words.text("club.title.all_games")

    @property
    def _seen(self) -> Seen:
        roll, rules = self._club.roll, self._club.desk.session.rules
        return Seen(roll.register, roll.chosen, roll.heads, roll.played, today(), rules)

    def _take(self, held: Standings) -> None:
        if held.event == self._club.roll.event_id:
            self._held = held
            self._show()

    def _show(self) -> None:
        """Make the pages anew; the one that is shown stays where it still is."""
        before = self.slide
        self.slides = slides_of(self.choice, self._round, self._held, self._seen, self.look.words)
        kept = [
            at
            for at, one in enumerate(self.slides)
            if before is not None and (one.kind, one.part) == (before.kind, before.part)
        ]
        self.at = kept[0] if kept else min(self.at, max(0, len(self.slides) - 1))
        self._tick()
        self._speak()
        self.update()

    def _speak(self) -> None:
        slide, words = self.slide, self.look.words
        said = words.text("ui.club.screen.waiting") if slide is None else spoken(slide, words)
        self._spoken.setAccessibleName(said)

    def _tick(self) -> None:
        held = self._round
        face = face_of(held.round, self._club.roll.time()) if held is not None else None
        if face != self._face:
            self._face = face
            self.update()

    def _follow(self) -> None:
        if self.isVisible():
            self.refresh()

    def _choose(self, _settings: object) -> None:
        if self.isVisible():
            self._show()
            self._turning.start(self.choice.seconds * 1000)


def _standings(event: str, register: Register, played: tuple[Played, ...]) -> Standings:
    return standings(register, event, played)
