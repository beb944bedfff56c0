"""The look of the widgets that Qt paints: fields, menus, bars, the parts of its own dialogs.

The kit paints itself; nothing here touches it.
"""

from string import Template
from typing import Final

from riichi_desktop.ui.palette import Palette

_SHEET: Final = Template("""
QToolTip { background: $surface; color: $text; border: 1px solid $outline; padding: 1px 3px; }

QLineEdit, QPlainTextEdit, QTextEdit { background: $control; color: $text;
  border: 1px solid $outline; border-radius: 6px; padding: 0 9px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit, .QPushButton { min-height: ${inner}px; max-height: ${inner}px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {
  border: 2px solid $focus; padding: 0 8px; }
QLineEdit:focus, .QPushButton:focus {
  min-height: ${focused}px; max-height: ${focused}px; }
QLineEdit:read-only { background: transparent; }
QAbstractSpinBox > QLineEdit, QComboBox > QLineEdit { background: transparent; border: none;
  padding: 0; min-height: 0; }

.QPushButton { background: $control; color: $text; border: 1px solid $outline; border-radius: 6px;
  padding: 0 14px; min-width: 56px; }
.QPushButton:hover, .QPushButton:pressed { background: $tint; }
.QPushButton:default { background: $accent; color: $on_accent; border-color: $accent; }
.QPushButton:disabled { background: transparent; color: $greyed; border-color: $outline; }
.QPushButton:focus { border: 2px solid $focus; padding: 0 13px; }
QCheckBox, QRadioButton { spacing: 8px; min-height: ${check}px;
  border: 2px solid transparent; border-radius: 6px; padding: 2px 4px; margin-left: -6px; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox::indicator:unchecked, QRadioButton::indicator:unchecked { width: 12px; height: 12px;
  background: $control; border: 1px solid $outline; border-radius: 3px; }
QRadioButton::indicator:unchecked { border-radius: 7px; }

QMenu { background: $surface; border: 1px solid $outline; padding: 4px; }
QMenu::item { padding: 6px 20px 6px 10px; border-radius: 4px; color: $text; }
QMenu::item:selected { background: $tint; }
QMenu::item:disabled { color: $greyed; }
QMenu::icon { padding-left: 8px; }
QMenu::icon:checked { background: transparent; border: none; }
QMenu::indicator { width: 0; height: 0; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 6px; }

QAbstractItemView { background: $surface; color: $text; border: 1px solid $hairline;
  border-radius: 6px; selection-background-color: $tint; selection-color: $text; outline: none;
  gridline-color: $hairline; }
QAbstractItemView:focus { border: 2px solid $focus; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: $muted; border: none;
  border-bottom: 1px solid $hairline; padding: 4px 8px; }
QTableCornerButton::section { background: transparent; border: none; }
QGroupBox { border: 1px solid $hairline; border-radius: 10px; margin-top: 24px; padding: 4px; }
QGroupBox::title { subcontrol-origin: margin; color: $muted; }
QProgressBar { background: $control; color: $text; border: 1px solid $outline;
  border-radius: 6px; text-align: center; }
QProgressBar::chunk { background: $tint; border-radius: 5px; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollArea:focus { border: 2px solid $focus; border-radius: 6px; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $outline; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def style_sheet(palette: Palette, control_height: int) -> str:
    """Give the application's style sheet; a control is so many px high, its border included."""
    inner = control_height - 2
    check = control_height - 8 if control_height >= 40 else 0  # its border and padding come to it
    return _SHEET.substitute(palette._asdict(), inner=inner, focused=inner - 2, check=check)
