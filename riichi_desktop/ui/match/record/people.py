"""What the people at a table are called, and where they sit on a drawing of it."""

from collections.abc import Iterable
from typing import Final

from riichi_desktop.ledger import Table
from riichi_desktop.ui.kit import Position
from riichi_desktop.ui.match.board.values import one_line
from riichi_desktop.ui.match.board.words import isolated
from riichi_desktop.words import Words

AROUND: Final[dict[int, tuple[Position, ...]]] = {
    4: ("bottom", "right", "top", "left"),
    3: ("bottom", "right", "left"),
}
"""The edges in the order of play."""


def player(words: Words, table: Table, chair: int) -> str:
    """Give a player's name, or his number where nobody wrote one."""
    return one_line(table.names[chair]) or words.text("ui.match.nameless", number=chair + 1)


def told(words: Words, table: Table, chair: int) -> str:
    """Give a player's name for a sentence (see `board_words.isolated`)."""
    return isolated(player(words, table, chair))


def listed(words: Words, table: Table, chairs: Iterable[int]) -> str:
    """Name several players in a sentence."""
    return words.listed(told(words, table, chair) for chair in chairs)


def positions(players: int, bottom: int) -> dict[int, Position]:
    """Give the edge at which each chair is drawn, with one of them at the bottom."""
    edges = AROUND[players]
    return {(bottom + step) % players: edge for step, edge in enumerate(edges)}
