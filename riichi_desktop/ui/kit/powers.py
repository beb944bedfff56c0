"""Words with powers in them: ``2^(4+2)`` is drawn with its power small and raised."""

import re
from html import escape
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from riichi_desktop.ui.theme import Theme

_SIZE: Final = 0.7
_LIFT: Final = 1 / 3
"""A power by the letters beside it: its size, and how much of their height it is raised."""

_POWER: Final = re.compile(r"\^\(([^)]*)\)")


def width_with_powers(theme: Theme, role: str, words: str) -> float:
    """Give how wide words are in a role's font, in px, their powers small."""
    if "^" not in words:
        return theme.width(role, words)
    return sum(
        _advance(theme, role, part, raised=bool(at % 2))
        for at, part in enumerate(_POWER.split(words))
    )


def draw_with_powers(
    painter: QPainter, theme: Theme, role: str, words: str, start: QPointF
) -> float:
    """Draw words in a role's font from a point on, whose y is their middle; give where they end.

    The pen is the painter's; its font is another afterwards.
    """
    metrics = theme.metrics(role)
    x, base = start.x(), start.y() + metrics.capHeight() / 2
    for at, part in enumerate(_POWER.split(words)):
        raised = bool(at % 2)
        painter.setFont(_raised(theme, role) if raised else theme.font(role))
        painter.drawText(QPointF(x, base - (metrics.ascent() * _LIFT if raised else 0)), part)
        x += _advance(theme, role, part, raised=raised)
    return x


def rich_with_powers(words: str) -> str:
    """Give words as rich text, their powers raised."""
    return _POWER.sub(r"<sup>\1</sup>", escape(words))


def _advance(theme: Theme, role: str, words: str, *, raised: bool) -> float:
    if raised:
        return QFontMetricsF(_raised(theme, role)).horizontalAdvance(words)
    return theme.width(role, words)


def _raised(theme: Theme, role: str) -> QFont:
    """Give the font of powers."""
    raised = QFont(theme.font(role))
    raised.setPointSizeF(raised.pointSizeF() * _SIZE)
    return raised
