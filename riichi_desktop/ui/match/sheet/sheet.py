"""The score sheet of a match on paper: filled, or empty to be filled in by hand.

It is laid out as pieces, one above the other, which are set on pages; where the table goes on, its
heading is repeated. The same pieces make the picture of a match.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, Qt
from PySide6.QtGui import (
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from riichi_desktop.engine import Rules
from riichi_desktop.export import (
    Match,
    added_later,
    corrected,
    day_text,
    game_lines,
    match_title,
    moment_text,
    rules_name,
    seat_names,
    voided,
)
from riichi_desktop.ledger import Game
from riichi_desktop.ui.ink import Ink
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

from . import paint as table
from . import parts, result
from .paint import WIDTH
from .parts import Told

PICTURE: Final = 1600
"""The width in px of a picture of a match, its margins included."""

_MARGIN_MM: Final = 12.0
_DPI: Final = 600
_FOOT: Final = 80
_PICTURE_MARGIN: Final = 80
_LONGEST_NAME: Final = 20
_PEN: Final = 120
"""The least height of a row that is filled in by hand: 8 mm."""

_REMARKS: Final = 2
"""So many rows of an empty sheet are lines for corrections and remarks."""


class Piece(NamedTuple):
    """A piece of a sheet, never parted.

    Attributes:
        inks: what is on it, one below the other.
        in_table: whether the heading of the table stands above it on a new page.
    """

    inks: tuple[Ink, ...]
    in_table: bool = False

    @property
    def height(self) -> float:
        """How high it is, in units."""
        return sum(ink.height for ink in self.inks)


Layout = Callable[[float], "Sheet"]
"""Gives a sheet for pages of a height in units."""


class Placed(NamedTuple):
    """A piece on a page, `top` units from its upper edge."""

    ink: Ink
    top: float


class Sheet(NamedTuple):
    """A sheet before it is set on pages.

    Attributes:
        pieces: from top to bottom.
        heading: of the table.
        title: what stands at the foot of each page.
    """

    pieces: tuple[Piece, ...]
    heading: Ink
    title: str


def filled_sheet(match: Match, look: Look, *, signed: bool = True) -> Sheet:
    """Lay out the sheet of a match.

    Args:
        match: with its record, where there is one: corrections are marked.
        look: whose words and type are used.
        signed: with lines to sign on and the rules; without, as a picture.
    """
    theme, words, game = look.theme, look.words, match.game
    told, badges = _corrections(game, words) if signed else ([], {})
    lines, start = game_lines(game, words, _LONGEST_NAME), game.tables[0].scores
    titles = [line.title for line in lines]
    grid = table.grid_for(theme, game.table.players, titles, badges=bool(badges))
    heading = table.heading(theme, grid, seat_names(game, words), words)
    rows = [table.start_row(theme, grid, start, words)]
    rows += [table.hand_row(theme, grid, one, badges.get(one.uid, ""), words) for one in lines]
    end = [rows.pop()]
    if lines:
        end.append(table.sum_row(theme, grid, lines[-1], start, words))
    end.append(parts.legend_part(theme, words))
    pieces = [Piece((parts.title_part(theme, match, words), heading))]
    pieces += [Piece((row,), in_table=True) for row in rows]
    pieces.append(Piece(tuple(end), in_table=True))
    if signed and game.entries:
        pieces.append(Piece((parts.corrections_part(theme, told, words),)))
    pieces.append(Piece((result.result_part(theme, match, words, signed=signed),)))
    if signed:
        pieces.append(Piece((parts.rules_part(theme, game.rules, words),)))
    title = " · ".join(filter(None, (match_title(match, words), day_text(match.date, words))))
    return Sheet(tuple(pieces), heading, title)


def _corrections(game: Game, words: Words) -> tuple[list[Told], dict[str, str]]:
    """Give what is told below the table, and the letter of each event that was corrected."""
    told: list[Told] = []
    badges: dict[str, str] = {}
    at = {entry.uid: moment_text(entry.at, entry.station, words) for entry in game.entries}
    for past in corrected(game, words):
        badges[past.uid] = table.letter(len(badges))
        told.append(parts.told_of(past, badges[past.uid], words))
    later = added_later(game)
    for line in game_lines(game, words):
        if line.uid in later and line.uid not in badges:
            badges[line.uid] = table.letter(len(badges))
            name = line.title or line.text
            told.append(parts.added_of(name, badges[line.uid], at[line.uid], words))
    return [*told, *(parts.void_of(past, words) for past in voided(game, words))], badges


def blank_sheet(rules: Rules, look: Look, height: float) -> Sheet:
    """Lay out an empty sheet of one page.

    Args:
        rules: how many play, and what is printed as the rules.
        look: whose words and type are used.
        height: of the page in units.
    """
    theme, words = look.theme, look.words
    grid = table.grid_for(theme, rules.players)
    heading = table.heading(theme, grid, ("",) * rules.players, words)
    above = [
        parts.blank_title_part(theme, rules, words),
        heading,
        table.start_row(theme, grid, (rules.start,) * rules.players, words),
    ]
    below = [result.blank_result_part(theme, rules, words), parts.rules_part(theme, rules, words)]
    left = height - _FOOT - sum(piece.height for piece in (*above, *below))
    count = max(1 + _REMARKS, int(left // _PEN))
    high = left / count
    rows = [table.empty_row(theme, grid, high) for _ in range(count - _REMARKS)]
    remarks = parts.remarks_part(theme, _REMARKS * high, words)
    pieces = tuple(Piece((ink,)) for ink in (*above, *rows, remarks, *below))
    return Sheet(pieces, heading, rules_name(rules, words))


def paginate(sheet: Sheet, height: float) -> tuple[tuple[Placed, ...], ...]:
    """Set a sheet on pages of a height in units; the foot has its room below."""
    pages: list[list[Placed]] = [[]]
    room, top = height - _FOOT, 0.0
    for piece in sheet.pieces:
        if top and top + piece.height > room + 0.5:
            pages.append([])
            top = 0.0
        inks = (sheet.heading, *piece.inks) if piece.in_table and not top else piece.inks
        for ink in inks:
            pages[-1].append(Placed(ink, top))
            top += ink.height
    return tuple(map(tuple, pages))


def draw_sheet(device: QPagedPaintDevice, layout: Layout, words: Words) -> bool:
    """Draw a sheet on the pages of a device; tell whether it took them.

    Args:
        device: begun by nobody yet.
        layout: gives the sheet for pages of a height in units.
        words: the language of the foot.
    """
    painter = QPainter()
    if not painter.begin(device):
        return False
    scale = painter.viewport().width() / WIDTH
    height = painter.viewport().height() / scale
    sheet = layout(height)
    pages = paginate(sheet, height)
    for number, page in enumerate(pages, 1):
        if number > 1 and not device.newPage():
            painter.end()
            return False
        foot = parts.foot_part(sheet.heading.theme, sheet.title, number, len(pages), words)
        for ink, top in (*page, Placed(foot, height - foot.height)):
            painter.save()
            painter.scale(scale, scale)
            painter.translate(0, top)
            ink.draw(painter)
            painter.restore()
    return painter.end()


def prepare(device: QPagedPaintDevice) -> None:
    """Give a device the paper of a sheet: A4, upright."""
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageOrientation(QPageLayout.Orientation.Portrait)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)


def sheet_pdf(match: Match, look: Look) -> bytes:
    """Give the sheet of a match as a PDF on A4."""
    return _pdf(match_title(match, look.words), lambda _: filled_sheet(match, look), look.words)


def blank_pdf(rules: Rules, look: Look) -> bytes:
    """Give an empty sheet as a PDF on A4."""
    title = look.words.text("match.sheet.title")
    return _pdf(title, lambda height: blank_sheet(rules, look, height), look.words)


def _pdf(title: str, layout: Layout, words: Words) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setCreator(words.text("ui.app.name"))
    writer.setTitle(title)
    prepare(writer)
    draw_sheet(writer, layout, words)
    return bytes(buffer.data().data())


def match_image(match: Match, look: Look) -> QImage:
    """Give the hands and the result of a match as a picture."""
    sheet = filled_sheet(match, look, signed=False)
    scale = PICTURE / (WIDTH + 2 * _PICTURE_MARGIN)
    high = sum(piece.height for piece in sheet.pieces) + 2 * _PICTURE_MARGIN
    image = QImage(PICTURE, round(scale * high), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(_PICTURE_MARGIN, _PICTURE_MARGIN)
    for piece in sheet.pieces:
        for ink in piece.inks:
            ink.draw(painter)
            painter.translate(0, ink.height)
    painter.end()
    return image
