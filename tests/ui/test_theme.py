"""The colours can be read, and the theme tells its widgets what changed."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from riichi_desktop.ui import theme as theme_module
from riichi_desktop.ui.theme import DARK, FONTS, LIGHT, Theme, contrast

# The contrasts that the design gives: role, then light and dark, each on window, surface, tray.
ON_GROUNDS = {
    "text": ((14.4, 16.4, 12.9), (15.0, 13.5, 11.9)),
    "muted": ((5.7, 6.5, 5.1), (8.1, 7.3, 6.5)),
    "greyed": ((4.3, 5.0, 3.9), (5.3, 4.8, 4.2)),
    "outline": ((3.9, 4.5, 3.5), (5.3, 4.8, 4.2)),
    "accent": ((5.6, 6.4, 5.1), (8.2, 7.4, 6.5)),
    "losses": ((5.8, 6.6, 5.2), (8.0, 7.2, 6.4)),
    "focus": ((5.6, 6.4, 5.0), (8.4, 7.6, 6.7)),
}
PAIRS = [
    ("on_accent", "accent", 6.5, 7.5),
    ("text", "tint", 13.9, 10.3),
    ("notice", "notice_ground", 5.2, 8.1),
    ("on_felt", "felt", 7.1, 10.9),
    ("on_felt_caption", "felt", 5.3, 6.8),
    ("brass", "felt", 4.3, 7.4),
]


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert contrast("#123456", "#123456") == 1


@pytest.mark.parametrize("role", ON_GROUNDS)
def test_every_role_keeps_its_contrast_on_every_ground(role: str) -> None:
    for palette, wanted in zip((LIGHT, DARK), ON_GROUNDS[role], strict=True):
        grounds = (palette.window, palette.surface, palette.tray)
        for ground, ratio in zip(grounds, wanted, strict=True):
            assert contrast(getattr(palette, role), ground) == pytest.approx(ratio, abs=0.06)


@pytest.mark.parametrize(("ink", "ground", "light", "dark"), PAIRS)
def test_every_pair_keeps_its_contrast(ink: str, ground: str, light: float, dark: float) -> None:
    for palette, ratio in ((LIGHT, light), (DARK, dark)):
        found = contrast(getattr(palette, ink), getattr(palette, ground))
        assert found == pytest.approx(ratio, abs=0.06)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_words_can_be_read_wherever_they_stand(palette: theme_module.Palette) -> None:
    inks = ("text", "muted", "accent", "losses")
    for ink, ground in product(inks, ("window", "surface", "tray", "control", "tint")):
        assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5, (ink, ground)


def test_colours_are_six_digits() -> None:
    for value in (*LIGHT._asdict().values(), *DARK._asdict().values()):
        assert value.startswith("#")
        assert len(value) == 7
        assert int(value[1:], 16) >= 0


def test_a_mode_is_followed_and_told(qtbot, qapp: QApplication) -> None:
    theme = Theme("light")
    assert theme.palette is LIGHT
    with qtbot.waitSignal(theme.changed):
        theme.set_mode("dark")
    assert theme.dark
    assert theme.color("window").name() == DARK.window
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_mode("dark")


def test_an_unknown_scheme_of_the_system_means_light(qapp: QApplication, monkeypatch) -> None:
    class Hints:
        def colorScheme(self) -> Qt.ColorScheme:
            return Qt.ColorScheme.Unknown

    monkeypatch.setattr(theme_module.QGuiApplication, "styleHints", Hints)
    assert Theme("system").palette is LIGHT


def test_the_systems_scheme_is_followed_only_in_system_mode(qtbot, qapp, monkeypatch) -> None:
    class Hints:
        def colorScheme(self) -> Qt.ColorScheme:
            return Qt.ColorScheme.Dark

    system, light = Theme("system"), Theme("light")
    monkeypatch.setattr(theme_module.QGuiApplication, "styleHints", Hints)
    with qtbot.waitSignal(system.changed):
        system._scheme_changed(Qt.ColorScheme.Dark)
    assert system.dark
    light._scheme_changed(Qt.ColorScheme.Dark)
    assert not light.dark
    system._scheme_changed(Qt.ColorScheme.Unknown)
    assert system.dark


def test_apply_dresses_the_application(qtbot, qapp: QApplication) -> None:
    palette, sheet, font = qapp.palette(), qapp.styleSheet(), qapp.font()
    theme = Theme("dark")
    try:
        theme.apply(qapp)
        assert qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.window
        theme.set_mode("light")
        assert qapp.palette().color(QPalette.ColorRole.Window).name() == LIGHT.window
        assert LIGHT.outline in qapp.styleSheet()
        assert "$" not in qapp.styleSheet()
        assert "min-height: 30px" in qapp.styleSheet()
        theme.set_touch(True)
        assert "min-height: 38px" in qapp.styleSheet()
    finally:
        qapp.setStyleSheet(sheet)
        qapp.setPalette(palette)
        qapp.setFont(font)


def test_sizes_of_type(qtbot) -> None:
    theme = Theme("light")
    assert theme.font("body").pointSizeF() == pytest.approx(10.5)
    assert theme.font("points").bold()
    assert theme.font("points").pointSizeF() == pytest.approx(34)
    assert min(size for sizes in FONTS.values() for size in sizes[:2]) == 9
    with qtbot.waitSignal(theme.changed):
        theme.set_compact(True)
    assert theme.font("points").pointSizeF() == pytest.approx(28)
    assert theme.font("limit").pointSizeF() == pytest.approx(16)
    assert theme.font("body").pointSizeF() == pytest.approx(10.5)


def test_a_system_without_the_face_keeps_its_own(qtbot, qapp, monkeypatch) -> None:
    monkeypatch.setattr(theme_module.QFontDatabase, "hasFamily", lambda _: False)
    monkeypatch.setattr(theme_module.QFontDatabase, "families", lambda _: [])
    theme = Theme("light")
    assert not theme.has_kanji
    general = theme_module.QFontDatabase.SystemFont.GeneralFont
    assert theme.font("body").family() == theme_module.QFontDatabase.systemFont(general).family()


def test_sizes_and_motion(qtbot) -> None:
    theme = Theme("light")
    assert (theme.control_height, theme.row_height, theme.fade_ms) == (32, 28, 80)
    for change in (theme.set_touch, theme.set_compact, theme.set_reduced_motion):
        with qtbot.waitSignal(theme.changed):
            change(True)
        with qtbot.assertNotEmitted(theme.changed):
            change(True)
    assert (theme.control_height, theme.row_height, theme.fade_ms) == (40, 26, 0)
