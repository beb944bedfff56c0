"""An answer in yaku: chips to switch, in one flow; after it those alone that matter."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.drills import Answer, Outcome, Question
from riichi_desktop.export import yaku_name
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.kit import chain
from riichi_desktop.ui.look import Look

from .yaku_chip import Mark, YakuChip

_ENDLESS: Final = 16_777_215
_GAP: Final = (8, 5)


class _Board(QWidget):
    """Lays chips out in lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chips: list[YakuChip] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Tell that chips flow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height in px of all lines."""
        places = self._places(width)
        return places[-1].bottom() + 1 if places else 0

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        return QSize(300, self.heightForWidth(max(300, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px: of a chip or two."""
        return QSize(120, 28)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Let the chips flow."""
        self.lay_out()

    def lay_out(self) -> None:
        """Put every chip in its place."""
        for chip, place in zip(self.chips, self._places(self.width()), strict=True):
            chip.setGeometry(place)
        self.updateGeometry()

    def _places(self, width: int) -> list[QRect]:
        x = y = 0
        places: list[QRect] = []
        if not self.chips:
            return places
        gap = _GAP[self.chips[0].theme.compact]
        for chip in self.chips:
            size = chip.sizeHint()
            if x and x + size.width() > width:
                x, y = 0, y + size.height() + gap
            places.append(QRect(x, y, min(size.width(), width), size.height()))
            x += size.width() + gap
        return places


class YakuAnswer(QWidget):
    """Chips; one Tab stop, arrows walk, Space switches, letters go to the next of that name.

    Attributes:
        board: what they lie on.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._made: dict[str, YakuChip] = {}
        self._scroll = ScrollColumn(self)
        self.board = _Board(self._scroll)
        self._scroll.column.addWidget(self.board)
        self._scroll.column.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scroll)
        look.theme.changed.connect(self.board.lay_out)

    @property
    def chips(self) -> list[YakuChip]:
        """The chips that are shown."""
        return self.board.chips

    @property
    def answer(self) -> Answer:
        """The yaku that are on."""
        return frozenset(chip.id for chip in self.chips if chip.isChecked())

    @property
    def is_empty(self) -> bool:
        """Whether none is on."""
        return not self.answer

    def ask(self, question: Question) -> None:
        """Offer the yaku of a question, all off."""
        self.setMaximumHeight(_ENDLESS)
        for chip in self.chips:
            self._mark(chip, "")
            chip.setChecked(False)
        self._use(question.choices)

    def judge(self, outcome: Outcome) -> None:
        """Show those that were chosen, and those that should have been."""
        answer, wanted = frozenset[object](outcome.answer), outcome.question.wanted
        told = [id for id in outcome.question.choices if id in answer or id in wanted]
        for id in told:
            chip = self._made[id]
            mark: Mark = "wrong" if id not in wanted else "right"
            chip.setChecked(id in answer)
            self._mark(chip, "missed" if id not in answer else mark)
        self._use(tuple(told))
        margins = self._scroll.column.contentsMargins()
        around = margins.top() + margins.bottom()
        self.setMaximumHeight(self.board.heightForWidth(self.width()) + around)

    def focus_home(self) -> None:
        """Put the keyboard on the chip that Tab comes to."""
        stops = (chip for chip in self.chips if chip.focusPolicy() == Qt.FocusPolicy.StrongFocus)
        stop = next(stops, None)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def seek(self, letter: str) -> bool:
        """Move to the next chip whose romaji begins with a letter; tell whether there is one."""
        held = next((at for at, chip in enumerate(self.chips) if chip.hasFocus()), -1)
        for chip in (*self.chips[held + 1 :], *self.chips[: held + 1]):
            name = self.look.words.text(f"yaku.{chip.id}").removeprefix("Yakuhai ")
            if name.upper().startswith(letter):
                chip.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def walk(self, chip: YakuChip, across: int, down: int) -> None:
        """Move the focus along a line, or to the nearest chip of the line below or above."""
        there = None
        at = self.chips.index(chip) + across
        if across and 0 <= at < len(self.chips):
            there = self.chips[at]
        if down:
            here = chip.geometry().center()
            lines = [c for c in self.chips if (c.geometry().center().y() - here.y()) * down > 4]
            there = min(
                lines,
                key=lambda c: (
                    abs(c.geometry().center().y() - here.y()),
                    abs(c.geometry().center().x() - here.x()),
                ),
                default=None,
            )
        if there is not None:
            there.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_at(self, stop: YakuChip | None) -> None:
        """Make a chip the one that Tab comes to."""
        for chip in self.chips:
            tab = Qt.FocusPolicy.StrongFocus if chip is stop else Qt.FocusPolicy.ClickFocus
            if chip.focusPolicy() != tab:
                chip.setFocusPolicy(tab)

    def reword(self) -> None:
        """Say everything in the language in force."""
        for chip in self._made.values():
            self._name(chip)
        self.board.lay_out()

    def _name(self, chip: YakuChip) -> None:
        words = self.look.words
        name = yaku_name(chip.id, words).removeprefix("Yakuhai ")
        chip.setText(name[:1].upper() + name[1:])
        gloss, kanji = words.text(f"yaku_gloss.{chip.id}"), words.text(f"yaku_kanji.{chip.id}")
        chip.set_tip(words.listed(filter(None, (kanji, gloss))))
        sign = words.text(f"ui.practice.mark.{chip.mark}") if chip.mark else ""
        chip.setAccessibleName(words.listed(filter(None, (yaku_name(chip.id, words), sign))))

    def _mark(self, chip: YakuChip, mark: Mark) -> None:
        if mark != chip.mark:
            chip.set_mark(mark)
            self._name(chip)

    def _use(self, ids: tuple[str, ...]) -> None:
        """Show the chips of these yaku, in this order; each is made once."""
        new = [id for id in ids if id not in self._made]
        for id in new:
            chip = self._made[id] = YakuChip(self, id)
            chip.clicked.connect(self.changed)
            self._name(chip)
        self.board.chips = [self._made[id] for id in ids]
        shown = set(ids)
        for id, chip in self._made.items():
            if chip.isHidden() == (id in shown):
                chip.setVisible(id in shown)
        if new:
            chain(self, self.chips)
        self.stop_at(self.chips[0] if self.chips else None)
        self.board.lay_out()
