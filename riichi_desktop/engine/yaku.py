"""THE TABLE of yaku and yakuman, to be read beside a rulebook (EMA 2025 4.2).

A row says which facts the yaku needs, which facts bar it (mostly: a greater yaku that replaces it),
and its han with a closed and with an open hand (0 = it does not exist then). `law.Law` holds the
rows that a rule set leaves in force.
"""

from typing import Final, NamedTuple

from . import facts as f


class Yaku(NamedTuple):
    """One row of the table of ordinary yaku.

    Attributes:
        id: its name in every document.
        closed, open: han with a closed and with an open hand; 0 = not with such a hand.
        needs: facts that must all hold.
        bars: facts of which none may hold.
    """

    id: str
    closed: int
    open: int
    needs: int
    bars: int = 0


class Yakuman(NamedTuple):
    """One row of the table of yakuman."""

    id: str
    needs: int
    bars: int = 0


YAKU: Final = (
    # Circumstances
    Yaku("riichi", 1, 0, f.RIICHI, f.OPEN_RIICHI),
    Yaku("double_riichi", 2, 0, f.DOUBLE_RIICHI),
    Yaku("open_riichi", 2, 0, f.OPEN_RIICHI | f.RIICHI),
    Yaku("open_riichi", 1, 0, f.OPEN_RIICHI | f.DOUBLE_RIICHI),
    Yaku("ippatsu", 1, 0, f.IPPATSU),
    Yaku("menzen_tsumo", 1, 0, f.TSUMO),
    Yaku("rinshan_kaihou", 1, 1, f.RINSHAN),
    Yaku("chankan", 1, 1, f.CHANKAN),
    Yaku("haitei", 1, 1, f.HAITEI),
    Yaku("houtei", 1, 1, f.HOUTEI),
    # Value triplets: a wind that is both the seat's and the round's earns both
    Yaku("seat_wind", 1, 1, f.SEAT_SET),
    Yaku("round_wind", 1, 1, f.ROUND_SET),
    Yaku("north_wind", 1, 1, f.NORTH_SET),
    Yaku("haku", 1, 1, f.HAKU_SET),
    Yaku("hatsu", 1, 1, f.HATSU_SET),
    Yaku("chun", 1, 1, f.CHUN_SET),
    # Shapes
    Yaku("pinfu", 1, 0, f.STANDARD | f.ALL_RUNS | f.PLAIN_PAIR | f.RYANMEN),
    Yaku("tanyao", 1, 1, f.ALL_SIMPLES),
    Yaku("iipeikou", 1, 0, f.PEIKOU, f.TWO_PEIKOU),
    Yaku("ryanpeikou", 3, 0, f.TWO_PEIKOU),
    Yaku("sanshoku_doujun", 2, 1, f.THREE_COLOUR_RUNS),
    Yaku("sanshoku_doukou", 2, 2, f.THREE_COLOUR_TRIPLETS),
    Yaku("ittsu", 2, 1, f.STRAIGHT),
    Yaku("chanta", 2, 1, f.OUTSIDE_GROUPS | f.HAS_RUN | f.HAS_HONOURS),
    Yaku("junchan", 3, 2, f.OUTSIDE_GROUPS | f.HAS_RUN | f.NO_HONOURS),
    Yaku("chiitoitsu", 2, 0, f.SEVEN_PAIRS),
    Yaku("toitoi", 2, 2, f.STANDARD | f.NO_RUN),
    Yaku("sanankou", 2, 2, f.THREE_CONCEALED),
    Yaku("sankantsu", 2, 2, f.THREE_KANS),
    Yaku("honroutou", 2, 2, f.ALL_OUTSIDE_TILES),
    Yaku("shousangen", 2, 2, f.TWO_DRAGON_SETS | f.DRAGON_PAIR),
    Yaku("honitsu", 3, 2, f.ONE_SUIT | f.HAS_HONOURS),
    Yaku("chinitsu", 6, 5, f.ONE_SUIT | f.NO_HONOURS),
)

YAKUMAN: Final = (
    Yakuman("kokushi_musou", f.THIRTEEN_ORPHANS, f.THIRTEEN_WAIT),
    Yakuman("kokushi_musou_13", f.THIRTEEN_ORPHANS | f.THIRTEEN_WAIT),
    Yakuman("suuankou", f.FOUR_CONCEALED, f.TANKI),
    Yakuman("suuankou_tanki", f.FOUR_CONCEALED | f.TANKI),
    Yakuman("daisangen", f.THREE_DRAGON_SETS),
    Yakuman("shousuushii", f.THREE_WIND_SETS | f.WIND_PAIR),
    Yakuman("daisuushii", f.FOUR_WIND_SETS),
    Yakuman("tsuuiisou", f.ALL_HONOURS),
    Yakuman("chinroutou", f.ALL_TERMINALS),
    Yakuman("ryuuiisou", f.ALL_GREEN),
    Yakuman("chuuren_poutou", f.NINE_GATES, f.PURE_NINE_GATES),
    Yakuman("junsei_chuuren_poutou", f.NINE_GATES | f.PURE_NINE_GATES),
    Yakuman("suukantsu", f.FOUR_KANS),
    Yakuman("tenhou", f.TENHOU),
    Yakuman("chiihou", f.CHIIHOU),
    Yakuman("renhou", f.RENHOU),
    # Local: dealing into an open riichi without being in riichi oneself; eight dealer wins in a row
    Yakuman("open_riichi", f.OPEN_RIICHI | f.RON, f.FROM_RIICHI),
    Yakuman("paarenchan", f.PAARENCHAN),
)

YAKU_IDS: Final = tuple(dict.fromkeys(row.id for row in YAKU))
YAKUMAN_IDS: Final = tuple(row.id for row in YAKUMAN)
LOCAL_FACTS: Final = {"open_riichi": f.OPEN_RIICHI, "paarenchan": f.PAARENCHAN}
"""Flags that mean nothing unless the rules have their local yaku."""
