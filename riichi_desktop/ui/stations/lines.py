"""The lines of the stations' dialog: who is there, what lies aside."""

from collections.abc import Sequence
from itertools import groupby

from riichi_desktop.export import event_text
from riichi_desktop.ledger import Amended, Booked, Entry
from riichi_desktop.ui.match.board.words import isolated
from riichi_desktop.ui.match.games.model import title_of
from riichi_desktop.ui.shelf import Shelf
from riichi_desktop.words import Words

from .row_grid import GridLine, Press
from .said import WhoLine
from .stations import Stations


def game_title(shelf: Shelf, game: str, words: Words) -> str:
    """Give what people call a match; a dash for one that is not here yet."""
    head = shelf.attempt(lambda club: club.head(game))
    return "—" if head is None else title_of(head, words)


def grid_of_who(lines: Sequence[WhoLine], words: Words, *, takes: bool) -> list[GridLine]:
    """Give who is there as lines; from others a referee takes their matches over."""
    reason = None if takes else words.text("ui.stations.not_referee")
    made = []
    for line in lines:
        name = isolated(line.station)
        called = words.text("ui.stations.own", name=name) if line.is_own else name
        presses: tuple[Press, ...] = ()
        if line.game and not line.is_own:
            said = words.text("ui.stations.take_said", title=line.title)
            presses = (Press("take", words.text("ui.stations.take"), said, reason),)
        made.append(GridLine(line.game, (called, line.seen, line.title), presses))
    return made


def aside_lines(stations: Stations, shelf: Shelf, words: Words) -> list[GridLine]:
    """Give what lies aside, a line for each match."""
    made = []
    for game, held in groupby(stations.aside(), key=lambda one: one.game):
        title = game_title(shelf, game, words)
        names = _names(shelf, game)
        told = words.joined(_entry_said(one.entry, names, words) for one in held)
        refusal = stations.refusal(game)
        reason = words.problem(refusal) if refusal else None
        presses = (
            Press(
                "again",
                words.text("ui.stations.again"),
                words.text("ui.stations.again_said", title=title),
                reason,
            ),
            Press(
                "drop",
                words.text("ui.stations.drop"),
                words.text("ui.stations.drop_said", title=title),
            ),
        )
        made.append(GridLine(game, (title,), presses, told))
    return made


def _names(shelf: Shelf, game: str) -> Sequence[str]:
    read = shelf.attempt(lambda club: club.rules_and_names(game))
    return () if read is None else read[1]


def _entry_said(entry: Entry, names: Sequence[str], words: Words) -> str:
    if isinstance(entry.act, Booked | Amended):
        return event_text(entry.act.event, names, words)
    return words.text("ui.stations.aside.correction")
