"""`sheet`: the reference as a PDF, without a display; what is refused, and how it is said."""

import os
import subprocess
import sys

import pytest

PDF = b"%PDF-"


@pytest.fixture
def bare(tmp_path):
    """Run the program without a display, and without a word of Qt's about one."""
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env.pop("QT_QPA_PLATFORM", None)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "riichi_desktop", "sheet", *arguments]
        return subprocess.run(
            command, capture_output=True, encoding="utf-8", check=False, timeout=60, env=env
        )

    return run


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_a_sheet_is_written_and_nothing_said(bare, tmp_path, lang):
    path = tmp_path / "sheet.pdf"
    path.write_text("old", "utf-8")
    done = bare("--rules", "tenhou,kiriage_mangan=true", "--lang", lang, "--output", str(path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert path.read_bytes().startswith(PDF)


def test_no_output_is_wrong_usage(bare):
    done = bare("--rules", "tenhou", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.endswith(
        "riichi-desktop sheet: error: --output and a file name are needed\n"
    )


@pytest.mark.parametrize("wrong", [("--outptu", "x.pdf"), ("--output",), ("x.pdf",)])
def test_wrong_usage(bare, wrong):
    done = bare(*wrong)
    assert (done.returncode, done.stdout) == (2, "")


def test_rules_that_are_not_known(bare, tmp_path):
    path = tmp_path / "sheet.pdf"
    done = bare("--rules", "chess", "--output", str(path), "--lang", "en")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Unknown rule set: chess")
    assert not path.exists()


@pytest.mark.slow
def test_a_file_that_cannot_be_written(bare, tmp_path):
    done = bare("--output", str(tmp_path / "no" / "sheet.pdf"), "--lang", "en")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The file could not be written: ")
    assert done.stderr.count("\n") == 1
