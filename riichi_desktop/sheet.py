"""The reference of a rule set as a PDF, made without a screen: what the command `sheet` writes.

The command line loads no Qt but through here, as the self-check does.
"""

import os
from pathlib import Path

from riichi_desktop import system
from riichi_desktop.engine import Rules
from riichi_desktop.words import Words


def write_sheet(rules: Rules, words: Words, path: Path) -> str:
    """Write the reference of rules into a file, in place of what is there.

    Returns:
        Why it could not be written, in a few words; "" where it was.
    """
    if lacking := ", ".join(system.missing(system.WINDOW)):
        return lacking
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from riichi_desktop.ui.look import Look
    from riichi_desktop.ui.reference.sheet_print import sheet_pdf
    from riichi_desktop.ui.saving import because, write_whole
    from riichi_desktop.ui.theme import Theme

    app = QApplication.instance() or QApplication([])
    try:
        write_whole(path, sheet_pdf(rules, Look(Theme("light"), words)))
    except OSError as error:
        return because(error, words)
    finally:
        app.processEvents()
    return ""
