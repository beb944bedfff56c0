"""A winner's hand by its tiles: the Hand page's own widgets, and what the table says, locked."""

from typing import Final, cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import Draft, Problem, Riichi, Study, problem, with_riichi
from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.hand.chip_row import ChipRow
from riichi_desktop.ui.hand.choices import Choice
from riichi_desktop.ui.hand.intents import hand_intents
from riichi_desktop.ui.hand.key_entry import KeyEntry
from riichi_desktop.ui.hand.liability import LiabilityRow
from riichi_desktop.ui.hand.picker import Picker
from riichi_desktop.ui.hand.result import ResultPanel
from riichi_desktop.ui.hand.strip import HandStrip
from riichi_desktop.ui.kit import Captioned, Panel, Pressable, draw_ring
from riichi_desktop.ui.kit.paint import draw_padlock
from riichi_desktop.ui.line_field import LineField
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board_words import honba, pot, round_name

from .people import player
from .tiles_session import TilesSession

_INTENTS: Final = (
    *("riichi", "ippatsu", "last_tile", "rinshan", "chankan", "first_turn", "liable"),
    "clear",
)
"""The commands of the Hand page that mean something here; the others are the table's to say."""

_RIICHI: Final = (("none", "none"), ("riichi", "single"), ("double_riichi", "double"))
_FACTS_HEIGHT: Final = 26


class RiichiChoice(Choice):
    """None, riichi, double riichi; whether there is one is the table's to say."""

    def __init__(self, look: Look, session: TilesSession, parent: QWidget) -> None:
        super().__init__(look, session, _with_riichi, self._set, parent)
        self._session = session

    def refusal(self, study: Study, key: str) -> Problem | None:
        """Say why an option cannot be chosen: the table first, then the hand."""
        refused = self._session.refusal_of_riichi(cast("Riichi", key))
        return refused or super().refusal(study, key)

    def _set(self, key: str) -> bool:
        return self._session.set_riichi(cast("Riichi", key))


def _with_riichi(draft: Draft, key: str) -> Draft:
    return with_riichi(draft, cast("Riichi", key))


class TableFacts(Pressable):
    """What the table says of the hand, behind a small padlock; pressed, it says why it is fixed."""

    def __init__(self, look: Look, session: TilesSession, parent: QWidget) -> None:
        super().__init__(look.theme, "", parent)
        self._look = look
        self._session = session
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refused.connect(lambda _reason: session.told.emit((problem("record_table_says"),)))
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words, session = self._look.words, self._session
        table, draft = session.table, session.draft
        wind = words.text(f"seat.{draft.seat}")
        seat = words.text("ui.situation.dealer_seat", wind=wind) if draft.seat == "E" else wind
        won = words.text(f"by.{draft.by}")
        if draft.source is not None:
            won = f"{won} ← {player(words, table, table.chair_of(draft.source))}"
        parts = [
            player(words, table, session.chair),
            seat,
            won,
            round_name(words, table.wind, table.turn),
            honba(words, draft.honba),
            pot(words, draft.sticks),
        ]
        self.setText("  ·  ".join(parts))
        self.setAccessibleName(words.listed(parts))
        self.set_reason(words.problem(problem("record_table_says")))

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(400, _FACTS_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(200, _FACTS_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the padlock and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, rect = self.theme, self.rect()
        corner = rect.topLeft().toPointF()
        corner.setX(4)
        corner.setY(rect.center().y() - 4)
        draw_padlock(painter, corner, theme.color("muted"))
        painter.setFont(theme.font("body"))
        painter.setPen(theme.color("text"))
        room = rect.adjusted(18, 0, -4, 0)
        words = theme.cut("body", self.text(), room.width())
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, middle, words)
        if self.ring and self.hasFocus():
            draw_ring(painter, theme, self, rect.toRectF(), 6)


class TilesLine(LineField):
    """The hand line of the tiles alone; what is typed is read under the rules of this game."""

    def __init__(self, look: Look, session: TilesSession, parent: QWidget) -> None:
        super().__init__(look, session, parent)
        self._tiles = session

    def _look_for_fault(self) -> None:
        found = self._tiles.reading(self.text())
        if isinstance(found, Problem):
            self._show_fault(found)
        else:
            self.told.emit("")


class CircumstancePanel(Panel):
    """Riichi, circumstances, liability: what the table does not say."""

    def __init__(self, look: Look, session: TilesSession, parent: QWidget) -> None:
        super().__init__(look.theme, parent, padding=10)
        self._look = look
        self._session = session
        self.riichi = RiichiChoice(look, session, self)
        self.chips = ChipRow(look, session, self)
        self.liability = LiabilityRow(look, session, self)
        self._riichi_field = Captioned(look.theme, "", self.riichi, self)
        self._chips_field = Captioned(look.theme, "", self.chips, self)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._riichi_field)
        row.addWidget(self._chips_field, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.liability)
        self.liability.set_compact(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        session.changed.connect(self.show_study)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        for field, key in (
            (self._riichi_field, "riichi"),
            (self._chips_field, "circumstances"),
        ):
            field.set_caption(words.text(f"ui.situation.{key}"))
            field.control.setAccessibleName(words.text(f"ui.situation.{key}"))
        self.riichi.set_options(
            [
                (key, words.text(f"ui.situation.riichi_{word}"), self._name(key))
                for key, word in _RIICHI
            ]
        )
        self.chips.reword()
        self.show_study(self._session.study)

    def show_study(self, study: Study) -> None:
        """Show what is chosen; grey what cannot be."""
        flags = study.draft.flags
        double = "double_riichi" if "double_riichi" in flags else "none"
        self.riichi.show_study(study, "riichi" if "riichi" in flags else double)
        self.chips.show_study(study)
        self.liability.show_study(study)

    def _name(self, key: str) -> str:
        name = "ui.situation.riichi_none" if key == "none" else f"flag.{key}"
        return self._look.words.text(name)


class TilesEditor(QWidget):
    """Strip, picker, circumstances and the live result of one winner's hand.

    Attributes:
        session: the hand that is built, apart from that of the Hand page.
    """

    said = Signal(str)
    """A sentence about the hand line; "" where there is nothing to say any more."""

    def __init__(self, look: Look, session: TilesSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)
        self.facts = TableFacts(look, session, self)
        self.line = TilesLine(look, session, self)
        self.strip = HandStrip(look, session, self)
        self.picker = Picker(look, session, self)
        self.circumstances = CircumstancePanel(look, session, self)
        self.result = ResultPanel(look, session, self)
        self.keys = KeyEntry(session, look, self)
        self.keys.pending.connect(self.picker.show_pending)
        self._lay_out()
        self._connect(look)
        for part in (self.strip, self.picker):
            part.show_study(session.study)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key that no control took; tell whether it meant anything."""
        return self.keys.take(event)

    def reword(self, _: object = None) -> None:
        """Say everything in the language in force."""
        self.facts.reword()
        self.circumstances.reword()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picker's tiles grow with the room."""
        super().resizeEvent(event)
        self.picker.fit(self.picker.width())

    def paste(self) -> None:
        """Read a hand line from the clipboard, or say what is wrong with it."""
        fault = self.session.read_line(QGuiApplication.clipboard().text().strip())
        if fault is not None:
            self.session.told.emit((fault,))

    def _connect(self, look: Look) -> None:
        self.line.told.connect(self.said)
        self.line.left.connect(self.setFocus)
        look.reworded.connect(self.reword)
        look.theme.changed.connect(self.reword)
        intents = hand_intents(self.session)
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for id in _INTENTS:
            for keys in keys_of(id):
                QShortcut(QKeySequence(keys), self, intents[id], context=scope)
        QShortcut(QKeySequence("Ctrl+V"), self, self.paste, context=scope)
        QShortcut(QKeySequence("Ctrl+L"), self, self.line.setFocus, context=scope)

    def _lay_out(self) -> None:
        for part in (self.strip, self.picker, self.result):
            part.set_compact(True)
        self._left = QVBoxLayout()
        self._left.setSpacing(8)
        self._left.addWidget(self.picker, 1)
        self._left.addWidget(self.circumstances)
        self._left.addStretch(0)
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addLayout(self._left, 56)
        body.addWidget(self.result, 44)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self.facts, 56)
        top.addWidget(self.line, 44)
        column.addLayout(top)
        column.addWidget(self.strip)
        column.addLayout(body, 1)
