"""What one of the players needs in this hand to end better, were it the last."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.ledger import Chairs, Game, Table
from riichi_desktop.ui.kit import Label, Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.board.values import one_line
from riichi_desktop.ui.match.log.columns import INSET
from riichi_desktop.ui.match.log.lines import first_words

from .needs_lines import NEVER, NeedsTable, needs_table

_HEAD: Final = 44
_LINE: Final = 19
_PAD: Final = 9
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPPED: Final = (
    int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | Qt.TextFlag.TextWordWrap
)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class NeedsLabel(QLabel):
    """The table: a row for each way, a column for each place."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._table = NeedsTable("", (), ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.updateGeometry)

    def show_table(self, table: NeedsTable) -> None:
        """Show a table."""
        self._table = table
        self.setAccessibleName(table.spoken(self._look.words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size in px."""
        rows = sum(self._height(*way) for way in self._table.ways)
        return QSize(300, (_HEAD if self._table.places else 0) + rows)

    def minimumSizeHint(self) -> QSize:
        """Give the least size in px."""
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, table = self._look.theme, self._table
        for column, (place, prize) in enumerate(table.places):
            box = self._column(column, 0, _HEAD)
            painter.setFont(theme.font("strong"))
            painter.setPen(theme.color("text"))
            painter.drawText(box.adjusted(0, 2, 0, -20), _RIGHT, place)
            painter.setFont(theme.font("caption"))
            painter.setPen(theme.color("muted"))
            painter.drawText(box.adjusted(0, 20, 0, -2), _RIGHT, prize)
        top = float(_HEAD if table.places else 0)
        for way, cells in table.ways:
            painter.fillRect(QRectF(0, top - 1, self.width(), 1), theme.color("hairline"))
            self._way(painter, way, cells, top)
            top += self._height(way, cells)

    def _way(
        self, painter: QPainter, way: str, cells: tuple[tuple[str, ...], ...], top: float
    ) -> None:
        theme = self._look.theme
        painter.setFont(theme.font("body"))
        painter.setPen(theme.color("text"))
        first = self._column(0, 0, 0).left()
        box = QRectF(INSET, top + _PAD, first - INSET, self._height(way, cells) - 2 * _PAD)
        painter.drawText(box, _WRAPPED, way)
        for column, lines in enumerate(cells):
            for at, words in enumerate(lines):
                never = words == NEVER
                role = "strong" if not at and not never else "caption"
                painter.setFont(theme.font(role))
                painter.setPen(theme.color("muted" if never or at else "text"))
                here = self._column(column, top + _PAD + at * _LINE, _LINE)
                painter.drawText(here, _RIGHT, theme.cut(role, words, here.width()))

    def _column(self, column: int, top: float, height: float) -> QRectF:
        count = max(len(self._table.places), 1)
        width = min(116.0, (self.width() - 2 * INSET) * 0.72 / count)
        right = self.width() - INSET - (count - 1 - column) * width
        return QRectF(right - width + 6, top, width - 6, height)

    def _height(self, way: str, cells: tuple[tuple[str, ...], ...]) -> int:
        """Give the height of a row in px: a way that is too long takes a second line."""
        room = self._column(0, 0, 0).left() - INSET
        least = 2 if self._look.theme.width("body", way) > room else 1
        return max(least, *(len(lines) for lines in cells)) * _LINE + 2 * _PAD

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have a way that is too long take a second line."""
        super().resizeEvent(event)
        self.updateGeometry()


class NeedsView(QWidget):
    """Whose needs: a choice of the players; below, the table."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._table: Table | None = None
        self._riichi: Chairs = ()
        self.chairs = Segmented(look.theme, self, stretch=True)
        self.title = Label(look.theme, "", self, font="panel_title")
        self.title.setWordWrap(True)
        self.hint = Label(look.theme, "", self, font="caption", color="muted")
        self.hint.setWordWrap(True)
        self.label = NeedsLabel(look)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setWidget(self.label)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.chairs)
        column.addWidget(self.title)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.hint)
        self.chairs.picked.connect(lambda _key: self._show())
        self.setFocusProxy(self.chairs)
        self.reword()

    def show_game(self, game: Game, riichi: Chairs) -> None:
        """Show a match as it is now."""
        self._table, self._riichi = game.table, riichi
        words = self._look.words
        names = [
            one_line(name) or words.text("ui.match.nameless", number=chair + 1)
            for chair, name in enumerate(game.table.names)
        ]
        shown = first_words(tuple(names))
        pairs = enumerate(zip(shown, names, strict=True))
        self.chairs.set_options([(str(chair), short, name) for chair, (short, name) in pairs])
        if self.chairs.current is None or int(self.chairs.current) >= len(names):
            self.chairs.set_current("0")
        self._show()

    def set_compact(self, compact: bool) -> None:
        """Lay out for any window: it follows its size."""

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.chairs.setAccessibleName(words.text("ui.needs.whose"))
        self.hint.setText(words.text("ui.needs.hint"))
        self._scroll.setAccessibleName(words.text("ui.match.tab.needs"))
        if self._table is not None:
            self._show()

    def _show(self) -> None:
        table, words = self._table, self._look.words
        if table is None or self.chairs.current is None:
            return
        if table.is_over:
            found = NeedsTable(words.text("ui.needs.over"), (), ())
        else:
            found = needs_table(table, int(self.chairs.current), self._riichi, words)
        self.title.setText(found.title)
        self.label.show_table(found)
        self.hint.setVisible(bool(found.places))
        self.chairs.setVisible(not table.is_over)
        self.label.setVisible(bool(found.places))
