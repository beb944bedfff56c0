"""`verify`: every recorded hand worked out anew, and what differs told, a line each."""

import json
from typing import Any, Final

from riichi_desktop.documents import error_to_document
from riichi_desktop.engine import Problem
from riichi_desktop.keeping import HISTORY
from riichi_desktop.paths import data_dir
from riichi_desktop.recheck import Rechecked, counted, differences, recheck, unread, verdict
from riichi_desktop.storage import StorageError
from riichi_desktop.words import Words

from .answers import ALL_WELL, NOT_SCORED, WRONG_USAGE
from .arguments import PROGRAM, Options
from .streams import tell, write

CLUB: Final = "club.db"


def run(options: Options, words: Words) -> int:
    """Work everything out anew and tell what differs.

    Returns:
        0 nothing differs; 1 something does; 2 the files cannot be read.
    """
    history = data_dir() / HISTORY
    try:
        found = recheck(data_dir() / CLUB, history, PROGRAM)
    except (StorageError, OSError) as error:
        tell(unread(error, history, words))
        return WRONG_USAGE
    if options.json:
        write(json.dumps(_document(found, words), ensure_ascii=False) + "\n")
    else:
        told = (f"{one.where}: {one.what}" for one in differences(found, words))
        write(
            "".join(f"{line}\n" for line in (*told, counted(found, words), verdict(found, words)))
        )
    return NOT_SCORED if found.differences else ALL_WELL


def _document(found: Rechecked, words: Words) -> dict[str, Any]:
    def fault(one: Problem) -> dict[str, Any]:
        return dict(error_to_document([one], words.problem)["error"])

    club = found.club
    findings: list[dict[str, Any]] = [
        {
            "match": one.number,
            "title": one.title,
            "entry": one.uid,
            "round": one.round,
            "honba": one.honba,
            "error": fault(one.problem),
        }
        if one.game
        else {"act": one.number, "entry": one.uid, "error": fault(one.problem)}
        for one in club.findings
    ]
    findings += [{"line": line, "error": fault(one)} for line, one in found.refused]
    counts = {"games": club.games, "hands": club.hands, "tiles": club.tiles, "lines": found.lines}
    return {**counts, "findings": findings}
