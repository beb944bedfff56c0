"""THE TABLE of the club's papers, and how they come onto pages: printed, as PDF, as a picture."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPagedPaintDevice, QPainter, QPdfWriter

from riichi_desktop.engine import Problem, problem
from riichi_desktop.ui.match.sheet.paint import WIDTH
from riichi_desktop.ui.match.sheet.parts import foot_part
from riichi_desktop.ui.match.sheet.sheet import Placed, Sheet, draw_sheet, paginate, prepare

from .cards_paper import cards_sheet
from .forms_paper import forms_sheet
from .heads import Printed
from .listings import listing, results_sheet, schedule_sheet, standings_sheet
from .personal_paper import personal_sheet
from .rounds import round_of

HEIGHT: Final = 273 * WIDTH / 186
"""The height in units of a page of A4, within its margins of 12 mm."""

_DPI: Final = 600

Fault = Callable[[Printed], Problem | None]


class Paper(NamedTuple):
    """A row of the table.

    Attributes:
        key: `ui.club.paper.<key>` names it.
        lay_out: gives it for pages of a height in units.
        fault: says why it cannot be.
        of_round: whether it is of one round.
    """

    key: str
    lay_out: Callable[[Printed, float], Sheet]
    fault: Fault
    of_round: bool = False


def _nobody(printed: Printed) -> Problem | None:
    return None if printed.season.standings.rows else problem("paper_nobody")


def _no_teams(printed: Printed) -> Problem | None:
    return None if printed.season.standings.teams else problem("paper_no_teams")


def _no_games(printed: Printed) -> Problem | None:
    return None if printed.season.games else problem("paper_no_games")


def _no_rounds(printed: Printed) -> Problem | None:
    return None if printed.season.rounds else problem("paper_no_rounds")


def _no_forms(printed: Printed) -> Problem | None:
    if not printed.season.rounds:
        return problem("paper_no_rounds")
    rules = printed.rules or printed.at_hand
    sizes = {len(table) for table in round_of(printed).tables}
    if rules is None or rules.players not in sizes:
        return problem("paper_no_rules")
    return None


def _forms(printed: Printed, height: float) -> Sheet:
    rules = printed.rules or printed.at_hand
    assert rules is not None, "asked by `fault`"
    return forms_sheet(printed, rules, height)


PAPERS: Final = (
    Paper("standings", lambda printed, _: standings_sheet(printed), _nobody),
    Paper("teams", lambda printed, _: listing(printed, "teams"), _no_teams),
    Paper("games", lambda printed, _: listing(printed, "games"), _no_games),
    Paper("results", lambda printed, _: results_sheet(printed), _no_rounds, of_round=True),
    Paper("schedule", lambda printed, _: schedule_sheet(printed), _no_rounds),
    Paper("personal", lambda printed, _: personal_sheet(printed), _no_rounds),
    Paper("forms", _forms, _no_forms, of_round=True),
    Paper("cards", cards_sheet, _nobody),
)
"""The papers, as the dialog lists them."""


def paper_of(key: str) -> Paper:
    """Give a row of the table; the first where no row has that key."""
    return next((one for one in PAPERS if one.key == key), PAPERS[0])


class Pages(NamedTuple):
    """A paper set on pages."""

    sheet: Sheet
    pages: tuple[tuple[Placed, ...], ...]


def pages_of(paper: Paper, printed: Printed) -> Pages:
    """Set a paper on pages of A4, to be looked at."""
    sheet = paper.lay_out(printed, HEIGHT)
    return Pages(sheet, paginate(sheet, HEIGHT))


def draw_page(painter: QPainter, pages: Pages, at: int, printed: Printed) -> None:
    """Draw a page, counted from 0; a unit is a unit of the painter."""
    sheet, count = pages.sheet, len(pages.pages)
    foot = foot_part(sheet.heading.theme, sheet.title, at + 1, count, printed.words)
    for ink, top in (*pages.pages[at], Placed(foot, HEIGHT - foot.height)):
        painter.save()
        painter.translate(0, top)
        ink.draw(painter)
        painter.restore()


def draw_paper(device: QPagedPaintDevice, paper: Paper, printed: Printed) -> bool:
    """Draw a paper on the pages of a device; tell whether it took them."""
    return draw_sheet(device, lambda height: paper.lay_out(printed, height), printed.words)


def paper_pdf(paper: Paper, printed: Printed) -> bytes:
    """Give a paper as a PDF on A4."""
    words, buffer = printed.words, QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setCreator(words.text("ui.app.name"))
    writer.setTitle(f"{printed.event} · {words.text(f'ui.club.paper.{paper.key}')}")
    prepare(writer)
    draw_paper(writer, paper, printed)
    return bytes(buffer.data().data())
