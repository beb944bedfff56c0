"""What games come to for the people of the register: remembered, and just what the record says."""

from threading import Thread

import pytest

from riichi_desktop.club import (
    Event,
    Link,
    Player,
    Totals,
    facts_of,
    played_of_game,
    played_of_totals,
)
from riichi_desktop.documents import preset
from riichi_desktop.ledger import Booked, Finished, Penalty, Replaced, Reseated
from riichi_desktop.storage import StorageError, open_club, played_games
from riichi_desktop.storage.played_rows import PlayedRows

from .matches import DRAW, EVERY_ACT, NAMES, RON, RULES, TSUMO, Entry, problem_of, query, record

PLAYERS = ("p1", "p2", "p3", "p4")
EVENT = Event("e1", "Saison", "season", RULES)
LINK = Link("", tuple(zip(NAMES, PLAYERS, strict=True)), "e1", day="2026-11-30")
OVER = (Booked(RON), Booked(TSUMO), Booked(Finished("late")))


def begun(club, *acts, first=1, link=LINK):
    return club.create_game(RULES, NAMES, "", record(*acts, first=first), link=link).id


def filled(club):
    """Give games of every sort: over, going on, not linked, empty, illegal at its end."""
    club.put([EVENT, *(Player(uid, name) for uid, name in zip(PLAYERS, NAMES, strict=True))])
    games = [begun(club, *OVER), begun(club, Booked(RON), first=10)]
    club.create_game(RULES, NAMES, "", record(*OVER, first=20))
    games.append(begun(club))
    games.append(begun(club, *OVER, Booked(DRAW), first=30))
    return games


def derived(club):
    """Give the results as they follow from register and records, without any cache."""
    register = club.register()
    links = [register.links[head.id] for head in club.heads() if head.id in register.links]
    games = [played_of_game(one, facts_of(club.game(one.uid))) for one in links]
    totals = [
        played_of_totals(one, one.rules or register.events[one.event].rules)
        for one in register.totals.values()
    ]
    return (*games, *totals)


@pytest.fixture
def folds(monkeypatch):
    """Count the games that are worked out from their records."""
    counted = []

    def facts(game):
        counted.append(game)
        return facts_of(game)

    monkeypatch.setattr(played_games, "facts_of", facts)
    return counted


def test_without_games_there_are_no_results(club):
    assert club.results() == ((), 0, ())


def test_results_are_what_the_records_say(club):
    games = filled(club)
    results = club.results(60)
    assert (results.left, results.damaged) == (0, ())
    assert results.played == derived(club)
    assert [one.uid for one in results.played] == games
    assert [one.finished for one in results.played] == [True, False, False, True]


def test_nothing_is_worked_out_twice(opened, path, folds):
    club = opened()
    filled(club)
    before = club.results(60)
    assert len(folds) == 4
    assert club.results() is before, "nobody has written"
    club.close()
    club = opened()
    assert club.results(60).played == before.played
    assert len(folds) == 6, "the two that go on are worked out again"
    club.close()
    query(path, "DROP TABLE played")
    assert opened().results(60).played == before.played
    assert len(folds) == 10


def test_a_hand_more_costs_one_game(club, folds):
    games = filled(club)
    club.results(60)
    del folds[:]
    club.append(games[1], Entry("", Booked(DRAW)))
    results = club.results(60)
    assert results.played == derived(club)
    assert len(folds) == 1
    assert results.played[1].hands == 2


def test_what_a_game_counts_for_may_change(club, folds):
    games = filled(club)
    club.results(60)
    del folds[:]
    club.put([Link(games[0], (("Ana", "p9"),), "e2", counts=False)])
    results = club.results(60)
    assert results.played == derived(club)
    assert (results.played[0].event, results.played[0].counts) == ("e2", False)
    assert [seat.player for seat in results.played[0].seats] == ["p9", "", "", ""]
    assert folds == [], "it follows from what is remembered"
    club.put([Link(games[0], LINK.players)])
    assert [one.uid for one in club.results(60).played] == games, "in the order of beginning"
    club.put([], [("link", games[0])])
    assert [one.uid for one in club.results(60).played] == games[1:]


def test_a_little_at_a_time(club, monkeypatch):
    for at in range(20):
        begun(club, *OVER, first=100 * at + 1)
    monkeypatch.setattr(played_games, "_LOOKED_UP", 4)
    monkeypatch.setattr(played_games, "_FOLDED", 2)
    lefts = []
    while not lefts or lefts[-1]:
        results = club.results(0)
        lefts.append(results.left)
        assert len(results.played) == 20 - results.left
    assert lefts == list(range(18, -1, -2))
    assert results.played == derived(club)


def test_many_games_are_written_down_now_and_then(club, path, monkeypatch):
    for at in range(20):
        begun(club, *OVER, first=100 * at + 1)
    monkeypatch.setattr(played_games, "_LOOKED_UP", 4)
    monkeypatch.setattr(played_games, "_WRITTEN", 8)
    club.results(0)
    assert query(path, "SELECT count(*) FROM played") == [(0,)]
    club.results(0)
    assert query(path, "SELECT count(*) FROM played") == [(8,)]
    club.results(60)
    assert query(path, "SELECT count(*) FROM played") == [(20,)]


def test_everything_worked_out_anew_is_the_same(opened, path, folds):
    club = opened()
    filled(club)
    before = club.results(60)
    query(path, "UPDATE played SET document = replace(document, '25000', '26000')")
    query(path, "UPDATE played SET document = replace(document, ',1,', ',2,')")
    club.close()
    club = opened()
    assert club.results(60) != before, "so it was believed what is remembered"
    del folds[:]
    seen = []
    assert club.rebuild(lambda at, of: seen.append((at, of))) == before
    assert len(folds) == 4
    assert seen[-1] == (4, 4)
    club.close()
    assert opened().results(60) == before


@pytest.mark.parametrize(
    "damage",
    [
        "document = '{'",
        "document = '[]'",
        "document = x'ff'",
        "document = CAST(x'ff' AS TEXT)",
        "document = 3",
        "entries = 99",
        "entries = 'x'",
        "program = '0.0.1'",
    ],
)
def test_what_is_remembered_wrongly_is_worked_out_anew(opened, path, damage):
    club = opened()
    filled(club)
    before = club.results(60)
    club.close()
    query(path, f"UPDATE played SET {damage}")
    club = opened()
    assert club.results(60).played == before.played
    club.close()
    assert opened().results(60).played == before.played


@pytest.mark.parametrize(
    ("damage", "id"),
    [
        ("UPDATE entry SET payload = '{' WHERE uid = 'u1'", "entry_damaged"),
        ("UPDATE entry SET payload = CAST(x'ff' AS TEXT) WHERE uid = 'u1'", "corrupt"),
        ("UPDATE entry SET number = 'x' WHERE uid = 'u3'", "corrupt"),
        ("DELETE FROM entry WHERE uid = 'u1'", "entry_missing"),
        ("UPDATE game SET names = '[\"A\"]' WHERE number = 1", "names_damaged"),
        ("UPDATE game SET rules = 'none' WHERE number = 1", "no_such_game"),
    ],
)
def test_a_damaged_game_is_told_and_the_others_count(opened, path, damage, id):
    club = opened()
    games = filled(club)
    club.close()
    query(path, damage)
    club = opened()
    results = club.results(60)
    assert [one.uid for one in results.played] == games[1:]
    ((game, problem),) = results.damaged
    assert (game, problem.id) == (games[0], id)
    assert club.results(60) is results
    club.put([], [("link", game)])
    assert club.results(60).damaged == ()


def test_totals_are_settled_by_their_rules_or_those_of_the_event(club):
    club.put([EVENT])
    own = Totals("x1", PLAYERS, (45000, 35000, 25000, 15000), preset("ema2016"))
    of_event = Totals("x2", PLAYERS, (40000, 30000, 20000, 10000), event="e1")
    no_rules = Totals("x3", PLAYERS, (25000,) * 4)
    wrong = Totals("x4", PLAYERS, (25000, 1, 2, 3), event="e1")
    club.put([own, of_event, no_rules, wrong])
    results = club.results(60)
    assert results.played == (
        played_of_totals(own, preset("ema2016")),
        played_of_totals(of_event, RULES),
    )
    assert [(uid, problem.id) for uid, problem in results.damaged] == [
        ("x3", "totals_rules"),
        ("x4", "totals_hundreds"),
    ]
    club.put(
        [Event("e1", "Saison", "season", preset("wrc2025")), Totals("x3", PLAYERS, (30000,) * 4)]
    )
    club.put([], [("totals", "x4"), ("totals", "x1")])
    results = club.results(60)
    assert [one.rules_id for one in results.played] == ["wrc2025"]
    assert [uid for uid, _ in results.damaged] == ["x3"]
    club.put([], [("totals", "x3"), ("event", "e1")])
    assert [uid for uid, _ in club.results(60).damaged] == ["x2"]


def test_a_link_to_a_game_of_another_station_waits_for_it(club):
    filled(club)
    club.put([Link("not here yet", LINK.players)])
    results = club.results(60)
    assert (len(results.played), results.left, results.damaged) == (4, 0, ())


def test_whoever_sat_in_and_left_is_among_them(club):
    acts = (
        *(Booked(RON), Booked(Replaced(1, "Eve")), Booked(TSUMO), Booked(Penalty(1, -8000))),
        *(Booked(Reseated((1, 0, 2, 3))), Booked(Finished("late"))),
    )
    link = Link("", (*LINK.players, ("Eve", "p5")), "e1")
    begun(club, *acts, link=link)
    (played,) = club.results(60).played
    assert played == derived(club)[0]
    assert {seat.player for seat in played.seats} == {"p1", "p5", "p3", "p4"}
    assert [seat.player for seat in played.left] == ["p2"]


def test_every_kind_of_entry_is_worked_out(club):
    begun(club, *EVERY_ACT)
    assert club.results(60).played == derived(club)


def test_a_reader_works_out_and_writes_nothing(opened, path):
    club = opened()
    games = filled(club)
    reader = opened(read_only=True)
    before = reader.results(60)
    assert before.played == derived(club)
    assert query(path, "SELECT count(*) FROM played") == [(0,)]
    club.append(games[1], Entry("", Booked(DRAW)))
    assert reader.results(60).played == derived(club)
    assert reader.rebuild().played == derived(club)


def test_what_cannot_be_written_down_is_no_loss(club, monkeypatch):
    filled(club)

    def full(*_):
        from riichi_desktop.engine import problem

        raise StorageError(problem("disk_full", file="x"))

    monkeypatch.setattr(PlayedRows, "remember", full)
    assert club.results(60).played == derived(club)


def test_a_database_that_is_gone_is_told(tmp_path, monkeypatch):
    with open_club(tmp_path / "club.db", station="here") as club:
        filled(club)

        def gone(*_):
            from riichi_desktop.engine import problem

            raise StorageError(problem("file_gone", file="x"))

        for name in ("written", "remembered", "ends"):
            with monkeypatch.context() as patch:
                patch.setattr(PlayedRows, name, gone)
                if name == "written":
                    patch.setattr(club._records, "lines", gone)
                    patch.setattr(club._records, "rules_and_names", gone)
                with pytest.raises(StorageError) as refused:
                    club.results(60)
            assert problem_of(refused) == "file_gone"
        assert club.results(60).played == derived(club)


def test_names_that_were_erased_are_so_in_the_results(club):
    filled(club)
    assert club.results(60).played[0].seats[0].name == "Ana"
    club.erase("p1")
    assert club.results(60).played[0].seats[0].name == "—"
    assert club.results(60).played == derived(club)


def test_others_may_write_while_it_is_worked_out(club):
    games = [begun(club, *OVER[:2], first=100 * at + 1) for at in range(8)]
    faults = []

    def write():
        try:
            for at, game in enumerate(games):
                club.append(game, Entry("", Booked(Finished("late"))))
                club.put([Player(f"q{at}", "x"), Link(game, LINK.players, f"e{at}")])
        except Exception as error:  # noqa: BLE001 - told by the other thread
            faults.append(error)

    writer = Thread(target=write)
    writer.start()
    while writer.is_alive():
        club.results(0)
    writer.join()
    assert faults == []
    assert club.results(60).played == derived(club)
    assert all(one.finished for one in club.results(60).played)
