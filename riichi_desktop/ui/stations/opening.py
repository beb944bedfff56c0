"""The dialogs of the stations over the window."""

from PySide6.QtWidgets import QWidget

from riichi_desktop.ui.page import Desk


def open_stations(desk: Desk, window: QWidget) -> None:
    """Open all that is known of the stations, or where the hub is, where there is nothing to know.

    Args:
        desk: what every page is given.
        window: what the dialogs stand over.
    """
    from .dialog import StationsDialog
    from .setup_dialog import SetupDialog

    def set_up(over: QWidget) -> None:
        SetupDialog(desk.look, desk.settings, desk.stations, over).open()

    desk.shelf.open()
    if not (desk.stations.is_set or desk.stations.aside()):
        set_up(window)
        return
    dialog = StationsDialog(desk.look, desk.stations, desk.shelf, desk.settings, window)
    dialog.setup_asked.connect(lambda: set_up(dialog))
    dialog.open()
