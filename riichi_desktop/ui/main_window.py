"""The window: sidebar, header, page, status line; it wires commands to whoever does them."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from riichi_desktop.engine import Problem
from riichi_desktop.ui.actions import add_actions, add_numbered_actions
from riichi_desktop.ui.exchange import Exchange
from riichi_desktop.ui.hand import RESULT_TABS, WIDEST, HandPage, hand_intents
from riichi_desktop.ui.header import Header
from riichi_desktop.ui.icons import app_icon
from riichi_desktop.ui.keeper import Keeper
from riichi_desktop.ui.kit import StatusLine
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.settings import SettingsStore
from riichi_desktop.ui.sidebar import PageEntry, Sidebar

SMALLEST: Final = (1024, 700)
USUAL: Final = (1280, 800)
COMPACT_BELOW: Final = (1200, 760)
WIDE_FROM: Final = 1441
"""From this width on the sidebar has its words beside the icons."""

MARGIN: Final = 16
"""At the left and right of a page, in px; wider where the window is wider than a page can be."""

BELOW: Final = 12
"""Between the page and the status line, in px."""

PAGES: Final = (PageEntry("hand", "hand"), PageEntry("settings", "settings", at_foot=True))
"""What the sidebar lists; the settings are a dialog."""


class MainWindow(QMainWindow):
    """The one window of the program.

    Args:
        look: theme, tiles, words.
        session: the hand being built.
        settings: what the user chose.
        keeper: the files behind it.
    """

    def __init__(
        self, look: Look, session: Session, settings: SettingsStore, keeper: Keeper
    ) -> None:
        super().__init__()
        self.look = look
        self.session = session
        self.settings = settings
        self.keeper = keeper
        # Each part is made where it stays: to move one costs its style sheet anew.
        middle = QWidget(self)
        self._column = QWidget(middle)
        self.sidebar = Sidebar(look.theme, PAGES, middle)
        self.header = Header(look, session, self._column)
        self.page = HandPage(look, session, self._column)
        self.status = StatusLine(look.theme, self._column)
        self._compact = False
        self._finished = False
        self._handlers = self._all_handlers()
        self._lay_out(middle)
        self._connect()
        add_actions(self, self._handlers)
        pages = [page.key for page in PAGES if not page.at_foot]
        add_numbered_actions(self, "Ctrl", pages, self.open_page)
        add_numbered_actions(self, "Alt", RESULT_TABS, self.open_tab)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.restoreGeometry(settings.geometry())
        self._fit()
        self.reword()
        self.page.focus_home()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Go on building once the window is seen."""
        super().paintEvent(event)
        if not self._finished:
            QTimer.singleShot(0, self, self.finish)

    def finish(self) -> None:
        """Build what the first picture of the window does without: it is seen the sooner."""
        if not self._finished:
            self._finished = True
            self.page.finish()
            self.setWindowIcon(app_icon())

    def say(self, sentence: str) -> None:
        """Show a sentence in the status line; "" clears it."""
        self.status.say(sentence)

    def tell_of_files(self, id: str, file: str) -> None:
        """Say something about files: a key under `ui.keeping`, and a file's name or ""."""
        self.say(self.look.words.text(f"ui.keeping.{id}", file=file))

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.look.words
        self.setWindowTitle(words.text("ui.app.name"))
        self.sidebar.setAccessibleName(words.text("ui.page.all"))
        self.sidebar.set_words({page.key: words.text(f"ui.page.{page.key}") for page in PAGES})
        self.status.set_hint(words.text("ui.status.f1"))
        self._show_trouble()
        self.say("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the layout that the size has room for."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give a key that no control took to the page."""
        if not self.page.take_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep everything."""
        self.settings.keep_geometry(self.saveGeometry())
        self.keeper.close()
        super().closeEvent(event)

    def run(self, command: str) -> None:
        """Do what a command of `commands.COMMANDS` does, by its id."""
        self._handlers[command]()

    def open_page(self, key: str) -> None:
        """Open a page of the sidebar, or the settings."""
        if key == "settings":
            self._open_settings()
        else:
            self.sidebar.set_current(key)
            self.page.focus_home()

    def open_tab(self, key: str) -> None:
        """Show a tab of the result, and put the keyboard there; say so where it is not offered."""
        self.finish()
        if self.page.result is None or not self.page.result.open_tab(key):
            self.say(self.look.words.text("ui.status.no_tabs"))

    def _fit(self) -> None:
        width, height = self.width(), self.height()
        compact = width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1]
        self.sidebar.set_wide(width >= WIDE_FROM)
        if compact != self._compact:
            self._compact = compact
            self.look.theme.set_compact(compact)
            self.header.set_compact(compact)
            self.page.set_compact(compact)

    def _lay_out(self, middle: QWidget) -> None:
        self._column.setMaximumWidth(WIDEST + 2 * MARGIN)
        parts = QVBoxLayout(self._column)
        parts.setContentsMargins(MARGIN, 0, MARGIN, 2)
        parts.setSpacing(0)
        parts.addWidget(self.header)
        parts.addWidget(self.page, 1)
        parts.addSpacing(BELOW)
        parts.addWidget(self.status)
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.sidebar)
        row.addStretch(0)
        row.addWidget(self._column, 1)
        row.addStretch(0)
        self.setCentralWidget(middle)
        self.sidebar.set_current(PAGES[0].key)

    def _connect(self) -> None:
        self.sidebar.picked.connect(self.open_page)
        self.header.asked.connect(self.run)
        self.header.told.connect(self.say)
        self.header.line.left.connect(self.page.focus_home)
        self.session.changed.connect(lambda _study: self.say(""))
        self.session.told.connect(self._tell)
        self.keeper.told.connect(self.tell_of_files)
        self.keeper.lasting.connect(self._show_trouble)
        self.look.reworded.connect(self.reword)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def _all_handlers(self) -> Mapping[str, Callable[[], object]]:
        exchange = Exchange(self.look, self.session, self, self.say)
        return {
            **hand_intents(self.session),
            "line": self._edit_line,
            "rules": self.header.rules.click,
            "paste": exchange.paste,
            "copy": exchange.copy_line,
            "copy_text": exchange.copy_text,
            "copy_picture": exchange.copy_picture,
            "print": exchange.print,
            "pdf": exchange.save_pdf,
            "history": self._open_history,
            "settings": self._open_settings,
            "help": self._open_shortcuts,
            "quit": self.close,
        }

    def _edit_line(self) -> None:
        self.header.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.header.line.selectAll()

    def _open_history(self) -> None:
        from riichi_desktop.ui.history_menu import HistoryMenu

        menu = HistoryMenu(self.look, self.session, self.keeper.history, self)
        menu.told.connect(self.say)
        menu.open_below(self.header.open_history())

    def _open_settings(self) -> None:
        from riichi_desktop.ui.settings_dialog import SettingsDialog

        SettingsDialog(self.look, self.settings, self).open()

    def _open_shortcuts(self) -> None:
        from riichi_desktop.ui.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(self.look, self).open()

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """Clear what was said of one control when the keyboard reaches another that is free."""
        if before is None or now is None or getattr(now, "reason", None) is not None:
            return
        if self.isAncestorOf(before) and self.isAncestorOf(now):
            self.say("")

    def _show_trouble(self) -> None:
        """Say that the hand is not being kept for as long as it is not."""
        trouble = self.keeper.trouble
        sentence = self.look.words.text(f"ui.keeping.{trouble}", file="") if trouble else ""
        self.status.set_lasting(sentence)

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        words = self.look.words
        self.say(" ".join(words.problem(problem) for problem in problems))
