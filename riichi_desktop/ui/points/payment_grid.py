"""The four payments side by side: dealer or not, ron or tsumo; a press chooses who and how."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.engine import NotScorable, Problem, Rules, value_award
from riichi_desktop.ui.kit import draw_ring, mix
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, draw_frame
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

from .choice import PointsChoice, award_of, dealer_refusal, way_refusal
from .option_grid import OptionGrid
from .session import PointsSession, PointsView

_KEYS: Final = ("other_ron", "other_tsumo", "dealer_ron", "dealer_tsumo")
_WAYS: Final = ("ron", "tsumo")
_WHO: Final = ("other", "dealer")
_HEAD: Final = (22, 19)
_ROW: Final = (30, 27)
"""Heights in px, normal and compact."""

_LABEL: Final = (104, 92)
_RADIUS: Final = 6.0
_PAD: Final = 10
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Paid(NamedTuple):
    """What is paid for one of the four.

    Attributes:
        text: the payments, honba included; "" where it cannot be.
        fault: why not.
    """

    text: str
    fault: Problem | None


def four_payments(choice: PointsChoice, rules: Rules, words: Words) -> Mapping[str, Paid]:
    """Give what is paid for what is chosen, whoever wins and however, honba included."""
    return {key: _paid(choice, *_meant(key), rules, words) for key in _KEYS}


def _meant(key: str) -> tuple[bool, bool]:
    who, how = key.split("_")
    return who == "dealer", how == "tsumo"


def _paid(choice: PointsChoice, dealer: bool, tsumo: bool, rules: Rules, words: Words) -> Paid:
    there = replace(choice, dealer=dealer, tsumo=tsumo)
    fault = (dealer_refusal(choice) if dealer else None) or way_refusal(choice, tsumo)
    if fault is None:
        if dealer:
            there = replace(there, liable_is_dealer=False)
        try:
            awarded = value_award(award_of(there, rules), rules)
        except NotScorable as error:
            fault = error.problems[0]
        else:
            sums = [-points for points in awarded.payment.deltas.values() if points < 0]
            if len(sums) > 1 and len(set(sums)) == 1:
                return Paid(words.text("ui.result.each", points=sums[0]), None)
            return Paid(" / ".join(map(words.number, sorted(set(sums)))), None)
    return Paid("", fault)


class PaymentGrid(OptionGrid):
    """Two rows, who wins; two columns, how."""

    def __init__(self, look: Look, points: PointsSession, parent: QWidget | None = None) -> None:
        self._look = look
        self._points = points
        self._paid: Mapping[str, Paid] = {}
        super().__init__(look.theme, _KEYS, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.picked.connect(lambda key: points.set_who_and_how(*_meant(key)))

    @property
    def payments(self) -> Mapping[str, Paid]:
        """What is shown."""
        return self._paid

    def show_view(self, view: PointsView) -> None:
        """Show the payments of what is chosen."""
        words, award = self._look.words, view.award
        self._paid = four_payments(view.choice, view.rules, words)
        self.set_reasons(
            {key: words.problem(one.fault) for key, one in self._paid.items() if one.fault}
        )
        self.set_names({key: self._name(key, paid) for key, paid in self._paid.items()})
        who, how = _WHO[award.dealer], _WAYS[award.tsumo]
        self.set_current(f"{who}_{how}")
        self.update()

    def _name(self, key: str, paid: Paid) -> str:
        words, (who, how) = self._look.words, key.split("_")
        text = paid.text or (words.problem(paid.fault) if paid.fault else "")
        return words.listed((_who(who, words), words.text(f"by.{how}"), text))

    def neighbour(self, key: str, across: int, down: int) -> str | None:
        """Give the key of the payment beside another."""
        at = _KEYS.index(key)
        column, row = at % 2 + across, at // 2 + down
        return _KEYS[2 * row + column] if column in (0, 1) and row in (0, 1) else None

    def relay(self) -> None:
        """Lay the payments out for the size in force."""
        for key, box in self._boxes().items():
            self.place(key, box)
        self.updateGeometry()
        self.update()

    def _boxes(self) -> dict[str, QRect]:
        small = self.theme.compact
        column = (self.width() - _LABEL[small]) // 2
        return {
            key: QRect(
                _LABEL[small] + at % 2 * column,
                _HEAD[small] + at // 2 * _ROW[small],
                column,
                _ROW[small],
            )
            for at, key in enumerate(_KEYS)
        }

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        small = self.theme.compact
        return QSize(320, _HEAD[small] + 2 * _ROW[small])

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(280, self.sizeHint().height())

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Lay the payments out anew."""
        self.relay()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint headings and payments."""
        painter, theme, words = QPainter(self), self.theme, self._look.words
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        boxes, small = self._boxes(), theme.compact
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.color("muted"))
        for at, way in enumerate(_WAYS):
            box = boxes[_KEYS[at]]
            head = QRect(box.left(), 0, box.width() - _PAD, _HEAD[small] - 1)
            painter.drawText(head, _RIGHT, words.text(f"by.{way}"))
        painter.fillRect(QRect(0, _HEAD[small] - 1, self.width(), 1), theme.color("hairline"))
        for at, who in enumerate(_WHO):
            top = boxes[_KEYS[2 * at]].top()
            painter.setFont(theme.font("body"))
            painter.setPen(theme.color("text"))
            place = QRect(0, top, _LABEL[small], _ROW[small])
            painter.drawText(place, _LEFT, _who(who, words))
        for key, paid in self._paid.items():
            self._draw_paid(painter, key, paid, boxes[key])

    def _draw_paid(self, painter: QPainter, key: str, paid: Paid, box: QRect) -> None:
        theme, option, chosen = self.theme, self.options[key], key == self.current
        color, place = theme.color, QRectF(box).adjusted(2, 1, 0, -1)
        if chosen:
            draw_frame(painter, place, _RADIUS, color("tint"), color("accent"), width=1.5)
        elif option.underMouse() and paid.fault is None:
            share = PRESSED if option.isDown() else HOVER
            fill = mix(color("surface"), color("text"), share)
            draw_frame(painter, place, _RADIUS, fill, None)
        role, text, room = "strong" if chosen else "body", paid.text or "–", place.width() - 14
        if theme.width(role, text) > room:
            role, text = "badge_strong" if chosen else "badge", text.replace(" / ", "/")
        painter.setFont(theme.font(role))
        painter.setPen(color("text" if paid.text else "greyed"))
        text = theme.cut(role, text, room)
        painter.drawText(place.adjusted(0, 0, -_PAD, 0), _RIGHT, text)
        if option.ring and option.hasFocus():
            draw_ring(painter, theme, self, place, _RADIUS)


def _who(who: str, words: Words) -> str:
    return words.text("ui.points.dealer" if who == "dealer" else "ui.points.non_dealer")
