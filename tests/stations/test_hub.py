"""What stations bring to a hub, and what they find there: the same on both databases."""

import time

import pytest
from sqlalchemy import update

from riichi_desktop.storage import StorageError
from riichi_desktop.storage.stations import hub as hub_module
from riichi_desktop.storage.stations.address import address_of
from riichi_desktop.storage.stations.hub_tables import HUB_LEASE, HUB_STATION
from riichi_desktop.storage.stations.opening import create_hub, open_hub
from riichi_desktop.storage.stations.values import Pushed

from .rows import act, brought, entry, game, problem_of, without_arrival


def test_what_is_brought_is_found_in_its_order(hub):
    rows = brought(game(), entry(1), entry(2), act("a"), act("b"))
    pushed = hub.push(rows, "one", 0)
    assert sorted(pushed.arrivals.values()) == [1, 2, 3, 4, 5]
    found = hub.pull(0)
    assert without_arrival(found.games) == list(rows.games)
    assert without_arrival(found.entries) == list(rows.entries)
    assert without_arrival(found.acts) == list(rows.acts)
    assert (found.rules, found.last, found.mark, found.is_all) == (rows.rules, 5, "b", True)
    assert hub.look().last == 5
    assert [row.uid for row in hub.pull(3).acts] == ["a", "b"]
    assert hub.pull(5).size == 0


def test_bringing_it_again_changes_nothing(hub):
    rows = brought(game(), entry(1), act("a"))
    first = hub.push(rows, "one", 0)
    again = hub.push(brought(game(), entry(1), act("a"), entry(2)), "one", 3)
    assert first.arrivals.items() < again.arrivals.items()
    assert hub.look().last == 4


def test_whoever_writes_something_else_need_not_have_seen_all(hub):
    hub.push(brought(game(), entry(1), act("a")), "one", 0)
    assert hub.push(brought(game("h"), entry(1, "h"), act("b")), "two", 0).arrivals == {
        "h": 4,
        "h-1-one": 5,
        "b": 6,
    }


def test_whoever_goes_on_with_a_record_must_have_seen_it(hub):
    hub.push(brought(game(), entry(1)), "one", 0)
    hub.push(brought(entry(2)), "one", 2)
    assert hub.push(brought(entry(2, station="two"), act("a")), "two", 2) == Pushed(is_behind=True)
    assert hub.look().last == 3


def test_nobody_brings_anything_before_it_is_known_who_was_erased(hub):
    erased = act("gone")._replace(payload='{"uid":"p","name":"","erased":true}')
    hub.push(brought(erased), "one", 0)
    assert hub.push(brought(act("a")), "two", 0).is_behind
    assert [*hub.push(brought(act("a")), "two", 1).arrivals] == ["a"]


def test_a_record_that_another_station_went_on_with_is_refused(hub):
    hub.push(brought(game(), entry(1)), "one", 0)
    hub.push(brought(entry(2, station="two")), "two", 2)
    pushed = hub.push(brought(entry(2), entry(3), act("a")), "one", 3)
    assert pushed.refused == {"g": ""}
    assert [*pushed.arrivals] == ["a"]
    assert [row.station for row in hub.pull(0).entries] == ["one", "two"]


def test_a_game_that_another_station_holds_is_refused(hub):
    hub.push(brought(game(), game("h")), "one", 0)
    assert hub.hold("g", "two").station == "two"
    pushed = hub.push(brought(entry(1), entry(1, "h")), "one", 2)
    assert pushed.refused == {"g": "two"}
    assert [row.game for row in hub.pull(0).entries] == ["h"]


def test_a_lease_is_one_station_s_until_it_is_given_back_or_taken(hub):
    held = hub.hold("g", "one")
    assert held.until - hub.look().now == pytest.approx(300_000, abs=2000)
    assert hub.hold("g", "two").station == "one"
    assert hub.hold("g", "one").until >= held.until
    assert hub.hold("g", "two", by_force=True).station == "two"
    hub.release(["g"], "one")
    assert hub.look().leases["g"].station == "two"
    hub.release(["g"], "two")
    assert hub.look().leases == {}
    assert hub.hold("g", "three").station == "three"


def test_a_lease_that_is_not_renewed_ends_by_the_hub_s_clock(hub, monkeypatch):
    monkeypatch.setattr(hub_module, "LEASE_SECONDS", 0.2)
    hub.hold("g", "one")
    monkeypatch.setattr(time, "time", lambda: 0.0)  # what this machine thinks counts for nothing
    assert hub.hold("g", "two").station == "one"
    time.sleep(0.25)
    assert hub.hold("g", "two").station == "two"


def test_what_a_clock_said_that_was_set_back_since_bars_nobody(hub):
    hub.hold("g", "one")
    hub.meet("one", "token", "1.0")
    year = 365 * 86_400_000
    with hub._store.writing() as connection:
        connection.execute(update(HUB_LEASE).values(until=HUB_LEASE.c.until + year))
        connection.execute(update(HUB_STATION).values(seen=HUB_STATION.c.seen + year))
    assert hub.look().leases == {}
    hub.meet("one", "another", "1.0")
    assert hub.hold("g", "two").station == "two"
    assert hub.hold("g", "one").station == "two"


def test_two_stations_of_one_name_are_told(hub, monkeypatch):
    hub.meet("one", "token", "1.0")
    hub.meet("one", "token", "1.0")
    with pytest.raises(StorageError) as refused:
        hub.meet("one", "another", "1.0")
    assert problem_of(refused) == "station_name_taken"
    monkeypatch.setattr(hub_module, "NAME_SECONDS", 0)
    hub.meet("one", "another", "2.0")
    assert [(seen.name, seen.program) for seen in hub.state().stations] == [("one", "2.0")]


def test_the_state_counts_what_is_there(hub):
    hub.push(brought(game(), entry(1), entry(2), act("a")), "one", 0)
    hub.hold("g", "one")
    state = hub.state()
    assert (state.games, state.entries, state.acts) == (1, 2, 1)
    assert [lease.game for lease in state.leases] == ["g"]
    assert state.role == "referee"
    assert abs(state.now - time.time() * 1000) < 5000


def test_more_than_comes_at_once_comes_in_parts(hub, monkeypatch):
    monkeypatch.setattr(hub_module, "AT_ONCE", 4)
    hub.push(brought(game(), *(entry(n) for n in range(1, 10))), "one", 0)
    numbers, after, parts = [], 0, 0
    while True:
        found = hub.pull(after)
        numbers += [row.number for row in found.entries]
        after, parts = found.last, parts + 1
        if found.is_all:
            break
    assert numbers == [*range(1, 10)]
    assert parts == 3


def test_names_of_any_letters_come_back(hub):
    names = '["\\u0000","𠮷 «’»","ريتشي",""]'
    title = "'; DROP TABLE hub_game; -- é 𠮷 \N{RIGHT-TO-LEFT OVERRIDE}" + "x" * 10_000
    hub.push(brought(game(names=names, title=title)), "one", 0)
    (found,) = hub.pull(0).games
    assert (found.names, found.title) == (names, title)


def test_a_hub_is_made_once(url, hub_at):
    address = address_of(url)
    with pytest.raises(StorageError) as refused:
        open_hub(address)
    assert problem_of(refused) == "not_a_hub"
    assert create_hub(address)
    uid = hub_at(url).uid
    assert not create_hub(address)
    assert hub_at(url).uid == uid
