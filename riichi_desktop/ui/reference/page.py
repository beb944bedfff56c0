"""The Reference page: the parts at the left, the one that is read at the right, search on top."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.documents import rules_to_text
from riichi_desktop.engine import Study
from riichi_desktop.export import reference
from riichi_desktop.ui.page import Desk, Page
from riichi_desktop.ui.page_header import PageHeader
from riichi_desktop.ui.reference.cards import Card
from riichi_desktop.ui.reference.contents import Contents
from riichi_desktop.ui.reference.results_view import ResultsView
from riichi_desktop.ui.reference.row_values import Item
from riichi_desktop.ui.reference.search_field import SearchField
from riichi_desktop.ui.reference.section_view import SectionView, YakuView
from riichi_desktop.words import LANGUAGES, Words

FIRST: Final = "start"
_FIRST_LIMIT: Final = 5
"""From so many han on fu do not matter."""
_BETWEEN: Final = (16, 12)


class ReferencePage(Page):
    """Everything that can be looked up, as the rules in force have it.

    Attributes:
        header: title, rules, search, and what can be done with the reference.
        contents: the list of parts.
        head: what every part says of itself; None before the first look.
        current: the id of the part that is read.
    """

    widest = 1500

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.head: reference.ReferenceSheet | None = None
        self._rules = ""
        self.current = FIRST
        self._compact = False
        self._views: dict[str, SectionView] = {}
        self._sheets: list[reference.ReferenceSheet] = []
        self._index: reference.Index | None = None
        self._results: ResultsView | None = None
        self.header = PageHeader(desk, "reference", self)
        self.search = SearchField(desk.look, self)
        self.header.add_left(self.search, 4)
        self.header.add_button("reference_copy", "copy")
        self.header.add_button("print", "print")
        self.header.add_button("reference_pdf", "save")
        self.contents = Contents(desk.look.theme, self)
        self._blank = QWidget(self)
        self._shown: QWidget = self._blank
        self._row = QHBoxLayout()
        self._row.addWidget(self.contents)
        self._row.addWidget(self._shown, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(self._row, 1)
        self._connect()
        self.set_compact(False)
        self.contents.reword(desk.look.words)
        self.contents.set_current(self.current)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does with the reference."""
        sections = enumerate(reference.SECTION_IDS, 1)
        return {
            "rules": self._open_rules,
            "print": self._print,
            "reference_pdf": self._save_pdf,
            "reference_copy": self.copy,
            "reference_find": self._find,
            **{f"reference_sections_{n}": partial(self.open_section, id) for n, id in sections},
        }

    def enter(self) -> None:
        """Show the rules in force, if they are others meanwhile."""
        self._follow(self.desk.session.study)

    def focus_home(self) -> None:
        """Put the keyboard on the list of parts."""
        self.contents.focus(self.current)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self.header.set_compact(compact)
        self._row.setSpacing(_BETWEEN[compact])

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.header.reword()
        self.search.reword()
        self.contents.reword(self.desk.look.words)
        self._forget()
        if self.isVisible():
            self._follow(self.desk.session.study)

    def open_section(self, id: str) -> None:
        """Show a part of the reference."""
        self.current = id
        self.contents.set_current(id)
        if self.search.text():
            self.search.clear()
        else:
            self._show_current()

    def copy(self) -> None:
        """Copy as text the table that the keyboard is in, else the part that is read."""
        head, words = self._ready(), self.desk.look.words
        section = self._view().section
        what, text = section.title, reference.section_text(head, section, words)
        focus: QWidget | None = QApplication.focusWidget()
        while focus is not None and not isinstance(focus, Card):
            focus = focus.parentWidget()
        if isinstance(focus, Card) and focus.copied is not None:
            what, text = focus.copied.title, reference.block_text(focus.copied)
        QGuiApplication.clipboard().setText(text)
        self.told.emit(words.text("ui.reference.copied", what=what))

    def look_for(self, query: str) -> None:
        """Show what a query finds; the part that was read where it is empty."""
        if not query.strip():
            self._show_current()
            return
        if self._results is None:
            self._results = ResultsView(self.desk.look, self)
            self._results.pressed.connect(self._go)
        self.contents.set_current("")
        self._results.show_found(query.strip(), self._prepared().find(query))
        self._show(self._results)

    def _connect(self) -> None:
        self.header.asked.connect(self.asked)
        self.header.told.connect(self.told)
        self.search.asked.connect(self.look_for)
        self.search.entered.connect(self._enter_found)
        self.contents.picked.connect(self.open_section)
        self.desk.session.changed.connect(self._session_changed)

    def _session_changed(self, study: Study) -> None:
        if self.isVisible():
            self._follow(study)

    def _follow(self, study: Study) -> None:
        """Show the reference under the rules in force, anew where they are others."""
        rules = rules_to_text(study.rules)
        if rules == self._rules and self.head is not None:
            return
        self._forget()
        self._rules = rules
        self._ready()
        self.look_for(self.search.text())
        QTimer.singleShot(0, self, self._prepare_more)

    def _forget(self) -> None:
        """Let go of what was built for other rules or another language."""
        self.head = None
        self._sheets = []
        self._index = None
        self._show(self._blank)
        for view in self._views.values():
            view.deleteLater()
        self._views.clear()

    def _ready(self) -> reference.ReferenceSheet:
        """Give what every part says of itself: the rule set, the settings in force."""
        if self.head is None:
            self.head = reference.reference_head(self.desk.session.rules, self.desk.look.words)
        return self.head

    def _section(self) -> reference.Section:
        desk = self.desk
        return reference.reference_section(self.current, desk.session.rules, desk.look.words)

    def _view(self) -> SectionView:
        """Give the view of the part that is read; it is built when it is first wanted."""
        if self.current not in self._views:
            build = YakuView if self.current == "yaku" else SectionView
            view = build(self.desk.look, self._ready(), self._section(), self)
            view.opened.connect(self._open)
            if isinstance(view, YakuView):
                view.kind_picked.connect(partial(self._show_kind, view))
            self._views[self.current] = view
        return self._views[self.current]

    def _show_kind(self, view: YakuView, kind: reference.HandKind) -> None:
        """List the yaku of a kind of hand."""
        section = self._section()
        if kind != "all":
            rules, words = self.desk.session.rules, self.desk.look.words
            section = replace(section, blocks=reference.yaku_groups(rules, words, kind))
        view.show_section(section)

    def _show_current(self) -> None:
        self.contents.set_current(self.current)
        if self.head is not None:
            self._show(self._view())

    def _show(self, view: QWidget) -> None:
        if view is self._shown:
            return
        self._row.replaceWidget(self._shown, view)
        self._shown.hide()
        self._shown = view
        view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._row.setStretchFactor(view, 1)
        view.show()

    def _prepare_more(self) -> None:
        """Read the reference in one language more, and the others after that."""
        if self.head is None or self._index is not None:
            return
        if self._prepare_language():
            QTimer.singleShot(0, self, self._prepare_more)
        else:
            self._index = reference.Index(self._sheets)

    def _prepare_language(self) -> bool:
        """Read the reference in one language more; tell whether there was one left."""
        own = self.desk.look.words
        langs = sorted(LANGUAGES, key=lambda lang: lang != own.lang)
        if len(self._sheets) == len(langs):
            return False
        lang = langs[len(self._sheets)]
        words = own if lang == own.lang else Words(lang)
        self._sheets.append(reference.reference_sheet(self.desk.session.rules, words))
        return True

    def _prepared(self) -> reference.Index:
        """Give what is searched, for words of any language to be found."""
        while self._prepare_language():
            pass
        if self._index is None:
            self._index = reference.Index(self._sheets)
        return self._index

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _enter_found(self) -> None:
        if self._results is not None and self._shown is self._results:
            self._results.rows.focus_row(0)

    def _go(self, item: Item) -> None:
        """Open what a found row stands for: a hand, a cell, else its place in the reference."""
        place = item.place
        if place is None:
            self._open(item.line or item.cell)
            return
        self.open_section(place.section)
        self._view().reveal(place.block, place.row)

    def _open(self, what: object) -> None:
        """Open a hand line on the Hand page, or a cell on the Points page."""
        desk = self.desk
        if isinstance(what, str):
            fault = desk.session.read_line(what)
            if fault is None:
                desk.open("hand")
                desk.say(desk.look.words.text("ui.reference.opened"))
            else:
                self.told.emit(desk.look.words.problem(fault))
        elif isinstance(what, tuple):
            open_at = getattr(desk.open("points"), "open_at")  # noqa: B009 - of a page by its key
            han, fu, dealer, tsumo = what
            open_at(han, fu if han < _FIRST_LIMIT else None, dealer, tsumo)

    def _open_rules(self) -> None:
        if self.header.rules is not None:
            self.header.rules.click()

    def _print(self) -> None:
        from riichi_desktop.ui.reference.sheet_print import print_sheet

        if print_sheet(self.desk.session.rules, self.desk.look, self):
            self.told.emit(self.desk.look.words.text("ui.status.printed"))

    def _save_pdf(self) -> None:
        from riichi_desktop.ui.reference.sheet_print import save_sheet

        self.told.emit(save_sheet(self.desk.session.rules, self.desk.look, self))
