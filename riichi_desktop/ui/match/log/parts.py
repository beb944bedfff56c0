"""What one line of the record consists of, as values: tiles, yaku, what was paid for what."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final, NamedTuple

from riichi_desktop.engine import Draft, parse_draft
from riichi_desktop.export import yaku_name
from riichi_desktop.ledger import Amended, Game, Hands, Row, Table
from riichi_desktop.ui.match.record.events import form_of
from riichi_desktop.ui.match.record.preview import Preview, lines_of
from riichi_desktop.ui.match.record.sentences import sentences
from riichi_desktop.words import Words

from .lines import Cell, LogLine, amount, name_of, score_cells

_PARTS: Final = ("hand", "honba", "sticks")


class Details(NamedTuple):
    """A line taken apart.

    Attributes:
        hands: the tiles of each winner that were entered.
        yaku: what they are made of, in one line each.
        parts: (caption, cells): hand, honba, sticks, then the scores after.
        said: what the rules made of it.
        written: when, and whether corrected.
    """

    hands: tuple[Draft, ...] = ()
    yaku: tuple[str, ...] = ()
    parts: tuple[tuple[str, tuple[Cell, ...]], ...] = ()
    said: tuple[str, ...] = ()
    written: str = ""


def details_of(game: Game, line: LogLine, row: Row | None, words: Words) -> Details:
    """Take a line apart."""
    held, table, after = game.events[line.at], game.tables[line.at], game.tables[line.at + 1]
    form = form_of(held.event)
    lines = lines_of(table, row, after)
    preview = Preview(form, table, held.event, None, row, after, lines)
    parts: list[tuple[str, tuple[Cell, ...]]] = []
    if isinstance(held.event, Hands):
        columns = [(key, [getattr(one, key) for one in lines]) for key in _PARTS]
        shown = [(key, points) for key, points in columns if any(points)]
        for key, points in shown if len(shown) > 1 else []:
            caption = words.text(f"ui.record.column.{key}")
            parts.append((caption, tuple(_part(one, words) for one in points)))
        parts.append((words.text("ui.log.after"), score_cells(after.scores, words)))
    hands = tuple(parse_draft(gain.line) for gain in form.gains if gain.line)
    yaku = tuple(_yaku(row, table, words)) if row is not None else ()
    return Details(
        hands, yaku, tuple(parts), sentences(preview, words), _written(game, line, words)
    )


def _part(points: int, words: Words) -> Cell:
    return amount(points, words) if points else Cell("", "muted")


def _yaku(row: Row, table: Table, words: Words) -> Iterator[str]:
    """Name the yaku of each hand whose tiles are known, and its fu."""
    valued = [paid for paid in row.paid if paid.value is not None]
    for paid in valued:
        assert paid.value is not None
        best = paid.value.best
        held: Mapping[str, int] = best.yakuman or {**best.yaku, **_dora(best.dora)}
        names = [
            f"{yaku_name(id, words) if f'yaku.{id}' in words else words.text(f'dora.{id}')}"
            + ("" if best.yakuman else f" {han}")
            for id, han in held.items()
        ]
        said = words.listed(names)
        if best.fu is not None and not best.yakuman:
            said = f"{said} · {words.text('ui.result.fu_flat', fu=best.fu)}"
        yield f"{name_of(table, paid.win.winner, words)} · {said}" if len(valued) > 1 else said


def _dora(dora: Mapping[str, int]) -> dict[str, int]:
    return {id: count for id, count in dora.items() if count}


def _written(game: Game, line: LogLine, words: Words) -> str:
    """Say when a line was written, and when it was corrected last."""
    by_uid = {entry.uid: entry for entry in game.entries}
    held = game.events[line.at]
    said = []
    booked = by_uid.get(held.uid)
    if booked is not None and booked.at:
        said.append(words.text("ui.log.written", time=_time(booked.at)))
    amend = by_uid.get(held.amended)
    if amend is not None and isinstance(amend.act, Amended) and amend.at:
        said.append(words.text("ui.log.corrected_at", time=_time(amend.at)))
    return " · ".join(said)


def _time(at: str) -> str:
    """Write a moment of a record as the time here; as it is where it is none."""
    try:
        moment = datetime.fromisoformat(at).astimezone()
    except (ValueError, OverflowError):
        return at
    return moment.strftime("%H:%M")
