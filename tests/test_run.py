"""run.py: what it does when, and what it says where it cannot."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def clone(tmp_path):
    """Put what run.py needs into a folder that is hard on quoting."""
    folder = tmp_path / "l'été à côté"
    (folder / "riichi_desktop").mkdir(parents=True)
    for file in ("run.py", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / file, folder)
    for file in ("__init__.py", "system.py"):
        shutil.copy(ROOT / "riichi_desktop" / file, folder / "riichi_desktop")
    return folder


def load(folder):
    """Give the run.py of a folder as a module."""
    spec = importlib.util.spec_from_file_location("run_py", folder / "run.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Setup:
    """run.py as a module, whose steps are recorded and whose .venv is an empty pretence."""

    def __init__(self, folder, monkeypatch):
        self.run_py = load(folder)
        self.steps = []
        self.fails = False
        self.has_pip = False
        monkeypatch.setattr(self.run_py, "run", self.step)
        monkeypatch.setattr(self.run_py, "pip", lambda: ["pip"] if self.has_pip else [])
        monkeypatch.setattr(self.run_py, "look_at_system", lambda environ: None)
        monkeypatch.setattr(self.run_py, "start", lambda: 0)
        monkeypatch.setattr(self.run_py, "test", len)

    def step(self, *command):
        venv = "venv" in command
        self.steps.append("venv" if venv else f"install {command[-1]}")
        if self.fails:
            sys.exit("failed")
        if venv:
            self.run_py.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            self.run_py.PYTHON.write_text("")
            self.run_py.STAMP.unlink(missing_ok=True)
            self.has_pip = True

    def __call__(self, *arguments):
        """Run it and give (exit status, the steps it took)."""
        self.steps.clear()
        return self.run_py.main(list(arguments)), list(self.steps)


@pytest.fixture
def setup(clone, monkeypatch):
    return Setup(clone, monkeypatch)


def test_the_first_run_installs_and_the_next_one_does_not(setup):
    assert setup() == (0, ["venv", "install ."])
    assert setup() == (0, [])
    assert setup("setup") == (0, [])


def test_the_tests_bring_their_tools_and_the_window_needs_no_more_then(setup):
    setup()
    assert setup("test", "-k", "x") == (2, ["install .[test]"])
    assert setup("test") == (0, [])
    assert setup() == (0, [])


@pytest.mark.parametrize("file", ["pyproject.toml", "requirements.lock"])
def test_a_changed_requirement_is_installed(file, setup, clone):
    setup()
    with (clone / file).open("a") as changed:
        changed.write("# changed\n")
    assert setup() == (0, ["install ."])


def test_an_installation_that_did_not_end_is_begun_afresh(setup):
    setup()
    setup.run_py.STAMP.write_text("")
    assert setup() == (0, ["venv", "install ."])


def test_a_failed_step_leaves_nothing_that_looks_whole(setup):
    setup.fails = True
    with pytest.raises(SystemExit):
        setup()
    setup.fails = False
    assert setup() == (0, ["venv", "install ."])


def test_a_venv_that_lost_its_python_is_made_anew(setup):
    setup()
    setup.run_py.PYTHON.unlink()
    setup.has_pip = False
    assert setup() == (0, ["venv", "install ."])


def test_a_moved_clone_is_installed_again(setup, clone, monkeypatch):
    setup()
    moved = clone.rename(clone.with_name("moved"))
    again = Setup(moved, monkeypatch)
    again.has_pip = True
    assert again() == (0, ["install ."])


def test_one_run_installs_at_a_time(setup):
    with (
        setup.run_py.alone(),
        Path(setup.run_py.__file__).open("rb") as other,
    ):
        assert not setup.run_py.lock(other)
    with Path(setup.run_py.__file__).open("rb") as other:
        assert setup.run_py.lock(other)


def test_who_waited_does_not_install_again(setup, monkeypatch):
    answers = iter([False, True])
    monkeypatch.setattr(setup.run_py, "is_ready", lambda extra: next(answers))
    assert setup() == (0, [])


def test_no_venv_and_no_pip_gives_one_line_to_type(clone, monkeypatch):
    run_py = load(clone)
    monkeypatch.setattr(run_py, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match=r"sudo apt install .*python3-venv"):
        run_py.main(["setup"])
    assert not (clone / ".venv").exists()


def test_an_old_python_is_told_so(setup, monkeypatch):
    monkeypatch.setattr(setup.run_py.sys, "version_info", (3, 10, 9))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or later"):
        setup()


def ask(clone, *arguments, cwd="/"):
    command = [sys.executable, clone / "run.py", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("arguments", [["nonsense"], ["setup", "more"], ["--lang", "fr"], [""]])
def test_an_unknown_argument_gives_the_usage(arguments, clone):
    answer = ask(clone, *arguments)
    assert answer.returncode == 2
    assert "python3 run.py setup" in answer.stderr
    assert not (clone / ".venv").exists()


def test_help(clone):
    answer = ask(clone, "--help")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "python3 run.py test" in answer.stdout


def test_a_folder_that_cannot_be_written_is_told_without_a_traceback(clone):
    (clone / ".venv").write_text("a file in the way")
    answer = ask(clone, "setup")
    assert answer.returncode == 1
    assert "Traceback" not in answer.stderr
