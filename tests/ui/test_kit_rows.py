"""Tables of rows: they light up, they are walked, they are read out."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QEnterEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from riichi_desktop.ui.kit import Heading, Row, RowTile, TableRows, tiles_of
from riichi_desktop.ui.theme import Theme

LINES = [
    Heading("Yaku", totals=("4 han",)),
    Row("hatsu", "Yakuhai hatsu", "役牌 發", "dragon vert", tiles_of([32] * 3), ("1",)),
    Row("dora", "Dora", "ドラ", values=("2",), accessible="deux dora"),
    Heading("Fu", ", arrondi", ("32 → 40 fu",)),
    Row("wait", "Attente", tiles=(RowTile(14), RowTile(15, marked=True)), values=("2",)),
]


class Pictures:
    """Gives fields of one colour, and remembers what was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def pixmap(
        self, tile: int, height: int, dpr: float, *, turned: bool = False, back: bool = False
    ) -> QPixmap:
        self.asked.append((tile, height, dpr, turned, back))
        size = (height, height * 3 // 4) if turned else (height * 3 // 4, height)
        pixmap = QPixmap(*size)
        pixmap.fill(QColor("#ff00ff"))
        return pixmap


@pytest.fixture
def theme(qapp) -> Theme:
    return Theme("light", reduced_motion=True)


@pytest.fixture
def table(qtbot, theme) -> TableRows:
    made = TableRows(theme, Pictures())
    qtbot.addWidget(made)
    made.set_rows(LINES)
    made.resize(480, made.sizeHint().height())
    made.told = []
    made.row_lit.connect(made.told.append)
    made.row_unlit.connect(lambda: made.told.append(None))
    return made


def lines_of(table: TableRows) -> list[QLabel]:
    return sorted(table.findChildren(QLabel), key=lambda line: line.y())


def point(line: QLabel) -> None:
    spot = QPointF(5, 5)
    QApplication.sendEvent(line, QEnterEvent(spot, spot, spot))


def leave(line: QLabel) -> None:
    QApplication.sendEvent(line, QEvent(QEvent.Type.Leave))


def color_at(table: TableRows, line: QLabel, x: int = 4) -> str:
    spot = line.geometry().topLeft() + QPoint(x, line.height() // 2)
    return table.grab().toImage().pixelColor(spot).name()


def test_heights_are_fixed(table: TableRows) -> None:
    assert table.sizeHint().height() == 30 + 2 + 2 * 28 + 8 + 30 + 2 + 28
    table.theme.set_compact(True)
    assert table.sizeHint().height() == 26 + 1 + 2 * 26 + 3 + 26 + 1 + 26
    table.set_rows([])
    assert table.sizeHint().height() == 0


def test_the_pointer_lights_rows_and_no_heading(table: TableRows) -> None:
    table.show()
    lines = lines_of(table)
    for line in lines:
        point(line)
        leave(line)
    assert table.told == ["hatsu", None, "dora", None, "wait", None]
    plain = color_at(table, lines[1])
    point(lines[1])
    assert color_at(table, lines[1]) == table.theme.palette.tint != plain
    assert color_at(table, lines[2]) == plain


def test_the_focus_lights_rows_and_arrows_walk_them(qtbot, table: TableRows) -> None:
    with qtbot.waitExposed(table):
        table.show()
    lines = lines_of(table)
    lines[1].setFocus()
    assert table.told[-1] == "hatsu"
    table.told.clear()
    for key in ("Down", "Down", "Down", "Up"):
        QTest.keyClick(table.focusWidget(), getattr(Qt.Key, f"Key_{key}"))
    assert [key for key in table.told if key] == ["dora", "wait", "dora"]
    tab = Qt.FocusPolicy.TabFocus
    assert [line for line in lines if line.focusPolicy() & tab] == [lines[2]]


def test_the_last_of_pointer_and_focus_wins(qtbot, table: TableRows) -> None:
    with qtbot.waitExposed(table):
        table.show()
    lines = lines_of(table)
    point(lines[1])
    lines[2].setFocus()
    point(lines[4])
    leave(lines[4])
    assert table.told == ["hatsu", "dora", "wait", "dora"]


def test_a_lit_row_that_changes_or_goes_is_told(table: TableRows) -> None:
    table.show()
    point(lines_of(table)[1])
    table.set_rows([LINES[0], Row("riichi", "Riichi", values=("1",)), *LINES[2:]])
    table.set_rows(LINES[:1])
    assert table.told == ["hatsu", "riichi", None]
    assert len([line for line in lines_of(table) if line.isVisible()]) == 1


def test_the_same_lines_again_are_no_work(qtbot, table: TableRows) -> None:
    table.show()
    table.grab()
    QApplication.processEvents()
    asked = table._pictures.asked
    asked.clear()
    table.set_rows(list(LINES))
    QApplication.processEvents()
    assert asked == []


def test_a_row_is_pressed_by_mouse_and_keys(table: TableRows) -> None:
    pressed = []
    table.row_pressed.connect(pressed.append)
    lines = lines_of(table)
    QTest.mouseClick(lines[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(lines[1], Qt.MouseButton.LeftButton)
    QTest.keyClick(lines[2], Qt.Key.Key_Space)
    QTest.keyClick(lines[4], Qt.Key.Key_Return)
    assert pressed == ["hatsu", "dora", "wait"]


def test_every_line_is_read_out(table: TableRows) -> None:
    faces = [QAccessible.queryAccessibleInterface(line) for line in lines_of(table)]
    assert {face.role() for face in faces} == {QAccessible.Role.StaticText}
    assert [face.text(QAccessible.Text.Name) for face in faces] == [
        "Yaku, 4 han",
        "Yakuhai hatsu, 役牌 發, dragon vert, 1",
        "deux dora",
        "Fu, arrondi, 32 → 40 fu",
        "Attente, 2",
    ]


def test_tiles_stand_before_the_numbers(qtbot, theme) -> None:
    pictures = Pictures()
    table = TableRows(theme, pictures)
    qtbot.addWidget(table)
    tiles = (RowTile(3, back=True), RowTile(9, turned=True))
    table.set_rows([Row(1, "Kan", tiles=tiles, values=("8",), lead=(RowTile(7),))])
    table.resize(300, 28)
    picture = table.grab().toImage()
    assert {(t, turned, back) for t, _, _, turned, back in pictures.asked} == {
        (7, False, False),
        (3, False, True),
        (9, True, False),
    }
    filled = [x for x in range(300) if picture.pixelColor(x, 20).name() == "#ff00ff"]
    right = 300 - 8 - 36 - 9
    assert filled == [*range(8, 26), *range(right - 42, right)]


def test_a_gloss_that_has_no_room_goes_to_the_tooltip(table: TableRows) -> None:
    table.set_rows([Row(1, "Yakuhai hatsu", "役牌 發", "dragon vert · ouverte", values=("1",))])
    table.resize(400, table.sizeHint().height())
    table.show()
    high = table.sizeHint().height()
    assert lines_of(table)[0].toolTip() == ""
    table.resize(300, high)
    assert lines_of(table)[0].toolTip() == "Yakuhai hatsu 役牌 發 · dragon vert · ouverte"
    assert table.sizeHint().height() == high


def test_the_first_gloss_goes_under_the_name_before_it_goes(table: TableRows) -> None:
    table.set_rows([Row(1, "Yakuhai hatsu", "役牌 發", "dragon vert", values=("1",))])
    table.resize(400, 28)
    high = table.sizeHint().height()
    table.resize(230, high)
    assert table.sizeHint().height() == high + 20
    assert lines_of(table)[0].toolTip() == ""


def test_tiles_give_way_to_a_gloss(qtbot, theme) -> None:
    pictures = Pictures()
    table = TableRows(theme, pictures)
    qtbot.addWidget(table)
    tiles = tuple(RowTile(0) for _ in range(9))
    table.set_rows([Row(1, "Daisangen", gloss="trois grands dragons", tiles=tiles, values=("1",))])
    for width, shown in ((520, True), (340, False)):
        table.resize(width, table.sizeHint().height())
        pictures.asked.clear()
        table.grab()
        assert bool(pictures.asked) is shown


def test_kanji_are_left_out_where_no_font_has_them(table: TableRows) -> None:
    table.theme.has_kanji = False
    table.set_rows([Row(1, "Yakuhai hatsu", "役牌 發", "dragon vert · ouverte", values=("1",))])
    table.resize(262, table.height())
    table.show()
    assert lines_of(table)[0].toolTip() == "Yakuhai hatsu · dragon vert · ouverte"


def test_a_tint_fades_in_unless_motion_is_reduced(qtbot, table: TableRows) -> None:
    table.theme.set_reduced_motion(False)
    table.show()
    line = lines_of(table)[1]
    plain = color_at(table, line)
    point(line)
    assert color_at(table, line) == plain
    qtbot.waitUntil(lambda: color_at(table, line) == table.theme.palette.tint, timeout=2000)


def test_columns_of_numbers_have_captions(qtbot, theme) -> None:
    table = TableRows(theme, Pictures(), columns=(60, 70))
    qtbot.addWidget(table)
    table.set_rows([Heading("Attentes", totals=("libres", "ron")), Row(1, values=("3", "8 000"))])
    table.resize(300, table.sizeHint().height())
    line = lines_of(table)[1].geometry()
    picture = table.grab().toImage()
    ink = QColor(theme.palette.text).lightness() + 60
    rows = range(line.top(), line.bottom())
    inked = [x for x in range(300) if any(picture.pixelColor(x, y).lightness() < ink for y in rows)]
    assert max(x for x in inked if x < 222) in range(212, 222)
    assert max(inked) in range(286, 293)
    assert min(x for x in inked if x > 222) > 230
