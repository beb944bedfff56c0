"""Facts: the named bits that the law speaks of.

Everything that decides a yaku is a yes-or-no fact of a reading. A set of facts is one integer, so
that a yaku is a row of two masks (facts it needs, facts that bar it) and a conflict of the
situation is a row of the same kind. `fact_names` turns a mask back into names, for explanations.
"""

from typing import Final

_names: list[str] = []


def _fact(name: str) -> int:
    _names.append(name)
    return 1 << (len(_names) - 1)


# What differs most from hand to hand has the lowest bits: by them a table of facts finds its row.
TSUMO: Final = _fact("tsumo")
DEALER: Final = _fact("dealer")
CLOSED: Final = _fact("closed")
HAS_HONOURS: Final = _fact("has_honours")
ALL_SIMPLES: Final = _fact("all_simples")
ONE_SUIT: Final = _fact("one_suit")
ALL_RUNS: Final = _fact("all_runs")
PLAIN_PAIR: Final = _fact("plain_pair")
RYANMEN: Final = _fact("ryanmen_wait")
TANKI: Final = _fact("tanki_wait")

# The flags of a situation, in the order in which a hand line writes them.
RIICHI: Final = _fact("riichi")
DOUBLE_RIICHI: Final = _fact("double_riichi")
OPEN_RIICHI: Final = _fact("open_riichi")
IPPATSU: Final = _fact("ippatsu")
RINSHAN: Final = _fact("rinshan")
CHANKAN: Final = _fact("chankan")
HAITEI: Final = _fact("haitei")
HOUTEI: Final = _fact("houtei")
TENHOU: Final = _fact("tenhou")
CHIIHOU: Final = _fact("chiihou")
RENHOU: Final = _fact("renhou")
NORTH_RON: Final = _fact("north_ron")
FROM_RIICHI: Final = _fact("from_riichi")
PAARENCHAN: Final = _fact("paarenchan")

FLAG_NAMES: Final = tuple(_names[_names.index("riichi") :])
FLAGS: Final = {name: 1 << _names.index(name) for name in FLAG_NAMES}

# How and where it was won.
RON: Final = _fact("ron")
THREE_PLAYERS: Final = _fact("three_players")
NORTH_OUT: Final = _fact("north_out")
NORTH_RINSHAN: Final = _fact("north_rinshan")
WIN_IS_NORTH: Final = _fact("win_is_north")
COPY_HELD: Final = _fact("copy_held")
HAS_URA: Final = _fact("has_ura")
HAS_FROM: Final = _fact("has_from")
CALLED: Final = _fact("called")
KAN: Final = _fact("kan")
NAMED_CALLER: Final = _fact("named_caller")

# Which tiles it is made of.
ALL_OUTSIDE_TILES: Final = _fact("all_outside_tiles")
ALL_TERMINALS: Final = _fact("all_terminals")
ALL_HONOURS: Final = _fact("all_honours")
ALL_GREEN: Final = _fact("all_green")
HAS_HATSU: Final = _fact("has_hatsu")
NO_HONOURS: Final = _fact("no_honours")
NINE_GATES: Final = _fact("nine_gates")
PURE_NINE_GATES: Final = _fact("pure_nine_gates")

# How it is read.
STANDARD: Final = _fact("standard")
SEVEN_PAIRS: Final = _fact("seven_pairs")
THIRTEEN_ORPHANS: Final = _fact("thirteen_orphans")
THIRTEEN_WAIT: Final = _fact("thirteen_wait")
HAS_RUN: Final = _fact("has_run")
NO_RUN: Final = _fact("no_run")
OUTSIDE_GROUPS: Final = _fact("outside_groups")
PEIKOU: Final = _fact("peikou")
TWO_PEIKOU: Final = _fact("two_peikou")
THREE_COLOUR_RUNS: Final = _fact("three_colour_runs")
THREE_COLOUR_TRIPLETS: Final = _fact("three_colour_triplets")
STRAIGHT: Final = _fact("straight")
THREE_CONCEALED: Final = _fact("three_concealed")
FOUR_CONCEALED: Final = _fact("four_concealed")
THREE_KANS: Final = _fact("three_kans")
FOUR_KANS: Final = _fact("four_kans")
HAKU_SET: Final = _fact("haku_set")
HATSU_SET: Final = _fact("hatsu_set")
CHUN_SET: Final = _fact("chun_set")
SEAT_SET: Final = _fact("seat_set")
ROUND_SET: Final = _fact("round_set")
NORTH_SET: Final = _fact("north_set")
TWO_DRAGON_SETS: Final = _fact("two_dragon_sets")
THREE_DRAGON_SETS: Final = _fact("three_dragon_sets")
DRAGON_PAIR: Final = _fact("dragon_pair")
THREE_WIND_SETS: Final = _fact("three_wind_sets")
FOUR_WIND_SETS: Final = _fact("four_wind_sets")
WIND_PAIR: Final = _fact("wind_pair")

FACT_NAMES: Final = tuple(_names)


def fact_names(mask: int) -> tuple[str, ...]:
    """Name the facts of a mask, in the order of their definition."""
    return tuple(name for bit, name in enumerate(FACT_NAMES) if mask >> bit & 1)
