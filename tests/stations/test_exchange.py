"""Stations with a hub between them, in one process: what each has in the end."""

import time
from contextlib import contextmanager
from uuid import uuid4

import pytest

from riichi_desktop.club import Link, Player
from riichi_desktop.documents import preset
from riichi_desktop.engine import problem
from riichi_desktop.ledger import Booked, Drawn, Entry, Replaced, Win, Won
from riichi_desktop.storage import StorageError, open_club
from riichi_desktop.storage.exchange import Exchange as Local
from riichi_desktop.storage.stations import exchange as exchange_module
from riichi_desktop.storage.stations import visit as visit_module
from riichi_desktop.storage.stations.address import address_of
from riichi_desktop.storage.stations.exchange import Exchange
from riichi_desktop.storage.stations.hub import Hub
from riichi_desktop.storage.stations.opening import copy_hub, create_hub, make_users
from riichi_desktop.storage.stations.values import Change

from .proxy import Proxy

NAMES = ("Ana", "Bo", "Chi", "Dan")
RULES = preset("tenhou")
RON = Booked(Won((Win(1, 0, han=3, fu=30),)))
TSUMO = Booked(Won((Win(2, None, han=1, fu=30),)))
DRAW = Booked(Drawn((0,)))


class Station:
    """A club on a machine of its own, with its exchange."""

    def __init__(self, folder, name, url, role):
        self.name = name
        self.club = open_club(folder / name / "club.db", station=name)
        self.changes = []
        self._address, self._role = address_of(url), role
        self.exchange = None
        self.connect()

    def connect(self, url=""):
        address = address_of(url) if url else self._address
        self.exchange = Exchange(self.club, address, role=self._role, on_change=self.changes.append)
        self.exchange.start()

    def disconnect(self):
        assert self.exchange.close(10)

    def book(self, game, uid, act=DRAW):
        self.club.append(game, Entry(uid, act))
        self.exchange.wake()

    def uids(self, game):
        return [entry.uid for entry in self.club.entries(game)]

    @property
    def is_sent(self):
        return self.club.exchange().count_unsent() == 0

    @property
    def state(self):
        return self.exchange.state()


def until(met, seconds=20.0):
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, "it was not in time"
        time.sleep(0.02)


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(exchange_module, "EVERY_SECONDS", 0.1)
    monkeypatch.setattr(exchange_module, "PATIENCE", (0.05,))
    monkeypatch.setattr(exchange_module, "LONG_SECONDS", 0.1)


@pytest.fixture
def station(tmp_path, url):
    """Give a way to have stations at the hub; all are closed at the end."""
    create_hub(address_of(url))
    stations = []

    def make(name, role="referee", at=url):
        stations.append(Station(tmp_path, name, at, role))
        return stations[-1]

    yield make
    for one in stations:
        one.exchange.close(10)
        one.club.close()


@contextmanager
def offline(one):
    """Let a station be without its hub for a while."""
    one.disconnect()
    yield
    one.connect()


def begun(*stations):
    """Give a game that all stations have."""
    first, *others = stations
    game = first.club.create_game(RULES, NAMES, "Table 1", (Entry("first", RON),)).id
    first.exchange.wake()
    for one in others:
        until(lambda one=one: [head.id for head in one.club.heads()] == [game])
    until(lambda: first.is_sent)
    return game


def test_what_one_writes_the_others_have(station):
    one, two, wall = station("one"), station("two"), station("wall", "screen")
    game = begun(one, two, wall)
    two.club.put([Player("p1", "Ana")])
    two.book(game, "second")
    one.club.rename(game, "Finale")
    for each in (one, two, wall):
        until(lambda each=each: each.uids(game) == ["first", "second"])
        until(lambda each=each: "p1" in each.club.register().players)
        until(lambda each=each: each.club.head(game).title == "Finale")
        until(lambda each=each: each.is_sent)
    assert wall.club.head(game).scores == one.club.head(game).scores
    assert wall.state.role == "screen"
    assert Change(frozenset({game}), register=True) in wall.changes or len(wall.changes) > 2


def test_a_screen_brings_nothing_and_says_so(station):
    wall, one = station("wall", "screen"), station("one")
    wall.club.put([Player("p1", "written on the wall")])
    until(lambda: wall.state.problem is not None)
    assert wall.state.problem.id == "hub_reads_only"
    begun(one, wall)
    assert wall.state.unsent == 1
    assert one.club.register().players == {}


def test_while_the_hub_is_away_everything_is_written_and_comes_later(station):
    one, two = station("one"), station("two")
    game = begun(one, two)
    with offline(one), offline(two):
        one.book(game, "second")
        one.club.put([Player("p1", "Ana")])
        two.club.put([Player("p2", "Bo")])
    for each in (one, two):
        until(lambda each=each: each.uids(game) == ["first", "second"])
        until(lambda each=each: each.club.register().players.keys() == {"p1", "p2"})


@pytest.mark.parametrize("after", ["push", "mark_sent"])
def test_an_answer_that_is_lost_is_no_hand_that_is_written_twice(station, monkeypatch, after):
    """What was brought is on the hub, and the station does not hear of it."""
    one, two = station("one"), station("two")
    game = begun(one, two)
    where = Hub if after == "push" else Local
    real, lost = getattr(where, after), []

    def cut(self, *arguments):
        done = real(self, *arguments) if after == "push" else None
        if not lost:
            lost.append(done)
            raise StorageError(problem("hub_unreachable", server="hub", detail="cut"))
        return done if after == "push" else real(self, *arguments)

    monkeypatch.setattr(where, after, cut)
    one.book(game, "second", TSUMO)
    one.club.put([Player("p1", "Ana")])
    for each in (one, two):
        until(lambda each=each: each.uids(game) == ["first", "second"])
        until(lambda each=each: "p1" in each.club.register().players)
        until(lambda each=each: each.is_sent and each.state.aside == 0)
    assert len(lost) == 1
    assert len(one.club.acts()) == len(two.club.acts())


def test_what_two_stations_book_at_once_lies_aside_on_the_second(station):
    one, two = station("one"), station("two")
    game = begun(one, two)
    with offline(two):
        two.book(game, "of two", TSUMO)
        two.book(game, "of two, again")
        one.book(game, "of one", TSUMO)
        until(lambda: one.is_sent)
    until(lambda: two.state.aside == 2)
    assert one.uids(game) == two.uids(game) == ["first", "of one"]
    assert two.state.problem.id == "continued_elsewhere"
    assert any(game in change.lost for change in two.changes)
    assert [(one.game, one.number, one.entry.uid) for one in two.club.aside()] == [
        (game, 2, "of two"),
        (game, 3, "of two, again"),
    ]
    assert two.club.aside()[0].entry.act == TSUMO
    assert two.club.head(game).scores == one.club.head(game).scores
    assert two.club.rebook(game) == 0
    for each in (one, two):
        wanted = ["first", "of one", "of two", "of two, again"]
        until(lambda each=each, wanted=wanted: each.uids(game) == wanted)
    until(lambda: two.state.problem is None)


def test_whoever_lost_the_lease_while_away_loses_no_entry(station):
    one, judge = station("one", "station"), station("judge")
    game = begun(one, judge)
    one.exchange.hold(game)
    until(lambda: game in judge.state.leases)
    assert judge.state.leases[game].station == "one"
    with offline(one):
        judge.exchange.take_over(game)
        until(lambda: game in judge.state.leases and judge.state.leases[game].station == "judge")
        one.book(game, "while away")
    until(lambda: one.state.aside == 1)
    assert one.state.problem.id == "held_elsewhere"
    assert one.state.problem.details["station"] == "judge"
    assert one.uids(game) == judge.uids(game) == ["first"]
    one.club.drop_aside(game)
    until(lambda: (one.state.aside, one.state.problem) == (0, None))
    judge.exchange.let_go(game)
    one.exchange.hold(game)
    until(lambda: game in one.state.leases and one.state.leases[game].station == "one")
    one.book(game, "again")
    until(lambda: judge.uids(game) == ["first", "again"])


def test_what_lies_aside_and_cannot_follow_stays_there(station):
    one, two = station("one"), station("two")
    game = begun(one, two)
    with offline(two):
        two.book(game, "undo", Booked(Replaced(1, "Eve")))
        two.book(game, "draw")
        one.book(game, "other")
        until(lambda: one.is_sent)
    until(lambda: two.state.aside == 2)
    from riichi_desktop.ledger import Finished

    two.book(game, "end", Booked(Finished("the hall closes")))
    assert two.club.rebook(game) == 2
    assert two.uids(game) == ["first", "other", "end"]


def test_a_lease_goes_back_when_a_station_closes(station):
    one, two = station("one"), station("two")
    game = begun(one, two)
    one.exchange.hold(game)
    until(lambda: game in two.state.leases)
    two.exchange.hold(game)
    one.disconnect()
    until(lambda: game in two.state.leases and two.state.leases[game].station == "two")


def test_closing_brings_what_was_written_last(station):
    one, two = station("one"), station("two")
    game = begun(one, two)
    one.club.append(game, Entry("last", DRAW))
    one.disconnect()
    until(lambda: two.uids(game) == ["first", "last"])


def test_another_hub_is_joined_when_that_is_said(station, tmp_path):
    one = station("one")
    game = begun(one)
    other = f"sqlite:///{tmp_path}/other.db"
    create_hub(address_of(other))
    one.disconnect()
    one.connect(other)
    until(lambda: one.state.problem is not None)
    assert one.state.problem.id == "hub_is_another"
    assert one.state.connected is False
    one.exchange.join()
    until(lambda: one.state.connected)
    until(lambda: one.is_sent)
    two = station("two", at=other)
    until(lambda: [head.id for head in two.club.heads()] == [game])


def test_a_hub_that_was_set_back_gets_again_what_it_lost(station, url, tmp_path):
    one, two = station("one"), station("two")
    game = begun(one, two)
    backup = f"sqlite:///{tmp_path}/backup.db"
    copy_hub(address_of(url), address_of(backup))
    two.book(game, "lost")
    until(lambda: one.uids(game) == ["first", "lost"])
    one.disconnect()
    two.disconnect()
    three = station("three", at=backup)
    three.club.put([Player("p3", "Chi")])
    until(lambda: three.is_sent)
    for each in (one, two):
        each.connect(backup)
    for each in (one, two, three):
        until(lambda each=each: each.uids(game) == ["first", "lost"])
        until(lambda each=each: "p3" in each.club.register().players)


def test_who_is_erased_leaves_the_hub_and_every_station(station, url, hub_at):
    one, two, judge = station("one", "station"), station("two", "station"), station("judge")
    one.club.put([Player("p1", "Zörgl"), Player("p2", "Bo")])
    link = Link("", (("Zörgl", "p1"), ("Bo", "p2")))
    entries = (Entry("named", Booked(Replaced(0, "Zörgl"))),)
    names = ("Zörgl", "Bo", "Chi", "Dan")
    game = one.club.create_game(RULES, names, "Zörgl", entries, link).id
    until(lambda: "p1" in two.club.register().players and game in two.club.register().links)
    two.disconnect()
    late = two.club.create_game(RULES, names, "", (), link).id
    one.club.erase("p1")
    one.exchange.wake()
    hub = hub_at(url)
    until(lambda: hub.erased() == {"p1"})
    two.connect()
    for each in (one, two, judge):
        until(lambda each=each: len(each.club.heads()) == 2)
        until(lambda each=each: late in each.club.register().links)
        assert each.club.register().players["p1"].erased
        for one_game in (game, late):
            assert each.club.game(one_game).table.names[0] == "—"
    assert "Zörgl" not in repr(hub.pull(0))
    assert "Z\\\\u00f6rgl" not in repr(hub.pull(0))


def test_the_time_is_the_hub_s(station, url, monkeypatch):
    one = station("one")
    until(lambda: one.state.connected)
    true = time.time()
    assert abs(one.exchange.hub_time().timestamp() - true) < 1
    one.disconnect()
    monkeypatch.setattr(visit_module, "time", lambda: time.time() + 3600)
    one.connect()
    until(lambda: one.state.connected)
    assert one.state.lag == pytest.approx(-3_600_000, abs=1000)
    assert abs(one.exchange.hub_time().timestamp() - (time.time() - 3600)) < 1


def test_two_stations_of_one_name_are_told(station, tmp_path, url):
    one = station("same")
    until(lambda: one.state.connected)
    other = Station(tmp_path / "elsewhere", "same", url, "station")
    until(lambda: other.state.problem is not None)
    assert other.state.problem.id == "station_name_taken"
    other.disconnect()
    other.club.close()


def test_a_station_that_may_not_take_over_is_told(station):
    one, two = station("one"), station("two", "station")
    game = begun(one, two)
    one.exchange.hold(game)
    until(lambda: game in two.state.leases)
    two.exchange.take_over(game)
    time.sleep(0.3)
    assert two.state.leases[game].station == "one"
    assert two.state.connected


def test_nothing_waits_for_a_network_that_is_away(tmp_path, server_url, cluster):
    """The server is there, and nothing comes through: every call returns at once."""
    create_hub(address_of(server_url))
    proxy = Proxy(cluster.port)
    one = Station(tmp_path, "one", cluster.url("hub", port=proxy.port), "station")
    until(lambda: one.state.connected)
    proxy.cut()
    until(lambda: not one.state.connected)
    assert one.state.problem.id == "hub_unreachable"
    began = time.monotonic()
    game = one.club.create_game(RULES, NAMES).id
    for number in range(20):
        one.book(game, f"u{number}")
        one.exchange.hold(game)
        assert one.exchange.state().leases is not None
        one.exchange.hub_time()
    assert time.monotonic() - began < 2
    until(lambda: one.state.unsent == 21)
    proxy.mend()
    until(lambda: one.is_sent)
    one.disconnect()
    one.club.close()
    proxy.close()


def test_a_database_may_be_closed_while_a_hub_does_not_answer(tmp_path, server_url, cluster):
    import socket

    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/club"
        one = Station(tmp_path, "one", url, "station")
        time.sleep(0.2)
        began = time.monotonic()
        assert not one.exchange.close(0.3)
        one.club.close()
        assert time.monotonic() - began < 1
        one.exchange._thread.join(6)
        assert not one.exchange._thread.is_alive()


def test_rights_are_the_server_s(tmp_path, server_url, cluster):
    create_hub(address_of(server_url))
    user = f"wall {uuid4().hex[:6]}"
    made = make_users(address_of(server_url), {"screen": [user]})
    url = cluster.url("hub", user=user.replace(" ", "%20"), word=made[user])
    wall = Station(tmp_path, "wall", url, "referee")
    until(lambda: wall.state.connected)
    assert wall.state.role == "screen"
    wall.disconnect()
    wall.club.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_fault_of_the_program_is_told_and_nothing_is_said_to_be_connected(station, monkeypatch):
    desk = station("one")

    def fail(*_):
        raise RuntimeError("oops")

    monkeypatch.setattr(visit_module.Visit, "exchange", fail)
    desk.exchange.wake()
    until(lambda: desk.exchange.state().problem)
    state = desk.exchange.state()
    assert (state.connected, state.problem.id) == (False, "exchange_failed")
    assert "oops" in str(state.problem.details["detail"])
