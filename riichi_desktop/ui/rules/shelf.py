"""The rule sets there are, and every change of a club's own: written at once, undone at will."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from riichi_desktop.documents import (
    RuleSet,
    own_id,
    own_rule_faults,
    own_rule_sets,
    preset_ids,
    printable,
    reread_own_rules,
    rule_set,
    rule_set_text,
    shipped_ids,
)
from riichi_desktop.engine import Problem
from riichi_desktop.keeping import RuleFileChangedError, RuleFiles
from riichi_desktop.ui.saving import because
from riichi_desktop.words import Words

FOLDER: Final = "rules"
UNDO_LIMIT: Final = 500

_NOT_DAMAGED: Final = frozenset(
    {"rules_newer", "rules_misnamed", "rules_unreadable", "unknown_field"}
)
"""The faults of a file that is left as it is: another version, or its owner, can use it."""


class _Change(QUndoCommand):
    """One change of one set: as it was, or None, and as it is, or None."""

    def __init__(self, shelf: "RuleShelf", before: RuleSet | None, after: RuleSet | None) -> None:
        super().__init__()
        self._shelf, self._before, self._after = shelf, before, after

    def redo(self) -> None:
        """Have the files say what is after the change; one that cannot be made is dropped."""
        self.setObsolete(not self._shelf.bring(self._before, self._after))

    def undo(self) -> None:
        """Have the files say what was before the change; one that cannot be undone is dropped."""
        self.setObsolete(not self._shelf.bring(self._after, self._before))


class RuleShelf(QObject):
    """Reads and writes the rule sets of a folder.

    Attributes:
        stack: the undo stack of what was changed in this window.
    """

    changed = Signal(str)
    """The id of a set that is another now, or new, or gone."""
    failed = Signal(str, str)
    """A key under `ui.rule_sets.failed`, and why, in words: a change was not made."""

    def __init__(self, data_dir: Path, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self._files = RuleFiles(data_dir / FOLDER)
        self._done = False
        self.stack = QUndoStack(self)
        self.stack.setUndoLimit(UNDO_LIMIT)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all sets, the shipped ones first."""
        return preset_ids()

    def held(self, id: str) -> RuleSet:
        """Give a set.

        Raises:
            RulesError: there is none of that id.
        """
        return rule_set(id)

    def is_own(self, id: str) -> bool:
        """Tell whether a set is the club's own, and there."""
        return id in own_rule_sets()

    def free_id(self, title: str) -> str:
        """Give an id that no set has, made of a title."""
        there = {path.stem for path in self._files.folder.glob("*.toml")}
        return own_id(title, lambda id: id in there or id in own_rule_sets())

    def free_title(self, title: str) -> str:
        """Give a title that no own set has: a number is put behind it where one has it."""
        taken = {held.title for held in own_rule_sets().values()}
        free, number = title, 1
        while free in taken:
            number += 1
            free = f"{title} {number}"
        return free

    def put(self, after: RuleSet) -> bool:
        """Make a set, or change it; tell whether it was done."""
        return self._do(own_rule_sets().get(after.rules.id), after)

    def remove(self, id: str) -> bool:
        """Take an own set away; tell whether it was done."""
        return self._do(own_rule_sets()[id], None)

    def undo(self) -> bool:
        """Take the last change back; tell whether there was one."""
        could = self.stack.canUndo()
        self.stack.undo()
        return could

    def redo(self) -> bool:
        """Make again what was taken back; tell whether there was something."""
        could = self.stack.canRedo()
        self.stack.redo()
        return could

    def reread(self) -> bool:
        """Read the folder anew; tell whether it is another."""
        before = dict(own_rule_sets())
        reread_own_rules()
        return before != dict(own_rule_sets())

    def bring(self, before: RuleSet | None, after: RuleSet | None) -> bool:
        """Have the files say what a change says; tell whether they do.

        What hinders that is told, and nothing changes.
        """
        held = after or before
        assert held is not None
        id, done = held.rules.id, False
        try:
            self._write(id, before, after)
            done = True
        except RuleFileChangedError as error:
            self.failed.emit("changed", error.file)
        except OSError as error:
            self.failed.emit("unwritten", because(error, self.words))
        reread_own_rules()
        self._done = done
        self.changed.emit(id)
        return done

    def _write(self, id: str, before: RuleSet | None, after: RuleSet | None) -> None:
        """Write what is after a change over what was before it.

        A file that somebody wrote by hand says the same in other words: what it means is compared.
        """
        content = self._files.read(id)
        reread_own_rules()
        if own_rule_sets().get(id) != before:
            raise RuleFileChangedError(f"{id}.toml")
        if after is not None:
            self._files.put(id, rule_set_text(after).encode(), content)
        elif content is not None:
            self._files.remove(id, content)

    def _do(self, before: RuleSet | None, after: RuleSet | None) -> bool:
        self.stack.push(_Change(self, before, after))
        return self._done


def met_files(data_dir: Path, words: Words) -> Iterator[str]:
    """Set the damaged files of a folder aside; say of each file that is no rule set what it is."""
    files = RuleFiles(data_dir / FOLDER)
    for file, faults in dict(own_rule_faults()).items():
        reason = printable(words.problem(faults[0]))
        key = "left"
        if not _is_left(faults):
            try:
                file = files.set_aside(file).name
            except OSError:
                key = "damaged"
            else:
                key = "set_aside"
        yield words.text(f"ui.rule_sets.met.{key}", file=printable(file), reason=reason)
    reread_own_rules()


def _is_left(faults: tuple[Problem, ...]) -> bool:
    return bool({fault.id for fault in faults} & _NOT_DAMAGED)


def shipped(id: str) -> bool:
    """Tell whether a set comes with the program."""
    return id in shipped_ids()
