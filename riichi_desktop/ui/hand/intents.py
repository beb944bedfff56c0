"""What the shortcuts of the Hand page do: ids of `commands.COMMANDS` to intents of the session."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from typing import Final, get_args

from riichi_desktop.engine import (
    Chip,
    Problem,
    Riichi,
    Wind,
    is_on,
    problem,
    riichi_of,
)
from riichi_desktop.ui.hand.liability import liable_yakuman
from riichi_desktop.ui.session import Session

RESULT_TABS: Final = ("count", "readings", "why_not", "rules")
"""The tabs of the result, in their order."""

_RIICHI: Final = get_args(Riichi)
_CHIPS: Final[tuple[Chip, ...]] = ("ippatsu", "last_tile", "rinshan", "chankan", "first_turn")


def hand_intents(session: Session) -> Mapping[str, Callable[[], object]]:
    """Give the intent of each command that concerns the hand."""
    return {
        "undo": partial(_undo, session),
        "redo": partial(_redo, session),
        "clear": session.clear,
        "ron_tsumo": partial(_ron_tsumo, session),
        "riichi": partial(_riichi, session),
        "seat": partial(_seat, session),
        "round": partial(_round, session),
        "source": partial(_source, session),
        "honba": lambda: session.set_honba(session.draft.honba + 1),
        "honba_down": lambda: session.set_honba(session.draft.honba - 1),
        "sticks": lambda: session.set_sticks(session.draft.sticks + 1),
        "sticks_down": lambda: session.set_sticks(session.draft.sticks - 1),
        "players": lambda: session.set_players(7 - session.rules.players),
        "liable": partial(_liable, session),
        **{chip: partial(_chip, session, chip) for chip in _CHIPS},
    }


def _undo(session: Session) -> None:
    session.undo()


def _redo(session: Session) -> None:
    session.redo()


def _ron_tsumo(session: Session) -> None:
    session.set_by("tsumo" if session.draft.by == "ron" else "ron")


def _riichi(session: Session) -> None:
    """Go on to the next: none, riichi, double riichi."""
    after = (_RIICHI.index(riichi_of(session.draft)) + 1) % len(_RIICHI)
    session.set_riichi(_RIICHI[after])


def _seat(session: Session) -> None:
    session.set_seat(_next(session.draft.seat, session))


def _round(session: Session) -> None:
    session.set_round(_next(session.draft.round, session))


def _source(session: Session) -> None:
    """Go on to the next who may have discarded: nobody named, then each other seat."""
    named: list[Wind | None] = [None, *_others(session)]
    at = named.index(session.draft.source) if session.draft.source in named else 0
    session.set_source(named[(at + 1) % len(named)])


def _liable(session: Session) -> None:
    """Go on to the next who may be liable: nobody, then each other seat; for two yakuman, both."""
    yakuman = liable_yakuman(session.study)[:2]
    named: list[Wind | None] = [None, *_others(session)]
    ways = list(product(named, repeat=len(yakuman)))
    liable = {pao.yakuman: pao.liable for pao in session.draft.pao}
    now = tuple(liable.get(one) for one in yakuman)
    at = ways.index(now) if now in ways else 0
    refusal: Problem | None = None
    for way in ways[at + 1 :] + ways[:at]:
        chosen = dict(zip(yakuman, way, strict=True))
        refused = session.liable_refusal(chosen)
        if refused is None:
            session.set_liable(chosen)
            return
        refusal = refusal or refused
    session.told.emit((refusal or problem("pao_impossible", "pao"),))


def _others(session: Session) -> tuple[Wind, ...]:
    """Give the seats that are played but the winner's."""
    winds: tuple[Wind, ...] = get_args(Wind)[: session.rules.players]
    return tuple(wind for wind in winds if wind != session.draft.seat)


def _next(wind: Wind, session: Session) -> Wind:
    winds: tuple[Wind, ...] = get_args(Wind)[: session.rules.players]
    return winds[(winds.index(wind) + 1) % len(winds)] if wind in winds else winds[0]


def _chip(session: Session, chip: Chip) -> None:
    session.set_chip(chip, not is_on(session.draft, chip))
