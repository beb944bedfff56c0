"""The Hand page as the window shows it: its header over its parts, and what its commands do."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.ui.exchange import Exchange
from riichi_desktop.ui.hand import RESULT_TABS, WIDEST, HandPage, hand_intents
from riichi_desktop.ui.header import Header
from riichi_desktop.ui.page import Desk, Page
from riichi_desktop.ui.settings import Settings


class HandView(Page):
    """Builds a hand and shows what it is worth.

    Attributes:
        header: title, rules, hand line, and what can be done with the hand.
        hand: strip, picker, situation, result.
    """

    widest = WIDEST

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.header = Header(desk.look, desk.session, self)
        self.hand = HandPage(desk.look, desk.session, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.hand, 1)
        self.header.asked.connect(self.asked)
        self.header.told.connect(self.told)
        self.header.rules.all_asked.connect(lambda: desk.open("rules"))
        self.header.line.left.connect(self.focus_home)
        self._follow_match(desk.settings.value)
        desk.settings.changed.connect(self._follow_match)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does with the hand."""
        desk = self.desk
        exchange = Exchange(desk.look, desk.session, self, desk.say)
        return {
            **hand_intents(desk.session),
            "line": self._edit_line,
            "rules": self.header.rules.click,
            "paste": exchange.paste,
            "copy": exchange.copy_line,
            "copy_text": exchange.copy_text,
            "copy_picture": exchange.copy_picture,
            "print": exchange.print,
            "pdf": exchange.save_pdf,
            "history": self._open_history,
            "send": self._send,
            **{f"tabs_{n}": partial(self.open_tab, tab) for n, tab in enumerate(RESULT_TABS, 1)},
        }

    def finish(self) -> None:
        """Build the result."""
        self.hand.finish()

    def focus_home(self) -> None:
        """Put the keyboard where a hand is built."""
        self.hand.focus_home()

    def event(self, event: QEvent) -> bool:
        """Keep what writes tiles from the shortcuts of other pages: S is bamboo here."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.hand.keys.means(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key that no control took; tell whether it meant anything."""
        return self.hand.take_key(event)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.header.set_compact(compact)
        self.hand.set_compact(compact)

    def open_tab(self, key: str) -> None:
        """Show a tab of the result, and put the keyboard there; say so where it is not offered."""
        self.finish()
        if self.hand.result is None or not self.hand.result.open_tab(key):
            self.told.emit(self.desk.look.words.text("ui.status.no_tabs"))

    def _edit_line(self) -> None:
        self.header.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.header.line.selectAll()

    def _follow_match(self, settings: Settings) -> None:
        self.header.set_match_open(bool(settings.match))

    def _send(self) -> None:
        """Have the match book the hand, or say why it cannot."""
        reason = self.header.send.reason
        if reason is not None:
            self.told.emit(reason)
            return
        from riichi_desktop.ui.match.page import MatchPage

        page = self.desk.open("match")
        assert isinstance(page, MatchPage)
        page.take_hand(self.desk.session.draft)

    def _open_history(self) -> None:
        from riichi_desktop.ui.history_menu import HistoryMenu

        desk = self.desk
        menu = HistoryMenu(desk.look, desk.session, desk.keeper.history, self)
        menu.told.connect(self.told)
        menu.open_below(self.header.open_history())
