"""The bytes of a table as columns and rows: encodings, delimiters, JSON, what is refused."""

import codecs
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riichi_desktop.documents.imports import (
    DELIMITERS,
    MOST_BYTES,
    MOST_COLUMNS,
    MOST_ROWS,
    ImportRefused,
    read_table,
)

FRENCH = "Nom;Score\nRémi;25 000\nZoé;30 000\nl’Ève;20 000\nÇa ira;25 000\n"
JAPANESE = "名前,点数\n花子,25000\n太郎,30000\nタロー,20000\n次郎,25000\n"
NAMES = {FRENCH: "Rémi", JAPANESE: "花子"}


@pytest.mark.parametrize(
    ("text", "encoding", "told"),
    [
        (FRENCH, "utf-8", "utf-8"),
        (FRENCH, "utf-8-sig", "utf-8-sig"),
        (FRENCH, "utf-16", "utf-16"),
        (FRENCH, "utf-16-le", "utf-16-le"),
        (FRENCH, "utf-16-be", "utf-16-be"),
        (FRENCH, "cp1252", "cp1252"),
        (JAPANESE, "utf-8", "utf-8"),
        (JAPANESE, "shift_jis", "shift_jis"),
        (JAPANESE, "utf-16", "utf-16"),
    ],
)
def test_the_encoding_is_told_by_the_bytes(text, encoding, told):
    table = read_table(text.encode(encoding))
    assert table.encoding == told
    assert table.rows[0][0] == NAMES[text]
    assert len(table.rows) == 4


def test_an_encoding_may_be_asked_for():
    assert read_table(FRENCH.encode(), "cp1252").rows[0][0] == "RÃ©mi"
    with pytest.raises(ImportRefused) as refused:
        read_table(FRENCH.encode("cp1252"), "utf-8")
    assert refused.value.problems[0].id == "import_encoding"


def test_big_endian_text_has_its_mark():
    assert read_table(codecs.BOM_UTF16_BE + FRENCH.encode("utf-16-be")).encoding == "utf-16"


@pytest.mark.parametrize("delimiter", DELIMITERS)
def test_the_delimiter_is_told_by_the_rows(delimiter):
    rows = [["name", "score", "note"], ["Ana", "25", "a b"], ["Bo", "30", ""]]
    table = read_table("\n".join(delimiter.join(row) for row in rows).encode())
    assert (table.delimiter, table.columns) == (delimiter, ("name", "score", "note"))
    assert table.rows == (("Ana", "25", "a b"), ("Bo", "30", ""))


def test_a_decimal_comma_is_no_delimiter():
    table = read_table(b"name;score\nAna;25,5\nBo;30,5\nChi;24,0\n")
    assert table.delimiter == ";"
    assert read_table(b"Ana;25,5\nBo;30,5", "", ",").rows[0] == ("Ana;25", "5")


def test_quotes_lines_in_cells_and_other_ends_of_lines():
    table = read_table(b'name,score\r\n"Ana, ""A""",1\r"Bo\nBo",2\r\n')
    assert table.rows == (('Ana, "A"', "1"), ("Bo Bo", "2"))


def test_rows_keep_their_numbers():
    table = read_table(b"A club\n\nname;score\nAna;1\n;\n\nBo;2\n")
    assert (table.columns, table.numbers) == (("name", "score"), (4, 7))


def test_columns_without_a_name_have_a_letter():
    assert read_table(b"2026-01-01;Ana;25\n2026-01-02;Bo;30").columns == ("A", "B", "C")
    assert read_table(b"name;x\nAna;1;2;3").columns == ("name", "x", "C", "D")
    wide = read_table(b"1" + b";2" * 27).columns
    assert wide[24:] == ("Y", "Z", "AA", "AB")


def test_every_row_is_as_wide_as_the_table():
    table = read_table(b"name;score\nAna\nBo;1;2;3")
    assert {len(row) for row in table.rows} == {4} == {len(table.columns)}


def test_records_of_json_become_rows():
    records = [
        {"date": "2026-01-01", "players": [{"name": "Ana", "score": 25000}, {"name": "Bo"}]},
        {"players": [], "note": None, "round": 2, "ok": True},
    ]
    table = read_table(json.dumps(records).encode())
    assert table.columns == (
        *("date", "players.1.name", "players.1.score", "players.2.name"),
        *("note", "round", "ok"),
    )
    assert table.rows[0] == ("2026-01-01", "Ana", "25000", "Bo", "", "", "")
    assert table.rows[1] == ("", "", "", "", "", "2", "True")
    assert (table.numbers, table.delimiter) == ((1, 2), "")


def test_the_records_may_stand_in_an_object():
    inside = {"version": 1, "rules": [1], "games": [{"a": 1}, {"a": 2}]}
    assert read_table(json.dumps(inside).encode()).rows == (("1",), ("2",))
    assert read_table(b"[[1, 2], [3, 4]]").rows == (("1", "2"), ("3", "4"))


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "import_no_rows"),
        (b"\n \n;;\n", "import_no_rows"),
        (b"name;score\n", "import_no_rows"),
        (b"PK\x03\x04rest", "import_workbook"),
        (b"name;sc\x00ore\n" * 9, "import_binary"),
        (b"\xff\xfe\x00", "import_encoding"),
        (b"\x81\x8d\x8f\xfd\n", "import_encoding"),
        (b'name;score\n"Ana;1' + b"x" * 200_000, "import_csv"),
        (b"x" * (MOST_BYTES + 1), "import_too_large"),
        (b"a;b\n" * (MOST_ROWS + 2), "import_too_many_rows"),
        (b"a;b\n1" + b";1" * MOST_COLUMNS, "import_too_many_columns"),
        (b"[" + b"{}," * MOST_ROWS + b"{}]", "import_too_many_rows"),
        (json.dumps([{str(n): n for n in range(999)}]).encode(), "import_too_many_columns"),
        (b"[]", "import_no_records"),
        (b"{}", "import_no_records"),
        (b'{"games": 1}', "import_no_records"),
        (b"[1, 2]", "import_no_records"),
        (b'[{"a": [[[[[1]]]]]}]', "nested_too_deep"),
        (b"[{}]", "import_no_rows"),
    ],
)
def test_what_is_no_table_is_refused(data, told):
    with pytest.raises(ImportRefused) as refused:
        read_table(data)
    assert [one.id for one in refused.value.problems] == [told]


@pytest.mark.parametrize(
    ("data", "told"),
    [(b'[{"a": ', "json_cut"), (b"[" * 100_000, "nested_too_deep"), (b"[{'a'}]", "not_json")],
)
def test_json_that_cannot_be_read_is_refused(data, told):
    with pytest.raises(ImportRefused) as refused:
        read_table(data)
    assert refused.value.problems[0].details["reason"] == told


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_or_read(data):
    try:
        table = read_table(data)
    except ImportRefused:
        return
    assert len(table.numbers) == len(table.rows) > 0
