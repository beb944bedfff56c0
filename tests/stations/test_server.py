"""A PostgreSQL hub: what is said where there is none, and connections that break."""

import sys
import time

import psycopg
import pytest

from riichi_desktop.storage import StorageError
from riichi_desktop.storage.stations import server
from riichi_desktop.storage.stations.address import address_of
from riichi_desktop.storage.stations.opening import create_hub, open_hub

from .postgres import OWNER
from .proxy import Proxy
from .rows import act, brought, problem_of


@pytest.fixture
def made(server_url):
    create_hub(address_of(server_url))
    return server_url


@pytest.fixture
def proxy(cluster):
    between = Proxy(cluster.port)
    yield between
    between.close()


def said_of(url) -> str:
    with pytest.raises(StorageError) as refused:
        open_hub(address_of(url))
    return problem_of(refused)


def test_each_reason_why_there_is_no_hub_has_a_sentence_of_its_own(cluster, server_url):
    assert said_of(server_url) == "not_a_hub"
    assert said_of(cluster.url("nowhere")) == "hub_refused"
    assert said_of(cluster.url("hub", word="wrong")) == "hub_refused"
    assert said_of(cluster.url("hub", user="nobody")) == "hub_refused"
    assert said_of(server_url + "?sslmode=require") == "hub_tls"
    assert said_of(server_url + "?no_such_option=1") == "hub_address"
    assert said_of("postgresql://127.0.0.1:1/hub") == "hub_unreachable"
    assert said_of("postgresql://nowhere.invalid/hub") == "hub_unreachable"


def test_a_password_that_is_missing_is_asked_for(cluster, server_url, monkeypatch, tmp_path):
    monkeypatch.setenv("PGPASSFILE", str(tmp_path / "pgpass"))
    monkeypatch.setitem(sys.modules, "keyring", None)
    url = f"postgresql://{OWNER}@127.0.0.1:{cluster.port}/hub"
    assert said_of(url) == "hub_no_password"
    kept = tmp_path / "pgpass"
    kept.write_text(f"127.0.0.1:{cluster.port}:*:{OWNER}:the owner's\n")
    kept.chmod(0o600)
    assert said_of(url) == "not_a_hub"  # libpq found it there


def test_without_the_driver_that_is_said(server_url, monkeypatch):
    monkeypatch.setitem(sys.modules, "riichi_desktop.storage.stations.server", None)
    assert said_of(server_url) == "no_driver"


def test_a_server_that_does_not_answer_is_left_after_three_seconds(tmp_path):
    import socket

    with socket.create_server(("127.0.0.1", 0)) as silent:
        began = time.monotonic()
        assert (
            said_of(f"postgresql://127.0.0.1:{silent.getsockname()[1]}/club") == "hub_unreachable"
        )
    assert time.monotonic() - began < 4.5


def test_a_cut_connection_is_made_again(made, cluster, proxy, hub_at):
    hub = hub_at(cluster.url("hub", port=proxy.port))
    hub.push(brought(act("a")), "one", 0)
    proxy.cut()
    with pytest.raises(StorageError) as refused:
        hub.look()
    assert problem_of(refused) == "hub_unreachable"
    proxy.mend()
    assert hub.look().last == 1


def test_a_connection_that_the_server_ended_is_made_again(made, cluster, hub_at):
    hub = hub_at(made)
    hub.look()
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
    cluster.query("postgres", others, "hub")
    assert hub.look().last == 0


def test_a_station_that_vanishes_while_it_writes_holds_up_nobody(made, hub_at):
    other = hub_at(made)
    with other._store.writing() as connection:
        asked = "SHOW idle_in_transaction_session_timeout"
        assert connection.exec_driver_sql(asked).scalar() == "5s"
    with psycopg.connect(made) as vanished:
        vanished.execute("SET idle_in_transaction_session_timeout = '300ms'")
        vanished.execute("SELECT pg_advisory_xact_lock(%s)", (server._LOCK,))
        began = time.monotonic()
        other.push(brought(act("a")), "other", 0)
        assert 0.2 < time.monotonic() - began < 3
        vanished.close()


def test_letters_that_a_database_cannot_have_are_told_when_it_is_made_a_hub(cluster):
    cluster.query("postgres", "CREATE DATABASE narrow ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(StorageError) as refused:
        create_hub(address_of(cluster.url("narrow")))
    assert problem_of(refused) == "hub_encoding"


def test_what_a_server_cannot_store_is_told(made, hub_at):
    hub = hub_at(made)
    random = "".join(chr(33 + at * at % 9001) for at in range(9000))
    for name in ("x\0y", random):
        with pytest.raises(StorageError) as refused:
            hub.meet(name, "token", "1.0")
        assert problem_of(refused) == "hub_error"
    assert hub.look().last == 0
