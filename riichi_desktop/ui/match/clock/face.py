"""The round clock as it is seen: in brass on felt, and on the scoreboard."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board import words as say
from riichi_desktop.ui.match.board.faces import Faces, put
from riichi_desktop.ui.match.board.key import RADIUS, BoardKey
from riichi_desktop.ui.match.board.layout import Layout

from .clock import ClockFace

if TYPE_CHECKING:
    from riichi_desktop.ui.match.board.board import Board

CLOCK_PAD: Final = 0.45
"""Left and right of the figures, in parts of their size."""

_SIGNED: Final = ("ready", "paused")


class ClockKey(BoardKey):
    """The round clock in the middle of the felt, in brass."""

    tapped = Signal()

    def __init__(self, board: "Board") -> None:
        super().__init__(board, -1)
        self._face: ClockFace | None = None
        self._px = 29
        self.clicked.connect(self.tapped)

    def show_face(self, look: Look, face: ClockFace | None) -> None:
        """Show a clock, or hide where there is none."""
        if face == self._face:
            return
        before, self._face = self._face, face
        if face is not None:
            turned = before is None or before.state != face.state or face.seconds % 60 == 0
            if turned or not self.hasFocus():  # else a screen reader would speak each second
                self.setAccessibleName(say.spoken_clock(look.words, face))
            self.update()
        self.setVisible(face is not None)

    def reword(self, look: Look) -> None:
        """Say it in the language in force."""
        self.set_tip(look.words.text("ui.match.clock.tip"))
        if self._face is not None:
            self.setAccessibleName(say.spoken_clock(look.words, self._face))

    def place(self, layout: Layout) -> None:
        """Take a place on the board."""
        self._px = layout.px(layout.sizes.clock)
        self.setGeometry(layout.clock)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the time; over, it stands on brass."""
        if self._face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_clock(
            painter, self.board.faces, QRectF(self.rect()), self._face, self._px, self._inks()
        )
        if self.ring and self.hasFocus():
            rect = QRectF(self.rect())
            draw_frame(painter, rect, RADIUS, None, self.theme.color("on_felt"), width=2.0)

    def _inks(self) -> tuple[QColor, QColor]:
        """Give the colour of the figures and that of the ground behind them."""
        felt = self.theme.color("felt")
        return self.theme.color("brass"), self.tint(felt, self.theme.color("on_felt"))


def clock_width(faces: Faces, face: ClockFace, px: int) -> float:
    """Give how wide a clock is, in px; on either side of its figures lies `CLOCK_PAD`."""
    sign = px * 0.62 if face.state in _SIGNED else 0.0
    return faces.width(face.text, px, bold=True) + sign + px * 2 * CLOCK_PAD


def draw_clock(
    painter: QPainter,
    faces: Faces,
    rect: QRectF,
    face: ClockFace,
    px: int,
    inks: tuple[QColor, QColor],
) -> None:
    """Draw a clock into the middle of a rectangle, with a sign where it does not run.

    Args:
        painter: antialiased.
        faces: the fonts.
        rect: where to.
        face: what it shows.
        px: the height of its figures' font.
        inks: of the figures, and of the ground; a clock that is over swaps them.
    """
    ink, ground = inks
    pill = QRectF(0, 0, clock_width(faces, face, px), px * 1.36)
    pill.moveCenter(rect.center())
    over = face.state == "over"
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink if over else ground)
    painter.drawRoundedRect(pill, px * 0.28, px * 0.28)
    if face.warning and not over:
        draw_frame(painter, pill, px * 0.28, None, ink, width=max(1.5, px * 0.06))
    baseline = rect.center().y() + px * 0.365
    right = QPointF(pill.right() - px * CLOCK_PAD, baseline)
    put(painter, faces, face.text, right, px, ground if over else ink, bold=True, align=1)
    if face.state in _SIGNED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        at = QRectF(pill.left() + px * 0.36, rect.center().y() - px * 0.3, px * 0.5, px * 0.6)
        _draw_sign(painter, at, paused=face.state == "paused")


def _draw_sign(painter: QPainter, box: QRectF, *, paused: bool) -> None:
    """Draw two bars for a clock that pauses, a triangle for one to be started."""
    if paused:
        bar = box.width() * 0.3
        painter.drawRect(QRectF(box.left(), box.top(), bar, box.height()))
        painter.drawRect(QRectF(box.left() + 2 * bar, box.top(), bar, box.height()))
    else:
        painter.drawPolygon(
            [box.topLeft(), box.bottomLeft(), QPointF(box.left() + box.width(), box.center().y())]
        )
