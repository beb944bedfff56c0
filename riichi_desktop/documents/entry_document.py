"""The codec of what an entry of the record does: what storage keeps of it as its payload."""

from typing import Any, Final

from riichi_desktop.engine import Rules
from riichi_desktop.ledger import Act, Amended, Booked, Restored, Voided

from .event_document import event_from_document, event_to_document
from .fields import Fields

_KINDS: Final = ("book", "amend", "void", "restore")


def act_to_document(act: Act) -> dict[str, Any]:
    """Write what an entry does; reading it again gives the same."""
    match act:
        case Booked(event, before):
            document: dict[str, Any] = {"act": "book", "event": event_to_document(event)}
            return {**document, "before": before} if before else document
        case Amended(target, event):
            return {"act": "amend", "target": target, "event": event_to_document(event)}
        case Voided(target):
            return {"act": "void", "target": target}
        case Restored(target):
            return {"act": "restore", "target": target}


def act_from_document(document: object, rules: Rules) -> Act:
    """Read what an entry does.

    Args:
        document: the values of its JSON.
        rules: the rules of its game.

    Raises:
        FieldError: it is no entry.
    """
    fields = Fields(document)
    kind = fields.one_of("act", _KINDS, "unknown_act")
    act: Act
    if kind == "book":
        event = event_from_document(fields.value("event"), rules, "event")
        act = Booked(event, fields.text("before", ""))
    elif kind == "amend":
        target = fields.text("target")
        act = Amended(target, event_from_document(fields.value("event"), rules, "event"))
    else:
        act = (Voided if kind == "void" else Restored)(fields.text("target"))
    fields.end()
    return act
