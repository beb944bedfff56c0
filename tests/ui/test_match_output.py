"""What goes out of a match and comes in: files whole or not at all, a sentence for each fault."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from riichi_desktop.documents import preset
from riichi_desktop.export import Match, game_json
from riichi_desktop.ledger import Drawn, Finished, Win, Won, replay
from riichi_desktop.ui import Look, Theme, saving
from riichi_desktop.ui.match.output import KINDS, MatchOutput
from riichi_desktop.words import Words

NAMES = ("Aïko", "Bruno", "Chloé", "Dan")
GAME = replay(preset("m_league"), NAMES, [Won((Win(0, 1, 5),)), Drawn(), Finished()])
MATCH = Match(GAME, "Table 3", "2026-11-30")
RULES = preset("wrc2025")
STARTS = {".pdf": b"%PDF", ".csv": "\ufeff".encode(), ".xlsx": b"PK", ".json": b"{"}


def names(folder: Path) -> list[str]:
    return [one.name for one in folder.iterdir()]


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def window(qtbot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def output(qapp, said) -> MatchOutput:
    return MatchOutput(Look(Theme("light"), Words("en")), said.append)


@pytest.fixture
def choose(monkeypatch, tmp_path):
    """Let the file dialog answer: a name, and the kind that is chosen; "" cancels it."""

    def answer(name: str, kind: str = "") -> Path:
        def run(self) -> int:
            assert self.acceptMode() == QFileDialog.AcceptMode.AcceptSave
            kinds = self.nameFilters()
            chosen = next((one for one in kinds if kind and f"*{kind}" in one), kinds[0])
            monkeypatch.setattr(self, "selectedNameFilter", lambda: chosen)
            monkeypatch.setattr(self, "selectedFiles", lambda: [str(tmp_path / name)])
            code = QDialog.DialogCode.Accepted if name else QDialog.DialogCode.Rejected
            return code.value

        monkeypatch.setattr(QFileDialog, "exec", run)
        return tmp_path / name

    return answer


@pytest.fixture
def replacing(monkeypatch):
    """Let the question whether to replace a file be answered; give what was asked."""
    asked: list[str] = []

    def answer(yes: bool) -> list[str]:
        def run(self) -> int:
            asked.append(self.text())
            role = QMessageBox.ButtonRole
            wanted = role.AcceptRole if yes else role.RejectRole
            button = next(one for one in self.buttons() if self.buttonRole(one) == wanted)
            monkeypatch.setattr(self, "clickedButton", lambda: button)
            return 0

        monkeypatch.setattr(QMessageBox, "exec", run)
        return asked

    return answer


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_saved_with_its_suffix(output, window, said, choose, tmp_path, kind):
    choose("out", kind)
    output.save(MATCH, window)
    file = tmp_path / f"out{kind}"
    assert file.read_bytes().startswith(STARTS[kind])
    assert said == [f"Saved: out{kind}."]
    assert names(tmp_path) == [file.name]


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_has_a_way_of_its_own(output, window, choose, tmp_path, kind):
    choose("x.y")
    getattr(output, f"save_{kind[1:]}")(MATCH, window)
    assert (tmp_path / f"x.y{kind}").exists()


def test_a_suffix_that_is_typed_decides(output, window, choose, tmp_path):
    choose("out.CSV", ".pdf")
    output.save(MATCH, window)
    assert (tmp_path / "out.CSV").read_bytes().startswith(STARTS[".csv"])


def test_an_empty_sheet_is_saved(output, window, said, choose, tmp_path):
    choose("blank")
    output.save_blank(RULES, window)
    assert (tmp_path / "blank.pdf").read_bytes().startswith(b"%PDF")
    assert said == ["Saved: blank.pdf."]


def test_a_dialog_that_is_left_does_nothing(output, window, said, choose, tmp_path):
    choose("")
    output.save(MATCH, window)
    assert (said, names(tmp_path)) == ([], [])


@pytest.mark.parametrize("yes", [True, False])
def test_a_file_is_replaced_only_where_that_is_said(
    output, window, choose, replacing, tmp_path, yes
):
    old = tmp_path / "out.json"
    old.write_bytes(b"old")
    asked = replacing(yes)
    choose("out")
    output.save_json(MATCH, window)
    assert asked == ["“out.json” exists already. Replace it?"]
    assert (old.read_bytes() == b"old") is not yes


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "disk full"),
        (errno.EACCES, "access refused, choose another folder"),
        (errno.EROFS, "access refused, choose another folder"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_a_disk_that_refuses_leaves_what_was_there(
    output, window, said, choose, replacing, monkeypatch, tmp_path, number, reason
):
    def refuse(_descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    old = tmp_path / "out.csv"
    old.write_bytes(b"old")
    replacing(True)
    choose("out")
    monkeypatch.setattr(os, "fsync", refuse)
    output.save_csv(MATCH, window)
    assert said == [f"out.csv was not saved: {reason}."]
    assert old.read_bytes() == b"old"
    assert names(tmp_path) == ["out.csv"]


def test_a_folder_that_is_gone_is_told(output, window, said, choose):
    choose("gone/out")
    output.save_csv(MATCH, window)
    assert said == ["out.csv was not saved: no such folder or file."]


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(IsADirectoryError):
        saving.write_whole(tmp_path, b"")


def test_a_link_stays_a_link(tmp_path):
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    saving.write_whole(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_windows_says_that_another_program_has_the_file():
    error = OSError(errno.EACCES, "denied")
    error.winerror = 32
    assert saving.because(error, Words("en")) == "open in another program"


def test_the_next_dialog_opens_where_the_last_one_was(output, window, choose, monkeypatch):
    at = choose("first")
    output.save_pdf(MATCH, window)
    found = []
    real = saving.ask_where
    monkeypatch.setattr(saving, "ask_where", lambda *a: found.append(a[2]) or real(*a))
    choose("")
    output.save_pdf(MATCH, window)
    assert found == [at.parent / "2026-11-30 Table 3"]


def test_the_match_is_copied(output, said):
    output.copy_text(MATCH)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Table 3; 30 November 2026\n")
    assert "Aïko, ron on Bruno · mangan" in text
    output.copy_picture(MATCH)
    assert QGuiApplication.clipboard().image().width() == 1600
    assert said == ["Game copied as text.", "Game copied as a picture."]


def test_a_saved_game_is_opened_again(output, window, said, choose, monkeypatch, tmp_path):
    choose("out")
    output.save_json(MATCH, window)
    file = tmp_path / "out.json"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    given = output.open_json(window)
    assert replay(*given) == GAME
    assert said == ["Saved: out.json."]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    assert output.open_json(window) is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"no json", "g.json cannot be read: "),
        (b'{"players": ["A"], "events": []}', "g.json cannot be read: "),
        (
            game_json(GAME).replace(b'{"type": "finish"', b'{"type": "draw"'),
            "g.json cannot be read: ",
        ),
        (
            game_json(GAME).replace(b'"events"', b'"more": 1, "events"'),
            "g.json cannot be read: ",
        ),
        (
            b'{"players":["A","B","C","D"],"events":[{"type":"draw"},{"type":"stop","chair":9}]}',
            "g.json cannot be read: event 2, ",
        ),
        (b" " * 4_000_001, "g.json cannot be read: too large for a game."),
    ],
    ids=["text", "names", "unknown field of an event", "unknown field", "illegal", "large"],
)
def test_a_document_that_is_no_game_is_told(output, said, tmp_path, content, reason):
    file = tmp_path / "g.json"
    file.write_bytes(content)
    assert output.read_json(file) is None
    assert len(said) == 1
    assert said[0].startswith(reason)
    assert said[0].endswith(".")
    assert not said[0].endswith("..")


def test_a_document_that_is_not_there_is_told(output, said, tmp_path):
    assert output.read_json(tmp_path / "g.json") is None
    assert said == ["g.json cannot be read: no such folder or file."]


@pytest.mark.parametrize("blank", [True, False])
@pytest.mark.parametrize("accepted", [True, False])
def test_sheets_are_printed(output, window, said, monkeypatch, tmp_path, blank, accepted):
    file = tmp_path / "printed.pdf"

    def run(self) -> int:
        printer = self.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))
        code = QDialog.DialogCode.Accepted if accepted else QDialog.DialogCode.Rejected
        return code.value

    monkeypatch.setattr(QPrintDialog, "exec", run)
    if blank:
        output.print_blank(RULES, window)
    else:
        output.print_sheet(MATCH, window)
    assert file.exists() is accepted
    assert said == (["Sent to the printer."] if accepted else [])


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_refuses_is_told(output, window, said, monkeypatch, tmp_path):
    def run(self) -> int:
        self.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        self.printer().setOutputFileName(str(tmp_path / "gone" / "printed.pdf"))
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QPrintDialog, "exec", run)
    output.print_sheet(MATCH, window)
    assert said == ["The printer did not take the sheet."]
