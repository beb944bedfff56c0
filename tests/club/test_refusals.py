"""What cannot be put, and what cannot be taken away."""

from dataclasses import replace
from typing import Any

import pytest

from riichi_desktop.club import (
    Attendance,
    Evening,
    Link,
    Player,
    Register,
    Team,
    Thing,
    Titled,
    Totals,
    facts_of,
    first_refusal,
    is_day,
    kind_of,
    link_refusal,
    refusal,
    removal_refusal,
    used_refusal,
)
from riichi_desktop.club.checks import name_key
from riichi_desktop.documents import preset
from riichi_desktop.ledger import Replaced, replay
from riichi_desktop.words import Words
from tests.ledger.tables import CHI, NAMES, WRC, drawn, played

from .clubs import CLUB, FOUR, TRIO, adjusted, enrolled, event, register, round_, totals

SPARE = ("gil", "hal", "ida", "jo")
OPEN = event(kind="tournament", rounds=5)
SHUT = event("shut", closed=True)
TEAM = Team("red", "e", "Red")
NIGHT = Evening("n", "2026-11-30", "e")
FIRST = round_(1, FOUR)
PLAYED = totals(FOUR, 30000, 30000, 30000, 30000, uid="t", round="r1", table=1)
CLUB_: Register = register(
    *CLUB,
    *(Player(one, one.title()) for one in SPARE),
    replace(CLUB[5], uid="fay2", same_as="fay"),
    Player("gone", "", erased=True),
    OPEN,
    SHUT,
    event("hidden", hidden=True),
    TEAM,
    Team("far", "shut", "Far"),
    enrolled("ana", number=1, team="red"),
    NIGHT,
    FIRST,
    round_(1, FOUR, event="", evening="n", uid="q1"),
    Link("game", (("Ana", "ana"),)),
    PLAYED,
)


def why(thing: Thing, held: Register = CLUB_) -> tuple[str, str]:
    found = refusal(held, thing)
    return ("", "") if found is None else (found.id, found.field)


def test_all_that_is_there_could_be_put_again() -> None:
    for place in ("players", "teams", "registrations", "evenings", "rounds", "links", "totals"):
        for thing in getattr(CLUB_, place).values():
            if getattr(thing, "event", "") != "shut":
                assert why(thing) == ("", "")
    assert why(OPEN) == why(SHUT) == ("", "")
    assert why(Titled("game", "")) == ("", "")


@pytest.mark.parametrize(
    "thing", [CLUB[0], OPEN, TEAM, FIRST, NIGHT, PLAYED, Titled("game")], ids=kind_of
)
def test_a_thing_needs_an_id(thing: Thing) -> None:
    assert why(replace(thing, uid="")) == ("wrong_type", "uid")


# People


@pytest.mark.parametrize(
    ("player", "expected"),
    [
        (Player("z", "Zoe"), ("", "")),
        (Player("z", " "), ("name_missing", "name")),
        (Player("z", "", erased=True), ("", "")),
        (Player("z", "ANA "), ("player_taken", "name")),
        (Player("z", "Ana", city="Lyon"), ("", "")),
        (Player("z", "Fay", same_as="fay"), ("", "")),
        (Player("z", "Zoe", same_as="ghost"), ("no_such_player", "same_as")),
        (Player("z", "Zoe", same_as="z"), ("merge_same", "same_as")),
        (replace(CLUB[5], same_as="fay2"), ("merge_same", "same_as")),
        (Player("gone", "Gina"), ("player_erased", "name")),
        (Player("gone", "", same_as="ana", erased=True), ("", "")),
        (replace(CLUB[0], same_as="gone"), ("player_erased", "same_as")),
        (replace(CLUB[0], same_as="fay2"), ("", "")),
    ],
)
def test_players(player: Player, expected: tuple[str, str]) -> None:
    assert why(player) == expected


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        (enrolled("bo", number=2), ("", "")),
        (replace(enrolled("bo"), uid="other"), ("wrong_type", "uid")),
        (enrolled("bo", "gone"), ("event_unknown", "event")),
        (enrolled("bo", ""), ("event_unknown", "event")),
        (enrolled("bo", "shut"), ("event_closed", "event")),
        (enrolled("ghost"), ("no_such_player", "player")),
        (enrolled("bo", number=-1), ("number_range", "number")),
        (enrolled("bo", number=1), ("start_number_taken", "number")),
        (enrolled("bo", team="gone"), ("team_unknown", "team")),
        (enrolled("bo", team="far"), ("team_unknown", "team")),
        (adjusted(-1000, "ana"), ("", "")),
        (adjusted(-1000, team="red"), ("", "")),
        (adjusted(-1000), ("adjustment_whose", "player")),
        (adjusted(-1000, "ana", team="red"), ("adjustment_whose", "player")),
        (adjusted(-1000, "ghost"), ("no_such_player", "player")),
        (adjusted(-1000, team="far"), ("team_unknown", "team")),
        (adjusted(0, "ana"), ("penalty_points", "points")),
        (adjusted(150, "ana"), ("penalty_points", "points")),
        (adjusted(2_000_000, "ana"), ("penalty_points", "points")),
        (replace(adjusted(100, "ana"), reason=" "), ("reason_missing", "reason")),
        (adjusted(100, "ana", day="today"), ("day_unreadable", "day")),
        (adjusted(100, "ana", event="shut"), ("event_closed", "event")),
    ],
)
def test_what_players_have_in_an_event(thing: Thing, expected: tuple[str, str]) -> None:
    assert why(thing) == expected


def test_the_number_of_a_merged_player_is_his_own() -> None:
    held = register(
        *CLUB[:2], Player("ana2", "Ana", same_as="ana"), OPEN, enrolled("ana", number=1)
    )
    assert why(enrolled("ana2", number=1), held) == ("", "")


@pytest.mark.parametrize(
    ("team", "expected"),
    [
        (Team("blue", "e", "Blue"), ("", "")),
        (Team("blue", "e", ""), ("name_missing", "name")),
        (Team("blue", "e", "RED"), ("team_taken", "name")),
        (Team("blue", "", "Blue"), ("event_unknown", "event")),
        (Team("red", "shut", "Red"), ("event_closed", "event")),
        (Team("far", "e", "Far"), ("event_closed", "event")),
    ],
)
def test_teams(team: Team, expected: tuple[str, str]) -> None:
    assert why(team) == expected


# Events and evenings


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, ("", "")),
        ({"name": ""}, ("name_missing", "name")),
        ({"name": "event SHUT"}, ("event_taken", "name")),
        ({"name": "Event hidden"}, ("", "")),
        ({"begins": "2026-02-30"}, ("day_unreadable", "begins")),
        ({"ends": "soon"}, ("day_unreadable", "ends")),
        ({"begins": "2026-03-02", "ends": "2026-03-01"}, ("event_ends_before", "ends")),
        ({"begins": "2026-03-01", "ends": "2026-03-01"}, ("", "")),
        ({"minimum": -1}, ("number_range", "minimum")),
        ({"counting": "best", "counted": 0}, ("number_range", "counted")),
        ({"counting": "best", "counted": 10}, ("", "")),
        ({"rounds": 10_000}, ("number_range", "rounds")),
        ({"cuts": ((2, 16), (4, 8))}, ("", "")),
        ({"cuts": ((2, 8), (4, 8))}, ("event_cuts", "cuts")),
        ({"cuts": ((2, 8), (2, 4))}, ("event_cuts", "cuts")),
        ({"cuts": ((0, 8),)}, ("event_cuts", "cuts")),
        ({"cuts": ((2, 0),)}, ("event_cuts", "cuts")),
        ({"cuts": ((5, 4),)}, ("event_cuts", "cuts")),
        ({"cuts": ((5, 4),), "rounds": 0}, ("", "")),
        ({"rules": preset("ema2025")}, ("event_rules_used", "rules")),
        ({"closed": True}, ("", "")),
    ],
)
def test_events(fields: dict[str, Any], expected: tuple[str, str]) -> None:
    assert why(replace(OPEN, **fields)) == expected


def test_a_closed_event_can_be_opened_and_its_rules_changed_while_nothing_is_counted() -> None:
    assert why(replace(SHUT, closed=False, rules=TRIO)) == ("", "")


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        (Evening("m", "2026-12-01"), ("", "")),
        (Evening("m", "2026-11-30"), ("", "")),
        (Evening("m", "2026-11-30", "e"), ("evening_taken", "day")),
        (Evening("m", ""), ("day_unreadable", "day")),
        (Evening("m", "2026-12-01", "gone"), ("event_unknown", "event")),
        (Evening("m", "2026-12-01", "shut"), ("event_closed", "event")),
        (Attendance("n.ana", "n", "ana"), ("", "")),
        (Attendance("ana", "n", "ana"), ("wrong_type", "uid")),
        (Attendance("m.ana", "m", "ana"), ("evening_unknown", "evening")),
        (Attendance("n.ghost", "n", "ghost"), ("no_such_player", "player")),
    ],
)
def test_evenings(thing: Thing, expected: tuple[str, str]) -> None:
    assert why(thing) == expected


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        *(("2026-11-30", True), ("2026-11-31", False), ("2024-02-29", True)),
        *(("2026-02-29", False), ("2000-02-29", True), ("1900-02-29", False)),
        *(("2026-00-10", False), ("2026-13-10", False), ("2026-01-00", False)),
        *(("26-1-1", False), ("", False), ("２０２６-11-30", False), ("2026-11-30\n", False)),
    ],
)
def test_days(text: str, is_one: bool) -> None:
    assert is_day(text) == is_one


# Rounds and games


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        (round_(2, SPARE), ("", "")),
        (round_(2, SPARE, event=""), ("round_of_nothing", "event")),
        (round_(2, SPARE, event="gone"), ("event_unknown", "event")),
        (round_(2, SPARE, event="shut"), ("event_closed", "event")),
        (round_(2, SPARE, evening="gone"), ("evening_unknown", "evening")),
        (round_(0, SPARE), ("number_range", "number")),
        (round_(1, SPARE, uid="other"), ("round_taken", "number")),
        (round_(1, SPARE, uid="q2", event="", evening="n"), ("round_taken", "number")),
        (round_(2, SPARE, uid="q2", event="", evening="n"), ("", "")),
        (round_(2), ("round_empty", "tables")),
        (round_(2, SPARE[:3]), ("table_size", "tables")),
        (round_(2, SPARE[:3], event="", evening="n"), ("", "")),
        (round_(2, SPARE[:2], event="", evening="n"), ("table_size", "tables")),
        (round_(2, ("ghost", *SPARE[:3])), ("no_such_player", "tables")),
        (round_(2, SPARE, sits_out=("ghost",)), ("no_such_player", "tables")),
        (round_(2, SPARE, ("gil", "ana", "bo", "chi")), ("seated_twice", "tables")),
        (round_(2, SPARE, sits_out=("gil",)), ("seated_twice", "tables")),
        (round_(2, ("fay", "fay2", "ana", "bo")), ("seated_twice", "tables")),
        (round_(2, SPARE, minutes=-1), ("number_range", "minutes")),
        (round_(2, SPARE, minutes=90, extra=(5,)), ("", "")),
        (round_(2, SPARE, extra=(5, 5)), ("round_extra", "extra")),
        (round_(2, SPARE, extra=(-5,)), ("number_range", "extra")),
        (round_(1, SPARE), ("round_has_game", "tables")),
        (round_(1, FOUR, SPARE), ("", "")),
        (round_(1, FOUR, minutes=60), ("", "")),
    ],
)
def test_rounds(thing: Thing, expected: tuple[str, str]) -> None:
    assert why(thing) == expected


def test_a_round_cannot_leave_a_closed_event() -> None:
    held = register(*CLUB, SHUT, OPEN, round_(1, FOUR, event="shut"))
    assert why(round_(1, FOUR), held) == ("event_closed", "event")


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, ("", "")),
        ({"event": "gone"}, ("event_unknown", "event")),
        ({"event": "shut"}, ("event_closed", "event")),
        ({"event": "e", "round": "gone"}, ("round_unknown", "round")),
        ({"event": "", "round": "r1"}, ("round_unknown", "round")),
        ({"event": "e", "round": "q1", "table": 1}, ("", "")),
        ({"event": "e", "round": "r1", "table": 2}, ("table_unknown", "table")),
        ({"table": 1}, ("table_unknown", "table")),
        ({"event": "e", "round": "r1", "table": 1}, ("table_taken", "table")),
        ({"event": "e", "round": "r1", "table": 1, "counts": False}, ("", "")),
        ({"day": "30/11/2026"}, ("day_unreadable", "day")),
        ({"players": (("Ana", "ghost"),)}, ("no_such_player", "players")),
    ],
)
def test_links(fields: dict[str, Any], expected: tuple[str, str]) -> None:
    assert why(replace(Link("game", (("Ana", "ana"),)), **fields)) == expected


def test_a_void_game_gives_its_table_back() -> None:
    held = register(*CLUB, OPEN, FIRST, replace(PLAYED, counts=False))
    again = totals(FOUR, 30000, 30000, 30000, 30000, uid="again", round="r1", table=1)
    assert why(again, held) == ("", "")
    assert why(round_(1, tuple(reversed(FOUR))), held) == ("", "")


NAMED = (("Ana", "ana"), ("Bo", "bo"), ("Chi", "chi"), ("Dan", "dan"), ("Eva", "eva"))


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (NAMED, None),
        (NAMED[:3], ("name_of_nobody", "players")),
        (NAMED[:4], ("name_of_nobody", "players")),
        ((*NAMED[:3], ("Dan", "ana"), NAMED[4]), ("seated_twice", "players")),
        ((*NAMED[:4], ("Eva", "chi")), None),
        ((("Ana", "ghost"), *NAMED[1:]), ("no_such_player", "players")),
    ],
)
def test_a_link_fits_its_game(
    players: tuple[tuple[str, str], ...], expected: tuple[str, str] | None
) -> None:
    facts = facts_of(replay(WRC, NAMES, [drawn(), Replaced(CHI, "Eva")]))
    found = link_refusal(CLUB_, Link("new", players), facts)
    assert (found and (found.id, found.field)) == expected


def test_a_link_of_a_game_without_changes() -> None:
    assert link_refusal(CLUB_, Link("new", NAMED[:4]), facts_of(played(WRC))) is None


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        (totals(FOUR, 40000, 30000, 30000, 20000), ("", "")),
        (totals(("ghost", *FOUR[1:]), 1, 2, 3, 4), ("no_such_player", "players")),
        (totals(("ana", *FOUR[:3]), 1, 2, 3, 4), ("seated_twice", "players")),
        (totals(FOUR, 1, 2, 3, 4, event=""), ("totals_rules", "rules")),
        (totals(FOUR, 1, 2, 3, 4, event="", rules=WRC), ("totals_hundreds", "scores")),
        (totals(FOUR, 45000, 30000, 30000, 20000), ("totals_sum", "scores")),
        (totals(FOUR[:3], 50000, 30000, 25000, rules=TRIO), ("", "")),
        (totals(FOUR[:3], 50000, 30000, 25000), ("player_count", "players")),
        (totals(FOUR, 1, 2, 3, 4, event="shut"), ("event_closed", "event")),
        (totals(FOUR, 1, 2, 3, 4, uid="t", event="gone"), ("event_unknown", "event")),
    ],
)
def test_totals(thing: Totals, expected: tuple[str, str]) -> None:
    assert why(thing) == expected


# Taking away


@pytest.mark.parametrize(
    ("kind", "id", "expected"),
    [
        ("player", "ana", "player_used"),
        ("player", "fay", "player_used"),
        ("player", "eva", ""),
        ("player", "nobody", ""),
        ("event", "e", "event_used"),
        ("event", "hidden", ""),
        ("team", "red", "team_used"),
        ("team", "far", "event_closed"),
        ("evening", "n", "evening_used"),
        ("round", "r1", "round_used"),
        ("round", "q1", ""),
        ("registration", "e.ana", ""),
        ("totals", "t", ""),
        ("link", "game", ""),
    ],
)
def test_what_cannot_be_taken_away(kind: str, id: str, expected: str) -> None:
    found = removal_refusal(CLUB_, kind, id)
    assert (found.id if found else "") == expected


@pytest.mark.parametrize(
    "thing",
    [
        enrolled("eva"),
        adjusted(100, "eva"),
        Attendance("n.eva", "n", "eva"),
        round_(2, ("eva", *FOUR[1:])),
        round_(2, FOUR, sits_out=("eva",)),
        Link("l", (("Eva", "eva"),)),
        totals(("eva", *FOUR[1:]), 1, 2, 3, 4),
        Player("z", "Zoe", same_as="eva"),
    ],
    ids=lambda thing: type(thing).__name__,
)
def test_who_is_named_anywhere_cannot_be_taken_away(thing: Thing) -> None:
    assert removal_refusal(register(*CLUB, thing), "player", "eva") is not None


# Words


def test_every_reason_is_told_in_every_language() -> None:
    reasons = {
        refusal(CLUB_, thing)
        for thing in (
            Player("z", "Ana"),
            enrolled("bo", number=1),
            enrolled("bo", "shut"),
            round_(2, SPARE[:3]),
            round_(1, SPARE),
            totals(FOUR, 45000, 30000, 30000, 20000),
            replace(OPEN, minimum=-1),
            Evening("m", "2026-11-30", "e"),
        )
    }
    for language in ("fr", "en", "ja"):
        words = Words(language)
        for reason in reasons:
            assert reason is not None
            assert "{" not in words.problem(reason)
    taken = refusal(CLUB_, enrolled("bo", number=1))
    assert taken is not None
    assert Words("en").problem(taken) == "Number 1: already that of Ana."


def test_many_things_are_tried_without_looking_at_every_pair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0

    def counted(name: str) -> tuple[str, ...]:
        nonlocal asked
        asked += 1
        return name_key(name)

    monkeypatch.setattr("riichi_desktop.club.trial.name_key", counted)
    many = [Player(f"p{n}", f"Player {n}") for n in range(300)]
    assert first_refusal(Register(), many) is None
    assert asked <= 20 * len(many)


def test_a_thing_is_tried_after_those_put_before_it() -> None:
    twice = first_refusal(Register(), [Player("a", "Ann Lee"), Player("b", "ann  LEE")])
    assert twice is not None
    assert (twice.id, twice.field) == ("player_taken", "name")
    renamed = [Player("a", "Ann"), Player("a", "Bea"), Player("b", "Ann")]
    assert first_refusal(Register(), renamed) is None
    numbered = [replace(enrolled(player), number=7) for player in FOUR[:2]]
    taken = first_refusal(CLUB_, numbered)
    assert taken is not None
    assert taken.id == "start_number_taken"


def test_a_number_of_who_was_merged_is_free() -> None:
    twin = replace(CLUB[0], uid="ana2", same_as="ana")
    held = register(*CLUB, event(), twin, enrolled("ana", number=3), enrolled("ana2", number=7))
    assert first_refusal(held, [enrolled("bo", number=7)]) is None
    assert first_refusal(held, [enrolled("bo", number=3)]) is not None


def test_things_of_all_sorts_are_tried_in_one_act() -> None:
    held = register(*CLUB, event())
    mixed = [Player("x", "Xi"), enrolled("ana", number=1), Player("y", "Yo"), enrolled("bo")]
    assert first_refusal(held, mixed) is None
    again = first_refusal(held, [*mixed, enrolled("chi", number=1)])
    assert again is not None
    assert again.id == "start_number_taken"


def test_what_others_still_name_cannot_be_gone() -> None:
    found = used_refusal(CLUB_, [("player", "ana"), ("team", "nobody")])
    assert found is not None
    assert found.id == "player_used"
    assert used_refusal(register(*CLUB), [("player", "ana"), ("player", "bo")]) is None
