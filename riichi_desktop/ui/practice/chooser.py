"""The row below the header: what is practised, at which level, how the run stands."""

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from riichi_desktop.drills import DRILLS, LEVELS, Drill
from riichi_desktop.ui.kit import Label, Segmented
from riichi_desktop.ui.look import Look

from .asked_words import drill_name
from .coach import Coach
from .guide import level_title
from .run_marks import RunMarks
from .times import clock_text

_TICK_MS: Final = 250


class Chooser(QWidget):
    """Drills, levels, the ten marks, the time.

    Attributes:
        drills, levels, marks, clock: its parts.
    """

    picked = Signal(str, int)
    """A drill and a level."""

    def __init__(self, look: Look, coach: Coach, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._coach = coach
        self.drills = Segmented(look.theme, self)
        self.caption = Label(look.theme, "", self, color="muted")
        self.levels = Segmented(look.theme, self)
        self.marks = RunMarks(look, self)
        self.clock = Label(look.theme, "", self, color="muted")
        self.clock.setMinimumWidth(44)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.drills)
        row.addSpacing(12)
        row.addWidget(self.caption)
        row.addWidget(self.levels)
        row.addStretch(1)
        row.addWidget(self.marks)
        row.addWidget(self.clock)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.drills.picked.connect(lambda key: self.picked.emit(key, coach.level))
        self.levels.picked.connect(lambda key: self.picked.emit(coach.drill, int(key)))
        coach.changed.connect(self.show_run)
        self.reword()

    def set_running(self, running: bool) -> None:
        """Let the clock go on, or stop: a hidden page does no work."""
        if running:
            self._timer.start()
        else:
            self._timer.stop()

    def show_run(self) -> None:
        """Show what is practised and how the run stands."""
        coach = self._coach
        self._name_levels(coach.drill)
        self.drills.set_current(coach.drill)
        self.levels.set_current(str(coach.level))
        self.marks.show_run(coach.run, asking=coach.state == "asking")
        self._tick()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        named = [(drill, drill_name(drill, words)) for drill in DRILLS]
        self.drills.set_options([(key, name, name) for key, name in named])
        self.drills.setAccessibleName(words.text("ui.practice.drills"))
        self.caption.setText(words.text("ui.practice.levels"))
        self.levels.setAccessibleName(self.caption.text())
        self.show_run()

    def _name_levels(self, drill: Drill) -> None:
        words = self._look.words
        self.levels.set_options(
            [
                (
                    str(level),
                    str(level),
                    words.listed(
                        (words.text("ui.practice.level", n=level), level_title(drill, level, words))
                    ),
                )
                for level in LEVELS
            ]
        )

    def _tick(self) -> None:
        coach = self._coach
        now = coach.ms if coach.state == "asking" else 0
        shown = clock_text(coach.run.ms + now)
        if shown != self.clock.text():
            self.clock.setText(shown)
