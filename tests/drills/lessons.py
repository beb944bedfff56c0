"""Questions for the tests, by a word or two."""

from riichi_desktop.documents import rules_from_text
from riichi_desktop.drills import Drill, Question, question_of
from riichi_desktop.paths import resource


def ask(drill: Drill, line: str, level: int = 3, rules: str = "wrc2025") -> Question:
    """Give the question that a line stands for."""
    question = question_of(drill, level, line, rules_from_text(rules), rules)
    assert question is not None, line
    return question


def recorded(players: int = 4) -> list[str]:
    """Give the recorded hands of the Practice page for so many players."""
    text = resource("practice", "hands.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and line[0] != "#"]
    return lines[:520] if players == 4 else lines[520:]
