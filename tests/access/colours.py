"""Colours as eyes see them: contrast, and what is left of them without one of the three cones.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency" (2009), severity 1.0; they work on linear RGB.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor, QImage

Matrix = tuple[tuple[float, float, float], ...]

EYES: Final[dict[str, Matrix]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Who lacks which cone; and who sees no colour at all."""


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def seen(color: str, eyes: str) -> str:
    """Give "#rrggbb" as somebody's eyes see it."""
    source = QColor(color)
    parts = [_linear(part) for part in source.getRgbF()[:3]]
    made = [sum(share * part for share, part in zip(row, parts, strict=True)) for row in EYES[eyes]]
    return QColor.fromRgbF(*(_encoded(part) for part in made)).name()


def seen_image(image: QImage, eyes: str) -> QImage:
    """Give a picture as somebody's eyes see it."""
    made = image.convertToFormat(QImage.Format.Format_RGB32)
    known: dict[int, QColor] = {}
    for y in range(made.height()):
        for x in range(made.width()):
            pixel = made.pixel(x, y)
            if pixel not in known:
                known[pixel] = QColor(seen(QColor(pixel).name(), eyes))
            made.setPixelColor(x, y, known[pixel])
    return made


def greys(image: QImage) -> list[int]:
    """Give how light each point of a picture is, 0 to 255."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    wide, bits = grey.width(), bytes(grey.constBits())
    lines = range(0, grey.height() * grey.bytesPerLine(), grey.bytesPerLine())
    return [light for start in lines for light in bits[start : start + wide]]


def apart(one: Sequence[int], other: Sequence[int], by: int = 40) -> int:
    """Count the points of two pictures of one size that differ in lightness by so much."""
    assert len(one) == len(other)
    return sum(abs(a - b) >= by for a, b in zip(one, other, strict=True))
