"""Hands made by chance: legal by their making, of the sort that a recipe asks for."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeVar

from riichi_desktop.engine import (
    KINDS,
    WINDS,
    By,
    Draft,
    Meld,
    Rules,
    Tile,
    is_outside,
    red_of,
    settle_flags,
    sort_tiles,
)

from .values import Chance

OF: Final = 8
"""Every chance of a recipe is out of so many."""

ALL: Final = frozenset(KINDS)
HONOURS: Final = frozenset(range(27, 34))
OUTSIDE: Final = frozenset(kind for kind in KINDS if is_outside(kind))
GREENS: Final = frozenset((19, 20, 21, 23, 25, 32))

_TRIES: Final = 24
_NINE_GATES: Final = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)

T = TypeVar("T")


class Recipe(NamedTuple):
    """What sort of hand to make; chances are out of `OF`.

    Attributes:
        runs: that a group is a run.
        kans: that a triplet is a kan.
        calls: that the hand is open at all; then each group is called as often as not.
        honours: that a triplet, or the pair, is of honours.
        suits: of how many suits it is made, honours beside.
        pairs: that it is seven pairs.
        tsumo: that it is drawn.
        kinds: of what it is made.
        forced: kinds of which it has triplets.
        shape: `groups`, `orphans` or `gates`.
    """

    runs: int = 5
    kans: int = 0
    calls: int = 3
    honours: int = 2
    suits: int = 3
    pairs: int = 0
    tsumo: int = 3
    kinds: frozenset[int] = ALL
    forced: tuple[int, ...] = ()
    shape: str = "groups"


class _Maker:
    """Lays one hand out of the tiles that there are."""

    def __init__(self, recipe: Recipe, rules: Rules, chance: Chance) -> None:
        self.recipe, self.rules, self.chance = recipe, rules, chance
        missing = frozenset(range(1, 8)) if rules.players == 3 else frozenset[int]()
        suits = [0, 1, 2]
        while len(suits) > recipe.suits:
            suits.pop(chance.randrange(len(suits)))
        chosen = {kind for kind in recipe.kinds - missing if kind > 26 or kind // 9 in suits}
        self.kinds = sorted(chosen)
        self.left = [4 if kind in chosen else 0 for kind in KINDS]

    def happens(self, chances: int) -> bool:
        """Let chance decide."""
        return self.chance.randrange(OF) < chances

    def pick(self, among: Sequence[T]) -> T:
        """Pick one."""
        return among[self.chance.randrange(len(among))]

    def take(self, kinds: Sequence[int]) -> bool:
        """Take tiles if all are left."""
        for at, kind in enumerate(kinds):
            self.left[kind] -= 1
            if self.left[kind] < 0:
                for back in kinds[: at + 1]:
                    self.left[back] += 1
                return False
        return True

    def some(self, size: int, *, runs: bool = False) -> tuple[int, ...]:
        """Take a run, or so many of a kind; nothing where chance finds none."""
        honours = [kind for kind in self.kinds if kind > 26]
        numbers = [kind for kind in self.kinds if kind < 27] or honours
        for _ in range(_TRIES):
            if runs:
                kind = self.pick(numbers)
                group: tuple[int, ...] = (kind, kind + 1, kind + 2)
                if kind > 26 or kind % 9 > 6:
                    continue
            else:
                of = honours if honours and self.happens(self.recipe.honours) else numbers
                group = (self.pick(of),) * size
            if self.take(group):
                return group
        return ()

    def groups(self) -> list[tuple[int, ...]]:
        """Take four groups, and the pair last; fewer where chance finds none."""
        recipe, found = self.recipe, []
        for kind in recipe.forced:
            found.append((kind,) * (4 if self.happens(recipe.kans) else 3))
            self.take(found[-1])
        while len(found) < 4:
            runs = self.happens(recipe.runs)
            size = 4 if not runs and self.happens(recipe.kans) else 3
            found.append(self.some(size, runs=runs))
        return [*found, self.some(2)]

    def seven_pairs(self) -> list[tuple[int, ...]]:
        """Take seven pairs, each of another kind."""
        found: set[int] = set()
        while len(found) < 7:
            found.add(self.pick(self.kinds))
        pairs: list[tuple[int, ...]] = [(kind, kind) for kind in sorted(found)]
        return pairs if all(map(self.take, pairs)) else []

    def orphans(self) -> list[tuple[int, ...]]:
        """Take thirteen orphans."""
        tiles = (*sorted(OUTSIDE), self.pick(sorted(OUTSIDE)))
        return [tiles] if self.take(tiles) else []

    def gates(self) -> list[tuple[int, ...]]:
        """Take nine gates."""
        suits = [suit for suit in range(3) if self.left[9 * suit + 4]]
        first = 9 * self.pick(suits)
        tiles = tuple(first + rank for rank in (*_NINE_GATES, self.chance.randrange(9)))
        return [tiles] if self.take(tiles) else []

    def sets(self) -> list[tuple[int, ...]]:
        """Take the tiles of a hand, group by group; an empty group where there is none."""
        if self.recipe.shape == "orphans":
            return self.orphans()
        if self.recipe.shape == "gates":
            return self.gates()
        return self.seven_pairs() if self.happens(self.recipe.pairs) else self.groups()

    def melds(self, groups: list[tuple[int, ...]]) -> list[Meld]:
        """Call some of the groups, and take them out of the list; a kan is a meld in any case."""
        opened, found = self.happens(self.recipe.calls), []
        for group in tuple(groups):
            is_run = len(set(group)) == 3
            called = opened and self.happens(OF // 2) and len(group) > 2
            if len(group) == 4:
                found.append(Meld("daiminkan" if called else "ankan", group))
            elif called and len(group) == 3 and not (is_run and self.rules.players == 3):
                found.append(Meld("chi" if is_run else "pon", group))
            else:
                continue
            groups.remove(group)
        return found

    def indicators(self, count: int) -> tuple[Tile, ...]:
        """Turn indicators over."""
        found: list[Tile] = []
        in_set = [k for k in KINDS if self.rules.players == 4 or not 0 < k < 8]
        while len(found) < count:
            kind = self.pick(in_set)
            if self.left[kind] or kind not in self.kinds:
                self.left[kind] -= kind in self.kinds
                found.append(kind)
        return tuple(found)


def make_hand(recipe: Recipe, rules: Rules, text: str, chance: Chance) -> Draft | None:
    """Make a whole hand by a recipe; None where chance came to nothing.

    Args:
        recipe: what sort of hand.
        rules: the rules in force; no tile or circumstance is there that they have not.
        text: those rules as the draft names them.
        chance: where chance comes from.
    """
    maker = _Maker(recipe, rules, chance)
    groups = maker.sets()
    if not groups or not all(groups):
        return None
    melds = maker.melds(groups)
    tiles = [kind for group in groups for kind in group]
    win = tiles.pop(chance.randrange(len(tiles)))
    by: By = "tsumo" if maker.happens(recipe.tsumo) else "ron"
    draft = Draft(sort_tiles(tiles), win, tuple(melds), by=by, rules=text)
    return _with_reds(_situated(draft, maker), maker)


def _situated(draft: Draft, maker: _Maker) -> Draft:
    """Give the hand its seats, its riichi, its dora."""
    rules, seats = maker.rules, WINDS[: maker.rules.players]
    at = maker.chance.randrange(len(seats))
    others = seats[:at] + seats[at + 1 :]
    source = maker.pick(others) if draft.by == "ron" else None
    flags = set()
    if draft.is_closed and maker.happens(5):
        flags.add("riichi")
        if rules.ippatsu and maker.happens(1):
            flags.add("ippatsu")
    if draft.by == "tsumo" and draft.kans and not flags and maker.happens(1):
        flags.add("rinshan")
    elif "ippatsu" not in flags and maker.chance.randrange(4 * OF) == 0:
        flags.add("haitei" if draft.by == "tsumo" else "houtei")
    count = 1 + (draft.kans if rules.kan_dora else 0)
    ura = count if "riichi" in flags and rules.ura_dora else 0
    draft = replace(
        draft, seat=seats[at], round=WINDS[maker.chance.randrange(2)], source=source,
        flags=frozenset(flags), dora=maker.indicators(count), ura=maker.indicators(ura),
    )  # fmt: skip
    return settle_flags(draft, rules)[0]


def _with_reds(draft: Draft, maker: _Maker) -> Draft:
    """Turn fives red where the rules have red ones, each as often as not."""
    tiles = list(draft.concealed)
    for suit, most in enumerate(maker.rules.red_fives):
        kind = 9 * suit + 4
        red = red_of(kind)
        if most and red is not None and kind in tiles and maker.happens(OF // 2):
            tiles[tiles.index(kind)] = red
    return replace(draft, concealed=sort_tiles(tiles))
