"""What the Club page works out without a window: people, days, rounds, results, links."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from riichi_desktop.club import (
    Act,
    Adjustment,
    Attendance,
    Event,
    Link,
    Played,
    PlayedSeat,
    Player,
    Register,
    Registration,
    Round,
    Team,
    Totals,
    kind_of,
)
from riichi_desktop.documents import preset
from riichi_desktop.export.game_names import day_text, moment_text
from riichi_desktop.ledger import Booked, Entry, Replaced, game_of
from riichi_desktop.storage import GameHead
from riichi_desktop.ui.club.day_field import day_of
from riichi_desktop.ui.club.days import day_long, day_short, is_day, today
from riichi_desktop.ui.club.evening.proposal import free_register, team_groups, why_none, why_out
from riichi_desktop.ui.club.events.adjustment_dialog import tenths_of
from riichi_desktop.ui.club.events.form import (
    form_fault,
    new_event,
    with_counting,
    with_cut,
    with_kind,
)
from riichi_desktop.ui.club.events.lines import (
    adjustment_rows,
    day_range,
    event_rows,
    registered,
    registration_line,
)
from riichi_desktop.ui.club.links.linking import (
    called,
    held_ids,
    known_ids,
    link_of_new,
    linked,
    names_of,
    unknown_name,
)
from riichi_desktop.ui.club.people import games_of as counts
from riichi_desktop.ui.club.people import name_of, named, people
from riichi_desktop.ui.club.player_field import offered_names
from riichi_desktop.ui.club.step_words import step_words
from riichi_desktop.ui.club.tables.acts import told_apart
from riichi_desktop.ui.club.tables.changes import (
    extended,
    face_of,
    people_of,
    spent_of,
    started,
    swapped,
)
from riichi_desktop.ui.club.tables.result import ResultForm, off_by, rest_of, scores_of, settled
from riichi_desktop.ui.club.tables.result import form_fault as result_fault
from riichi_desktop.ui.club.tables.values import games_of, loose_shown, round_shown
from riichi_desktop.ui.match.log.parts import _time as written_at
from riichi_desktop.ui.roll_steps import Put, Step, Steps
from riichi_desktop.words import LANGUAGES, Words

RULES = preset("tenhou")
NOW = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)
EN = Words("en")


def register_with(*things) -> Register:
    return Register().with_acts(
        [Act(f"a{at}", kind_of(one), one.uid, one) for at, one in enumerate(things)]
    )


AIKO = Player("a", "Aïko Tanaka", "Ai", "Paris", "FR1")
BRUNO = Player("b", "Bruno", city="Lyon")
CHLOE = Player("c", "Chloé Martin", guest=True)
DAVID = Player("d", "David")
EMMA = Player("e", "Emma")
CLUB = (AIKO, BRUNO, CHLOE, DAVID, EMMA)
SEASON = Event("s", "Autumn", "season", RULES, begins="2026-09-01")


def played(uid: str, *players: str, day: str = "2026-11-01", counts: bool = True) -> Played:
    seats = tuple(
        PlayedSeat(one, one, place, 1, 25000, 0) for place, one in enumerate(players, start=1)
    )
    return Played(uid, "s", "", 0, day, "tenhou", 4, 8, True, seats, counts=counts)


# People


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", ["a", "b", "c", "d", "e"]),
        ("aiko", ["a"]),
        ("AI", ["a"]),
        ("chloe mart", ["c"]),
        ("lyon", ["b"]),
        ("fr1", ["a"]),
        ("da", ["d"]),
        ("zzz", []),
    ],
)
def test_people_are_found_by_all_that_is_written_of_them(query, found):
    assert [one.player.uid for one in people(register_with(*CLUB), {}, query)] == found


def test_who_begins_with_what_is_sought_comes_first():
    register = register_with(Player("1", "Adam Berger"), Player("2", "Berta"))
    assert [one.player.uid for one in people(register, {}, "ber")] == ["2", "1"]


def test_hidden_merged_and_erased_people_are_left_out():
    register = register_with(
        replace(AIKO, hidden=True), replace(BRUNO, same_as="d"), replace(CHLOE, erased=True), DAVID
    )
    assert [one.player.uid for one in people(register, {})] == ["d"]
    assert [one.player.uid for one in people(register, {}, hidden=True)] == ["a", "d"]
    assert offered_names(register.players.values()) == ["David"]


def test_games_count_for_whom_somebody_was_merged_into():
    register = register_with(AIKO, replace(BRUNO, same_as="a"), CHLOE)
    games = [
        played("1", "a", "c"),
        played("2", "b", day="2026-11-08"),
        played("3", "c", counts=False),
    ]
    assert counts(register, games) == {"a": (2, "2026-11-08"), "c": (1, "2026-11-01")}


def test_a_name_is_found_by_alias_and_without_accents():
    register = register_with(*CLUB)
    assert [one.uid for one in named(register, "chloe  MARTIN")] == ["c"]
    assert [one.uid for one in named(register, "ai")] == ["a"]
    assert named(register, " ") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_without_a_name(lang):
    words = Words(lang)
    register = register_with(replace(AIKO, name="", erased=True))
    assert name_of(register, "a", words) == name_of(register, "?", words) != ""


# Days


def test_after_midnight_the_evening_goes_on():
    assert today(datetime(2026, 12, 1, 1, 30)) == "2026-11-30"  # noqa: DTZ001
    assert today(datetime(2026, 12, 1, 5, 0)) == "2026-12-01"  # noqa: DTZ001


@pytest.mark.parametrize(
    ("lang", "short", "long"),
    [
        ("fr", "30/11/2026", "lundi 30 novembre 2026"),
        ("en", "11/30/26", "Monday, November 30, 2026"),
        ("ja", "2026/11/30", "2026年11月30日月曜日"),
    ],
)
def test_days_are_written_and_read_as_people_write_them(lang, short, long):
    words = Words(lang)
    assert day_short("2026-11-30", words) == short
    assert day_long("2026-11-30", words) == long
    assert day_of(short, lang) == day_of(long, lang) == day_of(" 2026-11-30 ", lang) == "2026-11-30"


def test_what_is_no_day_is_none():
    assert day_of("soon", "en") is None
    assert day_of("", "en") == ""
    assert (is_day("2026-02-30"), is_day("20261130"), is_day("2026-02-28")) == (False, False, True)
    assert day_short("?", EN) == "?"


# Rounds


ROUND = Round("r", 1, (("a", "b", "c", "d"),), evening="v", sits_out=("e",))


def test_people_swap_places_at_tables_and_on_the_bench():
    assert swapped(ROUND, "a", "c").tables == (("c", "b", "a", "d"),)
    changed = swapped(ROUND, "e", "b")
    assert (changed.tables, changed.sits_out) == ((("a", "e", "c", "d"),), ("b",))
    assert people_of(changed) == ("a", "e", "c", "d", "b")


def test_who_was_in_no_place_comes_in_and_the_other_sits_out():
    changed = swapped(ROUND, "d", "f")
    assert (changed.tables, changed.sits_out) == ((("a", "b", "c", "f"),), ("e", "d"))


def test_the_clock_of_a_round_runs_from_when_it_was_started():
    assert face_of(ROUND, NOW) is None
    ready = replace(ROUND, minutes=75)
    assert (face_of(ready, NOW).text, face_of(ready, NOW).state) == ("75:00", "ready")
    round = started(ready, 75, NOW)
    assert face_of(round, NOW + timedelta(minutes=15)).text == "60:00"
    late = face_of(round, NOW + timedelta(minutes=61))
    assert (late.text, late.state, late.warning) == ("14:00", "running", True)
    assert face_of(round, NOW + timedelta(hours=2)).state == "over"


def test_time_is_added_for_all_tables_or_for_one():
    round = started(ROUND, 60, NOW)
    assert extended(round, 5).minutes == 65
    assert extended(round, -100).minutes == 0
    longer = extended(round, 5, 1)
    assert (longer.minutes, longer.extra) == (60, (5,))
    assert face_of(longer, NOW, 1).text == "65:00"
    assert face_of(longer, NOW).text == "60:00"
    assert extended(longer, -5, 1).extra == ()


def test_a_round_is_planned_then_runs_then_is_over():
    register = register_with(*CLUB, SEASON, ROUND)
    nothing = games_of(register, {}, ())
    shown = round_shown(register, ROUND, nothing, RULES)
    (table,) = shown.tables
    assert (table.state, [seat.name for seat in table.seats][:2]) == (
        "planned",
        ["Aïko Tanaka", "Bruno"],
    )
    pairs = (("Aïko Tanaka", "a"), ("Bruno", "b"), ("C", "c"), ("D", "d"))
    register = register.with_acts(
        [Act("l", "link", "g", Link("g", pairs, round="r", table=1, day="2026-11-30"))]
    )
    head = GameHead(
        *("g", 1, "", "2026-11-30T20:00:00Z", "tenhou", False, 3),
        ("Aïko Tanaka", "Bruno", "C", "D"),
        3,
        "E3",
        scores=(30000, 20000, 25000, 25000),
        is_summed=True,
    )
    (table,) = round_shown(register, ROUND, games_of(register, {"g": head}, ()), RULES).tables
    assert (table.state, table.game, table.hand) == ("running", "g", "E3")
    assert [(seat.player, seat.score, seat.place) for seat in table.seats] == [
        ("a", 30000, 1),
        ("b", 20000, 4),
        ("c", 25000, 2),
        ("d", 25000, 3),
    ]
    over = head._replace(finished=True)
    result = Played(
        *("g", "", "r", 1, "", "tenhou", 4, 8, True),
        tuple(PlayedSeat(one, one, at, 1, 25000, 100 * at) for at, one in enumerate("abcd", 1)),
    )
    (table,) = round_shown(
        register, ROUND, games_of(register, {"g": over}, (result,)), RULES
    ).tables
    assert table.state == "finished"
    assert [seat.points for seat in table.seats] == [100, 200, 300, 400]


def test_a_void_game_leaves_its_table_to_be_played_again():
    register = register_with(*CLUB, ROUND, Link("g", (), round="r", table=1, counts=False), SEASON)
    (table,) = round_shown(register, ROUND, games_of(register, {}, ()), RULES).tables
    assert table.state == "planned"


def test_a_result_alone_stands_at_its_table_and_outside_rounds():
    totals = Totals("t", ("b", "a", "c", "d"), (40000, 30000, 20000, 10000), RULES, "", "r", 1)
    register = register_with(*CLUB, ROUND, totals)
    (table,) = round_shown(register, ROUND, games_of(register, {}, ()), RULES).tables
    assert (table.state, table.totals) == ("finished", "t")
    assert (table.seats[0].name, table.seats[0].score) == ("Bruno", 40000)
    loose = register.with_acts(
        [Act("x", "totals", "t", replace(totals, round="", table=0, day="2026-11-30"))]
    )
    games = games_of(loose, {}, ())
    found = loose_shown(loose, "2026-11-30", games, "", RULES)
    assert [one.totals for one in found.tables] == ["t"]
    counted = loose.with_acts(
        [Act("y", "totals", "t", replace(totals, event="e", round="", table=0, day="2026-11-30"))]
    )
    other = loose_shown(counted, "2026-11-30", games, "elsewhere", RULES)
    assert [one.event for one in other.tables] == ["e"]
    assert loose_shown(loose, "2026-12-01", games, "", RULES) is None


def test_who_sits_at_a_table_is_not_free_and_too_few_are_told():
    here = [Attendance(f"v.{one.uid}", "v", one.uid) for one in CLUB]
    register = register_with(*CLUB, *here)
    assert why_none(register, "v", 4, frozenset()) is None
    why = why_none(register, "v", 4, frozenset({"a", "b"}))
    assert EN.problem(why) == "A table takes 4 people who are free: 1 more."
    free = free_register(register, "v", frozenset({"a"}))
    assert not free.attendances["v.a"].here
    assert free.attendances["v.b"].here


def test_it_is_told_why_somebody_sits_out():
    here = [Attendance(f"v.{one.uid}", "v", one.uid) for one in CLUB]
    register = register_with(*CLUB, *here, ROUND)
    assert why_out(register, ROUND, 4, EN) == "Emma: came last"
    for number, out in enumerate("dcba", start=2):
        table = tuple(uid for uid in "abcde" if uid != out)
        round = Round(f"r{number}", number, (table,), evening="v", sits_out=(out,))
        register = register.with_acts([Act("x", "round", round.uid, round)])
    assert why_out(register, round, 4, EN) == "Aïko Tanaka: 4 games in a row"
    assert why_out(register, replace(round, sits_out=()), 4, EN) == ""


def test_people_of_a_team_are_spared_each_other():
    team = Team("t", "s", "Dragons")
    regs = [Registration(f"s.{uid}", "s", uid, team="t") for uid in "ab"]
    register = register_with(*CLUB, SEASON, team, *regs)
    (group,) = team_groups(register, "s").avoided
    assert (group.name, group.players) == ("Dragons", ("a", "b"))
    assert team_groups(register, "other").avoided == ()


def test_people_of_one_name_are_told_apart_at_a_table():
    twin = replace(BRUNO, uid="z", city="Nice")
    assert told_apart([BRUNO, twin, DAVID]) == ("Bruno (Lyon)", "Bruno (Nice)", "David")


# Results


@pytest.mark.parametrize(
    ("texts", "points"),
    [
        (("25300", "25 300", "25,300", "24’100"), (25300, 25300, 25300, 24100)),
        (("400", "300", "312", "−12"), (40000, 30000, 31200, -1200)),
        (("40000", "300", "-1200", "0"), (40000, 300, -1200, 0)),
        (("25350", "x", "", "300"), (None, None, None, 300)),
        (("", "", "", "9999999"), (None, None, None, None)),
    ],
)
def test_scores_are_read_as_people_write_them(texts, points):
    assert scores_of(texts) == points


def form(*scores: str) -> ResultForm:
    return ResultForm(("A", "B", "C", "D"), ("a", "b", "c", ""), scores)


def test_the_last_score_is_what_is_left():
    assert rest_of(form("40000", "30000", "20000", ""), RULES) == 10000
    assert rest_of(form("", "300", "200", "100"), RULES) == 40000
    assert rest_of(form("40000", "", "20000", ""), RULES) is None
    assert rest_of(form("40000", "x", "20000", ""), RULES) is None
    assert off_by(form("400", "300", "200", "110"), RULES) == 1000
    assert off_by(form("400", "300", "200", ""), RULES) is None


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (replace(form("1", "2", "3", "4"), names=("A", "", "C", "D")), "result_name"),
        (replace(form("1", "2", "3", "4"), names=("A", "a", "C", "D")), "seated_twice"),
        (form("400", "", "200", "100"), "result_score"),
        (form("400", "?", "200", "100"), "result_unreadable"),
        (form("400", "300", "200", "200"), "totals_sum"),
    ],
)
def test_why_a_result_cannot_be_booked(said, reason):
    fault = result_fault(said, RULES)
    assert fault.id == reason
    assert all(Words(lang).problem(fault) for lang in LANGUAGES)
    assert settled(said, RULES) is None


def test_what_a_result_comes_to_is_settled_by_the_ledger():
    found = settled(form("400", "300", "200", "100"), RULES)
    assert [(seat.place, seat.points) for seat in found.seats] == [
        (1, 50000),
        (2, 10000),
        (3, -20000),
        (4, -40000),
    ]


# Links


def test_names_of_a_game_are_known_where_one_person_has_them():
    register = register_with(*CLUB, Player("z", "David", city="Nice"))
    assert known_ids(register, ["AIKO TANAKA", "Bruno", "David", "New"]) == ("a", "b", "", "")
    assert known_ids(register, ["Bruno", "bruno"]) == ("", "")
    assert called(register, ["ai", "New"]) == ("Aïko Tanaka", "New")


def test_who_is_not_known_is_written_down_as_a_guest():
    uids = iter(["n1", "n2"])
    made = linked(["A", "B", "N"], ["a", "b", ""], ["A", "B", "Nina"], uids.__next__)
    assert made.pairs == (("A", "a"), ("B", "b"), ("N", "n1"))
    assert made.new == (Player("n1", "Nina", guest=True),)


def test_a_new_game_has_a_link_where_it_counts_or_somebody_is_known():
    register = register_with(*CLUB)
    uid = iter(["n"]).__next__
    made = link_of_new(register, ["Bruno", "Nina"], "s", "2026-11-30", uid)
    assert (made.link.event, made.link.players) == ("s", (("Bruno", "b"), ("Nina", "n")))
    assert [one.name for one in made.new] == ["Nina"]
    free = link_of_new(register, ["Bruno", "Nina"], "", "2026-11-30", uid)
    assert (free.new, free.link.players) == ((), (("Bruno", "b"),))
    assert link_of_new(register, ["Nina"], "", "2026-11-30", uid) is None


def test_everybody_who_ever_sat_at_a_game_has_a_name_to_be_linked():
    game = game_of(RULES, ("A", "B", "B", "D"), [Entry("1", Booked(Replaced(3, "E")))])
    assert names_of(game) == ("A", "B", "B", "D", "E")
    link = Link("g", (("A", "a"), ("B", "b"), ("B", "c")))
    assert held_ids(link, names_of(game)) == ("a", "b", "c", "", "")
    assert held_ids(None, ("A",)) == ("",)
    assert unknown_name(link, game) == unknown_name(None, game) == ""
    assert unknown_name(replace(link, event="s"), game) == "D"
    assert unknown_name(replace(link, event="s", counts=False), game) == ""


# Events


def test_an_event_is_filled_in_step_by_step():
    event = new_event("x", RULES, "2026-11-30")
    assert form_fault(event, ["", ""]).id == "event_unnamed"
    event = replace(event, name="Cup")
    assert form_fault(event, ["", None]).id == "event_day"
    assert form_fault(event, ["2026-11-30", ""]) is None
    tournament = with_kind(event, "tournament")
    assert tournament.rounds == 8
    cut = with_cut(with_cut(tournament))
    assert cut.cuts == ((2, 16), (4, 8))
    assert with_kind(cut, "season").cuts == ()
    best = with_counting(event, "best")
    assert (best.counted, with_counting(best, "all").counted) == (10, 0)


def test_points_of_an_adjustment_are_read_in_tenths():
    assert [tenths_of(text) for text in ("20", "2,5", "2.5", "+3", "-3", "2.55", "", "x")] == [
        20000,
        2500,
        2500,
        3000,
        None,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_an_event(lang):
    words = Words(lang)
    event = Event("t", "Cup", "tournament", RULES, "2026-12-19", "2026-12-20", 4, "best", 3)
    event = replace(event, rounds=8, cuts=((5, 16), (7, 4)))
    said = {row.key: "".join(row.values) + row.below for row in event_rows(event, words)}
    assert said["rounds"] == "8"
    assert "16" in said["cuts"]
    assert "3" in said["counting"]
    one_day = replace(event, ends=event.begins)
    assert day_range(one_day, words) == day_short("2026-12-19", words)
    assert day_range(replace(event, ends=""), words) != day_range(replace(event, begins=""), words)
    assert day_range(replace(event, begins="", ends=""), words) == ""


def test_who_takes_part_is_listed_by_number_then_name():
    regs = [
        Registration("s.a", "s", "a"),
        Registration("s.b", "s", "b", number=2, substitute=True),
        Registration("s.c", "s", "c", number=1, withdrawn=True),
        Registration("o.d", "o", "d"),
    ]
    register = register_with(*CLUB, SEASON, *regs)
    assert [one.player for one in registered(register, SEASON, "")] == ["c", "b", "a"]
    assert [one.player for one in registered(register, SEASON, "chloe")] == ["c"]
    line = registration_line(register, regs[1], EN, teams=False)
    assert line.spoken == "Bruno, start number 2, substitute"
    assert registration_line(register, regs[2], EN, teams=True).muted


def test_a_cancelled_penalty_stays_with_both_reasons():
    penalty = Adjustment("p", "s", -20000, "Late", player="b", by="Referee", day="2026-11-30")
    register = register_with(*CLUB, SEASON, penalty, replace(penalty, uid="q", cancelled="Train"))
    latest, first = adjustment_rows(register, SEASON, EN)
    assert (first.name, first.values, first.muted) == ("Bruno", ("−20.0",), False)
    assert first.below == "Late · decided by Referee · 11/30/26"
    assert latest.muted
    assert latest.below.endswith("cancelled: Train")


# Undo


def test_steps_are_taken_back_and_again():
    steps = Steps()
    one = Step((Put("player", "a", None),), (Put("player", "a", AIKO),))
    assert steps.take_back() is None
    steps.add(one)
    assert steps.take_back() == one.back
    steps.settle()
    assert (steps.can_undo, steps.can_redo) == (False, True)
    assert steps.take_again() == one
    steps.settle()
    steps.take_back()
    steps.drop()
    assert (steps.can_undo, steps.can_redo) == (False, False)


def test_a_new_step_forgets_what_was_undone():
    steps = Steps()
    one = Step((), (Put("player", "a", AIKO),))
    steps.add(one)
    steps.take_back()
    steps.settle()
    steps.add(one)
    assert not steps.can_redo


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_thing_is_named_where_it_is_undone(lang):
    words = Words(lang)
    things = (
        *(AIKO, SEASON, Team("t", "s", "Dragons"), Registration("s.a", "s", "a")),
        *(Adjustment("p", "s", -100, "Late", player="a"), Attendance("v.a", "v", "a"), ROUND),
        Totals("t", (), (), day="2026-11-30"),
    )
    register = register_with(AIKO)
    said = set()
    for thing in things:
        put = Put(kind_of(thing), thing.uid, thing)
        step = Step((put._replace(thing=None),), (put,))
        said.add(step_words(step, register, register, words))
        gone = step_words(step.back, register, register, words)
        assert gone in said
    assert len(said) == len(things)
    both = Step((put, put), (put, Put("player", "a", AIKO)))
    assert "1" in step_words(both, register, register, words)


@pytest.mark.parametrize(
    "moment",
    ["0001-01-01T00:00:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "soon", "\0"],
)
def test_moments_that_no_clock_shows_stop_nothing(moment):
    table = (("a", "b", "c", "d"),)
    late = Round("r1", 1, table, event="e", begun=moment, minutes=90)
    assert spent_of(late, datetime.now(UTC)) is None
    assert written_at(moment) == moment or len(written_at(moment)) == 5
    assert day_text(moment, Words("en"))
    moment_text(moment, "Table 3", Words("en"))
