"""Every recorded hand worked out anew: the club's matches, and the hands that were scored lately.

Nothing is written. What this version of the program says otherwise than was booked is named; the
command line (`verify`) and the window say it with the same words.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from riichi_desktop.documents import placed, printable, rules_from_text
from riichi_desktop.engine import NotScorable, Problem, RulesError, parse_draft, value_of
from riichi_desktop.export import cut_name, hand_name, one_line
from riichi_desktop.keeping import History
from riichi_desktop.storage import Disagreement, StorageError, Verified, open_club, verify_club
from riichi_desktop.words import Words

_LONGEST: Final = 40
"""Columns of a title or a hand line that are shown."""


class Refused(NamedTuple):
    """A recent hand that this version does not score: it was scored once.

    Attributes:
        line: its hand line.
        problem: the first reason.
    """

    line: str
    problem: Problem


class Rechecked(NamedTuple):
    """What came of it.

    Attributes:
        club: of the matches.
        lines: how many recent hands there are.
        refused: those of them that are worth nothing here.
    """

    club: Verified
    lines: int
    refused: tuple[Refused, ...]

    @property
    def differences(self) -> int:
        """How many disagreements there are."""
        return len(self.club.findings) + len(self.refused)


class Difference(NamedTuple):
    """One disagreement in words.

    Attributes:
        where: the match and its hand, or the hand line.
        what: the sentence.
        game: the id of the match; "" for a recent hand.
        uid: of the entry that is meant; "" for all of it.
    """

    where: str
    what: str
    game: str = ""
    uid: str = ""


def recheck(
    club: Path,
    history: Path,
    station: str,
    done: Callable[[int, int], object] = lambda _at, _of: None,
) -> Rechecked:
    """Work everything out anew. It may take long, and may be done in any thread.

    Args:
        club: the database; without a file there are no matches.
        history: the file of the recent hands, which may be absent too.
        station: who asks, for the database.
        done: called after each match, with how many are done and how many there are. What it
            raises ends the work.

    Raises:
        StorageError: the database cannot be read.
        OSError: the file of the recent hands cannot be read.
    """
    verified = _matches(club, station, done)
    lines = [past.line for past in History(history).hands()]
    return Rechecked(verified, len(lines), tuple(_refused(lines)))


def differences(found: Rechecked, words: Words) -> Iterator[Difference]:
    """Name each disagreement, the matches first."""
    for one in found.club.findings:
        where = words.listed(_where(one, words))
        yield Difference(printable(where), _said(one.problem, words), one.game, one.uid)
    for line, fault in found.refused:
        yield Difference(printable(cut_name(one_line(line), _LONGEST)), _said(fault, words))


def counted(found: Rechecked, words: Words) -> str:
    """Say how much was worked out anew."""
    counts = (
        ("games", found.club.games),
        ("hands", found.club.hands),
        ("tiles", found.club.tiles),
        ("lines", found.lines),
    )
    return words.listed([words.text(f"cli.verify.{key}", n=n) for key, n in counts])


def verdict(found: Rechecked, words: Words) -> str:
    """Say whether anything differs."""
    n = found.differences
    return words.text("cli.verify.found", n=n) if n else words.text("cli.verify.none")


def unread(error: StorageError | OSError, history: Path, words: Words) -> str:
    """Say why the files cannot be read."""
    if isinstance(error, StorageError):
        return _said(error.problem, words)
    reason = error.strerror or type(error).__name__
    return printable(words.text("cli.unreadable", file=history.name, reason=reason))


def _matches(path: Path, station: str, done: Callable[[int, int], object]) -> Verified:
    try:
        with open_club(path, station=station, read_only=True) as club:
            return verify_club(club, done)
    except StorageError as error:
        if error.problem.id != "file_gone":
            raise
        return Verified(0, 0, 0, ())


def _refused(lines: Sequence[str]) -> Iterator[Refused]:
    for line in lines:
        try:
            draft = parse_draft(line)
            value = value_of(draft, rules_from_text(draft.rules))
        except (NotScorable, RulesError) as error:
            yield Refused(line, placed(error.problems[0], line))
        else:
            if isinstance(value, Problem):
                yield Refused(line, placed(value, line))


def _said(problem: Problem, words: Words) -> str:
    return printable(words.problem(problem))


def _where(one: Disagreement, words: Words) -> list[str]:
    """Name a match, and the hand of it that is meant."""
    if not one.game:
        return [words.text("cli.verify.register")]
    title = cut_name(one_line(one.title), _LONGEST)
    number = words.text("match.sheet.numbered", number=one.number)
    hand = [hand_name(one.round, one.honba, words)] if one.round else []
    return [f"{number} ({title})" if title else number, *hand]
