"""What happened at a table, in one line: who won from whom, with what; who was ready; and so on."""

from collections.abc import Sequence

from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Chombo,
    Drawn,
    Event,
    Finished,
    Paid,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    Win,
    Won,
)
from riichi_desktop.words import Words

from .names import limit_name


def event_text(event: Event, names: Sequence[str], words: Words, paid: Sequence[Paid] = ()) -> str:
    """Say what happened.

    Args:
        event: the event.
        names: who sat at each chair before it.
        words: the language.
        paid: the payments of its row: what a win was worth comes from there.
    """
    match event:
        case Won():
            parts = _wins(event, names, words, paid)
        case Drawn():
            parts = [_draw(event, names, words)]
            if event.nagashi:
                parts.append(_named("nagashi", event.nagashi, names, words))
        case Aborted(reason):
            parts = [words.text(f"abort.{reason}")]
        case Chombo(chairs):
            parts = [_named("chombo", chairs, names, words)]
        case _:
            return _between(event, names, words)
    if event.riichi:
        parts.append(_named("riichi", event.riichi, names, words))
    return words.joined(parts)


def worth_of_win(paid: Paid, words: Words) -> str:
    """Say what a win was worth: ``3 han 30 fu``, ``Mangan, 5 han``, ``Double yakuman``."""
    win, times = paid.win, paid.base // 8000
    limit = limit_name(paid.limit, words, times) if paid.limit else ""
    return words.listed(filter(None, (limit, _counted(win, words))))


def _counted(win: Win, words: Words) -> str:
    if win.han is None:
        return ""
    if win.fu is None:
        return words.text("ui.result.han", n=win.han)
    return words.text("ui.result.han_fu", han=win.han, fu=win.fu)


def _wins(event: Won, names: Sequence[str], words: Words, paid: Sequence[Paid]) -> list[str]:
    parts = []
    for at, win in enumerate(event.wins):
        said = {"winner": names[win.winner]}
        said["worth"] = worth_of_win(paid[at], words) if paid else _counted(win, words)
        if win.source is None:
            parts.append(words.text("match.event.tsumo", **said))
        else:
            parts.append(words.text("match.event.ron", source=names[win.source], **said))
        if win.pao:
            liable = tuple(dict.fromkeys(one.chair for one in win.pao))
            parts.append(_named("liable", liable, names, words))
    return parts


def _draw(event: Drawn, names: Sequence[str], words: Words) -> str:
    if not event.tenpai:
        return words.text("match.event.draw_none")
    if len(event.tenpai) == len(names):
        return words.text("match.event.draw_all")
    return _named("draw", event.tenpai, names, words)


def _between(event: Event, names: Sequence[str], words: Words) -> str:
    match event:
        case Penalty(chair, points, when, reason):
            said = words.text(
                f"match.event.penalty_{when}", name=names[chair], points=words.signed(points)
            )
            return _because(said, reason, words)
        case Finished(reason):
            return _because(words.text("match.event.finish"), reason, words)
        case Stopped(chair):
            return words.text("match.event.stop", name=names[chair])
        case Replaced(chair, name):
            return words.text("match.event.replace", name=name, before=names[chair])
        case Reseated(order):
            return _named("reseat", order, names, words)
        case Placed(round, honba, sticks, reason):
            turn = round_name(round, words)
            said = words.text("match.event.set", round=turn, honba=honba, sticks=sticks)
            return _because(said, reason, words)
        case _:
            assert isinstance(event, Bell)
            return words.text("match.event.time")


def round_name(round: str, words: Words) -> str:
    """Name a round: ``East 1``; in Japanese without a space."""
    space = "" if words.lang == "ja" else " "
    return f"{words.text(f'wind.{round[0]}')}{space}{round[1:]}"


def _because(what: str, reason: str, words: Words) -> str:
    return words.text("match.event.because", what=what, reason=reason) if reason else what


def _named(key: str, chairs: Sequence[int], names: Sequence[str], words: Words) -> str:
    listed = words.listed(names[chair] for chair in chairs)
    return words.text(f"match.event.{key}", names=listed)
