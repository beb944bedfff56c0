"""Printing and PDF: where a slip goes, and on what paper."""

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

from riichi_desktop.engine import Study
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.saving import ask_where, because, documents_folder, write_whole
from riichi_desktop.ui.slip import UNITS, render

SIZES: Final = {"A5": QPageSize.PageSizeId.A5, "A6": QPageSize.PageSizeId.A6}
"""The papers that a slip is made for."""

_MARGIN_MM: Final = 8.0
_SMALL_BELOW_MM: Final = 110.0
_SMALL_UNITS: Final = 1560
_WIDEST_MM: Final = 134.0
_DPI: Final = 600


def print_slip(study: Study, look: Look, parent: QWidget) -> bool:
    """Ask for a printer and print the slip of a scored hand; tell whether it was sent."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    _prepare(printer, "A5")
    printer.setDocName(look.words.text("ui.print.title"))
    if QPrintDialog(printer, parent).exec() != QDialog.DialogCode.Accepted:
        return False
    return draw_page(printer, study, look)


def save_slip(study: Study, look: Look, parent: QWidget) -> str:
    """Ask for a file and write the slip as a PDF; give the sentence that says so, or ""."""
    words = look.words
    proposed = documents_folder() / words.text("ui.print.file").removesuffix(".pdf")
    sizes = {f"{size}.pdf": size for size in SIZES}
    filters = {key: words.text("ui.print.filter", size=size) for key, size in sizes.items()}
    asked = ask_where(parent, words.text("ui.shortcut.pdf"), proposed, filters, words)
    if asked is None:
        return ""
    path, kind = asked
    try:
        write_whole(path, slip_pdf(study, look, sizes[kind]))
    except OSError as error:
        reason = because(error, words)
        return words.text("ui.status.save_failed", file=path.name, reason=reason)
    return words.text("ui.status.saved", file=path.name)


def slip_pdf(study: Study, look: Look, size: str) -> bytes:
    """Give the slip of a scored hand as a PDF on a paper of `SIZES`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setCreator(look.words.text("ui.app.name"))
    writer.setTitle(look.words.text("ui.print.title"))
    _prepare(writer, size)
    draw_page(writer, study, look)
    return bytes(buffer.data().data())


def draw_page(device: QPagedPaintDevice, study: Study, look: Look) -> bool:
    """Draw the slip at the top of a page; tell whether the device took it.

    On paper wider than the slip was made for it stays of its own size.
    """
    layout = device.pageLayout()
    width = layout.paintRect(QPageLayout.Unit.Millimeter).width()
    painter = QPainter()
    if not painter.begin(device):
        return False
    room = QRectF(painter.viewport())
    room.setWidth(room.width() * min(1.0, _WIDEST_MM / width))
    render(painter, room, study, look, units=_SMALL_UNITS if width < _SMALL_BELOW_MM else UNITS)
    return painter.end()


def _prepare(device: QPagedPaintDevice, size: str) -> None:
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    device.setPageSize(QPageSize(SIZES[size]))
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)
