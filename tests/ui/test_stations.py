"""Stations as their windows have them: what is written at one is there at the other at once."""

from dataclasses import dataclass

import pytest

from riichi_desktop.club import Player
from riichi_desktop.documents import preset
from riichi_desktop.ledger import Booked, Entry, Win, Won
from riichi_desktop.storage import address_of, create_hub
from riichi_desktop.ui import SettingsStore
from riichi_desktop.ui.roll import Roll
from riichi_desktop.ui.shelf import Shelf
from riichi_desktop.ui.stations.stations import Stations

pytestmark = pytest.mark.usefixtures("qapp")

SOON = 3000
"""Milliseconds within which others see what was written."""

RULES = preset("tenhou")
NAMES = ("Ana", "Bo", "Chi", "Dan")
RON = Entry("e1", Booked(Won((Win(1, 0, 2, 30),))), "2026-11-30T18:00:00Z", "one")


@dataclass
class Desk:
    """One station: its database, its club, its exchange."""

    shelf: Shelf
    roll: Roll
    stations: Stations
    settings: SettingsStore


def desk_of(folder, station: str, **kept: str) -> Desk:
    settings = SettingsStore(folder)
    settings.change(station=station, **kept)
    shelf = Shelf(folder, station=station)
    roll = Roll(shelf)
    return Desk(shelf, roll, Stations(shelf, roll, settings), settings)


@pytest.fixture
def hub(tmp_path) -> str:
    url = f"sqlite:///{tmp_path}/hub.db"
    create_hub(address_of(url))
    return url


@pytest.fixture
def desks(tmp_path, hub):
    """Give a way to open a station by its name."""
    opened = []

    def build(station: str, **kept: str) -> Desk:
        desk = desk_of(tmp_path / station, station, **{"hub": hub, **kept})
        assert desk.roll.open()
        opened.append(desk)
        return desk

    yield build
    for desk in opened:
        desk.shelf.close()


def is_connected(desk: Desk) -> bool:
    state = desk.stations.state
    return state is not None and state.connected


def test_without_an_address_there_is_no_exchange(tmp_path):
    desk = desk_of(tmp_path, "one")
    assert desk.roll.open()
    assert desk.stations.state is None
    assert not desk.stations.is_set
    desk.shelf.close()


def test_what_one_puts_the_other_has_at_once(desks, qtbot):
    one, two = desks("one"), desks("two")
    qtbot.waitUntil(lambda: is_connected(one) and is_connected(two))
    assert one.roll.put(Player("a", "Ana"))
    qtbot.waitUntil(lambda: "a" in two.roll.register.players, timeout=SOON)


def test_a_hand_of_one_is_at_the_other_at_once(desks, qtbot):
    one, two = desks("one"), desks("two")
    qtbot.waitUntil(lambda: is_connected(one) and is_connected(two))
    came = []
    two.stations.arrived.connect(came.append)
    head = one.shelf.create(RULES, NAMES, "Table 3")
    assert head is not None
    assert one.shelf.attempt(lambda club: club.append(head.id, RON, number=1) or True)
    qtbot.waitUntil(lambda: any(one.entries for one in two.shelf.games()), timeout=SOON)
    qtbot.waitUntil(lambda: bool(came))
    assert {id for change in came for id in change.games} == {head.id}


def test_the_time_is_that_of_the_hub(desks, qtbot):
    one = desks("one")
    qtbot.waitUntil(lambda: is_connected(one))
    assert one.roll.time == one.stations.time
    assert abs((one.roll.time() - one.stations.time()).total_seconds()) < 1


def test_another_address_is_gone_to_at_once(desks, qtbot, tmp_path):
    one = desks("one")
    qtbot.waitUntil(lambda: is_connected(one))
    one.settings.change(hub="")
    assert one.stations.state is None
    one.settings.change(hub=f"sqlite:///{tmp_path}/hub.db", station="uno")
    qtbot.waitUntil(lambda: is_connected(one))
    assert one.shelf.attempt(lambda club: club.station) == "uno"


def test_an_address_that_is_none_is_said(desks):
    one = desks("one", hub="mysql://club@laptop/club")
    assert one.stations.state is None
    assert one.stations.fault is not None
    assert one.stations.fault.id == "hub_scheme"


def test_a_screen_writes_nothing(desks, qtbot):
    one = desks("one", role="screen")
    told = []
    one.roll.told.connect(lambda problems: told.extend(each.id for each in problems))
    assert not one.roll.put(Player("a", "Ana"))
    assert told == ["screen_station"]
    one.settings.change(role="station")
    assert one.roll.put(Player("a", "Ana"))


def test_who_holds_a_match_is_known_and_a_referee_takes_it_over(desks, qtbot):
    one, two = desks("one"), desks("two", role="referee")
    qtbot.waitUntil(lambda: is_connected(one) and is_connected(two))
    head = one.shelf.create(RULES, NAMES, "Table 3")
    assert head is not None
    one.stations.hold(head.id)
    qtbot.waitUntil(lambda: two.stations.holder(head.id) == "one", timeout=SOON)
    assert one.stations.holder(head.id) == ""
    refusal = two.stations.refusal(head.id)
    assert refusal is not None
    assert (refusal.id, refusal.details) == ("match_held", {"station": "one"})
    assert (one.stations.is_referee, two.stations.is_referee) == (False, True)
    two.stations.take_over(head.id)
    qtbot.waitUntil(lambda: one.stations.holder(head.id) == "two", timeout=SOON)
    qtbot.waitUntil(lambda: two.stations.holder(head.id) == "")
    two.stations.let_go(head.id)
    qtbot.waitUntil(lambda: one.stations.holder(head.id) == "", timeout=SOON)


def test_a_hub_that_is_not_there_stops_nobody(desks, qtbot, tmp_path):
    one = desks("one", hub=f"sqlite:///{tmp_path}/none.db")
    assert one.roll.put(Player("a", "Ana"))
    qtbot.waitUntil(lambda: one.stations.state.problem is not None)
    assert not is_connected(one)
    assert "a" in one.roll.register.players
