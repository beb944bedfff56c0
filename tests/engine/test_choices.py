"""The circumstances of a hand so far: what there is to choose, what follows, what is refused."""

import pytest

from riichi_desktop.engine import (
    By,
    Chip,
    Move,
    Problem,
    Riichi,
    Wind,
    change_refusal,
    chip_flag,
    chips,
    faults,
    format_draft,
    is_on,
    parse_draft,
    plain_reds,
    read_surplus_reds,
    riichi_of,
    switch,
    take_back,
    with_by,
    with_pao,
    with_riichi,
    with_rules,
    with_seat,
)

from .lines import rules_of

FIVE = ("ippatsu", "last_tile", "rinshan", "chankan", "first_turn")


@pytest.mark.parametrize(
    ("rules", "more"),
    [
        ("wrc2025", ()),
        ("tenhou_sanma", ("north_ron",)),
        ("tenhou_sanma,north=guest", ()),
        ("wrc2025,local_yaku=open_riichi", ("open_riichi", "from_riichi")),
        ("wrc2025,local_yaku=paarenchan+daichisei", ("paarenchan",)),
    ],
)
def test_what_there_is_to_choose_under_the_rules(rules: str, more: tuple[str, ...]) -> None:
    assert chips(rules_of(rules)) == FIVE + more


@pytest.mark.parametrize(
    ("chip", "situation", "flag"),
    [
        ("last_tile", "tsumo", "haitei"),
        ("last_tile", "ron", "houtei"),
        ("first_turn", "tsumo seat=E", "tenhou"),
        ("first_turn", "tsumo seat=S", "chiihou"),
        ("first_turn", "ron seat=S", "renhou"),
        ("rinshan", "tsumo", "rinshan"),
        ("north_ron", "ron", "north_ron"),
    ],
)
def test_what_a_choice_stands_for(chip: Chip, situation: str, flag: str) -> None:
    draft = parse_draft(situation)
    assert chip_flag(draft, chip) == flag
    on = switch(draft, chip, True)
    assert on.flags == {flag}
    assert (is_on(draft, chip), is_on(on, chip)) == (False, True)
    assert switch(on, chip, False) == draft


@pytest.mark.parametrize(
    ("line", "riichi", "result"),
    [
        ("1m", "riichi", "1m riichi"),
        ("1m riichi ippatsu", "double_riichi", "1m double_riichi ippatsu"),
        ("1m double_riichi", "riichi", "1m riichi"),
        ("1m riichi ippatsu ura=2m", "none", "1m"),
        ("1m riichi open_riichi from_riichi houtei", "none", "1m houtei"),
    ],
)
def test_another_riichi(line: str, riichi: Riichi, result: str) -> None:
    after = with_riichi(parse_draft(line), riichi)
    assert format_draft(after) == result
    assert riichi_of(after) == riichi


@pytest.mark.parametrize(
    ("line", "by", "result"),
    [
        ("1m houtei from=W", "tsumo", "1m tsumo haitei"),
        ("1m tsumo haitei", "ron", "1m houtei"),
        ("1m from=W", "ron", "1m from=W"),
        ("1m tsumo chiihou seat=S", "ron", "1m renhou seat=S"),
        ("1m renhou seat=S from=W", "tsumo", "1m tsumo chiihou seat=S"),
        ("1m tsumo tenhou", "ron", "1m renhou"),
    ],
)
def test_won_the_other_way(line: str, by: By, result: str) -> None:
    assert format_draft(with_by(parse_draft(line), by)) == result


@pytest.mark.parametrize(
    ("line", "seat", "result"),
    [
        ("1m", "W", "1m seat=W"),
        ("1m from=W", "W", "1m seat=W"),
        ("1m from=N", "W", "1m seat=W from=N"),
        ("1m tsumo tenhou", "N", "1m tsumo chiihou seat=N"),
        ("1m tsumo chiihou seat=S", "E", "1m tsumo tenhou"),
    ],
)
def test_another_seat(line: str, seat: Wind, result: str) -> None:
    assert format_draft(with_seat(parse_draft(line), seat)) == result


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("1m", "1m riichi", None),
        ("1m [777z]", "1m [777z] riichi", "riichi_open"),
        ("1m", "1m ippatsu", "ippatsu_needs_riichi"),
        ("1m riichi rules=jpml_a", "1m riichi ippatsu rules=jpml_a", "flag_not_in_rules"),
        ("1m seat=S rules=tenhou", "1m seat=S renhou rules=tenhou", "flag_not_in_rules"),
        ("1m seat=S", "1m seat=S renhou", None),
        ("1m", "1m renhou", "renhou_dealer"),
        ("1m seat=W", "1m seat=W from=W", "from_is_winner"),
        ("1m pao=daisangen:N", "1m pao=daisangen:N seat=N", "pao_is_winner"),
        ("1m honba=999", "1m honba=1000", "honba_range"),
        ("1m sticks=999", "1m sticks=1000", "sticks_range"),
        ("1p rules=tenhou_sanma", "1p seat=N rules=tenhou_sanma", "seat_not_played"),
        ("1p rules=tenhou_sanma", "1p from=N rules=tenhou_sanma", "source_not_played"),
        # Of several reasons, the one about the new flag is told.
        ("1m riichi ippatsu", "1m riichi ippatsu rinshan", "rinshan_ron"),
        ("1m tsumo riichi ippatsu", "1m tsumo riichi ippatsu rinshan", "rinshan_needs_kan"),
        (
            "1m (5555z) tsumo riichi rinshan",
            "1m (5555z) tsumo riichi rinshan ippatsu",
            "ippatsu_rinshan",
        ),
        ("1m riichi houtei", "1m riichi houtei chankan", "chankan_last_tile"),
        ("1m riichi", "1m riichi renhou", "renhou_dealer"),
        # What was wrong before does not stand in the way of something else.
        ("1m ippatsu", "1m ippatsu honba=1", None),
        ("1m ippatsu", "1m ippatsu tenhou", "first_turn_ron"),
    ],
)
def test_why_a_change_cannot_be(before: str, after: str, reason: str | None) -> None:
    first, then = parse_draft(before), parse_draft(after)
    refusal = change_refusal(first, then, rules_of(first.rules))
    told = None if refusal is None else refusal.details.get("reason", refusal.id)
    assert told == reason


@pytest.mark.parametrize(
    ("line", "rules", "result", "notices"),
    [
        ("05m+1m", "tenhou", "05m+1m rules=tenhou", []),
        ("05m+1m rules=tenhou", "wrc2025", "55m+1m", ["reds_not_in_rules"]),
        ("5m+0p rules=tenhou", "wrc2025", "5m+5p", ["reds_not_in_rules"]),
        ("5m [40'6p] rules=tenhou", "wrc2025", "5m [45'6p]", ["reds_not_in_rules"]),
        ("5m [4'06p] rules=tenhou", "wrc2025", "5m [4'56p]", ["reds_not_in_rules"]),
        ("1m dora=0p rules=tenhou", "wrc2025", "1m dora=5p", []),
        ("1p0s rules=tenhou", "tenhou_sanma", "1p0s rules=tenhou_sanma", []),
        ("1p players=4", "tenhou_sanma", "1p rules=tenhou_sanma", []),
    ],
)
def test_under_other_rules(line: str, rules: str, result: str, notices: list[str]) -> None:
    move = with_rules(parse_draft(line), rules, rules_of(rules))
    assert isinstance(move, Move)
    assert format_draft(move.draft) == result
    assert [notice.id for notice in move.notices] == notices


def test_ura_that_nothing_asks_for_goes_with_other_rules() -> None:
    move = with_rules(parse_draft("1m ura=2m"), "tenhou", rules_of("tenhou"))
    assert isinstance(move, Move)
    assert format_draft(move.draft) == "1m rules=tenhou"


@pytest.mark.parametrize(
    ("line", "rules", "reason"),
    [
        ("5m", "tenhou_sanma", "tile_not_in_three_player_set"),
        ("1p [123s]", "tenhou_sanma", "chi_three_players"),
        ("1p north=1 rules=tenhou_sanma", "tenhou", "north_in_four_players"),
        ("1p seat=N", "tenhou_sanma", "seat_not_played"),
    ],
)
def test_what_cannot_be_under_other_rules(line: str, rules: str, reason: str) -> None:
    refusal = with_rules(parse_draft(line), rules, rules_of(rules))
    assert not isinstance(refusal, Move)
    assert refusal.details.get("reason", refusal.id) == reason


def test_reds_that_the_set_has_stay() -> None:
    draft = parse_draft("0m0p0s+5p riichi")
    assert plain_reds(draft, rules_of("tenhou")) == draft
    sanma = plain_reds(draft, rules_of("tenhou_sanma"))
    assert format_draft(sanma) == "5m0p0s+5p riichi"
    many = plain_reds(parse_draft("0m0p+0p dora=0m riichi ura=0s"), rules_of("tenhou"))
    assert format_draft(many) == "0m0p+5p riichi dora=5m ura=0s"


@pytest.mark.parametrize(
    ("line", "result", "told"),
    [
        ("555m rules=tenhou", "555m", ""),
        ("5555m rules=tenhou", "0555m", "m"),
        ("555m+5m rules=tenhou", "055m+5m", "m"),
        ("555p [5'67p] rules=tenhou", "555p [0'67p]", "p"),
        ("46s+5s rules=tenhou,red_fives=m1p1s4", "46s+0s", "s"),
        ("55p [555m] rules=tenhou,red_fives=m2p4s1", "00p [055m]", "mpp"),
        ("555m dora=5m rules=tenhou", "555m", ""),
    ],
)
def test_a_typed_five_that_the_set_has_not_plain_becomes_red(
    line: str, result: str, told: str
) -> None:
    draft = parse_draft(line)
    move = read_surplus_reds(draft, rules_of(draft.rules))
    assert format_draft(move.draft).partition(" dora=")[0].partition(" rules=")[0] == result
    assert "".join(str(notice.details["suit"]) for notice in move.notices) == told
    assert {notice.id for notice in move.notices} <= {"surplus_five_red"}


def test_who_is_liable_for_a_yakuman_is_one_player() -> None:
    draft = with_pao(parse_draft("1m"), "daisangen", "N")
    assert format_draft(draft) == "1m pao=daisangen:N"
    both = with_pao(draft, "suukantsu", "S")
    assert format_draft(both) == "1m pao=daisangen:N pao=suukantsu:S"
    assert format_draft(with_pao(both, "daisangen", "W")) == "1m pao=suukantsu:S pao=daisangen:W"
    assert format_draft(with_pao(both, "daisangen", None)) == "1m pao=suukantsu:S"


def under(line: str, text: str) -> Move | Problem:
    """Give a line's draft under other rules."""
    return with_rules(parse_draft(line), text, rules_of(text))


@pytest.mark.parametrize(
    ("line", "text", "after"),
    [
        ("123p456s7z+7z (5555m) (1111z)", "tenhou", "123p456s7z+7z (0555m) (1111z)"),
        ("5555m", "m_league", "0555m"),
        ("00p123s rules=tenhou,red_fives=m1p2s1", "tenhou", "05p123s"),
        ("0p [0'55p] rules=tenhou,red_fives=m1p2s1", "tenhou", "5p [0'55p]"),
        ("123s [777z@N]", "tenhou_sanma", "123s [777z]"),
    ],
)
def test_other_rules_fit_the_red_fives_and_the_callers(line: str, text: str, after: str) -> None:
    move = under(line, text)
    assert isinstance(move, Move)
    assert format_draft(move.draft) == f"{after} rules={text}"
    assert parse_draft(format_draft(move.draft)) == move.draft


def test_a_liable_player_must_be_seated_under_other_rules() -> None:
    refusal = under("22z+2z [555z] [666z] [777z] seat=S pao=daisangen:N", "tenhou_sanma")
    assert isinstance(refusal, Problem)
    assert refusal.details["reason"] == "pao_not_seated"


def test_nobody_calls_from_himself() -> None:
    draft = parse_draft("1p [777z@S]")
    assert faults(with_seat(draft, "S"), rules_of("tenhou")) == []
    assert format_draft(with_seat(draft, "S")) == "1p [777z] seat=S"
    found = faults(parse_draft("1p [777z@S] seat=S"), rules_of("tenhou"))
    assert [(one.field, one.details["reason"]) for one in found] == [
        ("melds[0].from", "caller_is_winner")
    ]
    found = faults(parse_draft("1p [777z@N] rules=tenhou_sanma"), rules_of("tenhou_sanma"))
    assert [(one.field, one.details["reason"]) for one in found] == [
        ("melds[0].from", "source_not_played")
    ]


@pytest.mark.parametrize(("first", "rules"), [("tenhou", "wrc2025"), ("chiihou seat=S", "tenhou")])
def test_a_first_turn_that_cannot_follow_to_ron_is_named(first: str, rules: str) -> None:
    draft = parse_draft(f"123m456p789s1122z+1z tsumo {first} rules={rules}")
    refusal = change_refusal(draft, with_by(draft, "ron"), rules_of(rules))
    assert refusal is not None
    assert refusal.details["reason"] == "first_turn_ron"


def test_liability_goes_with_its_called_sets() -> None:
    draft = parse_draft("22z+2z [555z] [666z] [777z] [111z] pao=daisangen:N")
    after, notices, _ = take_back(draft, "meld", 0, rules_of("tenhou"))
    assert after.pao == ()
    assert [(one.id, one.details) for one in notices] == [("pao_cleared", {"yaku": "daisangen"})]


def test_liability_stays_while_its_sets_are_called() -> None:
    draft = parse_draft("22z+2z [555z] [666z] [777z] [111z] pao=daisangen:N")
    after, notices, _ = take_back(draft, "meld", 3, rules_of("tenhou"))
    assert (after.pao, notices) == (draft.pao, ())
