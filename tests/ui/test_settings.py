"""The settings: one frozen value over a file that anybody may have spoilt."""

from dataclasses import FrozenInstanceError

import pytest
from PySide6.QtCore import QByteArray

from riichi_desktop.ui import Settings, SettingsStore


@pytest.fixture
def store(qapp, tmp_path) -> SettingsStore:
    return SettingsStore(tmp_path)


def test_settings_are_values():
    with pytest.raises(FrozenInstanceError):
        Settings().touch = True  # type: ignore[misc]


def test_what_is_changed_is_told_kept_and_there_again(store, tmp_path):
    told = []
    store.changed.connect(told.append)
    store.change(language="ja", touch=True)
    store.change(touch=True)
    assert told == [Settings(language="ja", touch=True)]
    assert SettingsStore(tmp_path).value == told[0]


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("language=fr", Settings(language="fr")),
        ("language=xx", Settings()),
        ("theme=pink", Settings()),
        ("theme=dark\ntouch=maybe", Settings(theme="dark")),
        ("touch=true", Settings(touch=True)),
        ("tile_index=1, 2, 3", Settings()),
        ("nonsense=1", Settings()),
        ('rules="tenhou,kiriage_mangan=true"', Settings(rules="tenhou,kiriage_mangan=true")),
        ("\x00\x01", Settings()),
    ],
)
def test_a_value_that_is_none_gives_way_to_the_default(qapp, tmp_path, line, value):
    (tmp_path / "settings.ini").write_text(f"[settings]\n{line}\n")
    assert SettingsStore(tmp_path).value == value


def test_a_spoilt_file_is_read_without_a_word(qapp, tmp_path, qtlog):
    spoilt = r"theme=@Variant(\0\0\0\x7f\0\0\0\x5Nope\0\0)"
    (tmp_path / "settings.ini").write_text(f"[settings]\nlanguage=fr\n{spoilt}\n")
    assert SettingsStore(tmp_path).value == Settings(language="fr")
    assert [record.message for record in qtlog.records] == []


def test_a_file_that_cannot_be_written_changes_nothing_for_now(qapp, tmp_path):
    (tmp_path / "file").touch()
    store = SettingsStore(tmp_path / "file")
    store.change(theme="dark")
    assert store.value.theme == "dark"
    assert (tmp_path / "file").read_bytes() == b""


def test_the_place_of_the_window_is_kept(store, tmp_path):
    assert store.geometry().isEmpty()
    store.keep_geometry(QByteArray(b"somewhere"))
    assert bytes(SettingsStore(tmp_path).geometry().data()) == b"somewhere"
