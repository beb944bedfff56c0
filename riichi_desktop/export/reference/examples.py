"""THE TABLE of example hands: one for each yaku, as hand lines that the engine scores.

None needs a rule set, red fives or a chi where another hand would do, so that nearly all serve for
three players too: of characters they have 1 and 9 alone. Each shows its yaku and nothing else, but
for what cannot be avoided (`COMPANIONS`).
"""

from dataclasses import replace
from typing import Final

from riichi_desktop.engine import (
    Draft,
    HandValue,
    NotScorable,
    Rules,
    evaluate,
    format_draft,
    parse_draft,
)

_PLAIN: Final = "234678p234s57s11p+6s"
"""A closed hand without a yaku of its own: a middle wait and a terminal pair."""

EXAMPLES: Final = {
    "riichi": f"{_PLAIN} riichi",
    "double_riichi": f"{_PLAIN} double_riichi",
    "open_riichi": f"{_PLAIN} riichi open_riichi from_riichi",
    "ippatsu": f"{_PLAIN} riichi ippatsu",
    "menzen_tsumo": f"{_PLAIN} tsumo",
    "rinshan_kaihou": "234567p68s11p+7s [9'999s@W] tsumo rinshan",
    "chankan": f"{_PLAIN} chankan",
    "haitei": "234678p57s11p+6s [9'99s@W] tsumo haitei",
    "houtei": f"{_PLAIN} houtei",
    "seat_wind": "234678p57s11p+6s [22'2z@W] seat=S",
    "round_wind": "234678p57s11p+6s [11'1z@W] seat=S",
    "north_wind": "234678p57s11p+6s [44'4z@S]",
    "haku": "234678p57s11p+6s [5'55z@W]",
    "hatsu": "234678p57s11p+6s [66'6z@W]",
    "chun": "234678p57s11p+6s [777'z@S]",
    "pinfu": "234678p234s67s11p+8s",
    "tanyao": "234678p345s57s22p+6s",
    "iipeikou": "223344p57p678s11s+6p",
    "ryanpeikou": "223344p667788s9p+9p",
    "sanshoku_doujun": "234m234p678p24s99p+3s",
    "sanshoku_doukou": "999s234p2s+2s [9'99m@W] [99'9p@S]",
    "ittsu": "123456s79s567p11p+8s",
    "chanta": "123p789s333z13s99p+2s",
    "junchan": "123p789p123s79s99s+8s",
    "chiitoitsu": "1133p5577s2266s4z+4z",
    "toitoi": "22p99s+9s [1'11p@W] [33'3s@W] [777'p@S]",
    "sanankou": "222p777p444s57s11s+6s",
    "sankantsu": "567p1s+1s [2'222p@W] [77'77s@W] [999'9p@S]",
    "honroutou": "99s33z+3z [1'11m@W] [11'1s@W] [999'p@S]",
    "shousangen": "234p678s7z+7z [5'55z@W] [66'6z@W]",
    "honitsu": "123p567p222p99p33z+3z",
    "chinitsu": "12334567p222p88p+8p",
    "sanrenkou": "444p678s1s+1s [22'2p@W] [3'33p@S]",
    "isshoku_sanjun": "22233344p678s55z+4p",
    "uumensai": "234p678s5z+5z [9'99m@W] [33'3z@S]",
    "kokushi_musou": "19m119p19s234567z+1z",
    "kokushi_musou_13": "19m19p19s1234567z+1z",
    "suuankou": "222p777p444s11s99p+9p tsumo",
    "suuankou_tanki": "222p777p444s999s1p+1p",
    "daisangen": "234p11p77z+7z [5'55z@W] [66'6z@W]",
    "shousuushii": "234p333z4z+4z [11'1z@W] [2'22z@W]",
    "daisuushii": "99p333z44z+4z [11'1z@W] [2'22z@W]",
    "tsuuiisou": "22z66z+6z [11'1z@W] [3'33z@W] [555'z@S]",
    "chinroutou": "11s99s+9s [1'11m@W] [99'9m@W] [111'p@S]",
    "ryuuiisou": "22334466s88s+6s [6'66z@W]",
    "chuuren_poutou": "1112345567899p+9p",
    "junsei_chuuren_poutou": "1112345678999p+5p",
    "suukantsu": "3z+3z [1'111p@W] [22'22s@W] [777'7p@S] (9999s)",
    "tenhou": f"{_PLAIN} tsumo tenhou",
    "chiihou": f"{_PLAIN} tsumo chiihou seat=S",
    "renhou": f"{_PLAIN} renhou seat=S",
    "paarenchan": f"{_PLAIN} paarenchan",
    "daichisei": "11223344556677z",
    "daisharin": "2233445566778p8p",
}
"""Yaku or yakuman -> the line of its example."""

COMPANIONS: Final = {
    "ippatsu": ("riichi",),
    "honroutou": ("toitoi",),
    "shousangen": ("haku", "hatsu"),
    "daichisei": ("tsuuiisou",),
}
"""Yaku that come with the one whose example it is, whatever the hand: riichi with ippatsu, toitoi
(or chiitoitsu) with honroutou, two dragons with shousangen, all honours with daichisei."""

WORKED: Final = (
    "234567p345s57s88s+6s riichi seat=S",
    "234678p34567s22s+8s tsumo riichi seat=W",
    "222p678s79s11p+8s [555'z@W]",
    "345678p5z+5z (1111z) (9999s) tsumo riichi seat=S",
    "12334567p22288p+8p tsumo seat=S",
)
"""Hands that are counted in full, from the tiles to the payment."""

FIRST: Final = "234p678p56s99s555z+7s riichi tsumo seat=S"
"""The hand that is counted for who begins: three han and thirty fu, each for a plain reason."""


def example(id: str, rules: Rules) -> Draft | None:
    """Give the hand that shows a yaku under rules, scored beforehand; None where there is none."""
    if id not in EXAMPLES:
        return None
    draft = parse_draft(EXAMPLES[id])
    return draft if _shows(id, scored(draft, rules)) else None


def scored(draft: Draft, rules: Rules) -> HandValue | None:
    """Give what a whole hand is worth under rules; None where it is worth nothing there."""
    try:
        return evaluate(*draft.complete(), rules)
    except NotScorable:
        return None


def _shows(id: str, value: HandValue | None) -> bool:
    return value is not None and id in {**value.best.yaku, **value.best.yakuman}


def line_of(draft: Draft, rules: str) -> str:
    """Give the line that puts a hand on the Hand page under the rules of a text form."""
    return format_draft(replace(draft, rules=rules))
