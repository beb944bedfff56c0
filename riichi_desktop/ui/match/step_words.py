"""What an entry of the record is about, in words: for who undoes it."""

from riichi_desktop.ledger import Booked, Entry, Game, Voided
from riichi_desktop.ui.match.log.lines import LogLine, log_lines
from riichi_desktop.words import Words


def entry_words(entry: Entry, words: Words, *games: Game) -> str:
    """Name what an entry is about.

    Args:
        entry: of the record.
        words: the language.
        games: the match before and after: what it is about stands in one of them.
    """
    act = entry.act
    uid = entry.uid if isinstance(act, Booked) else act.target
    line = _line(uid, words, games)
    if line is None:
        return words.text("ui.log.act.other")
    what = " · ".join(filter(None, (line.title, line.below)))
    if isinstance(act, Booked):
        return what
    return words.text(f"ui.log.act.{'void' if isinstance(act, Voided) else 'amend'}", what=what)


def _line(uid: str, words: Words, games: tuple[Game, ...]) -> LogLine | None:
    lines = (line for game in games for line in log_lines(game, words))
    return next((line for line in lines if line.uid == uid), None)
