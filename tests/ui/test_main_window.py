"""Sidebar, header, status line, commands: who says what, and what each key does."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QKeySequence, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from riichi_desktop.engine import By, riichi_of
from riichi_desktop.ui.commands import COMMANDS
from riichi_desktop.ui.hand import RESULT_TABS
from riichi_desktop.ui.pages import PAGES
from riichi_desktop.ui.settings_dialog import SettingsDialog
from riichi_desktop.ui.shortcuts_dialog import KeyCaps, ShortcutsDialog
from riichi_desktop.words import LANGUAGES, Words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

MANGAN = "340m68p888s22z+7p [6'66z@W] seat=S from=W dora=1z honba=1 sticks=1 rules=m_league"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def press(window: QWidget, keys: str) -> None:
    """Press a key sequence such as Ctrl+Z, as its action would be found."""
    combined = QKeySequence(keys)[0]
    target = QApplication.focusWidget() or window
    QTest.keyClick(target, combined.key(), combined.keyboardModifiers())


def test_every_key_of_a_bound_command_has_one_action(open_window):
    window = open_window()
    found = [keys.toString() for action in window.actions() for keys in action.shortcuts()]
    bound = {keys for command in COMMANDS if command.bound for keys in command.keys}
    assert sorted(found) == sorted(bound)


@pytest.mark.parametrize("page", [row.key for row in PAGES])
def test_no_two_commands_share_a_key_on_a_page(page):
    taken = [keys for one in COMMANDS if one.means(page) and not one.typed for keys in one.keys]
    assert len({*taken}) == len(taken)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_group_has_a_name(lang):
    words = Words(lang)
    assert [command.id for command in COMMANDS if command.words not in words] == []
    headings = {f"ui.shortcut_group.{command.group}" for command in COMMANDS}
    assert [heading for heading in headings if heading not in words] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_keys_shows_them_all_and_fits_the_smallest_screen(open_window, lang):
    window = open_window(lang)
    press(window, "F1")
    (dialog,) = window.findChildren(ShortcutsDialog)
    assert len(dialog.findChildren(KeyCaps)) == sum(one.means("hand") for one in COMMANDS)
    assert dialog.sizeHint().width() <= 1024
    assert dialog.sizeHint().height() <= 690
    spoken = {caps.accessibleName() for caps in dialog.findChildren(KeyCaps)}
    assert "1 2 3 M" in spoken
    assert "← / → / ↑ / ↓" in spoken


def test_keys_build_undo_and_redo_a_hand(open_window):
    window = open_window()
    QTest.keyClicks(window, "123m4p")
    assert window.session.line == "123m4p"
    press(window, "Ctrl+Z")
    press(window, "Ctrl+Z")
    assert window.session.line == "12m"
    press(window, "Ctrl+Shift+Z")
    assert window.session.line == "123m"
    press(window, "Ctrl+Y")
    assert window.session.line == "123m4p"
    press(window, "Ctrl+Backspace")
    assert window.session.draft.is_empty


def test_keys_say_how_it_was_won(open_window):
    window = open_window(line="123m456p789s1122z rules=tenhou")
    session = window.session
    told: list[tuple[str, By]] = []
    for _ in range(4):
        press(window, "Shift+R")
        told.append((riichi_of(session.draft), session.draft.by))
    assert [riichi for riichi, _ in told] == ["riichi", "double_riichi", "none", "riichi"]
    for keys in ("Shift+W", "Shift+I", "Shift+S", "Shift+Q", "Shift+Q", "Shift+H", "Shift+B"):
        press(window, keys)
    draft = session.draft
    assert (draft.by, draft.seat, draft.round, draft.honba, draft.sticks) == (
        "tsumo",
        "S",
        "W",
        1,
        1,
    )
    assert draft.flags == {"riichi", "ippatsu"}
    press(window, "Shift+L")
    assert "haitei" in session.draft.flags
    press(window, "Shift+X")
    assert "rinshan" not in session.draft.flags
    assert window.status.text().startswith("Rinshan")


def test_seats_go_round_the_players_there_are(open_window):
    window = open_window(line="rules=tenhou_sanma")
    seats = []
    for _ in range(3):
        press(window, "Shift+S")
        seats.append(window.session.draft.seat)
    assert seats == ["S", "W", "E"]


def test_keys_say_who_discarded_and_count_down(open_window):
    window = open_window(line="123m456p789s1122z seat=S")
    session, sources = window.session, []
    for _ in range(4):
        press(window, "Shift+E")
        sources.append(session.draft.source)
    assert sources == ["E", "W", "N", None]
    for keys in ("Shift+H", "Shift+H", "Ctrl+Shift+H", "Shift+B", "Ctrl+Shift+B"):
        press(window, keys)
    assert (session.draft.honba, session.draft.sticks) == (1, 0)
    press(window, "Ctrl+Shift+B")
    assert session.draft.sticks == 0
    assert window.status.text() != ""


def test_a_key_changes_the_number_of_players(open_window):
    window = open_window(line="rules=tenhou")
    press(window, "Shift+O")
    assert window.session.draft.rules == "tenhou_sanma"
    press(window, "Shift+O")
    assert window.session.draft.rules == "tenhou"


def test_a_key_says_who_is_liable(open_window):
    window = open_window("en", "1134s+2s [555z] [666z] [777z] tsumo")
    liable = []
    for _ in range(4):
        press(window, "Shift+G")
        liable.append([(pao.yakuman, pao.liable) for pao in window.session.draft.pao])
    seats = [[("daisangen", wind)] for wind in "SWN"]
    assert liable == [*seats, []]
    window.session.set_by("ron")
    press(window, "Shift+G")
    assert window.status.text().startswith("Liability by ron")
    window.session.clear()
    press(window, "Shift+G")
    assert window.status.text() == "Liability is not possible for this hand."


def test_two_yakuman_may_each_have_somebody_liable(open_window):
    window = open_window("en", "1z+1z [5555z] [6666z] [7777z] [2222z] tsumo rules=m_league")
    press(window, "Shift+G")
    found = set()
    for _ in range(16):
        found.add(tuple((pao.yakuman, pao.liable) for pao in window.session.draft.pao))
        press(window, "Shift+G")
    assert {len(each) for each in found} >= {0, 1, 2}


def test_keys_show_the_tabs_of_the_result(open_window):
    window = open_window("en", MANGAN)
    for number, key in enumerate(RESULT_TABS, start=1):
        press(window, f"Alt+{number}")
        assert window.page.hand.result.tabs.current == key
        assert window.page.hand.result._pages[key].isVisible()
        assert QApplication.focusWidget() is window.page.hand.result.tabs
    window.session.clear()
    press(window, "Alt+2")
    assert window.status.text() == "Tabs: the result has none yet."


def test_a_refusal_is_said_and_goes_with_the_next_change(open_window):
    window = open_window("fr")
    press(window, "Shift+I")
    assert window.status.text() == "Ippatsu\u202f: impossible sans riichi."
    window.page.hand.picker.grid.keys[0].click()
    assert window.status.text() == ""


def test_undo_and_redo_are_greyed_with_their_reasons(open_window):
    window = open_window()
    header = window.page.header
    assert header.undo.reason == "Nothing to undo."
    assert header.redo.reason == "Nothing to redo."
    header.undo.click()
    assert window.status.text() == "Nothing to undo."
    window.session.read_line("1m")
    assert header.undo.reason is None
    header.undo.click()
    assert header.undo.reason == "Nothing to undo."
    assert header.redo.reason is None


def test_only_a_scored_hand_is_printed(open_window):
    window = open_window("fr")
    assert window.page.header.print.reason == "Il manque 13 tuiles."
    window.session.read_line("123m456p789s1122z")
    assert window.page.header.print.reason == "Il manque la tuile gagnante."
    window.session.read_line("123m456p789s1122z+5z")
    assert window.page.header.print.reason.startswith("Main non gagnante")
    press(window, "Ctrl+P")
    assert window.status.text() == window.page.header.print.reason
    window.session.read_line(MANGAN)
    assert window.page.header.print.reason is None


def test_copies(open_window):
    window = open_window("en", MANGAN)
    clipboard = QGuiApplication.clipboard()
    press(window, "Ctrl+C")
    assert clipboard.text() == MANGAN
    assert window.status.text() == "Hand copied as text."
    press(window, "Ctrl+T")
    assert "8,000 points" in clipboard.text()
    assert MANGAN in clipboard.text()
    press(window, "Ctrl+Shift+C")
    assert clipboard.image().width() == 1000
    window.session.read_line("123m")
    press(window, "Ctrl+T")
    assert clipboard.text() == "123m"


def test_what_was_copied_as_text_is_pasted_as_a_hand(open_window):
    window = open_window("en", MANGAN)
    press(window, "Ctrl+T")
    press(window, "Ctrl+Backspace")
    press(window, "Ctrl+V")
    assert window.session.line == MANGAN


@pytest.mark.parametrize(
    ("pasted", "line"),
    [
        ("  123m\n456p  ", "123m456p"),
        ("1m2m3m4p5p6p7s8s9s1z1z2z2z2z", "123m456p789s1122z+2z"),
        ("r5m r5p rules=tenhou", "0m0p rules=tenhou"),
        ("a letter\n\n123m456p\n", "123m456p"),
    ],
)
def test_pastes(open_window, pasted, line):
    window = open_window()
    QGuiApplication.clipboard().setText(pasted)
    press(window, "Ctrl+V")
    assert window.session.line == line


@pytest.mark.parametrize("pasted", ["", "a letter", "11111m"])
def test_what_is_no_hand_is_not_pasted(open_window, pasted):
    window = open_window("en", "123m")
    QGuiApplication.clipboard().setText(pasted)
    press(window, "Ctrl+V")
    assert window.session.line == "123m"
    assert window.status.text().startswith("Nothing readable on the clipboard.")


def test_of_an_empty_hand_there_is_nothing_to_copy(open_window):
    window = open_window("en")
    QGuiApplication.clipboard().setText("kept")
    assert window.page.header.copy.reason == "Nothing to copy."
    for keys in ("Ctrl+C", "Ctrl+T"):
        window.say("")
        press(window, keys)
        assert window.status.text() == "Nothing to copy."
    assert QGuiApplication.clipboard().text() == "kept"
    window.session.read_line("1m")
    assert window.page.header.copy.reason is None


def test_what_was_said_of_a_control_goes_when_a_free_one_is_reached(open_window):
    window = open_window("en", "1m")
    window.page.header.redo.setFocus()
    assert window.status.text() == "Nothing to redo."
    window.page.header.copy.setFocus()
    assert window.status.text() == ""


def test_the_copy_button_offers_three_ways(open_window):
    window = open_window("en", "123m")
    window.page.header.copy.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == [
        "Copy the hand",
        "Copy the score",
        "Copy as picture",
    ]
    menu.actions()[0].trigger()
    menu.close()
    assert window.status.text() == "Hand copied as text."


def test_the_rules_are_said_and_others_one_click_away(open_window):
    window = open_window("fr", MANGAN)
    button = window.page.header.rules
    assert button.text() == "Règles\u202f: M-League"
    menu = button.options_menu()
    menu.aboutToShow.emit()
    named = {action.text().partition("\t")[0]: action for action in menu.actions()}
    assert {"WRC 2025", "M-League", "Tenhou", "Mahjong Soul à trois"} <= named.keys()
    assert named["M-League"].isChecked()
    assert [name for name, action in named.items() if not action.icon().isNull()] == ["M-League"]
    assert not named["Tenhou à trois"].isEnabled()
    assert "trois" in named["Tenhou à trois"].toolTip()
    said = {name: action.text().partition("\t")[2] for name, action in named.items()}
    assert (said["M-League"], said["EMA 2016"]) == ("état au 18 septembre 2026", "édition 2016")
    assert named["EMA 2025"].toolTip().endswith("EMA 2025 edition, v1.1, édition\u202f: août 2025")
    assert named["M-League"].toolTip() == said["M-League"]
    named["Tenhou"].trigger()
    assert window.session.draft.rules == "tenhou"
    assert button.text() == "Règles\u202f: Tenhou"


def test_rules_that_depart_from_their_set_are_marked(open_window):
    window = open_window("en", "123m rules=tenhou,kiriage_mangan=true")
    button = window.page.header.rules
    assert button.text() == "Rules: Tenhou *"
    button.options_menu().aboutToShow.emit()
    assert button.current == "tenhou,kiriage_mangan=true"
    assert button.text() == "Rules: Tenhou *"


def test_the_sidebar_lists_the_pages_that_exist_settings_last(open_window):
    window = open_window("fr")
    entries = window.sidebar.entries
    pages = [Words("fr").text(f"ui.page.{row.key}") for row in PAGES]
    assert [entry.accessibleName() for entry in entries] == [*pages, "Réglages"]
    assert entries[0].isChecked()
    assert entries[0].y() < entries[1].y()
    stops = [entry for entry in entries if entry.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [entries[0]]
    entries[0].setFocus()
    for entry in entries[:-1]:
        QTest.keyClick(entry, Qt.Key.Key_Down)
    QTest.keyClick(entries[-1], Qt.Key.Key_Return)
    assert window.findChildren(SettingsDialog)
    assert entries[0].isChecked(), "the settings are over the page, not in its place"


def test_the_bar_in_the_sidebar_goes_with_the_page(open_window):
    window = open_window()
    painted = _Painted()
    window.sidebar.installEventFilter(painted)
    QApplication.processEvents()
    painted.rects.clear()
    window.sidebar.set_current("points")
    QApplication.processEvents()
    entries = window.sidebar.entries
    marks = [QPoint(1, entry.geometry().center().y()) for entry in entries[:2]]
    assert all(any(rect.contains(mark) for rect in painted.rects) for mark in marks)


class _Painted(QObject):
    """What was painted anew."""

    def __init__(self) -> None:
        super().__init__()
        self.rects: list[QRect] = []

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.rects.append(event.rect())
        return False


def test_ctrl_1_goes_to_the_hand(open_window):
    window = open_window()
    window.page.header.line.setFocus()
    press(window, "Ctrl+1")
    assert QApplication.focusWidget() is window.page.hand


@pytest.mark.parametrize(
    ("size", "compact", "sidebar"),
    [
        ((1280, 800), False, 76),
        ((1024, 700), True, 76),
        ((1280, 740), True, 76),
        ((1440, 900), False, 76),
        ((1600, 900), False, 168),
    ],
)
def test_the_layout_follows_the_size(open_window, qapp, size, compact, sidebar):
    window = open_window()
    window.resize(*size)
    qapp.processEvents()
    assert window.look.theme.compact is compact
    assert window.sidebar.width() == sidebar
    assert window.page.hand.result.geometry().right() <= window.page.hand.width()


def test_the_smallest_window_holds_every_word_of_the_page(open_window, qapp):
    window = open_window("fr")
    window.resize(1024, 700)
    qapp.processEvents()
    assert (window.width(), window.height()) == (1024, 700)
    left = window.page.hand.situation
    assert left.mapTo(window, left.rect().bottomLeft()).y() < window.status.y() + window.height()
    assert left.minimumSizeHint().width() <= left.width()


def test_the_window_comes_back_where_it_was(open_window, qapp):
    first = open_window()
    first.setGeometry(20, 30, 1024, 730)  # the screen of the tests is no larger
    first.close()
    second = open_window()
    assert (second.width(), second.height()) == (1024, 730)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_control_is_without_a_name(open_window, lang):
    window = open_window(lang, MANGAN)
    nameless = [
        one
        for one in window.findChildren(QWidget)
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one.isVisible()
        and not (one.accessibleName() or getattr(one, "text", str)())
    ]
    assert nameless == []


def test_another_language_rewords_everything(open_window):
    window = open_window("fr", MANGAN)
    window.settings.change(language="ja")
    header = window.page.header
    said = (header.title, header.rules, header.copy, window.sidebar.entries[-1])
    assert [one.text() for one in said] == ["手牌", "ルール：Mリーグ", "コピー", "設定"]


def test_settings_dialog(open_window):
    window = open_window("en")
    press(window, "Ctrl+,")
    (dialog,) = window.findChildren(SettingsDialog)
    dialog.language.option("fr").click()
    dialog.theme.option("dark").click()
    for switch in dialog.switches.values():
        switch.click()
    assert window.settings.value == replace(
        window.settings.value,
        language="fr",
        theme="dark",
        tile_index=True,
        touch=True,
        reduced_motion=True,
    )
    assert dialog.windowTitle() == "Réglages"
    assert dialog.switches["touch"].text() == "Grandes cibles pour le doigt"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_dialogs_leave_the_hand_alone(open_window):
    window = open_window(line="123m")
    press(window, "F1")
    (dialog,) = window.findChildren(QDialog)
    QTest.keyClicks(dialog, "456p")
    assert window.session.line == "123m"


def test_an_action_is_not_found_twice(open_window):
    window = open_window()
    names = [action.objectName() for action in window.findChildren(QAction) if action.objectName()]
    assert len(names) == len({*names})


def test_every_window_has_the_icon_of_the_program(open_window, qtbot):
    QApplication.setWindowIcon(QIcon())
    open_window()
    other = QWidget()
    qtbot.addWidget(other)
    assert not other.windowIcon().isNull()
