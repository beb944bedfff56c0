"""Rights that the server itself grants and refuses."""

from urllib.parse import quote
from uuid import uuid4

import psycopg
import pytest

from riichi_desktop.storage import StorageError
from riichi_desktop.storage.stations.address import address_of
from riichi_desktop.storage.stations.opening import create_hub, make_users

from .rows import act, brought, entry, game, problem_of


@pytest.fixture
def users(cluster, server_url):
    """Give user -> address, of two stations, a referee and a screen."""
    create_hub(address_of(server_url))
    names = {word: f"{word} {uuid4().hex[:6]}" for word in ("one", "two", "judge", "wall")}
    wanted = {
        "station": [names["one"], names["two"]],
        "referee": [names["judge"]],
        "screen": [names["wall"]],
    }
    made = make_users(address_of(server_url), wanted)
    assert made.keys() == set(names.values())
    again = make_users(address_of(server_url), wanted)
    assert again == {}
    return {
        word: cluster.url("hub", user=user.replace(" ", "%20"), word=made[user])
        for word, user in names.items()
    }


def test_each_user_has_its_role_and_no_more_than_is_asked(users, hub_at):
    roles = {"one": "station", "two": "station", "judge": "referee", "wall": "screen"}
    assert {user: hub_at(url).role for user, url in users.items()} == roles
    assert hub_at(users["judge"], "screen").role == "screen"


def test_a_screen_reads_and_cannot_write(users, hub_at):
    hub_at(users["one"]).push(brought(game(), entry(1), act("a")), "one", 0)
    wall = hub_at(users["wall"])
    assert wall.pull(0).size == 3
    for write in (
        lambda: wall.push(brought(act("b")), "wall", 3),
        lambda: wall.hold("g", "wall"),
        lambda: wall.meet("wall", "token", "1"),
    ):
        with pytest.raises(StorageError) as refused:
            write()
        assert problem_of(refused) == "hub_not_allowed"


def test_a_station_adds_and_cannot_change_what_is_written(users, hub_at):
    hub_at(users["one"]).push(brought(game(), entry(1), act("a")), "one", 0)
    with psycopg.connect(users["one"], autocommit=True) as connection:
        for statement in (
            "UPDATE hub_entry SET payload = ''",
            "UPDATE hub_act SET payload = ''",
            "UPDATE hub_game SET names = ''",
            "UPDATE hub_meta SET value = '99'",
            "DELETE FROM hub_entry",
            "TRUNCATE hub_act",
            "DROP TABLE hub_act",
            "DELETE FROM hub_lease",
            "INSERT INTO hub_erased VALUES ('p')",
        ):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute(statement)


def test_a_station_cannot_take_what_another_holds_and_a_referee_can(users, hub_at):
    one, two, judge = (hub_at(users[name]) for name in ("one", "two", "judge"))
    one.hold("g", "one")
    assert two.hold("g", "two").station == "one"
    with pytest.raises(StorageError) as refused:
        two.hold("g", "two", by_force=True)
    assert problem_of(refused) == "hub_not_allowed"
    with psycopg.connect(users["two"], autocommit=True) as connection:
        taken = connection.execute("UPDATE hub_lease SET station = 'two', login = session_user")
        assert taken.rowcount == 0
    assert judge.hold("g", "judge", by_force=True).station == "judge"
    assert one.hold("g", "one").station == "judge"
    judge.release(["g"], "judge")
    assert two.hold("g", "two").station == "two"


def test_a_station_takes_what_was_given_by_a_clock_that_was_set_back(users, hub_at, cluster):
    one, two = hub_at(users["one"]), hub_at(users["two"])
    one.hold("g", "one")
    cluster.query("hub", "UPDATE hub_lease SET until = until + 86400000")
    assert two.hold("g", "two").station == "two"
    assert one.hold("g", "one").station == "two"


@pytest.mark.parametrize("name", ["", "a\0b", "riichi_referee", "x" * 64])
def test_a_name_that_cannot_be_a_user_is_refused_whole(server_url, cluster, name):
    create_hub(address_of(server_url))
    with pytest.raises(StorageError) as refused:
        make_users(address_of(server_url), {"station": ["fine", name]})
    assert problem_of(refused) == "hub_user"
    assert cluster.query("postgres", "SELECT 1 FROM pg_roles WHERE rolname = 'fine'") == []


def test_quotes_in_a_name_are_letters(server_url, cluster, hub_at):
    create_hub(address_of(server_url))
    name = """o'ne"; DROP TABLE hub_act; --"""
    made = make_users(address_of(server_url), {"station": [name]})
    assert [*made] == [name]
    url = cluster.url("hub", user=quote(name), word=made[name])
    assert hub_at(url).role == "station"


def test_a_file_has_no_users(tmp_path):
    address = address_of(f"sqlite:///{tmp_path}/hub.db")
    create_hub(address)
    with pytest.raises(StorageError) as refused:
        make_users(address, {"station": ["one"]})
    assert problem_of(refused) == "hub_has_no_users"
