"""The rules that a match copied when it began: every field, those that depart marked."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from riichi_desktop.engine import GROUPS, Rules
from riichi_desktop.export import RuleRow, edition_text, rule_rows, rule_set_name
from riichi_desktop.ui.dialog import Dialog
from riichi_desktop.ui.kit import Heading, Label, Panel, Row, TableRows
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.rules_button import name_of
from riichi_desktop.words import Words

_COLUMN: Final = 300
_SHORT: Final = 40
"""So many characters of a value stand beside its name; more stand below."""


class RulesDialog(Dialog):
    """Lists the fields by group; nothing can be changed: the match keeps its rules for good."""

    def __init__(self, look: Look, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.match.rules_title", parent)
        self._rules = rules
        self.name = Label(look.theme, "", self, font="page_title")
        self.edition = Label(look.theme, "", self, color="muted")
        self.edition.setWordWrap(True)
        self.hint = Label(look.theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.table = TableRows(look.theme, look.art, columns=(_COLUMN,))
        self._scroll = scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.table)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its rows have it
        self.body.addWidget(self.name)
        self.body.addWidget(self.edition)
        self.body.addWidget(self.hint)
        panel = Panel(look.theme, self, padding=12)
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(scroll)
        self.body.addWidget(panel, 1)
        self.resize(700, 620)
        self.reword()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, rules = self.look.words, self._rules
        found = rule_rows(rules, words)
        edition = edition_text(rules, words)
        self.name.setText(name_of(rules, words))
        self.edition.setText(edition)
        self.edition.setVisible(bool(edition))
        said = [words.text("ui.match.rules_hint")]
        if any(row.changed for row in found):
            known = rule_set_name(rules.id, words)
            said.append(words.text("ui.match.rules_departs", rules=known))
        self.hint.setText(" ".join(said))
        self._scroll.setAccessibleName(self.name.text())
        self.table.set_rows(tuple(_lines(found, words)))


def _lines(found: tuple[RuleRow, ...], words: Words) -> Iterator[Heading | Row]:
    for group in GROUPS:
        rows = [row for row in found if row.group == group]
        if rows:
            yield Heading(words.text(f"rule_group.{group}"))
        for row in rows:
            name = f"{row.name} *" if row.changed else row.name
            short = len(row.value) <= _SHORT
            yield Row(
                key=row.field,
                name=name,
                values=(row.value,) if short else (),
                below="" if short else row.value,
            )
