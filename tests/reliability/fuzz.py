"""Coverage-guided fuzzing of every parser (atheris); what is found is told, and kept.

.venv/bin/python -m pip install atheris
.venv/bin/python tests/reliability/fuzz.py [--seconds S] [--keep] [TARGET ...]

Each target is fuzzed for so many seconds in a process of its own. A fault (an exception that is no
refusal, an input that takes more than a second of the processor) is told once for each place in the
code, with the shortest input; fuzzing goes on. With --keep the inputs that reach the most of the
code, each short, are written to tests/data/fuzz, where the suite reads them again.
"""

import argparse
import contextlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT)]

import corpus  # noqa: E402
import json_mutator  # noqa: E402

LONGEST: Final = 4096
SLOW_SECONDS: Final = 1.0
MEMORY_MB: Final = 1500
KEPT: Final = 50
"""Inputs that are kept for a target."""
KEPT_BYTES: Final = 700


def fuzz(name: str, arguments: list[str], faults: Path) -> None:
    """Fuzz one target until its time is up; write each new fault as a JSON line."""
    import atheris

    with atheris.instrument_imports(include=["riichi_desktop"]):
        import targets

        for data in corpus.seeds(name):  # what is imported when it is needed is imported here
            with contextlib.suppress(Exception):
                targets.run(targets.TARGETS[name], data)
    target = targets.TARGETS[name]
    known: dict[str, int] = {}

    def tell(data: bytes, place: str, said: str) -> None:
        if place not in known or len(data) < known[place]:
            known[place] = len(data)
            line = json.dumps({"place": place, "said": said, "data": data.decode("latin-1")})
            with faults.open("a") as out:
                out.write(line + "\n")

    def one(data: bytes) -> None:
        start = time.process_time()
        try:
            targets.run(target, data)
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is a fault
            frame = traceback.extract_tb(error.__traceback__)[-1]
            place = f"{type(error).__name__} {Path(frame.filename).name}:{frame.lineno}"
            tell(data, place, "".join(traceback.format_exception(error))[-1500:])
        if (took := time.process_time() - start) > SLOW_SECONDS:
            tell(data, "slow", f"{took:.1f} s")

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        changed = json_mutator.mutated(data, seed) if seed % 3 else None
        return atheris.Mutate(data, most) if changed is None else changed[:most]

    atheris.Setup(["fuzz", *arguments], one, custom_mutator=mutate)
    atheris.Fuzz()


def run(name: str, seconds: int, keep: bool) -> int:
    """Fuzz a target in a process of its own; give how many faults there were."""
    with tempfile.TemporaryDirectory() as folder:
        start, faults = Path(folder, "start"), Path(folder, "faults")
        start.mkdir()
        for number, data in enumerate(corpus.seeds(name)):
            (start / str(number)).write_bytes(data)
        words = Path(folder, "words")
        words.write_text("".join(f"{_quoted(word)}\n" for word in corpus.WORDS.split()))
        told = _spawn(
            name,
            faults,
            *(f"-max_total_time={seconds}", f"-max_len={LONGEST}", f"-rss_limit_mb={MEMORY_MB}"),
            *(f"-dict={words}", "-timeout=60", f"-artifact_prefix={folder}/", "-close_fd_mask=1"),
            str(start),
        )
        runs = [line for line in told.splitlines() if line.startswith(("#", "Done"))][-1:]
        print(f"{name}: {' '.join(runs)}", flush=True)
        shortest: dict[str, dict[str, str]] = {}
        for line in faults.read_text().splitlines() if faults.exists() else []:
            said = json.loads(line)
            shortest[said["place"]] = said
        for said in shortest.values():
            print(f"FAULT {said['place']}\n{said['data'].encode('latin-1')!r}\n{said['said']}")
        if "Done" not in told and "stat::" not in told and "ERROR" in told:
            print(told[-1500:])
        if keep:
            new = (path.read_bytes() for path in start.iterdir() if not path.name.isdigit())
            found = sorted((one for one in new if len(one) <= KEPT_BYTES), key=len)
            found += [said["data"].encode("latin-1") for said in shortest.values()]
            corpus.keep(name, [*corpus.kept(name), *_spread(found)])
        return len(shortest)


def _spread(found: list[bytes]) -> list[bytes]:
    """Give some of the inputs, short ones and longer ones alike."""
    step = max(1, -(-len(found) // KEPT))
    return found[::step]


def _spawn(name: str, faults: Path, *arguments: str) -> str:
    command = [sys.executable, __file__, "--child", name, str(faults), *arguments]
    environ = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "RIICHI_DESKTOP_DATA": str(faults.parent),
    }
    done = subprocess.run(command, env=environ, capture_output=True, check=False)
    return done.stderr.decode("utf-8", "replace")


def _quoted(word: str) -> str:
    return '"' + "".join(f"\\x{byte:02x}" for byte in word.encode("utf-8", "replace")) + '"'


def main() -> None:
    """Fuzz what is asked for."""
    if sys.argv[1:2] == ["--child"]:
        resource.setrlimit(resource.RLIMIT_AS, (4 * MEMORY_MB << 20, 4 * MEMORY_MB << 20))
        fuzz(sys.argv[2], sys.argv[4:], Path(sys.argv[3]))
        return
    import targets

    parser = argparse.ArgumentParser()
    parser.add_argument("target", nargs="*", choices=[*targets.TARGETS, []])
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    found = sum(run(name, asked.seconds, asked.keep) for name in asked.target or targets.TARGETS)
    print(f"{found} faults")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
