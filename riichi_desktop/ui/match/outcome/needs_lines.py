"""What a player needs in this hand to end better, as a table of words."""

from typing import Final, NamedTuple

from riichi_desktop.engine import Rules, is_reachable
from riichi_desktop.export import elided, limit_word, player_name
from riichi_desktop.ledger import (
    Chairs,
    Need,
    PlaceNeeds,
    Table,
    needs,
    settle_game,
)
from riichi_desktop.ui.match.board.words import final_points, isolated, place_name
from riichi_desktop.ui.match.log.lines import first_words, name_of
from riichi_desktop.words import Words

NEVER: Final = "\u2014"

_MOST: Final = 3
"""So many pairs of han and fu are named at most, the easiest."""

_MOST_ALONE: Final = 2

_EASIEST: Final = (30, 40, 25, 20, 50, 60)
"""Fu by how easily a hand has them; the others after these, the fewest first."""

_LEAST_FU: Final = {True: 20, False: 25}
"""The fewest fu of a hand by tsumo, and by ron: whatever it has, it has these (RULES.md 4)."""


class NeedsTable(NamedTuple):
    """A row for each way to win, a column for each place.

    Attributes:
        title: how the player stands.
        places: each place with what it brings.
        ways: (what happens, for each place the least hands that are enough).
    """

    title: str
    places: tuple[tuple[str, str], ...]
    ways: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]

    def spoken(self, words: Words) -> str:
        """Say all of it, for a screen reader."""
        said = [self.title]
        for at, (place, _) in enumerate(self.places):
            ways = [f"{way}: {' / '.join(cells[at])}" for way, cells in self.ways]
            said.append(words.listed([place, *ways]))
        return words.joined(said)


def needs_table(table: Table, chair: int, riichi: Chairs, words: Words) -> NeedsTable:
    """Give what a player needs; without places where he leads."""
    accounts = settle_game(table)
    own = accounts[chair]
    shared = sum(one.place == own.place for one in accounts) > 1
    name, place = name_of(table, chair, words), place_name(words, own.place, shared=shared)
    found = needs(table, chair, riichi)
    title = words.text("ui.needs.stands", player=name, place=place)
    if not found:
        leads = words.text("ui.needs.leads", player=name)
        return NeedsTable(leads if own.place == 1 else title, (), ())
    places = tuple((place_name(words, one.place), final_points(words, one.prize)) for one in found)
    rules = table.rules
    names = tuple(player_name(table.names, chair, words) for chair in range(table.players))
    called = first_words(names)
    ways = [(words.text("by.tsumo"), tuple(_cell(one.tsumo, True, rules, words) for one in found))]
    for source in range(table.players):
        if source != chair:
            way = words.text("ui.needs.ron", player=isolated(called[source]))
            cells = tuple(_cell(one.ron[source], False, rules, words) for one in found)
            ways.append((elided(way, words), cells))
    draw = words.text("ui.needs.draw")
    ways.append((draw, tuple(_draws(one, table, riichi, words) for one in found)))
    return NeedsTable(title, places, tuple(ways))


def _cell(need: Need | None, tsumo: bool, rules: Rules, words: Words) -> tuple[str, ...]:
    """Say what a win must pay, and which hands pay it; first where it would share the place."""
    if need is None:
        return (NEVER,)
    lines = [words.text("ui.needs.least", points=need.points), *_hands(need, tsumo, rules, words)]
    if need.tied is not None:
        lines.append(words.text("ui.needs.tied", prize=final_points(words, need.tied)))
        if need.alone is not None:
            lines.append(words.text("ui.needs.alone", points=need.alone.points))
            lines += _hands(need.alone, tsumo, rules, words)[:_MOST_ALONE]
    return tuple(lines)


def _hands(need: Need, tsumo: bool, rules: Rules, words: Words) -> list[str]:
    """Name the least hands that are enough, the easiest first; or a limit."""
    if need.limit is not None:
        return [limit_word(need.limit, words, max(need.yakuman, 1))]
    pairs = [pair for pair in need.options if is_reachable(*pair, tsumo, rules)]
    pairs = sorted(pairs or [(need.han or 0, need.fu or 0)], key=lambda pair: _hardness(pair[1]))
    return [_pair(han, fu, tsumo, words) for han, fu in pairs[:_MOST]]


def _pair(han: int, fu: int, tsumo: bool, words: Words) -> str:
    """Name han and fu; the han alone where any fu will do."""
    if fu <= _LEAST_FU[tsumo]:
        return words.text("ui.result.han", n=han)
    return words.text("ui.result.han_fu", han=han, fu=fu)


def _hardness(fu: int) -> int:
    return _EASIEST.index(fu) if fu in _EASIEST else fu


def _draws(found: PlaceNeeds, table: Table, riichi: Chairs, words: Words) -> tuple[str, ...]:
    """Say with which ready hands a draw is enough: who must be ready, who must not."""
    enough = {frozenset(tenpai) for tenpai in found.draws}
    if not enough:
        return (NEVER,)
    everybody = frozenset(range(table.players))
    ready = frozenset[int].intersection(*enough)
    never = everybody - frozenset[int].union(*enough)
    if len(enough) != 2 ** (len(everybody) - len(ready) - len(never)):
        return (words.text("ui.needs.some_draws", n=len(enough)),)
    said = [
        _named(sorted(chairs), key, table, words)
        for key, chairs in (("tenpai", ready - {*riichi}), ("noten", never))
        if chairs
    ]
    said = said or [words.text("ui.needs.any_draw")]
    if found.tied_draws:
        every = len(found.tied_draws) == len(found.draws)
        said.append(words.text(f"ui.needs.{'tied_draw' if every else 'tied_draws'}"))
    return tuple(said)


def _named(chairs: list[int], key: str, table: Table, words: Words) -> str:
    names = words.listed(name_of(table, chair, words) for chair in chairs)
    return words.text(f"ui.needs.{key}", players=names)
