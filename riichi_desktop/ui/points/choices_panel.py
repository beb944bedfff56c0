"""What is chosen: the kind of win, who and how, han and fu or yakuman, honba, sticks, limits."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import Problem
from riichi_desktop.ui.kit import Captioned, Panel, Segmented, Stepper
from riichi_desktop.ui.look import Look

from .choice import (
    KINDS,
    MOST_COUNTERS,
    counters_refusal,
    dealer_refusal,
    kind_refusal,
    way_refusal,
)
from .limits_row import LimitsRow
from .session import PointsSession, PointsView
from .worth_rows import WorthRows

_SPACING: Final = (10, 6)
"""Between the rows in px, normal and compact."""


class ChoicesPanel(Panel):
    """Rows of controls. What cannot be is greyed, with the reason."""

    refused = Signal(str)
    """Why something cannot be chosen."""

    def __init__(self, look: Look, points: PointsSession, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._points = points
        theme = look.theme
        self.kind = Segmented(theme, self)
        self.players = Segmented(theme, self)
        self.winner = Segmented(theme, self)
        self.way = Segmented(theme, self)
        self.honba = Stepper(theme, self, high=MOST_COUNTERS)
        self.sticks = Stepper(theme, self, high=MOST_COUNTERS)
        self.worth = WorthRows(look, points, self)
        self.limits = LimitsRow(look, points, self)
        self._captions = {
            "winner": Captioned(theme, "", self.winner, self),
            "win": Captioned(theme, "", self.way, self),
            "honba": Captioned(theme, "", self.honba, self),
            "sticks": Captioned(theme, "", self.sticks, self),
        }
        self._lay_out()
        self._connect()
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        side = 10 if compact else 12
        self.setContentsMargins(12, side, 12, side)
        self._column.setSpacing(_SPACING[compact])
        self.worth.set_compact(compact)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.kind.set_options(
            [
                (kind, words.text(f"ui.points.kind.{kind}"), words.text(f"ui.points.kinds.{kind}"))
                for kind in KINDS
            ]
        )
        self.players.set_options(
            [(str(n), *2 * (words.text("ui.situation.players_n", n=n),)) for n in (4, 3)]
        )
        self.winner.set_options(
            [(key, *2 * (words.text(f"ui.points.{key}"),)) for key in ("non_dealer", "dealer")]
        )
        self.way.set_options([(key, *2 * (words.text(f"by.{key}"),)) for key in ("ron", "tsumo")])
        for key, captioned in self._captions.items():
            group = "points" if key == "winner" else "situation"
            captioned.set_caption(words.text(f"ui.{group}.{key}"))
            captioned.control.setAccessibleName(words.text(f"ui.{group}.{key}"))
        self.kind.setAccessibleName(words.text("ui.points.kind_name"))
        self.players.setAccessibleName(words.text("ui.situation.players"))
        self.worth.reword()
        self.limits.reword()
        self.show_view(self._points.view)

    def show_view(self, view: PointsView) -> None:
        """Show what is chosen; grey what cannot be."""
        choice, award = view.choice, view.award
        self.kind.set_current(choice.kind)
        self.kind.set_reasons({kind: self._text(kind_refusal(kind, view.own)) for kind in KINDS})
        self.players.set_current(str(view.own.players))
        self.winner.set_current("dealer" if award.dealer else "non_dealer")
        self.winner.set_reasons({"dealer": self._text(dealer_refusal(choice))})
        self.way.set_current("tsumo" if award.tsumo else "ron")
        self.way.set_reasons(
            {way: self._text(way_refusal(choice, way == "tsumo")) for way in ("ron", "tsumo")}
        )
        reason = self._text(counters_refusal(choice, view.own))
        for stepper, value in ((self.honba, choice.honba), (self.sticks, choice.sticks)):
            stepper.set_value(value)
            stepper.set_reason(reason)
        self.worth.show_view(view)
        self.limits.show_view(view)

    def grey_players(self, reasons: dict[str, str]) -> None:
        """Grey numbers of players that the hand of the Hand page excludes."""
        self.players.set_reasons(reasons)

    def _text(self, problem: Problem | None) -> str | None:
        return self._look.words.problem(problem) if problem is not None else None

    def _connect(self) -> None:
        points = self._points
        self.kind.picked.connect(points.set_kind)
        self.players.picked.connect(lambda key: points.set_players(int(key)))
        self.winner.picked.connect(lambda key: points.set_dealer(key == "dealer"))
        self.way.picked.connect(lambda key: points.set_tsumo(key == "tsumo"))
        self.honba.stepped.connect(points.set_honba)
        self.sticks.stepped.connect(points.set_sticks)
        for control in (self.kind, self.players, self.winner, self.way, self.honba, self.sticks):
            control.refused.connect(self.refused)
        self.worth.refused.connect(self.refused)
        self.limits.refused.connect(self.refused)
        points.changed.connect(self.show_view)
        self._look.reworded.connect(self.reword)

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING[False])
        head, how = QHBoxLayout(), QHBoxLayout()
        for row in (head, how):
            row.setSpacing(8)
        head.addWidget(self.kind)
        head.addStretch(1)
        head.addWidget(self.players)
        for captioned in self._captions.values():
            how.addWidget(captioned)
        how.addStretch(1)
        column.addLayout(head)
        column.addLayout(how)
        column.addWidget(self.worth)
        column.addWidget(self.limits)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
