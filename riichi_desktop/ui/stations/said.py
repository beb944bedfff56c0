"""How a station stands, in words; values in, sentences out."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from riichi_desktop.engine import Problem
from riichi_desktop.words import Words

if TYPE_CHECKING:
    from riichi_desktop.storage import ExchangeState, Seen

_HERE_MS: Final = 45_000
"""Who was at the hub so lately is there: a station says so every ten seconds."""

_DAY_MS: Final = 86_400_000
_HOUR_MS: Final = 3_600_000
_MINUTE_MS: Final = 60_000
_PASSING: Final = ("hub_unreachable", "hub_busy", "busy")


class Sign(NamedTuple):
    """A station's state at a glance.

    Attributes:
        icon: the name of an icon: each state has its own, so that colour says nothing.
        word: beside it.
        sentence: the whole of it.
    """

    icon: str
    word: str
    sentence: str


def sign_of(
    state: "ExchangeState | None", fault: Problem | None, words: Words, *, waits: bool = False
) -> Sign:
    """Say how an exchange stands.

    Args:
        state: None where there is none, though there is to be one.
        fault: why its address cannot be used.
        words: the language.
        waits: whether it only begins, with the database.
    """
    said = words.text
    if fault is not None:
        return Sign("warning", said("ui.stations.sign.look"), words.problem(fault))
    if state is None and not waits:
        return Sign("offline", said("ui.stations.sign.away"), said("ui.stations.said.closed"))
    if state is None or not (state.connected or state.problem):
        word, sentence = (said(f"ui.stations.{one}.connecting") for one in ("sign", "said"))
        return Sign("clock", word, sentence)
    unsent = said("ui.stations.said.unsent", n=state.unsent) if state.unsent else ""
    if not state.connected:
        passes = state.problem is not None and state.problem.id in _PASSING
        away, word = said("ui.stations.said.away"), said("ui.stations.sign.away")
        if passes and state.unsent:
            word = said("ui.stations.sign.unsent", n=state.unsent)
        return Sign("offline" if passes else "warning", word, _after(away, unsent, words))
    if state.aside:
        word = said("ui.stations.sign.aside", n=state.aside)
        sentence = words.problem(state.problem) if state.problem else word
        return Sign("warning", word, sentence)
    if state.problem is not None:
        return Sign("warning", said("ui.stations.sign.look"), words.problem(state.problem))
    if state.unsent:
        return Sign("send", said("ui.stations.sign.unsent", n=state.unsent), unsent)
    return Sign("check", said("ui.stations.sign.connected"), said("ui.stations.said.connected"))


class WhoLine(NamedTuple):
    """A line of who is there; a station that holds several games has as many.

    Attributes:
        station: its name.
        seen: when it was at the hub last.
        game: the id of what it records; "" for nothing.
        title: of that game.
        is_own: whether it is this station.
    """

    station: str
    seen: str
    game: str
    title: str
    is_own: bool


def who_lines(
    seen: "Sequence[Seen]",
    held: Mapping[str, Collection[str]],
    own: str,
    now: int,
    titles: Mapping[str, str],
    words: Words,
) -> tuple[WhoLine, ...]:
    """Give who is there, by name; who was there within a day, or holds a game.

    Args:
        seen: who was at the hub.
        held: station -> the games that it records.
        own: the name of this station.
        now: milliseconds, by the hub's clock.
        titles: of the games.
        words: the language.
    """
    ago = {one.name: now - one.seen for one in seen}
    names = {name for name, since in ago.items() if since < _DAY_MS} | {*held}
    lines = []
    for name in sorted(names, key=lambda name: (name != own, name.casefold())):
        when = ago_said(ago[name], words) if name in ago else ""
        games = sorted(held.get(name, ()), key=lambda id: titles.get(id, "")) or [""]
        lines += [WhoLine(name, when, one, titles.get(one, ""), name == own) for one in games]
    return tuple(lines)


def ago_said(since: int, words: Words) -> str:
    """Say how long ago something was, from milliseconds."""
    if since < _HERE_MS:
        return words.text("ui.stations.seen.now")
    if since < _HOUR_MS:
        return words.text("ui.stations.seen.minutes", n=max(1, since // _MINUTE_MS))
    return words.text("ui.stations.seen.hours", n=since // _HOUR_MS)


def _after(one: str, other: str, words: Words) -> str:
    return one if not other else f"{one}{'' if words.lang == 'ja' else ' '}{other}"
