"""The rule set in force, and all others one click away."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from riichi_desktop.documents import preset_ids, presets, rule_set, rules_to_text
from riichi_desktop.engine import Problem, Rules, Study, with_rules
from riichi_desktop.ui.kit import DropButton
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session
from riichi_desktop.words import Words


class RulesButton(DropButton):
    """Says which rules are in force; its menu has every rule set, with its edition.

    One that excludes the hand is greyed with the reason. The others are read when the menu opens.
    Its last entry opens the page of all rules.
    """

    all_asked = Signal()
    """Every rule is to be seen."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent=parent)
        self._look = look
        self._session = session
        self._shown = ""
        self._all = QAction(self)
        self._all.triggered.connect(self.all_asked)
        self.picked.connect(session.set_rules)
        session.changed.connect(self.show_study)
        look.reworded.connect(self.reword)
        self.reword()

    def show_study(self, study: Study) -> None:
        """Show the rules in force."""
        if study.draft.rules != self._shown:
            self._shown = study.draft.rules
            self._hold()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self._shown = self._session.draft.rules
        self.set_options([(self._shown, name_of(self._session.rules, words))])
        self.set_prefix(words.text("ui.header.rules", rules=""))
        self._hold()

    def _hold(self) -> None:
        """Show the rules in force as chosen, whether the menu has them already or not."""
        rules = self._session.rules
        if self._shown not in self.keys:
            self.set_options([(self._shown, name_of(rules, self._look.words))])
        self.set_current(self._shown)
        self.setAccessibleName(self.text())

    def refill(self) -> None:
        """Fill the menu: every rule set, and the one in force where it is none of them."""
        from riichi_desktop.export import edition_text

        words, draft = self._look.words, self._session.draft
        sets = {rules_to_text(rules): rules for rules in presets().values()}
        sets.setdefault(self._shown, self._session.rules)
        self.set_options([(text, _entry(rules, words)) for text, rules in sets.items()])
        tried = {text: with_rules(draft, text, rules) for text, rules in sets.items()}
        self.set_reasons(
            {text: words.problem(one) for text, one in tried.items() if isinstance(one, Problem)},
            {text: edition_text(rules, words) for text, rules in sets.items()},
        )
        self.set_current(self._shown)
        self._all.setText(words.text("ui.header.all_rules"))
        if self._all not in self.options_menu().actions():
            self.options_menu().addSeparator()
            self.options_menu().addAction(self._all)


def name_of(rules: Rules, words: Words) -> str:
    """Name rules: their set, with an asterisk where they depart from it."""
    if rules.id not in preset_ids():
        return f"{rules.edition or rules.id} *"
    name = _set_name(rules.id, words)
    return name if presets()[rules.id] == rules else f"{name} *"


def _set_name(id: str, words: Words) -> str:
    key = f"rules.{id}"
    if key in words:
        return words.text(key)
    from riichi_desktop.export import rule_set_name  # not for the first picture of the window

    return rule_set_name(id, words)


def _entry(rules: Rules, words: Words) -> str:
    """Name rules and, after a tab, say as of when they are so."""
    from riichi_desktop.export import as_of  # not before the menu opens

    date = as_of(rule_set(rules.id).date, words) if rules.id in preset_ids() else ""
    return f"{name_of(rules, words)}\t{date}"
