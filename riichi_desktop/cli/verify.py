"""`verify`: the club's matches and the recent hands worked out anew, nothing written.

What this version of the program says otherwise than was booked is named, a line each.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from riichi_desktop.documents import error_to_document, placed, printable
from riichi_desktop.engine import NotScorable, Problem, RulesError
from riichi_desktop.export import cut_name, hand_name, one_line
from riichi_desktop.keeping import History
from riichi_desktop.paths import data_dir
from riichi_desktop.storage import Disagreement, StorageError, Verified, open_club, verify_club
from riichi_desktop.words import Words

from .answers import ALL_WELL, NOT_SCORED, WRONG_USAGE
from .arguments import PROGRAM, Options
from .score import value_of_line
from .streams import tell, write

CLUB: Final = "club.db"
HISTORY: Final = "history.jsonl"

_LONGEST: Final = 40
"""Columns of a title or a hand line that are shown."""


class Refused(NamedTuple):
    """A recent hand that this version does not score: it was scored once."""

    line: str
    problem: Problem


def run(options: Options, words: Words) -> int:
    """Work everything out anew and tell what differs.

    Returns:
        0 nothing differs; 1 something does; 2 the files cannot be read.
    """
    try:
        club = verified(data_dir() / CLUB)
        lines = [past.line for past in History(data_dir() / HISTORY).hands()]
    except StorageError as error:
        tell(printable(words.problem(error.problem)))
        return WRONG_USAGE
    except OSError as error:
        said = {"file": HISTORY, "reason": error.strerror or type(error).__name__}
        tell(printable(words.text("cli.unreadable", **said)))
        return WRONG_USAGE
    refused = list(refused_lines(lines))
    if options.json:
        write(json.dumps(_document(club, lines, refused, words), ensure_ascii=False) + "\n")
    else:
        write("".join(f"{line}\n" for line in _told(club, lines, refused, words)))
    return NOT_SCORED if club.findings or refused else ALL_WELL


def verified(path: Path) -> Verified:
    """Work a club's matches out anew; without a file there are none.

    Raises:
        StorageError: the file cannot be read.
    """
    try:
        with open_club(path, station=PROGRAM, read_only=True) as club:
            return verify_club(club)
    except StorageError as error:
        if error.problem.id != "file_gone":
            raise
        return Verified(0, 0, 0, ())


def refused_lines(lines: list[str]) -> Iterator[Refused]:
    """Give those hand lines that are worth nothing here, each with the first reason."""
    for line in lines:
        try:
            value_of_line(line)
        except (NotScorable, RulesError) as error:
            yield Refused(line, placed(error.problems[0], line))


def _told(club: Verified, lines: list[str], refused: list[Refused], words: Words) -> Iterator[str]:
    for one in club.findings:
        where = words.listed(_where(one, words))
        yield printable(f"{where}: {words.problem(one.problem)}")
    for line, fault in refused:
        shown = cut_name(one_line(line), _LONGEST)
        yield printable(f"{shown}: {words.problem(fault)}")
    yield words.listed(
        [
            words.text("cli.verify.games", n=club.games),
            words.text("cli.verify.hands", n=club.hands),
            words.text("cli.verify.tiles", n=club.tiles),
            words.text("cli.verify.lines", n=len(lines)),
        ]
    )
    found = len(club.findings) + len(refused)
    yield words.text("cli.verify.found", n=found) if found else words.text("cli.verify.none")


def _where(one: Disagreement, words: Words) -> list[str]:
    """Name a match, and the hand of it that is meant."""
    title = cut_name(one_line(one.title), _LONGEST)
    number = words.text("match.sheet.numbered", number=one.number)
    hand = [hand_name(one.round, one.honba, words)] if one.round else []
    return [f"{number} ({title})" if title else number, *hand]


def _document(
    club: Verified, lines: list[str], refused: list[Refused], words: Words
) -> dict[str, Any]:
    def fault(one: Problem) -> dict[str, Any]:
        return dict(error_to_document([one], words.problem)["error"])

    findings: list[dict[str, Any]] = [
        {
            "match": one.number,
            "title": one.title,
            "entry": one.uid,
            "round": one.round,
            "honba": one.honba,
            "error": fault(one.problem),
        }
        for one in club.findings
    ]
    findings += [{"line": line, "error": fault(one)} for line, one in refused]
    counted = {"games": club.games, "hands": club.hands, "tiles": club.tiles, "lines": len(lines)}
    return {**counted, "findings": findings}
