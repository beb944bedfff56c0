"""The rule sets of a club's own: one file each in a folder of the user's, besides the shipped ones.

Their ids begin with ``my_``, which no shipped one does: neither can take the other's place, now or
in a later version. What is wrong with a file hides that file alone.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from riichi_desktop.engine import Problem, RulesError, problem

from .printable import printable
from .rule_set_file import MOST_BYTES, RuleSet, rule_set_from_bytes

PREFIX: Final = "my_"
SUFFIX: Final = ".toml"
_ID: Final = re.compile(rf"{PREFIX}[a-z0-9_]{{1,60}}")
_PLAIN: Final = re.compile(r"[^a-z0-9]+")
_MOST: Final = 40

Folder = Path | Callable[[], Path]


class OwnRuleSets:
    """What a folder holds, read when it is first asked for, and again by `reread`.

    A rule set that is gone is no longer listed; who still has its id (an undone hand) gets it as it
    last was.
    """

    def __init__(self) -> None:
        self._folder: Folder | None = None
        self._sets: dict[str, RuleSet] | None = None
        self._faults: dict[str, tuple[Problem, ...]] = {}
        self._seen: dict[str, RuleSet] = {}

    def use(self, folder: Folder | None) -> None:
        """Read another folder from now on, or none; a function is called at the first need."""
        self._folder = folder
        self._sets = None
        self._seen = {}

    def reread(self) -> None:
        """Read the folder again at the next need: its files are others now."""
        self._sets = None

    @property
    def sets(self) -> Mapping[str, RuleSet]:
        """The rule sets by id, in the order of their ids."""
        if self._sets is None:
            self._read()
        return self._sets or {}

    @property
    def faults(self) -> Mapping[str, tuple[Problem, ...]]:
        """What is wrong with the files that are no rule sets, by their names."""
        if self._sets is None:
            self._read()
        return self._faults

    def find(self, id: str) -> RuleSet | None:
        """Give a rule set that is there or was; None for none.

        Raises:
            RulesError: what is wrong with its file.
        """
        found = self.sets.get(id)
        if found is None and f"{id}{SUFFIX}" in self._faults:
            raise RulesError(self._faults[f"{id}{SUFFIX}"])
        return found or self._seen.get(id)

    def _read(self) -> None:
        folder = self._folder() if callable(self._folder) else self._folder
        self._sets, self._faults = {}, {}
        try:
            paths = sorted(folder.glob(f"*{SUFFIX}")) if folder is not None else []
        except OSError:
            paths = []
        for path in paths:
            try:
                held = read_own(path)
            except RulesError as error:
                self._faults[path.name] = error.problems
            else:
                self._sets[held.rules.id] = held
        self._seen |= self._sets


def read_own(path: Path) -> RuleSet:
    """Read the file of an own rule set.

    Raises:
        RulesError: it is none, has a name that none can have, or cannot be read.
    """
    file = printable(path.name)
    try:
        with path.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise RulesError([problem("rules_unreadable", file, file=file)]) from error
    if not _ID.fullmatch(path.stem):
        raise RulesError([problem("rules_misnamed", file, file=file, prefix=PREFIX)])
    held = rule_set_from_bytes(content, path.name)
    if held.rules.id != path.stem:
        raise RulesError([problem("malformed", file, reason="rule_header", name="id")])
    return held


def own_id(title: str, taken: Callable[[str], bool]) -> str:
    """Give an id for a rule set of a title: ``my_club``, or ``my_club_2`` where that is taken."""
    from unicodedata import normalize  # not before a set is made

    plain = normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    stem = PREFIX + (_PLAIN.sub("_", plain)[:_MOST].strip("_") or "rules")
    id, number = stem, 1
    while taken(id):
        number += 1
        id = f"{stem}_{number}"
    return id
