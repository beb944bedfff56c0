"""An archive before it is taken: what of it is new here."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from riichi_desktop.documents import Archive
from riichi_desktop.engine import problem
from riichi_desktop.export import day_text, local_day
from riichi_desktop.storage import Absorbed
from riichi_desktop.ui.kit import Heading, Label, Row, TableRows
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

from .sources import Held

_COLUMNS: Final = (120, 90)


class ArchiveDialog(AskDialog):
    """Shows what of an archive is new.

    Args:
        look: as everywhere.
        held: the archive.
        absorbed: what of it is new.
    """

    def __init__(
        self, look: Look, held: Held, absorbed: Absorbed, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            look, "ui.club.imports.archive_title", "ui.club.imports.archive_done", parent
        )
        self._held, self._absorbed = held, absorbed
        self.hint = Label(look.theme, "", self, color="muted")
        self.hint.setWordWrap(True)
        self.hint.setTextFormat(Qt.TextFormat.PlainText)  # a file may be called anything
        self.table = TableRows(look.theme, look.art, self, columns=_COLUMNS)
        self.notes = Label(look.theme, "", self)
        self.notes.setWordWrap(True)
        for part in (self.hint, self.table, self.notes):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.setMinimumWidth(560)
        self.reword()
        self.yes.setFocus()

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, held, absorbed = self.look.words, self._held, self._absorbed
        day = day_text(local_day(held.archive.made), words) or "—"
        self.hint.setText(words.text("ui.club.imports.archive_hint", file=held.name, day=day))
        titles = tuple(words.text(f"ui.club.imports.archive_{key}") for key in ("whole", "new"))
        whole = counts(held.archive)
        rows = [
            Row(
                key=key,
                name=words.text(f"ui.club.imports.archive_row.{key}"),
                values=(
                    words.number(whole[key]) if key in whole else "",
                    words.number(getattr(absorbed, key)),
                ),
            )
            for key in ("games", "longer", "entries", "players", "acts")
        ]
        self.table.set_rows([Heading("", totals=titles, quiet=True), *rows])
        left = (("differing", len(absorbed.differing)), ("illegal", absorbed.illegal))
        said = [words.text(f"cli.club.{key}", n=n) for key, n in left if n]
        self.notes.setText(" ".join(said))
        self.notes.setVisible(bool(said))
        nothing = problem("archive_nothing")
        self.yes.set_reason(words.problem(nothing) if absorbed.is_nothing else None)
        self.say(words.problem(nothing) if absorbed.is_nothing else "")


def counts(archive: Archive) -> dict[str, int]:
    """Count what is in an archive."""
    return {
        "games": len(archive.games),
        "entries": sum(len(game.entries) for game in archive.games),
        "players": len({act.id for act in archive.acts if act.kind == "player"}),
        "acts": len(archive.acts),
    }
