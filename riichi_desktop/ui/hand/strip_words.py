"""How what lies on the strip is spoken, and what its captions say."""

from riichi_desktop.engine import Draft
from riichi_desktop.ui.hand.strip_layout import Spot
from riichi_desktop.words import Words


def spoken(words: Words, draft: Draft, spot: Spot) -> str:
    """Give how a place is spoken: its tile, and what it lies there for."""
    if spot.tile is None:
        return words.text(f"ui.strip.next_{spot.part}")
    tile = words.tile(spot.tile)
    if spot.part == "win":
        return words.text("ui.say.winning", tile=tile)
    if spot.part in ("dora", "ura"):
        return words.text(f"ui.say.{spot.part}_indicator", tile=tile)
    if spot.part == "north":
        return words.text("ui.strip.north", tile=tile)
    if spot.part == "meld":
        meld = words.text(f"meld.{draft.melds[spot.place].type}")
        key = "ui.strip.called" if spot.turned else "ui.strip.in_call"
        return words.text(key, tile=tile, meld=meld)
    return tile


def tip(words: Words, spot: Spot, *, on_mark: bool) -> str:
    """Give what a press does here."""
    if spot.tile is None:
        return words.text(f"ui.strip.next_{spot.part}")
    if on_mark:
        return words.text("ui.strip.make_win")
    return words.text("ui.strip.tip" if spot.part == "concealed" else "ui.strip.take_back")


def sayings(words: Words, draft: Draft, *, no_riichi: bool) -> tuple[str, str, str, str]:
    """Give the sentence of an empty strip, and the captions of dora, ura and extracted norths.

    What is not to be shown is "".
    """
    empty = words.text("ui.strip.empty") if draft.is_empty else ""
    ura = words.text("ui.strip.ura_no_riichi" if no_riichi else "ui.strip.ura")
    norths = f"{words.text('ui.strip.norths')} {draft.north}" if draft.north else ""
    return empty, words.text("ui.strip.dora"), ura, norths
