"""What a correction changes, in words: hand by hand, and who is ahead then."""

from collections.abc import Iterator
from typing import NamedTuple

from riichi_desktop.export import elided
from riichi_desktop.ledger import Correction, Game, Row, Table
from riichi_desktop.ui.match.board.words import ending
from riichi_desktop.ui.match.log.lines import (
    Cell,
    amount,
    hand_title,
    name_of,
    score_cells,
    what_happened,
)
from riichi_desktop.words import Words


class CorrectLine(NamedTuple):
    """One hand that changes.

    Attributes:
        title: as it is called then.
        was_title: as it is called now, where that is otherwise; "" else.
        said: what else of it is otherwise.
        cells, was_cells: the scores after it, then and now; () where there are none.
        sign: `new`, `gone` or "".
    """

    title: str
    was_title: str = ""
    said: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    was_cells: tuple[Cell, ...] = ()
    sign: str = ""

    def spoken(self, names: tuple[str, ...], words: Words) -> str:
        """Say all of it, for a screen reader."""
        was = words.text("ui.correct.was", what=self.was_title) if self.was_title else ""
        cells = [f"{name} {cell.text}" for name, cell in zip(names, self.cells, strict=False)]
        return words.joined(filter(None, [self.title, was, *self.said, *cells]))


def correct_lines(tried: Correction, words: Words) -> tuple[CorrectLine, ...]:
    """Give a line for each hand that a correction changes, brings or takes away, in their order."""
    before, after = tried.before, tried.after or _reached(tried)
    changed = {change.uid for change in tried.changed if change.uid}
    old = {row.uid: row for row in before.rows}
    return tuple(
        _line(old.get(row.uid), _new(after, row.uid), before, after, words)
        for row in _merged(before, after)
        if row.uid in changed
    )


def _reached(tried: Correction) -> Game:
    assert tried.problem is not None
    return tried.problem.game


def _merged(before: Game, after: Game) -> Iterator[Row]:
    """Give the rows of both games, each hand once; one that goes stands where it stood."""
    left = list(before.rows)
    known = {row.uid for row in after.rows}
    for row in after.rows:
        while left and left[0].uid not in known:
            yield left.pop(0)
        if left and left[0].uid == row.uid:
            left.pop(0)
        yield row
    yield from (row for row in left if row.uid not in known)


def _new(after: Game, uid: str) -> Row | None:
    return next((row for row in after.rows if row.uid == uid), None)


def _line(was: Row | None, row: Row | None, before: Game, after: Game, words: Words) -> CorrectLine:
    if row is None:
        assert was is not None
        what = what_happened(was, _table(before, was), words)
        cells = tuple(amount(delta, words) for delta in was.deltas)
        return CorrectLine(hand_title(was, words), "", (what,), (), cells, "gone")
    title = hand_title(row, words)
    cells = score_cells(row.scores, words)
    if was is None:
        what = what_happened(row, _table(after, row), words)
        return CorrectLine(title, "", (what,), cells, (), "new")
    was_title = hand_title(was, words)
    old = score_cells(was.scores, words) if was.scores != row.scores else ()
    said = tuple(_said(was, row, before, after, words))
    return CorrectLine(title, was_title if was_title != title else "", said, cells, old)


def _table(game: Game, row: Row) -> Table:
    """Give the table before a hand."""
    at = next(at for at, held in enumerate(game.events) if held.uid == row.uid)
    return game.tables[at]


def _said(was: Row, row: Row, before: Game, after: Game, words: Words) -> Iterator[str]:
    """Say what of a hand is otherwise, besides its name and the scores."""
    if was.event != row.event:
        yield what_happened(row, _table(after, row), words)
        then = what_happened(was, _table(before, was), words)
        yield words.text("ui.correct.was", what=then)
    elif was.deltas != row.deltas:
        yield words.text("ui.correct.paid_otherwise")
    if was.dealer != row.dealer:
        dealer = name_of(_table(after, row), row.dealer, words)
        yield words.text("ui.correct.dealer", player=dealer)
    if was.sticks != row.sticks:
        yield words.text("ui.correct.pot", n=row.sticks, was=was.sticks)


def summary(tried: Correction, words: Words) -> tuple[str, ...]:
    """Say in a few sentences what a correction does to the match as a whole."""
    if tried.after is None:
        return _refused(tried, words)
    before, after = tried.before, tried.after
    uids = {change.uid for change in tried.changed if change.uid}
    said = [words.text("ui.correct.hands", n=len(uids)) if uids else words.text("ui.correct.none")]
    said += _leaders(before, after, words)
    if before.table.ending != after.table.ending:
        why = ending(words, after.table.ending)
        said.append(
            words.text("ui.correct.ends", why=why) if why else words.text("ui.correct.goes_on")
        )
    return tuple(said)


def _leaders(before: Game, after: Game, words: Words) -> Iterator[str]:
    """Say who is ahead, where that is somebody else."""
    first = [game.table.scores.index(max(game.table.scores)) for game in (before, after)]
    if first[0] == first[1]:
        return
    names = [name_of(after.table, chair, words) for chair in first]
    yield elided(words.text("ui.correct.leader", player=names[1], before=names[0]), words)


def _refused(tried: Correction, words: Words) -> tuple[str, ...]:
    """Say which hand cannot follow any more, why, and what can be done."""
    found = tried.problem
    assert found is not None
    return (
        words.text("ui.correct.cannot_follow", hand=blamed(tried, words)),
        *(words.problem(one) for one in found.problems),
        words.text("ui.correct.way_out"),
    )


def blamed(tried: Correction, words: Words) -> str:
    """Name the hand that cannot follow any more; what it is now, where it is no hand."""
    found = tried.problem
    assert found is not None
    row = next((row for row in tried.before.rows if row.uid == found.uid), None)
    return words.text("ui.correct.this") if row is None else hand_title(row, words)
