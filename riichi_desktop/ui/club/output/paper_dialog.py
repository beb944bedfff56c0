"""What of the club is to be put on paper: which paper, of which round; how it will look."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from riichi_desktop.ui.kit import Button, ChoiceList, DropButton, Label, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

from .heads import Printed
from .papers import PAPERS, Paper, pages_of, paper_of
from .preview import PagePreview
from .rounds import round_title

_LIST: Final = 270


class PaperDialog(AskDialog):
    """Asks for a paper, shows its pages, and has it printed or saved.

    Args:
        look: as everywhere.
        printed: the event.
        paper: the key of the one to begin with.
        pdf: whether a PDF is what is wanted first.
    """

    wanted = Signal(object, object, bool)
    """A row of `PAPERS`, the `Printed`, and whether as PDF."""

    def __init__(
        self, look: Look, printed: Printed, paper: str, parent: QWidget | None = None, *, pdf: bool
    ) -> None:
        self._is_pdf = pdf
        done = "pdf" if pdf else "print"
        super().__init__(look, "ui.club.paper.title", f"ui.club.paper.{done}", parent)
        theme = look.theme
        self._printed = printed._replace(round=_last_round(printed))
        self.which = ChoiceList(theme, self)
        self.caption = Label(theme, "", self, color="muted")
        self.round = DropButton(theme, "", self)
        self.preview = PagePreview(theme, self)
        self.page = Label(theme, "", self, color="muted")
        self.before = Button(theme, "", self, kind="quiet", icon="chevron-left", icon_only=True)
        self.after = Button(theme, "", self, kind="quiet", icon="chevron-right", icon_only=True)
        self.other = Button(theme, "", self)
        self._lay_out_parts()
        self._connect()
        self.which.set_options([(one.key, "") for one in PAPERS])
        self.which.set_current(paper_of(paper).key)
        self.reword()
        self.which.option(self.paper.key).setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def paper(self) -> Paper:
        """The paper that is chosen."""
        return paper_of(self.which.current or "")

    @property
    def printed(self) -> Printed:
        """What is put on it."""
        return self._printed

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words, season = self.look.words, self._printed.season
        named = [(one.key, words.text(f"ui.club.paper.{one.key}")) for one in PAPERS]
        self.which.set_options(named)
        faults = {one.key: one.fault(self._printed) for one in PAPERS}
        self.which.set_reasons({key: words.problem(why) for key, why in faults.items() if why})
        self.which.setAccessibleName(words.text("ui.club.paper.which"))
        self.caption.setText(words.text("ui.club.paper.of_round"))
        rounds = [(one.uid, round_title(season, one, words)) for one in season.rounds]
        self.round.set_options(rounds)
        self.round.set_current(self._printed.round)
        self.round.setAccessibleName(words.text("ui.club.paper.of_round"))
        self.before.setText(words.text("ui.club.paper.before"))
        self.after.setText(words.text("ui.club.paper.after"))
        self.other.setText(words.text(f"ui.club.paper.{'print' if self._is_pdf else 'pdf'}"))
        self._show()

    def _show(self) -> None:
        """Show the pages of the paper, or why there are none."""
        words, paper = self.look.words, self.paper
        for part in (self.caption, self.round):
            part.setVisible(paper.of_round and bool(self._printed.season.rounds))
        fault = paper.fault(self._printed)
        reason = words.problem(fault) if fault else None
        self.yes.set_reason(reason)
        self.other.set_reason(reason)
        self.say(reason or "")
        self.preview.show_pages(None if fault else pages_of(paper, self._printed), self._printed)

    def _turned(self) -> None:
        words, shown = self.look.words, self.preview
        count = shown.count
        said = words.text("ui.print.page", page=shown.at + 1, pages=count) if count else ""
        self.page.setText(said)
        shown.setAccessibleName(words.text("ui.club.paper.preview", page=said))
        for button, more in ((self.before, shown.at > 0), (self.after, shown.at + 1 < count)):
            button.setEnabled(more)
            button.setVisible(count > 1)

    def _choose_round(self, round: str) -> None:
        self._printed = self._printed._replace(round=round)
        self._show()

    def _want(self, *, pdf: bool) -> None:
        self.wanted.emit(self.paper, self._printed, pdf)

    def _connect(self) -> None:
        self.which.picked.connect(lambda _: self._show())
        self.which.refused.connect(self.say)
        self.round.picked.connect(self._choose_round)
        self.preview.turned.connect(self._turned)
        self.before.clicked.connect(lambda: self.preview.turn(-1))
        self.after.clicked.connect(lambda: self.preview.turn(1))
        self.confirmed.connect(lambda: self._want(pdf=self._is_pdf))
        self.other.clicked.connect(lambda: self._want(pdf=not self._is_pdf))
        self.other.refused.connect(self.say)

    def _lay_out_parts(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(10)
        self.which.setFixedWidth(_LIST)
        left.addWidget(self.which)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.caption)
        row.addWidget(self.round)
        row.addStretch(1)
        left.addLayout(row)
        left.addStretch(1)
        turning = QHBoxLayout()
        turning.setSpacing(8)
        turning.addStretch(1)
        for part in (self.before, self.page, self.after):
            turning.addWidget(part)
        turning.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self.preview, 1)
        right.addLayout(turning)
        both = QHBoxLayout()
        both.setSpacing(20)
        both.addLayout(left)
        both.addLayout(right, 1)
        self.body.addLayout(both)
        self.foot.insertWidget(self.foot.count() - 1, self.other)
        self.setMinimumSize(700, 560)
        chain(
            self,
            [
                *(self.which, self.round, self.preview, self.before, self.after),
                *(self.cancel, self.other, self.yes),
            ],
        )


def _last_round(printed: Printed) -> str:
    """Give the id of the last round; "" where there is none."""
    rounds = printed.season.rounds
    return rounds[-1].uid if rounds else ""
