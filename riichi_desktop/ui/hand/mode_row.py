"""What a press of a tile does: the row of modes over the picker."""

from typing import Final, cast

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.engine import MODES, Mode, Problem, Study, mode_refusal
from riichi_desktop.ui.hand.choice_menu import ChoiceMenu, Entry
from riichi_desktop.ui.hand.key_entry import MODE_KEYS
from riichi_desktop.ui.hand.reasons import Reasons
from riichi_desktop.ui.kit import Segmented
from riichi_desktop.ui.kit.option import Option
from riichi_desktop.ui.kit.paint import draw_chevron, draw_padlock
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

KAN_MODES: Final[tuple[Mode, ...]] = ("daiminkan", "ankan", "shouminkan")
WORDS: Final[dict[str, str]] = {
    "daiminkan": "ui.mode.open_kan",
    "ankan": "ui.mode.closed_kan",
    "shouminkan": "ui.mode.added_kan",
} | {mode: f"ui.mode.{mode}" for mode in ("tile", "chi", "pon", "kan", "dora", "ura", "north")}
"""The key of each mode's words."""

_KAN: Final = "kan"
_LETTERS: Final = {
    mode: QKeySequence(f"Shift+{letter}").toString(QKeySequence.SequenceFormat.NativeText)
    for letter, mode in MODE_KEYS.items()
}
_CHEVRON_ROOM: Final = "\u2002\u2002"


class ModeRow(Segmented):
    """The modes, joined; in a small window the three kans are one menu. North in three players.

    A mode that can do nothing more, or has done what it was chosen for, gives way to `tile`. The
    chosen one pressed again is locked: it bears a padlock, and stays.
    """

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, stretch=True)
        self._look = look
        self._session = session
        self._reasons = Reasons(look, session)
        self._compact = False
        self._walking = False
        self._locked = False
        self._modes: tuple[str, ...] = ()
        self._kans = ChoiceMenu(look.theme, self)
        self._kans.picked.connect(self._pick_mode)
        for source in (self, self._kans):
            source.refused.connect(self._reasons.tell)
        self.picked.connect(self._pick_mode)

    def set_compact(self, compact: bool) -> None:
        """Put the kans into one menu, or beside each other."""
        self._compact = compact
        self.show_study(self._session.study)

    def show_study(self, study: Study) -> None:
        """Grey what can do nothing now; show the mode in force."""
        refusals = {mode: mode_refusal(study.draft, mode, study.rules) for mode in MODES}
        mode = self._session.mode
        if mode != "tile" and refusals[mode] is not None:
            self._session.set_mode("tile")
            return
        self._offer(study.rules.players)
        if self._compact:
            kans: list[Problem | None] = [refusals[kan] for kan in KAN_MODES]
            refusals[cast("Mode", _KAN)] = None if None in kans else kans[0]
        self.set_reasons(self._reasons.texts(refusals.items()))
        self._show_current()

    def reword(self) -> None:
        """Say everything in the language in force."""
        self._modes = ()
        self.setAccessibleName(self._look.words.text("ui.mode.name"))
        self.show_study(self._session.study)

    def pick(self, option: Option) -> None:
        """Choose as the reader did; the kans open their menu; the chosen one again is locked."""
        if option.key not in (_KAN, self.current):
            super().pick(option)
        elif option.key != _KAN and not self._walking:
            self._pick_mode(option.key)
        elif not self._walking:
            self._open_kans(option)

    def walk(self, option: Option, step: int) -> None:
        """Move by one, past the kans without opening their menu."""
        self._walking = True
        super().walk(option, step)
        self._walking = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row, the padlock, the sign of the menu."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._session.locked and self.current is not None:
            place = self.option(self.current).geometry()
            corner = QPointF(place.right() - 9, 4)
            draw_padlock(painter, corner, self._look.theme.color("on_accent"))
        if _KAN in self._modes:
            self._draw_menu_sign(painter)

    def _draw_menu_sign(self, painter: QPainter) -> None:
        option = self.option(_KAN)
        chosen, greyed = self.current == _KAN, option.reason is not None
        ink = "on_accent" if chosen else "greyed" if greyed else "text"
        words = self._look.theme.width("strong" if chosen else "body", option.text().strip())
        place = option.geometry()
        right = place.center().x() + min(words / 2 + 6, place.width() / 2 - 9)
        spot = QPointF(right + 2, place.center().y() + 1)
        draw_chevron(painter, spot, self._look.theme.color(ink))

    def _offer(self, players: int) -> None:
        """Have an option for each mode that the table and the window's size know."""
        wanted: list[str] = [
            mode
            for mode in MODES
            if not (mode == "north" and players == 4) and not (mode in KAN_MODES and self._compact)
        ]
        if self._compact:
            wanted.insert(wanted.index("pon") + 1, _KAN)
        if tuple(wanted) != self._modes:
            self._modes = tuple(wanted)
            self._word()

    def _word(self) -> None:
        words = self._look.words
        options = []
        for key in self._modes:
            text = name = words.text(WORDS[key])
            if key == _KAN and self._session.mode in KAN_MODES:
                text = name = words.text(WORDS[self._session.mode])
            elif key in _LETTERS:
                name = f"{text} ({_LETTERS[key]})"
            if self._locked and key == self._key():
                name = words.text("ui.mode.locked", mode=name)
            options.append((key, text + _CHEVRON_ROOM if key == _KAN else text, name))
        self.set_options(options)

    def _show_current(self) -> None:
        key, locked = self._key(), self._session.locked
        if key != self.current or key == _KAN or locked != self._locked:
            self._locked = locked
            self.set_current(key)
            self._word()

    def _key(self) -> str:
        """Give the option that stands for the mode in force."""
        mode = self._session.mode
        return _KAN if self._compact and mode in KAN_MODES else mode

    def _pick_mode(self, key: str) -> None:
        self._session.choose_mode(cast("Mode", key))

    def _open_kans(self, option: Option) -> None:
        study, words = self._session.study, self._look.words
        entries = []
        for mode in KAN_MODES:
            reason = self._reasons.text(mode_refusal(study.draft, mode, study.rules))
            chosen = mode == self._session.mode
            entries.append(Entry(mode, words.text(WORDS[mode]), chosen, reason))
        self._kans.set_entries(entries)
        self._kans.popup(option.mapToGlobal(QPoint(0, option.height())))
