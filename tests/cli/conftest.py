"""What the tests of the command line share."""

import json
from typing import Any

import pytest

from riichi_desktop.cli import main


class Terminal:
    """Runs command lines in this process and keeps what they say."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.out = self.err = ""

    def __call__(self, *arguments: str) -> int:
        try:
            status = main(arguments)
        except SystemExit as stop:
            status = int(stop.code or 0)
        self.out, self.err = self._capsys.readouterr()
        return status

    @property
    def document(self) -> Any:
        """The JSON that was answered."""
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)
