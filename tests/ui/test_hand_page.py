"""The Hand page in windows of all sizes: nothing is cut, both sides end together."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from riichi_desktop.engine import parse_draft
from riichi_desktop.ui.hand.page import HandPage
from riichi_desktop.ui.kit import Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.ui.theme import Theme
from riichi_desktop.words import Words

NORTH = "rules=tenhou_sanma"
SMALL_TOUCH = (916, 598)
"""What the page gets of a window of 1024 x 700 px with controls for fingers."""


@pytest.fixture
def show(qtbot):
    """Show pages of a size; gives the page."""

    made: list[HandPage] = []

    def make(
        size: tuple[int, int],
        line: str = "",
        *,
        language: str = "en",
        compact: bool = False,
        touch: bool = False,
    ) -> HandPage:
        theme = Theme("light", touch=touch, compact=compact, reduced_motion=True)
        look, session = Look(theme, Words(language)), Session(parse_draft(line))
        page = HandPage(look, session)
        for part in (theme, look, session):
            part.setParent(page)
        page.session = session
        page.finish()
        page.set_compact(compact)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        made.append(page)
        QApplication.processEvents()
        return page

    return make


def bottom(widget: QWidget, page: HandPage) -> int:
    return widget.mapTo(page, QPoint(0, widget.height())).y()


@pytest.mark.parametrize("language", ["fr", "en", "ja"])
@pytest.mark.parametrize("line", ["", NORTH, "rules=tenhou"])
def test_high_controls_cut_nothing_in_a_small_window(show, language: str, line: str) -> None:
    page = show(SMALL_TOUCH, line, language=language, compact=True, touch=True)
    tray, grid = page.picker, page.picker.grid
    ends = [key.box.bottom() + grid.y() for key in grid.keys]
    ends += [grid.y() + b.geometry().bottom() for b in (grid.take_back, grid.clear)]
    assert max(ends) <= tray.height() - 10
    assert grid.clear.geometry().right() < grid.width()
    assert page.picker.modes.keys[-1] == ("north" if line == NORTH else "ura")
    assert bottom(page.situation, page) <= page.height()
    page.picker.show_pending("123")
    assert grid.typed.isVisible()
    assert grid.typed.geometry().bottom() < grid.height()
    assert not (grid.clear.isVisible() and grid.clear.geometry().intersects(grid.typed.geometry()))


@pytest.mark.parametrize(
    ("size", "compact", "touch"),
    [
        (SMALL_TOUCH, True, True),
        ((916, 606), True, False),  # 1024 x 700
        ((1172, 694), False, False),  # 1280 x 800
        ((1172, 974), False, False),  # 1280 x 1080
        ((1332, 794), False, False),  # 1440 x 900
        ((1332, 786), False, True),
        ((1373, 974), False, False),  # 1920 x 1080
        ((1373, 1330), False, False),  # 2560 x 1440
    ],
)
def test_both_sides_end_together(show, size, compact: bool, touch: bool) -> None:
    page = show(size, compact=compact, touch=touch)
    assert bottom(page.situation, page) == bottom(page.result, page) <= page.height()
    picker = page.picker
    last = picker.grid.y() + max(key.box.bottom() for key in picker.grid.keys) + 1 + 6
    air = picker.height() - last
    assert picker.contentsMargins().top() <= air <= picker.contentsMargins().top() + 3


def test_the_situation_takes_some_of_what_a_large_window_has_over(show) -> None:
    small, large = show((1172, 694)), show((1373, 974))
    assert large.situation.height() == small.situation.height() + 48
    steps = []
    for page in (small, large):
        tops = [c.mapTo(page, QPoint()).y() for c in (page.situation.by, page.situation.riichi)]
        steps.append(tops[1] - tops[0])
    assert steps[1] == steps[0] + 24


def test_liability_is_asked_only_of_called_sets(show) -> None:
    def asked(page: HandPage) -> list[str]:
        found = page.situation.liability.findChildren(Segmented)
        return [choice.accessibleName() for choice in found if choice.isVisible()]

    hand = "12m33s+3m seat=S tsumo"
    page = show((1172, 694), hand.replace("+3m", "+3m [555z] [666z] [777z]"))
    assert asked(page) == ["Pao · Daisangen"]
    assert page.situation.liability.findChild(Segmented).option("W").text() == "West"
    page.session.read_line(hand.replace("+3m", "+3m (5555z) (6666z) (7777z)"))
    assert asked(page) == []
    page.session.read_line("12m33s555666z+3m [777z] seat=S tsumo")
    assert asked(page) == []
    assert asked(show((1172, 694), "12m33s+3m [555z] [666z] [777z] tsumo", language="ja")) == [
        "責任払い・大三元"
    ]
