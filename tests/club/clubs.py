"""Registers and played games as the tests of the club write them."""

from collections.abc import Iterable
from itertools import count
from typing import Any

from riichi_desktop.club import (
    Act,
    Adjustment,
    Event,
    Link,
    Played,
    PlayedSeat,
    Player,
    Register,
    Registration,
    Round,
    Thing,
    Totals,
    facts_of,
    kind_of,
    played_of_game,
    played_of_totals,
    register_of,
)
from riichi_desktop.documents import preset
from riichi_desktop.engine import Rules
from riichi_desktop.ledger import Game
from tests.ledger.tables import NAMES, WRC, with_

SPLIT = WRC
"""30,000 each, uma 15/5/-5/-15, ties shared, leftover sticks lost."""
SEATED = with_(WRC, ties="seat_order", leftover_sticks="first")
TRIO = with_(preset("tenhou_sanma"), return_points=35000, uma=(15000, 0, -15000))
"""Three players, no oka."""

_numbers = count()


def acts(*things: Thing) -> list[Act]:
    return [Act(f"a{next(_numbers)}", kind_of(one), one.uid, one) for one in things]


def gone(thing: Thing) -> Act:
    return Act(f"a{next(_numbers)}", kind_of(thing), thing.uid, None)


def register(*things: Thing) -> Register:
    return register_of(acts(*things))


def people(*names: str) -> list[Player]:
    """Give players whose id is their name, small."""
    return [Player(name.lower(), name) for name in names]


FOUR = ("ana", "bo", "chi", "dan")
CLUB = people("Ana", "Bo", "Chi", "Dan", "Eva", "Fay")


def event(uid: str = "e", **fields: Any) -> Event:
    fields.setdefault("rules", SPLIT)
    return Event(uid, f"Event {uid}", fields.pop("kind", "season"), **fields)


def enrolled(player: str, event: str = "e", **fields: Any) -> Registration:
    return Registration(f"{event}.{player}", event, player, **fields)


def adjusted(points: int, player: str = "", **fields: Any) -> Adjustment:
    uid = fields.pop("uid", f"adjustment {next(_numbers)}")
    return Adjustment(uid, fields.pop("event", "e"), points, "late", player, **fields)


def round_(number: int, *tables: tuple[str, ...], **fields: Any) -> Round:
    return Round(
        fields.pop("uid", f"r{number}"), number, tables, fields.pop("event", "e"), **fields
    )


def totals(players: Iterable[str], *scores: int, **fields: Any) -> Totals:
    """Give the result of a game of the event ``e``."""
    fields.setdefault("event", "e")
    return Totals(fields.pop("uid", f"g{next(_numbers)}"), tuple(players), scores, **fields)


def game(players: Iterable[str], *scores: int, rules: Rules = SPLIT, **fields: Any) -> Played:
    """Give a game of the event ``e`` by its scores."""
    return played_of_totals(totals(players, *scores, **fields), rules)


def made(*points: tuple[str, int], **fields: Any) -> Played:
    """Give a game in which players made some points, the first place first, whatever the scores."""
    seats = tuple(
        PlayedSeat(player, "", place, 1, 0, each)
        for place, (player, each) in enumerate(points, start=1)
    )
    blank = Played(f"g{next(_numbers)}", "e", "", 0, "", "wrc2025", len(seats), 0, True, seats)
    return blank._replace(**fields)


def recorded(of: Game, players: Iterable[str] = FOUR, **fields: Any) -> Played:
    """Give a recorded game whose names are those of the players, in their order; Eva is ``eva``."""
    named = (*zip(NAMES, players, strict=False), ("Eva", "eva"), ("Fay", "fay"))
    fields.setdefault("event", "e")
    return played_of_game(Link(fields.pop("uid", "g"), named, **fields), facts_of(of))
