"""The lines of the list of hands: what `export` says of each event, as columns and inks."""

from typing import Literal, NamedTuple

from riichi_desktop.export import GameLine, event_text, game_lines, hand_name, player_name
from riichi_desktop.ledger import Chairs, Game, Penalty, Row, Table
from riichi_desktop.ui.match.board.values import STICK
from riichi_desktop.ui.match.board.words import isolated
from riichi_desktop.words import Words

Ink = Literal["accent", "losses", "muted", "text"]


class Cell(NamedTuple):
    """What a line has in one player's column."""

    text: str
    ink: Ink


class LogLine(NamedTuple):
    """One line of the record.

    Attributes:
        uid: of its entry; "" for the start.
        at: the index of its event, -1 for the start.
        title: the hand; or what stands between hands.
        cells: a column a player; () for nothing.
        below: what happened in the hand, in one line.
        shorter: the same with first names, where there is less room.
        mark: what is said of it beside, such as that it was corrected; "" for nothing.
        is_hand: whether it is a hand.
    """

    uid: str
    at: int
    title: str
    cells: tuple[Cell, ...] = ()
    below: str = ""
    shorter: str = ""
    mark: str = ""
    is_hand: bool = False

    def spoken(self, names: tuple[str, ...], words: Words) -> str:
        """Say all of it, for a screen reader."""
        pairs = zip(names, self.cells, strict=False)
        cells = [f"{name} {cell.text}" for name, cell in pairs if cell.text]
        return words.joined(filter(None, [self.title, self.below, self.mark, *cells]))


def log_lines(game: Game, words: Words) -> tuple[LogLine, ...]:
    """Give the lines of a game: the start, then each event that counts."""
    start = tuple(Cell(words.number(score), "muted") for score in game.tables[0].scores)
    first = LogLine("", -1, words.text("ui.log.start"), start)
    return (first, *(_line(at, line, words) for at, line in enumerate(game_lines(game, words))))


def _line(at: int, line: GameLine, words: Words) -> LogLine:
    mark = words.text("ui.log.corrected") if line.amended else ""
    if line.row is None:
        cells = _between(line, words)
        return LogLine(line.uid, at, line.text, cells, mark=mark)
    cells = tuple(amount(delta, words) for delta in line.deltas)
    said = line.text, _shorter(line, words)
    return LogLine(line.uid, at, line.title, cells, *said, mark, is_hand=True)


def _shorter(line: GameLine, words: Words) -> str:
    """Say what happened in a hand with the first word of each name, where these differ."""
    first = first_words(line.names)
    if first == line.names or line.row is None:
        return line.text
    return event_text(line.event, first, words, line.row.paid, riichi=False)


def first_words(names: tuple[str, ...]) -> tuple[str, ...]:
    """Give the first word of each name, a hyphen joins; the names where two would be alike."""
    first = tuple(name.split(" ", 1)[0] for name in names)
    return first if len({*first}) == len(first) else names


def _between(line: GameLine, words: Words) -> tuple[Cell, ...]:
    """Give the columns of what stands between hands: a penalty at the table changes a score."""
    if not isinstance(line.event, Penalty) or not line.moves:
        return ()
    return tuple(amount(delta, words) if delta else Cell("", "muted") for delta in line.deltas)


def row_of(game: Game, uid: str) -> Row | None:
    """Give the row of a hand by the uid of its entry; None between hands."""
    return next((row for row in game.rows if row.uid == uid), None)


def hand_title(row: Row, words: Words) -> str:
    """Name a hand: its round, and its counters where there are some."""
    return hand_name(row.round, row.honba, words)


def amount(points: int, words: Words) -> Cell:
    """Give a gain or a loss as a cell."""
    ink: Ink = "accent" if points > 0 else "losses" if points < 0 else "muted"
    return Cell(words.signed(points), ink)


def name_of(table: Table, chair: int, words: Words) -> str:
    """Name a player in a sentence; his number where nobody wrote a name."""
    return isolated(player_name(table.names, chair, words))


def what_happened(row: Row, table: Table, words: Words) -> str:
    """Say in one line what happened in a hand.

    Args:
        row: the hand.
        table: before it.
        words: the language.
    """
    return event_text(row.event, table.names, words, row.paid, riichi=False)


def now_cells(table: Table, riichi: Chairs, words: Words) -> tuple[Cell, ...]:
    """Give the sticks that were laid in this hand, a column a player."""
    return tuple(
        amount(-STICK, words) if chair in riichi else Cell("", "muted")
        for chair in range(table.players)
    )


def score_cells(scores: tuple[int, ...], words: Words) -> tuple[Cell, ...]:
    """Give the scores, a column a player."""
    return tuple(Cell(words.number(score), "losses" if score < 0 else "text") for score in scores)


def balance(game: Game, table: Table, laid: int, words: Words) -> tuple[bool, str, str]:
    """Tell whether every line sums to nothing, sticks counted, and say what lies on the table.

    Args:
        game: the game.
        table: as it is shown.
        laid: riichi sticks that were laid in this hand.
        words: the language.

    Returns:
        (whether it does, the sentence, a shorter one).
    """
    off = next((row for row in game.rows if row.balance), None)
    if off is not None:
        said = {"hand": hand_title(off, words), "points": words.signed(off.balance)}
        return False, words.text("ui.log.off_balance", **said), ""
    points, pot = sum(table.scores) - STICK * laid, STICK * (table.sticks + laid)
    total = points + pot
    short = words.text("ui.log.balanced_short", total=total)
    if not pot:
        return True, words.text("ui.log.balanced", total=total), short
    return True, words.text("ui.log.balanced_with", points=points, pot=pot, total=total), short
