"""The window as a whole: options, settings, languages, what happens at a fault."""

import errno
import signal
import subprocess
import sys

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QDialogButtonBox

from riichi_desktop import app, paths
from riichi_desktop.documents import rules_from_text
from riichi_desktop.engine import TILES, Draft, format_draft, press
from riichi_desktop.keeping import Drafts
from riichi_desktop.ui import Settings, starting_draft

YAKUMAN = "19m19p19s1234567z+1m"
WITH_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from riichi_desktop import app

build = app.build
def build_and_go_on(*arguments):
    window = build(*arguments)
    QTimer.singleShot(100, window, lambda: go_on(window))
    return window
app.build = build_and_go_on
"""
"""The head of a program of which `go_on` does something to its window."""

CLICKS = """
def go_on(window, number=0):
    if window.session.draft.is_whole:
        window.session.clear()
    window.page.hand.picker.grid.keys[number % 34].click()
    print(window.session.line, flush=True)
    QTimer.singleShot(0, window, lambda: go_on(window, number + 5))

app.run(["--data-dir", sys.argv[1]])
"""
SAYS_AND_CLOSES = """
def go_on(window):
    print(window.page.header.title.text(), app.QApplication.desktopFileName())
    window.close()

sys.exit(app.run(["--data-dir", sys.argv[1], "--lang=ja", "--page=hand"]))
"""
FAULTS = """
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
def paint(): raise LookupError
def size(): raise LookupError
def key(): raise LookupError
def filter(): raise LookupError
def meet(name):
    if name == sys.argv[2]:
        globals()[name]()
class Faulty(QWidget):
    def paintEvent(self, event): meet("paint")
    def keyPressEvent(self, event): meet("key")
    def sizeHint(self):
        meet("size")
        return QSize(20, 20)
class Filter(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.KeyPress:
            meet("filter")
        return False
def press(faulty):
    none = Qt.KeyboardModifier.NoModifier
    app.QApplication.postEvent(faulty, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, none))
    faulty.updateGeometry()
    faulty.update()
def go_on(window):
    layout = QHBoxLayout(QWidget(window.page))
    faulty, meets = Faulty(), Filter(window)
    layout.addWidget(faulty)
    QTimer.singleShot(0, layout.parentWidget().show)
    faulty.installEventFilter(meets)
    for wait in (50, 100):
        QTimer.singleShot(wait, window, lambda: press(faulty))
    QTimer.singleShot(300, window, lambda: (print(window.status.text()), window.close()))

sys.exit(app.run(["--data-dir", sys.argv[1], "--lang=en"]))
"""


def test_the_hand_is_there_again(open_window):
    first = open_window()
    first.session.read_line(YAKUMAN)
    first.close()
    second = open_window()
    assert second.session.line == YAKUMAN
    assert second.status.text() == "The hand is as it was left."


def test_a_second_window_has_a_hand_of_its_own(open_window):
    first, second = open_window(), open_window()
    first.session.read_line(YAKUMAN)
    assert second.session.line == ""
    second.session.read_line("123m")
    first.close()
    second.close()
    assert {open_window().session.line, open_window().session.line} == {YAKUMAN, "123m"}


def test_a_new_hand_is_played_under_the_rules_chosen_last(open_window):
    first = open_window()
    first.session.set_rules("m_league")
    second = open_window()
    assert second.session.line == "rules=m_league"


@pytest.mark.slow
def test_clicks_outlive_a_kill(tmp_path):
    command = [sys.executable, "-c", WITH_WINDOW + CLICKS, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        told = [process.stdout.readline() for _ in range(25)]
        process.send_signal(signal.SIGKILL)
        last = [*told, *process.stdout.readlines()][-1].strip()
    drafts = Drafts(tmp_path / "drafts", print)
    drafts.open()
    drafts.close()
    assert drafts.notices == ()
    assert drafts.text in {last, *one_click_further(last)}


def one_click_further(line: str) -> set[str]:
    """Give the lines of all hands that one press makes of a hand: one more may have been kept."""
    draft, rules = starting_draft(line), rules_from_text("wrc2025")
    moves = [move for tile in TILES for move in press(draft, "tile", tile, rules)]
    return {"", *(format_draft(move.draft) for move in moves)}


def test_settings_are_in_force_at_once(open_window):
    window = open_window("fr")
    look = window.look
    assert window.page.header.title.text() == "Main"
    window.settings.change(theme="dark", tile_index=True, touch=True, reduced_motion=True)
    assert look.theme.dark
    assert look.art.indexed
    assert (look.theme.control_height, look.theme.fade_ms) == (40, 0)
    assert window.page.header.title.text() == "Main", "the language given for this time stays"
    window.settings.change(language="ja")
    assert window.page.header.title.text() == "手牌"


def test_settings_are_there_again(open_window):
    first = open_window()
    first.settings.change(language="ja", theme="dark", touch=True)
    first.close()
    assert open_window().settings.value == Settings(language="ja", theme="dark", touch=True)


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_the_buttons_of_standard_dialogs_speak_the_language(open_window, qapp, qtbot, lang):
    window = open_window(lang)
    words = {"fr": "Annuler", "ja": "キャンセル"}
    spoken = {"fr": "French", "ja": "Japanese"}
    qtbot.waitUntil(lambda: QLocale().language().name == spoken[lang])
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, window)
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    assert button.text().replace("&", "") == words[lang]
    window.settings.change(language="en")
    qapp.processEvents()
    again = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, window)
    assert again.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == "Cancel"


def test_a_fault_is_reported_and_the_window_lives_on(open_window, capsys):
    window = open_window()
    hook = app.reporter(window)
    for _ in range(3):  # it is reported once
        try:
            {}["secret"]
        except LookupError as error:
            hook(type(error), error, error.__traceback__)
    (report,) = (paths.data_dir() / "reports").iterdir()
    assert "KeyError" in report.read_text()
    assert report.name in window.status.text()
    assert "secret" in capsys.readouterr().err, "whoever runs it from a terminal sees it all"
    window.session.read_line("123m")
    assert window.page.header.line.text() == "123m"


@pytest.mark.parametrize("fault", ["paint", "size", "key", "filter"])
def test_a_fault_in_what_qt_itself_calls_is_reported_and_the_window_lives_on(tmp_path, fault):
    """It comes to the hook through C++, from the event loop; ours need no guard each."""
    command = [sys.executable, "-c", WITH_WINDOW + FAULTS, str(tmp_path), fault]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
    assert done.returncode == 0
    assert "A fault of the program" in done.stdout
    (report,) = (tmp_path / "reports").iterdir()
    assert f" {fault}\n" in report.read_text()


def test_a_fault_that_cannot_be_reported_is_still_said(open_window, capsys):
    window = open_window()
    (paths.data_dir() / "reports").touch()
    error = LookupError("x")
    app.reporter(window)(type(error), error, None)
    assert window.status.text() == "A fault of the program; the hand is unharmed."
    assert "LookupError" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("settings", "env", "spoken"),
    [
        ("system", "fr_FR.UTF-8", "fr"),
        ("system", "de_DE.UTF-8", "en"),
        ("ja", "fr_FR.UTF-8", "ja"),
    ],
)
def test_the_language_is_the_one_that_is_set_or_the_systems(monkeypatch, settings, env, spoken):
    monkeypatch.setenv("LC_ALL", env)
    monkeypatch.setattr(app, "_SAYS_IN_ENVIRONMENT", True)
    assert app.language(Settings(language=settings)) == spoken


def test_where_no_environment_says_it_qt_does(monkeypatch):
    monkeypatch.setattr(app, "_SAYS_IN_ENVIRONMENT", False)
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _locale: ["de-CH", "fr-CH"])
    assert app.language(Settings()) == "fr"


@pytest.mark.slow
def test_the_program_opens_over_the_folder_and_in_the_language_it_is_told(tmp_path):
    command = [sys.executable, "-c", WITH_WINDOW + SAYS_AND_CLOSES, str(tmp_path / "d")]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, timeout=20)
    assert (done.returncode, done.stdout) == (0, "手牌 org.riichidesktop.RiichiDesktop\n")
    assert (tmp_path / "d" / "drafts" / "1" / "lock").exists()


def test_a_full_disk_is_said_until_it_is_mended(open_window, monkeypatch):
    window = open_window()
    full = OSError(errno.ENOSPC, "No space left on device")

    def no_room(_self, _text):
        raise full

    with monkeypatch.context() as broken:
        broken.setattr(Drafts, "keep", no_room)
        window.session.read_line("123m")
        assert window.status.text().startswith("Disk full")
        window.say("Something else.")
        assert window.status.text() == "Something else."
        window.session.read_line("456p")
        assert window.status.text().startswith("Disk full"), "it comes back while it lasts"
        window.look.set_language("fr")
        assert window.status.text().startswith("Disque plein")
        window.look.set_language("en")
        assert format_draft(window.session.draft) == "456p"
    window.keeper.try_again()
    assert window.status.text() == "The hand is being kept again."
    window.session.set_seat("S")
    assert window.status.text() == ""
    window.session.set_seat("E")
    window.close()
    assert open_window().session.line == "456p"


def test_a_record_that_did_not_reach_the_disk_is_said_in_the_window(open_window, qtbot):
    window = open_window()
    window.keeper._drafts._failed(OSError(errno.EROFS, "Read-only file system"))
    qtbot.waitUntil(lambda: window.status.text() != "")
    assert window.status.text().startswith("The data folder cannot be written")


def test_a_scored_hand_is_in_the_history_when_it_is_left(open_window, qapp):
    window = open_window()
    session = window.session
    session.read_line(f"{YAKUMAN} seat=S")
    session.set_by("tsumo")
    session.set_honba(2)
    assert window.keeper.history.hands() == ()
    session.take_back_last()
    qapp.processEvents()
    assert [past.line for past in window.keeper.history.hands()] == [
        f"{YAKUMAN} tsumo seat=S honba=2"
    ]
    session.read_line("123m456p789s1122z+1z")
    window.close()
    assert len(window.keeper.history.hands()) == 2


@pytest.mark.parametrize("closed", [False, True])
def test_a_long_history_is_made_short_at_leisure(open_window, qapp, qtbot, closed):
    path = paths.data_dir() / "history.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f'{{"line": "{n}", "favourite": true}}\n' * 9 for n in range(60)))
    window = open_window()
    window.session.read_line(YAKUMAN)
    window.session.clear()
    qapp.processEvents()
    assert len(path.read_text().splitlines()) == 541, "a click does not wait for it"
    if closed:
        window.close()
    else:
        window.keeper._idle.setInterval(0)
    qtbot.waitUntil(lambda: len(path.read_text().splitlines()) == 62)
    assert len(window.keeper.history.hands()) == 61


def test_an_empty_hand_is_kept_as_one(open_window):
    window = open_window()
    window.session.read_line("123m")
    window.session.clear()
    window.close()
    assert open_window().session.draft == Draft()


def test_a_folder_that_can_never_be_written_is_said_from_the_start(open_window):
    paths.data_dir().mkdir(parents=True, exist_ok=True)
    (paths.data_dir() / "drafts").touch()
    window = open_window()
    assert window.status.text() == "The hand could not be kept; trying again soon."
    window.session.read_line("123m")
    assert window.status.text() == "The hand could not be kept; trying again soon."


@pytest.mark.parametrize("junk", ["rules=myclub", "junk", "honba=" + "9" * 5000])
def test_a_kept_hand_that_means_nothing_is_set_aside_and_said(open_window, junk):
    drafts = Drafts(paths.data_dir() / "drafts", print)
    drafts.open()
    drafts.keep(junk)
    drafts.close()
    window = open_window()
    assert window.session.draft.is_empty
    (aside,) = (paths.data_dir() / "drafts" / "1").glob("*.damaged-*")
    assert junk.encode() in aside.read_bytes()
    assert window.status.text() == f"A damaged draft was set aside: {aside.name}."


def test_a_draft_folder_that_cannot_be_used_is_said(open_window):
    (paths.data_dir() / "drafts" / "1" / "lock").mkdir(parents=True)
    window = open_window()
    assert "(drafts/1)" in window.status.text()
    window.session.read_line("123m")
    window.close()
    assert open_window().session.line == "123m"


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda path: path.mkdir(parents=True), "The hand could not be added to the recent hands."),
        (
            lambda path: (path.parent.mkdir(exist_ok=True), path.write_text('{"format": 2}\n')),
            "The recent hands are of a later version of the program; the list is left as it is.",
        ),
    ],
)
def test_a_history_that_takes_no_hand_is_said_once(open_window, qapp, spoil, told):
    spoil(paths.data_dir() / "history.jsonl")
    window = open_window()
    for sentence in (told, ""):
        window.session.read_line(YAKUMAN)
        window.session.clear()
        qapp.processEvents()
        assert window.status.text() == sentence


def test_the_faces_that_a_bundle_brings_are_made_known(tmp_path, monkeypatch):
    known = []
    monkeypatch.setattr(app, "resource", tmp_path.joinpath)
    monkeypatch.setattr(app.QFontDatabase, "addApplicationFont", known.append)
    app.add_fonts()
    assert known == []
    folder = tmp_path / "fonts"
    folder.mkdir()
    for name in ("b.otf", "a.otf", "OFL-1.1.txt"):
        (folder / name).write_bytes(b"")
    app.add_fonts()
    assert known == [str(folder / "a.otf"), str(folder / "b.otf")]
