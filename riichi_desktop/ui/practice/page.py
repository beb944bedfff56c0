"""The Practice page: what is practised, the question on felt, answer and explanation below."""

from collections.abc import Callable, Mapping
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.engine import Award, Move, Study
from riichi_desktop.ui.hand import RESULT_TABS
from riichi_desktop.ui.page import Desk, Page
from riichi_desktop.ui.page_header import PageHeader

from .answer_tray import AnswerTray
from .award_card import AwardCard
from .chooser import Chooser
from .coach import Coach
from .felt import HandFelt
from .guide import Guide
from .notebook import Notebook

if TYPE_CHECKING:
    from .award_result import AwardResult
    from .hand_result import HandResult

_GAP: Final = (16, 12)
_BETWEEN: Final = (12, 8)
_LEFT: Final = (0.551, 0.573)
"""The share of the tray in the width."""

_TALL_FROM: Final = 940
"""From this height in px on, of a window of 1000, the keypad is higher."""


class PracticePage(Page):
    """Drills.

    Attributes:
        coach: the question, the answer, the run.
        header, chooser, felt, card, tray, guide: its parts.
    """

    widest = 1240

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._compact = False
        self._shown = False
        self.notebook = Notebook(desk.data_dir, self)
        self.coach = Coach(desk.session, self.notebook, SystemRandom(), self)
        self.header = PageHeader(desk, "practice", self)
        self.header.add_button("practice_open", "hand")
        self.chooser = Chooser(desk.look, self.coach, self)
        self.felt = HandFelt(desk.look, self)
        self.card = AwardCard(desk.look, self)
        self.tray = AnswerTray(desk.look, self.coach, self)
        self._right = QWidget(self)
        self.guide = Guide(desk.look, self._right)
        self._result: HandResult | None = None
        self._award: AwardResult | None = None
        self._lay_out()
        self._connect()

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """Give what each command does on this page."""
        return {
            "rules": self._open_rules,
            "practice_open": self.open_elsewhere,
            **{f"tabs_{n}": partial(self._open_tab, tab) for n, tab in enumerate(RESULT_TABS, 1)},
        }

    def enter(self) -> None:
        """Ask, or go on where it was left."""
        self._shown = True
        self.coach.resume()
        self.chooser.set_running(True)
        if self.notebook.aside:
            words = self.desk.look.words
            self.told.emit(words.text("ui.practice.aside", file=self.notebook.aside))
            self.notebook.aside = ""

    def leave(self) -> None:
        """Stop the clock."""
        self._shown = False
        self.coach.pause()
        self.chooser.set_running(False)

    def shut(self) -> None:
        """Have the file of answers made short, where it is long."""
        self.notebook.tidy()

    def focus_home(self) -> None:
        """Put the keyboard where the answer is written."""
        self.tray.focus_home()

    def event(self, event: QEvent) -> bool:
        """Keep digits and letters from the shortcuts of other pages: they write the answer."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.tray.means(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key that no control took; tell whether it meant anything."""
        return self.tray.take_key(event)

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        self._compact = compact
        self._space()
        for part in (self.header, self.tray, self.guide, self._result, self._award):
            if part is not None:
                part.set_compact(compact)
        self._share()

    def reword(self) -> None:
        """Say everything in the language in force."""
        for part in (self.header, self.chooser, self.felt, self.card, self.tray, self.guide):
            part.reword()
        if self._award is not None:
            self._award.reword()
        self._name_button()
        self._show_trouble()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        self.tray.set_tall(self.height() >= _TALL_FROM)
        self._share()

    def open_elsewhere(self) -> None:
        """Open the hand on the Hand page, a win without tiles on the Points page."""
        question = self.coach.question
        if question is None:
            return
        if question.draft is not None:
            self.desk.session.take(Move(question.draft))
            self.desk.open("hand")
        elif question.awarded is not None:
            self._open_award(question.awarded.award)

    # Inside

    def _open_award(self, award: Award) -> None:
        from riichi_desktop.ui.points.page import PointsPage

        page = self.desk.open("points")
        assert isinstance(page, PointsPage)
        page.points.take(award)

    def _show(self) -> None:
        """Show the state of things."""
        coach, question = self.coach, self.coach.question
        if question is None:
            return
        if question.awarded is not None:
            self._question.setCurrentWidget(self.card)
            self.card.show_award(question.awarded)
        elif question.study is not None:
            self._question.setCurrentWidget(self.felt)
            if question.draft != self.felt.draft:
                self.felt.show_study(question.study)
        self.tray.show_state()
        if coach.state == "asking":
            self.guide.show_level(coach, self.desk.session.rules)
            self._beside.setCurrentWidget(self.guide)
        elif question.awarded is not None:
            self._beside.setCurrentWidget(self._award_result())
            self._award_result().show_award(question.awarded)
        else:
            self._beside.setCurrentWidget(self._hand_result())
        self._name_button()

    def _hand_result(self) -> "HandResult":
        if self._result is None:
            from .hand_result import HandResult

            self._result = HandResult(self.desk.look, self.coach.hand, self._right)
            self._result.set_compact(self._compact)
            self._beside.addWidget(self._result)
        return self._result

    def _award_result(self) -> "AwardResult":
        if self._award is None:
            from .award_result import AwardResult

            self._award = AwardResult(self.desk.look, self._right)
            self._award.set_compact(self._compact)
            self._beside.addWidget(self._award)
        return self._award

    def _open_tab(self, key: str) -> None:
        shown = self._result is not None and self._beside.currentWidget() is self._result
        if not shown or self._result is None or not self._result.open_tab(key):
            self.told.emit(self.desk.look.words.text("ui.status.no_tabs"))

    def _open_rules(self) -> None:
        if self.header.rules is not None:
            self.header.rules.click()

    def _follow_session(self, _study: Study) -> None:
        """Ask anew under other rules; what else changes on the Hand page is no matter here."""
        if self._shown:
            self.coach.follow_rules()

    def _tell_none(self) -> None:
        """Say that nothing can be asked."""
        self.told.emit(self.desk.look.words.text("ui.practice.no_question"))

    def _name_button(self) -> None:
        """Name the button for where the question can be opened."""
        question = self.coach.question
        points = question is not None and question.awarded is not None
        button = self.header.buttons["practice_open"]
        key = "practice_open_points" if points else "practice_open"
        button.set_icon("points" if points else "hand")
        self.header.name_button("practice_open", key)

    def _show_trouble(self) -> None:
        trouble, words = self.notebook.trouble, self.desk.look.words
        self.trouble = words.text(f"ui.practice.trouble.{trouble}") if trouble else ""
        self.lasting.emit()

    def _connect(self) -> None:
        coach = self.coach
        self.header.asked.connect(self.asked)
        for part in (self.header, self.tray):
            part.told.connect(self.told)
        self.chooser.picked.connect(coach.choose)
        self.guide.picked.connect(lambda level: coach.choose(coach.drill, level))
        coach.changed.connect(self._show)
        coach.failed.connect(self._tell_none)
        coach.hand.lit.connect(self.felt.light)
        self.notebook.lasting.connect(self._show_trouble)
        self.desk.session.changed.connect(self._follow_session)
        if self.notebook.trouble:
            self._show_trouble()

    def _lay_out(self) -> None:
        self._question = QStackedLayout()
        self._question.addWidget(self.felt)
        self._question.addWidget(self.card)
        self._beside = QStackedLayout(self._right)
        self._beside.addWidget(self.guide)
        self._body = QHBoxLayout()
        self._body.addWidget(self.tray)
        self._body.addWidget(self._right)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.header)
        self._column.addWidget(self.chooser)
        self._column.addLayout(self._question)
        self._column.addLayout(self._body, 1)
        self._space()

    def _space(self) -> None:
        """Keep the parts apart."""
        self.chooser.setContentsMargins(0, 0, 0, _BETWEEN[self._compact])
        self._body.setContentsMargins(0, _BETWEEN[self._compact], 0, 0)
        self._body.setSpacing(_GAP[self._compact])

    def _share(self) -> None:
        room = self.width() - _GAP[self._compact]
        self.tray.setFixedWidth(max(0, round(room * _LEFT[self._compact])))
