"""The door of the club brings what it promises, when it is first asked for."""

import subprocess
import sys
from types import ModuleType

from riichi_desktop import club


def test_every_name_is_there_and_none_is_hidden_by_a_file_of_its_name() -> None:
    for _ in range(2):
        held = {name: getattr(club, name) for name in club.__all__}
        assert not [name for name, value in held.items() if isinstance(value, ModuleType)]


def test_what_matches_do_not_need_waits() -> None:
    code = "import sys, riichi_desktop.club; print(*(m for m in sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert [one for one in loaded if one.startswith("riichi_desktop.club.")] == [
        "riichi_desktop.club.values",
        "riichi_desktop.club.register",
    ]
