"""The Reference page: parts, search, what a press opens, the keyboard, copies, other rules."""

import statistics
from time import thread_time

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from riichi_desktop.export import reference
from riichi_desktop.ui.reference.hand_button import HandButton
from riichi_desktop.ui.reference.page import ReferencePage
from riichi_desktop.ui.reference.point_grid import PointGrid
from riichi_desktop.ui.reference.row_layout import INSET, lay_out
from riichi_desktop.ui.reference.row_values import Head, Item
from riichi_desktop.ui.reference.sheet_rows import SheetRows
from riichi_desktop.ui.reference.stops import Stop

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

CONTROL = Qt.KeyboardModifier.ControlModifier
HAND = "123m456p789s1122z"


@pytest.fixture
def opened(open_window, qapp):
    """Give the window with the page open, under rules and at a part."""

    def build(section: str = "start", rules: str = "wrc2025", lang: str = "en"):
        window = open_window(lang, HAND)
        window.session.set_rules(rules)
        page = window.open_page("reference")
        page.open_section(section)
        qapp.processEvents()
        return window, page

    return build


def shown(page: ReferencePage, kind: type) -> list:
    return [one for one in page.findChildren(kind) if one.isVisibleTo(page)]


def stop_named(page: ReferencePage, start: str) -> Stop:
    found = (one for one in shown(page, Stop) if one.accessibleName().startswith(start))
    return next(found)


def texts(page: ReferencePage) -> set[str]:
    return {label.text() for label in shown(page, QLabel)}


@pytest.mark.parametrize("id", reference.SECTION_IDS)
def test_a_part_is_shown_with_the_settings_in_force(opened, id):
    window, page = opened(id, "ema2025")
    words = window.look.words
    assert words.text(f"reference.section.{id}") in texts(page)
    assert any("no red fives" in text and "EMA 2025" in text for text in texts(page))
    (entry,) = (one for one in page.contents.entries if one.isChecked())
    assert entry.text() == words.text(f"reference.section.{id}")


def test_parts_are_built_when_they_are_wanted_and_kept(opened, qapp):
    _, page = opened()
    first = page._view()
    page.open_section("fu")
    page.open_section("start")
    assert page._view() is first
    assert first.isVisibleTo(page)


# What a press opens


def test_a_press_on_a_yaku_opens_its_hand_and_undo_brings_the_old_one_back(opened):
    window, page = opened("yaku", "tenhou")
    before = window.session.line
    QTest.mouseClick(stop_named(page, "Chiitoitsu"), Qt.MouseButton.LeftButton)
    assert window.pages.key == "hand"
    assert dict(window.session.study.value.best.yaku) == {"chiitoitsu": 2}
    assert window.session.rules.id == "tenhou"
    assert window.status.text() == window.look.words.text("ui.reference.opened")
    window.session.undo()
    assert window.session.line == before


def test_changed_rules_stay_in_force_in_an_example(opened):
    window, page = opened("yaku", "tenhou,open_tanyao=false")
    stop_named(page, "Tanyao").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.session.rules.open_tanyao is False
    assert dict(window.session.study.value.best.yaku) == {"tanyao": 1}


def test_a_yaku_without_a_hand_opens_nothing(opened):
    window, page = opened("yaku", "tenhou")
    QTest.mouseClick(stop_named(page, "Nagashi mangan"), Qt.MouseButton.LeftButton)
    assert window.pages.key == "reference"


@pytest.mark.parametrize(
    ("dealer", "tsumo", "cell", "worth"),
    [
        (False, False, (3, 40), (3, 40)),
        (True, True, (2, 60), (2, 60)),
        (False, True, (4, 110), (4, 110)),
    ],
)
def test_a_press_on_a_cell_opens_it_under_points(opened, monkeypatch, dealer, tsumo, cell, worth):
    window, page = opened("tables")
    asked = []
    points = window.page_of("points")
    monkeypatch.setattr(points, "open_at", lambda *cell: asked.append(cell), raising=False)
    (grid,) = (
        one
        for one in shown(page, PointGrid)
        if (one.table.dealer, one.table.tsumo) == (dealer, tsumo)
    )
    at = [(c.han, c.fu) for _, row in grid.table.rows for c in row].index(cell)
    grid.focus_cell(at)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert window.pages.key == "points"
    assert asked == [(*worth, dealer, tsumo)]


def test_an_impossible_cell_opens_nothing(opened):
    window, page = opened("tables")
    stop = stop_named(page, "Non-dealer, ron, 1 han 25 fu")
    assert stop.accessibleName().endswith("impossible")
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    assert window.pages.key == "reference"


def test_a_limit_opens_without_fu(opened, monkeypatch):
    window, page = opened("limits")
    asked = []
    points = window.page_of("points")
    monkeypatch.setattr(points, "open_at", lambda *cell: asked.append(cell), raising=False)
    QTest.mouseClick(stop_named(page, "Baiman"), Qt.MouseButton.LeftButton)
    assert asked == [(8, None, False, False)]


def test_a_worked_hand_opens(opened):
    window, page = opened("formula")
    hand = shown(page, HandButton)[0]
    assert "Riichi" in hand.accessibleName()
    QTest.mouseClick(hand, Qt.MouseButton.LeftButton)
    assert (window.pages.key, window.session.study.value.points) == ("hand", 2600)


# The keyboard


def test_arrows_walk_rows_and_cells_and_parts(opened, qapp):
    _, page = opened("tables")
    grid = shown(page, PointGrid)[0]
    grid.focus_cell(0)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert QApplication.focusWidget().accessibleName() == "Non-dealer, ron, 2 han 30 fu: 2,000"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert "2 han 25 fu: 1,600" in QApplication.focusWidget().accessibleName()
    page.focus_home()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert page.current == "formula"
    page.open_section("fu")
    qapp.processEvents()
    rows = shown(page, SheetRows)[2]
    rows.focus_row(0)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert QApplication.focusWidget().accessibleName() == "Triplet, 2 to 8, open +2, concealed +4"


def test_each_table_is_one_tab_stop(opened):
    _, page = opened("tables")
    for grid in shown(page, PointGrid):
        stops = [
            one for one in grid.findChildren(Stop) if one.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        assert len(stops) == 1


@pytest.mark.parametrize(("key", "id"), [("2", "yaku"), ("7", "tables"), ("9", "rules")])
def test_a_key_opens_a_part(opened, key, id):
    window, page = opened()
    QTest.keyClick(window, getattr(Qt.Key, f"Key_{key}"), Qt.KeyboardModifier.AltModifier)
    assert page.current == id


# Search


def test_a_search_shows_what_it_finds_as_one_types(opened, qapp):
    window, page = opened()
    QTest.keyClick(window, Qt.Key.Key_F, CONTROL)
    assert QApplication.focusWidget() is page.search
    QTest.keyClicks(page.search, "sept paires")
    (rows,) = shown(page, SheetRows)
    assert [line.name for line in rows.lines if hasattr(line, "name")] == ["Chiitoitsu"]
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert QApplication.focusWidget().accessibleName().startswith("Chiitoitsu")
    QTest.keyClick(window, Qt.Key.Key_F, CONTROL)
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert window.look.words.text("reference.section.start") in texts(page)


@pytest.mark.parametrize(
    ("query", "said"), [("seven pairs", "1 result"), ("a", "The first 40 results")]
)
def test_how_much_was_found_is_said(opened, query, said):
    _, page = opened()
    page.search.setText(query)
    assert said in texts(page)


def test_nothing_found_is_said(opened):
    _, page = opened()
    page.search.setText("zzzz")
    assert "Nothing answers to “zzzz”." in texts(page)
    assert shown(page, SheetRows) == []


def test_a_found_rule_leads_to_its_place(opened, qapp):
    _, page = opened()
    page.search.setText("double wind")
    qapp.processEvents()
    stop = stop_named(page, "Fu for a double-wind pair")
    QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    qapp.processEvents()
    assert (page.current, page.search.text()) == ("rules", "")
    assert QApplication.focusWidget().accessibleName().startswith("Fu for a double-wind pair")


def test_a_found_amount_opens_under_points(opened, monkeypatch):
    window, page = opened("start", "tenhou")
    asked = []
    points = window.page_of("points")
    monkeypatch.setattr(points, "open_at", lambda *cell: asked.append(cell), raising=False)
    page.search.setText("11600")
    QTest.mouseClick(stop_named(page, "3 han 60 fu"), Qt.MouseButton.LeftButton)
    assert asked == [(3, 60, True, False)]


@pytest.mark.speed
def test_a_key_of_a_search_takes_less_than_a_frame(opened, qapp):
    """In time of the processor: a busy machine is no fault of the code."""
    _, page = opened()
    page.search.setText("a")
    page.search.clear()
    slowest = []
    for _ in range(3):
        taken = []
        for word in ("chiitoitsu", "dragon", "7700", "terminales", "han", "平和", "tsumo", "kan"):
            for end in range(1, len(word) + 1):
                start = thread_time()
                page.search.setText(word[:end])
                page.repaint()
                taken.append(thread_time() - start)
            page.search.clear()
        slowest.append(statistics.quantiles(taken, n=100)[98])
    assert min(slowest) < 0.016


# Rules, languages, copies


def test_other_rules_are_followed_at_once_and_unseen_ones_later(opened, qapp):
    window, page = opened("limits", "tenhou")
    assert "Kazoe yakuman 数え役満" in " ".join(
        one.accessibleName().replace(",", "") for one in shown(page, Stop)
    )
    window.session.set_rules("ema2025")
    qapp.processEvents()
    assert (
        stop_named(page, "Sanbaiman")
        .accessibleName()
        .startswith("Sanbaiman, 三倍満, 11 han or more")
    )
    window.open_page("hand")
    window.session.set_rules("tenhou")
    assert page.head is not None
    assert page.head.rules == "EMA 2025", "a hidden page does no work"
    window.open_page("reference")
    assert page.head.rules == "Tenhou"


def test_another_language_is_spoken_at_once(opened, qapp):
    window, page = opened("fu")
    window.look.set_language("ja")
    qapp.processEvents()
    assert "符の六段階" in texts(page)
    assert [one.text() for one in page.contents.entries][1] == "役"


def test_a_language_changed_elsewhere_is_spoken_when_the_page_comes_back(opened, qapp):
    window, page = opened("yaku")
    window.open_page("hand")
    window.look.set_language("fr")
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.open_page("reference")
    qapp.processEvents()
    assert page.current == "yaku"
    assert "Une main ne gagne qu’avec un yaku au moins." in " ".join(texts(page))


@pytest.mark.speed
def test_the_page_opens_in_less_than_a_tenth_of_a_second(open_window, qapp):
    """In time of the processor, from the press to the picture."""
    window = open_window("fr", HAND)
    qapp.processEvents()
    start = thread_time()
    window.open_page("reference").grab()
    assert thread_time() - start < 0.1


def test_a_copy_is_the_table_that_has_the_keyboard_else_the_part(opened):
    window, page = opened("tables", "tenhou")
    page.focus_home()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_C, CONTROL)
    whole = QGuiApplication.clipboard().text()
    assert whole.startswith("Point tables\nRules: Tenhou")
    assert whole.count("110 fu") == 4
    shown(page, PointGrid)[2].focus_cell(5)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_C, CONTROL)
    one = QGuiApplication.clipboard().text()
    assert one.startswith(("Non-dealer", "Dealer"))
    assert one.count("110 fu") == 1
    assert window.status.text().startswith("Copied as text: ")


@pytest.mark.parametrize("kind", ["closed", "open", "closed_only"])
def test_yaku_of_a_kind_of_hand(opened, qapp, kind):
    _, page = opened("yaku")
    view = page._view()
    view.kinds.option(kind).click()
    qapp.processEvents()
    names = {one.accessibleName().split(" ")[0] for one in shown(page, Stop)}
    assert ("Toitoi" in names) == (kind != "closed_only")
    assert ("Pinfu" in names) == (kind != "open")


def found_lines(page: ReferencePage):
    return page._results.rows.lines


def test_what_is_found_stands_under_the_headings_of_its_table(opened):
    _, page = opened("tables")
    page.search.setText("7700")
    lines = found_lines(page)
    heads = [line for line in lines if isinstance(line, Head)]
    assert [(one.title, one.heads) for one in heads] == [
        ("Limits", ("ron", "dealer ron")),
        ("Point tables", ("paid by the discarder",)),
    ]
    assert heads[1].note == "Dealer, ron"
    assert [one.gloss for one in lines if isinstance(one, Item) and one.cell] == ["", ""]


def test_no_part_shows_as_open_while_a_search_is_read(opened):
    _, page = opened("fu")
    page.search.setText("pinfu")
    assert not any(one.isChecked() for one in page.contents.entries)
    page.search.clear()
    assert [one.key for one in page.contents.entries if one.isChecked()] == ["fu"]


def test_what_a_rule_says_stands_bold_at_the_right_end(opened):
    _, page = opened("rules")
    rows = page._shown.cards[0].rows
    item = next(one for one in rows.lines if isinstance(one, Item))
    assert (item.name, item.answer, item.gloss) == ("Kiriage mangan", "yes", "")
    places = lay_out(rows.lines, 420, page.desk.look.theme)
    ends = {right for place in places for _, right, _ in place.values}
    assert ends == {420.0 - INSET}


def test_one_who_begins_sees_a_hand_counted_to_the_end(opened):
    _, page = opened("start")
    assert {"A whole hand", "3 han 30 fu"} <= {text.replace("\u00a0", " ") for text in texts(page)}
