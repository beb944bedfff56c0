"""People: who may be one person written down twice, and merging.

Merging puts one thing: the player who goes says as whom he is counted from then on. Whatever was
or will be written of him is counted for the other, so it does not matter which came first, and
taking it back is putting the player as he was. The one who is left takes what he lacks.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from riichi_desktop.engine import Problem, problem
from riichi_desktop.ledger import NotLegal

from .played import Played
from .register import Register
from .values import Player, Thing

NEAR: Final = range(5, 61)
"""How long a name is that is compared letter by letter: short ones differ by one letter too often,
and of a very long one so many texts would be made as it has letters."""

_MARKS: Final = range(0x300, 0x370)
"""Accents of Latin, Greek and Cyrillic; those of kana make another sign."""


class Likeness(NamedTuple):
    """Two players who may be one.

    Attributes:
        one: the player who was written down first.
        other: another one.
        why: `number`; `name`; `alias`: it is the name or the alias of the other; `near`: a letter
            more, fewer or another, or two in another order.
    """

    one: Player
    other: Player
    why: str


def folded(name: str) -> str:
    """Give a name as it is compared: without case, accents, width, signs, and order of words."""
    taken_apart = unicodedata.normalize("NFKD", name)
    plain = "".join(sign for sign in taken_apart if ord(sign) not in _MARKS)
    words = "".join(sign if sign.isalnum() else " " for sign in unicodedata.normalize("NFC", plain))
    return " ".join(sorted(words.casefold().split()))


def duplicates(register: Register) -> tuple[Likeness, ...]:
    """Give the players who may be one person, the surest reason first.

    Who has another number is another person; who was merged or erased is left out.
    """
    people = [one for one in register.players.values() if not one.same_as and not one.erased]
    found: dict[tuple[str, str], Likeness] = {}
    for why, groups in (
        ("number", _grouped((one, (one.number.strip().casefold(),)) for one in people)),
        ("name", _grouped((one, (folded(one.name),)) for one in people)),
        ("alias", _grouped((one, (folded(one.name), folded(one.alias))) for one in people)),
        ("near", _grouped((one, _shortened(folded(one.name))) for one in people)),
    ):
        for one, other in groups:
            if why == "number" or not _has_another_number(one, other):
                found.setdefault((one.uid, other.uid), Likeness(one, other, why))
    return tuple(found.values())


def _grouped(keys: Iterable[tuple[Player, Iterable[str]]]) -> Iterator[tuple[Player, Player]]:
    """Give every two players who share a key."""
    groups: defaultdict[str, list[Player]] = defaultdict(list)
    for player, own in keys:
        for key in dict.fromkeys(own):
            if key:
                groups[key].append(player)
    for group in groups.values():
        yield from combinations(group, 2)


def _shortened(name: str) -> Iterator[str]:
    """Give a name, and what is left of it without one letter: near names share one of these."""
    if len(name) in NEAR:
        yield name
        yield from (name[:at] + name[at + 1 :] for at in range(len(name)))


def _has_another_number(one: Player, other: Player) -> bool:
    return bool(one.number and other.number)


def merge_fault(
    register: Register, gone: str, kept: str, played: Iterable[Played] = ()
) -> Problem | None:
    """Say why two players cannot be one; None where they can. What comes in is as in `merge`."""
    one, other = register.player(gone), register.player(kept)
    if one is None or other is None:
        return problem("no_such_player", "same_as")
    if one.uid == other.uid:
        return problem("merge_same", "same_as", player=one.name)
    if one.erased or other.erased:
        return problem("player_erased", "same_as")
    met = (*_seated_together(register), *({seat.player for seat in game.seats} for game in played))
    if any({one.uid, other.uid} <= {register.who(uid) for uid in seated} for seated in met):
        return problem("merge_met", "same_as", player=one.name, partner=other.name)
    return None


def _seated_together(register: Register) -> Iterator[Iterable[str]]:
    """Give who was in one round, or in one game of which only totals are known."""
    for one in register.rounds.values():
        yield (*(player for table in one.tables for player in table), *one.sits_out)
    for held in register.totals.values():
        yield held.players


def merge(
    register: Register, gone: str, kept: str, played: Iterable[Played] = ()
) -> tuple[Thing, ...]:
    """Give what to put so that two players are one from now on, and were ever.

    Args:
        register: what the club wrote down.
        gone: the player who is no more.
        kept: the one who is left; takes alias, city and number where he has none, and is a member
            where one of the two is.
        played: games; who ended one at the same table is not one person.

    Raises:
        NotLegal: `merge_fault` says why.
    """
    fault = merge_fault(register, gone, kept, played)
    if fault is not None:
        raise NotLegal([fault])
    one, other = register.players[register.who(gone)], register.players[register.who(kept)]
    left = replace(
        other,
        alias=other.alias or one.alias,
        city=other.city or one.city,
        number=other.number or one.number,
        guest=other.guest and one.guest,
        hidden=other.hidden and one.hidden,
    )
    merged = replace(one, same_as=other.uid)
    return (merged,) if left == other else (merged, left)
