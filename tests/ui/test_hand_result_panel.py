"""The result panel: what it shows when, what it lights, what the keyboard reaches."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from riichi_desktop.documents import preset_ids
from riichi_desktop.engine import parse_draft
from riichi_desktop.ui.hand import result as result_module
from riichi_desktop.ui.hand.page import HandPage
from riichi_desktop.ui.hand.result import ResultPanel
from riichi_desktop.ui.kit import Heading, Row, SeatCard, SeatDiagram, TableRows, tiles_of
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import LANGUAGES, Words

RON = "340m68p888s22z+7p [66'6z] ron seat=S from=W dora=1z honba=1 sticks=1 rules=m_league"
NOTICED = "234m340p99p67s+8s (1111z) tsumo riichi seat=S dora=3z ura=8p rules=tenhou"
NO_YAKU = "123m456p789s22z33p+3p ron seat=W round=S dora=2p"
READY = "234m567m345p67s99p ron seat=S"


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light", reduced_motion=True), Words("en"))


@pytest.fixture
def show(qtbot, look):
    """Show the result of a hand; gives the panel."""

    def make(line: str = "", size: tuple[int, int] = (519, 571)) -> ResultPanel:
        session = Session(parse_draft(line))
        compact = size[0] < 500
        look.theme.set_compact(compact)
        panel = ResultPanel(look, session)
        session.setParent(panel)
        panel.session, panel.lit = session, []
        session.lit.connect(panel.lit.append)
        qtbot.addWidget(panel)
        panel.setStyleSheet("QScrollBar:vertical { width: 12px }")  # as the window's has it
        panel.set_compact(compact)
        panel.resize(*size)
        panel.show()
        for _ in range(2):  # lines are broken once widths are known, and give other heights
            QApplication.processEvents()
        return panel

    return make


def put(panel: ResultPanel, line: str) -> None:
    panel.session.show_draft(parse_draft(line))
    QApplication.processEvents()


def rows_of(panel: ResultPanel) -> TableRows:
    return next(rows for rows in panel.findChildren(TableRows) if rows.isVisible())


def line_of(rows: TableRows, words: str) -> QWidget:
    """Give the place of the line that a screen reader says so."""
    return next(
        line
        for line in rows.findChildren(QWidget)
        if line.isVisible() and line.accessibleName().startswith(words)
    )


def texts(panel: ResultPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_an_empty_hand_is_told_what_may_be_done(show):
    panel = show()
    assert panel.state.isVisible()
    assert not panel.tabs.isVisible()
    assert not panel.headline.isVisible()
    assert "No hand yet" in texts(panel)


def test_the_state_lines_follow_the_hand(show):
    panel = show()
    put(panel, "123m456p78s")
    assert "6 tiles missing" in texts(panel)
    assert sum(line.isVisible() for line in panel.state.lines) == 2
    put(panel, READY)
    assert panel.waits.isVisible()
    put(panel, RON)
    assert not panel.state.isVisible()
    assert not panel.waits.isVisible()
    assert panel.headline.summary.title == "Mangan"


def test_a_press_of_a_wait_takes_the_tile(show):
    panel = show(READY)
    line = line_of(panel.waits.rows, "eight of bamboo")
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(40, 10))
    assert panel.session.draft.win == 25
    assert panel.headline.isVisible()


@pytest.mark.parametrize("way", ["click", "enter"])
def test_a_chosen_wait_gives_the_keyboard_back(show, way):
    panel = show(READY)
    given = []
    panel.done.connect(lambda: given.append(panel.waits.isVisible()))
    line = line_of(panel.waits.rows, "eight of bamboo")
    line.setFocus()
    if way == "click":
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(40, 10))
    else:
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert given == [True]  # before the row goes and takes the focus anywhere
    assert not panel.waits.isVisible()


def test_the_page_takes_the_keyboard_of_a_chosen_wait(qtbot, look):
    session = Session(parse_draft(READY))
    page = HandPage(look, session)
    session.setParent(page)
    page.finish()
    qtbot.addWidget(page)
    page.resize(1180, 660)
    with qtbot.waitExposed(page):
        page.show()
    line = line_of(page.result.waits.rows, "eight of bamboo")
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert QApplication.focusWidget() is page


def test_a_wait_lights_what_it_completes(show):
    panel = show(READY)
    line_of(panel.waits.rows, "five of bamboo").setFocus()
    assert panel.lit == [{("concealed", 11), ("concealed", 12)}]


def test_rows_light_their_tiles_and_put_them_out(show):
    panel = show(RON)
    line_of(rows_of(panel), "Kanchan wait").setFocus()
    assert panel.lit[-1] == {("concealed", 3), ("win", 0), ("concealed", 4)}
    line_of(rows_of(panel), "Base").setFocus()
    assert panel.lit[-1] == frozenset()
    panel.tabs.setFocus()
    assert len(panel.lit) == 2


def test_a_hidden_row_lights_nothing(show):
    panel = show(RON)
    line_of(rows_of(panel), "Yakuhai hatsu").setFocus()
    put(panel, "123m")
    assert panel.lit == [{("meld", 0)}, frozenset()]


@pytest.mark.parametrize("key", ["readings", "why_not", "rules"])
def test_the_arrows_choose_a_tab_and_it_stays_while_the_hand_changes(show, key):
    panel = show(RON)
    panel.tabs.setFocus()
    for _ in range(["count", "readings", "why_not", "rules"].index(key)):
        QTest.keyClick(panel.tabs, Qt.Key.Key_Right)
    assert panel.tabs.current == key
    put(panel, "123m")
    put(panel, NOTICED)
    assert panel.tabs.current == key
    assert rows_of(panel).accessibleName() == panel.tabs.tabText(panel.tabs.currentIndex())


def test_without_yaku_the_tabs_say_why_and_the_choice_comes_back(show):
    panel = show(RON)
    put(panel, NO_YAKU)
    assert "No yaku" in texts(panel)
    assert [panel.tabs.tabText(at) for at in range(panel.tabs.count())] == [
        "Why not",
        "Other rules",
    ]
    assert line_of(rows_of(panel), "Tanyao: ").isVisible()
    put(panel, RON)
    assert panel.tabs.current == "count"


def test_only_the_tab_that_is_shown_is_worked_out(show, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "riichi_desktop.ui.hand.rules_tab.compare", lambda *_: asked.append(1) or ()
    )
    panel = show(RON)
    put(panel, NOTICED)
    assert not asked
    panel.tabs.picked.emit("rules")
    assert asked == [1]


def test_a_press_of_a_rule_set_puts_it_in_force(show):
    panel = show(RON)
    panel.tabs.picked.emit("rules")
    QApplication.processEvents()
    QTest.mouseClick(line_of(rows_of(panel), "EMA 2025"), Qt.MouseButton.LeftButton)
    assert panel.session.draft.rules == "ema2025"
    assert panel.headline.summary.points == "5,500"
    line = line_of(rows_of(panel), "EMA 2025, in force")
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert panel.session.stack.count() == 1


def test_notices_stand_in_the_panel_and_go(show):
    panel = show(NOTICED)
    assert any(text.startswith("Fewer indicators") for text in texts(panel))
    put(panel, RON)
    assert not any(text.startswith("Fewer indicators") for text in texts(panel))


def test_each_new_result_is_announced_once_as_one_sentence(show, monkeypatch):
    said = []
    monkeypatch.setattr(result_module, "announce", lambda _, sentence: said.append(sentence))
    panel = show(RON)
    panel.show_study(panel.session.study)
    put(panel, READY)
    put(panel, NO_YAKU)
    assert [sentence.split(".")[0] for sentence in said] == [
        "Mangan, 8,300 points",
        "Tenpai",
        "No score",
    ]
    assert panel.accessibleDescription() == said[-1]


def test_the_seats_are_read_out(show):
    panel = show(RON)
    assert panel.seats.accessibleName() == "Who pays whom"
    assert panel.seats.accessibleDescription() == "South receives 9,300. West pays 8,300."


def test_another_language_words_everything_anew(show, look):
    panel = show(RON)
    look.set_language("fr")
    assert panel.headline.summary.points == "8\u202f300"
    assert panel.tabs.tabText(0) == "Décompte"
    assert line_of(rows_of(panel), "Attente kanchan").isVisible()
    assert panel.accessibleDescription().endswith("Ouest paie 8\u202f300.")


def test_tab_goes_from_the_tabs_to_the_rows(show, qtbot):
    panel = show(RON)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    column.addWidget(panel)
    column.addWidget(QPushButton("after"))
    window.show()
    window.activateWindow()
    panel.tabs.setFocus()
    for key in ("count", "why_not"):
        panel.tabs.picked.emit(key)
        QApplication.processEvents()
        panel.tabs.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(panel.tabs, Qt.Key.Key_Tab)
        assert rows_of(panel).isAncestorOf(QApplication.focusWidget())


def test_the_panel_scrolls_to_the_row_that_has_the_focus(show):
    panel = show(RON, (519, 300))
    bar = panel._scroll.verticalScrollBar()
    assert bar.value() == 0
    line_of(rows_of(panel), "Base").setFocus()
    line_of(rows_of(panel), "Kanchan wait").setFocus()
    assert bar.value() > 0


def test_the_content_keeps_its_width_with_and_without_the_bar(show):
    panel = show(RON, (519, 700))
    wide = rows_of(panel).width()
    assert not panel._scroll.verticalScrollBar().isVisible()
    panel.resize(519, 300)
    QApplication.processEvents()
    assert panel._scroll.verticalScrollBar().isVisible()
    assert rows_of(panel).width() == wide == 519 - 2 * 16


def test_a_plain_count_fits_the_window_without_scrolling(show):
    panel = show(RON)
    assert panel._scroll.widget().sizeHint().height() <= 571
    assert not panel._scroll.verticalScrollBar().isVisible()


@pytest.mark.parametrize("lang", ["fr", "en", "ja"])
def test_a_plain_count_fits_a_small_window_too(show, look, lang):
    look.set_language(lang)
    panel = show(RON, (386, 517))
    assert not panel._scroll.verticalScrollBar().isVisible()


def test_in_a_small_window_the_formula_leaves_the_rounding_to_the_heading(show):
    formula = next(w for w in show(RON, (386, 518)).findChildren(QLabel) if hasattr(w, "formula"))
    assert formula.formula.steps[0].startswith("40 × 2^(4+2)")


def test_a_long_limit_takes_two_lines_before_it_gets_small(show):
    panel = show("22z+2z [555z] [666z] [777z] [111z] ron rules=mahjong_soul", (386, 518))
    one = panel.headline.height()
    put(panel, "5z+5z [111z] [222z] [333z] [444z] ron rules=mahjong_soul,double_yakuman=daisuushii")
    assert panel.headline.height() > one


def test_a_small_window_has_short_tabs_and_breaks_the_headline(show):
    panel = show(NOTICED + " honba=1 sticks=1", (386, 518))
    assert [panel.tabs.tabText(at) for at in range(4)] == ["Score", "Readings", "Why not", "Rules"]
    assert panel.headline.lines[:3] == ("3,100 / 6,100", "= 3,000 / 6,000", "+ 100 honba")
    assert panel.headline.height() == panel.headline.sizeHint().height()
    assert panel.seats.width() == 218


def test_what_has_no_room_breaks_before_its_plus_sign(show, look):
    look.set_language("fr")
    panel = show("19m19p19s1234567z+1z tsumo rules=tenhou honba=2", (386, 518))
    assert panel.headline.lines[:3] == (
        "16\u202f200 chacun",
        "= 16\u202f000",
        "+ 200 de honba",
    )


def test_the_formula_stays_whole_where_the_count_is_cut(show):
    panel = show(RON, (519, 400))
    formula = next(w for w in panel.findChildren(QLabel) if hasattr(w, "formula"))
    viewport, bar = panel._scroll.viewport(), panel._scroll.verticalScrollBar()

    def bottom() -> int:
        return formula.mapTo(viewport, QPoint(0, formula.height())).y()

    assert bar.maximum() > 0
    assert bottom() == viewport.height() - 8
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    at_end = bottom()
    assert 0 < at_end <= viewport.height() - 8
    panel.resize(519, 800)
    for _ in range(2):
        QApplication.processEvents()
    assert bar.maximum() == 0
    rows = rows_of(panel)
    below_rows = rows.mapTo(panel, QPoint(0, rows.height())).y()
    assert formula.mapTo(panel, QPoint(0, 0)).y() == below_rows + 5


def test_a_headline_joins_what_has_room(show):
    panel = show(RON)
    assert panel.headline.lines == (
        "8,000 + 300 honba",
        "+ 1,000 riichi stick",
        "4 han 40 fu · M-League",
    )
    put(panel, "111z222z333z44z55z+5z ron rules=tenhou")
    assert panel.headline.lines == ("Tenhou",)


def test_the_formula_breaks_between_its_steps(show):
    panel = show(NOTICED, (386, 518))
    formula = next(w for w in panel.findChildren(QLabel) if hasattr(w, "formula"))
    assert formula.height() == 2 * 20 + 6
    assert formula.accessibleName().endswith("= 12,000")


# What the kit's tables and seats learnt for it


def test_words_below_a_row_take_the_lines_they_need(qtbot, look):
    rows = TableRows(look.theme, look.art)
    qtbot.addWidget(rows)
    rows.set_rows([Row(name="Yaku", below="short")])
    one = rows.sizeHint().height()
    rows.resize(200, one)
    rows.set_rows([Row(name="Yaku", below="many words that need a second line in 200 px")])
    assert rows.sizeHint().height() == one + 20
    rows.resize(600, one)
    assert rows.sizeHint().height() == one
    rows.set_rows([Row(name="Yaku", below="one\ntwo")])
    assert rows.sizeHint().height() == one + 20


def test_a_row_says_notes_before_numbers_and_what_is_below(qtbot, look):
    rows = TableRows(look.theme, look.art, columns=(80, 80))
    qtbot.addWidget(rows)
    rows.set_rows([Row(name="5s", notes=("a", "b"), values=("1", "2"), below="c")])
    assert rows.findChild(QLabel).accessibleName() == "5s, a, 1, b, 2, c"


def test_tiles_give_way_to_the_name(qtbot, look):
    """A tile is 18 px wide and ivory; where the name needs the room there is none."""
    rows = TableRows(look.theme, look.art)
    qtbot.addWidget(rows)
    rows.set_rows([Heading("Yaku"), Row(name="Sanshoku doujun", tiles=tiles_of([0] * 9))])

    def tiles_painted(width: int) -> bool:
        rows.resize(width, rows.sizeHint().height())
        image = rows.grab().toImage()
        y = rows.sizeHint().height() - 14
        return any(image.pixelColor(x, y).name() == "#fffcf0" for x in range(width - 60))

    assert tiles_painted(420)
    assert not tiles_painted(280)


@pytest.mark.parametrize("compact", [False, True])
def test_an_unknown_loser_sits_in_the_middle_between_greyed_seats(qtbot, look, compact):
    diagram = SeatDiagram(look.theme, compact=compact)
    qtbot.addWidget(diagram)
    diagram.set_seats(
        [
            SeatCard("東", "East", "+2,000", 2000, True, "winner", "bottom"),
            *(
                SeatCard("", name, "", 0, False, "possible", place)
                for name, place in (("South", "right"), ("West", "top"), ("North", "left"))
            ),
            SeatCard("", "Discarder", "−2,000", -2000, False, "loser", "center"),
        ]
    )
    diagram.set_arrows([("center", "bottom")])
    places = [diagram.card_rect(p) for p in ("top", "center", "bottom", "left", "right")]
    assert not any(one.intersects(other) for one in places for other in places if one is not other)
    assert diagram.accessibleName().endswith("South; West; North; Discarder −2,000")
    brass = look.theme.color("brass").name()
    image = diagram.grab().toImage()
    middle = round(places[1].center().x())
    gap = range(round(places[1].bottom()), round(places[2].top()))
    assert any(image.pixelColor(middle, y).name() == brass for y in gap)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_set_is_cut_below_the_points_of_a_small_window(show, look, lang):
    look.set_language(lang)
    panel = show("", (386, 518))
    hand = "1122334455667p+7p riichi ippatsu tsumo dora=1p2p honba=3 sticks=2"
    for id in preset_ids():
        for fields in ("", ",kiriage_mangan=false", ",kiriage_mangan=true"):
            put(panel, f"{hand} rules={id}{fields}")
            headline = panel.headline
            widest = max(look.theme.width("caption", line) for line in headline.lines)
            assert widest <= headline.width(), headline.lines
            assert (
                "".join(headline.lines)
                .replace(" ", "")
                .endswith(headline.summary.rules.replace(" ", ""))
            )
