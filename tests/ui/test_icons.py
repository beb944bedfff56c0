"""The icons: every one draws, in the colour asked for and no other."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QImage

from riichi_desktop.paths import resource
from riichi_desktop.ui.icons import APP_SIZES, app_icon, icon, icon_pixmap

pytestmark = pytest.mark.usefixtures("qapp")

WANTED = [
    *("hand", "points", "reference", "match", "club", "practice", "settings", "undo", "redo"),
    *("copy", "print", "send", "info", "warning", "backspace", "clear", "chevron-down"),
    *("chevron-right", "check", "close", "plus", "minus", "image", "history", "star"),
    *("star-filled", "keyboard", "sun", "moon", "globe", "rules"),
    *("duplicate", "edit", "screen", "more", "trash", "insert", "list", "open"),
]


def drawn(name: str, color: str, size: int) -> list[QColor]:
    """Give the opaque pixels of an icon."""
    image = icon_pixmap(name, color, size).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    points = [(x, y) for x in range(size) for y in range(size)]
    return [c for c in (image.pixelColor(*p) for p in points) if c.alpha() == 255]


@pytest.mark.parametrize("name", WANTED)
def test_an_icon_is_drawn_in_one_colour(name: str) -> None:
    pixels = drawn(name, "#0b6b53", 48)
    assert 40 < len(pixels) < 48 * 48 / 2
    assert {c.name() for c in pixels} == {"#0b6b53"}


def test_no_two_icons_look_alike() -> None:
    pictures = {icon_pixmap(name, "#000000", 24).toImage().constBits().tobytes() for name in WANTED}
    assert len(pictures) == len(WANTED)


def test_an_icon_is_sharp_on_a_fine_screen() -> None:
    pixmap = icon_pixmap("undo", "#1c1f21", 18, 2.0)
    assert pixmap.size() == QSize(36, 36)
    assert pixmap.deviceIndependentSize().toSize() == QSize(18, 18)


def test_icons_are_kept() -> None:
    assert icon("undo", "#1c1f21") is icon("undo", "#1c1f21")
    one, other = (icon_pixmap("undo", "#1c1f21") for _ in range(2))
    assert one.cacheKey() == other.cacheKey()


def test_a_greyed_button_shows_the_colour_asked_for() -> None:
    greyed = icon("close", "#6c7073").pixmap(QSize(18, 18), 1.0, QIcon.Mode.Disabled)
    assert greyed.toImage().pixelColor(9, 9).name() == "#6c7073"


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon_pixmap("no-such-icon", "#000000")


def test_the_programs_icon_has_every_size() -> None:
    assert {s.width() for s in app_icon().availableSizes()} == set(APP_SIZES)
    for size in APP_SIZES:
        image = QImage(str(resource("icons", "app", f"{size}.png")))
        assert image.size() == QSize(size, size)
        assert image.pixelColor(0, 0).alpha() < 128, "its corners are round"
        middle = image.pixelColor(size // 2, size // 2)
        assert middle.red() > 3 * middle.green(), "the red dragon"
