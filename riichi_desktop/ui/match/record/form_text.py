"""A form as one line of text, so that a half-filled one outlives the program."""

import json
from dataclasses import asdict

from .form import RecordForm


def form_to_text(form: RecordForm) -> str:
    """Write a form as JSON; only what differs from an empty one."""
    empty = asdict(RecordForm())
    said = {name: value for name, value in asdict(form).items() if value != empty[name]}
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def form_from_text(text: str, players: int = 4) -> RecordForm | None:
    """Read a form written by `form_to_text`.

    Args:
        text: the JSON; what is read comes from a file, and may be anything.
        players: how many sit at the table.

    Returns:
        The form, or None where the text is none, or names a chair that nobody sits on.
    """
    import msgspec  # loaded only where something was kept

    try:
        form = msgspec.json.decode(text, type=RecordForm)
    except (msgspec.MsgspecError, ValueError, RecursionError):  # ValueError: half a character
        return None
    chairs = [*form.riichi, *form.tenpai, *form.nagashi, *form.chairs, *form.winners]
    chairs += [liable.chair for gain in form.gains for liable in gain.pao]
    chairs += [chair for chair in (form.source, form.current) if chair is not None]
    seated = all(0 <= chair < players for chair in chairs)
    ordered = sorted(form.order) in ([], list(range(players)))
    named_once = len({*form.winners}) == len(form.winners)
    return form if seated and ordered and named_once else None
