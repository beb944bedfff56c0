"""The window of the manual: contents and search at the left, the chapter at the right."""

from html import escape
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.dialog import Dialog
from riichi_desktop.ui.kit import ChoiceList, Label, Notice, announce
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.manual.chapters import (
    CHAPTERS,
    Passage,
    chapter_text,
    chapter_title,
    manual_language,
    search,
)
from riichi_desktop.ui.manual.reader import Reader
from riichi_desktop.ui.reference.search_field import SearchField

SIZE: Final = (1080, 760)
_CONTENTS: Final = 232


class ManualField(SearchField):
    """The field that searches the manual."""

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self._look.words
        self.setPlaceholderText(words.text("ui.manual.search"))
        self.setAccessibleName(words.text("ui.manual.search_name"))


class ManualWindow(Dialog):
    """The manual, beside the window that it tells of: both can be worked with.

    Args:
        look: theme, words.
        chapter: the one of `CHAPTERS` that is shown first; where there is none, the first.

    Attributes:
        chapter: the one that is shown.
    """

    def __init__(self, look: Look, chapter: str, parent: QWidget | None = None) -> None:
        super().__init__(look, "ui.manual.title", parent)
        self.chapter = chapter if chapter in CHAPTERS else CHAPTERS[0]
        self.found: tuple[Passage, ...] = ()
        self.search = ManualField(look, self)
        self.contents = ChoiceList(look.theme, self)
        self.count = Label(look.theme, "", self, font="caption", color="muted")
        self.note = Notice(look.theme, "", self)
        self.reader = Reader(look.theme, self)
        self._texts: dict[str, str] = {}
        self._lay_out()
        self.contents.picked.connect(self.open)
        self.search.asked.connect(self.look_for)
        self.search.entered.connect(self._to_found)
        self.reader.anchorClicked.connect(self._follow)
        for keys in ("Ctrl+F", "/"):
            QShortcut(QKeySequence(keys), self, self.search.setFocus)
        self.resize(*SIZE)
        self.reword()
        self.contents.option(self.chapter).setFocus(Qt.FocusReason.OtherFocusReason)

    def open(self, chapter: str = "") -> None:
        """Show a chapter from its beginning, and end a search."""
        if chapter:
            self.chapter = chapter
        self.found = ()
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self.count.setText("")
        self.contents.set_current(self.chapter)
        self.reader.show_text(self._texts[self.chapter], self._lang)
        title = chapter_title(self._texts[self.chapter])
        self.reader.setAccessibleName(title)

    def look_for(self, query: str) -> None:
        """Show what a search finds, in place of the chapter."""
        if not query.strip():
            self.open()
            return
        words = self.look.words
        self.found = search(query, tuple(self._texts.items()))
        said = words.text("ui.manual.found", n=len(self.found))
        self.count.setText(said)
        announce(self.count, said)
        lines = (
            f"**[{_plain(one.title)}]({at})** {_plain(one.text)}"
            for at, one in enumerate(self.found)
        )
        self.contents.set_current(None)
        self.reader.show_text("\n\n".join((f"# {said}", *lines)), self._lang)
        self.reader.setAccessibleName(said)

    def reword(self) -> None:
        """Say everything in the language in force; the manual in the one that it is written in."""
        super().reword()
        words = self.look.words
        self._lang = manual_language(words.lang)
        self._texts = {chapter: chapter_text(chapter, words) for chapter in CHAPTERS}
        self.note.setText(words.text("ui.manual.other_language"))
        self.note.setVisible(self._lang != words.lang)
        self.search.reword()
        self.contents.setAccessibleName(words.text("ui.manual.contents"))
        self.contents.set_options([(key, chapter_title(text)) for key, text in self._texts.items()])
        self.open()

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(8)
        for part in (self.search, self.count, self.contents):
            part.setFixedWidth(_CONTENTS)
            side.addWidget(part)
        side.addStretch(1)
        page = QVBoxLayout()
        page.setSpacing(8)
        page.addWidget(self.note)
        page.addWidget(self.reader, 1)
        columns = QHBoxLayout()
        columns.setSpacing(12)
        columns.addLayout(side)
        columns.addLayout(page, 1)
        self.body.addLayout(columns, 1)

    def _to_found(self) -> None:
        """Open what was found first, or go to what is read."""
        if self.found:
            self._open_passage(self.found[0])
        self.reader.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, link: QUrl) -> None:
        """Open the chapter, or the passage found, that a link names."""
        target = link.fileName()
        if target.isdigit() and int(target) < len(self.found):
            self._open_passage(self.found[int(target)])
        elif target.removesuffix(".md") in CHAPTERS:
            self.open(target.removesuffix(".md"))

    def _open_passage(self, passage: Passage) -> None:
        self.open(passage.chapter)
        self.reader.show_passage(passage.sought)


def _plain(text: str) -> str:
    """Give a text as Markdown that says it and nothing else."""
    return escape(text, quote=False).replace("[", "\\[").replace("_", "\\_")
