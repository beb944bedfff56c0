"""The codec of a game's events: JSON values in, an `Event` out, and back (FORMATS.md 4).

Whether an event can follow is the ledger's to say; here is only whether it is one.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from riichi_desktop.engine import (
    ABORT_REASONS,
    YAKUMAN_IDS,
    NotScorable,
    Pao,
    Problem,
    Rules,
    RulesError,
    problem,
)
from riichi_desktop.ledger import (
    Aborted,
    Bell,
    Chombo,
    Drawn,
    Event,
    Finished,
    Liable,
    Penalty,
    Placed,
    Replaced,
    Reseated,
    Stopped,
    Win,
    Won,
    WonHand,
)

from .fields import FieldError, Fields
from .hand_document import hand_from_document, hand_parts_to_document
from .rules_document import rules_from_document, rules_to_document

_CLAIMS: Final = ("players", "by", "seat", "round", "from", "honba", "sticks", "rules", "pao")
"""What a hand's document may say of the table; the ledger compares it."""


def event_from_document(document: object, rules: Rules, place: str = "") -> Event:
    """Read an event.

    Args:
        document: the values of its JSON.
        rules: the rules of its game; a hand's tiles are read under them.
        place: where it is in its document, e.g. ``events[3]``.

    Raises:
        FieldError: it is none.
    """
    fields = Fields(document, place)
    type_ = fields.one_of("type", _READERS, "unknown_event")
    event = _READERS[type_](fields, rules)
    fields.end()
    return event


def _win_event(fields: Fields, rules: Rules) -> Event:
    wins = fields.each("wins", lambda value, place: _win(value, place, rules))
    return Won(wins, fields.numbers("riichi", []))


def _win(value: object, place: str, rules: Rules) -> Win:
    fields = Fields(value, place)
    source = fields.number_or_null("from")
    hand = _won_hand(fields, source, rules) if fields.has("hand") else None
    win = Win(
        fields.number("winner"),
        source,
        fields.number_or_null("han", None),
        fields.number_or_null("fu", None),
        fields.number("yakuman", 0),
        _pao(fields, hand is not None),
        hand,
    )
    fields.end()
    return win


def _pao(fields: Fields, has_tiles: bool) -> tuple[Liable, ...]:
    """Read who is liable: one object, or a list of them."""
    if not fields.has("pao"):
        return ()

    def one(value: object, place: str) -> Liable:
        part = Fields(value, place)
        # With tiles, how often the yakuman counts is what the tiles say.
        times = part.number("times", 0 if has_tiles else 1)
        if times < 1 and not has_tiles:
            raise FieldError(problem("pao_impossible", part.at("times"), reason="pao_times"))
        yakuman = part.one_of("yakuman", ("", *YAKUMAN_IDS), "unknown_yakuman", "")
        liable = Liable(part.number("liable"), times, yakuman)
        part.end()
        return liable

    if isinstance(fields.value("pao"), list):
        return fields.each("pao", one)
    return (one(fields.value("pao"), fields.at("pao")),)


def _won_hand(fields: Fields, source: int | None, rules: Rules) -> WonHand:
    """Read the tiles of a win: a hand document that may leave out what the table knows."""
    place = fields.at("hand")
    part = Fields(fields.value("hand"), place)
    document = {name: part.value(name) for name in fields.value("hand")}
    seat = "S" if document.get("from") == "E" else "E"
    by = "tsumo" if source is None else "ron"
    try:
        given = hand_from_document({"by": by, "seat": seat, "round": "E", **document}, rules)
        stated = rules_from_document(document["rules"]) if "rules" in document else rules
    except (NotScorable, RulesError) as error:
        raise FieldError(_placed(error.problems[0], place)) from error
    held = {
        "players": rules.players,
        "by": given.situation.by,
        "seat": given.situation.seat,
        "round": given.situation.round,
        "from": given.situation.source,
        "honba": given.situation.honba,
        "sticks": given.situation.sticks,
        "rules": stated,
        "pao": given.situation.pao,
    }
    claims = tuple((name, held[name]) for name in _CLAIMS if name in document)
    shown = given.situation
    return WonHand(given.hand, shown.flags, shown.dora, shown.ura, claims)


def _placed(fault: Problem, place: str) -> Problem:
    return fault._replace(field=f"{place}.{fault.field}".rstrip("."))


def _draw(fields: Fields, _rules: Rules) -> Event:
    parts = (fields.numbers(name, []) for name in ("tenpai", "riichi", "nagashi"))
    return Drawn(*parts)


def _abort(fields: Fields, _rules: Rules) -> Event:
    reason = fields.one_of("reason", ABORT_REASONS, "unknown_abort")
    return Aborted(reason, fields.numbers("riichi", []))


def _chombo(fields: Fields, _rules: Rules) -> Event:
    """Read a chombo: `chair` is one offender, `chairs` several."""
    riichi = fields.numbers("riichi", [])
    if fields.has("chair") and not fields.has("chairs"):
        return Chombo((fields.number("chair"),), riichi)
    return Chombo(fields.numbers("chairs"), riichi)


def _penalty(fields: Fields, _rules: Rules) -> Event:
    when = fields.one_of("when", ("table", "final"), "unknown_when", "final")
    return Penalty(
        fields.number("chair"),
        fields.number("points"),
        "table" if when == "table" else "final",
        fields.text("reason", ""),
    )


def _set(fields: Fields, _rules: Rules) -> Event:
    return Placed(
        fields.text("round"),
        fields.number("honba"),
        fields.number("sticks"),
        fields.text("reason", ""),
    )


_READERS: Final[Mapping[str, Callable[[Fields, Rules], Event]]] = {
    "win": _win_event,
    "draw": _draw,
    "abort": _abort,
    "chombo": _chombo,
    "penalty": _penalty,
    "time": lambda _fields, _rules: Bell(),
    "finish": lambda fields, _: Finished(fields.text("reason", "")),
    "stop": lambda fields, _: Stopped(fields.number("chair")),
    "replace": lambda fields, _: Replaced(fields.number("chair"), fields.text("name")),
    "reseat": lambda fields, _: Reseated(fields.numbers("order")),
    "set": _set,
}


def event_to_document(event: Event) -> dict[str, Any]:
    """Write an event; reading it again gives the same event."""
    match event:
        case Won(wins, riichi):
            return {"type": "win", "riichi": [*riichi], "wins": [_win_out(win) for win in wins]}
        case Drawn(tenpai, riichi, nagashi):
            lists = {"riichi": [*riichi], "tenpai": [*tenpai], "nagashi": [*nagashi]}
            return {"type": "draw", **lists}
        case Aborted(reason, riichi):
            return {"type": "abort", "riichi": [*riichi], "reason": reason}
        case Chombo(chairs, riichi):
            return {"type": "chombo", "chairs": [*chairs], "riichi": [*riichi]}
        case Penalty(chair, points, when, reason):
            said = {"chair": chair, "points": points, "when": when, "reason": reason}
            return {"type": "penalty", **said}
        case Bell():
            return {"type": "time"}
        case Finished(reason):
            return {"type": "finish", "reason": reason}
        case Stopped(chair):
            return {"type": "stop", "chair": chair}
        case Replaced(chair, name):
            return {"type": "replace", "chair": chair, "name": name}
        case Reseated(order):
            return {"type": "reseat", "order": [*order]}
        case Placed(round, honba, sticks, reason):
            said = {"round": round, "honba": honba, "sticks": sticks, "reason": reason}
            return {"type": "set", **said}


def _win_out(win: Win) -> dict[str, Any]:
    document: dict[str, Any] = {"winner": win.winner, "from": win.source}
    numbers = {"han": win.han, "fu": win.fu, "yakuman": win.yakuman or None}
    document |= {name: value for name, value in numbers.items() if value is not None}
    liable = [_liable_out(one) for one in win.pao]
    if liable:
        document["pao"] = liable[0] if len(liable) == 1 else liable
    if win.hand is not None:
        document["hand"] = _hand_out(win.hand)
    return document


def _liable_out(liable: Liable) -> dict[str, Any]:
    document: dict[str, Any] = {"liable": liable.chair, "times": liable.times}
    return document | ({"yakuman": liable.yakuman} if liable.yakuman else {})


def _hand_out(hand: WonHand) -> dict[str, Any]:
    document = hand_parts_to_document(hand.hand, hand.flags, hand.dora, hand.ura)
    for name, value in hand.claims:
        if isinstance(value, Rules):
            document[name] = rules_to_document(value)
        elif isinstance(value, tuple):
            document[name] = [one._asdict() for one in value if isinstance(one, Pao)]
        else:
            document[name] = value
    return document
