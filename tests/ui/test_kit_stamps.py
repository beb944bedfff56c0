"""Small pictures: drawn once, as sharp as when drawn in place, and anew for another theme."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

from riichi_desktop.ui.kit.stamps import Stamps
from riichi_desktop.ui.theme import Theme

BOX = QRect(3, 5, 18, 18)


def sheet(ratio: float) -> QImage:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    return image


def disc(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.darkGreen)
    painter.drawEllipse(0, 0, 17, 17)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_stamp_looks_as_if_it_were_drawn_in_its_place(qapp, ratio):
    stamped, drawn = sheet(ratio), sheet(ratio)
    painter = QPainter(stamped)
    Stamps(Theme("light")).paint(painter, BOX, "disc", disc)
    painter.end()
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(BOX.topLeft())
    disc(painter)
    painter.end()
    assert stamped.pixelColor(12, 14) != stamped.pixelColor(0, 0), "something is painted"
    for one, other in zip(bytes(stamped.constBits()), bytes(drawn.constBits()), strict=True):
        assert abs(one - other) <= 2


def test_each_is_drawn_once_until_the_theme_is_another(qapp):
    theme = Theme("light")
    stamps, drawn = Stamps(theme), []
    image = sheet(1.0)
    painter = QPainter(image)
    for key in ("one", "two", "one", "two"):
        stamps.paint(painter, BOX, key, lambda _painter, key=key: drawn.append(key))
    assert drawn == ["one", "two"]
    theme.changed.emit()
    stamps.paint(painter, BOX, "one", lambda _painter: drawn.append("anew"))
    painter.end()
    assert drawn == ["one", "two", "anew"]
