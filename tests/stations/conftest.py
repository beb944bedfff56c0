"""A PostgreSQL server for all tests of a process, hubs of both kinds, and stations beside them."""

import shutil
import tempfile
from pathlib import Path

import pytest

from riichi_desktop.storage.stations.address import address_of
from riichi_desktop.storage.stations.opening import create_hub, open_hub

from .postgres import Cluster, why_not


@pytest.fixture(scope="session")
def cluster():
    """A running server; skipped with the reason where there can be none.

    Not in a folder of pytest's: those are for its own user alone, and the server may be another.
    """
    if reason := why_not():
        pytest.skip(reason)
    folder = Path(tempfile.mkdtemp(prefix="riichi-postgres-"))
    server = Cluster(folder)
    yield server
    server.stop("immediate")
    shutil.rmtree(folder)


@pytest.fixture
def server_url(cluster):
    """The address of an empty database on the server."""
    return cluster.empty("hub")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hub.db"
    return request.getfixturevalue("server_url")


@pytest.fixture
def hub_at():
    """Give a way to open hubs; all are closed at the end."""
    hubs = []

    def open_one(url, role="referee"):
        hubs.append(open_hub(address_of(url), role))
        return hubs[-1]

    yield open_one
    for hub in hubs:
        hub.close()


@pytest.fixture
def hub(url, hub_at):
    """A hub with nothing in it."""
    create_hub(address_of(url))
    return hub_at(url)
