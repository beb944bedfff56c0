"""Menus whose greyed entries can be reached, so that they can say why they are greyed.

A module of its own, imported when the first menu opens: what it takes from Qt costs 5 ms.
"""

from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget


class _ReachGreyed(QProxyStyle):
    """The style of the program, but that greyed entries of a menu can be reached."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        """Give a hint of the style."""
        if hint == QStyle.StyleHint.SH_Menu_AllowActiveAndDisabled:
            return 1
        return super().styleHint(hint, option, widget, data)


def reach_greyed(menu: QMenu) -> None:
    """Let the greyed entries of a menu be reached with the pointer and the keys."""
    if not isinstance(menu.property("reach_greyed"), _ReachGreyed):
        style = _ReachGreyed("Fusion")
        style.setParent(menu)
        menu.setProperty("reach_greyed", style)
        menu.setStyle(style)
