"""`Rules`: every rule on which tables differ, as one frozen value that checks itself.

The names are those of the documents, but for `return_points` (a document says ``return``). Each
attribute declares its group, its values and its default once; `FIELDS` is that declaration as data.
The defaults are those of WRC 2025. What each named rule set holds, and where that was read, is in
``resources/rules``.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Final, Literal, get_args

from .problems import Problem
from .rule_fields import (
    GROUPS,
    POINT_STEP,
    Chombo,
    FloatingUma,
    RedFives,
    RuleField,
    RulesError,
    TimeLimit,
    choice,
    flag,
    ids,
    number,
    parts,
    points,
    uma,
)

__all__ = [
    "ABORT_REASONS",
    "FIELDS",
    "FIELDS_BY_DOCUMENT",
    "GROUPS",
    "LOCAL_YAKU_IDS",
    "YAKUMAN_IDS",
    "Chombo",
    "FloatingUma",
    "RedFives",
    "RuleField",
    "Rules",
    "RulesError",
    "TimeLimit",
    "differences",
]

CountedLimit = Literal["yakuman", "yonbaiman", "sanbaiman"]
Renhou = Literal["none", "mangan_alternative", "five_han_alone", "yakuman"]
PaoScope = Literal["yakuman", "hand"]
PaoRonHonba = Literal["discarder", "liable"]
PaoTsumoHonba = Literal["liable", "shared", "liable_if_alone"]
MultipleRon = Literal["all", "two_abort_on_three", "head_bump"]
MultipleRonHonba = Literal["nearest", "each"]
MultipleRonSticks = Literal["nearest", "own_back_rest_nearest"]
DealerRepeatsOn = Literal["tenpai", "win", "never"]
NagashiAs = Literal["draw", "win"]
Players = Literal[4, 3]
Length = Literal["south", "east"]
Ties = Literal["seat_order", "split"]
LeftoverSticks = Literal["first", "first_split", "lost"]
FinalRounding = Literal["none", "half_up", "half_down"]
Bust = Literal["no", "below_zero", "at_zero"]
DealerMayStop = Literal["no", "automatic", "asked"]
ChomboKind = Literal["points_after_uma", "reverse_mangan"]
Ending = Literal["none", "finish_hand", "one_more_hand"]
TsumoSplit = Literal["loss", "north_half", "equal", "dealer_pays", "full", "plus_1000"]
North = Literal["nukidora", "yakuhai", "guest"]

YAKUMAN_IDS: Final = (
    *("kokushi_musou", "kokushi_musou_13", "suuankou", "suuankou_tanki", "daisangen"),
    *("shousuushii", "daisuushii", "tsuuiisou", "chinroutou", "ryuuiisou", "chuuren_poutou"),
    *("junsei_chuuren_poutou", "suukantsu", "tenhou", "chiihou", "renhou"),
)
"""The yakuman of the standard list; any may carry liability where a table wants it."""

LOCAL_YAKU_IDS: Final = (
    *("daichisei", "daisharin", "paarenchan"),
    *("sanrenkou", "isshoku_sanjun", "uumensai", "open_riichi"),
)
ABORT_REASONS: Final = (
    *("kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukaikan", "sanchahou"),
)
_DOUBLE: Final = (*YAKUMAN_IDS, *LOCAL_YAKU_IDS[:3])

_RED_FIVES: Final = tuple(
    RuleField(suit, f"red_fives.{suit}", "dora", "int", 0, most=4) for suit in "mps"
)
_CHOMBO: Final = (
    RuleField(
        "kind", "chombo.kind", "frame", "choice", "points_after_uma", values=get_args(ChomboKind)
    ),
    RuleField("points", "chombo.points", "frame", "int", 30000, most=1_000_000, step=POINT_STEP),
)
_TIME_LIMIT: Final = (
    RuleField("minutes", "time_limit.minutes", "frame", "int", 0, most=1440),
    RuleField("ending", "time_limit.ending", "frame", "choice", "none", values=get_args(Ending)),
)


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a table.

    Two are equal when they have the same id and the same value in every field; `differences`
    compares the fields alone. The hash is computed once, so a `Rules` is a cheap key of a table.

    Raises:
        RulesError: a value of the wrong type, an unknown id or an impossible number; the problem's
            field is the field's document name.
    """

    id: str = "wrc2025"
    """The preset that it is, or is a variation of."""
    edition: str = field(default="", compare=False)
    """The edition of that preset, for people."""

    kiriage_mangan: bool = field(default=True, metadata=flag("limits"))
    """4 han 30 fu and 3 han 60 fu pay a mangan."""
    counted_limit: CountedLimit = field(
        default="yonbaiman", metadata=choice("limits", CountedLimit)
    )
    """What 13 han and more without a yakuman are worth."""
    yakuman_cap: int = field(default=6, metadata=number("limits", 1, 99))
    """How many yakuman may add up in one hand; it cuts a lone double too."""
    double_yakuman: tuple[str, ...] = field(default=(), metadata=ids("limits", _DOUBLE))
    """The yakuman that count twice."""

    double_wind_pair_fu: Literal[2, 4] = field(default=2, metadata=choice("fu", Literal[2, 4]))
    """Fu of a pair of the wind that is both seat and round."""
    rinshan_tsumo_fu: bool = field(default=True, metadata=flag("fu"))
    """Whether the 2 fu of a tsumo are given on a replacement tile as well."""

    red_fives: RedFives = field(default=RedFives(0, 0, 0), metadata=parts("dora", *_RED_FIVES))
    """How many fives of each suit are red."""
    ura_dora: bool = field(default=True, metadata=flag("dora"))
    kan_dora: bool = field(default=True, metadata=flag("dora"))
    kan_ura_dora: bool = field(default=True, metadata=flag("dora"))
    ippatsu: bool = field(default=True, metadata=flag("dora"))

    open_tanyao: bool = field(default=True, metadata=flag("yaku"))
    renhou: Renhou = field(default="mangan_alternative", metadata=choice("yaku", Renhou))
    """What a win on the first uninterrupted turn by ron is worth."""
    ryuuiisou_needs_hatsu: bool = field(default=False, metadata=flag("yaku"))
    kokushi_robs_closed_kan: bool = field(default=False, metadata=flag("yaku"))
    nagashi_mangan: bool = field(default=False, metadata=flag("yaku"))
    local_yaku: tuple[str, ...] = field(default=(), metadata=ids("yaku", LOCAL_YAKU_IDS))
    """The local yaku that count."""

    pao: tuple[str, ...] = field(
        default=("daisangen", "daisuushii", "suukantsu"), metadata=ids("liability", YAKUMAN_IDS)
    )
    """The yakuman that make the player liable whose discard completed their last set."""
    pao_scope: PaoScope = field(default="yakuman", metadata=choice("liability", PaoScope))
    """Whether he answers for those yakuman alone or for the whole hand."""
    pao_ron_honba: PaoRonHonba = field(
        default="discarder", metadata=choice("liability", PaoRonHonba)
    )
    pao_tsumo_honba: PaoTsumoHonba = field(
        default="liable_if_alone", metadata=choice("liability", PaoTsumoHonba)
    )
    """Who pays honba by tsumo; `liable_if_alone`: he, where his yakuman is the hand's only one."""

    multiple_ron: MultipleRon = field(
        default="head_bump", metadata=choice("settlement", MultipleRon)
    )
    multiple_ron_honba: MultipleRonHonba = field(
        default="nearest", metadata=choice("settlement", MultipleRonHonba)
    )
    multiple_ron_sticks: MultipleRonSticks = field(
        default="nearest", metadata=choice("settlement", MultipleRonSticks)
    )
    honba_per_payer: int = field(default=100, metadata=points("settlement"))
    """What each payer adds for a counter; by ron the discarder adds it for everyone."""
    riichi_needs_1000: bool = field(default=False, metadata=flag("settlement"))
    noten_pool: int = field(default=3000, metadata=points("settlement"))
    """What those without a ready hand pay together at a draw."""
    dealer_repeats_on: DealerRepeatsOn = field(
        default="tenpai", metadata=choice("settlement", DealerRepeatsOn)
    )
    """What keeps the dealer: a win or a ready hand, a win alone, or nothing."""
    nagashi_as: NagashiAs = field(default="draw", metadata=choice("settlement", NagashiAs))
    """Whether nagashi mangan is a draw or a tsumo, with honba, sticks and the deal of one."""
    abortive_draws: tuple[str, ...] = field(default=(), metadata=ids("settlement", ABORT_REASONS))

    players: Players = field(default=4, metadata=choice("frame", Players))
    length: Length = field(default="south", metadata=choice("frame", Length))
    """The last wind that is played in full."""
    start: int = field(default=30000, metadata=points("frame"))
    return_points: int = field(default=30000, metadata=points("frame"))
    """The score that counts as zero; what it exceeds the start by is the oka."""
    uma: tuple[int, ...] | FloatingUma = field(
        default=(15000, 5000, -5000, -15000), metadata=uma("frame")
    )
    """Points by place, the first place first; they sum to zero."""
    ties: Ties = field(default="split", metadata=choice("frame", Ties))
    leftover_sticks: LeftoverSticks = field(
        default="lost", metadata=choice("frame", LeftoverSticks)
    )
    final_rounding: FinalRounding = field(default="none", metadata=choice("frame", FinalRounding))
    """How the final score is rounded to thousands before the return is taken off: halves away from
    zero, or toward it; the first place takes what makes the sum right (old logs of Tenhou)."""
    bust: Bust = field(default="no", metadata=choice("frame", Bust))
    """Whether the game ends when someone is below zero, or has nothing left."""
    dealer_may_stop: DealerMayStop = field(default="no", metadata=choice("frame", DealerMayStop))
    """Whether a repeat of the last dealer who leads with the target ends the game."""
    target: int = field(default=0, metadata=points("frame"))
    """Below it the game goes on into the next wind, one wind at most; 0 = none."""
    chombo: Chombo = field(
        default=Chombo("points_after_uma", 30000), metadata=parts("frame", *_CHOMBO)
    )
    time_limit: TimeLimit = field(
        default=TimeLimit(0, "finish_hand"), metadata=parts("frame", *_TIME_LIMIT)
    )

    tsumo_split: TsumoSplit = field(default="loss", metadata=choice("three_players", TsumoSplit))
    """Who pays the missing fourth player's share of a tsumo (parlour practice). The proportional
    split is not offered: nothing read says how it is rounded."""
    north: North = field(default="nukidora", metadata=choice("three_players", North))
    """Whether a north is set aside as a dora, is a value tile for all, or a guest wind."""
    north_rinshan: bool = field(default=True, metadata=flag("three_players"))
    """Whether a win on the tile drawn for an extracted north is rinshan."""

    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        faults = [f.fault(v) for f in FIELDS if not f.accepts(v := getattr(self, f.name))]
        faults = faults or list(_inconsistencies(self))
        if faults:
            raise RulesError(faults)
        for field_ in _LISTS:
            held = getattr(self, field_.name)
            ordered = tuple(id for id in field_.values if id in held)
            object.__setattr__(self, field_.name, ordered)
        object.__setattr__(self, "_hash", hash((self.id, *self.values())))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type["Rules"], tuple[object, ...]]:
        return Rules, (self.id, self.edition, *self.values())  # hashes of text differ by process

    def values(self) -> Iterator[object]:
        """Give the value of every field, in the order of `FIELDS`."""
        return (getattr(self, f.name) for f in FIELDS)

    @property
    def oka(self) -> int:
        """Points that the first place takes because the return is above the start."""
        return (self.return_points - self.start) * self.players


_DOCUMENT_NAMES: Final = {"return_points": "return"}

FIELDS: Final = tuple(
    RuleField(f.name, _DOCUMENT_NAMES.get(f.name, f.name), default=f.default, **f.metadata)
    for f in fields(Rules)
    if f.metadata
)
"""Every rule field, in the order in which they are shown."""

FIELDS_BY_DOCUMENT: Final = {f.document: f for f in FIELDS}

_LISTS: Final = tuple(f for f in FIELDS if f.kind == "list")


def differences(one: Rules, other: Rules) -> tuple[RuleField, ...]:
    """Give the fields whose values differ, in the order of `FIELDS`; the id is not compared."""
    pairs = zip(FIELDS, one.values(), other.values(), strict=True)
    return tuple(f for f, mine, theirs in pairs if mine != theirs)


def _inconsistencies(rules: Rules) -> Iterator[Problem]:
    """Find numbers that are possible one by one and not together."""
    players = rules.players
    if not _is_shared_out(rules.uma, players):
        allowed = f"{players} × ({POINT_STEP} × n), Σ = 0"
        yield FIELDS_BY_DOCUMENT["uma"].fault(rules.uma, "rule_uma", allowed)
    # The pool is divided among one, two or three players (two at most of three), in hundreds.
    share = POINT_STEP * (6 if players == 4 else 2)
    if rules.noten_pool % share:
        pool = FIELDS_BY_DOCUMENT["noten_pool"]
        yield pool.fault(rules.noten_pool, "rule_noten_pool", f"{share} × n")


def _is_shared_out(table: tuple[int, ...] | FloatingUma, players: int) -> bool:
    """Tell whether an uma has a row for each case, of hundreds that sum to zero."""
    if isinstance(table, FloatingUma):
        rows, cases = (*table.up, table.none), players
    else:
        rows, cases = (table,), 1
    return len(rows) == cases and all(
        len(row) == players and not sum(row) and not any(n % POINT_STEP for n in row)
        for row in rows
    )
