"""The recent hands: a list that opens below its button, one click back to each."""

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from riichi_desktop.keeping import KEPT, History
from riichi_desktop.ui.kit import Label, Panel, Segmented
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.past_model import SHOWN, PastModel
from riichi_desktop.ui.past_rows import EDGE, ROW, PastRows
from riichi_desktop.ui.session import Session

WIDTH: Final = 620
_MOST_ROWS: Final = 8
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PastList(QListView):
    """The rows, and the keys that concern one."""

    taken = Signal(int)
    """The row of a hand that is to be restored."""

    def __init__(self, look: Look, model: PastModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self.setModel(model)
        self.setStyleSheet("QListView, QListView:focus { border: none; background: transparent; }")
        self.setItemDelegate(PastRows(look, self))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        model.modelReset.connect(self._start_at_first)
        self._start_at_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Restore, favour or take out the current hand."""
        row = self.currentIndex().row()
        typing = self.state() == QAbstractItemView.State.EditingState  # the field leaves us Enter
        if typing or row < 0 or event.key() not in (*_ENTER, Qt.Key.Key_Space, Qt.Key.Key_Delete):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Space:
            self._model.favour(row)
        elif event.key() == Qt.Key.Key_Delete:
            self._model.remove(row)
        else:
            self.taken.emit(row)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do what was pressed: the star, the cross, or the hand itself."""
        super().mouseReleaseEvent(event)
        index, x = self.indexAt(event.position().toPoint()), event.position().x()
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        if x < EDGE:
            self._model.favour(index.row())
        elif x > self.viewport().width() - EDGE:
            self._model.remove(index.row())
        else:
            self.taken.emit(index.row())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer in words what the keys and the signs of a row do."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        if not index.isValid():
            return
        words, row = self._look.words, index.row()
        starred = index.data(SHOWN).past.favourite
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for key, act in (
            ("unfavour" if starred else "favour", lambda: self._model.favour(row)),
            ("name", lambda: self.edit(index)),
            ("remove", lambda: self._model.remove(row)),
        ):
            menu.addAction(words.text(f"ui.history.{key}")).triggered.connect(act)
        menu.popup(event.globalPos())

    def _start_at_first(self) -> None:
        self.setCurrentIndex(self._model.index(0, 0))


class HistoryMenu(Panel):
    """The list with its heading; it closes when a hand is taken or something else is pressed."""

    EDGE = "outline"

    told = Signal(str)
    """A sentence for the status line."""

    def __init__(
        self, look: Look, session: Session, history: History, parent: QWidget | None = None
    ) -> None:
        super().__init__(look.theme, parent, radius=0)  # a pop-up has the corners of its window
        self._look = look
        self._session = session
        self.setWindowFlags(Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = look.words
        self.model = PastModel(history, words, self)
        self.model.failed.connect(self._tell_trouble)
        self.list = PastList(look, self.model, self)
        self.list.taken.connect(self._take)
        self.list.setAccessibleName(words.text("ui.history.title"))
        self.filter = Segmented(look.theme, self)
        self.filter.set_options(
            [(key, *2 * (words.text(f"ui.history.{key}"),)) for key in ("all", "favourites")]
        )
        self.filter.set_current("all")
        self.filter.picked.connect(self._filter)
        self._empty = Label(look.theme, "", self, color="muted")
        self._lay_out()
        self._show_empty()
        self.model.modelReset.connect(self._show_empty)
        self.model.rowsRemoved.connect(self._show_empty)

    def open_below(self, corner: QPoint) -> None:
        """Open with the upper right corner at a point of the screen."""
        self.setFixedWidth(WIDTH)
        self.adjustSize()
        self.move(corner - QPoint(WIDTH, -4))
        self.show()
        if self.model.trouble:
            self._tell_trouble()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def _take(self, row: int) -> None:
        """Put a hand in place, and close."""
        line = self.model.shown(row).past.line
        self.close()
        fault = self._session.read_line(line)
        words = self._look.words
        self.told.emit(words.problem(fault) if fault else words.text("ui.history.restored"))

    def _tell_trouble(self) -> None:
        self.told.emit(self._look.words.text(self.model.trouble))

    def _filter(self, key: str) -> None:
        self.model.show_favourites(key == "favourites")

    def _show_empty(self) -> None:
        empty = not self.model.rowCount()
        key = "ui.history.empty" if self.filter.current == "all" else "ui.history.no_favourite"
        self._empty.setText(self._look.words.text(self.model.trouble or key))
        self._empty.setVisible(empty)
        self.list.setVisible(not empty)
        self._keys.setVisible(not empty)
        self.list.setFixedHeight(ROW * min(_MOST_ROWS, max(1, self.model.rowCount())) + 2)
        self.adjustSize()

    def _lay_out(self) -> None:
        theme, words = self._look.theme, self._look.words
        title = Label(theme, words.text("ui.history.title"), self, font="panel_title")
        keys, kept = words.text("ui.history.keys"), words.text("ui.history.kept", n=KEPT)
        self._keys = Label(theme, keys, self, font="caption", color="muted")
        top = QHBoxLayout()
        top.addWidget(title)
        top.addStretch(1)
        top.addWidget(self.filter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._empty)
        column.addWidget(self.list)
        column.addWidget(self._keys)
        column.addWidget(Label(theme, kept, self, font="caption", color="muted"))
