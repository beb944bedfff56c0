"""What every test stands on: no screen, no one's data, one language, one clock for Hypothesis."""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

# Before anything imports Qt, which reads them once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import settings

from riichi_desktop import paths

Program = Callable[..., subprocess.CompletedProcess[str]]

# A busy machine is no fault of the code. At length: --hypothesis-profile=long
settings.register_profile("here", deadline=None, max_examples=50)
settings.register_profile("long", deadline=None, max_examples=1_000)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

_numbers = count()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let speeds be tested when they are asked for."""
    parser.addoption("--speed", action="store_true", help="run the tests of time limits too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Pass over time limits where nobody asks for them: a busy machine is no fault of ours."""
    if not config.getoption("--speed"):
        speeds = [item for item in items if item.get_closest_marker("speed")]
        items[:] = [item for item in items if not item.get_closest_marker("speed")]
        config.hook.pytest_deselected(items=speeds)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Look for no garbage while tests are collected, nor among them later: they all stay."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Delete the widgets of a test with it, as a running loop does: no later test dresses them."""
    try:
        return (yield)
    finally:
        if core := sys.modules.get("PySide6.QtCore"):
            deferred = core.QEvent.Type.DeferredDelete
            core.QCoreApplication.sendPostedEvents(None, deferred)


@pytest.fixture(scope="session")
def _data_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(autouse=True)
def _own_data(_data_root: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give each test a data folder of its own; it is only made when the test asks for it."""
    monkeypatch.setenv(paths.DATA_VARIABLE, str(_data_root / str(next(_numbers))))
    yield
    paths.use_data_dir(None)


@pytest.fixture
def data_dir() -> Path:
    """The data folder of this test."""
    return paths.data_dir()


@pytest.fixture
def program() -> Program:
    """Run the program as a user does: ``program("score", "…", input="…")``; its output is text."""

    def run(*arguments: str, **options: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "riichi_desktop", *arguments]
        return subprocess.run(
            command, capture_output=True, encoding="utf-8", check=False, timeout=60, **options
        )

    return run
