"""The one setting: what it may be, and where its password is."""

import sys
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riichi_desktop.storage import StorageError
from riichi_desktop.storage.stations import address as address_module
from riichi_desktop.storage.stations.address import address_of
from riichi_desktop.storage.stations.passwords import (
    forget_password,
    keep_password,
    password_of,
)

from .rows import problem_of

TYPED = "postgresql://ana:s%C3%A9cret@laptop:5433/club?sslmode=require"
KEPT = "postgresql://ana@laptop:5433/club?sslmode=require"


@pytest.mark.parametrize(
    "text",
    [
        TYPED,
        TYPED.replace("postgresql", "postgres"),
        f"  {TYPED}\n",
        TYPED.replace("l:", "l+psycopg:"),
    ],
)
def test_a_server_is_kept_without_its_password(text):
    address = address_of(text)
    assert (address.kind, address.url, address.path) == ("postgresql", KEPT, None)
    assert address.password == "sécret"
    assert address_of(address.url) == address._replace(password=None)


def test_a_file_is_kept_whole(tmp_path):
    address = address_of(f"sqlite:///{tmp_path}/a/../hub.db")
    assert (address.kind, address.path) == ("sqlite", tmp_path / "hub.db")
    assert address_of(address.url) == address


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "hub_address"),
        ("club", "hub_address"),
        ("postgresql://laptop:port/club", "hub_address"),
        ("postgresql://laptop", "hub_address"),
        ("sqlite://", "hub_address"),
        ("sqlite:///:memory:", "hub_address"),
        ("sqlite://server/share/hub.db", "hub_address"),
        ("sqlite:///a\0b", "hub_address"),
        ("sqlite:///~nobody at all/hub.db", "hub_address"),
        ("sqlite:///\ud800", "hub_address"),
        ("postgresql://laptop/a\0b", "hub_address"),
        ("postgresql://\ud800/club", "hub_address"),
        ("mysql://laptop/club", "hub_scheme"),
        ("postgresql+asyncpg://laptop/club", "hub_scheme"),
        ("https://laptop/club", "hub_scheme"),
    ],
)
def test_what_is_no_address_is_refused(text, id):
    with pytest.raises(StorageError) as refused:
        address_of(text)
    assert problem_of(refused) == id


@settings(deadline=None)
@given(
    st.text()
    | st.builds("{}://{}".format, st.sampled_from(("postgresql", "sqlite", "sqlite:/")), st.text())
    | st.builds("postgresql://{}@{}/{}?{}".format, *[st.text(max_size=8)] * 4)
)
def test_any_text_is_an_address_or_refused_and_shows_no_password(text):
    said = ""
    try:
        address = address_of(text)
        assert address_of(address.url) == address._replace(password=None)
    except StorageError as error:
        said = error.problem.id
    assert said in ("", "hub_address", "hub_scheme", "network_path")


def test_what_is_said_of_a_faulty_address_has_no_password():
    with pytest.raises(StorageError) as refused:
        address_of("postgresql://ana:se@cret@laptop:port/club")
    said = refused.value.problem.details["text"]
    assert said == "postgresql://ana:…@laptop:port/club"


def test_a_file_on_another_machine_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(address_module, "is_on_network", lambda path: True)
    with pytest.raises(StorageError) as refused:
        address_of(f"sqlite:///{tmp_path}/hub.db")
    assert problem_of(refused) == "network_path"
    assert refused.value.problem.details["file"] == str(tmp_path / "hub.db")


class Keyring(dict):
    """What the keyring library offers, over a dictionary."""

    def get_password(self, service, name):
        return self.get((service, name))

    def set_password(self, service, name, word):
        self[service, name] = word

    def delete_password(self, service, name):
        del self[service, name]


def test_a_password_is_in_the_keyring_under_the_address(monkeypatch):
    keyring = Keyring()
    monkeypatch.setitem(sys.modules, "keyring", keyring)
    address = address_of(KEPT)
    assert password_of(address) is None
    keep_password(address, "sécret")
    assert keyring == {("riichi-desktop", KEPT): "sécret"}
    assert password_of(address) == "sécret"
    assert password_of(address_of(TYPED.replace("s%C3%A9cret", "typed"))) == "typed"
    forget_password(address)
    forget_password(address)
    assert password_of(address) is None


def broken(*_):
    raise RuntimeError("locked")


@pytest.mark.parametrize(
    "keyring",
    [
        None,
        SimpleNamespace(get_password=broken, set_password=broken),
        SimpleNamespace(get_password=lambda *_: None, set_password=lambda *_: None),
    ],
    ids=["missing", "locked", "forgetful"],
)
def test_where_no_keyring_is_that_is_said(monkeypatch, keyring):
    monkeypatch.setitem(sys.modules, "keyring", keyring)
    assert password_of(address_of(KEPT)) is None
    with pytest.raises(StorageError) as refused:
        keep_password(address_of(KEPT), "word")
    assert problem_of(refused) == "no_keyring"
