"""The dialogs of the stations over the window."""

from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.page import Desk


def open_stations(desk: Desk, window: QWidget) -> None:
    """Open all that is known of the stations, and the database with it.

    Args:
        desk: what every page is given.
        window: what the dialogs stand over.
    """
    from .dialog import StationsDialog
    from .setup_dialog import SetupDialog

    desk.shelf.open()
    dialog = StationsDialog(desk.look, desk.stations, desk.shelf, desk.settings, window)
    dialog.setup_asked.connect(
        lambda: SetupDialog(desk.look, desk.settings, desk.stations, dialog).open()
    )
    dialog.open()
    if not desk.stations.is_set:
        dialog.setup.setFocus()
