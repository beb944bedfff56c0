"""Pages: built when first opened, one shown, commands go to it alone; what the tables promise."""

import errno
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout
from shiboken6 import delete

from riichi_desktop.engine import Draft
from riichi_desktop.ui import Keeper, Look, MainWindow, Session, SettingsStore, Theme
from riichi_desktop.ui.commands import COMMANDS, Command, by_keys, meaning
from riichi_desktop.ui.kit import Segmented
from riichi_desktop.ui.main_window import MARGIN
from riichi_desktop.ui.page import PAGE_KEYS, Desk, Page
from riichi_desktop.ui.page_header import PageHeader
from riichi_desktop.ui.pages import PAGES, PageRow
from riichi_desktop.ui.shortcuts_dialog import KeyCaps, ShortcutsDialog, shared_out
from riichi_desktop.words import LANGUAGES, Words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

OWN = {"settings", "help", "manual", "quit", *(f"pages_{n}" for n in range(1, len(PAGES) + 1))}
"""What the window does itself, whatever page is shown."""


class Trial(Page):
    """A page that writes down what happens to it."""

    widest = 900

    def __init__(self, desk: Desk, parent=None) -> None:
        super().__init__(desk, parent)
        self.did: list[str] = []
        self.header = PageHeader(desk, "points", self)
        self.header.add_undo()
        self.field = QLineEdit(self)
        column = QVBoxLayout(self)
        column.addWidget(self.header)
        column.addWidget(self.field)
        self.header.asked.connect(self.asked)
        self.header.told.connect(self.told)

    def handlers(self):
        return {id: lambda id=id: self.did.append(id) for id in ("undo", "title", "tabs_1")}

    def finish(self) -> None:
        self.did.append("finish")

    def enter(self) -> None:
        self.did.append("enter")

    def leave(self) -> None:
        self.did.append("leave")

    def shut(self) -> None:
        self.did.append("shut")

    def take_key(self, event) -> bool:
        self.did.append(event.text())
        return event.text() == "7"

    def set_compact(self, compact: bool) -> None:
        self.did.append("compact" if compact else "normal")
        self.header.set_compact(compact)

    def reword(self) -> None:
        self.did.append("reword")
        self.header.reword()


ROWS = (
    *PAGES[:1],
    PageRow("points", "points", Trial),
    PageRow("club", "club", Trial),
)


def without_trials(row: Command) -> Command:
    """Give a row that means nothing on the pages that the trials stand in for."""
    return row._replace(pages=tuple(page for page in row.pages if page not in ("points", "club")))


KEYS = (
    *(
        without_trials(row)
        for row in COMMANDS
        if row.id != "pages" and (not row.pages or without_trials(row).pages)
    ),
    Command("pages", ("Ctrl+1", "Ctrl+2", "Ctrl+3"), "everywhere", numbered=True),
    # Under an id that has a word: what it does is the pages' own business.
    Command("title", ("Shift+R", "Shift+C", "Ctrl+D"), "page", ("points", "club")),
)
Open = Callable[..., MainWindow]


@pytest.fixture
def open_trial(qapp, qtbot, data_dir) -> Iterator[Open]:
    """Give a way to open a window with pages of the tests' own."""
    opened = []

    def build(page: str = "", lang: str = "en", size: tuple[int, int] = (1280, 800)) -> MainWindow:
        theme = Theme("light")
        look, keeper = Look(theme, Words(lang)), Keeper(data_dir)
        session, store = Session(Draft()), SettingsStore(data_dir)
        window = MainWindow(look, session, store, keeper, data_dir, page, ROWS, KEYS)
        for part in (theme, look, keeper, session, store):
            part.setParent(window)
        window.resize(*size)
        window.show()
        window.finish()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        opened.append(window)
        return window

    yield build
    for window in opened:
        window.close()
        delete(window)


def press(window: MainWindow, keys: str) -> None:
    combined = QKeySequence(keys)[0]
    target = QApplication.focusWidget() or window
    QTest.keyClick(target, combined.key(), combined.keyboardModifiers())


# What the tables promise of the pages that there are


@pytest.mark.parametrize("key", [row.key for row in PAGES])
def test_a_page_handles_the_commands_that_name_it(open_window, key):
    page = open_window().page_of(key)
    named = {row.act(keys) for row in COMMANDS if row.bound and row.means(key) for keys in row.keys}
    assert set(page.handlers()) == named - OWN


def test_each_page_that_is_listed_can_be_built():
    assert tuple(row.key for row in PAGES) == PAGE_KEYS


def test_a_command_names_pages_that_there_are():
    assert {page for row in COMMANDS for page in row.pages} <= {row.key for row in PAGES}


@pytest.mark.parametrize("key", [row.key for row in PAGES])
def test_a_page_has_one_place_for_the_keyboard_and_a_name_on_top(open_window, qapp, key):
    window = open_window("fr")
    page = window.open_page(key)
    qapp.processEvents()
    assert page.isVisible()
    assert page is QApplication.focusWidget() or page.isAncestorOf(QApplication.focusWidget())
    assert page.header.title.text() == window.look.words.text(f"ui.page.{key}")
    assert page.header.title.mapTo(window, page.header.title.rect().topLeft()).x() == 76 + MARGIN


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [row.key for row in PAGES])
def test_a_page_fits_the_smallest_window(open_window, qapp, key, lang):
    window = open_window(lang)
    window.resize(1024, 700)
    page = window.open_page(key)
    window.finish()
    qapp.processEvents()
    assert (window.width(), window.height()) == (1024, 700)
    assert page.minimumSizeHint().width() <= page.width()
    assert page.minimumSizeHint().height() <= page.height()


def test_the_first_picture_loads_one_page_alone(data_dir):
    code = (
        "import sys; from riichi_desktop import app; from riichi_desktop.paths import use_data_dir;"
        "use_data_dir(sys.argv[1]); w = app.build(app.application()); w.show();"
        "print(*(name.split('.')[2] for name in sys.modules"
        " if name.startswith('riichi_desktop.ui.')))"
    )
    command = [sys.executable, "-c", code, str(data_dir)]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert {row.key for row in PAGES} & {*loaded.stdout.split()} == {PAGES[0].key}


# What the shell does with any page


def test_a_page_is_built_when_it_is_first_opened(open_trial, qapp):
    window = open_trial()
    assert window.findChildren(Trial) == []
    page = window.open_page("points")
    assert page.did == ["enter"]
    qapp.processEvents()
    assert page.did == ["enter", "finish"]
    assert window.findChildren(Trial) == [page]
    assert window.open_page("points") is page
    qapp.processEvents()
    assert page.did == ["enter", "finish"], "it is open already, and whole"


def test_one_page_is_shown_and_has_the_keyboard(open_trial, qapp):
    window = open_trial()
    hand = window.page
    page = window.open_page("points")
    qapp.processEvents()
    assert (hand.isVisible(), page.isVisible(), window.page) == (False, True, page)
    assert QApplication.focusWidget() is page
    assert page.height() > 700
    window.open_page("hand")
    assert (hand.isVisible(), page.isVisible(), window.page) == (True, False, hand)
    assert QApplication.focusWidget() is hand.hand
    assert page.did == ["enter", "finish", "leave"]


def test_keys_open_pages_in_their_order(open_trial):
    window = open_trial()
    shown = []
    for keys in ("Ctrl+2", "Ctrl+3", "Ctrl+1", "Ctrl+1"):
        press(window, keys)
        shown.append(window.pages.key)
    assert shown == ["points", "club", "hand", "hand"]


def test_the_sidebar_opens_pages(open_trial):
    window = open_trial(lang="fr")
    entries = window.sidebar.entries
    assert [entry.text() for entry in entries] == ["Main", "Points", "Club", "Réglages"]
    QTest.mouseClick(entries[2], Qt.MouseButton.LeftButton)
    assert window.pages.key == "club"
    assert [entry.isChecked() for entry in entries] == [False, False, True, False]
    stops = [entry for entry in entries if entry.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [entries[2]]


def test_keys_go_to_the_page_that_is_shown(open_trial):
    window = open_trial()
    page = window.open_page("points")
    QTest.keyClicks(page, "7m")
    assert page.did[-2:] == ["7", "m"]
    assert window.session.draft.is_empty
    window.open_page("hand")
    QTest.keyClicks(QApplication.focusWidget(), "7m")
    assert window.session.line == "7m"


def test_a_command_goes_to_the_page_that_is_shown(open_trial):
    window = open_trial()
    window.session.read_line("123m")
    page = window.open_page("points")
    press(window, "Ctrl+Z")
    window.run("tabs_1")
    assert page.did[-2:] == ["undo", "tabs_1"]
    assert window.session.line == "123m"
    window.open_page("hand")
    press(window, "Ctrl+Z")
    assert page.did[-2:] == ["tabs_1", "leave"]
    assert window.session.draft.is_empty


@pytest.mark.parametrize(
    ("lang", "keys", "sentence"),
    [
        ("en", "Ctrl+Backspace", "Clear the hand: not on this page."),
        ("fr", "Ctrl+V", "Coller une main\u202f: pas sur cette page."),
        ("ja", "Shift+I", "一発：このページにはない。"),
        ("en", "Alt+2", "Change tab: not on this page."),
    ],
)
def test_a_command_that_the_page_has_not_is_said_and_not_done(open_trial, lang, keys, sentence):
    window = open_trial("points", lang)
    window.session.read_line("123m456p789s1122z riichi")
    line = window.session.line
    press(window, keys)
    assert window.status.text() == sentence
    assert window.session.line == line


def test_one_key_means_two_things_on_two_pages(open_trial):
    window = open_trial()
    press(window, "Shift+R")
    assert window.session.draft.flags == {"riichi"}
    page = window.open_page("points")
    press(window, "Shift+R")
    assert page.did[-1] == "title"
    assert window.session.draft.flags == {"riichi"}


def test_a_key_that_a_page_reads_itself_is_left_to_it(open_trial):
    window = open_trial()
    press(window, "Shift+C")
    assert window.session.mode == "chi"
    page = window.open_page("points")
    press(window, "Shift+C")
    assert page.did[-1] == "title"
    window.open_page("hand")
    press(window, "Ctrl+D")
    assert window.status.text().endswith(": not on this page.")


def test_what_a_key_means():
    rows = by_keys(KEYS)
    assert meaning(rows["Shift+R"], "hand").id == "riichi"
    assert meaning(rows["Shift+R"], "club").id == "title"
    assert meaning(rows["Shift+R"], "match").id == "riichi", "so that it can be said"
    assert meaning(rows["Shift+T"], "match") is None
    assert meaning(rows["F1"], "match").id == "help"
    assert rows["Ctrl+3"][0].act("Ctrl+3") == "pages_3"


def test_a_text_field_keeps_the_keys_it_writes(open_trial):
    window = open_trial()
    page = window.open_page("points")
    page.field.setFocus()
    QTest.keyClicks(page.field, "RC7", Qt.KeyboardModifier.ShiftModifier)
    assert page.field.text() == "RC7"
    assert "title" not in page.did


def test_the_page_that_was_open_last_opens_again(open_trial):
    first = open_trial()
    first.open_page("club")
    first.close()
    assert open_trial().pages.key == "club"
    third = open_trial("points")
    assert third.pages.key == "points"
    assert len(third.findChildren(Trial)) == 1, "no other page was built for it"
    assert [one for one in third.page.did if one in ("enter", "finish")] == ["enter", "finish"]
    assert open_trial().pages.key == "club", "one that was asked for was chosen for that time"


def test_a_page_that_is_no_longer_there_gives_way_to_the_first(open_trial, data_dir):
    SettingsStore(data_dir).change(page="chess")
    assert open_trial().pages.key == "hand"


def test_a_page_uses_another(open_trial):
    window = open_trial()
    desk = window.open_page("points").desk
    club = desk.page("club")
    assert isinstance(club, Trial)
    assert (club.isVisible(), window.pages.key, club.did) == (False, "points", [])
    assert desk.open("club") is club
    assert (club.isVisible(), window.pages.key, club.did) == (True, "club", ["enter"])
    with pytest.raises(KeyError):
        desk.open("chess")
    assert window.page is club
    desk.say("Sent.")
    assert window.status.text() == "Sent."


def test_a_page_that_cannot_be_built_leaves_the_one_that_is_open(open_trial, monkeypatch):
    window = open_trial()

    def fail(*_args: object) -> None:
        raise OSError(errno.EACCES, "no")

    monkeypatch.setattr(Trial, "__init__", fail)
    entries = window.sidebar.entries
    with pytest.raises(OSError, match="no"):
        window.open_page("points")
    assert window.pages.key == "hand"
    assert [entry.isChecked() for entry in entries] == [True, False, False, False]
    press(window, "Shift+R")
    assert window.session.draft.flags == {"riichi"}


def test_what_a_page_tells_as_it_opens_is_read(open_trial, monkeypatch):
    window = open_trial()
    window.say("Something of the hand.")
    monkeypatch.setattr(Trial, "enter", lambda self: self.told.emit("Found again."))
    window.open_page("points")
    assert window.status.text() == "Found again."
    window.open_page("hand")
    assert window.status.text() == ""


def test_troubles_of_pages_and_of_the_keeper_stand_together(open_trial):
    window = open_trial()
    page = window.page_of("points")
    page.trouble = "The match is not kept."
    page.lasting.emit()
    assert window.status.text() == "The match is not kept.", "though another page is shown"
    window.keeper.trouble = "disk_full"
    window.keeper.lasting.emit()
    hand = window.look.words.text("ui.keeping.disk_full", file="")
    assert window.status.text() == f"{hand} The match is not kept."
    window.say("Copied.")
    assert window.status.text() == "Copied."
    window.say("")
    page.trouble = ""
    page.lasting.emit()
    assert window.status.text() == hand


def test_every_page_follows_size_and_language(open_trial, qapp):
    window = open_trial()
    page = window.open_page("points")
    window.open_page("hand")
    page.did.clear()
    window.resize(1024, 700)
    window.look.set_language("ja")
    assert page.did == ["compact", "reword"]
    assert page.header.title.text() == "点数"
    late = window.open_page("club")
    assert late.did == ["compact", "enter"], "built as the window is"
    assert window.width() == 1024


def test_a_page_says_how_wide_it_can_be(open_trial, qapp):
    window = open_trial("points", size=(1600, 900))
    qapp.processEvents()
    assert window.page.width() == 900
    window.open_page("hand")
    qapp.processEvents()
    assert window.page.width() > 1300


def test_a_hidden_page_makes_the_window_no_larger(open_trial, qapp):
    window = open_trial("points")
    window.page.setMinimumHeight(900)
    window.open_page("hand")
    qapp.processEvents()
    window.resize(1024, 700)
    qapp.processEvents()
    assert window.height() == 700


def test_every_page_that_was_built_keeps_its_things_at_the_end(open_trial):
    window = open_trial("points")
    page, other = window.page, window.page_of("club")
    window.close()
    assert page.did[-1] == other.did[-1] == "shut"


# The list of keys, and the header


def test_the_list_of_keys_shows_the_page_that_is_open_first(open_trial):
    window = open_trial("points")
    press(window, "F1")
    (dialog,) = window.findChildren(ShortcutsDialog)
    assert dialog.page.current == "points"
    assert names(dialog) == {"Shift+R / Shift+C / Ctrl+D", "Ctrl+1 … Ctrl+3", "F1 / ?"} | {
        "Shift+F1",
        "Ctrl+,",
        "Ctrl+Q",
    }
    dialog.page.option("hand").click()
    assert {"1 2 3 M", "Ctrl+1 … Ctrl+3", "Alt+1 … Alt+4"} <= names(dialog)
    assert "Ctrl+D" not in "".join(names(dialog))


def names(dialog: ShortcutsDialog) -> set[str]:
    return {one.accessibleName() for one in dialog.findChildren(KeyCaps) if one.isVisible()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_keys_of_every_page_fits_the_smallest_screen(open_trial, qapp, lang):
    window = open_trial(lang=lang)
    press(window, "F1")
    (dialog,) = window.findChildren(ShortcutsDialog)
    for key in ("points", "hand"):
        dialog.page.option(key).click()
        assert dialog.sizeHint().width() <= 1000
        assert dialog.sizeHint().height() <= 690


def test_with_one_page_there_is_no_choice_of_pages(open_window):
    if len(PAGES) > 1:
        pytest.skip("there are more")
    window = open_window()
    press(window, "F1")
    (dialog,) = window.findChildren(ShortcutsDialog)
    assert [one.isVisible() for one in dialog.findChildren(Segmented)] == [False]


@pytest.mark.parametrize(
    ("groups", "columns"),
    [
        ({"page": 6}, (("page",), ())),
        ({"page": 6, "everywhere": 4}, (("page",), ("everywhere",))),
        ({"a": 2, "b": 9, "c": 2, "d": 4}, (("a", "c", "d"), ("b",))),
    ],
)
def test_groups_are_shared_out_evenly(groups, columns):
    assert shared_out(groups) == columns


def test_a_header_says_why_its_buttons_are_greyed_and_asks_for_commands(open_trial):
    window = open_trial("points")
    header, asked = window.page.header, []
    header.asked.connect(asked.append)
    undo, redo = header.buttons["undo"], header.buttons["redo"]
    undo.click()
    assert (asked, window.status.text()) == ([], "Nothing to undo.")
    header.show_undo(True, False)
    undo.click()
    assert (asked, window.page.did[-1]) == (["undo"], "undo")
    assert (redo.reason, undo.toolTip()) == ("Nothing to redo.", "Undo (Ctrl+Z)")
    window.look.set_language("fr")
    assert redo.reason == "Rien à rétablir."
    assert undo.toolTip().startswith("Annuler (")


def test_a_header_folds_its_buttons_in_a_small_window(open_trial):
    window = open_trial("points")
    header = window.page.header
    button = header.add_button("print", "print")
    wide = button.sizeHint().width()
    window.resize(1024, 700)
    assert button.sizeHint().width() < wide
    assert button.toolTip() == "Print (Ctrl+P)"
