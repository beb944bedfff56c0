"""What happened at a table, in one line: who won from whom, with what; who was ready; and so on."""

from collections.abc import Sequence
from typing import Final

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

from .game_names import elided, player_name, round_name
from .names import abort_name, limit_word, yaku_name

_YAKUMAN_BASE: Final = 8000


def event_text(
    event: Event,
    names: Sequence[str],
    words: Words,
    paid: Sequence[Paid] = (),
    *,
    riichi: bool = True,
) -> str:
    """Say what happened: ``Ron d’Aïko sur Bruno · 3 han 40 fu``.

    Args:
        event: the event.
        names: who sat at each chair before it.
        words: the language.
        paid: the payments of its row: what a win was worth comes from there, and a win that another
            one took all from is left out.
        riichi: whether who declared riichi is said too.
    """
    names = [player_name(names, chair, words) for chair in range(len(names))]
    match event:
        case Won():
            parts = _wins(event, names, words, paid)
        case Drawn():
            parts = _draw(event, names, words)
        case Aborted(reason):
            parts = [
                words.text("match.event.abort", reason=_in_sentence(abort_name(reason, words)))
            ]
        case Chombo(chairs):
            parts = [_named("chombo", chairs, names, words)]
        case _:
            return _between(event, names, words)
    if riichi and event.riichi:
        parts.append(_named("riichi", event.riichi, names, words))
    return words.joined(parts)


def worth_of_win(paid: Paid, words: Words) -> str:
    """Say what a win was worth: ``3 han 30 fu``, ``haneman``, ``mangan (4 han 40 fu)``.

    Han and fu stand beside a mangan that they make; a yakuman is named where its tiles are known.
    """
    win = paid.win
    counted = _counted(win, words)
    if paid.limit is None:
        return counted
    limit = limit_word(paid.limit, words, max(1, paid.base // _YAKUMAN_BASE))
    beside = counted if win.han is not None and win.han < 5 else ""
    if paid.value is not None and paid.value.best.yakuman:
        beside = words.listed(yaku_name(id, words) for id in paid.value.best.yakuman)
    return words.text("match.event.named", worth=limit, names=beside) if beside else limit


def _counted(win: Win, words: Words) -> str:
    if win.han is None:
        return ""
    if win.fu is None:
        return words.text("ui.result.han", n=win.han)
    return words.text("ui.result.han_fu", han=win.han, fu=win.fu)


def _wins(event: Won, names: Sequence[str], words: Words, paid: Sequence[Paid]) -> list[str]:
    told = [
        (win, worth_of_win(paid[at], words) if paid else _counted(win, words))
        for at, win in enumerate(event.wins)
        if not paid or paid[at].counts
    ]
    source = event.wins[0].source
    if len(told) > 1 and source is not None:
        each = (
            words.text("match.event.share", winner=names[win.winner], worth=worth)
            for win, worth in told
        )
        key = f"match.event.rons_{len(told)}"
        said = words.text(key, source=names[source], wins=words.joined(each))
    else:
        win, worth = told[0]
        who = {"winner": names[win.winner], "worth": worth}
        if source is None:
            said = words.text("match.event.tsumo", **who)
        else:
            said = words.text("match.event.ron", source=names[source], **who)
    liable = tuple(dict.fromkeys(one.chair for win, _ in told for one in win.pao))
    return [elided(said, words), *([_named("liable", liable, names, words)] if liable else [])]


def _draw(event: Drawn, names: Sequence[str], words: Words) -> list[str]:
    if event.nagashi:
        ready = [_named("tenpai", event.tenpai, names, words)] if event.tenpai else []
        return [_named("nagashi", event.nagashi, names, words), *ready]
    if not event.tenpai:
        return [words.text("match.event.draw_none")]
    if len(event.tenpai) == len(names):
        return [words.text("match.event.draw_all")]
    return [_named("draw", event.tenpai, names, words)]


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
            new = player_name((*names[:chair], name), chair, words)
            return words.text("match.event.replace", name=new, before=names[chair])
        case Reseated(order):
            return _named("reseat", order, names, words)
        case Placed(round, honba, sticks, reason):
            turn = round_name(round, words)
            said = words.text("match.event.set", round=turn, honba=honba, sticks=sticks)
            return _because(said, reason, words)
        case _:
            assert isinstance(event, Bell)
            return words.text("match.event.time")


def _because(what: str, reason: str, words: Words) -> str:
    reason = " ".join(reason.split())
    return words.text("match.event.because", what=what, reason=reason) if reason else what


def _named(key: str, chairs: Sequence[int], names: Sequence[str], words: Words) -> str:
    listed = words.listed(names[chair] for chair in chairs)
    return words.text(f"match.event.{key}", names=listed)


def _in_sentence(name: str) -> str:
    return name[:1].lower() + name[1:]
