"""The last word of a program that does not start, with a terminal to read it on or without."""

import sys
from typing import Final

_UNSEEN: Final = ("offscreen", "minimal", "minimalegl")
"""Platforms of Qt that nobody looks at."""


def tell(sentence: str, *, on_screen: bool) -> int:
    """Say why the program does not start; on standard error always, who double-clicks sees none.

    Args:
        sentence: the reason, and what to do about it.
        on_screen: whether a box is to show it too, until it is closed: Qt can be loaded, and there
            is a screen (see `system.obstacle`).

    Returns:
        The exit status.
    """
    print(sentence, file=sys.stderr, flush=True)  # a bundle for Windows has none: nothing is said
    if on_screen:
        _show(sentence)
    return 1


def _show(sentence: str) -> None:
    try:
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QApplication, QMessageBox
    except ImportError:  # it is what is missing
        return
    app = QApplication.instance() or QApplication(["riichi-desktop"])
    if isinstance(app, QApplication) and app.platformName() not in _UNSEEN:
        box = QMessageBox(QMessageBox.Icon.Critical, "Riichi Desktop", "")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(sentence)
        box.exec()
