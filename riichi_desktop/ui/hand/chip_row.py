"""The yes-or-no circumstances, as chips in one row; those without room are in a menu at its end."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from riichi_desktop.engine import (
    Chip,
    Draft,
    Study,
    change_refusal,
    chip_flag,
    chips,
    is_on,
    switch,
)
from riichi_desktop.ui.hand.choice_menu import ChoiceMenu, Entry
from riichi_desktop.ui.hand.reasons import Reasons
from riichi_desktop.ui.kit import Chip as ChipButton
from riichi_desktop.ui.kit.focus import chain
from riichi_desktop.ui.kit.paint import draw_chevron
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

_LAST: Final = ("flag.haitei", "flag.houtei")
_LEAST_PAD: Final = 5
_PAD: Final = 12
_ALWAYS: Final = 5
_CHEVRON: Final = 14


class MoreChip(ChipButton):
    """The chip at the end that opens the menu of the others."""

    def sizeHint(self) -> QSize:
        """Give the size in px that shows words and sign."""
        return super().sizeHint() + QSize(_CHEVRON, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chip, and the sign of a menu."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.theme.color("on_accent" if self.isChecked() else "text")
        words = self.theme.width("strong" if self.isChecked() else "body", self.text().strip())
        spot = QPointF(self.width() / 2 + words / 2 + 2, self.height() / 2 + 1)
        draw_chevron(painter, spot, ink)


class ChipRow(QWidget):
    """One chip a circumstance that exists under the rules; greyed with the engine's reason."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        self._chips: dict[Chip, ChipButton] = {}
        self._offered: tuple[Chip, ...] = ()
        self._shown: tuple[Chip, ...] = ()
        self._more = MoreChip(look.theme, "", self)
        self._menu = ChoiceMenu(look.theme, self)
        self._more.clicked.connect(self._open)
        self._menu.picked.connect(self._switch_by_menu)
        self._menu.refused.connect(self._reasons.tell)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._refit)

    def show_study(self, study: Study) -> None:
        """Show which circumstances hold; grey those that cannot be."""
        draft = study.draft
        self._offer(chips(study.rules))
        for chip in self._offered:
            button, on = self._chips[chip], is_on(draft, chip)
            self._name(chip, button, draft)
            if button.isChecked() != on:
                button.setChecked(on)
            button.set_reason(None if on else self._reason(study, chip))
        hidden = [chip for chip in self._offered if chip not in self._shown]
        self._more.setChecked(any(is_on(draft, chip) for chip in hidden))
        chosen = [self._words(chip, draft) for chip in hidden if is_on(draft, chip)]
        self._more.set_tip(self._look.words.joined(chosen))

    def reword(self) -> None:
        """Say everything in the language in force."""
        self._more.setText(self._look.words.text("ui.button.more") + "\u2002\u2002")
        self._more.setAccessibleName(self._more.text().strip())
        self.show_study(self._session.study)
        self._refit()

    def button(self, chip: Chip) -> ChipButton:
        """Give the chip of a circumstance, shown or not."""
        return self._chips[chip]

    def hidden_chips(self) -> tuple[Chip, ...]:
        """Give the circumstances that are in the menu."""
        return tuple(chip for chip in self._offered if chip not in self._shown)

    def sizeHint(self) -> QSize:
        """Give the size in px with room for every chip."""
        texts = sum(self._text_width(chip) + 2 * _PAD for chip in self._offered)
        gaps = self._gap() * max(0, len(self._offered) - 1)
        return QSize(texts + gaps, self._look.theme.control_height)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px: of the chips that every rule set has, closely set."""
        texts = [self._text_width(chip) + 2 * _LEAST_PAD for chip in self._offered[:_ALWAYS]]
        gaps = self._gap() * max(0, len(texts) - 1)
        return QSize(sum(texts) + gaps, self._look.theme.control_height)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Share the width out."""
        self._lay_out()

    def _offer(self, wanted: tuple[Chip, ...]) -> None:
        if wanted == self._offered:
            return
        for chip in wanted:
            if chip not in self._chips:
                self._chips[chip] = self._make(chip)
        self._offered = wanted
        chain(self, [*(self._chips[chip] for chip in wanted), self._more])
        self._refit()

    def _make(self, chip: Chip) -> ChipButton:
        button = ChipButton(self._look.theme, "", self)
        button.clicked.connect(lambda on: self._switch(chip, on))
        button.refused.connect(self._reasons.tell)
        return button

    def _switch(self, chip: Chip, on: bool) -> None:
        if not self._session.set_chip(chip, on):
            self._chips[chip].setChecked(not on)

    def _switch_by_menu(self, key: str) -> None:
        chip = next(chip for chip in self._offered if chip == key)
        self._session.set_chip(chip, not is_on(self._session.draft, chip))

    def _reason(self, study: Study, chip: Chip) -> str | None:
        wanted = switch(study.draft, chip, not is_on(study.draft, chip))
        return self._reasons.text(change_refusal(study.draft, wanted, study.rules))

    def _words(self, chip: Chip, draft: Draft) -> str:
        if chip == "last_tile":
            return self._look.words.text(f"flag.{chip_flag(draft, chip)}")
        return self._look.words.text(f"ui.situation.{chip}")

    def _name(self, chip: Chip, button: ChipButton, draft: Draft) -> None:
        """Put the words, and the whole name of the flag where they are shorter."""
        text = self._words(chip, draft)
        name = self._look.words.text(f"flag.{chip_flag(draft, chip)}")
        if chip == "last_tile":
            name = f"{self._look.words.text('ui.situation.last_tile')}, {name}"
        if (button.text(), button.accessibleName()) != (text, name):
            button.setText(text)
            button.setAccessibleName(name)
            button.set_tip(name if name != text else "")

    def _open(self) -> None:
        study = self._session.study
        self._more.setChecked(any(is_on(study.draft, chip) for chip in self.hidden_chips()))
        entries = [
            Entry(
                chip,
                self._look.words.text(f"flag.{chip_flag(study.draft, chip)}"),
                is_on(study.draft, chip),
                None if is_on(study.draft, chip) else self._reason(study, chip),
            )
            for chip in self.hidden_chips()
        ]
        self._menu.set_entries(entries)
        self._menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height())))

    def _text_width(self, chip: Chip) -> int:
        """Give the px of the widest words that a chip can have, in bold: a choice moves nothing."""
        keys = _LAST if chip == "last_tile" else (f"ui.situation.{chip}",)
        width, words = self._look.theme.width, self._look.words
        return round(max(width("strong", words.text(key)) for key in keys) + 0.5)

    def _gap(self) -> int:
        return 5 if self._look.theme.compact else 8

    def _lay_out(self) -> None:
        """Show as many chips as there is room for, and the menu where some are left."""
        gap = self._gap()
        widths = [self._text_width(chip) + gap for chip in self._offered]
        room = self.width() + gap
        count = len(widths)
        if sum(widths) + 2 * _LEAST_PAD * count > room:
            room -= self._more.sizeHint().width() + gap
            while count and sum(widths[:count]) + 2 * _LEAST_PAD * count > room:
                count -= 1
        pad = (room - sum(widths[:count])) // (2 * count) if count else 0
        self._place(widths[:count], min(_PAD, pad), gap)

    def _place(self, widths: list[int], pad: int, gap: int) -> None:
        high = self._look.theme.control_height
        self._shown = self._offered[: len(widths)]
        x = 0
        for chip, width in zip(self._shown, widths, strict=True):
            self._chips[chip].setGeometry(QRect(x, 0, width - gap + 2 * pad, high))
            x += width + 2 * pad
        for chip, button in self._chips.items():
            button.setVisible(chip in self._shown)
        self._more.setVisible(len(self._shown) < len(self._offered))
        self._more.setGeometry(x, 0, self._more.sizeHint().width(), high)

    def _refit(self) -> None:
        self.updateGeometry()
        self._lay_out()
