"""The formula of a payment with its numbers, on a strip of darker paper."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from riichi_desktop.engine import HandValue
from riichi_desktop.export import formula_steps, then
from riichi_desktop.ui.hand.headline_words import received
from riichi_desktop.ui.kit.powers import draw_with_powers, width_with_powers
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

_PAD: Final = 8
_LINE: Final = (22, 20)
_EDGE: Final = (4, 3)
"""Heights in px, normal and compact."""

FULL_WIDTH: Final = "；"
"""The sign after a step that no space follows."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Formula(NamedTuple):
    """A formula in steps that stay on a line.

    Attributes:
        steps: the steps, each with the sign after it; a power is written ``2^(4+2)``.
        total: the last number, which is bold.
    """

    steps: tuple[str, ...]
    total: str


def formula_of(value: HandValue, words: Words, *, brief: bool = False) -> Formula:
    """Give the formula of a value, ending with what the others pay together.

    Args:
        value: what the hand is worth.
        words: the language in force.
        brief: leave out the rounding of fu, where a heading says it.
    """
    sign = then(words)
    steps = formula_steps(value, words, brief=brief)
    transfers = value.payment.transfers
    honba = sum(one.honba for one in transfers)
    total = words.number(received(value.payment))
    if len(transfers) > 1:
        steps.append(f"{_sum(value, words)} =")
    elif honba:
        steps[-1] += " ="
    else:
        head, _, _ = steps[-1].rpartition(total)
        steps[-1] = head.rstrip()
    inner = [step + sign.rstrip(" ") for step in steps[:-1]]
    return Formula((*inner, steps[-1]), total)


def _sum(value: HandValue, words: Words) -> str:
    """Write what each pays, equal sums once: ``6,100 + 2 × 3,100``."""
    paid = [-points for points in value.payment.deltas.values() if points < 0]
    found = []
    for points in dict.fromkeys(sorted(paid, reverse=True)):
        times, number = paid.count(points), words.number(points)
        found.append(number if times == 1 else f"{times} × {number}")
    return " + ".join(found)


class FormulaStrip(QLabel):
    """The formula, broken between its steps where it is long; powers are raised."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._formula = Formula((), "")
        self._lines: list[list[str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._refit)

    @property
    def formula(self) -> Formula:
        """What is shown."""
        return self._formula

    def show_formula(self, formula: Formula) -> None:
        """Show another formula."""
        if formula != self._formula:
            self._formula = formula
            self.setAccessibleName(" ".join((*formula.steps, formula.total)))
            self._refit()

    def sizeHint(self) -> QSize:
        """Give the size in px: as high as its lines."""
        small = self._look.theme.compact
        return QSize(240, len(self._lines) * _LINE[small] + 2 * _EDGE[small])

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(120, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        if event.size().width() != event.oldSize().width():
            self._break()
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the strip and its lines."""
        painter, theme = QPainter(self), self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("tray"))
        painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        painter.setPen(theme.color("text"))
        line_height = _LINE[theme.compact]
        room = QRectF(_PAD, _EDGE[theme.compact], self.width() - 2 * _PAD, line_height)
        for line in self._lines:
            x = room.left()
            for step in line:
                x = self._draw(painter, step, x, room) + self._gap(step)
            if line is self._lines[-1]:
                painter.setFont(theme.font("strong"))
                painter.drawText(
                    QRectF(x, room.top(), 200, line_height), _LEFT, self._formula.total
                )
            room.translate(0, line_height)

    def _draw(self, painter: QPainter, step: str, x: float, room: QRectF) -> float:
        """Draw a step from x on, its power raised; give where it ends."""
        start = QPointF(x, room.center().y())
        return draw_with_powers(painter, self._look.theme, "caption", step, start)

    def _gap(self, step: str) -> float:
        """Give the room after a step; a full-width sign brings its own."""
        return 0 if step.endswith(FULL_WIDTH) else self._look.theme.width("caption", " ")

    def _break(self) -> None:
        """Set the steps on as few lines as they need; the total stays with the last."""
        theme, room = self._look.theme, self.width() - 2 * _PAD
        self._lines, taken = [[]], 0.0
        for step in self._formula.steps:
            wide = width_with_powers(theme, "caption", step) + self._gap(step)
            tail = (
                theme.width("strong", self._formula.total) if step is self._formula.steps[-1] else 0
            )
            if self._lines[-1] and taken + wide + tail > room:
                self._lines.append([])
                taken = 0.0
            self._lines[-1].append(step)
            taken += wide

    def _refit(self) -> None:
        self._break()
        self.updateGeometry()
        self.update()
