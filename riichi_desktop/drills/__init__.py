"""Drills: what is asked of a learner, and what is said of his answer. Chance comes from outside."""

from .asker import Asker
from .box import AFTER, Box
from .judge import judge
from .questions import question_of
from .run import RUN, Outcome, Run
from .values import DRILLS, LEVELS, Answer, Chance, Drill, Note, Question, Slot, Verdict

__all__ = [
    "AFTER",
    "DRILLS",
    "LEVELS",
    "RUN",
    "Answer",
    "Asker",
    "Box",
    "Chance",
    "Drill",
    "Note",
    "Outcome",
    "Question",
    "Run",
    "Slot",
    "Verdict",
    "judge",
    "question_of",
]
