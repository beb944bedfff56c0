"""The manual: its files, what the program fills in, its window."""

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from riichi_desktop.paths import resource
from riichi_desktop.ui.commands import COMMANDS, keys_of
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.manual import chapters
from riichi_desktop.ui.manual.chapters import (
    CHAPTERS,
    MOST_FOUND,
    WRITTEN_IN,
    chapter_file,
    chapter_text,
    chapter_title,
    key_table,
    key_text,
    manual_language,
    search,
)
from riichi_desktop.ui.manual.window import ManualWindow
from riichi_desktop.ui.pages import PAGES
from riichi_desktop.ui.shortcuts_dialog import ShortcutsDialog
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import LANGUAGES, Words

FILES = [(lang, chapter) for lang in WRITTEN_IN for chapter in CHAPTERS]
each_file = pytest.mark.parametrize(("lang", "chapter"), FILES)


def raw(lang: str, chapter: str) -> str:
    return chapter_file(chapter, lang).read_text("utf-8")


def test_every_page_has_a_chapter():
    assert {page.key for page in PAGES} <= set(CHAPTERS)


@pytest.mark.parametrize("lang", WRITTEN_IN)
def test_no_file_is_missing_or_left_over(lang):
    assert {path.stem for path in resource("manual", lang).iterdir()} == set(CHAPTERS)


@each_file
def test_keys_and_words_are_those_of_the_program(lang, chapter):
    text = raw(lang, chapter)
    ids = {row.id for row in COMMANDS}
    assert set(re.findall(r"\{key:([^}]*)\}", text)) <= ids
    words = Words(lang)
    assert all(key in words for key in re.findall(r"\{word:([^}]*)\}", text))
    filled = chapter_text(chapter, words)
    assert "{" not in filled


@each_file
def test_no_key_is_written_by_hand(lang, chapter):
    assert not re.search(r"\b(Ctrl|Alt|Shift|Maj)\+|\bF\d+\b", raw(lang, chapter))


@each_file
def test_links_and_pictures_are_there(lang, chapter):
    text = raw(lang, chapter)
    assert text.startswith("# ")
    for is_picture, said, target in re.findall(r"(!?)\[([^\]]*)\]\(([^)]*)\)", text):
        assert said
        if is_picture:
            picture = QImage(str(resource("manual", "pictures", lang, target)))
            assert not picture.isNull(), target
        else:
            assert target.removesuffix(".md") in CHAPTERS, target


@pytest.mark.parametrize("lang", WRITTEN_IN)
def test_every_picture_is_used(lang):
    used = {name for chapter in CHAPTERS for name in re.findall(r"\w+\.png", raw(lang, chapter))}
    assert {path.name for path in resource("manual", "pictures", lang).iterdir()} == used


def test_the_pictures_stay_small():
    files = list(resource("manual", "pictures").rglob("*.png"))
    assert files
    assert sum(path.stat().st_size for path in files) < 3_000_000


@each_file
def test_all_languages_say_the_same(lang, chapter):
    marks = r"(?m)^#+|^\d\. |^- |\{[^}]*\}|\w+\.(?:png|md)"
    said = sorted(re.findall(marks, raw(lang, chapter)))
    assert said == sorted(re.findall(marks, raw("en", chapter)))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_french_is_set_as_french(chapter):
    text = re.sub(r"(?m)^    .*|`[^`]*`|\]\([^)]*\)|\{[^}]*\}", "", raw("fr", chapter))
    assert "'" not in text
    assert not re.search(r"(?<![\u202f|-])[:;!?](?!-)", text.replace("![", "["))
    assert not re.search(r"(?i)\b(vous|votre|vos)\b", text)


def test_the_keys_of_every_page_are_in_the_chapter_of_keys():
    text = chapter_text("keys", Words("en"))
    for row in COMMANDS:
        assert Words("en").text(row.words) in text, row.id


def test_keys_are_written_as_the_system_names_them(qapp):
    assert key_text("undo") == "`Ctrl+Z`"
    assert key_text("tabs") == "`Alt+1` … `Alt+4`"
    assert key_text("points_fu") == "`F` `4` `0`"
    assert key_text("help") == "`F1` / `?`"
    assert "←" in key_table("hand", Words("en"))


def test_where_it_is_not_written_english_is_read(monkeypatch):
    assert [manual_language(lang) for lang in LANGUAGES] == [*LANGUAGES]
    monkeypatch.setattr(chapters, "WRITTEN_IN", ("fr", "en"))
    assert chapter_text("hand", Words("ja")) == chapter_text("hand", Words("en"))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_japanese_is_set_as_japanese(chapter):
    text = re.sub(r"(?m)^    .*|`[^`]*`|\]\([^)]*\)|\{[^}]*\}", "", raw("ja", chapter))
    assert not re.search(r"です|ます(?=[。、])|ません|ください", text)
    assert not re.search(r"(?<=[ぁ-ヶ一-龠])[,;:!?.]|[,;:!?](?=[ぁ-ヶ一-龠])", text)


def test_a_search_knows_no_case_and_no_accents():
    texts = [(chapter, chapter_text(chapter, Words("fr"))) for chapter in CHAPTERS]
    found = search("REGLEMENT fourni", texts)
    assert [one.chapter for one in found] == ["rules", "rules"]
    assert found[1].sought == "règlement"
    assert search("   ", texts) == ()
    assert search("zzzz", texts) == ()
    assert len(search("a", texts)) == MOST_FOUND


def test_a_long_passage_is_cut_around_what_is_sought():
    text = "# T\n\n" + "far " * 60 + "needle " + "off " * 60
    (one,) = search("needle", [("hand", text)])
    assert one.text.startswith("…")
    assert one.text.endswith("…")
    assert "needle" in one.text


@pytest.fixture
def manual(qapp, qtbot):
    def make(lang: str = "en", chapter: str = "match") -> ManualWindow:
        window = ManualWindow(Look(Theme("light"), Words(lang)), chapter)
        qtbot.addWidget(window)
        window.show()
        QApplication.processEvents()
        return window

    return make


def test_it_opens_at_the_chapter_of_the_page_and_follows_links(manual):
    window = manual()
    assert window.contents.current == "match"
    assert window.reader.toPlainText().startswith(chapter_title(raw("en", "match")))
    window.reader.anchorClicked.emit(QUrl("hand.md"))
    assert window.chapter == window.contents.current == "hand"
    window.contents.picked.emit("keys")
    assert window.reader.toPlainText().startswith("Keyboard")
    window.reader.anchorClicked.emit(QUrl("elsewhere.md"))
    assert window.chapter == "keys"


def test_a_search_is_read_opened_and_ended(manual):
    window = manual()
    QTest.keyClicks(window.search, "uma, oka")
    assert [one.chapter for one in window.found] == ["match"]
    assert window.contents.current is None
    window.reader.anchorClicked.emit(QUrl("0"))
    assert window.reader.textCursor().selectedText() == "uma,"
    QTest.keyClicks(window.search, "indicator")
    window.search.entered.emit()
    assert window.chapter == "start"
    QTest.keyClicks(window.search, "z")
    window.search.clear()
    assert window.contents.current == "start"


def test_it_speaks_the_language_in_force_or_says_that_it_cannot(manual, monkeypatch):
    window = manual("fr", "hand")
    assert window.windowTitle() == "Manuel"
    assert window.reader.toPlainText().startswith("Main")
    assert window.note.isHidden()
    monkeypatch.setattr(chapters, "WRITTEN_IN", ("fr", "en"))
    window.look.set_language("ja")
    assert window.reader.toPlainText().startswith("Hand")
    assert window.note.isVisible()


def test_pictures_fit_and_both_palettes_are_followed(manual):
    window = manual("en", "start")
    window.look.theme.set_mode("dark")
    document = window.reader.document()
    assert document.idealWidth() <= window.reader.viewport().width()
    window.resize(800, 600)
    QApplication.processEvents()
    document = window.reader.document()
    assert document.idealWidth() <= window.reader.viewport().width()
    colour = document.begin().begin().fragment().charFormat().foreground().color()
    assert colour == window.look.theme.color("text")


def test_the_dialog_of_keys_offers_it(qapp, qtbot):
    asked = []
    look = Look(Theme("light"), Words("fr"))
    dialog = ShortcutsDialog(look, COMMANDS, ("hand",), "hand")
    qtbot.addWidget(dialog)
    button = dialog.offer("ui.manual.open", lambda: asked.append(True))
    dialog.show()
    assert button.text() == "Manuel"
    look.set_language("en")
    assert button.text() == "Manual"
    button.click()
    assert asked
    assert not dialog.isVisible()
    assert keys_of("manual") == ("Shift+F1",)


def test_tab_goes_round_and_every_part_has_a_name(manual, qtbot):
    window = manual("fr", "hand")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.search.setFocus()
    stops = [window.search]
    for _ in range(20):  # links of the text among them
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        assert here is not None
        stops.append(here)
    assert {window.search, window.reader, window.contents.option("hand")} <= set(stops)
    assert stops.count(window.search) > 1
    assert all(one.accessibleName() for one in (window.search, window.reader, window.contents))


def test_enter_on_a_link_follows_it(manual, qtbot):
    window = manual("en", "start")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.reader.setFocus()
    QTest.keyClick(window.reader, Qt.Key.Key_Tab)
    QTest.keyClick(window.reader, Qt.Key.Key_Return)
    assert window.chapter == "hand"
