"""The club's register in memory, as far as it was read, and the log that it is the fold of."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from riichi_desktop.club import Act, Link, Player, Register, Thing
from riichi_desktop.engine import problem

from . import codec
from .act_codec import gone_to_act, read_act, thing_to_act
from .redaction import erased
from .rows import ActLine, RawAct
from .sharing import Shared, undisturbed
from .values import DamagedAct

if TYPE_CHECKING:
    from .acts import Acts
    from .database import Database

_FEW: Final = 500
"""For more things than so many everything is read again."""


class Log:
    """The acts of one database; whoever uses it takes turns.

    Args:
        database: tells that somebody has written.
        acts: what is read and written.
        station: who writes; each act carries it.
    """

    def __init__(self, database: "Database", acts: "Acts", station: str) -> None:
        self._database = database
        self._acts = acts
        self._station = station
        self.forget()

    def forget(self) -> None:
        """Read everything again when it is asked for next."""
        self._version = -1
        self._state = (0, -1)
        self._register = self._untangled = Register()
        self._damaged: dict[object, DamagedAct] = {}
        self._shared = Shared()

    def register(self) -> Register:
        """Give what stands now: acts of all stations by arrival, then those not sent, as written.

        Nobody is merged in a circle there.

        Raises:
            StorageError: the database cannot be read.
        """
        version = self._database.version()
        if version != self._version:
            self._read_on()
            self._version = version
        return self._untangled

    def damaged(self) -> tuple[DamagedAct, ...]:
        """Give the acts that cannot be read, which `register` leaves out."""
        self.register()
        return tuple(self._damaged.values())

    def acts(self) -> tuple[Act, ...]:
        """Give every act that can be read, in the order in which they count."""
        raws = (raw for some in self._acts.after() for raw in some)
        return tuple([act for raw in raws if (act := read_act(raw))])

    def lines(
        self, things: Iterable[Thing], gone: Iterable[tuple[str, str]] = ()
    ) -> list[tuple[Act, ActLine]]:
        """Give the acts that put things, or take some away, and their rows.

        Args:
            things: whole, each with its id.
            gone: (kind, id) of each that is there no more.
        """
        at = codec.now()
        lines = [thing_to_act(uuid4().hex, thing, at, self._station) for thing in things]
        return lines + [gone_to_act(uuid4().hex, kind, id, at, self._station) for kind, id in gone]

    def put(self, things: Iterable[Thing], gone: Iterable[tuple[str, str]] = ()) -> tuple[Act, ...]:
        """Write acts in one transaction; as `lines`.

        Raises:
            StorageError: nothing was written.
        """
        lines = self.lines(things, gone)
        self._acts.add([line for _, line in lines])
        return tuple([act for act, _ in lines])

    def erase(self, players: Sequence[Player]) -> None:
        """Put players as erased, and take their names out of everything, in one transaction.

        Args:
            players: one person, merged of these.
        """
        lines = [line for _, line in self.lines(map(erased, players))]
        self._acts.erase(lines, [player.uid for player in players])

    def _read_on(self) -> None:
        state = self._acts.state()
        (last, changes), (known, known_changes) = state, self._state
        if changes != known_changes or last < known:
            self._read_all()
        elif last > known:
            self._extend([raw for some in self._acts.after(known) for raw in some])
        if state != self._state:
            self._untangled = self._register.untangled()
        self._state = state

    def _read_all(self) -> None:
        self._register, self._damaged = Register(), {}
        with undisturbed():
            for some in self._acts.after():
                self._take(some)

    def _extend(self, found: list[RawAct]) -> None:
        """Take acts that are new: those that have no arrival count after all that is known."""
        others = {raw.thing for raw in found if raw.arrival is not None}
        ids = [id.decode(errors="replace") for id in others if isinstance(id, bytes)]
        if len(ids) > _FEW:
            self._read_all()
            return
        self._take([raw for raw in found if raw.arrival is None])
        self._take(self._acts.of(ids))

    def _take(self, found: list[RawAct]) -> None:
        readable = []
        for raw in found:
            act = read_act(raw)
            if act is None:
                damaged = _damage(raw)
                self._damaged[damaged.uid or damaged.number] = damaged
            elif isinstance(act.thing, Link):
                readable.append(replace(act, thing=self._shared.link(act.thing)))
            else:
                readable.append(act)
        self._register = self._register.with_acts(readable)


def _damage(raw: RawAct) -> DamagedAct:
    number = raw.number if isinstance(raw.number, int) else 0
    uid, kind = (
        text.decode(errors="replace") if isinstance(text, bytes) else ""
        for text in (raw.uid, raw.kind)
    )
    return DamagedAct(uid, number, problem("act_damaged", number=number, kind=kind))
