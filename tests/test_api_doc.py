"""The examples of the README and of docs/api.md, run; and the page of the rule sets, up to date."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "docs/api.md")
TOLD = ("evaluate", "explain", "why_not", "waits", "replay", "reference_section")


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_say_what_they_give(page):
    text = (ROOT / page).read_text("utf-8")
    examples = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    assert len(examples.examples) >= 3
    said: list[str] = []
    outcome = doctest.DocTestRunner(verbose=False).run(examples, out=said.append)
    assert not outcome.failed, "".join(said)


@pytest.mark.parametrize("name", TOLD)
def test_what_a_caller_needs_is_told(name):
    assert re.search(rf">>> .*\b{name}\(", (ROOT / "docs" / "api.md").read_text("utf-8"))


def test_the_examples_load_no_qt():
    loads = "from riichi_desktop.export.reference import reference_section; "
    loads += "from riichi_desktop.ledger import replay; import sys; "
    loads += "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", loads], cwd=ROOT, check=False).returncode == 0


def test_the_page_of_the_rule_sets_is_up_to_date():
    script = ROOT / "packaging" / "rule_pages.py"
    asked = [sys.executable, str(script), "check"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr
