"""The result: what the hand is worth, who pays whom, and why; or what it still lacks."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from riichi_desktop.engine import HandValue, Problem, Study
from riichi_desktop.ui.hand.count_tab import CountTab
from riichi_desktop.ui.hand.headline import Headline
from riichi_desktop.ui.hand.headline_words import spoken_result, summary_of
from riichi_desktop.ui.hand.intents import RESULT_TABS
from riichi_desktop.ui.hand.readings_tab import ReadingsTab
from riichi_desktop.ui.hand.result_state import StateView, spoken_state, state_of
from riichi_desktop.ui.hand.rules_tab import RulesTab
from riichi_desktop.ui.hand.scroll_column import ScrollColumn
from riichi_desktop.ui.hand.seats import payments_text, seats_of
from riichi_desktop.ui.hand.waits_view import WaitsView
from riichi_desktop.ui.hand.why_not_tab import WhyNotTab
from riichi_desktop.ui.kit import Notice, Panel, SeatDiagram, TableRows, Tabs, announce, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.session import Session

_PADDING: Final = 16
_PADDING_COMPACT: Final = 12
_SPACING: Final = (6, 3)
"""Between the parts in px, normal and compact."""

_WITHOUT_YAKU: Final = ("why_not", "rules")


Page = CountTab | ReadingsTab | WhyNotTab | RulesTab
_PAGES: Final[Mapping[str, Callable[[Look, Session, QWidget], Page]]] = {
    "count": CountTab,
    "readings": ReadingsTab,
    "why_not": WhyNotTab,
    "rules": RulesTab,
}


class ResultPanel(Panel):
    """Headline, seats, notices, tabs; the waits of a ready hand; what an unfinished one lacks.

    A tab is worked out only while it is shown. Screen readers are told each result as one sentence,
    which is the panel's accessible description too.
    """

    done = Signal()
    """What had the focus here is about to go: the keyboard is wanted where the hand is built."""

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=0)
        self._look = look
        self._session = session
        self._compact = False
        self._wanted = RESULT_TABS[0]
        self._offered: tuple[str, ...] = ()
        self._pages: dict[str, Page] = {}
        self._notices: list[Notice] = []
        self.headline = Headline(look, self)
        self.seats = SeatDiagram(look.theme, self)
        self.state = StateView(look, self)
        self.waits = WaitsView(look, session, self)
        self.waits.taken.connect(self.done)
        self.tabs = Tabs(look.theme, self)
        self.tabs.picked.connect(self._pick)
        self._lay_out()
        session.changed.connect(self.show_study)
        look.reworded.connect(self.reword)
        self.reword()

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self._scroll.set_padding(_PADDING_COMPACT if compact else _PADDING)
        self._scroll.column.setSpacing(_SPACING[compact])
        self._name_tabs()

    def reword(self) -> None:
        """Say everything in the language in force."""
        self.setAccessibleName(self._look.words.text("ui.result.name"))
        self.tabs.setAccessibleName(self._look.words.text("ui.result.name"))
        self._offered = ()
        self.show_study(self._session.study)

    def show_study(self, study: Study) -> None:
        """Show what can be said of a hand."""
        words, value = self._look.words, study.value
        if value is not None:
            self._show_value(value)
        else:
            self.state.show_state(state_of(study, words))
        if study.waits:
            self.waits.show_study(study)
        self._top.setVisible(value is not None)
        self.state.setVisible(value is None)
        self.waits.setVisible(bool(study.waits))
        self._show_notices(value.notices if value else ())
        self._offer(study)
        self._show_page()
        self._tell(spoken_state(study, words) if value is None else spoken_result(value, words))

    def _show_value(self, value: HandValue) -> None:
        words = self._look.words
        self.headline.show_summary(summary_of(value, words))
        cards, arrows = seats_of(value, words)
        self.seats.set_seats(cards)
        self.seats.set_arrows(arrows)
        self.seats.setAccessibleName(words.text("ui.seats.name"))
        self.seats.setAccessibleDescription(payments_text(value, words))

    def _tell(self, sentence: str) -> None:
        """Have a new result spoken."""
        if sentence != self.accessibleDescription():
            self.setAccessibleDescription(sentence)
            announce(self, sentence)

    def _offer(self, study: Study) -> None:
        """Offer the tabs that say something of this hand."""
        offered: tuple[str, ...] = ()
        if study.value is not None:
            offered = RESULT_TABS
        elif study.nearest is not None:
            offered = _WITHOUT_YAKU
        if offered != self._offered:
            self._offered = offered
            if offered:  # those before stay, unseen, where there are none: they may come again
                self._name_tabs()
        self.tabs.setVisible(bool(offered))

    def _name_tabs(self) -> None:
        group = "tab_short" if self._compact else "tab"
        words = self._look.words
        self.tabs.set_tabs([(key, words.text(f"ui.{group}.{key}")) for key in self._offered])
        if self._current():
            self.tabs.set_current(self._current())

    def _current(self) -> str:
        """Give the tab that is shown: the one last picked, where it is offered."""
        if self._wanted in self._offered or not self._offered:
            return self._wanted if self._offered else ""
        return self._offered[0]

    def open_tab(self, key: str) -> bool:
        """Show a tab with the keyboard on it; tell whether it is offered."""
        if key not in self._offered:
            return False
        self.tabs.set_current(key)
        self._pick(key)
        self.tabs.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def _pick(self, key: str) -> None:
        self._wanted = key
        self._show_page()

    def _show_page(self) -> None:
        current = self._current()
        if current:
            self._page(current).show_study(self._session.study)
        for key, page in self._pages.items():
            page.setVisible(key == current)
        self._keep_formula(self._scroll.cut)

    def _keep_formula(self, cut: int) -> None:
        """Keep the formula of the count whole wherever the content is cut."""
        count = self._pages.get("count")
        if isinstance(count, CountTab) and count.isVisible():
            count.keep_above(cut - count.y())

    def _page(self, key: str) -> Page:
        if key not in self._pages:
            page = self._pages[key] = _PAGES[key](self._look, self._session, self)
            self._scroll.column.insertWidget(self._scroll.column.count() - 1, page)
            chain(self.tabs, page.findChildren(TableRows))
        return self._pages[key]

    def _show_notices(self, notices: tuple[Problem, ...]) -> None:
        while len(self._notices) < len(notices):
            notice = Notice(self._look.theme, "", self)
            self._notices.append(notice)
            self._noticed.addWidget(notice)
        for at, notice in enumerate(self._notices):
            if at < len(notices):
                notice.setText(self._look.words.problem(notices[at]))
            notice.setVisible(at < len(notices))

    def _lay_out(self) -> None:
        self._top = QWidget(self)
        self._top.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self._top)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.headline, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.seats, 0, Qt.AlignmentFlag.AlignTop)
        self._noticed = QVBoxLayout()
        self._noticed.setSpacing(6)
        self._scroll = ScrollColumn(self)
        self._scroll.set_padding(_PADDING)
        self._scroll.moved.connect(self._keep_formula)
        column = self._scroll.column
        column.setSpacing(_SPACING[False])
        for part in (self._top, self.state, self.waits):
            column.addWidget(part)
        column.addLayout(self._noticed)
        column.addWidget(self.tabs)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
