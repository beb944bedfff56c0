"""The installer of the .tar.xz, over a small stand-in of the bundle."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from builder import facts, linux_tree

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="for Linux alone")

COMMAND = facts.COMMAND
ENTRY = f"share/applications/{facts.APP_ID}.desktop"


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lay out what the archive holds, the program a line of shell."""
    folder = tmp_path / "archive"
    program = folder / "lib" / COMMAND / COMMAND
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\necho started\n", "utf-8")
    program.chmod(0o755)
    (program.parent / "_internal").mkdir()
    (program.parent / "_internal" / "a library").write_bytes(b"1")
    monkeypatch.setattr(linux_tree, "copyright_file", lambda: "licences\n")
    linux_tree.share(folder / "share")
    script = folder / "install.sh"
    script.write_text(facts.filled((linux_tree.LINUX / "install.sh").read_text("utf-8")), "utf-8")
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "ho me"
    folder.mkdir()
    return folder


def install(archive: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {"HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    command = ["sh", str(archive / "install.sh"), *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def files(folder: Path) -> set[str]:
    return {str(p.relative_to(folder)) for p in folder.rglob("*") if not p.is_dir()}


def test_what_is_shared_is_where_desktops_look(archive: Path):
    shared = files(archive / "share")
    assert ENTRY.removeprefix("share/") in shared
    assert f"metainfo/{facts.APP_ID}.metainfo.xml" in shared
    assert f"man/man1/{COMMAND}.1.gz" in shared
    drawn = {name.split("/")[2] for name in shared if name.startswith("icons/")}
    assert drawn == {"scalable", *(f"{size}x{size}" for size in linux_tree.ICON_SIZES)}


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="a tool of desktops")
def test_the_menu_entry_is_valid(archive: Path):
    subprocess.run(["desktop-file-validate", archive / ENTRY], check=True)


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="a tool of desktops")
def test_the_description_is_valid(archive: Path):
    linux_tree.run(
        *("appstreamcli", "validate", "--no-net"),
        archive / "share" / "metainfo" / f"{facts.APP_ID}.metainfo.xml",
    )


def test_it_installs_for_one_person_and_goes_without_a_trace(archive: Path, home: Path):
    assert install(archive, home).returncode == 0
    place = home / ".local"
    started = subprocess.run([place / "bin" / COMMAND], capture_output=True, text=True, check=True)
    assert started.stdout == "started\n"
    assert f'Exec="{place}/bin/{COMMAND}"\n' in (place / ENTRY).read_text("utf-8")
    assert files(archive / "share") == files(place / "share")
    gone = install(archive, home, "--uninstall")
    assert gone.returncode == 0
    assert list(place.iterdir()) == []


def test_a_new_version_leaves_nothing_of_the_old_one(archive: Path, home: Path):
    install(archive, home)
    inside = archive / "lib" / COMMAND / "_internal"
    (inside / "a library").rename(inside / "another")
    assert install(archive, home).returncode == 0
    program = home / ".local" / "lib" / COMMAND
    assert files(program / "_internal") == {"another"}


def test_what_people_keep_stays(archive: Path, home: Path):
    kept = home / ".local" / "share" / COMMAND / "club.db"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b"matches")
    own = home / ".local" / "lib" / COMMAND / "notes"
    install(archive, home)
    own.write_bytes(b"mine")
    install(archive, home, "--uninstall")
    assert kept.read_bytes() == b"matches"
    assert files(home) == {str(kept.relative_to(home)), str(own.relative_to(home))}


def test_a_folder_of_another_package_is_left_alone(archive: Path, home: Path):
    program = home / "usr" / "lib" / COMMAND
    program.mkdir(parents=True)
    answer = install(archive, home, "--prefix", str(home / "usr"))
    assert answer.returncode == 1
    assert str(program) in answer.stderr
    assert files(home) == set()


@pytest.mark.parametrize(
    "words", [["--prefix"], ["--prefix", "here"], ["--prefix=here"], ["--nonsense"]]
)
def test_what_it_does_not_understand_it_does_not_do(archive: Path, home: Path, words: list[str]):
    answer = install(archive, home, *words)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr
    assert files(home) == set()


def test_nothing_to_take_away_is_said(archive: Path, home: Path):
    answer = install(archive, home, "--uninstall")
    assert (answer.returncode, str(home) in answer.stderr) == (1, True)


def test_the_shell_of_the_mac_can_read_the_recipe():
    script = facts.HERE / "macos" / "make_dmg.sh"
    subprocess.run(["bash", "-n", script], check=True)
