"""The hand line: one line of text that holds a complete problem (or a hand so far).

    067p3455s+2s [340m] (9999m) ron riichi seat=S round=E from=W dora=3m ura=4p rules=tenhou

Tiles are digits then a suit; ``h`` is read as ``z``, ``r5`` as ``0``. ``[…]`` is an open call (a
run is a chi, three alike a pon, four alike an open kan, ``[777+7z]`` an added kan), ``(…)`` a
closed kan. In a call ``'`` marks the turned tile and ``@W`` names who discarded it. Without ``+``
the last of a full hand's tiles is the winning one. `format_draft` writes the canonical form: sorted
tiles, and only what differs from the defaults, always in the same order.
"""

from dataclasses import replace
from typing import Final

from .draft import DEFAULT_RULES, Draft
from .facts import FLAG_NAMES
from .hand import Hand, Meld, sort_tiles
from .memo import Memo
from .problems import NotScorable, problem
from .scanner import FIELDS, NUMBERS, scan
from .situation import Situation
from .tiles import TILE_NAMES, Tile, tile_name


def parse_draft(text: str) -> Draft:
    """Read a hand line, whole or not.

    Raises:
        NotScorable: one problem; its data has ``at``, the offset of the character.
    """
    said = dict(zip(FIELDS, scan(text)[0], strict=True))
    said["melds"] = tuple(said["melds"])
    if said["flags"]:
        said["flags"] = frozenset(said["flags"])
    return Draft(**{name: one for name, one in said.items() if one is not None})


def parse_hand(text: str) -> tuple[Hand, Situation, str]:
    """Read a whole hand line.

    Returns:
        The hand, its situation, and the text of its rules (the default set where it names none).

    Raises:
        NotScorable: the text is not understood, a tile is missing, or the hand cannot be.
    """
    (
        concealed, win, melds, north, by, seat, round, source,
        flags, dora, ura, honba, sticks, pao, _, rules,
    ), lanes = scan(text)  # fmt: skip
    if win is None:
        raise NotScorable([problem("tile_count", "win", reason="no_win_tile", have=len(concealed))])
    hand = Hand.counted(concealed, lanes, win, tuple(melds), north or 0)
    situation = Situation(
        by or "ron", seat or "E", round or "E", source, _FLAG_SETS[flags or ()],
        dora or (), ura or (), honba or 0, sticks or 0, pao or (),
    )  # fmt: skip
    return hand, situation, DEFAULT_RULES if rules is None else rules


_FLAG_SETS: Final = Memo[tuple[str, ...], frozenset[str]](frozenset)


def format_tiles(tiles: tuple[Tile, ...]) -> str:
    """Write tiles in the order given, each suit's letter once a stretch: the inverse of reading."""
    text, suit = "", ""
    for tile in tiles:
        name = TILE_NAMES[tile]
        if suit and name[1] != suit:
            text += suit
        text += name[0]
        suit = name[1]
    return text + suit


def format_meld(meld: Meld) -> str:
    """Write one call or closed kan, brackets included."""
    names = [TILE_NAMES[tile][0] for tile in meld.tiles]
    suit = TILE_NAMES[meld.tiles[0]][1]
    if meld.type == "ankan":
        return f"({''.join(names)}{suit})"
    if meld.called is not None:
        place = meld.tiles.index(meld.called)
        names[place] += "'"
    if meld.type == "shouminkan":
        names.insert(3, "+")
    source = f"@{meld.source}" if meld.source else ""
    return f"[{''.join(names)}{suit}{source}]"


def format_draft(draft: Draft) -> str:
    """Write a draft as its canonical hand line."""
    words = [format_tiles(sort_tiles(draft.concealed))]
    if draft.win is not None:
        words[0] += "+" + tile_name(draft.win)
    words += [format_meld(meld) for meld in draft.melds]
    if draft.by != "ron":
        words.append(draft.by)
    words += [flag for flag in FLAG_NAMES if flag in draft.flags]
    default = Draft()
    for name in ("seat", "round", "source"):
        value = getattr(draft, name)
        if value != getattr(default, name):
            words.append(f"{'from' if name == 'source' else name}={value}")
    for name in ("dora", "ura"):
        if getattr(draft, name):
            words.append(f"{name}={format_tiles(getattr(draft, name))}")
    for name in NUMBERS:
        value = getattr(draft, name)
        if value != getattr(default, name):
            words.append(f"{name}={value}")
    words += [f"pao={pao.yakuman}:{pao.liable}" for pao in draft.pao]
    if draft.rules != default.rules:
        words.append(f"rules={draft.rules}")
    return " ".join(word for word in words if word)


def format_hand(hand: Hand, situation: Situation, rules: str = "wrc2025") -> str:
    """Write a whole hand as its canonical line."""
    return format_draft(draft_of(hand, situation, rules))


def draft_of(hand: Hand, situation: Situation, rules: str = "wrc2025") -> Draft:
    """Give the draft that a whole hand completes."""
    return replace(
        Draft(hand.concealed, hand.win, hand.melds, hand.north),
        by=situation.by,
        seat=situation.seat,
        round=situation.round,
        source=situation.source,
        flags=situation.flags,
        dora=situation.dora,
        ura=situation.ura,
        honba=situation.honba,
        sticks=situation.sticks,
        pao=situation.pao,
        rules=rules,
    )
