"""Riichi, circumstances and liability of a hand that is entered by its tiles."""

from typing import Final, cast

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import Draft, Problem, Riichi, Study, with_riichi
from riichi_desktop.ui.hand.chip_row import ChipRow
from riichi_desktop.ui.hand.choices import Choice
from riichi_desktop.ui.hand.liability import LiabilityRow
from riichi_desktop.ui.kit import Captioned, Panel
from riichi_desktop.ui.look import Look

from .tiles_session import TilesSession

_RIICHI: Final = (("none", "none"), ("riichi", "single"), ("double_riichi", "double"))


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
