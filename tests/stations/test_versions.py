"""A hub of another version of the program: refused by stations, migrated on one of them."""

import pytest
from sqlalchemy import text

from riichi_desktop.storage import StorageError
from riichi_desktop.storage.stations import hub_schema
from riichi_desktop.storage.stations.address import address_of
from riichi_desktop.storage.stations.opening import copy_hub, create_hub, open_hub, open_store

from .rows import act, brought, entry, game, problem_of


@pytest.fixture
def filled(hub):
    hub.push(brought(game(), entry(1), entry(2), act("a")), "one", 0)
    hub.hold("g", "one")
    hub.meet("one", "token", "1.0")
    return hub


@pytest.fixture
def later(monkeypatch):
    """Let the program be of a later version, which has one more table."""

    def step(connection):
        connection.exec_driver_sql("CREATE TABLE hub_more (uid TEXT PRIMARY KEY)")

    def now_later():
        monkeypatch.setattr(hub_schema, "HUB_SCHEMA", 2)
        monkeypatch.setattr(hub_schema, "STEPS", {1: step})

    return now_later


def test_a_newer_hub_is_refused_with_both_numbers(filled, url, monkeypatch):
    with filled._store.writing() as connection:
        connection.execute(text("UPDATE hub_meta SET value = '7' WHERE name = 'schema'"))
    for way in (open_hub, create_hub):
        with pytest.raises(StorageError) as refused:
            way(address_of(url))
        assert problem_of(refused) == "hub_newer"
        assert refused.value.problem.details["schema"] == 7
        assert refused.value.problem.details["known"] == 1


def test_an_older_hub_is_refused_by_stations_and_migrated_after_a_copy(
    filled, url, later, hub_at, tmp_path
):
    later()
    with pytest.raises(StorageError) as refused:
        open_hub(address_of(url))
    assert problem_of(refused) == "hub_older"
    assert create_hub(address_of(url), tmp_path / "copies")
    assert not create_hub(address_of(url), tmp_path / "copies")
    assert hub_at(url).state()[1:3] == (2, filled.state().program)
    assert hub_at(url).look().last == 4
    (copy,) = (tmp_path / "copies").iterdir()
    store = open_store(address_of(f"sqlite:///{copy}"))
    assert hub_schema.schema_of(store) == 1
    store.close()


def test_without_a_copy_nothing_is_migrated(filled, url, later, tmp_path):
    later()
    (tmp_path / "no folder").write_text("")
    with pytest.raises(StorageError):
        create_hub(address_of(url), tmp_path / "no folder")
    with filled._store.reading() as connection:
        assert hub_schema._schema(connection) == 1


def test_a_step_that_fails_leaves_the_hub_as_it_was(filled, url, monkeypatch, hub_at, tmp_path):
    def half(connection):
        connection.exec_driver_sql("CREATE TABLE hub_half (uid TEXT PRIMARY KEY)")
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(hub_schema, "HUB_SCHEMA", 2)
        patched.setattr(hub_schema, "STEPS", {1: half})
        with pytest.raises(ZeroDivisionError):
            create_hub(address_of(url), tmp_path / "copies")
    with hub_at(url)._store.reading() as connection:
        from sqlalchemy import inspect

        assert not inspect(connection).has_table("hub_half")
    assert hub_at(url).look().last == 4


def test_a_hub_is_copied_whole_out_and_in(filled, url, hub_at, tmp_path, cluster):
    server_url = cluster.empty("copy")
    out = f"sqlite:///{tmp_path}/copy.db"
    assert copy_hub(address_of(url), address_of(out)) == 4
    assert copy_hub(address_of(out), address_of(server_url)) == 4
    for copied in (hub_at(out), hub_at(server_url)):
        assert copied.uid == filled.uid
        assert copied.pull(0) == filled.pull(0)
        assert copied.state().stations == ()
        assert copied.look().leases == {}


def test_a_hub_with_something_in_it_is_not_copied_over(filled, url, tmp_path, hub_at):
    other = f"sqlite:///{tmp_path}/other.db"
    create_hub(address_of(other))
    hub_at(other).push(brought(act("other")), "two", 0)
    with pytest.raises(StorageError) as refused:
        copy_hub(address_of(url), address_of(other))
    assert problem_of(refused) == "hub_not_empty"
    assert [row.uid for row in hub_at(other).pull(0).acts] == ["other"]


def test_the_matches_of_a_station_are_no_hub(tmp_path):
    from riichi_desktop.storage import open_club

    open_club(tmp_path / "club.db", station="one").close()
    address = address_of(f"sqlite:///{tmp_path}/club.db")
    for way in (open_hub, create_hub):
        with pytest.raises(StorageError) as refused:
            way(address)
        assert problem_of(refused) == "not_a_hub"
