"""Resources are found in a clone, a wheel and a bundle; the user's files go where they should."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from riichi_desktop import paths

ROOT = Path(__file__).resolve().parent.parent


def asked_in(folder, *, bundle="") -> Path:
    """Give the resource folder that a copy of the package in another place finds."""
    (folder / "riichi_desktop").mkdir(parents=True, exist_ok=True)
    for file in ("__init__.py", "paths.py"):
        shutil.copy(ROOT / "riichi_desktop" / file, folder / "riichi_desktop" / file)
    code = (
        f"import sys; sys._MEIPASS = {bundle!r} or None\n"
        "from riichi_desktop import paths; print(paths.resource('rules', 'x.toml'))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return Path(answer.stdout.strip())


def test_this_clone():
    assert paths.resource("tiles", "5m.svg").is_file()
    assert paths.resource() == ROOT / "resources"


def test_a_clone_elsewhere(tmp_path):
    clone = tmp_path / "à côté"
    assert asked_in(clone) == clone / "resources" / "rules" / "x.toml"


def test_a_wheel(tmp_path):
    installed = tmp_path / "riichi_desktop" / "_resources"
    installed.mkdir(parents=True)
    assert asked_in(tmp_path) == installed / "rules" / "x.toml"


def test_a_bundle(tmp_path):
    bundle = tmp_path / "_internal"
    held = bundle / "riichi_desktop" / "_resources"
    held.mkdir(parents=True)
    assert asked_in(tmp_path / "archive", bundle=str(bundle)) == held / "rules" / "x.toml"


def test_a_chosen_folder_holds_data_and_settings_and_is_made(tmp_path):
    paths.use_data_dir(tmp_path / "stick" / "riichi")
    assert paths.data_dir() == paths.config_dir() == tmp_path / "stick" / "riichi"
    assert paths.data_dir().is_dir()


def test_a_chosen_folder_is_stronger_than_the_variable(tmp_path, monkeypatch):
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path / "variable"))
    assert paths.data_dir() == tmp_path / "variable"
    paths.use_data_dir(tmp_path / "chosen")
    assert paths.data_dir() == tmp_path / "chosen"
    paths.use_data_dir(None)
    assert paths.data_dir() == tmp_path / "variable"


def test_a_relative_choice_stays_where_it_was_made(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    paths.use_data_dir("here")
    monkeypatch.chdir("/")
    assert paths.data_dir() == tmp_path / "here"


@pytest.mark.parametrize(
    ("platform", "data", "config"),
    [
        ("linux", "data/riichi-desktop", "config/riichi-desktop"),
        ("win32", "roaming/riichi-desktop", "roaming/riichi-desktop"),
        (
            "darwin",
            "home/Library/Application Support/riichi-desktop",
            "home/Library/Application Support/riichi-desktop",
        ),
    ],
)
def test_the_usual_place_of_each_system(platform, data, config, tmp_path, monkeypatch):
    monkeypatch.delenv(paths.DATA_VARIABLE)
    monkeypatch.setattr(paths.sys, "platform", platform)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "roaming"))
    monkeypatch.setattr(paths.Path, "home", lambda: tmp_path / "home")
    assert (paths.data_dir(), paths.config_dir()) == (tmp_path / data, tmp_path / config)


def test_a_relative_xdg_folder_does_not_count(tmp_path, monkeypatch):
    monkeypatch.delenv(paths.DATA_VARIABLE)
    monkeypatch.setattr(paths.sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setattr(paths.Path, "home", lambda: tmp_path)
    assert paths.data_dir() == tmp_path / ".local" / "share" / "riichi-desktop"


def test_a_folder_that_cannot_be_made_is_named_all_the_same(tmp_path):
    (tmp_path / "file").write_text("in the way")
    paths.use_data_dir(tmp_path / "file" / "data")
    assert paths.data_dir() == tmp_path / "file" / "data"


def test_a_home_that_nobody_has_is_taken_as_it_is_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for folder in ("~nobody-has-this-name/riichi", Path("~nobody-has-this-name", "riichi")):
        paths.use_data_dir(folder)
        assert paths.data_dir() == tmp_path / "~nobody-has-this-name" / "riichi"


def test_who_has_no_home_has_a_folder_that_cannot_be_written(monkeypatch):
    monkeypatch.delenv(paths.DATA_VARIABLE)
    monkeypatch.setattr(paths.sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setattr(paths.Path, "mkdir", lambda *_, **__: None)

    def nobody():
        raise RuntimeError("no home")

    monkeypatch.setattr(paths.Path, "home", nobody)
    assert paths.data_dir() == Path(os.sep, ".local", "share", "riichi-desktop").absolute()


def test_a_folder_with_a_name_that_none_can_have_is_not_there(tmp_path):
    paths.use_data_dir(tmp_path / ("x" * 300))
    assert not paths.has_folder("rules")
    paths.use_data_dir(tmp_path)
    assert not paths.has_folder("rules")
    (tmp_path / "rules").mkdir()
    assert paths.has_folder("rules")


def test_what_the_program_brings_is_here_and_what_is_missing_is_named(tmp_path, monkeypatch):
    assert paths.lacking() == ()
    shutil.copytree(ROOT / "resources", tmp_path / "resources")
    monkeypatch.setattr(paths, "_resources", lambda: tmp_path / "resources")
    (tmp_path / "resources" / "tiles" / "5m.svg").unlink()
    (tmp_path / "resources" / "rules" / "wrc2025.toml").unlink()
    assert paths.lacking() == ("rules/wrc2025.toml", "tiles/5m.svg")
    (tmp_path / "resources" / paths.CONTENTS).unlink()
    assert paths.lacking() == (paths.CONTENTS,)


def test_the_file_that_an_error_is_about_is_named_where_it_is_the_programs_own(tmp_path):
    for path, named in ((paths.resource("tiles", "x.svg"), "tiles/x.svg"), (tmp_path / "x", "")):
        with pytest.raises(OSError, match="x") as failed:
            path.read_bytes()
        assert paths.resource_of(failed.value) == named
    assert paths.resource_of(ValueError("x")) == ""
    assert paths.resource_of(OSError(5, "no file is named")) == ""
