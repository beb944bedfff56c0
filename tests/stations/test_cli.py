"""`riichi-desktop hub …` at the terminal."""

import io
import json
import sys
from typing import Any
from uuid import uuid4

import pytest

from riichi_desktop.cli import main

from .rows import act, brought, entry, game
from .test_address import Keyring


@pytest.fixture
def run(capsys, tmp_path):
    """Run a command line in this process; give its status, and what it said."""

    def one(*arguments: str) -> tuple[int, str, str]:
        status = main([*arguments, f"--data-dir={tmp_path / 'data'}"])
        said = capsys.readouterr()
        return status, said.out, said.err

    return one


def document(run, *arguments: str) -> Any:
    status, out, _ = run(*arguments, "--json")
    assert status == 0
    return json.loads(out)


@pytest.mark.parametrize("lang", ["fr", "en", "ja"])
def test_a_hub_is_made_and_told_of(run, url, hub_at, lang):
    status, out, err = run("hub", "init", url, f"--lang={lang}")
    assert (status, err) == (0, "")
    assert "the owner" not in out
    assert "owner%27s" not in out
    again = run("hub", "init", url, f"--lang={lang}")
    assert again[0] == 0
    assert again[1] != out
    hub = hub_at(url)
    hub.push(brought(game(), entry(1), act("a"), act("b")), "one", 0)
    hub.meet("one", "token", "1.0")
    hub.hold("g", "one")
    status, out, _ = run("hub", "status", url, f"--lang={lang}")
    assert status == 0
    assert len(out.splitlines()) == 4
    told = document(run, "hub", "status", url)
    assert (told["games"], told["entries"], told["acts"], told["role"]) == (1, 1, 2, "referee")
    assert told["stations"][0]["name"] == told["leases"][0]["station"] == "one"


def test_users_are_made_and_their_passwords_shown_once(run, server_url, cluster, hub_at):
    run("hub", "init", server_url)
    table, wall = (f"{word} {uuid4().hex[:6]}" for word in ("table", "wall"))
    asked = ("hub", "roles", server_url, "--station", table, "--screen", wall)
    users = document(run, *asked)["users"]
    assert {name: said["role"] for name, said in users.items()} == {
        table: "station",
        wall: "screen",
    }
    login = cluster.url("hub", user=table.replace(" ", "%20"), word=users[table]["password"])
    assert hub_at(login).role == "station"
    assert "password" not in document(run, *asked)["users"][table]
    status, out, _ = run(*asked, "--referee=a", "--referee=b", "--lang=en")
    assert status == 0
    assert out.count("referee") == 2


def test_a_hub_is_copied(run, url, tmp_path):
    run("hub", "init", url)
    target = f"sqlite:///{tmp_path}/copy.db"
    assert document(run, "hub", "copy", url, target) == {"copied": 0}
    assert document(run, "hub", "status", target)["games"] == 0


def test_a_password_is_read_from_standard_input(run, monkeypatch):
    keyring = Keyring()
    monkeypatch.setitem(sys.modules, "keyring", keyring)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("sécret\n".encode())))
    assert document(run, "hub", "password", "postgresql://ana@laptop/club") == {"kept": True}
    assert [*keyring.values()] == ["sécret"]


@pytest.mark.parametrize("lang", ["fr", "en", "ja"])
def test_what_is_refused_is_said(run, tmp_path, lang):
    status, out, err = run("hub", "status", f"sqlite:///{tmp_path}/none.db", f"--lang={lang}")
    assert (status, out) == (1, "")
    assert "hub init" in err
    status, out, _ = run("hub", "status", "mysql://laptop/club", "--json")
    assert status == 1
    assert json.loads(out)["error"]["id"] == "hub_scheme"


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("init",),
        ("paint", "sqlite:///x"),
        ("copy", "sqlite:///x"),
        ("status", "sqlite:///x", "sqlite:///y"),
        ("roles", "sqlite:///x"),
        ("roles", "sqlite:///x", "--station"),
    ],
)
def test_wrong_usage_is_told(run, arguments):
    status, out, err = run("hub", *arguments, "--lang=en")
    assert (status, out) == (2, "")
    assert "riichi-desktop hub" in err
