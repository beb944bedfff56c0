"""The graph of the scores beside the table."""

from riichi_desktop.ledger import Chairs, Game

from .graph import ScoreGraph
from .values import graph_view


class GraphTab(ScoreGraph):
    """The graph as a tab of the match."""

    def show_game(self, game: Game, _riichi: Chairs) -> None:
        """Show a match as it is now."""
        self.show_view(graph_view(game.table.names, game.tables[0].scores, game.rows))

    def set_compact(self, _compact: bool) -> None:
        """Lay out for any window: it follows its size."""
