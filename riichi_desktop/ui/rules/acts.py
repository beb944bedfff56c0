"""What can be done with a rule set: copy, change, name, export, import, delete; each is told."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from riichi_desktop.documents import (
    MOST_BYTES,
    RuleSet,
    printable,
    rule_set_from_bytes,
    rule_set_text,
)
from riichi_desktop.engine import RuleField, RulesError, differences
from riichi_desktop.export import rule_set_name
from riichi_desktop.ui import saving
from riichi_desktop.ui.look import Look

from .editing import copied, named, with_value
from .shelf import RuleShelf

SUFFIX: Final = ".toml"


class RuleActs:
    """Changes the shelf as its reader asks, and says what was done.

    Args:
        look: the words.
        shelf: the rule sets.
        parent: what dialogs stand over.
        say: shows a sentence.
        show: shows a rule set by its id.
    """

    def __init__(
        self,
        look: Look,
        shelf: RuleShelf,
        parent: QWidget,
        say: Callable[[str], None],
        show: Callable[[str], None],
    ) -> None:
        self._look = look
        self._shelf = shelf
        self._parent = parent
        self._say = say
        self._show = show
        self._folder: Path | None = None

    def change(self, held: RuleSet, field: RuleField, value: object) -> None:
        """Give a field of an own set another value; say what changed with it."""
        try:
            changed = with_value(held, field, value, _today())
        except RulesError as error:
            self._say(self._look.words.problem(error.problems[0]))
            return
        if changed.held is held or not self._shelf.put(changed.held):
            return
        names = [self._look.words.text(f"rule_field.{one.document}") for one in changed.also]
        if names:
            self._tell("also", fields=self._look.words.listed(names))

    def name(self, held: RuleSet, title: str, note: str) -> None:
        """Give an own set another title, or another note."""
        if title != held.title:
            title = self._shelf.free_title(title)
        self._shelf.put(named(held, title, note, _today()))

    def copy(self, held: RuleSet) -> bool:
        """Make an own set out of any, and show it; tell whether it was done."""
        name = rule_set_name(held.rules.id, self._look.words)
        title = self._shelf.free_title(self._look.words.text("ui.rule_sets.copy_of", rules=name))
        own = copied(held, self._shelf.free_id(name), title, _today())
        if not self._shelf.put(own):
            return False
        self._show(own.rules.id)
        self._tell("copied", rules=title)
        return True

    def remove(self, held: RuleSet) -> None:
        """Take an own set away; undo brings it back."""
        if self._shelf.remove(held.rules.id):
            self._tell("removed", rules=held.title)

    def export(self, held: RuleSet) -> None:
        """Ask for a file and write a set into it."""
        words = self._look.words
        title = words.text("ui.rule_sets.export_title")
        proposed = self._last_folder() / _file_name(rule_set_name(held.rules.id, words))
        kinds = {SUFFIX: words.text("ui.rule_sets.file_kind")}
        found = saving.ask_where(self._parent, title, proposed, kinds, words)
        if found is None:
            return
        path, _ = found
        self._folder = path.parent
        try:
            saving.write_whole(path, rule_set_text(held).encode())
        except OSError as error:
            reason = saving.because(error, words)
            self._say(words.text("ui.output.failed", file=path.name, reason=reason))
        else:
            self._tell("exported", file=path.name)

    def bring_in(self) -> None:
        """Ask for a file and read a set from it."""
        words = self._look.words
        name, _ = QFileDialog.getOpenFileName(
            self._parent,
            words.text("ui.rule_sets.import_title"),
            str(self._last_folder()),
            words.text("ui.rule_sets.file_kind"),
        )
        if name:
            self.read(Path(name))

    def read(self, path: Path) -> None:
        """Read a set from a file, make it an own one and show it; say why where it is none."""
        words = self._look.words
        self._folder = path.parent
        try:
            with path.open("rb") as file:
                content = file.read(MOST_BYTES + 1)
            held = rule_set_from_bytes(content, path.name)
        except OSError as error:
            reason = saving.because(error, words)
        except RulesError as error:
            reason = printable(words.problem(error.problems[0]))
        else:
            self._add(held)
            return
        self._tell("not_imported", file=printable(path.name), reason=reason)

    def _add(self, held: RuleSet) -> None:
        """Put a set that was read beside the others, under a name and an id of its own."""
        same = self._same(held)
        if same:
            self._show(same)
            self._tell("already", rules=held.title)
            return
        title = self._shelf.free_title(held.title)
        note = held.rules.edition.removeprefix(held.title).lstrip(", ")
        base = held.base or (held.rules.id if held.rules.id in self._shelf.ids else "")
        own = copied(held, self._shelf.free_id(title), title, held.date)._replace(base=base)
        if self._shelf.put(named(own, title, note, held.date)):
            self._show(own.rules.id)
            key = "imported" if title == held.title else "imported_as"
            self._tell(key, rules=title)

    def _same(self, held: RuleSet) -> str:
        """Give the id of a set that has this one's title and rules; "" for none."""
        for id in self._shelf.ids:
            there = self._shelf.held(id)
            if there.title == held.title and not differences(there.rules, held.rules):
                return id
        return ""

    def _last_folder(self) -> Path:
        return self._folder or saving.documents_folder()

    def _tell(self, key: str, **values: object) -> None:
        self._say(self._look.words.text(f"ui.rule_sets.{key}", **values))


def _today() -> str:
    return date.today().isoformat()  # noqa: DTZ011 - the day on the club's own wall


def _file_name(title: str) -> str:
    """Give a title as a file may be named anywhere."""
    return "".join(char if char not in '<>:"/\\|?*' else "_" for char in title).strip(" .")
