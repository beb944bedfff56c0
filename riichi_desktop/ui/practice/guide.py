"""Before the answer: what the level asks, how to answer by keyboard, how one stands."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.drills import LEVELS, Drill
from riichi_desktop.engine import Rules
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.kit import Heading, Label, Panel, Row, TableRows
from riichi_desktop.ui.kit.powers import rich_with_powers
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import unbroken
from riichi_desktop.words import Words

from .coach import Coach
from .notebook import Notebook
from .times import seconds_text

_PADDING: Final = (16, 12)
_COLUMNS: Final = ("answered", "right", "time")
_LEAST: Final = 46
"""The least width of a column in px."""

_KEYS: Final = {"points": "numbers", "fu": "numbers", "value": "numbers"}


def level_title(drill: Drill, level: int, words: Words) -> str:
    """Name a level by what comes in it."""
    return words.text(f"ui.practice.title.{drill}_{level}")


def level_text(drill: Drill, level: int, rules: Rules, words: Words) -> str:
    """Say what a level asks, with the numbers of the rules in force."""
    each = rules.honba_per_payer
    return words.text(
        f"ui.practice.guide.{drill}_{level}",
        each=each,
        whole=each * (rules.players - 1),
        wind=rules.double_wind_pair_fu,
    )


def standing_lines(
    drill: Drill, current: int, notebook: Notebook, words: Words
) -> list[Heading | Row]:
    """Give how one stands at each level of a drill; the current one stands out."""
    heads = tuple(words.text(f"ui.practice.progress.{name}") for name in _COLUMNS)
    lines: list[Heading | Row] = [
        Heading(words.text("ui.practice.progress.level"), totals=heads, quiet=True)
    ]
    for level in LEVELS:
        one = notebook.standing(drill, level)
        name = f"{level}   {level_title(drill, level, words)}"
        again = words.text("ui.practice.progress.again", n=one.again) if one.again else ""
        took = seconds_text(one.ms, words)
        share = f"{one.right}/{one.of}"
        values = (words.number(one.seen), share, took) if one.of else ("", "", "")
        lines.append(Row(level, name, gloss=again, values=values, muted=level != current))
    return lines


class Guide(Panel):
    """What is asked at this level, and the standing; a press of a level chooses it."""

    picked = Signal(object)
    """A level."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=0)
        self._look = look
        self._shown: tuple[Coach, Rules] | None = None
        self.title = Label(look.theme, "", self, font="panel_title")
        self.title.setWordWrap(True)
        self.text = Label(look.theme, "", self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.keys = Label(look.theme, "", self, font="caption", color="muted")
        self.keys.setWordWrap(True)
        self.rows = TableRows(look.theme, look.art, self, pressable=True)
        self.rows.row_pressed.connect(self.picked)
        self._scroll = ScrollColumn(self)
        column = self._scroll.column
        column.setSpacing(8)
        for part in (self.title, self.text, self.keys):
            column.addWidget(part)
        column.addSpacing(10)
        column.addWidget(self.rows)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._scroll.set_padding(_PADDING[compact])

    def show_level(self, coach: Coach, rules: Rules) -> None:
        """Show the level that is practised."""
        self._shown = coach, rules
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        if self._shown is None:
            return
        coach, rules = self._shown
        words, drill = self._look.words, coach.drill
        self.title.setText(level_title(drill, coach.level, words))
        said = level_text(drill, coach.level, rules, words)
        self.text.setText(rich_with_powers(unbroken(said)))
        self.text.setAccessibleName(said)
        self.keys.setText(words.text(f"ui.practice.keys.{_KEYS.get(drill, drill)}"))
        self.setAccessibleName(self.title.text())
        self.rows.setAccessibleName(words.text("ui.practice.progress.name"))
        self._share()
        self.rows.set_rows(standing_lines(drill, coach.level, coach.notebook, words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out among the columns."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give each column the room of its heading, and of a number."""
        words, width = self._look.words, self._look.theme.width
        heads = (words.text(f"ui.practice.progress.{name}") for name in _COLUMNS)
        self.rows.set_columns([max(_LEAST, round(width("caption", head)) + 14) for head in heads])
