"""What stands in the middle of the felt: the round, counters and pot with their sticks."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from riichi_desktop.ui.look import Look

from . import words as say
from .faces import Faces, put
from .layout import Layout
from .sticks_paint import draw_stick
from .values import STICK, BoardView


def draw_middle(
    painter: QPainter, look: Look, faces: Faces, layout: Layout, view: BoardView, compared: str
) -> None:
    """Draw the middle of the felt, the clock apart.

    Args:
        painter: antialiased.
        look: theme and words.
        faces: the fonts.
        layout: where.
        view: the table.
        compared: the name of the player that the others are compared with; "" for none.
    """
    _draw_round(painter, look, faces, layout, view)
    _draw_counters(painter, look, faces, layout, view)
    _draw_below(painter, look, faces, layout, view, compared)


def _draw_round(
    painter: QPainter, look: Look, faces: Faces, layout: Layout, view: BoardView
) -> None:
    """Draw the round in words and in kanji; or that the game is over, and why."""
    words, theme, sizes, px = look.words, look.theme, layout.sizes, layout.px
    table = view.table
    middle = QPointF(layout.middle)
    if table.is_over:
        title, below = words.text("ui.match.over"), say.ending(words, table.ending)
    else:
        title = say.round_name(words, table.wind, table.turn)
        below = say.round_kanji(words, table.wind, table.turn) if theme.has_kanji else ""
        below = "" if below == title else below
    room = layout.between if table.is_over else layout.felt.width() * 0.84
    size = faces.fitted(title, px(sizes.round), room, bold=True)
    at = middle - QPointF(0, px(sizes.round) * (1.42 if below else 1.10))
    put(painter, faces, title, at, size, theme.color("on_felt"), bold=True, align=0.5)
    at += QPointF(0, px(sizes.kanji) * 1.48)
    caption = theme.color("on_felt_caption")
    small = faces.fitted(below, px(sizes.kanji), layout.felt.width() * 0.84)
    put(painter, faces, below, at, small, caption, align=0.5)


def _draw_counters(
    painter: QPainter, look: Look, faces: Faces, layout: Layout, view: BoardView
) -> None:
    """Draw counters and pot as two lines of one column, each behind its stick."""
    words, theme, sizes, px = look.words, look.theme, layout.sizes, layout.px
    table = view.table
    if table.is_over and not (table.honba or view.sticks):
        return
    lines = (
        (100, table.honba, say.honba_line(words, view)),
        (STICK, view.sticks, say.pot_line(words, view)),
    )
    size, (wide, high) = px(sizes.lines), (px(length) for length in sizes.stick)
    space = px(12)
    column = max(faces.width(line, size) for _, _, line in lines)
    wide = min(wide, max(round(layout.between - column) - space, 3 * high))
    left = layout.middle.x() - (wide + space + column) / 2
    for row, (points, count, line) in enumerate(lines):
        y = layout.middle.y() + size * (1.85 * row - 0.35)
        box = QRectF(round(left), round(y - high / 2), wide, high)
        draw_stick(painter, box, points, opacity=1.0 if count else 0.35, rim=False)
        ink = theme.color("on_felt" if count else "on_felt_caption")
        put(painter, faces, line, QPointF(left + wide + space, y + size * 0.37), size, ink)


def _draw_below(
    painter: QPainter,
    look: Look,
    faces: Faces,
    layout: Layout,
    view: BoardView,
    compared: str,
) -> None:
    """Draw below the clock how many hands follow the bell, or what the gaps are."""
    words, theme, sizes, px = look.words, look.theme, layout.sizes, layout.px
    size = px(sizes.lines)
    at = QPointF(layout.middle.x(), layout.clock.bottom() + size * 1.2)
    lines = []
    if compared:
        lines = [words.text("ui.match.gaps_of", name=compared)]
        mangan = words.text("ui.match.gaps_mangan", name=compared)
        if faces.width(mangan, size) > layout.felt.width() * 0.9:
            first = say.isolated(compared.strip("\u2068\u2069").split(" ")[0])
            mangan = words.text("ui.match.gaps_mangan", name=first)
        lines += [] if view.table.is_over else [mangan]
    elif not view.table.is_over:
        lines = [say.bell_line(words, view.table.bell)]
    for row, line in enumerate(lines):
        ink = theme.color("on_felt_caption" if row else "on_felt")
        room = layout.felt.width() * 0.9
        cut = faces.cut(line, size, room, bold=not row)
        put(painter, faces, cut, at, size, ink, bold=not row, align=0.5)
        at += QPointF(0, size * 1.5)
