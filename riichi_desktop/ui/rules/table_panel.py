"""The middle of the page: the set's name, what is looked for, and every field of it."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from riichi_desktop.documents import RuleSet
from riichi_desktop.engine import differences
from riichi_desktop.export import as_of, rule_set_name
from riichi_desktop.ui.icons import icon
from riichi_desktop.ui.kit import Chip, DropButton, Label, Panel
from riichi_desktop.ui.line_list import LineList
from riichi_desktop.ui.look import Look

from .field_rows import ColumnHead, FieldRows
from .lines import rule_lines
from .search import fields_found
from .set_head import SetHead
from .shelf import RuleShelf


class SearchField(QLineEdit):
    """What is looked for; Esc empties it, Down goes to the table."""

    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._glass = self.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self.setMaximumWidth(420)
        look.theme.changed.connect(self._dress)
        self._dress()

    def reword(self) -> None:
        """Put the words."""
        name = self._look.words.text("ui.rule_sets.search")
        self.setPlaceholderText(name)
        self.setAccessibleName(name)
        for sign in self.findChildren(QToolButton):
            sign.setAccessibleName(name)  # the magnifier, a button to Qt

    def _dress(self) -> None:
        self._glass.setIcon(icon("search", self._look.theme.palette.muted))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty, leave, or type."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            (self.clear if self.text() else self.left.emit)()
        else:
            super().keyPressEvent(event)


class TablePanel(Panel):
    """Shows the fields of a set, those that are looked for, beside another set.

    Attributes:
        head: the name of the set.
        search: what is looked for.
        compare: the set beside it; "" for none.
        differing: whether only fields are shown in which the two differ.
        list: the fields.
    """

    compared = Signal()
    """Another set stands beside it, or none."""
    told = Signal(str)

    def __init__(
        self, look: Look, shelf: RuleShelf, search: SearchField, parent: QWidget | None = None
    ) -> None:
        super().__init__(look.theme, parent)
        self._look = look
        self._shelf = shelf
        theme = look.theme
        self._held: RuleSet | None = None
        self.head = SetHead(look, self)
        self.search = search
        self.compare = DropButton(theme, parent=self)
        self.differing = Chip(theme, "", self)
        self._rows = FieldRows(look)
        self.list = LineList(look, self._rows, self)
        self.columns = ColumnHead(look, self._rows, self)
        self.nothing = Label(theme, "", self, color="muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.search.textChanged.connect(lambda: QTimer.singleShot(0, self, self.refresh))
        self.search.left.connect(self.focus_list)
        self.compare.picked.connect(self._compare)
        self.differing.clicked.connect(self.refresh)
        self.differing.refused.connect(self.told)

    @property
    def other(self) -> RuleSet | None:
        """The set beside it, where one was chosen and is still there."""
        id = self.compare.current
        return self._shelf.held(id) if id and id in self._shelf.ids else None

    def show_set(self, held: RuleSet) -> None:
        """Show the fields of a set."""
        self._held = held
        self._offer()
        self.refresh()

    def refresh(self) -> None:
        """Show what is looked for now."""
        if self._held is None:
            return
        words, other = self._look.words, self.other
        self._rows.compared = other is not None
        self.columns.setVisible(other is not None)
        held = (self._held, other) if other is not None else (self._held,)
        self.columns.show_names([rule_set_name(one.rules.id, words) for one in held])
        none = words.text("ui.rule_sets.differing_refused") if other is None else None
        self.differing.set_reason(none)
        self._name_differing()
        found, differing = fields_found(self.search.text()), other and self.differing.isChecked()
        lines = rule_lines(self._held, other, words, found, differing=bool(differing))
        self.list.show_lines(lines)
        self.list.setVisible(bool(lines))
        self.nothing.setVisible(not lines)
        if not lines:
            same = differing and other is not None and found is None
            name = rule_set_name(other.rules.id, words) if other is not None else ""
            key = "nothing_differs" if same else "nothing_found"
            self.nothing.setText(words.text(f"ui.rule_sets.{key}", rules=name))

    def focus_list(self) -> None:
        """Put the keyboard on the fields."""
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def toggle_differing(self) -> None:
        """Show only differences, or everything, as the reader does."""
        self.differing.click()

    def reword(self) -> None:
        """Put the words; `show_set` follows."""
        words = self._look.words
        self.compare.set_prefix(words.text("ui.rule_sets.compare") + " ")
        self.head.reword()

    def _offer(self) -> None:
        """Offer every other set for comparison."""
        assert self._held is not None
        words, own = self._look.words, self._held.rules.id
        options = [("", words.text("ui.rule_sets.compare_none"))]
        for id in self._shelf.ids:
            if id != own:
                date = as_of(self._shelf.held(id).date, words)
                options.append((id, f"{rule_set_name(id, words)}\t{date}"))
        current = self.compare.current or ""
        self.compare.set_options(options)
        self.compare.set_current(current if current in dict(options) else "")
        self.compare.setAccessibleName(self.compare.text())
        name = rule_set_name(own, words)
        self.list.setAccessibleName(words.text("ui.rule_sets.fields", rules=name))

    def _name_differing(self) -> None:
        """Say on the chip how many fields differ."""
        words, other = self._look.words, self.other
        name = words.text("ui.rule_sets.differing")
        if self._held is not None and other is not None:
            count = len(differences(self._held.rules, other.rules))
            name = words.text("ui.rule_sets.differing_count", name=name, n=count)
        self.differing.setText(name)

    def _compare(self, _id: str) -> None:
        self.compare.setAccessibleName(self.compare.text())
        self.refresh()
        self.list.refit()
        self.compared.emit()

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        tools.addWidget(self.compare)
        tools.addStretch(1)
        tools.addWidget(self.differing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.head)
        column.addLayout(tools)
        column.addWidget(self.columns)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        self.nothing.hide()
