"""The one mutable object of the club: what it wrote down, and what its games came to.

A widget emits an intent by calling `put`. What is put is tried, written in one committed
transaction, and only then is the new register in place and `changed` carries it to every view. An
undo puts what was there before, so it stands in the club's log as every other act.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from riichi_desktop.engine import Problem, Rules, problem

from .known_club import KnownClub
from .roll_steps import Put, Step, Steps

if TYPE_CHECKING:
    from riichi_desktop.club import Link, Thing
    from riichi_desktop.ledger import Entry
    from riichi_desktop.storage import Club

    from .shelf import Shelf


class NewTable(NamedTuple):
    """A game to begin at a table.

    Attributes:
        rules: of the game.
        names: of who sits there, East first.
        title: what people call it.
        link: who they are and what it counts for; its id is put in when the game has one.
        entries: its record, where one is brought along.
    """

    rules: Rules
    names: tuple[str, ...]
    title: str
    link: "Link"
    entries: "tuple[Entry, ...]" = ()


class Roll(KnownClub):
    """What the club wrote down, and writes.

    Attributes:
        steps: what can be undone and made again.
    """

    told = Signal(object)
    """A tuple of `Problem`: why something cannot be."""

    def __init__(self, shelf: "Shelf", parent: QObject | None = None) -> None:
        super().__init__(shelf, parent)
        self.steps = Steps()
        self.opened.connect(self.steps.clear)

    # What is written; each tells whether it was

    def why_not(self, *things: "Thing") -> Problem | None:
        """Give why things cannot be put, one after the other; None where they can."""
        from riichi_desktop.club import first_refusal

        return first_refusal(self.register, things)

    def put(self, *things: "Thing", gone: Iterable[tuple[str, str]] = ()) -> bool:
        """Put things, and take others away, in one act that can be undone."""
        away = tuple(gone)
        why = self.refusal or self.why_not(*things) or self._why_stays(away)
        if why is not None:
            self.told.emit((why,))
            return False
        after = self._places(things, away)
        before = tuple(Put(one.kind, one.id, self._there(one)) for one in after)
        changes = tuple((b, a) for b, a in zip(before, after, strict=True) if b != a)
        if not changes:
            return True
        step = Step(tuple(b for b, _ in changes), tuple(a for _, a in changes))
        if not self._write(step.after):
            return False
        self.steps.add(step)
        self.changed.emit()
        return True

    def begin(self, tables: Sequence[NewTable], *things: "Thing") -> tuple[str, ...]:
        """Begin games, each in one transaction with its link; give their ids, () for none.

        Args:
            tables: the games.
            things: what is put before them; it is undone with them.
        """
        last = self.steps.last
        links = [replace(one.link, uid=f"new{at}") for at, one in enumerate(tables)]
        why = self.refusal or self.why_not(*things, *links)
        if why is not None:
            self.told.emit((why,))
            return ()
        if things and not self.put(*things):
            return ()
        begun = []
        for table in tables:
            rules, names, title, link, entries = table
            head = self.shelf.create(rules, names, title, entries, link)
            if head is None:
                self._tell_trouble()
                break
            begun.append(head.id)
        self.look()
        if begun:
            self.steps.add(self._begun(begun))
            self.steps.join(last)
            self.changed.emit()
        return tuple(begun)

    def erase(self, player: str) -> bool:
        """Erase the data of a person, for good: no change before it can be undone any more."""
        if self.refusal is not None:
            self.told.emit((self.refusal,))
            return False

        def erased(club: "Club") -> bool:
            club.erase(player)
            return True

        if not self.shelf.attempt(erased):
            self._tell_trouble()
            return False
        self.steps.clear()
        self.look()
        return True

    def undo(self) -> Step | None:
        """Put what was there before the latest change; give the change, None where none was."""
        return self._go(self.steps.take_back())

    def redo(self) -> Step | None:
        """Make a change again that was undone; give it, None where there is none."""
        return self._go(self.steps.take_again())

    @staticmethod
    def uid() -> str:
        """Make an id for a thing that is new."""
        from uuid import uuid4  # what it loads would hold up the first picture

        return uuid4().hex

    def _go(self, step: Step | None) -> Step | None:
        """Have what is after a step there; where somebody changed it meanwhile, say so."""
        if step is None:
            return None
        if self.refusal is not None:
            self.told.emit((self.refusal,))
        elif not all(map(self._is_there, step.before)):
            self.told.emit((problem("club_changed_meanwhile"),))
            self.steps.drop()
        elif (why := self._why_used(step.after)) is not None:
            self.told.emit((why,))
        elif self._write(step.after):
            self.steps.settle()
            self.changed.emit()
            return step
        return None

    def _write(self, places: Iterable[Put]) -> bool:
        things = [one.thing for one in places if one.thing is not None]
        gone = [(one.kind, one.id) for one in places if one.thing is None]
        if self.shelf.attempt(lambda club: club.put(things, gone)) is None:
            self._tell_trouble()
            return False
        self.take_up()
        return True

    def _begun(self, games: Sequence[str]) -> Step:
        """Give the step that takes games off the list, and what they count for away."""
        from riichi_desktop.club import Titled

        before, after = [], []
        for id in games:
            titled = Titled(id, self.heads[id].title)
            before += [Put("title", id, replace(titled, hidden=True)), Put("link", id, None)]
            after += [Put("title", id, titled), Put("link", id, self.register.links[id])]
        return Step(tuple(before), tuple(after))

    def _why_stays(self, gone: Iterable[tuple[str, str]]) -> Problem | None:
        """Give why things cannot be taken away; None where they can."""
        from riichi_desktop.club import removal_refusal

        found = (removal_refusal(self.register, kind, id) for kind, id in gone)
        return next(filter(None, found), None)

    def _why_used(self, places: Iterable[Put]) -> Problem | None:
        """Give why what would go cannot: another station may have put something about it."""
        from riichi_desktop.club import Act, used_refusal

        acts = [Act("", one.kind, one.id, one.thing) for one in places]
        left = self.register.with_acts(acts)
        gone = [(act.kind, act.id) for act in acts if left.get(act.kind, act.id) is None]
        return used_refusal(left, gone)

    def _places(
        self, things: "Iterable[Thing]", gone: Iterable[tuple[str, str]]
    ) -> tuple[Put, ...]:
        from riichi_desktop.club import kind_of

        put = [Put(kind_of(thing), thing.uid, thing) for thing in things]
        every = (*put, *(Put(kind, id, None) for kind, id in gone))
        return tuple({(one.kind, one.id): one for one in every}.values())  # the last word counts

    def _is_there(self, place: Put) -> bool:
        """Tell whether a place is as it was left; what a game is called stands in its head too."""
        from riichi_desktop.club import Titled

        there = self._there(place)
        if there is None and isinstance(place.thing, Titled) and place.id in self.heads:
            head = self.heads[place.id]
            there = Titled(head.id, head.title, head.hidden)
        return there == place.thing

    def _there(self, place: Put) -> "Thing | None":
        return self.register.get(place.kind, place.id)

    def _tell_trouble(self) -> None:
        if self.shelf.trouble is not None:
            self.told.emit((self.shelf.trouble,))
