"""What is counted: rows of han and fu, of yakuman and who is liable, or what the rules say."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedLayout, QWidget

from riichi_desktop.engine import FIELDS_BY_DOCUMENT, FU_VALUES, Problem
from riichi_desktop.export import limit_name, rule_value
from riichi_desktop.ui.kit import Label, Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import unbroken

from .choice import LAST_HAN, LIABLE, MOST_YAKUMAN, fu_refusal, liable_refusal, times_refusal
from .session import PointsSession, PointsView

_CAPTION: Final = 66
"""The width of the captions in px."""

_SPACING: Final = (10, 6)
_PAGES: Final = {"han": 0, "yakuman": 1, "renhou": 2, "nagashi": 2}


class WorthRows(QWidget):
    """Two rows, of the kind of win that is chosen; always as high."""

    refused = Signal(str)
    """Why something cannot be chosen."""

    def __init__(self, look: Look, points: PointsSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._points = points
        self._grids: list[QGridLayout] = []
        self._captions: list[tuple[Label, str]] = []
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        theme = look.theme
        self.han = Segmented(theme, self, stretch=True)
        self.fu = Segmented(theme, self, stretch=True)
        self.times = Segmented(theme, self)
        self.liable = Segmented(theme, self)
        self.pao = Segmented(theme, self)
        self.told = Label(theme, "", self, color="muted")
        self.told.setWordWrap(True)
        self._add_page(("han", self.han), ("fu", self.fu))
        self._add_page(("times", self.times), ("liable", self._liable_row()))
        self._stack.addWidget(self.told)
        self._connect()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        for grid in self._grids:
            grid.setVerticalSpacing(_SPACING[compact])

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        for label, key in self._captions:
            label.setText(words.text(f"ui.record.field.{key}"))
        for control, key in (
            (self.han, "han"),
            (self.fu, "fu"),
            (self.times, "times"),
            (self.liable, "liable"),
            (self.pao, "liable_times"),
        ):
            control.setAccessibleName(words.text(f"ui.record.field.{key}"))
        self.han.set_options([self._han_option(han) for han in range(1, LAST_HAN + 1)])
        self.fu.set_options(
            [(str(fu), str(fu), words.text("ui.result.fu_flat", fu=fu)) for fu in FU_VALUES]
        )
        counts = range(1, MOST_YAKUMAN + 1)
        self.times.set_options(
            [(str(n), f"× {n}", limit_name("yakuman", words, n)) for n in counts]
        )
        self.liable.set_options(
            [(key, *2 * (words.text(f"ui.points.liable.{key}"),)) for key in LIABLE]
        )

    def show_goal(self, goal: str) -> None:
        """Mark the row that the next digit goes to, where it is not the first."""
        for label, key in self._captions:
            label.set_color("accent" if key == goal == "fu" else "muted")

    def show_view(self, view: PointsView) -> None:
        """Show what is chosen; grey what cannot be."""
        choice = view.choice
        self._stack.setCurrentIndex(_PAGES[choice.kind])
        if choice.kind == "han":
            self.han.set_current(str(choice.han))
            self.fu.set_current(str(choice.fu) if choice.fu_count else None)
            self.fu.set_reasons({str(fu): self._text(fu_refusal(choice, fu)) for fu in FU_VALUES})
        elif choice.kind == "yakuman":
            self._show_yakuman(view)
        else:
            self.told.setText(unbroken(self._told(view)))

    def _show_yakuman(self, view: PointsView) -> None:
        choice, rules = view.choice, view.own
        self.times.set_current(str(choice.yakuman))
        self.times.set_reasons(
            {key: self._text(times_refusal(int(key), rules)) for key in self.times.keys}
        )
        self.liable.set_current(choice.liable)
        self.liable.set_reasons(
            {key: self._text(liable_refusal(choice, key, rules)) for key in LIABLE}
        )
        self.pao.setVisible(choice.pao > 0 and choice.yakuman > 1)
        counts = range(1, choice.yakuman + 1)
        self.pao.set_options(
            [(str(n), f"× {n}", limit_name("yakuman", self._look.words, n)) for n in counts]
        )
        self.pao.set_current(str(choice.pao))

    def _told(self, view: PointsView) -> str:
        """Say what the rules make of a renhou, or of a nagashi mangan."""
        words, name = self._look.words, view.choice.kind
        field = "renhou" if name == "renhou" else "nagashi_as"
        value = getattr(view.own, FIELDS_BY_DOCUMENT[field].name)
        said = rule_value(FIELDS_BY_DOCUMENT[field], value, words)
        return words.text(f"ui.points.told.{name}", value=said)

    def _text(self, problem: Problem | None) -> str | None:
        return self._look.words.problem(problem) if problem is not None else None

    def _han_option(self, han: int) -> tuple[str, str, str]:
        words = self._look.words
        if han == LAST_HAN:
            return str(han), f"{han}+", words.text("ui.record.most_han", n=han)
        return str(han), str(han), words.text("ui.result.han", n=han)

    def _connect(self) -> None:
        points = self._points
        self.han.picked.connect(lambda key: points.set_han(int(key)))
        self.fu.picked.connect(lambda key: points.set_fu(int(key)))
        self.times.picked.connect(lambda key: points.set_yakuman(int(key)))
        self.liable.picked.connect(points.set_liable)
        self.pao.picked.connect(lambda key: points.set_pao(int(key)))
        for control in (self.han, self.fu, self.times, self.liable, self.pao):
            control.refused.connect(self.refused)

    def _add_page(self, *rows: tuple[str, QWidget]) -> None:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(0)
        grid.setColumnMinimumWidth(0, _CAPTION)
        grid.setColumnStretch(1, 1)
        for line, (key, control) in enumerate(rows):
            label = Label(self._look.theme, "", page, font="caption", color="muted")
            self._captions.append((label, key))
            grid.addWidget(label, line, 0)
            if control is self.times:
                grid.addWidget(control, line, 1, Qt.AlignmentFlag.AlignLeft)
            else:
                grid.addWidget(control, line, 1)
        self._grids.append(grid)
        self._stack.addWidget(page)

    def _liable_row(self) -> QWidget:
        whole = QWidget(self)
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.liable)
        row.addWidget(self.pao)
        row.addStretch(1)
        return whole
