"""Tenhou's XML, piece by piece: names, seats, rules, what is refused and how it is said."""

import gzip
from collections.abc import Callable
from typing import Any

import pytest

from riichi_desktop.documents.imports import (
    MOST_BYTES,
    MOST_HANDS,
    ImportedGame,
    ImportRefused,
    read_log,
    read_mjlog,
)
from riichi_desktop.documents.imports.mjlog_tiles import is_north, meld_of, tile_of
from riichi_desktop.engine import NotScorable, RedFives, parse_tiles
from riichi_desktop.ledger import Won, replay

from .import_mjlog_writer import mjlog_of
from .import_recorded import is_east, preset_of, recorded_games

GAMES = [case for case in recorded_games().values() if preset_of(case) == "tenhou"]
SHORT = min(GAMES, key=lambda case: len(case["game"]["events"]) + 99 * (not is_east(case)))
LONG = next(case for case in GAMES if not is_east(case) and case["game"]["rules"] != "tenhou")
SANMA = next(case for case in recorded_games().values() if preset_of(case) == "tenhou_sanma")
TEXT = mjlog_of(SHORT)


def ids(data: bytes | str) -> list[str]:
    return [one.id for one in problems(data)]


def problems(data: bytes | str) -> tuple[Any, ...]:
    with pytest.raises(ImportRefused) as refused:
        read_mjlog(data.encode() if isinstance(data, str) else data)
    return refused.value.problems


def scores(read: ImportedGame) -> list[list[int]]:
    return [[*row.scores] for row in replay(*read.game).rows]


@pytest.mark.parametrize(
    "names",
    [
        ("Zoé", "花子", "👩‍🦰", "O'Neil & <Söhne>"),
        ("مرحبا", "\u202eabc\u202c", "a", "=1+1"),
    ],
)
def test_names_are_kept_whatever_their_script(names):
    assert read_mjlog(mjlog_of(SHORT, names).encode()).game.names == names


def test_a_name_that_is_missing_is_the_players_number_and_told():
    read = read_mjlog(mjlog_of(SHORT, ("Ana", "", "  ", "Dan")).encode())
    assert read.game.names == ("Ana", "2", "3", "Dan")
    assert [(one.id, one.field, one.details) for one in read.notices] == [
        ("import_unnamed", "names[1]", {"number": 2}),
        ("import_unnamed", "names[2]", {"number": 3}),
    ]


@pytest.mark.parametrize(
    ("name", "told"),
    [("A" * 10_000, "malformed"), ("a%00b", "import_control"), ("%ff", "import_field")],
)
def test_a_name_that_no_program_should_show_is_refused(name, told):
    found = problems(TEXT.replace('n0="A"', f'n0="{name}"'))
    assert [(one.id, one.field) for one in found] == [(told, "UN.n0")]


@pytest.mark.parametrize("case", [SHORT, SANMA], ids=["four", "three"])
@pytest.mark.parametrize("oya", [1, 2])
def test_the_first_dealer_may_sit_anywhere(case, oya):
    turned = read_mjlog(mjlog_of(case, oya=oya).encode())
    assert turned.game.names == tuple(case["game"]["players"])
    assert scores(turned) == [row["scores"] for row in case["expect"]["rows"]]


def test_an_old_log_may_declare_a_japanese_encoding():
    declared = f'<?xml version="1.0" encoding="Shift_JIS"?>\n{TEXT}'.replace(
        'lobby="0"', 'lobby="卓"'
    )
    assert read_mjlog(declared.encode("shift_jis")).game == read_mjlog(TEXT.encode()).game
    assert ids(declared.encode()[:60] + b"\xff") == ["import_xml"]


@pytest.mark.parametrize(
    "data", [b"hello", b"", b"\x89PNG", b"   ", b"https://tenhou.net/0/?log=x"]
)
def test_what_does_not_begin_as_a_log_is_none(data):
    with pytest.raises(ImportRefused) as refused:
        read_log(data)
    assert [one.id for one in refused.value.problems] == ["import_not_a_log"]


def test_a_packed_log_is_unpacked():
    assert read_mjlog(gzip.compress(TEXT.encode())).game == read_mjlog(TEXT.encode()).game


@pytest.mark.parametrize(
    ("case", "changes"),
    [
        (SHORT, {"length": "east"}),
        (LONG, {"length": "south"}),
        (SANMA, {"players": 3, "start": 35000}),
    ],
    ids=["east", "south", "three"],
)
def test_the_rules_are_those_of_the_game_type(case, changes):
    rules = read_mjlog(mjlog_of(case).encode()).game.rules
    assert {name: getattr(rules, name) for name in changes} == changes
    assert rules.id == preset_of(case)


def test_without_red_fives_no_tile_is_red():
    read = read_mjlog(mjlog_of(LONG, reads_red=False).encode())
    assert read.game.rules.red_fives == RedFives(0, 0, 0)
    wins = [win for event in read.game.events if isinstance(event, Won) for win in event.wins]
    tiles = [win.hand.hand.tiles for win in wins if win.hand]
    assert not any(tile > 33 for each in tiles for tile in each)
    assert {one.id for one in read.notices} == {"import_by_numbers"}
    assert scores(read) == [row["scores"] for row in LONG["expect"]["rows"]]


def test_final_points_tell_how_they_are_rounded():
    assert read_mjlog(TEXT.encode()).game.rules.final_rounding == "half_up"
    unrounded = next(case for case in GAMES if case["game"]["rules"] == "tenhou")
    assert read_mjlog(mjlog_of(unrounded).encode()).game.rules.final_rounding == "none"


def test_final_points_that_no_rounding_gives_are_told():
    before, _, after = TEXT.rpartition('owari="')
    scores, _, rest = after.partition('"')
    parts = scores.split(",")
    parts[1], parts[3] = "77.0", "-77.0"
    read = read_mjlog(f'{before}owari="{",".join(parts)}"{rest}'.encode())
    assert [one.id for one in read.notices] == ["import_points_differ"]
    assert str(read.notices[0].details["was"]).startswith("+77.0 / \u221277.0 / ")


def test_a_log_that_stops_is_a_game_that_goes_on():
    cut = TEXT[: TEXT.rindex("<INIT")] + "</mjloggm>"
    read = read_mjlog(cut.encode())
    assert [one.id for one in read.notices] == ["import_unfinished"]
    assert len(read.game.events) == len(SHORT["game"]["events"]) - 1


def test_the_day_is_in_the_name_of_the_file():
    read = read_mjlog(TEXT.encode(), "2010081709gm-00a9-0000-fe3371ad&tw=2.mjlog")
    assert (read.day, read.ref) == ("2010-08-17", "2010081709gm-00a9-0000-fe3371ad")
    assert read_mjlog(TEXT.encode(), "2010991709gm-00a9-0000-fe3371ad").day == ""


def changed_sc(text: str) -> str:
    """Make the first change of scores another one, by a hundred for the last player."""
    before, _, after = text.partition(' sc="')
    numbers, _, rest = after.partition('"')
    values = [int(one) for one in numbers.split(",")]
    values[-1] += 1
    return f'{before} sc="{",".join(map(str, values))}"{rest}'


def test_a_hand_with_other_scores_is_named():
    (found,) = problems(changed_sc(TEXT))
    assert (found.id, found.field) == ("import_hand_differs", "INIT[0]")
    told = found.details
    assert (told["number"], told["turn"], told["honba"]) == (1, "E1", 0)
    was, have = str(told["was"]).split(" / "), str(told["have"]).split(" / ")
    assert was[:3] == have[:3]
    assert int(was[3]) == int(have[3]) + 100


def test_a_worth_that_the_tiles_have_not_is_taken_by_its_numbers():
    text = mjlog_of(LONG)
    at = text.index("<AGARI")
    start = text.index('hai="', at) + 5
    end = text.index('"', start)
    read = read_mjlog((text[:start] + "0,4,8,12" + text[end:]).encode())
    (told,) = read.notices
    assert (told.id, told.field) == ("import_by_numbers", "INIT[0]")
    assert scores(read) == [row["scores"] for row in LONG["expect"]["rows"]]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text.replace('seed="0,0,0', 'seed="2,1,0', 1), "import_not_from_start"),
        (lambda text: text.replace('seed="1,', 'seed="2,', 1), "import_next_differs"),
        (lambda text: text.replace('ten="250,250', 'ten="250,240', 1), "import_unequal_start"),
        (lambda text: text.replace('type="', 'type="x', 1), "import_field"),
        (lambda text: text.replace('fromWho="', 'fromWho="9', 1), "import_field"),
        (lambda text: text.replace("<GO ", "<GOO "), "import_not_a_log"),
        (lambda text: text.replace("<INIT", "<INIX"), "import_not_a_log"),
        (lambda text: text.replace("<AGARI", "<AGURI").replace("<RYUU", "<RYU"), "import_no_end"),
        (lambda text: text[:-30], "import_xml"),
        (lambda text: "<a/>", "import_not_a_log"),
        (lambda text: "", "import_xml"),
        (lambda text: "hello", "import_xml"),
        (lambda text: f"{'<a>' * 20}", "import_not_a_log"),
        (
            lambda text: text.replace("</mjloggm>", "<x/>" * 100_001 + "</mjloggm>"),
            "import_not_a_log",
        ),
        (
            lambda text: text.replace("</mjloggm>", "<INIT/>" * MOST_HANDS + "</mjloggm>"),
            "import_too_many_hands",
        ),
        (lambda text: f'<?xml version="1.0" encoding="klingon"?>{text}', "import_xml"),
    ],
)
def test_what_is_no_such_log_is_refused(change: Callable[[str], str], told: str):
    assert ids(change(TEXT)) == [told]


def test_a_game_that_its_rules_end_earlier_is_told():
    after_the_end = TEXT[TEXT.rindex("<INIT") : TEXT.rindex("</mjloggm>")]
    found = problems(TEXT.replace("</mjloggm>", after_the_end + "</mjloggm>"))
    assert [one.id for one in found] == ["import_goes_on"]
    assert found[0].field == f"INIT[{len(SHORT['game']['events'])}]"


BOMB = (
    '<!DOCTYPE z [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
    "<mjloggm><UN n0='&c;'/></mjloggm>"
)
OUTSIDE = '<!DOCTYPE z [<!ENTITY a SYSTEM "file:///etc/passwd">]><mjloggm><UN n0="x"/>&a;</mjloggm>'
PARAMETER = '<!DOCTYPE z [<!ENTITY % p SYSTEM "http://127.0.0.1/x">%p;]><mjloggm/>'


@pytest.mark.parametrize("text", [BOMB, OUTSIDE, PARAMETER, "<!DOCTYPE mjloggm><mjloggm/>"])
def test_entities_and_document_types_are_refused(text):
    assert ids(text) == ["import_xml_entities"]


def test_what_grows_when_it_is_unpacked_is_refused():
    assert ids(gzip.compress(b"<" * (MOST_BYTES + 1))) == ["import_too_large"]
    assert ids(b"x" * (MOST_BYTES + 1)) == ["import_too_large"]
    packed = gzip.compress(TEXT.encode())
    assert ids(packed[:-20]) == ["import_gzip"]
    assert ids(b"\x1f\x8bxxxx") == ["import_gzip"]


def test_an_abort_that_the_rules_have_not_names_hand_and_reason():
    text = mjlog_of(SANMA).replace("<AGARI", '<RYUUKYOKU type="kaze4"', 1)
    found = problems(text)
    assert [one.id for one in found] == ["import_hand_impossible", "abort_not_in_rules"]
    assert {one.field for one in found} == {"INIT[0]"}


@pytest.mark.parametrize(
    ("code", "type", "tiles", "called", "source"),
    [
        (0b001010_0_00_01_10_1_11, "chi", "456m", "5m", "N"),
        ((3 * 31 + 1) << 9 | 3 << 5 | 8 | 1, "pon", "555z", "5z", "S"),
        ((3 * 4 + 0) << 9 | 1 << 5 | 8 | 2, "pon", "055m", "0m", "W"),
        ((3 * 4 + 2) << 9 | 0 << 5 | 16 | 3, "shouminkan", "0555m", "5m", "N"),
        (88 << 8 | 2, "daiminkan", "0555s", "0s", "W"),
        (135 << 8, "ankan", "7777z", None, None),
    ],
)
def test_calls_by_their_bits(code, type, tiles, called, source):
    meld = meld_of(code, True, ("E", "S", "W", "N"))
    assert (meld.type, meld.tiles) == (type, parse_tiles(tiles))
    assert meld.called == (None if called is None else parse_tiles(called)[0])
    assert meld.source == source
    assert meld_of(code, False).source is None
    assert not is_north(code)


def test_a_north_by_its_bits():
    assert is_north(120 << 8 | 32)


@pytest.mark.parametrize("code", [-1, 1 << 16, 255 << 8, 0b111111_0_00_00_00_1_11])
def test_bits_that_are_no_call(code):
    with pytest.raises(NotScorable):
        meld_of(code, True)


@pytest.mark.parametrize("number", [-1, 136, 10**9])
def test_a_number_that_is_no_tile(number):
    with pytest.raises(NotScorable):
        tile_of(number, True)
