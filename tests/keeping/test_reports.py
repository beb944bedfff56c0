"""A report says what happened where, and nothing of who it happened to."""

import sys
from pathlib import Path

from riichi_desktop.engine import parse_hand
from riichi_desktop.keeping import write_report
from riichi_desktop.keeping.reports import MOST, place

SECRET = "secret-name"


def fault() -> BaseException:
    try:
        parse_hand(f"/home/{SECRET}/hand.txt")
    except ValueError as error:
        return error
    raise AssertionError


def test_a_report_names_the_place_and_the_versions(tmp_path):
    error = fault()
    path = write_report(tmp_path / "reports", error, error.__traceback__, {"Qt": "6.11.3"})
    text = path.read_text()
    assert text.startswith("Python: 3.")
    assert "Qt: 6.11.3" in text
    assert "NotScorable" in text
    assert (
        "riichi_desktop/engine/notation.py:" in text or "riichi_desktop/engine/scanner.py:" in text
    )


def test_a_report_has_no_words_of_the_user_and_no_path_of_the_machine(tmp_path):
    error = fault()
    text = write_report(tmp_path, error, error.__traceback__, {}).read_text()
    assert SECRET not in text
    assert str(Path.home()) not in text
    assert str(Path(__file__).parent.parent.parent) not in text


def test_so_many_reports_are_kept(tmp_path):
    paths = [write_report(tmp_path, fault(), None, {}) for _ in range(MOST + 3)]
    assert sorted(tmp_path.iterdir()) == paths[3:]


def test_a_file_is_named_without_its_folders():
    assert place("/home/me/riichi_desktop/riichi_desktop/ui/look.py") == "riichi_desktop/ui/look.py"
    assert place(f"{sys.prefix}/lib/python3.11/json/decoder.py") == "json/decoder.py"
