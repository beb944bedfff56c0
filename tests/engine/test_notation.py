"""The hand line: what it means, its canonical form, and where a text goes wrong."""

import pytest

from riichi_desktop.engine import (
    Draft,
    Meld,
    NotScorable,
    Pao,
    Problem,
    draft_of,
    format_draft,
    format_hand,
    format_meld,
    format_tiles,
    parse_draft,
    parse_hand,
    parse_tile,
    parse_tiles,
)

WHOLE = (
    "067p3455s+2s [340m] (9999m) tsumo riichi double_riichi open_riichi ippatsu rinshan chankan"
    " haitei houtei tenhou chiihou renhou north_ron from_riichi paarenchan seat=S round=W from=N"
    " dora=3m0p ura=4p honba=1 north=2 sticks=3"
)


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("", ""),
        (
            "067p55s34s+2s [340m] (9999m) ron riichi seat=S round=E from=W dora=3m ura=4p honba=1",
            "067p3455s+2s [340m] (9999m) riichi seat=S from=W dora=3m ura=4p honba=1",
        ),
        ("1h4z2h7h", "1247z"),
        ("r55m", "05m"),
        ("5r5p", "05p"),
        ("9m1m5m0m4m6m", "140569m"),
        ("1z1s1p1m", "1m1p1s1z"),
        ("1m2m3m4p", "123m4p"),
        ("  123m   456p +7s\t[ 340m ]  ( 9999m )  ", "123m456p+7s [340m] (9999m)"),
        ("123m456p + 7s", "123m456p+7s"),
        ("123m+7s456p", "123m456p+7s"),
        ("[123m]45p(1111z)+6p", "45p+6p [123m] (1111z)"),
        # A full hand without + was won on the tile that was put last.
        ("33m123789m456p57s6s", "12333789m456p57s+6s"),
        ("123456789m1z1z1z2z3z", "123456789m1112z+3z"),
        ("33m57s6s [123m] [789m] [456p]", "33m57s+6s [123m] [789m] [456p]"),
        # Defaults are not written.
        ("1m ron seat=E round=E honba=0 sticks=0 north=0 rules=wrc2025", "1m"),
        ("1m players=4", "1m players=4"),
        ("1m players=3 rules=tenhou_sanma", "1m players=3 rules=tenhou_sanma"),
        # Indicators stay in the order in which they were turned; calls in the order made.
        ("1m dora=9s1m ura=2z1z", "1m dora=9s1m ura=21z"),
        ("1m [777z] [123m]", "1m [777z] [123m]"),
        ("1m sticks=2 tsumo honba=007", "1m tsumo honba=7 sticks=2"),
        ("1m pao=daisangen:N pao=suukantsu:W", "1m pao=daisangen:N pao=suukantsu:W"),
        (WHOLE, WHOLE.replace("honba=1 north=2", "north=2 honba=1")),
    ],
)
def test_the_canonical_form(typed: str, canonical: str) -> None:
    assert format_draft(parse_draft(typed)) == canonical
    assert format_draft(parse_draft(canonical)) == canonical


@pytest.mark.parametrize(
    ("text", "meld", "canonical"),
    [
        ("[340m]", Meld("chi", parse_tiles("340m")), "[340m]"),
        ("[03'4m]", Meld("chi", parse_tiles("340m"), parse_tile("3m")), "[3'40m]"),
        ("[r5'67p@W]", Meld("chi", parse_tiles("067p"), parse_tile("0p"), "W"), "[0'67p@W]"),
        ("[444z]", Meld("pon", parse_tiles("444z")), "[444z]"),
        ("[5r55'p]", Meld("pon", parse_tiles("055p"), parse_tile("5p")), "[05'5p]"),
        ("[4444z@S]", Meld("daiminkan", parse_tiles("4444z"), None, "S"), "[4444z@S]"),
        ("[777+7z]", Meld("shouminkan", parse_tiles("7777z")), "[777+7z]"),
        ("[555+0p]", Meld("shouminkan", parse_tiles("0555p")), "[055+5p]"),
        (
            "[0'55+5p @E]",
            Meld("shouminkan", parse_tiles("0555p"), parse_tile("0p"), "E"),
            "[0'55+5p@E]",
        ),
        ("(0555p)", Meld("ankan", parse_tiles("0555p")), "(0555p)"),
    ],
)
def test_calls(text: str, meld: Meld, canonical: str) -> None:
    (read,) = parse_draft(text).melds
    assert read == meld
    assert format_meld(read) == canonical


@pytest.mark.parametrize(
    ("text", "fault", "field", "at", "why"),
    [
        ("123m456p !", "malformed", "text", 9, "not_understood"),
        ("123m [12m", "malformed", "melds[0]", 5, "not_understood"),
        ("123m )", "malformed", "text", 5, "not_understood"),
        ("12x", "malformed", "text", 0, "not_understood"),
        ("123", "malformed", "text", 0, "not_understood"),
        ("123m45", "malformed", "text", 4, "not_understood"),
        ("128z", "malformed", "text", 0, "no_such_tile"),
        ("1m 0z", "malformed", "text", 3, "no_such_tile"),
        ("1m r3p", "malformed", "text", 3, "not_understood"),
        ("1m+23m", "malformed", "text", 3, "one_winning_tile"),
        ("1m+2m+3m", "malformed", "text", 5, "one_winning_tile"),
        ("1m+2m +3m", "malformed", "text", 6, "one_winning_tile"),
        ("1m +", "malformed", "text", 4, "one_winning_tile"),
        ("1m [340]", "malformed", "melds[0]", 4, "not_a_call"),
        ("1m [123m] [34pm]", "malformed", "melds[1]", 11, "not_a_call"),
        ("1m [1'2'3m]", "malformed", "melds[0]", 4, "one_turned_tile"),
        ("1m [777+77z]", "malformed", "melds[0]", 4, "not_a_call"),
        ("1m [7777+z]", "malformed", "melds[0]", 4, "not_a_call"),
        ("1m [889z]", "malformed", "melds[0]", 4, "no_such_tile"),
        ("1m (99x)", "malformed", "melds[0]", 4, "not_tiles"),
        ("1m (9999m!)", "malformed", "melds[0]", 9, "not_tiles"),
        ("1m [124m]", "bad_meld", "melds[0]", None, "not_a_run"),
        ("1m [12m]", "bad_meld", "melds[0]", None, "call_is_three"),
        ("1m [123m] (999m)", "bad_meld", "melds[1]", None, "kan_is_four"),
        ("1m riichi riichi", "malformed", "text", 10, "twice"),
        ("1m ron tsumo", "malformed", "text", 7, "twice"),
        ("1m honba=1 honba=2", "malformed", "text", 11, "twice"),
        ("1m from=W from=W", "malformed", "text", 10, "twice"),
        ("1m pao=daisangen:W pao=daisangen:W", "malformed", "text", 19, "twice"),
        ("1m furiten", "malformed", "text", 3, "unknown_word"),
        ("1m furiten=yes", "unknown_field", "furiten", 3, None),
        ("1m seat=F", "malformed", "seat", 8, "not_a_wind"),
        ("1m from=", "malformed", "from", 8, "not_a_wind"),
        ("1m pao=daisangen", "malformed", "pao", 7, "not_a_wind"),
        ("1m dora=x", "malformed", "dora", 8, "not_tiles"),
        ("1m dora=1m9z", "malformed", "dora", 10, "no_such_tile"),
        ("1m honba=-1", "wrong_type", "honba", 9, "not_a_number"),
        ("1m honba=", "wrong_type", "honba", 9, "not_a_number"),
        ("1m sticks=10000", "wrong_type", "sticks", 10, "not_a_number"),
        ("1m honba=١", "wrong_type", "honba", 9, "not_a_number"),
    ],
)
def test_where_a_line_goes_wrong(
    text: str, fault: str, field: str, at: int | None, why: str | None
) -> None:
    with pytest.raises(NotScorable) as caught:
        parse_draft(text)
    (found,) = caught.value.problems
    told = found.details
    assert (found.id, found.field, told.get("reason")) == (fault, field, why)
    if at is not None:
        assert told["at"] == at


def test_a_whole_line_is_a_hand_a_situation_and_rules() -> None:
    hand, situation, rules = parse_hand("067p3455s+2s [340m] (9999m) tsumo seat=S players=4")
    assert (format_tiles(hand.concealed), hand.win) == ("067p3455s", parse_tile("2s"))
    assert (situation.by, situation.seat, situation.round) == ("tsumo", "S", "E")
    assert rules == "wrc2025"
    line = "19m19p19s1234567z+1m pao=daisangen:N rules=tenhou,ippatsu=false"
    _, situation, rules = parse_hand(line)
    assert situation.pao == (Pao("daisangen", "N"),)
    assert rules == "tenhou,ippatsu=false"


def test_a_line_that_is_not_whole_is_a_draft_and_no_hand() -> None:
    assert parse_draft("123m") == Draft(parse_tiles("123m"))
    with pytest.raises(NotScorable) as caught:
        parse_hand("123m")
    assert caught.value.problems == (
        Problem("tile_count", "win", (("reason", "no_win_tile"), ("have", 3))),
    )


def test_a_hand_is_written_as_the_draft_that_it_completes() -> None:
    line = "067p3455s+2s [340m] (9999m) tsumo seat=S dora=3m rules=tenhou"
    hand, situation, rules = parse_hand(line)
    assert format_hand(hand, situation, rules) == line
    assert draft_of(hand, situation, rules) == parse_draft(line)
    assert format_hand(hand, situation) == line.removesuffix(" rules=tenhou")


@pytest.mark.parametrize("text", ["", "340m11z", "1m1p1m", "0m5m0p"])
def test_tiles_in_the_order_written(text: str) -> None:
    tiles = parse_tiles(text)
    assert parse_tiles(format_tiles(tiles)) == tiles


def test_the_letter_of_a_suit_is_written_once_per_stretch() -> None:
    assert format_tiles(parse_tiles("3m4m0m1z1p")) == "340m1z1p"


@pytest.mark.parametrize(
    ("text", "at"), [("12", 0), ("1m+2m", 2), ("1m r4p", 3), ("12'3m", 0), ("1m[123m]", 2)]
)
def test_where_tiles_go_wrong(text: str, at: int) -> None:
    with pytest.raises(NotScorable) as caught:
        parse_tiles(text, "dora")
    (found,) = caught.value.problems
    assert (found.id, found.field, found.details["at"]) == ("malformed", "dora", at)


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("1 2 3m 4 5 6 p 789s 1122z + 2z tsumo", "123m456p789s1122z+2z tsumo"),
        ("123 m456p789s1122z +2z seat=S", "123m456p789s1122z+2z seat=S"),
        ("[ 3 4 0 m ] 123456p113s+3s", "123456p113s+3s [340m]"),
        ("( 9 9 9 9 m )", "(9999m)"),
        ("１２３ｍ４０６ｐ＋４ｐ　［５５５ｚ］　ｔｓｕｍｏ", "123m406p+4p [555z] tsumo"),
        ("123m sticks=2 456p", "123m456p sticks=2"),
    ],
)
def test_spaces_are_free_and_wide_characters_are_read(line: str, plain: str) -> None:
    """A Japanese keyboard gives wide characters."""
    assert format_draft(parse_draft(line)) == plain


@pytest.mark.parametrize(
    ("line", "at"), [("123m [124m]", 5), ("123m  (123m)", 6), ("123m dora= 3m", 10)]
)
def test_every_fault_of_a_line_has_its_place(line: str, at: int) -> None:
    with pytest.raises(NotScorable) as error:
        parse_draft(line)
    assert error.value.problems[0].details["at"] == at


@pytest.mark.parametrize("text", ["1" * 5000, "1 " * 2500, "dora=" + "1" * 5000, "ron " * 1500])
def test_a_text_as_long_as_no_hand_is_refused_at_once(text):
    for read in (parse_draft, parse_hand, parse_tiles):
        with pytest.raises(NotScorable) as refused:
            read(text)
        assert refused.value.problems == (
            Problem(
                "malformed", "text", (("at", 4000), ("reason", "text_too_long"), ("most", 4000))
            ),
        )


@pytest.mark.parametrize("call", ["7" * 200, "777+" + "8" * 200 + "z@", "r5'" * 60, "1'2+" * 60])
def test_a_long_call_that_is_none_is_refused_in_no_time(call):
    with pytest.raises(NotScorable) as refused:  # once it took longer than anybody lives
        parse_draft(f"[{call}]")
    assert refused.value.problems[0].details["reason"] == "not_a_call"
