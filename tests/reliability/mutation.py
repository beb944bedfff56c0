"""Mutation testing of engine and ledger: would the tests see a small fault in the program?

.venv/bin/python tests/reliability/mutation.py ROOM [--sample N] [--seed S] [--after N]
    [--file NAME] [--out F]

ROOM is engine or ledger. Each mutant is met by the tests that reach its line, the quickest first,
in a process of its own that has the fault in memory alone: no file is touched. Without a sample all
are tried. What survives is printed, and written to F as JSON lines.
"""

import argparse
import contextlib
import importlib.abc
import importlib.util
import io
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import warnings
from collections import Counter
from pathlib import Path

import coverage
import hypothesis  # noqa: F401 - loaded before the fork, once for all
import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

from mutants import Mutant, mutants  # noqa: E402

SECONDS = 120
"""Of the processor: a mutant that takes longer goes round in circles, and is seen."""

MEMORY = 3 << 30
"""Bytes that a mutant may have."""

QUIET = "-q -x --assert=plain -W ignore -p no:cacheprovider -p no:xdist -p no:cov"


class Chosen:
    """A plug-in of pytest: runs these tests alone, in this order."""

    def __init__(self, tests: list[str]) -> None:
        self._place = {test: place for place, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep what was chosen."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self._place),
            key=lambda item: self._place[item.nodeid],
        )


class Faulty(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """An importer that gives one module with a fault in it."""

    def __init__(self, name: str, path: Path, source: bytes) -> None:
        self._name, self._path, self._source = name, path, source

    def find_spec(self, name, path=None, target=None):
        """Find the module."""
        if name != self._name:
            return None
        return importlib.util.spec_from_file_location(name, self._path, loader=self)

    def exec_module(self, module):
        """Run it."""
        exec(compile(self._source, str(self._path), "exec"), module.__dict__)


def reach(room: str) -> tuple[dict[str, dict[int, list[str]]], dict[str, float]]:
    """Run the tests of a room once: which reach which line of which file, how long each takes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", f"tests/{room}", "-m", "not recorded", "-q"]
        command += [f"--cov=riichi_desktop.{room}", "--cov-context=test", "--cov-report="]
        command += ["-p", "no:cacheprovider", "--durations=0", "--durations-min=0.002"]
        environ = {**os.environ, "COVERAGE_FILE": str(Path(folder, "data")), "CI": "1"}
        done = subprocess.run(
            command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-2000:]
        data = coverage.CoverageData(str(Path(folder, "data")))
        data.read()
        lines = {
            Path(file).name: {
                line: sorted({context.rpartition("|")[0] for context in contexts} - {""})
                for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
    seconds: dict[str, float] = {}
    for line in done.stdout.splitlines():
        words = line.split(maxsplit=2)
        if len(words) == 3 and words[0].endswith("s") and words[1] in ("call", "setup"):
            seconds[words[2]] = seconds.get(words[2], 0) + float(words[0][:-1])
    return lines, seconds


def met(
    file: str, line: int, lines: dict[str, dict[int, list[str]]], seconds: dict[str, float]
) -> list[str]:
    """Give the tests that a fault in a line meets, those that are about its file first.

    A line that runs as the program is loaded is met by all tests.
    """
    reached = lines.get(file, {})
    tests = set(reached.get(line, ())) or set(seconds)
    near = {test for tests in reached.values() for test in tests}
    own = f"test_{Path(file).stem}.py"

    def order(test: str) -> tuple[bool, bool, float]:
        return own not in test, test not in near, seconds.get(test, 0.0)

    return sorted(tests, key=order)


def is_killed(room: str, file: str, mutant: Mutant, tests: list[str]) -> bool:
    """Try a mutant against tests, in a process of its own."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = _tried(room, file, mutant, tests)
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) != 0


def _tried(room: str, file: str, mutant: Mutant, tests: list[str]) -> int:
    os.chdir(ROOT)
    os.environ["CI"] = "1"
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    path = ROOT / "riichi_desktop" / room / file
    name = f"riichi_desktop.{room}.{path.stem}"
    sys.meta_path.insert(0, Faulty(name, path, mutant.of(path.read_bytes())))
    sys.dont_write_bytecode = True
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    warnings.simplefilter("ignore")
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return int(pytest.main([*QUIET.split(), *files], plugins=[Chosen(tests)]))


def main() -> None:
    """Try the mutants of a room and tell the numbers."""
    parser = argparse.ArgumentParser()
    parser.add_argument("room", choices=("engine", "ledger"))
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--after", type=int, default=0, help="leave out so many: they were tried")
    parser.add_argument("--file", default="*.py")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    lines, seconds = reach(asked.room)
    sources = sorted((ROOT / "riichi_desktop" / asked.room).glob(asked.file))
    known = [
        (path.name, one)
        for path in sources
        if path.name != "__init__.py"
        for one in mutants(path.read_bytes())
    ]
    chosen = known
    if asked.sample and asked.sample < len(known):
        chosen = sorted(random.Random(asked.seed).sample(known, asked.sample))
    print(f"{len(known)} mutants, {len(chosen)} tried", flush=True)
    counted: Counter[str] = Counter()
    for number, (file, mutant) in enumerate(chosen[asked.after :], start=asked.after + 1):
        tests = met(file, mutant.line, lines, seconds)
        state = "killed" if is_killed(asked.room, file, mutant, tests) else "survived"
        counted[state] += 1
        said = {"file": file, **mutant._asdict(), "state": state, "tests": len(tests)}
        if asked.out:
            with asked.out.open("a") as out:
                out.write(json.dumps(said) + "\n")
        if state == "survived":
            print(f"{file}:{mutant.line}: {mutant.was!r} -> {mutant.text!r}", flush=True)
        if number % 100 == 0:
            print(f"  {number}: {dict(counted)}", flush=True)
    print(dict(counted))


if __name__ == "__main__":
    main()
