"""The keys of the dialog: letters choose, digits go where the next is asked for.

A letter also does with Alt what it does alone, for where letters are typed. Digits of the French
row are read without Shift, as on the Hand page.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from riichi_desktop.engine import ABORT_REASONS
from riichi_desktop.ui.typed import digit_of, letter_of

from .form import Kind
from .numbers_panel import MOST_YAKUMAN
from .other_panel import GAME_ACTS, TABLE_ACTS
from .problems import fu_refusal
from .session import RecordSession
from .value_grid import LIMIT_KEYS

KIND_KEYS: Final[dict[str, Kind]] = {"R": "ron", "T": "tsumo", "D": "draw", "O": "other"}

_FU_OF_DIGIT: Final = {0: (100,), 1: (110,), 2: (20, 25)}
"""The fu of the digits that are not ten times the digit."""


class RecordKeys:
    """Does what keys say.

    Args:
        session: what they are said to.
        tiles: goes to and fro between tiles and numbers.
    """

    def __init__(self, session: RecordSession, tiles: Callable[[], object]) -> None:
        self._session = session
        self._tiles = tiles

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key says; tell whether it said anything."""
        digit = digit_of(event)
        if digit is not None:
            return self.digit(digit)
        letter = letter_of(event)
        if letter:
            return self.letter(letter)
        if event.key() == Qt.Key.Key_Backspace:
            return self._session.undo()
        return False

    def digit(self, digit: int) -> bool:
        """Do what a digit says to the group that is asked for."""
        session, step = self._session, self._session.step
        taps = {"seats": session.tap, "riichi": session.tap_riichi, "nagashi": session.tap_nagashi}
        if step in taps:
            if not 1 <= digit <= session.table.players:
                return False
            taps[step](digit - 1)
        elif step == "acts":
            if not 1 <= digit <= len(ABORT_REASONS):
                return False
            session.set_act("abort", ABORT_REASONS[digit - 1])
        elif step == "han":
            session.set_han(digit or 10)
        elif step == "times" and digit:
            session.set_yakuman(digit)
        elif step == "fu":
            self._fu(digit)
        return step != "none"

    def letter(self, letter: str) -> bool:
        """Do what a letter says; tell whether it said anything."""
        does = self._meanings().get(letter)
        if does is not None:
            does()
        return does is not None

    def _meanings(self) -> Mapping[str, Callable[[], object]]:
        """Give what each letter does now."""
        session, kind = self._session, self._session.form.kind
        found: dict[str, Callable[[], object]] = {"I": partial(session.ask, "riichi")}
        found |= {key: partial(session.set_kind, one) for key, one in KIND_KEYS.items()}
        if kind == "draw":
            found["N"] = partial(session.ask, "nagashi")
        elif kind == "other":
            acts = {**GAME_ACTS, **TABLE_ACTS}
            found |= {key: partial(session.set_act, act) for act, key in acts.items()}
        else:
            limits = {key: name for name, key in LIMIT_KEYS.items() if name != "yakuman"}
            found |= {key: partial(session.set_limit, name) for key, name in limits.items()}
            found |= {
                "W": partial(session.ask, "seats"),
                "V": partial(session.ask, "han"),
                "F": partial(session.ask, "fu"),
            }
            found |= {
                "G": self._tiles,
                "Y": self._yakuman,
                "P": self._liable,
                "X": self._ronned,
            }
        return found

    def _fu(self, digit: int) -> None:
        """Say the fu of a digit: ten times it, 0 for 100, 1 for 110; 2 for 25 and, where it can be,
        20, one after the other.
        """
        form = self._session.form
        now = form.gain.fu if form.gain is not None else None
        several = _FU_OF_DIGIT.get(digit, (10 * digit,))
        can = [fu for fu in several if fu_refusal(form, fu) is None] or [several[-1]]
        self._session.set_fu(can[(can.index(now) + 1) % len(can)] if now in can else can[0])

    def _yakuman(self) -> None:
        """Count the yakuman once, then once more at each press, and begin again."""
        gain, rules = self._session.form.gain, self._session.table.rules
        times = gain.yakuman if gain is not None else 0
        most = min(MOST_YAKUMAN, rules.yakuman_cap)
        self._session.set_yakuman(times % most + 1)

    def _liable(self) -> None:
        """Go on to the next who may be liable: nobody, then each other player."""
        session, gain = self._session, self._session.form.gain
        if gain is None or not gain.yakuman or not session.table.rules.pao:
            return
        chairs = [chair for chair in range(session.table.players) if chair != gain.winner]
        named: list[int | None] = [None, *chairs]
        now = gain.pao[0].chair if gain.pao else None
        session.set_liable(named[(named.index(now) + 1) % len(named)])

    def _ronned(self) -> None:
        form = self._session.form
        if form.kind == "ron" and form.source in form.riichi:
            self._session.set_ronned(not form.ronned)
