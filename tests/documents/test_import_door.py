"""The door of the imports: what it brings and does not load; nobody behind it goes in circles."""

import subprocess
import sys

import pytest

from riichi_desktop.documents import imports
from tests import test_architecture as architecture

HEAVY = {"csv", "decimal", "defusedxml", "msgspec", "xml", "zlib"}


def test_the_door_brings_what_it_says():
    architecture.test_a_door_holds_imports_and_the_list_of_what_they_bring("documents/imports")
    assert all(hasattr(imports, name) for name in imports.__all__)


def test_no_two_of_its_files_know_each_other():
    architecture.test_no_two_files_know_each_other("documents/imports")


@pytest.mark.parametrize("module", ["riichi_desktop.documents", "riichi_desktop.documents.imports"])
def test_the_doors_load_nothing_heavy(module):
    code = f"import sys, {module}; print(*sys.modules)"
    command = [sys.executable, "-S", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert module in loaded
    assert {name.split(".")[0] for name in loaded} & HEAVY == set()
    behind = [name for name in loaded if name.startswith("riichi_desktop.documents.imports.")]
    assert behind in ([], ["riichi_desktop.documents.imports.refusal"])
