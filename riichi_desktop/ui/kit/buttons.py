"""Buttons, and yes/no chips."""

from math import ceil
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.icons import icon_pixmap
from riichi_desktop.ui.kit.paint import (
    HOVER,
    PRESSED,
    RADIUS,
    draw_frame,
    draw_ring,
    mix,
)
from riichi_desktop.ui.kit.pressable import Pressable
from riichi_desktop.ui.theme import Theme

Kind = Literal["normal", "primary", "quiet"]

ICON: Final = 18
"""The side of an icon in a button, in px."""

PRIMARY: Final = 1.5
"""How much more than another's the fill of the primary button changes under the pointer."""

_GAP: Final = 6
_PAD: Final = 13


class Button(Pressable):
    """A press that does something.

    Args:
        theme: what it is painted by.
        text: its words; also its accessible name.
        kind: `primary` is filled, at most one a page; `quiet` has no outline.
        icon: the name of an icon, before the words.
        icon_only: whether the words are only spoken and in the tooltip.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        parent: QWidget | None = None,
        *,
        kind: Kind = "normal",
        icon: str = "",
        icon_only: bool = False,
    ) -> None:
        super().__init__(theme, text, parent)
        self.kind = kind
        self._icon = icon
        self._icon_only = False
        self.set_icon_only(icon_only)

    def set_icon_only(self, icon_only: bool) -> None:
        """Show the icon without the words, where there is little room."""
        if icon_only == self._icon_only:
            return
        self._icon_only = icon_only
        self.set_tip(self.text() if icon_only else "")
        self.refit()

    @property
    def icon_name(self) -> str:
        """The name of the icon; "" for none."""
        return self._icon

    def set_icon(self, icon: str) -> None:
        """Show another icon, by its name; "" for none."""
        if icon != self._icon:
            self._icon = icon
            self.refit()

    def sizeHint(self) -> QSize:
        """Give the size in px that shows everything."""
        height = self.theme.control_height
        if self._icon_only:
            return QSize(height + 2, height)
        width = self.theme.width(self._font(), self.text()) + 2 * _PAD + 1
        if self._icon:
            width += ICON + _GAP - 1
        return QSize(round(width), height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint fill, outline, icon, words, ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        outlined = self.kind == "normal" or (self.kind == "primary" and self.reason is not None)
        outline = self.theme.color("outline") if outlined else None
        draw_frame(painter, rect, RADIUS, self._fill(), outline)
        self._draw_face(painter, rect)
        if self.ring and self.hasFocus():
            strong = self.kind == "primary" and self.reason is None
            draw_ring(painter, self.theme, self, rect, RADIUS, strong=strong)

    def _font(self) -> str:
        return "strong" if self.kind == "primary" else "body"

    def _ink(self) -> QColor:
        if self.reason is not None:
            return self.theme.color("greyed")
        return self.theme.color("on_accent" if self.kind == "primary" else "text")

    def _fill(self) -> QColor | None:
        """Give the fill as the pointer makes it; None where it shows the ground."""
        if self.reason is not None:
            return None
        share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
        ink = self.theme.color("text")
        if self.kind == "quiet":
            return QColor.fromRgbF(ink.redF(), ink.greenF(), ink.blueF(), share) if share else None
        fill = self.theme.color("accent" if self.kind == "primary" else "control")
        if self.kind == "primary":
            share *= PRIMARY  # towards the text: its words stay as clear as they were
        return mix(fill, ink, share) if share else fill

    def _draw_face(self, painter: QPainter, rect: QRectF) -> None:
        ink = self._ink()
        words = "" if self._icon_only else self.text()
        room = rect.width() - 8 - (ICON + _GAP if self._icon else 0)
        words = self.theme.cut(self._font(), words, room)
        wide = self.theme.width(self._font(), words)
        if self._icon:
            wide += ICON + (_GAP if words else 0)
        x = (rect.width() - wide) / 2
        if self._icon:
            spot = QPointF(round(x), round((rect.height() - ICON) / 2))
            dpr = self.devicePixelRatioF()
            painter.drawPixmap(spot, icon_pixmap(self._icon, ink.name(), ICON, dpr))
            x += ICON + _GAP
        painter.setFont(self.theme.font(self._font()))
        painter.setPen(ink)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(x, 0, rect.width() - x, rect.height()), left, words)


class Chip(Pressable):
    """A yes or no, as a pill: filled and bold when yes, dashed when greyed.

    `clicked(bool)` tells what the reader chose; `setChecked`, which tells only `toggled`, shows a
    state.
    """

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """Give the size in px that shows the words bold or not, so that a choice moves nothing."""
        pad = 5 if self.theme.compact else 12
        width = max(self.theme.width(role, self.text()) for role in ("strong", "body"))
        return QSize(ceil(width) + 2 * pad, self.theme.control_height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, color = QRectF(self.rect()), self.theme.color
        radius, on, greyed = rect.height() / 2, self.isChecked(), self.reason is not None
        share = PRESSED if self.isDown() else HOVER if self.underMouse() else 0.0
        if greyed:
            fill, outline, ink = (color("tint") if on else None), color("outline"), color("greyed")
        elif on:
            fill, outline, ink = color("accent"), None, color("on_accent")
        else:
            fill = mix(color("control"), color("text"), share)
            outline, ink = color("outline"), color("text")
        draw_frame(painter, rect, radius, fill, outline, dashed=greyed)
        role = "strong" if on else "body"
        painter.setFont(self.theme.font(role))
        painter.setPen(ink)
        words = self.theme.cut(role, self.text(), rect.width() - 10)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)
        if self.ring and self.hasFocus():
            draw_ring(painter, self.theme, self, rect, radius, strong=on and not greyed)
