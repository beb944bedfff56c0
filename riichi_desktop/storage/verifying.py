"""A club's matches worked out anew, its register read: what this version says otherwise."""

from collections.abc import Callable
from typing import NamedTuple

from riichi_desktop.engine import Problem, problem
from riichi_desktop.ledger import NotLegal, VerifiedRecord, verify_record

from .club import Club
from .errors import StorageError
from .summaries import UNREADABLE
from .values import GameHead, Remembered


class Disagreement(NamedTuple):
    """One disagreement.

    Attributes:
        game: the id of its match; "" where it is about an act of the club.
        number: of the match in this database, or of the act.
        title: what people call the match; may be "".
        uid: of the entry that is meant, or of the act; "" for the whole match.
        round, honba: of the hand that is meant; "" and 0 for the whole match.
        problem: what this version says.
    """

    game: str
    number: int
    title: str
    uid: str
    round: str
    honba: int
    problem: Problem


class Verified(NamedTuple):
    """What came of it.

    Attributes:
        games, hands: how many were worked out anew.
        tiles: how many wins had their tiles scored again.
        findings: the disagreements, match by match in the order in which they were begun; then the
            acts of the club that cannot be read.
    """

    games: int
    hands: int
    tiles: int
    findings: tuple[Disagreement, ...]


def verify_club(club: Club, done: Callable[[int, int], object] = lambda _at, _of: None) -> Verified:
    """Work out every match of a club anew, hidden ones too; nothing is written.

    Named are: tiles that this version scores otherwise than their win was booked, events that it
    does not allow, records that it cannot read, and scores that another version remembered
    otherwise.

    Args:
        club: open; best for reading alone.
        done: called after each match, with how many are done and how many there are.

    Raises:
        StorageError: the database as a whole cannot be read.
    """
    remembered = club.remembered()
    heads = club.heads()
    found, hands, tiles = list[Disagreement](), 0, 0
    for at, head in enumerate(heads, start=1):
        try:
            record = verify_record(*club.rules_and_names(head.id), club.entries(head.id))
        except (StorageError, NotLegal) as error:
            found.append(_unread(head, error))
        else:
            hands += record.hands
            tiles += record.tiles
            found += _of_record(head, record)
            found += _of_scores(head, record, remembered.get(head.id))
        done(at, len(heads))
    found += [
        Disagreement("", one.number, "", one.uid, "", 0, one.problem) for one in club.damaged_acts()
    ]
    return Verified(len(heads), hands, tiles, tuple(found))


def _unread(head: GameHead, error: StorageError | NotLegal) -> Disagreement:
    """Tell of a match that cannot be read; what is wrong with the whole database goes on."""
    fault = error.problems[0]
    if isinstance(error, StorageError) and fault.id not in UNREADABLE:
        raise error
    return Disagreement(head.id, head.number, head.title, "", "", 0, fault)


def _of_record(head: GameHead, record: VerifiedRecord) -> list[Disagreement]:
    return [
        Disagreement(head.id, head.number, head.title, one.uid, one.round, one.honba, one.problem)
        for one in record.doubts
    ]


def _of_scores(
    head: GameHead, record: VerifiedRecord, kept: Remembered | None
) -> list[Disagreement]:
    """Compare the scores with those that were remembered of a record of the same length.

    Of a record with a doubt another version, or this one, remembered the scores before it.
    """
    if kept is None or kept.entries != head.entries or record.doubts or record.scores is None:
        return []
    if record.scores == kept.scores:
        return []
    said = {"was": _listed(kept.scores), "have": _listed(record.scores), "program": kept.program}
    fault = problem("verify_scores", "scores", **said)
    return [Disagreement(head.id, head.number, head.title, "", "", 0, fault)]


def _listed(scores: tuple[int, ...]) -> str:
    return " / ".join(map(str, scores))
