"""What was practised so far, by level: kept in a file, counted, and what comes again."""

from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from statistics import median
from time import time
from typing import Final

from PySide6.QtCore import QObject, Signal

from riichi_desktop.drills import DRILLS, LEVELS, Box, Drill, Outcome
from riichi_desktop.keeping import Answered, Practised, Progress, Tally

LATEST: Final = 20
"""Answers of a level that its standing is told by."""

FILE: Final = "practice.jsonl"


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands at a level.

    Attributes:
        seen: answers so far.
        right: of the latest ones, how many were right.
        of: how many the latest ones are, `LATEST` at most.
        ms: how long one of them took, the middle one, in milliseconds; 0 without any.
        again: questions that come again.
    """

    seen: int = 0
    right: int = 0
    of: int = 0
    ms: int = 0
    again: int = 0


class Notebook(QObject):
    """The answers of all levels.

    Attributes:
        trouble: why answers are not kept, a key under `ui.practice.trouble`; "" while they are.
        aside: the name of a damaged file that was set aside; "" for none.
    """

    lasting = Signal()
    """`trouble` is another."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._progress = Progress(folder / FILE)
        self.trouble = ""
        self.aside = ""
        self._practised = self._read()
        self._answers = {level: list(ones) for level, ones in self._practised.answers.items()}
        self._boxes: dict[tuple[str, int], Box] = {}

    @property
    def last(self) -> tuple[Drill, int]:
        """The drill and the level of the latest answer; the first of all before any."""
        latest = max(
            chain.from_iterable(self._answers.values()), key=lambda one: one.at, default=None
        )
        for drill in DRILLS:
            if latest is not None and (drill, latest.level) == (latest.drill, latest.level):
                return drill, min(latest.level, len(LEVELS))
        return DRILLS[0], LEVELS[0]

    def standing(self, drill: Drill, level: int) -> Standing:
        """Give how somebody stands at a level."""
        answers = self._answers.get((drill, level), [])
        before = self._practised.earlier.get((drill, level), Tally())
        latest = answers[-LATEST:]
        return Standing(
            seen=before.seen + len(answers),
            right=sum(one.right for one in latest),
            of=len(latest),
            ms=round(median(one.ms for one in latest)) if latest else 0,
            again=len(self.box(drill, level)),
        )

    def box(self, drill: Drill, level: int) -> Box:
        """Give the questions of a level that went wrong."""
        key = (drill, level)
        if key not in self._boxes:
            answers = self._answers.get(key, [])
            self._boxes[key] = Box((one.line, one.right) for one in answers)
        return self._boxes[key]

    def note(self, outcome: Outcome) -> None:
        """Take note of an answer, and keep it."""
        question, right = outcome.question, outcome.verdict.right
        self.box(question.drill, question.level).take(question.line, right)
        answered = Answered(
            question.drill, question.level, question.line, right, outcome.ms, int(time())
        )
        self._answers.setdefault((question.drill, question.level), []).append(answered)
        try:
            self._progress.add(answered)
        except OSError:
            self._stumble("unwritable")
            return
        self._stumble("" if self._progress.readable else "newer")

    def tidy(self) -> None:
        """Have the file made short, where it is long."""
        with suppress(OSError):  # it is as good as before
            self._progress.shorten()

    def _read(self) -> Practised:
        try:
            practised = self._progress.read()
        except OSError:
            self.trouble = "unreadable"
            return Practised({}, {})
        if not self._progress.readable:
            self.trouble = "newer"
        self.aside = practised.aside.name if practised.aside is not None else ""
        return practised

    def _stumble(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self.lasting.emit()
