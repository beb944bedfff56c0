"""What goes out of the club is printed, saved, copied; each act says what came of it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from riichi_desktop.ui import saving
from riichi_desktop.ui.club.days import today
from riichi_desktop.ui.club.part import ClubDesk

if TYPE_CHECKING:
    from riichi_desktop.engine import Problem
    from riichi_desktop.export import club as out
    from riichi_desktop.storage import Club

    from .heads import Printed
    from .papers import Paper


class ClubOutput:
    """Prints, saves and copies the event that is looked at.

    Args:
        club: what every part is given.
        window: what dialogs stand over.
        say: shows a sentence.
    """

    def __init__(self, club: ClubDesk, window: QWidget, say: Callable[[str], object]) -> None:
        self._club = club
        self._window = window
        self._say = say
        self._folder: Path | None = None
        self._paper = ""

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does."""
        return {
            "print": lambda: self._with_season(self._open_papers),
            "pdf": lambda: self._with_season(lambda season: self._open_papers(season, pdf=True)),
            "club_save": lambda: self._with_season(self._save),
            "club_copy": lambda: self._with_season(self._copy),
            "club_archive": self.archive,
        }

    # What is asked

    def _with_season(self, then: "Callable[[out.Season], object]") -> None:
        """Have the event put together outside the window's thread, and something done with it."""
        from riichi_desktop.export import club as out

        from .rounds import with_rounds

        roll, day = self._club.roll, today()
        if not roll.is_open:
            self._tell("closed")
        elif roll.left:
            self._tell("working", n=roll.left)
        else:
            event = roll.event_id
            roll.ask(
                "output",
                lambda register, played: with_rounds(out.season_of(register, event, played, day)),
                then,
            )

    def _save(self, season: "out.Season") -> None:
        from .files import content, kinds, proposed

        words = self._club.look.words
        self._write(
            words.text("ui.club.output.save"),
            proposed(season, words),
            kinds(season, words),
            lambda kind: content(season, kind, words),
        )

    def _copy(self, season: "out.Season") -> None:
        from riichi_desktop.export import club as out

        text = out.standings_text(season, self._club.look.words)
        QGuiApplication.clipboard().setText(text)
        self._tell("copied")

    def archive(self) -> None:
        """Ask for a file, and save the whole club in it."""
        roll, words = self._club.roll, self._club.look.words
        if not roll.is_open:
            self._tell("closed")
            return
        title = words.text("ui.club.output.archive_title")
        name = f"{today()} {words.text('ui.club.output.archive_file')}"
        kinds = {".zip": words.text("ui.club.output.kind.zip")}
        found = saving.ask_where(self._window, title, self._last_folder() / name, kinds, words)
        if found is None:
            return
        open_club = roll.shelf.attempt(lambda club: club)
        if open_club is not None:
            self._tell("archiving")
            path = found[0]
            roll.ask("archive", lambda *_: _archived(open_club), lambda made: self._end(path, made))

    def _end(self, path: Path, made: "bytes | Problem") -> None:
        """Write an archive that was made, or say why there is none."""
        if isinstance(made, bytes):
            self._put(path, lambda: made)
        else:
            self._say(self._club.look.words.problem(made))

    # Paper

    def _open_papers(self, season: "out.Season", *, pdf: bool = False) -> None:
        from .heads import Printed
        from .paper_dialog import PaperDialog

        look = self._club.look
        at_hand = None if season.event else self._club.desk.session.rules
        printed = Printed(season, "", look, at_hand)
        dialog = PaperDialog(look, printed, self._paper, self._window, pdf=pdf)

        def put(paper: "Paper", printed: "Printed", pdf: bool) -> None:
            self._paper = paper.key
            if (self._save_pdf if pdf else self._print)(paper, printed, dialog):
                dialog.accept()

        dialog.wanted.connect(put)
        dialog.open()

    def _save_pdf(self, paper: "Paper", printed: "Printed", window: QWidget) -> bool:
        from .files import proposed
        from .papers import paper_pdf

        words = self._club.look.words
        named = words.text(f"ui.club.paper.{paper.key}")
        name = proposed(printed.season, words, named)
        kinds = {".pdf": "PDF (*.pdf)"}
        title = words.text("ui.club.paper.pdf").rstrip("…")
        return self._write(title, name, kinds, lambda _: paper_pdf(paper, printed), window)

    def _print(self, paper: "Paper", printed: "Printed", window: QWidget) -> bool:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from riichi_desktop.ui.match.sheet.sheet import prepare

        from .papers import draw_paper

        words = self._club.look.words
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        prepare(printer)
        printer.setDocName(f"{printed.event} {words.text(f'ui.club.paper.{paper.key}')}")
        if QPrintDialog(printer, window).exec() != QDialog.DialogCode.Accepted:
            return False
        sent = draw_paper(printer, paper, printed)
        self._say(words.text("ui.status.printed" if sent else "ui.output.not_printed"))
        return True

    # Files

    def _write(
        self,
        title: str,
        name: str,
        kinds: Mapping[str, str],
        content: Callable[[str], bytes],
        window: QWidget | None = None,
    ) -> bool:
        """Ask for a file and write it; tell whether one was asked for."""
        words, proposed = self._club.look.words, self._last_folder() / name
        found = saving.ask_where(window or self._window, title, proposed, kinds, words)
        if found is None:
            return False
        path, kind = found
        self._put(path, lambda: content(kind))
        return True

    def _put(self, path: Path, content: Callable[[], bytes]) -> None:
        words = self._club.look.words
        self._folder = path.parent
        try:
            saving.write_whole(path, content())
        except OSError as error:
            reason = saving.because(error, words)
            self._say(words.text("ui.output.failed", file=path.name, reason=reason))
        else:
            self._say(words.text("ui.output.saved", file=path.name))

    def _last_folder(self) -> Path:
        return self._folder or saving.documents_folder()

    def _tell(self, key: str, **values: object) -> None:
        self._say(self._club.look.words.text(f"ui.club.output.{key}", **values))


def _archived(club: "Club") -> "bytes | Problem":
    """Put a whole club together; outside the window's thread."""
    from riichi_desktop.documents import write_archive
    from riichi_desktop.storage import StorageError

    try:
        return write_archive(club.to_archive())
    except StorageError as error:
        return error.problem
