"""The printed reference: as a PDF, to a printer, to a file that is asked for."""

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QWidget

from riichi_desktop.engine import Rules
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.reference.sheet_pages import sheet_pages
from riichi_desktop.ui.saving import ask_where, because, documents_folder, write_whole

_MARGINS_MM: Final = QMarginsF(10, 8, 10, 8)
_DPI: Final = 600


def sheet_pdf(rules: Rules, look: Look) -> bytes:
    """Give the reference under rules as a PDF of two A4 pages, its tiles drawn as lines."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setCreator(look.words.text("ui.app.name"))
    writer.setTitle(look.words.text("reference.title"))
    _prepare(writer)
    draw_sheet(writer, rules, look)
    del writer  # before the buffer that it writes into
    return bytes(buffer.data().data())


def draw_sheet(device: QPagedPaintDevice, rules: Rules, look: Look) -> bool:
    """Draw the two pages; tell whether the device took them."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, page in enumerate(sheet_pages(rules, look)):
        if number:
            device.newPage()
        page.draw(painter, QRectF(painter.viewport()))
    return painter.end()


def print_sheet(rules: Rules, look: Look, parent: QWidget) -> bool:
    """Ask for a printer and print the reference; tell whether it was sent."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # not before something is printed

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    _prepare(printer)
    printer.setDocName(look.words.text("reference.title"))
    if not QPrintDialog(printer, parent).exec():
        return False
    return draw_sheet(printer, rules, look)


def save_sheet(rules: Rules, look: Look, parent: QWidget) -> str:
    """Ask for a file and write the PDF; give the sentence that says so, "" for none."""
    words = look.words
    proposed = documents_folder() / words.text("ui.reference.file").removesuffix(".pdf")
    filters = {".pdf": words.text("ui.reference.filter")}
    asked = ask_where(parent, words.text("ui.shortcut.pdf"), proposed, filters, words)
    if asked is None:
        return ""
    path, _ = asked
    try:
        write_whole(path, sheet_pdf(rules, look))
    except OSError as error:
        reason = because(error, words)
        return words.text("ui.reference.save_failed", file=path.name, reason=reason)
    return words.text("ui.reference.saved", file=path.name)


def _prepare(device: QPagedPaintDevice) -> None:
    device.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    device.setPageMargins(_MARGINS_MM, QPageLayout.Unit.Millimeter)
