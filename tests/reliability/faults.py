"""The fault suite as a whole: every scene, kills in every phase, every resource missing.

.venv/bin/python tests/reliability/faults.py [--kills N] [SCENE ...]     N kills a phase, 5
"""

import argparse
import sys
import tempfile
import time
import traceback
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import clocks
import missing
import scenes


def main() -> None:
    """Play what is asked for and tell how it went."""
    parser = argparse.ArgumentParser()
    parser.add_argument("scene", nargs="*")
    parser.add_argument("--kills", type=int, default=5)
    asked = parser.parse_args()
    every = {**scenes.SCENES, **clocks.SCENES, **missing.SCENES}
    every["killed_everywhere"] = partial(scenes.killed_everywhere, times=asked.kills)
    failed = 0
    for name in asked.scene or every:
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                every[name](Path(folder))
                state = "well"
            except scenes.CannotPlay as reason:
                state = f"passed over: {reason}"
            except Exception:  # noqa: BLE001 - the others are played all the same
                state = f"FAILED\n{traceback.format_exc()}"
                failed += 1
        print(f"{name} ({time.monotonic() - start:.0f} s): {state}", flush=True)
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
