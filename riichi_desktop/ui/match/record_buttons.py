"""The four ways a hand can end, as large buttons under the table."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.kit import Button
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.record.form import KINDS, Kind

HEIGHT: Final = 56
"""In px (LOOK, "Space")."""


class RecordButton(Button):
    """A button of 56 px, its words large and bold, the key that presses it at its corner."""

    def __init__(self, look: Look, kind: Kind, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, "", parent)
        self.kind_of_hand = kind
        self._hint = keys_of(f"match_{kind}")[0]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(round(self.theme.width("amount", self.text())) + 40, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button and its key."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setFont(self.theme.font("badge"))
        painter.setPen(self.theme.color("greyed" if self.reason is not None else "muted"))
        corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(self.rect()).adjusted(0, 4, -8, 0), corner, self._hint)

    def _font(self) -> str:
        return "amount"


class RecordButtons(QWidget):
    """Ron, tsumo, draw, other."""

    pressed = Signal(str)
    """What happened: one of `KINDS`."""
    refused = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.buttons = {kind: RecordButton(look, kind, self) for kind in KINDS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for kind, button in self.buttons.items():
            row.addWidget(button, 1)
            button.clicked.connect(lambda _=False, kind=kind: self.pressed.emit(kind))
            button.refused.connect(self.refused)
        self.reword()

    def set_reasons(self, hand: str | None, other: str | None) -> None:
        """Grey with reasons: the buttons of a hand, and the one of all else."""
        for kind, button in self.buttons.items():
            button.set_reason(other if kind == "other" else hand)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        for kind, button in self.buttons.items():
            name = words.text(f"ui.record.kind.{kind}")
            button.setText(f"{name}…" if kind == "other" else name)
            button.set_tip(f"{name} ({keys_of(f'match_{kind}')[0]})")
