"""A monkey at the window: whatever is clicked, typed or pasted, the hand stays one that can be."""

import os
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from shiboken6 import delete

from riichi_desktop import app
from riichi_desktop.documents import preset_ids
from riichi_desktop.engine import faults, format_draft
from riichi_desktop.ui import MainWindow
from riichi_desktop.ui.hand_lines import move_of_line
from riichi_desktop.ui.history_menu import HistoryMenu
from riichi_desktop.ui.kit import Pressable, Stepper, Tabs
from riichi_desktop.words import LANGUAGES

STEPS = int(os.environ.get("RIICHI_MONKEY_STEPS", "1200"))
"""How many things are done; 10,000 take some 35 s."""

SEED = int(os.environ.get("RIICHI_MONKEY_SEED", "1"))

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("_own_data"),
]

LINES = (
    "340m68p888s22z+7p [66'6z@W] ron seat=S dora=1z honba=1 sticks=1 from=W rules=m_league",
    "234m34099p67s+8s (1111z) tsumo riichi ippatsu seat=S dora=3z4m ura=9p6s rules=tenhou",
    "19m19p19s1234567z+1m tsumo tenhou",
    "1z+1z [777+7z] (5555z) [6'66z@S] [1'11s@W] tsumo rules=mahjong_soul pao=daisangen:S",
    "19m19p19s1234567z rules=tenhou_sanma north=2",
    "2233445566778p+8p",
    "123m456p789s1122z",
    "1m2m3m4p5p6p7s8s9s1z1z2z2z2z",
    "",
    "12345",
    "11111m",
    "ron riichi tsumo",
    "rules=nonsense",
    "\u3000一二三",
)
"""Whole hands, parts of one, and what is none."""

KEYS = (
    *(getattr(Qt.Key, f"Key_{digit}") for digit in range(10)),
    *(Qt.Key.Key_M, Qt.Key.Key_P, Qt.Key.Key_S, Qt.Key.Key_Z, Qt.Key.Key_R),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Home),
)
SHIFTED = "TCPKAJDUNWRSQILXVFHB"
CONTROLLED = (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_L, Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_H)


class Monkey:
    """Does one thing after the other, each at random."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.random = Random(seed)
        self.did: list[str] = []
        chances = (
            (self.press, 110),
            (self.type, 70),
            (self.undo_or_redo, 10),
            (self.paste, 7),
            (self.press_header, 4),
            (self.change_rules, 3),
            (self.change_language, 1),
            (self.change_theme, 1),
            (self.change_size, 1),
            (self.open_dialog, 1),
        )
        self._acts, self._weights = zip(*chances, strict=True)

    def step(self) -> None:
        """Do one thing."""
        act = self.random.choices(self._acts, self._weights)[0]
        self.did.append(act.__name__)
        act()
        self.close_what_opened()

    def press(self) -> None:
        """Press something on the page."""
        shown = [one for one in self.window.page.hand.findChildren(QWidget) if self._can(one)]
        one = self.random.choice(shown)
        at = QPoint(self.random.randrange(one.width()), self.random.randrange(one.height()))
        right = self.random.random() < 0.02
        QTest.mouseClick(
            one, Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton, pos=at
        )

    def press_header(self) -> None:
        """Press a button of the header, or an entry of its menu."""
        header = self.window.page.header
        QTest.mouseClick(
            self.random.choice(
                (header.undo, header.redo, header.copy, header.history, header.line)
            ),
            Qt.MouseButton.LeftButton,
        )

    def type(self) -> None:
        """Press a key, now and then with Shift or Ctrl."""
        target = QApplication.focusWidget() or self.window
        chance = self.random.random()
        if chance < 0.12:
            QTest.keyClick(target, self.random.choice(SHIFTED), Qt.KeyboardModifier.ShiftModifier)
        elif chance < 0.2:
            key = self.random.choice(CONTROLLED)
            QTest.keyClick(target, key, Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(target, self.random.choice(KEYS))

    def undo_or_redo(self) -> None:
        """Go back, or forth."""
        session = self.window.session
        self.random.choice((session.undo, session.redo))()

    def paste(self) -> None:
        """Paste something, into the hand or into the field."""
        QGuiApplication.clipboard().setText(self.random.choice(LINES))
        if self.random.random() < 0.5:
            self.window.run("paste")
        else:
            field = self.window.page.header.line
            field.setFocus()
            field.selectAll()
            field.paste()
            QTest.keyClick(field, Qt.Key.Key_Return)

    def change_rules(self) -> None:
        """Play under other rules."""
        self.window.session.set_rules(self.random.choice(preset_ids()))

    def change_language(self) -> None:
        """Speak another language."""
        self.window.settings.change(language=self.random.choice(LANGUAGES))

    def change_theme(self) -> None:
        """Look different."""
        self.window.settings.change(
            theme=self.random.choice(("light", "dark")),
            tile_index=self.random.random() < 0.5,
            touch=self.random.random() < 0.5,
        )

    def change_size(self) -> None:
        """Be of another size."""
        self.window.resize(*self.random.choice(((1024, 700), (1280, 800), (1500, 950))))

    def open_dialog(self) -> None:
        """Open the settings, the list of keys, or the menu of rules."""
        self.window.run(self.random.choice(("settings", "help")))

    def close_what_opened(self) -> None:
        """Close menus and dialogs, or choose something in them."""
        while (popup := QApplication.activePopupWidget()) is not None:
            for _ in range(self.random.randrange(3)):
                QTest.keyClick(popup, Qt.Key.Key_Down)
            if isinstance(popup, HistoryMenu):
                QTest.keyClick(
                    popup.list, self.random.choice((Qt.Key.Key_Return, Qt.Key.Key_Space))
                )
            elif isinstance(popup, QMenu) and self.random.random() < 0.5:
                QTest.keyClick(popup, Qt.Key.Key_Return)
            popup.close()
        for dialog in self.window.findChildren(QDialog):
            dialog.close()

    def _can(self, one: QWidget) -> bool:
        return isinstance(one, Pressable | Stepper | Tabs) and one.isVisible() and bool(one.width())


@pytest.fixture
def window(qapp, qtbot) -> Iterator[MainWindow]:
    made = app.build(qapp, "fr")
    made.show()
    made.finish()
    yield made
    made.close()
    delete(made)


def test_whatever_is_done_the_hand_can_be_and_its_line_says_it(window, qapp):
    monkey = Monkey(window, SEED)
    session = window.session
    for step in range(STEPS):
        monkey.step()
        if step % 20 == 0:
            qapp.processEvents()
        draft, told = session.draft, f"step {step}, seed {SEED}: {monkey.did[-5:]}: {session.line}"
        assert faults(draft, session.rules) == [], told
        again = move_of_line(session.line)
        assert again[0] == draft, told
        assert format_draft(again[0]) == session.line, told
        field = window.page.header.line
        assert field.isModified() or field.text() == session.line, told
    qapp.processEvents()
    assert len(set(monkey.did)) == len(monkey._acts)
