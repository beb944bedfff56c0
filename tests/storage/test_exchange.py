"""Two stations and what stands between them: every row once, in order, whatever is sent again."""

import pytest

from riichi_desktop.club import Link, Player
from riichi_desktop.ledger import Booked, Replaced
from riichi_desktop.storage import StorageError, codec, open_club
from riichi_desktop.storage.exchange import Position
from riichi_desktop.storage.stations.values import Change, EntryRow, Rows

from .matches import DRAW, NAMES, RON, RULES, TSUMO, Entry, problem_of, record


class Between:
    """A hub in memory: gives each row the next arrival, and all that came after one."""

    def __init__(self):
        self.rows = {}
        self.rules = {}

    def push(self, exchange, limit=1000):
        rows = exchange.unsent(limit)
        arrivals = {}
        for kind, some in enumerate(rows[:3]):
            for row in some:
                if row.uid not in self.rows:
                    self.rows[row.uid] = kind, row._replace(arrival=len(self.rows) + 1)
                arrivals[row.uid] = self.rows[row.uid][1].arrival
        self.rules |= rows.rules
        exchange.mark_sent(arrivals)
        return rows

    def pull(self, exchange):
        after = exchange.position().last
        new = [pair for pair in self.rows.values() if pair[1].arrival > after]
        games, entries, acts = (
            tuple(row for kind, row in new if kind == wanted) for wanted in range(3)
        )
        last = max((row.arrival for _, row in new), default=after)
        return exchange.take(Rows(games, entries, acts, self.rules, last, f"m{last}"))


@pytest.fixture
def stations(tmp_path):
    clubs = [open_club(tmp_path / name / "club.db", station=name) for name in ("one", "two")]
    for club in clubs:
        club.exchange().begin("hub")
    yield clubs
    for club in clubs:
        club.close()


def test_nothing_is_known_of_a_hub_at_first(club):
    exchange = club.exchange()
    assert exchange.position() == Position("", 0, "")
    assert exchange.begin("hub") == Position("hub", 0, "")
    assert exchange.unsent(10) == Rows(rules={})
    assert exchange.count_unsent() == 0


def test_what_one_writes_the_other_has(stations):
    one, two = stations
    hub = Between()
    link = Link("", (("Ana", "p1"),), day="2026-11-30")
    game = one.create_game(RULES, NAMES, "T1", record(Booked(RON)), link=link).id
    one.put([Player("p1", "Ana")])
    assert one.exchange().count_unsent() == 4
    hub.push(one.exchange())
    assert one.exchange().count_unsent() == 0
    assert hub.pull(two.exchange()) == Change(frozenset({game}), register=True)
    assert two.register() == one.register()
    assert two.entries(game) == one.entries(game)
    assert two.rules_and_names(game) == one.rules_and_names(game)
    assert two.head(game) == one.head(game)
    assert two.exchange().count_unsent() == 0
    assert two.exchange().position() == Position("hub", 4, "m4")
    two.append(game, Entry("v", Booked(DRAW)), number=2)
    two.rename(game, "Table 1")
    hub.push(two.exchange())
    assert hub.pull(one.exchange()) == Change(frozenset({game}), register=True)
    assert [entry.uid for entry in one.entries(game)] == ["u1", "v"]
    assert one.head(game).title == "Table 1"
    assert one.head(game).hands == 2


def test_to_send_or_take_again_changes_nothing(stations):
    one, two = stations
    hub = Between()
    one.create_game(RULES, NAMES, "T1", record(Booked(RON), Booked(DRAW)))
    one.put([Player("p1", "Ana")])
    hub.push(one.exchange())
    assert hub.pull(one.exchange()) == Change(), "what it sent itself is nothing new"
    hub.pull(two.exchange())
    before = two.register(), two.heads(), two.acts()
    again = Rows(
        *(tuple(row for kind, row in hub.rows.values() if kind == wanted) for wanted in range(3)),
        hub.rules,
    )
    assert two.exchange().take(again) == Change()
    assert (two.register(), two.heads(), two.acts()) == before
    assert two.exchange().position().last == 4


def test_a_little_at_a_time_in_the_order_of_writing(stations):
    one, two = stations
    hub = Between()
    first = one.create_game(RULES, NAMES, "T1", record(Booked(RON), Booked(DRAW))).id
    second = one.create_game(RULES, NAMES, "T2", record(Booked(RON), first=10)).id
    one.append(first, Entry("last", Booked(DRAW)))
    sent = []
    while one.exchange().count_unsent():
        rows = hub.push(one.exchange(), 2)
        assert sum(map(len, rows[:3])) <= 2
        assert bool(rows.rules) == bool(rows.games)
        sent += [row.uid for some in rows[:3] for row in some]
        hub.pull(two.exchange())
    assert sent == [first, second, "u1", "u2", "u10", "last"]
    assert [entry.uid for entry in two.entries(first)] == ["u1", "u2", "last"]


def test_acts_count_as_the_hub_had_them(stations):
    one, two = stations
    hub = Between()
    one.put([Player("p1", "of one")])
    two.put([Player("p1", "of two")])
    hub.push(one.exchange())
    hub.pull(two.exchange())
    assert two.register().players["p1"].name == "of two", "it comes to the hub later"
    hub.push(two.exchange())
    hub.pull(one.exchange())
    assert one.register() == two.register()
    assert one.register().players["p1"].name == "of two"
    assert [act.thing.name for act in one.acts()] == ["of one", "of two"]


def test_titles_count_as_the_hub_had_them(stations):
    one, two = stations
    hub = Between()
    game = one.create_game(RULES, NAMES, "T1").id
    hub.push(one.exchange())
    hub.pull(two.exchange())
    one.rename(game, "of one")
    two.rename(game, "of two")
    hub.push(two.exchange())
    hub.pull(one.exchange())
    assert one.head(game).title == "of one"
    hub.push(one.exchange())
    hub.pull(two.exchange())
    assert two.head(game).title == one.head(game).title == "of one"


def test_what_was_written_where_another_went_on_lies_aside(stations):
    one, two = stations
    hub = Between()
    game = one.create_game(RULES, NAMES, "T1", record(Booked(RON))).id
    hub.push(one.exchange())
    hub.pull(two.exchange())
    one.append(game, Entry("one2", Booked(DRAW)))
    two.append(game, Entry("two2", Booked(TSUMO)))
    two.append(game, Entry("two3", Booked(DRAW)))
    assert two.head(game).hands == 3
    hub.push(one.exchange())
    assert hub.pull(two.exchange()) == Change(frozenset({game}), lost=frozenset({game}))
    assert [entry.uid for entry in two.entries(game)] == ["u1", "one2"]
    assert two.head(game) == one.head(game)
    assert [(row.uid, row.number) for row in two.exchange().aside()] == [("two2", 2), ("two3", 3)]
    assert two.exchange().count_unsent() == 0
    assert two.games()[0].scores == one.games()[0].scores


def test_a_reader_sees_a_record_of_the_same_length_that_is_another(stations, tmp_path):
    one, two = stations
    hub = Between()
    game = one.create_game(RULES, NAMES, "T1", record(Booked(RON))).id
    hub.push(one.exchange())
    hub.pull(two.exchange())
    one.append(game, Entry("one2", Booked(DRAW)))
    two.append(game, Entry("two2", Booked(TSUMO)))
    with open_club(tmp_path / "two" / "club.db", station="screen", read_only=True) as reader:
        assert reader.games()[0].scores == two.games()[0].scores
        hub.push(one.exchange())
        hub.pull(two.exchange())
        assert reader.games()[0].scores == one.games()[0].scores


def test_another_hub_has_nothing_yet(stations):
    one, two = stations
    hub = Between()
    one.create_game(RULES, NAMES, "T1", record(Booked(RON)))
    one.put([Player("p1", "Ana")])
    hub.push(one.exchange())
    hub.pull(two.exchange())
    assert one.exchange().begin("hub").hub == "hub"
    assert one.exchange().count_unsent() == 0
    assert two.exchange().begin("other") == Position("other")
    assert two.exchange().count_unsent() == 3
    assert two.register() == one.register()


@pytest.mark.parametrize(
    "row",
    [
        EntryRow("x", "no game", 1, "book", "{}", "two", "", 9),
        EntryRow("x", "", 3, "book", "{}", "two", "", 9),
    ],
)
def test_a_row_that_belongs_to_nothing_is_refused_and_nothing_is_taken(stations, row):
    one, _ = stations
    game = one.create_game(RULES, NAMES, "T1", record(Booked(RON))).id
    before = one.exchange().position()
    rows = Rows((), (row._replace(game=row.game or game),), (), {}, 9, "x")
    with pytest.raises(StorageError) as refused:
        one.exchange().take(rows)
    assert problem_of(refused) == "corrupt"
    assert one.exchange().position() == before
    assert len(one.entries(game)) == 1


def test_who_is_erased_on_one_station_is_so_on_the_other(stations, tmp_path):
    one, two = stations
    hub = Between()
    link = Link("", (("Zörgl", "p1"), ("Bo", "p2")))
    names = ("Zörgl", "Bo", "Chi", "Dan")
    one.put([Player("p1", "Zörgl"), Player("p2", "Bo")])
    game = one.create_game(RULES, names, "", record(Booked(Replaced(0, "Zörgl"))), link=link).id
    hub.push(one.exchange())
    hub.pull(two.exchange())
    late = two.create_game(RULES, names, "late", link=link).id
    two.append(late, Entry("late1", Booked(Replaced(1, "Bo 2"))))
    one.erase("p1")
    hub.push(one.exchange())
    hub.push(two.exchange())
    hub.pull(two.exchange())
    hub.pull(one.exchange())
    for club in stations:
        assert club.register().players["p1"].erased
        assert club.game(game).names[0] == club.game(late).names[0] == "—"
        assert club.head(late).names == ("—", "Bo 2", "Chi", "Dan")
        folder = tmp_path / club.station
        assert not any("Zörgl".encode() in file.read_bytes() for file in folder.glob("club.db*"))


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_was_merged_into_an_erased_person_at_once_is_erased_too(stations, tmp_path, first):
    one, two = stations
    hub = Between()
    one.put([Player("p1", "Zörgl"), Player("p2", "Zorgl-Twin")])
    hub.push(one.exchange())
    hub.pull(two.exchange())
    one.erase("p1")
    two.put([Player("p2", "Zorgl-Twin", same_as="p1")])
    game = two.create_game(
        RULES, ("Zorgl-Twin", *NAMES[1:]), link=Link("", (("Zorgl-Twin", "p2"),))
    )
    for club in (stations[first], stations[1 - first]):
        hub.push(club.exchange())
    for club in stations:
        hub.pull(club.exchange())
        people = club.register().players
        assert (people["p2"].erased, people["p2"].name) == (True, "")
        assert club.game(game.id).names[0] == "—"
        folder = tmp_path / club.station
        assert not any(b"Zorgl-Twin" in file.read_bytes() for file in folder.glob("club.db*"))


def test_two_who_are_merged_into_each_other_at_once_are_one_person(stations):
    one, two = stations
    hub = Between()
    one.put([Player("p1", "Ana"), Player("p2", "Anna")])
    hub.push(one.exchange())
    hub.pull(two.exchange())
    one.put([Player("p1", "Ana", same_as="p2")])
    two.put([Player("p2", "Anna", same_as="p1")])
    for club in stations:
        hub.push(club.exchange())
    for club in stations:
        hub.pull(club.exchange())
        assert {club.register().who(uid) for uid in ("p1", "p2")} == {"p1"}
        assert club.register().players["p1"] == Player("p1", "Ana")


def test_two_stations_have_games_in_one_order(stations, monkeypatch):
    one, two = stations
    hub = Between()
    link = Link("", tuple((name, name) for name in NAMES))
    for at, club in ((3, one), (1, two), (2, one)):
        monkeypatch.setattr(codec, "now", lambda at=at: f"2026-11-30T20:00:0{at}Z")
        club.create_game(RULES, NAMES, f"{at}", link=link)
    for club in (one, two, one):
        hub.push(club.exchange())
        hub.pull(club.exchange())
    titles = {head.id: head.title for head in one.heads()}
    for club in stations:
        assert [titles[game.uid] for game in club.results().played] == ["1", "2", "3"]


def test_whoever_only_reads_exchanges_nothing(opened):
    opened()
    with pytest.raises(StorageError) as refused:
        opened(read_only=True).exchange()
    assert problem_of(refused) == "read_only"
