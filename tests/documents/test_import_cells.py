"""Numbers, days and seats as people write them, and which column is what by its name."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.documents.imports.cells import (
    day_of_cell,
    day_order,
    decimal_mark,
    looks_like_day,
    looks_like_number,
    number_of,
    seat_of,
)
from riichi_desktop.documents.imports.column_roles import Role, role_of


@pytest.mark.parametrize(
    ("cells", "numbers"),
    [
        (["25 000", "-2 000"], [25000, -2000]),
        (["25\u202f000", "25\u00a0000"], [25000, 25000]),
        (["25,000", "1,025,000"], [25000, 1025000]),
        (["25.000", "900"], [25000, 900]),
        (["25'000", "25\u2019000"], [25000, 25000]),
        (["25000", "+300"], [25000, 300]),
        (["+12.3", "▲1.2"], ["12.3", "-1.2"]),
        (["\u22124.5", "△4.5", "–4.5", "4.5-", "(4.5)"], ["-4.5"] * 5),
        (["+12,3", "1.234,5"], ["12.3", "1234.5"]),
        (["1,234.5", "-0.5", ".5"], ["1234.5", "-0.5", "0.5"]),
        (["２５０００", "＋１２．３点"], [25000, "12.3"]),
        (["25000 pts", "300点", "12 points"], [25000, 300, 12]),
    ],
)
def test_a_column_of_numbers(cells, numbers):
    mark = decimal_mark(cells)
    assert [number_of(cell, mark) for cell in cells] == [Decimal(str(one)) for one in numbers]
    assert all(looks_like_number(cell) for cell in cells)


@pytest.mark.parametrize(
    "cell",
    [
        *("", "-", "+", ".", "abc", "12a", "1-2", "--5", "-5-", "1 2", "1e5", "nan", "9" * 41),
        *("2026-01-02", "½", "٣x"),
    ],
)  # fmt: skip
def test_what_is_no_number(cell):
    assert number_of(cell) is None
    assert not looks_like_number(cell)


def test_a_decimal_mark_stands_once():
    assert number_of("1.2.3", ".") is None
    assert number_of("1.2.3", ",") == 123


@given(st.integers(-999_999, 999_999), st.sampled_from([" ", ",", ".", "'", "\u202f"]))
def test_thousands_come_back_whatever_parts_them(number, sign):
    cell = f"{number:,}".replace(",", sign)
    assert number_of(cell, decimal_mark([cell])) == number


@given(st.text(max_size=60))
def test_no_cell_is_too_strange(cell):
    number_of(cell, decimal_mark([cell]))
    day_of_cell(cell, day_order([cell]))
    seat_of(cell)
    role_of(cell)


@pytest.mark.parametrize(
    ("cell", "day"),
    [
        ("2026-11-30", "2026-11-30"),
        ("2026/1/3", "2026-01-03"),
        ("20261130", "2026-11-30"),
        ("2026年11月30日", "2026-11-30"),
        ("30.11.2026", "2026-11-30"),
        ("30/11/26", "2026-11-30"),
        ("30-11-2026 20:30", "2026-11-30"),
        ("2026-11-30T20:30:00Z", "2026-11-30"),
        ("３０/１１/２０２６", "2026-11-30"),
        ("31/02/2026", ""),
        ("2026-13-01", ""),
        ("30/11", ""),
        ("2026-11-2026", ""),
        ("123/11/2026", ""),
        ("soon", ""),
    ],
)
def test_a_day(cell, day):
    assert day_of_cell(cell) == day
    assert looks_like_day(cell) == bool(day)


@pytest.mark.parametrize(
    ("cells", "order", "first"),
    [
        (["03/04/2026", "13/04/2026"], "dmy", "2026-04-03"),
        (["03/04/2026", "04/13/2026"], "mdy", "2026-03-04"),
        (["03/04/2026"], "dmy", "2026-04-03"),
        (["2026-03-24"], "dmy", "2026-03-24"),
    ],
)
def test_a_column_of_days_tells_its_order(cells, order, first):
    assert day_order(cells) == order
    assert day_of_cell(cells[0], day_order(cells)) == first


@pytest.mark.parametrize(
    ("cell", "chair"),
    [("E", 0), ("sud", 1), ("西家", 2), ("Nord", 3), ("1", 0), ("４", 3), ("0", None), ("5", None)],
)
def test_a_seat(cell, chair):
    assert seat_of(cell) == chair


def test_seats_may_be_counted_from_zero():
    assert [seat_of(cell, from_zero=True) for cell in "0123"] == [0, 1, 2, 3]
    assert seat_of("12", from_zero=True) is None


@pytest.mark.parametrize(
    ("name", "kind", "number"),
    [
        ("Player 1", "player", 1),
        ("Joueur n° 2", "player", 2),
        ("1st place player", "player", 1),
        ("player_3_score", "score", 3),
        ("Score joueur 4", "score", 4),
        ("P3", "player", 3),
        ("S2", "score", 2),
        ("東家", "", 1),
        ("North", "", 4),
        ("素点", "score", 0),
        ("2位ポイント", "points", 2),
        ("順位", "place", 0),
        ("Siège", "seat", 0),
        ("Date", "day", 0),
        ("対局日時", "day", 0),
        ("Ronde", "round", 0),
        ("Table", "table", 0),
        ("game id", "game", 0),
        ("Évènement", "title", 0),
        ("Ana", "", 0),
        ("players.2.name", "player", 2),
        ("", "", 0),
    ],
)
def test_the_name_of_a_column(name, kind, number):
    assert role_of(name)[:2] == (kind, number)


def test_what_else_a_name_says_is_kept():
    assert role_of("scores.77") == Role("score", 0, "77")
    assert role_of("players.77").rest == "77"
