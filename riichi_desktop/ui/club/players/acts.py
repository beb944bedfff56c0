"""What is done with a person as a whole: made one with another, given out, erased."""

import json

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from riichi_desktop.club import Player, merge, personal_data
from riichi_desktop.ui.club.part import ClubDesk
from riichi_desktop.ui.saving import ask_where, because, documents_folder, write_whole


class PlayerActs(QObject):
    """Opens the dialogs, and has the club do what they say.

    Args:
        club: as every part is given it.
        window: what the dialogs stand over.
    """

    said = Signal(str)
    """A sentence for the status line."""

    def __init__(self, club: ClubDesk, window: QWidget) -> None:
        super().__init__(window)
        self._club, self._window = club, window

    def merge(self, kept: str, gone: str = "") -> None:
        """Ask which entry of one person stays; "" for one that is still to be chosen."""
        from .merge_dialog import MergeDialog

        if self._is_refused():
            return
        roll, look = self._club.roll, self._club.look
        dialog = MergeDialog(look, roll.register, roll.played, kept, gone, self._window)

        def merged(gone: str, kept: str) -> None:
            register = roll.register
            if roll.put(*merge(register, gone, kept, roll.played)):
                dialog.accept()
                name = register.players[kept].name
                self.said.emit(look.words.text("ui.club.merge.said", name=name))

        dialog.merged.connect(merged)
        dialog.open()

    def export(self, player: Player) -> None:
        """Write all that the club knows of a person into a file."""
        roll, words = self._club.roll, self._club.look.words
        title = words.text("ui.club.player.act.export")
        proposed = documents_folder() / _file_name(player.name)
        kinds = {".json": words.text("ui.club.export.json")}
        chosen = ask_where(self._window, title, proposed, kinds, words)
        if chosen is None:
            return
        data = personal_data(roll.register, player.uid, roll.played)
        text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
        try:
            write_whole(chosen[0], text.encode("utf-8", "replace"))
        except OSError as error:
            reason = because(error, words)
            self.said.emit(words.text("ui.club.export.failed", reason=reason))
        else:
            self.said.emit(words.text("ui.club.export.saved", file=chosen[0].name))

    def erase(self, player: Player) -> None:
        """Ask whether a person's data is to be erased, and have it erased."""
        from .erase_dialog import EraseDialog

        if self._is_refused():
            return
        dialog = EraseDialog(self._club.look, player, self._window)

        def erase() -> None:
            if self._club.roll.erase(player.uid):
                dialog.accept()
                self.said.emit(self._club.look.words.text("ui.club.erase.said"))

        dialog.confirmed.connect(erase)
        dialog.open()

    def _is_refused(self) -> bool:
        """Say why nothing can be written, where it cannot."""
        refusal = self._club.roll.refusal
        if refusal is not None:
            self.said.emit(self._club.look.words.problem(refusal))
        return refusal is not None


def _file_name(name: str) -> str:
    """Give a name that every system can have for a file."""
    kept = "".join(c if c.isalnum() or c in " -_" else "_" for c in name).strip()
    return kept[:60] or "player"
