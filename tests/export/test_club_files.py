"""An event as tables, files and a page: the same figures everywhere, hostile names harmless."""

import csv
import io
import json
import re
from html.parser import HTMLParser

import openpyxl
import pytest

from riichi_desktop.export import club as out
from riichi_desktop.export.tables import Column
from riichi_desktop.words import LANGUAGES, Words
from tests.club import clubs

HOSTILE = (
    "=1+1",
    "@cmd|' /C calc'!A0",
    "<script>alert(1)</script>",
    'O\'Brien "& Sons"',
    "\u05e9\u05dc\u05d5\u05dd\u202eabc",
    "🀄🀄🀄",
    "x" * 10_000,
    "line\nbreak\ttab",
)
EN = Words("en")
NUMBER = re.compile(r"[+-]?[0-9.]+")


FOUR = ("Ana", "Bo", "Chi", "Dan")


def season(names=FOUR, *more):
    event = clubs.event()
    people = clubs.people(*names)
    ids = [one.uid for one in people]
    tables = [tuple(ids[at : at + 4]) for at in range(0, len(ids), 4)]
    rounds = [clubs.round_(1, *tables, sits_out=())]
    register = clubs.register(event, *people, *rounds, *more)
    played = [
        clubs.game(seats, 45000, 35000, 25000, 15000, round="r1", table=number, day="2026-11-30")
        for number, seats in enumerate(tables, 1)
    ]
    return out.season_of(register, event.uid, played, "2026-11-30")


def sheet(table):
    titles = [column.title for column in table.columns]
    return [dict(zip(titles, row, strict=True)) for row in table.rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_has_a_value_a_column(lang):
    tables = out.season_tables(season(), Words(lang))
    assert list(tables) == ["standings", "games", "schedule", "report", "versus"]
    for table in tables.values():
        assert all(len(row) == len(table.columns) for row in table.rows)
        assert len({column.title for column in table.columns}) >= len(table.columns) - 6


def test_standings_say_rank_points_and_shares():
    first, *_, last = sheet(out.season_tables(season(), EN)["standings"])
    assert (first["Rank"], first["Player"], first["Games"], first["Points"]) == (1, "Ana", 1, 30000)
    assert (first["Place 1"], first["Average place"], first["Last ten"]) == (1000, 100, "1")
    assert (last["Rank"], last["Points"]) == (4, -30000)


def test_who_takes_no_place_is_below_with_the_reason():
    more = (clubs.enrolled("dan", substitute=True),)
    rows = sheet(out.season_tables(season(FOUR, *more), EN)["standings"])
    assert (rows[-1]["Player"], rows[-1]["Rank"]) == ("Dan", None)
    assert rows[-1]["Remark"] == "substitute"


def test_adjustments_have_a_column_where_there_are_some():
    tables = out.season_tables(season(FOUR, clubs.adjusted(-20000, "ana")), EN)
    row = next(row for row in sheet(tables["standings"]) if row["Player"] == "Ana")
    assert (row["Points"], row["Adjustments"]) == (10000, -20000)


def test_the_report_says_why_its_points_do_not_add_up():
    held = season(FOUR, clubs.enrolled("dan", substitute=True))
    rows = sheet(out.season_tables(held, EN)["report"])
    told = {row["Player"]: row["Results"] for row in rows if row["Rank"] is None}
    assert told == {"Sum": 30000, "Results of the unplaced": -30000}


def test_a_schedule_has_a_row_a_table_and_one_of_ones_own():
    held = season(("Ana", "Bo", "Chi", "Dan", "Eva", "Fay", "Gil", "Hal"))
    rows = sheet(out.season_tables(held, EN)["schedule"])
    assert [(row["Round"], row["Table"], row["East"], row["North"]) for row in rows] == [
        (1, 1, "Ana", "Dan"),
        (1, 2, "Eva", "Hal"),
    ]
    (own,) = sheet(out.personal_table(held, "fay", EN))
    assert (own["Table"], own["Wind"], own["With"]) == (2, "South", "Eva, Gil, Hal")
    assert set(out.seated_players(held)) == {row.player for row in held.standings.rows}


def test_csv_and_workbook_and_document_hold_the_same_points():
    held = season()
    text = out.season_csv(held, "standings", EN).decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text.split("\r\n\r\n")[0])))
    assert [row["Points"] for row in rows] == ["30.0", "10.0", "-10.0", "-30.0"]
    book = openpyxl.load_workbook(io.BytesIO(out.season_xlsx(held, EN)))
    cells = [[cell.value for cell in row] for row in book["Standings"].iter_rows(min_row=5)]
    assert [row[3] for row in cells] == [30, 10, -10, -30]
    document = json.loads(out.season_json(held))
    assert [row["points"] for row in document["standings"]] == [30000, 10000, -10000, -30000]
    assert [seat["score"] for seat in document["games"][0]["seats"]] == [45000, 35000, 25000, 15000]


def test_french_csv_is_read_by_french_spreadsheets():
    text = out.season_csv(season(), "standings", Words("fr")).decode("utf-8-sig")
    assert "1;Ana;1;30,0" in text


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags, self.text = set(), []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        assert not {name for name, _ in attrs} & {"src", "onload", "onclick"}

    def handle_data(self, data):
        self.text.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_alone_and_no_name_is_markup(lang):
    page = out.season_page(season(HOSTILE), Words(lang)).decode()
    reader = Reader()
    reader.feed(page)
    assert "script" not in reader.tags
    assert "://" not in page
    assert "<script>alert(1)</script>" in "".join(reader.text)
    assert f'<html lang="{lang}">' in page


def test_a_name_is_no_formula_in_a_spreadsheet():
    held = season(HOSTILE)
    for key in out.season_tables(held, EN):
        rows = csv.reader(io.StringIO(out.season_csv(held, key, EN).decode("utf-8-sig")))
        texts = [
            cell for row in rows for cell in row if not cell.lstrip("+-").replace(".", "").isdigit()
        ]
        assert not [cell for cell in texts if cell[:1] in "=+@\t\r" and cell]
    book = openpyxl.load_workbook(io.BytesIO(out.season_xlsx(held, EN)))
    kinds = {cell.data_type for sheet in book for row in sheet.iter_rows() for cell in row}
    assert "f" not in kinds


def test_a_name_that_was_erased_is_a_dash():
    erased = clubs.Player("ana", "", erased=True)
    held = season(FOUR, erased)
    rows = sheet(out.season_tables(held, EN)["standings"])
    assert rows[0]["Player"] == "—"


@pytest.mark.parametrize(
    ("value", "kind", "said"),
    [
        (None, "final", ""),
        (-12300, "final", "\u221212.3"),
        (235, "place", "2.35"),
        (250, "share", "25.0%"),
        (8000, "signed", "+8,000"),
        (1200, "points", "1,200"),
        ("Ana", "text", "Ana"),
    ],
)
def test_values_are_shown_as_people_read_them(value, kind, said):
    assert out.shown(value, Column("", kind, 1), EN) == said
