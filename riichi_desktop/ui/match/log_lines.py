"""The record as lines: what happened, and what it did to each score. Values in, words out."""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

from riichi_desktop.export import event_text, limit_word
from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Between,
    Chairs,
    Chombo,
    Drawn,
    Game,
    Hands,
    InForce,
    Paid,
    Penalty,
    Row,
    Table,
    Won,
)
from riichi_desktop.words import Words

from .board_values import STICK, one_line
from .board_words import bell_line, isolated, round_name

if TYPE_CHECKING:
    from riichi_desktop.engine import Wind

Ink = Literal["accent", "losses", "muted", "text"]

_YAKUMAN_BASE: Final = 8000
_ELISION: Final = re.compile(r"\b([Dd])e (?=\u2068?[AEIOUÀ-ÅÈ-ÏÒ-ÖÙ-Üaeiouà-åè-ïò-öù-ü])")


class Cell(NamedTuple):
    """What a line has in one player's column."""

    text: str
    ink: Ink


class LogLine(NamedTuple):
    """One line of the record.

    Attributes:
        uid: of its entry; "" for the start.
        at: the index of its event, -1 for the start.
        title: the hand, or what stands between hands.
        cells: a column a player; () for nothing.
        below: what happened, in one line.
        mark: what is said of it beside, such as that it was corrected; "" for nothing.
        is_hand: whether it is a hand.
    """

    uid: str
    at: int
    title: str
    cells: tuple[Cell, ...] = ()
    below: str = ""
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
    lines = [LogLine("", -1, words.text("ui.log.start"), start)]
    rows = iter(game.rows)
    for at, (held, table) in enumerate(zip(game.events, game.tables, strict=False)):
        row = next(rows) if isinstance(held.event, Hands) else None
        lines.append(_line(at, held, table, row, words))
    return tuple(lines)


def row_of(game: Game, uid: str) -> Row | None:
    """Give the row of a hand by the uid of its entry; None between hands."""
    return next((row for row in game.rows if row.uid == uid), None)


def hand_title(row: Row, words: Words) -> str:
    """Name a hand: its round, and its counters where there are some."""
    return _round(row.round, row.honba, words)


def _round(round: str, counters: int, words: Words) -> str:
    name = round_name(words, cast("Wind", round[0]), int(round[1:]))
    return f"{name} · {counters}" if counters else name


def _line(at: int, held: InForce, table: Table, row: Row | None, words: Words) -> LogLine:
    mark = words.text("ui.log.corrected") if held.amended else ""
    event = held.event
    if row is None or not isinstance(event, Hands):
        assert not isinstance(event, Hands)
        title, below = _between(event, table, words)
        return LogLine(held.uid, at, title, _penalty_cells(event, table, words), below, mark)
    cells = tuple(amount(delta, words) for delta in row.deltas)
    title = hand_title(row, words)
    return LogLine(held.uid, at, title, cells, what_happened(row, table, words), mark, is_hand=True)


def amount(points: int, words: Words) -> Cell:
    """Give a gain or a loss as a cell."""
    ink: Ink = "accent" if points > 0 else "losses" if points < 0 else "muted"
    return Cell(words.signed(points), ink)


def name_of(table: Table, chair: int, words: Words) -> str:
    """Name a player in a sentence; his number where nobody wrote a name."""
    name = one_line(table.names[chair]) or words.text("ui.match.nameless", number=chair + 1)
    return isolated(name)


def names_in(table: Table, words: Words) -> tuple[str, ...]:
    """Name all players, each as `name_of`."""
    return tuple(name_of(table, chair, words) for chair in range(table.players))


def what_happened(row: Row, table: Table, words: Words) -> str:
    """Say in one line what happened in a hand.

    Args:
        row: the hand.
        table: before it.
        words: the language.
    """
    if isinstance(row.event, Won):
        return elided(_won(row, table, words), words)
    assert isinstance(row.event, Drawn | Aborted | Chombo)
    return event_text(replace(row.event, riichi=()), names_in(table, words), words)


def _won(row: Row, table: Table, words: Words) -> str:
    wins = [(name_of(table, paid.win.winner, words), worth(paid, words)) for paid in row.paid]
    source = row.paid[0].win.source
    if source is None:
        return f"{words.text('ui.log.tsumo', winner=wins[0][0])} · {wins[0][1]}"
    loser = name_of(table, source, words)
    if len(wins) == 1:
        return f"{words.text('ui.log.ron', winner=wins[0][0], loser=loser)} · {wins[0][1]}"
    each = words.listed(f"{name} {worth}" for name, worth in wins)
    return words.text("ui.log.rons", loser=loser, wins=each)


def worth(paid: Paid, words: Words) -> str:
    """Say what a win is worth: "mangan", "3 han 40 fu"."""
    win = paid.win
    if paid.limit is not None:
        times = paid.base // _YAKUMAN_BASE if win.yakuman else 1
        return limit_word(paid.limit, words, max(times, 1))
    return words.text("ui.result.han_fu", han=win.han, fu=win.fu)


def elided(sentence: str, words: Words) -> str:
    """Give a sentence with the French elision before a name: "de Aïko" is "d’Aïko"."""
    return _ELISION.sub(r"\1’", sentence) if words.lang == "fr" else sentence


def _penalty_cells(event: Between, table: Table, words: Words) -> tuple[Cell, ...]:
    """Give the column of a penalty; one that counts after uma does not change the score."""
    if not isinstance(event, Penalty):
        return ()
    said = amount(event.points, words)
    if event.when == "final":
        said = Cell(f"({said.text})", "muted")
    return tuple(
        said if chair == event.chair else Cell("", "muted") for chair in range(table.players)
    )


def _between(event: Between, table: Table, words: Words) -> tuple[str, str]:
    """Give the title and the line of what stands between hands."""
    title = words.text(f"ui.log.{_key(event)}")
    if isinstance(event, Bell):
        return title, bell_line(words, _bell_after(table))
    said = event_text(event, names_in(table, words), words)
    return title, "" if said == title else said


def _key(event: Between) -> str:
    if isinstance(event, Penalty):
        return "bonus" if event.points > 0 else "penalty"
    return type(event).__name__.lower()


def _bell_after(table: Table) -> int | None:
    """Give how many hands follow the bell under the rules of a table."""
    return {"finish_hand": 1, "one_more_hand": 2}.get(table.rules.time_limit.ending)


def now_cells(table: Table, riichi: Chairs, words: Words) -> tuple[Cell, ...]:
    """Give the sticks that were laid in this hand, a column a player."""
    return tuple(
        amount(-STICK, words) if chair in riichi else Cell("", "muted")
        for chair in range(table.players)
    )


def score_cells(scores: tuple[int, ...], words: Words) -> tuple[Cell, ...]:
    """Give the scores, a column a player."""
    return tuple(Cell(words.number(score), "losses" if score < 0 else "text") for score in scores)


def balance(game: Game, sticks: int, words: Words) -> tuple[bool, str]:
    """Tell whether every line sums to nothing, sticks counted, and say what lies on the table.

    Args:
        game: the game.
        sticks: riichi sticks on the table now, those of this hand too.
        words: the language.
    """
    off = next((row for row in game.rows if row.balance), None)
    if off is not None:
        said = {"hand": hand_title(off, words), "points": words.signed(off.balance)}
        return False, words.text("ui.log.off_balance", **said)
    pot = STICK * sticks
    points = sum(game.table.scores) - STICK * (sticks - game.table.sticks)
    if not pot:
        return True, words.text("ui.log.balanced", total=points)
    return True, words.text("ui.log.balanced_with", points=points, pot=pot, total=points + pot)
