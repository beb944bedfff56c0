"""How winds stand on controls: by name, or in a small window by their kanji; the dealer's mark."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from riichi_desktop.engine import WINDS, Wind
from riichi_desktop.ui.hand.choices import Choice
from riichi_desktop.ui.kit.paint import dealer_side, draw_dealer
from riichi_desktop.ui.look import Look

Option = tuple[str, str, str]

_MARK_GAP: Final = 5
_EN, _FOURTH = "\u2002", "\u2005"
_MARK_ROOM: Final = {15: 2 * _EN + _FOURTH, 18: 3 * _EN}
"""Spaces as wide as the mark of a side in px and its gap."""


def wind_options(
    look: Look,
    winds: tuple[Wind, ...] = WINDS,
    *,
    short: bool = False,
    dealer: str = "",
) -> list[Option]:
    """Give winds as (key, words, accessible name).

    Args:
        look: its words; its theme knows whether kanji can be shown.
        winds: which of them.
        short: the kanji alone, or the first letter where no font has kanji.
        dealer: the mark for which East, the dealer's, leaves room; "" for none.
    """
    words = look.words
    options = []
    for wind in winds:
        name = words.text(f"wind.{wind}")
        text = name
        if short:
            text = words.text(f"wind_kanji.{wind}") if look.theme.has_kanji else name[0]
        if dealer and wind == "E":
            text += _MARK_ROOM[dealer_side(dealer)]
            name = words.text("ui.situation.dealer_seat", wind=name)
        options.append((str(wind), text, name))
    return options


class SourceChoice(Choice):
    """Who discarded the winning tile: anyone but the winner."""

    def set_options(self, options: Sequence[Option]) -> None:
        """Offer winds; where there are as many as before, each place stands for another one.

        To make places anew would take most of the time that another seat of the winner takes.
        """
        if len(options) != len(self._options):
            super().set_options(options)
        elif tuple(options) != self._offered:
            self._offered = tuple(options)
            for place, (key, words, name) in zip(self._options, options, strict=True):
                place.key = key
                place.setText(words)
                place.setAccessibleName(name)
            self.set_current(self._current)
            self._refit()


class SeatChoice(Choice):
    """The winner's wind; East bears the dealer's mark.

    Attributes:
        mark: the letter or kanji of the mark.
    """

    mark = "D"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the winds and the mark."""
        super().paintEvent(event)
        option, theme = self.option("E"), self.theme
        chosen = self.current == "E"
        role = "strong" if chosen else "body"
        place, words = QRectF(option.geometry()), option.text()
        start = place.center().x() - theme.width(role, words) / 2
        left = start + theme.width(role, words.strip()) + _MARK_GAP
        side = dealer_side(self.mark)
        mark = QRectF(round(left), round(place.center().y() - side / 2), side, side)
        fill = "on_accent" if chosen else "greyed" if option.reason is not None else "text"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = "accent" if chosen else "control"
        draw_dealer(painter, mark, theme, fill=fill, ink=ink, mark=self.mark)
