"""The worked examples of EMA 2025 4.3, for a dealer and for another."""

import pytest

from .lines import names, value


@pytest.mark.parametrize(
    ("number", "line", "dealer", "other"),
    [
        (1, "12333m12345678s+9s tsumo riichi", "4000 all", "2000/4000"),
        (2, "12333m12345678s+9s riichi", "12000", "8000"),
        (3, "33m12312378s+9s [456s] dora=6s", "2900", "2000"),
        (4, "333m222444p3388s+8s tsumo", "16000 all", "8000/16000"),
        (5, "333m222444p3388s+8s dora=3p", "24000", "16000"),
        (6, "223355m2266p334s+4s tsumo riichi ippatsu", "6000 all", "3000/6000"),
        (7, "3355m2266p3344s6z+6z", "2400", "1600"),
        (8, "334455m112233p7z+7z tsumo", "4000 all", "2000/4000"),
        (9, "11123789s33z+3z [111z] dora=6s", "18000", ""),
        (10, "11234567p89p444z+7p tsumo", "", "2000/4000"),
    ],
)
def test_worked_examples(number: int, line: str, dealer: str, other: str) -> None:
    """The seat winds of examples 9 and 10 are part of the hand: East there, South here."""
    for seat, wanted in (("E", dealer), ("S", other)):
        if wanted:
            shares = value(f"{line} seat={seat} rules=ema2025").payment.transfers
            points = sorted({transfer.points for transfer in shares})
            text = "/".join(map(str, points))
            assert (f"{text} all" if seat == "E" and len(shares) > 1 else text) == wanted


def test_worked_examples_count_these_yaku() -> None:
    assert names("12333m12345678s+9s tsumo riichi") == "ittsu menzen_tsumo pinfu riichi"
    ninth = value("11123789s33z+3z [111z] dora=6s rules=ema2025")
    assert dict(ninth.yaku) == {"seat_wind": 1, "round_wind": 1, "chanta": 1, "honitsu": 2}
    assert dict(ninth.dora) == {"dora": 1}
    tenth = value("11234567p89p444z+7p tsumo seat=S rules=ema2025")
    assert (tenth.best.wait, tenth.han, tenth.fu) == ("penchan", 4, 40)
