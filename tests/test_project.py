"""The project's own papers agree with each other and with what they promise."""

import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from riichi_desktop import __version__, self_check, system

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
README = (ROOT / "README.md").read_text("utf-8")


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, str]:
    """Give package -> exact version as the lock has it."""
    lines = (ROOT / "requirements.lock").read_text("utf-8").splitlines()
    rows = (line.partition(";")[0].strip().split("==") for line in lines if "==" in line)
    return {normal(name): version for name, version in rows}


def wanted() -> list[str]:
    extras = PROJECT["optional-dependencies"].values()
    return [*PROJECT["dependencies"], *(line for extra in extras for line in extra)]


@pytest.mark.parametrize("requirement", wanted())
def test_every_requirement_is_locked_within_its_range(requirement):
    name, bounds = re.fullmatch(r"([\w.-]+)(.*)", requirement).groups()
    version = locked()[normal(name)]
    for sign, bound in re.findall(r"([<>=]=?)([\d.]+)", bounds):
        assert {
            "==": as_numbers(version) == as_numbers(bound),
            ">=": as_numbers(version) >= as_numbers(bound),
            "<": as_numbers(version) < as_numbers(bound),
        }[sign]


def as_numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def test_qt_is_not_the_version_that_dies():
    assert "PySide6-Essentials==6.11.3" in PROJECT["dependencies"]
    assert locked()["shiboken6"] == locked()["pyside6-essentials"] == "6.11.3"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """Build the wheel and unpack it, as an installation would."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def files(folder: Path) -> set[str]:
    return {f.relative_to(folder).as_posix() for f in folder.rglob("*") if f.is_file()}


def test_the_wheel_holds_the_package_and_all_resources(wheel):
    read = {f for f in files(ROOT / "resources") if not f.endswith(".ts")}
    assert files(wheel / "riichi_desktop" / "_resources") == read
    source = {f for f in files(ROOT / "riichi_desktop") if "__pycache__" not in f}
    assert {f for f in files(wheel / "riichi_desktop") if not f.startswith("_resources/")} == source


def test_the_wheel_has_the_commands_and_the_licences(wheel):
    (info,) = wheel.glob("*.dist-info")
    assert info.name == f"riichi_desktop-{__version__}.dist-info"
    assert (
        "riichi-desktop = riichi_desktop.__main__:main" in (info / "entry_points.txt").read_text()
    )
    assert files(info / "licenses") == {"LICENSE", "THIRD_PARTY_NOTICES.md"}


def test_the_installed_program_finds_its_resources(wheel):
    code = (
        f"import sys; sys.path.insert(0, {str(wheel)!r})\n"
        "from riichi_desktop import words; print(words.__file__); words.Words('ja')"
    )
    answer = subprocess.run(
        [sys.executable, "-P", "-c", code], cwd=wheel, check=True, capture_output=True, text=True
    )
    assert answer.stdout.startswith(str(wheel))


@pytest.mark.slow
def test_the_installed_program_checks_itself(wheel, tmp_path):
    """In an environment of its own, with our libraries but without the clone."""
    venv.create(tmp_path / "venv")
    python = tmp_path / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    places = [str(wheel), *(p for p in sys.path if p.endswith("site-packages"))]
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = subprocess.run([python, "-c", ask], check=True, capture_output=True, text=True).stdout
    Path(site.strip(), "places.pth").write_text("\n".join(places), "utf-8")
    code = "import sys, riichi_desktop as r; sys.argv[1:] = ['--self-check', '--lang', 'en'];"
    code += "print(r.__file__, flush=True); from riichi_desktop.__main__ import main; main()"
    ask = [python, "-P", "-c", code]
    answer = subprocess.run(ask, cwd=tmp_path, capture_output=True, text=True, check=False)
    place, *checks = answer.stdout.splitlines()
    assert place.startswith(str(wheel))
    assert [line.partition(":")[0] for line in checks] == ["Good"] * len(self_check.CHECKS)
    assert answer.stderr == ""


def indented(start: str) -> list[list[str]]:
    """Give the README's indented blocks that have a line with this start, as lines."""
    blocks = re.findall(r"(?:^ {4}.*\n|^\n(?= {4}))+", README, re.MULTILINE)
    lines = [[line[4:] for line in block.splitlines()] for block in blocks]
    return [block for block in lines if any(line.startswith(start) for line in block)]


def test_the_readme_and_ci_install_the_same_libraries():
    (block,) = indented("sudo apt install")
    named = {word for line in block for word in line.split() if word.startswith("lib")}
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert named == set(re.findall(r"\blib[\w.+-]+", script))
    brought = {"libfreetype6", "libx11-6", "libxcb-xkb1"}  # by the others
    assert set(system.WINDOW.values()) | set(system.X11.values()) == named | brought


def test_the_commands_of_the_readme_work(program, tmp_path):
    blocks = indented("riichi-desktop ")
    lines = [line for block in blocks for line in block if line.startswith("riichi-desktop ")]
    assert len(lines) >= 4
    for line in lines:
        _, *arguments = [a or b for a, b in re.findall(r'"([^"]*)"|(\S+)', line)]
        answer = program(*arguments, cwd=tmp_path)
        assert (answer.returncode, answer.stderr) == (0, ""), line
        assert answer.stdout or list(tmp_path.iterdir()), line


@pytest.mark.parametrize(
    "paper", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "docs/api.md", "docs/RULE_SETS.md"]
)
def test_what_a_paper_points_to_is_there(paper):
    text = (ROOT / paper).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / paper).parent.joinpath(target).exists(), target


@pytest.mark.parametrize(
    "folder", ["", "engine", "ledger", "club", "drills", "storage", "ui/match"]
)
def test_the_architecture_names_what_there_is(folder):
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    inside = [one for one in (ROOT / "riichi_desktop" / folder).iterdir() if one.name[0] != "_"]
    rooms = {one.name for one in inside if (one / "__init__.py").is_file()}
    assert [name for name in sorted(rooms) if not re.search(rf"\b{name}\b", text)] == []
    if folder != "ui/match":
        files = {one.name for one in inside if one.suffix == ".py"} - {"app.py"}
        assert [name for name in sorted(files) if f"`{name}`" not in text] == []


def test_the_changelog_speaks_of_this_version():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## (Unreleased|{re.escape(__version__)})", text, re.MULTILINE)
