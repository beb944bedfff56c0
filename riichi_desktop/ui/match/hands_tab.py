"""The hands beside the table; where they leave much room in a wide window, the graph under them."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from riichi_desktop.ledger import Chairs, Game
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.log.log import OVER, LogPanel

if TYPE_CHECKING:
    from riichi_desktop.ui.match.graph.tab import GraphTab

WIDE_FROM: Final = 1600
"""The width of the window in px from which the graph may stand there."""

_LEAST: Final = 240
_MOST: Final = 420
"""The height of the graph in px."""

_GAP: Final = 20


class HandsTab(QWidget):
    """The list of hands, always; the graph is built when it is first seen.

    Attributes:
        log: the list.
        graph: the graph; None before it was seen.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._game: Game | None = None
        self._riichi: Chairs = ()
        self.log = LogPanel(look, self)
        self.graph: GraphTab | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.log, 1)

    @property
    def has_graph(self) -> bool:
        """Whether the graph is shown."""
        return self.graph is not None and not self.graph.isHidden()

    def show_game(self, game: Game, riichi: Chairs) -> None:
        """Show a match as it is now."""
        self._game, self._riichi = game, riichi
        self.log.show_game(game, riichi)
        if self.has_graph and self.graph is not None:
            self.graph.show_game(game, riichi)
        self._fit()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self.log.set_compact(compact)

    def reword(self) -> None:
        """Say everything in the language in force; the graph does so by itself."""
        self.log.reword()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See whether there is room for the graph."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """See so too where the list needs another height, as with the details of a hand."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Show the graph where it has room, or hide it."""
        game = self._game
        room = self.height() - self.log.needed - _GAP
        wide = self.window().width() >= WIDE_FROM
        if game is not None and game.rows and wide and room >= _LEAST:
            graph = self.graph or self._built()
            if not self.has_graph:
                graph.show_game(game, self._riichi)
                graph.show()
            graph.setFixedHeight(min(room, _MOST))
        elif self.graph is not None:
            self.graph.hide()

    def _built(self) -> "GraphTab":
        from riichi_desktop.ui.match.graph.tab import GraphTab

        graph = self.graph = GraphTab(self._look, self)
        graph.hide()
        frame = QVBoxLayout()
        frame.setContentsMargins(0, 0, OVER, 0)
        frame.addWidget(graph)
        self._column.addLayout(frame)
        return graph
