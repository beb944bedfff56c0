"""The felt strip: where tiles lie, what a press of them does, how they are spoken."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from riichi_desktop.engine import parse_draft
from riichi_desktop.ui.hand.strip import HandStrip
from riichi_desktop.ui.hand.strip_key import StripKey
from riichi_desktop.ui.hand.strip_layout import SMALLEST, Sizes, lay_out
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

NORMAL = Sizes(1172, 108, 72, 36, 16, 18, 100, 60)
COMPACT = Sizes(916, 80, 56, 27, 16, 10, 32, 60)


def spots(line: str, players: int = 4, sizes: Sizes = NORMAL):
    return lay_out(parse_draft(line), players, sizes).spots


def rights(line: str, players: int = 4) -> list[str]:
    """Give the tiles of the first call as they lie: t turned, b back, u upright."""
    found = [s for s in spots(line, players) if s.part == "meld"]
    assert found == sorted(found, key=lambda s: s.box.x())
    return ["b" if s.back else "t" if s.turned else "u" for s in found]


@pytest.fixture
def look(qapp) -> Look:
    return Look(Theme("light", reduced_motion=True), Words("en"))


@pytest.fixture
def show(qtbot, look):
    """Show a hand on a strip; gives the strip."""

    def make(line: str = "", width: int = 1172) -> HandStrip:
        session = Session(parse_draft(line))
        strip = HandStrip(look, session)
        session.setParent(strip)
        strip.session = session
        strip.told = []
        session.told.connect(strip.told.extend)
        qtbot.addWidget(strip)
        strip.resize(width, strip.sizeHint().height())
        strip.show()
        strip.activateWindow()
        qtbot.waitUntil(strip.isActiveWindow)
        return strip

    return make


def key_of(strip: HandStrip, part: str, place: int = 0) -> StripKey:
    return next(k for k in strip.board.keys if (k.spot.part, k.spot.place) == (part, place))


def click(key: StripKey, spot: QPoint | None = None) -> None:
    middle = QPoint(key.box.width() // 2, key.box.height() // 2)
    QTest.mouseMove(key, spot or middle)
    QTest.mouseClick(key, Qt.MouseButton.LeftButton, pos=spot or middle)


def test_concealed_tiles_touch_and_the_winning_one_stands_apart() -> None:
    found = spots("340m68p888s22z+7p [666z]")
    concealed = [s.box for s in found if s.part == "concealed"]
    win = next(s.box for s in found if s.part == "win")
    call = next(s.box for s in found if s.part == "meld")
    assert [b.x() for b in concealed] == [16 + 54 * i for i in range(10)]
    assert win.x() - (concealed[-1].right() + 1) == round(0.4 * 54)
    assert call.x() - (win.right() + 1) == round(0.55 * 54)
    assert {b.height() for b in [*concealed, win]} == {72}


@pytest.mark.parametrize(
    ("line", "as_it_lies"),
    [
        ("[6'66z]", "tuu"),
        ("[666z@N] seat=S", "utu"),
        ("[666z@W] seat=S", "uut"),
        ("[666z@E] seat=S", "tuu"),
        ("[34'0m]", "tuu"),
        ("[6666z@W] seat=S", "uuut"),
        ("[6666z@N] seat=S", "utuu"),
        ("[666+6z@W] seat=S", "uutt"),
        ("(6666z)", "buub"),
    ],
)
def test_the_turned_tile_says_who_discarded_it(line: str, as_it_lies: str) -> None:
    assert "".join(rights(line)) == as_it_lies


@pytest.mark.parametrize(("source", "as_it_lies"), [("S", "uut"), ("W", "tuu")])
def test_in_three_players_there_is_no_seat_across(source: str, as_it_lies: str) -> None:
    assert "".join(rights(f"[666z@{source}] seat=E", players=3)) == as_it_lies


def test_a_turned_tile_lies_on_the_line_of_the_others() -> None:
    boxes = [s.box for s in spots("[6'66z]") if s.part == "meld"]
    assert len({b.bottom() for b in boxes}) == 1
    assert (boxes[0].width(), boxes[0].height()) == (72, 54)


def test_the_red_five_of_a_closed_kan_is_seen() -> None:
    kan = [s for s in spots("(0555s)") if s.part == "meld"]
    assert [(s.tile, s.back) for s in kan] == [(22, True), (36, False), (22, False), (22, True)]


@pytest.mark.parametrize("sizes", [NORMAL, COMPACT], ids=["normal", "small"])
@pytest.mark.parametrize(
    "line",
    [
        "123456789m1234p+5p",
        "3m+3m (1111p) (2222p) (3333p) (4444p)",
        "3m+3m [1111p] [2222p] [3333p] [4444p]",
        "3m+3m [111+1p] [222+2p] [333+3p] [444+4p]",
        "3m+3m [1111p] [2222p] [3333p] [4444p] north=3",
    ],
)
def test_every_hand_fits_beside_the_indicators(line: str, sizes: Sizes) -> None:
    found = spots(line, sizes=sizes)
    hand = [s.box for s in found if s.part not in ("dora", "ura", "north")]
    first = next(s.box for s in found if s.part == "dora")
    assert max(b.right() for b in hand) < first.x() - sizes.caption
    assert min(min(b.width(), b.height()) for b in hand) >= SMALLEST * 3 // 4
    assert {b.height() for b in hand if b.height() > b.width()} <= set(range(SMALLEST, 73, 4))


def test_a_hand_without_kans_is_not_shrunk() -> None:
    for sizes in (NORMAL, COMPACT):
        assert spots("123456789m1234p+5p", sizes=sizes)[0].box.height() == sizes.tile
        assert spots("1234567p+5p [123m] [456m]", sizes=sizes)[0].box.height() == sizes.tile


def test_missing_tiles_are_ghosts_and_the_winning_place_does_not_move() -> None:
    some, more = (lay_out(parse_draft(line), 4, NORMAL) for line in ("123m", "123456789m"))
    assert (len(some.ghosts), len(more.ghosts)) == (10, 4)
    assert some.win == more.win


def test_five_places_for_each_row_of_indicators() -> None:
    layout = lay_out(parse_draft("riichi dora=1z2z ura=3z"), 4, NORMAL)
    taken = [(s.part, s.tile) for s in layout.spots if s.part in ("dora", "ura")]
    assert taken == [("dora", 27), ("dora", 28), ("dora", None), ("ura", 29), ("ura", None)]
    assert [part for part, _ in layout.empty] == ["dora"] * 2 + ["ura"] * 3


def test_a_click_takes_a_tile_back(show) -> None:
    strip = show("123m+5p [666z] dora=1z")
    click(key_of(strip, "concealed", 1))
    assert strip.session.line == "13m+5p [666z] dora=1z"
    click(key_of(strip, "win"))
    click(key_of(strip, "meld"))
    click(key_of(strip, "dora"))
    assert strip.session.line == "13m"


def test_the_mark_below_a_tile_makes_it_the_winning_one(show) -> None:
    strip = show("123m+5p")
    key = key_of(strip, "concealed", 1)
    click(key, QPoint(20, key.box.height() + 6))
    assert strip.session.line == "13m5p+2m"
    assert key_of(strip, "win").accessibleName() == "two of characters, winning tile"


def test_enter_makes_the_winning_tile_and_delete_takes_back(show) -> None:
    strip = show("123m+5p [666z]")
    key = key_of(strip, "concealed")
    key.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(key, Qt.Key.Key_Return)
    assert strip.session.line == "23m5p+1m [666z]"
    assert key_of(strip, "win").hasFocus()
    QTest.keyClick(key_of(strip, "win"), Qt.Key.Key_Return)
    assert strip.session.line == "23m5p+1m [666z]"
    QTest.keyClick(key_of(strip, "win"), Qt.Key.Key_Delete)
    QTest.keyClick(key_of(strip, "concealed", 2), Qt.Key.Key_Backspace)
    QTest.keyClick(key_of(strip, "meld"), Qt.Key.Key_Delete)
    assert strip.session.line == "23m"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_menu_of_a_tile_does_the_same(show) -> None:
    strip = show("123m+5p")
    strip.board.open_menu(key_of(strip, "concealed"), QPoint(0, 0))
    popup = strip.board.findChild(QMenu)
    make, take = popup.actions()
    assert (make.text(), take.text()) == ("Make it the winning tile", "Take back")
    make.trigger()
    assert strip.session.line == "23m5p+1m"
    popup.close()


def test_one_tab_stop_and_arrows_over_everything(show) -> None:
    strip = show("12m+5p [66'6z] dora=1z")
    keys = strip.board.keys
    tab = Qt.FocusPolicy.TabFocus
    assert [k.focusPolicy() & tab == tab for k in keys] == [True] + [False] * (len(keys) - 1)
    keys[0].setFocus(Qt.FocusReason.TabFocusReason)
    for before, after in pairwise(keys):
        assert before.hasFocus()
        QTest.keyClick(before, Qt.Key.Key_Right)
        assert after.hasFocus()
    assert key_of(strip, "ura").hasFocus()
    QTest.keyClick(keys[-1], Qt.Key.Key_Up)
    assert key_of(strip, "dora").hasFocus()
    QTest.keyClick(key_of(strip, "dora"), Qt.Key.Key_Home)
    assert keys[0].hasFocus()


def test_every_place_is_spoken(show, look) -> None:
    strip = show("19m+0p [6'66z] (1111s) dora=1z rules=tenhou")
    assert [k.accessibleName() for k in strip.board.keys] == [
        "one of characters",
        "nine of characters",
        "five of circles, red, winning tile",
        "green dragon, Pon, called tile",
        "green dragon, Pon",
        "green dragon, Pon",
        *["one of bamboo, Closed kan"] * 4,
        "Dora indicator: east wind",
        "Dora indicator: empty place",
        "Ura indicator: empty place",
    ]
    look.set_language("fr")
    assert strip.board.keys[3].accessibleName() == "dragon vert, Pon, tuile appelée"
    assert strip.accessibleName() == look.words.text("ui.strip.name")


def test_an_empty_place_asks_for_its_indicator(show) -> None:
    strip = show("")
    click(key_of(strip, "dora"))
    assert strip.session.mode == "dora"
    click(key_of(strip, "ura"))
    assert strip.session.mode == "dora"
    assert [p.id for p in strip.told] == ["ura_without_riichi"]
    strip.session.set_riichi("riichi")
    click(key_of(strip, "ura"))
    assert strip.session.mode == "ura"


def test_lit_tiles_rise_together(show) -> None:
    strip = show("12m+5p [6'66z]")
    strip.session.light(frozenset({("meld", 0), ("win", 0)}))
    lifted = {k.spot.part for k in strip.board.keys if k.lift}
    assert lifted == {"meld", "win"}
    assert {k.lift for k in strip.board.keys if k.spot.part == "meld"} == {5}
    strip.session.light(frozenset())
    assert not any(k.lift for k in strip.board.keys)


def test_norths_are_a_group_of_their_own(show) -> None:
    strip = show("1p+2p north=2 rules=tenhou_sanma")
    norths = [k for k in strip.board.keys if k.spot.part == "north"]
    assert [k.accessibleName() for k in norths] == ["north wind, extracted"] * 2
    assert norths[0].box.height() == 36
    click(norths[0])
    assert strip.session.draft.north == 1


def test_the_strip_is_as_high_as_its_tiles_need(show) -> None:
    strip = show("123m")
    assert strip.sizeHint().height() == 108
    strip.set_compact(True)
    assert strip.sizeHint().height() == 80
    strip.set_tiles(88)
    assert strip.sizeHint().height() == 124


def test_painting_covers_every_state(show, look) -> None:
    strip = show("")
    empty = strip.grab().toImage()
    strip.session.press(0)
    assert strip.grab().toImage() != empty
    plain = strip.grab().toImage()
    strip.session.light(frozenset({("concealed", 0)}))
    lit = strip.grab().toImage()
    assert lit != plain
    look.theme.set_mode("dark")
    assert strip.grab().toImage() != lit
