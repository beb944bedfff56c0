"""Hands, situations and drafts by chance, for the laws that hold for all of them."""

from collections import Counter
from dataclasses import replace
from typing import Final

from hypothesis import strategies as st

from riichi_desktop.engine import (
    FLAG_NAMES,
    KIND,
    KINDS,
    TILES,
    WINDS,
    Draft,
    Hand,
    Meld,
    MeldType,
    Pao,
    Rules,
    Tile,
    lanes_left,
    plain_reds,
    red_of,
    settle_flags,
    sorted_draft,
    with_seat,
)

from .lines import rules_of

Tiles = tuple[Tile, ...]

THEMES: Final = (
    tuple(KINDS),
    tuple(range(9, 18)),
    (*range(18, 27), *range(27, 34)),
    (0, 1, 2, 6, 7, 8, 9, 10, 11, 15, 16, 17, 27, 28, 33),
    tuple(range(27, 34)),
    (3, 4, 5, 12, 13, 14, 21, 22, 23),
    (19, 20, 21, 23, 25, 32),
)
"""Kinds that make yaku likely: one suit, outside tiles, honours, three colours, greens."""

RULE_TEXTS: Final = (
    *("wrc2025", "ema2025", "ema2016", "jpml_a", "m_league", "mahjong_soul", "tenhou", "bareme"),
    "wrc2025,renhou=yakuman,yakuman_cap=1",
    "tenhou,red_fives=m1p2s1,double_wind_pair_fu=2,open_tanyao=false",
    "wrc2025,local_yaku=daichisei+daisharin+sanrenkou+isshoku_sanjun+uumensai+open_riichi",
)


def groups_of(kinds: Tiles) -> list[Tiles]:
    """Give every run and triplet of these kinds."""
    runs = [(k, k + 1, k + 2) for k in kinds if k < 27 and k % 9 < 7]
    return [run for run in runs if set(run) <= set(kinds)] + [(k,) * 3 for k in kinds]


@st.composite
def standard_wins(draw: st.DrawFn) -> tuple[Tiles, tuple[tuple[MeldType, Tiles], ...]]:
    """Draw four groups and a pair: concealed tiles, and melds by type and kinds."""
    theme = draw(st.sampled_from(THEMES))
    groups, held = groups_of(theme), Counter[int]()
    concealed: list[Tile] = []
    melds: list[tuple[MeldType, Tiles]] = []
    for _ in range(4):
        start = draw(st.integers(0, len(groups) - 1))
        fits = (g for g in (*groups[start:], *groups[:start]) if _fits(held, g))
        group = next(fits, None) or next(g for g in groups_of(tuple(KINDS)) if _fits(held, g))
        type = draw(st.sampled_from(("concealed", "concealed", "called", "kan")))
        if type == "kan" and group[0] == group[1] and _fits(held, (*group, group[0])):
            group = (*group, group[0])
            melds.append((draw(st.sampled_from(("daiminkan", "shouminkan", "ankan"))), group))
        elif type == "called":
            melds.append(("pon" if group[0] == group[1] else "chi", group))
        else:
            concealed += group
        held.update(group)
    pair = draw(st.sampled_from([k for k in KINDS if held[k] < 3]))
    return (*concealed, pair, pair), tuple(melds)


def _fits(held: Counter[int], group: Tiles) -> bool:
    return all(held[kind] + group.count(kind) <= 4 for kind in group)


PAIRS = st.sets(st.sampled_from(KINDS), min_size=7, max_size=7).map(
    lambda kinds: (tuple(k for k in kinds for _ in "12"), ())
)
ORPHANS = st.sampled_from((0, 8, 9, 17, 18, 26, *range(27, 34))).map(
    lambda kind: ((0, 8, 9, 17, 18, 26, *range(27, 34), kind), ())
)
WINS = st.one_of(standard_wins(), standard_wins(), standard_wins(), PAIRS, ORPHANS)


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Draw a winning hand; some of its fives are red, at most one of a suit."""
    concealed, melds = draw(WINS)
    reds = draw(st.sets(st.sampled_from((4, 13, 22))))
    concealed = redden(concealed, reds)
    made = []
    for type, kinds in melds:
        reds -= {KIND[tile] for tile in concealed if tile > 33}
        tiles = redden(kinds, reds)
        reds -= {KIND[tile] for tile in tiles if tile > 33}
        called = None if type == "ankan" else draw(st.sampled_from((None, *tiles)))
        source = None if type == "ankan" else draw(st.sampled_from((None, *WINDS)))
        made.append(Meld(type, tiles, called, source))
    place = draw(st.integers(0, len(concealed) - 1))
    return Hand(concealed[:place] + concealed[place + 1 :], concealed[place], tuple(made))


def redden(tiles: Tiles, kinds: set[int]) -> Tiles:
    """Make the first five of each of these kinds red."""
    found = list(tiles)
    for kind in kinds:
        red = red_of(kind)
        if kind in found and red is not None:
            found[found.index(kind)] = red
    return tuple(found)


FLAGS = st.frozensets(st.sampled_from(FLAG_NAMES), max_size=4)


@st.composite
def indicators(draw: st.DrawFn, hand: Hand, rules: Rules) -> tuple[Tiles, Tiles]:
    """Draw what is shown for a hand, out of what it leaves of the set: dora and ura."""
    left = list(lanes_left(hand.total, rules))
    shown: list[Tile] = []
    for _ in range(draw(st.integers(0, 2)) * (1 + hand.kans)):
        shown.append(draw(st.sampled_from([tile for tile in TILES if left[tile] > 0])))
        left[shown[-1]] -= 1
    return tuple(shown[: 1 + hand.kans]), tuple(shown[1 + hand.kans :])


@st.composite
def ruled_drafts(draw: st.DrawFn, texts: tuple[str, ...] = RULE_TEXTS) -> tuple[Draft, Rules]:
    """Draw a whole draft with its rules; its circumstances may exclude each other."""
    text = draw(st.sampled_from(texts))
    rules = rules_of(text)
    hand = draw(hands())
    dora, ura = draw(indicators(hand, rules))
    draft = Draft(
        hand.concealed,
        hand.win,
        hand.melds,
        draw(st.integers(0, 1)) if rules.players == 3 else 0,
        by=draw(st.sampled_from(("ron", "tsumo"))),
        seat=draw(st.sampled_from(WINDS)),
        round=draw(st.sampled_from(WINDS)),
        source=draw(st.sampled_from((None, *WINDS))),
        flags=draw(FLAGS),
        dora=dora,
        ura=ura,
        honba=draw(st.integers(0, 5)),
        sticks=draw(st.integers(0, 5)),
        rules=text,
    )
    return sorted_draft(plain_reds(draft, rules)), rules


@st.composite
def problems(draw: st.DrawFn) -> tuple[Draft, Rules]:
    """Draw a whole draft that may be scored."""
    draft, rules = draw(ruled_drafts())
    draft = with_seat(draft, draft.seat)
    if rules.players == 3:
        melds = tuple(replace(one, source=None) for one in draft.melds)
        draft = replace(draft, melds=melds)
    return settle_flags(draft, rules)[0], rules


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    """Draw a draft, whole or not, with whatever a line can say."""
    draft, _ = draw(ruled_drafts((*RULE_TEXTS, "tenhou_sanma")))
    size = draw(st.integers(0, len(draft.concealed)))
    liable = st.builds(Pao, st.sampled_from(("daisangen", "suukantsu")), st.sampled_from(WINDS))
    return replace(
        draft,
        concealed=draft.concealed[:size],
        win=draw(st.sampled_from((None, draft.win))),
        pao=tuple(draw(st.lists(liable, max_size=2, unique=True))),
        players=draw(st.sampled_from((None, 3, 4))),
    )
