"""What stands in the rows of acts; and back. Loaded when the register is asked for."""

from riichi_desktop.club import KINDS, Act, Thing, kind_of
from riichi_desktop.documents import thing_from_json, thing_to_json

from . import codec
from .rows import ActLine, RawAct


def thing_to_act(uid: str, thing: Thing, at: str, station: str) -> tuple[Act, ActLine]:
    """Write the act that puts a thing.

    Returns:
        The act as it will be read again, and its row.

    Raises:
        ValueError: it could not be read again, which is a fault of the program.
    """
    kind, payload = kind_of(thing), thing_to_json(thing)
    held = thing_from_json(kind, payload)
    if not held.uid or thing_to_json(held) != payload:
        raise ValueError(f"a thing that would not come back: {payload}")
    line = ActLine(uid, kind, held.uid, payload, codec.plain(station), codec.plain(at))
    return Act(uid, kind, held.uid, held, line.at, line.station), line


def gone_to_act(uid: str, kind: str, id: str, at: str, station: str) -> tuple[Act, ActLine]:
    """Write the act that takes a thing away; as `thing_to_act`."""
    if kind not in KINDS or not id:
        raise ValueError(f"no thing: {kind} {id}")
    act = Act(uid, kind, id, None, codec.plain(at), codec.plain(station))
    return act, ActLine(uid, kind, id, "", act.station, act.at)


def read_act(raw: RawAct) -> Act | None:
    """Read a row of the acts; None where it is damaged, or of a later version of the program."""
    if not isinstance(raw.number, int) or not isinstance(raw.arrival, int | None):
        return None
    try:
        uid, kind, id, payload, station, at = map(_decoded, raw[2:])
        thing = thing_from_json(kind, payload) if payload else None
    except codec.UNREADABLE:
        return None
    if kind not in KINDS or (thing is not None and thing.uid != id):
        return None
    return Act(uid, kind, id if thing is None else thing.uid, thing, at, station)


def _decoded(value: object) -> str:
    if not isinstance(value, bytes):
        raise TypeError(value)
    return value.decode()
