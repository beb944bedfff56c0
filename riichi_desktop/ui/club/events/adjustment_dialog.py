"""A bonus or a penalty: whose, how much, why, who decided."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from riichi_desktop.club import Adjustment, Event, Register
from riichi_desktop.documents import LONGEST_NAME, LONGEST_REASON
from riichi_desktop.engine import Problem, problem
from riichi_desktop.ui.club.player_field import PlayerField
from riichi_desktop.ui.kit import DropButton, Label, Segmented, chain
from riichi_desktop.ui.look import Look
from riichi_desktop.ui.match.asking import AskDialog

_SIGNS: Final = ("penalty", "bonus")
_THOUSAND: Final = 1000
_HUNDRED: Final = 100


class AdjustmentDialog(AskDialog):
    """Asks for a bonus or a penalty.

    Args:
        look: as everywhere.
        register: what the club wrote down.
        event: in whose standings.
        why_not: says why one cannot be put.
        player: whose, to begin with; "" for nobody.
    """

    written = Signal(object)
    """The `Adjustment`, without id and day."""

    def __init__(
        self,
        look: Look,
        register: Register,
        event: Event,
        why_not: Callable[[Adjustment], Problem | None],
        parent: QWidget | None = None,
        *,
        player: str = "",
    ) -> None:
        super().__init__(look, "ui.club.adjust.title", "ui.club.adjust.done", parent)
        self._register, self._event, self._why_not = register, event, why_not
        theme = look.theme
        self.whose = PlayerField(self)
        self.whose.set_people(register)
        self.whose.set_uid(player)
        self.team = DropButton(theme, "", self)
        self.sign = Segmented(theme, self)
        self.points = QLineEdit(self)
        self.points.setFixedWidth(100)
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._unit = Label(theme, "", self, color="muted")
        self.reason, self.by = QLineEdit(self), QLineEdit(self)
        self.reason.setMaxLength(LONGEST_REASON)
        self.by.setMaxLength(LONGEST_NAME)
        self._teams = [one for one in register.teams.values() if one.event == event.uid]
        keys = ("whose", "team", "points", "reason", "by")
        self._captions = {key: Label(theme, "", self, color="muted") for key in keys}
        self._lay_out_parts()
        for field in (self.whose, self.points, self.reason, self.by):
            field.textChanged.connect(self._grey)
            field.returnPressed.connect(self.yes.click)
        self.team.picked.connect(lambda _key: self._grey())
        self.sign.picked.connect(lambda _key: self._grey())
        self.confirmed.connect(lambda: self.written.emit(self.adjustment))
        self.sign.set_current(_SIGNS[0])
        self.reword()
        (self.points if player else self.whose).setFocus()

    @property
    def adjustment(self) -> Adjustment:
        """What was said so far; an id stands in for the one that it gets."""
        points = tenths_of(self.points.text()) or 0
        sign = -1 if self.sign.current == "penalty" else 1
        team = self.team.current or ""
        return Adjustment(
            "new",
            self._event.uid,
            sign * points,
            " ".join(self.reason.text().split()),
            player="" if team else self.whose.uid,
            team=team,
            by=" ".join(self.by.text().split()),
        )

    def reword(self) -> None:
        """Say everything in the language in force."""
        super().reword()
        words = self.look.words
        for key, caption in self._captions.items():
            caption.setText(words.text(f"ui.club.adjust.{key}"))
        named = [(key, words.text(f"ui.club.adjust.{key}")) for key in _SIGNS]
        self.sign.set_options([(key, said, said) for key, said in named])
        self.sign.setAccessibleName(words.text("ui.club.adjust.sign"))
        self._unit.setText(words.text("ui.club.adjust.unit"))
        self.points.setPlaceholderText(words.text("ui.club.adjust.points_hint"))
        options = [(team.uid, team.name) for team in self._teams]
        self.team.set_options([("", words.text("ui.club.reg.no_team")), *options])
        self.team.set_current(self.team.current or "")
        for key, part in (
            ("whose", self.whose),
            ("team", self.team),
            ("points", self.points),
            ("reason", self.reason),
            ("by", self.by),
        ):
            part.setAccessibleName(words.text(f"ui.club.adjust.{key}"))
        self.reason.setPlaceholderText(words.text("ui.club.adjust.reason_hint"))
        self._grey()

    def _grey(self) -> None:
        """Say why it cannot be written yet."""
        shown = self.adjustment
        why: Problem | None = None
        if not shown.player and not shown.team:
            why = problem("adjustment_nobody", "player")
        elif tenths_of(self.points.text()) is None:
            why = problem("adjustment_points", "points")
        why = why or self._why_not(shown)
        self.yes.set_reason(self.look.words.problem(why) if why else None)
        self.whose.setEnabled(not shown.team)
        self.say("")

    def _lay_out_parts(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        points = QHBoxLayout()
        points.setSpacing(8)
        for part in (self.sign, self.points, self._unit):
            points.addWidget(part)
        points.addStretch(1)
        for at, key in enumerate(self._captions):
            grid.addWidget(self._captions[key], at, 0)
        grid.addWidget(self.whose, 0, 1)
        grid.addWidget(self.team, 1, 1, Qt.AlignmentFlag.AlignLeft)
        grid.addLayout(points, 2, 1)
        grid.addWidget(self.reason, 3, 1)
        grid.addWidget(self.by, 4, 1)
        self._captions["team"].setVisible(bool(self._teams))
        self.team.setVisible(bool(self._teams))
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.setMinimumWidth(500)
        chain(self, [self.whose, self.team, self.sign, self.points, self.reason, self.by])


def tenths_of(text: str) -> int | None:
    """Read points after uma as people write them, 20 or 2.5 or 2,5; give 20000, 2500."""
    bare = "".join(text.split()).replace(",", ".").removeprefix("+")
    whole, _, tenth = bare.partition(".")
    if not (whole.isdigit() and whole.isascii() and len(whole) <= 4):
        return None
    if tenth and not (tenth.isdigit() and tenth.isascii() and len(tenth) == 1):
        return None
    return int(whole) * _THOUSAND + int(tenth or 0) * _HUNDRED
