"""The tray at the left: what is asked, the answer, and what is said of it."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from riichi_desktop.drills import Question
from riichi_desktop.ui.kit import Button, Label, Tray, announce
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.typed import digit_of, letter_of

from .asked_words import prompt, spoken_question
from .coach import Coach
from .numbers_answer import NumbersAnswer
from .summary import Summary
from .verdict_view import VerdictView
from .waits_answer import WaitsAnswer
from .yaku_answer import YakuAnswer

_PADDING: Final = (16, 12)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SUITS: Final = "MPSZ"
_PRIMARY: Final = 128
"""The least width in px of the button that leads on."""


Way = NumbersAnswer | YakuAnswer | WaitsAnswer


class AnswerTray(Tray):
    """Prompt, answer, verdict, buttons; at the end of a run its summary.

    Attributes:
        numbers, yaku, waits: the ways to answer, one of them shown.
        check, show_answer, go_on: the buttons.
    """

    told = Signal(str)
    """A sentence for the status line."""

    def __init__(self, look: Look, coach: Coach, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent, padding=_PADDING[0])
        self._look = look
        self._coach = coach
        self._asked: Question | None = None
        self.prompt = Label(look.theme, "", self, font="panel_title")
        self.source = Label(look.theme, "", self, font="caption", color="muted")
        self.numbers = NumbersAnswer(look, self)
        self.yaku = YakuAnswer(look, self)
        self.waits = WaitsAnswer(look, self)
        self.verdict = VerdictView(look, self)
        self.summary = Summary(look, self)
        self.check = Button(look.theme, "", self, kind="primary")
        self.show_answer = Button(look.theme, "", self)
        self.go_on = Button(look.theme, "", self, kind="primary")
        self._lay_out()
        self._connect()
        self.reword()

    @property
    def way(self) -> Way:
        """The way in which this question is answered."""
        drill = self._coach.drill
        return self.yaku if drill == "yaku" else self.waits if drill == "waits" else self.numbers

    def set_compact(self, compact: bool) -> None:
        """Lay out for a small window, or for a normal one."""
        side = _PADDING[compact]
        self.setContentsMargins(side, side, side, side)
        self._column.setSpacing(8 if compact else 12)
        self._place_buttons()

    def set_tall(self, tall: bool) -> None:
        """Have higher keys in a high window."""
        self.numbers.keypad.set_tall(tall)
        self._place_buttons()

    def show_state(self) -> None:
        """Show the question, the verdict, or the summary."""
        coach, question, outcome = self._coach, self._coach.question, self._coach.outcome
        self._stack.setCurrentIndex(int(coach.state == "over"))
        if coach.state == "over":
            if self._asked is not None:
                self._asked = None
                self.summary.show_run(coach.run)
                self.summary.focus_home()
                announce(self, self.summary.accessibleName())
            return
        if question is None:
            return
        if coach.state == "asking":
            self._ask(question)
        elif outcome is not None:
            self.way.judge(outcome)
            self.verdict.show_outcome(outcome)
            self.verdict.tell()
        self._show_buttons()
        self._focus()

    def submit(self) -> None:
        """Have the answer judged; an empty one, or half of one, goes on to what is missing."""
        if self._coach.state != "asking":
            return
        if self.way.is_empty:
            self.told.emit(self._look.words.text("ui.practice.empty"))
            self.way.focus_home()
        elif not (isinstance(self.way, NumbersAnswer) and self.way.go_on()):
            self._coach.answer(self.way.answer)

    def give_up(self) -> None:
        """Have the answer shown."""
        if self._coach.state == "asking" and self._coach.question is not None:
            self._coach.answer(self._coach.question.empty)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take Enter, Esc, digits and letters that no control took."""
        if self._coach.state == "over":
            return False
        if event.key() in _ENTER:
            self.submit() if self._coach.state == "asking" else self._coach.go_on()
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
            return True
        if not _is_plain(event):
            return False
        digit, letter = digit_of(event), letter_of(event)
        if self._coach.state == "asking" and digit is not None:
            return self._take_digit(str(digit))
        if self._coach.state == "asking" and letter:
            return self._take_letter(letter)
        return False

    def means(self, event: QKeyEvent) -> bool:
        """Tell whether a key is read here, so that no shortcut of one letter takes it."""
        return _is_plain(event) and (digit_of(event) is not None or bool(letter_of(event)))

    def focus_home(self) -> None:
        """Put the keyboard where the answer is written, or on what comes next."""
        if self._coach.state == "over":
            self.summary.focus_home()
        else:
            self._focus()

    def reword(self) -> None:
        """Say everything in the language in force."""
        words = self._look.words
        self.check.setText(words.text("ui.practice.check"))
        self.show_answer.setText(words.text("ui.practice.show"))
        self.go_on.setText(words.text("ui.practice.next"))
        for part in (self.numbers, self.yaku, self.waits, self.verdict, self.summary):
            part.reword()
        if self._asked is not None:
            self._say_prompt(self._asked)
        self._show_buttons()

    def _ask(self, question: Question) -> None:
        self._asked = question
        for way in (self.numbers, self.yaku, self.waits):
            way.setVisible(way is self.way)
        self.way.ask(question)
        self._say_prompt(question)
        announce(self, spoken_question(question, self._look.words))

    def _say_prompt(self, question: Question) -> None:
        words = self._look.words
        self.prompt.setText(prompt(question, words))
        made = "recorded" if question.recorded else "made"
        told = question.draft is not None
        self.source.setText(words.text(f"ui.practice.{made}") if told else "")

    def _show_buttons(self) -> None:
        asking = self._coach.state == "asking"
        # What is said of an answer stands below it, the buttons always at the foot.
        filled = asking or self.way is self.waits
        for way in (self.numbers, self.yaku, self.waits):
            self._column.setStretchFactor(way, int(filled))
        self._column.setStretch(self._column.count() - 2, int(not filled))
        self.verdict.setVisible(self._coach.state == "judged")
        self._place_buttons()
        self.check.setVisible(asking)
        self.show_answer.setVisible(asking)
        self.go_on.setVisible(not asking)
        key = "finish" if self._coach.run.is_over else "next"
        self.go_on.setText(self._look.words.text(f"ui.practice.{key}"))

    def _place_buttons(self) -> None:
        """Have what ends an answer below the keypad, where there is one, else at the foot."""
        buttons, below = (self.check, self.show_answer), self.way is self.numbers
        self.check.setMinimumHeight(self.numbers.keypad.key_height if below else 0)
        if below == (self.check.parentWidget() is self.numbers.keypad):
            return
        if below:
            self.numbers.keypad.add_foot(*buttons)
        else:
            for at, button in enumerate(buttons):
                self._foot.insertWidget(at, button)

    def _focus(self) -> None:
        if self._coach.state == "asking":
            self.way.focus_home()
        else:
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_digit(self, digit: str) -> bool:
        if isinstance(self.way, NumbersAnswer):
            self.way.type(digit)
            return True
        return isinstance(self.way, WaitsAnswer) and self.way.type(digit)

    def _take_letter(self, letter: str) -> bool:
        if isinstance(self.way, YakuAnswer):
            return self.way.seek(letter)
        return isinstance(self.way, WaitsAnswer) and letter in _SUITS and self.way.type(letter)

    def _connect(self) -> None:
        coach = self._coach
        self.check.clicked.connect(self.submit)
        self.show_answer.clicked.connect(self.give_up)
        self.go_on.clicked.connect(coach.go_on)
        self.summary.looked_at.connect(coach.look_at)
        self.summary.begun.connect(lambda wrong: coach.begin(coach.run.wrong if wrong else ()))

    def _lay_out(self) -> None:
        asked = QWidget(self)
        self._column = QVBoxLayout(asked)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        top = QHBoxLayout()
        top.addWidget(self.prompt, 1)
        top.addWidget(self.source)
        self._foot = foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.check, self.show_answer, self.go_on):
            foot.addWidget(button)
        for button in (self.check, self.go_on):
            button.setMinimumWidth(_PRIMARY)
        foot.addStretch(1)
        self._column.addLayout(top)
        for way in (self.numbers, self.yaku, self.waits):
            self._column.addWidget(way, 1)
        self._column.addWidget(self.verdict)
        self._column.addStretch(0)
        self._column.addLayout(foot)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(asked)
        self._stack.addWidget(self.summary)


def _is_plain(event: QKeyEvent) -> bool:
    """Tell whether a key is pressed alone, or with Shift."""
    others = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return not event.modifiers() & ~others
