"""What the result says while there is none: what to do, what is missing, what is waited on."""

from itertools import zip_longest
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from riichi_desktop.engine import Study
from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit import Label
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

_HINTS: Final = {"tiles": "hand", "calls": "plus", "line": "keyboard"}
"""What may be done with an empty hand, and the icon beside it."""

_ICON: Final = 18


class State(NamedTuple):
    """Words for a hand without a value.

    Attributes:
        title: what is so.
        lines: what that means, and what to do.
        icons: an icon for each line; none for plain text.
    """

    title: str
    lines: tuple[str, ...]
    icons: tuple[str, ...] = ()


def state_of(study: Study, words: Words) -> State:
    """Say what is so of a hand that has no value, and what to do next."""
    draft = study.draft
    if study.problem is not None:
        return _refused(study, words)
    if draft.is_empty:
        hints = (words.text(f"ui.empty.{hint}") for hint in _HINTS)
        return State(words.text("ui.empty.title"), tuple(hints), tuple(_HINTS.values()))
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


class StateLine(QWidget):
    """One line: an icon where it has one, and words that wrap."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._name = ""
        self._icon = QLabel(self)
        self._icon.setFixedWidth(_ICON + 10)
        self.words = Label(look.theme, "", self, color="muted")
        self.words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)
        look.theme.changed.connect(self._draw)

    def show_line(self, words: str, icon: str) -> None:
        """Show words, and an icon or none."""
        self.words.setText(words)
        self._icon.setVisible(bool(icon))
        if icon != self._name:
            self._name = icon
            self._draw()

    def _draw(self) -> None:
        if self._name:
            ink, dpr = self._look.theme.palette.muted, self.devicePixelRatioF()
            self._icon.setPixmap(icon_pixmap(self._name, ink, _ICON, dpr))


class StateView(QWidget):
    """A title and a few lines, calm, at the top of the panel."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.title = Label(look.theme, "", self, font="limit")
        self.title.setWordWrap(True)
        self.lines: list[StateLine] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self.title)

    def show_state(self, state: State) -> None:
        """Show another state."""
        self.title.setText(state.title)
        while len(self.lines) < len(state.lines):
            self.lines.append(StateLine(self._look, self))
            self._column.addWidget(self.lines[-1])
        shown = zip_longest(self.lines, state.lines, state.icons)
        for line, words, icon in shown:
            line.setVisible(words is not None)
            line.show_line(words or "", icon or "")
        self._column.setSpacing(10 if state.icons else 6)
