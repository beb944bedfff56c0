"""A match as files: CSV, workbook, document; names of files; rules in words."""

import csv
import io
import json
import zipfile

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.documents import game_from_json, preset, preset_ids
from riichi_desktop.engine import FIELDS, Chombo, TimeLimit, parse_hand
from riichi_desktop.export import (
    Match,
    file_name,
    game_csv,
    game_json,
    game_lines,
    game_xlsx,
    match_title,
    rule_rows,
    rule_value,
    settling_rows,
)
from riichi_desktop.ledger import (
    Booked,
    Drawn,
    Entry,
    Finished,
    Game,
    NotLegal,
    Penalty,
    Replaced,
    Win,
    Won,
    WonHand,
    advance,
    game_of,
    new_table,
    replay,
)
from riichi_desktop.words import LANGUAGES, Words
from tests.ledger.strategies import events, rules

WORDS = {language: Words(language) for language in LANGUAGES}
FR, EN, JA = (WORDS[language] for language in ("fr", "en", "ja"))
NAMES = ("=SUM(A1)", "@Bruno", "Chloé;\nDupont", "山田")
EVIL = ("=", "+", "-", "@", "\t", "\r")


def played(*happened, names=NAMES, id="m_league") -> Game:
    entries = [Entry(f"e{n}", Booked(event)) for n, event in enumerate(happened)]
    return game_of(preset(id), names, entries)


def evening() -> Match:
    """Give a match with everything that a table can have in its cells."""
    game = played(
        Won((Win(1, 0, 4, 40),), (1, 2)),
        Penalty(2, -1000, "table", "=1+1"),
        Drawn((0, 3), (3,)),
        Won((Win(0, 1, 5), Win(2, 1, 1, 30)), ()),
        Penalty(0, -5000, "final", "@phone"),
        Finished("-cmd"),
    )
    return Match(game, "=Table 3", "2026-11-30")


def cells(content: bytes, separator: str) -> list[list[str]]:
    assert content.startswith("\ufeff".encode())
    text = content.decode("utf-8-sig")
    return [*csv.reader(io.StringIO(text, newline=""), delimiter=separator)]


@pytest.mark.parametrize(
    ("lang", "separator", "point"), [("fr", ";", ","), ("en", ",", "."), ("ja", ",", ".")]
)
def test_csv_is_as_the_spreadsheets_of_the_country_read_it(lang, separator, point):
    match = evening()
    rows = cells(game_csv(match, WORDS[lang]), separator)
    head, start, *lines = rows[: rows.index([])]
    assert len(lines) == len(match.game.events)
    assert {len(row) for row in (start, *lines)} == {len(head)}
    scores = [
        head.index(f"'{name}" if name[0] in EVIL else name)
        for name in ("=SUM(A1)", "@Bruno", "Chloé; Dupont", "山田")
    ]
    assert [int(start[at]) for at in scores] == [25000] * 4
    for row, line in zip(lines, game_lines(match.game, FR), strict=True):
        assert tuple(int(row[at]) for at in scores) == line.scores
    result = rows[rows.index([]) + 1 :]
    points = {row[1]: row[-1] for row in result[1:5]}
    account = match.game.settlement[2]
    assert points["Chloé; Dupont"] == f"{account.points / 1000}".replace(".", point)


def test_no_cell_of_a_csv_is_a_formula():
    rows = cells(game_csv(evening(), FR), ";")
    texts = [cell for row in rows for cell in row if cell and not _is_number(cell)]
    assert not [cell for cell in texts if cell.startswith(EVIL)]
    assert "'=SUM(A1)" in texts
    assert "'=Table 3" in texts


def _is_number(cell: str) -> bool:
    try:
        float(cell.replace(",", "."))
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_workbook_opens_with_numbers_as_numbers(lang):
    match = evening()
    book = openpyxl.load_workbook(io.BytesIO(game_xlsx(match, WORDS[lang])))
    hands, result, used = book.worksheets
    assert hands.freeze_panes == "A2"
    titles = [cell.value for cell in hands[1]]
    lines = game_lines(match.game, WORDS[lang])
    for name, at in (("@Bruno", 1), ("山田", 3)):
        column = titles.index(name)
        found = [row[column].value for row in hands.iter_rows(min_row=3, max_row=2 + len(lines))]
        assert found == [line.scores[at] for line in lines]
    points = {row[1].value: row[-1].value for row in result.iter_rows(min_row=6)}
    assert points["=SUM(A1)"] == match.game.settlement[0].points / 1000
    assert used.max_row > 30
    assert len(hands._charts) == 1
    assert [len(book.worksheets[at].title) > 0 for at in range(3)] == [True] * 3


def test_no_cell_of_a_workbook_is_a_formula():
    content = game_xlsx(evening(), EN)
    book = openpyxl.load_workbook(io.BytesIO(content))
    kinds = {cell.data_type for sheet in book for row in sheet.iter_rows() for cell in row}
    assert kinds <= {"s", "n"}
    packed = zipfile.ZipFile(io.BytesIO(content))
    assert not any(
        b"<f>" in packed.read(name) for name in packed.namelist() if "worksheets" in name
    )


def test_a_workbook_takes_names_that_no_xml_can_hold_and_a_game_without_hands():
    game = played(names=("a\x00b", "c\ud800", "", "d"))
    book = openpyxl.load_workbook(io.BytesIO(game_xlsx(Match(game), EN)))
    titles = [cell.value for cell in book.worksheets[0][1]]
    assert {"ab", "c", "Player 3", "d"} <= {*titles}
    assert game_csv(Match(game), EN)


def test_players_of_one_name_are_told_apart():
    rows = cells(game_csv(Match(played(names=("Bo", "Bo", "Chi", "Dan"))), EN), ",")
    assert {"Bo (1)", "Bo (2)", "Chi"} <= {*rows[0]}


def test_yaku_stand_in_the_table_where_the_tiles_are_known():
    given, _, _ = parse_hand("234m067p34678s99m+2s seat=S from=E riichi rules=tenhou")
    hand = WonHand(given, frozenset({"riichi"}))
    game = played(Won((Win(1, 0, hand=hand),), (1,)), id="tenhou")
    (row,) = [row for row in cells(game_csv(Match(game), EN), ",") if row and row[0] == "East 1"]
    assert "Riichi" in row[7]
    assert row[5].isdigit()


@settings(max_examples=60)
@given(st.data(), rules())
def test_a_document_gives_the_same_game(data, law):
    table = new_table(law, NAMES[: law.players])
    happened = []
    for _ in range(data.draw(st.integers(0, 8))):
        event = data.draw(events(law.players))
        try:
            table, _ = advance(table, event)
        except NotLegal:
            continue
        happened.append(event)
    game = replay(law, NAMES[: law.players], happened)
    again = replay(*game_from_json(game_json(game)))
    assert again == game


def test_a_document_has_an_event_a_line_as_it_is_now():
    game = played(Drawn((0,)), Replaced(1, "Zoé"))
    text = game_json(game).decode()
    assert json.loads(text)["players"] == [*NAMES]
    assert sum('"type"' in line for line in text.splitlines()) == 2
    assert json.loads(game_json(played()))["events"] == []


@pytest.mark.parametrize(
    ("match", "name"),
    [
        (("Table 3/4: finale?", "2026-11-30"), "2026-11-30 Table 3 4 finale.pdf"),
        (("", "2026-11-30", 12), "2026-11-30 Partie n° 12.pdf"),
        (("  ",), "Partie.pdf"),
        (("../../etc/passwd",), "etc passwd.pdf"),
        (("con. . .",), "con.pdf"),
        (("x" * 200, "2026-11-30"), "2026-11-30 " + "x" * 69 + ".pdf"),
    ],
)
def test_a_file_name_that_every_system_can_have(match, name):
    assert file_name(Match(played(), *match), FR, ".pdf") == name


def test_a_match_without_a_title_is_named_by_its_number():
    assert match_title(Match(played(), "", "", 7), EN) == "Game 7"
    assert match_title(Match(played(), " A \n B "), EN) == "A B"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", preset_ids())
def test_every_rule_of_every_set_has_words(lang, id):
    rows = rule_rows(preset(id), WORDS[lang])
    assert all(row.name and row.value for row in rows)
    assert not any("_" in row.value for row in rows)
    assert not any(row.changed for row in rows)
    assert len(rows) >= len([field for field in FIELDS if field.group != "three_players"])


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("uma", (15000, 5000, -5000, -15000), "+15 / +5 / −5 / −15"),
        ("uma", (7500, 2500, -2500, -7500), "+7.5 / +2.5 / −2.5 / −7.5"),
        ("time_limit", TimeLimit(75, "one_more_hand"), "75 min, finish the hand, then one more"),
        ("time_limit", TimeLimit(0, "none"), "play goes on"),
        ("chombo", Chombo("points_after_uma", 20000), "points off after uma (20,000)"),
        ("chombo", Chombo("reverse_mangan", 20000), "reverse mangan"),
        ("abortive_draws", ("suukaikan",), "Suukaikan"),
        ("target", 0, "none"),
        ("target", 30000, "30,000"),
    ],
)
def test_values_of_rules_in_words(field, value, said):
    found = next(one for one in FIELDS if one.document == field)
    assert rule_value(found, value, EN) == said


def test_floating_uma_says_each_case():
    value = next(row.value for row in rule_rows(preset("jpml_a"), EN) if row.field == "uma")
    assert value.startswith("1 player at the return or above: +12 / −1 / −3 / −8; 2 players at")


def test_rules_that_settle_leave_out_what_has_no_effect():
    fields = [row.field for row in settling_rows(preset("wrc2025"), EN)]
    assert fields[fields.index("uma") + 1] == "oka"
    assert not {"multiple_ron_honba", "nagashi_as", "double_yakuman", "tsumo_split"} & {*fields}
    assert "tsumo_split" in [row.field for row in settling_rows(preset("tenhou_sanma"), EN)]
