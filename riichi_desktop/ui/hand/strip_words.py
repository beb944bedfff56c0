"""How what lies on the strip is spoken, and what its captions say."""

from functools import lru_cache

from riichi_desktop.engine import Draft, Part, Tile
from riichi_desktop.ui.hand.strip_layout import Spot
from riichi_desktop.words import Words


def spoken(words: Words, draft: Draft, spot: Spot) -> str:
    """Give how a place is spoken: its tile, and what it lies there for."""
    meld = draft.melds[spot.place].type if spot.part == "meld" else ""
    return _spoken(words, spot.part, spot.tile, meld, spot.turned)


@lru_cache(maxsize=1000)
def _spoken(words: Words, part: Part, held: Tile | None, meld: str, turned: bool) -> str:
    if held is None:
        return words.text(f"ui.strip.next_{part}")
    tile = words.tile(held)
    if part == "win":
        return words.text("ui.say.winning", tile=tile)
    if part in ("dora", "ura"):
        return words.text(f"ui.say.{part}_indicator", tile=tile)
    if part == "north":
        return words.text("ui.strip.north", tile=tile)
    if part == "meld":
        key = "ui.strip.called" if turned else "ui.strip.in_call"
        return words.text(key, tile=tile, meld=words.text(f"meld.{meld}"))
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
