"""Rows of a table as games: whose score it is, what it is written in, what it must come to."""

import json
from dataclasses import replace

import pytest

from riichi_desktop.documents import preset
from riichi_desktop.documents.imports import (
    ColumnMapping,
    ImportedResult,
    ImportRefused,
    apply,
    guess_mapping,
    read_table,
)
from riichi_desktop.documents.imports.final_points import scores_of_points
from riichi_desktop.engine import FloatingUma, Problem
from riichi_desktop.ledger import new_table, settle_game

M_LEAGUE = preset("m_league")
WRC = preset("wrc2025")
SANMA = preset("tenhou_sanma")

Result = ImportedResult | Problem


def games(text: str, *rules, **changes) -> tuple[Result, ...]:
    """Read a text, guess what is what, and give its games."""
    table = read_table(text.encode())
    return apply(table, guess_mapping(table)._replace(**changes), rules or M_LEAGUE)


def told(found: tuple[Result, ...]) -> list[object]:
    """Give players with their scores, and the ids of problems with their rows."""
    return [
        (one.id, one.details["row"])
        if isinstance(one, Problem)
        else dict(zip(one.players, one.scores, strict=True))
        for one in found
    ]


PLAIN = {"Ana": 25000, "Bo": 31000, "Chi": -2000, "Dan": 46000}
"""Who has what in the tables below."""


@pytest.mark.parametrize(
    "text",
    [
        "Player 1;Score 1;Player 2;Score 2;P 3;S3;P4;S4\nAna;25000;Bo;31000;Chi;-2000;Dan;46000",
        'P1,P2,P3,P4,S1,S2,S3,S4\nAna,Bo,Chi,Dan,"25,000","31,000","-2,000","46,000"',
        "East;;South;;West;;North;\nAna;250;Bo;310;Chi;▲20;Dan;460",
        "東家\t素点\t南家\t素点\t西家\t素点\t北家\t素点\nAna\t25.0\tBo\t31.0\tChi\t-2.0\tDan\t46.0",
        "Nom;Score;Nom;Score;Nom;Score;Nom;Score\nAna;25 000;Bo;31 000;Chi;−2 000;Dan;46 000",
        "Ana;25000;Bo;31000;Chi;-2000;Dan;46000\nAna;25000;Bo;31000;Chi;-2000;Dan;46000",
        "name;score\nAna;25000\nBo;31000\nChi;-2000\nDan;46000",
        "Date;Ana;Bo;Chi;Dan;Eve\n2026-01-02;25,0;31,0;-2,0;46,0;",
    ],
)
def test_layouts(text):
    assert told(games(text))[0] == PLAIN


@pytest.mark.parametrize(
    "records",
    [
        [{"players": [{"name": name, "score": score} for name, score in PLAIN.items()]}],
        [{"name": name, "score": score, "game": 1} for name, score in PLAIN.items()],
        [dict(PLAIN)],
    ],
)
def test_layouts_of_json(records):
    assert told(games(json.dumps(records)))[0] == PLAIN


def test_seat_index_vs_id():
    """A score follows its player, where the first dealer is not in the first row either."""
    rows = "Seat;Player;Score\nW;Chi;-2000\nE;Ana;25000\nN;Dan;46000\nS;Bo;31000"
    (found,) = games(rows)
    assert isinstance(found, ImportedResult)
    assert (found.players, found.scores) == (tuple(PLAIN), tuple(PLAIN.values()))


def test_scores_under_an_id_follow_it():
    record = {
        "players": {"71": "Chi", "72": "Ana", "73": "Bo", "74": "Dan"},
        "seats": {"74": 3, "72": 0, "73": 1, "71": 2},
        "scores": {"73": 31000, "74": 46000, "72": 25000, "71": -2000},
    }
    text = json.dumps([record]).replace("seats", "seat")
    (found,) = games(text)
    assert isinstance(found, ImportedResult)
    assert (found.players, found.scores) == (tuple(PLAIN), tuple(PLAIN.values()))


def test_columns_may_name_who_sat_where():
    text = (
        "P1;S1;P2;S2;P3;S3;P4;S4;a;b;c;d\n"
        "Dan;46000;Bo;31000;Ana;25000;Chi;-2000;Ana;Bo;Chi;Dan\n"
        "Dan;46000;Bo;31000;Ana;25000;Chi;-2000;Ana;Bo;Chi;Eve"
    )
    table = read_table(text.encode())
    mapping = ColumnMapping("game", (0, 2, 4, 6), (1, 3, 5, 7), order=(8, 9, 10, 11))
    found, other = apply(table, mapping, M_LEAGUE)
    assert isinstance(found, ImportedResult)
    assert (found.players, found.scores) == (tuple(PLAIN), tuple(PLAIN.values()))
    assert told((other,)) == [("import_row_order", 3)]


def test_what_else_is_told_of_a_game():
    head = "Date;Event;Round;Table;P1;S1;P2;S2;P3;S3;P4;S4"
    row = "02/03/2026;Spring;Ronde 2;Table 14;Ana;25000;Bo;31000;Chi;-2000;Dan;46000"
    (found,) = games(f"{head}\n{row}")
    assert isinstance(found, ImportedResult)
    assert found[2:] == ("2026-03-02", 2, 14, 2, "Spring")


def test_rows_of_one_game_need_not_stand_together():
    text = (
        "game,player,place,score\n1,Ana,3,25000\n1,Bo,2,31000\n2,Ana,1,40000\n"
        "1,Chi,4,-2000\n1,Dan,1,46000\n2,Bo,2,30000\n2,Eve,3,20000\n2,Dan,4,10000"
    )
    found = games(text)
    second = {"Ana": 40000, "Bo": 30000, "Eve": 20000, "Dan": 10000}
    assert told(found) == [PLAIN, second]
    assert [one.source_row for one in found if isinstance(one, ImportedResult)] == [2, 4]


def test_rows_without_a_game_are_parted_by_day_and_table():
    rows = ["2026-01-01;1;Ana;25000", "2026-01-01;1;Bo;35000", "2026-01-01;1;Chi;45000"]
    more = ["2026-01-01;2;Ana;35000", "2026-01-01;2;Bo;35000", "2026-01-01;2;Chi;35000"]
    found = games("\n".join(["Date;Table;Name;Score", *rows, *more]), M_LEAGUE, SANMA)
    assert told(found) == [
        {"Ana": 25000, "Bo": 35000, "Chi": 45000},
        {"Ana": 35000, "Bo": 35000, "Chi": 35000},
    ]


def test_games_of_three_and_of_four_in_one_table():
    head = "P1;S1;P2;S2;P3;S3;P4;S4"
    rows = "Ana;25000;Bo;31000;Chi;-2000;Dan;46000\nAna;35000;Bo;40000;Chi;30000;;"
    three = {"Ana": 35000, "Bo": 40000, "Chi": 30000}
    assert told(games(f"{head}\n{rows}", M_LEAGUE, SANMA)) == [PLAIN, three]
    assert told(games(f"{head}\n{rows}", M_LEAGUE)) == [PLAIN, ("import_row_players", 3)]


@pytest.mark.parametrize(
    ("rules", "scores"),
    [
        ("m_league", (40500, 25000, 20000, 14500)),
        ("m_league", (30000, 30000, 25000, 15000)),
        ("wrc2025", (30000, 30000, 30000, 30000)),
        ("wrc2025", (50000, 40000, 20000, 10000)),
        ("wrc2025", (50000, 40000, 20000, 8000)),
        ("jpml_a", (45000, 35000, 25000, 15000)),
        ("jpml_a", (36000, 29000, 28000, 27000)),
        ("tenhou_sanma", (50000, 35000, 20000)),
    ],
)
def test_final_points_lead_back_to_scores(rules, scores):
    held = preset(rules)
    table = new_table(held, tuple("ABCD"[: held.players]))
    accounts = settle_game(replace(table, scores=scores, ending="last_hand"))
    points = [account.points for account in accounts]
    assert scores_of_points(points, held) == scores
    row = ";".join(f"{name};{one / 1000:+.1f}" for name, one in zip("ABCD", points, strict=False))
    head = ";".join(f"Player {at};Points {at}" for at in range(1, held.players + 1))
    (found,) = games(f"{head}\n{row}", held)
    assert isinstance(found, ImportedResult)
    assert found.scores == scores


def test_floating_uma_is_taken_off_again():
    assert isinstance(preset("jpml_a").uma, FloatingUma)


def test_final_points_with_a_penalty_lead_to_no_scores():
    text = "Player;Points\nAna;+60,5\nBo;+5,0\nChi;-20,0\nDan;-65,5"
    assert told(games(text)) == [("import_row_final", 2)]


ROW = "Ana;25000;Bo;31000;Chi;-2000;Dan;46000"


@pytest.mark.parametrize(
    ("row", "told_id"),
    [
        (ROW.replace("46000", "45900"), "import_row_sum"),
        (ROW.replace("46000", "460x0"), "import_row_number"),
        (ROW.replace("46000", ""), "import_row_number"),
        (ROW.replace("46000", "999999999999"), "import_row_number"),
        (ROW.replace("25000", "25050").replace("46000", "45950"), "import_row_step"),
        (ROW.replace("Dan", "Ana"), "import_row_twice"),
        (ROW.replace("Dan", ""), "import_row_name"),
        (ROW.replace("Dan", "D" * 10_000), "import_row_name_long"),
        (ROW.replace("Dan", "D\x07n"), "import_row_control"),
        (ROW.replace("Dan;46000", ";"), "import_row_players"),
    ],
)
def test_a_row_that_is_no_result_is_named(row, told_id):
    head = "P1;S1;P2;S2;P3;S3;P4;S4"
    assert told(games(f"{head}\n{ROW}\n{row}\n{ROW}")) == [PLAIN, (told_id, 3), PLAIN]


def test_a_seat_twice_and_a_place_that_does_not_follow():
    rows = ["E;1;Ana;46000", "S;2;Bo;31000", "S;3;Chi;25000", "N;4;Dan;-2000"]
    head = "Seat;Place;Name;Score\n"
    assert told(games(head + "\n".join(rows))) == [("import_row_seats", 2)]
    rows[2] = "W;1;Chi;25000"
    assert told(games(head + "\n".join(rows))) == [("import_row_places", 2)]


def test_equal_places_may_stand_in_any_order():
    rows = ["E;1;Ana;40000", "S;2;Bo;20000", "W;2;Chi;20000", "N;4;Dan;20000"]
    assert len(told(games("Seat;Place;Name;Score\n" + "\n".join(rows)))[0]) == 4


def test_a_day_that_is_none_is_named():
    text = "Date;P1;S1;P2;S2;P3;S3;P4;S4\n2026-01-01;" + ROW + "\nsoon;" + ROW
    assert told(games(text)) == [PLAIN, ("import_row_day", 3)]


def test_sticks_may_be_missing_only_where_they_are_lost():
    head, row = "P1;S1;P2;S2;P3;S3;P4;S4", "Ana;30000;Bo;40000;Chi;20000;Dan;28000"
    assert WRC.leftover_sticks == "lost"
    assert sum(told(games(f"{head}\n{row}", WRC))[0].values()) == 118_000
    kept = replace(WRC, leftover_sticks="first")
    assert told(games(f"{head}\n{row}", kept)) == [("import_row_sum", 2)]


def test_names_are_kept_as_they_are():
    names = ["=1+1", "<b>O'Neil</b>", "مرحبا", "👩‍🦰 \u202eabc"]
    row = ";".join(f"{name};25000" for name in names)
    (found,) = games(f"P1;S1;P2;S2;P3;S3;P4;S4\n{row}")
    assert isinstance(found, ImportedResult)
    assert found.players == tuple(names)


def test_what_scores_are_written_in_may_be_said():
    head, row = "P1;S1;P2;S2;P3;S3;P4;S4", "Ana;250;Bo;310;Chi;-20;Dan;460"
    assert told(games(f"{head}\n{row}", unit="hundreds")) == [PLAIN]
    assert told(games(f"{head}\n{row}", unit="points"))[0] == ("import_row_step", 2)


@pytest.mark.parametrize(
    "mapping",
    [
        ColumnMapping("game", (), ()),
        ColumnMapping("game", (0,), (1, 2)),
        ColumnMapping("game", (0,), (9,)),
        ColumnMapping("game", (0,), (1,), seats=(0, 1)),
        ColumnMapping("game", (-1,), (1,)),
        ColumnMapping("player", (0,), (1,), day=7),
    ],
)
def test_a_mapping_of_another_table_is_refused(mapping):
    table = read_table(b"name;score\nAna;1")
    with pytest.raises(ImportRefused) as refused:
        apply(table, mapping, M_LEAGUE)
    assert [one.id for one in refused.value.problems] == ["import_mapping"]


def test_a_table_that_tells_nothing_has_no_guess():
    assert guess_mapping(read_table(b"one;two\nx;y\nz;w")).players == ()
