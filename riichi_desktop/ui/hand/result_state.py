"""What the result says while there is none: what to do, what is missing, what is waited on."""

from typing import NamedTuple

from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.engine import Study
from riichi_desktop.ui.kit import Label
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

_HINTS = ("tiles", "calls", "line")


class State(NamedTuple):
    """Words for a hand without a value.

    Attributes:
        title: what is so.
        lines: what that means, and what to do.
    """

    title: str
    lines: tuple[str, ...]


def state_of(study: Study, words: Words) -> State:
    """Say what is so of a hand that has no value, and what to do next."""
    draft = study.draft
    if study.problem is not None:
        return _refused(study, words)
    if draft.is_empty:
        hints = (words.text(f"ui.empty.{hint}") for hint in _HINTS)
        return State(words.text("ui.empty.title"), tuple(hints))
    if study.waits:
        free = sum(wait.free for wait in study.waits)
        count = words.text("ui.waits.count", n=len(study.waits))
        left = words.text("ui.waits.free_count", n=free)
        known = words.listed((count, left)) if free else words.text("ui.waits.none_free")
        return State(words.text("ui.shanten.ready"), (known, words.text("ui.missing.pick_win")))
    away = words.text("ui.shanten.away" if study.shanten else "ui.shanten.ready", n=study.shanten)
    if not study.missing:
        return State(away, (words.text("ui.shanten.explained", n=study.shanten),))
    missing = study.missing + (draft.win is None)
    lines = (away, words.text("ui.missing.with_win")) if draft.win is None else (away,)
    return State(words.text("ui.missing.tiles", n=missing).rstrip(".。"), lines)


def _refused(study: Study, words: Words) -> State:
    """Say why a whole hand is worth nothing, and the way out."""
    assert study.problem is not None
    id = study.problem.id
    key = id if f"ui.refused.{id}" in words else "other"
    lines = [words.problem(study.problem)]
    if f"ui.refused.{key}_way" in words:
        lines.append(words.text(f"ui.refused.{key}_way"))
    return State(words.text(f"ui.refused.{key}"), tuple(lines))


def spoken_state(study: Study, words: Words) -> str:
    """Give the one sentence that a screen reader says of a hand without a value."""
    if study.problem is not None:
        return words.text("ui.say.no_score", reason=words.problem(study.problem))
    if study.waits:
        tiles = words.tiles(wait.kind for wait in study.waits)
        return words.text("ui.say.waits", tiles=tiles)
    return ""


class StateView(QWidget):
    """A title and a few lines, calm, at the top of the panel."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(look.theme, "", self, font="limit")
        self.title.setWordWrap(True)
        self.body = Label(look.theme, "", self, color="muted")
        self.body.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.body)

    def show_state(self, state: State) -> None:
        """Show another state."""
        self.title.setText(state.title)
        self.body.setText("\n".join(state.lines))
