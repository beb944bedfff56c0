"""What stands beside the table: hands, graph, what is needed, result; one of them at a time."""

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.ledger import Chairs, Game
from riichi_desktop.ui.commands import keys_of
from riichi_desktop.ui.kit import Button, Panel, Tabs
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.log.log import OVER

from .hands_tab import HandsTab

TABS: Final = ("hands", "graph", "needs", "result")
"""The tabs, as Alt+1, Alt+2 … open them."""


_LAST_GAP: Final = 14
"""The gap after the last tab, which nobody needs."""


class SideView(Protocol):
    """What a tab shows."""

    def show_game(self, game: Game, riichi: Chairs) -> None:
        """Show a match as it is now."""

    def reword(self) -> None:
        """Say everything in the language in force."""

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""


class SidePanel(Panel):
    """The tabs, and what each shows; one that is hidden does no work.

    Attributes:
        hands: the list of hands, in a wide window with the graph under it.
        log: the list alone.
    """

    correct_asked = Signal()
    """The button beside the tabs: to correct the hand that is chosen, or the last."""
    new_asked = Signal()
    """The button under the result: another match with the same players."""
    refused = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=16)
        self._look = look
        self._game: Game | None = None
        self._riichi: Chairs = ()
        self._compact = False
        self._stale: set[str] = set()
        self._views: dict[str, QWidget] = {}
        self._frames: dict[str, QWidget] = {}
        self.tabs = Tabs(look.theme, self)
        self.correct = Button(look.theme, "", self)
        self._pencil = Button(look.theme, "", self, icon="edit", icon_only=True)
        self.hands = HandsTab(look, self)
        self.log = self.hands.log
        self._views["hands"] = self._frames["hands"] = self.hands
        self._stack = QStackedLayout()
        self._stack.addWidget(self.hands)
        self._lay_out()
        self.tabs.picked.connect(self._show)
        for button in (self.correct, self._pencil):
            button.clicked.connect(self.correct_asked)
            button.refused.connect(self.refused)
        self.log.refused.connect(self.refused)
        self.log.list.chosen.connect(lambda _uid: self._fit())
        self.reword()

    @property
    def current(self) -> str:
        """The tab that is shown."""
        return self.tabs.current or "hands"

    def show_game(self, game: Game, riichi: Chairs) -> None:
        """Show a match as it is now."""
        opened = self._game is None or self._game.names != game.names
        ended = self._game is not None and game.is_over and not self._game.is_over
        self._game, self._riichi = game, riichi
        self._stale = set(TABS)
        self._fresh(self.current)
        if (ended or (opened and game.is_over)) and self.current == "hands":
            self.open_tab("result", focus=False)
        elif not game.is_over and self.current == "result":
            self.open_tab("hands", focus=False)

    def show_riichi(self, riichi: Chairs) -> None:
        """Show other sticks on the table."""
        self._riichi = riichi
        self._stale |= {*TABS} - {"hands"}
        self.log.show_riichi(riichi)
        if self.current != "hands":
            self._fresh(self.current)

    def open_tab(self, key: str, *, focus: bool = True) -> None:
        """Show a tab, and put the keyboard there."""
        self.tabs.set_current(key)
        self._show(key)
        if focus:
            view = self._views[key]
            takes = view.focusPolicy() != Qt.FocusPolicy.NoFocus or view.focusProxy() is not None
            (view if takes else self.tabs).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def set_reason(self, reason: str | None) -> None:
        """Grey what changes the record, with the reason why."""
        self.correct.set_reason(reason)
        self._pencil.set_reason(reason)
        self.log.set_reason(reason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        margin = 12 if compact else 16
        self.setContentsMargins(margin, margin - 4, margin - OVER, margin - 4)
        for view in self._views.values():
            view.set_compact(compact)  # type: ignore[attr-defined]  # a `SideView`

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.tabs.set_tabs([(key, words.text(f"ui.match.tab.{key}")) for key in TABS])
        self.tabs.setAccessibleName(words.text("ui.match.tabs"))
        for button in (self.correct, self._pencil):
            button.setText(words.text("ui.log.correct"))
            button.set_tip(f"{button.text()} ({keys_of('match_edit')[0]})")
        self._fit()
        for view in self._views.values():
            view.reword()  # type: ignore[attr-defined]  # a `SideView`

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the pencil alone where the tabs need the room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.contentsRect().width() - OVER - self._top.spacing()
        needed = self.tabs.sizeHint().width() + self.correct.sizeHint().width()
        # The details of a chosen hand have such a button of their own.
        wanted = not (self.current == "hands" and self.log.chosen)
        self.correct.setVisible(wanted and needed <= room + _LAST_GAP)
        self._pencil.setVisible(wanted and needed > room + _LAST_GAP)

    def _show(self, key: str) -> None:
        self._view(key)
        self._fresh(key)
        self._stack.setCurrentWidget(self._frames[key])
        self._fit()

    def _fresh(self, key: str) -> None:
        """Have a view show the match, where it does not yet."""
        if key in self._stale and self._game is not None:
            self._stale.discard(key)
            self._view(key).show_game(self._game, self._riichi)  # type: ignore[attr-defined]

    def _view(self, key: str) -> QWidget:
        """Give the view of a tab, built when it is first wanted."""
        if key not in self._views:
            frame = QWidget(self)
            view = _BUILD[key](self._look, frame)
            inner = QVBoxLayout(frame)
            inner.setContentsMargins(0, 0, OVER, 0)
            inner.addWidget(view)
            view.set_compact(self._compact)  # type: ignore[attr-defined]  # a `SideView`
            if key == "result":
                view.new_asked.connect(self.new_asked)  # type: ignore[attr-defined]
            self._views[key] = view
            self._frames[key] = frame
            self._stack.addWidget(frame)
        return self._views[key]

    def _lay_out(self) -> None:
        top = self._top = QHBoxLayout()
        top.setSpacing(8)
        top.setContentsMargins(0, 0, OVER, 0)
        top.addWidget(self.tabs, 1)
        top.addWidget(self.correct)
        top.addWidget(self._pencil)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(top)
        column.addLayout(self._stack, 1)


def _graph(look: Look, parent: QWidget) -> QWidget:
    from riichi_desktop.ui.match.graph.tab import GraphTab

    return GraphTab(look, parent)


def _needs(look: Look, parent: QWidget) -> QWidget:
    from riichi_desktop.ui.match.outcome.needs_view import NeedsView

    return NeedsView(look, parent)


def _result(look: Look, parent: QWidget) -> QWidget:
    from riichi_desktop.ui.match.outcome.settlement_view import SettlementView

    return SettlementView(look, parent)


_BUILD: Final[dict[str, Callable[[Look, QWidget], QWidget]]] = {
    "graph": _graph,
    "needs": _needs,
    "result": _result,
}
