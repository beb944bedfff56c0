"""Files that people save: which name, whether to replace what is there, all written or nothing."""

import errno
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from riichi_desktop.words import Words

_BECAUSE: Final = {
    errno.ENOSPC: "full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "full",
    errno.EFBIG: "full",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EBUSY: "in_use",
    errno.ETXTBSY: "in_use",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.E2BIG: "large",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}
_SHARING: Final = (32, 33)
"""Windows: another program has the file open."""


def documents_folder() -> Path:
    """Give the folder where people keep their documents."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place) or Path.home())


def ask_where(
    parent: QWidget, title: str, proposed: Path, filters: Mapping[str, str], words: Words
) -> tuple[Path, str] | None:
    """Ask for a file to write; what is there is replaced only where that is said.

    Args:
        parent: what the dialog stands over.
        title: of the dialog.
        proposed: folder and name, without suffix.
        filters: what kinds can be chosen: suffix (``.pdf``) -> how it is called. Kinds of one
            suffix are told apart by what stands before it: ``A5.pdf``.
        words: the language.

    Returns:
        The file, and the key of the kind that was chosen; None where nothing is to be written.
    """
    dialog = QFileDialog(parent, title, str(proposed.parent), ";;".join(filters.values()))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    # It asks in the language of the system, and about the name before its suffix is added.
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    dialog.selectFile(proposed.name)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    chosen, name = dialog.selectedNameFilter(), next(iter(dialog.selectedFiles()), "")
    dialog.deleteLater()
    if not accepted or not name:
        return None
    kind = next((key for key, said in filters.items() if said == chosen), next(iter(filters)))
    path, kind = _as_typed(Path(name), kind, filters)
    if is_there(path) and not may_replace(parent, title, path, words):
        return None
    return path, kind


def _as_typed(path: Path, kind: str, kinds: Iterable[str]) -> tuple[Path, str]:
    """Give a file its suffix: that of the kind that was chosen, unless another one was typed."""
    typed = path.suffix.lower()
    suits = [key for key in (kind, *kinds) if _suffix(key) == typed]
    if suits:
        return path, suits[0]
    return path.with_name(path.name + _suffix(kind)), kind


def _suffix(kind: str) -> str:
    return kind[kind.rindex(".") :]


def is_there(path: Path) -> bool:
    """Tell whether there is such a file; a name that none can have is told when it is written."""
    try:
        return path.exists()
    except OSError:
        return False


def may_replace(parent: QWidget, title: str, path: Path, words: Words) -> bool:
    """Ask whether a file that exists is to be replaced."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setText(words.text("ui.output.replace", file=path.name))
    yes = box.addButton(words.text("ui.output.replace_yes"), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(words.text("ui.button.cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no)
    box.exec()
    replaced = box.clickedButton() is yes
    box.deleteLater()
    return replaced


def write_whole(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: beside its place first, then into it.

    Raises:
        OSError: it could not be written; what was there is there still.
    """
    path = path.resolve()
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    fresh = path.with_name(f".{os.getpid()}.part")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def because(error: OSError, words: Words) -> str:
    """Say in a few words why a file could not be written or read."""
    if getattr(error, "winerror", None) in _SHARING:
        return words.text("ui.output.because.in_use")
    key = _BECAUSE.get(error.errno or 0)
    return words.text(f"ui.output.because.{key}") if key else str(error.strerror or error)
