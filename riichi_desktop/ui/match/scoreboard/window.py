"""The window for a second screen: scores, winds, round, clock, the last hand."""

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.dark_window import DarkWindow, Spoken
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.faces import Faces
from riichi_desktop.ui.match.clock.clock import ClockFace

from .canvas import GROUND, Canvas
from .layout import ScoreLayout, lay_out_scores
from .paint import paint_scores
from .values import ScoreboardView, ScoreSeat


class Scoreboard(DarkWindow):
    """The scores of a match.

    Args:
        look: words, and the theme's face; its colours are not used.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._faces = Faces(look.theme)
        self._view: ScoreboardView | None = None
        self._face: ClockFace | None = None
        self._layout: ScoreLayout | None = None
        self._header = Spoken(self)
        self._players = [Spoken(self) for _ in range(4)]
        self._footer = Spoken(self)
        self.reword()

    def show_view(self, view: ScoreboardView) -> None:
        """Show other scores."""
        if view != self._view:
            self._view = view
            self._lay_out()
            self._speak()
            self.update()

    def show_clock(self, face: ClockFace | None) -> None:
        """Show the clock, or none."""
        if face == self._face:
            return
        before, self._face = self._face, face
        if before is None or face is None or before.state != face.state:
            self._speak()
        self.update(self._clock_area())

    def reword(self) -> None:
        """Say everything in the language in force."""
        title = self.look.words.text("ui.match.scoreboard")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._speak()
        self.update()

    def spoken(self) -> tuple[str, ...]:
        """Say all that is shown: the header, each player, the last hand."""
        view, words = self._view, self.look.words
        if view is None:
            return ()
        if view.ending:
            head = [words.text("ui.match.over"), say.ending(words, view.ending)]
        else:
            head = [say.round_name(words, view.wind, view.turn), say.honba(words, view.honba)]
            head += [say.pot(words, view.sticks), say.bell_line(words, view.bell)]
            head += [say.spoken_clock(words, self._face)] if self._face else []
        players = [self._spoken_player(seat) for seat in view.seats]
        return (words.listed(filter(None, head)), *players, view.last)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what needs it: each second the header alone."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), GROUND)
        if self._view is None or self._layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self.look.words
        canvas = Canvas(painter, self._faces, words, self._layout, self.devicePixelRatioF())
        hint = "" if self.isFullScreen() else words.text("ui.match.full_screen_hint")
        paint_scores(canvas, self._view, self._face, hint, QRectF(event.rect()))

    def _spoken_player(self, one: ScoreSeat) -> str:
        words = self.look.words
        parts = [say.spoken_seat(words, one.seat)]
        if one.points is not None:
            points = say.final_points(words, one.points)
            parts.append(words.text("ui.match.final_points", points=points))
        elif one.change is not None:
            change = words.signed(one.change)
            parts.append(words.text("ui.match.last_change", change=change))
        return words.listed(parts)

    def _speak(self) -> None:
        said = self.spoken()
        if not said:
            return
        head, *players, last = said
        self._header.setAccessibleName(head)
        self._footer.setAccessibleName(last)
        for part, sentence in zip(self._players, players, strict=False):
            part.setAccessibleName(sentence)

    def _lay_out(self) -> None:
        view = self._view
        if view is None:
            return
        count = len(view.seats)
        layout = lay_out_scores(QSizeF(self.size()), count, settled=view.is_settled)
        self._layout = layout
        self._header.setGeometry(layout.header.toRect())
        self._footer.setGeometry(layout.footer.toRect())
        for at, part in enumerate(self._players):
            part.setVisible(at < count)
            if at < count:
                part.setGeometry(layout.cards[at].toRect())

    def _clock_area(self) -> QRect:
        """Give what of the window is painted anew each second."""
        return self._layout.header.toRect() if self._layout else self.rect()
