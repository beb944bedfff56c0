"""The page of the manual's window: a chapter in Markdown, in the program's colours and type."""

import re
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from riichi_desktop.paths import resource
from riichi_desktop.ui.theme import Theme

_MARGIN: Final = 20
_SPARE: Final = 4
_PICTURE: Final = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
_LINE: Final = 130
"""The height of lines, in hundredths of the type's own."""

_HEADS: Final = {1: ("page_title", 0, 10), 2: ("panel_title", 18, 6), 3: ("strong", 12, 4)}
"""Level of a heading -> its type, the px above it, the px below it."""


class Reader(QTextBrowser):
    """Shows Markdown; its pictures come from the manual's folder, as wide as there is room for.

    Args:
        theme: colours and type; a change of it is followed.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._lang = ""
        self._markdown = ""
        self._room = 0
        self._shown: QTextDocument | None = None
        self.setOpenLinks(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self._render)

    def show_text(self, markdown: str, lang: str) -> None:
        """Show a text from its beginning; `lang` is the language of its pictures."""
        self._markdown, self._lang = markdown, lang
        self._render()
        self.verticalScrollBar().setValue(0)

    def show_passage(self, sought: str) -> None:
        """Go to the first place that has some words, and mark them."""
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.find(sought)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures to another width, the place that is read kept."""
        super().resizeEvent(event)
        if abs(self.viewport().width() - self._room) > 8 and self._markdown:
            bar = self.verticalScrollBar()
            share = bar.value() / max(1, bar.maximum())
            self._render()
            bar.setValue(round(share * bar.maximum()))

    def _render(self) -> None:
        self._room = self.viewport().width()
        document = QTextDocument(self)
        document.setDocumentMargin(_MARGIN)
        document.setDefaultFont(self._theme.font("body"))
        document.setMarkdown(self._markdown)  # it forgets the pictures that it had
        for name in _PICTURE.findall(self._markdown):
            kind = QTextDocument.ResourceType.ImageResource.value
            document.addResource(kind, QUrl(name), self._picture(name))
        self._dress(document)
        self.setDocument(document)
        if self._shown is not None:
            self._shown.deleteLater()
        self._shown = document

    def _picture(self, name: str) -> QImage:
        """Give a picture, made smaller where it is wider than the page."""
        image = QImage(str(resource("manual", "pictures", self._lang, name)))
        ratio = self.devicePixelRatioF()
        wide = min(image.width(), round((self._room - 2 * _MARGIN - _SPARE) * ratio))
        if 0 < wide < image.width():
            image = image.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
        image.setDevicePixelRatio(ratio if wide > self._room - 2 * _MARGIN - _SPARE else 1.0)
        return image

    def _dress(self, document: QTextDocument) -> None:
        """Set lines, headings, keys, links and tables in the program's look."""
        block = document.begin()
        while block.isValid():
            self._dress_block(block)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                shape = frame.format()
                shape.setBorderBrush(self._theme.color("hairline"))
                shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                shape.setCellPadding(5)
                shape.setCellSpacing(0)
                shape.setBorderCollapse(True)
                frame.setFormat(shape)

    def _dress_block(self, block: QTextBlock) -> None:
        shape = block.blockFormat()
        shape.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        whole = QTextCursor(block)
        runs = block.textFormats()  # held: each run belongs to the list
        pieces = [
            (run.start, run.length, run.format.isAnchor(), run.format.fontFixedPitch())
            for run in runs
        ]
        if shape.headingLevel() in _HEADS:
            role, above, below = _HEADS[shape.headingLevel()]
            shape.setTopMargin(above)
            shape.setBottomMargin(below)
            self._letter(block, 0, block.length() - 1, role, "text")
        whole.setBlockFormat(shape)
        for start, length, is_link, is_key in pieces:
            if is_link:
                self._letter(block, start, length, "body", "accent")
            elif is_key:
                self._letter(block, start, length, "strong", "text", "tray")

    def _letter(
        self, block: QTextBlock, start: int, length: int, role: str, color: str, ground: str = ""
    ) -> None:
        """Give some letters of a block a type and colours, by their roles."""
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + start)
        cursor.setPosition(block.position() + start + length, QTextCursor.MoveMode.KeepAnchor)
        letters = QTextCharFormat()
        letters.setFont(self._theme.font(role))
        letters.setForeground(self._theme.color(color))
        if ground:
            letters.setBackground(self._theme.color(ground))
        cursor.mergeCharFormat(letters)
