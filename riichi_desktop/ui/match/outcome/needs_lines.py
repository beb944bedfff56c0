"""What a player needs in this hand to end better, as a table of words."""

from typing import Final, NamedTuple

from riichi_desktop.engine import Rules, is_reachable
from riichi_desktop.export import elided, limit_word
from riichi_desktop.ledger import (
    Account,
    Chairs,
    Need,
    PlaceNeeds,
    Table,
    needs,
    settle_game,
)
from riichi_desktop.ui.match.board.words import final_points, place_name
from riichi_desktop.ui.match.log.lines import name_of
from riichi_desktop.words import Words

NEVER: Final = "\u2014"

_MOST: Final = 3
"""So many pairs of han and fu are named at most, those with the most han."""


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
    places = tuple((place_name(words, one.place), _prize(one, accounts, words)) for one in found)
    rules = table.rules
    ways = [(words.text("by.tsumo"), tuple(_cell(one.tsumo, True, rules, words) for one in found))]
    for source in range(table.players):
        if source != chair:
            way = words.text("ui.needs.ron", player=name_of(table, source, words))
            cells = tuple(_cell(one.ron[source], False, rules, words) for one in found)
            ways.append((elided(way, words), cells))
    draw = words.text("ui.needs.draw")
    ways.append((draw, tuple(_draws(one, table, riichi, words) for one in found)))
    return NeedsTable(title, places, tuple(ways))


def _prize(found: PlaceNeeds, accounts: tuple[Account, ...], words: Words) -> str:
    """Say what a place brings, uma and oka; "" where nobody has it now."""
    prizes = {one.place: one.uma + one.oka for one in accounts}
    return final_points(words, prizes[found.place]) if found.place in prizes else ""


def _cell(need: Need | None, tsumo: bool, rules: Rules, words: Words) -> tuple[str, ...]:
    """Name the least hands that are enough: pairs of han and fu, or a limit."""
    if need is None:
        return (NEVER,)
    if need.limit is not None:
        return (limit_word(need.limit, words, max(need.yakuman, 1)),)
    pairs = [pair for pair in need.options if is_reachable(*pair, tsumo, rules)][-_MOST:]
    pairs = pairs or [(need.han or 0, need.fu or 0)]
    return tuple(words.text("ui.result.han_fu", han=han, fu=fu) for han, fu in pairs[::-1])


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
    return tuple(said) or (words.text("ui.needs.any_draw"),)


def _named(chairs: list[int], key: str, table: Table, words: Words) -> str:
    names = words.listed(name_of(table, chair, words) for chair in chairs)
    return words.text(f"ui.needs.{key}", players=names)
