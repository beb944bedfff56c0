"""A whole club out into an archive, and what is new of one in.

What is here stands: a record that went on otherwise in the archive is left as it is and told, an
act that is here is not written again. So to absorb an archive twice is to absorb it once.
"""

from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from riichi_desktop import __version__
from riichi_desktop.club import Act
from riichi_desktop.documents import Archive, ArchivedGame
from riichi_desktop.ledger import IllegalEvent, NotLegal, game_of

from . import codec
from .act_codec import gone_to_act, thing_to_act
from .errors import StorageError
from .stations.values import ActRow, EntryRow, GameRow, Rows
from .tables import ACT, ENTRY, GAME
from .values import Absorbed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from riichi_desktop.engine import Rules
    from riichi_desktop.ledger import Entry

    from .database import Database
    from .values import GameHead

_MANY: Final = 500


class Absorbing:
    """Compares an archive with a database.

    Args:
        database: what is there.
        archive: what may be new.
    """

    def __init__(self, database: "Database", archive: Archive) -> None:
        self._database = database
        self._archive = archive

    def rows(self, players: frozenset[str]) -> tuple[Rows, Absorbed]:
        """Give what is to be written, and how much it is.

        Args:
            players: the ids of those who are here.
        """
        acts = self._missing(ACT, [act.uid for act in self._archive.acts])
        games = self._missing(GAME, [game.uid for game in self._archive.games])
        entries = self._missing(
            ENTRY, [one.uid for game in self._archive.games for one in game.entries]
        )
        wanted, differing, illegal = [], [], 0
        for game in self._archive.games:
            fresh = [one.uid for one in game.entries if one.uid in entries]
            if game.uid in games:
                if len(fresh) < len(game.entries):
                    differing.append(game.uid)  # its entries belong to another game here
                    continue
                illegal += not _is_legal(game)
            elif fresh and not self._goes_on(game, fresh):
                differing.append(game.uid)
                continue
            if fresh or game.uid in games:
                wanted.append((game, frozenset(fresh)))
        new_acts = [act for act in self._archive.acts if act.uid in acts]
        added = {act.id for act in new_acts if act.kind == "player"} - players
        rows = _rows_of(wanted, new_acts)
        return rows, Absorbed(
            sum(game.uid in games for game, _ in wanted),
            sum(game.uid not in games for game, _ in wanted),
            len(rows.entries),
            len(rows.acts),
            len(added),
            tuple(differing),
            illegal,
        )

    def _goes_on(self, game: ArchivedGame, fresh: list[str]) -> bool:
        """Tell whether the new entries of a game come after all that is here of it."""
        statement = select(ENTRY.c.uid).where(ENTRY.c.game == game.uid).order_by(ENTRY.c.number)
        with self._database.reading() as connection:
            here = list(connection.scalars(statement).all())
        return here + fresh == [one.uid for one in game.entries]

    def _missing(self, table: Any, uids: list[str]) -> set[str]:
        missing = set(uids)
        with self._database.reading() as connection:
            for at in range(0, len(uids), _MANY):
                some = uids[at : at + _MANY]
                missing -= set(connection.scalars(select(table.c.uid).where(table.c.uid.in_(some))))
        return missing


def _rows_of(games: list[tuple[ArchivedGame, frozenset[str]]], acts: list[Act]) -> Rows:
    """Write things as rows; what would not come back is a fault of the program."""
    rules: dict[str, str] = {}
    begun, entries = [], []
    for game, fresh in games:
        text = codec.rules_to_text(game.rules)
        digest = sha256(text.encode()).hexdigest()
        rules[digest] = text
        names = codec.names_to_text(game.names)
        title, created, rules_id = map(codec.plain, (game.title, game.created, game.rules.id))
        begun.append(GameRow(game.uid, title, created, digest, rules_id, names))
        for number, entry in enumerate(game.entries, start=1):
            if entry.uid in fresh:
                line = codec.entry_to_line(entry, number, game.rules)
                entries.append(_entry_row(game.uid, line))
    return Rows(tuple(begun), tuple(entries), tuple(map(_act_row, acts)), rules)


def _entry_row(game: str, line: Any) -> EntryRow:
    return EntryRow(line.uid, game, line.number, line.kind, line.payload, line.station, line.at)


def _act_row(act: Act) -> ActRow:
    if act.thing is None:
        line = gone_to_act(act.uid, act.kind, act.id, act.at, act.station)[1]
    else:
        line = thing_to_act(act.uid, act.thing, act.at, act.station)[1]
    return ActRow(*line)


def _is_legal(game: ArchivedGame) -> bool:
    try:
        game_of(game.rules, game.names, game.entries)
    except (IllegalEvent, NotLegal):
        return False
    return True


def archive_of(
    heads: "Sequence[GameHead]",
    begun: "Callable[[str], tuple[Rules, tuple[str, ...]]]",
    record: "Callable[[str], tuple[Entry, ...]]",
    acts: tuple[Act, ...],
    damaged: int,
) -> Archive:
    """Give everything of a club that can be read; what cannot is counted.

    Args:
        heads: all games, the first one first.
        begun: gives the rules and first names of a game by its id, or raises `StorageError`.
        record: gives its entries, or raises `StorageError`.
        acts: those that can be read.
        damaged: how many cannot.
    """
    games = []
    for head in heads:
        with suppress(StorageError):
            told = (head.id, head.title, head.created)
            games.append(ArchivedGame(*told, *begun(head.id), record(head.id)))
    left_out = len(heads) - len(games) + damaged
    return Archive(acts, tuple(games), codec.now(), __version__, left_out)
