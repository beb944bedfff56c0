"""One field at the right: what it is, its value to change, where it was read, what others say."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.documents import RuleSet
from riichi_desktop.engine import FIELDS_BY_DOCUMENT, RuleField
from riichi_desktop.export import rule_help, rule_set_name, rule_value
from riichi_desktop.ui.kit import Button, Label, Notice, Panel
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.unbroken import unbroken

from .editing import base_of, idle_because
from .editors import FieldEditor
from .lines import OKA
from .parts_editors import editor_of
from .sources import is_unsure, source_words

_LONG: Final = 16
"""Between the parts of the panel, in px."""


class Beside(QWidget):
    """What another set says of the field, and a button that takes it."""

    taken = Signal()

    def __init__(
        self, look: Look, caption: str, action: str, parent: QWidget | None = None
    ) -> None:
        """Build it empty; `caption` and `action` are keys under `ui.rule_sets`."""
        super().__init__(parent)
        self._look = look
        self._keys = caption, action
        self.caption = Label(look.theme, "", self, font="caption", color="muted")
        self.value = Label(look.theme, "", self)
        self.value.setWordWrap(True)
        self.take = Button(look.theme, "", self)
        self.take.clicked.connect(self.taken)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.caption)
        column.addWidget(self.value)
        column.addWidget(self.take, 0, Qt.AlignmentFlag.AlignLeft)

    def show_set(self, field: RuleField, other: RuleSet, *, takes: bool) -> None:
        """Show what a set says; `takes` where the button is offered."""
        words, (caption, action) = self._look.words, self._keys
        name = rule_set_name(other.rules.id, words)
        value = rule_value(field, getattr(other.rules, field.name), words)
        self.caption.setText(words.text(f"ui.rule_sets.{caption}"))
        said = words.text("ui.rule_sets.base_says", rules=name, value=value)
        self.value.setText(unbroken(said))
        self.take.setText(words.text(f"ui.rule_sets.{action}"))
        self.take.setVisible(takes)


class DetailPanel(Panel):
    """The field that was reached in the table.

    Attributes:
        editor: its control; None for the oka, which follows from others.
    """

    chosen = Signal(object, object)
    """A `RuleField`, and the value that the reader chose for it."""
    told = Signal(str)
    copy_asked = Signal()
    """The set is to be copied, so that it can be changed."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=0)
        self._look = look
        self._editors: dict[str, FieldEditor] = {}
        self._field: RuleField | None = None
        self._held: RuleSet | None = None
        self._other: RuleSet | None = None
        self.editor: FieldEditor | None = None
        self._inside = QWidget()
        theme = look.theme
        self.name = Label(theme, "", self._inside, font="panel_title")
        self.help = Label(theme, "", self._inside, color="muted")
        self.idle = Notice(theme, "", self._inside)
        self.place = QVBoxLayout()
        self.copy = Button(theme, "", self._inside, icon="duplicate")
        self.base = Beside(look, "copied_from", "reset", self._inside)
        self.beside = Beside(look, "compared_with", "take", self._inside)
        self.source_caption = Label(theme, "", self._inside, font="caption", color="muted")
        self.unsure = Notice(theme, "", self._inside)
        self.source = Label(theme, "", self._inside)
        self._lay_out()
        self.copy.clicked.connect(self.copy_asked)
        self.base.taken.connect(self._take_base)
        self.beside.taken.connect(lambda: self._take(self._other))

    def show_field(self, document: str, held: RuleSet, other: RuleSet | None, *, own: bool) -> None:
        """Show a field of a set.

        Args:
            document: its name.
            held: the set.
            other: the set beside it, or none.
            own: whether the set can be changed.
        """
        self._held, self._other = held, other
        self._field = field = FIELDS_BY_DOCUMENT.get(document)
        words = self._look.words
        self.name.setText(words.text(f"rule_field.{document}"))
        self.help.setText(unbroken(rule_help(document, held.rules, words)))
        self._scroll.setAccessibleName(self.name.text())
        self._show_editor(field, held, own=own)
        self.copy.setText(words.text("ui.rule_sets.copy_to_change"))
        self.copy.setVisible(not own and document != OKA)
        idle = idle_because(held.rules).get(document)
        self.idle.setVisible(idle is not None)
        if idle is not None:
            rule = words.text(f"rule_field.{idle.document}")
            value = rule_value(idle, getattr(held.rules, idle.name), words)
            said = words.text("ui.rule_sets.idle", rule=rule, value=value)
            self.idle.setText(unbroken(said))
        self._show_beside(field, held, other, own=own)
        self._show_source(field, held, own=own)

    def reword(self) -> None:
        """Put the words of the controls; `show_field` follows."""
        for editor in self._editors.values():
            editor.reword()

    def focus_editor(self) -> None:
        """Put the keyboard on the control."""
        home = self.copy if not self.copy.isHidden() else self.editor and self.editor.home()
        if home is not None:
            home.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        margin = 12 if compact else 16
        layout = self._inside.layout()
        assert layout is not None
        layout.setContentsMargins(margin, margin, margin, margin)

    def _show_editor(self, field: RuleField | None, held: RuleSet, *, own: bool) -> None:
        editor = self._editor_of(field) if field is not None else None
        if self.editor is not None and self.editor is not editor:
            self.editor.hide()
        self.editor = editor
        if editor is not None and field is not None:
            reason = None if own else self._look.words.text("ui.rule_sets.fixed")
            editor.set_reason(reason)
            editor.show_value(getattr(held.rules, field.name), held.rules.players)
            editor.show()

    def _editor_of(self, field: RuleField) -> FieldEditor:
        """Give the control of a field; made when it is first wanted."""
        if field.document not in self._editors:
            editor = editor_of(self._look, field, self._inside)
            editor.chosen.connect(lambda value: self.chosen.emit(field, value))
            editor.told.connect(self.told)
            self.place.addWidget(editor)
            self._editors[field.document] = editor
        return self._editors[field.document]

    def _show_beside(
        self, field: RuleField | None, held: RuleSet, other: RuleSet | None, *, own: bool
    ) -> None:
        base = base_of(held)
        for part, shown in ((self.base, base), (self.beside, other)):
            differs = (
                field is not None
                and shown is not None
                and getattr(shown.rules, field.name) != getattr(held.rules, field.name)
            )
            part.setVisible(field is not None and shown is not None)
            if field is not None and shown is not None:
                part.show_set(field, shown, takes=own and differs)

    def _show_source(self, field: RuleField | None, held: RuleSet, *, own: bool) -> None:
        comment = held.sources[field.document] if field is not None else ""
        words = self._look.words
        lines = source_words(comment, words, own=own) if field is not None else ()
        unsure = field is not None and is_unsure(comment)
        self.source_caption.setText(words.text("ui.rule_sets.source"))
        self.source_caption.setVisible(bool(lines))
        self.unsure.setVisible(unsure)
        if unsure:
            self.unsure.setText(unbroken(lines[0]))
        self.source.setText(unbroken("\n".join(lines[unsure:])))
        self.source.setVisible(len(lines) > unsure)

    def _take_base(self) -> None:
        if self._held is not None:
            self._take(base_of(self._held))

    def _take(self, other: RuleSet | None) -> None:
        if self._field is not None and other is not None:
            self.chosen.emit(self._field, getattr(other.rules, self._field.name))

    def _lay_out(self) -> None:
        for label in (self.name, self.help, self.source):
            label.setWordWrap(True)
        self.source.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self._inside)
        column.setSpacing(8)
        for part in (self.name, self.help, self.idle):
            column.addWidget(part)
        column.addSpacing(2)
        column.addLayout(self.place)
        column.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        for other in (self.base, self.beside):
            column.addSpacing(_LONG - 12)
            column.addWidget(other)
        column.addSpacing(_LONG - 12)
        for part in (self.source_caption, self.unsure, self.source):
            column.addWidget(part)
        column.addStretch(1)
        self._scroll_inside()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.set_compact(False)

    def _scroll_inside(self) -> None:
        self._scroll = scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
