"""One table of a round: its felt, and what can be done with it."""

from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.export import round_name
from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.kit import Button, ElidedLabel
from riichi_desktop.ui.look import Look
from riichi_desktop.words import Words

from .felt import HEIGHT as FELT
from .felt import TableFelt
from .seat_key import SeatKey
from .values import TableShown

GAP: Final = 8

PICTURES: Final = {
    "begin": "chevron-right",
    "open": "match",
    "result": "edit",
    "edit_result": "edit",
    "substitute": "send",
    "extend": "clock",
    "void": "close",
}
"""What can be done with a table, and its icon; `ui.club.table.act.<key>` names it."""


def acts_of(table: TableShown) -> tuple[str, ...]:
    """Give what can be done with a table, the first thing first."""
    if table.state == "planned":
        return ("begin", "result", "extend")
    if table.totals:
        return ("edit_result", "void")
    if table.state == "running":
        result = ("result",) if table.unplayed else ()
        return ("open", *result, "substitute", "extend", "void")
    return ("open", "void")


class TableCard(QWidget):
    """A table: its felt, one button for what is done next, and a menu for the rest."""

    acted = Signal(str, int)
    """What is to be done, and the number of the table."""
    seat_pressed = Signal(int, str)
    """The number of the table, and the player whose seat was pressed."""
    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.table = TableShown(0, "planned", ())
        self._reason: str | None = None
        self.felt = TableFelt(look, self)
        self.main = Button(look.theme, "", self)
        self.more = Button(look.theme, "", self, kind="quiet", icon="more", icon_only=True)
        self.aside = ElidedLabel(look.theme, "", self, color="muted")
        self._lay_out()
        self.main.clicked.connect(self._act)
        self.more.clicked.connect(self.open_menu)
        for button in (self.main, self.more):
            button.refused.connect(self.told)
        for key in self.felt.seats:
            key.clicked.connect(lambda _=False, key=key: self._press(key))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def height_wanted(self) -> int:
        """The height in px that it needs."""
        return FELT + GAP + self._look.theme.control_height

    def show_table(self, table: TableShown, chosen: str, reason: str | None) -> None:
        """Show a table.

        Args:
            table: which.
            chosen: the player who is to be swapped; "" for nobody.
            reason: why nothing can be written; None where it can.
        """
        self.table, self._reason = table, reason
        words = self._look.words
        first = acts_of(table)[0]
        number = words.text("ui.club.table.name", n=table.number)
        self.felt.show_table(table, _middle(table, words), chosen)
        self.main.setText(words.text(f"ui.club.table.act.{first}"))
        self.main.setAccessibleName(
            words.text("ui.club.table.act_said", what=self.main.text().rstrip("…"), table=number)
        )
        self.main.set_icon(PICTURES[first])
        self.main.set_reason(reason if first != "open" else None)
        self.more.setText(words.text("ui.club.table.more", table=number))
        extra = words.text("ui.club.table.extra", n=table.extra) if table.extra else ""
        self.aside.setText(extra)

    def open_menu(self) -> None:
        """Open what else can be done with the table."""
        words, ink = self._look.words, self._look.theme.palette.text
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.aboutToHide.connect(menu.deleteLater)
        for key in acts_of(self.table):
            action = QAction(icon(PICTURES[key], ink), words.text(f"ui.club.table.act.{key}"), menu)
            if self._reason is not None and key != "open":
                action.setEnabled(False)
                action.setToolTip(self._reason)
            action.triggered.connect(
                lambda _=False, key=key: self.acted.emit(key, self.table.number)
            )
            menu.addAction(action)
        corner = self.more.mapToGlobal(self.more.rect().bottomRight())
        menu.popup(corner + QPoint(1 - menu.sizeHint().width(), 2))

    def reword(self) -> None:
        """Say everything in the language in force; `show_table` follows."""
        for key in self.felt.seats:
            key.reword()

    def _act(self) -> None:
        self.acted.emit(acts_of(self.table)[0], self.table.number)

    def _press(self, key: SeatKey) -> None:
        self.seat_pressed.emit(self.table.number, key.seat.player)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.main)
        row.addWidget(self.aside, 1)
        row.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.felt)
        column.addLayout(row)


def _middle(table: TableShown, words: Words) -> tuple[str, str, str]:
    """Give what stands in the middle of the felt."""
    upper = words.text("ui.club.table.caption")
    number = words.number(table.number)
    if table.state == "planned":
        return upper, number, ""
    if table.state == "finished":
        return upper, number, words.text("ui.club.table.finished")
    return upper, number, round_name(table.hand, words) if table.hand else ""
