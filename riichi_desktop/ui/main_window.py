"""The window: sidebar, pages, status line; it has each command done by whoever does it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from riichi_desktop.engine import Problem
from riichi_desktop.ui.actions import Shortcuts
from riichi_desktop.ui.commands import COMMANDS, Command, name_of
from riichi_desktop.ui.icons import app_icon
from riichi_desktop.ui.keeper import Keeper
from riichi_desktop.ui.kit import StatusLine
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.page import Desk, Page
from riichi_desktop.ui.pages import PAGES, PageRow, PageStack
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.settings import SettingsStore
from riichi_desktop.ui.sidebar import PageEntry, Sidebar

if TYPE_CHECKING:
    from riichi_desktop.ui.club_side import ClubSide
    from riichi_desktop.ui.dialog import Dialog
    from riichi_desktop.ui.shelf import Shelf
    from riichi_desktop.ui.stations.stations import Stations

SMALLEST: Final = (1024, 700)
USUAL: Final = (1280, 800)
COMPACT_BELOW: Final = (1200, 760)
WIDE_FROM: Final = 1441
"""From this width on the sidebar has its words beside the icons."""

MARGIN: Final = 16
"""At the left and right of a page, in px; wider where the window is wider than a page can be."""

BELOW: Final = 12
"""Between the page and the status line, in px."""

SETTINGS: Final = PageEntry("settings", "settings", at_foot=True)
"""What the sidebar lists last; the settings are a dialog."""


class MainWindow(QMainWindow):
    """The one window of the program.

    Args:
        look: theme, tiles, words.
        session: the hand being built.
        settings: what the user chose.
        keeper: the files behind it.
        data_dir: the folder of what outlives the program.
        page: the key of the page to open; "" for the one that was open last.
        rows: the pages there are.
        commands: the keys there are.
    """

    def __init__(
        self,
        look: Look,
        session: Session,
        settings: SettingsStore,
        keeper: Keeper,
        data_dir: Path,
        page: str = "",
        rows: Sequence[PageRow] = PAGES,
        commands: Sequence[Command] = COMMANDS,
    ) -> None:
        super().__init__()
        self.look = look
        self.session = session
        self.settings = settings
        self.keeper = keeper
        # Each part is made where it stays: to move one costs its style sheet anew.
        middle = QWidget(self)
        self._column = QWidget(middle)
        parts = QVBoxLayout(self._column)
        self._entries = (*(PageEntry(row.key, row.icon) for row in rows), SETTINGS)
        self.sidebar = Sidebar(look.theme, self._entries, middle)
        self._club: ClubSide | None = None
        given = look, session, settings, keeper, data_dir
        ways = self.club, self.say, self.page_of, self.open_page
        self._desk = desk = Desk(*given, *ways)
        self.pages = PageStack(rows, desk, parts, self._column, page or settings.value.page)
        self.status = StatusLine(look.theme, self._column)
        self._compact = False
        self._opening = False
        self._commands = commands
        self._reports = data_dir / "reports"
        self._handlers = self._own_handlers(rows)
        self._lay_out(middle, parts)
        self._connect()
        self._shortcuts = Shortcuts(self, self.run, commands)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.restoreGeometry(settings.geometry())
        self._fit()
        self.reword()
        self._show_page()
        self.pages.begin()

    def club(self) -> "ClubSide":
        """Give what the pages share of the club; it is made when it is first asked for."""
        if self._club is None:
            from riichi_desktop.ui.club_side import club_side

            self._club = club_side(self._desk.data_dir, self.settings, self)
        return self._club

    @property
    def shelf(self) -> "Shelf":
        """The club's database."""
        return self.club().shelf

    @property
    def stations(self) -> "Stations":
        """This station among the others of the club."""
        return self.club().stations

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self.pages.current

    def page_of(self, key: str) -> Page:
        """Give a page by its key, built but shown only if it is already.

        Raises:
            KeyError: no page has that key.
        """
        return self.pages.page(key)

    def open_page(self, key: str) -> Page:
        """Show a page, put the keyboard there, and give it.

        Raises:
            KeyError: no page has that key.
        """
        self.say("")
        self._opening = True  # the focus moves, and what the page tells is not to go with it
        try:
            page = self.pages.open(key)
        finally:
            self._opening = False
            self._show_page()
        self.settings.change(page=key)
        QTimer.singleShot(0, self, self.finish)
        return page

    def paintEvent(self, event: QPaintEvent) -> None:
        """Go on building once the window is seen."""
        super().paintEvent(event)
        if not self.pages.is_finished:
            QTimer.singleShot(0, self, self.finish)

    def finish(self) -> None:
        """Build what the first picture of the window does without: it is seen the sooner."""
        if not self.pages.is_finished:
            self.pages.finish()
            QApplication.setWindowIcon(app_icon())  # of every window, the big screen too

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
        names = {entry.key: words.text(f"ui.page.{entry.key}") for entry in self._entries}
        self.sidebar.set_words(names)
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
        self.pages.shut()
        if self._club is not None:
            self._club.shelf.close()
        self.keeper.close()
        super().closeEvent(event)

    def run(self, command: str) -> None:
        """Do what a command of `commands.COMMANDS` does, by the id of its handler.

        What means nothing on the page that is shown is said, and nothing else is done.
        """
        handler = self._handlers.get(command) or self.pages.handler(command)
        if handler is not None:
            handler()
            return
        words = self.look.words
        name = words.text(name_of(command, self._commands))
        self.say(words.text("ui.status.not_here", command=name))

    def _fit(self) -> None:
        width, height = self.width(), self.height()
        compact = width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1]
        self.sidebar.set_wide(width >= WIDE_FROM)
        if compact != self._compact:
            self._compact = compact
            self.look.theme.set_compact(compact)
            self.pages.set_compact(compact)

    def _lay_out(self, middle: QWidget, parts: QVBoxLayout) -> None:
        parts.setContentsMargins(MARGIN, 0, MARGIN, 2)
        parts.setSpacing(0)
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

    def _connect(self) -> None:
        self.sidebar.picked.connect(self._pick)
        self.pages.asked.connect(self.run)
        self.pages.told.connect(self.say)
        self.pages.lasting.connect(self._show_trouble)
        self.session.changed.connect(lambda _study: self.say(""))
        self.session.told.connect(self._tell)
        self.keeper.told.connect(self.tell_of_files)
        self.keeper.lasting.connect(self._show_trouble)
        self.look.reworded.connect(self.pages.reword)
        self.look.reworded.connect(self.reword)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    def _own_handlers(self, rows: Sequence[PageRow]) -> Mapping[str, Callable[[], object]]:
        """Give what the commands do that mean the same on every page."""
        return {
            "settings": self._open_settings,
            "help": self._open_shortcuts,
            "manual": self._open_manual,
            "report": self._report,
            "quit": self.close,
            **{f"pages_{n}": partial(self.open_page, row.key) for n, row in enumerate(rows, 1)},
        }

    def _pick(self, key: str) -> None:
        if key == SETTINGS.key:
            self._open_settings()
        else:
            self.open_page(key)

    def _show_page(self) -> None:
        """Have everything around the page follow it."""
        self.sidebar.set_current(self.pages.key)
        self._shortcuts.set_page(self.pages.key)
        self._column.setMaximumWidth(self.page.widest + 2 * MARGIN)

    def _open_settings(self) -> None:
        from riichi_desktop.ui.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.look, self.settings, self)
        dialog.offer("ui.stations.open", self._open_stations)
        dialog.offer("ui.recheck.open", self._recheck)
        self._open(dialog)

    def _open_stations(self) -> None:
        from riichi_desktop.ui.stations.opening import open_stations

        open_stations(self._desk, self)

    def _open_shortcuts(self) -> None:
        from riichi_desktop.ui.shortcuts_dialog import ShortcutsDialog

        pages = tuple(entry.key for entry in self._entries if entry != SETTINGS)
        dialog = ShortcutsDialog(self.look, self._commands, pages, self.pages.key, self)
        dialog.offer("ui.manual.open", self._open_manual)
        self._open(dialog)

    def _recheck(self) -> None:
        """Check all recorded hands, over the page where matches are."""
        self.open_page("match")
        self.run("recheck")

    def _open_manual(self) -> None:
        """Open the manual at the page that is shown; one that is open turns to it."""
        from riichi_desktop.ui.manual.window import ManualWindow

        shown = self.findChild(ManualWindow)
        if shown is None:
            shown = ManualWindow(self.look, self.pages.key, self)
        else:
            shown.open(self.pages.key)
        shown.show()
        shown.raise_()
        shown.activateWindow()

    def _open(self, dialog: "Dialog") -> None:
        """Open a dialog of the window's own; from each a problem can be reported."""
        dialog.offer("ui.report.open", self._report)
        dialog.open()

    def _report(self) -> None:
        from riichi_desktop.keeping import latest_report
        from riichi_desktop.ui.report_dialog import ReportDialog
        from riichi_desktop.ui.report_text import report_text

        folder, settings = self._reports, self.settings.value
        fault, page = latest_report(folder), self.pages.key
        text = report_text(self.look, settings, self.session.line, page, self, fault)
        ReportDialog(self.look, text, folder, self).open()

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """Clear what was said of one control when the keyboard reaches another that is free."""
        if before is None or now is None or getattr(now, "reason", None) is not None:
            return
        if not self._opening and self.isAncestorOf(before) and self.isAncestorOf(now):
            self.say("")

    def _show_trouble(self) -> None:
        """Say what is not being kept, or does not work, for as long as it is so."""
        trouble = self.keeper.trouble
        own = (self.look.words.text(f"ui.keeping.{trouble}", file=""),) if trouble else ()
        self.status.set_lasting(" ".join((*own, *self.pages.troubles)))

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        words = self.look.words
        self.say(" ".join(words.problem(problem) for problem in problems))
