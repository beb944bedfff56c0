"""The small table of the dialog: who discarded, who won, who is tenpai, whose sticks lie on it."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.ui.kit import Position, announce, chain
from riichi_desktop.ui.kit.paint import draw_frame
from riichi_desktop.ui.kit.row_paint import wrapped
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.words import honba, round_name

from .asked import asked
from .people import player, positions
from .preview import Preview
from .reasons import Reasons
from .seat_place import CARD, CARD_COMPACT, STICK, Place, SeatPlace, StickPlace
from .seat_values import SeatFace, seat_faces
from .session import RecordSession

_GAP: Final = 12
_GAP_COMPACT: Final = 8


class SeatTable(QWidget):
    """Felt with a seat on each edge; what a touch means stands in the middle.

    One Tab stop for the seats, one for the sticks; arrows go to the seat on that side.
    """

    def __init__(
        self, look: Look, session: RecordSession, bottom: int = 0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        self._edges = positions(session.table.players, bottom)
        self._compact = False
        self._asked = ""
        self.seats = {chair: SeatPlace(look.theme, self) for chair in self._edges}
        self.sticks = {chair: StickPlace(look.theme, self) for chair in self._edges}
        self._connect()
        chain(self, [*self.seats.values(), *self.sticks.values()])
        self._stop_at(self.seats, next(iter(self.seats)))
        self._stop_at(self.sticks, next(iter(self.sticks)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        session.changed.connect(self.show_preview)
        session.step_changed.connect(lambda _step: self._show_hints())
        look.reworded.connect(self.reword)
        look.theme.changed.connect(self.reword)
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self.updateGeometry()
        self._lay_out()

    def focus_home(self) -> None:
        """Put the keyboard here; its ring shows at the first key."""
        home = next(iter(self.seats.values()))
        home.ring = False
        home.setFocus(Qt.FocusReason.MouseFocusReason)
        home.update()

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(self._look.words.text("ui.match.table"))
        self.show_preview(self._session.preview)

    def show_preview(self, preview: Preview) -> None:
        """Show who is what; grey what cannot be touched."""
        for face in seat_faces(preview.form, preview.table):
            self._show_face(face)
        self._ask(asked(preview, self._look.words))
        self._show_hints()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        width, height = self._card()
        return QSize(3 * width - 60, 3 * height + 2 * self._gap())

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        width, height = self._card()
        return QSize(2 * width + 120, 3 * height + 2 * self._gap())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Put the seats on their edges."""
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the felt, and what is asked."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, (width, height) = self._look.theme, self._card()
        inset = QRectF(self.rect()).adjusted(
            width * 0.4, height * 0.45, -width * 0.4, -height * 0.45
        )
        draw_frame(painter, inset, 12, theme.color("felt"), theme.color("felt_edge"), width=2.0)
        room = QRectF(self.rect()).adjusted(width + 8, height, -width - 8, -height)
        lines = wrapped(theme, self._asked, room.width() / 1.08)
        table, words = self._session.table, self._look.words
        title = f"{round_name(words, table.wind, table.turn)} · {honba(words, table.honba)}"
        line = 20
        top = room.center().y() - line * (len(lines) + 1) / 2
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("on_felt_caption"))
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(room.left(), top, room.width(), line), middle, title)
        painter.setFont(theme.font("strong"))
        painter.setPen(theme.color("on_felt"))
        for at, words_ in enumerate(lines, start=1):
            place = QRectF(room.left() - 6, top + at * line, room.width() + 12, line)
            painter.drawText(place, middle, words_)

    def _show_face(self, face: SeatFace) -> None:
        words, table = self._look.words, self._session.table
        seat, stick = self.seats[face.chair], self.sticks[face.chair]
        name = player(words, table, face.sits)
        said = words.text(f"ui.record.role.{face.role}") if face.role else ""
        wind = words.text(f"seat.{face.wind}")
        seat.show_seat(
            name, face.wind, face.dealer, words.number(face.score), face.role, said or wind
        )
        spoken = [name, wind, words.text("ui.match.points", points=face.score), said]
        seat.setAccessibleName(words.listed(filter(None, spoken)))
        seat.set_reason(self._reasons.text(face.refusal))
        seat.set_idle(face.refusal is not None and face.refusal.id == "record_seat_idle")
        stick.setVisible(face.has_stick)
        stick.show_stick(face.riichi, face.spared)
        stick.setAccessibleName(words.text("ui.match.stick", name=name))
        stick.set_tip(words.text(f"ui.match.stick_{'take' if face.riichi else 'put'}"))
        stick.set_reason(self._reasons.text(face.stick_refusal))

    def _ask(self, sentence: str) -> None:
        if sentence != self._asked:
            self._asked = sentence
            self.setAccessibleDescription(sentence)
            announce(self, sentence)

    def _show_hints(self) -> None:
        step = self._session.step
        for chair, seat in self.seats.items():
            seat.set_hint(str(chair + 1) if step == "seats" else "")
            self.sticks[chair].set_hint(str(chair + 1) if step == "riichi" else "")

    def _connect(self) -> None:
        session = self._session
        pairs: tuple[tuple[Mapping[int, Place], Callable[[int], bool]], ...] = (
            (self.seats, session.tap),
            (self.sticks, session.tap_riichi),
        )
        for places, press in pairs:
            for chair, place in places.items():
                place.clicked.connect(self._press(press, chair))
                place.refused.connect(self._reasons.tell)
                place.walked.connect(lambda edge, places=places: self._walk(places, edge))

    def _press(self, press: Callable[[int], bool], chair: int) -> Callable[[], None]:
        def do() -> None:
            press(chair)
            self.show_preview(self._session.preview)  # a stick shows its state again

        return do

    def _walk(self, places: Mapping[int, Place], edge: Position) -> None:
        for chair, place in places.items():
            if self._edges[chair] == edge:
                self._stop_at(places, chair)
                place.setFocus(Qt.FocusReason.OtherFocusReason)

    @staticmethod
    def _stop_at(places: Mapping[int, Place], chair: int) -> None:
        for each, place in places.items():
            policy = Qt.FocusPolicy.StrongFocus if each == chair else Qt.FocusPolicy.ClickFocus
            place.setFocusPolicy(policy)

    def _card(self) -> tuple[int, int]:
        return CARD_COMPACT if self._compact else CARD

    def _gap(self) -> int:
        return _GAP_COMPACT if self._compact else _GAP

    def _lay_out(self) -> None:
        (width, height), gap = self._card(), self._gap()
        middle = (self.width() - width) // 2
        x = {"left": 0, "right": self.width() - width}
        y = {"top": 0, "bottom": 2 * (height + gap)}
        for chair, edge in self._edges.items():
            left, top = x.get(edge, middle), y.get(edge, height + gap)
            self.seats[chair].setGeometry(left, top, width, height)
            stick = self.sticks[chair]
            stick.setGeometry(left + width - STICK[0] - 4, top + height - STICK[1] - 1, *STICK)
            stick.raise_()
