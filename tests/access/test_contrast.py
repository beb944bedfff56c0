"""Every pair of colours that is used can be read: 4.5 for words, 3 for marks, edges and the focus.

The law is WCAG 2.2, 1.4.3 and 1.4.11. What is greyed need not be read by it; here it has 3.0 all
the same, since its words say what there would be. Not counted: hairlines, the edge of felt, the
ghosts of tiles that are missing, and tiles that are used up, all of which say nothing that is not
said in words or figures beside them.
"""

import pytest
from PySide6.QtGui import QColor

from riichi_desktop.ui.ink import ink_color
from riichi_desktop.ui.kit.buttons import PRIMARY
from riichi_desktop.ui.kit.paint import HOVER, PRESSED, mix
from riichi_desktop.ui.match.board import sticks_paint as sticks
from riichi_desktop.ui.match.graph.reading import SERIES
from riichi_desktop.ui.match.scoreboard import canvas as board
from riichi_desktop.ui.palette import DARK, LIGHT, Palette, contrast
from riichi_desktop.ui.tile_body import DAY, NIGHT, Inks

WORDS, MARKS, GREYED = 4.5, 3.0, 3.0
LARGE = 3.0
"""Of words of 18 points, or of 14 bold (WCAG 2.2, "large-scale text")."""

GROUNDS = ("window", "surface", "tray", "control", "tint")
PAPER = ("window", "surface", "tray", "control")

PALETTES = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["day", "night"])


def low(palette: Palette, inks: tuple[str, ...], grounds: tuple[str, ...], least: float) -> list:
    """Give the pairs that have less contrast than they need."""
    colors = palette._asdict()
    found = []
    for name in inks:
        for ground in grounds:
            ratio = contrast(colors[name], colors[ground])
            if ratio < least:
                found.append((name, ground, round(ratio, 2)))
    return found


@PALETTES
def test_words_can_be_read_on_every_ground(palette):
    assert low(palette, ("text", "muted", "accent", "losses"), GROUNDS, WORDS) == []
    assert low(palette, ("on_accent",), ("accent",), WORDS) == []
    assert low(palette, ("notice", "text", "muted"), ("notice_ground",), WORDS) == []
    assert low(palette, ("on_felt", "on_felt_caption"), ("felt",), WORDS) == []
    assert low(palette, ("surface",), ("text",), WORDS) == []  # the dealer's mark, and a count of 0
    assert low(palette, ("brass",), ("felt",), LARGE) == []  # the clock


@PALETTES
def test_marks_edges_and_the_focus_can_be_seen(palette):
    assert low(palette, ("outline", "focus", "accent", "losses", "notice"), GROUNDS, MARKS) == []
    assert low(palette, ("on_felt", "on_felt_caption", "brass"), ("felt",), MARKS) == []
    assert low(palette, ("surface",), ("accent",), MARKS) == []  # the band beside a ring


@PALETTES
def test_what_is_greyed_can_still_be_read(palette):
    assert low(palette, ("greyed",), (*GROUNDS, "notice_ground"), GREYED) == []


@PALETTES
@pytest.mark.parametrize("share", [HOVER, PRESSED], ids=["pointed at", "pressed"])
def test_words_can_be_read_under_the_pointer(palette, share):
    colors = {name: QColor(value) for name, value in palette._asdict().items()}
    for ground in ("control", "surface", "tint"):
        fill = mix(colors[ground], colors["text"], share).name()
        assert contrast(palette.text, fill) >= WORDS, ground
    fill = mix(colors["accent"], colors["text"], share * PRIMARY).name()
    assert contrast(palette.on_accent, fill) >= WORDS


@PALETTES
def test_a_chosen_control_differs_from_one_that_is_not(palette):
    assert contrast(palette.accent, palette.control) >= MARKS


@PALETTES
def test_gains_losses_and_plain_numbers_stand_out_in_the_record(palette):
    assert low(palette, ("accent", "losses", "muted"), ("surface", "tint"), WORDS) == []


@PALETTES
def test_lines_of_the_graph_can_be_seen_and_told_apart(palette):
    assert low(palette, tuple(line.role for line in SERIES), ("surface", "window"), MARKS) == []
    for part in ("role", "dashes", "mark"):
        assert len({getattr(line, part) for line in SERIES}) == 4, part


def test_the_second_screen_can_be_read():
    for ground in (board.GROUND, board.CARD):
        for name in (board.WHITE, board.TEXT, board.CAPTION, board.ACCENT, board.LOSSES):
            assert contrast(name.name(), ground.name()) >= WORDS
    assert contrast(board.TEXT.name(), board.TILE.name()) >= WORDS
    assert contrast(board.ON_ACCENT.name(), board.ACCENT.name()) >= WORDS
    assert contrast(board.BRASS.name(), board.GROUND.name()) >= WORDS


@pytest.mark.parametrize("inks", [DAY, NIGHT], ids=["day", "night"])
def test_tiles_can_be_read(inks: Inks):
    for name in (inks.ink, inks.red, inks.green, inks.blue):
        assert contrast(name, inks.face) >= WORDS


@PALETTES
def test_sticks_can_be_seen(palette):
    assert contrast(sticks.IVORY, palette.felt) >= MARKS
    assert contrast(sticks.RED, sticks.IVORY) >= MARKS
    assert contrast(sticks.INK, sticks.IVORY) >= MARKS
    assert contrast(sticks.RIM, LIGHT.surface) >= MARKS


def test_paper_can_be_read():
    for ground in ("white", "tint"):
        for name in ("text", "muted"):
            assert contrast(ink_color(name).name(), ink_color(ground).name()) >= WORDS
