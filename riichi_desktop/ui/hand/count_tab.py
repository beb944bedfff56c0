"""The count of the kept reading: yaku, dora, fu, liability, formula."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.engine import HandValue, Pao, Study, Transfer
from riichi_desktop.export import yaku_name
from riichi_desktop.ui.hand.count_lines import count_lines
from riichi_desktop.ui.hand.formula_strip import FormulaStrip, formula_of
from riichi_desktop.ui.hand.lighting import NOWHERE
from riichi_desktop.ui.hand.lit_rows import LitRows
from riichi_desktop.ui.kit import Heading, Row
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words

_AMOUNT: Final = 84
_ABOVE_SHELF: Final = 4
_BELOW_SHELF: Final = 8
"""What the formula covers above and below itself, where rows pass below it, in px."""


def liability_lines(value: HandValue, words: Words) -> list[Heading | Row]:
    """Give who pays what of a win with liability, and why; nothing without."""
    liable = [pao for pao in value.situation.pao if pao.yakuman in value.rules.pao]
    if not any(one.reason.startswith("pao") for one in value.payment.transfers):
        return []
    lines: list[Heading | Row] = [Heading(words.text("ui.situation.liability"))]
    way = "all" if value.situation.by == "tsumo" else "half"
    for pao in liable:
        scope = words.text(f"ui.liability.{value.rules.pao_scope}")
        pays = words.text(f"ui.liability.{way}", seat=words.text(f"seat.{pao.liable}"))
        name = yaku_name(pao.yakuman, words)
        lines.append(Row(NOWHERE, name, gloss=scope, below=pays))
    payers = {pao.liable for pao in liable}
    paid = zip(value.payment.transfers, _paid_for(value, liable), strict=True)
    return [*lines, *(_transfer_row(one, ids, payers, words) for one, ids in paid)]


def _paid_for(value: HandValue, liable: Sequence[Pao]) -> Iterator[tuple[str, ...]]:
    """Give for each payment the yakuman that it is for; nothing where it is for the whole hand.

    Payments come liability by liability in the order of the table of yakuman, the rest last.
    """
    order = tuple(value.yakuman)
    pending = sorted(liable, key=lambda pao: order.index(pao.yakuman))
    rest = tuple(id for id in order if id not in {pao.yakuman for pao in liable})
    current: tuple[str, ...] = ()
    for one in value.payment.transfers:
        if value.rules.pao_scope == "hand" or not one.base:
            yield ()
        elif pending and one.payer == pending[0].liable and one.reason != "tsumo":
            current = (pending.pop(0).yakuman,)
            yield current
        else:
            yield current if one.reason == "pao_half" else rest


def _transfer_row(
    one: Transfer, yakuman: Iterable[str], liable: Collection[str], words: Words
) -> Row:
    """Give one payment, its honba included."""
    halves = one.reason == "pao_half" and one.payer not in liable
    reason = f"transfer.{'ron_half' if halves else one.reason}"
    names = [yaku_name(id, words) for id in yakuman]
    made = f"{words.number(one.points)} + {words.number(one.honba)}" if one.honba else ""
    gloss = (words.text(reason), *names, made) if one.base else (words.text("ui.situation.honba"),)
    return Row(
        NOWHERE,
        words.text(f"seat.{one.payer}"),
        gloss=words.listed(filter(None, gloss)),
        values=(words.number(one.points + one.honba),),
    )


class _Place(QWidget):
    """Keeps a place free in a layout, and tells when it moves."""

    settled = Signal()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.settled.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settled.emit()


class _Shelf(QWidget):
    """The formula on paper of its own, so that rows can pass below it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._floats = False
        self.formula = FormulaStrip(look, self)

    def lay(self, box: QRect, floats: bool) -> None:
        """Lay the formula into a box of the parent; afloat it covers what is around it."""
        self._floats = floats
        around = box.adjusted(0, -_ABOVE_SHELF, 0, _BELOW_SHELF) if floats else box
        self.setGeometry(around)
        self.formula.setGeometry(box.translated(-around.topLeft()))
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Cover what passes below."""
        if self._floats:
            QPainter(self).fillRect(self.rect(), self._look.theme.color("surface"))


class CountTab(QWidget):
    """Yaku, dora and fu as rows that light their tiles, then the formula."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = LitRows(look, session, self)
        self.liability = LitRows(look, session, self, columns=(_AMOUNT,))
        self._place = _Place(self)
        self._shelf = _Shelf(look, self)
        self.formula = self._shelf.formula
        self._cut = 0
        self._place.settled.connect(self._settle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        for part in (self.rows, self.liability, self._place):
            column.addWidget(part)

    def show_study(self, study: Study) -> None:
        """Show the count of a study that has a value."""
        words, value = self._look.words, study.value
        assert value is not None
        self.rows.setAccessibleName(words.text("ui.tab.count"))
        self.rows.set_rows(count_lines(study.draft, value, words))
        liable = liability_lines(value, words)
        self.liability.setVisible(bool(liable))
        self.liability.setAccessibleName(words.text("ui.situation.liability"))
        self.liability.set_rows(liable)
        self.formula.show_formula(formula_of(value, words, brief=self._look.theme.compact))
        self._settle()

    def keep_above(self, cut: int) -> None:
        """Keep the formula whole above a height in px from this tab's top, where content is cut."""
        self._cut = cut
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the formula out anew."""
        super().resizeEvent(event)
        self._settle()

    def _settle(self) -> None:
        """Lay the formula at its place, or above where the content is cut."""
        place = self._place.geometry()
        self.formula.resize(place.width(), self.formula.height())
        high = self.formula.sizeHint().height()
        self._place.setFixedHeight(high)
        top = place.top()
        if self._cut:
            top = min(top, self._cut - high - _BELOW_SHELF)
        self._shelf.lay(QRect(place.left(), top, place.width(), high), top < place.top())
