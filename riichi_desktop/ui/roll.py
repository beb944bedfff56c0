"""The one mutable object of the club: what it wrote down, and what its games came to.

A widget emits an intent by calling `put`. What is put is tried, written in one committed
transaction, and only then is the new register in place and `changed` carries it to every view. An
undo puts what was there before, so it stands in the club's log as every other act.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from riichi_desktop.engine import Problem, Rules, problem

from .offthread import OffThread
from .roll_steps import Put, Step, Steps

if TYPE_CHECKING:
    from riichi_desktop.club import Event, Link, Played, Register, Thing
    from riichi_desktop.storage import Club, GameHead, Results

    from .shelf import Shelf

LOOK_EVERY_MS: Final = 1000
"""How often it is looked whether somebody wrote, while the club is on the screen."""

_SLICE: Final = 0.04
"""Seconds that the database may be held at a time to work results out."""

_TELL_SECONDS: Final = 0.5
"""How often results are told while more are worked out."""

Answer = TypeVar("Answer")


class NewTable(NamedTuple):
    """A game to begin at a table.

    Attributes:
        rules: of the game.
        names: of who sits there, East first.
        title: what people call it.
        link: who they are and what it counts for; its id is put in when the game has one.
    """

    rules: Rules
    names: tuple[str, ...]
    title: str
    link: "Link"


class Roll(QObject):
    """What the club knows, as the window has it. Nothing of the club is loaded before `open`.

    Args:
        shelf: the database.

    Attributes:
        played: the games with their results, as far as they are worked out.
        left: how many games are still to be worked out.
        event_id: of the event that is looked at; "" for none.
    """

    changed = Signal()
    """Other things are in the register, or other games in the database; another event is chosen."""
    worked = Signal()
    """`played` or `left` is another."""
    told = Signal(object)
    """A tuple of `Problem`: why something cannot be."""

    def __init__(self, shelf: "Shelf", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shelf = shelf
        self.played: tuple[Played, ...] = ()
        self.left = 0
        self.event_id = ""
        self.steps = Steps()
        self._thread = OffThread(self)
        self._register: Register | None = None
        self._heads: Mapping[str, GameHead] | None = None
        self._club: Club | None = None
        self._version: int | None = None
        self._wanted = False
        self._told_at = 0.0
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_EVERY_MS)
        self._looking.timeout.connect(self.look)
        shelf.changed.connect(self._follow)
        shelf.closing.connect(self._let_go)

    # What is known

    @property
    def register(self) -> "Register":
        """Everything that was written down; empty while the database is not open."""
        if self._register is None:
            from riichi_desktop.club import Register

            self._register = Register()
        return self._register

    @property
    def heads(self) -> "Mapping[str, GameHead]":
        """The games of the database by their ids, hidden ones too, the latest first."""
        if self._heads is None:
            heads = self.shelf.attempt(lambda club: club.games(hidden=True)) or ()
            self._heads = MappingProxyType({head.id: head for head in heads})
        return self._heads

    @property
    def is_open(self) -> bool:
        """Whether the database is open, and the club was asked for."""
        return self._club is not None

    @property
    def chosen(self) -> "Event | None":
        """The event that is looked at; None for none."""
        return self.register.events.get(self.event_id)

    @property
    def refusal(self) -> Problem | None:
        """Why nothing can be written; None where it can."""
        if not self.shelf.is_open:
            return self.shelf.refused or problem("club_closed")
        return problem("club_read_only") if self.shelf.read_only else None

    def open(self) -> bool:
        """Open the database, and read what the club wrote; tell whether it is open."""
        self._wanted = True
        if self.shelf.open() and self._club is None:
            self._follow()  # another page had opened it
        return self._club is not None

    def watch(self, on: bool) -> None:
        """Look again and again whether somebody wrote, or leave it."""
        if on:
            self.look()
            self._looking.start()
        else:
            self._looking.stop()

    def look(self) -> None:
        """Take up what was written since, here or elsewhere."""
        if self._club is None:
            return
        if self.shelf.read_only:
            self.shelf.probe()
        version = self.shelf.attempt(lambda club: club.version())
        if version is not None and version != self._version:
            self._version = version
            self._read()

    def choose(self, event: str) -> None:
        """Look at another event; "" for none."""
        if event != self.event_id:
            self.event_id = event
            self.changed.emit()

    # What is written; each tells whether it was

    def why_not(self, *things: "Thing") -> Problem | None:
        """Give why things cannot be put, one after the other; None where they can."""
        from riichi_desktop.club import Act, kind_of, refusal

        register = self.register
        for thing in things:
            if (why := refusal(register, thing)) is not None:
                return why
            register = register.with_acts([Act("", kind_of(thing), thing.uid, thing)])
        return None

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
            things: what is put before them.
        """
        if self.refusal is not None:
            self.told.emit((self.refusal,))
            return ()
        if things and not self.put(*things):
            return ()
        begun = []
        for table in tables:
            head = self.shelf.create(table.rules, table.names, table.title, link=table.link)
            if head is None:
                self._tell_trouble()
                break
            begun.append(head.id)
        self.look()
        if begun:
            self.steps.add(self._begun(begun))
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

    # What takes its time

    def ask(
        self,
        sort: str,
        question: "Callable[[Register, tuple[Played, ...]], Answer]",
        then: Callable[[Answer], object],
    ) -> None:
        """Have something worked out of what is known now, outside the window's thread.

        Args:
            sort: what it is about; only the latest question of a sort is answered.
            question: a pure function of the register and the results.
            then: is given the answer, in the window's thread.
        """
        register, played = self.register, self.played
        self._thread.ask(sort, lambda: question(register, played), then)

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
        self._version = self.shelf.attempt(lambda club: club.version())
        self._read(tell=False)
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

    # The database

    def _follow(self) -> None:
        """Take up the database that is open now."""
        if not self._wanted:
            return
        club = self.shelf.attempt(lambda club: club)
        if club is not self._club:
            self._club = club
            self.steps.clear()
            self._version = None
        if club is not None:
            self.look()

    def _let_go(self) -> None:
        """Leave the database alone: it is closed next."""
        self._thread.close()
        self._club = None

    def _read(self, *, tell: bool = True) -> None:
        register = self.shelf.attempt(lambda club: club.register())
        if register is None:
            return
        self._register, self._heads = register, None
        self._work()
        if tell:
            self.changed.emit()

    def _work(self) -> None:
        """Work results out, some at a time."""
        club = self._club
        if club is not None:
            self._thread.ask("results", lambda: club.results(_SLICE), self._take)

    def _take(self, results: "Results") -> None:
        if results.left:
            self._work()
        now = monotonic()
        if (results.played, results.left) == (self.played, self.left):
            return
        if not results.left or now - self._told_at > _TELL_SECONDS:
            self._told_at = now
            self.played, self.left = results.played, results.left
            self.worked.emit()

    def _tell_trouble(self) -> None:
        if self.shelf.trouble is not None:
            self.told.emit((self.shelf.trouble,))
