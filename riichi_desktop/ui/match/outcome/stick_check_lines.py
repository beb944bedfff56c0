"""The points that people hold, as they are typed; and what was found, in sentences."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from riichi_desktop.export import elided
from riichi_desktop.ledger import Finding, Game
from riichi_desktop.ui.match.log.lines import hand_title, name_of
from riichi_desktop.words import MINUS, Words

MOST: Final = 1_000_000
_SPACES: Final = re.compile(r"[\s.,'’\u202f\u00a0]")
_SIGNS: Final = str.maketrans({MINUS: "-", "−": "-"})
_SHOWN: Final = 4


class FoundLine(NamedTuple):
    """One thing found, in words.

    Attributes:
        sentence: what is off, or which slip explains it all.
        uid: of the entry of the hand that it concerns; "" for none.
        hand: what that hand is called.
    """

    sentence: str
    uid: str = ""
    hand: str = ""


def points_of(text: str) -> int | None:
    """Read points as people write them: 24500, 24 500, 24,500; None where they are none."""
    bare = _SPACES.sub("", text.translate(_SIGNS))
    if not re.fullmatch(r"-?\d{1,7}", bare):
        return None
    points = int(bare)
    return points if abs(points) <= MOST and points % 100 == 0 else None


def found_lines(game: Game, found: Sequence[Finding], words: Words) -> tuple[FoundLine, ...]:
    """Say what was found: what is off, then the slips that explain it, the likeliest first."""
    lines = [_off(one, game, words) for one in found if one.kind in ("total", "chair")]
    slips = [one for one in found if one.kind not in ("total", "chair")]
    lines += [_slip(one, game, words) for one in slips[:_SHOWN]]
    if not found:
        lines.append(FoundLine(words.text("ui.check.agrees")))
    elif not slips:
        lines.append(FoundLine(words.text("ui.check.unexplained")))
    return tuple(lines)


def _off(one: Finding, game: Game, words: Words) -> FoundLine:
    points = words.signed(one.points)
    if one.kind == "total":
        return FoundLine(words.text("ui.check.total", points=points))
    name = name_of(game.table, one.chairs[0], words)
    return FoundLine(words.text("ui.check.chair", player=name, points=points))


def _slip(one: Finding, game: Game, words: Words) -> FoundLine:
    names = [name_of(game.table, chair, words) for chair in one.chairs]
    said = {
        "player": names[0] if names else "",
        "other": names[1] if len(names) > 1 else "",
        "players": words.listed(names) if names else words.text("ui.check.nobody"),
    }
    hand = hand_title(game.rows[one.row], words)
    what = elided(words.text(f"ui.check.{one.kind}", **said), words)
    return FoundLine(words.text("ui.record.say.rule", rule=hand, value=what), one.uid, hand)
