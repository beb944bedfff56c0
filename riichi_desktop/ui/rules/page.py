"""The Rules page: the sets at the left, the fields of one, one field; below, the hand under it."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.documents import RuleSet, rules_to_text
from riichi_desktop.engine import Problem, RuleField, with_rules
from riichi_desktop.export import rule_set_name
from riichi_desktop.ui.kit import Panel
from riichi_desktop.ui.line_list import LineList
from riichi_desktop.ui.page import Desk, Page
from riichi_desktop.ui.page_header import PageHeader

from .acts import RuleActs
from .detail import DetailPanel
from .hand_panel import HandPanel
from .set_rows import SetRows, set_lines
from .shelf import RuleShelf, met_files
from .table_panel import SearchField, TablePanel

_SIDES: Final = ((236, 340), (204, 282))
"""The widths in px of the list of sets and of the field, normal and compact."""

_BUTTONS: Final = (
    ("rule_sets_copy", "duplicate"),
    ("rule_sets_import", "open"),
    ("rule_sets_export", "save"),
    ("rule_sets_delete", "trash"),
)


class RulesPage(Page):
    """Shows, compares and changes rule sets.

    Attributes:
        header: title, rules in force, undo, redo, what can be done with a set.
        shelf: the sets.
        search: what fields are looked for.
        sets: the list of them.
        table: the fields of the one that is shown.
        detail: one field.
        hand: the hand of the Hand page under it.
        shown: the id of the set that is shown.
        field: the document name of the field that was reached.
    """

    widest = 1500

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        look = desk.look
        self.shelf = RuleShelf(desk.data_dir, look.words, self)
        self.header = PageHeader(desk, "rules", self)
        self.header.add_undo()
        for command, picture in _BUTTONS:
            self.header.add_button(command, picture)
        self._sets_panel = Panel(look.theme, self, padding=6)
        self.sets = LineList(look, SetRows(look), self._sets_panel)
        self.search = SearchField(look, self.header)
        self.header.add_left(self.search, 4)
        self.table = TablePanel(look, self.shelf, self.search, self)
        self.detail = DetailPanel(look, self)
        self.hand = HandPanel(look, self)
        self.acts = RuleActs(look, self.shelf, self, self.told.emit, self.show_set)
        self.shown = ""
        self.field = "kiriage_mangan"
        self._lay_out()
        self._connect()
        self.set_compact(False)
        self.reword()

    # What the window asks of a page

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does here."""
        assert self.header.rules is not None
        return {
            "undo": self._undo,
            "redo": self._redo,
            "rules": self.header.rules.click,
            "rule_sets_copy": self._copy,
            "rule_sets_import": self.acts.bring_in,
            "rule_sets_export": lambda: self.acts.export(self.held),
            "rule_sets_delete": self._delete,
            "rule_sets_use": self._use,
            "rule_sets_find": self._find,
            "rule_sets_compare": self.table.compare.click,
            "rule_sets_differing": self.table.toggle_differing,
            "rule_sets_rename": self._rename,
        }

    def enter(self) -> None:
        """Take up what other windows wrote; show the set in force at first."""
        self.shelf.reread()
        for sentence in met_files(self.desk.data_dir, self.desk.look.words):
            self.told.emit(sentence)
        if self.shown not in self.shelf.ids:
            in_force = self.desk.session.rules.id
            self.shown = in_force if in_force in self.shelf.ids else self.shelf.ids[0]
        self.desk.session.reread_rules()
        self.refresh()
        self.sets.show_key(self.shown)

    def focus_home(self) -> None:
        """Put the keyboard on the sets."""
        self.sets.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        sets, field = _SIDES[compact]
        self.header.set_compact(compact)
        self.detail.set_compact(compact)
        self._sets_panel.setFixedWidth(sets)
        self.detail.setFixedWidth(field)
        self._middle.setSpacing(10 if compact else 12)

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self.desk.look.words
        self.shelf.words = words
        self.header.reword()
        self.sets.setAccessibleName(words.text("ui.rule_sets.sets"))
        self.search.reword()
        self.table.reword()
        self.detail.reword()
        if self.shown:
            self.refresh()

    # What the page does

    @property
    def held(self) -> RuleSet:
        """The set that is shown."""
        return self.shelf.held(self.shown)

    def show_set(self, id: str) -> None:
        """Show another set.

        Raises:
            RulesError: there is none of that id.
        """
        self.shelf.held(id)
        self.shown = id
        self.refresh()
        self.sets.show_key(id)

    def show_field(self, document: str) -> None:
        """Show a field at the right."""
        self.field = document
        self.table.list.choose(document)
        self.table.list.show_key(document)
        self._show_detail()

    def refresh(self) -> None:
        """Show everything as it is now."""
        session, words = self.desk.session, self.desk.look.words
        self.sets.show_lines(tuple(set_lines(self.shelf, session.rules.id, words)))
        self.sets.choose(self.shown)
        held, own = self.held, self.shelf.is_own(self.shown)
        self.table.head.show_set(held, own=own, refused=self._use_refusal(held))
        self.table.show_set(held)
        self.table.list.choose(self.field)
        self._show_detail()
        self.hand.show_hand(session.study, held.rules)
        stack = self.shelf.stack
        self.header.show_undo(stack.canUndo(), stack.canRedo())
        self.header.buttons["rule_sets_delete"].set_reason(self._delete_refusal())

    def _show_detail(self) -> None:
        own = self.shelf.is_own(self.shown)
        self.detail.show_field(self.field, self.held, self.table.other, own=own)

    def _reach_field(self, document: str) -> None:
        self.field = document
        self._show_detail()

    def _reach_set(self, id: str) -> None:
        if id != self.shown:
            self.show_set(id)

    def _press_field(self, _document: str) -> None:
        if self.table.list.ring:  # the keyboard goes on to the control, the mouse finds it itself
            self.detail.focus_editor()

    def _change(self, field: RuleField, value: object) -> None:
        self.told.emit("")
        self.acts.change(self.held, field, value)
        self._show_detail()  # as it is, where nothing came of it

    def _shelf_changed(self, id: str) -> None:
        """Follow a change, here or undone: show its set, and have the hand played under it."""
        if id in self.shelf.ids:
            self.shown = id
        elif self.shown == id:
            base = next(iter(self.shelf.ids))
            self.shown = self.desk.session.rules.id
            self.shown = self.shown if self.shown in self.shelf.ids else base
        self.desk.session.reread_rules()
        self.refresh()

    def _study_changed(self) -> None:
        if self.isVisible() and self.shown:
            self.refresh()

    def _copy(self) -> None:
        if self.acts.copy(self.held):
            self.table.head.focus_name()

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _rename(self) -> None:
        if self.shelf.is_own(self.shown):
            self.table.head.focus_name()
        else:
            self.told.emit(self.desk.look.words.text("ui.rule_sets.fixed"))

    def _delete(self) -> None:
        refusal = self._delete_refusal()
        if refusal is not None:
            self.told.emit(refusal)
        else:
            self.acts.remove(self.held)

    def _delete_refusal(self) -> str | None:
        words = self.desk.look.words
        if not self.shelf.is_own(self.shown):
            return words.text("ui.rule_sets.not_own")
        if self.desk.session.rules.id == self.shown:
            return words.text("ui.rule_sets.in_use")
        return None

    def _use(self) -> None:
        refusal = self._use_refusal(self.held)
        if refusal is not None:
            self.told.emit(refusal)
        elif self.desk.session.set_rules(self.shown):
            words = self.desk.look.words
            name = rule_set_name(self.shown, words)
            self.told.emit(words.text("ui.rule_sets.used", rules=name))

    def _use_refusal(self, held: RuleSet) -> str | None:
        session, words = self.desk.session, self.desk.look.words
        if session.rules == held.rules:
            return words.text("ui.rule_sets.in_force")
        tried = with_rules(session.draft, rules_to_text(held.rules), held.rules)
        return words.problem(tried) if isinstance(tried, Problem) else None

    def _undo(self) -> None:
        self._step(self.shelf.undo, "undo")

    def _redo(self) -> None:
        self._step(self.shelf.redo, "redo")

    def _step(self, step: Callable[[], bool], name: str) -> None:
        if not step():
            self.told.emit(self.desk.look.words.text(f"ui.status.nothing_to_{name}"))

    def _tell_failed(self, key: str, reason: str) -> None:
        self.told.emit(self.desk.look.words.text(f"ui.rule_sets.failed.{key}", reason=reason))

    def _connect(self) -> None:
        for part in (self.header, self.table, self.table.head, self.detail):
            part.told.connect(self.told)
        self.header.asked.connect(self.asked)
        self.sets.reached.connect(self._reach_set)
        self.sets.pressed_line.connect(self._reach_set)
        self.table.list.reached.connect(self._reach_field)
        self.table.list.pressed_line.connect(self._press_field)
        self.table.compared.connect(self._show_detail)
        self.table.head.named.connect(lambda title, note: self.acts.name(self.held, title, note))
        self.table.head.use_asked.connect(self._use)
        self.detail.chosen.connect(self._change)
        self.detail.copy_asked.connect(self._copy)
        self.shelf.changed.connect(self._shelf_changed)
        self.shelf.failed.connect(self._tell_failed)
        self.desk.session.changed.connect(self._study_changed)

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._sets_panel)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.sets)
        right = QVBoxLayout()
        right.setSpacing(12)
        self._middle = QHBoxLayout()
        for part in (self._sets_panel, self.table, self.detail):
            self._middle.addWidget(part, int(part is self.table))
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.hand.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(self._middle, 1)
        column.addSpacing(12)
        column.addWidget(self.hand)
