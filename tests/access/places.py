"""Every place of the window that a user can come to: pages in their states, dialogs, lists."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import isValid

from riichi_desktop.documents import preset
from riichi_desktop.drills import DRILLS
from riichi_desktop.export.reference import SECTION_IDS
from riichi_desktop.ledger import Drawn, Event, Finished, Win, Won
from riichi_desktop.ui import MainWindow
from riichi_desktop.ui.history_menu import HistoryMenu
from riichi_desktop.ui.pages import PAGES

NAMES: Final = ("Aiko", "Bruno", "Chloé", "David")
RON: Final = Won((Win(1, 0, 3, 40),))
TSUMO: Final = Won((Win(2, None, 2, 40),))
DRAW: Final = Drawn((0, 2))
OVER: Final = Finished("the room closes")
WAITS: Final = "340m68p888s22z [6'66z@W] seat=S from=W dora=1z rules=tenhou"
WHOLE: Final = (
    "340m68p888s22z+7p [6'66z@W] ron seat=S from=W dora=1z honba=1 sticks=1 rules=m_league"
)
RIICHI: Final = "234m34099p67s+8s (1111z) tsumo riichi ippatsu dora=3z4m ura=9p6s rules=tenhou"
NO_YAKU: Final = "234m345p67s22z+8s [8'88m@W] rules=tenhou"


class Place(NamedTuple):
    """A part of the window as it can be met.

    Attributes:
        name: for what a test says.
        root: the widget that holds all of it.
    """

    name: str
    root: QWidget


def settle() -> None:
    """Have everything done that waits for the event loop."""
    for _ in range(3):
        QApplication.processEvents()


def press(keys: str, at: QWidget | None = None) -> None:
    """Press keys where the keyboard is."""
    settle()
    combined = QKeySequence(keys)[0]
    target = at or QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None
    QTest.keyClick(target, combined.key(), combined.keyboardModifiers())
    settle()


class Places:
    """Goes through a window, from place to place."""

    def __init__(self, window: MainWindow, qtbot: Any) -> None:
        self.window = window
        self._qtbot = qtbot

    def all(self) -> Iterator[Place]:
        """Give each place while it is shown."""
        ways: dict[str, Callable[[], Iterator[Place]]] = {
            "hand": self.hand,
            "points": self.points,
            "reference": self.reference,
            "rules": self.rules,
            "match": self.match,
            "club": self.club,
            "practice": self.practice,
        }
        for row in PAGES:
            page = self.window.open_page(row.key)
            settle()
            yield from ways.get(row.key, lambda page=page, key=row.key: iter([Place(key, page)]))()
        yield from self.everywhere()
        yield from self.stations()

    def hand(self) -> Iterator[Place]:
        """Go through the Hand page."""
        page: Any = self.window.open_page("hand")
        session = self.window.session
        yield Place("hand: empty", self.window)
        for name, line in (
            ("waits", WAITS),
            ("no yaku", NO_YAKU),
            ("three players", "19m19p19s1234567z rules=tenhou_sanma north=2"),
            ("whole", WHOLE),
            ("riichi", RIICHI),
        ):
            fault = session.read_line(line)
            assert fault is None, (name, fault)
            settle()
            yield Place(f"hand: {name}", self.window)
        for tab in range(1, 5):
            press(f"Alt+{tab}", page)
            yield Place(f"hand: tab {tab}", page)
        session.read_line("123m")
        press("Shift+C", page)
        QTest.keyClicks(page, "5m")
        settle()
        yield Place("hand: candidates", page)
        session.read_line(WHOLE)
        press("Ctrl+H", page)
        with self.closed(HistoryMenu) as menu:
            yield Place("hand: history", menu)

    def points(self) -> Iterator[Place]:
        """Go through the Points page."""
        page = self.window.open_page("points")
        settle()
        yield Place("points", page)
        press("Alt+2", page)
        yield Place("points: search", page)
        press("Ctrl+F", page)
        QTest.keyClicks(QApplication.focusWidget(), "7700")
        settle()
        yield Place("points: found", page)

    def reference(self) -> Iterator[Place]:
        """Go through the Reference page."""
        page: Any = self.window.open_page("reference")
        for section in SECTION_IDS:
            page.open_section(section)
            settle()
            yield Place(f"reference: {section}", page)
        page.search.setText("dora")
        page.look_for("dora")
        settle()
        yield Place("reference: found", page)
        page.search.clear()

    def rules(self) -> Iterator[Place]:
        """Go through the Rules page."""
        page: Any = self.window.open_page("rules")
        settle()
        yield Place("rules: a set of the program", page)
        press("Ctrl+N", page)
        yield Place("rules: a set of the club", page)
        for field in page.table.list.keys if hasattr(page.table.list, "keys") else ():
            page.show_field(field)
            settle()
            yield Place(f"rules: {field}", page)

    def match(self) -> Iterator[Place]:
        """Go through the Match page."""
        page = self.open_match()
        yield Place("match: the first", page)
        for name, rules, events in (
            ("three players", "tenhou_sanma", (TSUMO,)),
            ("over", "wrc2025", (RON, DRAW, OVER)),
            ("open", "tenhou", (RON, DRAW)),
        ):
            self.begin(page, rules, *events)
            yield Place(f"match: {name}", page)
        yield from self._match_parts(page)
        yield from self._match_dialogs(page)
        page.close_match()
        settle()
        yield Place("match: list", page)

    def open_match(self) -> Any:
        """Open the Match page and its database."""
        page: Any = self.window.open_page("match")
        self._qtbot.waitUntil(lambda: page.shelf.is_open)
        settle()
        return page

    def begin(self, page: Any, rules: str, *events: Event) -> None:
        """Begin a match in which something happened."""
        chosen = preset(rules)
        page.open_match(page.shelf.create(chosen, NAMES[: chosen.players], "Table 3").id)
        for event in events:
            assert page.book.book(event)
        settle()

    def _match_parts(self, page: Any) -> Iterator[Place]:
        page.book.tap_riichi(1)
        settle()
        yield Place("match: riichi", page)
        log = page.view.side.log
        log.list.choose(log.last)
        settle()
        yield Place("match: a hand looked at", page)
        for tab in range(1, 5):
            press(f"Alt+{tab}", page)
            yield Place(f"match: tab {tab}", page)
        press("Alt+1", page)
        page.clock.begin(75)
        settle()
        yield Place("match: clock", page)

    def _match_dialogs(self, page: Any) -> Iterator[Place]:
        from riichi_desktop.ui.match.record import RecordDialog

        for kind in ("ron", "tsumo", "draw", "other"):
            page.acts.discard()
            page.acts.record(kind)
            with self.closed(RecordDialog) as dialog:
                yield Place(f"record: {kind}", dialog)
                if kind == "ron":
                    yield from self._record_parts(dialog)
        page.acts.discard()
        for name, open_dialog in (
            ("correct", lambda: page.acts.correct(page.view.side.log.last)),
            ("insert", lambda: page.acts.insert(page.view.side.log.last)),
            ("new game", page.lists.new),
            ("rename", page._rename),
            ("what a match counts for", page.counted.ask),
            ("clock", page.clock.open_dialog),
            ("rules of the match", page.tools.open_rules),
            ("sticks", page.tools.check_sticks),
            ("backups", page.lists.open_backups),
            ("all hands checked again", page.lists.recheck),
        ):
            open_dialog()
            with self.closed(QDialog) as dialog:
                yield Place(f"dialog: {name}", dialog)
        page.acts.delete(page.view.side.log.last)
        with self.closed(QDialog) as dialog:
            yield Place("dialog: what a correction changes", dialog)
        page.tools.open_scoreboard()
        settle()
        yield Place("scoreboard", page.tools.scoreboard)
        page.tools.close()
        self.window.activateWindow()
        settle()

    def _record_parts(self, dialog: Any) -> Iterator[Place]:
        for keys in ("2", "1", "3", "F"):
            press(keys, dialog)
        yield Place("record: a ron that can be booked", dialog)
        dialog.open_tiles()
        settle()
        yield Place("record: tiles", dialog)
        dialog.close_tiles()
        settle()

    def club(self) -> Iterator[Place]:
        """Go through the Club page."""
        from .club_places import club_places

        yield from club_places(self)

    def wait(self, done: Callable[[], bool]) -> None:
        """Wait for something."""
        self._qtbot.waitUntil(done)
        settle()

    def practice(self) -> Iterator[Place]:
        """Go through the Practice page."""
        page: Any = self.window.open_page("practice")
        for drill in DRILLS:
            page.coach.choose(drill, 1)
            settle()
            yield Place(f"practice: {drill} asked", page)
            page.tray.give_up()
            settle()
            yield Place(f"practice: {drill} answered", page)
        while page.coach.state != "over":
            page.tray.give_up()
            page.coach.go_on()
        settle()
        yield Place("practice: the end of a run", page)

    def everywhere(self) -> Iterator[Place]:
        """Go through what is the same on every page."""
        from riichi_desktop.ui.manual.window import ManualWindow
        from riichi_desktop.ui.settings_dialog import SettingsDialog
        from riichi_desktop.ui.shortcuts_dialog import ShortcutsDialog

        self.window.run("settings")
        with self.closed(SettingsDialog) as dialog:
            yield Place("settings", dialog)
        self.window.run("manual")
        with self.closed(ManualWindow) as manual:
            yield Place("manual", manual)
        self.window.run("help")
        with self.closed(ShortcutsDialog) as dialog:
            yield Place("keys", dialog)

    def stations(self) -> Iterator[Place]:
        """Go through what is known of the stations of a club; the hub is a file."""
        from riichi_desktop.storage import address_of, create_hub
        from riichi_desktop.ui.stations.confirm_dialog import ConfirmDialog
        from riichi_desktop.ui.stations.dialog import StationsDialog
        from riichi_desktop.ui.stations.setup_dialog import SetupDialog

        page, window = self.open_match(), self.window
        window.run("stations")
        with self.closed(SetupDialog) as dialog:
            yield Place("stations: alone", dialog)
        url = f"sqlite:///{page.shelf.path.parent / 'hub.db'}"
        create_hub(address_of(url))
        window.settings.change(hub=url, station="table1")
        self.wait(lambda: window.stations.state is not None and window.stations.state.connected)
        yield Place("stations: the sign", page)
        window.run("stations")
        with self.closed(StationsDialog) as dialog:
            self.wait(lambda: bool(dialog.there.lines))
            yield Place("stations: who is there", dialog)
        SetupDialog(window.look, window.settings, window.stations, window).open()
        with self.closed(SetupDialog) as dialog:
            dialog.trial.click()
            self.wait(lambda: not dialog.trial.reason)
            yield Place("stations: this station", dialog)
        ConfirmDialog(window.look, "ui.stations.drop", window, title="Table 3").open()
        with self.closed(ConfirmDialog) as dialog:
            yield Place("stations: a step that means something", dialog)
        window.settings.change(hub="")

    @contextmanager
    def closed(self, kind: type[QWidget]) -> Iterator[Any]:
        """Give what was opened of a kind, and close it afterwards."""
        settle()
        shown = [one for one in self.window.findChildren(kind) if one.isVisible()]
        assert shown, kind
        shown[-1].activateWindow()
        settle()
        yield shown[-1]
        if isValid(shown[-1]):  # it may have been left already
            shown[-1].close()
        settle()
        self.window.activateWindow()
        settle()
