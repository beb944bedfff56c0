"""What the shortcuts of the Hand page do: ids of `commands.COMMANDS` to intents of the session."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, get_args

from riichi_desktop.engine import Chip, Riichi, Wind, is_on, riichi_of
from riichi_desktop.ui.session import Session

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
        "honba": lambda: session.set_honba(session.draft.honba + 1),
        "sticks": lambda: session.set_sticks(session.draft.sticks + 1),
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


def _next(wind: Wind, session: Session) -> Wind:
    winds: tuple[Wind, ...] = get_args(Wind)[: session.rules.players]
    return winds[(winds.index(wind) + 1) % len(winds)] if wind in winds else winds[0]


def _chip(session: Session, chip: Chip) -> None:
    session.set_chip(chip, not is_on(session.draft, chip))
