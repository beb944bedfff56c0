"""The lines of the list of players; values in, lines out."""

from riichi_desktop.ui.club.columns import Cell, Column, ColumnLine
from riichi_desktop.ui.club.days import day_short
from riichi_desktop.ui.club.people import Known
from riichi_desktop.words import Words

NEW = "+"
"""The key of the line that writes somebody down as new."""


def columns(words: Words) -> tuple[Column, ...]:
    """Give the columns of the list."""
    return (
        Column(words.text("ui.club.player.name")),
        Column(words.text("ui.club.player.city"), 170, 120),
        Column(words.text("ui.club.player.number"), 84, -1),
        Column(words.text("ui.club.player.games"), 64, 60, right=True),
        Column(words.text("ui.club.player.last"), 96, 88, right=True),
    )


class PlayerLines:
    """The lines of people, made once: a letter of a search leaves most of them as they are."""

    def __init__(self) -> None:
        self._words: Words | None = None
        self._made: dict[str, tuple[Known, ColumnLine]] = {}

    def of(self, found: tuple[Known, ...], words: Words) -> list[ColumnLine]:
        """Give a line for each person."""
        if words is not self._words:
            self._words = words
            self._made.clear()
        return [self._line(one, words) for one in found]

    def _line(self, one: Known, words: Words) -> ColumnLine:
        known, line = self._made.get(one.player.uid, (None, None))
        if line is None or known != one:
            line = _line(one, words)
            self._made[one.player.uid] = one, line
        return line


def new_line(name: str, words: Words) -> ColumnLine:
    """Give the line that writes somebody down as new."""
    said = words.text("ui.club.players.add", name=name)
    blank = (Cell(),) * 4
    return ColumnLine(NEW, (Cell(said, role="strong", color="accent"), *blank), said, icon="plus")


def _line(one: Known, words: Words) -> ColumnLine:
    player = one.player
    asides = [player.alias] if player.alias else []
    for key, holds in (("guest", player.guest), ("hidden", player.hidden)):
        if holds:
            asides.append(words.text(f"ui.club.player.{key}"))
    games = words.number(one.games) if one.games else ""
    cells = (
        Cell(player.name, aside=" · ".join(asides), role="strong"),
        Cell(player.city, color="muted"),
        Cell(player.number, color="muted"),
        Cell(games),
        Cell(day_short(one.last, words), color="muted"),
    )
    return ColumnLine(player.uid, cells, _spoken(one, asides, words), muted=player.hidden)


def _spoken(one: Known, asides: list[str], words: Words) -> str:
    player = one.player
    number = words.text("ui.club.player.number_said", number=player.number) if player.number else ""
    games = words.text("ui.club.player.games_said", n=one.games)
    last = words.text("ui.club.player.last_said", day=day_short(one.last, words))
    parts = (player.name, *asides, player.city, number, games, last if one.last else "")
    return words.listed(filter(None, parts))
