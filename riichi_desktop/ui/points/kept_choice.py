"""What is chosen on the Points page, as a line of the settings; no Qt."""

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import Any, Final

from riichi_desktop.engine import FIELDS_BY_DOCUMENT, FU_VALUES

from .choice import KINDS, LAST_HAN, MOST_COUNTERS, MOST_YAKUMAN, PointsChoice


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _by_text(values: Iterable[object]) -> dict[str, object]:
    return {_written(value): value for value in values}


_BOOLS: Final = (False, True)
_COUNTERS: Final = range(MOST_COUNTERS + 1)
_LEGAL: Final[Mapping[str, Mapping[str, object]]] = {
    "kind": _by_text(KINDS),
    "han": _by_text(range(1, LAST_HAN + 1)),
    "fu": _by_text(FU_VALUES),
    "yakuman": _by_text(range(1, MOST_YAKUMAN + 1)),
    **dict.fromkeys(("dealer", "tsumo", "liable_is_dealer", "kiriage"), _by_text(_BOOLS)),
    **dict.fromkeys(("honba", "sticks"), _by_text(_COUNTERS)),
    "pao": _by_text(range(MOST_YAKUMAN + 1)),
    "counted": _by_text(FIELDS_BY_DOCUMENT["counted_limit"].values),
    "split": _by_text(FIELDS_BY_DOCUMENT["tsumo_split"].values),
}
"""For each field, the texts that may stand for it, and what each stands for."""


def choice_to_text(choice: PointsChoice) -> str:
    """Write a choice: ``name=value``, a space between two; what is as at first is left out."""
    first = PointsChoice()
    said = ((field.name, getattr(choice, field.name)) for field in fields(choice))
    return " ".join(
        f"{name}={_written(value)}" for name, value in said if value != getattr(first, name)
    )


def choice_from_text(text: str) -> PointsChoice:
    """Read what `choice_to_text` wrote; what means nothing is as at first."""
    changes: dict[str, Any] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if value in _LEGAL.get(name, {}):
            changes[name] = _LEGAL[name][value]
    return replace(PointsChoice(), **changes)
