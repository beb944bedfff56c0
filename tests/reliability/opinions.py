"""Second opinions: what the packages `mahjong` and `jansou` say of hands made by chance.

.venv/bin/python -m pip install mahjong jansou
.venv/bin/python tests/reliability/opinions.py [HANDS] [SEED]     20,000 hands; prints what differs
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from jansou.core.hand import CallSource
from jansou.core.hand import Hand as JansouHand
from jansou.core.hand import Meld as JansouMeld
from jansou.core.hand import MeldType as JansouMeldType
from jansou.core.notation import parse_mpsz
from jansou.core.rules import Rules as JansouRules
from jansou.core.tiles import Wind as JansouWind
from jansou.scoring.context import WinContext
from jansou.scoring.score import ScoringError, score
from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as MahjongMeld
from mahjong.tile import TilesConverter

from riichi_desktop.documents import preset
from riichi_desktop.drills.hands import GREENS, HONOURS, OUTSIDE, Recipe, make_hand
from riichi_desktop.engine import (
    WINDS,
    Draft,
    HandValue,
    Meld,
    NotScorable,
    Rules,
    Tile,
    evaluate,
    format_draft,
    format_tiles,
    read_surplus_reds,
)

RECIPES: Final = (
    *6 * (Recipe(), Recipe(runs=6, suits=2), Recipe(kans=2), Recipe(runs=2, kans=1, honours=4)),
    *3 * (Recipe(suits=1, calls=2, honours=0), Recipe(pairs=7, suits=2, calls=0)),
    Recipe(runs=0, kans=5, calls=2),
    Recipe(suits=1, runs=7, calls=0, honours=0),
    Recipe(suits=1, kans=1, honours=4),
    Recipe(pairs=7, kinds=HONOURS, calls=0, honours=8),
    Recipe(kinds=OUTSIDE, honours=4, runs=0),
    Recipe(kinds=HONOURS, honours=8, runs=0, kans=2),
    Recipe(kinds=GREENS, honours=2),
    Recipe(forced=(31, 32, 33), kans=2),
    Recipe(forced=(31, 32), honours=7),
    Recipe(forced=(27, 28, 29), honours=7),
    Recipe(forced=(0, 9, 18), kans=1),
    Recipe(shape="orphans", calls=0),
    Recipe(shape="gates", calls=0),
)
"""Ordinary hands mostly, and whatever is rare or can be read in many ways."""

MELDS: Final = {
    "chi": (MahjongMeld.CHI, JansouMeldType.CHII),
    "pon": (MahjongMeld.PON, JansouMeldType.PON),
    "daiminkan": (MahjongMeld.KAN, JansouMeldType.DAIMINKAN),
    "shouminkan": (MahjongMeld.SHOUMINKAN, JansouMeldType.SHOUMINKAN),
    "ankan": (MahjongMeld.KAN, JansouMeldType.ANKAN),
}
_SHARED: Final = ("riichi", "double_riichi", "ippatsu", "haitei", "houtei", "rinshan", "chankan")
_RED: Final = {16, 52, 88}
_DOUBLES: Final = preset("mahjong_soul").double_yakuman


class Opinion(NamedTuple):
    """What a hand is worth.

    Attributes:
        yakuman: how many times it counts; 0 for an ordinary hand.
        han, fu: of an ordinary hand; 0 with a yakuman.
        points: what the winner gets, without honba and sticks; 0 where there is no yaku.
    """

    yakuman: int
    han: int
    fu: int
    points: int


NOTHING: Final = Opinion(0, 0, 0, 0)


class Difference(NamedTuple):
    """A rule that a package does not have as we do: hands under it are not compared.

    Attributes:
        package: its name, with the version that was looked at.
        applies: whether it can matter under these rules.
        why: what the package does instead.
    """

    package: str
    applies: Callable[[Rules], bool]
    why: str


KNOWN: Final = (
    Difference("mahjong 2.1.0", lambda r: r.double_wind_pair_fu != 4, "a double-wind pair is 4 fu"),
    Difference("mahjong 2.1.0", lambda r: r.yakuman_cap == 1, "yakuman always add up"),
)
"""Known differences of the packages; none is a fault of either side. `jansou` has none here."""


def hands(count: int, seed: int) -> Iterator[tuple[str, HandValue | None, Rules, Draft]]:
    """Make hands under rules that vary; each with its line and what we say: None for no yaku."""
    chance = Random(seed)
    made = 0
    while made < count:
        rules = rules_by(chance)
        recipe = replaced(chance.choice(RECIPES), chance)
        draft = make_hand(recipe, rules, "tenhou", chance)
        if draft is None:
            continue
        draft, _, _ = read_surplus_reds(draft, rules)  # of four fives one is red
        made += 1
        try:
            value = evaluate(*draft.complete(), rules)
        except NotScorable as error:
            if error.problems[0].id != "no_yaku":
                made -= 1  # not a hand: it is about the engine's refusals, not its values
                continue
            value = None
        yield format_draft(draft), value, rules, draft


def rules_by(chance: Random) -> Rules:
    """Give rules that differ in what the packages can be told."""
    base, cap = preset("tenhou"), chance.choice((1, 6, 6, 6))
    return replace(
        base,
        kiriage_mangan=chance.random() < 0.3,
        double_wind_pair_fu=chance.choice((2, 4, 4)),
        double_yakuman=_DOUBLES if cap > 1 and chance.random() < 0.3 else (),
        open_tanyao=chance.random() < 0.8,
        yakuman_cap=cap,
    )


def replaced(recipe: Recipe, chance: Random) -> Recipe:
    """Give a recipe with its calls and draws moved a little."""
    calls = max(0, min(8, recipe.calls + chance.choice((-2, 0, 0, 2)))) if recipe.calls else 0
    return recipe._replace(calls=calls, tsumo=chance.choice((2, 4, 6)))


def ours(value: HandValue | None) -> Opinion:
    """Give what we say."""
    if value is None:
        return NOTHING
    times = min(sum(value.yakuman.values()), value.rules.yakuman_cap)
    return Opinion(times, value.han or 0, value.fu or 0, value.points)


def of_mahjong(draft: Draft, rules: Rules) -> Opinion:
    """Give what `mahjong` says."""
    assert draft.win is not None
    melds = [
        MahjongMeld(MELDS[one.type][0], _numbers(one.tiles), opened=one.type != "ankan")
        for one in draft.melds
    ]
    tiles = _numbers((*draft.concealed, draft.win, *(t for one in draft.melds for t in one.tiles)))
    wanted = _numbers((draft.win,))[0]
    alike = [tile for tile in tiles if tile // 4 == wanted // 4]
    win = wanted if wanted in _RED else next((t for t in alike if t not in _RED), alike[0])
    flags = draft.flags
    config = HandConfig(
        is_tsumo=draft.by == "tsumo",
        is_riichi=bool(flags & {"riichi", "double_riichi"}),
        is_daburu_riichi="double_riichi" in flags,
        player_wind=EAST + WINDS.index(draft.seat),
        round_wind=EAST + WINDS.index(draft.round),
        options=OptionalRules(
            has_open_tanyao=rules.open_tanyao,
            has_aka_dora=True,
            has_double_yakuman=bool(rules.double_yakuman),
            kiriage=rules.kiriage_mangan,
        ),
        **{f"is_{flag}": flag in flags for flag in _SHARED[2:]},
    )
    dora = _numbers((*draft.dora, *draft.ura))
    said = HandCalculator().estimate_hand_value(tiles, win, melds, dora, config)
    if said.error or said.cost is None:
        return NOTHING
    points = said.cost["main"] + (2 if draft.seat != "E" else 1) * said.cost["additional"]
    if draft.by == "tsumo" and draft.seat == "E":
        points = 3 * said.cost["main"]
    times = said.han // 13 if said.yaku and all(one.is_yakuman for one in said.yaku) else 0
    return Opinion(times, 0, 0, points) if times else Opinion(0, said.han, said.fu, points)


def _numbers(tiles: tuple[Tile, ...]) -> list[int]:
    """Give tiles in the numbers of `mahjong`."""
    parts = dict.fromkeys("mpsz", "")
    for tile in tiles:
        name = format_tiles((tile,))
        parts[name[1]] += name[0].replace("0", "r")
    man, pin, sou, honors = parts.values()
    read = TilesConverter.string_to_136_array
    return read(man=man, pin=pin, sou=sou, honors=honors, has_aka_dora=True)


def of_jansou(draft: Draft, rules: Rules) -> Opinion:
    """Give what `jansou` says."""
    assert draft.win is not None

    def read(tiles: tuple[Tile, ...]) -> tuple:
        return tuple(parse_mpsz(format_tiles(tiles)))

    def meld(one: Meld) -> JansouMeld:
        tiles = read(one.tiles)
        if one.type == "ankan":
            return JansouMeld(JansouMeldType.ANKAN, tiles)
        added = tiles[3] if one.type == "shouminkan" else None
        return JansouMeld(MELDS[one.type][1], tiles, tiles[0], CallSource.KAMICHA, added)

    melds = tuple(map(meld, draft.melds))
    (win,) = read((draft.win,))
    context = WinContext(
        rules=JansouRules(
            double_wind_fu=rules.double_wind_pair_fu,
            kiriage_mangan=rules.kiriage_mangan,
            multiple_yakuman=rules.yakuman_cap > 1,
            double_yakuman=bool(rules.double_yakuman),
            kuitan=rules.open_tanyao,
        ),
        round_wind=JansouWind(WINDS.index(draft.round)),
        seat_wind=JansouWind(WINDS.index(draft.seat)),
        is_tsumo=draft.by == "tsumo",
        dora_indicators=read(draft.dora),
        ura_indicators=read(draft.ura),
        **{flag: flag in draft.flags for flag in _SHARED},
    )
    try:
        said = score(JansouHand((*read(draft.concealed), win), melds), win, context)
    except ScoringError:
        return NOTHING
    if said.is_yakuman:
        return Opinion(said.base // 8000, 0, 0, said.payment.total)
    return Opinion(0, said.han, said.fu.total, said.payment.total)


PACKAGES: Final[dict[str, Callable[[Draft, Rules], Opinion]]] = {
    "mahjong": of_mahjong,
    "jansou": of_jansou,
}


def compared(count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Compare so many hands; give how many each package was asked, and what differs."""
    asked: Counter[str] = Counter()
    differ: list[str] = []
    for line, value, rules, draft in hands(count, seed):
        asked["hands"] += 1
        asked["yakuman"] += value is not None and bool(value.yakuman)
        asked["no yaku"] += value is None
        for package, opinion in PACKAGES.items():
            if any(one.package.startswith(package) and one.applies(rules) for one in KNOWN):
                continue
            asked[package] += 1
            mine, theirs = ours(value), opinion(draft, rules)
            if mine != theirs:
                differ.append(f"{line}: we {mine}, {package} {theirs}")
    return asked, differ


def main() -> None:
    """Compare and tell."""
    count, seed = (int(text) for text in (*sys.argv[1:], "20000", "1")[:2])
    asked, differ = compared(count, seed)
    print(*differ[:50], sep="\n")
    print(dict(asked), f"{len(differ)} differences")
    sys.exit(bool(differ))


if __name__ == "__main__":
    sys.path.insert(0, ".")
    main()
