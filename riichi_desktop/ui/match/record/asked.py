"""What the dialog asks for now: the sentence in the middle of its small table."""

from riichi_desktop.words import Words

from .preview import Preview


def asked(preview: Preview, words: Words) -> str:
    """Give what a touch of a seat says now; "" where it says nothing."""
    key = _key(preview)
    return words.text(f"ui.record.ask.{key}") if key else ""


def _key(preview: Preview) -> str:
    form = preview.form
    if form.kind == "ron":
        if form.source is None:
            return "source"
        if len(form.gains) == preview.table.players - 1:
            return ""
        return "winners" if not form.gains else "more_winners"
    if form.kind == "tsumo":
        return "" if form.gains else "winner"
    if form.kind == "draw":
        return "tenpai"
    if form.act in ("chombo", "penalty", "replace"):
        return form.act
    if form.act == "reseat":
        return "reseat_second" if form.chairs else "reseat"
    return "" if form.act else "act"
