"""What goes out of a match, and comes in: paper, PDF, CSV, workbook, document, clipboard."""

import errno
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from riichi_desktop.engine import Problem, Rules
from riichi_desktop.export import Match, day_text, file_name, match_title
from riichi_desktop.ui import saving
from riichi_desktop.ui.look import Look

if TYPE_CHECKING:
    from riichi_desktop.documents import GameInput
    from riichi_desktop.ui.match.sheet.sheet import Layout

KINDS: Final = (".pdf", ".csv", ".xlsx", ".json")
"""The kinds of files that a match is saved as."""

_LARGEST: Final = 4_000_000
"""No game document is larger, in bytes."""


class MatchOutput:
    """Prints, saves and copies matches. What was done, or why not, is one sentence.

    Args:
        look: whose words and type are used.
        say: shows a sentence.
    """

    def __init__(self, look: Look, say: Callable[[str], object]) -> None:
        self._look = look
        self._say = say
        self._folder: Path | None = None

    def print_sheet(self, match: Match, parent: QWidget) -> None:
        """Ask for a printer and print the score sheet of a match."""
        from riichi_desktop.ui.match.sheet.sheet import filled_sheet

        title = match_title(match, self._look.words)
        self._print(title, lambda _: filled_sheet(match, self._look), parent)

    def print_blank(self, rules: Rules, parent: QWidget) -> None:
        """Ask for a printer and print an empty score sheet, its rules named on it."""
        from riichi_desktop.ui.match.sheet.sheet import blank_sheet

        title = self._look.words.text("ui.output.blank")
        self._print(title, lambda height: blank_sheet(rules, self._look, height), parent)

    def save(self, match: Match, parent: QWidget) -> None:
        """Ask for a file and a kind, and save a match."""
        self._save(match, KINDS, parent)

    def save_pdf(self, match: Match, parent: QWidget) -> None:
        """Ask for a file and save the score sheet of a match."""
        self._save(match, (".pdf",), parent)

    def save_csv(self, match: Match, parent: QWidget) -> None:
        """Ask for a file and save the hands and the result as CSV."""
        self._save(match, (".csv",), parent)

    def save_xlsx(self, match: Match, parent: QWidget) -> None:
        """Ask for a file and save a match as a workbook."""
        self._save(match, (".xlsx",), parent)

    def save_json(self, match: Match, parent: QWidget) -> None:
        """Ask for a file and save the game document, which can be opened again."""
        self._save(match, (".json",), parent)

    def save_blank(self, rules: Rules, parent: QWidget) -> None:
        """Ask for a file and save an empty score sheet."""
        from riichi_desktop.ui.match.sheet.sheet import blank_pdf

        title = self._words("ui.output.blank")
        proposed = self._last_folder() / title
        self._write(title, proposed, (".pdf",), lambda _: blank_pdf(rules, self._look), parent)

    def copy_text(self, match: Match) -> None:
        """Copy the hands and the result as text."""
        from riichi_desktop.export import game_text

        words = self._look.words
        head = filter(None, (match_title(match, words), day_text(match.date, words)))
        text = f"{words.joined(head)}\n{game_text(match.game, words)}\n"
        QGuiApplication.clipboard().setText(text)
        self._say(words.text("ui.output.copied_text"))

    def copy_picture(self, match: Match) -> None:
        """Copy the hands and the result as a picture."""
        from riichi_desktop.ui.match.sheet.sheet import match_image

        QGuiApplication.clipboard().setImage(match_image(match, self._look))
        self._say(self._words("ui.output.copied_picture"))

    def open_json(self, parent: QWidget) -> "GameInput | None":
        """Ask for a game document and read it; None where there is none, or it cannot be played."""
        filters = self._filters((".json",))
        name, _ = QFileDialog.getOpenFileName(
            parent, self._words("ui.output.open"), str(self._last_folder()), filters[".json"]
        )
        return self.read_json(Path(name)) if name else None

    def read_json(self, path: Path) -> "GameInput | None":
        """Read a game document; None, and a sentence, where it cannot be played."""
        from riichi_desktop.documents import GameError
        from riichi_desktop.ledger import IllegalEvent, NotLegal

        self._folder = path.parent
        try:
            return _played(path)
        except OSError as error:
            reason = saving.because(error, self._look.words)
        except GameError as error:
            reason = self._problem(error.problem)
        except IllegalEvent as error:
            where = self._words("ui.output.event", n=error.index + 1)
            reason = f"{where} {self._problem(error.problems[0])}"
        except NotLegal as error:
            reason = self._problem(error.problems[0])
        said = reason.rstrip(".。")
        self._say(self._words("ui.output.unread", file=path.name, reason=said))
        return None

    def _problem(self, problem: Problem) -> str:
        from riichi_desktop.documents import printable

        return printable(self._look.words.problem(problem))

    def _save(self, match: Match, kinds: tuple[str, ...], parent: QWidget) -> None:
        words = self._look.words
        proposed = self._last_folder() / file_name(match, words, "")
        title = words.text("ui.output.save")
        self._write(title, proposed, kinds, lambda kind: self.content(match, kind), parent)

    def content(self, match: Match, kind: str) -> bytes:
        """Give what a file of one of `KINDS` has in it."""
        from riichi_desktop.export import game_csv, game_json, game_xlsx
        from riichi_desktop.ui.match.sheet.sheet import sheet_pdf

        make: Mapping[str, Callable[[], bytes]] = {
            ".pdf": lambda: sheet_pdf(match, self._look),
            ".csv": lambda: game_csv(match, self._look.words),
            ".xlsx": lambda: game_xlsx(match, self._look.words),
            ".json": lambda: game_json(match.game),
        }
        return make[kind]()

    def _write(
        self,
        title: str,
        proposed: Path,
        kinds: tuple[str, ...],
        content: Callable[[str], bytes],
        parent: QWidget,
    ) -> None:
        words = self._look.words
        found = saving.ask_where(parent, title, proposed, self._filters(kinds), words)
        if found is None:
            return
        path, kind = found
        self._folder = path.parent
        try:
            saving.write_whole(path, content(kind))
        except OSError as error:
            reason = saving.because(error, words)
            self._say(words.text("ui.output.failed", file=path.name, reason=reason))
        else:
            self._say(words.text("ui.output.saved", file=path.name))

    def _print(self, title: str, layout: "Layout", parent: QWidget) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from riichi_desktop.ui.match.sheet.sheet import draw_sheet, prepare

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        prepare(printer)
        printer.setDocName(title)
        if QPrintDialog(printer, parent).exec() != QDialog.DialogCode.Accepted:
            return
        sent = draw_sheet(printer, layout, self._look.words)
        self._say(self._words("ui.status.printed" if sent else "ui.output.not_printed"))

    def _filters(self, kinds: tuple[str, ...]) -> dict[str, str]:
        return {kind: self._words(f"ui.output.kind.{kind[1:]}") for kind in kinds}

    def _last_folder(self) -> Path:
        return self._folder or saving.documents_folder()

    def _words(self, key: str, **values: object) -> str:
        return self._look.words.text(key, **values)


def _played(path: Path) -> "GameInput":
    """Read a game document and play it through.

    Raises:
        OSError, GameError, IllegalEvent, NotLegal: it cannot be read, or played.
    """
    from riichi_desktop.documents import game_from_json
    from riichi_desktop.ledger import replay

    with path.open("rb") as file:
        content = file.read(_LARGEST + 1)
    if len(content) > _LARGEST:
        raise OSError(errno.E2BIG, os.strerror(errno.E2BIG), str(path))
    given = game_from_json(content)
    replay(*given)
    return given
