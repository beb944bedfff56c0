"""The hand line: always the hand's own, until somebody types another."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from riichi_desktop.ui import Look, Session, Theme, starting_draft
from riichi_desktop.ui.line_field import PAUSE_MS, LineField
from riichi_desktop.words import Words

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def session() -> Session:
    return Session(starting_draft("123m seat=S"))


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light"), Words("fr"))


@pytest.fixture
def field(qtbot, look, session) -> LineField:
    made = LineField(look, session)
    qtbot.addWidget(made)
    made.show()
    made.setFocus()
    return made


@pytest.fixture
def told(field) -> list[str]:
    sentences: list[str] = []
    field.told.connect(sentences.append)
    return sentences


def type_over(field: LineField, text: str) -> None:
    field.selectAll()
    QTest.keyClicks(field, text)


def test_it_holds_the_line_of_the_hand(field, session):
    assert field.text() == "123m seat=S"
    session.read_line("456p rules=tenhou")
    assert field.text() == "456p rules=tenhou"


def test_enter_puts_a_line_in_place_and_makes_it_canonical(field, session):
    type_over(field, "rules=tenhou ron 321m r5p  seat=W")
    QTest.keyClick(field, ENTER)
    assert session.line == "123m0p seat=W rules=tenhou"
    assert field.text() == session.line
    assert not field.isModified()
    session.undo()
    assert field.text() == "123m seat=S"


def test_an_empty_line_empties_the_hand_and_keeps_the_rest(field, session):
    session.read_line("123m seat=S rules=tenhou")
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClick(field, ENTER)
    assert session.line == "seat=S rules=tenhou"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("123m 4x", "Caractère 6. Non compris\u202f: «\u202f4x\u202f»."),
        ("123m seat=Q", "Caractère 11. Pas un vent"),
        ("11111m", "Caractère 5. Quatre exemplaires au plus"),
        ("123m rules=nonsense", "Caractère 12. Règlement inconnu"),
        ("123m players=7", "Caractère 6. Ce règlement se joue à 4"),
        ("1m seat=N rules=tenhou_sanma", "Caractère 4. Siège"),
        ("123m honba=1000", "Caractère 6. Honba"),
        ("0m0m rules=tenhou", "Caractère 3. Plus de cinq rouges"),
        ("123m ippatsu", "Caractère 6. Ippatsu\u202f: impossible sans riichi"),
    ],
)
def test_a_fault_is_told_at_its_character_and_changes_nothing(field, session, told, text, sentence):
    type_over(field, text)
    QTest.keyClick(field, ENTER)
    assert told[-1].startswith(sentence)
    assert field.text() == text
    assert session.line == "123m seat=S"


@pytest.mark.parametrize(
    ("line", "characters"), [("123m 4x 456p", 1), ("123m ippatsu 456p", 7), ("123m 456p 78", 1)]
)
def test_the_character_or_the_word_is_underlined(field, look, line, characters):
    type_over(field, line)
    plain = field.grab().toImage()
    QTest.keyClick(field, ENTER)
    field.setCursorPosition(0)
    marked = field.grab().toImage()
    losses = look.theme.color("losses")

    def reddish(image) -> set[int]:
        """Give the columns that have a pixel of about the colour of a fault."""
        return {
            x
            for x in range(3, image.width() - 3)
            for y in range(3, image.height() - 3)
            if abs(image.pixelColor(x, y).red() - losses.red()) < 40
            and image.pixelColor(x, y).green() < 110
            and image.pixelColor(x, y).blue() < 100
        }

    columns = reddish(marked)
    assert reddish(plain) == set()
    width = field.fontMetrics().horizontalAdvance("0")
    assert columns
    assert (characters - 1) * width < max(columns) - min(columns) <= (characters + 1) * width
    QTest.keyClick(field, ESCAPE)
    assert reddish(field.grab().toImage()) == set()


def test_a_fault_is_looked_for_when_typing_pauses(field, told, qtbot):
    type_over(field, "123m 4")
    assert told == []
    assert field.fault is None
    qtbot.waitUntil(lambda: field.fault is not None, timeout=PAUSE_MS * 5)
    assert len(told) == 1
    QTest.keyClicks(field, "p")
    assert field.fault is None
    qtbot.waitUntil(lambda: told[-1] == "", timeout=PAUSE_MS * 5)


def test_escape_gives_the_hands_own_line_back_and_a_second_one_leaves(field, told, qtbot):
    type_over(field, "999")
    QTest.keyClick(field, ESCAPE)
    assert field.text() == "123m seat=S"
    assert told == [""]
    with qtbot.waitSignal(field.left, timeout=100):
        QTest.keyClick(field, ESCAPE)


def test_a_change_of_the_hand_wins_over_what_is_being_typed(field, session):
    type_over(field, "999")
    session.set_seat("W")
    assert field.text() == "123m seat=W"


def test_a_fault_is_told_in_the_language_in_force(field, look, told):
    type_over(field, "11111m")
    QTest.keyClick(field, ENTER)
    look.set_language("en")
    assert told[-1].startswith("Character 5. Four copies at most")
    assert field.placeholderText()
    assert field.accessibleName() == "Hand as text"


def test_in_the_window_undo_and_copy_are_the_hands_until_the_field_has_its_own(open_window):
    window = open_window("en", "123m")
    window.session.read_line("456p")
    field = window.page.header.line
    field.setFocus()
    field.deselect()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(field, Qt.Key.Key_C, control)
    assert QGuiApplication.clipboard().text() == "456p"
    QTest.keyClick(field, Qt.Key.Key_Z, control)
    assert window.session.line == "123m"
    QTest.keyClicks(field, "4")
    QTest.keyClick(field, Qt.Key.Key_Z, control)
    assert field.text() == "123m"
    assert window.session.line == "123m"
    field.setSelection(0, 2)
    QTest.keyClick(field, Qt.Key.Key_C, control)
    assert QGuiApplication.clipboard().text() == "12"


def test_in_the_window_a_line_is_reached_typed_and_left_by_keys_alone(open_window):
    window = open_window("en")
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window, Qt.Key.Key_L, control)
    field = window.page.header.line
    assert QApplication.focusWidget() is field
    QTest.keyClicks(field, "123m 4x")
    QTest.keyClick(field, ENTER)
    assert window.status.text().startswith("Character 6")
    QTest.keyClick(field, ESCAPE)
    assert window.status.text() == ""
    QTest.keyClick(field, ESCAPE)
    assert QApplication.focusWidget() is window.page.hand
